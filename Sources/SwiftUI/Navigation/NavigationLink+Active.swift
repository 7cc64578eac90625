// The older forms of links, whose page is there while a flag or a selection says so.
extension NavigationLink where Destination: View {
  /// Makes a link to a view that is pushed while a flag is true.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    target = .active(isActive, destination())
  }

  /// Makes a link to a view that is pushed while a flag is true.
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(isActive: isActive, destination: { destination }, label: label)
  }

  /// Makes a link to a view that is pushed while a selection is its tag.
  public init<Value: Hashable>(
    tag: Value, selection: Binding<Value?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    target = .active(
      Binding(
        get: { selection.wrappedValue == tag },
        set: { isActive in
          if isActive {
            selection.wrappedValue = tag
          } else if selection.wrappedValue == tag {
            selection.wrappedValue = nil
          }
        }), destination())
  }

  /// Makes a link to a view that is pushed while a selection is its tag.
  public init<Value: Hashable>(
    destination: Destination, tag: Value, selection: Binding<Value?>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(tag: tag, selection: selection, destination: { destination }, label: label)
  }
}

extension NavigationLink where Label == Text {
  /// Makes a link to a view that is pushed while a flag is true, labelled by a localized key.
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(titleKey) }
  }

  /// Makes a link to a view that is pushed while a flag is true, labelled by a string.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(title) }
  }

  /// Makes a link to a view that is pushed while a flag is true, labelled by a localized key.
  public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(isActive: isActive, destination: { destination }) { Text(titleKey) }
  }

  /// Makes a link to a view that is pushed while a selection is its tag, labelled by a localized key.
  public init<Value: Hashable>(
    _ titleKey: LocalizedStringKey, tag: Value, selection: Binding<Value?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
  }
}
