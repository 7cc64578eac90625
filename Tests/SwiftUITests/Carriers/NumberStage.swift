import SwiftUI

/// A view whose body reads a number, with buttons that act on the number; each evaluation is noted.
struct NumberStage: View {
  let carrier: Carrier
  let journal: Journal
  let buttons: [StageButton<Int>]

  init(_ carrier: Carrier, _ journal: Journal, _ buttons: [StageButton<Int>]) {
    self.carrier = carrier
    self.journal = journal
    self.buttons = buttons
  }

  var body: some View {
    Carrying(carrier, 0) { number in
      let _ = journal.note("reads \(number.wrappedValue)")
      StageButtons(buttons: buttons, value: number)
      Text("\(number.wrappedValue)")
    }
  }
}

extension Carrying {
  /// A view around a value that its own controls read and write.
  init(
    _ carrier: Carrier, _ first: Value,
    @ViewBuilder content: @escaping @MainActor (Binding<Value>) -> Content
  ) {
    self.init(Carried(carrier, first), content: content)
  }
}

extension Carrier {
  /// The carriers in which the value is state.
  static let ofState = allCases.filter { !$0.isOfObject }

  /// The carriers in which a body depends on what it reads alone.
  ///
  /// An object of the older kind evaluates every view that holds it (UP-17), and who makes rows of a bound collection
  /// reads all of it.
  static let ofWhatIsRead = allCases.filter { !$0.isOfOlderObject && $0 != .element }
}
