import SwiftUI

/// A navigation stack whose path is carried through views, with buttons on every page that act on the path.
struct PathStage: View {
  let carrier: Carrier
  let buttons: [StageButton<[Int]>]

  init(_ carrier: Carrier, _ buttons: [StageButton<[Int]>]) {
    self.carrier = carrier
    self.buttons = buttons
  }

  var body: some View {
    Carrying(carrier, [Int]()) { path in
      NavigationStack(path: path) {
        let root = Page(title: "root", buttons: buttons, path: path)
        let declaring = Declaring(buttons: buttons, path: path)
        switch carrier {
        case .plain:
          root.navigationDestination(for: Int.self) { number in
            Page(title: "page \(number)", buttons: buttons, path: path)
          }
        case .group:
          Group {
            Text("beside the page")
            root
          }
          .modifier(declaring)
        case .erased: AnyView(AnyView(root).modifier(declaring))
        case .conditional:
          if buttons.isEmpty { Text("nothing to press") } else { root.modifier(declaring) }
        case .row: ForEach(["only"], id: \.self) { _ in root.modifier(declaring) }
        default: root.modifier(declaring)
        }
      }
    }
  }
}

/// A page with a link and the buttons.
private struct Page: View {
  let title: String
  let buttons: [StageButton<[Int]>]
  let path: Binding<[Int]>

  var body: some View {
    Group {
      NavigationLink("link", value: 5)
      StageButtons(buttons: buttons, value: path)
    }
    .navigationTitle(title)
  }
}

/// Declares the pages, as an extension of a user's own would.
private struct Declaring: ViewModifier {
  let buttons: [StageButton<[Int]>]
  let path: Binding<[Int]>

  func body(content: Content) -> some View {
    content.navigationDestination(for: Int.self) { number in
      Page(title: "page \(number)", buttons: buttons, path: path)
    }
  }
}
