import SwiftUI
import Testing
import UniformTypeIdentifiers

/// The system's file panels, whose result whoever drives the app gives.
@MainActor @Suite(.serialized) struct FilePanelTests {
  private struct Importing: View {
    let carrier: Carrier
    let journal: Journal
    let allowsSeveral: Bool
    @State private var isShown = false

    var body: some View {
      Button("import") { isShown = true }
        .modifier(
          Importer(journal: journal, allowsSeveral: allowsSeveral, isShown: $isShown))
    }
  }

  private struct Importer: ViewModifier {
    let journal: Journal
    let allowsSeveral: Bool
    @Binding var isShown: Bool

    func body(content: Content) -> some View {
      AnyView(content)
        .fileImporter(
          isPresented: $isShown, allowedContentTypes: [.plainText, .pdf],
          allowsMultipleSelection: allowsSeveral
        ) { result in
          switch result {
          case .success(let urls):
            journal.note("flag \(isShown), \(urls.map(\.path).joined(separator: " "))")
          case .failure(let error): journal.note("flag \(isShown), \(error.localizedDescription)")
          }
        } onCancellation: {
          journal.note("cancelled")
        }
    }
  }

  private func importing(_ journal: Journal, allowsSeveral: Bool = false) -> any TestHost {
    let app = present {
      Importing(carrier: .plain, journal: journal, allowsSeveral: allowsSeveral)
    }
    app.tap("import")
    return app
  }

  @Test("The file picked is told of when the flag is false already")
  func opens() {
    let journal = Journal()
    let app = importing(journal)
    #expect(app.presented == ["files Open “Open”"])
    #expect(app.pick("notes.txt"))
    app.tap("Open")
    #expect(app.presented == [])
    #expect(journal.take() == ["flag false, /notes.txt"])
  }

  @Test("Another file takes the first one's place, or is added to it", arguments: [false, true])
  func several(_ allowsSeveral: Bool) {
    let journal = Journal()
    let app = importing(journal, allowsSeveral: allowsSeveral)
    #expect(app.pick("a.txt"))
    #expect(app.pick("b.pdf"))
    app.tap("Open")
    #expect(journal.take() == ["flag false, \(allowsSeveral ? "/a.txt /b.pdf" : "/b.pdf")"])
  }

  @Test("Only files of the kinds allowed can be picked; without one there is nothing to open")
  func kinds() {
    let app = importing(Journal())
    #expect(!app.pick("photo.png"))
    #expect(app.layers.last?.controls.first { $0.label == "Open" }?.isEnabled == false)
  }

  @Test("The script may give an error")
  func fails() {
    let journal = Journal()
    let app = importing(journal)
    #expect(app.pick("The disk is gone.", for: "Failure"))
    #expect(app.presented == [])
    #expect(journal.take() == ["flag false, The disk is gone."])
  }

  @Test("A panel left without a file tells of that")
  func cancelled() {
    let journal = Journal()
    let app = importing(journal)
    #expect(app.pressKey(.cancelAction))
    #expect(app.presented == [])
    #expect(journal.take() == ["cancelled"])
  }

  private struct Note: FileDocument {
    static let readableContentTypes = [UTType.plainText]
    var text: String

    init(text: String) {
      self.text = text
    }

    init(configuration: ReadConfiguration) throws {
      text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      if text.isEmpty { throw CancellationError() }
      return FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  private struct Exporting: View {
    let note: Note?
    let journal: Journal
    @State private var isShown = true

    var body: some View {
      Text("flag \(isShown)")
        .fileExporter(
          isPresented: $isShown, document: note, contentType: .plainText,
          defaultFilename: "Note"
        ) { result in
          journal.note((try? result.get().path) ?? "failed")
        }
    }
  }

  @Test("A document is written under the name suggested or picked", arguments: [nil, "b.txt"])
  func exports(_ name: String?) {
    let journal = Journal()
    let app = present { Exporting(note: Note(text: "text"), journal: journal) }
    #expect(app.presented == ["files Save “Save”"])
    if let name { #expect(app.pick(name)) }
    app.tap("Save")
    #expect(journal.take() == [name.map { "/\($0)" } ?? "/Note.txt"])
    #expect(app.texts == ["flag false"])
  }

  @Test("An error of the document's is the panel's; without a document there is no panel")
  func exportFails() {
    let journal = Journal()
    let app = present { Exporting(note: Note(text: ""), journal: journal) }
    app.tap("Save")
    #expect(journal.take() == ["failed"])
    let none = present { Exporting(note: nil, journal: journal) }
    #expect(none.presented == [])
  }

  private struct Moving: View {
    let journal: Journal
    @State private var isShown = true

    var body: some View {
      Text("moves")
        .fileMover(isPresented: $isShown, file: URL(filePath: "/old/a.txt")) { result in
          journal.note((try? result.get().path) ?? "failed")
        }
    }
  }

  @Test("A file moves to where it is told")
  func moves() {
    let journal = Journal()
    let app = present { Moving(journal: journal) }
    #expect(app.presented == ["files Move “Move”"])
    #expect(app.pick("new/a.txt"))
    app.tap("Move")
    #expect(journal.take() == ["/new/a.txt"])
  }

  private struct Nothing: View {
    let items: [String]
    let file: URL?

    var body: some View {
      Text("exports")
        .fileExporter(isPresented: .constant(true), items: items) { _ in }
      Text("moves")
        .fileMover(isPresented: .constant(true), file: file) { _ in }
    }
  }

  @Test("Without an item to write or a file to move there is no panel")
  func nothing() {
    #expect(present { Nothing(items: [], file: nil) }.presented == [])
    #expect(present { Nothing(items: ["a"], file: nil) }.presented == ["files Save “Save”"])
    let file = URL(filePath: "/a.txt")
    #expect(present { Nothing(items: [], file: file) }.presented == ["files Move “Move”"])
  }

  @Test("Kinds of file know each other")
  func types() {
    #expect(UTType(filenameExtension: "TXT") == .plainText)
    #expect(UTType("com.adobe.pdf") == .pdf)
    #expect(UTType.swiftSource.conforms(to: .text))
    #expect(!UTType.png.conforms(to: .text))
    #expect(UTType(exportedAs: "com.studio.note", conformingTo: .json).isSubtype(of: .data))
  }
}
