/// A control that opens an address.
nonisolated public struct Link<Label: View>: PrimitiveView {
  let label: Label
  let destination: URL

  /// Makes a link with a label of its own.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.destination = destination
  }

  @MainActor public static func _update(_ view: Link, _ inputs: _ViewInputs) {
    let (node, destination) = (inputs.node, view.destination)
    node.semantics = .control(
      Control(
        kind: .link,
        press: { [place = node.reference] in place.node?.environment.openURL(destination) }))
    node.updateChild(view.label)
  }
}

extension Link where Label == Text {
  /// Makes a link labelled by a localized key.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Makes a link labelled by a string.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
