import RehearseText
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
    var (window, tab, pages, presented) = (Place?.none, String?.none, [Place](), [Layer]())
    for layer in host.layers {
      let place = Place(title: layer.title, name: layer.name)
      if let style = layer.style {
        presented.append(
          Layer(
            kind: style.rawValue, place: place,
            id: Self.id(layer.host.enclosingPresentation?.id), tab: layer.tab,
            pages: Self.pages(of: layer),
            phase: layer.host.enclosingPresentation.flatMap(Self.phase),
            options: layer.host.enclosingPresentation?.options ?? []))
      } else {
        (window, tab, pages) = (place, layer.tab, Self.pages(of: layer))
      }
      if let dialog = layer.dialog {
        presented.append(
          Layer(
            kind: "dialog", place: Place(title: dialog, name: "dialog"), id: nil, tab: nil,
            pages: []))
      }
    }
    (self.window, self.tab) = (window, tab)
    (self.pages, self.presented) = (pages, presented)
  }

  @MainActor private static func pages(of layer: Host.Layer) -> [Place] {
    layer.pages.map { Place(title: $0.title, name: $0.name) }
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
    guard let window else { return "(closed)" }
    var text = window.title.map { ControlCharacters.escaped($0) } ?? "(\(window.name))"
    if let tab { text += " / tab \"\(ControlCharacters.escaped(tab))\"" }
    for page in pages { text += " / " + page.quoted }
    for layer in presented {
      text += " / \(layer.kind) " + layer.place.quoted
      if let tab = layer.tab { text += " / tab \"\(ControlCharacters.escaped(tab))\"" }
      for page in layer.pages { text += " / " + page.quoted }
      if let phase = layer.phase { text += " (\(phase))" }
    }
    return text
  }

  /// The title of the frontmost page, for messages and prompts.
  package var front: String {
    let place = presented.last?.pages.last ?? presented.last?.place ?? pages.last ?? window
    return place.map { $0.title ?? "(\($0.name))" } ?? "(closed)"
  }
}

extension ScreenPath.Place {
  fileprivate var quoted: String {
    title.map { "\"\(ControlCharacters.escaped($0))\"" } ?? "(\(name))"
  }
}
