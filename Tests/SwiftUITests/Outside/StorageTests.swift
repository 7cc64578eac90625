import Foundation
import SwiftUI
import Testing

/// Values that an app or a scene keeps under a key.
@MainActor struct StorageTests {
  private enum Mode: String {
    case plain, fancy
  }

  private enum Level: Int {
    case low, high
  }

  private struct Kinds: View {
    @AppStorage("kinds.flag") private var flag = false
    @AppStorage("kinds.count") private var count = 1
    @AppStorage("kinds.share") private var share = 0.5
    @AppStorage("kinds.text") private var text = "a"
    @AppStorage("kinds.address") private var address = URL(filePath: "/a")
    @AppStorage("kinds.bytes") private var bytes = Data([1])
    @AppStorage("kinds.date") private var date = Date(timeIntervalSince1970: 1)
    @AppStorage("kinds.mode") private var mode = Mode.plain
    @AppStorage("kinds.level") private var level = Level.low
    @AppStorage("kinds.mode") private var word = "none"
    @AppStorage("kinds.maybe") private var maybe: Int?
    @AppStorage("kinds.perhaps") private var perhaps: Mode?

    var body: some View {
      Text(
        """
        \(flag) \(count) \(share) \(text) \(address.path) \(bytes.count) \
        \(Int(date.timeIntervalSince1970)) \(mode) \(level) \(word) \(maybe ?? 0) \
        \(perhaps.map { "\($0)" } ?? "nil")
        """)
      Button("Change") {
        (flag, count, share, text) = (true, 2, 1.5, "b")
        (address, bytes) = (URL(filePath: "/b"), Data([1, 2]))
        (date, mode, level) = (Date(timeIntervalSince1970: 2), .fancy, .high)
        (maybe, perhaps) = (3, .fancy)
      }
      Button("Clear") { (maybe, perhaps) = (nil, nil) }
    }
  }

  @Test("each type is kept, enums by their raw values, and none by nil")
  func types() throws {
    let screen = Screen { Kinds() }
    #expect(screen.texts.first == "false 1 0.500000 a /a 1 1 plain low none 0 nil")
    try screen.tap("Change")
    #expect(screen.texts.first == "true 2 1.500000 b /b 2 2 fancy high fancy 3 fancy")
    try screen.tap("Clear")
    #expect(screen.texts.first == "true 2 1.500000 b /b 2 2 fancy high fancy 0 nil")
  }

  private struct Reader: View {
    let name: String
    @AppStorage("shared.name") private var value = "first"

    var body: some View { Text("\(name) \(value)") }
  }

  private static let suite = "StorageTests"

  private struct Writer: View {
    let wrapping: Wrapping
    @AppStorage("shared.name") private var value = "another default"
    let store: UserDefaults
    @AppStorage private var own: String

    init(store: UserDefaults, wrapping: Wrapping) {
      self.store = store
      self.wrapping = wrapping
      // Another object of the suite is the same store.
      let again = UserDefaults(suiteName: StorageTests.suite)
      _own = AppStorage(wrappedValue: "own", "shared.name", store: again)
    }

    var body: some View {
      Reader(name: "inner").wrapped(wrapping)
      Reader(name: "elsewhere").wrapped(wrapping).defaultAppStorage(store).wrapped(wrapping)
      TextField("Name", text: $value).wrapped(wrapping)
      TextField("Own", text: $own).wrapped(wrapping)
    }
  }

  @Test("who reads the same key of the same store sees every change", arguments: Wrapping.allCases)
  func sharing(_ wrapping: Wrapping) throws {
    StoredValues.forgetAll()
    let store = try #require(UserDefaults(suiteName: Self.suite))
    let screen = Screen { Writer(store: store, wrapping: wrapping) }
    #expect(screen.texts.prefix(2) == ["inner first", "elsewhere first"])
    try screen.write("new", into: "Name")
    #expect(screen.texts.prefix(2) == ["inner new", "elsewhere first"])
    try screen.write("other", into: "Own")
    #expect(screen.texts.prefix(2) == ["inner new", "elsewhere other"])
    #expect(UserDefaults.standard.object(forKey: "shared.name") == nil)
    #expect(store.object(forKey: "shared.name") == nil)
  }

  private struct Model {
    @AppStorage("model.count") var count = 0
  }

  @Test("a model outside any view reads and writes it too")
  func model() {
    Model().count = 4
    #expect(Model().count == 4)
  }

  private struct Scene: View {
    let wrapping: Wrapping
    @SceneStorage("scene.draft") private var draft = "empty"
    @SceneStorage("scene.mode") private var mode: Mode?
    @State private var isGone = false

    var body: some View {
      Button("Toggle") { isGone.toggle() }
      if !isGone { Draft().wrapped(wrapping) }
      Text("\(draft) \(mode.map { "\($0)" } ?? "nil")").wrapped(wrapping)
      Button("Mode") { mode = .fancy }
    }
  }

  private struct Draft: View {
    @SceneStorage("scene.draft") private var draft = "empty"

    var body: some View { TextField("Draft", text: $draft) }
  }

  @Test(
    "a scene keeps its values while views come and go, and shares none with another",
    arguments: Wrapping.allCases)
  func scene(_ wrapping: Wrapping) throws {
    let screen = Screen { Scene(wrapping: wrapping) }
    #expect(screen.texts.contains("empty nil"))
    try screen.write("begun", into: "Draft")
    try screen.tap("Mode")
    try screen.tap("Toggle")
    try screen.tap("Toggle")
    #expect(try screen.control("Draft").text?.get() == "begun")
    #expect(screen.texts.contains("begun fancy"))
    #expect(Screen { Scene(wrapping: wrapping) }.texts.contains("empty nil"))
  }

  private struct Careless: View {
    @AppStorage("careless") private var count = 0

    var body: some View {
      let _ = count += 1
      Text("\(count)")
    }
  }

  @Test("a write during an update is reported, and lost", arguments: Wrapping.allCases)
  func misuse(_ wrapping: Wrapping) {
    let screen = Screen { Careless().wrapped(wrapping) }
    #expect(screen.texts == ["0"])
    #expect(screen.host.graph.takeIssues().map(\.id) == ["W-09"])
  }
}
