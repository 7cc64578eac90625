import SwiftUI
import Testing

/// How a sheet shows that it can be dragged, what it lets through, and what it asks (PM-12, PM-13, PM-15, PM-16).
@MainActor @Suite(.serialized) struct SheetOptionTests {
  private func sheet<Content: View>(
    _ circumstances: Circumstances = Circumstances(),
    @ViewBuilder _ content: @escaping @MainActor () -> Content
  ) -> any TestHost {
    present(circumstances) {
      FlagStage(.plain, isShownAtFirst: true, [], content: content)
    }
  }

  @Test("PM-12 the drag indicator shows by itself where it helps", arguments: Wrapping.allCases)
  func dragIndicator(_ wrapping: Wrapping) {
    func shows(_ visibility: Visibility?, _ detents: Set<PresentationDetent>) -> Bool? {
      let app = sheet {
        if let visibility {
          Text("sheet").presentationDetents(detents).presentationDragIndicator(visibility)
            .wrapped(wrapping)
        } else {
          Text("sheet").presentationDetents(detents).wrapped(wrapping)
        }
      }
      return app.layers.last?.showsDragIndicator
    }
    #expect(shows(nil, [.medium, .large]) == true)
    #expect(shows(.automatic, [.medium]) == false)
    #expect(shows(.visible, [.medium]) == true)
    #expect(shows(.hidden, [.medium, .large]) == false)
  }

  @Test(
    "PM-13 what lies behind a sheet is blocked", arguments: [false, true], Wrapping.allCases)
  func blocked(_ isSaid: Bool, _ wrapping: Wrapping) {
    let app = sheet {
      if isSaid {
        Text("sheet").presentationBackgroundInteraction(.disabled).wrapped(wrapping)
      } else {
        Text("sheet").wrapped(wrapping)
      }
    }
    #expect(app.layers.map(\.isWithinReach) == [false, true])
  }

  @Test("PM-13 unless it is let through", arguments: Wrapping.allCases)
  func letThrough(_ wrapping: Wrapping) {
    let app = sheet {
      Text("sheet").presentationBackgroundInteraction(.enabled).wrapped(wrapping)
    }
    #expect(app.layers.map(\.isWithinReach) == [true, true])
  }

  @Test("PM-13 up to a height, where one is given", arguments: Wrapping.allCases)
  func upToAHeight(_ wrapping: Wrapping) {
    let app = sheet {
      Text("sheet")
        .presentationDetents([.medium, .large])
        .wrapped(wrapping)
        .presentationBackgroundInteraction(.enabled(upThrough: .medium))
        .wrapped(wrapping)
    }
    #expect(app.layers.map(\.isWithinReach) == [true, true])
    #expect(app.drag(to: .large))
    #expect(app.layers.map(\.isWithinReach) == [false, true])
  }

  @Test(
    "what a sheet says of its looks is told once: what is said furthest out",
    arguments: Wrapping.allCases)
  func looks(_ wrapping: Wrapping) throws {
    let screen = Screen {
      Text("root").sheet(isPresented: .constant(true)) {
        Text("sheet")
          .presentationCornerRadius(8).presentationContentInteraction(.resizes)
          .wrapped(wrapping)
          .presentationCornerRadius(24).presentationBackground(.thinMaterial)
      }
    }
    let options = screen.host.layers.last?.host.enclosingPresentation?.options
    #expect(
      options?.map { "\($0.name) \($0.value)" } == [
        "contentInteraction resizes", "cornerRadius 24.0", "background thinMaterial",
      ])
  }

  private struct Draft: View {
    let carrier: Carrier
    let journal: Journal

    var body: some View {
      Carrying(Carried(carrier, false)) { isChanged in
        Button("change") { isChanged.wrappedValue = true }
          .dismissalConfirmationDialog("Throw it away?", shouldPresent: isChanged.wrappedValue) {
            Button("Throw away", role: .destructive) { journal.note("thrown away") }
              .wrapped(carrier.wrapping)
            Button("Stay", role: .cancel) { journal.note("stays") }.wrapped(carrier.wrapping)
          } message: {
            Text("It is not saved.").wrapped(carrier.wrapping)
          }
          .wrapped(carrier.wrapping)
      }
    }
  }

  @Test(
    "PM-15 a window asks before it closes; cancel stops it, another action goes on",
    arguments: Carrier.allCases)
  func window(_ carrier: Carrier) {
    let journal = Journal()
    let app = present(Circumstances(device: .mac)) { Draft(carrier: carrier, journal: journal) }
    #expect(!app.swipe())
    #expect(app.layers.last?.question == nil)
    app.tap("change")
    app.swipe()
    #expect(app.layers.last?.question == "Throw it away?")
    #expect(app.texts == ["It is not saved.", "Throw away", "Stay"])
    app.tap("Stay")
    #expect(app.layers.last?.question == nil)
    app.swipe()
    app.tap("Throw away")
    #expect(app.layers.count == 0)
    #expect(journal.take() == ["stays", "thrown away"])
  }

  @Test(
    "PM-16 a sheet asks before a swipe throws a draft away, from 27 on", arguments: [18, 27],
    Carrier.allCases)
  func swipe(_ system: Int, _ carrier: Carrier) {
    let journal = Journal()
    let app = sheet(Circumstances(system: system)) { Draft(carrier: carrier, journal: journal) }
    app.tap("change")
    #expect(app.swipe() == (system == 18))
    #expect(app.layers.last?.question == (system == 18 ? nil : "Throw it away?"))
    guard system == 27 else { return }
    app.tap("Stay")
    #expect(app.isPresented(.sheet))
    app.swipe()
    app.tap("Throw away")
    #expect(app.presented == [])
    #expect(journal.take() == ["stays", "thrown away"])
  }
}
