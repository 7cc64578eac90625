import RehearseSession
import SwiftUI

/// A stage with verbs, value domains and redactions of its own, and with global state that each start brings back.
let stallStage = Stage("stall", "Shelves, with verbs of their own") {
  let stall = Stall()
  return StageContent(StallView(stall: stall)) {
    Router("stall", stall, \.sheet) {
      Destination("goods", StallSheet.goods, "item")
    }
    Action(
      "restock", "Fills a shelf", Argument("item", String.self),
      Argument("count", Int.self, default: 10)
    ) { arguments in
      try stall.restock(try arguments.value("item"), by: try arguments.value("count", default: 10))
    }
    Action("close") { _ in stall.isOpen = false }
    Domain("item") { stall.shelves.keys.sorted() }
    Redaction("safe", "count")
  }
}.resetting { Stall.opened = 0 }

@MainActor @Observable private final class Stall {
  static var opened = 0

  var shelves = ["rice": 1, "tea": 0]
  var isOpen = true
  var sheet: StallSheet?
  private let opening: Int
  private let safe = "4711"
  private let till = Till()

  init() {
    Self.opened += 1
    opening = Self.opened
  }

  func restock(_ item: String, by count: Int) throws {
    shelves[item, default: 0] += count
    if shelves[item, default: 0] > 20 { throw StallError(item: item) }
  }
}

private struct Till {
  let count = 12
  let currency = "EUR"
}

private enum StallSheet: Identifiable {
  case goods(item: String)

  var id: String { if case .goods(let item) = self { item } else { "" } }
}

private struct StallError: Error, CustomStringConvertible {
  let item: String

  var description: String { "the shelf of \(item) holds 20" }
}

private struct StallView: View {
  let stall: Stall

  var body: some View {
    @Bindable var stall = stall
    NavigationStack {
      Button("Sell tea") { stall.shelves["tea", default: 0] -= 1 }
        .navigationTitle("Stall")
    }
    .sheet(item: $stall.sheet) { Text($0.id) }
  }
}
