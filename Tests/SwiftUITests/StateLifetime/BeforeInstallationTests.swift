import SwiftUI
import Testing

/// State and objects of a view value that is in no tree yet.
@MainActor @Suite(.serialized) struct BeforeInstallationTests {
  @Test("ST-04 assigning to state in init of a view not yet installed changes nothing")
  func assignmentInInit() {
    let app = present { Assigning() }
    #expect(app.texts == ["start"])
    #expect(app.issues == [])
  }

  @Test("ST-04 a binding taken there is constant, and logged")
  func bindingInInit() {
    let app = present { BindingTaking() }
    #expect(app.texts == ["set", "bound 0", "own 0"])
    #expect(app.issues == [Self.stateOutsideView])
    app.tap("set")
    #expect(app.texts == ["set", "bound 0", "own 0"])
  }

  @Test("W-12 is said once for a binding taken while a parent is evaluated")
  func bindingInInitOfAChild() {
    let app = present {
      Group { BindingTaking() }
    }
    #expect(app.issues == [Self.stateOutsideView])
  }

  @Test("W-12 is not said for a binding taken in the body")
  func bindingInBody() {
    let app = present { Counter() }
    app.tap("count")
    #expect(app.issues == [])
  }

  @Test("W-13 is said for a state object read in init, which makes a new one each time")
  func stateObjectInInit() {
    let app = present { ObjectReading() }
    #expect(app.texts == ["different"])
    #expect(
      app.issues == [
        TestIssue(
          id: "W-13",
          message:
            "Accessing StateObject's object without being installed on a View. "
            + "This will create a new instance each time.")
      ])
  }

  private static let stateOutsideView = TestIssue(
    id: "W-12",
    message:
      "Accessing State's value outside of being installed on a View. "
      + "This will result in a constant Binding of the initial value and will not update.")
}

private struct Assigning: View {
  @State private var text = "start"

  init() {
    text = "assigned"
  }

  var body: some View { Text(text) }
}

private struct BindingTaking: View {
  @State private var number = 0
  private var taken: Binding<Int> = .constant(-1)

  init() {
    taken = $number
  }

  var body: some View {
    Button("set") { taken.wrappedValue = 5 }
    Text("bound \(taken.wrappedValue)")
    Text("own \(number)")
  }
}

private final class Thing: ObservableObject {}

private struct ObjectReading: View {
  @StateObject private var thing = Thing()
  private var isSame = true

  init() {
    isSame = thing === thing
  }

  var body: some View { Text(isSame ? "the same" : "different") }
}
