import SwiftUI
import Testing

/// Questions of the older forms (AL-21).
@MainActor @Suite(.serialized) struct OlderQuestionTests {
  /// A presenter that is asked from the start, its flag carried in one of the ways.
  private func asked<Content: View>(
    _ carrier: Carrier,
    @ViewBuilder _ content: @escaping @MainActor (AnyView, Binding<Bool>) -> Content
  ) -> any TestHost {
    present {
      Carrying(carrier, true) { isAsked in
        content(AnyView(Text("presenter").wrapped(carrier.wrapping)), isAsked)
      }
    }
  }

  @Test("AL-21 the older alert has at most two buttons", arguments: Carrier.allCases)
  func olderAlert(_ carrier: Carrier) {
    let journal = Journal()
    let app = asked(carrier) { presenter, isAsked in
      presenter.alert(isPresented: isAsked) {
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
    #expect(app.presented == [])
  }

  @Test("AL-21 with one button, with none, and as an action sheet", arguments: Carrier.allCases)
  func olderForms(_ carrier: Carrier) {
    let one = present {
      Carrying(carrier, Optional(Person.ada)) { item in
        Text("presenter").wrapped(carrier.wrapping).alert(item: item) { person in
          Alert(title: Text(person.name), dismissButton: .default(Text("Fine")))
        }
      }
    }
    #expect(one.labels == ["Fine"])
    let none = asked(carrier) { presenter, isAsked in
      presenter.alert(isPresented: isAsked) { Alert(title: Text("Done")) }
    }
    #expect(none.labels == ["OK"])
    let sheet = asked(carrier) { presenter, isAsked in
      presenter.actionSheet(isPresented: isAsked) {
        ActionSheet(
          title: Text("Which?"), buttons: [.cancel(), .default(Text("A")), .default(Text("B"))])
      }
    }
    #expect(sheet.presented == ["dialog Which? “Which?”"])
    #expect(sheet.labels == ["A", "B", "Cancel"])
  }
}
