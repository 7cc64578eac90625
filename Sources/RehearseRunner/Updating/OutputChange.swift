import RehearseScript

/// A line of commands whose recorded output is to become another one.
struct OutputChange {
  let line: Script.Line
  let output: [String]
}
