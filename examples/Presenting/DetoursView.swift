import SwiftUI

/// What may be wrong with where a destination is declared.
public enum Detour: Hashable, Sendable {
  case none
  case insideLazyContainer
  case outsideStack
  case declaredTwice
  case notDeclared
  case olderContainer
  case linksToViews
  case linksAlone
  case stackInPage
}

/// A stack whose pages are reached rightly, or with one declaration misplaced.
public struct DetoursView: View {
  private let detour: Detour

  public init(detour: Detour) {
    self.detour = detour
  }

  public var body: some View {
    switch detour {
    case .none: RightDetours()
    case .insideLazyContainer: InsideLazyContainer()
    case .outsideStack: OutsideStack()
    case .declaredTwice: DeclaredTwice()
    case .notDeclared: NotDeclared()
    case .olderContainer: OlderContainer()
    case .linksToViews: LinksToViews()
    case .linksAlone: NavigationLink("Platform") { Platform() }
    case .stackInPage: StackInPage()
    }
  }
}

/// The links that every detour has.
private struct Links: View {
  var body: some View {
    NavigationLink("Station 1", value: 1)
    NavigationLink("Station 2", value: 2)
  }
}

/// A page with a link to the next one.
private struct Station: View {
  let number: Int

  var body: some View {
    NavigationLink("Next station", value: number + 1)
      .navigationTitle("Station \(number)")
  }
}

/// The declaration stands on the root page, around the list.
private struct RightDetours: View {
  var body: some View {
    NavigationStack {
      List { Links() }
        .navigationTitle("Detours")
        .navigationDestination(for: Int.self) { Station(number: $0) }
    }
  }
}

/// The declaration stands on a row, which a list makes only when it comes into view.
private struct InsideLazyContainer: View {
  var body: some View {
    NavigationStack {
      List {
        Links()
        Text("the last row")
          .navigationDestination(for: Int.self) { Station(number: $0) }
      }
      .navigationTitle("Detours")
    }
  }
}

/// The declaration stands on the stack instead of in it.
private struct OutsideStack: View {
  var body: some View {
    NavigationStack {
      List { Links() }.navigationTitle("Detours")
    }
    .navigationDestination(for: Int.self) { Station(number: $0) }
  }
}

/// Every page declares the pages again; only the declaration nearest to the root counts.
private struct DeclaredTwice: View {
  var body: some View {
    NavigationStack {
      List { Links() }
        .navigationTitle("Detours")
        .navigationDestination(for: Int.self) { number in
          Station(number: number)
            .navigationDestination(for: Int.self) { Text("never shown, \($0)") }
        }
    }
  }
}

/// Nobody declares a page for what the links stand for.
private struct NotDeclared: View {
  var body: some View {
    NavigationStack {
      List { Links() }.navigationTitle("Detours")
    }
  }
}

/// Links to values in the container from before there were any.
private struct OlderContainer: View {
  var body: some View {
    NavigationView {
      List { Links() }
        .navigationTitle("Detours")
        .navigationDestination(for: Int.self) { Station(number: $0) }
    }
  }
}

/// Links that know the page they lead to, and so can be followed at any time.
private struct LinksToViews: View {
  var body: some View {
    NavigationStack {
      NavigationLink("Platform") { Platform() }.navigationTitle("Detours")
    }
  }
}

/// A stack on a page of another one, where each has pages of its own.
private struct StackInPage: View {
  var body: some View {
    NavigationStack {
      NavigationLink("Old town") {
        NavigationStack {
          NavigationLink("Market") { Text("stalls").navigationTitle("Market") }
            .navigationTitle("Old town")
        }
      }
      .navigationTitle("Detours")
    }
  }
}

/// A page with a link to the last one.
private struct Platform: View {
  var body: some View {
    NavigationLink("Train") { Text("All aboard").navigationTitle("Train") }
      .navigationTitle("Platform")
  }
}
