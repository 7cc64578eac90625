/// What is selected in a text; nobody selects here, so that it stays as a program writes it.
public struct TextSelection: Equatable, Hashable, Sendable {
  /// What is selected: a part, or several.
  public enum Indices: Equatable, Hashable, Sendable {
    case selection(Range<String.Index>)
    case multiSelection(RangeSet<String.Index>)
  }

  /// What is selected.
  public var indices: Indices

  /// Whether nothing is selected, so that only the place of the caret is known.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }

  /// Selects a part.
  public init(range: Range<String.Index>) {
    indices = .selection(range)
  }

  /// Selects several parts.
  public init(ranges: RangeSet<String.Index>) {
    indices = .multiSelection(ranges)
  }

  /// Puts the caret somewhere.
  public init(insertionPoint: String.Index) {
    indices = .selection(insertionPoint..<insertionPoint)
  }
}

extension TextEditor {
  /// Makes an editor of a text and of what is selected in it.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.init(text: text)
  }
}

extension TextField {
  /// Makes a field with a selection and a label of its own.
  public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(text: text, prompt: prompt, label: label)
  }
}

extension TextField where Label == Text {
  /// Makes a field with a selection, labelled by a localized key.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Makes a field with a selection, labelled by a string.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}

/// Which end of a selection moves with the keys.
public enum TextSelectionAffinity: Hashable, Sendable {
  case automatic, upstream, downstream
}

extension EnvironmentValues {
  /// Which end of a selection moves with the keys.
  @Entry public var textSelectionAffinity: TextSelectionAffinity = .automatic
}
