/// A label as it is compared: without case, blanks and punctuation, so that `isOnBackOrder` finds "Is on back order?".
struct LabelKey: Hashable {
  private let text: String

  init(_ label: String) {
    if let plain = Self.plain(label) {
      text = plain
      return
    }
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

  /// The same for a label of ASCII alone, without a look at Unicode's tables.
  private static func plain(_ label: String) -> String? {
    var kept: [UInt8] = []
    for byte in label.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        kept.append(byte)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): kept.append(byte + 32)
      case 0x80...: return nil
      default: break
      }
    }
    return kept.isEmpty ? label : String(decoding: kept, as: UTF8.self)
  }
}
