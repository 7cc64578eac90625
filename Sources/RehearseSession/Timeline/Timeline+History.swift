import RehearseScript

// Looking at what was done: `history` and `diff`.
extension Timeline {
  /// The last steps with their numbers, as they were typed.
  func history(_ count: Int?) -> [String] {
    let steps = journal.stepCount
    if steps == 0 { return ["no steps"] }
    let width = "\(steps)".count
    let first = max(0, steps - (count ?? steps))
    var last = 0
    return journal.entries[..<journal.head].flatMap { entry -> [String] in
      if entry.kind == .step { last += 1 }
      // Where a scenario began is told, for nothing before it is undone.
      guard entry.kind == .step ? last > first : entry.kind == .scenario && last >= first else {
        return []
      }
      let number = entry.kind == .step ? "\(last)" : ""
      let lines = entry.typed.split(whereSeparator: \.isNewline)
      return lines.enumerated().map { index, line in
        let place = index == 0 ? number : ""
        return String(repeating: " ", count: width - place.count) + place + "  " + line
      }
    }
  }

  /// Writes some steps as a script: what leads there without output, the steps themselves with it.
  func writeHistory(
    _ range: StepRange, to word: Word, _ command: Command
  ) throws(Diagnostic) {
    let steps = range.bounds
    let available = journal.stepCount
    guard steps.upperBound <= available else {
      throw Diagnostic(
        .noSuchSteps(text: range.word.text, first: steps.lowerBound, available: available),
        at: range.word.span, in: command)
    }
    let file = ScriptOnDisk(path: word.text)
    try make(file, word, command)
    let end = min(journal.end(ofStep: steps.upperBound), journal.head)
    var script = try script(
      upTo: end,
      printingFrom: journal.index(ofStep: steps.lowerBound),
      RecordedPaths(of: word.text, typedIn: scriptName))
    for (index, text) in brokenTexts(before: end) { script.texts[index] = text }
    do throws(ScriptOnDisk.Trouble) {
      try file.replace(with: Array((script.head + script.texts.joined()).utf8))
    } catch {
      throw unwritable(word, error, command)
    }
    if let divergence = script.divergence {
      throw Diagnostic(.replayDiverged(step: divergence), in: command)
    }
  }

  /// Makes a file that is to be written, or refuses one that is there.
  func make(_ file: ScriptOnDisk, _ word: Word, _ command: Command) throws(Diagnostic) {
    let isNew: Bool
    do throws(ScriptOnDisk.Trouble) {
      isNew = try file.create()
    } catch {
      throw unwritable(word, error, command)
    }
    if !isNew { throw Diagnostic(.fileExists(path: word.text), at: word.span, in: command) }
  }

  private func unwritable(
    _ word: Word, _ trouble: ScriptOnDisk.Trouble, _ command: Command
  ) -> Diagnostic {
    Diagnostic(
      .fileUnwritable(path: word.text, reason: trouble.reason), at: word.span, in: command)
  }
}

// MARK: - diff

extension Timeline {
  /// What differs between the states after two steps, or after one and now.
  func difference(
    _ first: Number, _ second: Number?, _ command: Command
  ) throws(Diagnostic) -> Outcome {
    let steps = journal.stepCount
    for number in [first, second].compactMap({ $0 }) where number.value > steps {
      throw Diagnostic(
        .noSuchStep(verb: "diff", asked: number.value, lowest: 0, highest: steps),
        at: number.word.span, in: command)
    }
    var places: [Int: Place] = [:]
    let wanted = [first.value, second?.value ?? steps].map {
      $0 == 0 ? -1 : journal.index(ofStep: $0)
    }
    let replay = try lead(to: journal.head, all: true) { index, step in
      guard wanted.contains(index) else { return }
      places[index] = Place(stage: self.session.current.stage.name, step: step)
    }
    if let divergence = replay.divergence {
      throw Diagnostic(.replayDiverged(step: divergence), in: command)
    }
    guard let old = places[wanted[0]], let new = places[wanted[1]] else {
      return .lines([])
    }
    let lines = difference(old, new)
    return .difference(lines.isEmpty ? ["nothing differs"] : lines, changes(old, new))
  }

  /// The state after a step.
  private struct Place {
    let stage: String
    let step: Step
  }

  /// In what the models differ; of another stage they are there as a whole.
  private func changes(_ old: Place, _ new: Place) -> [StateChange] {
    new.step.models.flatMap { model in
      let before = old.step.models.first { $0.name == model.name }?.value
      return StateDifference.changes(in: model.name, from: before ?? .null, to: model.value)
    }
  }

  private func difference(_ old: Place, _ new: Place) -> [String] {
    var lines: [String] = []
    func add(_ name: String, _ before: String, _ after: String) {
      if before != after { lines.append("\(name): \(before) → \(after)") }
    }
    add("stage", old.stage, new.stage)
    add("screen", old.step.screen.text, new.step.screen.text)
    for model in new.step.models {
      let before = old.step.models.first { $0.name == model.name }?.value
      lines += StateText.model(
        model.name, model.value, since: before, show: before == nil ? .all : .changes)
    }
    add("clock", ClockText.text(old.step.clock), ClockText.text(new.step.clock))
    return lines
  }
}
