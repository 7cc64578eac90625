/// What a person would see of a program's output: the rows of a small terminal, and its cursor.
package struct TerminalScreen: Sendable {
  package private(set) var columns: Int
  package private(set) var rowCount: Int
  /// The cursor, counted from 0.
  package private(set) var cursor = (row: 0, column: 0)

  /// Rows that were scrolled off the top.
  private var scrolledOff: [String] = []
  /// A wide character is followed by an empty cell.
  private var cells: [[String]]
  /// Whether the last column was filled, so that the next character goes to the next row.
  private var wrapsNext = false
  private var decoder = ByteStream()

  package init(columns: Int, rows: Int) {
    self.columns = columns
    rowCount = rows
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  /// The rows in sight, without blanks at their ends.
  package var rows: [String] {
    cells.map { Self.withoutTrailingBlanks($0.joined()) }
  }

  /// Everything ever shown and not erased, a row a line.
  package var text: String {
    Self.withoutTrailingBlanks((scrolledOff + rows).joined(separator: "\n"))
  }

  /// The row that the cursor is in.
  package var cursorLine: String {
    rows[cursor.row]
  }

  /// Takes the program's output.
  package mutating func show(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      guard let piece = decoder.next(byte) else { continue }
      switch piece {
      case .character(let scalar): put(scalar)
      case .control(let code): control(code)
      case .sequence(let final, let numbers): sequence(final, numbers)
      }
    }
  }

  /// Changes the window's size; rows are cut or filled, not wrapped anew.
  package mutating func resize(columns: Int, rows: Int) {
    cells = cells.map { row in
      Array((row + Array(repeating: " ", count: max(0, columns - row.count))).prefix(columns))
    }
    while cells.count < rows { cells.append(Array(repeating: " ", count: columns)) }
    while cells.count > rows { cells.removeLast() }
    self.columns = columns
    rowCount = rows
    cursor = (min(cursor.row, rows - 1), min(cursor.column, columns - 1))
    wrapsNext = false
  }
}

extension TerminalScreen {
  private mutating func put(_ scalar: Unicode.Scalar) {
    let width = Self.width(of: scalar)
    if width == 0 {
      let column = max(0, cursor.column - (wrapsNext ? 0 : 1))
      let start = cells[cursor.row][column].isEmpty ? max(0, column - 1) : column
      cells[cursor.row][start].unicodeScalars.append(scalar)
      return
    }
    if wrapsNext || cursor.column + width > columns {
      cursor.column = 0
      wrapsNext = false
      lineFeed()
    }
    cells[cursor.row][cursor.column] = String(scalar)
    if width == 2 { cells[cursor.row][cursor.column + 1] = "" }
    wrapsNext = cursor.column + width == columns
    cursor.column = min(columns - 1, cursor.column + width)
  }

  private mutating func lineFeed() {
    guard cursor.row == rowCount - 1 else {
      cursor.row += 1
      return
    }
    scrolledOff.append(Self.withoutTrailingBlanks(cells.removeFirst().joined()))
    cells.append(Array(repeating: " ", count: columns))
  }

  private mutating func control(_ code: UInt8) {
    switch code {
    case 0x0A: lineFeed()
    case 0x0D: cursor.column = 0
    case 0x08: cursor.column = max(0, cursor.column - 1)
    case 0x09: cursor.column = min(columns - 1, (cursor.column / 8 + 1) * 8)
    default: return
    }
    wrapsNext = false
  }

  private mutating func sequence(_ final: Character, _ numbers: [Int]) {
    let count = max(1, numbers.first ?? 1)
    switch final {
    case "A": cursor.row = max(0, cursor.row - count)
    case "B": cursor.row = min(rowCount - 1, cursor.row + count)
    case "C": cursor.column = min(columns - 1, cursor.column + count)
    case "D": cursor.column = max(0, cursor.column - count)
    case "G": cursor.column = min(columns, count) - 1
    case "H":
      let column = numbers.count > 1 ? max(1, numbers[1]) : 1
      cursor = (min(rowCount, count) - 1, min(columns, column) - 1)
    case "J":
      if numbers.first == 2 { erase(rows: 0..<rowCount) } else { eraseBelow() }
    case "K": eraseRight()
    case "P":
      cells[cursor.row].removeSubrange(cursor.column..<min(columns, cursor.column + count))
      cells[cursor.row] += Array(repeating: " ", count: columns - cells[cursor.row].count)
    case "@":
      cells[cursor.row].insert(
        contentsOf: Array(repeating: " ", count: count), at: cursor.column)
      cells[cursor.row] = Array(cells[cursor.row].prefix(columns))
    default: return
    }
    wrapsNext = false
  }

  private mutating func eraseRight() {
    for column in cursor.column..<columns { cells[cursor.row][column] = " " }
  }

  private mutating func eraseBelow() {
    eraseRight()
    erase(rows: cursor.row + 1..<rowCount)
  }

  private mutating func erase(rows: Range<Int>) {
    for row in rows { cells[row] = Array(repeating: " ", count: columns) }
  }

  private static func withoutTrailingBlanks(_ text: String) -> String {
    String(text.reversed().drop { $0 == " " || $0 == "\n" }.reversed())
  }

  /// A terminal's idea of width, kept apart from the one under test.
  private static func width(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x300...0x36F, 0x200B...0x200F, 0xFE00...0xFE0F: 0
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      2
    default: 1
    }
  }
}
