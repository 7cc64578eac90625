import UniformTypeIdentifiers

/// The system's panel in which a person picks files: what it offers, and what ends it.
///
/// No file is touched: whoever drives the app says which files are picked, or which error there is.
package struct FilePanel {
  /// What the panel is for, which is also what its confirming button says.
  package enum Purpose: String, Sendable {
    case open = "Open"
    case save = "Save"
    case move = "Move"
  }

  let purpose: Purpose
  let selection: FileSelection

  /// The kinds of file that can be picked; any where there are none.
  let types: [UTType]

  /// Whether a second file adds to the first.
  let allowsSeveral: Bool

  /// What is told of the files picked, of an error, and of a panel left without either.
  let onCompletion: (Result<[URL], any Error>) -> Void
  let onCancellation: () -> Void

  /// The panel's title.
  package var title: String { purpose.rawValue }
}

/// The files picked so far.
final class FileSelection {
  var files: [String]

  init(_ files: [String]) {
    self.files = files
  }
}

/// An error that the script gave a file panel.
package struct FilePanelError: LocalizedError, CustomStringConvertible {
  package let description: String
  package var errorDescription: String? { description }
}

extension FilePanel {
  /// Whether a file is of a kind that can be picked.
  @MainActor package func accepts(_ file: String) -> Bool {
    guard !types.isEmpty else { return true }
    if file.hasSuffix("/") { return types.contains { $0.isFolder } }
    let name = file.split(separator: ".").dropFirst().last.map(String.init) ?? ""
    guard let type = UTType(filenameExtension: name) else {
      // Kinds of the app's own say nothing of their extension here.
      return types.contains { $0.preferredFilenameExtension == nil && !$0.isKnownKind }
        || types.contains(.item) || types.contains(.data)
    }
    return types.contains { type.conforms(to: $0) || !$0.isKnownKind }
  }

  /// Names of kinds that can be picked, for those who look for an example.
  package var example: String? {
    types.first.map { type in
      type.preferredFilenameExtension.map { "a name with .\($0)" } ?? type.identifier
    }
  }

  @MainActor func pick(_ file: String) {
    if allowsSeveral {
      if !selection.files.contains(file) { selection.files.append(file) }
    } else {
      selection.files = [file]
    }
  }

  /// The files picked, as URLs; a plain name lies in the root.
  var urls: [URL] {
    selection.files.compactMap { file in
      if file.contains("://") { return URL(string: file) }
      return URL(filePath: file.hasPrefix("/") ? file : "/" + file)
    }
  }
}

extension UTType {
  /// Whether the kind is one of the system's.
  fileprivate var isKnownKind: Bool { UTType(identifier) != nil }

  /// Whether folders are of that kind.
  fileprivate var isFolder: Bool { self == .folder || self == .directory || self == .item }
}

/// A file panel as content of its presentation.
nonisolated struct FilePanelContent: PrimitiveView {
  let purpose: FilePanel.Purpose
  let types: [UTType]
  let allowsSeveral: Bool
  let suggestion: String?
  let onCompletion: (Result<[URL], any Error>) -> Void
  let onCancellation: () -> Void

  @MainActor static func _update(_ view: FilePanelContent, _ inputs: _ViewInputs) {
    let node = inputs.node
    let selection =
      node.properties.first as? FileSelection ?? FileSelection(view.suggestion.map { [$0] } ?? [])
    if node.properties.isEmpty { node.properties.append(selection) }
    node.semantics = .files(
      FilePanel(
        purpose: view.purpose, selection: selection, types: view.types,
        allowsSeveral: view.allowsSeveral, onCompletion: view.onCompletion,
        onCancellation: view.onCancellation))
  }
}

extension View {
  /// Presents a file panel while a flag is true; the flag is false before anybody is told.
  nonisolated func filePanel(
    _ purpose: FilePanel.Purpose, _ isPresented: Binding<Bool>, types: [UTType] = [],
    allowsSeveral: Bool = false, suggestion: String? = nil,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    presenting(.files, isPresented, nil) {
      FilePanelContent(
        purpose: purpose, types: types, allowsSeveral: allowsSeveral, suggestion: suggestion,
        onCompletion: onCompletion, onCancellation: onCancellation)
    }
  }
}
