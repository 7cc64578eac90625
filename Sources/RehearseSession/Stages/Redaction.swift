/// Registers names of fields whose values are never shown, such as a password or what differs from run to run.
///
/// They stand in the state as `redacted`, in `log` and in JSON too. Their texts are left out of everything else that is
/// printed or recorded: the screen, the tree, events, what the app prints, errors. What one types oneself stays as it is.
public struct Redaction: StageModel {
  public let model: Model

  /// Registers fields by their names, in whatever type they are declared.
  @MainActor public init(_ names: String...) {
    var model = Model("", .redaction) { () }
    model.redacted = names
    self.model = model
  }
}
