import SwiftUI

/// A row with state of its own.
struct Row: View {
  let number: Int
  @State private var isOn = false

  var body: some View {
    Button("Row \(number)") { isOn.toggle() }
    Text(isOn ? "on" : "off")
    Text("of the studio")
  }
}

/// A thousand rows: six thousand nodes.
struct Rows: View {
  @State private var round = 0

  var body: some View {
    Button("All") { round += 1 }
    ForEach(0..<1000) { number in
      Row(number: round * 0 + number)
    }
  }
}

/// Prints the median of what a closure takes.
@MainActor func measure(_ name: String, rounds: Int, per count: Int = 1, _ body: () -> Void) {
  let clock = ContinuousClock()
  let times = (0..<rounds).map { _ in clock.measure(body) }.sorted()
  let median = times[rounds / 2] / count
  let microseconds = Double(median.components.attoseconds) / 1e12
  print("  \(name): \(String(format: "%.1f", microseconds)) µs")
}

MainActor.assumeIsolated {
  var hosts: [Host] = []
  measure("first build", rounds: 11) {
    let host = Host { Rows() }
    host.settle()
    hosts.append(host)
  }
  guard let host = hosts.last, let layer = host.layers.first else { return }
  let elements = host.elements(of: layer)
  let row = elements.first { $0.label == "Row 500" }?.control
  measure("one state change, with its update", rounds: 11, per: 100) {
    for _ in 0..<100 {
      row?.press?()
      host.settle()
    }
  }
  let all = elements.first { $0.label == "All" }?.control
  measure("1,000 rows evaluated again", rounds: 11) {
    all?.press?()
    host.settle()
  }
}
