import Foundation
import Testing

@testable import RehearseSession

@Suite struct IdentityTokensTests {
  @Test func theSameQuestionsGetTheSameNumbers() {
    let (one, two) = (UUID(), UUID())
    let (first, second) = (IdentityTokens(), IdentityTokens())
    for tokens in [first, second] {
      #expect(tokens.token(for: one) == 1)
      #expect(tokens.token(for: two) == 2)
      #expect(tokens.token(for: one) == 1)
    }
    let copy = first.copy()
    #expect(copy.token(for: UUID()) == 3)
    #expect(first.count == 2)
  }

  @Test func aNewObjectIsNotAGoneOne() {
    let tokens = IdentityTokens()
    for number in 1...50 {
      let node = Node("\(number)")
      #expect(tokens.token(for: node) == number)
    }
  }

  @Test func datesOfTheSessionAreMadeAtRunTime() {
    let start = Date(timeIntervalSince1970: 1_000)
    let tokens = IdentityTokens(start: start) { start.addingTimeInterval(10) }
    #expect(tokens.isMadeAtRunTime(start))
    #expect(tokens.isMadeAtRunTime(start.addingTimeInterval(10)))
    #expect(tokens.isMadeAtRunTime(start.addingTimeInterval(0.5)))
    #expect(tokens.isMadeAtRunTime(start.addingTimeInterval(100.25)))
    #expect(!tokens.isMadeAtRunTime(start.addingTimeInterval(11)))
    #expect(!tokens.isMadeAtRunTime(.distantFuture))
  }
}
