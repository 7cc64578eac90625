import SwiftUI
import UniformTypeIdentifiers

/// What a job is to become; it is handed over as JSON.
struct Plan: Codable, Transferable {
  let title: String
  let boards: Int

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
  }
}

/// The plan of a job: pasted, drawn, measured and written to a file, on a page that can hide its bar.
struct PlanView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var plan: Plan?
  @State private var isWide = false
  @State private var isBarHidden = false
  @State private var isWriting = false
  @State private var outcome = "not written"

  var body: some View {
    NavigationStack {
      VStack {
        shelf {
          Folds()
          Text(plan?.title ?? "no plan")
        }
        Drawing()
        Gauge(value: Double(plan?.boards ?? 4), in: 4...20) { Text("Boards") }
        PasteButton(payloadType: Plan.self) { plan = $0.first }
        Toggle("Wide", isOn: $isWide)
        Toggle("No bar", isOn: $isBarHidden)
        Button("Write") { isWriting = true }
        Text(outcome)
      }
      .navigationTitle("Plan")
      .toolbar { Button("Done") { dismiss() } }
      .toolbar(isBarHidden ? .hidden : .automatic, for: .navigationBar)
      .fileExporter(
        isPresented: $isWriting, item: plan, contentTypes: [.json], defaultFilename: "Plan",
        onCompletion: { outcome = (try? $0.get().path) ?? "failed" },
        onCancellation: { outcome = "left" })
    }
  }

  private var shelf: AnyLayout {
    isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
  }
}

/// A sheet of paper that remembers how often it has been folded, however it lies.
private struct Folds: View {
  @State private var count = 0

  var body: some View {
    Button("Fold") { count += 1 }
    Text("folds \(count)")
  }
}

/// A picture with a symbol of its own.
private struct Drawing: View {
  var body: some View {
    Canvas { context, size in
      context.stroke(Path(CGRect(origin: .zero, size: size)), with: .color(.primary))
      if let pencil = context.resolveSymbol(id: 0) { context.draw(pencil, at: .zero) }
    } symbols: {
      Text("pencil").tag(0)
    }
    .accessibilityLabel("Drawing")
  }
}
