import RehearseScript
import Testing

@Suite("What is said about mistakes")
struct DiagnosticTests {
  @Test("A line that can't be read is refused in these words", arguments: MalformedRow.all)
  func malformed(_ row: MalformedRow) throws {
    let source = Source(bytes: row.bytes, name: row.file)
    let script = Parser.parse(source)
    let diagnostic = try #require(script.strayDiagnostic ?? script.lines.first?.diagnostic)
    #expect(diagnostic.kind.code == row.code)
    #expect(DiagnosticRenderer.render(diagnostic, in: source) == row.rendered)
    #expect(diagnostic.kind.isSyntax)
    #expect(!diagnostic.kind.satisfiesBang)
  }

  @Test("A command that can't be carried out is refused in these words", arguments: RefusalRow.all)
  func refusal(_ row: RefusalRow) throws {
    let source = Source(row.line)
    let command = try #require(Parser.parse(source).lines.first?.commands.first)
    let place = try #require(row.line.utf8.firstRange(of: row.word.utf8))
    let start = row.line.utf8.distance(from: row.line.startIndex, to: place.lowerBound)
    let diagnostic = Diagnostic(
      row.kind, at: Span(start, start + row.word.utf8.count), in: command)
    #expect(DiagnosticRenderer.render(diagnostic, in: source) == row.rendered)
    #expect(!diagnostic.kind.isSyntax)
  }

  @Test("Every kind has a row", arguments: Diagnostic.Kind.Code.allCases)
  func coverage(_ code: Diagnostic.Kind.Code) {
    let codes = Set(MalformedRow.all.map(\.code) + RefusalRow.all.map(\.kind.code))
    #expect(codes.contains(code))
  }

  @Test("Every verb has a malformed row", arguments: Verb.allCases)
  func verbCoverage(_ verb: Verb) {
    // Reserved words take anything, so only text that can't be read at all is malformed for them.
    guard CommandTable[verb].category != .reserved else { return }
    #expect(MalformedRow.all.contains { $0.description.hasPrefix(verb.rawValue) })
  }

  @Test("A crash, a hang or a misspelling never satisfies !, a refusal does")
  func bang() {
    #expect(!Diagnostic.Kind.crashed(signal: 5, message: nil).satisfiesBang)
    #expect(!Diagnostic.Kind.unknownVerb(verb: "sve", near: []).satisfiesBang)
    #expect(!Diagnostic.Kind.unknownPath(path: "a", component: "a", near: []).satisfiesBang)
    #expect(
      Diagnostic.Kind.notSettable(path: "a", reason: "b", instead: nil).satisfiesBang)
    #expect(Diagnostic.Kind.nothingToDismiss.satisfiesBang)
  }

  @Test("A failing run names the file, the line and the column in characters")
  func location() throws {
    let source = Source("save\n\ntap 日本 é́ x", name: "people.flow")
    let diagnostic = try #require(Parser.parse(source).lines.last?.diagnostic)
    #expect(DiagnosticRenderer.location(of: diagnostic, in: source) == "people.flow:3:8")
  }

  @Test("A mark of the order of bytes, and what ends lines, are no characters")
  func marks() throws {
    let source = Source("\u{FEFF}présent x\r\n\r\n  savé\r\n", name: "people.flow")
    let lines = Parser.parse(source).lines
    let places = lines.map { line in
      "\(source.lineNumber(at: line.span.start)):\(source.column(at: line.span.start))"
        + "-\(source.column(at: line.span.end))"
    }
    #expect(places == ["1:1-10", "3:3-7"])
    #expect(source.column(at: 0) == 1)
  }

  @Test("Only the command at fault is shown, without what stands around it")
  func excerpt() throws {
    let source = Source("  save; ! tap Edit # now")
    let command = try #require(Parser.parse(source).lines.first?.commands.last)
    let diagnostic = Diagnostic(.nothingToDismiss, in: command)
    #expect(DiagnosticRenderer.lines(diagnostic, in: source)[1...2] == ["  tap Edit", "  ^^^"])
  }

  @Test("Control characters in the state can't drive the terminal")
  func control() {
    let source = Source("tap Save")
    let kind = Diagnostic.Kind.expectationFailed(
      expectation: "a", actual: "\u{1B}[2J\n\u{202E}", about: .value)
    let diagnostic = Diagnostic(kind, at: Span(0, 3), in: Span(0, 8))
    #expect(
      DiagnosticRenderer.lines(diagnostic, in: source)[0]
        == #"error: expected a, but found \u{1B}[2J\n\u{202E}"#)
  }
}
