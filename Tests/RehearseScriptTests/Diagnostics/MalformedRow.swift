import RehearseScript

/// A line that can't be read, and all that is said about it.
struct MalformedRow: Sendable, CustomStringConvertible {
  let code: Diagnostic.Kind.Code
  let bytes: [UInt8]
  let rendered: String

  /// The file it stands in, where that matters.
  var file: String?

  init(_ code: Diagnostic.Kind.Code, _ text: String, in file: String? = nil, _ rendered: String) {
    self.init(code, bytes: Array(text.utf8), rendered)
    self.file = file
  }

  init(_ code: Diagnostic.Kind.Code, bytes: [UInt8], _ rendered: String) {
    self.code = code
    self.bytes = bytes
    self.rendered = rendered
  }

  var description: String { String(decoding: bytes, as: UTF8.self) }

  static let all =
    models + hands + rows + time + looking + checking + scripts + scenarios + blocks + session
    + words + lines
}
