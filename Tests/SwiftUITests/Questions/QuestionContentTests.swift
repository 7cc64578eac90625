import SwiftUI
import Testing

/// What alerts and dialogs keep of their actions and their message (AL-07 to AL-09).
@MainActor @Suite(.serialized) struct QuestionContentTests {
  @Test(
    "AL-07 only controls with plain text are kept", arguments: Carrier.allCases,
    TestLayer.Kind.questions)
  func plainText(_ carrier: Carrier, _ kind: TestLayer.Kind) {
    let app = asked(carrier, kind) {
      Button("Plain") {}
      Button("Symbol", systemImage: "trash") {}
      Button(action: {}, label: { Image(systemName: "star") })
      Toggle("Switch", isOn: .constant(true))
      Text("text")
      Image(systemName: "star")
    }
    #expect(app.labels.filter { $0 != "Cancel" } == ["Plain"])
  }

  @Test("AL-07 with nothing kept there is OK", arguments: Carrier.allCases)
  func nothingKept(_ carrier: Carrier) {
    let app = asked(carrier, .alert) { Button("Symbol", systemImage: "trash") {} }
    #expect(app.labels == ["OK"])
  }

  @Test("AL-07 the message is text alone", arguments: Carrier.allCases)
  func message(_ carrier: Carrier) {
    let app = present {
      Carrying(carrier, true) { isAsked in
        Text("presenter").alert("Question", isPresented: isAsked) {
          Button("Yes") {}
        } message: {
          Group {
            Text("It matters.").bold()
            Image(systemName: "star")
            Button("pressed") {}
          }
          .wrapped(carrier.wrapping)
        }
      }
    }
    #expect(app.texts == ["It matters.", "Yes"])
    #expect(app.labels == ["Yes"])
  }

  @Test("AL-07 the Mac keeps the rest", arguments: Carrier.allCases)
  func onTheMac(_ carrier: Carrier) {
    let app = asked(carrier, .alert, Circumstances(device: .mac)) {
      Button("Symbol", systemImage: "trash") {}
      Toggle("Switch", isOn: .constant(true))
    }
    #expect(app.labels == ["Switch", "Symbol"])
  }

  private struct Draft {
    var isShown = false
    var name = ""
  }

  private func naming(
    _ carrier: Carrier, _ journal: Journal, _ circumstances: Circumstances = Circumstances()
  ) -> any TestHost {
    present(circumstances) {
      Carrying(carrier, Draft()) { draft in
        Button("ask") { draft.wrappedValue.isShown = true }.wrapped(carrier.wrapping)
          .alert("Name", isPresented: draft.isShown) {
            Group {
              TextField("Name", text: draft.name)
              SecureField("Word", text: .constant(""))
            }
            .wrapped(carrier.wrapping)
            Button("Save") { journal.note("saves \(draft.wrappedValue.name)") }
              .wrapped(carrier.wrapping)
              .disabled(draft.wrappedValue.name.isEmpty)
            Button("Cancel", role: .cancel) {}
          }
      }
    }
  }

  @Test(
    "AL-08 fields are kept and bind live; their text stays for the next time",
    arguments: Carrier.allCases)
  func fields(_ carrier: Carrier) {
    let journal = Journal()
    let app = naming(carrier, journal)
    app.tap("ask")
    #expect(app.labels == ["Name", "Word", "Cancel", "Save"])
    app.type("Jim", into: "Name")
    app.tap("Save")
    #expect(journal.take() == ["saves Jim"])
    app.tap("ask")
    #expect(app.layers.last?.controls.first?.text?.wrappedValue == "Jim")
  }

  @Test("AL-09 an action is disabled, from 18 on", arguments: Carrier.allCases, [18, 17])
  func disabled(_ carrier: Carrier, _ system: Int) {
    let app = naming(carrier, Journal(), Circumstances(system: system))
    app.tap("ask")
    let save = app.layers.last?.controls.first { $0.label == "Save" }
    #expect(save?.isEnabled == (system == 17))
    app.type("Jim", into: "Name")
    #expect(app.layers.last?.controls.first { $0.label == "Save" }?.isEnabled == true)
  }
}
