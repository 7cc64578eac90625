/// A thing a person can operate.
package final class Control {
  package enum Kind: String, Sendable {
    case button, link, toggle, textField, secureField, stepper, slider, picker, tab, row
    /// The place of a file panel where a file is picked.
    case file
    /// A button that takes what lies on the pasteboard.
    case paste
  }

  package let kind: Kind
  package let role: ButtonRole?

  /// The label, where it is not made of views below.
  package let title: String?

  /// What of its own keeps it from being used, in words; nil where nothing does.
  package let obstacle: String?

  /// Why pressing would show nothing though it can be pressed, in words; nil where nothing is known against it.
  package let deadEnd: (@MainActor () -> String?)?

  /// What pressing does.
  package let press: (@MainActor () -> Void)?

  /// The text of a field.
  package let text: Access<String>?

  /// Whether an empty text means no value.
  package let canBeMissing: Bool

  /// The state of a toggle.
  package let isOn: Access<Bool>?

  /// Steps up or down by one; false when it is at its end.
  package let step: (@MainActor (_ isUp: Bool) -> Bool)?

  /// Whether so many steps up or down can be taken.
  package let canStep: (@MainActor (_ isUp: Bool, _ count: Int) -> Bool)?

  /// The number of a stepper or slider.
  package let number: Access<Double>?

  /// What can be the value; nil where anything can.
  package let range: Range?

  /// The selection of a picker, as a tag.
  package let selection: Access<AnyHashable?>?

  /// Whether a tag is of the type that a picker selects by.
  package let takesTag: ((AnyHashable) -> Bool)?

  /// Takes the name of a file, a day, or what is pasted.
  package let pick: (@MainActor (_ file: String) -> Void)?

  package init(
    kind: Kind, role: ButtonRole? = nil, title: String? = nil, obstacle: String? = nil,
    deadEnd: (@MainActor () -> String?)? = nil,
    press: (@MainActor () -> Void)? = nil, text: Access<String>? = nil,
    canBeMissing: Bool = false, isOn: Access<Bool>? = nil, step: (@MainActor (Bool) -> Bool)? = nil,
    canStep: (@MainActor (Bool, Int) -> Bool)? = nil, number: Access<Double>? = nil,
    range: Range? = nil, selection: Access<AnyHashable?>? = nil,
    takesTag: ((AnyHashable) -> Bool)? = nil,
    pick: (@MainActor (String) -> Void)? = nil
  ) {
    self.kind = kind
    self.role = role
    self.title = title
    self.obstacle = obstacle
    self.deadEnd = deadEnd
    self.press = press
    self.text = text
    self.canBeMissing = canBeMissing
    self.isOn = isOn
    self.step = step
    self.canStep = canStep
    self.number = number
    self.range = range
    self.selection = selection
    self.takesTag = takesTag
    self.pick = pick
  }

  /// The same thing, but for what pressing does.
  func pressing(_ press: @escaping @MainActor () -> Void) -> Control {
    Control(
      kind: kind, role: role, title: title, obstacle: obstacle, deadEnd: deadEnd, press: press,
      text: text, canBeMissing: canBeMissing,
      isOn: isOn, step: step, canStep: canStep, number: number, range: range,
      selection: selection, takesTag: takesTag, pick: pick)
  }

  /// The values that a control can have, for those who write one as text.
  package struct Range {
    /// Some that would fit, in words: `0 to 10`.
    package let example: String?

    /// Why a text can't be written; nil where it can.
    package let misfit: @MainActor (_ text: String) -> Misfit?

    package init(example: String?, misfit: @escaping @MainActor (String) -> Misfit?) {
      self.example = example
      self.misfit = misfit
    }

    package init(example: String?, contains: @escaping @MainActor (String) -> Bool) {
      self.init(example: example) { contains($0) ? nil : .noValue($0) }
    }

    @MainActor package func contains(_ text: String) -> Bool { misfit(text) == nil }

    /// What is wrong with a text, by the part of it that is.
    package enum Misfit: Error, Hashable {
      /// It stands for nothing.
      case noValue(String)
      /// It stands for something that is out of bounds, which are told in words: `a date from 2026-07-01 on`.
      case outOfBounds(String, limits: String)
    }
  }

  /// A value that can be read and written.
  package struct Access<Value> {
    package let get: @MainActor () -> Value
    package let set: @MainActor (Value) -> Void

    package init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
      self.get = get
      self.set = set
    }

    /// Reads and writes a binding.
    @MainActor package init(_ binding: Binding<Value>) {
      self.init(
        get: { [source = binding.source] in source.get() }, set: { binding.wrappedValue = $0 })
    }
  }
}

extension Control.Kind {
  /// What a person calls one that has no label.
  var spokenName: String {
    switch self {
    case .textField: "text field"
    case .secureField: "secure field"
    case .button, .link, .toggle, .stepper, .slider, .picker, .tab, .row, .file, .paste: rawValue
    }
  }
}
