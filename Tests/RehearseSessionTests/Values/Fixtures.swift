import Foundation
import Observation

@testable import RehearseSession

struct Person: Identifiable, Hashable {
  var id = UUID()
  var name: String
}

@Observable final class Editor {
  private var isPresented = false
  var name = ""
  private(set) var initialName = ""
  private(set) var canSave = false
}

enum SheetDestination: Hashable, Codable, Sendable {
  case composer
  case settings
  case report(itemID: String)
  case pair(Int, String)
  case place(x: Double, y: Double?)
  indirect case nested(SheetDestination)
}

enum Color: String, CaseIterable, Codable {
  case red, green, blue
}

final class Node {
  var name: String
  var next: Node?
  weak var parent: Node?

  init(_ name: String) { self.name = name }
}

final class Guarded {
  unowned let owner: Node
  unowned(unsafe) let unsafeOwner: Node
  let action: () -> Void = {}
  let counter = Counter()

  init(_ owner: Node) {
    self.owner = owner
    unsafeOwner = owner
  }
}

actor Counter {
  var value = 0
}

@propertyWrapper struct Clamped {
  private var number: Int
  private let range: ClosedRange<Int>

  var wrappedValue: Int {
    get { number }
    set { number = min(max(newValue, range.lowerBound), range.upperBound) }
  }

  init(wrappedValue: Int, _ range: ClosedRange<Int>) {
    number = wrappedValue
    self.range = range
  }
}

@propertyWrapper struct Stored<Value>: WrappedStateValue {
  var wrappedValue: Value

  var stateValue: Any { wrappedValue }
}

@propertyWrapper final class Shared<Value>: WrappedStateValue {
  var wrappedValue: Value

  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  var stateValue: Any { wrappedValue }
}

struct Settings {
  @Clamped(0...10) var level = 3
  @Stored var title = "Studio"
  @Stored var person: Person? = nil
  @Shared var count = 1
  private var _plain = 7
  lazy var total = 12
}

class Animal {
  private let legs: Int
  init(legs: Int) { self.legs = legs }
}

final class Dog: Animal {
  var name = "Rex"
}

struct Boxed<Value> {
  var value: Value
}

protocol Drawable {}
extension Person: Drawable {}
extension Node: Drawable {}

protocol Owner: AnyObject {}
extension Node: Owner {}

enum Loading<Value> {
  case idle
  case loading(progress: Double?)
  case loaded(Value)
  case failed(any Error)
  case owned(by: any Owner)
  case done(() -> Void)
}

enum Single { case only(Node?) }
enum Empty { case only }
enum Wide { case text(String), flag(Bool), number(Int), a, b }

func text(_ value: some Any) -> String { StateText.line(StateReader().read(value)) }
func json(_ value: some Any) -> String { StateJSON.text(StateReader().read(value)) }
