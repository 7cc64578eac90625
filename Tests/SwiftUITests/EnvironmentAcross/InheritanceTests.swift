import SwiftUI
import Testing

/// What a sheet inherits of its presenter's environment (EN-02, EN-03, EN-13).
@MainActor @Suite(.serialized) struct InheritanceTests {
  @Test(
    "EN-02 a value set outside of the modifier reaches the sheet", arguments: Carrier.allCases,
    TestLayer.Kind.sheetOrCover)
  func outside(_ carrier: Carrier, _ kind: TestLayer.Kind) {
    let app = present {
      FlagStage(carrier, as: kind, isShownAtFirst: true, [], content: { MoodText() })
        .environment(\.mood, "outside")
    }
    #expect(app.texts == ["mood outside"])
  }

  @Test("EN-02 a value set on the content inside of it doesn't", arguments: Wrapping.allCases)
  func inside(_ wrapping: Wrapping) {
    let app = present {
      MoodText()
        .environment(\.mood, "inside")
        .wrapped(wrapping)
        .sheet(isPresented: .constant(true)) { MoodText() }
    }
    #expect(app.layers.map(\.texts) == [["mood inside"], ["mood plain"]])
  }

  @Test("EN-02 the place of the modifier in the chain decides", arguments: Wrapping.allCases)
  func chain(_ wrapping: Wrapping) {
    let app = present {
      MoodText()
        .environment(\.mood, "inside")
        .sheet(isPresented: .constant(true)) { MoodText() }
        .wrapped(wrapping)
        .environment(\.mood, "outside")
        .environment(\.mood, "further outside")
    }
    #expect(app.layers.map(\.texts) == [["mood inside"], ["mood outside"]])
  }

  @Test("EN-02 it goes on through sheets over sheets", arguments: Carrier.allCases)
  func nested(_ carrier: Carrier) {
    let app = present {
      FlagStage(
        carrier, isShownAtFirst: true, [],
        content: {
          FlagStage(carrier, isShownAtFirst: true, [], content: { MoodText() })
            .wrapped(carrier.wrapping)
        }
      )
      .environment(\.mood, "outside")
    }
    #expect(app.layers.count == 3)
    #expect(app.texts == ["mood outside"])
  }

  @Test("EN-03 a value set in the content closure wins", arguments: Wrapping.allCases)
  func inContent(_ wrapping: Wrapping) {
    let app = present {
      FlagStage(
        .plain, isShownAtFirst: true, [],
        content: { MoodText().wrapped(wrapping).environment(\.mood, "content") }
      )
      .environment(\.mood, "outside")
    }
    #expect(app.texts == ["mood content"])
  }

  @Test("EN-03 it may be made of the inherited one", arguments: Carrier.allCases)
  func transformed(_ carrier: Carrier) {
    let app = present {
      FlagStage(
        carrier, isShownAtFirst: true, [],
        content: {
          MoodText()
            .wrapped(carrier.wrapping)
            .transformEnvironment(\.mood) { $0 += ", and more" }
            .wrapped(carrier.wrapping)
        }
      )
      .environment(\.mood, "outside")
    }
    #expect(app.texts == ["mood outside, and more"])
  }

  @Test(
    "EN-13 an open sheet follows the presenter's environment", arguments: Carrier.allCases,
    TestLayer.Kind.sheetOrCover)
  func follows(_ carrier: Carrier, _ kind: TestLayer.Kind) {
    struct Stage: View {
      let carrier: Carrier
      let kind: TestLayer.Kind
      @State private var mood = "calm"

      var body: some View {
        Button("change") { mood += "er" }
        FlagStage(carrier, as: kind, isShownAtFirst: true, [], content: { Sheet() })
          .environment(\.mood, mood)
      }
    }
    struct Sheet: View {
      var body: some View {
        MoodText()
        Counter()
      }
    }
    let app = present { Stage(carrier: carrier, kind: kind) }
    app.tap("count")
    #expect(app.texts == ["mood calm", "count", "1"])
    app.tap("change", onLayer: 0)
    #expect(app.texts == ["mood calmer", "count", "1"])
    app.tap("change", onLayer: 0)
    #expect(app.texts == ["mood calmerer", "count", "1"])
  }

  @Test(
    "EN-13 it does so although nothing else in the presenter changes",
    arguments: Carrier.allCases)
  func presenterLeftAlone(_ carrier: Carrier) {
    struct Presenter: View {
      let wrapping: Wrapping

      var body: some View {
        Text("presenter")
          .sheet(isPresented: .constant(true)) { MoodText().wrapped(wrapping) }
          .wrapped(wrapping)
      }
    }
    let mood = Carried(carrier, "calm")
    let app = present {
      Carrying(mood) { mood in
        Presenter(wrapping: carrier.wrapping)
          .wrapped(carrier.wrapping)
          .environment(\.mood, mood.wrappedValue)
      }
    }
    mood.value = "wild"
    app.update()
    #expect(app.texts == ["mood wild"])
  }
}
