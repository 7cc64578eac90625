// What the looks of a place are made of, as the environment tells it; modifiers for looks do not set it.
extension EnvironmentValues {
  /// In which order menus show their items.
  @Entry public var menuOrder: MenuOrder = .automatic

  /// Whether menus show that they open.
  @Entry public var menuIndicatorVisibility: Visibility = .automatic

  /// Whether controls show their labels.
  @Entry public var labelsVisibility: Visibility = .automatic

  /// Whether scroll views show how far they have scrolled sideways.
  @Entry public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility = .automatic

  /// Whether scroll views show how far they have scrolled down.
  @Entry public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility = .automatic

  /// When scrolling puts the keyboard away.
  @Entry public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode = .automatic

  /// How symbols are coloured, if that is said.
  @Entry public var symbolRenderingMode: SymbolRenderingMode?

  /// Which form of symbols is shown.
  @Entry public var symbolVariants: SymbolVariants = .none

  /// How the content of views changes.
  @Entry public var contentTransition: ContentTransition = .interpolate

  /// How prominent badges are.
  @Entry public var badgeProminence: BadgeProminence = .standard

  /// How much the background of a row stands out.
  @Entry public var backgroundProminence: BackgroundProminence = .standard

  /// Whether a button that is held down runs its action again.
  @Entry public var buttonRepeatBehavior: ButtonRepeatBehavior = .automatic

  /// Whether a control acts when something dragged is held over it.
  @Entry public var springLoadingBehavior: SpringLoadingBehavior = .automatic

  /// Whether views answer a pointer over them.
  @Entry public var isHoverEffectEnabled: Bool = true

  /// The style of backgrounds that name none, if one is set.
  @Entry public var backgroundStyle: AnyShapeStyle?

  /// The material behind the view, if there is one.
  @Entry public var backgroundMaterial: Material?

  /// How large the rows of a sidebar are.
  @Entry public var sidebarRowSize: SidebarRowSize = .medium

  /// Whether the window is the one in use.
  @Entry public var controlActiveState: ControlActiveState = .key

  /// Whether the window looks as the one in use.
  public var appearsActive: Bool { controlActiveState != .inactive }

  /// The shortcut of the control around the view, if it has one.
  public internal(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }

  /// Whether somebody records or mirrors the screen; nobody does.
  public var isSceneCaptured: Bool { false }

  /// Whether a tab bar shows its sections; it never does.
  public var isTabBarShowingSections: Bool { false }

  /// Whether a person has the large view of small controls.
  public var accessibilityLargeContentViewerEnabled: Bool { false }

  /// Whether a person has quick actions on.
  public var accessibilityQuickActionsEnabled: Bool { false }

  /// Whether a person wants flashing lights dimmed.
  public var accessibilityDimFlashingLights: Bool { false }

  /// Whether a person wants pictures that move.
  public var accessibilityPlayAnimatedImages: Bool { true }

  /// Whether the device shows its simpler system.
  public var accessibilityAssistiveAccessEnabled: Bool { false }
}

private enum KeyboardShortcutKey: EnvironmentKey {
  static var defaultValue: KeyboardShortcut? { nil }
}

/// Whether the window of a control is the one in use.
public enum ControlActiveState: Hashable, Sendable, CaseIterable {
  case key, active, inactive
}

/// How large the rows of a sidebar are.
public enum SidebarRowSize: Hashable, Sendable {
  case small, medium, large
}

/// Whether a control acts when something dragged is held over it; nobody drags here.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = SpringLoadingBehavior(name: "automatic")
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}

extension View {
  nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    environment(\.springLoadingBehavior, behavior)
  }
}
