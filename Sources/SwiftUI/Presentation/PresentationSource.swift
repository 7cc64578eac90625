/// Where a modifier sees what it is to present: the binding of a flag or of an item, and what goes with it.
class PresentationSource {
  /// What is wanted now; nil when nothing is.
  func wish() -> PresentationWish? { nil }

  /// The id the binding holds now.
  func id() -> PresentedID? { nil }

  /// Sets the flag to false, or the item to nil.
  func writeBack() {}

  /// Whether another source surely reads the same place.
  func reads(sameAs other: PresentationSource) -> Bool { false }
}

/// A flag, while which is true something is presented.
final class FlagSource: PresentationSource {
  private let isPresented: Binding<Bool>
  private let content: WishedContent?

  init(_ isPresented: Binding<Bool>, _ content: WishedContent?) {
    self.isPresented = isPresented
    self.content = content
  }

  override func wish() -> PresentationWish? {
    isPresented.wrappedValue ? PresentationWish(id: .flag, content: content) : nil
  }

  override func id() -> PresentedID? { isPresented.wrappedValue ? .flag : nil }

  override func writeBack() { isPresented.wrappedValue = false }

  override func reads(sameAs other: PresentationSource) -> Bool {
    guard let other = other as? FlagSource else { return false }
    return Binding.isSameInput(isPresented, other.isPresented)
  }
}

/// An item, for which something is presented while there is one.
final class ItemSource<Item: Identifiable, Content: View>: PresentationSource {
  // The parts of the binding, whose own type would be looked up at each use.
  private let source: BindingSource<Item?>
  private let transaction: Transaction
  private let content: (Item) -> Content

  init(_ item: Binding<Item?>, _ content: @escaping (Item) -> Content) {
    source = item.source
    transaction = item.transaction
    self.content = content
  }

  override func wish() -> PresentationWish? {
    guard let item = source.get() else { return nil }
    return PresentationWish(
      id: .item(ItemID(item.id)), content: TypedWishedContent { [content] in content(item) })
  }

  override func id() -> PresentedID? { source.get().map { .item(ItemID($0.id)) } }

  override func writeBack() { source.set(nil, transaction) }

  override func reads(sameAs other: PresentationSource) -> Bool {
    guard let other = other as? ItemSource else { return false }
    return source === other.source || source.isSame(as: other.source)
  }
}

extension View {
  /// Presents while a flag is true.
  nonisolated func presenting<Content: View>(
    _ style: PresentationRequest.Style, _ isPresented: Binding<Bool>,
    _ onDismiss: (() -> Void)?, isOlder: Bool = false, _ content: @escaping () -> Content
  ) -> PresentingView<Self> {
    PresentingView(
      base: self, style: style, contentType: Content.self, isOlder: isOlder,
      source: FlagSource(isPresented, TypedWishedContent(content)), onDismiss: onDismiss)
  }

  /// Presents for an item while there is one.
  nonisolated func presenting<Item: Identifiable, Content: View>(
    _ style: PresentationRequest.Style, _ item: Binding<Item?>,
    _ onDismiss: (() -> Void)?, isOlder: Bool = false,
    _ content: @escaping (Item) -> Content
  ) -> PresentingView<Self> {
    PresentingView(
      base: self, style: style, contentType: Content.self, isOlder: isOlder,
      source: ItemSource(item, content), onDismiss: onDismiss)
  }
}
