extension ProgressView {
  /// Shows how much of an interval has passed, as of the evaluation.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    let length = timerInterval.upperBound.timeIntervalSince(timerInterval.lowerBound)
    let passed = Date().timeIntervalSince(timerInterval.lowerBound)
    let part = length > 0 ? min(max(passed / length, 0), 1) : 1
    self.init(
      value: countsDown ? 1 - part : part, label: label, currentValueLabel: currentValueLabel)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Shows how much of an interval has passed, as of the evaluation, with a label.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) { EmptyView() }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Shows how much of an interval has passed, as of the evaluation.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}

extension ProgressView {
  /// Makes a view of how far a task has come when the view is evaluated.
  public init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(value: progress.fractionCompleted)
  }
}
