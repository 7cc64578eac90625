/// A program's output, taken apart into characters, controls and escape sequences.
struct ByteStream: Sendable {
  enum Piece {
    case character(Unicode.Scalar)
    case control(UInt8)
    /// `ESC [ numbers final`; those with a private mark are passed over.
    case sequence(Character, [Int])
  }

  private enum State {
    case text, escape, charset, parameters, command, commandEscape
  }

  private var state = State.text
  private var parameters: [UInt8] = []
  private var unfinished: [UInt8] = []

  /// The piece that this byte completes, if it does.
  mutating func next(_ byte: UInt8) -> Piece? {
    switch state {
    case .text: return text(byte)
    case .escape:
      parameters = []
      switch byte {
      case UInt8(ascii: "["): state = .parameters
      case UInt8(ascii: "]"): state = .command
      case UInt8(ascii: "("), UInt8(ascii: ")"): state = .charset
      default: state = .text
      }
    case .charset: state = .text
    case .parameters:
      guard (0x40...0x7E).contains(byte) else {
        parameters.append(byte)
        return nil
      }
      state = .text
      guard parameters.first.map({ $0 < 0x3C }) ?? true else { return nil }
      let numbers = String(decoding: parameters, as: UTF8.self).split(separator: ";").map {
        Int($0) ?? 0
      }
      return .sequence(Character(Unicode.Scalar(byte)), numbers)
    case .command:
      if byte == 0x07 { state = .text }
      if byte == 0x1B { state = .commandEscape }
    case .commandEscape: state = .text
    }
    return nil
  }

  private mutating func text(_ byte: UInt8) -> Piece? {
    if byte == 0x1B {
      state = .escape
      return nil
    }
    if byte < 0x20 || byte == 0x7F { return .control(byte) }
    if byte < 0x80 { return .character(Unicode.Scalar(byte)) }
    if byte >= 0xC0 { unfinished = [] }
    unfinished.append(byte)
    guard let text = String(validating: unfinished, as: UTF8.self) else { return nil }
    unfinished = []
    return text.unicodeScalars.first.map { .character($0) }
  }
}
