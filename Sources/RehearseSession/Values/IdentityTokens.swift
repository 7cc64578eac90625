import Foundation

/// The `#1`, `#2` that stand for objects, UUIDs and run-time dates, in the order in which they first appeared.
///
/// Two tables that are asked for the same things in the same order give the same numbers.
package final class IdentityTokens {
  private let start: Date
  private let now: () -> Date
  private var uuids: [UUID: Int] = [:]
  private var dates: [Date: Int] = [:]
  private var objects: [ObjectIdentifier: KnownObject] = [:]

  /// How many tokens have been given out.
  package private(set) var count = 0

  /// A table for a session that began at `start` by the clock `now`.
  package init(start: Date = Date(), now: @escaping () -> Date = { Date() }) {
    self.start = start
    self.now = now
  }

  private init(copying other: IdentityTokens) {
    start = other.start
    now = other.now
    uuids = other.uuids
    dates = other.dates
    objects = other.objects
    count = other.count
  }

  /// A table that goes on from here by itself.
  package func copy() -> IdentityTokens { IdentityTokens(copying: self) }

  package func token(for uuid: UUID) -> Int {
    if let known = uuids[uuid] { return known }
    count += 1
    uuids[uuid] = count
    return count
  }

  /// The token of a date made at run time.
  package func token(for date: Date) -> Int {
    if let known = dates[date] { return known }
    count += 1
    dates[date] = count
    return count
  }

  package func token(for object: AnyObject) -> Int {
    if let known = knownToken(for: object) { return known }
    count += 1
    objects[ObjectIdentifier(object)] = KnownObject(object: object, token: count)
    return count
  }

  package func knownToken(for uuid: UUID) -> Int? { uuids[uuid] }

  /// The token of an object that has one; a new object at the address of a gone one is not it.
  package func knownToken(for object: AnyObject) -> Int? {
    guard let known = objects[ObjectIdentifier(object)], known.object === object else { return nil }
    return known.token
  }

  /// Whether a date was read from the clock, or reckoned from one that was, and so differs from run to run.
  ///
  /// Dates that are typed or written in code are whole seconds and lie outside the session.
  package func isMadeAtRunTime(_ date: Date) -> Bool {
    if dates[date] != nil { return true }
    let seconds = date.timeIntervalSinceReferenceDate
    guard seconds.isFinite else { return false }
    return seconds.rounded() != seconds || date >= start && date <= now()
  }
}

/// An object with its token; not kept alive, for that would change what the app does.
private struct KnownObject {
  weak var object: AnyObject?
  let token: Int
}
