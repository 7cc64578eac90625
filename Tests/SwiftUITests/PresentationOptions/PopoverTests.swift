import SwiftUI
import Testing

/// Popovers, and how presentations adapt to little room (SH-41, PM-01).
@MainActor @Suite(.serialized) struct PopoverTests {
  private func popover<Content: View>(
    _ carrier: Carrier = .plain, on device: Circumstances.Device, _ journal: Journal = Journal(),
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> any TestHost {
    present(Circumstances(device: device)) {
      FlagStage(
        carrier, as: .popover,
        [
          StageButton("open") { $0.wrappedValue = true },
          StageButton("close") { $0.wrappedValue = false },
          StageButton("tell") { journal.note("flag \($0.wrappedValue)") },
        ], content: content)
    }
  }

  @Test(
    "SH-41 where there is room it is a popover, and else a sheet", arguments: Carrier.allCases,
    [
      (Circumstances.Device.phone, TestLayer.Kind.sheet),
      (Circumstances.Device.pad, TestLayer.Kind.popover),
      (Circumstances.Device.mac, TestLayer.Kind.popover),
    ])
  func adapts(_ carrier: Carrier, _ form: (device: Circumstances.Device, kind: TestLayer.Kind)) {
    let app = popover(carrier, on: form.device) { Counter() }
    app.tap("open")
    #expect(app.presented == ["\(form.kind) Counter"])
  }

  @Test(
    "SH-41 it follows its flag, and writes it when a person closes it",
    arguments: Carrier.allCases, [Circumstances.Device.phone, .pad])
  func follows(_ carrier: Carrier, _ device: Circumstances.Device) {
    let journal = Journal()
    let app = popover(carrier, on: device, journal) { Closer() }
    app.tap("open")
    app.tap("close", onLayer: 0)
    #expect(app.presented == [])
    app.tap("open")
    #expect(app.swipe())
    #expect(app.presented == [])
    app.tap("tell")
    app.tap("open")
    app.tap("close")
    app.tap("tell")
    #expect(journal.take() == ["flag false", "flag false"])
  }

  @Test(
    "SH-41 an item shows, and is replaced by one of another id", arguments: Carrier.allCases)
  func item(_ carrier: Carrier) {
    let app = present(Circumstances(device: .pad)) {
      ItemStage(
        carrier, as: .popover,
        [
          StageButton<Person?>("ada") { $0.wrappedValue = .ada },
          StageButton("king") { $0.wrappedValue = .adaKing },
          StageButton("grace") { $0.wrappedValue = .grace },
        ]
      ) { person in
        Text(person.name)
        Counter()
      }
    }
    app.tap("ada")
    app.tap("count")
    app.tap("king", onLayer: 0)
    #expect(app.texts == ["Ada King", "count", "1"])
    app.tap("grace", onLayer: 0)
    #expect(app.texts == ["Grace", "count", "0"])
    #expect(app.isPresented(.popover))
  }

  @Test(
    "SH-41 the content says what becomes of it where there is little room",
    arguments: Wrapping.allCases,
    [
      (PresentationAdaptation.automatic, TestLayer.Kind.sheet),
      (PresentationAdaptation.none, TestLayer.Kind.popover),
      (PresentationAdaptation.popover, TestLayer.Kind.popover),
      (PresentationAdaptation.sheet, TestLayer.Kind.sheet),
      (PresentationAdaptation.fullScreenCover, TestLayer.Kind.cover),
    ])
  func adaptation(
    _ wrapping: Wrapping, _ form: (adaptation: PresentationAdaptation, kind: TestLayer.Kind)
  ) {
    let app = popover(on: .phone) {
      Counter().presentationCompactAdaptation(form.adaptation).wrapped(wrapping)
    }
    app.tap("open")
    #expect(app.layers.last?.kind == form.kind)
    let wide = popover(on: .pad) { Counter().presentationCompactAdaptation(form.adaptation) }
    wide.tap("open")
    #expect(wide.layers.last?.kind == .popover)
  }

  @Test("SH-41 a sheet can become a cover", arguments: Carrier.allCases)
  func sheetAsCover(_ carrier: Carrier) {
    let app = present {
      FlagStage(carrier, isShownAtFirst: true, []) {
        Counter().presentationCompactAdaptation(.fullScreenCover).wrapped(carrier.wrapping)
      }
    }
    #expect(app.layers.map(\.kind) == [.window, .cover])
  }

  @Test(
    "PM-01 a popover that may not be dismissed stays", arguments: [Circumstances.Device.pad, .mac],
    Carrier.allCases)
  func stays(_ device: Circumstances.Device, _ carrier: Carrier) {
    let app = popover(carrier, on: device) {
      Counter().interactiveDismissDisabled().wrapped(carrier.wrapping)
    }
    app.tap("open")
    #expect(!app.swipe())
    app.tap("close", onLayer: 0)
    #expect(app.presented == [])
  }

  private struct Inspected: View {
    let carrier: Carrier

    var body: some View {
      Carrying(Carried(carrier, true)) { isShown in
        Button("toggle") { isShown.wrappedValue.toggle() }
          .inspector(isPresented: isShown) { Text("details").wrapped(carrier.wrapping) }
          .wrapped(carrier.wrapping)
      }
    }
  }

  @Test(
    "An inspector is a column where there is room, and else a sheet", arguments: Carrier.allCases)
  func inspector(_ carrier: Carrier) {
    let phone = present { Inspected(carrier: carrier) }
    #expect(phone.isPresented(.sheet))
    phone.swipe()
    #expect(phone.presented == [])
    let pad = present(Circumstances(device: .pad)) { Inspected(carrier: carrier) }
    #expect(pad.presented == [])
    #expect(pad.texts == ["toggle", "details"])
    pad.tap("toggle")
    #expect(pad.texts == ["toggle"])
  }
}
