import Foundation
import RehearseScript
import RehearseSession

/// Which scripts a run is to test, in an order that is the same every time.
package struct Plan: Equatable, Sendable {
  package let files: [String]

  /// The path that means standard input.
  package static let standardInput = "-"

  package init(files: [String]) {
    self.files = files
  }
}

/// Why there is nothing to run.
package enum PlanError: Error, Equatable, Sendable {
  case unreadable(path: String, reason: String)
  /// None of the folders holds a script.
  case empty(paths: [String])
}

extension Plan {
  /// Finds the scripts of folders, with all folders in them; a file is taken as it is named.
  ///
  /// `scripts/flows people.flow` gives the scripts of the folder by name, then the file.
  /// - Parameter includingMarkdown: whether Markdown files with flow blocks in them are scripts too.
  package static func find(
    _ paths: [String], includingMarkdown: Bool = false
  ) throws(PlanError) -> Plan {
    var files: [String] = []
    var known: Set<String> = []
    for path in paths {
      for file in try scripts(at: path, includingMarkdown) where known.insert(file).inserted {
        files.append(file)
      }
    }
    if files.isEmpty { throw .empty(paths: paths) }
    return Plan(files: files)
  }

  private static func scripts(
    at path: String, _ includingMarkdown: Bool
  ) throws(PlanError) -> [String] {
    guard path != standardInput, try isFolder(path) else { return [path] }
    var files: [String] = []
    try collect(
      from: path, shownAs: path == "." ? "" : path, includingMarkdown, into: &files)
    return files
  }

  /// Whether a Markdown file has flow blocks; one that can't be read is for others to complain about.
  private static func hasFlowBlocks(_ path: String) -> Bool {
    guard let bytes = try? ScriptOnDisk(path: path).bytes() else { return false }
    return FlowBlocks(bytes).concernsUs
  }

  private static func collect(
    from folder: String, shownAs shown: String, _ includingMarkdown: Bool,
    into files: inout [String]
  ) throws(PlanError) {
    // By bytes: an order that no locale changes.
    let names = try entries(of: folder).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    for name in names where !name.hasPrefix(".") {
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      let shownPath = shown.isEmpty || shown.hasSuffix("/") ? shown + name : "\(shown)/\(name)"
      var status = stat()
      // What a link leads to is not entered: it might lead back here.
      guard lstat(path, &status) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFDIR {
        try collect(from: path, shownAs: shownPath, includingMarkdown, into: &files)
      } else if !isFileOrLink(path) {
        // Reading a pipe or a device might never end.
        continue
      } else if name.hasSuffix(".flow") {
        files.append(shownPath)
      } else if includingMarkdown, name.hasSuffix(".md"), hasFlowBlocks(path) {
        files.append(shownPath)
      }
    }
  }

  private static func isFolder(_ path: String) throws(PlanError) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .unreadable(path: path, reason: systemReason()) }
    let kind = status.st_mode & S_IFMT
    // What a shell has opened is there to be read, whatever it is.
    let isOpen = ["/dev/stdin", "/dev/fd/", "/proc/self/fd/"].contains { path.hasPrefix($0) }
    guard kind == S_IFDIR || kind == S_IFREG || isOpen else {
      throw .unreadable(path: path, reason: "it is no regular file")
    }
    return kind == S_IFDIR
  }

  /// Whether it is a file, or leads to one as far as is known.
  private static func isFileOrLink(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return true }
    return status.st_mode & S_IFMT == S_IFREG || status.st_mode & S_IFMT == S_IFDIR
  }

  private static func entries(of folder: String) throws(PlanError) -> [String] {
    guard let stream = opendir(folder) else {
      throw .unreadable(path: folder, reason: systemReason())
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      names.append(
        withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
          String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        })
    }
    return names
  }
}

/// Why the last call of the system failed, in its own words.
func systemReason() -> String { String(cString: strerror(errno)) }
