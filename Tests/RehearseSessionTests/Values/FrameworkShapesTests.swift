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

  @Test func columnsOfASplitViewHaveTheirNames() {
    #expect(text(NavigationSplitViewVisibility.doubleColumn) == "doubleColumn")
    #expect(
      text([NavigationSplitViewColumn.sidebar, .content, .detail]) == "[sidebar, content, detail]")
  }

  @Test(arguments: [
    (DateComponents(year: 2026, month: 12, day: 1), "2026-12-01"),
    (
      DateComponents(
        calendar: Calendar(identifier: .gregorian), era: 1, year: 2026, month: 2, day: 3, hour: 9,
        minute: 5), "2026-02-03T09:05"
    ),
    (DateComponents(hour: 23, minute: 0, second: 7), "23:00:07"),
    (DateComponents(month: 5), "month 5"), (DateComponents(), "no date"),
    (
      DateComponents(
        timeZone: TimeZone(identifier: "Europe/Berlin"), era: 0, year: 44, month: 3, day: 15,
        hour: 8, weekday: 6), "0044-03-15 hour 8 weekday 6 era 0 Europe/Berlin"
    ),
  ])
  func partsOfADateAreWrittenAsOne(_ parts: DateComponents, _ written: String) {
    #expect(text(parts) == written)
  }

  @Test func whatFoundationReckonsWithIsItsName() {
    #expect(text(Calendar(identifier: .gregorian)) == "gregorian")
    #expect(text(Locale(identifier: "de_CH")) == "de_CH")
    #expect(text([TimeZone(identifier: "Europe/Berlin")]) == "[Europe/Berlin]")
  }

  private func text(_ value: Any) -> String {
    StateText.line(StateReader().read(value))
  }
}
