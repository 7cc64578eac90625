/// A control that selects any number of days; a day is `2026-07-01`.
///
/// To choose a day is to tap it: it joins the selection, or leaves it. Its text is the days selected, one after another.
nonisolated public struct MultiDatePicker<Label: View>: PrimitiveView {
  let label: Label
  let selection: Binding<Set<DateComponents>>

  /// The first day that can be selected, and the one before which the last one lies.
  let bounds: Range<Date>

  @MainActor public static func _update(_ view: MultiDatePicker, _ inputs: _ViewInputs) {
    let node = inputs.node
    let days = { [weak node] in
      SelectableDays(node?.environment ?? EnvironmentValues(), bounds: view.bounds)
    }
    let selection = view.selection
    node.semantics = .control(
      Control(
        kind: .picker,
        text: Control.Access {
          days().text(selection.wrappedValue)
        } set: { text in
          if let chosen = days().days(text) { selection.wrappedValue = Set(chosen) }
        },
        range: Control.Range(example: "days such as 2026-07-01 2026-07-03") {
          days().days($0) != nil
        },
        pick: { text in
          guard let day = days().days(text)?.first else { return }
          // A day of another form, as an app may have put it there, is the same day.
          let known = selection.wrappedValue.filter { days().text([$0]) == days().text([day]) }
          if known.isEmpty {
            selection.wrappedValue.insert(day)
          } else {
            selection.wrappedValue.subtract(known)
          }
        }))
    node.updateChild(view.label)
  }
}

/// The days that can be selected, read from texts and written as such.
private struct SelectableDays {
  private let reader: DateText
  private let calendar: Calendar
  private let bounds: Range<Date>

  init(_ environment: EnvironmentValues, bounds: Range<Date>) {
    reader = DateText(.date, environment)
    var calendar = environment.calendar
    calendar.timeZone = environment.timeZone
    self.calendar = calendar
    self.bounds = bounds
  }

  /// The days in a text, as a picker writes them; nil if one of them is none, or can't be selected.
  func days(_ text: String) -> [DateComponents]? {
    var days: [DateComponents] = []
    for word in text.split(whereSeparator: { $0 == " " || $0 == "," }) {
      guard let date = reader.date(String(word), from: .distantPast), contains(date) else {
        return nil
      }
      days.append(calendar.dateComponents([.calendar, .era, .year, .month, .day], from: date))
    }
    return days
  }

  /// The days in their order.
  func text(_ days: some Sequence<DateComponents>) -> String {
    days.compactMap { calendar.date(from: $0) }.sorted().map(reader.text).joined(separator: " ")
  }

  private func contains(_ date: Date) -> Bool {
    let day = calendar.startOfDay(for: date)
    let first =
      bounds.lowerBound == .distantPast ? day : calendar.startOfDay(for: bounds.lowerBound)
    return day >= first && day < bounds.upperBound
  }
}

extension MultiDatePicker {
  /// Makes a picker with a label of its own.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(
      label: label(), selection: selection, bounds: Date.distantPast..<Date.distantFuture)
  }

  /// Makes a picker of days in a range, with a label of its own.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), selection: selection, bounds: bounds)
  }

  /// Makes a picker of days from one on, with a label of its own.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), selection: selection, bounds: bounds.lowerBound..<Date.distantFuture)
  }

  /// Makes a picker of days before one, with a label of its own.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), selection: selection, bounds: Date.distantPast..<bounds.upperBound)
  }
}

extension MultiDatePicker where Label == Text {
  /// Makes a picker labelled by a localized key.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(titleKey) }
  }

  /// Makes a picker of days in a range, labelled by a localized key.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: Range<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  /// Makes a picker of days from one on, labelled by a localized key.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  /// Makes a picker of days before one, labelled by a localized key.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  /// Makes a picker labelled by a string.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(title) }
  }

  /// Makes a picker of days in a range, labelled by a string.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }

  /// Makes a picker of days from one on, labelled by a string.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }

  /// Makes a picker of days before one, labelled by a string.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }
}
