extension Step {
  /// Several steps as one: what was before the first and is after the last, with everything that happened on the way.
  ///
  /// Where a stage was started on the way, there is no before.
  package static func joined(_ steps: [Step]) -> Step? {
    guard var whole = steps.last else { return nil }
    guard steps.count > 1 else { return whole }
    let isWhole = steps.dropFirst().flatMap(\.models).allSatisfy { $0.before != nil }
    whole.models = whole.models.enumerated().map { index, model in
      let before = isWhole ? steps[0].models[index].before : nil
      return ModelState(name: model.name, now: model.now, before: before)
    }
    whole.happenings = steps.reduce(into: Happenings()) { $0.add($1.happenings) }
    whole.showsState = true
    whole.showsClock = steps.contains(where: \.showsClock)
    return whole
  }
}
