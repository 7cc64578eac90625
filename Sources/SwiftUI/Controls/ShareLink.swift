/// How something to be shared looks before it is.
public struct SharePreview<PreviewImage, PreviewIcon> {
  let title: String
}

extension SharePreview where PreviewImage == Never, PreviewIcon == Never {
  /// A preview of a title.
  public init<Title: StringProtocol>(_ title: Title) {
    self.title = String(title)
  }
}

extension SharePreview where PreviewIcon == Never {
  /// A preview of a title and a picture.
  public init<Title: StringProtocol>(_ title: Title, image: PreviewImage) {
    self.title = String(title)
  }
}

extension SharePreview where PreviewImage == Never {
  /// A preview of a title and a small picture.
  public init<Title: StringProtocol>(_ title: Title, icon: PreviewIcon) {
    self.title = String(title)
  }
}

extension SharePreview {
  /// A preview of a title and two pictures.
  public init<Title: StringProtocol>(_ title: Title, image: PreviewImage, icon: PreviewIcon) {
    self.title = String(title)
  }
}

/// A control that shares something: nobody gets it here, what would be shared is an event of the step.
nonisolated public struct ShareLink<Items, PreviewImage, PreviewIcon, Label: View>: PrimitiveView
where Items: RandomAccessCollection, Items.Element: Transferable {
  let label: Label
  let shared: [String]

  init(_ items: Items, titles: [String]? = nil, label: Label) {
    self.label = label
    shared = titles ?? items.map { "\($0)" }
  }

  @MainActor public static func _update(_ view: ShareLink, _ inputs: _ViewInputs) {
    let (graph, shared) = (inputs.node.graph, view.shared)
    inputs.node.semantics = .control(
      Control(
        kind: .button, press: { graph.record("shared \(shared.joined(separator: ", "))") }))
    inputs.node.updateChild(view.label)
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  /// Makes a control that shares an item, with a label of its own.
  public init<Item: Transferable>(
    item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Items == CollectionOfOne<Item> {
    self.init(CollectionOfOne(item), label: label())
  }

  /// Makes a control that shares items, with a label of its own.
  public init(
    items: Items, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(items, label: label())
  }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == SwiftUI.Label<Text, Image> {
  /// Makes a control that shares an item.
  public init<Item: Transferable>(item: Item, subject: Text? = nil, message: Text? = nil)
  where Items == CollectionOfOne<Item> {
    self.init(CollectionOfOne(item), label: .share("Share…"))
  }

  /// Makes a control that shares an item, labelled by a localized key.
  public init<Item: Transferable>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil
  ) where Items == CollectionOfOne<Item> {
    self.init(CollectionOfOne(item), label: .share(Text(titleKey)))
  }

  /// Makes a control that shares an item, labelled by a string.
  @_disfavoredOverload
  public init<Title: StringProtocol, Item: Transferable>(
    _ title: Title, item: Item, subject: Text? = nil, message: Text? = nil
  ) where Items == CollectionOfOne<Item> {
    self.init(CollectionOfOne(item), label: .share(Text(title)))
  }

  /// Makes a control that shares items.
  public init(items: Items, subject: Text? = nil, message: Text? = nil) {
    self.init(items, label: .share("Share…"))
  }
}

extension ShareLink where Label == SwiftUI.Label<Text, Image> {
  /// Makes a control that shares an item with a preview.
  public init<Item: Transferable>(
    item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Items == CollectionOfOne<Item> {
    self.init(CollectionOfOne(item), titles: [preview.title], label: .share("Share…"))
  }

  /// Makes a control that shares an item with a preview, labelled by a localized key.
  public init<Item: Transferable>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Items == CollectionOfOne<Item> {
    self.init(CollectionOfOne(item), titles: [preview.title], label: .share(Text(titleKey)))
  }
}

extension ShareLink {
  /// Makes a control that shares an item with a preview, with a label of its own.
  public init<Item: Transferable>(
    item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) where Items == CollectionOfOne<Item> {
    self.init(CollectionOfOne(item), titles: [preview.title], label: label())
  }

  /// Makes a control that shares items, each with a preview, with a label of its own.
  public init(
    items: Items, subject: Text? = nil, message: Text? = nil,
    preview: (Items.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(items, titles: items.map { preview($0).title }, label: label())
  }
}

extension ShareLink where Label == SwiftUI.Label<Text, Image> {
  /// Makes a control that shares items, each with a preview.
  public init(
    items: Items, subject: Text? = nil, message: Text? = nil,
    preview: (Items.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items, titles: items.map { preview($0).title }, label: .share("Share…"))
  }

  /// Makes a control that shares items, each with a preview, labelled by a localized key.
  public init(
    _ titleKey: LocalizedStringKey, items: Items, subject: Text? = nil, message: Text? = nil,
    preview: (Items.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items, titles: items.map { preview($0).title }, label: .share(Text(titleKey)))
  }
}

extension Label where Title == Text, Icon == Image {
  fileprivate static func share(_ title: Text) -> Label {
    Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }

  fileprivate static func share(_ title: String) -> Label { share(Text(title)) }
}
