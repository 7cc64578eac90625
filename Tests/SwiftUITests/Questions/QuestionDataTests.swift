import SwiftUI
import Testing

/// What an alert or a dialog is about (AL-10 to AL-13).
@MainActor @Suite(.serialized) struct QuestionDataTests {
  /// The data which a flag and an optional decide on.
  private struct Wish {
    var isShown = false
    var person: Person?
    var other = 0
  }

  private func asking(_ carrier: Carrier, _ kind: TestLayer.Kind) -> any TestHost {
    present {
      Carrying(carrier, Wish()) { wish in
        Group {
          Button("flag") { wish.wrappedValue.isShown = true }
          Button("ada") { wish.wrappedValue.person = .ada }
          Button("grace") { wish.wrappedValue.person = .grace }
          Button("nobody") { wish.wrappedValue.person = nil }
          Button("other") { wish.wrappedValue.other += 1 }
        }
        .wrapped(carrier.wrapping)
        .modifier(Asking(kind: kind, wrapping: carrier.wrapping, wish: wish))
        Text("flag \(wish.wrappedValue.isShown)")
      }
    }
  }

  private struct Asking: ViewModifier {
    let kind: TestLayer.Kind
    let wrapping: Wrapping
    @Binding var wish: Wish

    func body(content: Content) -> some View {
      let title = wish.person?.name ?? "Nobody"
      if kind == .alert {
        Group { content }
          .alert(title, isPresented: $wish.isShown, presenting: wish.person) { person in
            action(person)
          } message: {
            Text("About \($0.name)").wrapped(wrapping)
          }
      } else {
        Group { content }
          .confirmationDialog(
            Text(title), isPresented: $wish.isShown, presenting: wish.person
          ) { person in
            action(person)
          } message: {
            Text("About \($0.name)").wrapped(wrapping)
          }
      }
    }

    private func action(_ person: Person) -> some View {
      Button("Delete \(person.name)") {}.wrapped(wrapping).disabled(wish.other > 0)
    }
  }

  @Test(
    "AL-10 both the flag and the data are needed", arguments: Carrier.allCases,
    TestLayer.Kind.questions)
  func both(_ carrier: Carrier, _ kind: TestLayer.Kind) {
    let app = asking(carrier, kind)
    app.tap("flag")
    #expect(app.presented == [])
    app.tap("ada")
    #expect(app.isPresented(kind))
    let other = asking(carrier, kind)
    other.tap("ada")
    #expect(other.presented == [])
    other.tap("flag")
    #expect(other.texts.contains("About Ada"))
  }

  @Test(
    "AL-11, AL-12 the data given at first stay, and others do not ask anew",
    arguments: Carrier.allCases, TestLayer.Kind.questions)
  func keepsItsData(_ carrier: Carrier, _ kind: TestLayer.Kind) {
    for change in ["grace", "nobody"] {
      let app = asking(carrier, kind)
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
  }

  @Test(
    "AL-11 while the data are the same the rest follows", arguments: Carrier.allCases,
    TestLayer.Kind.questions)
  func followsTheRest(_ carrier: Carrier, _ kind: TestLayer.Kind) {
    let app = asking(carrier, kind)
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
          .wrapped(carrier.wrapping)
      }
    }
    app.tap("ask")
    #expect(app.presented == ["\(kind) Question “Question”"])
    app.tap("Greet Ada")
    #expect(app.presented == [])
    app.tap("tell")
    #expect(journal.take() == ["greets Ada", "nobody"])
  }
}
