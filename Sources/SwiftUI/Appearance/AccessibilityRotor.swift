// Lists of places that a person can go through.
extension View {
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: () -> Content
  ) -> some View { self }
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: () -> Content
  ) -> some View { self }
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: () -> Content
  ) -> some View { self }
  nonisolated public func accessibilityRotor<Entry: Identifiable>(
    _ labelKey: LocalizedStringKey, entries: [Entry], entryLabel: KeyPath<Entry, String>
  ) -> some View { self }
  nonisolated public func accessibilityRotor<Entry, ID: Hashable>(
    _ labelKey: LocalizedStringKey, entries: [Entry], entryID: KeyPath<Entry, ID>,
    entryLabel: KeyPath<Entry, String>
  ) -> some View { self }
  nonisolated public func accessibilityRotor<Entry: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [Entry], entryLabel: KeyPath<Entry, String>
  ) -> some View { self }
}

/// The places of a list that a person can go through.
public protocol AccessibilityRotorContent {}

/// A place that a person can go to.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  public init(_ label: Text, id: ID, textRange: Range<String.Index>? = nil) {}
  public init(_ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil) {}
  @_disfavoredOverload
  public init<Label: StringProtocol>(
    _ label: Label, id: ID, textRange: Range<String.Index>? = nil
  ) {}
  public init<Label: StringProtocol>(
    _ label: Label, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil
  ) {}
}

/// Several places.
public struct _RotorEntries: AccessibilityRotorContent {}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {}

extension ForEach where Content: AccessibilityRotorContent {
  /// Makes a place for each of the elements, known by their own ids.
  nonisolated public init(
    _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, Data.Element: Identifiable {
    self.init(data: data, identify: { $0.id }, content: content)
  }
}

/// Makes places of the statements in a closure.
@resultBuilder public struct AccessibilityRotorContentBuilder {
  public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content)
    -> Content
  { content }
  public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> Content {
    content
  }
  public static func buildBlock(_ content: any AccessibilityRotorContent...) -> _RotorEntries {
    _RotorEntries()
  }
  public static func buildIf<Content: AccessibilityRotorContent>(_ content: Content?)
    -> _RotorEntries
  { _RotorEntries() }
}

/// A list of places that the system has a name for.
public struct AccessibilitySystemRotor: Sendable {
  public static let headings = AccessibilitySystemRotor()
  public static let links = AccessibilitySystemRotor()
  public static let images = AccessibilitySystemRotor()
  public static let lists = AccessibilitySystemRotor()
  public static let tables = AccessibilitySystemRotor()
  public static let textFields = AccessibilitySystemRotor()
  public static let landmarks = AccessibilitySystemRotor()
  public static let boldText = AccessibilitySystemRotor()
  public static let misspelledWords = AccessibilitySystemRotor()
}
