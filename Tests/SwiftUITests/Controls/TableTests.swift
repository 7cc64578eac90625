import SwiftUI
import Testing

/// Rows of data in columns.
@MainActor struct TableTests {
  private struct Ware: Identifiable {
    let id: Int
    let name: String
    let count: Int
  }

  private struct Wares: View {
    let wrapping: Wrapping
    @State private var chosen: Int?
    @State private var marked: Set<Int> = []
    @State private var showsCount = true
    private let wares = [Ware(id: 1, name: "Bread", count: 3), Ware(id: 2, name: "Salt", count: 5)]

    var body: some View {
      Table(wares, selection: $chosen) {
        TableColumn("Name", value: \.name)
        TableColumn("Count") { ware in Text("\(ware.count)").wrapped(wrapping) }.width(40)
      }
      .wrapped(wrapping)
      Text("chosen \(chosen ?? 0)")
      Table(wares) {
        if showsCount { TableColumn("Only") { Text("only \($0.count)").wrapped(wrapping) } }
      }
    }
  }

  @Test(
    "where there is little room the first column is shown, and rows can be selected",
    arguments: Wrapping.allCases)
  func compact(_ wrapping: Wrapping) throws {
    let screen = Screen { Wares(wrapping: wrapping) }
    #expect(screen.texts == ["Bread", "Salt", "chosen 0", "only 3", "only 5"])
    try screen.tap("Salt")
    #expect(screen.texts.contains("chosen 2"))
  }

  @Test(
    "where there is room all columns are shown, with their headers", arguments: Wrapping.allCases)
  func wide(_ wrapping: Wrapping) {
    let screen = Screen { Wares(wrapping: wrapping).environment(\.horizontalSizeClass, .regular) }
    #expect(
      screen.texts == [
        "Name", "Count", "Bread", "3", "Salt", "5", "chosen 0", "Only", "only 3", "only 5",
      ])
  }

  private struct Customized: View {
    @State private var columns = TableColumnCustomization<Ware>()
    private let wares = [Ware(id: 1, name: "Bread", count: 3)]

    var body: some View {
      Table(wares, columnCustomization: $columns) {
        TableColumn("Name", value: \.name)
        TableColumn("Count") { Text("\($0.count)") }.customizationID("count")
        TableColumn("Twice") { Text("\(2 * $0.count)") }.customizationID("twice")
          .defaultVisibility(.hidden)
      }
      Table(of: Ware.self, columnCustomization: $columns) {
        TableColumn("Again") { Text("again \($0.count)") }.customizationID("count")
      } rows: {
        TableRow(wares[0])
      }
      Button("Hide") { columns[visibility: "count"] = .hidden }
      Button("Show") { columns[visibility: "twice"] = .visible }
      Button("Reset") { columns = TableColumnCustomization() }
    }
  }

  @Test("columns are shown as they are customized, or as they say themselves")
  func customized() throws {
    let screen = Screen { Customized().environment(\.horizontalSizeClass, .regular) }
    let first = ["Name", "Count", "Bread", "3", "Again", "again 3"]
    #expect(screen.texts.prefix(6) == first[...])
    try screen.tap("Hide")
    #expect(screen.texts.prefix(2) == ["Name", "Bread"])
    #expect(!screen.texts.contains("again 3"))
    try screen.tap("Show")
    #expect(screen.texts.prefix(4) == ["Name", "Twice", "Bread", "6"])
    try screen.tap("Reset")
    #expect(screen.texts.prefix(6) == first[...])
  }
}
