import SwiftUI

// Routers whose path is a value of its own instead of an array.
extension Router {
  /// Registers a router by the property that holds its path.
  @MainActor public init<Owner: AnyObject, Page: Hashable>(
    _ name: String, _ owner: Owner, path: ReferenceWritableKeyPath<Owner, NavigationPath>,
    @DestinationBuilder<Page> pages: () -> [Destination<Page>]
  ) {
    var model = Model(name, .router) { owner }
    model.addPath(owner, path, pages())
    self.model = model
  }

  /// Registers a router by the properties that hold its sheet and its path.
  @MainActor public init<Owner: AnyObject, Sheet, Page: Hashable>(
    _ name: String, _ owner: Owner, _ sheet: ReferenceWritableKeyPath<Owner, Sheet?>,
    path: ReferenceWritableKeyPath<Owner, NavigationPath>,
    @DestinationBuilder<Sheet> sheets: () -> [Destination<Sheet>],
    @DestinationBuilder<Page> pages: () -> [Destination<Page>]
  ) {
    var model = Router(name, owner, sheet, sheets: sheets).model
    model.addPath(owner, path, pages())
    self.model = model
  }
}

extension Model {
  @MainActor fileprivate mutating func addPath<Owner: AnyObject, Page: Hashable>(
    _ owner: Owner, _ path: ReferenceWritableKeyPath<Owner, NavigationPath>,
    _ destinations: [Destination<Page>]
  ) {
    pages = destinations.map { $0.route { owner[keyPath: path].append($0) } }
    self.path = Path(
      depth: { owner[keyPath: path].count }, removeLast: { owner[keyPath: path].removeLast($0) })
  }
}
