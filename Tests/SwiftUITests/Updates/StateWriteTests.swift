import SwiftUI
import Testing

/// What a write of state does, and when.
@MainActor @Suite(.serialized) struct StateWriteTests {
  @Test(
    "UP-01 a write can be read back at once, and evaluates nothing", arguments: Carrier.allCases)
  func writeIsImmediate(_ carrier: Carrier) {
    let journal = Journal()
    let app = present {
      NumberStage(
        carrier, journal,
        [
          StageButton("write") { number in
            number.wrappedValue = 5
            journal.note("then \(number.wrappedValue)")
          }
        ])
    }
    #expect(journal.take() == ["reads 0"])
    app.tap("write")
    #expect(journal.lines == ["then 5", "reads 5"])
  }

  @Test("UP-02 all writes of one action make one update", arguments: Carrier.allCases)
  func writesAreMerged(_ carrier: Carrier) {
    let journal = Journal()
    let app = present {
      NumberStage(
        carrier, journal,
        [StageButton("write") { number in for value in 1...3 { number.wrappedValue = value } }])
    }
    _ = journal.take()
    app.tap("write")
    #expect(journal.lines == ["reads 3"])
  }

  @Test(
    "UP-02 writes of several properties make one evaluation of each body that reads them",
    arguments: Wrapping.allCases)
  func severalProperties(_ wrapping: Wrapping) {
    let journal = Journal()
    let app = present { Two(wrapping: wrapping, journal: journal).wrapped(wrapping) }
    _ = journal.take()
    app.tap("both")
    #expect(journal.lines == ["both read 1 2", "child reads 2"])
  }

  @Test("UP-04 a write equal to the current value is no change", arguments: Carrier.ofState)
  func equalWrite(_ carrier: Carrier) {
    let journal = Journal()
    let app = present {
      NumberStage(
        carrier, journal,
        [
          StageButton("equal") { $0.wrappedValue = 0 },
          StageButton("there and back") {
            $0.wrappedValue = 1
            $0.wrappedValue = 0
          },
        ])
    }
    #expect(journal.take() == ["reads 0"])
    app.tap("equal")
    #expect(journal.lines == [])
  }

  @Test(
    "UP-04 values without == are compared part by part, and closures never equal",
    arguments: Wrapping.allCases)
  func valuesWithoutEquality(_ wrapping: Wrapping) {
    let journal = Journal()
    let app = present { Odd(wrapping: wrapping, journal: journal).wrapped(wrapping) }
    _ = journal.take()
    app.tap("same parts")
    #expect(journal.take() == [])
    app.tap("other parts")
    #expect(journal.take() == ["evaluated"])
    app.tap("same closure")
    #expect(journal.take() == ["evaluated"])
  }

  @Test(
    "UP-05, W-09 a write during the evaluation of a body is discarded, with W-09",
    arguments: Wrapping.allCases)
  func writeInABody(_ wrapping: Wrapping) {
    let app = present { Guilty(wrapping: wrapping).wrapped(wrapping) }
    #expect(app.texts == ["count 0", "go"])
    #expect(
      app.issues == [
        TestIssue(
          id: "W-09",
          message:
            "Modifying state during view update, this will cause undefined behavior.\n"
            + "(Guilty.count)")
      ])
    app.tap("go")
    #expect(app.texts == ["count 10", "go"])
  }

  @Test("UP-05 a write through a child's binding too", arguments: Wrapping.allCases)
  func writeInAChildsBody(_ wrapping: Wrapping) {
    let app = present { GuiltyParent(wrapping: wrapping) }
    #expect(app.texts == ["0", "1"])
    #expect(app.issueIDs == ["W-09"])
  }
}

private struct Two: View {
  let wrapping: Wrapping
  let journal: Journal
  @State private var first = 0
  @State private var second = 0

  var body: some View {
    let _ = journal.note("both read \(first) \(second)")
    Button("both") {
      first = 1
      second = 2
    }
    Child(journal: journal, second: $second).wrapped(wrapping)
  }

  private struct Child: View {
    let journal: Journal
    @Binding var second: Int

    var body: some View {
      let _ = journal.note("child reads \(second)")
      Text("\(second)")
    }
  }
}

/// State whose types have no `==`.
private struct Odd: View {
  struct Parts {
    var name: String
    var number: Int
  }

  struct Closure {
    var run: () -> Void = {}
  }

  let wrapping: Wrapping
  let journal: Journal
  @State private var parts = Parts(name: "Jim", number: 1)
  @State private var closure = Closure()

  var body: some View {
    let _ = (parts, closure)
    let _ = journal.note("evaluated")
    Button("same parts") { parts = Parts(name: "Jim", number: 1) }.wrapped(wrapping)
    Button("other parts") { parts = Parts(name: "Jim", number: 2) }
    Button("same closure") { closure = Closure() }
  }
}

/// A view that changes its state where it must not.
private struct Guilty: View {
  let wrapping: Wrapping
  @State private var count = 0

  var body: some View {
    let _ = (count = count + 1)
    Text("count \(count)").wrapped(wrapping)
    Button("go") { count = 10 }
  }
}

private struct GuiltyParent: View {
  let wrapping: Wrapping
  @State private var number = 0

  var body: some View {
    Text("\(number)")
    Child(number: $number).wrapped(wrapping)
  }

  private struct Child: View {
    @Binding var number: Int

    var body: some View {
      let _ = (number = 7)
      Text("\(number + 1)")
    }
  }
}
