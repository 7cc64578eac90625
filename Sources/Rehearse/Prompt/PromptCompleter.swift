import RehearseLineEditor
import RehearseSession

/// Tab: asks the app what may stand at the cursor.
@MainActor final class PromptCompleter {
  /// The lines of the command before the one being typed.
  var linesBefore = ""

  private let child: SessionChild

  init(_ child: SessionChild) {
    self.child = child
  }

  func completions(line: String, cursor: Int) -> Completions {
    let start = linesBefore.utf8.count
    let found = child.completion(of: linesBefore + line, cursor: start + cursor)
    guard let found, found.range.lowerBound >= start else { return .none }
    let range = found.range.lowerBound - start..<found.range.upperBound - start
    return Completions(
      replacing: range,
      with: found.candidates.map { candidate in
        Completion(
          candidate.insertion, description: candidate.description,
          continues: candidate.continues, isOnlyListed: candidate.isOnlyTold)
      })
  }
}
