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

/// A thousand rows are six thousand nodes.
struct Rows: View {
  @State private var round = 0

  var body: some View {
    Button("All") { round += 1 }
    ForEach(0..<1000) { number in
      Row(number: round * 0 + number)
    }
  }
}

/// A model that the rows of an app change.
@Observable final class Counter {
  var count = 0
}

/// Fifty rows are three hundred nodes.
struct CountedRows: View {
  let model: Counter

  var body: some View {
    Text("Taps: \(model.count)")
    ForEach(0..<50) { number in
      CountedRow(number: number, model: model)
    }
  }
}

/// A row that writes the model and its own state.
struct CountedRow: View {
  let number: Int
  let model: Counter
  @State private var isOn = false

  var body: some View {
    Button("Row \(number)") {
      isOn.toggle()
      model.count += 1
    }
    Text(isOn ? "on" : "off")
    Text("of the studio")
  }
}
