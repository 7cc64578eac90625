import Foundation
import PseudoTerminal
import Testing

/// Starts the prompt with nothing behind it on a terminal, and waits for it.
func startProbe(
  prompt: String = "probe", columns: Int = 80, rows: Int = 24,
  environment: [String: String] = [:]
) throws -> PseudoTerminal {
  let probe = try PseudoTerminal(
    PseudoTerminal.built("LineEditorProbe"),
    environment: environment.merging(["PROBE_PROMPT": prompt]) { $1 }, columns: columns, rows: rows)
  try probe.waitForLine("\(prompt)>")
  return probe
}

/// A folder that is gone after the test.
final class ScratchFolder {
  let path: String

  init() throws {
    let folder = FileManager.default.temporaryDirectory.path
    var name = Array("\(folder)/line-editor-XXXXXX".utf8CString)
    path = try #require(mkdtemp(&name).map { String(cString: $0) })
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a file in the folder and gives its path.
  func file(_ name: String, _ content: String) throws -> String {
    try file(name, bytes: Array(content.utf8))
  }

  func file(_ name: String, bytes: [UInt8]) throws -> String {
    let descriptor = open(path + "/" + name, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    try #require(descriptor >= 0)
    defer { close(descriptor) }
    try #require(write(descriptor, bytes, bytes.count) == bytes.count)
    return path + "/" + name
  }
}

/// The content of a file.
func content(of path: String) throws -> String {
  let descriptor = open(path, O_RDONLY)
  try #require(descriptor >= 0)
  defer { close(descriptor) }
  var bytes = [UInt8](repeating: 0, count: 1 << 20)
  let count = read(descriptor, &bytes, bytes.count)
  return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
}

/// The permission bits of a file or folder.
func mode(of path: String) throws -> mode_t {
  var status = stat()
  try #require(stat(path, &status) == 0)
  return status.st_mode & 0o777
}
