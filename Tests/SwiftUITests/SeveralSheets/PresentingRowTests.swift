import SwiftUI
import Testing

/// Rows that present, by one flag or from a lazy container (MX-22, MX-23).
@MainActor @Suite(.serialized) struct PresentingRowTests {
  private struct SharedFlag: View {
    let kind: TestLayer.Kind
    let wrapping: Wrapping
    @State private var isShown = false

    var body: some View {
      List([Person.ada, .grace, .jean]) { person in
        Button("show \(person.name)") { isShown = true }
          .wrapped(wrapping)
          .presents(kind, $isShown, "about \(person.name)")
          .wrapped(wrapping)
      }
    }
  }

  @Test("MX-22 one flag for all rows shows the wrong one", arguments: Wrapping.allCases)
  func sharedFlag(_ wrapping: Wrapping) {
    let app = present { SharedFlag(kind: .sheet, wrapping: wrapping) }
    app.tap("show Jean")
    #expect(app.texts == ["about Ada"])
    #expect(app.issueIDs.contains("MX-22"))
    #expect(
      app.issues.last { $0.id == "MX-22" }?.message == """
        3 rows of a ForEach ask for a sheet at once, by one flag that they share: the first of \
        them shows (Text), whichever row was meant. Present by an item, outside of the rows.
        """)
    app.swipe()
    #expect(app.presented == [])
  }

  @Test("MX-22 alerts of rows as well", arguments: Wrapping.allCases)
  func sharedAlertFlag(_ wrapping: Wrapping) {
    let app = present { SharedFlag(kind: .alert, wrapping: wrapping) }
    app.tap("show Jean")
    #expect(app.labels == ["about Ada"])
    #expect(app.issueIDs == ["MX-22"])
  }

  private struct Rows: View {
    let isLazy: Bool
    let wrapping: Wrapping
    @State private var people = [Person.ada, .grace]

    var body: some View {
      Button("remove") { people.removeAll { $0.id == Person.grace.id } }
      if isLazy {
        List(people) { row($0) }.wrapped(wrapping)
      } else {
        VStack { ForEach(people) { row($0) }.wrapped(wrapping) }
      }
    }

    private func row(_ person: Person) -> some View {
      OwnSheet(name: person.name, wrapping: wrapping).wrapped(wrapping)
    }

    struct OwnSheet: View {
      let name: String
      let wrapping: Wrapping
      @State private var isShown = false

      var body: some View {
        Button("show \(name)") { isShown = true }.wrapped(wrapping)
          .sheet(isPresented: $isShown) { Counter() }
      }
    }
  }

  @Test(
    "MX-23 a row of a lazy container takes its sheet with it", arguments: [true, false],
    Wrapping.allCases)
  func lazyRow(_ isLazy: Bool, _ wrapping: Wrapping) {
    let app = present { Rows(isLazy: isLazy, wrapping: wrapping) }
    app.tap("show Grace")
    #expect(app.presented == ["sheet Counter"])
    app.tap("remove", onLayer: 0)
    #expect(app.presented == [])
    #expect(app.events == ["sheet (Counter) removed with its presenter"])
    #expect(
      app.issues
        == (isLazy
          ? [
            TestIssue(
              id: "MX-23",
              message: """
                The sheet of OwnSheet is gone with its row: the modifier stands on a row of a \
                lazy container. Attach it to the container.
                """)
          ] : []))
  }

  private struct DeletableRows: View {
    let wrapping: Wrapping
    @State private var people = [Person.ada, .grace]

    var body: some View {
      List(people) { person in
        Deletable(person: person, wrapping: wrapping) {
          people.removeAll { $0.id == person.id }
        }
        .wrapped(wrapping)
      }
    }

    struct Deletable: View {
      let person: Person
      let wrapping: Wrapping
      let delete: () -> Void
      @State private var isAsked = false

      var body: some View {
        Button("delete \(person.name)") { isAsked = true }.wrapped(wrapping)
          .confirmationDialog("Delete?", isPresented: $isAsked) {
            Button("Delete", role: .destructive) { delete() }.wrapped(wrapping)
          }
      }
    }
  }

  @Test(
    "MX-23 a row that its own dialog deletes has been asked to the end",
    arguments: Wrapping.allCases)
  func deletesItself(_ wrapping: Wrapping) {
    let app = present { DeletableRows(wrapping: wrapping) }
    app.tap("delete Grace")
    app.tap("Delete")
    #expect(app.presented == [])
    #expect(app.texts == ["delete Ada"])
    #expect(app.issues == [])
    #expect(app.events == [])
  }
}
