extension Command.Form {
  /// The verb of the language that stands for this form; none for verbs of one's own.
  package var verb: Verb? {
    switch self {
    case .present: .present
    case .set: .set
    case .save: .save
    case .cancel: .cancel
    case .sheet: .sheet
    case .push: .push
    case .pop: .pop
    case .back: .back
    case .dismiss: .dismiss
    case .tap: .tap
    case .type: .type
    case .clear: .clear
    case .choose: .choose
    case .toggle: .toggle
    case .increment: .increment
    case .decrement: .decrement
    case .swipe, .swipeRelease: .swipe
    case .press: .press
    case .tab: .tab
    case .delete: .delete
    case .move: .move
    case .refresh: .refresh
    case .open: .open
    case .wait, .waitReal: .wait
    case .advance: .advance
    case .state: .state
    case .screen: .screen
    case .tree: .tree
    case .actions: .actions
    case .why: .why
    case .log: .log
    case .expect: .expect
    case .always: .always
    case .stage: .stage
    case .scenario: .scenario
    case .tag: .tag
    case .skip: .skip
    case .timeout: .timeout
    case .expectedToFail: .expected
    case .let: .let
    case .run: .run
    case .repeat: .repeat
    case .for: .for
    case .define: .define
    case .undo: .undo
    case .redo: .redo
    case .reset: .reset
    case .history: .history
    case .record: .record
    case .diff: .diff
    case .option, .saveOptions: .option
    case .stages: .stages
    case .learn, .learnAgain: .learn
    case .hint: .hint
    case .solution: .solution
    case .help: .help
    case .apropos: .apropos
    case .quit: .quit
    case .reserved(let verb, _): verb
    case .call: nil
    }
  }
}
