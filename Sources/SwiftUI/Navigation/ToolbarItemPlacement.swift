/// Where an item of a toolbar goes.
public struct ToolbarItemPlacement: Hashable, Sendable {
  package let place: ToolbarPlace

  public static let automatic = ToolbarItemPlacement(place: .automatic)
  public static let principal = ToolbarItemPlacement(place: .principal)
  public static let navigation = ToolbarItemPlacement(place: .navigation)
  public static let primaryAction = ToolbarItemPlacement(place: .primaryAction)
  public static let secondaryAction = ToolbarItemPlacement(place: .secondaryAction)
  public static let status = ToolbarItemPlacement(place: .status)
  public static let confirmationAction = ToolbarItemPlacement(place: .confirmationAction)
  public static let cancellationAction = ToolbarItemPlacement(place: .cancellationAction)
  public static let destructiveAction = ToolbarItemPlacement(place: .destructiveAction)
  public static let keyboard = ToolbarItemPlacement(place: .keyboard)
  public static let topBarLeading = ToolbarItemPlacement(place: .topBarLeading)
  public static let topBarTrailing = ToolbarItemPlacement(place: .topBarTrailing)
  public static let bottomBar = ToolbarItemPlacement(place: .bottomBar)
  public static let title = ToolbarItemPlacement(place: .title)
  public static let subtitle = ToolbarItemPlacement(place: .subtitle)
  public static let largeTitle = ToolbarItemPlacement(place: .largeTitle)
  public static let largeSubtitle = ToolbarItemPlacement(place: .largeSubtitle)

  /// The older name of the leading end of the top bar.
  public static let navigationBarLeading = topBarLeading

  /// The older name of the trailing end of the top bar.
  public static let navigationBarTrailing = topBarTrailing
}

extension ToolbarPlace {
  /// The order in which a person reads the places, the page's content in between.
  package var readingOrder: Int {
    switch self {
    case .navigation, .topBarLeading: 0
    case .cancellationAction: 1
    case .title, .largeTitle, .subtitle, .largeSubtitle, .principal: 2
    case .automatic, .primaryAction, .secondaryAction, .topBarTrailing: 3
    case .destructiveAction: 4
    case .confirmationAction, .searchField: 5
    case .bottomBar, .status, .keyboard, .bottomOrnament: 7
    }
  }

  /// The place of the page's content in the reading order.
  package static let contentOrder = 6

  /// The place of a tab bar in the reading order.
  package static let tabBarOrder = 8
}
