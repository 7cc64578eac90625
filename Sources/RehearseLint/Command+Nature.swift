import RehearseScript
import RehearseSession

extension Command {
  /// Whether it is a step when it is carried out: of the models, of the hands, of time, or a block of such.
  var isStep: Bool {
    if mustFail { return false }
    switch form {
    case .stage, .reset, .repeat, .for, .run, .call: return true
    case .define: return false
    default: break
    }
    switch known.map(CommandTable.category) {
    case .models?, .hands?, .time?: return true
    default: return false
    }
  }

  /// Whether it checks something by itself.
  var isCheck: Bool {
    if mustFail { return true }
    switch form {
    case .expect, .always: return true
    default: return block.map { $0.commands.contains(where: \.isCheck) } ?? false
    }
  }

  /// Whether it never prints anything.
  var isSilent: Bool {
    if mustFail { return false }
    switch form {
    case .option(let name, _):
      // Another behaviour may lead to something at once.
      return !SessionOptions.entries.contains { $0.name == name.text && $0.isPolicy }
    case .expect, .always, .let, .define, .tag, .skip, .timeout, .expectedToFail,
      .scenario, .quit:
      return true
    default: return false
    }
  }

  /// Whether nothing of the app can be another after it, so that the same check has the same answer.
  var leavesAllAsItIs: Bool {
    if mustFail { return false }
    switch form {
    case .expect, .always, .let, .state, .screen, .actions, .help, .tag: return true
    default: return false
    }
  }

  /// Whether it can only succeed, so that it is in vain behind `!`.
  var neverFails: Bool {
    switch form {
    case .screen, .tree, .actions, .stages, .quit, .help(word: nil), .state(.models), .state(.all):
      true
    default: false
    }
  }
}
