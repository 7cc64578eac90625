import Observation
import SwiftUI
import Testing

/// A way in which a value and the presentation modifier that follows it are carried through views.
///
/// Behaviour must be the same in all of them.
enum Carrier: String, CaseIterable {
  /// State and modifier in one view.
  case plain

  /// A modifier of the user's own applies the framework's.
  case modifier

  /// The modifier stands on a group.
  case group

  /// The modifier stands on a view without its type, and is itself in one.
  case erased

  /// The modifier stands in a branch of a condition.
  case conditional

  /// The modifier stands on a row of a `ForEach`, which has a row to itself.
  case row

  /// A child's view has the modifier, and a binding to its parent's state.
  case child

  /// An observable model holds the value.
  case model

  /// An observable object of the older kind holds the value.
  case object

  /// The value is a part of what the state holds, and a child has a binding to that.
  case part

  /// The value is in an element of a collection, and its row has a binding to that.
  case element

  /// A child is given the model that its parent owns.
  case givenModel

  /// The model comes by the environment.
  case inheritedModel

  /// The object of the older kind is given to a child, which observes it.
  case givenObject

  /// The object of the older kind comes by the environment.
  case inheritedObject
}

extension Carrier {
  /// Whether the value is no state, but belongs to an object.
  var isOfObject: Bool {
    switch self {
    case .model, .givenModel, .inheritedModel: true
    default: isOfOlderObject
    }
  }

  /// Whether the object is of the older kind, any change of which evaluates every view that holds it (UP-17).
  var isOfOlderObject: Bool {
    switch self {
    case .object, .givenObject, .inheritedObject: true
    default: false
    }
  }

  /// The carriers in which the value is state.
  static let ofState = allCases.filter { !$0.isOfObject }

  /// The carriers in which a body depends on what it reads alone.
  ///
  /// An object of the older kind evaluates every view that holds it (UP-17), and who makes rows of a bound collection
  /// reads all of it.
  static let ofWhatIsRead = allCases.filter { !$0.isOfOlderObject && $0 != .element }
}

extension Carrier: CustomTestStringConvertible {
  var testDescription: String { rawValue }
}

extension TestLayer.Kind: CustomTestStringConvertible {
  var testDescription: String { rawValue }

  /// The kinds that one modifier presents with one flag.
  static let sheetOrCover = [TestLayer.Kind.sheet, .cover]

  /// The kinds that ask a question.
  static let questions = [TestLayer.Kind.alert, .dialog]
}

/// A button of a stage, and what it does to the value that the stage carries.
@MainActor struct StageButton<Value> {
  let label: String
  let action: @MainActor (Binding<Value>) -> Void

  init(_ label: String, _ action: @escaping @MainActor (Binding<Value>) -> Void) {
    self.label = label
    self.action = action
  }
}

/// The buttons of a stage.
struct StageButtons<Value>: View {
  let buttons: [StageButton<Value>]
  let value: Binding<Value>

  var body: some View {
    ForEach(0..<buttons.count) { index in
      Button(buttons[index].label) { buttons[index].action(value) }
    }
  }
}

/// What an observable model carries.
@Observable final class CarriedModel<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}

/// What an observable object of the older kind carries.
final class CarriedObject<Value>: ObservableObject {
  @Published var value: Value

  init(_ value: Value) {
    self.value = value
  }
}
