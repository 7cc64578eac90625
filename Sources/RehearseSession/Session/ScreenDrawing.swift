import SwiftUI

// A drawing of the frontmost screen: what a person would read, top to bottom.
extension Session {
  /// The layers by title, then the frontmost one in a frame; disabled things are in parentheses.
  func screenDrawing() -> [String] {
    guard let layer = host.layers.last else { return ["(closed)"] }
    let path = ScreenPath(host)
    let elements = frontElements
    let bar = elements.filter { $0.place != nil && $0.place != .bottomBar }
    let bottom = elements.filter { $0.place == .bottomBar }
    let rows = rows(elements.filter { $0.place == nil })
    var title = path.front
    if layer.stack?.canPop ?? false { title = "‹ " + title }
    if let question = layer.question {
      if let icon = question.icon { title = "(\(icon)) " + title }
      if question.isCritical { title = "⚠ " + title }
    }

    var lines = [title]
    if !bar.isEmpty { lines.append(bar.map(\.drawing).joined(separator: "  ")) }
    let divider = lines.count
    lines += rows
    if !bottom.isEmpty { lines.append(bottom.map(\.drawing).joined(separator: "  ")) }
    let width = lines.map(StateText.columns).max() ?? 0
    func frame(_ left: String, _ right: String) -> String {
      left + String(repeating: "─", count: width + 2) + right
    }
    var drawing = path.presented.isEmpty ? [] : ["under it: " + below(path)]
    drawing.append(frame("┌", "┐"))
    for (index, line) in lines.enumerated() {
      if index == divider { drawing.append(frame("├", "┤")) }
      let padding = String(repeating: " ", count: width - StateText.columns(line))
      drawing.append("│ \(line)\(padding) │")
    }
    drawing.append(frame("└", "┘"))
    return drawing
  }

  private func below(_ path: ScreenPath) -> String {
    let text = path.text
    let layers = text.components(separatedBy: " / ")
    return layers.dropLast(1 + (path.presented.last?.pages.count ?? 0)).joined(separator: " / ")
  }

  /// One line a row; a section's header stands above its rows.
  private func rows(_ elements: [Element]) -> [String] {
    var lines: [String] = []
    var lastRow: ViewNode?
    for element in elements {
      let section = element.groups.first ?? ""
      let isHeader = element.control == nil && element.label == section && element.row == nil
      if isHeader {
        lines.append(element.label.uppercased())
        lastRow = nil
        continue
      }
      if let row = lastRow, row === element.row, !lines.isEmpty {
        lines[lines.count - 1] += "  " + element.drawing
      } else {
        lines.append("  " + element.drawing)
      }
      lastRow = element.row
    }
    return lines
  }
}

extension Element {
  /// The thing as one would sketch it.
  @MainActor fileprivate var drawing: String {
    let text = StateText.escaped(label)
    guard let control else { return text }
    let drawn: String
    switch control.kind {
    case .button: drawn = "[\(text)]"
    case .link: drawn = "\(text) ›"
    case .row: drawn = "\(control.isOn?.get() == true ? "●" : "○") \(text)"
    case .tab: drawn = "⟨\(text)⟩"
    case .toggle: drawn = "\(text) \(control.isOn?.get() == true ? "◉" : "○")"
    case .textField:
      let value = control.text?.get() ?? ""
      drawn = "\(text): \(value.isEmpty ? "____" : StateText.escaped(value))"
    case .secureField:
      let count = control.text?.get().count ?? 0
      drawn = "\(text): \(count == 0 ? "____" : String(repeating: "•", count: count))"
    case .stepper, .slider:
      drawn = "\(text) −|+ \(control.number.map { NumberText.text($0.get()) } ?? "")"
    case .picker:
      let tag = control.selection?.get()
      let chosen = control.text?.get() ?? options.first { $0.tag == tag }?.label ?? "none"
      drawn = "\(text): \(StateText.escaped(chosen)) ▾"
    case .file:
      let files = control.text?.get() ?? ""
      drawn = "\(text): \(files.isEmpty ? "____" : StateText.escaped(files)) …"
    }
    return isEnabled ? drawn : "(\(drawn))"
  }
}
