import Foundation

/// A folder of scripts that goes when the test is over.
final class ScriptFolder {
  let path: String

  init(_ files: [String: String] = [:]) throws {
    path = NSTemporaryDirectory() + "/scripts-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files { try write(text, to: name) }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  func write(_ text: String, to name: String) throws {
    let file = path + "/" + name
    let folder = (file as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
  }

  func text(of name: String) throws -> String {
    let data = try Data(contentsOf: URL(fileURLWithPath: path + "/" + name))
    return String(decoding: data, as: UTF8.self)
  }

  /// The text with the folder's own path taken out of it.
  func relative(_ text: String) -> String {
    text.replacingOccurrences(of: path + "/", with: "")
  }
}
