import SwiftUI

extension EnvironmentValues {
  @Entry var currency = "hours"
}

struct BoardView: View {
  @State private var board: Board

  init(board: Board) {
    _board = State(initialValue: board)
  }

  var body: some View {
    NavigationStack(path: $board.path) {
      List {
        searchSection
        Section("Jobs") {
          ForEach($board.jobs) { $job in
            if board.found.contains(job.id) { JobRow(job: $job) }
          }
        }
        .headerProminence(.increased)
      }
      .navigationTitle("Board")
      .toolbar { BoardToolbar(count: board.found.count) { board.path.append(Board.Page.archive) } }
      .navigationDestination(for: Board.Page.self) { page in destination(page) }
    }
    .task(id: board.query) { await board.search() }
    .environment(board)
  }

  private var searchSection: some View {
    Section {
      TextField("Search", text: $board.query.text, prompt: Text("All"))
        .textInputAutocapitalization(.never)
      Toggle("Done", isOn: $board.query.showsDone.animation(.spring()))
    }
  }

  @ViewBuilder private func destination(_ page: Board.Page) -> some View {
    switch page {
    case .job(let id):
      if let index = board.jobs.firstIndex(where: { $0.id == id }) {
        JobPage(job: $board.jobs[index])
      } else {
        ContentUnavailableView("No Such Job", systemImage: "questionmark")
      }
    case .archive:
      Text("\(board.jobs.count(where: \.isDone)) done").navigationTitle("Archive")
    }
  }
}

struct JobRow: View {
  @Binding var job: Job
  @State private var looks = 0

  var body: some View {
    HStack {
      NavigationLink(job.title, value: Board.Page.job(job.id))
      Button("Look at \(job.title) \(looks)") { looks += 1 }
        .buttonStyle(.pill)
    }
    .badge(job.hours)
  }
}

struct BoardToolbar: ToolbarContent {
  let count: Int
  let showArchive: @MainActor () -> Void

  var body: some ToolbarContent {
    ToolbarItem(placement: .principal) { Text("^[\(count) job](inflect: true)").font(.headline) }
    if count > 0 {
      ToolbarItem(placement: .primaryAction) { Button("Archive", action: showArchive) }
    }
  }
}

struct PillButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal)
      .background(.tint.opacity(isEnabled ? 1 : 0.3), in: .capsule)
      .scaleEffect(configuration.isPressed ? 0.9 : 1)
  }
}

extension ButtonStyle where Self == PillButtonStyle {
  static var pill: PillButtonStyle { PillButtonStyle() }
}
