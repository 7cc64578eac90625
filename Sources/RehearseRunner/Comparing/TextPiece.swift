import RehearseScript

/// A word, a run of blanks or a single mark of a line, or an elision with what it stands for.
struct TextPiece {
  let shown: String
  /// What is compared.
  let text: String

  init(_ shown: String, standingFor text: String? = nil) {
    self.shown = shown
    self.text = text ?? shown
  }
}

// MARK: - Cutting

extension TextPiece {
  /// `name "Jim"` has the pieces `name`, a blank, `"`, `Jim`, `"`.
  static func all(_ line: String) -> [TextPiece] {
    var pieces: [TextPiece] = []
    var word = ""
    for character in line {
      if character.isLetter || character.isNumber {
        word.append(character)
        continue
      }
      if !word.isEmpty { pieces.append(TextPiece(word)) }
      word = ""
      pieces.append(TextPiece(String(character)))
    }
    if !word.isEmpty { pieces.append(TextPiece(word)) }
    return pieces
  }

  /// The pieces of a line as it is recorded, its elisions standing for the texts given.
  static func all(_ line: String, standingFor elided: [String]) -> [TextPiece] {
    var pieces: [TextPiece] = []
    var rest = line[...]
    var next = 0
    while next < elided.count, let gap = rest.firstElision {
      pieces += all(String(rest[..<gap.lowerBound]))
      pieces.append(TextPiece("[..]", standingFor: elided[next]))
      rest = rest[gap.upperBound...]
      next += 1
    }
    return pieces + all(String(rest))
  }
}

extension KeptElisions {
  /// The pieces of the line as it was printed, what is elided in one piece.
  var pieces: [TextPiece] {
    var pieces: [TextPiece] = []
    for (index, part) in parts.enumerated() {
      if index > 0 { pieces.append(TextPiece(elided[index - 1])) }
      pieces += TextPiece.all(RecordedText.part(part, isLast: index == parts.count - 1))
    }
    return pieces
  }
}

extension Substring {
  /// The first `[..]` that no backslash makes ordinary.
  fileprivate var firstElision: Range<Index>? {
    var index = startIndex
    while index < endIndex {
      if self[index] == "\\" {
        index = self.index(after: index)
        if index < endIndex { index = self.index(after: index) }
      } else if self[index...].hasPrefix("[..]") {
        return index..<self.index(index, offsetBy: 4)
      } else {
        index = self.index(after: index)
      }
    }
    return nil
  }
}

// MARK: - Comparing

extension TextPiece {
  /// Where two lines differ, in characters of each.
  static func marks(
    _ old: [TextPiece], _ new: [TextPiece]
  ) -> (old: [Range<Int>], new: [Range<Int>]) {
    let difference = new.map(\.text).difference(from: old.map(\.text))
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    return (ranges(of: removed, in: old), ranges(of: inserted, in: new))
  }

  private static func ranges(of marked: Set<Int>, in pieces: [TextPiece]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    for (index, piece) in pieces.enumerated() {
      let end = start + piece.shown.count
      if marked.contains(index) {
        if let last = ranges.last, last.upperBound == start {
          ranges[ranges.count - 1] = last.lowerBound..<end
        } else {
          ranges.append(start..<end)
        }
      }
      start = end
    }
    return ranges
  }
}
