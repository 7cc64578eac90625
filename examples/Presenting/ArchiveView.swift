import SwiftUI
import UniformTypeIdentifiers

/// The archive: alerts, dialogs, a popover and a file panel, each where it belongs.
public struct ArchiveView: View {
  @Bindable var archive: Archive
  @State private var isNaming = false
  @State private var isImporting = false
  @State private var isLegendShown = false
  @State private var problem: String?

  public init(archive: Archive) {
    self.archive = archive
  }

  public var body: some View {
    NavigationStack {
      List(archive.folders) { folder in
        FolderRow(folder: folder, archive: archive)
      }
      .navigationTitle("Archive")
      .toolbar {
        ToolbarItem(placement: .primaryAction) { Button("New") { isNaming = true } }
        ToolbarItem { Button("Import") { isImporting = true } }
        ToolbarItem { LegendButton(isShown: $isLegendShown) }
      }
      .alert("Delete folder?", item: $archive.doomed) { folder in
        Button("Delete", role: .destructive) { archive.delete(folder) }
        Button("Keep", role: .cancel) {}
      } message: { folder in
        Text("\(folder.name) can't be brought back.")
      }
      .confirmationDialog(
        "Folder", item: $archive.chosen, titleVisibility: .visible
      ) { folder in
        Button(folder.isLocked ? "Unlock" : "Lock") { archive.toggleLock(folder) }
        Button("Delete…", role: .destructive) { archive.doomed = folder }
      }
      .alert("New folder", isPresented: $isNaming) {
        TextField("Name", text: $archive.draft)
        Button("Create") {
          archive.add(archive.draft)
          archive.draft = ""
        }
        .disabled(archive.draft.isEmpty)
        Button("Cancel", role: .cancel) {}
      }
      .alert("Import failed", isPresented: isFailed, presenting: problem) { _ in
      } message: {
        Text($0)
      }
      .fileImporter(
        isPresented: $isImporting, allowedContentTypes: [.plainText],
        onCompletion: { result in importFolder(result) })
    }
  }

  private var isFailed: Binding<Bool> {
    Binding(get: { problem != nil }, set: { if !$0 { problem = nil } })
  }

  private func importFolder(_ result: Result<URL, any Error>) {
    switch result {
    case .success(let url): archive.add(url.deletingPathExtension().lastPathComponent)
    case .failure(let error): problem = error.localizedDescription
    }
  }
}

/// A folder with what can be done with it.
struct FolderRow: View {
  let folder: Folder
  let archive: Archive

  var body: some View {
    HStack {
      Text(folder.isLocked ? "\(folder.name), locked" : folder.name)
      Button("Options") { archive.chosen = folder }
      Button("Delete", role: .destructive) { archive.doomed = folder }
        .disabled(folder.isLocked)
    }
  }
}

/// A button with a popover that says what the signs mean.
struct LegendButton: View {
  @Binding var isShown: Bool

  var body: some View {
    Button("Legend") { isShown = true }
      .popover(isPresented: $isShown, arrowEdge: .top) {
        Text("A locked folder can't be deleted.")
          .presentationDetents([.medium, .large])
          .presentationBackgroundInteraction(.enabled(upThrough: .medium))
      }
  }
}
