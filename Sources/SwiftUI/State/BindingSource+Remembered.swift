/// A source that is an element of a collection; an element that has gone reads as it last was (ST-10).
final class ElementSource<Whole: MutableCollection>: BindingSource<Whole.Element>,
  @unchecked Sendable
{
  private let whole: BindingSource<Whole>
  private let position: Whole.Index
  private var last: Whole.Element

  init(_ whole: BindingSource<Whole>, _ position: Whole.Index) {
    self.whole = whole
    self.position = position
    self.last = whole.get()[position]
  }

  override func get() -> Whole.Element {
    let collection = whole.get()
    if contains(collection) { last = collection[position] }
    return last
  }

  override func set(_ value: Whole.Element, _ transaction: Transaction) {
    var copy = whole.get()
    guard contains(copy) else { return }
    copy[position] = value
    whole.set(copy, transaction)
  }

  private func contains(_ collection: Whole) -> Bool {
    position >= collection.startIndex && position < collection.endIndex
  }
}

/// A source that is what an optional holds; nil reads as the last value.
final class UnwrappedSource<Value>: BindingSource<Value>, @unchecked Sendable {
  private let base: BindingSource<Value?>
  private var last: Value

  init(_ base: BindingSource<Value?>, _ first: Value) {
    self.base = base
    self.last = first
  }

  override func get() -> Value {
    if let value = base.get() { last = value }
    return last
  }

  override func set(_ value: Value, _ transaction: Transaction) {
    last = value
    base.set(value, transaction)
  }

  override func isSame(as other: BindingSource<Value>) -> Bool {
    guard let other = other as? UnwrappedSource else { return false }
    return base === other.base || base.isSame(as: other.base)
  }
}
