/// Begins to rename what is around it.
public struct RenameAction {
  private let action: @MainActor () -> Void

  fileprivate init(_ action: @escaping @MainActor () -> Void) {
    self.action = action
  }

  @MainActor public func callAsFunction() { action() }
}

private struct RenameKey: EnvironmentKey {
  static var defaultValue: RenameAction? { nil }
}

extension EnvironmentValues {
  /// Begins to rename what is around the view; nil where nothing can be renamed.
  public var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

/// A button that begins to rename what is around it; without a rename action it is disabled.
public struct RenameButton<Label: View>: View {
  private let label: Label
  @Environment(\.rename) private var rename

  public var body: some View {
    let rename = rename
    Button {
      rename?()
    } label: {
      label
    }
    .disabled(rename == nil)
  }
}

extension RenameButton where Label == SwiftUI.Label<Text, Image> {
  /// Makes the button.
  public init() {
    label = SwiftUI.Label {
      Text("Rename")
    } icon: {
      Image(systemName: "pencil")
    }
  }
}

extension View {
  /// Says how what is in the view is renamed.
  nonisolated public func renameAction(_ action: @escaping @MainActor () -> Void) -> some View {
    EnvironmentView(content: self) { $0.rename = RenameAction(action) }
  }

  /// Gives a field the keyboard when what is in the view is to be renamed.
  nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}
