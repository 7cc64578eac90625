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

/// Closes another window; there is none.
public struct DismissWindowAction: Sendable {
  let record: @MainActor @Sendable (String) -> Void

  /// Closes the window of an id.
  @MainActor public func callAsFunction(id: String) { record("window \(id) asked to close") }
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

  /// Closes another window.
  public var dismissWindow: DismissWindowAction {
    DismissWindowAction { [graphReference] in graphReference?.object?.record($0) }
  }
}
