import Foundation
import RehearseScript
import SwiftUI

// Addresses that the app is opened by.
extension Session {
  /// Opens a deep link: every view on the way that waits for one gets it.
  func open(_ word: Word, _ command: Command) throws(Diagnostic) {
    let url = try url(word, command)
    guard host.canOpenLinks else {
      throw Diagnostic(.unhandledURL(url: word.text), at: word.span, in: command)
    }
    let host = host
    try act(command) { host.open(url) }
  }

  /// The URL that a word is, whoever is going to open it.
  func url(_ word: Word, _ command: Command) throws(Diagnostic) -> URL {
    guard let url = URL(string: word.text), url.scheme != nil else {
      throw Diagnostic(
        .unfitValue(value: word.text, type: "URL", fits: ["app://item?id=1"]), at: word.span,
        in: command)
    }
    return url
  }
}
