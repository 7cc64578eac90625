// The types that can be kept, each with a value to start from or, as an optional, without one.
extension SceneStorage {
  /// Makes a flag under a key.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(.plain(wrappedValue), key)
  }

  /// Makes a whole number under a key.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(.plain(wrappedValue), key)
  }

  /// Makes a number under a key.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(.plain(wrappedValue), key)
  }

  /// Makes a text under a key.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(.plain(wrappedValue), key)
  }

  /// Makes an address under a key.
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(.plain(wrappedValue), key)
  }

  /// Makes bytes under a key.
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(.plain(wrappedValue), key)
  }

  /// Makes a date under a key.
  public init(wrappedValue: Value, _ key: String) where Value == Date {
    self.init(.plain(wrappedValue), key)
  }

  /// Makes a value under a key that is kept by its raw value.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(.raw(wrappedValue), key)
  }

  /// Makes a value under a key that is kept by its raw value.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(.raw(wrappedValue), key)
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Makes a flag under a key that may be missing.
  public init(_ key: String) where Value == Bool? {
    self.init(.optional(), key)
  }

  /// Makes a whole number under a key that may be missing.
  public init(_ key: String) where Value == Int? {
    self.init(.optional(), key)
  }

  /// Makes a number under a key that may be missing.
  public init(_ key: String) where Value == Double? {
    self.init(.optional(), key)
  }

  /// Makes a text under a key that may be missing.
  public init(_ key: String) where Value == String? {
    self.init(.optional(), key)
  }

  /// Makes an address under a key that may be missing.
  public init(_ key: String) where Value == URL? {
    self.init(.optional(), key)
  }

  /// Makes bytes under a key that may be missing.
  public init(_ key: String) where Value == Data? {
    self.init(.optional(), key)
  }

  /// Makes a date under a key that may be missing.
  public init(_ key: String) where Value == Date? {
    self.init(.optional(), key)
  }

  /// Makes a value under a key that is kept by its raw value, and may be missing.
  public init<Wrapped: RawRepresentable>(_ key: String)
  where Value == Wrapped?, Wrapped.RawValue == Int {
    self.init(.optionalRaw(), key)
  }

  /// Makes a value under a key that is kept by its raw value, and may be missing.
  public init<Wrapped: RawRepresentable>(_ key: String)
  where Value == Wrapped?, Wrapped.RawValue == String {
    self.init(.optionalRaw(), key)
  }
}
