import SwiftUI

/// A job with controls that are rarer than others: a long text, days, a paste button, keys, tokens.
public struct WorkbenchView: View {
  @Bindable private var job: Job
  @State private var days: Set<DateComponents> = []
  @State private var query = ""
  @State private var suggestions = JobTag.all
  @State private var isPaletteShown = false
  @State private var isPlanShown = false
  @State private var isStockShown = false

  /// Shows a job, which outlives the view.
  public init(job: Job) {
    self.job = job
  }

  public var body: some View {
    NavigationStack {
      Form {
        TextEditor(text: $job.note)
        MultiDatePicker("Days", selection: $days, in: Job.firstDay...)
        Text("days \(days.count)")
        Tray {
          parts
          PasteButton(payloadType: String.self) { job.add($0) }
        }
        Vice(job: job)
          .onKeyPress(.downArrow) {
            job.note = "the vice is open"
            return .handled
          }
        TurnHint()
        Button("Palette") { isPaletteShown = true }
        Button("Plan") { isPlanShown = true }
        Button("Stock") { isStockShown = true }
      }
      .navigationTitle("Workbench")
      .searchable(
        text: $query, tokens: $job.tags, suggestedTokens: $suggestions, prompt: "Find jobs"
      ) { tag in
        Text(tag.name)
      }
      .sheet(isPresented: $isPaletteShown) { Palette() }
      .fullScreenCover(isPresented: $isPlanShown) { PlanView() }
      .sheet(isPresented: $isStockShown) { StockView() }
    }
  }

  /// The parts, as a view whose type nobody has to know.
  private var parts: AnyView {
    AnyView(
      ForEach(job.parts, id: \.self) { Text($0).trayMark($0.first.map(String.init) ?? "") })
  }
}

/// A container that says how many things are in it, and marks each.
struct Tray<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    Group(subviews: content) { things in
      Text("tray of \(things.count)")
      ForEach(things) { thing in
        HStack {
          Text("(\(thing.containerValues.trayMark))")
          thing
        }
      }
    }
  }
}

extension ContainerValues {
  @Entry var trayMark = "-"
}

extension View {
  /// Says by which mark the tray shows the view.
  func trayMark(_ mark: String) -> some View {
    containerValue(\.trayMark, mark)
  }
}

/// A vice that is turned by the arrow keys while its field has the keyboard, down to where it is open.
struct Vice: View {
  let job: Job
  @State private var width = ""

  var body: some View {
    TextField("Width", text: $width)
      .onKeyPress(keys: [.upArrow, .downArrow]) { press in
        if press.key == .downArrow, job.turns == 0 { return .ignored }
        job.turn(by: press.key == .upArrow ? 1 : -1)
        return .handled
      }
      .focusedValue(\.turns, job.turns)
  }
}

/// What the arrow keys do now, if anything.
struct TurnHint: View {
  @FocusedValue(\.turns) private var turns

  var body: some View {
    Text(turns.map { "arrows turn the vice, now at \($0)" } ?? "arrows do nothing")
  }
}

extension FocusedValues {
  @Entry var turns: Int?
}

/// A low sheet that lets touches through to what lies under it.
struct Palette: View {
  @State private var detent = PresentationDetent.height(120)

  var body: some View {
    Button("Larger") { detent = .large }
      .presentationDetents([.height(120), .large], selection: $detent)
      .presentationBackgroundInteraction(.enabled(upThrough: .height(120)))
      .presentationCornerRadius(24)
      .presentationBackground(.thinMaterial)
      .presentationContentInteraction(.scrolls)
  }
}
