import Foundation
import SwiftUI
import Testing

/// What comes to an app from outside: publishers, addresses, the phase of the scene.
@MainActor struct ReceivingTests {
  private final class Source: ObservableObject {
    let sent = PassthroughSubject<Int, Never>()
    let kept = CurrentValueSubject<Int, Never>(7)
    @Published var name = "a"
  }

  private struct Receiver: View {
    let source: Source
    let wrapping: Wrapping
    let journal: Journal
    @State private var isGone = false
    @State private var sum = 0

    var body: some View {
      Button("Remove") { isGone = true }
      Text("sum \(sum)")
      if !isGone {
        Text("here")
          .onReceive(source.sent) { number in
            sum += number
            journal.note("sent \(number)")
          }
          .wrapped(wrapping)
          .onReceive(source.kept) { journal.note("kept \($0)") }
          .onReceive(source.$name) { journal.note("name \($0), was \(source.name)") }
          .wrapped(wrapping)
      }
    }
  }

  @Test(
    "a view receives while it is there, a published value before it changes",
    arguments: Wrapping.allCases)
  func receiving(_ wrapping: Wrapping) throws {
    let (source, journal) = (Source(), Journal())
    let screen = Screen { Receiver(source: source, wrapping: wrapping, journal: journal) }
    #expect(journal.take().sorted() == ["kept 7", "name a, was a"])
    source.sent.send(1)
    source.sent.send(2)
    source.name = "b"
    screen.host.settle()
    #expect(journal.take() == ["sent 1", "sent 2", "name b, was a"])
    #expect(screen.texts.contains("sum 3"))
    try screen.tap("Remove")
    source.sent.send(4)
    #expect(journal.take() == [])
  }

  private struct Links: View {
    let wrapping: Wrapping
    let journal: Journal
    @State private var isPresented = false

    var body: some View {
      VStack {
        Text("inner").onOpenURL { journal.note("inner \($0.absoluteString)") }.wrapped(wrapping)
      }
      .wrapped(wrapping)
      .onOpenURL { _ in
        journal.note("outer")
        isPresented = true
      }
      .sheet(isPresented: $isPresented) {
        Text("sheet").onOpenURL { _ in journal.note("sheet") }.wrapped(wrapping)
      }
    }
  }

  @Test(
    "every view that waits for an address gets it, inner views first", arguments: Wrapping.allCases)
  func links(_ wrapping: Wrapping) throws {
    let journal = Journal()
    let screen = Screen { Links(wrapping: wrapping, journal: journal) }
    let url = try #require(URL(string: "app://item?id=1"))
    #expect(screen.host.canOpenLinks)
    screen.host.open(url)
    screen.host.settle()
    #expect(journal.take() == ["inner app://item?id=1", "outer"])
    #expect(screen.texts == ["sheet"])
    #expect(screen.host.graph.takeEvents() == ["opened by app://item?id=1"])
    #expect(!Screen { Text("deaf") }.host.canOpenLinks)
  }

  private struct Phases: View {
    @Environment(\.scenePhase) private var phase
    let journal: Journal

    var body: some View {
      Text("\(phase)").onChange(of: phase) { journal.note("\($0) → \($1)") }
    }
  }

  @Test("views see the phase of the scene, and its changes", arguments: Wrapping.allCases)
  func phases(_ wrapping: Wrapping) {
    let journal = Journal()
    let screen = Screen { Phases(journal: journal).wrapped(wrapping) }
    #expect(screen.texts == ["active"])
    screen.host.graph.policy.scenePhase = .background
    screen.host.settle()
    #expect(screen.texts == ["background"])
    screen.host.graph.policy.scenePhase = .active
    screen.host.settle()
    #expect(journal.lines == ["active → background", "background → active"])
  }

  private struct Pair: View {
    let wrapping: Wrapping
    @State private var isFirst = true
    @State private var isSecond = false

    var body: some View {
      Text("pair")
        .sheet(isPresented: $isFirst, onDismiss: { isSecond = true }) {
          Text("1").onAppear { isFirst = false }.wrapped(wrapping)
        }
        .wrapped(wrapping)
        .sheet(isPresented: $isSecond, onDismiss: { isFirst = true }) {
          Text("2").onAppear { isSecond = false }.wrapped(wrapping)
        }
    }
  }

  @Test("sheets that bring each other back for ever are stopped", arguments: Wrapping.allCases)
  func endless(_ wrapping: Wrapping) {
    let screen = Screen { Pair(wrapping: wrapping) }
    #expect(screen.host.graph.takeIssues().map(\.id).contains("SH-26"))
  }
}
