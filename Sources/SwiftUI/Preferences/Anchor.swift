/// A place or a rectangle of a view, for a view further out to look up; every view is as large as the screen of a phone.
public struct Anchor<Value> {
  let value: Value

  /// What of a view is meant.
  public struct Source {
    let value: Value
  }
}

extension Anchor: Sendable where Value: Sendable {}
extension Anchor.Source: Sendable where Value: Sendable {}
extension Anchor: Equatable where Value: Equatable {}

extension Anchor.Source where Value == CGRect {
  /// The whole view.
  public static var bounds: Anchor<CGRect>.Source {
    Anchor<CGRect>.Source(value: GeometryProxy().frame(in: .local))
  }

  /// A rectangle in the view.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source(value: rect)
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source(value: point)
  }

  /// A point in the view, as a share of its sides.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    let size = GeometryProxy().size
    return Anchor<CGPoint>.Source(
      value: CGPoint(x: point.x * size.width, y: point.y * size.height))
  }

  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension GeometryProxy {
  /// Where an anchor is.
  public subscript<Value>(anchor: Anchor<Value>) -> Value { anchor.value }
}

extension View {
  /// Says of this view what is made of one of its anchors.
  nonisolated public func anchorPreference<Value, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<Value>.Source,
    transform: @escaping (Anchor<Value>) -> Key.Value
  ) -> some View {
    preference(key: key, value: transform(Anchor(value: value.value)))
  }

  /// Changes what the views in this one say by one of its anchors.
  nonisolated public func transformAnchorPreference<Value, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<Value>.Source,
    transform: @escaping (inout Key.Value, Anchor<Value>) -> Void
  ) -> some View {
    transformPreference(key) { transform(&$0, Anchor(value: value.value)) }
  }
}
