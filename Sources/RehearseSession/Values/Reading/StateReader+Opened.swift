extension StateReader {
  /// What a value of a type known only at run time looks like now.
  func readOpened(_ value: Any) -> StateValue {
    func read<Value>(_ value: Value) -> StateValue { self.read(value) }
    return _openExistential(value, do: read)
  }
}
