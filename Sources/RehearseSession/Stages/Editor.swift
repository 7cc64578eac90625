/// Registers an editor: a value that presents itself, has fields to fill in, and is saved or cancelled on its own sheet.
///
/// It is driven through its public methods only; its presentation flag can't be set.
public struct Editor<Value>: StageModel {
  public let model: Model

  /// Registers an editor that is a value in an object's property.
  ///
  /// - Parameters:
  ///   - name: what one types after `present`.
  ///   - owner: the object that owns the editor.
  ///   - keyPath: where the editor is.
  ///   - arguments: what `present` takes; the settable fields, as far as nothing else is said.
  ///   - settable: the fields that `set` may write.
  ///   - reasons: why other fields may not be written, by name.
  ///   - dismiss: the editor's own way to close.
  ///   - present: the editor's own way to open, with the values typed.
  @MainActor public init<Owner: AnyObject>(
    _ name: String, _ owner: Owner, _ keyPath: ReferenceWritableKeyPath<Owner, Value>,
    arguments: [Argument]? = nil, settable: [Settable<Value>] = [],
    reasons: [String: String] = [:], dismiss: (@MainActor (inout Value) -> Void)? = nil,
    present: @escaping @MainActor (inout Value, Arguments) throws -> Void
  ) {
    var model = Model(name, .editor) { owner[keyPath: keyPath] }
    model.present = Model.Presenting(arguments: arguments ?? settable.map(\.argument)) {
      // A copy, so that nothing has changed when it throws, and it may look at its owner.
      var editor = owner[keyPath: keyPath]
      try present(&editor, $0)
      owner[keyPath: keyPath] = editor
    }
    let write: @MainActor ((inout Value) -> Void) -> Void = { change in
      change(&owner[keyPath: keyPath])
    }
    model.fields = settable.map { $0.field(write) }
    model.reasons = reasons
    if let dismiss { model.dismiss = { dismiss(&owner[keyPath: keyPath]) } }
    self.model = model
  }

  /// Registers an editor that is an object of its own.
  @MainActor public init(
    _ name: String, _ editor: Value, arguments: [Argument]? = nil,
    settable: [Settable<Value>] = [], reasons: [String: String] = [:],
    dismiss: (@MainActor (Value) -> Void)? = nil,
    present: @escaping @MainActor (Value, Arguments) throws -> Void
  ) where Value: AnyObject {
    var model = Model(name, .editor) { editor }
    model.present = Model.Presenting(arguments: arguments ?? settable.map(\.argument)) {
      try present(editor, $0)
    }
    let write: @MainActor ((inout Value) -> Void) -> Void = { change in
      var object = editor
      change(&object)
    }
    model.fields = settable.map { $0.field(write) }
    model.reasons = reasons
    if let dismiss { model.dismiss = { dismiss(editor) } }
    self.model = model
  }
}

/// A field that `set` may write, under the name typed.
public struct Settable<Root> {
  let name: String
  let argument: Argument
  private let type: Any.Type
  private let prepare: (TypedText) throws -> (inout Root) -> Void

  /// Declares a field by its key path.
  public init<Value>(_ name: String, _ keyPath: WritableKeyPath<Root, Value>) {
    self.name = name
    argument = Argument(name, optional: Value.self)
    type = Value.self
    prepare = { text in
      let value = try ValueText.value(of: Value.self, from: text)
      return { $0[keyPath: keyPath] = value }
    }
  }

  @MainActor func field(
    _ write: @escaping @MainActor ((inout Root) -> Void) -> Void
  ) -> Model.Field {
    Model.Field(name: name, type: type) { text in
      let change = try prepare(text)
      return { write(change) }
    }
  }
}
