import Foundation

extension NotificationCenter {
  /// A publisher of the notifications of a name.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// A publisher of notifications.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never

    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?

    /// Makes a publisher of the notifications of a name.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      let outlet = Outlet<Notification, Never>(subscriber)
      outlet.open()
      nonisolated(unsafe) let sent = outlet
      let token = center.addObserver(forName: name, object: object, queue: nil) { sent.send($0) }
      outlet.onCancel { [center] in center.removeObserver(token) }
    }
  }
}
