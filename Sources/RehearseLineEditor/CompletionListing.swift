import RehearseText

/// The list of candidates shown under the line when several fit.
struct CompletionListing {
  let items: [Completion]

  /// The list's lines, at most as many as leave room for the line being edited.
  func text(columns: Int, rows: Int) -> String {
    let lines =
      items.contains { !$0.description.isEmpty }
      ? described(columns: columns) : compact(columns: columns)
    let room = max(1, rows - 2)
    guard lines.count > room else { return lines.map { $0 + "\n" }.joined() }
    let shown = lines.prefix(max(1, room - 1))
    return shown.map { $0 + "\n" }.joined() + "… \(lines.count - shown.count) more lines\n"
  }

  /// One candidate a line, descriptions under each other: `tap   press a control`.
  private func described(columns: Int) -> [String] {
    let names = names
    let widest = names.map { DisplayWidth.of($0) }.max() ?? 0
    let nameColumns = min(widest, max(8, columns / 2))
    return zip(items, names).map { item, name in
      let name = DisplayWidth.shortened(name, columns: min(nameColumns, columns - 1))
      guard !item.description.isEmpty else { return name }
      let gap = nameColumns - DisplayWidth.of(name) + Self.gap
      let room = columns - 1 - nameColumns - Self.gap
      let words = ControlCharacters.escaped(item.description)
      let shortened = DisplayWidth.shortened(words, columns: room)
      return shortened.isEmpty ? name : name + String(repeating: " ", count: gap) + shortened
    }
  }

  /// Several candidates a line, in columns that read downwards.
  private func compact(columns: Int) -> [String] {
    let names = names.map { DisplayWidth.shortened($0, columns: columns - 1) }
    let cell = (names.map { DisplayWidth.of($0) }.max() ?? 0) + Self.gap
    let across = max(1, (columns - 1 + Self.gap) / cell)
    let height = (names.count + across - 1) / across
    return (0..<height).map { row in
      var line = ""
      var missing = 0
      for index in stride(from: row, to: names.count, by: height) {
        line += String(repeating: " ", count: missing) + names[index]
        missing = cell - DisplayWidth.of(names[index])
      }
      return line
    }
  }

  /// What the candidates are listed by; files of one folder without it, since it stands in the line.
  private var names: [String] {
    let displays = items.map(\.display)
    let first = displays.first ?? ""
    let shared = displays.dropFirst().reduce(first) { $0.sharedBeginning(with: $1) }
    let folder = shared.lastIndex(of: "/").map { shared[...$0].count } ?? 0
    // Not where a name is all there is before the slash.
    let isFolder = displays.count > 1 && displays.allSatisfy { $0.count > folder }
    return displays.map { ControlCharacters.escaped(String($0.dropFirst(isFolder ? folder : 0))) }
  }

  private static let gap = 3
}
