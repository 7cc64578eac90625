import Foundation
import Synchronization
import Testing

@testable import RehearseSession

/// A value of some type, with what it looks like as text and as JSON.
struct Look: CustomTestStringConvertible, Sendable {
  let text: String
  let json: String
  let value: @Sendable () -> Any

  init(_ text: String, _ json: String, _ value: @autoclosure @escaping @Sendable () -> Any) {
    self.text = text
    self.json = json
    self.value = value
  }

  var testDescription: String { text }
}

struct Failure: Error {
  let code: Int
}

private func read(_ look: Look, _ reader: StateReader = StateReader()) -> StateValue {
  reader.read(look.value())
}

@Suite struct StateReaderTests {
  static let looks: [Look] = [
    Look("true", "true", true),
    Look("-3", "-3", -3),
    Look("255", "255", UInt8.max),
    Look("18446744073709551615", #""18446744073709551615""#, UInt64.max),
    Look("0.1", "0.1", Float(0.1)),
    Look("1.0", "1.0", 1.0),
    Look("nan", #""nan""#, Double.nan),
    Look(#""Jim""#, #""Jim""#, "Jim"),
    Look(#""é""#, #""é""#, Character("é")),
    Look(#""a\"b\\c\n\u{1B}\u{202E}""#, #""a\"b\\c\n\u001b\#u{202E}""#, "a\"b\\c\n\u{1b}\u{202e}"),
    Look("nil", "null", Int?.none as Any),
    Look("nil", "null", Int??.some(.none) as Any),
    Look("3", "3", Int??.some(.some(3)) as Any),
    Look("[1, 2]", "[1,2]", [1, 2]),
    Look("[2, 3]", "[2,3]", [1, 2, 3][1...]),
    Look("[]", "[]", [Int]()),
    Look("[1, 2, 3]", "[1,2,3]", Set([3, 1, 2])),
    Look(#"["a": 1, "b": 2]"#, #"{"a":1,"b":2}"#, ["b": 2, "a": 1]),
    Look("[:]", "{}", [String: Int]()),
    Look("[red: 1]", #"{"red":1}"#, [Color.red: 1]),
    Look(#"(x: 1, "a")"#, #"{"x":1,"_1":"a"}"#, (x: 1, "a")),
    Look("red", #""red""#, Color.red),
    Look("settings", #""settings""#, SheetDestination.settings),
    Look(
      #"report(itemID: "123")"#, #"{"report":{"itemID":"123"}}"#,
      SheetDestination.report(itemID: "123")),
    Look(#"pair(1, "a")"#, #"{"pair":{"_0":1,"_1":"a"}}"#, SheetDestination.pair(1, "a")),
    Look(
      "place(x: 1.5, y: nil)", #"{"place":{"x":1.5,"y":null}}"#,
      SheetDestination.place(x: 1.5, y: nil)),
    Look(
      "nested(nested(composer))", #"{"nested":{"_0":{"nested":{"_0":"composer"}}}}"#,
      SheetDestination.nested(.nested(.composer))),
    Look(
      "success(1)", #"{"success":{"_0":1}}"#, Result<Int, Failure>.success(1)),
    Look(
      "failure(Failure(code: 2))", #"{"failure":{"_0":{"code":2}}}"#,
      Result<Int, any Error>.failure(Failure(code: 2))),
    Look(
      #"Person(id: #1, name: "Jim")"#, ##"{"id":"#1","name":"Jim"}"##, Person(name: "Jim")),
    Look(
      #"Editor(isPresented: false, name: "", initialName: "", canSave: false)"#,
      #"{"isPresented":false,"name":"","initialName":"","canSave":false}"#, Editor()),
    Look(#"Dog(legs: 4, name: "Rex")"#, #"{"legs":4,"name":"Rex"}"#, Dog(legs: 4)),
    Look(
      #"Settings(level: Clamped(number: 3, range: 0...10), title: "Studio", person: nil, count: 1, "#
        + "_plain: 7, total: nil)",
      #"{"level":{"number":3,"range":"0...10"},"title":"Studio","person":null,"count":1,"#
        + #""_plain":7,"total":null}"#, Settings()),
    Look("Boxed<Any>(value: 3)", #"{"value":3}"#, Boxed<Any>(value: 3)),
    Look("Boxed<Optional<Any>>(value: nil)", #"{"value":null}"#, Boxed<Any?>(value: nil)),
    Look(
      #"Boxed<Drawable>(value: Person(id: #1, name: "Jim"))"#,
      ##"{"value":{"id":"#1","name":"Jim"}}"##, Boxed<any Drawable>(value: Person(name: "Jim"))),
    Look(
      #"Boxed<AnyObject>(value: Node(name: "a", next: nil, parent: nil))"#,
      #"{"value":{"name":"a","next":null,"parent":null}}"#, Boxed<AnyObject>(value: Node("a"))),
    Look(
      "Boxed<Error>(value: Failure(code: 1))", #"{"value":{"code":1}}"#,
      Boxed<any Error>(value: Failure(code: 1))),
    Look(
      "Boxed<AnyHashable>(value: red)", #"{"value":"red"}"#,
      Boxed<AnyHashable>(value: Color.red)),
    Look("Boxed<() -> ()>(value: closure)", #"{"value":"closure"}"#, Boxed<() -> Void>(value: {})),
    Look(
      "Boxed<Any.Type>(value: Any.Type)", #"{"value":"Any.Type"}"#, Boxed<Any.Type>(value: Int.self)
    ),
    Look("Counter", #""Counter""#, Counter()),
    Look("0..<3", #""0..<3""#, 0..<3),
    Look("1.5 seconds", #""1.5 seconds""#, Duration.milliseconds(1500)),
    Look(
      "https://example.com/a", #""https://example.com/a""#,
      URL(string: "https://example.com/a") as Any),
    Look("…/notes.txt", #""…/notes.txt""#, URL(fileURLWithPath: "/home/jim/notes.txt")),
    Look(
      "2026-05-01T10:00:00Z", #""2026-05-01T10:00:00Z""#,
      Date(timeIntervalSince1970: 1_777_629_600)),
    Look("#1", ##""#1""##, Date()),
    Look("#1", ##""#1""##, Date().addingTimeInterval(86_400.25)),
    Look("12.5", #""12.5""#, Decimal(string: "12.5") as Any),
    Look("3 bytes", #""3 bytes""#, Data([1, 2, 3])),
    Look("idle", #""idle""#, Loading<Int>.idle),
    Look(
      "loading(progress: 0.5)", #"{"loading":{"progress":0.5}}"#,
      Loading<Int>.loading(progress: 0.5)),
    Look(#"loaded(["a"])"#, #"{"loaded":{"_0":["a"]}}"#, Loading<[String]>.loaded(["a"])),
    Look(
      "failed(Failure(code: 1))", #"{"failed":{"_0":{"code":1}}}"#,
      Loading<Int>.failed(Failure(code: 1))),
    Look(
      #"owned(by: Node(name: "a", next: nil, parent: nil))"#,
      #"{"owned":{"by":{"name":"a","next":null,"parent":null}}}"#, Loading<Int>.owned(by: Node("a"))
    ),
    Look("done(closure)", #"{"done":{"_0":"closure"}}"#, Loading<Int>.done {}),
    Look(
      "[loaded(idle), nil]", #"[{"loaded":{"_0":"idle"}},null]"#,
      [Loading<Loading<Int>>?.some(.loaded(.idle)), nil]),
    Look("only(nil)", #"{"only":{"_0":null}}"#, Single.only(nil)),
    Look("only", #""only""#, Empty.only),
    Look(
      #"[text("x"), flag(true), number(2), a, b]"#,
      #"[{"text":{"_0":"x"}},{"flag":{"_0":true}},{"number":{"_0":2}},"a","b"]"#,
      [Wide.text("x"), .flag(true), .number(2), .a, .b]),
    Look("Boxed<Optional<Owner>>(value: nil)", #"{"value":null}"#, Boxed<(any Owner)?>(value: nil)),
    Look("NotificationCenter", #""NotificationCenter""#, NotificationCenter.default),
    Look("Task<(), Never>", #""Task<(), Never>""#, Task<Void, Never> {}),
    Look("()", "{}", ()),
    Look("UnsafeRawPointer", #""UnsafeRawPointer""#, UnsafeRawPointer(bitPattern: 16) as Any),
  ]

  @Test(arguments: looks) func everyTypeHasOneLook(_ look: Look) {
    #expect(StateText.line(read(look)) == look.text)
    #expect(StateJSON.text(read(look)) == look.json)
    #expect(read(look) == read(look))
  }

  @Test func aRepeatedObjectIsItsToken() {
    let node = Node("a")
    #expect(
      text([node, node]) == #"[Node(name: "a", next: nil, parent: nil), #1]"#)
    node.next = node
    #expect(text(node) == #"Node(name: "a", next: #1, parent: nil)"#)
    node.next = nil
  }

  @Test func weakReferencesAreTokensAndUnownedOnesNames() {
    let parent = Node("parent")
    let child = Node("child")
    child.parent = parent
    #expect(text(child) == #"Node(name: "child", next: nil, parent: #1)"#)

    let guarded: Guarded
    do {
      let gone = Node("gone")
      guarded = Guarded(gone)
    }
    #expect(
      text(guarded) == "Guarded(owner: Node, unsafeOwner: Node, action: closure, counter: Counter)")
  }

  @Test func aLockIsNeverRead() {
    final class Locked {
      let value = Mutex(1)
      let after = 2
    }
    #expect(text(Locked()) == "Locked(value: …, after: 2)")
  }

  @Test func depthLengthAndTotalAreCapped() {
    var chain: Node?
    for index in (0..<40).reversed() {
      let node = Node("\(index)")
      node.next = chain
      chain = node
    }
    let deep = StateReader(limits: StateLimits(depth: 2)).read(chain)
    #expect(
      StateText.line(deep)
        == #"Node(name: "0", next: Node(name: …, next: …, parent: nil), parent: nil)"#)

    let long = StateReader(limits: StateLimits(length: 2))
    #expect(StateText.line(long.read(Array(1...9))) == "[1, 2, … 7 more]")
    #expect(StateText.line(long.read(Set(1...9))) == "[1, 2, … 7 more]")
    #expect(StateText.line(long.read([3: 3, 1: 1, 2: 2])) == "[1: 1, 2: 2, … 1 more]")
    #expect(long.read(Array(1...9)) == .array([.int(1), .int(2), .elided(more: 7)]))

    let few = StateReader(limits: StateLimits(total: 3))
    #expect(StateText.line(few.read([1, 2, 3, 4])) == "[1, 2, …, …]")
  }

  @Test func identitiesInSetsAreNumberedInTheOrderShown() {
    for _ in 0..<20 {
      let people = Set(["Cy", "Al", "Bo"].map { Person(name: $0) })
      let reader = StateReader()
      let known = people.first { $0.name == "Bo" }
      _ = reader.read(known)
      let shown = StateText.line(reader.read(people))
      // The one that is known already comes first; the others follow in their order.
      #expect(
        shown == #"[Person(id: #1, name: "Bo"), Person(id: #2, name: "Al"), "#
          + #"Person(id: #3, name: "Cy")]"#)
    }
  }

  @Test func typesCanBeShownByTheirOwnDescription() {
    struct Money: CustomStringConvertible {
      let cents: Int
      var description: String { "€\(cents / 100)" }
    }
    let reader = StateReader(described: [Money.self])
    #expect(StateText.line(reader.read([Money(cents: 500)])) == "[€5]")
    #expect(text(Money(cents: 500)) == "Money(cents: 500)")
  }

  @Test func aPayloadIsStillWholeAfterItWasRead() {
    let node = Node("a")
    let loading = Loading<[Node]>.loaded([node])
    let before = _getRetainCount(node)
    for _ in 0..<100 { #expect(StateReader().read(loading) != .null) }
    #expect(_getRetainCount(node) == before)
    guard case .loaded(let nodes) = loading else { return #expect(Bool(false)) }
    #expect(nodes.first === node)
  }

  @Test func readingDoesNotKeepObjectsAlive() {
    weak var gone: Node?
    let reader = StateReader()
    do {
      let node = Node("a")
      gone = node
      _ = reader.read([node, node])
    }
    #expect(gone == nil)
  }
}
