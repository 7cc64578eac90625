/// A prompt that was copied together with what stands behind it: `studio / sheet "Report"> save`.
package enum PastedPrompt {
  /// What stands behind the prompt that a text begins with; nil where it begins with none.
  ///
  /// - Parameter stages: the stages that a prompt may name; nil for any, where the text is no command in any case.
  package static func rest(of text: String, stages: [String]? = nil) -> Substring? {
    guard let stages else {
      let name = text.prefix { !$0.isWhitespace && !"<>\"'".contains($0) }
      return name.isEmpty ? nil : rest(of: text.dropFirst(name.count))
    }
    return stages.lazy.filter { text.hasPrefix($0) }
      .compactMap { rest(of: text.dropFirst($0.count)) }.first
  }

  /// What stands behind the prompt of a further line of a command.
  package static func rest(ofFurther text: String) -> Substring? {
    text.hasPrefix("...") ? behindSign(text.dropFirst(3)) : nil
  }

  /// What stands behind the place and the sign at its end: ` / sheet "Report"> `, or `> ` alone.
  private static func rest(of text: Substring) -> Substring? {
    guard var place = text.without(" / ") else { return behindSign(text) }
    place = place.without("… / ") ?? place
    let kind = place.prefix(while: \.isLetter)
    guard !kind.isEmpty, let title = place.dropFirst(kind.count).without(" ") else { return nil }
    let end: Character? =
      switch title.first {
      case "\"": "\""
      case "(": ")"
      default: nil
      }
    guard let end, let index = title.dropFirst().firstIndex(of: end) else { return nil }
    return behindSign(title[title.index(after: index)...])
  }

  private static func behindSign(_ text: Substring) -> Substring? {
    guard let rest = text.without(">") else { return nil }
    return rest.isEmpty ? rest : rest.without(" ")
  }
}

extension Substring {
  /// The text behind a beginning; nil where it begins otherwise.
  fileprivate func without(_ beginning: String) -> Substring? {
    hasPrefix(beginning) ? dropFirst(beginning.count) : nil
  }
}
