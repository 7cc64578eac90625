/// A control that selects a date; its text is the date as `2026-07-01 09:30`, of which only the parts shown count.
nonisolated public struct DatePicker<Label: View>: PrimitiveView {
  let label: Label
  let selection: Binding<Date>
  let bounds: DateBounds
  let components: DatePickerComponents

  @MainActor public static func _update(_ view: DatePicker, _ inputs: _ViewInputs) {
    let node = inputs.node
    let isStyled = node.updateStyled(
      DatePickerStyleConfiguration(
        label: _StylePart(view.label), selection: view.selection,
        minimumDate: view.bounds.first == .distantPast ? nil : view.bounds.first,
        maximumDate: view.bounds.last == .distantFuture ? nil : view.bounds.last,
        displayedComponents: view.components))
    guard !isStyled else {
      // What a style makes of the picker has controls of its own.
      node.semantics = nil
      return
    }
    let range = Control.Range(example: "a date such as 2026-07-01 09:30") { [weak node] text in
      let reader = DateText(view.components, node?.environment ?? EnvironmentValues())
      guard let date = reader.date(text, from: view.selection.wrappedValue) else {
        return .noValue(text)
      }
      return view.bounds.contains(date)
        ? nil
        : .outOfBounds(text, limits: reader.limits(view.bounds.first, view.bounds.last))
    }
    node.semantics = .control(
      Control(
        kind: .picker,
        text: Control.Access { [weak node] in
          let environment = node?.environment ?? EnvironmentValues()
          return DateText(view.components, environment).text(view.selection.wrappedValue)
        } set: { [weak node] text in
          let environment = node?.environment ?? EnvironmentValues()
          let reader = DateText(view.components, environment)
          // What is no date, or out of bounds, can't be selected.
          guard let date = reader.date(text, from: view.selection.wrappedValue),
            view.bounds.contains(date)
          else { return }
          view.selection.wrappedValue = date
        },
        range: range))
    node.updateChild(view.label)
  }
}

/// Which parts of a date a picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
}

/// The first and the last date that can be selected.
nonisolated struct DateBounds: Sendable {
  var first = Date.distantPast
  var last = Date.distantFuture

  func contains(_ date: Date) -> Bool { date >= first && date <= last }
}

extension DatePicker {
  public typealias Components = DatePickerComponents

  /// Makes a picker with a label of its own.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), selection: selection, bounds: DateBounds(), components: displayedComponents)
  }

  /// Makes a picker of dates in a range, with a label of its own.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), selection: selection,
      bounds: DateBounds(first: range.lowerBound, last: range.upperBound),
      components: displayedComponents)
  }

  /// Makes a picker of dates from one on, with a label of its own.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), selection: selection, bounds: DateBounds(first: range.lowerBound),
      components: displayedComponents)
  }

  /// Makes a picker of dates up to one, with a label of its own.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), selection: selection, bounds: DateBounds(last: range.upperBound),
      components: displayedComponents)
  }
}
