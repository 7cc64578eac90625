import Observation

/// Someone whose papers the archive keeps.
public struct Folder: Identifiable, Equatable, Sendable {
  public let id: Int
  public var name: String
  public var isLocked = false
}

/// The archive's folders, and what is asked about them.
@MainActor @Observable public final class Archive {
  /// The folders, in their order.
  public private(set) var folders = [
    Folder(id: 1, name: "Ada"), Folder(id: 2, name: "Grace"), Folder(id: 3, name: "Jean"),
  ]

  /// The folder that is to be deleted once that is confirmed.
  public var doomed: Folder?

  /// The folder whose dialog is up.
  public var chosen: Folder?

  /// The name being typed for a new folder.
  public var draft = ""

  public init() {}

  /// Deletes a folder.
  public func delete(_ folder: Folder) {
    folders.removeAll { $0.id == folder.id }
  }

  /// Locks or unlocks a folder.
  public func toggleLock(_ folder: Folder) {
    guard let index = folders.firstIndex(where: { $0.id == folder.id }) else { return }
    folders[index].isLocked.toggle()
  }

  /// Adds a folder of a name.
  public func add(_ name: String) {
    folders.append(Folder(id: (folders.map(\.id).max() ?? 0) + 1, name: name))
  }
}
