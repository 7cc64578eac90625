extension NavigationPath {
  /// A path in a form that can be written and read: for each value its type and itself as JSON, the last one first.
  public struct CodableRepresentation: Codable, Equatable {
    fileprivate let values: [NavigationValue]

    fileprivate init(values: [NavigationValue]) {
      self.values = values
    }

    /// Reads a path; throws where a type is not known, or can't be read.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var values: [NavigationValue] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        let json = try container.decode(String.self)
        guard let type = _typeByName(name) as? any (Decodable & Hashable).Type else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "\(name) is no type that can be read.")
        }
        let value = try JSONDecoder().decode(type, from: Data(json.utf8))
        values.append(NavigationValue(anyHashable: AnyHashable(value)))
      }
      self.values = values.reversed()
    }

    /// Writes the path.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for value in values.reversed() {
        guard let encodable = value.value.base as? any Encodable,
          let name = _mangledTypeName(type(of: value.value.base))
        else { continue }
        try container.encode(name)
        try container.encode(String(decoding: JSONEncoder().encode(encodable), as: UTF8.self))
      }
    }
  }

  /// Makes a path of one that was written.
  public init(_ codable: CodableRepresentation) {
    self.init(values: codable.values)
  }

  /// The path in a form that can be written; nil if one of its values can't.
  public var codable: CodableRepresentation? {
    guard values.allSatisfy({ $0.value.base is any Codable }) else { return nil }
    return CodableRepresentation(values: values)
  }
}
