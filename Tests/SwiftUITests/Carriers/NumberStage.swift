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
