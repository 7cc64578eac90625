/// A control that selects one of several tagged options.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>:
  PrimitiveView
{
  let selections: [Binding<SelectionValue>]
  let label: Label
  let content: Content

  @MainActor public static func _update(_ view: Picker, _ inputs: _ViewInputs) {
    let selections = view.selections
    inputs.node.semantics = .control(
      Control(
        kind: .picker,
        selection: Control.Access {
          selections.first.map { AnyHashable($0.wrappedValue) }
        } set: { tag in
          // A tag of another type selects nothing, as on Apple's platforms.
          guard let value = tag?.base as? SelectionValue else { return }
          for selection in selections { selection.wrappedValue = value }
        }, takesTag: { $0.base is SelectionValue }))
    inputs.node.updateChildren { cursor in
      cursor.update(view.label, key: .slot(0))
      // The options are no part of the control's name.
      cursor.update(AnnotatedView(content: view.content, annotation: .hidden), key: .slot(1))
    }
  }
}

extension Picker {
  /// Makes a picker with a label of its own.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selections: [selection], label: label(), content: content())
  }

  /// Makes a picker with a label of its own.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(selections: [selection], label: label, content: content())
  }

  /// Makes a picker for several values at once.
  public init<Sources: RandomAccessCollection>(
    sources: Sources, selection: KeyPath<Sources.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(
      selections: sources.map { $0[keyPath: selection] }, label: label(), content: content())
  }

  /// Makes a picker with a label of its own and a view for the current value.
  public init<CurrentValueLabel: View>(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(selections: [selection], label: label(), content: content())
  }
}

extension Picker where Label == Text {
  /// Makes a picker labelled by a localized key.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(titleKey), content: content)
  }

  /// Makes a picker labelled by a string.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(title), content: content)
  }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
  /// Makes a picker labelled by a localized key and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, label: SwiftUI.Label(titleKey, systemImage: systemImage),
      content: content)
  }

  /// Makes a picker labelled by a string and a symbol.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, label: SwiftUI.Label(title, systemImage: systemImage),
      content: content)
  }
}

extension Picker where Label == Text {
  /// Makes a picker for several values at once, labelled by a localized key.
  public init<Sources: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: Sources,
    selection: KeyPath<Sources.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
  }

  /// Makes a picker with a view for the current value, labelled by a localized key.
  public init<CurrentValueLabel: View>(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(selection: selection, label: Text(titleKey), content: content)
  }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
  /// Makes a picker with a view for the current value, labelled by a localized key and a symbol.
  public init<CurrentValueLabel: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      selection: selection, label: SwiftUI.Label(titleKey, systemImage: systemImage),
      content: content)
  }

  /// Makes a picker labelled by a localized key and an image of the app.
  public init(
    _ titleKey: LocalizedStringKey, image: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, label: SwiftUI.Label(titleKey, image: image), content: content)
  }
}
