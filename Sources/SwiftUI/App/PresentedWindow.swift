/// The content of a window for a value: nil in the first window, which nobody has asked for.
nonisolated public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
  private let content: (Binding<Data?>) -> Content
  @State private var data: Data?

  init(_ content: @escaping (Binding<Data?>) -> Content) {
    self.content = content
  }

  public var body: some View { content($data) }
}

extension WindowGroup {
  /// Makes windows for values.
  public init<Data: Codable & Hashable, Presented: View>(
    for type: Data.Type, @ViewBuilder content: @escaping (Binding<Data?>) -> Presented
  ) where Content == PresentedWindowContent<Data, Presented> {
    self.init { PresentedWindowContent(content) }
  }

  /// Makes windows for values, with an id.
  public init<Data: Codable & Hashable, Presented: View>(
    id: String, for type: Data.Type,
    @ViewBuilder content: @escaping (Binding<Data?>) -> Presented
  ) where Content == PresentedWindowContent<Data, Presented> {
    self.init { PresentedWindowContent(content) }
  }

  /// Makes windows for values, with a title and an id.
  public init<Data: Codable & Hashable, Presented: View>(
    _ titleKey: LocalizedStringKey, id: String = "", for type: Data.Type,
    @ViewBuilder content: @escaping (Binding<Data?>) -> Presented
  ) where Content == PresentedWindowContent<Data, Presented> {
    self.init { PresentedWindowContent(content) }
  }

  /// Makes windows for values, with an id, the first of them for one of its own.
  public init<Data: Codable & Hashable, Presented: View>(
    id: String, for type: Data.Type = Data.self,
    @ViewBuilder content: @escaping (Binding<Data>) -> Presented,
    defaultValue: @escaping () -> Data
  ) where Content == PresentedWindowContent<Data, Presented> {
    self.init(for: type, content: content, defaultValue: defaultValue)
  }

  /// Makes windows for values, with a title and an id, the first of them for one of its own.
  public init<Data: Codable & Hashable, Presented: View>(
    _ titleKey: LocalizedStringKey, id: String = "", for type: Data.Type = Data.self,
    @ViewBuilder content: @escaping (Binding<Data>) -> Presented,
    defaultValue: @escaping () -> Data
  ) where Content == PresentedWindowContent<Data, Presented> {
    self.init(for: type, content: content, defaultValue: defaultValue)
  }

  /// Makes windows for values, the first of them for one of its own.
  public init<Data: Codable & Hashable, Presented: View>(
    for type: Data.Type = Data.self,
    @ViewBuilder content: @escaping (Binding<Data>) -> Presented,
    defaultValue: @escaping () -> Data
  ) where Content == PresentedWindowContent<Data, Presented> {
    self.init {
      PresentedWindowContent { data in
        content(
          Binding(get: { data.wrappedValue ?? defaultValue() }, set: { data.wrappedValue = $0 }))
      }
    }
  }
}
