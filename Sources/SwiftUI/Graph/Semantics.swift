/// What a place is to a person, with live closures for what can be done to it.
///
/// A single word, since it is looked at far more often than it is made: what is larger lies apart.
package enum Semantics {
  indirect case text(String)
  indirect case image(String)
  case control(Control)
  case container(Container)
  /// The value that stands for this view in a picker.
  indirect case tag(AnyHashable)
  case toolbarItem(ToolbarPlace)
  indirect case annotation(Annotation)
  case dialog(DialogPart)
  indirect case question(Question)
  indirect case files(FilePanel)
  case stack(NavigationHost)
  case tabs(TabHost)
  case split(SplitHost)
  case tabItem(TabItemMemory)
}

/// A view that holds others.
package struct Container: Hashable, Sendable {
  package enum Kind: String, Sendable {
    case list, form, section, sectionHeader, sectionFooter, row, column, layers, scroll, group
    case unavailable
    /// What a person finds behind a row or a view; no part of what it says.
    case swipeActions, contextMenu
  }

  package var kind: Kind

  /// Whether children are made only when needed, so that declarations inside are not seen (NV-08).
  package var isLazy: Bool

  package init(_ kind: Kind, isLazy: Bool = false) {
    self.kind = kind
    self.isLazy = isLazy
  }
}

/// Where a toolbar item goes.
package enum ToolbarPlace: String, Sendable, CaseIterable {
  case automatic, principal, searchField, navigation, primaryAction, secondaryAction, status
  case confirmationAction, cancellationAction, destructiveAction, keyboard
  case topBarLeading, topBarTrailing, bottomBar, bottomOrnament, title, subtitle, largeTitle
  case largeSubtitle
}

/// What a modifier says about its content.
package enum Annotation {
  case title(String)
  case isDisabled
  case shortcut(KeyboardShortcut)
  case identifier(String)
  case accessibilityLabel(String)
  case hidden
  case focusable
  case isInteractiveDismissDisabled
  case bars(BarVisibility)
  /// The page has no way back for a person.
  case isBackHidden
  case isDeleteDisabled
  case isMoveDisabled
  case rows(RowEditing)
  case refresh(RefreshAction)
  case detents(PresentationDetents)
  case size(PresentationSize)
  case dismissalDialog(DismissalDialog)
  case compactAdaptation(PresentationAdaptation)
  case backgroundInteraction(PresentationBackgroundInteraction)
  case dragIndicator(Visibility)
  case look(PresentationLook)
  case colorScheme(ColorScheme)
  /// What a menu opens to.
  case menuContent
  /// An alert or action sheet of the older form stands here.
  case olderAlert(PresentationRequest.Style)
}
