import Foundation
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

  /// Those of the suites that an app names.
  private static let suites = Mutex<[String: StoredValues]>([:])

  /// The values of a store, which all objects of one suite share; nil is the usual store.
  static func of(_ store: UserDefaults?) -> StoredValues {
    guard let suite = store?.suite else { return standard }
    return suites.withLock { suites in
      let values = suites[suite] ?? StoredValues()
      suites[suite] = values
      return values
    }
  }

  /// Forgets all that apps have stored, as before another rehearsal.
  package static func forgetAll() {
    standard.forget()
    for values in suites.withLock({ Array($0.values) }) { values.forget() }
  }
}

extension UserDefaults {
  /// The name of the suite; nil is the app's own store.
  ///
  /// Foundation keeps the name to itself. The object's identity would not do: an app makes an object wherever it
  /// needs one.
  fileprivate var suite: String? {
    sequence(first: Mirror(reflecting: self), next: \.superclassMirror)
      .lazy.compactMap { $0.descendant("suite") as? String }.first
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
