import Synchronization

/// An object that announces each change before it happens.
public protocol ObservableObject: AnyObject {
  /// What announces the changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Sends before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Sends before a published property changes; always the same publisher for the same object.
  public var objectWillChange: ObservableObjectPublisher {
    PublishedFields.objectWillChange(of: self)
  }
}

/// What an observable object announces its changes through.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
  public typealias Output = Void
  public typealias Failure = Never

  private let broadcast = Broadcast<Void, Never>()

  /// Makes a publisher.
  public init() {}

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    broadcast.add(subscriber)
  }

  /// Announces a change.
  public func send() {
    broadcast.send(())
  }

  /// Calls a closure at each announcement, until the result is cancelled.
  package func subscribe(_ action: @escaping () -> Void) -> AnyCancellable {
    sink(receiveValue: action)
  }
}
