import SwiftUI
import Testing

/// The colour scheme that a view prefers (EN-11).
@MainActor @Suite(.serialized) struct ColorSchemeTests {
  private struct Scheme: View {
    let name: String
    @Environment(\.colorScheme) private var scheme

    var body: some View { Text("\(name) \(scheme == .dark ? "dark" : "light")") }
  }

  private struct Presenter: View {
    let wrapping: Wrapping
    let isInside: Bool
    @State private var preferred: ColorScheme? = .dark
    @State private var isPreferring = true

    var body: some View {
      VStack {
        Scheme(name: "window")
        Button("light") { preferred = .light }
        Button("none") { preferred = nil }
        Button("gone") { isPreferring = false }
        if !isInside, isPreferring {
          Text("prefers").preferredColorScheme(preferred).wrapped(wrapping)
        }
      }
      .sheet(isPresented: .constant(true)) {
        Scheme(name: "sheet")
        if isInside, isPreferring {
          Text("prefers").preferredColorScheme(preferred).wrapped(wrapping)
        }
      }
    }
  }

  private func present(_ wrapping: Wrapping, isInside: Bool) -> any TestHost {
    SwiftUITests.present { Presenter(wrapping: wrapping, isInside: isInside) }
  }

  @Test(
    "EN-11 what a sheet's content prefers is the sheet's, not the window's",
    arguments: Wrapping.allCases)
  func sheet(_ wrapping: Wrapping) {
    let app = present(wrapping, isInside: true)
    #expect(app.texts(onLayer: 0).first == "window light")
    #expect(app.texts.first == "sheet dark")
  }

  @Test(
    "EN-11 it follows the value, and ends with the view", arguments: ["light", "none", "gone"],
    Wrapping.allCases)
  func follows(_ change: String, _ wrapping: Wrapping) {
    let app = present(wrapping, isInside: true)
    app.tap(change, onLayer: 0)
    #expect(app.texts.first == "sheet light")
  }

  @Test("EN-11 what the window prefers is inherited", arguments: Wrapping.allCases)
  func window(_ wrapping: Wrapping) {
    let app = present(wrapping, isInside: false)
    #expect(app.texts(onLayer: 0).first == "window dark")
    #expect(app.texts.first == "sheet dark")
    app.tap("gone", onLayer: 0)
    #expect(app.texts(onLayer: 0).first == "window light")
    #expect(app.texts.first == "sheet light")
  }
}
