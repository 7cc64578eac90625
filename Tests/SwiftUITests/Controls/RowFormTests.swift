import SwiftUI
import Testing

/// Rows in forms that are rarer than others: outlines, edited collections, rows of tables, menus about a selection.
@MainActor @Suite(.serialized) struct RowFormTests {
  private struct Folder: Identifiable {
    let id: String
    var inner: [Folder]?

    static let tree = [
      Folder(id: "home", inner: [Folder(id: "letters", inner: [Folder(id: "draft")])]),
      Folder(id: "trash"),
    ]
  }

  @Test("an outline shows all rows, each under its own", arguments: Wrapping.allCases)
  func outline(_ wrapping: Wrapping) {
    let list = Screen { List(Folder.tree, children: \.inner) { Text($0.id).wrapped(wrapping) } }
    #expect(list.texts == ["home", "letters", "draft", "trash"])
    let group = Screen {
      OutlineGroup(Folder.tree, children: \.inner) { Text($0.id).wrapped(wrapping) }
    }
    #expect(group.texts == ["home", "letters", "draft", "trash"])
  }

  private struct Edited: View {
    @State private var names = ["Ada", "Grace", "Jean"]
    let actions: EditActions<[String]>
    let wrapping: Wrapping

    var body: some View {
      List($names, id: \.self, editActions: actions) { $name in Text(name).wrapped(wrapping) }
        .wrapped(wrapping)
    }
  }

  @Test(
    "rows of a bound collection are deleted and moved where the list says so",
    arguments: Wrapping.allCases)
  func edited(_ wrapping: Wrapping) throws {
    let all = Screen { Edited(actions: .all, wrapping: wrapping) }
    try #require(all.row("Grace")).delete?()
    all.host.settle()
    try #require(all.row("Jean")).move?(0)
    all.host.settle()
    #expect(all.texts == ["Jean", "Ada"])
    let some = Screen { Edited(actions: .move, wrapping: wrapping) }
    #expect(try #require(some.row("Grace")).delete == nil)
  }

  private struct People: View {
    let wrapping: Wrapping
    @State private var people = Folder.tree
    @State private var selection: Set<String> = []
    @State private var order = [KeyPathComparator(\Folder.id)]

    var body: some View {
      Table(of: Folder.self, selection: $selection) {
        TableColumn("Name") { Text($0.id).wrapped(wrapping) }
      } rows: {
        TableRow(Folder(id: "first"))
        ForEach(people) { person in
          TableRow(person).contextMenu {
            Button("Remove \(person.id)") { people.removeAll { $0.id == person.id } }
              .wrapped(wrapping)
          }
        }
      }
      .contextMenu(forSelectionType: String.self) { ids in
        Button("About \(ids.sorted().joined(separator: " and "))") {}.wrapped(wrapping)
      }
      .wrapped(wrapping)
      Table(people, sortOrder: $order) {
        TableColumn("Again", value: \.id) { Text("again \($0.id)").wrapped(wrapping) }
      }
      .wrapped(wrapping)
      .tableStyle(.inset)
    }
  }

  @Test(
    "rows of a table stand one by one or come of data, with menus behind them",
    arguments: Wrapping.allCases)
  func tableRows(_ wrapping: Wrapping) throws {
    let screen = Screen { People(wrapping: wrapping) }
    try screen.tap("trash")
    try screen.tap("home")
    #expect(screen.lines.contains("button About home and trash"))
    try screen.tap("Remove trash")
    #expect(screen.lines.contains("text again home"))
    #expect(!screen.texts.contains("again trash"))
  }

  private struct Found: View {
    let wrapping: Wrapping
    @State private var text = ""
    @FocusState private var isSearching: Bool

    var body: some View {
      NavigationStack {
        VStack {
          TextField("Note", text: .constant(""))
          Text("searching \(isSearching)")
          Button("Search please") { isSearching = true }
        }
        .wrapped(wrapping)
        .searchable(text: $text)
        .wrapped(wrapping)
        .searchFocused($isSearching)
        .wrapped(wrapping)
      }
    }
  }

  @Test(
    "the keyboard is told to be in the search field only where it is there",
    arguments: Wrapping.allCases)
  func searchFocused(_ wrapping: Wrapping) {
    let host = present { Found(wrapping: wrapping) }
    host.type("x", into: "Note")
    #expect(host.texts.contains("searching false"))
    host.tap("Search please")
    #expect(host.texts.contains("searching true"))
    host.type("x", into: "Search")
    #expect(host.texts.contains("searching true"))
  }

  @Test("what depends on the size is told of it once", arguments: Wrapping.allCases)
  func geometry(_ wrapping: Wrapping) {
    let journal = Journal()
    let screen = Screen {
      Text("measured")
        .wrapped(wrapping)
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: { width in
          journal.note("\(width)")
        }
        .phaseAnimator([0, 1]) { view, phase in
          view.wrapped(wrapping)
          Text("phase \(phase)")
        }
    }
    screen.host.settle()
    #expect(journal.take() == ["390.0"])
    #expect(screen.texts == ["measured", "phase 0"])
  }
}
