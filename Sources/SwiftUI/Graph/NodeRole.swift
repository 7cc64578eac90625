/// What a place is to those who look for the author of what is on the screen.
package enum NodeRole {
  /// A view of the framework's own.
  case primitive
  /// A view with a body, so that its type's name means something to its author.
  case composed
  /// Where a modifier of an author's own is applied; its type.
  case modifier(Any.Type)
  /// Where such a modifier's body puts its content, which it has not written.
  case modifierContent
  /// The root of what is presented, built by a closure of the presenter's.
  case presentedContent
}

extension ViewNode {
  /// Whether the view is one with a body.
  package var isComposed: Bool {
    if case .composed = role { true } else { false }
  }

  /// Whether a body belongs to the place: a view's or a modifier's.
  package var isAuthored: Bool {
    switch role {
    case .composed, .modifier: true
    case .primitive, .modifierContent, .presentedContent: false
    }
  }

  /// The view or modifier in whose body this view was written, as far as that can be told from the tree.
  ///
  /// What a modifier is applied to was written outside of it, wherever its body puts it.
  package var author: Any.Type? {
    var contents = 0
    for node in ancestors {
      switch node.role {
      case .primitive, .presentedContent: break
      case .composed where contents == 0: return node.box.type
      case .composed: break
      case .modifierContent: contents += 1
      case .modifier(let type):
        if contents == 0 { return type }
        contents -= 1
      }
    }
    return nil
  }

  /// The name of the view or modifier of the app's author in whose body the place lies.
  package var writerName: String { author.map(authorName) ?? typeName }

  /// The name of the nearest view of the app's author around the place, which presents what is asked for here.
  package var presenterName: String {
    ancestors.first { $0.isComposed }?.typeName ?? typeName
  }

  /// The name of the nearest view of the app's author at or below this place, or else of the first thing to be seen.
  package var contentName: String {
    var node = self
    var thing: ViewNode?
    while !node.isComposed {
      if thing == nil, node.isThing { thing = node }
      guard let child = node.children.first else { return (thing ?? node).typeName }
      node = child
    }
    return node.typeName
  }

  /// Whether the place is something to be seen, and no mere modifier of what is below.
  private var isThing: Bool {
    switch semantics {
    case .text, .image, .control, .container: true
    default: false
    }
  }
}
