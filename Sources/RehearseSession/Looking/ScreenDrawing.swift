import RehearseText
import SwiftUI

// A drawing of the screen: what a person would see, top to bottom, what is presented as a box over what lies under it.
extension Session {
  /// Every layer as a box within the one under it; disabled things are in parentheses.
  func screenDrawing() -> [String] {
    let layers = host.layers
    guard let front = layers.last else { return ["(closed)"] }
    var box: ScreenBox?
    for layer in layers.reversed() {
      if layer.dialog != nil {
        var dialog = ScreenBox(bar: [], rows: rows(host.elements(of: layer)))
        dialog.bar = [.centered(layer.dialog ?? "")]
        box = dialog
      }
      var under = self.box(of: layer, isFront: layer.root === front.root && box == nil)
      under.over = box
      box = under
      // A cover leaves nothing of what lies under it to be seen.
      if layer.style == .fullScreenCover { break }
    }
    let characters = options.drawing
    return (box?.lines ?? []).map(characters.text)
  }

  private func box(of layer: Host.Layer, isFront: Bool) -> ScreenBox {
    let elements = host.content(of: layer)
    let bar = elements.filter { $0.place != nil && $0.place != .bottomBar }
    let leading = bar.filter { $0.place?.isLeading ?? false }
    let trailing = bar.filter { !($0.place?.isLeading ?? false) }
    var left = leading.map(\.drawing)
    if layer.canGoBack { left.insert("‹", at: 0) }
    var title =
      layer.pages.last.map { $0.title ?? "(\($0.name))" } ?? layer.title ?? "(\(layer.name))"
    if let question = layer.question {
      if let icon = question.icon { title = "(\(icon)) " + title }
      if question.isCritical { title = "⚠ " + title }
    }
    let box = ScreenBox(
      bar: [
        .leading(left.joined(separator: "  ")), .centered(title),
        .trailing(trailing.map(\.drawing).joined(separator: "  ")),
      ],
      rows: rows(elements.filter { $0.place == nil }),
      foot: elements.filter { $0.place == .bottomBar }.map(\.drawing).joined(separator: "  "),
      hasGrabber: layer.host.enclosingPresentation?.showsDragIndicator ?? false)
    return box
  }

  /// One line a row; a section's header stands above its rows.
  private func rows(_ elements: [Element]) -> [String] {
    var lines: [String] = []
    var lastRow: ViewNode?
    for element in elements {
      let section = element.groups.first ?? ""
      let isHeader = element.control == nil && element.label == section && element.row == nil
      if isHeader {
        lines.append(ControlCharacters.escaped(element.label.uppercased()))
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

extension ToolbarPlace {
  /// Whether things here stand before the title.
  fileprivate var isLeading: Bool {
    switch self {
    case .cancellationAction, .navigation, .topBarLeading: true
    default: false
    }
  }
}

extension Element {
  /// The thing as one would sketch it.
  @MainActor fileprivate var drawing: String {
    let text = ControlCharacters.escaped(label)
    guard let control else { return text }
    let drawn: String
    switch control.kind {
    case .button, .paste: drawn = "[\(text)]"
    case .link: drawn = "\(text) ›"
    case .toggle: drawn = "\(text) \(control.isOn?.get() == true ? "◉" : "○")"
    case .row: drawn = "\(control.isOn?.get() == true ? "●" : "○") \(text)"
    case .tab: drawn = "⟨\(text)⟩"
    case .textField:
      let value = control.text?.get() ?? ""
      drawn = "\(text): \(value.isEmpty ? "____" : ControlCharacters.escaped(value))"
    case .secureField:
      let count = control.text?.get().count ?? 0
      drawn = "\(text): \(count == 0 ? "____" : String(repeating: "•", count: count))"
    case .file:
      let files = control.text?.get() ?? ""
      drawn = "\(text): \(files.isEmpty ? "____" : ControlCharacters.escaped(files)) …"
    case .stepper, .slider:
      drawn = "\(text) −|+ \(control.number.map { NumberText.text($0.get()) } ?? "")"
    case .picker:
      let tag = control.selection?.get()
      let chosen = control.text?.get() ?? options.first { $0.tag == tag }?.label ?? ""
      drawn = "\(text): \(chosen.isEmpty ? "none" : ControlCharacters.escaped(chosen)) ▾"
    }
    return isEnabled ? drawn : "(\(drawn))"
  }
}
