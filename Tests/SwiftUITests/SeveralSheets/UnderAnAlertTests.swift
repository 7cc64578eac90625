import SwiftUI
import Testing

/// A sheet asked for while an alert is up (AL-22).
@MainActor @Suite(.serialized) struct UnderAnAlertTests {
  private struct AlertThenSheet: View {
    let wrapping: Wrapping
    @Binding var flags: Flags

    var body: some View {
      Button("ask") { flags.isFirstShown = true }
      Button("sheet") { flags.isSecondShown = true }
        .alert("Question", isPresented: $flags.isFirstShown) {
          Button("Open") { flags.isSecondShown = true }.wrapped(wrapping)
          Button("No", role: .cancel) {}
        }
        .wrapped(wrapping)
        .sheet(isPresented: $flags.isSecondShown) { Text("sheet").wrapped(wrapping) }
    }
  }

  private func alert(_ carrier: Carrier, drops: Bool = false) -> any TestHost {
    present(Circumstances(dropsDuringDismissal: drops)) {
      Carrying(carrier, Flags()) { AlertThenSheet(wrapping: carrier.wrapping, flags: $0) }
    }
  }

  @Test("AL-22 a sheet asked for by an alert's action comes after it", arguments: Carrier.allCases)
  func sheetByAnAction(_ carrier: Carrier) {
    let app = alert(carrier)
    app.tap("ask")
    app.tap("Open")
    #expect(app.layers.map(\.kind) == [.window, .sheet])
    #expect(app.issues == [])
  }

  @Test(
    "AL-22 a sheet asked for under an alert waits, or is refused", arguments: Carrier.allCases,
    [false, true])
  func sheetUnderAnAlert(_ carrier: Carrier, _ drops: Bool) {
    let app = alert(carrier, drops: drops)
    app.tap("ask")
    app.tap("sheet", onLayer: 0)
    #expect(app.layers.map(\.kind) == [.window, .alert])
    #expect(app.events == ["sheet of AlertThenSheet \(drops ? "dropped" : "waits")"])
    #expect(app.issueIDs == (drops ? ["W-17"] : []))
    app.tap("No")
    #expect(app.layers.map(\.kind) == (drops ? [.window] : [.window, .sheet]))
  }
}
