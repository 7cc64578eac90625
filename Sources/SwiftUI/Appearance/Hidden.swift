extension View {
  /// Hides the view and keeps its place: its state lives on, and nobody can see or use it.
  nonisolated public func hidden() -> some View {
    AnnotatedView(content: self, annotation: .hidden)
  }

  /// Says why parts of the view are not to be shown, for those that ask the environment.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Shows again what `redacted(reason:)` has hidden.
  nonisolated public func unredacted() -> some View {
    environment(\.redactionReasons, [])
  }

  /// Sets the size of text, for those that ask the environment.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Limits the size of text.
  nonisolated public func dynamicTypeSize<Sizes: RangeExpression & Sendable>(_ range: Sizes)
    -> some View where Sizes.Bound == DynamicTypeSize
  {
    transformEnvironment(\.dynamicTypeSize) { size in
      guard !range.contains(size) else { return }
      let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
      if let first = allowed.first, let last = allowed.last { size = size < first ? first : last }
    }
  }
}
