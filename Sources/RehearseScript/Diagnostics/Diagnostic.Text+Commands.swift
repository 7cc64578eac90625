extension Diagnostic.Kind {
  /// What is said about verbs, variables, and what the stage has registered.
  var commandText: Diagnostic.Text? {
    switch self {
    case .unknownVerb(let verb, let near):
      return .init(
        "there is no command \(verb)",
        hint: Wording.near(near, otherwise: "help lists the commands"))
    case .pastedPrompt(let rest):
      return .init(
        "this is what the prompt shows, and no command", hint: rest.isEmpty ? "take it out" : rest)
    case .nothingAbout(let word):
      return .init(
        "the help says nothing of \(Wording.quoted(word))", hint: "help lists the commands")
    case .notYetAvailable(let verb):
      return .init(
        "\(verb) is kept for a later version", hint: "help \(verb) tells what is planned")
    case .undefinedVariable(let name, let near):
      return .init(
        "there is no variable \(name)",
        hint: Wording.near(near.map { "$\($0)" }, otherwise: "let \(name) = …"))
    case .endedVariable(let name):
      return .init(
        "there is no variable \(name) any more: what a block names ends with the block",
        hint: "let \(name) = … outside of it")
    case .escapedVariable(let name):
      return .init(
        "there is no variable \(name), and outside of quotes a backslash is itself",
        hint: "'$\(name)'")
    case .wrongArgumentCount(let verb, let parameters, let given):
      let wanted =
        parameters.isEmpty
        ? "takes no arguments" : "takes \(Wording.count(parameters.count, "argument"))"
      return .init(
        "\(verb) \(wanted), not \(given)",
        hint: ([verb] + parameters.map { $0.uppercased() }).joined(separator: " "))
    case .redefinedVerb(let verb):
      return .init("\(verb) is defined already", hint: "give this one another name")
    case .recursiveVerb(let verb):
      return .init("\(verb) would call itself without end", hint: "take \(verb) out of its body")
    case .shadowedVerb(let verb, let stage):
      return .init(
        "\(verb) is a command of the stage \(stage)", hint: "give the verb of your own another name"
      )
    case .callsTooDeep(let limit):
      return .init("verbs call each other more than \(limit) deep", hint: "do it with fewer verbs")
    case .unknownModel(let name, let near):
      return .init(
        "there is no model \(name) on this stage",
        hint: Wording.near(near, otherwise: "state shows the models"))
    case .unknownEditor(let name, let near):
      return .init(
        "there is no editor \(name) on this stage",
        hint: Wording.near(near, otherwise: "help present lists the editors"))
    case .unknownRouter(let name, let near, let known):
      return .init(
        "there is no router \(name) on this stage",
        hint: Wording.near(near, otherwise: Wording.list(known)))
    case .unknownDestination(let name, let router, let verb, let near):
      return .init(
        "\(router) has no destination \(name)",
        hint: Wording.near(near, otherwise: "help \(verb) lists the destinations"))
    case .unknownStage(let name, let near):
      return .init(
        "there is no stage \(name)", hint: Wording.near(near, otherwise: "stages lists them"))
    case .unknownOption(let name, let near):
      return .init(
        "there is no option \(name)",
        hint: Wording.near(near, otherwise: "help option lists them"))
    case .unknownOptionValue(let option, let value, let choices):
      return .init(
        "\(option) can't be \(value)", hint: "option \(option) \(Wording.list(choices))")
    case .missingOptionValue(let option, let now, let choices):
      return .init(
        "\(option) needs a value" + (now.map { "; it is \($0) now" } ?? ""),
        hint: "option \(option) \(Wording.list(choices))")
    case .nothingRegistered(let what):
      return .init(
        "this stage has no \(what.rawValue)",
        hint: "tap, type and the other hands need none; stages lists the stages")
    case .ambiguousRouter(let destination, let routers, let verb):
      return .init(
        "\(destination) is a destination of \(Wording.list(routers, "and"))",
        hint: Wording.list(routers.map { "\(verb) \($0).\(destination)" }))
    case .ambiguousModel(let models):
      return .init(
        "\(Wording.list(models, "and")) can be dismissed",
        hint: Wording.list(models.map { "dismiss \($0)" }))
    case .notDismissible(let model, let models):
      return .init(
        "\(model) has no dismiss of its own",
        hint: models.isEmpty ? "dismiss" : Wording.list(models.map { "dismiss \($0)" }))
    case .noPath(let router, let verb, let others):
      let lack =
        switch verb {
        case "sheet": "sheets"
        case "pop": "path to pop from"
        default: "path to push on"
        }
      let routes = verb == "sheet" ? "sheets" : "pages"
      return .init(
        "\(router) has no \(lack)",
        hint: others.isEmpty
          ? "no router of this stage has \(routes); actions shows what can be done"
          : Wording.list(others))
    case .stageRefused(let stage, let reason):
      return .init("the stage \(stage) can't start: \(reason)", hint: "help stage")
    case .modelRefused(let model, let reason):
      return .init("\(model) refuses: \(reason)", hint: "state \(model)")
    case .actionRefused(let verb, let reason):
      return .init("\(verb) refuses: \(reason)", hint: "help \(verb)")
    default:
      return fieldText
    }
  }

  /// What is said about fields, values and arguments.
  private var fieldText: Diagnostic.Text? {
    switch self {
    case .unknownField(let field, let owner, let near):
      let message =
        owner.map { "\($0) has no field \(field)" }
        ?? "neither a control on this screen nor a model has the field \(field)"
      return .init(
        message,
        hint: Wording.near(near, otherwise: "state shows the fields, actions the controls"))
    case .ambiguousField(let field, let models, let value):
      return .init(
        "\(field) is a field of \(Wording.list(models, "and"))",
        hint: Wording.list(models.map { "set \($0).\(field)=\(value)" }))
    case .notSettable(let path, let reason, let instead):
      return .init(
        "\(path) is not settable: \(reason)", hint: instead ?? "state \(path.prefix { $0 != "." })")
    case .unfitValue(let value, let type, let fits):
      return .init(
        "\(value.isEmpty ? "the empty text" : value) is no \(type)",
        hint: fits.isEmpty ? nil : "type \(Wording.list(fits))")
    case .outOfBounds(let value, let label, let limits):
      return .init(
        "\(value) is out of the range of \(Wording.quoted(label))", hint: "type \(limits)")
    case .missingRequired(let owner, let argument, let type, let example):
      return .init("\(owner) needs \(argument), \(Wording.article(type))", hint: example)
    case .unknownArgument(let owner, let argument, let known):
      let near = Suggestion.near(argument, in: known)
      let all =
        known.isEmpty ? "\(owner) takes none" : "\(owner) takes \(Wording.list(known, "and"))"
      return .init(
        "\(owner) has no argument \(argument)", hint: Wording.near(near, otherwise: all))
    case .surplusArgument(let owner, let value, let known):
      let all =
        known.isEmpty ? "\(owner) takes none" : "\(owner) takes \(Wording.list(known, "and"))"
      return .init("\(value) is one argument too many for \(owner)", hint: all)
    default:
      return nil
    }
  }
}
