import Testing

@testable import RehearseSession

@Suite("What a model holds, from one moment to the next") struct StateSnapshotTests {
  private struct Draft {
    var isOpen = false
    var title = "a title too long to lie in the value itself"
    var count: Int8 = 0
    var kind: Kind?

    enum Kind {
      case plain
      case named(String)
    }
  }

  private final class Model {
    var count = 0
  }

  @Test("It is the same object as long as nothing has changed, and another one when anything has")
  func plainValues() {
    let reader = StateReader()
    var draft = Draft()
    let first = reader.snapshot(of: draft, after: nil)
    #expect(reader.snapshot(of: draft, after: first) === first)
    let changes: [(inout Draft) -> Void] = [
      { $0.isOpen = true }, { $0.title += "!" }, { $0.count = 1 }, { $0.kind = .plain },
      { $0.kind = .named("a") }, { $0.kind = .named("b") }, { $0.kind = nil },
    ]
    var last = first
    for change in changes {
      change(&draft)
      let next = reader.snapshot(of: draft, after: last)
      #expect(!next.holds(last))
      #expect(next.value == reader.read(draft))
      #expect(next.fingerprint == StateSnapshot(next.value).fingerprint)
      last = next
    }
  }

  @Test("An equal value in other memory holds what was there") func equalValues() {
    let reader = StateReader()
    let first = reader.snapshot(of: Array(repeating: "a", count: 20), after: nil)
    let second = reader.snapshot(of: Array(repeating: "a", count: 20), after: first)
    #expect(second.holds(first))
    #expect(second.fingerprint == first.fingerprint)
  }

  @Test("Values of another type are read, whatever their bytes") func otherTypes() {
    let reader = StateReader()
    let first = reader.snapshot(of: 1, after: nil)
    #expect(reader.snapshot(of: UInt(1), after: first).value == .int(1))
    #expect(reader.snapshot(of: true, after: first).value == .bool(true))
  }

  @Test("An object is read each time, and not kept") func objects() {
    let reader = StateReader()
    var model: Model? = Model()
    weak let observed = model
    let first = reader.snapshot(of: model as Any, after: nil)
    model?.count = 1
    let second = reader.snapshot(of: model as Any, after: first)
    #expect(!second.holds(first))
    model = nil
    #expect(observed == nil)
  }
}
