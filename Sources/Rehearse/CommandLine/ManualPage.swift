import RehearseScript
import RehearseSession

/// The manual page, written for `man` from the tables that the help is made of.
struct ManualPage {
  let stages: [Stage]

  /// The page as roff source.
  var text: String {
    var page = Roff()
    page.title(Usage.program.uppercased(), section: 1, Usage.version)
    page.section("NAME")
    page.line(
      "\(Usage.program) - a prompt, a batch runner and a test runner for SwiftUI presentation flows"
    )
    page.section("SYNOPSIS")
    for (index, synopsis) in Usage.synopses.enumerated() {
      if index > 0 { page.breakLine() }
      page.line(synopsis)
    }
    page.section("DESCRIPTION")
    page.line(Usage.introduction)
    describeCommandLine(&page)
    describeLanguage(&page)
    describeRest(&page)
    return page.text
  }

  private func describeCommandLine(_ page: inout Roff) {
    page.section("COMMANDS")
    for command in ProgramCommand.available {
      page.item(Usage.synopsis(of: command), command.summary)
    }
    page.section("OPTIONS")
    for option in ProgramOption.all {
      let owners = option.commands.filter { $0?.isAvailable ?? true }
        .map { $0?.rawValue ?? "the call without a command" }
      let place = owners.isEmpty ? "" : " Of \(owners.joined(separator: ", "))."
      page.item(option.syntax, option.help + place)
    }
  }

  private func describeLanguage(_ page: inout Roff) {
    page.section("THE LANGUAGE")
    page.line(
      "One command a line, ; between several; # begins a comment, | a line of recorded output.")
    for category in CommandTable.Category.allCases {
      let entries = CommandTable.available.filter { $0.category == category }
      if entries.isEmpty { continue }
      page.subsection(category.rawValue)
      for entry in entries {
        page.item(entry.syntax, entry.help + " Example: " + entry.script.joined(separator: "; "))
      }
    }
    page.subsection("words within commands")
    for entry in WordTable.entries {
      page.item(
        entry.words.joined(separator: ", "),
        "\(entry.help) Forms: \(entry.syntax.joined(separator: "; ")). "
          + "Example: \(entry.script.joined(separator: "; "))")
    }
    page.section("OPTIONS OF A SESSION")
    for option in SessionOptions.entries {
      page.item(option.syntax, option.summary + "; " + option.choices[0] + " unless set")
    }
    page.section("STAGES")
    for stage in stages { page.item(stage.name, stage.summary) }
  }

  private func describeRest(_ page: inout Roff) {
    page.section("FILES")
    page.item(
      "~/.config/rehearse/rc.flow",
      "Commands that the prompt runs at its start, options above all; XDG_CONFIG_HOME moves it. "
        + "option save writes the options in force into it.")
    page.item(
      "~/.local/state/rehearse/history",
      "What was typed at the prompt; XDG_STATE_HOME moves it.")
    page.item(
      "~/.local/state/rehearse/lessons",
      "How far each lesson has been taken; XDG_STATE_HOME moves it.")
    page.section("ENVIRONMENT")
    page.item("REHEARSE_MEMORY", "What --memory is unless it is given.")
    page.item("PAGER", "Shows long output of the prompt; less -R -F unless set, none if empty.")
    page.item("NO_COLOR", "Without colour, if set to anything.")
    page.item("TERM", "With dumb, lines are read as they come, and nothing is coloured or paged.")
    page.section("EXIT STATUS")
    page.item("0", "All is well.")
    page.item("1", "A command, an expectation or a test failed, or a script is not in order.")
    page.item("2", "The call is wrong, or a file can't be read.")
    page.item("130", "Interrupted.")
    page.item("141", "Nobody read the output any more.")
  }
}
