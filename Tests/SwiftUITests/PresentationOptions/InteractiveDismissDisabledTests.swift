import SwiftUI
import Testing

/// Forbidding a person to dismiss (PM-01 to PM-04).
@MainActor @Suite(.serialized) struct InteractiveDismissDisabledTests {
  private func sheet(
    on device: Circumstances.Device = .phone, @ViewBuilder _ content: @escaping () -> some View
  ) -> any TestHost {
    present(Circumstances(device: device)) {
      FlagStage(
        .plain, isShownAtFirst: true, [StageButton("hide") { $0.wrappedValue = false }],
        content: { content() })
    }
  }

  @Test("PM-01 it may stand on any view of the content", arguments: Wrapping.allCases)
  func anywhere(_ wrapping: Wrapping) {
    let app = sheet {
      Text("above")
      Child {
        Text("deep").interactiveDismissDisabled().wrapped(wrapping)
      }
      Closer()
    }
    #expect(!app.swipe())
    #expect(app.isPresented(.sheet))
  }

  @Test("PM-01 dismiss() closes the sheet all the same", arguments: Wrapping.allCases)
  func dismissAction(_ wrapping: Wrapping) {
    let app = sheet { Closer().interactiveDismissDisabled().wrapped(wrapping) }
    app.tap("close")
    #expect(app.presented == [])
  }

  @Test("PM-01 so does code that clears the flag", arguments: Wrapping.allCases)
  func flag(_ wrapping: Wrapping) {
    let app = sheet { Text("sheet").interactiveDismissDisabled().wrapped(wrapping) }
    app.tap("hide", onLayer: 0)
    #expect(app.presented == [])
  }

  @Test("PM-01 it follows its condition", arguments: Carrier.allCases)
  func condition(_ carrier: Carrier) {
    let app = sheet {
      Carrying(Carried(carrier, false)) { isDirty in
        Button("change") { isDirty.wrappedValue.toggle() }
          .interactiveDismissDisabled(isDirty.wrappedValue)
          .wrapped(carrier.wrapping)
      }
    }
    app.tap("change")
    #expect(!app.swipe())
    app.tap("change")
    #expect(app.swipe())
    #expect(app.presented == [])
  }

  @Test("PM-01 it goes with its view", arguments: Wrapping.allCases)
  func goesWithView(_ wrapping: Wrapping) {
    struct Optional: View {
      let wrapping: Wrapping
      @State private var isGuarded = true

      var body: some View {
        Button("unguard") { isGuarded = false }
        if isGuarded { Text("guard").interactiveDismissDisabled().wrapped(wrapping) }
      }
    }
    let app = sheet { Optional(wrapping: wrapping).wrapped(wrapping) }
    #expect(!app.swipe())
    app.tap("unguard")
    #expect(app.swipe())
  }

  @Test(
    "PM-02 on the presenter it says nothing about the presenter's sheet",
    arguments: Wrapping.allCases)
  func onPresenter(_ wrapping: Wrapping) {
    let app = present {
      FlagStage(.plain, isShownAtFirst: true, [], content: { Text("sheet") })
        .interactiveDismissDisabled()
        .wrapped(wrapping)
    }
    #expect(app.swipe())
    #expect(app.presented == [])
  }

  @Test("PM-02 it reaches the nearest presentation and no further", arguments: Wrapping.allCases)
  func nearest(_ wrapping: Wrapping) {
    let app = sheet {
      FlagStage(
        .plain, isShownAtFirst: true, [],
        content: { Closer().interactiveDismissDisabled().wrapped(wrapping) })
    }
    #expect(app.layers.count == 3)
    #expect(!app.swipe())
    app.tap("close")
    #expect(app.layers.count == 2)
    #expect(app.swipe())
    #expect(app.presented == [])
  }

  @Test("PM-02 a lower sheet's doesn't hold the upper one", arguments: Carrier.allCases)
  func lowerSheet(_ carrier: Carrier) {
    let app = sheet {
      FlagStage(carrier, isShownAtFirst: true, [], content: { Text("upper") })
        .interactiveDismissDisabled()
        .wrapped(carrier.wrapping)
    }
    #expect(app.layers.count == 3)
    #expect(app.swipe())
    #expect(app.layers.count == 2)
    #expect(!app.swipe())
  }

  @Test(
    "PM-03 of several values any true one disables",
    arguments: [
      ([false, false], true), ([true, false], false), ([false, true], false),
      ([true, true], false),
    ] as [([Bool], Bool)], Wrapping.allCases)
  func several(_ row: (values: [Bool], isDismissed: Bool), _ wrapping: Wrapping) {
    let (values, isDismissed) = row
    let beside = sheet {
      Text("one").interactiveDismissDisabled(values[0]).wrapped(wrapping)
      Text("two").interactiveDismissDisabled(values[1]).wrapped(wrapping)
    }
    #expect(beside.swipe() == isDismissed)
    let nested = sheet {
      Text("one").interactiveDismissDisabled(values[0])
        .wrapped(wrapping)
        .interactiveDismissDisabled(values[1])
        .wrapped(wrapping)
    }
    #expect(nested.swipe() == isDismissed)
  }

  private func stack(
    _ wrapping: Wrapping, rootIsGuarded: Bool, pageIsGuarded: Bool
  ) -> any TestHost {
    sheet {
      NavigationStack {
        NavigationLink("next", value: 1)
          .interactiveDismissDisabled(rootIsGuarded)
          .wrapped(wrapping)
          .navigationDestination(for: Int.self) { _ in
            Closer().interactiveDismissDisabled(pageIsGuarded).wrapped(wrapping)
          }
      }
      .wrapped(wrapping)
    }
  }

  @Test("PM-04 a pushed page's counts while it is on top", arguments: Wrapping.allCases)
  func pushedPage(_ wrapping: Wrapping) {
    let app = stack(wrapping, rootIsGuarded: false, pageIsGuarded: true)
    app.tap("next")
    #expect(!app.swipe())
    app.tap("close")
    #expect(app.swipe())
    #expect(app.presented == [])
  }

  @Test("PM-04 a covered page's doesn't count", arguments: Wrapping.allCases)
  func coveredPage(_ wrapping: Wrapping) {
    let app = stack(wrapping, rootIsGuarded: true, pageIsGuarded: false)
    #expect(!app.swipe())
    app.tap("next")
    #expect(app.swipe())
    #expect(app.presented == [])
  }
}
