// Built-in styles that differ in looks alone: accepted, without a node. Styles of an app's own are not modelled here.

/// The look of a form.
public protocol FormStyle: Sendable {}

public struct AutomaticFormStyle: FormStyle {
  public init() {}
}

public struct ColumnsFormStyle: FormStyle {
  public init() {}
}

public struct GroupedFormStyle: FormStyle {
  public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension View {
  nonisolated public func formStyle<Style: FormStyle>(_ style: Style) -> some View { self }
}

/// The look of a box.
public protocol GroupBoxStyle: Sendable {}

public struct DefaultGroupBoxStyle: GroupBoxStyle {
  public init() {}
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension View {
  nonisolated public func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> some View { self }
}

/// The look of a group that opens.
public protocol DisclosureGroupStyle: Sendable {}

public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  public init() {}
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension View {
  nonisolated public func disclosureGroupStyle<Style: DisclosureGroupStyle>(_ style: Style)
    -> some View
  { self }
}

/// The look of labelled content.
public protocol LabeledContentStyle: Sendable {}

public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  public init() {}
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension View {
  nonisolated public func labeledContentStyle<Style: LabeledContentStyle>(_ style: Style)
    -> some View
  { self }
}
