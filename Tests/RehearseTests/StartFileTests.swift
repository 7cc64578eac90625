import Testing

@testable import Rehearse

/// Options written into a script that somebody else has written.
@Suite("Keeping options") struct StartFileTests {
  private static let options = [
    SessionSettings.Option(name: "show", value: "none", isChanged: true),
    SessionSettings.Option(name: "idiom", value: "phone", isChanged: false),
  ]

  @Test(arguments: [
    ("", "option show none\n"),
    ("# mine\r\nstate", "# mine\r\nstate\noption show none\n"),
    ("option show all", "option show none"),
    ("state; option show all; tap X", "state; option show none; tap X"),
    // Whichever comes last holds, so all of them say the same.
    ("option show all\noption show changes\n", "option show none\noption show none\n"),
    ("option idiom mac\noption show none\n", "option idiom phone\noption show none\n"),
    ("option \"show\" \"all\" # why", "option \"show\" none # why"),
    ("tap \"a\noption show all\n", "tap \"a\noption show none\n"),
    ("! option show all\n", "! option show all\noption show none\n"),
    ("option show $mine\n", "option show $mine\noption show none\n"),
    ("\u{FEFF}option show all\n", "\u{FEFF}option show none\n"),
  ])
  func text(old: String, new: String) {
    #expect(
      String(decoding: StartFile.text(Array(old.utf8), with: Self.options), as: UTF8.self) == new)
  }
}
