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

  @Test("UP-15 reads in helpers count, at whatever depth", arguments: Wrapping.allCases)
  func readsInHelpers(_ wrapping: Wrapping) {
    let model = Profile()
    let app = present { SummaryView(model: model).wrapped(wrapping) }
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

  @Test("UP-15 what a former evaluation read no longer counts", arguments: Wrapping.allCases)
  func onlyTheLastEvaluation(_ wrapping: Wrapping) {
    let model = Profile()
    let app = present { EitherView(model: model).wrapped(wrapping) }
    app.tap("look away")
    #expect(app.texts == ["look away", "no age"])
    let before = app.bodies(of: EitherView.self)
    model.age += 1
    app.update()
    #expect(app.bodies(of: EitherView.self) == before)
  }

  @Test(
    "UP-15 reads in actions and in the content of a sheet are not reads of the body",
    arguments: Wrapping.allCases)
  func escapingClosures(_ wrapping: Wrapping) {
    let model = Profile()
    let app = present { EscapingView(model: model, wrapping: wrapping).wrapped(wrapping) }
    let before = app.bodies(of: EscapingView.self)
    app.tap("read")
    app.tap("open")
    #expect(app.texts == ["Jim"])
    model.name = "Alice"
    app.update()
    #expect(app.texts == ["Alice"])
    #expect(app.bodies(of: EscapingView.self) == before)
  }

  @Test("UP-15 rows depend each on their own element", arguments: Wrapping.allCases)
  func rows(_ wrapping: Wrapping) {
    let models = [Profile(), Profile(), Profile()]
    let app = present {
      ForEach(models, id: \.self) { NameView(model: $0).wrapped(wrapping) }
    }
    let before = app.bodies(of: NameView.self)
    models[1].name = "Alice"
    app.update()
    #expect(app.texts == ["Jim", "Alice", "Jim"])
    #expect(app.bodies(of: NameView.self) == before + 1)
  }

  @Test(
    "UP-16 a change only schedules; the evaluation that follows sees the new value",
    arguments: Wrapping.allCases)
  func changesSchedule(_ wrapping: Wrapping) {
    let journal = Journal()
    let model = Profile()
    let app = present {
      WritingView(model: model, wrapping: wrapping, journal: journal).wrapped(wrapping)
    }
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
  let wrapping: Wrapping
  @State private var isShown = false

  var body: some View {
    Button("read") { _ = model.name }.wrapped(wrapping)
    Button("open") { isShown = true }.wrapped(wrapping)
      .sheet(isPresented: $isShown) { Text(model.name).wrapped(wrapping) }
  }
}

private struct WritingView: View {
  let model: Profile
  let wrapping: Wrapping
  let journal: Journal

  var body: some View {
    let _ = journal.note("evaluated with \(model.name)")
    Button("write") {
      model.name = "Alice"
      journal.note("wrote \(model.name)")
      model.name = "Ada"
      journal.note("wrote \(model.name)")
    }
    .wrapped(wrapping)
  }
}
