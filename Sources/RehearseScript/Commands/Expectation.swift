/// What `expect` and `always` check.
package struct Expectation: Sendable {
  package let isNegated: Bool
  package let claim: Claim

  /// From the first word after the verb to the end.
  package let span: Span

  /// The forms of a check, before any `not`.
  package enum Claim: Hashable, Sendable {
    case isTrue(Path)
    case compares(Path, Operator, Word)
    case presented(PresentationKind, title: Word?)
    case nothingPresented
    case visible(Target)
    case enabled(Target)
    case disabled(Target)
    case event(Word)
    case issue(Word)
  }

  /// How a value of the state is compared with the right side.
  package enum Operator: String, CaseIterable, Hashable, Sendable {
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case contains
    case matches
  }

  /// What can lie over a page.
  package enum PresentationKind: String, CaseIterable, Hashable, Sendable {
    case sheet, cover, popover, alert, dialog, files
  }
}

extension Expectation {
  /// What a check is about.
  package enum Subject: Hashable, Sendable {
    case value
    /// What the last step raised.
    case lastStep
    case place
    /// Whether a control can be used, with its label as it is typed.
    case control(label: String)
  }

  package var subject: Subject {
    switch claim {
    case .isTrue, .compares: .value
    case .event, .issue: .lastStep
    case .presented, .nothingPresented, .visible: .place
    case .enabled(let target), .disabled(let target): .control(label: "\(target)")
    }
  }
}

// MARK: - Hashable

extension Expectation: Hashable {
  package static func == (left: Expectation, right: Expectation) -> Bool {
    left.isNegated == right.isNegated && left.claim == right.claim
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(isNegated)
    hasher.combine(claim)
  }
}
