import SwiftUI
import Testing
import UniformTypeIdentifiers

/// Apps of documents, what they take back, and scenes that no app starts with.
@MainActor struct DocumentTests {
  private struct Letter: FileDocument {
    static let readableContentTypes: [UTType] = [.plainText]
    var text = "Dear"

    init() {}

    init(configuration: ReadConfiguration) throws {}

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  private struct LetterApp: App {
    var body: some Scene {
      MenuBarExtra("Letters", systemImage: "envelope") { Text("menu") }
      UtilityWindow("Tools", id: "tools") { Text("tools") }
      DocumentGroup(viewing: Letter.self) { _ in Text("viewer") }
      DocumentGroup(newDocument: Letter()) { file in
        TextField("Text", text: file.$document.text)
        Text("\(file.document.text) \(file.fileURL == nil) \(file.isEditable)")
        SettingsLink()
      }
    }
  }

  @Test("an app of documents opens a new one, which its window can change")
  func valueDocument() throws {
    let screen = Screen { AppView(app: LetterApp()) }
    #expect(screen.texts == ["Text", "Dear true true", "Settings…"])
    try screen.write("Dear Ann", into: "Text")
    #expect(screen.texts == ["Text", "Dear Ann true true", "Settings…"])
    try screen.tap("Settings…")
    #expect(screen.host.graph.takeEvents() == ["settings asked for"])
  }

  private final class Plan: ReferenceFileDocument, @unchecked Sendable {
    static var readableContentTypes: [UTType] { [.json] }
    @Published var steps = 1

    init() {}

    init(configuration: ReadConfiguration) throws {}

    func snapshot(contentType: UTType) throws -> Int { steps }

    func fileWrapper(snapshot: Int, configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data())
    }
  }

  private struct PlanView: View {
    @EnvironmentObject private var plan: Plan
    @Environment(\.undoManager) private var undoManager

    var body: some View {
      Text("steps \(plan.steps)")
      Button("Add two") {
        change(by: 1)
        change(by: 1)
        undoManager?.setActionName("Adding")
      }
      Button("Undo") { undoManager?.undo() }
      Button("Redo") { undoManager?.redo() }
      Button("Look") {
        names = [undoManager?.undoMenuItemTitle, undoManager?.redoMenuItemTitle].compactMap { $0 }
      }
      ForEach(names, id: \.self) { Text($0) }
    }

    @State private var names: [String] = []

    private func change(by number: Int) {
      plan.steps += number
      undoManager?.registerUndo(withTarget: plan) { _ in
        MainActor.assumeIsolated { change(by: -number) }
      }
    }
  }

  @Test("a document that is an object is in the environment, and what is done to it is taken back")
  func objectDocument() throws {
    struct PlanApp: App {
      var body: some Scene {
        DocumentGroup(newDocument: { Plan() }) { file in
          PlanView()
          Text("document \(file.document.steps)")
        }
      }
    }
    let screen = Screen { AppView(app: PlanApp()) }
    var steps: String? { screen.texts.first }
    try screen.tap("Add two")
    #expect(steps == "steps 3")
    try screen.tap("Look")
    #expect(screen.texts.contains("Undo Adding"))
    try screen.tap("Undo")
    #expect(steps == "steps 1")
    try screen.tap("Redo")
    #expect(steps == "steps 3")
    try screen.tap("Undo")
    try screen.tap("Undo")
    #expect(steps == "steps 1")
  }

  @Test("windows of values begin with the value given")
  func valueWindow() {
    struct NotesApp: App {
      var body: some Scene {
        WindowGroup("Note", id: "note", for: Int.self) { $number in
          Text("note \(number)")
        } defaultValue: {
          7
        }
      }
    }
    #expect(Screen { AppView(app: NotesApp()) }.texts == ["note 7"])
  }
}
