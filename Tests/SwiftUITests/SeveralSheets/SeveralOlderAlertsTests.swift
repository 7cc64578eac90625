import SwiftUI
import Testing

/// Several alerts of the older form (MX-16).
@MainActor @Suite(.serialized) struct SeveralOlderAlertsTests {
  private struct Older: View {
    let apart: Bool
    let wrapping: Wrapping
    @Binding var flags: Flags

    var body: some View {
      Button("first") { flags.isFirstShown = true }
      Button("second") { flags.isSecondShown = true }
      if apart {
        Text("left").alert(isPresented: $flags.isFirstShown) { Alert(title: Text("First")) }
          .wrapped(wrapping)
        Text("right").alert(isPresented: $flags.isSecondShown) { Alert(title: Text("Second")) }
          .wrapped(wrapping)
      } else {
        Text("one").wrapped(wrapping)
          .alert(isPresented: $flags.isFirstShown) { Alert(title: Text("First")) }
          .wrapped(wrapping)
          .padding()
          .alert(isPresented: $flags.isSecondShown) { Alert(title: Text("Second")) }
          .wrapped(wrapping)
      }
    }
  }

  private func older(_ carrier: Carrier, apart: Bool) -> any TestHost {
    present {
      Carrying(carrier, Flags()) { Older(apart: apart, wrapping: carrier.wrapping, flags: $0) }
    }
  }

  @Test(
    "MX-16 of older alerts stacked on one view only the last works", arguments: Carrier.allCases)
  func shadowed(_ carrier: Carrier) {
    let app = older(carrier, apart: false)
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

  @Test("MX-16 on views of their own both work", arguments: Carrier.allCases)
  func apart(_ carrier: Carrier) {
    let app = older(carrier, apart: true)
    app.tap("first")
    #expect(app.presented == ["alert First “First”"])
    app.tap("OK")
    app.tap("second")
    #expect(app.presented == ["alert Second “Second”"])
    #expect(app.issues == [])
  }
}
