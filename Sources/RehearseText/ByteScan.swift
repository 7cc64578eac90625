/// Looks through the bytes of a text eight at a time, since most of them are of no interest.
package enum ByteScan {
  /// Whether any byte is one of those looked for.
  ///
  /// - Parameters:
  ///   - many: whether any of eight bytes may be one; those behind the last eight are not asked for.
  ///   - one: whether the byte at an index is one.
  @inlinable @inline(__always) package static func contains(
    _ bytes: UnsafeBufferPointer<UInt8>, many: (Eight) -> Bool, one: (Int) -> Bool
  ) -> Bool {
    let raw = UnsafeRawBufferPointer(bytes)
    var index = 0
    while index < bytes.count {
      let end = min(index + 8, bytes.count)
      let isPlain =
        end == index + 8
        && !many(Eight(raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)))
      if !isPlain {
        for place in index..<end where one(place) { return true }
      }
      index = end
    }
    return false
  }

  /// Whether each byte is ASCII.
  package static func isASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    !contains(bytes, many: \.isBeyondASCII, one: { bytes[$0] >= 0x80 })
  }

  /// Eight bytes, of which all can be asked something at once.
  package struct Eight {
    @usableFromInline let bits: UInt64

    @inlinable init(_ bits: UInt64) { self.bits = bits }

    /// Whether one of them is a byte.
    @inlinable @inline(__always) package func contains(_ byte: UInt8) -> Bool {
      let differing = bits ^ Self.ones &* UInt64(byte)
      return (differing &- Self.ones) & ~differing & Self.tops != 0
    }

    /// Whether one of them is less than a byte, which is 128 at most.
    @inlinable @inline(__always) package func hasLess(than byte: UInt8) -> Bool {
      (bits &- Self.ones &* UInt64(byte)) & ~bits & Self.tops != 0
    }

    /// Whether one of them is no ASCII.
    @inlinable @inline(__always) package var isBeyondASCII: Bool { bits & Self.tops != 0 }

    @usableFromInline static let ones: UInt64 = 0x0101_0101_0101_0101
    @usableFromInline static let tops: UInt64 = 0x8080_8080_8080_8080
  }
}
