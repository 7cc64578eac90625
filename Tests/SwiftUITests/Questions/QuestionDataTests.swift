import SwiftUI
import Testing

/// What an alert or a dialog is about (AL-01, AL-10 to AL-14).
@MainActor @Suite(.serialized) struct QuestionDataTests {
  private struct Counting: View {
    let journal: Journal
    @State private var count = 0
    @State private var isShown = false

    var body: some View {
      let _ = journal.note("body")
      Button("count") { count += 1 }
      Button("ask") {
        count += 7
        isShown = true
      }
      .alert("Question", isPresented: $isShown) {
        let _ = journal.note("actions of \(count)")
        Button("Take \(count)") {}
      } message: {
        Text("There are \(count).")
      }
    }
  }

  @Test("AL-01 the builders run with the body, shown or not")
  func eager() {
    let journal = Journal()
    let app = present { Counting(journal: journal) }
    #expect(journal.take() == ["body", "actions of 0"])
    app.tap("count")
    #expect(journal.take() == ["body", "actions of 1"])
  }

  @Test("AL-01 so that nothing is stale, at the first time or a later one")
  func fresh() {
    let app = present { Counting(journal: Journal()) }
    app.tap("ask")
    #expect(app.texts == ["There are 7.", "Take 7"])
    app.tap("Take 7")
    app.tap("ask")
    #expect(app.texts == ["There are 14.", "Take 14"])
  }

  /// Asks about data which a flag and an optional decide on.
  private struct Presenting: View {
    let kind: TestLayer.Kind
    @State private var isShown = false
    @State private var person: Person?
    @State private var other = 0

    var body: some View {
      buttons.modifier(Asking(kind: kind, isShown: $isShown, person: person, other: other))
      Text("flag \(isShown)")
    }

    @ViewBuilder private var buttons: some View {
      Button("flag") { isShown = true }
      Button("ada") { person = .ada }
      Button("grace") { person = .grace }
      Button("nobody") { person = nil }
      Button("other") { other += 1 }
    }
  }

  private struct Asking: ViewModifier {
    let kind: TestLayer.Kind
    @Binding var isShown: Bool
    let person: Person?
    let other: Int

    func body(content: Content) -> some View {
      if kind == .alert {
        Group { content }
          .alert(person?.name ?? "Nobody", isPresented: $isShown, presenting: person) { person in
            Button("Delete \(person.name)") {}.disabled(other > 0)
          } message: {
            Text("About \($0.name)")
          }
      } else {
        Group { content }
          .confirmationDialog(
            Text(person?.name ?? "Nobody"), isPresented: $isShown, presenting: person
          ) { person in
            Button("Delete \(person.name)") {}.disabled(other > 0)
          } message: {
            Text("About \($0.name)")
          }
      }
    }
  }

  @Test("AL-10 both the flag and the data are needed", arguments: TestLayer.Kind.questions)
  func both(_ kind: TestLayer.Kind) {
    let app = present { Presenting(kind: kind) }
    app.tap("flag")
    #expect(app.presented == [])
    app.tap("ada")
    #expect(app.isPresented(kind))
    let other = present { Presenting(kind: kind) }
    other.tap("ada")
    #expect(other.presented == [])
    other.tap("flag")
    #expect(other.texts.contains("About Ada"))
  }

  @Test(
    "AL-11, AL-12 the data given at first stay, and others do not ask anew",
    arguments: TestLayer.Kind.questions, ["grace", "nobody"])
  func keepsItsData(_ kind: TestLayer.Kind, _ change: String) {
    let app = present { Presenting(kind: kind) }
    app.tap("ada")
    app.tap("flag")
    app.tap(change, onLayer: 0)
    #expect(app.presented.count == 1)
    #expect(app.layers.last?.name == "Ada")
    #expect(app.texts.contains("About Ada"))
    app.tap("Delete Ada")
    #expect(app.presented == [])
    #expect(app.texts.contains("flag false"))
  }

  @Test("AL-11 while the data are the same the rest follows", arguments: TestLayer.Kind.questions)
  func followsTheRest(_ kind: TestLayer.Kind) {
    let app = present { Presenting(kind: kind) }
    app.tap("ada")
    app.tap("flag")
    app.tap("other", onLayer: 0)
    #expect(app.layers.last?.controls.first { $0.label == "Delete Ada" }?.isEnabled == false)
  }

  @Test(
    "AL-13 an item asks, and is nil afterwards", arguments: Carrier.allCases,
    TestLayer.Kind.questions)
  func item(_ carrier: Carrier, _ kind: TestLayer.Kind) {
    let journal = Journal()
    let app = present {
      ItemStage(
        carrier, as: kind,
        [
          StageButton<Person?>("ask") { $0.wrappedValue = .ada },
          StageButton("tell") { journal.note($0.wrappedValue?.name ?? "nobody") },
        ]
      ) { person in
        Button("Greet \(person.name)") { journal.note("greets \(person.name)") }
      }
    }
    app.tap("ask")
    #expect(app.presented == ["\(kind) Question “Question”"])
    app.tap("Greet Ada")
    #expect(app.presented == [])
    app.tap("tell")
    #expect(journal.take() == ["greets Ada", "nobody"])
  }

  private enum Failure: LocalizedError {
    case offline
    case full(Int)

    var errorDescription: String? {
      switch self {
      case .offline: "You are offline."
      case .full(let count): "\(count) are too many."
      }
    }
  }

  private struct Failing: View {
    let isItem: Bool
    @State private var isShown = false
    @State private var error: Failure?

    var body: some View {
      Group {
        Button("flag") { isShown = true }
        Button("fail") { error = .full(3) }
        Text("flag \(isShown), error \(error == nil ? "none" : "some")")
      }
      .modifier(Telling(isItem: isItem, isShown: $isShown, error: $error))
    }

    private struct Telling: ViewModifier {
      let isItem: Bool
      @Binding var isShown: Bool
      @Binding var error: Failure?

      func body(content: Content) -> some View {
        if isItem {
          content.alert(error: $error) { _ in Button("Again") {} }
        } else {
          content.alert(isPresented: $isShown, error: error) { _ in
            Button("Again") {}
          } message: { _ in
            Text("Try later.")
          }
        }
      }
    }
  }

  @Test("AL-14 an error gives the title; without one nothing shows")
  func error() {
    let app = present { Failing(isItem: false) }
    app.tap("flag")
    #expect(app.presented == [])
    app.tap("fail")
    #expect(app.layers.last?.title == "3 are too many.")
    #expect(app.texts == ["Try later.", "Again"])
    app.tap("Again")
    #expect(app.texts.contains("flag false, error some"))
  }

  @Test("AL-13 an optional error asks by itself, and is nil afterwards")
  func optionalError() {
    let app = present { Failing(isItem: true) }
    app.tap("fail")
    #expect(app.layers.last?.title == "3 are too many.")
    app.tap("Again")
    #expect(app.texts.contains("flag false, error none"))
    #expect(app.presented == [])
  }
}
