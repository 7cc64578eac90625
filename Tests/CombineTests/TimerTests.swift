import Combine
import Foundation
import Testing

/// The publisher of a timer, and the one connection it has.
@Suite struct TimerTests {
  @Test("a timer that is connected to begin with can be stopped by what it is made of")
  func oneConnection() {
    let timer = Timer.publish(every: 3_600, on: .main, in: .common).autoconnect()
    let subscription = timer.sink { _ in }
    defer { subscription.cancel() }
    let first = timer.upstream.connect()
    let second = timer.upstream.connect()
    #expect(first as AnyObject === second as AnyObject)
    first.cancel()
    second.cancel()
  }
}
