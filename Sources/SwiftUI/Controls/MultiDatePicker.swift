/// A control that selects any number of days; a day is `2026-07-01`.
///
/// To choose a day is to tap it: it joins the selection, or leaves it. Its text is the days selected, with blanks or a
/// comma between them.
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
          if case .success(let chosen) = days().days(text) {
            selection.wrappedValue = Set(chosen)
          }
        },
        range: Control.Range(example: "days such as 2026-07-01 2026-07-03") {
          if case .failure(let misfit) = days().days($0) { misfit } else { nil }
        },
        pick: { text in
          guard case .success(let chosen) = days().days(text) else { return }
          var all = selection.wrappedValue
          for day in chosen {
            // A day of another form, as an app may have put it there, is the same day.
            let known = all.filter { days().text([$0]) == days().text([day]) }
            if known.isEmpty { all.insert(day) } else { all.subtract(known) }
          }
          selection.wrappedValue = all
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

  /// The days in a text, with blanks or a comma between them, or which of them is none or can't be selected.
  func days(_ text: String) -> Result<[DateComponents], Control.Range.Misfit> {
    var days: [DateComponents] = []
    let groups = text.split(separator: ",", omittingEmptySubsequences: false)
    for group in groups {
      let words = group.split(separator: " ")
      // A comma stands between two days.
      if words.isEmpty, groups.count > 1 { return .failure(.noValue(text)) }
      for word in words.map(String.init) {
        guard let date = reader.date(word, from: .distantPast) else {
          return .failure(.noValue(word))
        }
        guard contains(date) else { return .failure(.outOfBounds(word, limits: limits)) }
        days.append(calendar.dateComponents([.calendar, .era, .year, .month, .day], from: date))
      }
    }
    return .success(days)
  }

  /// The days that can be selected, in words; the upper bound is no longer one of them.
  private var limits: String {
    let end = bounds.upperBound
    return reader.limits(
      bounds.lowerBound, end == .distantFuture ? end : end.addingTimeInterval(-0.001))
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
