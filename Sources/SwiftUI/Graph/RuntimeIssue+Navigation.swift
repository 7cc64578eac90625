// Misuse of navigation.
extension RuntimeIssue {
  static func destinationOutsideStack(for type: String) -> RuntimeIssue {
    misplacedDestination(
      "navigationDestination(for:destination:)", outsideStackFor: "for type `\(type)`")
  }

  static func misplacedDestination(
    _ modifier: String, outsideStackFor subject: String
  ) -> RuntimeIssue {
    RuntimeIssue(
      "W-04",
      """
      The `navigationDestination` modifier only works inside a `NavigationStack` or \
      `NavigationSplitView`. There's a misplaced `\(modifier)` modifier \(subject). It will be \
      ignored.
      """)
  }

  static func lazyPresentedDestination(_ modifier: String, of type: String) -> RuntimeIssue {
    RuntimeIssue(
      "W-03",
      """
      Do not put a navigation destination modifier inside a "lazy” container, like `List` or \
      `LazyVStack`. These containers create child views only when needed to render on screen. Add \
      the navigation destination modifier outside these containers so that the navigation stack can \
      always see the destination. There's a misplaced `\(modifier)` modifier presenting `\(type)`. \
      It will be ignored in a future release.
      """)
  }

  static let valueLinkOutsideStack = RuntimeIssue(
    "W-05",
    """
    NavigationLink presenting a value must appear inside a NavigationContent-based NavigationView. \
    Link will be disabled.
    """)

  static func overlappingMoves(_ page: String) -> RuntimeIssue {
    RuntimeIssue("W-22", "Unbalanced calls to begin/end appearance transitions for <\(page)>.")
  }

  static let pathLoop = RuntimeIssue(
    "W-06", "Update NavigationAuthority bound path tried to update multiple times per frame.")

  static let comparisonTypeMismatch = RuntimeIssue(
    "W-23",
    """
    'try!' expression unexpectedly raised an error: \
    SwiftUI.AnyNavigationPath.Error.comparisonTypeMismatch
    """)

  static func unfitForPath(_ type: String) -> RuntimeIssue {
    RuntimeIssue(
      "NV-02",
      """
      A link to a value of type \(type) was followed on a stack whose path holds values of another \
      type; the link is ignored.
      """)
  }

  static func mixedStyles(_ type: String) -> RuntimeIssue {
    RuntimeIssue(
      "NV-15",
      """
      A link to a value of type \(type) was followed on a stack with a page that \
      navigationDestination(isPresented:) or (item:) has pushed. Mixing the two in one stack is \
      unreliable; the link is ignored.
      """)
  }

  static func droppedPush(_ view: String) -> RuntimeIssue {
    RuntimeIssue(
      "NV-21",
      """
      A push in \(view) was asked for while a sheet was going, and is dropped: what asks for it \
      and the pages are out of step.
      """)
  }

  static func refusedPop(_ view: String) -> RuntimeIssue {
    RuntimeIssue(
      "NV-04",
      """
      The binding of a destination in \(view) refused the write-back: the page is gone, and its \
      flag still asks for it.
      """)
  }
}
