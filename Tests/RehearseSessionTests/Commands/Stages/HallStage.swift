import RehearseSession
import SwiftUI

/// A stage whose story is worth telling: stale capture, actions of every kind, pages, things that can't be used.
let hallStage = Stage("hall") { StageContent(HallView()) }

@Observable private final class Guests {
  var count = 0
}

private struct HallView: View {
  @State private var number = 0
  @State private var isShown = false
  @State private var path: [Int] = []
  @State private var guests = Guests()
  @Environment(\.openURL) private var openURL

  var body: some View {
    NavigationStack(path: $path) {
      List {
        Button("One") { choose(1) }
        Button("Two") { choose(2) }
        Section("Guests") {
          GuestCount(guests: guests)
          Button("Welcome") { guests.count += 1 }
          Button("Same") { guests.count += 0 }
        }
        Button("Room") { path.append(7) }
        Button("Map") {
          if let url = URL(string: "https://example.org/map") { openURL(url) }
        }
        Locked()
        Button("Ghost") {}.hidden()
      }
      .navigationTitle("Hall")
      .navigationDestination(for: Int.self) { Room(number: $0) }
    }
    .sheet(isPresented: $isShown, onDismiss: { path = [] }) {
      Text("Number \(number)")
      Button("Print") { print(number) }
      Button("Next") { number += 1 }
    }
  }

  private func choose(_ number: Int) {
    self.number = number
    isShown = true
  }
}

private struct GuestCount: View {
  let guests: Guests

  var body: some View { Text("\(guests.count) guests") }
}

private struct Room: View {
  let number: Int
  @State private var isLit = false
  @State private var minutes = 0

  var body: some View {
    Form {
      Toggle("Light", isOn: $isLit)
      Text("\(minutes) minutes").modifier(Sealed())
    }
    .navigationTitle("Room \(number)")
    .onAppear { isLit = true }
    .onDisappear { isLit = false }
    .onChange(of: isLit) { minutes += 1 }
    .task {
      minutes = 10
      try? await Task.sleep(for: .seconds(60))
      minutes = 20
    }
  }
}

private struct Locked: View {
  var body: some View {
    Button("Vault") {}.modifier(Sealed())
    Button("Safe") {}.disabled(true)
    VStack {
      Button("Chest") {}.disabled(true)
    }
    .modifier(Sealed())
    Button("Chair") {}.modifier(Framed())
    Button("Cellar") {}.environment(\.isEnabled, false)
    NavigationLink("Attic", value: Int?.none)
  }
}

/// Disables what it is applied to.
private struct Sealed: ViewModifier {
  func body(content: Content) -> some View { content.disabled(true) }
}

/// Puts what it is applied to into a view of its own.
private struct Framed: ViewModifier {
  func body(content: Content) -> some View {
    VStack {
      content.disabled(false)
      Text("framed")
    }
  }
}
