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
