/// What came into the session from outside while a command ran: kept, so that doing it again takes in the same.
package struct OutsideInput: Equatable, Sendable {
  /// A script as it was read.
  package struct File: Equatable, Sendable {
    package let path: String
    package let bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }
  }

  /// The scripts that were included.
  package var files: [File]

  /// What came of real time, one for each time that it was let pass.
  package var passages: [RealPassage]

  package init(files: [File] = [], passages: [RealPassage] = []) {
    self.files = files
    self.passages = passages
  }

  package var isEmpty: Bool { files.isEmpty && passages.isEmpty }
}

// What a command takes in.
extension Session {
  /// Runs what is done again, which takes in what was taken in then; the rest it takes as it is now.
  package func recalling<Value, Failure: Error>(
    _ input: OutsideInput?, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let before = recalled
    recalled = input ?? OutsideInput()
    defer { recalled = before }
    return try body()
  }

  /// What is in a script, as it was when the command ran that is being done again.
  func bytes(ofScript path: String) throws(ScriptFile.Trouble) -> [UInt8] {
    let file: OutsideInput.File
    if let known = recalled?.files.first(where: { $0.path == path }) {
      file = known
    } else {
      file = OutsideInput.File(path: path, bytes: try ScriptFile.script(at: path))
    }
    outside.files.append(file)
    return file.bytes
  }

  /// What came of real time then; nil the first time.
  func recallPassage() -> RealPassage? {
    guard recalled?.passages.isEmpty == false else { return nil }
    return recalled?.passages.removeFirst()
  }
}
