import SwiftUI
import Testing

/// A sheet asked for while an alert is up (AL-22).
@MainActor @Suite(.serialized) struct UnderAnAlertTests {
  private struct AlertThenSheet: View {
    let wrapping: Wrapping
    let flags: TwoFlags

    var body: some View {
      Button("ask") { flags.first.wrappedValue = true }
      Button("sheet") { flags.second.wrappedValue = true }
        .alert("Question", isPresented: flags.first) {
          Button("Open") { flags.second.wrappedValue = true }.wrapped(wrapping)
          Button("No", role: .cancel) {}
        }
        .wrapped(wrapping)
        .sheet(isPresented: flags.second) { Text("sheet").wrapped(wrapping) }
    }
  }

  private func alert(
    _ carrier: Carrier, _ keeping: FlagKeeping, drops: Bool = false
  ) -> any TestHost {
    present(Circumstances(dropsDuringDismissal: drops)) {
      CarryingFlags(carrier, keeping) { AlertThenSheet(wrapping: carrier.wrapping, flags: $0) }
    }
  }

  @Test(
    "AL-22 a sheet asked for by an alert's action comes after it", arguments: Carrier.allCases,
    FlagKeeping.allCases)
  func sheetByAnAction(_ carrier: Carrier, _ keeping: FlagKeeping) {
    let app = alert(carrier, keeping)
    app.tap("ask")
    app.tap("Open")
    #expect(app.layers.map(\.kind) == [.window, .sheet])
    #expect(app.issues == [])
  }

  @Test(
    "AL-22 a sheet asked for under an alert waits, or is refused", arguments: Carrier.allCases,
    [false, true])
  func sheetUnderAnAlert(_ carrier: Carrier, _ drops: Bool) {
    for keeping in FlagKeeping.allCases {
      let app = alert(carrier, keeping, drops: drops)
      app.tap("ask")
      app.tap("sheet", onLayer: 0)
      #expect(app.layers.map(\.kind) == [.window, .alert])
      #expect(app.events == ["sheet of AlertThenSheet \(drops ? "dropped" : "waits")"])
      #expect(app.issueIDs == (drops ? ["W-17"] : []))
      app.tap("No")
      #expect(app.layers.map(\.kind) == (drops ? [.window] : [.window, .sheet]))
    }
  }
}
