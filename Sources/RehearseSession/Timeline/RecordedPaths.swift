import Foundation
import RehearseScript

/// How the paths of `run FILE` have to be written in a recording, which begin at the recording's own folder.
struct RecordedPaths {
  /// Where paths begin that were typed, and where those of the recording do.
  private let origin: String
  private let folder: String

  /// - Parameters:
  ///   - recording: where the recording is, or is going to be.
  ///   - script: the script whose commands are recorded; nil where they are typed.
  init(of recording: String, typedIn script: String?) {
    origin = Self.folder(of: script ?? "")
    folder = Self.folder(of: recording)
  }

  /// A command's text with its paths as they lead from the recording to the same files.
  func rewritten(_ typed: String) -> String {
    // Most commands run no file.
    guard origin != folder, typed.contains("run") else { return typed }
    let source = Source(typed)
    let commands = Parser.parse(source).lines.flatMap(\.commands).flatMap(\.withInner)
    let files = commands.compactMap { command -> Word? in
      if case .run(let file, _) = command.form { file } else { nil }
    }
    var bytes = source.bytes
    // From the end, so that the places before stay what they are.
    for file in files.sorted(by: { $0.span.start > $1.span.start }) where file.text.first != "/" {
      let new = Array(word(file, in: source).utf8)
      bytes.replaceSubrange(file.span.start..<file.span.end, with: new)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func word(_ file: Word, in source: Source) -> String {
    guard file.hasVariables else {
      return Quoting.word(Self.way(from: folder, to: origin + file.text))
    }
    // What the variable holds is a way from where it was typed.
    let text = source.text(in: file.span)
    let way = Self.way(from: folder, to: origin)
    if let quote = text.first, quote == "\"" { return "\"" + way + text.dropFirst() }
    return way + text
  }

  /// A file's folder with a slash at its end, whatever links lead there.
  private static func folder(of path: String) -> String {
    let end = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let folder = end == path.startIndex ? "." : String(path[..<end])
    guard let resolved = realpath(folder, nil) else { return folder + "/" }
    defer { free(resolved) }
    let text = String(cString: resolved)
    return text.hasSuffix("/") ? text : text + "/"
  }

  /// The path from a folder to a file or folder, both from the root on.
  private static func way(from folder: String, to target: String) -> String {
    let start = folder.split(separator: "/")
    let end = parts(of: target)
    let common = zip(start, end).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: start.count - common)
    let way = (up + end[common...].map(String.init)).joined(separator: "/")
    return target.hasSuffix("/") && !way.isEmpty ? way + "/" : way
  }

  /// The parts of a path without `.` and, as far as there is something to go back from, `..`.
  private static func parts(of path: String) -> [Substring] {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return parts
  }
}
