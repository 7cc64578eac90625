import Glibc
import RehearseText

/// Why the history can't be kept in its file.
package struct HistoryTrouble: Error, Equatable, Sendable {
  package enum Problem: Equatable, Sendable {
    /// Neither `XDG_STATE_HOME` nor `HOME` names a folder.
    case noFolder
    /// Another session has held the lock for too long.
    case busy
    /// The path leads to a folder, a pipe or a device.
    case notAFile
    /// The system refused, with this error number.
    case system(Int32)
  }

  package let problem: Problem
  package var path = ""
}

extension HistoryTrouble: CustomStringConvertible {
  package var description: String {
    switch problem {
    case .noFolder: "history is not saved: there is no home folder"
    case .busy: "history is saved later: \(shownPath) is locked"
    case .notAFile: "history is not saved: \(shownPath) is not a file"
    case .system(let code):
      "history is not saved: \(shownPath): \(String(cString: strerror(code)).lowercasedFirst)"
    }
  }

  private var shownPath: String {
    ControlCharacters.escaped(path)
  }
}

extension String {
  fileprivate var lowercasedFirst: String {
    prefix(1).lowercased() + dropFirst()
  }
}
