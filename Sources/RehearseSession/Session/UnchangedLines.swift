/// The lines of models that stay as they are, kept from step to step: most models change in few of the steps.
package final class UnchangedLines {
  private struct Known {
    let name: String
    let snapshot: StateSnapshot
    let show: StateText.Show
    let lines: [String]
  }

  /// By the models' places on their stage.
  private var known: [Int: Known] = [:]

  /// The lines of a model whose value is what it was before the step.
  func lines(of model: Step.ModelState, at place: Int, _ show: StateText.Show) -> [String] {
    if let known = known[place], known.name == model.name, known.show == show,
      known.snapshot.holds(model.now)
    {
      return known.lines
    }
    let lines = StateText.model(model.name, model.value, since: model.value, show: show)
    known[place] = Known(name: model.name, snapshot: model.now, show: show, lines: lines)
    return lines
  }
}
