import SwiftUI

/// A short number for everything that a step could print, the same in every process.
///
/// It is made of the values rather than of lines, which would take longer to write than the rest of the step.
package struct StateFingerprint {
  private var hash: UInt64 = 0x9E37_79B9_7F4A_7C15

  private init() {}

  /// The number for a step; models count with all their fields, whatever is shown.
  package static func of(_ step: Step) -> UInt64 {
    var fingerprint = StateFingerprint()
    fingerprint.combine(step.screen)
    for model in step.models {
      fingerprint.combine(model.name)
      fingerprint.combine(model.now.fingerprint)
    }
    fingerprint.combine(step.events)
    fingerprint.combine(step.prints)
    fingerprint.combine(step.issues.count)
    for issue in step.issues {
      fingerprint.combine(issue.id)
      fingerprint.combine(issue.message)
    }
    fingerprint.combine(step.clock)
    return fingerprint.hash
  }

  /// The number for a name and some labels.
  static func of(_ name: String, _ labels: [String]) -> UInt64 {
    var fingerprint = StateFingerprint()
    fingerprint.combine(name)
    fingerprint.combine(labels)
    return fingerprint.hash
  }

  /// The number for some values and lines.
  static func of(_ values: [StateValue], lines: [String]) -> UInt64 {
    var fingerprint = StateFingerprint()
    fingerprint.combine(values)
    fingerprint.combine(lines)
    return fingerprint.hash
  }
}

// The parts of a step.
extension StateFingerprint {
  private mutating func combine(_ screen: ScreenPath) {
    combine(screen.window)
    combine(screen.pages)
    combine(screen.presented.count)
    for layer in screen.presented {
      combine(layer.kind)
      combine(layer.place)
      combine(layer.id ?? "")
      combine(layer.pages)
    }
  }

  private mutating func combine(_ places: [ScreenPath.Place]) {
    combine(places.count)
    for place in places { combine(place) }
  }

  private mutating func combine(_ place: ScreenPath.Place?) {
    guard let place else { return combine(0) }
    combine(place.title == nil ? 1 : 2)
    combine(place.title ?? place.name)
  }

  private mutating func combine(_ texts: [String]) {
    combine(texts.count)
    for text in texts { combine(text) }
  }

  private mutating func combine(_ value: StateValue) {
    switch value {
    case .null: combine(1)
    case .bool(let flag): combine(flag ? 2 : 3)
    case .int(let number):
      combine(4)
      combine(number)
    case .double(let number):
      combine(5)
      combine(number.bitPattern)
    case .string(let text):
      combine(6)
      combine(text)
    case .text(let text):
      combine(7)
      combine(text)
    case .record(let type, let fields):
      combine(8)
      combine(type.fingerprint)
      combine(fields)
    case .enumCase(let name, let payload):
      combine(9)
      combine(name.fingerprint)
      combine(payload)
    case .array(let elements):
      combine(10)
      combine(elements)
    case .set(let elements):
      combine(11)
      combine(elements)
    case .dictionary(let entries):
      combine(12)
      combine(entries.count)
      for entry in entries {
        combine(entry.key)
        combine(entry.value)
      }
    case .token(let number):
      combine(13)
      combine(number)
    case .elided(let more):
      combine(14)
      combine(more)
    case .name(let name):
      combine(15)
      combine(name)
    }
  }

  private mutating func combine(_ values: [StateValue]) {
    combine(values.count)
    for value in values { combine(value) }
  }
}

// Numbers and texts.
extension StateFingerprint {
  private mutating func combine(_ number: Int) { combine(UInt64(bitPattern: Int64(number))) }

  /// Mixes a number in by a multiplication of which both halves count.
  private mutating func combine(_ number: UInt64) {
    let product = (hash ^ number).multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
    hash = (product.high ^ product.low) &+ 0xE703_7ED1_A0B4_28DB
  }

  /// Eight bytes at a time, the length first so that texts do not run together.
  private mutating func combine(_ text: String) {
    // Not `withUTF8`, for which the text would be copied.
    let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { combine($0) }
    if isDone == nil { Array(text.utf8).withUnsafeBufferPointer { combine($0) } }
  }

  private mutating func combine(_ bytes: UnsafeBufferPointer<UInt8>) {
    combine(bytes.count)
    var position = 0
    while position + 8 <= bytes.count {
      combine(
        UInt64(
          littleEndian: UnsafeRawBufferPointer(bytes).loadUnaligned(
            fromByteOffset: position, as: UInt64.self)))
      position += 8
    }
    guard position < bytes.count else { return }
    var rest: UInt64 = 0
    for byte in bytes[position...] { rest = rest << 8 | UInt64(byte) }
    combine(rest)
  }
}
