import SwiftUI

/// Where the app is: the window's page, and what lies on it, outermost first.
package struct ScreenPath: Hashable, Sendable {
  /// A page or presentation by its title, or by its view's name where it shows none.
  package struct Place: Hashable, Sendable {
    package let title: String?
    package let name: String
  }

  /// What lies over the window's pages.
  package struct Layer: Hashable, Sendable {
    package let kind: String
    package internal(set) var place: Place
    /// The id of the item presented, as text; empty for a flag.
    package internal(set) var id: String?
    package internal(set) var tab: String?
    package internal(set) var pages: [Place]

    /// Whether it goes by one of its actions.
    var isQuestion: Bool { kind == "alert" || kind == "dialog" || kind == "files" }

    /// Whether it is `arriving` or `leaving`, where transitions are held open.
    package var phase: String?

    /// What the content says of its presentation: its heights, its background and the like.
    package var options: [PresentationOption] = []
  }

  package internal(set) var window: Place?

  /// The tab selected in the window, if it has tabs.
  package internal(set) var tab: String?
  package internal(set) var pages: [Place]
  package internal(set) var presented: [Layer]

  @MainActor init(_ host: Host) {
    (pages, presented) = ([], [])
    var next = host.windowLayer
    while let layer = next {
      next = layer.over
      let (title, pages) = layer.places
      let place = Place(title: title, name: layer.name)
      let shown = pages.map { Place(title: $0.title, name: $0.name) }
      if let style = layer.style {
        let presentation = layer.host.enclosingPresentation
        presented.append(
          Layer(
            kind: style.rawValue, place: place, id: Self.id(presentation?.id), tab: layer.tab,
            pages: shown, phase: presentation.flatMap(Self.phase),
            options: presentation?.options ?? []))
      } else {
        (window, tab, self.pages) = (place, layer.tab, shown)
      }
      if let dialog = layer.dialog {
        presented.append(
          Layer(
            kind: "dialog", place: Place(title: dialog, name: "dialog"), id: nil, tab: nil,
            pages: []))
      }
    }
  }

  private static func phase(_ presentation: Presentation) -> String? {
    switch presentation.phase {
    case .presenting: "arriving"
    case .shown: nil
    case .dismissing: "leaving"
    }
  }

  private static func id(_ presented: PresentedID?) -> String? {
    guard case .item(let id)? = presented else { return nil }
    return (id.value.base as? String) ?? "\(id.value.base)"
  }
}

extension ScreenPath {
  /// The path on one line: `Studio / sheet "Edit Personal Info"`.
  package var text: String {
    var text = TextBytes()
    write(to: &text)
    return text.take()
  }

  /// Writes the path on one line.
  func write(to text: inout TextBytes) {
    guard let window else { return text += "(closed)" }
    if let title = window.title {
      StateText.writeEscaped(title, to: &text)
    } else {
      window.writeName(to: &text)
    }
    write(tab, pages, to: &text)
    for layer in presented {
      text += " / "
      text.append(layer.kind)
      text += " "
      layer.place.write(to: &text)
      write(layer.tab, layer.pages, to: &text)
      if let phase = layer.phase {
        text += " ("
        text.append(phase)
        text += ")"
      }
    }
  }

  private func write(_ tab: String?, _ pages: [Place], to text: inout TextBytes) {
    if let tab {
      text += " / tab "
      Place.writeQuoted(tab, to: &text)
    }
    for page in pages {
      text += " / "
      page.write(to: &text)
    }
  }

  /// The title of the frontmost page, for messages and prompts.
  package var front: String {
    let place = presented.last?.pages.last ?? presented.last?.place ?? pages.last ?? window
    return place.map { $0.title ?? "(\($0.name))" } ?? "(closed)"
  }
}

extension ScreenPath.Place {
  /// Writes the title in quotes, or the name where there is none.
  fileprivate func write(to text: inout TextBytes) {
    if let title { Self.writeQuoted(title, to: &text) } else { writeName(to: &text) }
  }

  fileprivate func writeName(to text: inout TextBytes) {
    text += "("
    text.append(name)
    text += ")"
  }

  fileprivate static func writeQuoted(_ title: String, to text: inout TextBytes) {
    text += "\""
    StateText.writeEscaped(title, to: &text)
    text += "\""
  }
}
