/// What may come behind the complete words, verb by verb.
extension CompletionFinder {
  typealias Offer = (place: CompletionContext.Place, keywords: [String])

  func place(_ verb: Verb?, named name: String) -> Offer {
    let count = words.count - 1
    guard let verb else { return (.callArgument(count, verb: name), []) }
    switch verb {
    case .present: return (count == 0 ? .editor : .key(verb, subject: words[1].text), [])
    case .set: return (.key(verb, subject: nil), [])
    case .sheet: return argument(verb, first: .destination)
    case .push: return argument(verb, first: .route)
    case .stage: return argument(verb, first: .stage)
    case .run: return (count == 0 ? .file : .key(verb, subject: words[1].text), [])
    case .dismiss: return (count == 0 ? .model : .nothing, [])
    case .tap, .clear, .toggle, .tab, .delete, .why, .increment, .decrement:
      return target(verb, from: 1)
    case .choose:
      let offer = target(verb, from: 1)
      if case .nothing = offer.place, offer.keywords == ["in"], !hasChoice {
        return (.choice(label: words[1].text), ["in"])
      }
      return offer
    case .move:
      let offer = target(verb, from: 1)
      return offer.keywords.isEmpty ? offer : (.nothing, ["to", "in"])
    case .type:
      switch count {
      case 0: return (.nothing, [])
      case 1: return (.nothing, ["into"])
      default: return isBare(2, "into") ? target(verb, from: 3) : (.nothing, [])
      }
    case .press: return (count == 0 ? .keyPress : .nothing, [])
    case .swipe: return (.nothing, count == 0 ? ["release"] : [])
    case .wait: return (.nothing, count == 0 ? ["real"] : [])
    case .state: return count == 0 ? (.path, ["all"]) : (.nothing, [])
    case .expect: return expectation(from: 1, verb)
    case .always:
      let offer = expectation(from: isBare(1, "expect") ? 2 : 1, verb)
      return count == 0 ? (offer.place, ["expect"] + offer.keywords) : offer
    case .option:
      if count == 0 { return (.option, ["save"]) }
      let isForm = isBare(1, "save")
      return (count == 1 && !isForm ? .optionValue(option: words[1].text) : .nothing, [])
    case .undo, .redo:
      if count == 0 { return (.nothing, ["to"]) }
      return (count == 1 && isBare(1, "to") ? .step : .nothing, [])
    case .diff: return (count < 2 ? .step : .nothing, [])
    case .record: return count == 0 ? (.file, ["off"]) : (.nothing, [])
    case .history:
      if count == 0 { return (.nothing, ["-o"]) }
      guard isBare(1, "-o") else { return (.nothing, []) }
      return (count == 1 ? .file : count == 2 ? .step : .nothing, [])
    case .learn: return count == 0 ? (.lesson, []) : (.nothing, count == 1 ? ["--again"] : [])
    case .help: return (count == 0 ? .helpWord : .nothing, [])
    case .let:
      if count == 1 { return (.nothing, ["="]) }
      if count == 2 { return (.nothing, ["state"]) }
      return (count == 3 && isBare(3, "state") ? .path : .nothing, [])
    case .for: return (.nothing, count == 1 ? ["in"] : [])
    case .expected: return (.nothing, count < 2 ? [["to", "fail"][count]] : [])
    default: return (.nothing, [])
    }
  }

  private func argument(_ verb: Verb, first: CompletionContext.Place) -> Offer {
    words.count == 1
      ? (first, []) : (.argument(words.count - 2, verb, subject: words[1].text), [])
  }

  private func isBare(_ index: Int, _ text: String) -> Bool {
    index < words.count && !words[index].isQuoted && words[index].text == text
  }

  /// A label, then what narrows it.
  private func target(_ verb: Verb, from start: Int) -> Offer {
    guard start < words.count else { return (.label(verb), []) }
    if words.count - 1 > start, isBare(words.count - 1, "in") {
      return (.container(of: words[start].text), [])
    }
    return (.nothing, ["in"])
  }

  /// Whether a value stands behind the label and its selectors.
  private var hasChoice: Bool {
    var index = 2
    while index < words.count {
      if isBare(index, "in") {
        index += 2
      } else if !words[index].isQuoted, words[index].text.hasPrefix("[") {
        index += 1
      } else {
        return true
      }
    }
    return false
  }

  private func expectation(from start: Int, _ verb: Verb) -> Offer {
    var start = start
    let isNegated = isBare(start, "not")
    if isNegated { start += 1 }
    let count = words.count - start
    guard count > 0 else {
      let forms = ["presented", "nothing", "visible", "enabled", "disabled", "event", "issue"]
      return (.path, isNegated ? forms : ["not"] + forms)
    }
    let first = words[start]
    switch first.isQuoted ? "" : first.text {
    case "presented":
      switch count {
      case 1: return (.presentationKind, [])
      case 2: return (.presentedTitle(kind: words[start + 1].text), [])
      default: return (.nothing, [])
      }
    case "nothing": return (.nothing, count == 1 ? ["presented"] : [])
    case "visible", "enabled", "disabled": return target(verb, from: start + 1)
    case "event": return (count == 1 ? .event : .nothing, [])
    case "issue": return (count == 1 ? .issue : .nothing, [])
    default:
      switch count {
      case 1: return (.comparison(path: first.text), [])
      case 2: return (.comparedValue(path: first.text), [])
      default: return (.nothing, [])
      }
    }
  }
}
