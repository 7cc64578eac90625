import SwiftUI
import Testing

/// The rows of `ForEach` are known by their ids.
@MainActor @Suite(.serialized) struct ForEachIdentityTests {
  @Test("ST-10 state follows the ids", arguments: Wrapping.allCases)
  func stateFollowsIDs(_ wrapping: Wrapping) {
    let model = CarriedModel([Person.ada, .grace, .jean])
    let app = present { People(model: model, wrapping: wrapping) }
    app.tap("mark Grace")
    #expect(app.texts == ["mark Ada", "mark Grace", "marked", "mark Jean"])
    model.value.removeFirst()
    app.update()
    #expect(app.texts == ["mark Grace", "marked", "mark Jean"])
    model.value.reverse()
    app.update()
    #expect(app.texts == ["mark Jean", "mark Grace", "marked"])
    model.value.insert(.ada, at: 0)
    app.update()
    #expect(app.texts == ["mark Ada", "mark Jean", "mark Grace", "marked"])
  }

  @Test("ST-10 a row that moves neither disappears nor appears", arguments: Wrapping.allCases)
  func movingIsNoRemoval(_ wrapping: Wrapping) {
    let journal = Journal()
    let model = CarriedModel([Person.ada, .grace])
    let app = present { NotedPeople(model: model, wrapping: wrapping, journal: journal) }
    #expect(journal.take() == ["Ada appears", "Grace appears"])
    model.value.reverse()
    app.update()
    #expect(journal.take() == [])
    model.value.removeLast()
    app.update()
    #expect(journal.take() == ["Ada disappears"])
  }

  @Test(
    "ST-10 ids that are indices move state to the wrong element after a deletion",
    arguments: Wrapping.allCases)
  func indexIDs(_ wrapping: Wrapping) {
    let model = CarriedModel([Person.ada, .grace, .jean])
    let app = present { IndexedPeople(model: model, wrapping: wrapping) }
    app.tap("mark Ada")
    model.value.removeFirst()
    app.update()
    #expect(app.texts == ["mark Grace", "marked", "mark Jean"])
  }

  @Test(
    "ST-10 an id met twice is logged, and the first row keeps its state",
    arguments: Wrapping.allCases)
  func duplicateIDs(_ wrapping: Wrapping) {
    let model = CarriedModel([Person.ada, .grace])
    let app = present { People(model: model, wrapping: wrapping) }
    app.tap("mark Ada")
    #expect(app.issues == [])
    model.value.append(.adaKing)
    app.update()
    #expect(app.texts == ["mark Ada", "marked", "mark Grace", "mark Ada King"])
    #expect(app.issueIDs == ["W-20"])
  }

  @Test(
    "ST-10 rows behind the first id met twice keep their state while the others come and go",
    arguments: Wrapping.allCases)
  func duplicateIDsCome(_ wrapping: Wrapping) {
    let model = CarriedModel([Person.ada, .grace])
    let app = present { People(model: model, wrapping: wrapping) }
    app.tap("mark Grace")
    model.value = [.ada, .adaKing, .grace]
    app.update()
    #expect(app.texts == ["mark Ada", "mark Ada King", "mark Grace", "marked"])
    model.value = [.ada, .grace]
    app.update()
    #expect(app.texts == ["mark Ada", "mark Grace", "marked"])
    model.value = [.grace, .ada]
    app.update()
    #expect(app.texts == ["mark Grace", "marked", "mark Ada"])
    model.value = [.grace, .ada, .jean]
    app.update()
    #expect(app.texts == ["mark Grace", "marked", "mark Ada", "mark Jean"])
    #expect(app.issueIDs == ["W-20"])
  }

  @Test("W-20 names the collection and the id", arguments: Wrapping.allCases)
  func duplicateMessage(_ wrapping: Wrapping) {
    let app = present {
      ForEach(["Jim", "Jim"], id: \.self) { Line(text: $0, wrapping: wrapping) }.wrapped(wrapping)
    }
    #expect(
      app.issues == [
        TestIssue(
          id: "W-20",
          message:
            "ForEach<Array<String>, String, Line>: the ID Jim occurs multiple times within the "
            + "collection, this will give undefined results!")
      ])
  }

  @Test(
    "W-21 is said when a constant range changes, and the first count stays",
    arguments: Carrier.allCases)
  func changedRange(_ carrier: Carrier) {
    let count = Carried(carrier, 2)
    let app = present {
      Carrying(count) { count in
        ForEach(0..<count.wrappedValue) { Line(text: "row \($0)", wrapping: carrier.wrapping) }
          .wrapped(carrier.wrapping)
      }
    }
    #expect(app.texts == ["row 0", "row 1"])
    count.value = 3
    app.update()
    #expect(app.texts == ["row 0", "row 1"])
    #expect(
      app.issues == [
        TestIssue(
          id: "W-21",
          message:
            "ForEach<Range<Int>, Int, Line> count (3) != its initial count (2). "
            + "`ForEach(_:content:)` should only be used for *constant* data. Instead conform "
            + "data to `Identifiable` or use `ForEach(_:id:content:)` and provide an explicit "
            + "`id`!")
      ])
  }
}

private struct Markable: View {
  let name: String
  @State private var isMarked = false

  var body: some View {
    Button("mark \(name)") { isMarked = true }
    if isMarked { Text("marked") }
  }
}

private struct People: View {
  let model: CarriedModel<[Person]>
  let wrapping: Wrapping

  var body: some View {
    ForEach(model.value) { person in
      Markable(name: person.name).wrapped(wrapping)
    }
    .wrapped(wrapping)
  }
}

private struct NotedPeople: View {
  let model: CarriedModel<[Person]>
  let wrapping: Wrapping
  let journal: Journal

  var body: some View {
    ForEach(model.value) { person in
      Text(person.name).noted(person.name, journal).wrapped(wrapping)
    }
    .wrapped(wrapping)
  }
}

private struct IndexedPeople: View {
  let model: CarriedModel<[Person]>
  let wrapping: Wrapping

  var body: some View {
    ForEach(Array(model.value.enumerated()), id: \.offset) { _, person in
      Markable(name: person.name).wrapped(wrapping)
    }
    .wrapped(wrapping)
  }
}

/// A row with a type of its own, whatever it lies in.
private struct Line: View {
  let text: String
  let wrapping: Wrapping

  var body: some View { Text(text).wrapped(wrapping) }
}
