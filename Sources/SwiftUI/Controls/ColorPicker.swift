/// A control that selects a colour; its text is the name of the colour.
nonisolated public struct ColorPicker<Label: View>: PrimitiveView {
  let label: Label
  let selection: Binding<Color>

  /// Makes a picker with a label of its own.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.selection = selection
  }

  @MainActor public static func _update(_ view: ColorPicker, _ inputs: _ViewInputs) {
    inputs.node.semantics = .control(
      Control(
        kind: .picker,
        text: Control.Access(
          get: { "\(view.selection.wrappedValue)" },
          set: { name in
            if let color = Color.standard.first(where: { "\($0)" == name }) {
              view.selection.wrappedValue = color
            }
          }),
        range: Control.Range(example: "the name of a color") { name in
          Color.standard.contains { "\($0)" == name }
        }))
    inputs.node.updateChild(view.label)
  }
}

extension ColorPicker where Label == Text {
  /// Makes a picker labelled by a localized key.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection) { Text(titleKey) }
  }

  /// Makes a picker labelled by a string.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection) { Text(title) }
  }
}

extension Color {
  /// The colours with a name.
  fileprivate static let standard: [Color] = [
    .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown,
    .white, .gray, .black, .clear, .primary, .secondary, .accentColor,
  ]
}
