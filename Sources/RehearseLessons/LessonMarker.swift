/// What a comment of a lesson says by the word in front of its colon: `# hint: actions lists what can be done`.
enum LessonMarker: String, CaseIterable {
  /// The title of the lesson.
  case lesson
  /// The title of a task; what follows, up to the next one, belongs to it.
  case task
  case hint
  /// A line of commands that meets the task in another way.
  case or
  /// A line of commands that comes close and does not meet it.
  case not

  /// The marker that a comment begins with, and the text behind it; nil for prose.
  static func parse(_ comment: String) -> (marker: LessonMarker, text: String)? {
    guard let colon = comment.firstIndex(of: ":") else { return nil }
    guard let marker = LessonMarker(rawValue: String(comment[..<colon])) else { return nil }
    let text = comment[comment.index(after: colon)...].drop { $0 == " " }
    return (marker, String(text))
  }
}
