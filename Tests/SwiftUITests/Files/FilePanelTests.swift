import SwiftUI
import Testing
import UniformTypeIdentifiers

/// The system's file panels, whose result whoever drives the app gives.
@MainActor @Suite(.serialized) struct FilePanelTests {
  private struct Importer: ViewModifier {
    let journal: Journal
    let allowsSeveral: Bool
    @Binding var isShown: Bool

    func body(content: Content) -> some View {
      content
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

  private func importing(
    _ carrier: Carrier, _ journal: Journal, allowsSeveral: Bool = false
  ) -> any TestHost {
    let app = present {
      Carrying(carrier, false) { isShown in
        Button("import") { isShown.wrappedValue = true }
          .wrapped(carrier.wrapping)
          .modifier(Importer(journal: journal, allowsSeveral: allowsSeveral, isShown: isShown))
          .wrapped(carrier.wrapping)
      }
    }
    app.tap("import")
    return app
  }

  @Test("The file picked is told of when the flag is false already", arguments: Carrier.allCases)
  func opens(_ carrier: Carrier) {
    let journal = Journal()
    let app = importing(carrier, journal)
    #expect(app.presented == ["files Open “Open”"])
    #expect(app.pick("notes.txt"))
    app.tap("Open")
    #expect(app.presented == [])
    #expect(journal.take() == ["flag false, /notes.txt"])
  }

  @Test(
    "Another file takes the first one's place, or is added to it", arguments: [false, true],
    Carrier.allCases)
  func several(_ allowsSeveral: Bool, _ carrier: Carrier) {
    let journal = Journal()
    let app = importing(carrier, journal, allowsSeveral: allowsSeveral)
    #expect(app.pick("a.txt"))
    #expect(app.pick("b.pdf"))
    app.tap("Open")
    #expect(journal.take() == ["flag false, \(allowsSeveral ? "/a.txt /b.pdf" : "/b.pdf")"])
  }

  @Test(
    "Only files of the kinds allowed can be picked; without one there is nothing to open",
    arguments: Carrier.allCases)
  func kinds(_ carrier: Carrier) {
    let app = importing(carrier, Journal())
    #expect(!app.pick("photo.png"))
    #expect(app.layers.last?.controls.first { $0.label == "Open" }?.isEnabled == false)
  }

  @Test("The script may give an error", arguments: Carrier.allCases)
  func fails(_ carrier: Carrier) {
    let journal = Journal()
    let app = importing(carrier, journal)
    #expect(app.pick("The disk is gone.", for: "Failure"))
    #expect(app.presented == [])
    #expect(journal.take() == ["flag false, The disk is gone."])
  }

  @Test("A panel left without a file tells of that", arguments: Carrier.allCases)
  func cancelled(_ carrier: Carrier) {
    let journal = Journal()
    let app = importing(carrier, journal)
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

  private func exporting(_ note: Note?, _ carrier: Carrier, _ journal: Journal) -> any TestHost {
    present {
      Carrying(carrier, true) { isShown in
        Text("flag \(isShown.wrappedValue)")
          .wrapped(carrier.wrapping)
          .fileExporter(
            isPresented: isShown, document: note, contentType: .plainText, defaultFilename: "Note"
          ) { result in
            journal.note((try? result.get().path) ?? "failed")
          }
          .wrapped(carrier.wrapping)
      }
    }
  }

  @Test(
    "A document is written under the name suggested or picked", arguments: [nil, "b.txt"],
    Carrier.allCases)
  func exports(_ name: String?, _ carrier: Carrier) {
    let journal = Journal()
    let app = exporting(Note(text: "text"), carrier, journal)
    #expect(app.presented == ["files Save “Save”"])
    if let name { #expect(app.pick(name)) }
    app.tap("Save")
    #expect(journal.take() == [name.map { "/\($0)" } ?? "/Note.txt"])
    #expect(app.texts == ["flag false"])
  }

  @Test(
    "An error of the document's is the panel's; without a document there is no panel",
    arguments: Carrier.allCases)
  func exportFails(_ carrier: Carrier) {
    let journal = Journal()
    let app = exporting(Note(text: ""), carrier, journal)
    app.tap("Save")
    #expect(journal.take() == ["failed"])
    let none = exporting(nil, carrier, journal)
    #expect(none.presented == [])
  }

  @Test("A file moves to where it is told", arguments: Carrier.allCases)
  func moves(_ carrier: Carrier) {
    let journal = Journal()
    let app = present {
      Carrying(carrier, true) { isShown in
        Text("moves").wrapped(carrier.wrapping)
          .fileMover(isPresented: isShown, file: URL(filePath: "/old/a.txt")) { result in
            journal.note((try? result.get().path) ?? "failed")
          }
          .wrapped(carrier.wrapping)
      }
    }
    #expect(app.presented == ["files Move “Move”"])
    #expect(app.pick("new/a.txt"))
    app.tap("Move")
    #expect(journal.take() == ["/new/a.txt"])
  }

  @Test("Without an item to write or a file to move there is no panel", arguments: Carrier.allCases)
  func nothing(_ carrier: Carrier) {
    func panels(_ items: [String], _ file: URL?) -> [String] {
      present {
        Carrying(carrier, true) { isShown in
          Text("exports").wrapped(carrier.wrapping)
            .fileExporter(isPresented: isShown, items: items) { _ in }
            .wrapped(carrier.wrapping)
          Text("moves").wrapped(carrier.wrapping)
            .fileMover(isPresented: isShown, file: file) { _ in }
            .wrapped(carrier.wrapping)
        }
      }.presented
    }
    #expect(panels([], nil) == [])
    #expect(panels(["a"], nil) == ["files Save “Save”"])
    #expect(panels([], URL(filePath: "/a.txt")) == ["files Move “Move”"])
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
