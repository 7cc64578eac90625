/// A publisher of one value that somebody promises to deliver.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
  /// What delivers the value, or the error.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = Lock()
  private var result: Result<Output, Failure>?
  private var waiting: [Outlet<Output, Failure>] = []

  /// Starts the work at once; the closure is given the promise to keep.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.fulfill($0) }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let outlet = Outlet<Output, Failure>(subscriber)
    outlet.open()
    let result = lock.with {
      if self.result == nil { waiting.append(outlet) }
      return self.result
    }
    if let result { deliver(result, to: outlet) }
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    let outlets = lock.with { () -> [Outlet<Output, Failure>] in
      guard self.result == nil else { return [] }
      self.result = result
      defer { waiting = [] }
      return waiting
    }
    for outlet in outlets { deliver(result, to: outlet) }
  }

  private func deliver(_ result: Result<Output, Failure>, to outlet: Outlet<Output, Failure>) {
    switch result {
    case .success(let value):
      outlet.send(value)
      outlet.finish(.finished)
    case .failure(let error):
      outlet.finish(.failure(error))
    }
  }
}
