import CRehearseSystem

/// Tells which command was running when the app ends the very process that runs it.
package enum CrashReport {
  /// From now on a crash or an exit of the app ends the process with 1, Control-C with 130.
  /// - Parameters:
  ///   - errors: the descriptor that the report is written to.
  ///   - output: where to write what the app printed last; nil for nowhere.
  package static func install(errors: Int32, output: Int32?) {
    rehearse_crash_report_install(errors, output ?? -1)
  }

  /// Runs a command, whose place is told should it not come back.
  /// - Parameters:
  ///   - text: the command's text, whose first bytes are marked.
  package static func watch<Value>(
    file: String, line: Int, column: Int, text: UnsafeRawBufferPointer, marked: Int,
    _ body: () -> Value
  ) -> Value {
    file.withCString { file in
      let place = RehearseCommandPlace(
        file: file, line: line, column: column,
        text: text.baseAddress?.assumingMemoryBound(to: CChar.self), length: text.count,
        marked: marked)
      return withUnsafePointer(to: place) { place in
        rehearse_crash_report_enter(place)
        defer { rehearse_crash_report_leave() }
        return body()
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
