import Foundation
import SwiftUI
import Testing

/// Controls that are typed into.
@MainActor struct FieldTests {
  @Test("every form of a field has its label")
  func forms() {
    let text = Binding.constant("x")
    let title = "Title"
    let screen = Screen {
      TextField("Key", text: text)
      TextField(title, text: text)
      TextField("Prompted", text: text, prompt: Text("prompt"))
      TextField("", text: text, prompt: Text("only a prompt"))
      TextField("Tall", text: text, axis: .vertical)
      TextField(text: text) { Text("Own") }
      SecureField("Secret", text: text)
      TextEditor(text: text).accessibilityLabel("Editor")
    }
    #expect(
      screen.lines == [
        "textField Key", "textField Title", "textField Prompted", "textField only a prompt",
        "textField Tall", "textField Own", "secureField Secret", "textField Editor",
      ])
  }

  @Test("what is written goes into the binding", arguments: Wrapping.allCases)
  func text(_ wrapping: Wrapping) throws {
    let name = Box("Jim")
    let screen = Screen { TextField("Name", text: name.binding).wrapped(wrapping) }
    #expect(try screen.control("Name").text?.get() == "Jim")
    try screen.write("Alice", into: "Name")
    #expect(name.value == "Alice")
  }

  @Test(
    "a number is shown as its format writes it; what can't be read changes nothing",
    arguments: Wrapping.allCases)
  func number(_ wrapping: Wrapping) throws {
    let count = Box(1234)
    let screen = Screen {
      TextField("Count", value: count.binding, format: .number).wrapped(wrapping)
    }
    func shown() throws -> String? { try screen.control("Count").text?.get() }
    #expect(try shown() == "1,234")
    try screen.write("56", into: "Count")
    #expect(count.value == 56)
    try screen.write("many", into: "Count")
    #expect(count.value == 56)
    #expect(try shown() == "many")
    count.value = 7
    #expect(try shown() == "7")
  }

  @Test("an empty field means no value, where there may be none", arguments: Wrapping.allCases)
  func missing(_ wrapping: Wrapping) throws {
    let count = Box<Int?>(3)
    let screen = Screen {
      TextField("Count", value: count.binding, format: .number).wrapped(wrapping)
    }
    try screen.write("", into: "Count")
    #expect(count.value == nil)
    #expect(try screen.control("Count").text?.get() == "")
    try screen.write("4", into: "Count")
    #expect(count.value == 4)
  }

  @Test("a formatter reads and writes", arguments: Wrapping.allCases)
  func formatter(_ wrapping: Wrapping) throws {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.minimumFractionDigits = 1
    let length = Box(1.0)
    let screen = Screen {
      TextField("Length", value: length.binding, formatter: formatter).wrapped(wrapping)
    }
    #expect(try screen.control("Length").text?.get() == "1.0")
    try screen.write("2.5", into: "Length")
    #expect(length.value == 2.5)
  }

  struct DateRow: Sendable {
    let typed: String
    let expected: String
  }

  @Test(
    "a date is typed in digits; what is no date, or out of bounds, changes nothing",
    arguments: [
      DateRow(typed: "2026-07-02 10:45", expected: "2026-07-02 10:45"),
      DateRow(typed: "2026-07-03", expected: "2026-07-03 09:30"),
      DateRow(typed: "8:05", expected: "2026-07-01 08:05"),
      DateRow(typed: "2026-07-02T10:45:30", expected: "2026-07-02 10:45"),
      DateRow(typed: "2026-7-02", expected: "2026-07-01 09:30"),
      DateRow(typed: "-2026-07-02", expected: "2026-07-01 09:30"),
      DateRow(typed: "02026-07-02", expected: "2026-07-01 09:30"),
      DateRow(typed: "2026-07-+2", expected: "2026-07-01 09:30"),
      DateRow(typed: "2026-07-02 2026-07-03", expected: "2026-07-01 09:30"),
      DateRow(typed: "10:45 2026-07-02", expected: "2026-07-01 09:30"),
      DateRow(typed: "+8:05", expected: "2026-07-01 09:30"),
      DateRow(typed: "8:5", expected: "2026-07-01 09:30"),
      DateRow(typed: "8::05", expected: "2026-07-01 09:30"),
      DateRow(typed: "8:05:soon", expected: "2026-07-01 09:30"),
      DateRow(typed: "2026-02-30", expected: "2026-07-01 09:30"),
      DateRow(typed: "2025-01-01", expected: "2026-07-01 09:30"),
      DateRow(typed: "tomorrow", expected: "2026-07-01 09:30"),
      DateRow(typed: "", expected: "2026-07-01 09:30"),
    ], Wrapping.allCases)
  func date(_ row: DateRow, _ wrapping: Wrapping) throws {
    let first = try #require(Self.date(2026, 1, 1, 0, 0))
    let date = Box(try #require(Self.date(2026, 7, 1, 9, 30)))
    let screen = Screen {
      DatePicker("Due", selection: date.binding, in: first...)
        .wrapped(wrapping)
        .environment(\.timeZone, .gmt)
        .environment(\.calendar, Calendar(identifier: .gregorian))
    }
    try screen.write(row.typed, into: "Due")
    #expect(try screen.control("Due").text?.get() == row.expected)
  }

  @Test(
    "a date out of bounds is told with them, as far as the picker shows them",
    arguments: [
      (.date, "2027-01-01", "a date from 2026-01-01 to 2026-12-31"),
      ([.date, .hourAndMinute], "2025-01-01", "a date from 2026-01-01 08:00 to 2026-12-31 18:00"),
    ] as [(DatePickerComponents, String, String)])
  func limits(_ components: DatePickerComponents, _ typed: String, _ limits: String) throws {
    let first = try #require(Self.date(2026, 1, 1, 8, 0))
    let last = try #require(Self.date(2026, 12, 31, 18, 0))
    let date = Box(first)
    let screen = Screen {
      DatePicker(
        "Due", selection: date.binding, in: first...last, displayedComponents: components
      )
      .environment(\.timeZone, .gmt)
      .environment(\.calendar, Calendar(identifier: .gregorian))
    }
    let range = try #require(try screen.control("Due").range)
    #expect(range.misfit(typed) == .outOfBounds(typed, limits: limits))
    #expect(range.misfit("2026-13-01") == .noValue("2026-13-01"))
  }

  private static func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int, _ minute: Int)
    -> Date?
  {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar.date(
      from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute))
  }

  @Test("a colour is typed by its name", arguments: Wrapping.allCases)
  func colour(_ wrapping: Wrapping) throws {
    let tint = Box(Color.red)
    let screen = Screen { ColorPicker("Tint", selection: tint.binding).wrapped(wrapping) }
    try screen.write("blue", into: "Tint")
    #expect(tint.value == .blue)
    try screen.write("bluish", into: "Tint")
    #expect(tint.value == .blue)
  }

  @Test(
    "what is typed into a text with attributes has those of its end, or those chosen",
    arguments: Wrapping.allCases)
  func attributes(_ wrapping: Wrapping) throws {
    var start = AttributedString("Hello ")
    var end = AttributedString("you")
    end.foregroundColor = .red
    start += end
    let text = Box(start)
    let selection = Box(AttributedTextSelection())
    let screen = Screen {
      TextEditor(text: text.binding, selection: selection.binding).accessibilityLabel("Letter")
        .wrapped(wrapping)
    }
    #expect(try screen.control("Letter").text?.get() == "Hello you")
    try screen.write("Hello you", into: "Letter")
    #expect(text.value == start)
    try screen.write("Bye", into: "Letter")
    #expect(String(text.value.characters) == "Bye")
    #expect(text.value.runs.map(\.foregroundColor) == [.red])
    text.value.transformAttributes(in: &selection.value) { $0.foregroundColor = .blue }
    #expect(text.value.foregroundColor == .red)
    try screen.write("Bye now", into: "Letter")
    #expect(text.value.foregroundColor == .blue)
    selection.value = AttributedTextSelection(
      range: text.value.startIndex..<text.value.index(afterCharacter: text.value.startIndex))
    text.value.transformAttributes(in: &selection.value) { $0.foregroundColor = .green }
    #expect(text.value.runs.map(\.foregroundColor) == [.green, .blue])
  }
}
