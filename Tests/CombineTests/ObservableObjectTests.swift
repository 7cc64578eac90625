import Combine
import Testing

private class Person: ObservableObject {
  @Published var name = "Jim"
  @Published var age = 30
  var bag: Set<AnyCancellable> = []
}

private final class Employee: Person {
  @Published var title = ""
}

private final class Visitor: ObservableObject {
  var name = "" {
    willSet { objectWillChange.send() }
  }
}

private final class Guest: ObservableObject {
  let objectWillChange = PassthroughSubject<Void, Never>()
}

private final class Drawer<Content>: ObservableObject {
  @Published var content: Content
  init(_ content: Content) { self.content = content }
}

@MainActor private final class Editor: ObservableObject {
  @Published private(set) var names: [String] = []
  @Published var name = ""
  @Published var isValid = false
  private var bag: Set<AnyCancellable> = []

  init() {
    $name.map { !$0.isEmpty }.assign(to: &$isValid)
    $name.dropFirst().sink { [weak self] in self?.names.append($0) }.store(in: &bag)
  }
}

@Suite struct ObservableObjectTests {
  @Test func announcesBeforeTheChange() {
    let person = Employee()
    var log: [String] = []
    person.objectWillChange.sink { log.append("will change from \(person.name)\(person.title)") }
      .store(in: &person.bag)
    person.$name.sink { log.append("\($0) follows \(person.name)") }.store(in: &person.bag)
    person.name = "Alice"
    person.title = "!"
    #expect(
      log == [
        "Jim follows Jim", "will change from Jim", "Alice follows Jim", "will change from Alice",
      ])
  }

  @Test func hasOnePublisher() {
    let person = Person()
    #expect(person.objectWillChange === person.objectWillChange)
    #expect(person.objectWillChange !== Person().objectWillChange)
    let visitor = Visitor()
    #expect(visitor.objectWillChange === visitor.objectWillChange)
    #expect(visitor.objectWillChange !== Visitor().objectWillChange)
  }

  @Test func needsNoPublishedProperty() {
    let visitor = Visitor()
    var count = 0
    let cancellable = visitor.objectWillChange.sink { count += 1 }
    visitor.name = "Jim"
    #expect(count == 1)
    cancellable.cancel()
    visitor.name = "Alice"
    #expect(count == 1)
  }

  @Test func manyVisitorsComeAndGo() {
    var count = 0
    for _ in 0..<1_000 {
      let visitor = Visitor()
      let cancellable = visitor.objectWillChange.sink { count += 1 }
      visitor.name = "Jim"
      cancellable.cancel()
    }
    #expect(count == 1_000)
  }

  @Test func mayBringAPublisherOfItsOwn() {
    let guest = Guest()
    let recording = Recording(guest.objectWillChange)
    guest.objectWillChange.send()
    #expect(recording.text == "()")
  }

  @Test func genericClassesPublish() {
    let drawer = Drawer("a")
    let recording = Recording(drawer.$content)
    let changes = Recording(drawer.objectWillChange)
    drawer.content = "b"
    #expect(recording.text == "a b")
    #expect(changes.text == "()")
  }

  @Test func closuresSubscribeDirectly() {
    let person = Person()
    var count = 0
    let cancellable = person.objectWillChange.subscribe { count += 1 }
    person.age = 31
    cancellable.cancel()
    person.age = 32
    #expect(count == 1)
  }

  @MainActor @Test func assignsToPublishedProperties() {
    let editor = Editor()
    #expect(!editor.isValid)
    editor.name = "Alice"
    #expect(editor.isValid)
    #expect(editor.names == ["Alice"])
  }

  @Test func objectsAreFreedWithTheirSubscriptions() {
    weak var person: Person?
    do {
      let jim = Person()
      person = jim
      jim.$name.combineLatest(jim.$age).sink { _ in }.store(in: &jim.bag)
      jim.objectWillChange.sink {}.store(in: &jim.bag)
      jim.name = "Alice"
    }
    #expect(person == nil)
  }
}
