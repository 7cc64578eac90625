import SwiftUI
import Testing

/// What alerts and dialogs add to their actions, and in which order they stand (AL-04 to AL-06, AL-15, MX-25).
@MainActor @Suite(.serialized) struct QuestionFormTests {
  @Test("AL-04 without an action there is OK", arguments: Carrier.allCases)
  func standardAction(_ carrier: Carrier) {
    let app = asked(carrier, .alert) { EmptyView() }
    #expect(app.labels == ["OK"])
    app.tap("OK")
    #expect(app.presented == [])
  }

  @Test("AL-04 with actions no cancel is added", arguments: Carrier.allCases)
  func noCancel(_ carrier: Carrier) {
    let app = asked(carrier, .alert) { Button("Yes") {} }
    #expect(app.labels == ["Yes"])
  }

  @Test("AL-05 a dialog always has a way out", arguments: Carrier.allCases)
  func dialogCancel(_ carrier: Carrier) {
    let app = asked(carrier, .dialog) { Button("Yes") {} }
    #expect(app.labels == ["Yes", "Cancel"])
    app.tap("Cancel")
    #expect(app.presented == [])
  }

  @Test("AL-05 an action of cancel role takes its place", arguments: Carrier.allCases)
  func ownCancel(_ carrier: Carrier) {
    let app = asked(carrier, .dialog) {
      Button("Never", role: .cancel) {}
      Button("Yes") {}
    }
    #expect(app.labels == ["Yes", "Never"])
  }

  @Test(
    "AL-05, MX-25 where there is room it is a popover, and cancel is not shown",
    arguments: Carrier.allCases)
  func regularWidth(_ carrier: Carrier) {
    let app = asked(carrier, .dialog, Circumstances(device: .pad)) {
      Button("Yes") {}
      Button("Never", role: .cancel) {}
    }
    #expect(app.labels == ["Yes"])
    #expect(app.swipe())
    #expect(app.presented == [])
  }

  private enum Offer: String, CaseIterable {
    case pair, three, dialog, mac

    var kind: TestLayer.Kind { self == .dialog ? .dialog : .alert }

    var labels: [String] {
      switch self {
      case .pair: ["Cancel", "Delete"]
      case .three, .dialog: ["Delete", "Keep", "Cancel"]
      case .mac: ["Delete", "Cancel"]
      }
    }
  }

  @Test(
    "AL-06 cancel leads one other action, and else comes last", arguments: Offer.allCases,
    Carrier.allCases)
  private func order(_ offer: Offer, _ carrier: Carrier) {
    let circumstances = Circumstances(device: offer == .mac ? .mac : .phone)
    let app = asked(carrier, offer.kind, circumstances) {
      Button("Delete", role: .destructive) {}
      Button("Cancel", role: .cancel) {}
      if offer == .three || offer == .dialog { Button("Keep") {} }
    }
    #expect(app.labels == offer.labels)
  }

  @Test(
    "AL-15 a dialog hides its title on a phone unless it is to be seen",
    arguments: [
      (Visibility.automatic, Circumstances.Device.phone, false),
      (.visible, .phone, true), (.hidden, .phone, false), (.automatic, .mac, true),
      (.hidden, .mac, false),
    ], Carrier.allCases)
  func title(_ case: (Visibility, Circumstances.Device, Bool), _ carrier: Carrier) {
    let (visibility, device, isShown) = `case`
    let app = present(Circumstances(device: device)) {
      Carrying(carrier, true) { isAsked in
        Text("presenter").wrapped(carrier.wrapping)
          .confirmationDialog("Sure?", isPresented: isAsked, titleVisibility: visibility) {
            Button("Yes") {}.wrapped(carrier.wrapping)
          }
      }
    }
    #expect(app.layers.last?.title == (isShown ? "Sure?" : nil))
    #expect(app.layers.last?.name == "Sure?")
  }

  private struct Suppressible: View {
    @State private var isSuppressed = false

    var body: some View {
      Text("suppressed \(isSuppressed)")
        .alert("Tip", isPresented: .constant(true)) {}
        .dialogSuppressionToggle("Don't tell again", isSuppressed: $isSuppressed)
        .dialogIcon(Image(systemName: "lightbulb"))
        .dialogSeverity(.critical)
    }
  }

  @Test("A question can be suppressed on the Mac", arguments: [Circumstances.Device.mac, .phone])
  func suppression(_ device: Circumstances.Device) {
    let app = present(Circumstances(device: device)) { Suppressible() }
    guard device == .mac else {
      #expect(app.labels == ["OK"])
      return
    }
    #expect(app.labels == ["Don't tell again", "OK"])
    app.layers.last?.controls.first?.isOn?.wrappedValue = true
    app.update()
    #expect(app.texts(onLayer: 0) == ["suppressed true"])
  }
}
