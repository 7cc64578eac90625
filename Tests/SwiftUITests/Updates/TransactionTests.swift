import SwiftUI
import Testing

/// How transactions group writes, and what carries them.
@MainActor @Suite(.serialized) struct TransactionTests {
  @Test(
    "UP-03 writes under different transactions are separate, ordered steps",
    arguments: Carrier.ofState)
  func separateSteps(_ carrier: Carrier) {
    let journal = Journal()
    let app = present {
      NumberStage(
        carrier, journal,
        [
          StageButton("write") { number in
            number.wrappedValue = 1
            withAnimation { number.wrappedValue = 2 }
            number.wrappedValue = 3
            number.wrappedValue = 4
            journal.note("live \(number.wrappedValue)")
          }
        ])
    }
    _ = journal.take()
    app.tap("write")
    #expect(journal.lines == ["live 4", "reads 1", "reads 2", "reads 4"])
  }

  @Test("UP-03 a change action sees each step", arguments: Carrier.ofState)
  func changesOfEachStep(_ carrier: Carrier) {
    let journal = Journal()
    let app = present {
      Carrying(carrier, 0) { number in
        Button("write") {
          number.wrappedValue = 1
          withAnimation { number.wrappedValue = 2 }
        }
        .wrapped(carrier.wrapping)
        .onChange(of: number.wrappedValue) { journal.note("\($0) to \($1)") }
        .wrapped(carrier.wrapping)
      }
    }
    app.tap("write")
    #expect(journal.lines == ["0 to 1", "1 to 2"])
  }

  @Test("UP-20 a binding's write carries its transaction to the setter")
  func bindingCarriesTransaction() {
    var seen: [Transaction] = []
    let binding = Binding(get: { 0 }, set: { _, transaction in seen.append(transaction) })
    binding.wrappedValue = 1
    binding.animation(.easeIn).wrappedValue = 2
    var plain = Transaction()
    plain.disablesAnimations = true
    binding.transaction(plain).wrappedValue = 3
    #expect(seen.map(\.animation) == [nil, .easeIn, nil])
    #expect(seen.map(\.disablesAnimations) == [false, false, true])
  }

  @Test("UP-20 through every projection of the binding")
  func projectionsCarryTransaction() {
    var seen: [Animation?] = []
    let base = Binding(
      get: { Person.ada }, set: { _, transaction in seen.append(transaction.animation) }
    ).animation(.easeOut)
    base.name.wrappedValue = "part"
    Binding<Person?>(base).wrappedValue = .grace
    let optional = Binding<Person?>(
      get: { Person.ada }, set: { _, transaction in seen.append(transaction.animation) }
    ).animation(.easeOut)
    Binding(optional)?.wrappedValue = .grace
    let list = Binding(
      get: { [Person.ada] }, set: { _, transaction in seen.append(transaction.animation) }
    ).animation(.easeOut)
    list[0].wrappedValue = .grace
    #expect(seen == [.easeOut, .easeOut, .easeOut, .easeOut])
  }

  @Test(
    "UP-20 so animated writes through a binding to state make a step of their own",
    arguments: Carrier.ofState)
  func animatedBinding(_ carrier: Carrier) {
    let journal = Journal()
    let app = present {
      NumberStage(
        carrier, journal,
        [
          StageButton("write") { number in
            number.wrappedValue = 1
            number.animation().wrappedValue = 2
          }
        ])
    }
    _ = journal.take()
    app.tap("write")
    #expect(journal.lines == ["reads 1", "reads 2"])
  }

  @Test(
    "UP-21 the completion of an animation runs once, after the update of its writes",
    arguments: Carrier.allCases)
  func completion(_ carrier: Carrier) {
    let journal = Journal()
    let app = present {
      NumberStage(
        carrier, journal,
        [
          StageButton("write") { number in
            withAnimation(completionCriteria: .removed) {
              number.wrappedValue = 1
            } completion: {
              journal.note("complete")
            }
            journal.note("action ends")
          }
        ])
    }
    _ = journal.take()
    app.tap("write")
    #expect(journal.take() == ["action ends", "reads 1", "complete"])
    // An equal write of state is no change, so that nothing is animated; a model's is one (UP-04).
    app.tap("write")
    #expect(
      journal.take()
        == (Carrier.ofState.contains(carrier)
          ? ["complete", "action ends"] : ["action ends", "reads 1", "complete"]))
  }

  @Test("UP-21 it runs at once after the body if nothing is animated")
  func completionOfNothing() {
    let journal = Journal()
    let result = withAnimation {
      journal.note("body")
      return 5
    } completion: {
      journal.note("complete")
    }
    #expect(result == 5)
    #expect(journal.lines == ["body", "complete"])
  }

  @Test("UP-21 it does not say that a sheet has finished moving", arguments: Carrier.allCases)
  func completionOfASheet(_ carrier: Carrier) {
    let journal = Journal()
    let app = presentHoldingTransitions {
      FlagStage(
        carrier,
        [
          StageButton("open") { isShown in
            withAnimation {
              isShown.wrappedValue = true
            } completion: {
              journal.note("complete")
            }
          }
        ]
      ) { Text("sheet") }
    }
    app.tap("open")
    #expect(app.presented == ["sheet Text (arriving)"])
    #expect(journal.lines == ["complete"])
  }
}
