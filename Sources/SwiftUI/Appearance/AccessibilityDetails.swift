// What those who can't see or touch the screen learn besides: accepted, without a node.
extension View {
  nonisolated public func accessibilityLabel<Label: View>(
    @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> Label
  ) -> some View { self }
  nonisolated public func accessibilityTextContentType(_ type: AccessibilityTextContentType)
    -> some View
  { self }
  nonisolated public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View { self }
  nonisolated public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void)
    -> some View
  { self }
  nonisolated public func accessibilityLinkedGroup<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { self }
  nonisolated public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { self }
  nonisolated public func accessibilityRotorEntry<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { self }
  nonisolated public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View { self }
  nonisolated public func accessibilityActivationPoint(_ point: UnitPoint) -> some View { self }
  nonisolated public func accessibilityActivationPoint(_ point: CGPoint) -> some View { self }
  nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: Text)
    -> some View
  { self }
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> some View { self }
  nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: Text)
    -> some View
  { self }
  nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> some View { self }
  nonisolated public func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
  ) -> some View { self }
}

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

/// What kind of text is read out.
public struct AccessibilityTextContentType: Sendable {
  public static let plain = AccessibilityTextContentType()
  public static let console = AccessibilityTextContentType()
  public static let fileSystem = AccessibilityTextContentType()
  public static let messaging = AccessibilityTextContentType()
  public static let narrative = AccessibilityTextContentType()
  public static let sourceCode = AccessibilityTextContentType()
  public static let spreadsheet = AccessibilityTextContentType()
  public static let wordProcessing = AccessibilityTextContentType()
}

/// A request for a larger or a smaller view.
public struct AccessibilityZoomGestureAction: Sendable {
  /// Which of the two.
  public enum Direction: Sendable {
    case zoomIn, zoomOut
  }

  public let direction: Direction
  public let location: UnitPoint
  public let point: CGPoint
}

/// Which of two views says what the other one is.
public enum AccessibilityLabeledPairRole: Sendable {
  case label, content
}

/// How touches go to an app directly.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

// The same as without `isEnabled`, while it holds.
extension View {
  /// Names the view for those who can't see it, while a condition holds.
  nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    AnnotatedView(
      content: self, annotation: isEnabled ? .accessibilityLabel(label.string) : nil)
  }

  /// Names the view for those who can't see it, while a condition holds.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool)
    -> some View
  { accessibilityLabel(Text(labelKey), isEnabled: isEnabled) }

  /// Names the view for those who can't see it, while a condition holds.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<Label: StringProtocol>(
    _ label: Label, isEnabled: Bool
  ) -> some View { accessibilityLabel(Text(label), isEnabled: isEnabled) }

  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool)
    -> some View
  { self }
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool)
    -> some View
  { self }
  nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View { self }
  nonisolated public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View { self }
}

/// What actions for those who can't see the screen are for.
public struct AccessibilityActionCategory: Equatable, Sendable {
  private let name: String

  public static let `default` = AccessibilityActionCategory(name: "default")
  public static let edit = AccessibilityActionCategory(name: "edit")
}
