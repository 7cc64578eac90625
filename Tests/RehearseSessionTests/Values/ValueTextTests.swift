import Foundation
import Testing

@testable import RehearseSession

enum Stock: Hashable {
  case inStock(quantity: Int)
  case onBackOrder(days: Int, note: String?)
  case color(Color)
  case pair(String, Int)
  case sold
  indirect case more(Stock)
}

enum Plain { case one, two }

struct Tag: RawRepresentable, Hashable {
  var rawValue: String
}

struct Celsius: LosslessStringConvertible, Hashable {
  let description: String
  init?(_ description: String) {
    guard description.hasSuffix("C") else { return nil }
    self.description = description
  }
}

/// Typed text with the value that it stands for, shown as text, or the reason why it stands for none.
struct TypedRow: CustomTestStringConvertible, Sendable {
  let type: Any.Type
  let typed: TypedText
  let answer: Result<String, ValueTextError>

  init(_ type: Any.Type, _ text: String, quoted: Bool = false, _ shown: String) {
    self.type = type
    typed = TypedText(text, isQuoted: quoted)
    answer = .success(shown)
  }

  init(_ type: Any.Type, _ text: String, _ name: String, _ reason: ValueTextError.Reason) {
    self.type = type
    typed = TypedText(text)
    answer = .failure(ValueTextError(text: text, type: name, reason: reason))
  }

  var testDescription: String { "\(type) \(typed.text)" }
}

@Suite struct ValueTextTests {
  static let bools = ["true", "false", "yes", "no", "on", "off"]
  static let colors = ["red", "green", "blue"]
  static let stocks = [
    "inStock(quantity:)", "onBackOrder(days:note:)", "color(_:)", "pair(_:_:)", "more(_:)", "sold",
  ]

