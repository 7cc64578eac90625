import RehearseScript
import SwiftUI

// Commands that drive registered routers: to a sheet or a page, and back.
extension Session {
  /// Leads to a sheet or a page of a router.
  func route(
    _ destination: RehearseScript.Destination, _ values: [RehearseScript.Argument],
    _ routes: (Model) -> [Model.Route], _ command: Command
  ) throws(Diagnostic) {
    let route = try find(destination, routes, command)
    let arguments = try typed(
      values, route.arguments, owner: destination.name, needsAll: true, command)
    let go: @MainActor () -> Void
    do {
      go = try route.prepare(arguments)
    } catch {
      throw refusal(error, owner: destination.name, values: values, command)
    }
    try act(command, owner: destination.name) { go() }
  }

  /// The route of a name, of the one router that has it.
  func find(
    _ destination: RehearseScript.Destination, _ routes: (Model) -> [Model.Route],
    _ command: Command
  ) throws(Diagnostic) -> Model.Route {
    let span = destination.word.span
    let verb = command.known?.rawValue ?? "sheet"
    // By index: a copy of a model is a copy of all its closures.
    let places = current.models.indices.filter { current.models[$0].role == .router }
    if destination.router == nil, places.count == 1,
      let route = routes(current.models[places[0]]).first(where: { $0.name == destination.name })
    {
      return route
    }
    var routers = places.map { current.models[$0] }
    guard !routers.isEmpty else {
      throw Diagnostic(.nothingRegistered(what: .router), at: span, in: command)
    }
    if let name = destination.router {
      let names = routers.map(\.name)
      routers = routers.filter { $0.name == name }
      guard !routers.isEmpty else {
        throw Diagnostic(
          .unknownRouter(
            name: name, near: Suggestion.near(name, in: names),
            known: names.map { "\(verb) \($0).…" }), at: span, in: command)
      }
    }
    if let router = routers.first, routers.allSatisfy({ routes($0).isEmpty }) {
      let others = current.models.flatMap { model in
        routes(model).map {
          "\(verb) \(model.typedName(of: $0, routes, among: current.models))"
        }
      }
      throw Diagnostic(
        .noPath(router: router.name, verb: verb, others: others), at: span, in: command)
    }
    let found = routers.compactMap { router in
      routes(router).first { $0.name == destination.name }.map { (router, $0) }
    }
    if found.count > 1 {
      throw Diagnostic(
        .ambiguousRouter(
          destination: destination.name, routers: found.map(\.0.name), verb: verb),
        at: span, in: command)
    }
    guard let route = found.first?.1 else {
      let able = routers.first { !routes($0).isEmpty } ?? routers[0]
      let names = routers.flatMap { routes($0).map(\.name) }
      throw Diagnostic(
        .unknownDestination(
          name: destination.name, router: able.name, verb: verb,
          near: Suggestion.near(destination.name, in: names)), at: span, in: command)
    }
    return route
  }

  /// Takes pages off the end of a path.
  func pop(_ count: RehearseScript.Number?, _ command: Command) throws(Diagnostic) {
    let paths = current.models.compactMap(\.path)
    // Of several, the one that has something to give.
    guard let path = paths.first(where: { $0.depth() > 0 }) ?? paths.first else {
      let router = current.models.first { $0.role == .router }
      throw Diagnostic(
        router.map { .noPath(router: $0.name, verb: "pop", others: []) }
          ?? .nothingRegistered(what: .router), in: command)
    }
    let asked = count?.value ?? 1
    guard asked <= path.depth() else {
      throw Diagnostic(.nothingToPop(depth: path.depth(), asked: asked), in: command)
    }
    try act(command) { path.removeLast(asked) }
  }
}
