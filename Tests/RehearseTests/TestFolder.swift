import Foundation
import PseudoTerminal
import Testing

/// A folder of scripts that goes when the test is over.
final class TestFolder {
  let path: String

  init(_ files: [String: String]) throws {
    path = FileManager.default.temporaryDirectory.path + "/flows-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files { try write(text, to: name) }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path + "/" + name))
  }

  func text(of name: String) throws -> String {
    try String(contentsOfFile: path + "/" + name, encoding: .utf8)
  }

  /// The text with the folder's own path taken out of it.
  func relative(_ text: String) -> String {
    text.replacingOccurrences(of: path + "/", with: "")
  }

  /// Runs a program on the folder.
  func run(_ arguments: [String]) throws -> ProgramRun {
    try ProgramRun.run(arguments + [path], program: "CrashStage")
  }

  /// What a terminal is sent.
  func runOnTerminal(_ arguments: [String], _ environment: [String: String]) throws -> String {
    let terminal = try PseudoTerminal(
      PseudoTerminal.built("CrashStage"), arguments + [path], environment: environment)
    _ = try terminal.waitForExit()
    return String(decoding: terminal.output, as: UTF8.self)
  }
}
