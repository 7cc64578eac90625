import SwiftUI
import Testing

/// Buttons, and what styles and modifiers make of them.
@MainActor struct ButtonTests {
  @Test("every form of a button has its label and its role", arguments: Wrapping.allCases)
  func forms(_ wrapping: Wrapping) {
    let title = "Title"
    let screen = Screen {
      Button("Key") {}
      Button(title) {}
      Button("Delete it", role: .destructive) {}
      Button("Symbol", systemImage: "plus") {}
      Button(role: .cancel) {
      } label: {
        Text("Own").wrapped(wrapping)
        Text("label").wrapped(wrapping)
      }
      Button(role: .close) {}
      Button {
      } label: {
        Image(systemName: "gear").wrapped(wrapping)
      }
      .wrapped(wrapping)
    }
    #expect(
      screen.elements.map { "\($0.label) \($0.control?.role?.name ?? "-")" } == [
        "Key -", "Title -", "Delete it destructive", "Symbol -", "Own label cancel",
        "Close close", "gear -",
      ])
  }

  @Test("disabled holds for all below, and can't be undone there", arguments: Wrapping.allCases)
  func disabled(_ wrapping: Wrapping) throws {
    let isOff = Box(true)
    struct Nested: View {
      let isOff: Box<Bool>
      let wrapping: Wrapping

      var body: some View {
        VStack {
          Button("a") {}.wrapped(wrapping).disabled(false).wrapped(wrapping)
          TextField("b", text: .constant("")).wrapped(wrapping).disabled(true).wrapped(wrapping)
        }
        .wrapped(wrapping)
        .disabled(isOff.value)
      }
    }
    let screen = Screen { Nested(isOff: isOff, wrapping: wrapping) }
    #expect(screen.elements.map(\.isEnabled) == [false, false])
    #expect(try screen.element("a").disablingView == "Nested")
    isOff.value = false
    screen.host.settle()
    #expect(screen.elements.map(\.isEnabled) == [true, false])
  }

  @Test("a key belongs to the control it was given to", arguments: Wrapping.allCases)
  func shortcut(_ wrapping: Wrapping) throws {
    let screen = Screen {
      Button("Save") {}.wrapped(wrapping).keyboardShortcut(.defaultAction).wrapped(wrapping)
      Button("Close") {}.wrapped(wrapping)
        .keyboardShortcut("w", modifiers: [.command, .shift]).wrapped(wrapping)
      Button("None") {}.wrapped(wrapping).keyboardShortcut(nil).wrapped(wrapping)
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

  @Test("a style makes the looks, the button keeps its action", arguments: Wrapping.allCases)
  func style(_ wrapping: Wrapping) throws {
    let count = Box(0)
    let screen = Screen {
      Button("Add") { count.value += 1 }.wrapped(wrapping).buttonStyle(Loud()).wrapped(wrapping)
    }
    try screen.tap("Add !")
    #expect(count.value == 1)
    let disabled = Screen {
      Button("Add") {}.wrapped(wrapping).buttonStyle(Loud()).wrapped(wrapping).disabled(true)
    }
    #expect(disabled.lines == ["button Add ?"])
  }

  @Test("a primitive style decides what triggers the action", arguments: Wrapping.allCases)
  func primitiveStyle(_ wrapping: Wrapping) throws {
    let count = Box(0)
    let screen = Screen {
      Button("Add") { count.value += 1 }.wrapped(wrapping).buttonStyle(Twice()).wrapped(wrapping)
    }
    #expect(screen.lines == ["button twice", "text Add"])
    try screen.tap("twice")
    #expect(count.value == 2)
  }

  @Test("a built-in style inside puts an outer one off", arguments: Wrapping.allCases)
  func innerStyle(_ wrapping: Wrapping) {
    let screen = Screen {
      VStack {
        Button("plain") {}.wrapped(wrapping).buttonStyle(.plain).wrapped(wrapping)
        Button("loud") {}.wrapped(wrapping)
      }
      .wrapped(wrapping)
      .buttonStyle(Loud())
    }
    #expect(screen.lines == ["button plain", "button loud !"])
  }

  @Test(
    "a view that is tapped or held counts as a button, unless it holds controls",
    arguments: Wrapping.allCases)
  func taps(_ wrapping: Wrapping) throws {
    let count = Box(0)
    let screen = Screen {
      Text("tap").wrapped(wrapping).onTapGesture { count.value += 1 }.wrapped(wrapping)
      Text("hold").wrapped(wrapping).onLongPressGesture { count.value += 10 }.wrapped(wrapping)
      Text("gesture").wrapped(wrapping)
        .gesture(TapGesture().onEnded { count.value += 100 }).wrapped(wrapping)
      Text("drag").gesture(DragGesture().onEnded { _ in count.value += 1000 })
      HStack {
        Button("inside") { count.value += 10_000 }.wrapped(wrapping)
        Text("beside").wrapped(wrapping)
      }
      .wrapped(wrapping)
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

  @Test("names for tests and for those who can't see", arguments: Wrapping.allCases)
  func names(_ wrapping: Wrapping) throws {
    let screen = Screen {
      Button("+") {}.wrapped(wrapping).accessibilityLabel("Increment").wrapped(wrapping)
        .accessibilityIdentifier("plus").wrapped(wrapping)
      Text("unseen").wrapped(wrapping).hidden().wrapped(wrapping)
    }
    #expect(screen.lines == ["button Increment"])
    #expect(try screen.element("Increment").identifier == "plus")
  }

  @Test("a link opens its address as the environment says", arguments: Wrapping.allCases)
  func link(_ wrapping: Wrapping) throws {
    let url = try #require(URL(string: "https://example.com/a"))
    let opened = Box<[URL]>([])
    let screen = Screen {
      Link("system", destination: url)
      Link("own", destination: url)
        .wrapped(wrapping)
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
