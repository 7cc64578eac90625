/// The words the process was called with.
enum ProcessArguments {
  /// What follows the program's name; read from the system, since a statically linked standard library may not know.
  static var words: [String] { Array(all.dropFirst()) }

  /// The program's name, without its folder.
  static var program: String {
    all.first?.split(separator: "/").last.map(String.init) ?? "rehearse"
  }

  private static var all: [String] {
    guard let bytes = try? ScriptFile.bytes(of: "/proc/self/cmdline") else { return [] }
    return bytes.split(separator: 0, omittingEmptySubsequences: false)
      .dropLast()
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
