/// How grave an alert or a dialog is.
public struct DialogSeverity: Equatable, Sendable {
  private enum Degree { case automatic, standard, critical }

  private let degree: Degree

  /// As the system sees it.
  public static let automatic = DialogSeverity(degree: .automatic)
  /// Nothing out of the ordinary.
  public static let standard = DialogSeverity(degree: .standard)
  /// What is asked can do great harm.
  public static let critical = DialogSeverity(degree: .critical)
}

/// The toggle by which a person says not to be asked again.
struct DialogSuppression {
  let title: Text
  let isSuppressed: Binding<Bool>
}

private enum DialogSeverityKey: EnvironmentKey {
  static var defaultValue: DialogSeverity { .automatic }
}

private enum DialogIconKey: EnvironmentKey {
  static var defaultValue: Image? { nil }
}

private enum DialogSuppressionKey: EnvironmentKey {
  static var defaultValue: DialogSuppression? { nil }
}

extension EnvironmentValues {
  var dialogSeverity: DialogSeverity {
    get { self[DialogSeverityKey.self] }
    set { self[DialogSeverityKey.self] = newValue }
  }

  var dialogIcon: Image? {
    get { self[DialogIconKey.self] }
    set { self[DialogIconKey.self] = newValue }
  }

  var dialogSuppression: DialogSuppression? {
    get { self[DialogSuppressionKey.self] }
    set { self[DialogSuppressionKey.self] = newValue }
  }
}

extension View {
  /// Gives the alerts and dialogs within this view an icon, on the Mac.
  nonisolated public func dialogIcon(_ icon: Image?) -> some View {
    transformEnvironment(\.dialogIcon) { $0 = icon }
  }

  /// Says how grave the alerts and dialogs within this view are.
  nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View {
    environment(\.dialogSeverity, severity)
  }

  /// Lets a person suppress the alerts and dialogs within this view, on the Mac.
  nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    suppression(Text("Do not ask again"), isSuppressed)
  }

  /// Lets a person suppress the alerts and dialogs within this view, on the Mac.
  nonisolated public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View {
    suppression(Text(titleKey), isSuppressed)
  }

  /// Lets a person suppress the alerts and dialogs within this view, on the Mac.
  @_disfavoredOverload
  nonisolated public func dialogSuppressionToggle<Title: StringProtocol>(
    _ title: Title, isSuppressed: Binding<Bool>
  ) -> some View {
    suppression(Text(title), isSuppressed)
  }

  /// Lets a person suppress the alerts and dialogs within this view, on the Mac.
  nonisolated public func dialogSuppressionToggle(
    _ label: Text, isSuppressed: Binding<Bool>
  ) -> some View {
    suppression(label, isSuppressed)
  }

  nonisolated private func suppression(_ title: Text, _ isSuppressed: Binding<Bool>) -> some View {
    transformEnvironment(\.dialogSuppression) {
      $0 = DialogSuppression(title: title, isSuppressed: isSuppressed)
    }
  }
}
