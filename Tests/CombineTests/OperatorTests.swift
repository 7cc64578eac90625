import Combine
import Testing

private struct Row: Sendable, CustomTestStringConvertible {
  let name: String
  let expected: String
  let run: @Sendable () -> String
  var testDescription: String { name }

  init(_ name: String, _ expected: String, _ run: @escaping @Sendable () -> String) {
    self.name = name
    self.expected = expected
    self.run = run
  }
}

private let numbers = [1, 2, 2, 3]
private let lost = Trouble(name: "lost")

@Suite struct OperatorTests {
  @Test(
    "What operators make of single values",
    arguments: [
      Row("map", "2 4 4 6") { record(numbers) { $0.map { $0 * 2 } } },
      Row("map of a key path", "3 1") { record(["Jim", "A"]) { $0.map(\.count) } },
      Row("tryMap", "1 | lost") {
        record(numbers) { $0.tryMap { if $0 == 2 { throw lost } else { $0 } } }
      },
      Row("compactMap", "7 9") { record(["7", "x", "9"]) { $0.compactMap { Int($0) } } },
      Row("scan", "1 3 5 8") { record(numbers) { $0.scan(0, +) } },
      Row("replaceNil", "1 0") { record([1, nil]) { $0.replaceNil(with: 0) } },
      Row("filter", "2 2") { record(numbers) { $0.filter { $0 == 2 } } },
      Row("removeDuplicates", "1 2 3") { record(numbers) { $0.removeDuplicates() } },
      Row("removeDuplicates of optionals", "nil Optional(1)") {
        record([nil, nil, 1] as [Int?]) { $0.removeDuplicates() }
      },
      Row("first", "1 | finished") { record(numbers) { $0.first() } },
      Row("first(where:)", "2 | finished") { record(numbers) { $0.first { $0 > 1 } } },
      Row("dropFirst", "2 2 3") { record(numbers) { $0.dropFirst() } },
      Row("drop(while:)", "2 2 3") { record(numbers) { $0.drop { $0 < 2 } } },
      Row("prefix", "1 2 | finished") { record(numbers) { $0.prefix(2) } },
      Row("prefix of none", "| finished") { record(numbers) { $0.prefix(0) } },
      Row("prefix(while:)", "1 | finished") { record(numbers) { $0.prefix { $0 < 2 } } },
      Row("output(at:)", "2 | finished") { record(numbers) { $0.output(at: 1) } },
      Row("ignoreOutput", "| finished") { record(numbers, then: .finished) { $0.ignoreOutput() } },
    ])
  fileprivate func single(_ row: Row) {
    #expect(row.run() == row.expected)
  }

  @Test(
    "What operators make of the end",
    arguments: [
      Row("no operator", "1 | lost") { record([1], then: .failure(lost)) { $0 } },
      Row("mapError", "| found") {
        record([Int](), then: .failure(lost)) { $0.mapError { _ in Trouble(name: "found") } }
      },
      Row("replaceError", "1 0 | finished") {
        record([1], then: .failure(lost)) { $0.replaceError(with: 0) }
      },
      Row("catch", "1 8 9 | finished") {
        record([1], then: .failure(lost)) { $0.catch { _ in [8, 9].publisher } }
      },
      Row("catch without a failure", "1 | finished") {
        record([1], then: .finished) { $0.catch { _ in Just(8) } }
      },
      Row("retry", "1 1 1 | lost") {
        record(Just(1).setFailureType(to: Trouble.self).append(Fail(error: lost)).retry(2))
      },
      Row("collect", "[1, 2, 2, 3] | finished") { record(numbers.publisher.collect()) },
      Row("collect(3)", "[1, 2, 2] [3] | finished") { record(numbers.publisher.collect(3)) },
      Row("reduce", "8 | finished") { record(numbers.publisher.reduce(0, +)) },
      Row("count", "4 | finished") { record(numbers.publisher.count()) },
      Row("last", "3 | finished") { record(numbers.publisher.last()) },
      Row("contains", "true | finished") { record(numbers.publisher.contains(2)) },
      Row("allSatisfy", "false | finished") { record(numbers.publisher.allSatisfy { $0 < 3 }) },
      Row("replaceEmpty", "0 | finished") { record([Int]().publisher.replaceEmpty(with: 0)) },
      Row("append", "1 2 | finished") { record(Just(1).append(2)) },
      Row("prepend", "0 1 | finished") { record(Just(1).prepend(0)) },
      Row("Just", "1 | finished") { record(Just(1)) },
      Row("Empty", "| finished") { record(Empty<Int, Never>()) },
      Row("Empty for ever", "") { record(Empty<Int, Never>(completeImmediately: false)) },
      Row("Fail", "| lost") { record(Fail<Int, Trouble>(error: lost)) },
      Row("Result", "1 | finished") { record(Result<Int, Trouble>.success(1).publisher) },
      Row("Optional", "| finished") { record(Int?.none.publisher) },
      Row("Deferred", "1 | finished") { record(Deferred { Just(1) }) },
      Row("Future", "1 | finished") { record(Future<Int, Never> { $0(.success(1)) }) },
    ])
  fileprivate func end(_ row: Row) {
    #expect(row.run() == row.expected)
  }

  @Test func handleEventsSeesEachThing() {
    var log: [String] = []
    let cancellable = Just(1).handleEvents(
      receiveSubscription: { _ in log.append("subscription") },
      receiveOutput: { log.append("output \($0)") },
      receiveCompletion: { log.append("\($0)") },
      receiveRequest: { log.append("request \($0)") }
    ).sink { log.append("sink \($0)") }
    withExtendedLifetime(cancellable) {}
    #expect(log == ["subscription", "request unlimited", "output 1", "sink 1", "finished"])
  }
}
