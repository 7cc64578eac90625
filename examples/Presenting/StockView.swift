import SwiftUI

/// What lies in stock: shelves that are moved or taken away, and which thing is wanted.
struct StockView: View {
  @AppStorage("wanted", store: UserDefaults(suiteName: "stock")) private var wanted = ""
  @State private var shelves = Shelf.all

  var body: some View {
    List {
      ForEach(shelves) { shelf in
        HStack {
          Text(shelf.name)
          ForEach(shelf.things) { ThingLabel(thing: $0) }
        }
      }
      .onDelete { shelves.remove(atOffsets: $0) }
      .onMove { shelves.move(fromOffsets: $0, toOffset: $1) }
      Picker("Wanted", selection: $wanted) {
        ForEach(shelves.flatMap(\.things)) { ThingLabel(thing: $0) }
      }
      Reminder()
    }
  }
}

/// A shelf with the things on it.
private struct Shelf: Identifiable {
  let name: String
  let things: [Thing]
  var id: String { name }

  static let all = [
    Shelf(
      name: "Top", things: [Thing(name: "nails", kind: .metal), Thing(name: "pegs", kind: .wood)]),
    Shelf(name: "Middle", things: [Thing(name: "wire", kind: .metal)]),
    Shelf(name: "Bottom", things: [Thing(name: "planks", kind: .wood)]),
  ]
}

/// A thing in stock, known by its name.
private struct Thing: Identifiable {
  enum Kind { case metal, wood }

  let name: String
  let kind: Kind
  var id: String { name }
}

/// A thing's name, tagged for those who pick a kind; who picks a thing takes its id.
private struct ThingLabel: View {
  let thing: Thing

  var body: some View { Text(thing.name).tag(thing.kind) }
}

/// Says what is wanted, by the store of the same name.
private struct Reminder: View {
  @AppStorage("wanted", store: UserDefaults(suiteName: "stock")) private var wanted = "nothing"

  var body: some View { Text("we want \(wanted)") }
}
