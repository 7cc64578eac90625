/// The lines of models that stay as they are, kept from step to step: most models change in few of the steps.
package final class UnchangedLines {
  private struct Known {
    let name: String
    let snapshot: StateSnapshot
    let show: StateText.Show
    let lines: [String]
  }

  /// By the models' places on their stage.
  private var known: [Known?] = []

  /// The lines of a model whose value is what it was before the step; they are put together at the end of a text.
  func lines(
    of model: Step.ModelState, at place: Int, _ show: StateText.Show, by text: inout TextBytes
  ) -> [String] {
    if place < known.count, let known = known[place], known.show == show,
      known.snapshot.holds(model.now), known.name == model.name
    {
      return known.lines
    }
    var lines: [String] = []
    StateText.addModel(
      model.name, model.value, since: model.value, show: show, to: &lines, by: &text)
    while known.count <= place { known.append(nil) }
    known[place] = Known(name: model.name, snapshot: model.now, show: show, lines: lines)
    return lines
  }
}
