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

  private struct Draft: View {
    @State private var isDirty = false

    var body: some View {
      Button("change") { isDirty.toggle() }.interactiveDismissDisabled(isDirty)
    }
  }

  @Test("PM-01 it follows its condition")
  func condition() {
    let app = sheet { Draft() }
    app.tap("change")
    #expect(!app.swipe())
    app.tap("change")
    #expect(app.swipe())
    #expect(app.presented == [])
  }

  @Test("PM-01 it goes with its view")
  func goesWithView() {
    struct Optional: View {
      @State private var isGuarded = true

      var body: some View {
        Button("unguard") { isGuarded = false }
        if isGuarded { Text("guard").interactiveDismissDisabled() }
      }
    }
    let app = sheet { Optional() }
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

  @Test("PM-02 a lower sheet's doesn't hold the upper one")
  func lowerSheet() {
    let app = sheet {
      FlagStage(.plain, isShownAtFirst: true, [], content: { Text("upper") })
        .interactiveDismissDisabled()
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
    ])
  func several(_ values: [Bool], _ isDismissed: Bool) {
    let beside = sheet {
      Text("one").interactiveDismissDisabled(values[0])
      Text("two").interactiveDismissDisabled(values[1])
    }
    #expect(beside.swipe() == isDismissed)
    let nested = sheet {
      Text("one").interactiveDismissDisabled(values[0]).interactiveDismissDisabled(values[1])
    }
    #expect(nested.swipe() == isDismissed)
  }

  private func stack(rootIsGuarded: Bool, pageIsGuarded: Bool) -> any TestHost {
    sheet {
      NavigationStack {
        NavigationLink("next", value: 1)
          .interactiveDismissDisabled(rootIsGuarded)
          .navigationDestination(for: Int.self) { _ in
            Closer().interactiveDismissDisabled(pageIsGuarded)
          }
      }
    }
  }

  @Test("PM-04 a pushed page's counts while it is on top")
  func pushedPage() {
    let app = stack(rootIsGuarded: false, pageIsGuarded: true)
    app.tap("next")
    #expect(!app.swipe())
    app.tap("close")
    #expect(app.swipe())
    #expect(app.presented == [])
  }

  @Test("PM-04 a covered page's doesn't count")
  func coveredPage() {
    let app = stack(rootIsGuarded: true, pageIsGuarded: false)
    #expect(!app.swipe())
    app.tap("next")
    #expect(app.swipe())
    #expect(app.presented == [])
  }
}
