import Synchronization

/// Values kept under keys, in memory: what app storage and scene storage read and write.
///
/// Nothing reaches the disk, so that an app under rehearsal starts each time with what its code says.
package final class StoredValues: Sendable {
  private let entries = Mutex<[String: StoredEntry]>([:])

  init() {}

  /// The entry of a key, made when it is first asked for.
  func entry(_ key: String) -> StoredEntry {
    entries.withLock { entries in
      if let entry = entries[key] { return entry }
      let entry = StoredEntry()
      entries[key] = entry
      return entry
    }
  }

  private func forget() {
    for entry in entries.withLock({ Array($0.values) }) { entry.value = nil }
  }
}

// The values of an app.
extension StoredValues {
  private static let standard = StoredValues()

  /// Those of stores that an app names, by the store's identity.
  private static let named = Mutex<[ObjectIdentifier: StoredValues]>([:])

  /// The values of a store; nil is the usual one.
  static func of(_ store: UserDefaults?) -> StoredValues {
    guard let store, store !== UserDefaults.standard else { return standard }
    return named.withLock { named in
      let values = named[ObjectIdentifier(store)] ?? StoredValues()
      named[ObjectIdentifier(store)] = values
      return values
    }
  }

  /// Forgets all that apps have stored, as before another rehearsal.
  package static func forgetAll() {
    standard.forget()
    for values in named.withLock({ Array($0.values) }) { values.forget() }
  }
}

/// What is kept under a key; views that read it depend on it.
final class StoredEntry: Observable, @unchecked Sendable {
  private let registrar = ObservationRegistrar()
  // Apps write it on the main actor; the lock is for models that don't.
  private let stored = Mutex<StoredValue>(StoredValue(value: nil))

  /// The value as it is kept: an enum by its raw value.
  var value: Any? {
    get {
      registrar.access(self, keyPath: \.value)
      return stored.withLock { $0 }.value
    }
    set {
      let new = StoredValue(value: newValue)
      registrar.withMutation(of: self, keyPath: \.value) { stored.withLock { $0 = new } }
    }
  }
}

/// A value of one of the types that can be kept, all of which are plain values.
private struct StoredValue: @unchecked Sendable {
  let value: Any?
}
