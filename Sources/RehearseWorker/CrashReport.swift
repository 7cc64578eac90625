import CRehearseSystem

/// Tells which command was running when the app ends the very process that runs it.
package enum CrashReport {
  /// From now on a crash or an exit of the app ends the process with 1, Control-C with 130.
  /// - Parameters:
  ///   - errors: the descriptor that the report is written to.
  ///   - output: the one for what the app printed last.
  ///   - isJSON: whether programs read that, which get the parts that ``watch(_:_:)`` is given.
  package static func install(errors: Int32, output: Int32, isJSON: Bool) {
    rehearse_crash_report_install(errors, output, isJSON)
  }

  /// From now on a command, or the start of a stage, that does not end in time ends the process with 1.
  /// - Parameters:
  ///   - limit: the real time that one may take.
  ///   - message: what is told then.
  ///   - hint: what to do about it.
  package static func limit(to limit: Duration, message: String, hint: String) {
    let (seconds, attoseconds) = limit.components
    rehearse_crash_report_limit(seconds * 1000 + attoseconds / 1_000_000_000_000_000, message, hint)
  }

  /// A command, by what is told of it should it not come back.
  package struct Command {
    package let file: String
    package let line: Int
    package let column: Int

    /// The command's text, whose first bytes are marked.
    package let text: UnsafeRawBufferPointer
    package let marked: Int

    /// The object for programs in its five parts: behind the first stands what ended the command, behind the second
    /// a hint, behind the third and the fourth what the app printed.
    package let parts: [String]?

    package init(
      file: String, line: Int, column: Int, text: UnsafeRawBufferPointer, marked: Int,
      parts: [String]? = nil
    ) {
      (self.file, self.line, self.column) = (file, line, column)
      (self.text, self.marked, self.parts) = (text, marked, parts)
    }
  }

  /// Runs a command, which is told should it not come back.
  package static func watch<Value>(_ command: Command, _ body: () -> Value) -> Value {
    let parts = command.parts.map { $0.joined(separator: "\0") } ?? ""
    return command.file.withCString { file in
      parts.withCString { parts in
        let place = RehearseCommandPlace(
          file: file, line: command.line, column: command.column,
          text: command.text.baseAddress?.assumingMemoryBound(to: CChar.self),
          length: command.text.count, marked: command.marked,
          parts: command.parts == nil ? nil : parts)
        return withUnsafePointer(to: place) { place in
          rehearse_crash_report_enter(place)
          defer { rehearse_crash_report_leave() }
          return body()
        }
      }
    }
  }

  /// Starts a stage, whose name is told should it not come back.
  package static func watch<Value, Failure: Error>(
    stage: String, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    // Not `withCString`, which passes on no typed errors.
    let name = stage.utf8CString
    let copy = UnsafeMutablePointer<CChar>.allocate(capacity: name.count)
    defer { copy.deallocate() }
    copy.initialize(from: Array(name), count: name.count)
    rehearse_crash_report_enter_stage(copy)
    defer { rehearse_crash_report_leave() }
    return try body()
  }
}
