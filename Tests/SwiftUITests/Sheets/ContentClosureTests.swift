import SwiftUI
import Testing

/// When the content closure runs (SH-18, SH-19).
@MainActor @Suite(.serialized) struct ContentClosureTests {
  @Test("SH-18 it doesn't run while the flag is false", arguments: Carrier.allCases)
  func notWhileFalse(_ carrier: Carrier) {
    let journal = Journal()
    let app = present {
      FlagStage(
        carrier,
        [
          StageButton("show") { $0.wrappedValue = true },
          StageButton("hide") { $0.wrappedValue = false },
        ],
        content: {
          let _ = journal.note("content")
          Text("sheet")
        })
    }
    #expect(journal.take() == [])
    app.tap("show")
    #expect(journal.take() == ["content"])
    app.tap("hide", onLayer: 0)
    #expect(journal.take() == [])
  }

  private struct Stage: View {
    let wrapping: Wrapping
    let journal: Journal
    @State private var isShown = false
    @State private var number = 0
    @State private var unrelated = 0

    var body: some View {
      Text("unrelated \(unrelated)")
      Button("other") { unrelated += 1 }
      Button("show") { isShown = true }
        .sheet(isPresented: $isShown) {
          let _ = journal.note("content \(number)")
          Button("next") { number += 1 }.wrapped(wrapping)
        }
        .wrapped(wrapping)
    }
  }

  @Test(
    "SH-19 it runs again with the presenter's body, while it is presented",
    arguments: Wrapping.allCases)
  func withPresenter(_ wrapping: Wrapping) {
    let journal = Journal()
    let app = present { Stage(wrapping: wrapping, journal: journal) }
    app.tap("other")
    #expect(journal.take() == [])
    app.tap("show")
    #expect(journal.take() == ["content 0"])
    app.tap("other", onLayer: 0)
    #expect(journal.take() == ["content 0"])
  }

  @Test("SH-19 it runs again when something it read changes", arguments: Wrapping.allCases)
  func withWhatItRead(_ wrapping: Wrapping) {
    let journal = Journal()
    let app = present { Stage(wrapping: wrapping, journal: journal) }
    app.tap("show")
    app.tap("next")
    app.tap("next")
    #expect(journal.lines == ["content 0", "content 1", "content 2"])
  }

  @Test(
    "SH-19 what it read may be a model, which evaluates no presenter",
    arguments: Wrapping.allCases)
  func withModel(_ wrapping: Wrapping) {
    struct ModelStage: View {
      let wrapping: Wrapping
      let journal: Journal
      let model: CarriedModel<Int>
      @State private var isShown = false

      var body: some View {
        let _ = journal.note("presenter")
        Button("show") { isShown = true }
          .sheet(isPresented: $isShown) {
            let _ = journal.note("content \(model.value)")
            Button("next") { model.value += 1 }.wrapped(wrapping)
          }
          .wrapped(wrapping)
      }
    }
    let journal = Journal()
    let app = present {
      ModelStage(wrapping: wrapping, journal: journal, model: CarriedModel(0))
    }
    app.tap("show")
    _ = journal.take()
    app.tap("next")
    #expect(journal.lines == ["content 1"])
  }

  @Test("SH-19 it runs for the item of the moment", arguments: Carrier.allCases)
  func withItem(_ carrier: Carrier) {
    let journal = Journal()
    let app = present {
      ItemStage(
        carrier,
        [
          StageButton("Ada") { $0.wrappedValue = .ada },
          StageButton("rename") { $0.wrappedValue?.name = "Ada King" },
        ],
        content: { (person: Person) in
          let _ = journal.note("content of \(person.name)")
          Text(person.name)
        })
    }
    app.tap("Ada")
    app.tap("rename", onLayer: 0)
    #expect(journal.lines == ["content of Ada", "content of Ada King"])
  }
}
