import SwiftUI
import Testing

/// Alerts that an error asks for (AL-13, AL-14).
@MainActor @Suite(.serialized) struct QuestionErrorTests {
  private enum Failure: LocalizedError {
    case offline
    case full(Int)

    var errorDescription: String? {
      switch self {
      case .offline: "You are offline."
      case .full(let count): "\(count) are too many."
      }
    }
  }

  private struct Trouble {
    var isShown = false
    var error: Failure?
  }

  private func failing(_ carrier: Carrier, isItem: Bool) -> any TestHost {
    present {
      Carrying(carrier, Trouble()) { trouble in
        Group {
          Button("flag") { trouble.wrappedValue.isShown = true }
          Button("fail") { trouble.wrappedValue.error = .full(3) }
          Text("flag \(trouble.wrappedValue.isShown)")
          Text("error \(trouble.wrappedValue.error == nil ? "none" : "some")")
        }
        .wrapped(carrier.wrapping)
        .modifier(Telling(isItem: isItem, wrapping: carrier.wrapping, trouble: trouble))
      }
    }
  }

  private struct Telling: ViewModifier {
    let isItem: Bool
    let wrapping: Wrapping
    @Binding var trouble: Trouble

    func body(content: Content) -> some View {
      if isItem {
        content.alert(error: $trouble.error) { _ in Button("Again") {}.wrapped(wrapping) }
      } else {
        content.alert(isPresented: $trouble.isShown, error: trouble.error) { _ in
          Button("Again") {}.wrapped(wrapping)
        } message: { _ in
          Text("Try later.").wrapped(wrapping)
        }
      }
    }
  }

  @Test("AL-14 an error gives the title; without one nothing shows", arguments: Carrier.allCases)
  func error(_ carrier: Carrier) {
    let app = failing(carrier, isItem: false)
    app.tap("flag")
    #expect(app.presented == [])
    app.tap("fail")
    #expect(app.layers.last?.title == "3 are too many.")
    #expect(app.texts == ["Try later.", "Again"])
    app.tap("Again")
    #expect(app.texts.suffix(2) == ["flag false", "error some"])
  }

  @Test(
    "AL-13 an optional error asks by itself, and is nil afterwards", arguments: Carrier.allCases)
  func optionalError(_ carrier: Carrier) {
    let app = failing(carrier, isItem: true)
    app.tap("fail")
    #expect(app.layers.last?.title == "3 are too many.")
    app.tap("Again")
    #expect(app.texts.suffix(2) == ["flag false", "error none"])
    #expect(app.presented == [])
  }
}
