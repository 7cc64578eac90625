import SwiftUI
import Testing

/// What an alert or a dialog is made of (AL-04 to AL-09, AL-15, AL-21, MX-25, PM-17).
@MainActor @Suite(.serialized) struct QuestionFormTests {
  private func question<Content: View>(
    _ kind: TestLayer.Kind, _ circumstances: Circumstances = Circumstances(),
    _ carrier: Carrier = .plain, @ViewBuilder _ content: @escaping @MainActor () -> Content
  ) -> any TestHost {
    present(circumstances) {
      FlagStage(
        carrier, as: kind, isShownAtFirst: true,
        [StageButton("ask") { $0.wrappedValue = true }], content: content)
    }
  }

  @Test("AL-04 without an action there is OK", arguments: Carrier.allCases)
  func standardAction(_ carrier: Carrier) {
    let app = question(.alert, Circumstances(), carrier) { EmptyView() }
    #expect(app.labels == ["OK"])
    app.tap("OK")
    #expect(app.presented == [])
  }

  @Test("AL-04 with actions no cancel is added", arguments: Carrier.allCases)
  func noCancel(_ carrier: Carrier) {
    let app = question(.alert, Circumstances(), carrier) { Button("Yes") {} }
    #expect(app.labels == ["Yes"])
  }

  @Test("AL-05 a dialog always has a way out", arguments: Carrier.allCases)
  func dialogCancel(_ carrier: Carrier) {
    let app = question(.dialog, Circumstances(), carrier) { Button("Yes") {} }
    #expect(app.labels == ["Yes", "Cancel"])
    app.tap("Cancel")
    #expect(app.presented == [])
  }

  @Test("AL-05 an action of cancel role takes its place")
  func ownCancel() {
    let app = question(.dialog) {
      Button("Never", role: .cancel) {}
      Button("Yes") {}
    }
    #expect(app.labels == ["Yes", "Never"])
  }

  @Test("AL-05, MX-25 where there is room it is a popover, and cancel is not shown")
  func regularWidth() {
    let app = question(.dialog, Circumstances(device: .pad)) {
      Button("Yes") {}
      Button("Never", role: .cancel) {}
    }
    #expect(app.labels == ["Yes"])
    #expect(app.swipe())
    #expect(app.presented == [])
  }

  private enum Offer: String, CaseIterable {
    case pair, three, dialog, mac

    var kind: TestLayer.Kind { self == .dialog ? .dialog : .alert }

    var labels: [String] {
      switch self {
      case .pair: ["Cancel", "Delete"]
      case .three, .dialog: ["Delete", "Keep", "Cancel"]
      case .mac: ["Delete", "Cancel"]
      }
    }
  }

  @Test("AL-06 cancel leads one other action, and else comes last", arguments: Offer.allCases)
  private func order(_ offer: Offer) {
    let app = question(offer.kind, Circumstances(device: offer == .mac ? .mac : .phone)) {
      Button("Delete", role: .destructive) {}
      Button("Cancel", role: .cancel) {}
      if offer == .three || offer == .dialog { Button("Keep") {} }
    }
    #expect(app.labels == offer.labels)
  }

  @Test("AL-07 only controls with plain text are kept", arguments: TestLayer.Kind.questions)
  func plainText(_ kind: TestLayer.Kind) {
    let app = question(kind) {
      Button("Plain") {}
      Button("Symbol", systemImage: "trash") {}
      Button(action: {}, label: { Image(systemName: "star") })
      Toggle("Switch", isOn: .constant(true))
      Text("text")
      Image(systemName: "star")
    }
    #expect(app.labels.filter { $0 != "Cancel" } == ["Plain"])
  }

  @Test("AL-07 with nothing kept there is OK")
  func nothingKept() {
    let app = question(.alert) { Button("Symbol", systemImage: "trash") {} }
    #expect(app.labels == ["OK"])
  }

  @Test("AL-07 the message is text alone")
  func message() {
    let app = present {
      Text("presenter").alert("Question", isPresented: .constant(true)) {
        Button("Yes") {}
      } message: {
        Text("It matters.").bold()
        Image(systemName: "star")
        Button("pressed") {}
      }
    }
    #expect(app.texts == ["It matters.", "Yes"])
    #expect(app.labels == ["Yes"])
  }

  @Test("AL-07 the Mac keeps the rest")
  func onTheMac() {
    let app = question(.alert, Circumstances(device: .mac)) {
      Button("Symbol", systemImage: "trash") {}
      Toggle("Switch", isOn: .constant(true))
    }
    #expect(app.labels == ["Switch", "Symbol"])
  }

  private struct Naming: View {
    let journal: Journal
    @State private var isShown = false
    @State private var name = ""

    var body: some View {
      Button("ask") { isShown = true }
        .alert("Name", isPresented: $isShown) {
          TextField("Name", text: $name)
          SecureField("Word", text: .constant(""))
          Button("Save") { journal.note("saves \(name)") }
            .disabled(name.isEmpty)
          Button("Cancel", role: .cancel) {}
        }
    }
  }

