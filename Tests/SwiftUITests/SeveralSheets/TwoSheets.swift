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
  var kinds = [TestLayer.Kind.sheet, .sheet]

  init(
    _ layout: SheetLayout, _ carrier: Carrier, _ journal: Journal = Journal(),
    kinds: [TestLayer.Kind] = [.sheet, .sheet]
  ) {
    self.layout = layout
    self.carrier = carrier
    self.journal = journal
    self.kinds = kinds
  }

  var body: some View {
    Carrying(carrier, Flags()) { flags in
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
  }

  @ViewBuilder private func buttons(_ flags: Binding<Flags>) -> some View {
    Button("first") { flags.wrappedValue.isFirstShown = true }
    Button("second") { flags.wrappedValue.isSecondShown = true }
    Button("not second") { flags.wrappedValue.isSecondShown = false }
    Button("second, first") {
      flags.wrappedValue.isSecondShown = true
      flags.wrappedValue.isFirstShown = true
    }
    Button("exchange") { flags.wrappedValue = Flags(isFirstShown: false, isSecondShown: true) }
  }

  private func first(_ flags: Binding<Flags>) -> Part {
    part("first", flags.isFirstShown, flags)
  }

  private func second(_ flags: Binding<Flags>) -> Part {
    part("second", flags.isSecondShown, flags)
  }

  private func part(_ name: String, _ isShown: Binding<Bool>, _ flags: Binding<Flags>) -> Part {
    Part(name: name, isShown: isShown, flags: flags, journal: journal, wrapping: carrier.wrapping)
  }
}
