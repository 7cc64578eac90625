extension Subscribers {
  /// How many values a subscriber is ready to take.
  public struct Demand: Hashable, Comparable, Sendable {
    /// The number, or nil when there is no limit.
    public let max: Int?

    /// As many as come.
    public static let unlimited = Demand(max: nil)

    /// None for now.
    public static let none = Demand(max: 0)

    private init(max: Int?) {
      self.max = max
    }

    /// At most a number of values.
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0)
      return Demand(max: value)
    }

    public static func < (left: Demand, right: Demand) -> Bool {
      guard let leftMax = left.max else { return false }
      guard let rightMax = right.max else { return true }
      return leftMax < rightMax
    }

    public static func + (left: Demand, right: Demand) -> Demand {
      guard let leftMax = left.max, let rightMax = right.max else { return .unlimited }
      let (sum, overflows) = leftMax.addingReportingOverflow(rightMax)
      return overflows ? .unlimited : .max(sum)
    }

    public static func += (left: inout Demand, right: Demand) {
      left = left + right
    }

    public static func + (left: Demand, right: Int) -> Demand {
      left + .max(right)
    }

    public static func += (left: inout Demand, right: Int) {
      left = left + .max(right)
    }

    public static func - (left: Demand, right: Demand) -> Demand {
      guard let leftMax = left.max else { return .unlimited }
      guard let rightMax = right.max else { return .none }
      return .max(Swift.max(0, leftMax - rightMax))
    }

    public static func -= (left: inout Demand, right: Demand) {
      left = left - right
    }

    public static func - (left: Demand, right: Int) -> Demand {
      left - .max(right)
    }

    public static func -= (left: inout Demand, right: Int) {
      left = left - .max(right)
    }

    public static func > (left: Demand, right: Int) -> Bool {
      left > .max(right)
    }

    public static func == (left: Demand, right: Int) -> Bool {
      left.max == right
    }
  }
}

extension Subscribers.Demand: CustomStringConvertible {
  public var description: String {
    max.map { "max(\($0))" } ?? "unlimited"
  }
}

extension Subscribers {
  /// How a publisher ends.
  @frozen public enum Completion<Failure: Error> {
    /// It has nothing more to send.
    case finished

    /// It could not go on.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
