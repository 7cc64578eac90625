import Foundation
import SwiftUI
import Testing

/// What texts say.
@MainActor struct TextTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let expected: String
    let text: Text

    init(_ expected: String, _ text: Text) {
      self.expected = expected
      self.text = text
    }

    var testDescription: String { expected }
  }

  nonisolated static let name = "Jim"
  nonisolated static let count = 1234
  nonisolated static let price = FloatingPointFormatStyle<Double>.Currency(
    code: "USD", locale: Locale(identifier: "en_US"))
  nonisolated static let rows: [Row] = [
    Row("Hello", Text("Hello")),
    Row("Hello, Jim!", Text("Hello, \(name)!")),
    Row("1,234 items", Text("\(count) items")),
    Row("-1,234,567", Text("\(-1_234_567)")),
    Row("12", Text("\(12)")),
    Row("1234", Text(verbatim: "\(count)")),
    Row("1234", Text("\(count)" as String)),
    Row("0.500000", Text("\(0.5)")),
    Row("1,234.500000", Text("\(1234.5)")),
    Row("0.50", Text("\(0.5, specifier: "%.2f")")),
    Row("007", Text("\(7, specifier: "%03d")")),
    Row("1,234", Text(count, format: .number)),
    Row("50%", Text(0.5, format: .percent)),
    Row("Total: $1.50", Text("Total: \(1.5, format: price)")),
    Row("Save all Jims", Text("Save **all** _\(name)s_")),
    Row("snake_case_name 2 * 3 * 4", Text("snake_case_name 2 * 3 * 4")),
    Row("Read more.", Text("[Read more](https://example.com).")),
    Row("3 job, 2^2", Text("^[\(3) job](inflect: true), 2^2")),
    Row("code", Text("`code`")),
    Row("**as is**", Text(verbatim: "**as is**")),
    Row("*starred*", Text("\("*starred*")")),
    Row("true", Text("\(true)")),
    Row("A and B", Text("A").bold() + Text(" and ").font(.title) + Text("B").italic()),
    Row("Hello, Jim", Text("Hello, \(Text(name).bold())")),
    Row("styled", Text(AttributedString("styled"))),
    Row("1:01:05", Text(timerInterval: epoch...epoch.addingTimeInterval(3665), pauseTime: epoch)),
  ]
  nonisolated static let epoch = Date(timeIntervalSince1970: 0)

  @Test("a text says what was written", arguments: rows)
  func says(_ row: Row) {
    let screen = Screen { row.text }
    #expect(screen.texts == [row.expected])
  }

  @Test("a key known at run time is read as a key")
  func key() {
    #expect(LocalizedStringKey("**x**").string == "x")
  }

  @Test(
    "a label has an icon and a title; its style can leave one out", arguments: Wrapping.allCases)
  func labels(_ wrapping: Wrapping) {
    let plain = Screen { Label("Star", systemImage: "star").wrapped(wrapping) }
    #expect(plain.lines == ["text star", "text Star"])
    let titled = Screen {
      Label("Star", systemImage: "star").wrapped(wrapping).labelStyle(.titleOnly)
    }
    #expect(titled.lines == ["text Star"])
  }

  @Test("a style of an app's own shows what it makes of a label", arguments: Wrapping.allCases)
  func labelStyle(_ wrapping: Wrapping) {
    struct Reversed: LabelStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text("label:")
        Label(configuration)
      }
    }
    let screen = Screen {
      Label("Star", systemImage: "star").wrapped(wrapping).labelStyle(Reversed()).wrapped(wrapping)
    }
    #expect(screen.texts == ["label:", "Star"])
  }
}

/// Texts that Foundation makes on Apple's platforms.
@MainActor struct MadeTextTests {
  @Test("attributes, Markdown and localized values are texts")
  func texts() throws {
    var attributed = AttributedString("Hello")
    attributed.foregroundColor = .red
    attributed.font = .headline
    attributed.underlineStyle = .single
    #expect(attributed.foregroundColor == .red)
    #expect(attributed.runs.count == 1)
    let resource: LocalizedStringResource = "for \("Ann")"
    let markdown = try AttributedString(markdown: "**bold** and [linked](https://example.com)")
    let screen = Screen {
      Text(attributed)
      Text(markdown)
      Text(resource)
      Text(String(localized: "number \(3) of \(0.5, format: .percent)", comment: "a count"))
      Text(String(localized: resource))
    }
    #expect(
      screen.texts == ["Hello", "bold and linked", "for Ann", "number 3 of 50%", "for Ann"])
  }
}
