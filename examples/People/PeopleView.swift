import SwiftUI

/// A list of people with a page for each; all state is the view's own.
///
/// Pages are known by the person's id, not by a copy of the person: they follow what is edited, and notice who is gone.
public struct PeopleView: View {
  @State private var people = [Person(name: "Jim")]

  public init() {}

  public var body: some View {
    NavigationStack {
      List {
        ForEach(people) { person in
          NavigationLink(person.name, value: person.id)
        }
      }
      .navigationDestination(for: Person.ID.self) { id in
        if let $person = $people[id: id] {
          PersonDetail(person: $person) {
            people.removeAll { $0.id == id }
          }
        } else {
          ContentUnavailableView("Person Not Found", systemImage: "person.slash")
        }
      }
      .navigationTitle("People")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          AddPersonalInfo { people.append(Person(name: $0)) }
        }
      }
    }
  }
}
