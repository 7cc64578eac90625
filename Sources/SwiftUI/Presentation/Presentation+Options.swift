/// What the content says of its presentation, in words, for those who look at it.
package struct PresentationOption: Hashable, Sendable {
  /// What is said, such as `detents`.
  package let name: String

  /// What it comes to, such as `large, medium`.
  package let value: String
}

extension Presentation {
  /// What the content says of its presentation, where it says anything; of two that say the same the one that counts.
  package var options: [PresentationOption] {
    var options: [PresentationOption] = []
    var (hasDetents, hasSize) = (false, false)
    func add(_ name: String, _ value: String?) {
      if let value { options.append(PresentationOption(name: name, value: value)) }
    }
    host.forEachAnnotation { annotation in
      switch annotation {
      case .detents: hasDetents = true
      case .size: hasSize = true
      case .dragIndicator(let visibility): add("dragIndicator", "\(visibility)")
      case .backgroundInteraction(let interaction):
        add("backgroundInteraction", interaction.name)
      case .compactAdaptation(let adaptation): add("compactAdaptation", adaptation.name)
      case .isInteractiveDismissDisabled: add("interactiveDismissal", "disabled")
      case .look(let look): add(look.aspect.rawValue, look.value)
      default: break
      }
    }
    if hasDetents || hasSize { options = sizes(hasDetents, hasSize) + options }
    guard options.count > 1 else { return options }
    // What is said further out counts for some of them; the others are said once.
    var seen: Set<String> = []
    return options.reversed().filter { seen.insert($0.name).inserted }.reversed()
  }

  /// What is said of the heights and the size.
  private func sizes(_ hasDetents: Bool, _ hasSize: Bool) -> [PresentationOption] {
    var options: [PresentationOption] = []
    if hasDetents, let detents = host.detents {
      options.append(PresentationOption(name: "detents", value: detents.text))
      options.append(PresentationOption(name: "detent", value: detent.name))
    }
    if hasSize, let size = host.size {
      options.append(PresentationOption(name: "size", value: size.name))
    }
    return options
  }
}

extension PresentationDetents {
  /// The heights by name, in a stable order.
  package var text: String { detents.map(\.name).sorted().joined(separator: ", ") }
}

extension PresentationAdaptation {
  /// The adaptation as it is written.
  package var name: String { "\(form)" }
}

extension PresentationBackgroundInteraction {
  /// The interaction as it is written.
  package var name: String {
    switch reach {
    case .automatic: "automatic"
    case .none: "disabled"
    case .all: "enabled"
    case .upThrough(let detent): "enabled(upThrough: \(detent.name))"
    }
  }
}
