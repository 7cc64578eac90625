import SwiftUI
import Testing

/// Covers, and sheets of the Mac (SH-40, SH-42).
@MainActor @Suite(.serialized) struct CoverAndMacTests {
  @Test("SH-40 a cover differs from a sheet by its style alone", arguments: Carrier.allCases)
  func cover(_ carrier: Carrier) {
    func story(_ kind: TestLayer.Kind) -> [String] {
      let journal = Journal()
      let app = presentHoldingTransitions {
        ItemStage(
          carrier, as: kind,
          [
            StageButton("Ada") { $0.wrappedValue = .ada },
            StageButton("Ada King") { $0.wrappedValue = .adaKing },
            StageButton("Grace") { $0.wrappedValue = .grace },
            StageButton("nobody") { $0.wrappedValue = nil },
          ],
          onDismiss: { journal.note("onDismiss") },
          content: { (person: Person) in Text(person.name).noted(person.name, journal) })
      }
      for label in ["Ada", "Ada King", "Grace", "nobody", "Grace"] {
        app.tap(label, onLayer: 0)
        journal.note(app.presented.joined(separator: ", "))
        app.finishTransitions()
        journal.note(app.presented.joined(separator: ", "))
      }
      return journal.lines
    }
    let cover = story(.cover)
    #expect(cover.contains("cover Text (arriving)"))
    #expect(cover == story(.sheet).map { $0.replacing("sheet", with: "cover") })
  }

  @Test("SH-40 a flag's cover with dismiss()", arguments: Carrier.allCases)
  func coverOfFlag(_ carrier: Carrier) {
    let app = present {
      FlagStage(carrier, as: .cover, isShownAtFirst: true, [], content: { Closer() })
    }
    #expect(app.isPresented(.cover))
    app.tap("close")
    #expect(!app.isPresented(.cover))
  }

  @Test(
    "SH-40 a person swipes a cover away, unless covers have no gesture", arguments: [false, true],
    Carrier.allCases)
  func swipe(coversStay: Bool, _ carrier: Carrier) {
    let app = present(Circumstances(coversStay: coversStay)) {
      FlagStage(carrier, as: .cover, isShownAtFirst: true, [], content: { Closer() })
    }
    app.swipe()
    #expect(app.isPresented(.cover) == coversStay)
    let sheet = present(Circumstances(coversStay: coversStay)) {
      FlagStage(carrier, isShownAtFirst: true, [], content: { Closer() })
    }
    sheet.swipe()
    #expect(!sheet.isPresented(.sheet))
  }

  private struct Editor: View {
    let wrapping: Wrapping
    let hasCancel: Bool
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      Text("editor")
      if hasCancel {
        Button("Cancel") { dismiss() }
          .wrapped(wrapping)
          .keyboardShortcut(.cancelAction)
          .wrapped(wrapping)
      }
    }
  }

  private func editor(
    _ carrier: Carrier, hasCancel: Bool, on device: Circumstances.Device
  ) -> any TestHost {
    present(Circumstances(device: device)) {
      FlagStage(
        carrier, isShownAtFirst: true, [StageButton("hide") { $0.wrappedValue = false }],
        content: { Editor(wrapping: carrier.wrapping, hasCancel: hasCancel) })
    }
  }

  @Test(
    "SH-42 on the Mac a sheet can't be dragged away", arguments: Carrier.allCases, [false, true])
  func noDrag(_ carrier: Carrier, _ hasCancel: Bool) {
    let app = editor(carrier, hasCancel: hasCancel, on: .mac)
    #expect(!app.swipe())
    #expect(app.presented == ["sheet Editor"])
  }

  @Test("SH-42 Escape presses its cancel button", arguments: Carrier.allCases)
  func escape(_ carrier: Carrier) {
    let app = editor(carrier, hasCancel: true, on: .mac)
    #expect(app.pressKey(.cancelAction))
    #expect(app.presented == [])
  }

  @Test(
    "SH-42 without one, Escape does nothing, and only code closes it", arguments: Carrier.allCases)
  func codeCloses(_ carrier: Carrier) {
    let app = editor(carrier, hasCancel: false, on: .mac)
    #expect(!app.pressKey(.cancelAction))
    #expect(app.presented == ["sheet Editor"])
    app.tap("hide", onLayer: 0)
    #expect(app.presented == [])
  }

  @Test(
    "SH-42 elsewhere it can be dragged", arguments: Carrier.allCases,
    [Circumstances.Device.phone, .pad])
  func draggedElsewhere(_ carrier: Carrier, _ device: Circumstances.Device) {
    let app = editor(carrier, hasCancel: true, on: device)
    #expect(app.swipe())
    #expect(app.presented == [])
  }
}
