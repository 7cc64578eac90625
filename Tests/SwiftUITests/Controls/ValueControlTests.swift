import Foundation
import SwiftUI
import Testing

/// Controls that switch, step, slide and choose.
@MainActor struct ValueControlTests {
  @Test("a toggle is switched by a press, and can be set", arguments: Wrapping.allCases)
  func toggle(_ wrapping: Wrapping) throws {
    let isOn = Box(false)
    let screen = Screen { Toggle("On", isOn: isOn.binding).wrapped(wrapping) }
    try screen.tap("On")
    #expect(isOn.value)
    try screen.control("On").isOn?.set(false)
    #expect(!isOn.value)
  }

  @Test(
    "a toggle for several values is on when all are, and sets them all",
    arguments: Wrapping.allCases)
  func toggleForSeveral(_ wrapping: Wrapping) throws {
    let values = [Box(true), Box(false)]
    let screen = Screen {
      Toggle("All", sources: values, isOn: \.binding).wrapped(wrapping)
    }
    #expect(try screen.control("All").isOn?.get() == false)
    try screen.tap("All")
    #expect(values.map(\.value) == [true, true])
  }

  struct Checklist: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        configuration.label
        Text(configuration.isOn ? "yes" : "no")
      }
    }
  }

  @Test("a style of an app's own shows a toggle; it stays one", arguments: Wrapping.allCases)
  func toggleStyle(_ wrapping: Wrapping) throws {
    struct Stage: View {
      let wrapping: Wrapping
      @State private var isOn = false

      var body: some View {
        Toggle("Done", isOn: $isOn).wrapped(wrapping).toggleStyle(Checklist()).wrapped(wrapping)
      }
    }
    let screen = Screen { Stage(wrapping: wrapping) }
    #expect(screen.lines == ["toggle Done no"])
    try screen.tap("Done no")
    #expect(screen.lines == ["toggle Done yes"])
  }

  @Test("a stepper stops at its bounds", arguments: Wrapping.allCases)
  func stepper(_ wrapping: Wrapping) throws {
    let count = Box(8)
    let screen = Screen {
      Stepper("Count", value: count.binding, in: 0...10, step: 3).wrapped(wrapping)
    }
    #expect(try screen.step("Count", up: true))
    #expect(count.value == 10)
    #expect(try !screen.step("Count", up: true))
    #expect(try screen.step("Count", up: false))
    #expect(count.value == 7)
    try screen.setNumber(40, of: "Count")
    #expect(count.value == 10)
  }

  @Test(
    "a stepper of actions has no number, and ends where an action is missing",
    arguments: Wrapping.allCases)
  func stepperOfActions(_ wrapping: Wrapping) throws {
    let log = Box<[String]>([])
    let screen = Screen {
      Stepper("Size") {
        log.value.append("up")
      } onDecrement: {
        log.value.append("down")
      } onEditingChanged: {
        log.value.append("\($0)")
      }
      .wrapped(wrapping)
      Stepper("End", onIncrement: nil, onDecrement: {})
    }
    #expect(try screen.step("Size", up: false))
    #expect(log.value == ["true", "down", "false"])
    #expect(try screen.control("Size").number == nil)
    #expect(try !screen.step("End", up: true))
  }

  @Test("a stepper of dates steps by seconds")
  func stepperOfDates() throws {
    let date = Box(Date(timeIntervalSince1970: 0))
    let screen = Screen { Stepper("Date", value: date.binding, step: 60) }
    #expect(try screen.step("Date", up: true))
    #expect(date.value == Date(timeIntervalSince1970: 60))
    #expect(try screen.control("Date").number == nil)
  }

  @Test("a slider moves in its steps, within its bounds", arguments: Wrapping.allCases)
  func slider(_ wrapping: Wrapping) throws {
    let volume = Box(0.5)
    let size = Box<CGFloat>(10)
    let screen = Screen {
      Slider(value: volume.binding) {
        Text("Volume").wrapped(wrapping)
      } minimumValueLabel: {
        Text("quiet")
      } maximumValueLabel: {
        Text("loud")
      }
      Slider(value: size.binding, in: 10...20, step: 5) { Text("Size").wrapped(wrapping) }
        .wrapped(wrapping)
    }
    #expect(screen.lines == ["slider Volume", "slider Size"])
    #expect(try screen.step("Volume", up: true))
    #expect(volume.value == 0.6)
    try screen.setNumber(13, of: "Size")
    #expect(size.value == 15)
    try screen.setNumber(99, of: "Size")
    #expect(size.value == 20)
    #expect(try !screen.step("Size", up: true))
  }

  enum Theme: String, CaseIterable, Identifiable {
    case light, dark
    var id: Self { self }
  }

  @Test(
    "a picker offers what is tagged, and the rows of a ForEach under their ids",
    arguments: Wrapping.allCases)
  func options(_ wrapping: Wrapping) throws {
    let theme = Box(Theme.light)
    let number = Box<Int?>(nil)
    let screen = Screen {
      Picker("Theme", selection: theme.binding) {
        ForEach(Theme.allCases) { Text($0.rawValue).wrapped(wrapping) }.wrapped(wrapping)
      }
      .wrapped(wrapping)
      Picker("Number", selection: number.binding) {
        Text("None").wrapped(wrapping).tag(nil as Int?).wrapped(wrapping)
        Divider()
        Section("Some") {
          ForEach([1, 2], id: \.self) {
            Text("No. \($0)").wrapped(wrapping).tag($0).wrapped(wrapping)
          }
        }
        .wrapped(wrapping)
      }
    }
    #expect(screen.lines == ["picker Theme", "picker Number"])
    #expect(try screen.element("Theme").options.map(\.label) == ["light", "dark"])
    #expect(try screen.element("Number").options.map(\.label) == ["None", "No. 1", "No. 2"])
    try screen.choose("dark", of: "Theme")
    #expect(theme.value == .dark)
    try screen.choose("No. 2", of: "Number")
    #expect(number.value == 2)
    let element = try screen.element("Number")
    #expect(element.options.map(\.tag).firstIndex(of: AnyHashable(number.value)) == 2)
    #expect(
      element.control?.selection?.get() == element.options.last?.tag)
    try screen.choose("None", of: "Number")
    #expect(number.value == nil)
    #expect(try screen.control("Number").selection?.get() == element.options.first?.tag)
  }

  @Test("a tag of another type selects nothing", arguments: Wrapping.allCases)
  func wrongTag(_ wrapping: Wrapping) throws {
    let number = Box(1)
    let screen = Screen {
      Picker("Number", selection: number.binding) { Text("two").tag("2").wrapped(wrapping) }
    }
    try screen.choose("two", of: "Number")
    #expect(number.value == 1)
  }

  @Test(
    "a group opens and closes, with a state of its own or a value", arguments: Wrapping.allCases)
  func disclosure(_ wrapping: Wrapping) throws {
    let isOpen = Box(true)
    let screen = Screen {
      DisclosureGroup("Own") { Text("one").wrapped(wrapping) }.wrapped(wrapping)
      DisclosureGroup("Bound", isExpanded: isOpen.binding) { Text("two").wrapped(wrapping) }
        .wrapped(wrapping)
    }
    #expect(screen.texts == ["Own", "Bound", "two"])
    try screen.tap("Own")
    try screen.tap("Bound")
    #expect(screen.texts == ["Own", "one", "Bound"])
    #expect(!isOpen.value)
  }

  @Test("the older forms of a slider have their labels and steps", arguments: Wrapping.allCases)
  func olderSlider(_ wrapping: Wrapping) throws {
    let (volume, size) = (Box(0.5), Box(10.0))
    let screen = Screen {
      Slider(
        value: volume.binding, minimumValueLabel: Text("quiet"), maximumValueLabel: Text("loud")
      ) {
        Text("Volume")
      }
      .wrapped(wrapping)
      Slider(
        value: size.binding, in: 10...20, step: 5, minimumValueLabel: Text("small"),
        maximumValueLabel: Text("large")
      ) {
        Text("Size")
      }
      .wrapped(wrapping)
    }
    #expect(screen.lines == ["slider Volume", "slider Size"])
    try screen.setNumber(13, of: "Size")
    #expect(size.value == 15)
    #expect(try screen.step("Volume", up: true))
    #expect(volume.value == 0.6)
  }

  @Test("a toggle with a symbol sets several values at once")
  func toggleOfSeveral() throws {
    let values = [Box(true), Box(false)]
    let screen = Screen {
      Toggle("All", systemImage: "alarm", sources: values.map(\.binding), isOn: \.self)
    }
    try screen.control("All").isOn?.set(true)
    #expect(values.map(\.value) == [true, true])
  }

  @Test("a progress view shows how far a task has come")
  func progress() {
    let progress = Progress(totalUnitCount: 4)
    progress.completedUnitCount = 1
    let screen = Screen { ProgressView(progress).progressViewStyle(Fraction()) }
    #expect(screen.texts == ["0.250000"])
  }

  private struct Fraction: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("\(configuration.fractionCompleted ?? 0)")
    }
  }
}
