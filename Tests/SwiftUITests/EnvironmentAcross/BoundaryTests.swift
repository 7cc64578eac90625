import SwiftUI
import Testing

/// What does not pass the boundary of a sheet, or of a page (EN-09, EN-10, EN-12).
@MainActor @Suite(.serialized) struct BoundaryTests {
  /// Says where it is, in the three ways there are.
  private struct Where: View {
    let name: String
    @Environment(\.isPresented) private var isPresented
    @Environment(\.presentationMode) private var presentationMode
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      let mode = presentationMode.wrappedValue.isPresented
      Text("\(name): \(isPresented ? "presented" : "root"), \(mode ? "presented" : "root")")
      Button("dismiss \(name)") { dismiss() }
      Button("old dismiss \(name)") { presentationMode.wrappedValue.dismiss() }
    }
  }

  private func stacked(_ carrier: Carrier) -> some View {
    FlagStage(
      .plain, isShownAtFirst: true, [],
      content: {
        FlagStage(carrier, isShownAtFirst: true, [], content: { Where(name: "upper") })
        Where(name: "lower")
      })
  }

  @Test(
    "EN-09 dismiss, isPresented and presentationMode are those of the sheet",
    arguments: Carrier.allCases)
  func replaced(_ carrier: Carrier) {
    let app = present {
      Where(name: "root")
      stacked(carrier)
    }
    #expect(app.texts(onLayer: 0).contains("root: root, root"))
    #expect(app.texts(onLayer: 1).contains("lower: presented, presented"))
    #expect(app.texts(onLayer: 2).contains("upper: presented, presented"))
  }

  @Test(
    "EN-09 each closes what it was read in", arguments: Carrier.allCases, ["", "old "])
  func closes(_ carrier: Carrier, _ form: String) {
    let app = present { stacked(carrier) }
    #expect(app.layers.count == 3)
    app.tap("\(form)dismiss upper")
    #expect(app.layers.count == 2)
    app.tap("\(form)dismiss lower")
    #expect(app.layers.count == 1)
  }

  @Test(
    "EN-09 a value of the presenter handed on is still the presenter's",
    arguments: Carrier.allCases)
  func handedOn(_ carrier: Carrier) {
    struct Lower: View {
      let carrier: Carrier
      @Environment(\.dismiss) private var dismiss

      var body: some View {
        FlagStage(carrier, isShownAtFirst: true, []) {
          Button("close the lower one") { dismiss() }.wrapped(carrier.wrapping)
        }
      }
    }
    let app = present {
      FlagStage(carrier, isShownAtFirst: true, [], content: { Lower(carrier: carrier) })
    }
    #expect(app.layers.count == 3)
    app.tap("close the lower one")
    #expect(app.layers.count == 1)
  }

  private struct Titled: View {
    var body: some View {
      Text("content")
        .navigationTitle("Sheet")
        .toolbar { ToolbarItem(placement: .confirmationAction) { Button("Done") {} } }
    }
  }

  @Test(
    "EN-10 a title or toolbar in a sheet without a stack shows nowhere", arguments: Carrier.allCases
  )
  func showsNowhere(_ carrier: Carrier) {
    let app = present {
      NavigationStack {
        FlagStage(carrier, isShownAtFirst: true, [], content: { Titled() })
          .navigationTitle("Root")
      }
    }
    #expect(app.layers.map(\.title) == ["Root", nil])
    #expect(app.layers.map { $0.controls.map(\.label) } == [[], []])
  }

  @Test("EN-10 in a stack of its own it shows", arguments: Carrier.allCases)
  func showsInStack(_ carrier: Carrier) {
    let app = present {
      NavigationStack {
        FlagStage(
          carrier, isShownAtFirst: true, [], content: { NavigationStack { Titled() } }
        )
        .navigationTitle("Root")
      }
    }
    #expect(app.layers.map(\.title) == ["Root", "Sheet"])
    #expect(app.layers.map { $0.controls.map(\.label) } == [[], ["Done"]])
  }

  @Test(
    "EN-12 a value set on the root in a stack doesn't reach its pages", arguments: Wrapping.allCases
  )
  func rootOnly(_ wrapping: Wrapping) {
    let app = present {
      NavigationStack {
        NavigationLink("next", value: 1)
          .navigationDestination(for: Int.self) { _ in MoodText() }
          .environment(\.mood, "root")
          .wrapped(wrapping)
      }
    }
    app.tap("next")
    #expect(app.texts == ["mood plain"])
  }

  @Test("EN-12 set on the stack itself it does", arguments: Wrapping.allCases)
  func stack(_ wrapping: Wrapping) {
    let app = present {
      NavigationStack {
        NavigationLink("next", value: 1)
          .navigationDestination(for: Int.self) { _ in MoodText().wrapped(wrapping) }
      }
      .environment(\.mood, "stack")
    }
    app.tap("next")
    #expect(app.texts == ["mood stack"])
  }

  @Test("EN-12 so it is with objects (W-15)", arguments: Wrapping.allCases)
  func objects(_ wrapping: Wrapping) {
    func pushed(_ stack: some View) -> [String] {
      let app = present { stack }
      app.tap("next")
      return app.texts + app.issueIDs
    }
    let link = NavigationLink("next", value: 1)
      .navigationDestination(for: Int.self) { _ in PaletteText().wrapped(wrapping) }
      .wrapped(wrapping)
    #expect(
      pushed(NavigationStack { link.environment(Palette()).wrapped(wrapping) }) == ["W-15"])
    #expect(
      pushed(NavigationStack { link }.wrapped(wrapping).environment(Palette()))
        == ["palette red"])
  }
}
