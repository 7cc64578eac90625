import SwiftUI
import Testing

/// How the modifiers lie to each other, all on one host.
enum SheetLayout: String, CaseIterable, CustomTestStringConvertible {
  case chain, siblings, ancestor, modifiers, groups, children

  var testDescription: String { rawValue }
}

/// Two sheets with a flag each; `first` is the one nearer the content or before the other.
struct TwoSheets: View {
  let layout: SheetLayout
  let carrier: Carrier
  let journal: Journal
  let kinds: [TestLayer.Kind]
  let keeping: FlagKeeping

  init(
    _ layout: SheetLayout, _ carrier: Carrier, _ journal: Journal = Journal(),
    kinds: [TestLayer.Kind] = [.sheet, .sheet], keeping: FlagKeeping = .together
  ) {
    self.layout = layout
    self.carrier = carrier
    self.journal = journal
    self.kinds = kinds
    self.keeping = keeping
  }

  var body: some View {
    CarryingFlags(carrier, keeping) { content($0) }
  }

  @ViewBuilder private func content(_ flags: TwoFlags) -> some View {
    buttons(flags)
    switch layout {
    case .chain:
      Text("chain").presents(kinds[0], first(flags)).wrapped(carrier.wrapping)
        .presents(kinds[1], second(flags))
    case .siblings:
      Text("left").presents(kinds[0], first(flags)).wrapped(carrier.wrapping)
      Text("right").presents(kinds[1], second(flags)).wrapped(carrier.wrapping)
    case .ancestor:
      Group {
        Text("beside")
        Child { Text("descendant").presents(kinds[0], first(flags)) }.wrapped(carrier.wrapping)
      }
      .presents(kinds[1], second(flags))
    case .modifiers:
      Text("modified").modifier(OneSheet(kind: kinds[0], part: first(flags)))
        .wrapped(carrier.wrapping)
        .modifier(OneSheet(kind: kinds[1], part: second(flags)))
    case .groups:
      AnyView(Group { Text("group").presents(kinds[0], first(flags)) })
        .wrapped(carrier.wrapping).presents(kinds[1], second(flags))
    case .children:
      Child { Text("left").presents(kinds[0], first(flags)).wrapped(carrier.wrapping) }
      Child { Text("right").presents(kinds[1], second(flags)).wrapped(carrier.wrapping) }
    }
  }

  @ViewBuilder private func buttons(_ flags: TwoFlags) -> some View {
    Button("first") { flags.first.wrappedValue = true }
    Button("second") { flags.second.wrappedValue = true }
    Button("not second") { flags.second.wrappedValue = false }
    Button("second, first") {
      flags.second.wrappedValue = true
      flags.first.wrappedValue = true
    }
    Button("exchange") {
      flags.first.wrappedValue = false
      flags.second.wrappedValue = true
    }
  }

  private func first(_ flags: TwoFlags) -> Part {
    part("first", flags.first, flags)
  }

  private func second(_ flags: TwoFlags) -> Part {
    part("second", flags.second, flags)
  }

  private func part(_ name: String, _ isShown: Binding<Bool>, _ flags: TwoFlags) -> Part {
    Part(
      name: name, isShown: isShown, second: flags.second, journal: journal,
      wrapping: carrier.wrapping)
  }
}
