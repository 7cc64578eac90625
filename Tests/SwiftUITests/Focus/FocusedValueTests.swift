import SwiftUI
import Testing

private struct TitleKey: FocusedValueKey {
  typealias Value = Binding<String>
}

extension FocusedValues {
  fileprivate var title: Binding<String>? {
    get { self[TitleKey.self] }
    set { self[TitleKey.self] = newValue }
  }

  @Entry fileprivate var action: String?
}

@Observable private final class Draft {
  var name = "draft"
}

/// What views offer while the keyboard is in them.
@MainActor @Suite(.serialized) struct FocusedValueTests {
  private struct Menu: View {
    @FocusedValue(\.action) private var action
    @FocusedBinding(\.title) private var title
    @FocusedValue(Draft.self) private var draft

    var body: some View {
      Text("\(action ?? "no action"), \(title ?? "no title"), \(draft?.name ?? "no draft")")
      Button("Shout") { title = title?.uppercased() }
    }
  }

  private struct Page: View {
    let wrapping: Wrapping
    @State private var first = "one"
    @State private var second = "two"
    @State private var isShown = true
    @State private var draft = Draft()
    @FocusState private var isFirst: Bool

    var body: some View {
      Menu()
      VStack {
        TextField("First", text: $first)
          .focused($isFirst)
          .wrapped(wrapping)
          .focusedValue(\.title, $first)
          .wrapped(wrapping)
        if isShown {
          TextField("Second", text: $second)
            .focusedValue(\.title, $second)
            .wrapped(wrapping)
            .focusedValue(\.action, "inner")
            .wrapped(wrapping)
        }
      }
      .wrapped(wrapping)
      .focusedValue(\.action, "outer")
      .wrapped(wrapping)
      TextField("Third", text: .constant("")).wrapped(wrapping).focusedValue(draft)
        .wrapped(wrapping)
      Button("Hide") { isShown = false }
      Button("First please") { isFirst = true }
      Button("Rename") { draft.name = "renamed" }
    }
  }

  struct Row: Sendable {
    let hands: [String]
    let shown: String
  }

  @Test(
    "a focused value is that of the views around the keyboard, the innermost first",
    arguments: [
      Row(hands: [], shown: "no action, no title, no draft"),
      Row(hands: ["type First"], shown: "outer, oneFirst, no draft"),
      Row(hands: ["type Second"], shown: "inner, twoSecond, no draft"),
      Row(hands: ["type Second", "tap Hide"], shown: "no action, no title, no draft"),
      Row(hands: ["tap First please"], shown: "outer, one, no draft"),
      Row(hands: ["tap First please", "tap Shout"], shown: "outer, ONE, no draft"),
      Row(hands: ["type Third"], shown: "no action, no title, draft"),
      Row(hands: ["type Third", "tap Rename"], shown: "no action, no title, renamed"),
    ], Wrapping.allCases)
  func focusedValues(row: Row, _ wrapping: Wrapping) {
    let host = present { Page(wrapping: wrapping) }
    for hand in row.hands {
      let label = String(hand.dropFirst(hand.hasPrefix("tap ") ? 4 : 5))
      if hand.hasPrefix("tap ") {
        host.tap(label)
      } else {
        let text = host.layers[0].controls.first { $0.label == label }?.text?.wrappedValue ?? ""
        host.type(text + label, into: label)
      }
    }
    #expect(host.texts.first == row.shown)
  }

  private struct Scene: View {
    let wrapping: Wrapping
    @State private var isDetail = false

    var body: some View {
      Menu()
      if isDetail {
        Text("detail").focusedSceneValue(\.action, "delete").wrapped(wrapping)
      }
      Button("Detail") { isDetail.toggle() }
    }
  }

  @Test(
    "a value of the scene is there wherever the keyboard is, while its view is",
    arguments: Wrapping.allCases)
  func sceneValues(_ wrapping: Wrapping) {
    let host = present { Scene(wrapping: wrapping) }
    #expect(host.texts.first == "no action, no title, no draft")
    host.tap("Detail")
    #expect(host.texts.first == "delete, no title, no draft")
    host.tap("Detail")
    #expect(host.texts.first == "no action, no title, no draft")
  }

  private struct Covered: View {
    let wrapping: Wrapping
    let journal: Journal
    @State private var isShown = false

    var body: some View {
      NavigationStack {
        VStack {
          TextField("Below", text: .constant(""))
          Button("Sheet") { isShown = true }
            .sheet(isPresented: $isShown) {
              Menu()
              TextField("Above", text: .constant("")).wrapped(wrapping)
            }
            .wrapped(wrapping)
          NavigationLink("Page") { Menu().wrapped(wrapping) }
        }
        .wrapped(wrapping)
        .focusedSceneValue(\.title, .constant("root"))
        .wrapped(wrapping)
        .focusedValue(\.action, "around")
        .onKeyPress(.tab) {
          journal.note("tab")
          return .handled
        }
      }
    }
  }

  @Test(
    "what stands around a presenter is not around the keyboard in its sheet",
    arguments: Wrapping.allCases)
  func sheet(_ wrapping: Wrapping) {
    let journal = Journal()
    let host = present { Covered(wrapping: wrapping, journal: journal) }
    host.type("a", into: "Below")
    #expect(host.press(key: .tab))
    host.tap("Sheet")
    host.type("a", into: "Above")
    #expect(host.texts.first == "no action, root, no draft")
    #expect(!host.press(key: .tab))
    #expect(journal.take() == ["tab"])
  }

  @Test("a covered page offers its scene nothing", arguments: Wrapping.allCases)
  func coveredPage(_ wrapping: Wrapping) {
    let host = present { Covered(wrapping: wrapping, journal: Journal()) }
    host.tap("Page")
    #expect(host.texts.first == "no action, no title, no draft")
  }
}
