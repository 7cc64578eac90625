import Observation
import SwiftUI
import Testing

/// A body depends on the observable properties that it read, and on no others.
@MainActor @Suite(.serialized) struct ObservationTests {
  @Test(
    "UP-15 a change of a property that the body did not read evaluates nothing",
    arguments: Wrapping.allCases)
  func dependsOnWhatWasRead(_ wrapping: Wrapping) {
    let model = Profile()
    let app = present { NameView(model: model).wrapped(wrapping) }
    let before = app.bodies(of: NameView.self)
    model.age += 1
    app.update()
    #expect(app.bodies(of: NameView.self) == before)
    model.name = "Alice"
    app.update()
    #expect(app.bodies(of: NameView.self) == before + 1)
    #expect(app.texts == ["Alice"])
  }

  @Test("UP-15 reads in helpers count, at whatever depth")
  func readsInHelpers() {
    let model = Profile()
    let app = present { SummaryView(model: model) }
    model.name = "Alice"
    app.update()
    #expect(app.texts == ["name: Alice"])
    model.friend.name = "Ada"
    app.update()
    #expect(app.texts == ["name: Alice"])
    model.showsFriend = true
    app.update()
    #expect(app.texts == ["name: Alice, friend: Ada"])
    model.friend.name = "Grace"
    app.update()
    #expect(app.texts == ["name: Alice, friend: Grace"])
  }

  @Test("UP-15 an object put into the environment again evaluates nothing below")
  func sameObjectAgain() {
    let model = CarriedModel(1)
    let app = present { Surroundings(model: model, theme: Theme()) }
    let before = app.bodies(of: ThemeName.self)
    model.value = 2
    app.update()
    #expect(app.texts == ["2", "plain"])
    #expect(app.bodies(of: ThemeName.self) == before)
    // At 3 it is another object.
    model.value = 3
    app.update()
    #expect(app.texts == ["3", "other"])
    #expect(app.bodies(of: ThemeName.self) == before + 1)
  }

  @Test("UP-15 what a former evaluation read no longer counts")
  func onlyTheLastEvaluation() {
    let model = Profile()
    let app = present { EitherView(model: model) }
    app.tap("look away")
    #expect(app.texts == ["look away", "no age"])
    let before = app.bodies(of: EitherView.self)
    model.age += 1
    app.update()
    #expect(app.bodies(of: EitherView.self) == before)
  }

  @Test("UP-15 reads in actions and in the content of a sheet are not reads of the body")
  func escapingClosures() {
    let model = Profile()
    let app = present { EscapingView(model: model) }
    let before = app.bodies(of: EscapingView.self)
    app.tap("read")
    app.tap("open")
    #expect(app.texts == ["Jim"])
    model.name = "Alice"
    app.update()
    #expect(app.texts == ["Alice"])
    #expect(app.bodies(of: EscapingView.self) == before)
  }

  @Test("UP-15 rows depend each on their own element")
  func rows() {
    let models = [Profile(), Profile(), Profile()]
    let app = present { ForEach(models, id: \.self) { NameView(model: $0) } }
    let before = app.bodies(of: NameView.self)
    models[1].name = "Alice"
    app.update()
    #expect(app.texts == ["Jim", "Alice", "Jim"])
    #expect(app.bodies(of: NameView.self) == before + 1)
  }

  @Test("UP-16 a change only schedules; the evaluation that follows sees the new value")
  func changesSchedule() {
    let journal = Journal()
    let model = Profile()
    let app = present { WritingView(model: model, journal: journal) }
    _ = journal.take()
    app.tap("write")
    #expect(journal.lines == ["wrote Alice", "wrote Ada", "evaluated with Ada"])
  }
}

@Observable private final class Profile {
  var name = "Jim"
  var age = 30
  var showsFriend = false
  let friend = Friend()

  @Observable final class Friend {
    var name = "Nobody"
  }

  func summary() -> String { "name: \(name)" + (showsFriend ? friendText : "") }

  private var friendText: String { ", friend: \(friend.name)" }
}

extension Profile: Hashable {
  static func == (left: Profile, right: Profile) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

@Observable private final class Theme {
  var name = "plain"
}

private struct Surroundings: View {
  let model: CarriedModel<Int>
  let theme: Theme
  @State private var other = Theme.other

  var body: some View {
    Group {
      Text("\(model.value)")
      ThemeName()
    }
    .environment(model.value < 3 ? theme : other)
  }
}

extension Theme {
  fileprivate static var other: Theme {
    let theme = Theme()
    theme.name = "other"
    return theme
  }
}

private struct ThemeName: View {
  @Environment(Theme.self) private var theme

  var body: some View { Text(theme.name) }
}

private struct NameView: View {
  let model: Profile

  var body: some View { Text(model.name) }
}

private struct SummaryView: View {
  let model: Profile

  var body: some View { Text(model.summary()) }
}

/// A view that stops reading the model for a reason of its own.
private struct EitherView: View {
  let model: Profile
  @State private var looksAway = false

  var body: some View {
    Button("look away") { looksAway = true }
    Text(looksAway ? "no age" : "\(model.age)")
  }
}

private struct EscapingView: View {
  let model: Profile
  @State private var isShown = false

  var body: some View {
    Button("read") { _ = model.name }
    Button("open") { isShown = true }
      .sheet(isPresented: $isShown) { Text(model.name) }
  }
}

private struct WritingView: View {
  let model: Profile
  let journal: Journal

  var body: some View {
    let _ = journal.note("evaluated with \(model.name)")
    Button("write") {
      model.name = "Alice"
      journal.note("wrote \(model.name)")
      model.name = "Ada"
      journal.note("wrote \(model.name)")
    }
  }
}
