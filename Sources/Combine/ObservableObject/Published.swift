/// A property of an observable object that announces each change before it happens (UP-17).
@propertyWrapper
public struct Published<Value> {
  fileprivate var storage: PublishedValue<Value>

  /// Makes a property with a first value.
  public init(wrappedValue: Value) {
    storage = PublishedValue(wrappedValue)
  }

  /// Makes a property with a first value.
  public init(initialValue: Value) {
    storage = PublishedValue(initialValue)
  }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { storage.value }
    set { storage.value = newValue }
  }

  /// The value, for those who look at an object from outside.
  package var currentValue: Value { storage.value }

  /// Sends the value now, and each new one before the property has it.
  public var projectedValue: Publisher {
    mutating get { Publisher(storage: storage) }
    set { storage = newValue.storage }
  }

  /// Reads and writes the property of an object.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set { object[keyPath: storageKeyPath].storage.announce(newValue) }
  }

  /// What sends a property's value now and each new one.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    fileprivate let storage: PublishedValue<Value>

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      storage.receive(subscriber: subscriber)
    }
  }
}

extension Published: PublishedProperty {}
extension Published: @unchecked Sendable where Value: Sendable {}
extension Published.Publisher: @unchecked Sendable where Value: Sendable {}

extension Publisher where Failure == Never {
  /// Writes each value to a published property, as long as its object lives.
  public func assign(to published: inout Published<Output>.Publisher) {
    let storage = published.storage
    let sink = sink { [weak storage] in storage?.announce($0) }
    storage.keep(sink)
  }
}

/// What a published property is to its object, whatever its type.
class PublishedStorage {
  fileprivate let lock = Lock()
  private var publisher: ObservableObjectPublisher?

  /// The publisher of the object it belongs to, once somebody has asked for it.
  final var objectWillChange: ObservableObjectPublisher? {
    get { lock.with { publisher } }
    set { lock.with { publisher = newValue } }
  }
}

/// The value of a published property, and who follows it.
private final class PublishedValue<Value>: PublishedStorage {
  private var current: Value
  private var followers: Broadcast<Value, Never>?
  private var sources: [AnyCancellable] = []

  init(_ value: Value) {
    current = value
  }

  var value: Value {
    get { lock.with { current } }
    set { lock.with { current = newValue } }
  }

  /// Announces a change to the object's followers, sends the value to the property's, then stores it.
  func announce(_ value: Value) {
    objectWillChange?.send()
    lock.with { followers }?.send(value)
    // The old value goes outside of the lock: its end may run code of others.
    let old = lock.with {
      defer { current = value }
      return current
    }
    withExtendedLifetime(old) {}
  }

  func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
    let followers = lock.with {
      let followers = self.followers ?? Broadcast()
      self.followers = followers
      return followers
    }
    followers.add(subscriber) { self.value }
  }

  /// Keeps what writes to the property alive.
  func keep(_ source: AnyCancellable) {
    lock.with { sources.append(source) }
  }
}
