import Glibc

/// One key pressed at a terminal, as soon as it is pressed.
package enum KeyPress: Equatable, Sendable {
  case character(Character)
  /// Control-C.
  case interrupt
  /// Control-D, or nobody is there any longer.
  case end
}

extension Terminal {
  /// Waits for a key; it is not shown. Keys that are no letters, digits or signs come as the bytes they send.
  ///
  /// What was typed before is thrown away: it can't have been meant for what is asked only now.
  /// - Parameter ask: says what the key is wanted for.
  package func readKey(_ ask: () -> Void) -> KeyPress {
    var before = termios()
    let isTerminal = tcgetattr(input, &before) == 0
    var mode = before
    // Not even Control-C does anything by itself: who asks wants to know.
    mode.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
    if isTerminal { tcsetattr(input, TCSAFLUSH, &mode) }
    defer { if isTerminal { tcsetattr(input, TCSADRAIN, &before) } }
    ask()
    var byte: UInt8 = 0
    while true {
      let count = read(input, &byte, 1)
      if count < 0, errno == EINTR { continue }
      guard count == 1 else { return .end }
      switch byte {
      case 0x03: return .interrupt
      case 0x04: return .end
      default: return .character(Character(UnicodeScalar(byte)))
      }
    }
  }
}
