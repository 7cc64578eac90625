import SwiftUI
import Testing

/// Controls that take what who drives the app gives them.
@MainActor @Suite(.serialized) struct PickingTests {
  private struct Days: View {
    @State private var days: Set<DateComponents> = []

    var body: some View {
      MultiDatePicker(
        "Days", selection: $days,
        in: Date(timeIntervalSince1970: 1_782_864_000)..<Date(timeIntervalSince1970: 1_785_542_400))
      Text(days.compactMap(\.day).sorted().map(String.init).joined(separator: " "))
        .environment(\.timeZone, .gmt)
    }
  }

  @Test(
    "days are chosen one by one, or all at once, within their bounds", arguments: Wrapping.allCases)
  func days(_ wrapping: Wrapping) throws {
    let screen = Screen { Days().wrapped(wrapping).environment(\.timeZone, .gmt) }
    func choose(_ text: String) throws -> Bool {
      let control = try screen.control("Days")
      guard control.range?.contains(text) ?? true else { return false }
      control.pick?(text)
      screen.host.settle()
      return true
    }
    #expect(try choose("2026-07-03"))
    #expect(try choose("2026-07-01"))
    #expect(try screen.control("Days").text?.get() == "2026-07-01 2026-07-03")
    #expect(screen.texts.last == "1 3")
    #expect(try choose("2026-07-03"))
    #expect(screen.texts.last == "1")
    for text in ["2026-08-01", "2026-06-30", "2026-02-30", "July"] {
      #expect(try !choose(text), "\(text)")
    }
    try screen.write("2026-07-05, 2026-07-31", into: "Days")
    #expect(screen.texts.last == "5 31")
    #expect(try choose("2026-07-31 2026-07-02"))
    #expect(screen.texts.last == "2 5")
  }

  @Test(
    "a text that is no days, or has days out of bounds, is told by the part that is wrong",
    arguments: [
      ("-2026-07-01", .noValue("-2026-07-01")),
      ("2026-07-01 -2026-07-05", .noValue("-2026-07-05")),
      ("+2026-07-01", .noValue("+2026-07-01")),
      ("2026-007-0001", .noValue("2026-007-0001")),
      ("02026-07-01", .noValue("02026-07-01")),
      (",,,", .noValue(",,,")),
      ("2026-07-01,", .noValue("2026-07-01,")),
      ("2026-07-01,,2026-07-02", .noValue("2026-07-01,,2026-07-02")),
      ("2026-07-01 09:30", .noValue("09:30")),
      (
        "2026-07-01,2026-08-01",
        .outOfBounds("2026-08-01", limits: "a date from 2026-07-01 to 2026-07-31")
      ),
      ("2026-07-01,2026-07-02 2026-07-03", nil),
      ("", nil),
    ] as [(String, Control.Range.Misfit?)])
  func wrongDays(_ text: String, _ misfit: Control.Range.Misfit?) throws {
    let screen = Screen { Days().environment(\.timeZone, .gmt) }
    let range = try #require(try screen.control("Days").range)
    #expect(range.misfit(text) == misfit)
  }

  private struct KnownDay: View {
    @State private var days: Set = [DateComponents(year: 2026, month: 7, day: 1)]

    var body: some View {
      MultiDatePicker("Days", selection: $days).environment(\.timeZone, .gmt)
      Text("\(days.count) chosen")
    }
  }

  @Test("a day that the app has put there in a form of its own is the same day")
  func knownDay() throws {
    let screen = Screen { KnownDay() }
    #expect(try screen.control("Days").text?.get() == "2026-07-01")
    try screen.control("Days").pick?("2026-07-01")
    screen.host.settle()
    #expect(screen.texts.last == "0 chosen")
  }

  private struct Note: Codable, Transferable, Equatable {
    var title: String

    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .json)
      ProxyRepresentation(exporting: \.title)
    }
  }

  private struct OneForm: Codable, Transferable {
    var title: String

    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .json)
    }
  }

  private struct Pasting: View {
    @State private var pasted = "nothing"

    var body: some View {
      Text(pasted)
      PasteButton(payloadType: String.self) { pasted = "text \($0.joined())" }
      PasteButton(payloadType: URL.self) { pasted = "address \($0[0].host() ?? "")" }
        .accessibilityLabel("Paste address")
      PasteButton(payloadType: OneForm.self) { pasted = "note \($0[0].title)" }
        .accessibilityLabel("Paste note")
      PasteButton(supportedContentTypes: [.plainText]) { providers in
        providers[0].loadObject(ofClass: String.self) { text, _ in
          MainActor.assumeIsolated { pasted = "provider \(text ?? "")" }
        }
      }
      .accessibilityLabel("Paste kinds")
    }
  }

  @Test(
    "what is pasted comes as what the button takes",
    arguments: [
      ("Paste", "hello", "text hello"),
      ("Paste address", "https://example.org/a", "address example.org"),
      ("Paste note", #"{"title":"milk"}"#, "note milk"),
      ("Paste kinds", "thing", "provider thing"),
    ])
  func pasting(label: String, text: String, shown: String) throws {
    let screen = Screen { Pasting() }
    let control = try screen.control(label)
    #expect(control.range?.contains(text) ?? true)
    control.pick?(text)
    screen.host.settle()
    #expect(screen.texts.first == shown)
  }

  @Test("what is pasted by kind knows its kinds, and can be had as what it is")
  func providers() {
    let provider = NSItemProvider(object: "text")
    #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
    #expect(!provider.hasItemConformingToTypeIdentifier("public.image"))
    #expect(!provider.hasItemConformingToTypeIdentifier("com.studio.note"))
    #expect(provider.canLoadObject(ofClass: String.self))
    #expect(!provider.canLoadObject(ofClass: OneForm.self))
  }

  @Test("what is none of what a button takes can't be pasted")
  func unfit() throws {
    let screen = Screen { Pasting() }
    #expect(try screen.control("Paste note").range?.contains("milk") == false)
  }

  @Test("what has no label goes by what it is", arguments: Wrapping.allCases)
  func untitled(_ wrapping: Wrapping) throws {
    let screen = Screen {
      TextEditor(text: .constant("long")).wrapped(wrapping)
      TextField("", text: .constant(""))
      Toggle("", isOn: .constant(true)).wrapped(wrapping).labelsHidden().wrapped(wrapping)
      Slider(value: .constant(0.5)).wrapped(wrapping)
      SecureField("", text: .constant(""))
    }
    #expect(
      screen.lines == [
        "textField text field", "textField text field", "toggle toggle", "slider slider",
        "secureField secure field",
      ])
  }
}
