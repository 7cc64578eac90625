extension Script {
  /// Everything that reading found wrong, in the order of the text.
  package var diagnostics: [Diagnostic] {
    let inLines = lines.flatMap { [$0.diagnostic].compactMap(\.self) + $0.others }
    return ([strayDiagnostic].compactMap(\.self) + inLines).sorted {
      $0.span.start < $1.span.start
    }
  }

  /// The script in its canonical layout, or nothing when a line of it can't be read.
  ///
  /// `tap  Add ;save` becomes `tap Add; save`. What the commands say, comments and expected output stay; so it is the
  /// same script, and its layout is canonical.
  package var formatted: [UInt8]? {
    guard diagnostics.isEmpty else { return nil }
    var layout = Layout(self)
    return layout.bytes()
  }

  /// The right sides of expectations, which may be of several words, and whose blanks belong to the value.
  var rightSides: [Span] {
    lines.flatMap { $0.commands.flatMap(\.rightSides) }
  }
}

extension Command {
  fileprivate var rightSides: [Span] {
    switch form {
    case .expect(let expectation), .always(let expectation):
      switch expectation.claim {
      case .compares(_, _, let word), .event(let word): [word.span]
      default: []
      }
    case .repeat(_, let block), .for(_, _, let block), .define(_, _, let block):
      block.commands.flatMap(\.rightSides)
    default: []
    }
  }
}
