// What is done to the picture of a view: accepted, without a node.
extension View {
  nonisolated public func opacity(_ opacity: Double) -> some View { self }
  nonisolated public func shadow(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View { self }
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }
  nonisolated public func brightness(_ amount: Double) -> some View { self }
  nonisolated public func contrast(_ amount: Double) -> some View { self }
  nonisolated public func saturation(_ amount: Double) -> some View { self }
  nonisolated public func grayscale(_ amount: Double) -> some View { self }
  nonisolated public func hueRotation(_ angle: Angle) -> some View { self }
  nonisolated public func colorInvert() -> some View { self }
  nonisolated public func colorMultiply(_ color: Color) -> some View { self }
  nonisolated public func luminanceToAlpha() -> some View { self }
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View { self }
  nonisolated public func compositingGroup() -> some View { self }
  nonisolated public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View { self }
  nonisolated public func geometryGroup() -> some View { self }
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    self
  }
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View { self }
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    self
  }
  nonisolated public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    self
  }
  nonisolated public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View { self }

  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
  nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    self
  }
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View { self }
  nonisolated public func symbolEffect<Effect: SymbolEffect>(
    _ effect: Effect, options: SymbolEffectOptions = .default, isActive: Bool = true
  )
    -> some View
  { self }
  nonisolated public func symbolEffect<Effect: SymbolEffect, Value: Equatable>(
    _ effect: Effect, options: SymbolEffectOptions = .default, value: Value
  ) -> some View { self }
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View { self }

  nonisolated public func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback, trigger: Trigger
  ) -> some View { self }
  nonisolated public func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback, trigger: Trigger,
    condition: @escaping (_ old: Trigger, _ new: Trigger) -> Bool
  ) -> some View { self }
  nonisolated public func sensoryFeedback<Trigger: Equatable>(
    trigger: Trigger, _ feedback: @escaping (_ old: Trigger, _ new: Trigger) -> SensoryFeedback?
  ) -> some View { self }
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
}

/// How the colours of a symbol run.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  private let name: String

  public static let flat = SymbolColorRenderingMode(name: "flat")
  public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

/// Which form of a symbol is shown.
public struct SymbolVariants: Hashable, Sendable {
  public static let none = SymbolVariants()
  public static let circle = SymbolVariants()
  public static let square = SymbolVariants()
  public static let rectangle = SymbolVariants()
  public static let fill = SymbolVariants()
  public static let slash = SymbolVariants()

  public var circle: SymbolVariants { self }
  public var square: SymbolVariants { self }
  public var rectangle: SymbolVariants { self }
  public var fill: SymbolVariants { self }
  public var slash: SymbolVariants { self }
}

/// A movement of a symbol.
public protocol SymbolEffect: Sendable {}

/// The movements of symbols.
public struct StandardSymbolEffect: SymbolEffect, Hashable {
  public var up: StandardSymbolEffect { self }
  public var down: StandardSymbolEffect { self }
  public var byLayer: StandardSymbolEffect { self }
  public var individually: StandardSymbolEffect { self }
  public var iterative: StandardSymbolEffect { self }
  public var cumulative: StandardSymbolEffect { self }
  public var reversing: StandardSymbolEffect { self }
  public var nonReversing: StandardSymbolEffect { self }
  public var offUp: StandardSymbolEffect { self }
  public var downUp: StandardSymbolEffect { self }
  public var upUp: StandardSymbolEffect { self }
  public var clockwise: StandardSymbolEffect { self }
  public var counterClockwise: StandardSymbolEffect { self }
  public var left: StandardSymbolEffect { self }
  public var right: StandardSymbolEffect { self }
  public var forward: StandardSymbolEffect { self }
  public var backward: StandardSymbolEffect { self }
  public var plain: StandardSymbolEffect { self }
  public var pulse: StandardSymbolEffect { self }
  public var dimInactiveLayers: StandardSymbolEffect { self }
  public var hideInactiveLayers: StandardSymbolEffect { self }
  public var wholeSymbol: StandardSymbolEffect { self }
}

/// How a movement of a symbol goes on.
public struct SymbolEffectOptions: Hashable, Sendable {
  public static let `default` = SymbolEffectOptions()
  public static let repeating = SymbolEffectOptions()
  public static let nonRepeating = SymbolEffectOptions()

  /// How often a movement comes again.
  public struct RepeatBehavior: Hashable, Sendable {
    public static var periodic: RepeatBehavior { RepeatBehavior() }
    public static var continuous: RepeatBehavior { RepeatBehavior() }
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior()
    }
  }

  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions()
  }
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  public var repeating: SymbolEffectOptions { self }
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

extension SymbolEffect where Self == StandardSymbolEffect {
  public static var replace: StandardSymbolEffect { StandardSymbolEffect() }
  public static var automatic: StandardSymbolEffect { StandardSymbolEffect() }
  public static var bounce: StandardSymbolEffect { StandardSymbolEffect() }
  public static var drawOn: StandardSymbolEffect { StandardSymbolEffect() }
  public static var drawOff: StandardSymbolEffect { StandardSymbolEffect() }
  public static var pulse: StandardSymbolEffect { StandardSymbolEffect() }
  public static var scale: StandardSymbolEffect { StandardSymbolEffect() }
  public static var variableColor: StandardSymbolEffect { StandardSymbolEffect() }
  public static var appear: StandardSymbolEffect { StandardSymbolEffect() }
  public static var disappear: StandardSymbolEffect { StandardSymbolEffect() }
  public static var wiggle: StandardSymbolEffect { StandardSymbolEffect() }
  public static var rotate: StandardSymbolEffect { StandardSymbolEffect() }
  public static var breathe: StandardSymbolEffect { StandardSymbolEffect() }
}

/// What a person feels.
public struct SensoryFeedback: Hashable, Sendable {
  /// How heavy an impact is.
  public enum Weight: Hashable, Sendable {
    case light, medium, heavy
  }

  /// How soft what hits is.
  public enum Flexibility: Hashable, Sendable {
    case rigid, solid, soft
  }

  private let name: String

  public static let success = SensoryFeedback(name: "success")
  public static let warning = SensoryFeedback(name: "warning")
  public static let error = SensoryFeedback(name: "error")
  public static let selection = SensoryFeedback(name: "selection")
  public static let increase = SensoryFeedback(name: "increase")
  public static let decrease = SensoryFeedback(name: "decrease")
  public static let start = SensoryFeedback(name: "start")
  public static let stop = SensoryFeedback(name: "stop")
  public static let alignment = SensoryFeedback(name: "alignment")
  public static let levelChange = SensoryFeedback(name: "levelChange")
  public static let impact = SensoryFeedback(name: "impact")

  public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback {
    impact
  }

  public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> SensoryFeedback {
    impact
  }
}

/// What happens under a pointer.
public struct HoverEffect: Hashable, Sendable {
  private let name: String

  public static let automatic = HoverEffect(name: "automatic")
  public static let highlight = HoverEffect(name: "highlight")
  public static let lift = HoverEffect(name: "lift")
}
