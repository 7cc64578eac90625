import SwiftUI
import Testing

/// An app whose alert or dialog is up from the start, its flag and its actions carried in one of the ways.
@MainActor func asked<Content: View>(
  _ carrier: Carrier, _ kind: TestLayer.Kind, _ circumstances: Circumstances = Circumstances(),
  @ViewBuilder _ content: @escaping @MainActor () -> Content
) -> any TestHost {
  present(circumstances) {
    FlagStage(
      carrier, as: kind, isShownAtFirst: true, [StageButton("ask") { $0.wrappedValue = true }]
    ) { content().wrapped(carrier.wrapping) }
  }
}
