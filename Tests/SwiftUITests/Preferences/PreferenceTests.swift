import SwiftUI
import Testing

private enum Names: PreferenceKey {
  static var defaultValue: [String] { [] }

  static func reduce(value: inout [String], nextValue: () -> [String]) {
    value += nextValue()
  }
}

private enum Corner: PreferenceKey {
  static var defaultValue: Anchor<CGPoint>? { nil }

  static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) {
    value = value ?? nextValue()
  }
}

/// What views say of themselves for those around them.
@MainActor struct PreferenceTests {
  private struct Rows: View {
    let wrapping: Wrapping
    @State private var rows = ["a", "b"]
    @State private var isPresented = false
    @State private var seen: [String] = []
    let journal: Journal

    var body: some View {
      VStack {
        ForEach(rows, id: \.self) { row in
          Text(row).preference(key: Names.self, value: [row]).wrapped(wrapping)
        }
        .wrapped(wrapping)
        Text("outer").preference(key: Names.self, value: ["inner"])
          .wrapped(wrapping)
          .preference(key: Names.self, value: ["outer"])
        Text("none")
      }
      .wrapped(wrapping)
      .transformPreference(Names.self) { $0.append("end") }
      .overlayPreferenceValue(Names.self) { Text("over \($0.joined(separator: ","))") }
      .backgroundPreferenceValue(Names.self) { Text("under \($0.count)") }
      .onPreferenceChange(Names.self) { names in
        seen = names
        journal.note(names.joined(separator: ","))
      }
      .sheet(isPresented: $isPresented) {
        Text("sheet").preference(key: Names.self, value: ["sheet"]).wrapped(wrapping)
      }
      Text("seen \(seen.joined(separator: ","))")
      Button("Add") { rows.append("c") }
      Button("Remove") { rows.removeFirst() }
      Button("Turn") { rows.reverse() }
      Button("Present") { isPresented = true }
    }
  }

  struct Row: Sendable {
    let hands: [String]
    let seen: [String]
  }

  @Test(
    "values go up in order, nearer ones in place of those below, and changes of them are told",
    arguments: [
      Row(hands: [], seen: ["a,b,outer,end"]),
      Row(hands: ["Add"], seen: ["a,b,outer,end", "a,b,c,outer,end"]),
      Row(hands: ["Remove"], seen: ["a,b,outer,end", "b,outer,end"]),
      Row(hands: ["Turn"], seen: ["a,b,outer,end", "b,a,outer,end"]),
    ], Wrapping.allCases)
  func values(_ row: Row, _ wrapping: Wrapping) throws {
    let journal = Journal()
    let screen = Screen { Rows(wrapping: wrapping, journal: journal) }
    for hand in row.hands { try screen.tap(hand) }
    #expect(journal.lines == row.seen)
    let last = try #require(row.seen.last)
    let count = last.split(separator: ",").count
    #expect(screen.texts.contains("seen \(last)"))
    #expect(screen.texts.contains("over \(last)"))
    #expect(screen.texts.contains("under \(count)"))
  }

  @Test("what a sheet says stays in it", arguments: Wrapping.allCases)
  func sheet(_ wrapping: Wrapping) throws {
    let journal = Journal()
    let screen = Screen { Rows(wrapping: wrapping, journal: journal) }
    try screen.tap("Present")
    #expect(journal.lines == ["a,b,outer,end"])
  }

  private struct Loop: View {
    let carrier: Carrier

    var body: some View {
      Carrying(Carried<[String]>(carrier, [])) { names in
        Text("\(names.wrappedValue.count)")
          .preference(key: Names.self, value: names.wrappedValue)
          .wrapped(carrier.wrapping)
          .onPreferenceChange(Names.self) { names.wrappedValue = $0 + ["more"] }
      }
    }
  }

  @Test(
    "UP-23 W-08 a preference that changes itself is stopped within the update",
    arguments: Carrier.allCases)
  func loop(_ carrier: Carrier) {
    let app = present { Loop(carrier: carrier) }
    #expect(
      app.issues == [
        TestIssue(
          id: "W-08",
          message: "Bound preference Names tried to update multiple times per frame.")
      ])
  }

  @Test(
    "an anchor is looked up where it is needed, on a screen of fixed size",
    arguments: Wrapping.allCases)
  func anchors(_ wrapping: Wrapping) {
    let screen = Screen {
      Text("x")
        .anchorPreference(key: Corner.self, value: .bottomTrailing) { $0 }
        .wrapped(wrapping)
        .overlayPreferenceValue(Corner.self) { anchor in
          GeometryReader { proxy in
            if let anchor { Text("\(Int(proxy[anchor].x)) \(Int(proxy[anchor].y))") }
          }
        }
    }
    #expect(screen.texts == ["x", "390 844"])
  }
}
