import RehearseClock
import RehearseScript
import RehearseSession
import SwiftUI

/// The median of what a closure takes, as a line.
@MainActor func median(_ name: String, rounds: Int, per count: Int = 1, _ body: () -> Void)
  -> String
{
  let clock = ContinuousClock()
  let times = (0..<rounds).map { _ in clock.measure(body) }.sorted()
  let median = times[rounds / 2] / count
  let microseconds = Double(median.components.attoseconds) / 1e12
  return "  \(name): \(String(format: "%.1f", microseconds)) µs"
}

/// What the graph alone does with six thousand nodes.
@MainActor func graphMedians() -> [String] {
  var hosts: [Host] = []
  var lines = [
    median("first build of 6,000 nodes", rounds: 11) {
      let host = Host { Rows() }
      host.settle()
      hosts.append(host)
    }
  ]
  guard let host = hosts.last, let layer = host.layers.first else { return lines }
  let elements = host.elements(of: layer)
  let row = elements.first { $0.label == "Row 500" }?.control
  lines.append(
    median("one state change, with its update", rounds: 11, per: 100) {
      for _ in 0..<100 {
        row?.press?()
        host.settle()
      }
    })
  let all = elements.first { $0.label == "All" }?.control
  lines.append(
    median("1,000 rows evaluated again", rounds: 11) {
      all?.press?()
      host.settle()
    })
  return lines
}

/// A command, with the element found, the state read and written as text, in an app of three hundred nodes.
@MainActor func stepMedian() throws -> String {
  let stage = Stage("rows") {
    let model = Counter()
    return StageContent(NavigationStack { CountedRows(model: model) }) {
      Watch("count", model, \.count)
    }
  }
  // The session keeps what is printed meanwhile, so the line is given out.
  let runner = TranscriptRunner(session: try Session(stages: [stage], on: stage))
  let source = Source("tap \"Row 40\"\n")
  let lines = Parser.parse(source).lines
  return median("one step in an app of 300 nodes", rounds: 11, per: 100) {
    for _ in 0..<100 {
      for result in lines.flatMap({ runner.run($0, in: source) }) {
        precondition(result.isOK && result.output.count == 2, "the step went wrong")
      }
    }
  }
}

Scheduler.install()
try MainActor.assumeIsolated {
  let lines = graphMedians() + [try stepMedian()]
  print(lines.joined(separator: "\n"))
}
