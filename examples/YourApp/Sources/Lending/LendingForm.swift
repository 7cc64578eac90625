import SwiftUI

/// The form one fills in to borrow an item, which presents itself on a sheet of its own.
public struct LendingForm {
  private(set) var item: Item?

  /// Who is to have the item.
  public var person: Person?

  /// What for.
  public var purpose = ""

  /// Whether all is filled in.
  var isComplete: Bool { person != nil && !purpose.isEmpty }

  /// Opens an empty form for an item.
  public mutating func present(_ item: Item) {
    self = LendingForm()
    self.item = item
  }

  /// Puts the form away.
  public mutating func dismiss() {
    item = nil
  }
}

extension LendingForm {
  /// The sheet; nested, so that it alone may write what the form is for.
  struct Sheet: ViewModifier {
    @Bindable var desk: Desk

    func body(content: Content) -> some View {
      content.sheet(item: $desk.form.item) { item in
        LendingSheet(desk: desk, item: item)
      }
    }
  }
}

/// What is on the sheet.
private struct LendingSheet: View {
  @Environment(\.dismiss) private var dismiss
  @Bindable var desk: Desk
  let item: Item
  @State private var isSaving = false
  @State private var trouble: String?

  var body: some View {
    NavigationStack {
      Form {
        Picker("Person", selection: $desk.form.person) {
          Text("Nobody").tag(Person?.none)
          ForEach(desk.people) { person in
            Text(person.name).tag(Optional(person))
          }
        }
        TextField("Purpose", text: $desk.form.purpose)
        if let trouble {
          Text(trouble).foregroundStyle(.red)
        }
      }
      .navigationTitle("Lend \(item.name)")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", role: .cancel) { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button(isSaving ? "Lending…" : "Lend") {
            Task { await lend() }
          }
          .disabled(!desk.form.isComplete || isSaving)
        }
      }
    }
    .interactiveDismissDisabled(isSaving)
  }

  private func lend() async {
    guard let person = desk.form.person else { return }
    isSaving = true
    defer { isSaving = false }
    do {
      try await desk.lend(item, to: person)
      dismiss()
    } catch {
      trouble = error.localizedDescription
    }
  }
}
