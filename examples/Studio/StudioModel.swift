import SwiftUI

/// All that the studio's screen shows and edits.
@MainActor @Observable public final class StudioModel {
  /// The editor of a person's name.
  public var editor = PersonalInfoEditor()

  /// The router of the other sheets.
  public let router = RouterPath()

  /// The people of the studio.
  public var people = [Person(name: "Jim")]

  var motto = ""
  var sendsNotifications = true
  let outbox = Outbox()

  public init() {}

  /// The title of the editor's sheet: it edits if exactly one person has the name it was opened with.
  var editorTitle: String {
    editedIndex == nil ? "Add Personal Info" : "Edit Personal Info"
  }

  /// Renames the one person the editor was opened for, or adds somebody.
  func save() {
    if let editedIndex {
      people[editedIndex].name = editor.name
    } else {
      people.append(Person(name: editor.name))
    }
  }

  private var editedIndex: Int? {
    let (people, name) = (people, editor.presentedName)
    let named = people.indices.filter { people[$0].name == name }
    return named.count == 1 ? named.first : nil
  }
}
