/// What a person does in an app, for other devices; Foundation has none of this name on this platform.
public final class NSUserActivity {
  public let activityType: String
  public var title: String?
  public var userInfo: [AnyHashable: Any]?
  public var webpageURL: URL?
  public var isEligibleForHandoff = true
  public var isEligibleForSearch = false
  public var isEligibleForPrediction = false
  public var targetContentIdentifier: String?

  public init(activityType: String) {
    self.activityType = activityType
  }

  public func becomeCurrent() {}
  public func resignCurrent() {}
  public func invalidate() {}
}

// Activities go to no other device here, and none come: accepted, without a node.
extension View {
  nonisolated public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
  nonisolated public func userActivity<Value>(
    _ activityType: String, element: Value?,
    _ update: @escaping (Value, NSUserActivity) -> Void
  ) -> some View { self }
  nonisolated public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
  nonisolated public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View { self }
}
