import SwiftUI

struct RosterView: View {
  @ObservedObject var roster: Roster

  var body: some View {
    NavigationStack {
      List {
        Section(header: Text("People"), footer: footer) {
          ForEach(roster.people, id: \.self) { name in
            HStack {
              Text(name).foregroundColor(Color(.label))
              Spacer()
              Button(action: { self.roster.present(.rename(name)) }) {
                Image(systemName: "pencil").accessibility(label: Text("Rename \(name)"))
              }
              .buttonStyle(PlainButtonStyle())
            }
          }
        }
      }
      .listStyle(GroupedListStyle())
      .navigationBarTitle("Roster", displayMode: .inline)
      .navigationBarItems(trailing: Button("Add") { self.roster.present(.add) })
    }
    .sheet(item: $roster.sheet, onDismiss: roster.sheetIsGone, content: PersonForm.init)
    .environmentObject(roster)
  }

  private var footer: some View {
    Group {
      if roster.sheetsSeen > 0 {
        Text("\(roster.sheetsSeen) sheets seen")
      }
    }
  }
}

struct PersonForm: View {
  @EnvironmentObject private var roster: Roster
  @Environment(\.presentationMode) private var presentationMode
  let sheet: Roster.Sheet

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $roster.draft)
          .disableAutocorrection(true)
          .textFieldStyle(RoundedBorderTextFieldStyle())
      }
      .navigationBarTitle(Text(sheet.id))
      .navigationBarItems(
        leading: Button("Back", action: close),
        trailing: Button(action: save) { Text("Done").bold() }
          .disabled(!roster.canSave)
          .keyboardShortcut(.defaultAction))
    }
  }

  private func save() {
    roster.save()
    close()
  }

  private func close() {
    presentationMode.wrappedValue.dismiss()
  }
}

struct RosterView_Previews: PreviewProvider {
  static var previews: some View {
    RosterView(roster: Roster())
      .previewLayout(.sizeThatFits)
      .previewDevice("iPhone 16")
  }
}
