extension Transcript {
  /// What a stage adds to the language: verbs, value domains, redactions.
  static let stageVerbs: [Transcript] = [
    Transcript(
      "a stage's own verbs are those of the language", on: "stall",
      """
      restock tea 3
      | screen: Stall
      | stall:
      |   shelves ["rice": 1, "tea": 0 → 3]
      |   isOpen true
      |   sheet nil
      |   opening 1
      |   safe redacted
      |   till Till(count: redacted, currency: "EUR")
      restock rice
      | screen: Stall
      | stall:
      |   shelves ["rice": 1 → 11, "tea": 3]
      |   isOpen true
      |   sheet nil
      |   opening 1
      |   safe redacted
      |   till Till(count: redacted, currency: "EUR")
      close
      | screen: Stall
      | stall:
      |   shelves ["rice": 11, "tea": 3]
      |   isOpen true → false
      |   sheet nil
      |   opening 1
      |   safe redacted
      |   till Till(count: redacted, currency: "EUR")
      help restock
      | restock ITEM [COUNT]
      |   Fills a shelf
      |   ITEM: rice|tea
      |   COUNT: Int, 10 if left out
      help close
      | close
      restok tea
      ✗ error: there is no command restok
      ✗   restok tea
      ✗   ^^^^^^
      ✗ hint: did you mean restock?
      restock
      ✗ error: restock takes 2 arguments, not 0
      ✗   restock
      ✗   ^^^^^^^
      ✗ hint: restock ITEM COUNT
      restock tea 3 4
      ✗ error: restock takes 2 arguments, not 3
      ✗   restock tea 3 4
      ✗   ^^^^^^^
      ✗ hint: restock ITEM COUNT
      restock tea many
      ✗ error: many is no Int
      ✗   restock tea many
      ✗               ^^^^
      ✗ hint: type 3
      restock coffee
      ✗ error: coffee is no item
      ✗   restock coffee
      ✗           ^^^^^^
      ✗ hint: type rice or tea
      restock tea 21
      ✗ error: restock refuses: the shelf of tea holds 20
      ✗   restock tea 21
      ✗   ^^^^^^^
      ✗ hint: help restock
      ! restock tea 18
      | error: restock refuses: the shelf of tea holds 20
      |   restock tea 18
      |   ^^^^^^^
      | hint: help restock
      expect stall.shelves["tea"] == 3
      define restock { close }
      ✗ error: restock is a command of the stage stall
      ✗   define restock { close }
      ✗          ^^^^^^^
      ✗ hint: give the verb of your own another name
      ! define close x { restock tea }
      | error: close is a command of the stage stall
      |   define close x { restock tea }
      |          ^^^^^
      | hint: give the verb of your own another name
      repeat 2 { restock tea 1 }
      | screen: Stall
      | stall:
      |   shelves ["rice": 11, "tea": 3 → 5]
      |   isOpen false
      |   sheet nil
      |   opening 1
      |   safe redacted
      |   till Till(count: redacted, currency: "EUR")
      """),
    Transcript(
      "a domain gives the values of its name wherever they are typed", on: "stall",
      """
      sheet goods coffee
      ✗ error: coffee is no item
      ✗   sheet goods coffee
      ✗               ^^^^^^
      ✗ hint: type rice or tea
      sheet goods tea
      | screen: Stall / sheet (Text)
      | stall:
      |   shelves ["rice": 1, "tea": 0]
      |   isOpen true
      |   sheet nil → goods(item: "tea")
      |   opening 1
      |   safe redacted
      |   till Till(count: redacted, currency: "EUR")
      dismiss
      | screen: Stall
      | stall:
      |   shelves ["rice": 1, "tea": 0]
      |   isOpen true
      |   sheet goods(item: "tea") → nil
      |   opening 1
      |   safe redacted
      |   till Till(count: redacted, currency: "EUR")
      help goods
      | sheet goods item=rice|tea
      """),
    Transcript(
      "global state is brought back before each start", on: "stall",
      """
      restock tea 1
      | screen: Stall
      | stall:
      |   shelves ["rice": 1, "tea": 0 → 1]
      |   isOpen true
      |   sheet nil
      |   opening 1
      |   safe redacted
      |   till Till(count: redacted, currency: "EUR")
      reset
      | screen: Stall
      | stall:
      |   shelves ["rice": 1, "tea": 0]
      |   isOpen true
      |   sheet nil
      |   opening 1
      |   safe redacted
      |   till Till(count: redacted, currency: "EUR")
      """),
    Transcript(
      "a verb defined elsewhere gives way to the stage's own, and says so",
      """
      define restock { save }
      stage stall
      | screen: Stall
      | stall:
      |   shelves ["rice": 1, "tea": 0]
      |   isOpen true
      |   sheet nil
      |   opening 1
      |   safe redacted
      |   till Till(count: redacted, currency: "EUR")
      restock tea 1
      ✗ error: restock is a command of the stage stall
      ✗   restock tea 1
      ✗   ^^^^^^^
      ✗ hint: give the verb of your own another name
      define close { save }
      ✗ error: close is a command of the stage stall
      ✗   define close { save }
      ✗          ^^^^^
      ✗ hint: give the verb of your own another name
      """),
  ]
}
