import RehearseLineEditor
import RehearseScript

// What is pasted: sessions have prompts in front of their commands.
extension PromptLoop {
  /// The line without the prompt that was pasted in front of it: no command begins like one.
  func withoutPrompt(_ line: InputLine, isFirst: Bool) -> InputLine {
    guard let text = line.text else { return line }
    let rest =
      isFirst
      ? PastedPrompt.rest(of: text, stages: stages.map(\.name)) : PastedPrompt.rest(ofFurther: text)
    return rest.map { InputLine(String($0)) } ?? line
  }
}
