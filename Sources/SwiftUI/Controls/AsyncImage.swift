/// An image from an address. Nothing is loaded: it stays as it is before the first byte.
nonisolated public struct AsyncImage<Content: View>: PrimitiveView {
  let content: Content

  @MainActor public static func _update(_ view: AsyncImage, _ inputs: _ViewInputs) {
    inputs.node.updateChild(view.content)
  }
}

/// How far the loading of an image has come.
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

extension AsyncImage {
  /// Shows an image, named by its address.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    content = Image(url?.absoluteString ?? "")
  }

  /// Shows a placeholder until an image is loaded.
  public init<Loaded: View, Placeholder: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> Loaded,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) where Content == _ConditionalContent<Loaded, Placeholder> {
    self.content = _ConditionalContent(storage: .falseContent(placeholder()))
  }

  /// Shows what belongs to the phase of the loading.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.content = content(.empty)
  }
}
