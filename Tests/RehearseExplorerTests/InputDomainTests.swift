import RehearseExplorer
import Testing

/// What commands with blanks stand for.
struct InputDomainTests {
  private let domain = InputDomain([
    "name": ["", "Jim"], "editor.name": ["Al B"], "First Name": ["$5"], "Size": ["S", "M"],
    "width": ["1", "2"], "height": ["3"],
  ])

  @Test(
    arguments: [
      ("tap Save", ["tap Save"]),
      ("tap Open…", ["tap Open…"]),
      ("set name=…", [#"set name="""#, "set name=Jim"]),
      (#"set "First Name"=…"#, [#"set "First Name"="\$5""#]),
      ("present editor name=…", [#"present editor name="Al B""#]),
      ("present author name=…", [#"present author name="""#, "present author name=Jim"]),
      ("choose Size … in Shirt", ["choose Size S in Shirt", "choose Size M in Shirt"]),
      (
        "sheet frame width=… height=…",
        ["sheet frame width=1 height=3", "sheet frame width=2 height=3"]
      ),
      ("push frame depth=…", nil),
      ("choose Colour …", nil),
      ("sheet frame width=… depth=…", nil),
    ] as [(String, [String]?)])
  func commands(line: String, commands: [String]?) {
    #expect(domain.commands(for: line) == commands)
  }
}
