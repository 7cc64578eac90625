/// Opens another window: an app has one here, so that it is only an event of the step.
public struct OpenWindowAction: Sendable {
  let record: @MainActor @Sendable (String) -> Void

  /// Opens the window of an id.
  @MainActor public func callAsFunction(id: String) { record("window \(id) asked for") }

  /// Opens the window of an id for a value.
  @MainActor public func callAsFunction<Value: Codable & Hashable>(id: String, value: Value) {
    record("window \(id) asked for \(value)")
  }

  /// Opens the window for a value.
  @MainActor public func callAsFunction<Value: Codable & Hashable>(value: Value) {
    record("window asked for \(value)")
  }
}

/// Opens the window of the app's settings: an app has one here, so that it is only an event of the step.
public struct OpenSettingsAction: Sendable {
  let record: @MainActor @Sendable (String) -> Void

  /// Opens the settings.
  @MainActor public func callAsFunction() { record("settings asked for") }
}

/// Closes another window; there is none.
public struct DismissWindowAction: Sendable {
  let record: @MainActor @Sendable (String) -> Void

  /// Closes the window of an id.
  @MainActor public func callAsFunction(id: String) { record("window \(id) asked to close") }

  /// Closes the window of an id that shows a value.
  @MainActor public func callAsFunction<Value: Codable & Hashable>(id: String, value: Value) {
    record("window \(id) asked to close for \(value)")
  }

  /// Closes the window that shows a value.
  @MainActor public func callAsFunction<Value: Codable & Hashable>(value: Value) {
    record("window asked to close for \(value)")
  }
}

private struct WindowRecordKey: EnvironmentKey {
  static var defaultValue: Reference<ViewGraph>? { nil }
}

extension EnvironmentValues {
  /// The graph of the app, if the place is in one.
  var graphReference: Reference<ViewGraph>? {
    get { self[WindowRecordKey.self] }
    set { self[WindowRecordKey.self] = newValue }
  }

  /// Opens another window.
  public var openWindow: OpenWindowAction {
    OpenWindowAction { [graphReference] in graphReference?.object?.record($0) }
  }

  /// Opens the app's settings.
  public var openSettings: OpenSettingsAction {
    OpenSettingsAction { [graphReference] in graphReference?.object?.record($0) }
  }

  /// Closes another window.
  public var dismissWindow: DismissWindowAction {
    DismissWindowAction { [graphReference] in graphReference?.object?.record($0) }
  }
}

/// A control that opens the window of the app's settings.
public struct SettingsLink<Label: View>: View {
  private let label: Label
  @Environment(\.openSettings) private var openSettings

  /// Makes the control with a label of its own.
  public init(@ViewBuilder label: () -> Label) {
    self.label = label()
  }

  public var body: some View {
    let openSettings = openSettings
    Button {
      openSettings()
    } label: {
      label
    }
  }
}

/// The label of the control that opens the settings, where an app gives it none.
public struct DefaultSettingsLinkLabel: View {
  public var body: some View { SwiftUI.Label("Settings…", systemImage: "gear") }
}

extension SettingsLink where Label == DefaultSettingsLinkLabel {
  /// Makes the control.
  public init() {
    label = DefaultSettingsLinkLabel()
  }
}
