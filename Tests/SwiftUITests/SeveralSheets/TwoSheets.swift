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
  let model: Flags
  var kinds = [TestLayer.Kind.sheet, .sheet]

  var body: some View {
    Button("first") { model.isFirstShown = true }
    Button("second") { model.isSecondShown = true }
    Button("second, first") {
      model.isSecondShown = true
      model.isFirstShown = true
    }
    switch layout {
    case .chain: Text("chain").presents(kinds[0], first).presents(kinds[1], second)
    case .siblings:
      Text("left").presents(kinds[0], first)
      Text("right").presents(kinds[1], second)
    case .ancestor:
      Group {
        Text("beside")
        Child { Text("descendant").presents(kinds[0], first) }
      }
      .presents(kinds[1], second)
    case .modifiers:
      Text("modified").modifier(OneSheet(kind: kinds[0], part: first))
        .modifier(OneSheet(kind: kinds[1], part: second))
    case .groups:
      AnyView(Group { Text("group").presents(kinds[0], first) }).presents(kinds[1], second)
    case .children:
      Child { Text("left").presents(kinds[0], first) }
      Child { Text("right").presents(kinds[1], second) }
    }
  }

  private var first: Part {
    Part(name: "first", isShown: Bindable(model).isFirstShown, model: model)
  }

  private var second: Part {
    Part(name: "second", isShown: Bindable(model).isSecondShown, model: model)
  }
}
