/// Closes the presentation, or pops the page, in whose environment it was read (DI-01, DI-03).
public struct DismissAction: Sendable {
  let close: @MainActor @Sendable () -> Void

  /// Closes it; nothing where nothing is presented, or when it is gone (DI-05, DI-09).
  @MainActor public func callAsFunction() {
    close()
  }
}

/// The older form of `dismiss` and `isPresented` (DI-13).
public struct PresentationMode {
  /// Whether the view is presented.
  public let isPresented: Bool
  let action: DismissAction

  /// Closes the presentation.
  @MainActor public mutating func dismiss() {
    action()
  }
}

private struct PresentationKey: EnvironmentKey {
  static let defaultValue: PresentationContext? = nil
}

/// What a place is presented as: the one value behind `dismiss` and `isPresented` (DI-10).
struct PresentationContext: Equatable {
  let isPresented: Bool
  let owner: ObjectIdentifier
  let dismiss: DismissAction

  /// The host of the content, which keeps the edit mode unless the app does.
  let host: Reference<PresentationHost>

  static func == (left: PresentationContext, right: PresentationContext) -> Bool {
    left.owner == right.owner && left.isPresented == right.isPresented
  }
}

extension EnvironmentValues {
  var presentationContext: PresentationContext? {
    get { self[PresentationKey.self] }
    set { self[PresentationKey.self] = newValue }
  }

  /// Closes the current presentation.
  public var dismiss: DismissAction {
    presentationContext?.dismiss ?? DismissAction {}
  }

  /// Whether the view is presented (DI-10).
  public var isPresented: Bool { presentationContext?.isPresented ?? false }

  /// The older form of `dismiss` and `isPresented` (DI-13).
  public var presentationMode: Binding<PresentationMode> {
    let (isPresented, action) = (isPresented, dismiss)
    return Binding(
      get: { PresentationMode(isPresented: isPresented, action: action) }, set: { _ in })
  }

  /// Marks the environment as that of a window's content; `dismiss` closes it where windows close (DI-05).
  mutating func hosting(_ window: PresentationHost) {
    let reference = window.reference
    presentationContext = PresentationContext(
      isPresented: false, owner: ObjectIdentifier(window),
      dismiss: DismissAction { reference.object?.graph.closeWindow() },
      host: reference)
  }

  /// Marks the environment as that of a presentation's content (EN-09).
  mutating func hosting(_ presentation: Presentation) {
    let reference = presentation.reference
    presentationContext = PresentationContext(
      isPresented: true, owner: ObjectIdentifier(presentation),
      dismiss: DismissAction { reference.object?.dismiss() },
      host: presentation.host.reference)
  }

  /// Marks the environment as that of a pushed page (DI-03).
  mutating func hosting(_ page: NavigationPage) {
    presentationContext = PresentationContext(
      isPresented: true, owner: ObjectIdentifier(page),
      dismiss: DismissAction { [weak page] in page?.pop() },
      host: page.host.reference)
  }
  /// Marks the environment as that of a column that lies over another one on a phone (DI-03).
  mutating func hosting(_ split: SplitHost) {
    presentationContext = PresentationContext(
      isPresented: true, owner: ObjectIdentifier(split),
      dismiss: DismissAction { [weak split] in split?.goBack() },
      host: split.node.host.reference)
  }
}
