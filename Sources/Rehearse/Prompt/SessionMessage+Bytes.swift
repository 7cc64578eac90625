import RehearseSession

// How each message is written, and read in the same order.

extension SessionRequest: SessionMessage {
  init(from reader: inout MessageReader) throws(MessageReader.Damage) {
    switch try reader.integer() {
    case 0: self = .opening
    case 1: self = .run(try reader.text())
    case 3: self = .record(path: try reader.text())
    case 2: self = .complete(try reader.text(), cursor: try reader.integer())
    case 4: self = .holds(try reader.texts())
    case 5: self = .options
    case 6: self = .runAgain(try reader.text(), try OutsideInput.optional(from: &reader))
    default: throw MessageReader.Damage()
    }
  }

  func write(to writer: inout MessageWriter) {
    switch self {
    case .opening: writer.write(0)
    case .run(let command):
      writer.write(1)
      writer.write(command)
    case .record(let path):
      writer.write(3)
      writer.write(path)
    case .runAgain(let command, let outside):
      writer.write(6)
      writer.write(command)
      OutsideInput.write(outside, to: &writer)
    case .complete(let text, let cursor):
      writer.write(2)
      writer.write(text)
      writer.write(cursor)
    case .holds(let checks):
      writer.write(4)
      writer.write(checks)
    case .options: writer.write(5)
    }
  }
}

extension SessionSettings: SessionMessage {
  init(from reader: inout MessageReader) throws(MessageReader.Damage) {
    options = try reader.list { (reader) throws(MessageReader.Damage) in
      Option(
        name: try reader.text(), value: try reader.text(), isChanged: try reader.flag())
    }
  }

  func write(to writer: inout MessageWriter) {
    writer.write(options) { writer, option in
      writer.write(option.name)
      writer.write(option.value)
      writer.write(option.isChanged)
    }
  }
}

extension SessionVerdict: SessionMessage {
  init(from reader: inout MessageReader) throws(MessageReader.Damage) {
    holds = try reader.flag()
  }

  func write(to writer: inout MessageWriter) { writer.write(holds) }
}

extension SessionOpening: SessionMessage {
  init(from reader: inout MessageReader) throws(MessageReader.Damage) {
    if try reader.flag() {
      self = .started(lines: try reader.texts(), try PromptPlace(from: &reader))
    } else {
      self = .refused(reason: try reader.text())
    }
  }

  func write(to writer: inout MessageWriter) {
    switch self {
    case .started(let lines, let place):
      writer.write(true)
      writer.write(lines)
      place.write(to: &writer)
    case .refused(let reason):
      writer.write(false)
      writer.write(reason)
    }
  }
}

extension SessionReply: SessionMessage {
  init(from reader: inout MessageReader) throws(MessageReader.Damage) {
    output = try reader.texts()
    refusal = try reader.texts()
    isQuit = try reader.flag()
    effect = try Timeline.Effect(from: &reader)
    executed = try reader.optionalText()
    outside = try OutsideInput.optional(from: &reader)
    leavesTraces = try reader.flag()
    fingerprint = try reader.number()
    place = try PromptPlace(from: &reader)
  }

  func write(to writer: inout MessageWriter) {
    writer.write(output)
    writer.write(refusal)
    writer.write(isQuit)
    effect.write(to: &writer)
    writer.write(executed)
    OutsideInput.write(outside, to: &writer)
    writer.write(leavesTraces)
    writer.write(fingerprint)
    place.write(to: &writer)
  }
}

extension Timeline.Effect: SessionMessage {
  init(from reader: inout MessageReader) throws(MessageReader.Damage) {
    switch try reader.integer() {
    case 0: self = .none
    case 1:
      guard let number = UInt8(exactly: try reader.number()),
        let kind = Journal.Kind(rawValue: number)
      else { throw MessageReader.Damage() }
      self = .entry(kind)
    case 2: self = .travel(step: try reader.integer())
    case 3: self = .recording(path: try reader.optionalText())
    default: throw MessageReader.Damage()
    }
  }

  func write(to writer: inout MessageWriter) {
    switch self {
    case .none: writer.write(0)
    case .entry(let kind):
      writer.write(1)
      writer.write(UInt64(kind.rawValue))
    case .travel(let step):
      writer.write(2)
      writer.write(step)
    case .recording(let path):
      writer.write(3)
      writer.write(path)
    }
  }
}

extension PromptPlace: SessionMessage {
  init(from reader: inout MessageReader) throws(MessageReader.Damage) {
    stage = try reader.text()
    presented = try reader.list { (reader) throws(MessageReader.Damage) in
      Layer(kind: try reader.text(), title: try reader.text())
    }
  }

  func write(to writer: inout MessageWriter) {
    writer.write(stage)
    writer.write(presented) { writer, layer in
      writer.write(layer.kind)
      writer.write(layer.title)
    }
  }
}

extension SessionCompletion: SessionMessage {
  init(from reader: inout MessageReader) throws(MessageReader.Damage) {
    let (start, end) = (try reader.integer(), try reader.integer())
    guard start >= 0, start <= end else { throw MessageReader.Damage() }
    self.init(
      range: start..<end,
      candidates: try reader.list { (reader) throws(MessageReader.Damage) in
        Candidate(
          insertion: try reader.text(), description: try reader.text(),
          continues: try reader.flag(), isOnlyTold: try reader.flag())
      })
  }

  func write(to writer: inout MessageWriter) {
    writer.write(range.lowerBound)
    writer.write(range.upperBound)
    writer.write(candidates) { writer, candidate in
      writer.write(candidate.insertion)
      writer.write(candidate.description)
      writer.write(candidate.continues)
      writer.write(candidate.isOnlyTold)
    }
  }
}
