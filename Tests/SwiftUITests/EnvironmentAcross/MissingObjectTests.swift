import SwiftUI
import Testing

/// Objects in the environment of a sheet, and missing ones (EN-04 to EN-08).
@MainActor @Suite(.serialized) struct MissingObjectTests {
  private static let missingPalette = TestIssue(
    id: "W-15",
    message: """
      No Observable object of type Palette found. A View.environmentObject(_:) for Palette may be \
      missing as an ancestor of this view.
      """)

  private static let missingLedger = TestIssue(
    id: "W-14",
    message: """
      No ObservableObject of type Ledger found. A View.environmentObject(_:) for Ledger may be \
      missing as an ancestor of this view.
      """)

  private func stage(_ carrier: Carrier, @ViewBuilder _ content: @escaping () -> some View)
    -> some View
  {
    FlagStage(carrier, isShownAtFirst: true, [], content: { content() })
  }

  @Test("EN-04 an object set outside of the modifier is there", arguments: Carrier.allCases)
  func outside(_ carrier: Carrier) {
    let palette = present { stage(carrier) { PaletteText() }.environment(Palette()) }
    #expect(palette.texts == ["palette red"])
    #expect(palette.issues == [])
    let ledger = present { stage(carrier) { LedgerText() }.environmentObject(Ledger()) }
    #expect(ledger.texts == ["ledger 1"])
    #expect(ledger.issues == [])
  }

  @Test("EN-04 one set before the modifier is not", arguments: Wrapping.allCases)
  func inside(_ wrapping: Wrapping) {
    let palette = present {
      PaletteText().environment(Palette()).wrapped(wrapping)
        .sheet(isPresented: .constant(true)) { PaletteText() }
    }
    #expect(palette.layers.map(\.texts) == [["palette red"], []])
    #expect(palette.issues == [Self.missingPalette])
    let ledger = present {
      LedgerText().environmentObject(Ledger()).wrapped(wrapping)
        .sheet(isPresented: .constant(true)) { LedgerText() }
    }
    #expect(ledger.layers.map(\.texts) == [["ledger 1"], []])
    #expect(ledger.issues == [Self.missingLedger])
  }

  @Test("EN-04 the nearest object of a type counts", arguments: Carrier.allCases)
  func nearest(_ carrier: Carrier) {
    let blue = Palette()
    blue.colour = "blue"
    let app = present {
      stage(carrier) {
        PaletteText().wrapped(carrier.wrapping)
        PaletteText().wrapped(carrier.wrapping).environment(blue)
      }
      .environment(Palette())
    }
    #expect(app.texts == ["palette red", "palette blue"])
  }

  @Test(
    "EN-05 the view without its object is empty, and what is beside it is there",
    arguments: Wrapping.allCases)
  func besides(_ wrapping: Wrapping) {
    struct Half: View {
      @Environment(Palette.self) private var palette

      var body: some View {
        Text("never read the palette")
      }
    }
    let app = present {
      Group {
        Text("above")
        Half().wrapped(wrapping)
        Text("below")
      }
      .wrapped(wrapping)
    }
    #expect(app.texts == ["above", "below"])
    #expect(app.issues == [Self.missingPalette])
  }

  @Test(
    "EN-05 it comes with its object, with nothing lost beside it", arguments: Carrier.allCases)
  func comesLater(_ carrier: Carrier) {
    let app = present {
      Carrying(Carried<Palette?>(carrier, nil)) { palette in
        Counter()
        Button("paint") { palette.wrappedValue = Palette() }
        PaletteText().wrapped(carrier.wrapping).environment(palette.wrappedValue)
      }
    }
    #expect(app.texts == ["count", "0", "paint"])
    app.tap("count")
    app.tap("paint")
    #expect(app.texts == ["count", "1", "paint", "palette red"])
    #expect(app.issues == [Self.missingPalette])
  }

  @Test("EN-05 objects are not there in init", arguments: Wrapping.allCases)
  func notInInit(_ wrapping: Wrapping) {
    struct Early: View {
      @Environment(Palette.self) private var palette: Palette?
      private var seen = ""

      init() {
        seen = palette?.colour ?? "nothing"
      }

      var body: some View { Text("init saw \(seen), body sees \(palette?.colour ?? "nothing")") }
    }
    let app = present { Early().wrapped(wrapping).environment(Palette()) }
    #expect(app.texts == ["init saw nothing, body sees red"])
  }

  @Test(
    "EN-06 a missing @EnvironmentObject, in the framework's words (W-14)",
    arguments: Wrapping.allCases)
  func missingLedger(_ wrapping: Wrapping) {
    let app = present { LedgerText().wrapped(wrapping) }
    #expect(app.texts == [])
    #expect(app.issues == [Self.missingLedger])
  }

  @Test(
    "EN-06 a modifier of the user's own needs its object too (W-14)", arguments: Wrapping.allCases)
  func missingInModifier(_ wrapping: Wrapping) {
    struct Numbered: ViewModifier {
      @EnvironmentObject private var ledger: Ledger

      func body(content: Content) -> some View {
        content
        Text("\(ledger.entries)")
      }
    }
    let app = present {
      Text("numbered").wrapped(wrapping).modifier(Numbered()).wrapped(wrapping)
      Text("beside")
    }
    #expect(app.texts == ["beside"])
    #expect(app.issues == [Self.missingLedger])
    #expect(
      present { Text("numbered").modifier(Numbered()).environmentObject(Ledger()) }.texts
        == ["numbered", "1"])
  }

  @Test(
    "EN-07 a missing @Environment object, in the framework's words (W-15)",
    arguments: Wrapping.allCases)
  func missingPalette(_ wrapping: Wrapping) {
    let app = present { PaletteText().wrapped(wrapping) }
    #expect(app.texts == [])
    #expect(app.issues == [Self.missingPalette])
  }

  @Test("EN-08 declared as an optional it is nil", arguments: Carrier.allCases)
  func optional(_ carrier: Carrier) {
    let without = present { stage(carrier) { OptionalPaletteText() } }
    #expect(without.texts == ["palette none"])
    #expect(without.issues == [])
    let with = present { stage(carrier) { OptionalPaletteText() }.environment(Palette()) }
    #expect(with.texts == ["palette red"])
  }

  @Test("EN-08 an object set to nil is none", arguments: Wrapping.allCases)
  func setToNil(_ wrapping: Wrapping) {
    let app = present {
      OptionalPaletteText().environment(Palette?.none).wrapped(wrapping).environment(Palette())
    }
    #expect(app.texts == ["palette none"])
  }
}
