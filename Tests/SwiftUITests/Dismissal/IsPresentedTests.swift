import SwiftUI
import Testing

/// `isPresented` tells a view whether it is the content of something presented.
@MainActor @Suite(.serialized) struct IsPresentedTests {
  @Test(
    "DI-10 isPresented is false in a window's root and in a stack's root",
    arguments: Wrapping.allCases)
  func roots(_ wrapping: Wrapping) {
    let app = present {
      NavigationStack { Asking().wrapped(wrapping) }.wrapped(wrapping)
    }
    #expect(app.texts == ["presented: false"])
    #expect(present { Asking().wrapped(wrapping) }.texts == ["presented: false"])
  }

  @Test(
    "DI-10 it is true in the content of a sheet and of a cover",
    arguments: TestLayer.Kind.sheetOrCover, Carrier.allCases)
  func content(_ kind: TestLayer.Kind, _ carrier: Carrier) {
    let app = present {
      FlagStage(carrier, as: kind, [StageButton("open") { $0.wrappedValue = true }]) { Asking() }
      Asking()
    }
    #expect(app.texts.last == "presented: false")
    app.tap("open")
    #expect(app.texts == ["presented: true"])
    #expect(app.layers[0].texts.last == "presented: false")
  }

  @Test("DI-10 it is true in a pushed page", arguments: Wrapping.allCases)
  func page(_ wrapping: Wrapping) {
    let app = present {
      NavigationStack {
        NavigationLink("next", value: 1)
          .navigationDestination(for: Int.self) { _ in Asking().wrapped(wrapping) }
      }
    }
    app.tap("next")
    #expect(app.texts == ["presented: true"])
  }

  @Test(
    "DI-10 unlike onAppear it does not fire again on returning to a covered page",
    arguments: Wrapping.allCases)
  func firesOnce(_ wrapping: Wrapping) {
    let journal = Journal()
    let app = present {
      NavigationStack {
        NavigationLink("next", value: 1)
          .navigationDestination(for: Int.self) {
            Firing(number: $0, journal: journal).wrapped(wrapping)
          }
          .wrapped(wrapping)
      }
    }
    app.tap("next")
    #expect(journal.take() == ["1 presented", "1 appears"])
    app.tap("next")
    #expect(journal.take() == ["2 presented", "2 appears"])
    app.goBack()
    #expect(journal.take() == ["1 appears"])
  }
}

private struct Asking: View {
  @Environment(\.isPresented) private var isPresented

  var body: some View { Text("presented: \(String(isPresented))") }
}

private struct Firing: View {
  let number: Int
  let journal: Journal
  @Environment(\.isPresented) private var isPresented

  var body: some View {
    NavigationLink("next", value: number + 1)
      .onChange(of: isPresented, initial: true) { _, isPresented in
        journal.note("\(number) \(isPresented ? "presented" : "gone")")
      }
      .onAppear { journal.note("\(number) appears") }
  }
}
