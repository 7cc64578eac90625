/// One line of a script that is being laid out.
struct LayoutLine {
  enum Kind {
    case blank, comment, output
    /// Whether a block's commands follow in the next lines, or end above.
    case commands(opens: Bool, closes: Bool)
  }

  let kind: Kind
  let bytes: [UInt8]

  init(_ kind: Kind, _ bytes: some Sequence<UInt8> = []) {
    self.kind = kind
    self.bytes = Array(bytes)
  }
}

extension LayoutLine {
  /// The lines with at most one blank line between them, and none at an edge or above output.
  static func arranged(_ lines: [LayoutLine]) -> [LayoutLine] {
    var result: [LayoutLine] = []
    // From the end, since what follows decides.
    var followsOutput = false
    var wantsBlank = false
    for line in lines.reversed() {
      switch line.kind {
      case .blank:
        wantsBlank = !result.isEmpty && !followsOutput
        continue
      case .output: followsOutput = true
      case .comment: break
      case .commands: followsOutput = false
      }
      let isEdge = line.opensBlock || (result.last?.closesBlock ?? true)
      if wantsBlank, !isEdge {
        result.append(LayoutLine(.blank))
      }
      wantsBlank = false
      result.append(line)
    }
    return result.reversed()
  }

  private var opensBlock: Bool {
    if case .commands(opens: true, _) = kind { true } else { false }
  }

  private var closesBlock: Bool {
    if case .commands(_, closes: true) = kind { true } else { false }
  }
}
