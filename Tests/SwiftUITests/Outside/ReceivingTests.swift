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
          .onReceive(source.kept) { journal.note("kept \($0)") }
          .onReceive(source.$name) { journal.note("name \($0), was \(source.name)") }
      }
    }
  }

  @Test("a view receives while it is there, a published value before it changes")
  func receiving() throws {
    let (source, journal) = (Source(), Journal())
    let screen = Screen { Receiver(source: source, journal: journal) }
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
    let journal: Journal
    @State private var isPresented = false

    var body: some View {
      VStack {
        Text("inner").onOpenURL { journal.note("inner \($0.absoluteString)") }
      }
      .onOpenURL { _ in
        journal.note("outer")
        isPresented = true
      }
      .sheet(isPresented: $isPresented) {
        Text("sheet").onOpenURL { _ in journal.note("sheet") }
      }
    }
  }

  @Test("every view that waits for an address gets it, inner views first")
  func links() throws {
    let journal = Journal()
    let screen = Screen { Links(journal: journal) }
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

  @Test("views see the phase of the scene, and its changes")
  func phases() {
    let journal = Journal()
    let screen = Screen { Group { Phases(journal: journal) } }
    #expect(screen.texts == ["active"])
    screen.host.graph.policy.scenePhase = .background
    screen.host.settle()
    #expect(screen.texts == ["background"])
    screen.host.graph.policy.scenePhase = .active
    screen.host.settle()
    #expect(journal.lines == ["active → background", "background → active"])
  }

  private struct Pair: View {
    @State private var isFirst = true
    @State private var isSecond = false

    var body: some View {
      Text("pair")
        .sheet(isPresented: $isFirst, onDismiss: { isSecond = true }) {
          Text("1").onAppear { isFirst = false }
        }
        .sheet(isPresented: $isSecond, onDismiss: { isFirst = true }) {
          Text("2").onAppear { isSecond = false }
        }
    }
  }

  @Test("sheets that bring each other back for ever are stopped")
  func endless() {
    let screen = Screen { Pair() }
    #expect(screen.host.graph.takeIssues().map(\.id).contains("SH-26"))
  }
}
