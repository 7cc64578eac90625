import RehearseSession

// MARK: - SessionMessage

extension OutsideInput: SessionMessage {
  init(from reader: inout MessageReader) throws(MessageReader.Damage) {
    self.init(
      files: try reader.list { (reader) throws(MessageReader.Damage) in
        File(path: try reader.text(), bytes: try reader.content())
      },
      passages: try reader.list { (reader) throws(MessageReader.Damage) in
        RealPassage(
          try reader.list { (reader) throws(MessageReader.Damage) in
            RealPassage.Moment(
              passed: Int64(truncatingIfNeeded: try reader.number()), sight: try reader.number())
          })
      })
  }

  func write(to writer: inout MessageWriter) {
    writer.write(files) { writer, file in
      writer.write(file.path)
      writer.write(file.bytes)
    }
    writer.write(passages) { writer, passage in
      writer.write(passage.moments) { writer, moment in
        writer.write(UInt64(bitPattern: moment.passed))
        writer.write(moment.sight)
      }
    }
  }

  /// Reads what may not be there.
  static func optional(from reader: inout MessageReader) throws(MessageReader.Damage) -> Self? {
    try reader.flag() ? try OutsideInput(from: &reader) : nil
  }

  /// Writes what may not be there.
  static func write(_ input: OutsideInput?, to writer: inout MessageWriter) {
    writer.write(input != nil)
    input?.write(to: &writer)
  }
}
