/// Whether a person edits the rows of a list.
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active

  /// Whether rows can be edited.
  public var isEditing: Bool { self != .inactive }
}

/// Where the edit mode of a window or presentation is kept, unless an app keeps it; views on the main actor use it.
@Observable final class EditModeStore: @unchecked Sendable {
  var mode = EditMode.inactive

  var binding: Binding<EditMode> {
    Binding(get: { self.mode }, set: { self.mode = $0 })
  }
}

extension EnvironmentValues {
  /// The edit mode of the list; an app sets a binding of its own to keep it.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] ?? presentationContext?.host.object?.editMode.binding }
    set { self[EditModeKey.self] = newValue }
  }
}

private struct EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

/// A button that turns the edit mode on and off.
public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  public init() {}

  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    Button(isEditing ? "Done" : "Edit") {
      editMode?.wrappedValue = isEditing ? .inactive : .active
    }
  }
}
