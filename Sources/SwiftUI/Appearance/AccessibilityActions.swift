// What assistive technologies offer beyond the screen: accepted, without a node.
extension View {
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { self }
  nonisolated public func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> some View { self }
  nonisolated public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { self }
  @_disfavoredOverload
  nonisolated public func accessibilityAction<Name: StringProtocol>(
    named name: Name, _ handler: @escaping () -> Void
  ) -> some View { self }
  nonisolated public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View { self }
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }
  nonisolated public func accessibilityRepresentation<Representation: View>(
    @ViewBuilder representation: () -> Representation
  ) -> some View { self }
  nonisolated public func accessibilityChildren<Children: View>(
    @ViewBuilder children: () -> Children
  ) -> some View { self }
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
  nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    self
  }
  nonisolated public func speechAdjustedPitch(_ value: Double) -> some View { self }
}

/// What an assistive technology asks for.
public struct AccessibilityActionKind: Equatable, Sendable {
  private let name: String

  public static let `default` = AccessibilityActionKind(name: "default")
  public static let escape = AccessibilityActionKind(name: "escape")
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  public static let delete = AccessibilityActionKind(name: "delete")
  public static let showMenu = AccessibilityActionKind(name: "showMenu")
}

/// Which way a value is to be adjusted.
public enum AccessibilityAdjustmentDirection: Equatable, Hashable, Sendable {
  case increment, decrement
}
