import RehearseTesting
import Testing

@testable import lend

@Suite struct FlowTests {
  @Test(arguments: Scenarios(in: "../../flows"))
  @MainActor func flow(_ scenario: Scenario) throws {
    try scenario.run(on: desk)
  }
}
