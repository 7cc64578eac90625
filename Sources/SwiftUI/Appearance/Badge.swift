// Counts and short words beside rows: accepted, without a node.
extension View {
  nonisolated public func badge(_ count: Int) -> some View { self }
  nonisolated public func badge(_ label: Text?) -> some View { self }
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View { self }
  @_disfavoredOverload
  nonisolated public func badge<Label: StringProtocol>(_ label: Label?) -> some View { self }
}
