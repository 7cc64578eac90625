/// The values of a publisher that cannot fail, for a `for await` loop.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output

  private let publisher: P

  /// Wraps a publisher.
  public init(_ publisher: P) {
    self.publisher = publisher
  }

  public func makeAsyncIterator() -> Iterator {
    Iterator(queue: AsyncValues(publisher))
  }

  /// Waits for one value after the other.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let queue: AsyncValues<P.Output, Never>

    public mutating func next() async -> P.Output? {
      await next(isolation: nil)
    }

    public mutating func next(isolation actor: isolated (any Actor)?) async -> P.Output? {
      switch await queue.next(isolation: actor) {
      case .success(let value): value
      case nil: nil
      }
    }
  }
}

/// The values of a publisher, for a `for try await` loop.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  public typealias Element = P.Output

  private let publisher: P

  /// Wraps a publisher.
  public init(_ publisher: P) {
    self.publisher = publisher
  }

  public func makeAsyncIterator() -> Iterator {
    Iterator(queue: AsyncValues(publisher))
  }

  /// Waits for one value after the other.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let queue: AsyncValues<P.Output, P.Failure>

    public mutating func next() async throws -> P.Output? {
      try await queue.next(isolation: #isolation)?.get()
    }

    public mutating func next(isolation actor: isolated (any Actor)?) async throws(P.Failure)
      -> P.Output?
    {
      try await queue.next(isolation: actor)?.get()
    }
  }
}

extension Publisher {
  /// The values, for a `for try await` loop.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

extension Publisher where Failure == Never {
  /// The values, for a `for await` loop.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Future where Failure == Never {
  /// The value, once it is there; who is cancelled meanwhile waits on, since there is nothing else to give.
  public var value: Output {
    get async {
      await withUnsafeContinuation { (continuation: UnsafeContinuation<Kept<Output>, Never>) in
        subscribe(
          Inlet<Output, Never>(
            subscription: { $0.request(.max(1)) },
            value: { continuation.resume(returning: Kept(value: $0)) }, completion: { _ in }))
      }.value
    }
  }
}

extension Future {
  /// The value, once it is there, or the error.
  public var value: Output {
    get async throws {
      for try await value in values { return value }
      throw CancellationError()
    }
  }
}

/// A value on its way to the one place that waits for it.
private struct Kept<Value>: @unchecked Sendable {
  let value: Value
}

/// Takes one value of a publisher each time somebody waits for it.
private final class AsyncValues<Output, Failure: Error>: @unchecked Sendable {
  typealias Waiting = UnsafeContinuation<Taken, Never>

  /// What was waited for; it goes to the one place that waited.
  struct Taken: @unchecked Sendable {
    let result: Result<Output, Failure>?
  }

  private let lock = Lock()
  private var subscription: (any Subscription)?
  private var waiting: [Waiting] = []
  private var end: Result<Output, Failure>??

  init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    publisher.subscribe(
      Inlet<Output, Failure>(
        subscription: { self.start($0) },
        value: { self.resume(.success($0)) },
        completion: { completion in
          if case .failure(let error) = completion {
            self.finish(.failure(error))
          } else {
            self.finish(nil)
          }
        }))
  }

  /// Waits for a value, an error or the end, which is nil.
  func next(isolation actor: isolated (any Actor)?) async -> Result<Output, Failure>? {
    let taken = await withTaskCancellationHandler {
      await withUnsafeContinuation(isolation: actor) { (continuation: Waiting) in
        wait(continuation)
      }
    } onCancel: {
      let subscription = lock.with { take(&self.subscription) }
      subscription?.cancel()
      finish(nil)
    }
    return taken.result
  }

  private func wait(_ continuation: Waiting) {
    let (end, subscription) = lock.with {
      if self.end == nil { waiting.append(continuation) }
      return (self.end, self.subscription)
    }
    if let end {
      lock.with { self.end = .some(nil) }
      continuation.resume(returning: Taken(result: end))
    } else {
      subscription?.request(.max(1))
    }
  }

  private func start(_ subscription: any Subscription) {
    let count = lock.with {
      self.subscription = subscription
      return waiting.count
    }
    if count > 0 { subscription.request(.max(count)) }
  }

  private func resume(_ result: Result<Output, Failure>) {
    let continuation = lock.with { waiting.isEmpty ? nil : waiting.removeFirst() }
    continuation?.resume(returning: Taken(result: result))
  }

  private func finish(_ result: Result<Output, Failure>?) {
    let all = lock.with { () -> [Waiting] in
      guard end == nil else { return [] }
      end = .some(waiting.isEmpty ? result : nil)
      subscription = nil
      defer { waiting = [] }
      return waiting
    }
    for (place, continuation) in all.enumerated() {
      continuation.resume(returning: Taken(result: place == 0 ? result : nil))
    }
  }
}
