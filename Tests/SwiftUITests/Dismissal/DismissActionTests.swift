import SwiftUI
import Testing

/// What `dismiss` closes depends on where it was read.
@MainActor @Suite(.serialized) struct DismissActionTests {
  @Test(
    "DI-01 dismiss closes the presentation in whose content it was read",
    arguments: Carrier.allCases)
  func closesItsPresentation(_ carrier: Carrier) {
    let app = present {
      FlagStage(carrier, [StageButton("open") { $0.wrappedValue = true }]) { Closer() }
    }
    app.tap("open")
    #expect(app.isPresented(.sheet))
    app.tap("close")
    #expect(app.presented == [])
  }

  @Test("DI-01 wherever in the content the view that reads it lies", arguments: Wrapping.allCases)
  func closesFromInside(_ wrapping: Wrapping) {
    let app = present {
      FlagStage(.plain, as: .cover, isShownAtFirst: true, []) { Closer().wrapped(wrapping) }
    }
    #expect(app.isPresented(.cover))
    app.tap("close")
    #expect(app.presented == [])
  }

  @Test(
    "DI-02 read in the presenter it does not close the presenter's sheet",
    arguments: Carrier.allCases)
  func presentersActionLeavesTheSheet(_ carrier: Carrier) {
    let app = present { Presenter(carrier: carrier).wrapped(carrier.wrapping) }
    app.tap("open")
    app.tap("close by the presenter")
    #expect(app.presented.count == 1)
  }

  @Test("DI-02 it acts on the presenter's own presentation", arguments: Carrier.allCases)
  func presentersActionClosesThePresenter(_ carrier: Carrier) {
    let app = present {
      FlagStage(carrier, isShownAtFirst: true, []) {
        Presenter(carrier: carrier).wrapped(carrier.wrapping)
      }
    }
    app.tap("open")
    #expect(app.presented.count == 2)
    app.tap("close by the presenter")
    #expect(app.presented == [])
  }

  @Test("DI-05 in a view that is not presented it does nothing", arguments: Wrapping.allCases)
  func doesNothingInTheWindow(_ wrapping: Wrapping) {
    let app = present { Closer().wrapped(wrapping) }
    app.tap("close")
    #expect(app.screen.count == 1)
    #expect(app.events == [])
    #expect(app.issues == [])
  }

  @Test(
    "DI-05 in the root view of a window it closes the window of a Mac or a tablet",
    arguments: Wrapping.allCases, [Circumstances.Device.mac, .pad])
  func closesTheWindow(_ wrapping: Wrapping, _ device: Circumstances.Device) {
    let journal = Journal()
    let app = present(Circumstances(device: device)) {
      Closer().wrapped(wrapping).noted("root", journal)
    }
    app.tap("close")
    #expect(app.screen == [])
    #expect(app.events == ["window closed"])
    #expect(journal.lines == ["root appears", "root disappears"])
  }

  @Test("DI-06 it closes one level only", arguments: Carrier.allCases)
  func closesOneLevel(_ carrier: Carrier) {
    let app = present {
      FlagStage(carrier, isShownAtFirst: true, []) {
        Closer().wrapped(carrier.wrapping)
        FlagStage(carrier, [StageButton("open another") { $0.wrappedValue = true }]) {
          Closer().wrapped(carrier.wrapping)
        }
      }
    }
    app.tap("open another")
    #expect(app.presented.count == 2)
    app.tap("close")
    #expect(app.presented.count == 1)
    app.tap("close")
    #expect(app.presented == [])
  }
}

/// A view that hands its own `dismiss` to the content of its sheet.
private struct Presenter: View {
  let carrier: Carrier
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    FlagStage(carrier, [StageButton("open") { $0.wrappedValue = true }]) {
      Button("close by the presenter") { dismiss() }.wrapped(carrier.wrapping)
    }
  }
}
