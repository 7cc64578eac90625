import Observation
import SwiftUI
import Testing

/// A body that reads an object of the environment depends on the object, not on its being put there (UP-15).
@MainActor @Suite(.serialized) struct ObjectInEnvironmentTests {
  @Test(
    "UP-15 an object put into the environment again evaluates nothing below",
    arguments: Wrapping.allCases)
  func sameObjectAgain(_ wrapping: Wrapping) {
    let model = CarriedModel(1)
    let app = present { Surroundings(model: model, theme: Theme(), wrapping: wrapping) }
    let before = app.bodies(of: ThemeName.self)
    model.value = 2
    app.update()
    #expect(app.texts == ["2", "plain"])
    #expect(app.bodies(of: ThemeName.self) == before)
    // From 3 on it is another object.
    model.value = 3
    app.update()
    #expect(app.texts == ["3", "other"])
    #expect(app.bodies(of: ThemeName.self) == before + 1)
  }
}

@Observable private final class Theme {
  var name = "plain"
}

private struct Surroundings: View {
  let model: CarriedModel<Int>
  let theme: Theme
  let wrapping: Wrapping
  @State private var other = Theme.other

  var body: some View {
    Group {
      Text("\(model.value)")
      ThemeName().wrapped(wrapping)
    }
    .wrapped(wrapping)
    .environment(model.value < 3 ? theme : other)
    .wrapped(wrapping)
  }
}

extension Theme {
  fileprivate static var other: Theme {
    let theme = Theme()
    theme.name = "other"
    return theme
  }
}

private struct ThemeName: View {
  @Environment(Theme.self) private var theme

  var body: some View { Text(theme.name) }
}
