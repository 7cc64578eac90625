import SwiftUI
import Testing

/// Containers and layouts of an app's own, and pictures that it draws.
@MainActor @Suite(.serialized) struct OwnContainerTests {
  /// A layout as feature code has them; none of its functions is to be called.
  private struct Flow: Layout {
    struct Cache { var rows = 0 }

    let journal: Journal

    func makeCache(subviews: Subviews) -> Cache { Cache() }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
      -> CGSize
    {
      MainActor.assumeIsolated { journal.note("measured") }
      return subviews.map { $0.sizeThatFits(proposal) }.max { $0.width < $1.width } ?? .zero
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
      for subview in subviews {
        subview.place(at: bounds.origin, anchor: .topLeading, proposal: proposal)
      }
    }
  }

  @Test(
    "the views of a layout of one's own are its content, in their order",
    arguments: Wrapping.allCases)
  func layout(_ wrapping: Wrapping) {
    let journal = Journal()
    let screen = Screen {
      Flow(journal: journal) {
        Text("first").wrapped(wrapping)
        ForEach(["second", "third"], id: \.self) { Text($0).wrapped(wrapping) }.wrapped(wrapping)
        Button("fourth") {}.layoutPriority(1).wrapped(wrapping)
      }
      .wrapped(wrapping)
    }
    #expect(screen.lines == ["text first", "text second", "text third", "button fourth"])
    #expect(journal.take().isEmpty)
  }

  @Test("a canvas draws nothing, and its symbols are not evaluated")
  func canvas() {
    let journal = Journal()
    let screen = Screen {
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
        context.translateBy(x: 1, y: 1)
        if let symbol = context.resolveSymbol(id: 1) { context.draw(symbol, at: .zero) }
        context.draw(Text("drawn"), at: .zero)
        MainActor.assumeIsolated { journal.note("drawn") }
      } symbols: {
        Text("symbol").tag(1).noted("symbol", journal)
      }
      .accessibilityLabel("Curve")
    }
    #expect(screen.lines == ["text Curve"])
    #expect(journal.take().isEmpty)
  }

  /// A container of cards: a heading for the first one, and what each says of itself.
  private struct Cards<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
      Group(subviews: content) { cards in
        Text("\(cards.count) cards")
        if let first = cards.first {
          first
          Text(
            "first is \(first.containerValues.kind), \(first.containerValues.tag(for: Int.self) ?? 0)"
          )
        }
        ForEach(cards.dropFirst()) { card in
          card
          Text("then \(card.containerValues.kind), \(card.containerValues.tag(for: Int.self) ?? 0)")
        }
      }
    }
  }

  private struct Counting: View {
    @State private var count = 0

    var body: some View { Button("Count \(count)") { count += 1 } }
  }

  private struct CardTable: View {
    let wrapping: Wrapping
    @State private var names = ["Ada", "Grace"]
    @State private var isExtra = false

    var body: some View {
      Cards {
        Counting().wrapped(wrapping).containerValue(\.kind, "counter").wrapped(wrapping).tag(7)
          .wrapped(wrapping)
        Group {
          ForEach(names, id: \.self) { Text($0).wrapped(wrapping) }
            .wrapped(wrapping)
            .containerValue(\.kind, "name")
            .wrapped(wrapping)
        }
        if isExtra { Text("extra").wrapped(wrapping) }
      }
      Button("Add") {
        names.insert("Jean", at: 0)
        isExtra = true
      }
    }
  }

  @Test(
    "a container of one's own sees the views in it, with what they say",
    arguments: Wrapping.allCases)
  func subviews(_ wrapping: Wrapping) throws {
    let screen = Screen { CardTable(wrapping: wrapping) }
    #expect(
      screen.texts == [
        "3 cards", "Count 0", "first is counter, 7", "Ada", "then name, 0", "Grace", "then name, 0",
        "Add",
      ])
    try screen.tap("Count 0")
    try screen.tap("Add")
    #expect(
      screen.texts == [
        "5 cards", "Count 1", "first is counter, 7", "Jean", "then name, 0", "Ada", "then name, 0",
        "Grace", "then name, 0", "extra", "then plain, 0", "Add",
      ])
  }

  /// Rows that keep their state when others come before them.
  private struct CountingRows: View {
    let wrapping: Wrapping
    @State private var names = ["Ada"]

    var body: some View {
      ForEach(
        subviews: ForEach(names, id: \.self) { NamedCount(name: $0).wrapped(wrapping) }
      ) { row in
        row.wrapped(wrapping)
      }
      Button("Add") { names.insert("Grace", at: 0) }
    }
  }

  private struct NamedCount: View {
    let name: String
    @State private var count = 0

    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  @Test("the state of subviews follows their ids", arguments: Wrapping.allCases)
  func identity(_ wrapping: Wrapping) throws {
    let screen = Screen { CountingRows(wrapping: wrapping) }
    try screen.tap("Ada 0")
    try screen.tap("Add")
    #expect(screen.lines == ["button Grace 0", "button Ada 1", "button Add"])
  }

  private struct Numbered: View {
    let wrapping: Wrapping
    @State private var number = 1

    var body: some View {
      Cards { Counting().wrapped(wrapping).id(number).wrapped(wrapping) }
      Button("Other") { number += 1 }
    }
  }

  @Test("a subview of another id is another one", arguments: Wrapping.allCases)
  func ids(_ wrapping: Wrapping) throws {
    let screen = Screen { Numbered(wrapping: wrapping) }
    try screen.tap("Count 0")
    #expect(screen.texts.contains("Count 1"))
    try screen.tap("Other")
    #expect(screen.texts.contains("Count 0"))
  }
}

extension ContainerValues {
  @Entry fileprivate var kind = "plain"
}
