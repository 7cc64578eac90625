import SwiftUI

/// A job of the studio.
struct Job: Identifiable, Hashable {
  let id: Int
  var title: String
  var hours = 1
  var isDone = false
}

/// Which jobs are asked for; equatable and nothing more.
struct Query: Equatable {
  var text = ""
  var showsDone = true
}

/// The board with the studio's jobs.
@MainActor @Observable final class Board {
  enum Page: Hashable {
    case job(Int)
    case archive
  }

  var path = NavigationPath()
  var query = Query()
  private(set) var found: [Int] = []
  var jobs = [Job(id: 1, title: "Paint"), Job(id: 2, title: "Print", isDone: true)]
  private(set) var savedHours: [Int] = []

  /// Looks the jobs up, which takes a fifth of a second.
  func search() async {
    do {
      try await Task.sleep(for: .milliseconds(200))
    } catch {
      return
    }
    found = jobs.filter { job in
      (query.showsDone || !job.isDone)
        && (query.text.isEmpty || job.title.localizedCaseInsensitiveContains(query.text))
    }.map(\.id)
  }

  func save(hours: Int) async throws {
    try await Task.sleep(for: .seconds(1))
    guard hours < 10 else { throw CocoaError(.fileWriteOutOfSpace) }
    savedHours.append(hours)
  }
}
