/// What a button is for.
public struct ButtonRole: Hashable, Sendable {
  /// The role's name in Apple's list.
  package let name: String

  /// Leaves without a change.
  public static let cancel = ButtonRole(name: "cancel")
  /// Deletes data, or does something else that can't be taken back.
  public static let destructive = ButtonRole(name: "destructive")
  /// Agrees to what is shown.
  public static let confirm = ButtonRole(name: "confirm")
  /// Closes what is shown.
  public static let close = ButtonRole(name: "close")
}
