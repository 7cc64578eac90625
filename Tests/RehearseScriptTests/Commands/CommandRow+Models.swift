extension CommandRow {
  /// The verbs that drive registered models.
  static let models: [CommandRow] = [
    CommandRow("present editor", "(present editor: editor)"),
    CommandRow("present editor name=Jim", "(present editor: editor [name=Jim])"),
    CommandRow(
      #"present editor name="Jim Smith" age=3 tags="#,
      #"(present editor: editor [name="Jim Smith", age=3, tags=])"#),
    CommandRow("set name=Alice", "(set [name=Alice])"),
    CommandRow(
      #"set editor.name=Alice "Is on back order?"=true color=inStock(quantity: 3)"#,
      #"(set [editor/name=Alice, "Is on back order?"=true, color=inStock(quantity: 3)])"#),
    CommandRow(
      #"set people[0].name='A "B"' note=nil other="nil""#,
      #"(set [people/#0/name="A \"B\"", note=nil, other="nil"])"#,
      #"set people[0].name="A \"B\"" note=nil other="nil""#),
    CommandRow("save", "(save)"),
    CommandRow("cancel", "(cancel)"),
    CommandRow("sheet composer", "(sheet composer)"),
    CommandRow("sheet report 123", "(sheet report [123])"),
    CommandRow("sheet report itemID=123", "(sheet report [itemID=123])"),
    CommandRow(#"sheet router.report itemID="1 2""#, #"(sheet router/report [itemID="1 2"])"#),
    CommandRow("push person 1", "(push person [1])"),
    CommandRow("push router.person id=2", "(push router/person [id=2])"),
    CommandRow("pop", "(pop)"),
    CommandRow("pop 2", "(pop 2)"),
    CommandRow("back", "(back)"),
    CommandRow("dismiss", "(dismiss)"),
    CommandRow("dismiss editor", "(dismiss model: editor)"),
  ]
}
