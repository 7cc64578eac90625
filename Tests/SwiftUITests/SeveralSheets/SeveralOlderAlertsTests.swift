import SwiftUI
import Testing

/// Several alerts of the older form (MX-16).
@MainActor @Suite(.serialized) struct SeveralOlderAlertsTests {
  private struct Older: View {
    let apart: Bool
    let wrapping: Wrapping
    let flags: TwoFlags

    var body: some View {
      Button("first") { flags.first.wrappedValue = true }
      Button("second") { flags.second.wrappedValue = true }
      if apart {
        Text("left").alert(isPresented: flags.first) { Alert(title: Text("First")) }
          .wrapped(wrapping)
        Text("right").alert(isPresented: flags.second) { Alert(title: Text("Second")) }
          .wrapped(wrapping)
      } else {
        Text("one").wrapped(wrapping)
          .alert(isPresented: flags.first) { Alert(title: Text("First")) }
          .wrapped(wrapping)
          .padding()
          .alert(isPresented: flags.second) { Alert(title: Text("Second")) }
          .wrapped(wrapping)
      }
    }
  }

  private func older(
    _ carrier: Carrier, _ keeping: FlagKeeping, apart: Bool
  ) -> any TestHost {
    present {
      CarryingFlags(carrier, keeping) { Older(apart: apart, wrapping: carrier.wrapping, flags: $0) }
    }
  }

  @Test(
    "MX-16 of older alerts stacked on one view only the last works", arguments: Carrier.allCases,
    FlagKeeping.allCases)
  func shadowed(_ carrier: Carrier, _ keeping: FlagKeeping) {
    let app = older(carrier, keeping, apart: false)
    app.tap("first")
    #expect(app.presented == [])
    #expect(
      app.issues == [
        TestIssue(
          id: "MX-16",
          message: """
            An alert of the older form in \(carrier.wrapping.name(within: "Older")) never shows: \
            another one follows it on the same view, and only the last one counts.
            """)
      ])
    app.tap("second")
    #expect(app.presented == ["alert Second “Second”"])
  }

  @Test(
    "MX-16 on views of their own both work", arguments: Carrier.allCases, FlagKeeping.allCases)
  func apart(_ carrier: Carrier, _ keeping: FlagKeeping) {
    let app = older(carrier, keeping, apart: true)
    app.tap("first")
    #expect(app.presented == ["alert First “First”"])
    app.tap("OK")
    app.tap("second")
    #expect(app.presented == ["alert Second “Second”"])
    #expect(app.issues == [])
  }
}
