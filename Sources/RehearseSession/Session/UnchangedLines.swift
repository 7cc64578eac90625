/// The lines of models that stay as they are, kept from step to step: most models change in few of the steps.
package final class UnchangedLines {
  private struct Known {
    let value: StateValue
    let show: StateText.Show
    let lines: [String]
  }

  private var known: [String: Known] = [:]

  /// The lines of a model whose value is what it was before the step.
  func lines(of model: Step.ModelState, _ show: StateText.Show) -> [String] {
    if let known = known[model.name], known.show == show, known.value == model.value {
      return known.lines
    }
    let lines = StateText.model(model.name, model.value, since: model.value, show: show)
    known[model.name] = Known(value: model.value, show: show, lines: lines)
    return lines
  }
}
