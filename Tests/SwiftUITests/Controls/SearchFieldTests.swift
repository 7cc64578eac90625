import SwiftUI
import Testing

/// Search fields, and links of the older forms.
@MainActor @Suite(.serialized) struct SearchFieldTests {
  @Test(
    "a search field is in the bar of a page; suggestions and scopes come while one searches",
    arguments: Wrapping.allCases)
  func searching(_ wrapping: Wrapping) throws {
    let screen = Screen { Searching(wrapping: wrapping) }
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

  @Test("older links push while a flag or a selection says so", arguments: Wrapping.allCases)
  func olderLinks(_ wrapping: Wrapping) throws {
    let screen = Screen { OlderLinks(wrapping: wrapping) }
    try screen.tap("flag")
    #expect(screen.texts == ["flagged"])
    screen.host.layers.last?.goBack()
    screen.host.settle()
    try screen.tap("tag 2")
    #expect(screen.texts == ["page 2", "to 1"])
    try screen.tap("to 1")
    #expect(screen.texts == ["page 1", "to 1"])
  }

  @Test(
    "suggestions and scopes that are written behind the field are shown with it",
    arguments: Wrapping.allCases)
  func behind(_ wrapping: Wrapping) throws {
    let (field, scope) = (Box(""), Box("all"))
    let screen = Screen {
      NavigationStack {
        Text("one").wrapped(wrapping)
          .searchable(text: field.binding, prompt: Text("Field"))
          .wrapped(wrapping)
          .searchScopes(scope.binding) {
            Text("All").tag("all")
            Text("New").tag("new")
          }
          .wrapped(wrapping)
          .searchSuggestions {
            Section("Names") { Text("Adam").searchCompletion("Adam").wrapped(wrapping) }
          }
      }
    }
    #expect(!screen.texts.contains("Adam"))
    try screen.write("x", into: "Field")
    #expect(screen.texts.contains("Adam"))
    try screen.choose("New", of: "Scope")
    #expect(scope.value == "new")
    try screen.tap("Adam")
    #expect(field.value == "Adam")
    try screen.write("", into: "Field")
    #expect(!screen.texts.contains("Adam"))
  }

  @Test(
    "the older forms of a search field bring their suggestions along", arguments: Wrapping.allCases)
  func suggestions(_ wrapping: Wrapping) throws {
    let (first, second, third) = (Box(""), Box(""), Box(""))
    let title = "Third"
    let screen = Screen {
      NavigationStack {
        Text("one").wrapped(wrapping)
          .searchable(text: first.binding, prompt: Text("First")) {
            Text("Adam").searchCompletion("Adam").wrapped(wrapping)
          }
      }
      NavigationStack {
        Text("two").searchable(text: second.binding, prompt: "Second") {
          Text("Berta").searchCompletion("Berta")
        }
      }
      NavigationStack {
        Text("three").searchable(text: third.binding, prompt: title) {
          Text("Carl").searchCompletion("Carl")
        }
      }
    }
    #expect(!screen.lines.contains("button Adam"))
    for (label, field, name) in [
      ("First", first, "Adam"), ("Second", second, "Berta"), ("Third", third, "Carl"),
    ] {
      try screen.write("x", into: label)
      try screen.tap(name)
      #expect(field.value == name)
    }
  }
}

private struct Searching: View {
  let wrapping: Wrapping
  @State private var text = ""
  @State private var scope = "all"

  var body: some View {
    NavigationStack {
      Results(text: text, scope: scope)
        .wrapped(wrapping)
        .searchSuggestions { Text("Adam").wrapped(wrapping).searchCompletion("Adam") }
        .wrapped(wrapping)
        .searchScopes($scope) {
          Text("everything").tag("all").wrapped(wrapping)
          Text("old").wrapped(wrapping).tag("old")
        }
        .wrapped(wrapping)
        .searchable(text: $text, prompt: "Find")
        .wrapped(wrapping)
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
  let wrapping: Wrapping
  @State private var isActive = false
  @State private var selection: Int?

  var body: some View {
    NavigationView {
      List {
        NavigationLink("flag", isActive: $isActive) { Text("flagged").wrapped(wrapping) }
          .wrapped(wrapping)
        ForEach([1, 2], id: \.self) { number in
          NavigationLink("tag \(number)", tag: number, selection: $selection) {
            Text("page \(number)")
            Button("to 1") { selection = 1 }
          }
          .wrapped(wrapping)
        }
        .wrapped(wrapping)
      }
      .wrapped(wrapping)
    }
  }
}
