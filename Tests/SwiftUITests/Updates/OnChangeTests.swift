import SwiftUI
import Testing

/// When change actions run, and what they get.
@MainActor @Suite(.serialized) struct OnChangeTests {
  /// A number whose changes are noted with the old and the new value.
  private func changing(_ carrier: Carrier, _ journal: Journal) -> any TestHost {
    present {
      Carrying(carrier, 0) { number in
        Button("add") { number.wrappedValue += 1 }
        Button("count to three") { for value in 1...3 { number.wrappedValue = value } }
        Button("there and back") {
          number.wrappedValue += 1
          number.wrappedValue -= 1
        }
        Text("\(number.wrappedValue)").wrapped(carrier.wrapping)
          .onChange(of: number.wrappedValue) { old, new in journal.note("\(old) to \(new)") }
          .wrapped(carrier.wrapping)
      }
    }
  }

  @Test("UP-08 values in between are never seen", arguments: Carrier.allCases)
  func intermediateValues(_ carrier: Carrier) {
    let journal = Journal()
    let app = changing(carrier, journal)
    app.tap("count to three")
    #expect(journal.take() == ["0 to 3"])
    app.tap("there and back")
    #expect(journal.take() == [])
  }

  @Test(
    "UP-08 a value computed in the body is compared as one that is state",
    arguments: Carrier.allCases)
  func computedValue(_ carrier: Carrier) {
    let journal = Journal()
    let app = present {
      Carrying(carrier, 0) { number in
        Button("add") { number.wrappedValue += 1 }
        Button("add two") { number.wrappedValue += 2 }
          .onChange(of: number.wrappedValue.isMultiple(of: 2)) {
            journal.note($1 ? "even" : "odd")
          }
          .wrapped(carrier.wrapping)
      }
    }
    app.tap("add")
    app.tap("add two")
    app.tap("add")
    #expect(journal.lines == ["odd", "even"])
  }

  @Test(
    "UP-09 with two parameters the action gets the old and the new value",
    arguments: Carrier.allCases)
  func oldAndNew(_ carrier: Carrier) {
    let journal = Journal()
    let app = changing(carrier, journal)
    #expect(journal.lines == [])
    app.tap("add")
    app.tap("add")
    #expect(journal.lines == ["0 to 1", "1 to 2"])
  }

  @Test(
    "UP-09 with initial: true it also runs on appearance, with both equal",
    arguments: Carrier.allCases)
  func initial(_ carrier: Carrier) {
    let journal = Journal()
    let app = present {
      Carrying(carrier, 4) { number in
        Button("add") { number.wrappedValue += 1 }.wrapped(carrier.wrapping)
          .onChange(of: number.wrappedValue, initial: true) { journal.note("\($0) to \($1)") }
          .wrapped(carrier.wrapping)
          .onChange(of: number.wrappedValue, initial: true) {
            journal.note("without parameters \(number.wrappedValue)")
          }
          .wrapped(carrier.wrapping)
      }
    }
    #expect(journal.take() == ["4 to 4", "without parameters 4"])
    app.tap("add")
    #expect(journal.take() == ["4 to 5", "without parameters 5"])
  }

  @Test(
    "UP-10 the old form runs the closure of the evaluation before, the new ones the latest",
    arguments: Carrier.allCases)
  func capturedValues(_ carrier: Carrier) {
    let journal = Journal()
    let app = present {
      Carrying(carrier, 0) { number in
        let captured = number.wrappedValue
        Button("add") { number.wrappedValue += 1 }.wrapped(carrier.wrapping)
          .onChange(of: captured) { journal.note("new form: captured \(captured)") }
          .wrapped(carrier.wrapping)
        old(Text("old form"))
          .changed(captured) { journal.note("old form: new \($0), captured \(captured)") }
          .wrapped(carrier.wrapping)
      }
    }
    app.tap("add")
    #expect(journal.take() == ["new form: captured 1", "old form: new 1, captured 0"])
    app.tap("add")
    #expect(journal.take() == ["new form: captured 2", "old form: new 2, captured 1"])
  }

  private func old(_ text: some OldForm) -> some OldForm { text }
}

/// Lets the old form be used without a warning: it is the subject here.
@MainActor private protocol OldForm: View {
  func changed(_ number: Int, _ action: @escaping (Int) -> Void) -> AnyView
}

extension Text: OldForm {
  @available(*, deprecated)
  func changed(_ number: Int, _ action: @escaping (Int) -> Void) -> AnyView {
    AnyView(onChange(of: number, perform: action))
  }
}
