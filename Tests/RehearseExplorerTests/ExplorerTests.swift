import CRehearseTestStart
import RehearseExplorer
import RehearseSession
import Testing

/// What a search finds in the studio, and where it ends.
@MainActor @Suite(.serialized) struct ExplorerTests {
  init() {
    rehearse_test_start()
  }

  @Test("the studio's screens within three commands, in the order of their discovery")
  func studio() throws {
    let found = try Explorer(stage: .studio, bounds: .init(depth: 3), inputs: .studio).explore()
    var screens: [String] = []
    for place in found.places where !screens.contains(place.screen.text) {
      screens.append(place.screen.text)
    }
    #expect(
      screens == [
        "Studio",
        "Studio / sheet \"Settings\"",
        "Studio / sheet \"Add Personal Info\"",
        "Studio / sheet \"Edit Personal Info\"",
        "Studio / sheet \"Report\"",
        "Studio / sheet \"Composer\"",
        "Studio / sheet \"Edit Profile\"",
        "Studio / sheet \"Settings\" / \"About\"",
      ])
    #expect(found.refused == [])
    #expect(!found.isComplete)
    #expect(
      found.findings.map(\.script) == [
        """
        # W-16 Currently, only presenting a single sheet is supported.
        stage studio
        tap Settings
        present editor name=Jim
        expect issue W-16

        """
      ])
  }

  @Test("buttons that read alike are told apart, and each is tried")
  func alike() throws {
    let found = try Explorer(stage: .twins).explore()
    #expect(found.refused == [])
    #expect(
      found.places.map { StateText.line(.array($0.key.views)) } == [
        #"[TwinsView(chosen: "")]"#, #"[TwinsView(chosen: "Jim")]"#,
        #"[TwinsView(chosen: "Alice")]"#,
      ])
  }

  @Test("numbers are stepped both ways within their bounds, and rows are deleted")
  func tray() throws {
    let found = try Explorer(stage: .tray).explore()
    #expect(found.refused == [])
    #expect(found.isComplete)
    // Two numbers, and all ways to keep some of two papers.
    #expect(found.places.count == 8)
  }

  @Test("a saved name is a place of its own, with a shortest way to it")
  func shortestWay() throws {
    let found = try Explorer(stage: .studio, bounds: .init(depth: 3), inputs: .studio).explore()
    let saved = found.places.first { place in
      place.screen.presented.isEmpty
        && StateText.line(place.key.models[2]) == "[Person(id: #1, name: \"Alice\")]"
    }
    #expect(saved?.trace.lines == ["stage studio", "tap Edit", "set name=Alice", "tap Save"])
  }

  @Test("the same search finds the same twice")
  func twice() throws {
    let explorer = Explorer(stage: .studio, bounds: .init(depth: 2), inputs: .studio)
    let first = try explorer.explore()
    let second = try explorer.explore()
    #expect(first.places.map(\.key) == second.places.map(\.key))
    #expect(first.places.map(\.trace) == second.places.map(\.trace))
    #expect(first.moves == second.moves)
    #expect(first.findings == second.findings)
  }

  @Test("a search ends with the number of states allowed, and says that it did")
  func stateBound() throws {
    let bounds = Explorer.Bounds(depth: 9, states: 5)
    let found = try Explorer(stage: .studio, bounds: bounds).explore()
    #expect(found.places.count == 5)
    #expect(!found.isComplete)
  }

  @Test("without values, commands with blanks are left out and named")
  func untried() throws {
    let found = try Explorer(stage: .studio, bounds: .init(depth: 1)).explore()
    #expect(
      found.places[0].untried
        == ["present editor name=…", "set editor.name=…", "sheet report itemID=…"])
  }

  @Test("what sleeps is waited for, and what waits differs from what does not")
  func sleeping() throws {
    let found = try Explorer(stage: .late).explore()
    #expect(
      found.places.map(\.trace.commands) == [
        [], ["tap Send"], ["tap Send", "wait 500ms"],
      ])
    #expect(found.isComplete)
  }

  @Test("a projection merges what is to make no difference")
  func projection() throws {
    let bounds = Explorer.Bounds(depth: 5)
    let all = try Explorer(stage: .counting, bounds: bounds).explore()
    #expect(all.places.count == 6)
    let merged = try Explorer(stage: .counting, bounds: bounds) { key in
      var key = key
      key.views = []
      return key
    }.explore()
    #expect(merged.places.count == 1)
    #expect(merged.isComplete)
  }
}
