import SwiftUI

/// A person's page, with what can be done to the person.
struct PersonDetail: View {
  @Binding var person: Person
  let onRemove: () -> Void

  var body: some View {
    Form {
      LabeledContent("Name", value: person.name)
    }
    .navigationTitle(person.name)
    .toolbar {
      EditPersonalInfo(initialName: person.name) { person.name = $0 }
      Button("Remove", role: .destructive) { onRemove() }
    }
  }
}
