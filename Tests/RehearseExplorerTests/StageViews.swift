import SwiftUI

struct FaultyView: View {
  @State private var isGood = false
  @State private var isTrapped = false

  var body: some View {
    NavigationStack {
      Form {
        Button("Settings") { isGood = true }
        Button("Report") { isTrapped = true }
        Button("Both") {
          isGood = true
          isTrapped = true
        }
      }
      .navigationTitle("Faulty")
      .sheet(isPresented: $isTrapped) { TrapView() }
      .sheet(isPresented: $isGood) { GoodView() }
    }
  }
}

private struct GoodView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Button("Close") { dismiss() }.navigationTitle("Settings")
    }
  }
}

/// Refuses to be swiped away, and has pages and a toggle but nothing that closes it.
private struct TrapView: View {
  @State private var isOn = false

  var body: some View {
    NavigationStack {
      Form {
        Toggle("Draft", isOn: $isOn)
        NavigationLink("More") { Text("No more").navigationTitle("More") }
      }
      .navigationTitle("Report")
    }
    .interactiveDismissDisabled()
  }
}

struct LateView: View {
  @State private var isSending = false
  @State private var isSent = false

  var body: some View {
    if isSent {
      Text("Sent")
    } else {
      Button("Send") {
        isSending = true
        Task {
          try? await Task.sleep(for: .milliseconds(500))
          isSent = true
        }
      }
      .disabled(isSending)
    }
  }
}

struct TwinsView: View {
  @State private var chosen = ""

  var body: some View {
    Form {
      Section("People") {
        ForEach(["Jim", "Alice"], id: \.self) { name in
          Button("Edit") { chosen = name }
        }
      }
    }
  }
}

struct CountingView: View {
  @State private var count = 0

  var body: some View {
    Button("Add") { count += 1 }
  }
}

struct LockedView: View {
  @State private var isShown = false

  var body: some View {
    Button("Open") { isShown = true }
      .sheet(isPresented: $isShown) { LockView() }
  }
}

private struct LockView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var code = ""

  var body: some View {
    NavigationStack {
      Form {
        TextField("Code", text: $code)
        Button("Close") { dismiss() }.disabled(code != "1234")
      }
      .navigationTitle("Lock")
    }
    .interactiveDismissDisabled()
  }
}

/// How often the forgetful stage was begun.
@MainActor final class Visits {
  static let shared = Visits()
  var count = 0
}

struct TrayView: View {
  @State private var count = 0
  @State private var papers = ["Letter", "Bill"]

  var body: some View {
    List {
      Stepper("Copies", value: $count, in: 0...1)
      ForEach(papers, id: \.self) { Text($0) }.onDelete { papers.remove(atOffsets: $0) }
    }
  }
}
