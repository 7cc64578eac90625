// swift-format-ignore-file
// The listing, as its author wrote it.
import SwiftUI

// MARK: - 1. Domain Model
struct Person: Identifiable {
    let id = UUID()
    var name: String
    
    static func isValid(name: String) -> Bool {
        !name.trimmingCharacters(in: .whitespaces).isEmpty
    }
}

// MARK: - 2. Encapsulated State Struct with Nested Sheet
struct PersonalInfoEditor {
    private var isPresented: Bool = false
    
    var name: String = "" {
        didSet {
            canSave = Person.isValid(name: name) && initialName != name
        }
    }
    
    private var initialName: String = ""
    private(set) var canSave = false
    
    mutating func present(name: String = "") {
        self.name = name
        self.initialName = name
        self.canSave = Person.isValid(name: name) && initialName != name
        self.isPresented = true
    }
    
    mutating func dismiss() {
        isPresented = false
    }
    
    // Nested View Modifier
    struct Sheet: ViewModifier {
        let title: String
        @Binding var editor: PersonalInfoEditor
        let onSave: () -> Void
        
        func body(content: Content) -> some View {
            content
                .sheet(isPresented: $editor.isPresented) {
                    NavigationStack {
                        Form {
                            TextField("Name", text: $editor.name)
                                .autocorrectionDisabled()
                        }
                        .navigationTitle(title)
                        .toolbar {
                            ToolbarItem(placement: .cancellationAction) {
                                Button("Cancel") {
                                    editor.dismiss()
                                }
                            }
                            
                            ToolbarItem(placement: .confirmationAction) {
                                Button("Save") {
                                    onSave()
                                    editor.dismiss()
                                }
                                .disabled(!editor.canSave)
                            }
                        }
                    }
                }
        }
    }
}

// MARK: - 3. Declarative View Extension
extension View {
    func personalInfoEditorSheet(
        title: String,
        editor: Binding<PersonalInfoEditor>,
        onSave: @escaping () -> Void
    ) -> some View {
        self.modifier(
            PersonalInfoEditor.Sheet(
                title: title,
                editor: editor,
                onSave: onSave
            )
        )
    }
}

// MARK: - 4. Feature Call Sites (Decoupled from Person)

struct EditPersonalInfo: View {
    let initialName: String
    let onSave: (String) -> Void
    
    @State private var editor = PersonalInfoEditor()
    
    var body: some View {
        Button("Edit") {
            editor.present(name: initialName)
        }
        .personalInfoEditorSheet(
            title: "Edit Personal Info",
            editor: $editor
        ) {
            onSave(editor.name)
        }
    }
}

struct AddPersonalInfo: View {
    let onSave: (String) -> Void
    
    @State private var editor = PersonalInfoEditor()
    
    var body: some View {
        Button {
            editor.present(name: "")
        } label: {
            Label("Add Item", systemImage: "plus")
        }
        .personalInfoEditorSheet(
            title: "Add Personal Info",
            editor: $editor
        ) {
            onSave(editor.name)
        }
    }
}

// MARK: - 5. Host View
struct ContentView: View {
    @State var people = [Person(name: "Jim")]
    
    var body: some View {
        NavigationStack {
            List {
                ForEach(people) { person in
                    NavigationLink(person.name, value: person.id)
                }
            }
            .navigationDestination(for: Person.ID.self) { personID in
                if let $person = $people[id: personID] {
                    Form {
                        Text(verbatim: $person.wrappedValue.name)
                    }
                    .toolbar {
                        EditPersonalInfo(
                            initialName: $person.wrappedValue.name
                        ) { updatedName in
                            $person.wrappedValue.name = updatedName
                        }
                    }
                } else {
                    ContentUnavailableView("Person Not Found", systemImage: "person.slash")
                }
            }
            .navigationTitle("Items")
            .toolbar {
                ToolbarItem(placement: .primaryAction) {
                    AddPersonalInfo { newName in
                        people.append(Person(name: newName))
                    }
                }
            }
        }
    }
}
