/// Which field has the keyboard, and what the focus properties of the app say of it.
///
/// One field of an app has it at most. A person moves it by typing, a program by writing a focus property; both ends meet
/// here, so that the properties and the keyboard never disagree for longer than an update.
final class FocusSystem: @unchecked Sendable {
  /// The field that has the keyboard.
  private(set) var field: ViewNode? {
    get { fieldReference?.node }
    set { fieldReference = newValue?.reference }
  }
  private var fieldReference: NodeReference?

  /// The modifiers whose fields can be told by a value.
  private var targets: [FocusTarget] = []

  /// Those whose properties name the field that has the keyboard.
  private var current: [FocusTarget] = []

  private var requests: [any FocusProperty] = []

  /// What views offer while the keyboard is in them.
  var offers: [FocusedOffer] = []

  /// The places that focus scopes prefer.
  var preferring: [PreferredFocus] = []

  /// Whether a program has asked for the field that has the keyboard already, since a person last pressed return.
  var isClaimed = false

  func add(_ target: FocusTarget) {
    targets.append(target)
  }

  func remove(_ target: FocusTarget) {
    targets.removeAll { $0 === target }
  }

  /// Notes that a program has written a focus property.
  func request(_ property: any FocusProperty) {
    if !requests.contains(where: { $0 === property }) { requests.append(property) }
  }
}

extension FocusSystem {
  /// Gives the keyboard to a field, and tells the properties.
  @MainActor func take(_ field: ViewNode) {
    guard self.field !== field else { return }
    let next = targets.filter { $0.holds(field) }
    for target in current where !next.contains(where: { $0 === target }) { target.leave() }
    let last = self.field
    tellWithin(last)
    self.field = field
    tellWithin(field)
    current = next
    last?.fieldActions?.onEditingChanged(false)
    for target in next { target.enter() }
    field.fieldActions?.onEditingChanged(true)
    field.graph.preferences.checkAgain(field.graph)
  }

  /// Puts the keyboard away, and tells the properties.
  @MainActor func resign() {
    if let field { field.graph.preferences.checkAgain(field.graph) }
    tellWithin(field)
    let last = field
    field = nil
    let left = current
    current = []
    for target in left { target.leave() }
    last?.fieldActions?.onEditingChanged(false)
  }

  /// Lets what lies in a view that nobody types into learn whether the view has the keyboard.
  @MainActor private func tellWithin(_ place: ViewNode?) {
    if let place, case .annotation(.focusable) = place.semantics { place.graph.markDirty(place) }
  }

  /// Grants what programs have asked for, and takes the keyboard from what can't hold it any longer.
  @MainActor func reconcile() {
    if field == nil ? !current.isEmpty : field?.canHoldFocus == false { resign() }
    let asked = requests
    requests = []
    for property in asked { grant(property) }
  }

  @MainActor private func grant(_ property: any FocusProperty) {
    let isCurrent = current.contains { $0.property === property }
    guard property.isAsking else {
      if isCurrent { resign() }
      return
    }
    let wanted = targets.filter { $0.property === property && $0.isNamed }
    if let field = wanted.lazy.compactMap({ $0.field }).first(where: \.canHoldFocus) {
      if self.field === field {
        isClaimed = true
        for target in wanted { target.enter() }
      } else {
        take(field)
      }
      return
    }
    if isCurrent { resign() }
    property.giveUp()
  }
}

/// A place whose field is told by a value of a focus property.
class FocusTarget {
  weak var node: ViewNode?

  /// Whether only a search field counts.
  var isForSearch = false

  init(_ node: ViewNode) {
    self.node = node
  }

  /// The property.
  var property: (any FocusProperty)? { nil }

  /// Whether the property's value is this place's own.
  var isNamed: Bool { false }

  /// Writes that the keyboard has come.
  func enter() {}

  /// Writes that the keyboard has gone, unless the property says something else already.
  func leave() {}

  /// The field that the value stands for.
  var field: ViewNode? { isForSearch ? node?.searchField : node?.focusableField }

  /// Whether a field lies at or below this place.
  func holds(_ field: ViewNode) -> Bool {
    guard let node else { return false }
    if isForSearch { return node.searchField === field }
    return field === node || field.ancestors.contains { $0 === node }
  }
}

extension ViewNode {
  /// The first thing at or below this place that can have the keyboard.
  var focusableField: ViewNode? {
    switch semantics {
    case .control(let control) where control.kind.isField: return self
    case .annotation(.focusable): return self
    default: break
    }
    for child in children where !child.host.isPresentation || child.host === host {
      if let field = child.focusableField { return field }
    }
    return nil
  }

  /// The search field below this place.
  var searchField: ViewNode? {
    if case .toolbarItem(.searchField) = semantics { return focusableField }
    for child in children where !child.host.isPresentation || child.host === host {
      if let field = child.searchField { return field }
    }
    return nil
  }

  /// Whether a person could type here now: enabled, on a page in front, with nothing presented over it.
  @MainActor var canHoldFocus: Bool {
    isAttached && environment.isEnabled && host.isOnScreen && host.shownPresentation == nil
      && !(host.enclosingPresentation?.isLeaving ?? false)
  }
}

extension Control.Kind {
  /// Whether a person types into it.
  package var isField: Bool { self == .textField || self == .secureField }
}
