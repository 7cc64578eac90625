import SwiftUI
import Testing

/// What a person does to the rows of a list.
@MainActor @Suite(.serialized) struct ListEditingTests {
  @Test("rows are deleted and moved by their places")
  func deleteAndMove() throws {
    let screen = Screen { Names() }
    let grace = try #require(screen.row("Grace"))
    grace.delete?()
    screen.host.settle()
    #expect(screen.texts == ["Ada", "Jean", "Edit"])
    try #require(screen.row("Jean")).move?(0)
    screen.host.settle()
    #expect(screen.texts == ["Jean", "Ada", "Edit"])
    try #require(screen.row("Jean")).move?(1)
    screen.host.settle()
    #expect(screen.texts == ["Ada", "Jean", "Edit"])
  }

  @Test("a row that is disabled for it is neither deleted nor moved")
  func disabledRow() throws {
    let screen = Screen { Names() }
    let row = try #require(screen.row("Ada"))
    #expect(row.delete == nil)
    #expect(row.move == nil)
  }

  @Test("the edit button turns the edit mode on and off")
  func editMode() throws {
    let screen = Screen { Editing() }
    #expect(screen.texts == ["reading", "Edit"])
    try screen.tap("Edit")
    #expect(screen.texts == ["editing", "Done"])
    try screen.tap("Done")
    #expect(screen.texts == ["reading", "Edit"])
  }

  @Test("rows of a selectable list are tapped, one or several")
  func selection() throws {
    let one = Screen { OneSelected() }
    try one.tap("Grace")
    #expect(one.texts.last == "Grace")
    try one.tap("Ada")
    #expect(one.texts.last == "Ada")
    let many = Screen { ManySelected() }
    try many.tap("Grace")
    try many.tap("Ada")
    #expect(many.texts.last == "Ada Grace")
    try many.tap("Ada")
    #expect(many.texts.last == "Grace")
  }

  @Test("actions behind a row are within reach, and no part of what the row says")
  func rowActions() throws {
    let screen = Screen { Behind() }
    #expect(try screen.element("Ada").rowTexts == ["Ada"])
    try screen.tap("Pin")
    try screen.tap("Copy")
    #expect(screen.texts.last == "pinned copied")
  }

  @Test("a search field is in the bar of a page; suggestions and scopes come while one searches")
  func searching() throws {
    let screen = Screen { Searching() }
    #expect(screen.lines == ["textField Find", "text all", "text Ada", "text Grace"])
    try screen.write("Ad", into: "Find")
    #expect(
      screen.lines == [
        "textField Find", "text all", "text Ada", "button Stop", "button Adam", "picker Scope",
      ])
    try screen.tap("Adam")
    #expect(try screen.control("Find").text?.get() == "Adam")
    try screen.choose("old", of: "Scope")
    #expect(screen.texts.contains("old"))
    try screen.tap("Stop")
    #expect(try screen.control("Find").text?.get() == "")
  }

  @Test("older links push while a flag or a selection says so")
  func olderLinks() throws {
    let screen = Screen { OlderLinks() }
    try screen.tap("flag")
    #expect(screen.texts == ["flagged"])
    screen.host.layers.last?.goBack()
    screen.host.settle()
    try screen.tap("tag 2")
    #expect(screen.texts == ["page 2", "to 1"])
    try screen.tap("to 1")
    #expect(screen.texts == ["page 1", "to 1"])
  }
}

private struct Names: View {
  @State private var names = ["Ada", "Grace", "Jean"]

  var body: some View {
    List {
      ForEach(names, id: \.self) { name in
        Text(name).deleteDisabled(name == "Ada").moveDisabled(name == "Ada")
      }
      .onDelete { names.remove(atOffsets: $0) }
      .onMove { names.move(fromOffsets: $0, toOffset: $1) }
    }
    EditButton()
  }
}

private struct Editing: View {
  @Environment(\.editMode) private var editMode

  var body: some View {
    Text(editMode?.wrappedValue.isEditing ?? false ? "editing" : "reading")
    EditButton()
  }
}

private struct OneSelected: View {
  @State private var selection: String?

  var body: some View {
    List(["Ada", "Grace"], id: \.self, selection: $selection) { Text($0) }
    Text(selection ?? "none")
  }
}

private struct ManySelected: View {
  @State private var selection: Set<Int> = []

  var body: some View {
    List(selection: $selection) {
      Text("Ada").tag(1)
      Text("Grace").tag(2)
    }
    Text(selection.sorted().map { $0 == 1 ? "Ada" : "Grace" }.joined(separator: " "))
  }
}

private struct Behind: View {
  @State private var done: [String] = []

  var body: some View {
    List {
      Text("Ada")
        .swipeActions { Button("Pin") { done.append("pinned") } }
        .contextMenu { Button("Copy") { done.append("copied") } }
    }
    Text(done.joined(separator: " "))
  }
}

private struct Searching: View {
  @State private var text = ""
  @State private var scope = "all"

  var body: some View {
    NavigationStack {
      Results(text: text, scope: scope)
        .searchSuggestions { Text("Adam").searchCompletion("Adam") }
        .searchScopes($scope) {
          Text("everything").tag("all")
          Text("old").tag("old")
        }
        .searchable(text: $text, prompt: "Find")
    }
  }

  private struct Results: View {
    let text: String
    let scope: String
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch

    var body: some View {
      Text(scope)
      ForEach(["Ada", "Grace"].filter { text.isEmpty || $0.hasPrefix(text) }, id: \.self) {
        Text($0)
      }
      if isSearching { Button("Stop") { dismissSearch() } }
    }
  }
}

private struct OlderLinks: View {
  @State private var isActive = false
  @State private var selection: Int?

  var body: some View {
    NavigationView {
      List {
        NavigationLink("flag", isActive: $isActive) { Text("flagged") }
        ForEach([1, 2], id: \.self) { number in
          NavigationLink("tag \(number)", tag: number, selection: $selection) {
            Text("page \(number)")
            Button("to 1") { selection = 1 }
          }
        }
      }
    }
  }
}
