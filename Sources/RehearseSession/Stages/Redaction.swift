/// Registers names of fields whose values are never shown, such as a password or what differs from run to run.
///
/// They stand in the printed state as `redacted`, in JSON too; what the screen itself shows is not touched.
public struct Redaction: StageModel {
  public let model: Model

  /// Registers fields by their names, in whatever type they are declared.
  @MainActor public init(_ names: String...) {
    var model = Model("", .redaction) { () }
    model.redacted = names
    self.model = model
  }
}
