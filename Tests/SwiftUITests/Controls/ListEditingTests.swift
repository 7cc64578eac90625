import SwiftUI
import Testing

/// What a person does to the rows of a list.
@MainActor @Suite(.serialized) struct ListEditingTests {
  @Test("rows are deleted and moved by their places", arguments: Wrapping.allCases)
  func deleteAndMove(_ wrapping: Wrapping) throws {
    let screen = Screen { Names(wrapping: wrapping) }
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

  @Test("a row that is disabled for it is neither deleted nor moved", arguments: Wrapping.allCases)
  func disabledRow(_ wrapping: Wrapping) throws {
    let screen = Screen { Names(wrapping: wrapping) }
    let row = try #require(screen.row("Ada"))
    #expect(row.delete == nil)
    #expect(row.move == nil)
  }

  @Test("the edit button turns the edit mode on and off", arguments: Wrapping.allCases)
  func editMode(_ wrapping: Wrapping) throws {
    let screen = Screen { Editing().wrapped(wrapping) }
    #expect(screen.texts == ["reading", "Edit"])
    try screen.tap("Edit")
    #expect(screen.texts == ["editing", "Done"])
    try screen.tap("Done")
    #expect(screen.texts == ["reading", "Edit"])
  }

  @Test("rows of a selectable list are tapped, one or several", arguments: Wrapping.allCases)
  func selection(_ wrapping: Wrapping) throws {
    let one = Screen { OneSelected(wrapping: wrapping) }
    try one.tap("Grace")
    #expect(one.texts.last == "Grace")
    try one.tap("Ada")
    #expect(one.texts.last == "Ada")
    let many = Screen { ManySelected(wrapping: wrapping) }
    try many.tap("Grace")
    try many.tap("Ada")
    #expect(many.texts.last == "Ada Grace")
    try many.tap("Ada")
    #expect(many.texts.last == "Grace")
  }

  @Test(
    "actions behind a row are within reach, and no part of what the row says",
    arguments: Wrapping.allCases)
  func rowActions(_ wrapping: Wrapping) throws {
    let screen = Screen { Behind(wrapping: wrapping) }
    #expect(try screen.element("Ada").rowTexts == ["Ada"])
    try screen.tap("Pin")
    try screen.tap("Copy")
    #expect(screen.texts.last == "pinned copied")
  }
}

private struct Names: View {
  let wrapping: Wrapping
  @State private var names = ["Ada", "Grace", "Jean"]

  var body: some View {
    List {
      ForEach(names, id: \.self) { name in
        Text(name).wrapped(wrapping).deleteDisabled(name == "Ada").wrapped(wrapping)
          .moveDisabled(name == "Ada").wrapped(wrapping)
      }
      .onDelete { names.remove(atOffsets: $0) }
      .onMove { names.move(fromOffsets: $0, toOffset: $1) }
      .wrapped(wrapping)
    }
    .wrapped(wrapping)
    EditButton().wrapped(wrapping)
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
  let wrapping: Wrapping
  @State private var selection: String?

  var body: some View {
    List(["Ada", "Grace"], id: \.self, selection: $selection) { Text($0).wrapped(wrapping) }
      .wrapped(wrapping)
    Text(selection ?? "none")
  }
}

private struct ManySelected: View {
  let wrapping: Wrapping
  @State private var selection: Set<Int> = []

  var body: some View {
    List(selection: $selection) {
      Text("Ada").wrapped(wrapping).tag(1).wrapped(wrapping)
      Text("Grace").wrapped(wrapping).tag(2).wrapped(wrapping)
    }
    .wrapped(wrapping)
    Text(selection.sorted().map { $0 == 1 ? "Ada" : "Grace" }.joined(separator: " "))
  }
}

private struct Behind: View {
  let wrapping: Wrapping
  @State private var done: [String] = []

  var body: some View {
    List {
      Text("Ada")
        .wrapped(wrapping)
        .swipeActions { Button("Pin") { done.append("pinned") }.wrapped(wrapping) }
        .wrapped(wrapping)
        .contextMenu { Button("Copy") { done.append("copied") }.wrapped(wrapping) }
        .wrapped(wrapping)
    }
    .wrapped(wrapping)
    Text(done.joined(separator: " "))
  }
}
