import RehearseClock
import RehearseScript
import Testing

@testable import RehearseSession

@MainActor @Suite("Commands, with all that they print") struct TranscriptTests {
  @Test("A transcript comes out again, byte for byte", arguments: Transcript.all)
  func reproduced(_ transcript: Transcript) throws {
    #expect(try transcript.replayed() == transcript.text)
  }

  @Test("A refused command changes nothing", arguments: Transcript.calm)
  func refusalsChangeNothing(_ transcript: Transcript) throws {
    let conversation = try Conversation(on: transcript.place)
    let source = Source(transcript.commands)
    var before = Circumstances(conversation)
    for command in Parser.parse(source).lines.flatMap(\.commands) {
      let result = conversation.runner.run(command, in: source)
      let after = Circumstances(conversation)
      if result.diagnostic != nil, !result.isEffective {
        #expect(after == before, "\(result.command)")
      }
      before = after
    }
  }

  @Test("Looking changes nothing", arguments: Transcript.calm)
  func lookingChangesNothing(_ transcript: Transcript) throws {
    let conversation = try Conversation(on: transcript.place)
    let source = Source(transcript.commands)
    var lines: [String] = []
    for line in Parser.parse(source).lines {
      lines += conversation.transcript(of: source.text(in: line.span)).split(separator: "\n")
        .map(String.init)
      for looking in [
        "state all", "screen", "actions", "help", "stages", "expect people", "log 3", "tree",
        "why Save",
      ] {
        conversation.results(looking)
      }
    }
    #expect(lines.joined(separator: "\n") == transcript.text)
  }

  @Test("Every kind of refusal that this version can give is seen")
  func coverage() throws {
    var seen: Set<Diagnostic.Kind.Code> = []
    for transcript in Transcript.all {
      for result in try Conversation(on: transcript.place).results(transcript.commands) {
        if let kind = result.diagnostic?.kind, !kind.isSyntax { seen.insert(kind.code) }
      }
    }
    let reading = Set(readingCodes)
    #expect(
      Set(Diagnostic.Kind.Code.allCases).subtracting(reading).subtracting(seen)
        == Set(laterCodes))
  }

  /// What the reader finds; its own tests have rows for each.
  private let readingCodes: [Diagnostic.Kind.Code] = [
    .invalidUTF8, .nulCharacter, .loneCarriageReturn, .unclosedQuote, .unknownEscape,
    .invalidScalar, .unfinishedLine,
    .unclosedBlock, .strayBrace, .unexpectedBrace, .missingBlock, .textAfterBlock, .blocksTooDeep,
    .outputBeforeCommand, .outputInsideBlock, .outputAfterCommand, .notAllowedInBlock,
    .scenarioBehindCommand, .quotedVerb,
    .bangWithoutBlank, .bangWithoutCommand, .doubleBang, .bangExpect, .missingArgument,
    .surplusWord, .expectedWord, .notKeyValue, .emptyKey, .invalidKey, .duplicateKey, .invalidName,
    .duplicateParameter, .reservedName, .invalidPath, .invalidNumber, .invalidDuration,
    .noTime, .invalidRange, .pathNeedsBackQuotes,
  ]

  /// What commands of later versions refuse, what takes several files, and what only the process that holds the
  /// session can tell.
  private let laterCodes: [Diagnostic.Kind.Code] = [
    .callsTooDeep, .ambiguousModel, .offScreenControl, .fileUnwritable,
    .settingsUnwritable,
    .fileExists, .includeCycle, .notAllowedInInclude, .unknownLesson, .noLessonBegun, .noLesson,
    .quitInTest, .crashed, .exited, .lineLost, .outOfMemory, .interrupted,
    .timedOut, .replayDiverged, .lint,
  ]
}

extension Transcript {
  /// Those in which the app comes to rest.
  fileprivate static let calm = all.filter { !$0.commands.contains("tap Spin") }

  fileprivate var place: Stage { Conversation.stages.first { $0.name == stage } ?? studioStage }
}

/// Everything that a refused command must leave alone.
@MainActor private struct Circumstances: Equatable {
  private let stage: String
  private let state: [String]
  private let screen: [String]
  private let events: [String]
  private let clock: Int
  private let sleeping: [Int]
  private let options: [String]

  init(_ conversation: Conversation) {
    let session = conversation.session
    stage = session.current.stage.name
    state = conversation.output("state all")
    screen = conversation.output("screen")
    events = session.lastStep?.events ?? []
    clock = Scheduler.shared.now
    sleeping = Scheduler.shared.sleepingDelays
    options = SessionOptions.entries.map(session.options.value)
  }
}
