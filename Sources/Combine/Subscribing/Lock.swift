import Synchronization

/// A lock that may guard values of any kind.
///
/// The library's own mutex wants sendable values only; a publisher's values need not be.
struct Lock: ~Copyable, @unchecked Sendable {
  private let mutex = Mutex(())

  /// Runs a body that calls no code of others.
  @inline(__always)
  borrowing func with<Result>(_ body: () -> Result) -> Result {
    mutex._unsafeLock()
    defer { mutex._unsafeUnlock() }
    return body()
  }
}

/// Gives what an optional holds, and leaves it empty.
@inline(__always)
func take<Value>(_ value: inout Value?) -> Value? {
  let taken = value
  value = nil
  return taken
}
