/// A label as it is compared: without case, blanks and punctuation, so that `isOnBackOrder` finds "Is on back order?".
struct LabelKey: Hashable {
  private let text: String

  init(_ label: String) {
    var kept = String.UnicodeScalarView()
    for scalar in label.lowercased().unicodeScalars
    where scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      || scalar.properties.isEmoji && !scalar.isASCII
      || scalar.properties.generalCategory == .nonspacingMark
    {
      kept.append(scalar)
    }
    // A label of nothing but punctuation is compared as it is.
    text = kept.isEmpty ? label : String(kept)
  }
}
