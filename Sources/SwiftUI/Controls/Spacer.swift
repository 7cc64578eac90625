/// Room between views.
nonisolated public struct Spacer: PrimitiveView, Equatable, Sendable {
  public var minLength: CGFloat?

  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }

  @MainActor public static func _update(_ view: Spacer, _ inputs: _ViewInputs) {}
}

/// A line between views.
nonisolated public struct Divider: PrimitiveView, Equatable, Sendable {
  public init() {}

  @MainActor public static func _update(_ view: Divider, _ inputs: _ViewInputs) {}
}
