/// Takes a view apart into those it stands for, as a container of an app's own sees them.
///
/// Builders, groups, rows of data, branches, sections, views without a type, and what is made by views and modifiers of
/// a user's own are taken apart. A view or modifier with state of its own is one view: it is evaluated at its place.
nonisolated struct SubviewReader {
  private var path: [NodeKey] = []
  private var values = ContainerValues()
  private var section: SectionPlace?
  private(set) var subviews: [Subview] = []

  /// The views that a view stands for.
  static func subviews(of view: some View) -> [Subview] {
    var reader = SubviewReader()
    reader.read(view)
    return reader.subviews
  }

  /// Reads a view: takes it apart if it can be, else it is one of the views.
  mutating func read<Content: View>(_ view: Content) {
    if let several = view as? any SeveralViews {
      several.read(by: &self)
    } else if Content.Body.self != Never.self {
      readBody(of: view)
    } else {
      add(view)
    }
  }

  /// Reads a part of a view, which is told from its siblings by a key.
  mutating func read(_ view: some View, key: NodeKey) {
    path.append(key)
    read(view)
    path.removeLast()
  }

  /// Reads what a view is made of; where that is one view, it stays whole, with what is around it.
  mutating func read(_ view: some View, by parts: (inout SubviewReader) -> Void) {
    var inner = self
    inner.subviews = []
    parts(&inner)
    if inner.subviews.count == 1, let only = inner.subviews.first,
      only.section?.path == section?.path
    {
      subviews.append(
        Subview(view, id: only.id, values: only.containerValues, section: only.section))
    } else {
      subviews += inner.subviews
    }
  }

  /// Reads what a modifier is applied to: each view in it gets what the modifier says.
  mutating func read(
    _ content: some View, of modified: some View, saying change: (inout ContainerValues) -> Void
  ) {
    let outer = values
    change(&values)
    defer { values = outer }
    read(modified) { $0.read(content) }
  }

  /// Reads the content of a section.
  mutating func read(_ content: some View, in section: SectionPlace) {
    let outer = self.section
    self.section = section
    path.append(.slot(1))
    read(content)
    path.removeLast()
    self.section = outer
  }

  /// Notes a view as one of those sought.
  mutating func add(_ view: some View) {
    subviews.append(Subview(view, id: Subview.ID(path: path), values: values, section: section))
  }

  /// The place at hand, for a section that begins here.
  var place: [NodeKey] { path }
}

// Views and modifiers of a user's own.
extension SubviewReader {
  /// Reads what the body of a view is.
  private mutating func readBody<Content: View>(of view: Content) {
    let input = ViewInput(view)
    read(view, unlessDynamic: Content.self) { $0.read(input.value.body) }
  }

  /// Reads what a view or a modifier makes, unless it has to be bound to a place for that.
  mutating func read(
    _ view: some View, unlessDynamic type: Any.Type,
    by parts: @escaping @MainActor @Sendable (inout SubviewReader) -> Void
  ) {
    // Builders run where views are evaluated, on the main actor.
    guard MainActor.assumeIsolated({ !hasDynamicProperties(type) }) else { return add(view) }
    read(view) { inner in
      nonisolated(unsafe) var reader = inner
      MainActor.assumeIsolated { parts(&reader) }
      inner = reader
    }
  }
}
