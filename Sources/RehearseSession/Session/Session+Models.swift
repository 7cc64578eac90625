import RehearseScript
import SwiftUI

// Commands that drive registered models through their own methods.
extension Session {
  func present(
    _ editor: Word, _ values: [KeyedValue], _ command: Command
  ) throws(Diagnostic) {
    let presenting = try presenting(editor, command)
    let values = values.map(RehearseScript.Argument.keyed)
    let arguments = try typed(values, presenting.arguments, owner: editor.text, command)
    try act(command, owner: editor.text, values: values) { try presenting.call(arguments) }
  }

  /// How the editor of a name is presented.
  func presenting(_ editor: Word, _ command: Command) throws(Diagnostic) -> Model.Presenting {
    let found = current.models.first { $0.role == .editor && $0.name == editor.text }
    guard let presenting = found?.present else {
      let editors = current.models.filter { $0.role == .editor }
      guard !editors.isEmpty else {
        throw Diagnostic(.nothingRegistered(what: .editor), at: editor.span, in: command)
      }
      let near = Suggestion.near(editor.text, in: editors.map(\.name))
      throw Diagnostic(
        .unknownEditor(name: editor.text, near: near), at: editor.span, in: command)
    }
    return presenting
  }

  /// Reads positional and named values as the arguments declared; nothing has been done yet when it throws.
  func typed(
    _ values: [RehearseScript.Argument], _ declared: [Argument], owner: String,
    needsAll: Bool = false, _ command: Command
  ) throws(Diagnostic) -> Arguments {
    var texts: [String: TypedText] = [:]
    var position = 0
    for value in values {
      let argument: Argument
      switch value {
      case .positional(let word):
        guard position < declared.count else {
          throw Diagnostic(
            .surplusArgument(owner: owner, value: word.text, known: declared.map(\.name)),
            at: word.span, in: command)
        }
        argument = declared[position]
        position += 1
      case .keyed(let keyed):
        guard let known = declared.first(where: { $0.name == keyed.key.text }) else {
          throw Diagnostic(
            .unknownArgument(
              owner: owner, argument: keyed.key.text, known: declared.map(\.name)),
            at: keyed.key.span, in: command)
        }
        argument = known
      }
      let text = TypedText(value.value)
      try fit(text, value.value, argument.checkValue, command)
      texts[argument.name] = text
    }
    let missing = declared.first { texts[$0.name] == nil && (needsAll || !$0.hasDefault) }
    if let missing {
      throw Diagnostic(
        .missingRequired(
          owner: owner, argument: missing.name, type: missing.typeName,
          example: command.example(owner, missing.name)), in: command)
    }
    return Arguments(texts)
  }

  /// Reads a text as a type, with a misfit told at its word.
  @discardableResult
  func fit<Value>(
    _ text: TypedText, _ word: Word, _ read: (TypedText) throws -> Value, _ command: Command
  ) throws(Diagnostic) -> Value {
    do {
      return try read(text)
    } catch let error as ValueTextError {
      throw Diagnostic(
        .unfitValue(value: text.text, type: error.type, fits: error.fits),
        at: word.span, in: command)
    } catch {
      throw Diagnostic(
        .modelRefused(model: command.known?.rawValue ?? "", reason: "\(error)"),
        at: word.span, in: command)
    }
  }

  func dismiss(_ name: Word?, _ command: Command) throws(Diagnostic) {
    if let name {
      guard let model = current.models.first(where: { $0.name == name.text }) else {
        let near = Suggestion.near(name.text, in: current.models.map(\.name))
        throw Diagnostic(
          .unknownModel(name: name.text, near: near), at: name.span, in: command)
      }
      guard let dismiss = model.dismiss else {
        throw Diagnostic(
          .notDismissible(model: model.name, models: []), at: name.span, in: command)
      }
      guard host.window.shownPresentation != nil else {
        throw Diagnostic(.nothingToDismiss, in: command)
      }
      let before = (current.models.map { current.reader.readOpened($0.read()) }, ScreenPath(host))
      try act(command) { dismiss() }
      let after = current.models.map { current.reader.readOpened($0.read()) }
      // What is presented is not this model's.
      guard (after, ScreenPath(host)) != before else {
        throw Diagnostic(.nothingToDismiss, in: command)
      }
      return
    }
    guard let presentation = host.frontLayer?.host.enclosingPresentation else {
      throw Diagnostic(.nothingToDismiss, in: command)
    }
    try act(command) { presentation.dismiss() }
  }
}

extension TypedText {
  /// A word of a command as the text of a value.
  init(_ word: Word) {
    self.init(word.text, isQuoted: word.isQuoted)
  }
}
