// What names a view for tests and for those who can't see it: that is how it is found here.
extension View {
  /// Names the view for tests.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    AnnotatedView(content: self, annotation: .identifier(identifier))
  }

  /// Names the view for tests, or not.
  nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool)
    -> some View
  {
    AnnotatedView(content: self, annotation: isEnabled ? .identifier(identifier) : nil)
  }

  /// Names the view for those who can't see it.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    AnnotatedView(content: self, annotation: .accessibilityLabel(label.string))
  }

  /// Names the view for those who can't see it.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  /// Names the view for those who can't see it.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<Label: StringProtocol>(_ label: Label) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Names the view for those who can't see it; the older form.
  nonisolated public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// Names the view for tests; the older form.
  nonisolated public func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }
}

// What else is said to assistive technologies: accepted, without a node.
extension View {
  nonisolated public func accessibilityHint(_ hint: Text) -> some View { self }
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  nonisolated public func accessibilityHint<Hint: StringProtocol>(_ hint: Hint) -> some View {
    self
  }
  nonisolated public func accessibilityValue(_ value: Text) -> some View { self }
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  nonisolated public func accessibilityValue<Value: StringProtocol>(_ value: Value) -> some View {
    self
  }
  nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }
  nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey])
    -> some View
  { self }
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { self }
  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore)
    -> some View
  { self }
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    self
  }
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    self
  }
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    self
  }
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    self
  }
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View { self }
  nonisolated public func accessibilityRespondsToUserInteraction(_ responds: Bool = true)
    -> some View
  { self }
}

/// How the parts of a view are read out.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String

  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  public static let contain = AccessibilityChildBehavior(name: "contain")
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// What kind of thing a view is.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var names: Set<String> = []

  public init() {}

  private init(name: String) {
    names = [name]
  }

  public static let isButton = AccessibilityTraits(name: "isButton")
  public static let isHeader = AccessibilityTraits(name: "isHeader")
  public static let isSelected = AccessibilityTraits(name: "isSelected")
  public static let isLink = AccessibilityTraits(name: "isLink")
  public static let isSearchField = AccessibilityTraits(name: "isSearchField")
  public static let isImage = AccessibilityTraits(name: "isImage")
  public static let playsSound = AccessibilityTraits(name: "playsSound")
  public static let isKeyboardKey = AccessibilityTraits(name: "isKeyboardKey")
  public static let isStaticText = AccessibilityTraits(name: "isStaticText")
  public static let isSummaryElement = AccessibilityTraits(name: "isSummaryElement")
  public static let updatesFrequently = AccessibilityTraits(name: "updatesFrequently")
  public static let startsMediaSession = AccessibilityTraits(name: "startsMediaSession")
  public static let allowsDirectInteraction = AccessibilityTraits(name: "allowsDirectInteraction")
  public static let isModal = AccessibilityTraits(name: "isModal")
  public static let isToggle = AccessibilityTraits(name: "isToggle")
  public static let isTabBar = AccessibilityTraits(name: "isTabBar")

  public func contains(_ member: AccessibilityTraits) -> Bool {
    names.isSuperset(of: member.names)
  }

  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var copy = self
    copy.formUnion(other)
    return copy
  }

  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var copy = self
    copy.formIntersection(other)
    return copy
  }

  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var copy = self
    copy.formSymmetricDifference(other)
    return copy
  }

  public mutating func insert(_ newMember: AccessibilityTraits) -> (
    inserted: Bool, memberAfterInsert: AccessibilityTraits
  ) {
    let isNew = !contains(newMember)
    formUnion(newMember)
    return (isNew, newMember)
  }

  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    guard contains(member) else { return nil }
    names.subtract(member.names)
    return member
  }

  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    insert(newMember).inserted ? nil : newMember
  }

  public mutating func formUnion(_ other: AccessibilityTraits) {
    names.formUnion(other.names)
  }

  public mutating func formIntersection(_ other: AccessibilityTraits) {
    names.formIntersection(other.names)
  }

  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    names.formSymmetricDifference(other.names)
  }
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}
