extension CommandRow {
  /// Quotes, escapes and variables in arguments.
  static let words: [CommandRow] = [
    CommandRow("pop $n", "(pop $n)"),
    CommandRow("wait $time", "(wait $time)"),
    CommandRow("wait ${n}ms", "(wait ${n}ms)"),
    CommandRow(
      #"type "$5 and \$who and $who""#,
      #"(type "\$5 and \$who and $who")"#,
      #"type "\$5 and \$who and $who""#),
    CommandRow("type '$who'", #"(type "\$who")"#, #"type "\$who""#),
    CommandRow(
      #"type "tab\tquote\" \\ \u{1F600}""#,
      #"(type "tab\tquote\" \\ 😀")"#,
      #"type "tab\tquote\" \\ 😀""#),
    CommandRow("type #1", "(type #1)"),
    CommandRow("type a#b", "(type a#b)"),
    CommandRow(#"type a\b"#, #"(type a\b)"#),
    CommandRow("type (a b) into Name", "(type (a b) into: Target(label: Name))"),
    CommandRow("type (a", "(type (a)"),
  ]
}
