import Foundation

// What feature code takes from Apple's Foundation and Dispatch, which have it on Apple's platforms alone.

/// How many nanoseconds a second has.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000

/// How many nanoseconds a millisecond has.
public let NSEC_PER_MSEC: UInt64 = 1_000_000

/// How many nanoseconds a microsecond has.
public let NSEC_PER_USEC: UInt64 = 1_000

extension URL {
  /// Asks for access to a file outside of the app; there is no sandbox here, so that it is granted.
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Gives up access to a file outside of the app.
  public func stopAccessingSecurityScopedResource() {}
}
