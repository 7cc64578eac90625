/// How a presentation is shown where there is little room (SH-41).
public struct PresentationAdaptation: Hashable, Sendable {
  enum Form { case automatic, none, popover, sheet, fullScreenCover }

  let form: Form

  /// As the kind of presentation has it: a popover becomes a sheet.
  public static var automatic: PresentationAdaptation { .init(form: .automatic) }
  /// As it is.
  public static var none: PresentationAdaptation { .init(form: .none) }
  /// As a popover.
  public static var popover: PresentationAdaptation { .init(form: .popover) }
  /// As a sheet.
  public static var sheet: PresentationAdaptation { .init(form: .sheet) }
  /// As a cover.
  public static var fullScreenCover: PresentationAdaptation { .init(form: .fullScreenCover) }
}

extension View {
  /// Says how the enclosing presentation is shown where there is little room (SH-41).
  nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation)
    -> some View
  {
    ContributingView(
      content: self, scope: .presentation, annotation: .compactAdaptation(adaptation))
  }

  /// Says how the enclosing presentation is shown where there is little room along one direction (SH-41).
  nonisolated public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    // A phone in portrait, as it is here, has little room along the horizontal only.
    presentationCompactAdaptation(horizontalAdaptation)
  }
}

extension PresentationHost {
  /// How the content is to be shown where there is little room; what is said nearest to the content wins.
  var compactAdaptation: PresentationAdaptation.Form {
    annotations { if case .compactAdaptation(let adaptation) = $0 { adaptation.form } else { nil } }
      .first ?? .automatic
  }
}
