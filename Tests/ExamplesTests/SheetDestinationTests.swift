import Testing

@testable import Wiring

@Suite("Sheet destinations")
struct SheetDestinationTests {
  static let destinations: [SheetDestination] = [
    .settings, .report(itemID: "1"), .report(itemID: "2"),
  ]

  @Test("have an id each")
  func distinct() {
    #expect(Set(Self.destinations.map(\.id)).count == Self.destinations.count)
  }

  @Test("have one id for all, once they do not say which one they are", arguments: destinations)
  func unidentified(_ destination: SheetDestination) {
    var sheet: SheetDestination? = destination
    #expect(sheet.unidentified?.id == "sheet")
    sheet.unidentified = nil
    #expect(sheet == nil)
    sheet.unidentified = UnidentifiedSheet(destination: destination)
    #expect(sheet == destination)
  }

  @Test("are about the same sheet whether they name the report or hold it")
  func copies() {
    let report = Report(id: "1", title: "Camera")
    #expect(SheetDestination.report(itemID: "1").id == SheetDestination.reportCopy(report).id)
  }
}
