/// Registers a verb of the stage's own, which is typed, explained and completed like those of the language.
///
///     Action("restock", "Fills the shelves", Argument("count", Int.self)) { arguments in
///       store.restock(try arguments.value("count"))
///     }
///
/// `restock 3` is a step then. The arguments stand in their order; those with a default may be left out at the end.
public struct Action: StageModel {
  public let model: Model

  /// Registers a verb.
  ///
  /// - Parameters:
  ///   - name: what one types. It can't be a word of the language: such a stage does not start.
  ///   - summary: what it does, in one line for `help`.
  ///   - arguments: what may be typed after the name.
  ///   - perform: does it, with the values typed; what it throws is why the command is refused.
  @MainActor public init(
    _ name: String, _ summary: String = "", _ arguments: Argument...,
    perform: @escaping @MainActor (Arguments) throws -> Void
  ) {
    var model = Model(name, .action) { () }
    model.action = Model.Presenting(arguments: arguments, call: perform)
    model.summary = summary
    self.model = model
  }
}
