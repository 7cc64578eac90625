import Testing

@testable import People

@Suite("The editor of a name")
struct PersonalInfoEditorTests {
  /// The name it was presented with, what was typed over it, and whether that can be saved.
  struct Row: CustomTestStringConvertible {
    let first: String
    let typed: [String]
    let canSave: Bool

    init(_ first: String, _ typed: String..., canSave: Bool) {
      self.first = first
      self.typed = typed
      self.canSave = canSave
    }

    var testDescription: String { "\(first.debugDescription), then \(typed)" }
  }

  static let rows = [
    Row("Jim", canSave: false),
    Row("Jim", "Jimmy", canSave: true),
    Row("Jim", "Jimmy", "Jim", canSave: false),
    Row("Jim", "", canSave: false),
    Row("Jim", "   ", canSave: false),
    Row("Jim", " Jim", canSave: true),
    Row("", canSave: false),
    Row("", "\t", canSave: false),
    Row("", "Ada", canSave: true),
    Row("", "Ada", "", canSave: false),
    Row("   ", canSave: false),
  ]

  @Test("saves a valid name that differs from the first one", arguments: rows)
  func canSave(_ row: Row) {
    var editor = PersonalInfoEditor()
    editor.present(name: row.first)
    for name in row.typed { editor.name = name }
    #expect(editor.canSave == row.canSave)
  }

  @Test("starts from the given name each time, whatever was typed before", arguments: ["Jim", ""])
  func presentAgain(_ name: String) {
    var editor = PersonalInfoEditor()
    editor.present(name: "Ada")
    editor.name = "Lovelace"
    editor.dismiss()
    #expect(editor.name == "Lovelace", "what is on its way out keeps its text")
    editor.present(name: name)
    #expect(editor.name == name)
    #expect(!editor.canSave)
  }
}
