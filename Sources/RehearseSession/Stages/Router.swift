/// Registers a router: an object that holds the sheet to be presented, and the path of its pages if it has one.
public struct Router: StageModel {
  public let model: Model

  /// Registers a router by the property that holds its sheet.
  @MainActor public init<Owner: AnyObject, Sheet>(
    _ name: String, _ owner: Owner, _ sheet: ReferenceWritableKeyPath<Owner, Sheet?>,
    @DestinationBuilder<Sheet> sheets: () -> [Destination<Sheet>]
  ) {
    var model = Model(name, .router) { owner }
    model.sheets = sheets().map { $0.route { owner[keyPath: sheet] = $0 } }
    model.dismiss = { owner[keyPath: sheet] = nil }
    self.model = model
  }

  /// Registers a router by the property that holds its path.
  @MainActor public init<Owner: AnyObject, Page>(
    _ name: String, _ owner: Owner, path: ReferenceWritableKeyPath<Owner, [Page]>,
    @DestinationBuilder<Page> pages: () -> [Destination<Page>]
  ) {
    var model = Model(name, .router) { owner }
    model.addPath(owner, path, pages())
    self.model = model
  }

  /// Registers a router by the properties that hold its sheet and its path.
  @MainActor public init<Owner: AnyObject, Sheet, Page>(
    _ name: String, _ owner: Owner, _ sheet: ReferenceWritableKeyPath<Owner, Sheet?>,
    path: ReferenceWritableKeyPath<Owner, [Page]>,
    @DestinationBuilder<Sheet> sheets: () -> [Destination<Sheet>],
    @DestinationBuilder<Page> pages: () -> [Destination<Page>]
  ) {
    var model = Router(name, owner, sheet, sheets: sheets).model
    model.addPath(owner, path, pages())
    self.model = model
  }
}

extension Model {
  @MainActor fileprivate mutating func addPath<Owner: AnyObject, Page>(
    _ owner: Owner, _ path: ReferenceWritableKeyPath<Owner, [Page]>,
    _ destinations: [Destination<Page>]
  ) {
    pages = destinations.map { $0.route { owner[keyPath: path].append($0) } }
    self.path = Path(
      depth: { owner[keyPath: path].count }, removeLast: { owner[keyPath: path].removeLast($0) })
  }
}

/// A place a router can go to, under the name typed.
public struct Destination<Value> {
  let name: String
  let arguments: [Argument]
  private let make: (Arguments) throws -> Value

  /// Declares a place without arguments.
  public init(_ name: String, _ value: Value) {
    self.name = name
    arguments = []
    make = { _ in value }
  }

  /// Declares a place made by a constructor, with the labels of its arguments in their order.
  public init<each Parameter>(
    _ name: String, _ make: @escaping (repeat each Parameter) -> Value, _ labels: String...
  ) {
    self.name = name
    var names = Labels(labels)
    var arguments: [Argument] = []
    for type in repeat (each Parameter).self {
      arguments.append(Argument(names.next(), type))
    }
    self.arguments = arguments
    self.make = { arguments in
      var names = Labels(labels)
      return try make(repeat arguments.value(names.next(), as: (each Parameter).self))
    }
  }

  @MainActor func route(_ go: @escaping @MainActor (Value) -> Void) -> Model.Route {
    Model.Route(name: name, arguments: arguments) { arguments in
      let value = try make(arguments)
      return { go(value) }
    }
  }
}

/// The labels of a constructor's arguments; those not given are numbered.
private struct Labels {
  private let labels: [String]
  private var index = 0

  init(_ labels: [String]) {
    self.labels = labels
  }

  mutating func next() -> String {
    defer { index += 1 }
    return index < labels.count ? labels[index] : "argument\(index + 1)"
  }
}

/// Makes the list of a router's destinations of the statements in a closure.
@resultBuilder public enum DestinationBuilder<Value> {
  public static func buildExpression(_ destination: Destination<Value>) -> [Destination<Value>] {
    [destination]
  }

  public static func buildBlock(_ destinations: [Destination<Value>]...) -> [Destination<Value>] {
    destinations.flatMap { $0 }
  }
}
