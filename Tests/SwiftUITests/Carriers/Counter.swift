import SwiftUI

/// A view with state of its own, which shows whether its place in the tree has been kept.
struct Counter: View {
  @State private var count = 0

  var body: some View {
    Button("count") { count += 1 }
    Text("\(count)")
  }
}

/// A button that closes what it lies in.
struct Closer: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View { Button("close") { dismiss() } }
}
