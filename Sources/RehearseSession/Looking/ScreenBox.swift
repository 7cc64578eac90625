import RehearseText

/// A window, sheet or dialog as a frame: its bar, its rows, and what lies over it.
struct ScreenBox {
  /// A part of the bar, by the side it stands on.
  enum BarPart {
    case leading(String)
    case centered(String)
    case trailing(String)
  }

  var bar: [BarPart]
  var rows: [String] = []
  var foot = ""

  /// Whether it shows that it can be dragged.
  var hasGrabber = false

  /// What lies over it, drawn within its frame and over its lower rows.
  private var overBoxes: [ScreenBox] = []

  init(bar: [BarPart], rows: [String], foot: String = "", hasGrabber: Bool = false) {
    self.hasGrabber = hasGrabber
    self.bar = bar
    self.rows = rows
    self.foot = foot
  }

  /// What is presented from here.
  var over: ScreenBox? {
    get { overBoxes.first }
    set { overBoxes = newValue.map { [$0] } ?? [] }
  }

  /// How many rows can be seen above what lies over them.
  private static let rowsAbove = 3

  /// As many columns as a row may have, so that a sheet in its window fits into a hundred.
  private static let longestRow = 92

  /// The frame with everything in it.
  var lines: [String] { lines(width: width) }

  private var barTexts: (left: String, title: String, right: String) {
    var texts = (left: "", title: "", right: "")
    for part in bar {
      switch part {
      case .leading(let text): texts.left = text
      case .centered(let text): texts.title = ControlCharacters.escaped(text)
      case .trailing(let text): texts.right = text
      }
    }
    return texts
  }

  /// The columns between the frame's sides.
  private var width: Int {
    let texts = barTexts
    let sides = max(DisplayWidth.of(texts.left), DisplayWidth.of(texts.right))
    let gaps = sides == 0 ? 0 : 2 * (sides + 2)
    let bar = DisplayWidth.of(texts.title) + gaps
    let inner = over.map { $0.width + 4 } ?? 0
    return max(bar, inner, (shownRows + [foot]).map { DisplayWidth.of($0) }.max() ?? 0)
  }

  private var shownRows: [String] {
    let rows = rows.map { DisplayWidth.shortened($0, columns: Self.longestRow) }
    guard over != nil, rows.count > Self.rowsAbove else { return rows }
    return rows.prefix(Self.rowsAbove) + ["  …"]
  }

  private func lines(width: Int) -> [String] {
    func edge(_ left: String, _ right: String) -> String {
      left + String(repeating: "─", count: width + 2) + right
    }
    func side(_ text: String) -> String {
      "│ " + text + String(repeating: " ", count: max(0, width - DisplayWidth.of(text))) + " │"
    }
    var lines = [hasGrabber ? grabber(width) : edge("┌", "┐")]
    lines += [side(barLine(width)), edge("├", "┤")]
    lines += shownRows.map(side)
    if let over { lines += over.lines(width: width - 4).map(side) }
    if !foot.isEmpty, over == nil { lines += [edge("├", "┤"), side(foot)] }
    lines.append(edge("└", "┘"))
    return lines
  }

  /// The upper edge with something to drag the sheet by.
  private func grabber(_ width: Int) -> String {
    let left = max(0, (width + 2 - 3) / 2)
    return "┌" + String(repeating: "─", count: left) + "═══"
      + String(repeating: "─", count: max(0, width + 2 - 3 - left)) + "┐"
  }

  /// The title in the middle, what can be pressed at the sides.
  private func barLine(_ width: Int) -> String {
    let (left, title, right) = barTexts
    let titleWidth = DisplayWidth.of(title)
    let start = max(
      left.isEmpty ? 0 : DisplayWidth.of(left) + 2, (width - titleWidth) / 2)
    var line = left + String(repeating: " ", count: start - DisplayWidth.of(left)) + title
    let rest = width - start - titleWidth - DisplayWidth.of(right)
    if !right.isEmpty { line += String(repeating: " ", count: max(2, rest)) + right }
    return line
  }
}
