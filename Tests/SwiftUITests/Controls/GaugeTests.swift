import SwiftUI
import Testing

/// Gauges, in the style of their environment.
@MainActor @Suite(.serialized) struct GaugeTests {
  /// A gauge that says its parts in words.
  private struct Spoken: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("\(Int(configuration.value * 100)) of 100")
      configuration.label
      configuration.maximumValueLabel
    }
  }

  @Test(
    "a gauge stops at its bounds", arguments: [(value: -3.0, share: 0), (6, 50), (99, 100)],
    Wrapping.allCases)
  func bounds(_ row: (value: Double, share: Int), _ wrapping: Wrapping) {
    let screen = Screen {
      Gauge(value: row.value, in: 0...12) { Text("Speed").wrapped(wrapping) }
        .wrapped(wrapping).gaugeStyle(Spoken())
    }
    #expect(screen.texts.first == "\(row.share) of 100")
  }

  @Test(
    "a gauge shows its labels, or what a style of one's own makes of them",
    arguments: Wrapping.allCases)
  func gauges(_ wrapping: Wrapping) {
    let screen = Screen {
      Gauge(value: 3, in: 0...12) {
        Text("Speed")
      } currentValueLabel: {
        Text("3 kn")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("12")
      } markedValueLabels: {
        Text("6").tag(6).wrapped(wrapping)
      }
      .wrapped(wrapping)
      Gauge(value: 0.5) {
        Text("Load")
      } currentValueLabel: {
        Text("half")
      }
      .gaugeStyle(.accessoryCircular)
      Gauge(value: 9, in: 0...12) {
        Text("Depth").wrapped(wrapping)
      } currentValueLabel: {
        Text("9 m")
      } minimumValueLabel: {
        Text("0 m")
      } maximumValueLabel: {
        Text("12 m")
      }
      .wrapped(wrapping)
      .gaugeStyle(Spoken())
    }
    #expect(
      screen.texts == [
        "Speed", "3 kn", "0", "12", "6", "Load", "half", "75 of 100", "Depth", "12 m",
      ])
  }
}
