import RehearseLineEditor

extension PromptPlace {
  /// The text before what is typed: `studio / sheet "Edit Personal Info"> `.
  var prompt: Prompt {
    var prompt = Prompt(stage, style: .strong)
    if let front = presented.last {
      prompt.append(presented.count > 1 ? " / … / " : " / ", style: .faint)
      prompt.append("\(front.kind) ")
      prompt.append(front.title, style: .accent)
    }
    return prompt.appending("> ")
  }

  /// The text before a further line of a command.
  static let continuation = Prompt("...", style: .faint).appending("> ")
}
