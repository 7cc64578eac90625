import SwiftUI
import Testing

/// Looks of an app's own for containers and pickers: what they show is what a person meets.
@MainActor struct ContainerStyleTests {
  private struct FramedMenu: MenuStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("menu of")
      Menu(configuration)
    }
  }

  private struct NamedGroup: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.content
        Text("under")
        configuration.label
      }
    }
  }

  private struct NamedForm: FormStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text("form")
        configuration.content
      }
    }
  }

  private struct Tomorrow: DatePickerStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
      Button("A day later") { configuration.selection += 86_400 }
    }
  }

  fileprivate struct Desk: View {
    let wrapping: Wrapping
    @State private var date = Date(timeIntervalSince1970: 0)
    @State private var taps = 0

    var body: some View {
      Form {
        Menu("More") { Button("Copy") { taps += 1 }.wrapped(wrapping) }
          .wrapped(wrapping)
          .menuStyle(FramedMenu())
        ControlGroup("Edit") { Button("Cut") { taps += 1 }.wrapped(wrapping) }
          .wrapped(wrapping)
          .controlGroupStyle(NamedGroup())
        DatePicker("Due", selection: $date)
          .wrapped(wrapping)
          .datePickerStyle(Tomorrow())
        Text("taps \(taps), day \(Int(date.timeIntervalSince1970) / 86_400)")
      }
      .wrapped(wrapping)
      .formStyle(NamedForm())
    }
  }

  @Test(
    "menus, groups, forms and date pickers are shown as a style of one's own has them",
    arguments: Wrapping.allCases)
  func ownStyles(_ wrapping: Wrapping) throws {
    let screen = Screen { Desk(wrapping: wrapping) }
    #expect(
      screen.texts == [
        "form", "menu of", "More", "Copy", "Cut", "under", "Edit", "Due", "A day later",
        "taps 0, day 0",
      ])
    try screen.tap("Copy")
    try screen.tap("Cut")
    try screen.tap("A day later")
    #expect(screen.texts.last == "taps 2, day 1")
  }

  @Test("built-in styles leave the controls as they are")
  func builtInStyles() {
    let plain = Screen { Desk.controls }
    let styled = Screen {
      Desk.controls.menuStyle(.button).controlGroupStyle(.palette).formStyle(.grouped)
        .datePickerStyle(.graphical)
    }
    #expect(styled.lines == plain.lines)
  }
}

extension ContainerStyleTests.Desk {
  @ViewBuilder fileprivate static var controls: some View {
    Form {
      Menu("More") { Button("Copy") {} }
      ControlGroup("Edit") { Button("Cut") {} }
      DatePicker("Due", selection: .constant(Date(timeIntervalSince1970: 0)))
    }
  }
}