  static let rows: [TypedRow] = [
    TypedRow(Bool.self, "yes", "true"), TypedRow(Bool.self, "off", "false"),
    TypedRow(Bool.self, "ture", "Bool", .words(bools, near: ["true"])),
    TypedRow(Int.self, "-3", "-3"), TypedRow(Int.self, "3.5", "Int", .form("3")),
    TypedRow(Int.self, "", "Int", .form("3")),
    TypedRow(Int8.self, "200", "Int8", .range("-128", "127")),
    TypedRow(UInt.self, "-1", "UInt", .range("0", "18446744073709551615")),
    TypedRow(Double.self, "1.5", "1.5"), TypedRow(Double.self, "2", "2.0"),
    TypedRow(Double.self, "nan", "Double", .form("1.5")),
    TypedRow(Float.self, "0.1", "0.1"),
    TypedRow(Decimal.self, "1.50", "1.5"), TypedRow(Decimal.self, "1x", "Decimal", .form("1.5")),
    TypedRow(String.self, "nil", #""nil""#), TypedRow(String.self, "", quoted: true, #""""#),
    TypedRow(String?.self, "nil", "nil"), TypedRow(String?.self, "nil", quoted: true, #""nil""#),
    TypedRow(Int?.self, "3", "3"), TypedRow(Int?.self, "x", "Int", .form("3")),
    TypedRow(Color?.self, "red", "red"),
    TypedRow(Character.self, "é", #""é""#), TypedRow(Character.self, "ab", "Character", .form("a")),
    TypedRow(URL.self, "app://item?id=1", "app://item?id=1"),
    TypedRow(URL.self, "", "URL", .form("https://example.com")),
    TypedRow(UUID.self, "E621E1F8-C36C-495A-93FC-0C247A3E6E5F", "#1"),
    TypedRow(UUID.self, "1", "UUID", .form("E621E1F8-C36C-495A-93FC-0C247A3E6E5F")),
    TypedRow(Date.self, "2026-05-01", "2026-05-01T00:00:00Z"),
    TypedRow(Date.self, "2026-05-01T10:00", "2026-05-01T10:00:00Z"),
    TypedRow(Date.self, "2026-05-01T10:00:30+02:00", "2026-05-01T08:00:30Z"),
    TypedRow(Date.self, "2026-02-30", "Date", .form("2026-05-01T10:00:00Z")),
    TypedRow(Date.self, "tomorrow", "Date", .form("2026-05-01T10:00:00Z")),
    TypedRow(Color.self, "red", "red"),
    TypedRow(
      Color.self, "gren", "Color",
      .words(colors, near: ["green"])),
    TypedRow(Color.self, "red(1)", "Color", .arguments("red")),
    TypedRow(Plain.self, "two", "two"), TypedRow(Stock.self, "sold", "sold"),
    TypedRow(Stock.self, "inStock(quantity: 3)", "inStock(quantity: 3)"),
    TypedRow(Stock.self, "inStock( quantity : 3 )", "inStock(quantity: 3)"),
    TypedRow(
      Stock.self, #"onBackOrder(days: 2, note: "a, b")"#, #"onBackOrder(days: 2, note: "a, b")"#),
    TypedRow(Stock.self, "onBackOrder(days: 2, note: nil)", "onBackOrder(days: 2, note: nil)"),
    TypedRow(Stock.self, "color(blue)", "color(blue)"),
    TypedRow(Stock.self, "pair(a b, 2)", #"pair("a b", 2)"#),
    TypedRow(Stock?.self, "inStock(quantity: 3)", "inStock(quantity: 3)"),
    TypedRow(SheetDestination.self, "report(itemID: 123)", #"report(itemID: "123")"#),
    TypedRow(SheetDestination.self, "place(x: 1, y: nil)", "place(x: 1.0, y: nil)"),
    TypedRow(Stock.self, "inStock", "Stock", .arguments("inStock(quantity:)")),
    TypedRow(Stock.self, "inStock(3)", "Stock", .arguments("inStock(quantity:)")),
    TypedRow(
      Stock.self, "inStock(quantity: x)", "Stock",
      .argument("quantity", ValueTextError(text: "x", type: "Int", reason: .form("3")))),
    TypedRow(
      Stock.self, "color(pink)", "Stock",
      .argument(
        "_0",
        ValueTextError(
          text: "pink", type: "Color",
          reason: .words(colors, near: [])))),
    TypedRow(Stock.self, "inStok(quantity: 3)", "Stock", .words(stocks, near: ["inStock"])),
    TypedRow(Stock.self, "inStock(quantity: 3", "Stock", .words(stocks, near: [])),
    TypedRow(Stock.self, "more(sold)", "Stock", .untypable),
    TypedRow(Tag.self, "new", #"Tag(rawValue: "new")"#),
    TypedRow(Celsius.self, "20C", #"Celsius(description: "20C")"#),
    TypedRow(Celsius.self, "20", "Celsius", .form(nil)),
    TypedRow(Person.self, "Jim", "Person", .untypable),
    TypedRow([Int].self, "1", "[Int]", .untypable),
  ]

  @Test(arguments: rows) func textIsReadByItsType(_ row: TypedRow) {
    let answer = Result { () throws(ValueTextError) in
      StateText.line(StateReader().read(try ValueText.anyValue(of: row.type, from: row.typed)))
    }
    #expect(answer == row.answer)
  }

  @Test func theTypeIsKept() throws {
    let stock = try ValueText.value(
      of: Stock.self, from: TypedText("onBackOrder(days: 1, note: a)"))
    #expect(stock == .onBackOrder(days: 1, note: "a"))
    let none: Int? = try ValueText.value(of: Int?.self, from: TypedText("nil"))
    #expect(none == nil)
    let color: Color = try ValueText.value(of: Color.self, from: TypedText("blue"))
    #expect(color == .blue)
  }

  @Test func wordsThatFit() {
    #expect(ValueText.domain(of: Bool.self) == ["true", "false"])
    #expect(ValueText.domain(of: Color?.self) == ["red", "green", "blue", "nil"])
    #expect(ValueText.domain(of: Stock.self) == Self.stocks)
    #expect(ValueText.domain(of: Int.self) == nil)
    #expect(ValueText.domain(of: String.self) == nil)
  }
}
