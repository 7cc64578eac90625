import RehearseScript

extension StatePath {
  /// A path of a command.
  init(_ path: RehearseScript.Path) {
    self.init(
      path.components.map { component in
        switch component {
        case .name(let name): .name(name)
        case .index(let index): .element("\(index)")
        case .key(let key): .element(key)
        }
      })
  }
}
