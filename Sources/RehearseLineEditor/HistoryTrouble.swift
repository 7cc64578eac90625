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
    problem == .busy ? "history is saved later: \(shownPath) is locked" : text(for: "history")
  }

  /// What the matter is, in the system's words where there are any.
  package var reason: String {
    switch problem {
    case .noFolder: "there is no home folder"
    case .busy: "it is locked"
    case .notAFile: "it is not a file"
    case .system(let code): String(cString: strerror(code))
    }
  }

  /// Why something can't be kept in a file.
  package func text(for subject: String) -> String {
    let reason =
      switch problem {
      case .noFolder: "there is no home folder"
      case .busy: "\(shownPath) is locked"
      case .notAFile: "\(shownPath) is not a file"
      case .system(let code):
        "\(shownPath): \(String(cString: strerror(code)).lowercasedFirst)"
      }
    return "\(subject) is not saved: \(reason)"
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
