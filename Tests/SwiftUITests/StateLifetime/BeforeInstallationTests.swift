import SwiftUI
import Testing

/// State and objects of a view value that is in no tree yet.
@MainActor @Suite(.serialized) struct BeforeInstallationTests {
  @Test(
    "ST-04 assigning to state in init of a view not yet installed changes nothing",
    arguments: Wrapping.allCases)
  func assignmentInInit(_ wrapping: Wrapping) {
    let app = present { Making(wrapping) { Assigning() } }
    #expect(app.texts == ["start"])
    #expect(app.issues == [])
  }

  @Test("ST-04 a binding taken there is constant, and logged", arguments: Wrapping.allCases)
  func bindingInInit(_ wrapping: Wrapping) {
    let app = present { Making(wrapping) { BindingTaking() } }
    #expect(app.texts == ["set", "bound 0", "own 0"])
    #expect(app.issues == [Self.stateOutsideView])
    app.tap("set")
    #expect(app.texts == ["set", "bound 0", "own 0"])
  }

  @Test(
    "W-12 is said once for a binding taken while a parent is evaluated",
    arguments: Wrapping.allCases)
  func bindingInInitOfAChild(_ wrapping: Wrapping) {
    let app = present { BindingTaking().wrapped(wrapping) }
    #expect(app.issues == [Self.stateOutsideView])
    let sheet = present {
      FlagStage(.plain, isShownAtFirst: true, []) { BindingTaking().wrapped(wrapping) }
    }
    #expect(sheet.issues == [Self.stateOutsideView])
  }

  @Test("W-12 is not said for a binding taken in the body", arguments: Wrapping.allCases)
  func bindingInBody(_ wrapping: Wrapping) {
    let app = present { Making(wrapping) { Toggling() } }
    app.tap("on")
    #expect(app.texts.last == "true")
    #expect(app.issues == [])
  }

  @Test(
    "W-13 is said for a state object read in init, which makes a new one each time",
    arguments: Wrapping.allCases)
  func stateObjectInInit(_ wrapping: Wrapping) {
    let app = present { Making(wrapping) { ObjectReading() } }
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

/// A view that makes another one in its body.
private struct Making<Content: View>: View {
  let wrapping: Wrapping
  let make: @MainActor () -> Content

  init(_ wrapping: Wrapping, _ make: @escaping @MainActor () -> Content) {
    self.wrapping = wrapping
    self.make = make
  }

  var body: some View { make().wrapped(wrapping) }
}

private struct Toggling: View {
  @State private var isOn = false

  var body: some View {
    Toggle("on", isOn: $isOn)
    Text("\(isOn)")
  }
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