  @Test("AL-08 fields are kept and bind live; their text stays for the next time")
  func fields() {
    let journal = Journal()
    let app = present { Naming(journal: journal) }
    app.tap("ask")
    #expect(app.labels == ["Name", "Word", "Cancel", "Save"])
    app.type("Jim", into: "Name")
    app.tap("Save")
    #expect(journal.take() == ["saves Jim"])
    app.tap("ask")
    #expect(app.layers.last?.controls.first?.text?.wrappedValue == "Jim")
  }

  @Test("AL-09 an action is disabled, from 18 on", arguments: [18, 17])
  func disabled(_ system: Int) {
    let app = present(Circumstances(system: system)) { Naming(journal: Journal()) }
    app.tap("ask")
    let save = app.layers.last?.controls.first { $0.label == "Save" }
    #expect(save?.isEnabled == (system == 17))
    app.type("Jim", into: "Name")
    #expect(app.layers.last?.controls.first { $0.label == "Save" }?.isEnabled == true)
  }

  @Test(
    "AL-15 a dialog hides its title on a phone unless it is to be seen",
    arguments: [
      (Visibility.automatic, Circumstances.Device.phone, false),
      (.visible, .phone, true), (.hidden, .phone, false), (.automatic, .mac, true),
      (.hidden, .mac, false),
    ])
  func title(_ visibility: Visibility, _ device: Circumstances.Device, _ isShown: Bool) {
    let app = present(Circumstances(device: device)) {
      Text("presenter")
        .confirmationDialog("Sure?", isPresented: .constant(true), titleVisibility: visibility) {
          Button("Yes") {}
        }
    }
    #expect(app.layers.last?.title == (isShown ? "Sure?" : nil))
    #expect(app.layers.last?.name == "Sure?")
  }

  @Test("AL-21 the older alert has at most two buttons")
  func olderAlert() {
    let journal = Journal()
    let app = present {
      Text("presenter").alert(isPresented: .constant(true)) {
        Alert(
          title: Text("Delete?"), message: Text("For good."),
          primaryButton: .destructive(Text("Delete")) { journal.note("deletes") },
          secondaryButton: .cancel())
      }
    }
    #expect(app.presented == ["alert Delete? “Delete?”"])
    #expect(app.texts == ["For good.", "Cancel", "Delete"])
    app.tap("Delete")
    #expect(journal.take() == ["deletes"])
  }

  @Test("AL-21 with one button, with none, and as an action sheet")
  func olderForms() {
    let one = present {
      Text("presenter").alert(item: .constant(Optional(Person.ada))) { person in
        Alert(title: Text(person.name), dismissButton: .default(Text("Fine")))
      }
    }
    #expect(one.labels == ["Fine"])
    let none = present {
      Text("presenter").alert(isPresented: .constant(true)) { Alert(title: Text("Done")) }
    }
    #expect(none.labels == ["OK"])
    let sheet = present {
      Text("presenter").actionSheet(isPresented: .constant(true)) {
        ActionSheet(
          title: Text("Which?"), buttons: [.cancel(), .default(Text("A")), .default(Text("B"))])
      }
    }
    #expect(sheet.presented == ["dialog Which? “Which?”"])
    #expect(sheet.labels == ["A", "B", "Cancel"])
  }

  @Test("PM-17 Return chooses the emphasised action, Escape the one that cancels")
  func keys() {
    let journal = Journal()
    func asked() -> any TestHost {
      question(.alert) {
        Button("Later") { journal.note("later") }
        Button("Now") { journal.note("now") }.keyboardShortcut(.defaultAction)
        Button("Never", role: .cancel) { journal.note("never") }
      }
    }
    #expect(asked().pressKey(.defaultAction))
    #expect(asked().pressKey(.cancelAction))
    #expect(journal.take() == ["now", "never"])
  }

  @Test("PM-17 the one plain action needs no key of its own")
  func plainAction() {
    let journal = Journal()
    let app = question(.alert) {
      Button("Save") { journal.note("saves") }
      Button("Throw away", role: .destructive) {}
    }
    #expect(app.pressKey(.defaultAction))
    #expect(journal.take() == ["saves"])
  }

  @Test("PM-18 a key belongs to the frontmost presentation")
  func frontmost() {
    let journal = Journal()
    let app = present {
      Button("behind") { journal.note("behind") }
        .keyboardShortcut(.cancelAction)
        .alert("Question", isPresented: .constant(true)) { Button("Yes") {} }
    }
    #expect(!app.pressKey(.cancelAction))
    #expect(journal.take() == [])
  }

  private struct Suppressible: View {
    @State private var isSuppressed = false

    var body: some View {
      Text("suppressed \(isSuppressed)")
        .alert("Tip", isPresented: .constant(true)) {}
        .dialogSuppressionToggle("Don't tell again", isSuppressed: $isSuppressed)
        .dialogIcon(Image(systemName: "lightbulb"))
        .dialogSeverity(.critical)
    }
  }

  @Test("A question can be suppressed on the Mac", arguments: [Circumstances.Device.mac, .phone])
  func suppression(_ device: Circumstances.Device) {
    let app = present(Circumstances(device: device)) { Suppressible() }
    guard device == .mac else {
      #expect(app.labels == ["OK"])
      return
    }
    #expect(app.labels == ["Don't tell again", "OK"])
    app.layers.last?.controls.first?.isOn?.wrappedValue = true
    app.update()
    #expect(app.texts(onLayer: 0) == ["suppressed true"])
  }
}
