/// Whether colours are light on dark or dark on light.
public enum ColorScheme: Hashable, Sendable, CaseIterable {
  case light, dark
}

/// How far colours differ.
public enum ColorSchemeContrast: Hashable, Sendable, CaseIterable {
  case standard, increased
}

/// How much room there is along a direction.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact, regular
}

/// Which way lines run.
public enum LayoutDirection: Hashable, Sendable, CaseIterable {
  case leftToRight, rightToLeft
}

/// How large a person wants text.
public enum DynamicTypeSize: Hashable, Sendable, CaseIterable, Comparable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

/// How prominent the headers of sections are.
public enum Prominence: Hashable, Sendable {
  case standard, increased
}

/// How large controls are.
public enum ControlSize: Hashable, Sendable, CaseIterable {
  case mini, small, regular, large, extraLarge
}

/// Why parts of a view are not shown.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
  public static let invalidated = RedactionReasons(rawValue: 4)
}

/// Whether an app or a scene can be used.
public enum ScenePhase: Hashable, Sendable, Comparable {
  case background, inactive, active
}

/// How heavy text is to be.
public enum LegibilityWeight: Hashable, Sendable {
  case regular, bold
}
