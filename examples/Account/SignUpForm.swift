import SwiftUI

/// Fields through which the return key leads; the last one signs up, or leads back to what is wrong.
struct SignUpForm: View {
  enum Field: Hashable {
    case name, address
  }

  @Binding var draft: SignUp
  let signUp: () -> Void

  @FocusState private var field: Field?
  @State private var complaint = ""
  @State private var faults = 0

  var body: some View {
    Form {
      TextField("Name", text: $draft.name)
        .focused($field, equals: .name)
        .submitLabel(.next)
        .onSubmit { field = .address }
        .fault(draft.name.isEmpty)
      TextField("Address", text: $draft.address)
        .focused($field, equals: .address)
        .onSubmit(submit)
        .fault(!draft.isAddressed)
      TextField("Age", value: $draft.age, format: .number)
      if !complaint.isEmpty { Text(complaint) }
      Text("\(faults) to mend")
    }
    .defaultFocus($field, .name)
    .onPreferenceChange(FaultCount.self) { faults = $0 }
  }

  private func submit() {
    guard draft.isAddressed else {
      complaint = "An address has an @ in it."
      field = .address
      return
    }
    signUp()
  }
}

/// How many fields are not right yet.
private struct FaultCount: PreferenceKey {
  static var defaultValue: Int { 0 }

  static func reduce(value: inout Int, nextValue: () -> Int) {
    value += nextValue()
  }
}

extension View {
  fileprivate func fault(_ isFault: Bool) -> some View {
    preference(key: FaultCount.self, value: isFault ? 1 : 0)
  }
}
