/// A control that pushes a page.
nonisolated public struct NavigationLink<Label: View, Destination: View>: PrimitiveView {
  enum Target {
    case value(NavigationValue?)
    case view(Destination)
    /// The view is pushed while the flag is true.
    case active(Binding<Bool>, Destination)
  }

  let label: Label
  let target: Target

  /// Whether a link in a column of a split view shows its view in the next one.
  private var isDetailLink = true

  @inline(__always)
  @MainActor public static func _update(_ view: NavigationLink, _ inputs: _ViewInputs) {
    let node = inputs.node
    let target = view.target
    let obstacle = obstacle(of: target, at: node)
    if obstacle != nil { node.environment.isEnabled = false }
    node.semantics = .control(
      Control(
        kind: .link, obstacle: obstacle,
        deadEnd: { [place = node.reference] in
          guard case .value(let value?) = target, let node = place.node else { return nil }
          return deadEnd(of: value, at: node)
        },
        press: { [place = node.reference] in
          guard let node = place.node else { return }
          let stack = node.navigation
          switch target {
          case .value(let value?):
            if node.selectRow(by: value) { return }
            // Outside any stack there is no destination to be seen either (NV-11).
            guard let stack else { return node.graph.report(.noDestination(for: value.typeName)) }
            stack.push(value)
          case .value(nil): break
          case .view(let destination):
            let build: @MainActor (ViewNode) -> Void = { $0.updateChild(destination) }
            if view.isDetailLink, node.showsInNextColumn(build) { return }
            stack?.push(build)
          case .active(let isActive, _): isActive.wrappedValue = true
          }
        }))
    guard case .active(let isActive, let destination) = target else {
      return node.updateChild(view.label)
    }
    node.updateChild(
      PushingView(content: view.label, form: .flag(isActive, destination), isLink: true))
  }
}

extension NavigationLink {
  /// What keeps a link from being followed: that it has no value, or its place (NV-02, W-05).
  @MainActor private static func obstacle(of target: Target, at node: ViewNode) -> String? {
    guard case .value(let value) = target else {
      return node.navigation == nil
        ? "its place: a link to a view needs a NavigationStack around it" : nil
    }
    let isMisplaced = node.isMisplacedValueLink
    if value == nil { return "its value, which is nil" }
    return isMisplaced
      ? "its place: in system 16 a link to a value needs a NavigationStack around it" : nil
  }

  /// Why following a link to a value would show nothing (NV-11).
  @MainActor private static func deadEnd(of value: NavigationValue, at node: ViewNode) -> String? {
    node.navigation?.declaration(for: value) == nil && node.selection(takes: value) == nil
      ? "no navigationDestination for \(value.typeName) is visible from it (W-01)" : nil
  }
}

extension ViewNode {
  /// Shows what a link here leads to in the next column of a split view; false where a stack of the author's is nearer.
  @MainActor fileprivate func showsInNextColumn(
    _ build: @escaping @MainActor (ViewNode) -> Void
  ) -> Bool {
    guard let navigation, navigation.isImplicit, let (split, host) = splitColumn else {
      return false
    }
    return split.show(build, after: host)
  }

  /// Whether the place of a link to a value is one where the system has no use for it, which is told once (W-05).
  fileprivate var isMisplacedValueLink: Bool {
    let isMisplaced = environment.system == .ios16 && navigation?.isOlder ?? true
    let isTold = !properties.isEmpty
    if isMisplaced, !isTold {
      properties.append(MisplacedLink())
      graph.report(.valueLinkOutsideStack)
    } else if !isMisplaced, isTold {
      properties.removeAll()
    }
    return isMisplaced
  }
}

/// The mark of a link to a value whose place has been told of.
private final class MisplacedLink {}

extension NavigationLink where Destination == Never {
  /// Makes a link that appends a value to the path (NV-02); one without a value is disabled.
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    self.label = label()
    target = .value(value.map { NavigationValue($0) })
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Makes a link that appends a value to the path, labelled by a localized key.
  public init<Value: Hashable>(_ titleKey: LocalizedStringKey, value: Value?) {
    self.init(value: value) { Text(titleKey) }
  }

  /// Makes a link that appends a value to the path, labelled by a string.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Hashable>(_ title: Title, value: Value?) {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink {
  /// Makes a link to a view, which is made now and evaluated when it is shown (NV-06).
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
    target = .view(destination())
  }

  /// Makes a link to a view.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
    target = .view(destination)
  }
}

extension NavigationLink {
  /// Says whether the link, in a column of a split view, shows its view in the next column; by itself it does.
  nonisolated public func isDetailLink(_ isDetailLink: Bool) -> some View {
    var link = self
    link.isDetailLink = isDetailLink
    return link
  }
}

extension NavigationLink where Label == Text {
  /// Makes a link to a view, labelled by a localized key.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Makes a link to a view, labelled by a string.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(title) }
  }

  /// Makes a link to a view, labelled by a localized key.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Makes a link to a view, labelled by a string.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }
}
