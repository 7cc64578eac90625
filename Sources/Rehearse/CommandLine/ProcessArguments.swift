/// The words the process was called with.
enum ProcessArguments {
  /// What follows the program's name; read from the system, since a statically linked standard library may not know.
  static var words: [String] {
    guard let bytes = try? ScriptFile.bytes(of: "/proc/self/cmdline") else { return [] }
    return bytes.split(separator: 0, omittingEmptySubsequences: false)
      .dropFirst().dropLast()
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
