// The types that can be kept, each with a value to start from or, as an optional, without one.
extension AppStorage {
  /// Makes a flag under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(.plain(wrappedValue), key, store)
  }

  /// Makes a whole number under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(.plain(wrappedValue), key, store)
  }

  /// Makes a number under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double {
    self.init(.plain(wrappedValue), key, store)
  }

  /// Makes a text under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String {
    self.init(.plain(wrappedValue), key, store)
  }

  /// Makes an address under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(.plain(wrappedValue), key, store)
  }

  /// Makes bytes under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(.plain(wrappedValue), key, store)
  }

  /// Makes a date under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(.plain(wrappedValue), key, store)
  }

  /// Makes a value under a key that is kept by its raw value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(.raw(wrappedValue), key, store)
  }

  /// Makes a value under a key that is kept by its raw value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(.raw(wrappedValue), key, store)
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Makes a flag under a key that may be missing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(.optional(), key, store)
  }

  /// Makes a whole number under a key that may be missing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(.optional(), key, store)
  }

  /// Makes a number under a key that may be missing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(.optional(), key, store)
  }

  /// Makes a text under a key that may be missing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(.optional(), key, store)
  }

  /// Makes an address under a key that may be missing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(.optional(), key, store)
  }

  /// Makes bytes under a key that may be missing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(.optional(), key, store)
  }

  /// Makes a date under a key that may be missing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(.optional(), key, store)
  }

  /// Makes a value under a key that is kept by its raw value, and may be missing.
  public init<Wrapped: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == Wrapped?, Wrapped.RawValue == Int {
    self.init(.optionalRaw(), key, store)
  }

  /// Makes a value under a key that is kept by its raw value, and may be missing.
  public init<Wrapped: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == Wrapped?, Wrapped.RawValue == String {
    self.init(.optionalRaw(), key, store)
  }
}
