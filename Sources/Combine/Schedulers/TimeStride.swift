/// A length of time in whole nanoseconds, as the schedulers of queues and run loops count it.
///
/// A literal means seconds.
public struct _TimeStride: SchedulerTimeIntervalConvertible, Hashable, Codable, Sendable {
  /// The length in nanoseconds.
  public var magnitude: Int

  fileprivate init(nanoseconds: Int) {
    magnitude = nanoseconds
  }

  /// The length for a task's sleep.
  var duration: Duration { .nanoseconds(magnitude) }

  public static func seconds(_ seconds: Int) -> _TimeStride {
    _TimeStride(nanoseconds: seconds.multipliedClamping(by: 1_000_000_000))
  }

  public static func seconds(_ seconds: Double) -> _TimeStride {
    let nanoseconds = (seconds * 1_000_000_000).rounded()
    return _TimeStride(nanoseconds: Int(exactly: nanoseconds) ?? (seconds < 0 ? .min : .max))
  }

  public static func milliseconds(_ milliseconds: Int) -> _TimeStride {
    _TimeStride(nanoseconds: milliseconds.multipliedClamping(by: 1_000_000))
  }

  public static func microseconds(_ microseconds: Int) -> _TimeStride {
    _TimeStride(nanoseconds: microseconds.multipliedClamping(by: 1_000))
  }

  public static func nanoseconds(_ nanoseconds: Int) -> _TimeStride {
    _TimeStride(nanoseconds: nanoseconds)
  }
}

extension _TimeStride: Comparable, SignedNumeric, ExpressibleByFloatLiteral {
  public init(integerLiteral value: Int) {
    self = .seconds(value)
  }

  public init(floatLiteral value: Double) {
    self = .seconds(value)
  }

  public init?<T: BinaryInteger>(exactly source: T) {
    guard let value = Int(exactly: source) else { return nil }
    self.init(nanoseconds: value)
  }

  public static func < (left: _TimeStride, right: _TimeStride) -> Bool {
    left.magnitude < right.magnitude
  }

  public static func + (left: _TimeStride, right: _TimeStride) -> _TimeStride {
    _TimeStride(nanoseconds: left.magnitude + right.magnitude)
  }

  public static func - (left: _TimeStride, right: _TimeStride) -> _TimeStride {
    _TimeStride(nanoseconds: left.magnitude - right.magnitude)
  }

  public static func * (left: _TimeStride, right: _TimeStride) -> _TimeStride {
    _TimeStride(nanoseconds: left.magnitude * right.magnitude)
  }

  public static func *= (left: inout _TimeStride, right: _TimeStride) {
    left = left * right
  }
}

extension Int {
  /// The product, or the nearest number there is.
  fileprivate func multipliedClamping(by factor: Int) -> Int {
    let (product, overflows) = multipliedReportingOverflow(by: factor)
    guard overflows else { return product }
    return self < 0 ? .min : .max
  }
}
