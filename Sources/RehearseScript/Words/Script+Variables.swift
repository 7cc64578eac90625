/// A place where a script uses a variable.
package struct VariableUse: Hashable, Sendable {
  package let name: String

  /// The word it stands in.
  package let span: Span
}

extension Script {
  /// The names that `let`, `for` and `define` make.
  package var madeVariables: Set<String> { CompletionFinder.variables(madeIn: self) }

  /// The uses of variables, in the order of the text.
  package var variableUses: [VariableUse] {
    let lexer = Lexer(source)
    return lexer.tokens.filter { $0.kind == .word }.flatMap { token in
      WordReader.word(in: source.bytes, token.span).segments.compactMap { segment in
        guard case .variable(let name, _) = segment else { return nil }
        return VariableUse(name: name, span: token.span)
      }
    }
  }
}
