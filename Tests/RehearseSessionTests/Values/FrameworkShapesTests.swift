import SwiftUI
import Testing

@testable import RehearseSession

/// A router of the kind there was before observation.
private final class Router: ObservableObject {
  @Published var sheet: String? = "report"
  @Published var path = NavigationPath()
  private var subscriptions: Set<AnyCancellable> = []
  private let events = PassthroughSubject<Int, Never>()

  init() {
    $sheet.sink { _ in }.store(in: &subscriptions)
  }
}

@Suite struct FrameworkShapesTests {
  @Test func aPublishedPropertyIsItsValue() {
    let router = Router()
    router.path.append("Jim")
    router.path.append(3)
    #expect(
      text(router)
        == #"Router(sheet: "report", path: ["Jim", 3], subscriptions: [AnyCancellable], "#
        + "events: PassthroughSubject<Int, Never>)")
    router.sheet = nil
    #expect(text(router).hasPrefix("Router(sheet: nil, "))
  }

  @Test func whatIsShownOnScreenIsItsText() {
    #expect(text(Text("Jim")) == #""Jim""#)
    #expect(text(LocalizedStringKey("Jim")) == #""Jim""#)
    #expect(text(PresentationDetent.medium) == #""medium""#)
    #expect(text(SwiftUI.Color.red) == "red")
  }

  private func text(_ value: Any) -> String {
    StateText.line(StateReader().read(value))
  }
}
