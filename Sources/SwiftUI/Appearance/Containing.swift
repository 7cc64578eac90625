// What windows, pages and texts look like around a view: accepted, without a node.
extension View {
  nonisolated public func containerBackground<Style: ShapeStyle>(
    _ style: Style, for container: ContainerBackgroundPlacement
  ) -> some View { self }
  nonisolated public func containerBackground<Background: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> Background
  ) -> some View { self }
  nonisolated public func indexViewStyle<Style: IndexViewStyle>(_ style: Style) -> some View {
    self
  }
  nonisolated public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?)
    -> some View
  { self }
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
  nonisolated public func pointerStyle(_ style: PointerStyle?) -> some View { self }
  nonisolated public func lineHeight(_ lineHeight: LineHeight?) -> some View { self }
  nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View { self }
  nonisolated public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View
  { self }
  nonisolated public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    self
  }
  nonisolated public func navigationDocument(_ url: URL) -> some View { self }
  nonisolated public func navigationDocument<Document: Transferable>(_ document: Document)
    -> some View
  { self }
  nonisolated public func navigationDocument<Document: Transferable, PreviewImage, PreviewIcon>(
    _ document: Document, preview: SharePreview<PreviewImage, PreviewIcon>
  ) -> some View { self }
  nonisolated public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior)
    -> some View
  { self }
  nonisolated public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior)
    -> some View
  { self }
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: CustomContentImportance = .default
  ) -> some View { self }
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: CustomContentImportance = .default
  ) -> some View { self }
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<Value: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: Value,
    importance: CustomContentImportance = .default
  ) -> some View { self }
  nonisolated public func presentationPreventsAppTermination(_ prevents: Bool?) -> some View {
    self
  }
  nonisolated public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
    self
  }
  nonisolated public func fileDialogConfirmationLabel(_ label: Text?) -> some View { self }
  nonisolated public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View
  { self }
}

/// What a background lies under.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String

  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "splitView")
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
  public static let widget = ContainerBackgroundPlacement(name: "widget")
  public static let window = ContainerBackgroundPlacement(name: "window")
  public static let subscriptionStore = ContainerBackgroundPlacement(name: "subscriptionStore")
}

/// The look of the dots under pages.
public protocol IndexViewStyle: Sendable {}

/// Dots for pages.
public struct PageIndexViewStyle: IndexViewStyle {
  /// When there is something behind the dots.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    private let name: String

    public static let automatic = BackgroundDisplayMode(name: "automatic")
    public static let interactive = BackgroundDisplayMode(name: "interactive")
    public static let always = BackgroundDisplayMode(name: "always")
    public static let never = BackgroundDisplayMode(name: "never")
  }

  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode)
    -> PageIndexViewStyle
  { PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode) }
}

/// How a person has arranged the tabs; nobody does here.
public struct TabViewCustomization: Codable, Equatable, Sendable {
  public init() {}
}

/// The look of a pointer.
public struct PointerStyle: Hashable, Sendable {
  private let name: String

  public static let `default` = PointerStyle(name: "default")
  public static let link = PointerStyle(name: "link")
  public static let grabIdle = PointerStyle(name: "grabIdle")
  public static let grabActive = PointerStyle(name: "grabActive")
  public static let horizontalText = PointerStyle(name: "horizontalText")
}

/// How far lines are from each other.
public struct LineHeight: Hashable, Sendable {
  private let name: String

  public static let normal = LineHeight(name: "normal")
  public static let tight = LineHeight(name: "tight")
  public static let loose = LineHeight(name: "loose")
  public static let variable = LineHeight(name: "variable")
}

/// How wide a button is.
public struct ButtonSizing: Hashable, Sendable {
  private let name: String

  public static let automatic = ButtonSizing(name: "automatic")
  public static let fitted = ButtonSizing(name: "fitted")
  public static let flexible = ButtonSizing(name: "flexible")
}

/// What a file panel shows.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}

/// Whether a person can do something to a window.
public struct WindowInteractionBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = WindowInteractionBehavior(name: "automatic")
  public static let enabled = WindowInteractionBehavior(name: "enabled")
  public static let disabled = WindowInteractionBehavior(name: "disabled")
}

/// How soon something is said of a view.
public enum CustomContentImportance: Hashable, Sendable {
  case `default`, high
}

/// How large a person wants text, as it was said before there was `DynamicTypeSize`.
public enum ContentSizeCategory: Hashable, Sendable, CaseIterable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  public var isAccessibilityCategory: Bool { Self.order(of: self) >= 7 }

  fileprivate static func order(of category: Self) -> Int {
    allCases.firstIndex(of: category) ?? 0
  }
}

extension EnvironmentValues {
  /// How large a person wants text; the older form.
  public var sizeCategory: ContentSizeCategory {
    get {
      let sizes = DynamicTypeSize.allCases
      return ContentSizeCategory.allCases[sizes.firstIndex(of: dynamicTypeSize) ?? 3]
    }
    set {
      let index = ContentSizeCategory.order(of: newValue)
      dynamicTypeSize = DynamicTypeSize.allCases[index]
    }
  }
}
