import Combine
import SwiftUI

/// The people of the studio, as a model of the time before observation.
final class Roster: ObservableObject {
  enum Sheet: Identifiable {
    case add
    case rename(String)

    var id: String {
      switch self {
      case .add: return "add"
      case .rename(let name): return "rename \(name)"
      }
    }
  }

  @Published var people = ["Jim"]
  @Published var sheet: Sheet?
  @Published var draft = ""
  @Published private(set) var canSave = false
  @Published private(set) var sheetsSeen = 0
  private var subscriptions: Set<AnyCancellable> = []

  init() {
    $draft
      .map { !$0.trimmingCharacters(in: .whitespaces).isEmpty }
      .removeDuplicates()
      .sink { [weak self] canSave in self?.canSave = canSave }
      .store(in: &subscriptions)
  }

  func present(_ sheet: Sheet) {
    if case .rename(let name) = sheet { draft = name } else { draft = "" }
    self.sheet = sheet
  }

  func save() {
    switch sheet {
    case .add?: people.append(draft)
    case .rename(let name)?: people = people.map { $0 == name ? draft : $0 }
    case nil: break
    }
  }

  func sheetIsGone() {
    sheetsSeen += 1
  }
}
