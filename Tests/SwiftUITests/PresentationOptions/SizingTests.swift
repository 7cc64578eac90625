import SwiftUI
import Testing

/// The sizes of presentations; nothing is laid out, so they are only said (PM-09 to PM-11).
@MainActor @Suite(.serialized) struct SizingTests {
  private func sheet(@ViewBuilder _ content: @escaping () -> some View) -> any TestHost {
    present {
      FlagStage(.plain, isShownAtFirst: true, [], content: { content() })
    }
  }

  @Test("PM-09 automatic is the platform's own size", arguments: Wrapping.allCases)
  func automatic(_ wrapping: Wrapping) {
    let unsaid = sheet { Text("sheet").wrapped(wrapping) }
    #expect(unsaid.layers.last?.sizing == nil)
    let said = sheet { Text("sheet").presentationSizing(.automatic).wrapped(wrapping) }
    #expect(said.layers.last?.sizing?.name == "automatic")
    #expect(said.layers.last?.sizing?.proposal == .unspecified)
  }

  @Test("PM-09 page and form have their sizes, form the narrower one", arguments: Wrapping.allCases)
  func pageAndForm(_ wrapping: Wrapping) {
    let page = sheet { Text("sheet").presentationSizing(.page).wrapped(wrapping) }
    let form = sheet { Text("sheet").presentationSizing(.form).wrapped(wrapping) }
    #expect(page.layers.last?.sizing?.name == "page")
    #expect(form.layers.last?.sizing?.name == "form")
    let widths = [form, page].compactMap { $0.layers.last?.sizing?.proposal.width }
    #expect(widths.count == 2 && widths[0] < widths[1])
  }

  @Test("PM-09 fitted is the content's ideal in both directions", arguments: Wrapping.allCases)
  func fitted(_ wrapping: Wrapping) {
    let app = sheet { Text("sheet").presentationSizing(.fitted).wrapped(wrapping) }
    #expect(app.layers.last?.sizing?.name == "automatic.fitted(horizontal, vertical)")
    #expect(app.layers.last?.sizing?.proposal == .unspecified)
  }

  @Test("PM-09 what is said nearest to the content counts", arguments: Wrapping.allCases)
  func nearest(_ wrapping: Wrapping) {
    let app = sheet {
      Text("sheet").presentationSizing(.form).wrapped(wrapping).presentationSizing(.page)
    }
    #expect(app.layers.last?.sizing?.name == "form")
  }

  @Test(
    "PM-10 fitted takes the ideal in the named directions only", arguments: Wrapping.allCases)
  func fittedDirections(_ wrapping: Wrapping) {
    let app = sheet {
      Text("sheet").presentationSizing(.page.fitted(horizontal: false, vertical: true))
        .wrapped(wrapping)
    }
    #expect(app.layers.last?.sizing?.name == "page.fitted(vertical)")
    #expect(app.layers.last?.sizing?.proposal.height == nil)
    #expect(app.layers.last?.sizing?.proposal.width != nil)
  }

  @Test("PM-10 sticky is said, and can be chained on any sizing", arguments: Wrapping.allCases)
  func sticky(_ wrapping: Wrapping) {
    let app = sheet {
      Text("sheet")
        .presentationSizing(
          .form.fitted(horizontal: true, vertical: false).sticky(vertical: true)
        )
        .wrapped(wrapping)
    }
    #expect(app.layers.last?.sizing?.name == "form.fitted(horizontal).sticky(vertical)")
    #expect(app.layers.last?.sizing?.proposal.width == nil)
  }

  /// A sizing of the user's own, which counts how often it is asked.
  private struct Half: PresentationSizing {
    let asked: @Sendable () -> Void

    func proposedSize(
      for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize {
      asked()
      let size = root.sizeThatFits(.unspecified)
      return ProposedViewSize(width: size.width / 2, height: size.height / 2)
    }
  }

  @Test("PM-11 a custom sizing proposes a size, and is asked once", arguments: Wrapping.allCases)
  func custom(_ wrapping: Wrapping) {
    let journal = Journal()
    let half = Half { MainActor.assumeIsolated { journal.note("asked") } }
    struct Content: View {
      let wrapping: Wrapping
      let half: Half
      @State private var count = 0

      var body: some View {
        Button("count \(count)") { count += 1 }.presentationSizing(half).wrapped(wrapping)
      }
    }
    let app = sheet { Content(wrapping: wrapping, half: half).wrapped(wrapping) }
    #expect(app.layers.last?.sizing?.name == "Half")
    #expect(app.layers.last?.sizing?.proposal == ProposedViewSize(width: 195, height: 422))
    app.tap("count 0")
    #expect(app.texts == ["count 1"])
    #expect(journal.lines == ["asked"])
  }
}
