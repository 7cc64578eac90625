import SwiftUI
import Testing

/// Buttons, and what styles and modifiers make of them.
@MainActor struct ButtonTests {
  @Test("every form of a button has its label and its role")
  func forms() {
    let title = "Title"
    let screen = Screen {
      Button("Key") {}
      Button(title) {}
      Button("Delete it", role: .destructive) {}
      Button("Symbol", systemImage: "plus") {}
      Button(role: .cancel) {
      } label: {
        Text("Own")
        Text("label")
      }
      Button(role: .close) {}
      Button {
      } label: {
        Image(systemName: "gear")
      }
    }
    #expect(
      screen.elements.map { "\($0.label) \($0.control?.role?.name ?? "-")" } == [
        "Key -", "Title -", "Delete it destructive", "Symbol -", "Own label cancel",
        "Close close", "gear -",
      ])
  }

  @Test("disabled holds for all below, and can't be undone there")
  func disabled() throws {
    let isOff = Box(true)
    struct Nested: View {
      let isOff: Box<Bool>

      var body: some View {
        VStack {
          Button("a") {}.disabled(false)
          TextField("b", text: .constant("")).disabled(true)
        }
        .disabled(isOff.value)
      }
    }
    let screen = Screen { Nested(isOff: isOff) }
    #expect(screen.elements.map(\.isEnabled) == [false, false])
    #expect(try screen.element("a").disablingView == "Nested")
    isOff.value = false
    screen.host.settle()
    #expect(screen.elements.map(\.isEnabled) == [true, false])
  }

  @Test("a key belongs to the control it was given to")
  func shortcut() throws {
    let screen = Screen {
      Button("Save") {}.keyboardShortcut(.defaultAction)
      Button("Close") {}.keyboardShortcut("w", modifiers: [.command, .shift])
      Button("None") {}.keyboardShortcut(nil)
    }
    #expect(
      screen.elements.map(\.shortcut) == [
        .defaultAction, KeyboardShortcut("w", modifiers: [.shift, .command]), nil,
      ])
  }

  struct Loud: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      configuration.label
      Text(isEnabled ? "!" : "?")
    }
  }

  struct Twice: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button("twice") {
        configuration.trigger()
        configuration.trigger()
      }
      configuration.label
    }
  }

  @Test("a style makes the looks, the button keeps its action")
  func style() throws {
    let count = Box(0)
    let screen = Screen { Button("Add") { count.value += 1 }.buttonStyle(Loud()) }
    try screen.tap("Add !")
    #expect(count.value == 1)
    let disabled = Screen { Button("Add") {}.buttonStyle(Loud()).disabled(true) }
    #expect(disabled.lines == ["button Add ?"])
  }

  @Test("a primitive style decides what triggers the action")
  func primitiveStyle() throws {
    let count = Box(0)
    let screen = Screen { Button("Add") { count.value += 1 }.buttonStyle(Twice()) }
    #expect(screen.lines == ["button twice", "text Add"])
    try screen.tap("twice")
    #expect(count.value == 2)
  }

  @Test("a built-in style inside puts an outer one off")
  func innerStyle() {
    let screen = Screen {
      VStack {
        Button("plain") {}.buttonStyle(.plain)
        Button("loud") {}
      }
      .buttonStyle(Loud())
    }
    #expect(screen.lines == ["button plain", "button loud !"])
  }

  @Test("a view that is tapped or held counts as a button, unless it holds controls")
  func taps() throws {
    let count = Box(0)
    let screen = Screen {
      Text("tap").onTapGesture { count.value += 1 }
      Text("hold").onLongPressGesture { count.value += 10 }
      Text("gesture").gesture(TapGesture().onEnded { count.value += 100 })
      Text("drag").gesture(DragGesture().onEnded { _ in count.value += 1000 })
      HStack {
        Button("inside") { count.value += 10_000 }
        Text("beside")
      }
      .onTapGesture { count.value = -1 }
    }
    for label in ["tap", "hold", "gesture", "inside"] { try screen.tap(label) }
    #expect(count.value == 10_111)
    #expect(
      screen.lines == [
        "button tap", "button hold", "button gesture", "text drag", "button inside",
        "text beside",
      ])
  }

  @Test("names for tests and for those who can't see")
  func names() throws {
    let screen = Screen {
      Button("+") {}.accessibilityLabel("Increment").accessibilityIdentifier("plus")
      Text("unseen").hidden()
    }
    #expect(screen.lines == ["button Increment"])
    #expect(try screen.element("Increment").identifier == "plus")
  }

  @Test("a link opens its address as the environment says")
  func link() throws {
    let url = try #require(URL(string: "https://example.com/a"))
    let opened = Box<[URL]>([])
    let screen = Screen {
      Link("system", destination: url)
      Link("own", destination: url)
        .environment(
          \.openURL,
          OpenURLAction { url in
            opened.value.append(url)
            return .handled
          })
    }
    try screen.tap("own")
    #expect(opened.value == [url])
    #expect(OpenedURLs.take() == [])
    try screen.tap("system")
    #expect(OpenedURLs.take() == [url])
  }
}
