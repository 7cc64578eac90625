import Foundation
import RehearseScript

/// The files that a command may name: scripts and the folders on the way to them.
enum FileOffers {
  /// What lies in the folder that was typed, by name; a script that is there can't be written again.
  static func offers(_ partial: String, isWritten: Bool) -> [Offer] {
    let end = partial.lastIndex(of: "/")
    let folder = end.map { String(partial[...$0]) } ?? ""
    let typed = end.map { partial[partial.index(after: $0)...] } ?? partial[...]
    let manager = FileManager.default
    let names = (try? manager.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
    let shown = names.filter { $0.hasPrefix(typed) && ($0.first != "." || typed.hasPrefix(".")) }
    return shown.sorted().compactMap { name in
      let path = folder + name
      var isFolder: ObjCBool = false
      guard manager.fileExists(atPath: path, isDirectory: &isFolder) else { return nil }
      if isFolder.boolValue { return Offer(path + "/", "folder", .beginning) }
      guard name.hasSuffix(".flow") else { return nil }
      return isWritten
        ? Offer(path, "is there already", isOnlyTold: true) : Offer(path, firstComment(of: path))
    }
  }

  /// What a script says of itself: the first comment in it.
  private static func firstComment(of path: String) -> String {
    guard let file = FileHandle(forReadingAtPath: path) else { return "script" }
    defer { try? file.close() }
    let beginning = String(decoding: (try? file.read(upToCount: 4096)) ?? Data(), as: UTF8.self)
    let comment = beginning.split(whereSeparator: \.isNewline).first { $0.hasPrefix("#") }
    return comment.map { $0.drop { "# ".contains($0) } }.map(String.init) ?? "script"
  }
}
