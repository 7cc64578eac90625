import SwiftUI
import Testing

/// Change actions that cause each other (UP-11, W-07).
@MainActor @Suite(.serialized) struct ChangeLoopTests {
  @Test(
    "UP-11, W-07 an action that keeps changing its own value is stopped",
    arguments: Carrier.allCases)
  func loop(_ carrier: Carrier) {
    let app = present {
      Carrying(carrier, (number: 0, other: 0)) { value in
        Text("\(value.wrappedValue.number)")
        Button("start") { value.wrappedValue.number += 1 }.wrapped(carrier.wrapping)
          .onChange(of: value.wrappedValue.number) { value.wrappedValue.number += 1 }
          .wrapped(carrier.wrapping)
        Button("rest") { value.wrappedValue.other += 1 }
      }
    }
    app.tap("start")
    #expect(
      app.issues == [
        TestIssue(
          id: "W-07",
          message: "onChange(of: Int) action tried to update multiple times per frame.")
      ])
    let stopped = app.texts
    app.tap("rest")
    #expect(app.texts == stopped)
    #expect(app.issues.count == 1)
  }

  @Test("W-07 is said of two actions that change each other's value", arguments: Carrier.allCases)
  func mutualLoop(_ carrier: Carrier) {
    let app = present {
      Carrying(carrier, (first: 0, second: 0)) { value in
        Button("start") { value.wrappedValue.first += 1 }
          .onChange(of: value.wrappedValue.first) { value.wrappedValue.second += 1 }
          .wrapped(carrier.wrapping)
          .onChange(of: value.wrappedValue.second) { value.wrappedValue.first += 1 }
          .wrapped(carrier.wrapping)
      }
    }
    app.tap("start")
    #expect(app.issueIDs == ["W-07"])
  }

  @Test("W-07 is not said of a chain that ends", arguments: Carrier.allCases)
  func chain(_ carrier: Carrier) {
    let app = present {
      Carrying(carrier, 0) { number in
        Button("start") { number.wrappedValue = 1 }
          .onChange(of: number.wrappedValue) {
            if number.wrappedValue < 4 { number.wrappedValue += 1 }
          }
          .wrapped(carrier.wrapping)
        Text("\(number.wrappedValue)")
      }
    }
    app.tap("start")
    #expect(app.texts == ["start", "4"])
    #expect(app.issues == [])
  }
}
