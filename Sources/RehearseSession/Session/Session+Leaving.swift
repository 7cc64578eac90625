import RehearseScript
import SwiftUI

// Ways out: back, and away with what is presented.
extension Session {
  func back(_ command: Command) throws(Diagnostic) {
    guard let layer = host.frontLayer, layer.canGoBack else {
      throw Diagnostic(.nothingToGoBack, in: command)
    }
    try act(command) { layer.goBack() }
  }

  /// The person tries to dismiss, by a swipe or a touch beside it; on the Mac idiom that is Escape (SH-42).
  func swipe(_ command: Command) throws(Diagnostic) {
    guard let layer = host.frontLayer, let presentation = layer.host.enclosingPresentation else {
      // A window has nothing to swipe away, but on the Mac it may ask before it closes (PM-15).
      if let window = host.frontLayer?.host, window.askBeforeDismissal() {
        return try act(command) {}
      }
      throw Diagnostic(.nothingToSwipe, in: command)
    }
    if layer.dialog == nil, layer.host.askBeforeDismissal() { return try act(command) {} }
    if options.policy.idiom == .mac && layer.style != .popover || layer.dialog != nil {
      return try escape(layer, command)
    }
    switch presentation.hold {
    case .answer: throw needsAnswer(layer, command)
    case .isDisabled:
      throw Diagnostic(
        .swipeDisabled(title: ScreenPath(host).front, by: "interactiveDismissDisabled"), in: command
      )
    case .isMoving:
      throw Diagnostic(.stillMoving(title: ScreenPath(host).front), in: command)
    case .platform where layer.style == .fullScreenCover:
      throw Diagnostic(
        .swipeDisabled(title: ScreenPath(host).front, by: "a cover has no gesture"), in: command)
    case .platform, nil:
      try act(command) { _ = presentation.beginSwipe() }
    }
  }

  /// Lets go of a swipe that was begun while transitions are held (SH-31).
  func releaseSwipe(_ command: Command) throws(Diagnostic) {
    guard let presentation = host.frontLayer?.host.enclosingPresentation,
      case .dismissing(.person) = presentation.phase
    else { throw Diagnostic(.nothingToRelease, in: command) }
    try act(command) { presentation.abandonSwipe() }
  }

  private func needsAnswer(_ layer: Host.Layer, _ command: Command) -> Diagnostic {
    let actions = host.elements(of: layer).filter { $0.isEnabled && $0.control?.press != nil }
    return Diagnostic(
      .needsAnswer(title: ScreenPath(host).front, actions: actions.map(\.label)), in: command)
  }

  /// The cancel control, or what stands for it, else an error.
  func escape(_ layer: Host.Layer, _ command: Command) throws(Diagnostic) {
    let cancel = frontButtons.filter(\.isCancellation)
    if let control = cancel.first(where: \.isEnabled) {
      return try use(control, command) { $0.press?() }
    }
    // The one action of an alert is its way out as well; what goes by a touch beside it goes by Escape.
    let actions = frontButtons.filter(\.isEnabled)
    if layer.style == .alert, actions.count == 1, let only = actions.first {
      return try use(only, command) { $0.press?() }
    }
    if let presentation = layer.host.enclosingPresentation, layer.style == .dialog,
      presentation.hold == nil
    {
      return try act(command) { _ = presentation.beginSwipe() }
    }
    throw Diagnostic(.escapeWithoutCancel(title: ScreenPath(host).front), in: command)
  }
}
