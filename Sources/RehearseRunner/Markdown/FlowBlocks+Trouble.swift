import RehearseScript

extension FlowBlocks {
  /// Why the file can't be tested.
  func trouble(in script: Script) -> TestFile.Trouble? {
    if let unknown = unknownWords.first {
      return .init(
        line: unknown.line,
        kind: .unknownInfoWord(word: unknown.word, isBehind: unknown.isBehind))
    }
    if blocks.isEmpty { return .init(line: nil, kind: .noFlowBlock) }
    for line in script.lines {
      // What is begun in one block can't go on in the next.
      let leaves = blocks.contains { line.span.start < $0.span.end && line.span.end > $0.span.end }
      if leaves { return .init(line: line.number, kind: .unfinishedBlock) }
    }
    return nil
  }
}
