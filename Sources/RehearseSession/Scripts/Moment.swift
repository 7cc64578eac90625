import RehearseScript

/// Everything a refused command must leave as it was.
struct Moment {
  let mark: Timeline.Mark
  let block: BlockRun?
  let environment: ScriptEnvironment
  let options: SessionOptions
  let locals: [String: String]?
  let lastStep: Step?
}

extension Interpreter {
  func moment() -> Moment {
    Moment(
      mark: timeline.mark, block: block, environment: session.environment,
      options: session.options, locals: locals, lastStep: session.lastStep)
  }

  /// Undoes what a refused command had already done.
  func leadBack(to moment: Moment, in source: Source) throws(Refusal) {
    do throws(Diagnostic) {
      try timeline.goBack(to: moment.mark)
    } catch {
      throw Refusal(error, in: source)
    }
    block = moment.block
    session.environment = moment.environment
    session.adopt(moment.options)
    session.lastStep = moment.lastStep
    locals = moment.locals
  }
}
