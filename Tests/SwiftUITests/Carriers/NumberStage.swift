import SwiftUI

/// A view whose body reads a number, with buttons that act on the number; each evaluation is noted.
struct NumberStage: View {
  let carrier: Carrier
  let parts: NumberParts

  init(_ carrier: Carrier, _ journal: Journal, _ buttons: [StageButton<Int>]) {
    self.carrier = carrier
    parts = NumberParts(journal: journal, buttons: buttons)
  }

  var body: some View {
    switch carrier {
    case .plain: StateNumber(parts: parts)
    case .modifier: Text("base").modifier(ModifierNumber(parts: parts))
    case .group: Group { StateNumber(parts: parts) }
    case .erased: AnyView(StateNumber(parts: parts))
    case .conditional:
      if parts.buttons.isEmpty { Text("nothing to press") } else { StateNumber(parts: parts) }
    case .row: ForEach(["only"], id: \.self) { _ in StateNumber(parts: parts) }
    case .child: ParentNumber(parts: parts)
    case .model: ModelNumber(parts: parts)
    case .object: ObjectNumber(parts: parts)
    }
  }
}

/// What all carriers of a number have in common.
@MainActor struct NumberParts {
  let journal: Journal
  let buttons: [StageButton<Int>]

  @ViewBuilder fileprivate func content(_ number: Binding<Int>, reading value: Int) -> some View {
    let _ = journal.note("reads \(value)")
    StageButtons(buttons: buttons, value: number)
    Text("\(value)")
  }
}

private struct StateNumber: View {
  let parts: NumberParts
  @State private var number = 0

  var body: some View { parts.content($number, reading: number) }
}

/// The state belongs to a modifier of the user's own.
private struct ModifierNumber: ViewModifier {
  let parts: NumberParts
  @State private var number = 0

  func body(content: Content) -> some View {
    content
    parts.content($number, reading: number)
  }
}

private struct ParentNumber: View {
  let parts: NumberParts
  @State private var number = 0

  var body: some View { Child(parts: parts, number: $number) }

  private struct Child: View {
    let parts: NumberParts
    @Binding var number: Int

    var body: some View { parts.content($number, reading: number) }
  }
}

private struct ModelNumber: View {
  let parts: NumberParts
  @State private var model = CarriedModel(0)

  var body: some View { parts.content($model.value, reading: model.value) }
}

private struct ObjectNumber: View {
  let parts: NumberParts
  @StateObject private var object = CarriedObject(0)

  var body: some View { parts.content($object.value, reading: object.value) }
}

extension Carrier {
  /// The carriers in which the value is state.
  static let ofState = allCases.filter { $0 != .model && $0 != .object }
}
