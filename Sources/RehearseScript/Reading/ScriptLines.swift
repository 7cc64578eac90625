/// The lines of a text one by one, for those who carry them out and need none twice; expected output is skipped.
package struct ScriptLines: Sequence, IteratorProtocol {
  private var parser: Parser

  package init(_ source: Source) {
    parser = Parser(source)
  }

  package mutating func next() -> Script.Line? { parser.nextLine() }
}
