// What a pointer over a view would do: accepted, without a node, since there is no pointer.
extension View {
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }
}

/// Where a pointer is.
public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}

extension View {
  nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
  nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
  nonisolated public func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }
  nonisolated public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
}
