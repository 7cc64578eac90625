import RehearseSession

/// What goes between the prompt and the process that holds the app.
protocol SessionMessage {
  init(from reader: inout MessageReader) throws(MessageReader.Damage)
  func write(to writer: inout MessageWriter)
}

extension SessionMessage {
  init(_ bytes: [UInt8]) throws(MessageReader.Damage) {
    var reader = MessageReader(bytes)
    try self.init(from: &reader)
  }

  var bytes: [UInt8] {
    var writer = MessageWriter()
    write(to: &writer)
    return writer.bytes
  }
}

/// What the prompt asks.
enum SessionRequest {
  /// The state the stage starts in; the first request.
  case opening
  /// Runs one command.
  case run(String)
  /// Runs one command again that another process has run, with what that one took in from outside.
  case runAgain(String, OutsideInput?)
  /// Goes on with a recording that the process before this one has begun.
  case record(path: String)
  /// What may stand at a byte of a text.
  case complete(String, cursor: Int)
  /// Whether all of some `expect` commands hold.
  case holds([String])
  /// The options in force.
  case options
}

/// The options in force, each with its value and whether that is another one than at the session's start.
struct SessionSettings {
  var options: [Option]

  struct Option: Equatable {
    var name: String
    var value: String
    var isChanged: Bool
  }
}

/// Whether what was asked about is so.
struct SessionVerdict {
  var holds: Bool
}

/// How a stage starts.
enum SessionOpening {
  case started(lines: [String], PromptPlace)
  case refused(reason: String)
}

/// What one command came to.
struct SessionReply {
  /// The lines it prints, without the bar in front.
  var output: [String] = []

  /// Why it was refused, as lines; empty when all is as it should be.
  var refusal: [String] = []

  var isQuit = false

  /// What it means for the course of the session, and so for the log by which another process gets to the same state.
  var effect = Timeline.Effect.none

  /// What to do instead of the command to get to the same, whatever the state is by then.
  var executed: String?

  /// What came into the session from outside meanwhile, for doing it again.
  var outside: OutsideInput?

  /// Whether the app's own code ran although the command is refused, so that what it did has to be taken back.
  var leavesTraces = false

  /// A number that any other state or event would very likely change.
  var fingerprint: UInt64 = 0

  var place = PromptPlace()
}

/// Where the app is, as the prompt shows it.
struct PromptPlace {
  var stage = ""

  /// What is presented, outermost first.
  var presented: [Layer] = []

  /// A presentation: its kind, such as `sheet`, and its title in quotes or its view's name in parentheses.
  struct Layer {
    var kind: String
    var title: String
  }
}

extension PromptPlace {
  init(_ stage: Stage, _ screen: ScreenPath) {
    self.stage = stage.name
    presented = screen.presented.map { layer in
      Layer(
        kind: layer.kind, title: layer.place.title.map { "\"\($0)\"" } ?? "(\(layer.place.name))")
    }
  }
}
