import Combine

/// An error of the studio.
struct Trouble: Error, Equatable {
  let name: String
}

/// Subscribes, and says in one line what came: `1 2 | finished`.
final class Recording {
  private(set) var events: [String] = []
  private var cancellable: AnyCancellable?

  init<P: Publisher>(_ publisher: P) {
    cancellable = publisher.sink(
      receiveCompletion: { [weak self] completion in
        switch completion {
        case .finished: self?.events.append("| finished")
        case .failure(let error):
          self?.events.append("| \((error as? Trouble)?.name ?? "\(error)")")
        }
      },
      receiveValue: { [weak self] in self?.events.append("\($0)") })
  }

  var text: String { events.joined(separator: " ") }

  func cancel() {
    cancellable?.cancel()
  }
}

/// What a publisher sends when subscribed to.
func record<P: Publisher>(_ publisher: P) -> String {
  Recording(publisher).text
}

/// What becomes of values and an end sent through an operator.
func record<Input, P: Publisher>(
  _ values: [Input], then completion: Subscribers.Completion<Trouble>? = nil,
  through make: (PassthroughSubject<Input, Trouble>) -> P
) -> String {
  let subject = PassthroughSubject<Input, Trouble>()
  let recording = Recording(make(subject))
  for value in values { subject.send(value) }
  if let completion { subject.send(completion: completion) }
  return recording.text
}
