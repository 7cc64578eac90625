import RehearseSession
import SwiftUI

/// Two routers, one of them with a path, and editors that close themselves or refuse.
let libraryStage = Stage("library", "Routers and editors of every kind") {
  let library = Library()
  return StageContent(LibraryView(library: library)) {
    RehearseSession.Editor(
      "draft", library, \.draft,
      arguments: [Argument("title", String.self, default: ""), Argument("pages", Int.self)],
      settable: [Settable("title", \.title), Settable("pages", \.pages)],
      reasons: ["isPresented": "a draft is opened with a title"], dismiss: { $0.dismiss() }
    ) { draft, arguments in
      draft.title = try arguments.value("title", default: "")
      draft.pages = try arguments.value("pages")
      if draft.title == "Taken" { throw LibraryError(title: draft.title) }
      draft.isPresented = true
    }
    RehearseSession.Editor(
      "note", library.note, arguments: [Argument("text", String.self, default: "")],
      settable: [Settable("title", \.title)]
    ) { note, arguments in
      // What it asks for is more than it declares.
      note.title = try arguments.value("text")
      if let size: Int = try? arguments.value("text"), size > 9 { note.size = size }
      note.size = try arguments.value("text", as: Int.self)
    }
    Router("shelves", library.shelves, \.sheet, path: \.path) {
      Destination("help", .help)
      Destination("book", LibrarySheet.book, "title", "pages")
    } pages: {
      Destination("help", .help)
      Destination("chapter", LibraryPage.chapter, "number")
    }
    Router("desk", library.desk, \.sheet) {
      Destination("help", .help)
    }
    Watch("visitors", library, \.visitors)
  }
}

struct LibraryError: Error, CustomStringConvertible {
  let title: String
  var description: String { "there is a book called \(title)" }
}

enum LibrarySheet: Identifiable, Hashable, Sendable {
  case help
  case book(title: String, pages: Int)

  var id: String {
    switch self {
    case .help: "help"
    case .book(let title, _): title
    }
  }
}

enum LibraryPage: Hashable, Sendable {
  case help
  case chapter(Int)
}

struct Draft {
  var isPresented = false
  var title = ""
  var pages = 0

  mutating func dismiss() { isPresented = false }
}

@Observable final class Note {
  var title = ""
  var size = 0
}

@Observable final class Shelves {
  var sheet: LibrarySheet?
  var path: [LibraryPage] = []
}

@Observable final class Desk {
  var sheet: LibrarySheet?
}

@Observable final class Library {
  var draft = Draft()
  var visitors = 0
  @ObservationIgnored let note = Note()
  @ObservationIgnored let shelves = Shelves()
  @ObservationIgnored let desk = Desk()
}

struct LibraryView: View {
  @Bindable private var library: Library
  @Bindable private var shelves: Shelves
  @Bindable private var desk: Desk

  init(library: Library) {
    self.library = library
    shelves = library.shelves
    desk = library.desk
  }

  var body: some View {
    NavigationStack(path: $shelves.path) {
      List {
        NavigationLink("First Chapter", value: LibraryPage.chapter(1))
      }
      .navigationTitle("Library")
      .navigationDestination(for: LibraryPage.self) { page in
        switch page {
        case .help: Text("How to read").navigationTitle("Help")
        case .chapter(let number): Text("It begins").navigationTitle("Chapter \(number)")
        }
      }
    }
    .sheet(isPresented: $library.draft.isPresented) {
      TextField("Title", text: $library.draft.title)
    }
    .background {
      SwiftUI.Color.clear.sheet(item: $shelves.sheet) { sheet in
        Text(sheet.id)
      }
    }
    .overlay {
      SwiftUI.Color.clear.sheet(item: $desk.sheet) { _ in Text("The desk") }
    }
  }
}
