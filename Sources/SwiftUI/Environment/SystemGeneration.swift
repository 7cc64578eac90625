private enum SystemGenerationKey: EnvironmentKey {
  static let defaultValue = Policy.System.ios18
}

extension EnvironmentValues {
  /// The generation of the system, for views that look otherwise in another (W-05).
  var system: Policy.System {
    get { self[SystemGenerationKey.self] }
    set { self[SystemGenerationKey.self] = newValue }
  }
}
