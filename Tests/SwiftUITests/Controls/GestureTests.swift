import SwiftUI
import Testing

/// Gestures made of two: a tap or a hold makes what it can, with the values it comes to.
@MainActor struct GestureTests {
  private struct Board: View {
    let wrapping: Wrapping
    let journal: Journal

    var body: some View {
      Text("both").wrapped(wrapping).gesture(
        TapGesture().onEnded { journal.note("tap") }
          .simultaneously(with: LongPressGesture().onEnded { journal.note("hold \($0)") })
          .onEnded { journal.note("both \($0.first != nil) \($0.second == true)") })
      Text("with drag").wrapped(wrapping).gesture(
        TapGesture().simultaneously(with: DragGesture())
          .onEnded { journal.note("with drag \($0.first != nil) \($0.second == nil)") })
      Text("either").wrapped(wrapping).gesture(
        DragGesture().exclusively(before: LongPressGesture()).onEnded { value in
          switch value {
          case .first: journal.note("dragged")
          case .second(let isHeld): journal.note("held \(isHeld)")
          }
        })
      Text("then").wrapped(wrapping).gesture(
        LongPressGesture().onEnded { _ in journal.note("held first") }
          .sequenced(before: TapGesture()).onEnded { value in
            if case .second(true, let tap) = value { journal.note("then \(tap != nil)") }
          })
      Text("then drag").wrapped(wrapping).gesture(
        LongPressGesture().onEnded { _ in journal.note("held first") }
          .sequenced(before: DragGesture()).onEnded { _ in journal.note("dragged") })
    }
  }

  struct Row: Sendable {
    let label: String
    let notes: [String]
  }

  @Test(
    "two gestures on a view come to the values of both, of one, or of one after the other",
    arguments: [
      Row(label: "both", notes: ["tap", "hold true", "both true true"]),
      Row(label: "with drag", notes: ["with drag true true"]),
      Row(label: "either", notes: ["held true"]),
      Row(label: "then", notes: ["held first", "then true"]),
      // The second gesture never comes, so that the sequence does not end.
      Row(label: "then drag", notes: ["held first"]),
    ], Wrapping.allCases)
  func pairs(row: Row, _ wrapping: Wrapping) throws {
    let journal = Journal()
    let screen = Screen { Board(wrapping: wrapping, journal: journal) }
    try screen.tap(row.label)
    #expect(journal.take() == row.notes)
  }

  /// A view whose actions are functions that say nothing of an actor, as features pass them on.
  private struct Passing: View {
    let act: () -> Void
    let accept: (URL) -> Void

    var body: some View {
      Text("tapped").onTapGesture(perform: act)
      Text("held").onLongPressGesture(perform: act)
      Text("appears").onAppear(perform: act).onDisappear(perform: act)
      Text("opened").onOpenURL(perform: accept)
      TextField("submitted", text: .constant("")).onSubmit(act)
      Stepper("stepped", onIncrement: act, onDecrement: act)
      Menu("menu") {
        Text("item")
      } primaryAction: {
        act()
      }
    }
  }

  @Test(
    "actions that say nothing of an actor can be passed on to views", arguments: Wrapping.allCases)
  func passedOn(_ wrapping: Wrapping) throws {
    var count = 0
    let screen = Screen {
      Passing(act: { count += 1 }, accept: { _ in count += 100 }).wrapped(wrapping)
    }
    #expect(count == 1)
    try screen.tap("tapped")
    try screen.tap("held")
    try screen.tap("menu")
    _ = try screen.step("stepped", up: true)
    #expect(count == 5)
    let url = try #require(URL(string: "app://open"))
    screen.host.open(url)
    screen.host.settle()
    #expect(count == 105)
  }
}
