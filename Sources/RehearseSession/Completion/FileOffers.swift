import Foundation
import RehearseScript

/// The files that a command may name: scripts and the folders on the way to them.
struct FileOffers {
  /// What a file may be.
  enum Kind: String {
    case flow = ".flow"
    case markdown = ".md"
  }

  /// What lies there: a folder, or a file of a kind.
  private let found: [(path: String, kind: Kind?)]

  /// Looks into the folder that was typed; what lies there comes by name.
  init(_ partial: String, of kinds: [Kind]) {
    let end = partial.lastIndex(of: "/")
    let folder = end.map { String(partial[...$0]) } ?? ""
    let typed = end.map { partial[partial.index(after: $0)...] } ?? partial[...]
    let manager = FileManager.default
    let names = (try? manager.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
    let shown = names.filter { $0.hasPrefix(typed) && ($0.first != "." || typed.hasPrefix(".")) }
    found = shown.sorted().compactMap { name in
      var isFolder: ObjCBool = false
      guard manager.fileExists(atPath: folder + name, isDirectory: &isFolder) else { return nil }
      let kind = kinds.first { name.hasSuffix($0.rawValue) }
      return isFolder.boolValue ? (folder + name + "/", nil) : kind.map { (folder + name, $0) }
    }
  }

  /// What can be read, with what a script says of itself.
  var readable: [Offer] { offers { Offer($0, Self.summary(of: $0, $1)) } }

  /// Where something new can be written: what is there already is only told.
  var writable: [Offer] {
    offers { path, _ in Offer(path, "is there already", isOnlyTold: true) }
  }

  private func offers(_ offer: (String, Kind) -> Offer) -> [Offer] {
    found.map { file in
      file.kind.map { offer(file.path, $0) } ?? Offer(file.path, "folder", .beginning)
    }
  }

  /// The first comment of a script, or the first heading of a page.
  private static func summary(of path: String, _ kind: Kind) -> String {
    let usual = kind == .flow ? "script" : "Markdown with scripts"
    guard let file = FileHandle(forReadingAtPath: path) else { return usual }
    defer { try? file.close() }
    let beginning = String(decoding: (try? file.read(upToCount: 4096)) ?? Data(), as: UTF8.self)
    let line = beginning.split(whereSeparator: \.isNewline).first { $0.hasPrefix("#") }
    return line.map { $0.drop { "# ".contains($0) } }.map(String.init) ?? usual
  }
}
