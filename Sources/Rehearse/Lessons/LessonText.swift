/// The script of a lesson that an executable brings along, as it is embedded in it.
public struct LessonText: Sendable {
  let name: String
  let bytes: [UInt8]

  /// Takes the bytes of a lesson's script.
  ///
  /// - Parameters:
  ///   - name: what `learn` calls it, such as `first-sheet`.
  ///   - bytes: UTF-8; what is no lesson is told when lessons are asked for.
  public init(_ name: String, _ bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}
