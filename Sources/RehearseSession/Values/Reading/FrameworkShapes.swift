import SwiftUI

// How the framework's values are shown that models hold: as what an app's author put in.

extension Published: WrappedStateValue {
  package var stateValue: Any { currentValue }
}

extension NavigationPath: WrappedStateValue {
  package var stateValue: Any { elements }
}

extension Text: WrappedStateValue {
  package var stateValue: Any { string }
}

extension LocalizedStringKey: WrappedStateValue {
  package var stateValue: Any { string }
}

extension PresentationDetent: WrappedStateValue {
  package var stateValue: Any { name }
}
