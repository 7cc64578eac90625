import SwiftUI
import Testing

/// Objects that views offer while the keyboard is in them, and a keyboard that is followed through views.
@MainActor @Suite(.serialized) struct FocusedObjectTests {
  private final class Tally: ObservableObject {
    @Published var count = 0
  }

  private struct TallyText: View {
    @FocusedObject private var tally: Tally?

    var body: some View { Text(tally.map { "tally \($0.count)" } ?? "no tally") }
  }

  private struct Tallying: View {
    let wrapping: Wrapping
    @StateObject private var tally = Tally()

    var body: some View {
      TallyText().wrapped(wrapping)
      TextField("Field", text: .constant("")).wrapped(wrapping).focusedObject(tally)
        .wrapped(wrapping)
      Button("Count") { tally.count += 1 }
    }
  }

  @Test("an object of the older kind is offered, and followed", arguments: Wrapping.allCases)
  func focusedObject(_ wrapping: Wrapping) {
    let host = present { Tallying(wrapping: wrapping) }
    #expect(host.texts.first == "no tally")
    host.type("a", into: "Field")
    #expect(host.texts.first == "tally 0")
    host.tap("Count")
    #expect(host.texts.first == "tally 1")
  }

  private struct Typing: View {
    @State private var name = ""
    @FocusState private var isTyping: Bool

    var body: some View {
      TextField("Name", text: $name).focused($isTyping)
      Text("typing \(isTyping)")
      Button("Please") { isTyping = true }
    }
  }

  @Test("the keyboard is followed through all that changes nothing", arguments: Wrapping.allCases)
  func wrapped(_ wrapping: Wrapping) {
    let host = present { Typing().wrapped(wrapping) }
    host.tap("Please")
    #expect(host.texts.contains("typing true"))
    host.type("Ada", into: "Name")
    #expect(host.texts.contains("typing true"))
  }
}
