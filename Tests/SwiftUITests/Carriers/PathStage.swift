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
    switch carrier {
    case .plain, .modifier, .group, .erased, .conditional, .row:
      StatePath(carrier: carrier, buttons: buttons)
    case .child: ChildPath(buttons: buttons)
    case .model: ModelPath(buttons: buttons)
    case .object: ObjectPath(buttons: buttons)
    case .part, .element, .givenModel, .inheritedModel, .givenObject, .inheritedObject:
      Carrying(Carried<[Int]>(carrier, [])) { path in
        NavigationStack(path: path) {
          Page(title: "root", buttons: buttons, path: path)
            .modifier(Declaring(buttons: buttons, path: path))
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

/// The path is state of the view with the stack; the declaration lies in what the carrier says.
private struct StatePath: View {
  let carrier: Carrier
  let buttons: [StageButton<[Int]>]
  @State private var path: [Int] = []

  var body: some View {
    NavigationStack(path: $path) {
      switch carrier {
      case .modifier: root.modifier(Declaring(buttons: buttons, path: $path))
      case .group:
        Group {
          Text("beside the page")
          root
        }
        .modifier(Declaring(buttons: buttons, path: $path))
      case .erased: AnyView(AnyView(root).modifier(Declaring(buttons: buttons, path: $path)))
      case .conditional:
        if buttons.isEmpty {
          Text("nothing to press")
        } else {
          root.modifier(Declaring(buttons: buttons, path: $path))
        }
      case .row:
        ForEach(["only"], id: \.self) { _ in
          root.modifier(Declaring(buttons: buttons, path: $path))
        }
      default:
        root.navigationDestination(for: Int.self) { number in
          Page(title: "page \(number)", buttons: buttons, path: $path)
        }
      }
    }
  }

  private var root: some View { Page(title: "root", buttons: buttons, path: $path) }
}

/// The stack is in a child that has a binding to its parent's path.
private struct ChildPath: View {
  let buttons: [StageButton<[Int]>]
  @State private var path: [Int] = []

  var body: some View { Child(buttons: buttons, path: $path) }

  private struct Child: View {
    let buttons: [StageButton<[Int]>]
    @Binding var path: [Int]

    var body: some View {
      NavigationStack(path: $path) {
        Page(title: "root", buttons: buttons, path: $path)
          .modifier(Declaring(buttons: buttons, path: $path))
      }
    }
  }
}

/// The path is a property of an observable model.
private struct ModelPath: View {
  let buttons: [StageButton<[Int]>]
  @State private var model = CarriedModel<[Int]>([])

  var body: some View {
    NavigationStack(path: $model.value) {
      Page(title: "root", buttons: buttons, path: $model.value)
        .modifier(Declaring(buttons: buttons, path: $model.value))
    }
  }
}

private struct ObjectPath: View {
  let buttons: [StageButton<[Int]>]
  @StateObject private var object = CarriedObject<[Int]>([])

  var body: some View {
    NavigationStack(path: $object.value) {
      Page(title: "root", buttons: buttons, path: $object.value)
        .modifier(Declaring(buttons: buttons, path: $object.value))
    }
  }
}
