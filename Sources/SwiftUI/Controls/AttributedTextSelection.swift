/// What is selected in a text with attributes; nobody selects here, so that it stays as a program writes it.
public struct AttributedTextSelection: Equatable, Sendable {
  /// What is selected: the place of the caret, or several parts.
  public enum Indices: Equatable, Sendable {
    case insertionPoint(AttributedString.Index)
    case ranges(RangeSet<AttributedString.Index>)
  }

  private var selected: Indices?
  private var typing: AttributeContainer?

  /// Selects nothing: the caret is at the end.
  public init() {}

  /// Puts the caret somewhere.
  public init(
    insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil
  ) {
    selected = .insertionPoint(insertionPoint)
    typing = typingAttributes
  }

  /// Selects a part.
  public init(range: Range<AttributedString.Index>) {
    selected = .ranges(RangeSet(range))
  }

  /// Selects several parts.
  public init(ranges: RangeSet<AttributedString.Index>) {
    selected = .ranges(ranges)
  }

  /// What is selected of a text.
  public func indices(in text: AttributedString) -> Indices {
    selected ?? .insertionPoint(text.endIndex)
  }

  /// The attributes of what is typed next.
  public func typingAttributes(in text: AttributedString) -> AttributeContainer {
    typing ?? text.runs.last?.attributes ?? AttributeContainer()
  }

  /// Changes the attributes of what is typed next.
  fileprivate mutating func type(with attributes: AttributeContainer) {
    typing = attributes
  }
}

extension AttributedString {
  /// Changes the attributes of what is selected; of what is typed next, where that is nothing.
  public mutating func transformAttributes(
    in selection: inout AttributedTextSelection, body: (inout AttributeContainer) -> Void
  ) {
    switch selection.indices(in: self) {
    case .insertionPoint:
      var attributes = selection.typingAttributes(in: self)
      body(&attributes)
      selection.type(with: attributes)
    case .ranges(let selected):
      for range in selected.ranges {
        for run in self[range].runs {
          var attributes = run.attributes
          body(&attributes)
          self[run.range].setAttributes(attributes)
        }
      }
    }
  }
}

extension TextEditor {
  /// Makes an editor of a text with attributes, and of what is selected in it.
  ///
  /// A text that is typed anew has the attributes of what is typed next.
  public init(
    text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil
  ) {
    self.init(
      text: Binding<String>(
        get: { String(text.wrappedValue.characters) },
        set: { typed in
          guard typed != String(text.wrappedValue.characters) else { return }
          let selection = selection?.wrappedValue ?? AttributedTextSelection()
          let attributes = selection.typingAttributes(in: text.wrappedValue)
          text.wrappedValue = AttributedString(typed, attributes: attributes)
        }))
  }
}
