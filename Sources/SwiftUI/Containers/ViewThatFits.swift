/// The first of several views: there is always room for it.
nonisolated public struct ViewThatFits<Content: View>: PrimitiveView {
  let content: Content

  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor public static func _update(_ view: ViewThatFits, _ inputs: _ViewInputs) {
    inputs.node.updateChildren { cursor in
      if let list = view.content as? any ViewList {
        list.updateFirst(&cursor)
      } else {
        cursor.update(view.content, key: .slot(0))
      }
    }
  }
}

/// Several views of a builder.
@MainActor private protocol ViewList {
  func updateFirst(_ cursor: inout ChildCursor)
}

extension TupleView: @MainActor ViewList {
  @MainActor fileprivate func updateFirst(_ cursor: inout ChildCursor) {
    for child in repeat each value {
      cursor.update(child, key: .slot(0))
      return
    }
  }
}
