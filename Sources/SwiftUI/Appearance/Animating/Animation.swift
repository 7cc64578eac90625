/// How a change moves on screen. Nothing is drawn: what counts is that animated writes make an update of their own (UP-03).
public struct Animation: Hashable, Sendable {
  private var name: String
  private var duration: Double?
  private var delay = 0.0

  private init(_ name: String, duration: Double? = nil) {
    self.name = name
    self.duration = duration
  }

  public static let `default` = Animation("default")
  public static var linear: Animation { Animation("linear") }
  public static var easeIn: Animation { Animation("easeIn") }
  public static var easeOut: Animation { Animation("easeOut") }
  public static var easeInOut: Animation { Animation("easeInOut") }
  public static var spring: Animation { Animation("spring") }
  public static var interactiveSpring: Animation { Animation("interactiveSpring") }
  public static var bouncy: Animation { Animation("bouncy") }
  public static var snappy: Animation { Animation("snappy") }
  public static var smooth: Animation { Animation("smooth") }

  public static func linear(duration: TimeInterval) -> Animation {
    Animation("linear", duration: duration)
  }

  public static func easeIn(duration: TimeInterval) -> Animation {
    Animation("easeIn", duration: duration)
  }

  public static func easeOut(duration: TimeInterval) -> Animation {
    Animation("easeOut", duration: duration)
  }

  public static func easeInOut(duration: TimeInterval) -> Animation {
    Animation("easeInOut", duration: duration)
  }

  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation("timingCurve", duration: duration)
  }

  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation("timingCurve", duration: duration)
  }

  public func logicallyComplete(after duration: TimeInterval) -> Animation { self }
}

extension Animation {
  @_disfavoredOverload public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation("spring", duration: response)
  }

  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    Animation("spring", duration: duration)
  }

  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation("spring", duration: spring.duration)
  }

  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    Animation("interactiveSpring", duration: response)
  }

  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation("interpolatingSpring")
  }

  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    Animation("interpolatingSpring", duration: duration)
  }

  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0)
    -> Animation
  {
    Animation("interpolatingSpring", duration: spring.duration)
  }

  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("bouncy", duration: duration)
  }

  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("snappy", duration: duration)
  }

  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("smooth", duration: duration)
  }

  public func delay(_ delay: TimeInterval) -> Animation {
    var copy = self
    copy.delay += delay
    return copy
  }

  public func speed(_ speed: Double) -> Animation {
    var copy = self
    copy.duration = duration.map { $0 / speed }
    return copy
  }

  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// The spring of an animation.
public struct Spring: Hashable, Sendable {
  public var duration: Double
  public var bounce: Double

  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.duration = duration
    self.bounce = bounce
  }

  public init(response: Double, dampingRatio: Double) {
    self.init(duration: response, bounce: 1 - dampingRatio)
  }

  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  public static let bouncy = Spring(duration: 0.5, bounce: 0.3)
  public static let snappy = Spring(duration: 0.5, bounce: 0.15)
  public static let smooth = Spring()
}

extension View {
  nonisolated public func animation<Value: Equatable>(_ animation: Animation?, value: Value)
    -> some View
  { self }

  nonisolated public func animation(_ animation: Animation?) -> some View { self }
}

extension View {
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void)
    -> some View
  { self }

  nonisolated public func transaction<Value: Equatable>(
    value: Value, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { self }
}
