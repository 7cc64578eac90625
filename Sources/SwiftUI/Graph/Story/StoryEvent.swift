/// One thing that happened, in a form that costs next to nothing to note: types and names, no text made.
package enum StoryEvent {
  /// A command begins; what follows is its doing.
  case command(String)

  /// An action of the app begins, or one that the framework runs on its behalf.
  case action(StoryAction)

  /// The action that began last has ended.
  case actionEnd

  /// State was written, by who runs at the moment.
  indirect case write(StoryPlace, from: StoryValue, to: StoryValue)

  /// State was written with the value it had, which is no change (UP-04).
  case equalWrite(StoryPlace)

  /// A write has reached the views, and none of them had read the value.
  case unread(StoryPlace)

  /// A place was marked to be evaluated.
  case mark(ObjectIdentifier, StoryCause)

  /// A body was evaluated.
  case body(ObjectIdentifier, Any.Type, StoryReason)

  /// Content read a value that its closure captured before the write (SH-20).
  indirect case staleRead(StoryPlace, by: String, held: Any, current: Any)

  /// An action read the current value while content still shows the captured one (SH-21).
  indirect case liveRead(StoryPlace, current: Any)

  /// A presentation began, ended, or was let go of.
  case presentation(PresentationRequest.Style, content: String, of: Any.Type?, StoryMove)

  /// Pages of a stack were pushed or popped; their views' names.
  indirect case pages(pushed: [String], popped: [String])

  /// What the framework did unasked.
  case event(String)

  /// An issue was raised.
  case issue(id: String)
}

/// A named place of state, by the type of the view that owns it.
package struct StoryPlace {
  package let owner: Any.Type?
  package let name: String

  /// The place as one types it in a path: `Stage.number`.
  package var path: String { owner.map { authorName($0) + "." + name } ?? name }
}

/// A value as far as it can be kept without keeping anything of the app's alive.
package enum StoryValue {
  case value(Any)
  case null
  case other
}

/// What runs when nothing is being evaluated.
package struct StoryAction {
  /// What an action is for.
  package enum Kind: String, Sendable {
    case appear = "onAppear", disappear = "onDisappear", change = "onChange"
    case taskStart = "start the task", taskEnd = "cancel the task", task
    case dismissal = "onDismiss", writeBack = "write-back", completion = "animation completion"
    case pathWrite = "path write-back"
  }

  package let kind: Kind

  /// The view in whose body the modifier stands, if that can be told.
  package let owner: Any.Type?

  init(_ kind: Kind, owner: Any.Type?) {
    self.kind = kind
    self.owner = owner
  }

  /// The action of a modifier, by the nearest view of the app's author around it.
  init(_ kind: Kind, at node: ViewNode) {
    self.init(kind, owner: node.author)
  }
}

/// Why a place was marked.
package enum StoryCause {
  /// State that the view's own body reads.
  case state(StoryPlace)
  /// State that only a closure made in the body has read since (SH-22).
  case captured(StoryPlace)
  /// State that was read through a binding.
  case binding(StoryPlace)
  /// An observable object about to publish a change.
  case object(Any.Type)
  /// A property of an observable object that was read; Observation does not say which.
  case property
  /// Something of the framework's.
  case other
}

/// Why a body was evaluated.
package enum StoryReason {
  /// It is there for the first time.
  case new
  /// The view it lies in gave it another value.
  case value
  /// Its environment has changed.
  case environment
  /// Something it read has changed; the marks before say what.
  case change
}

/// What becomes of a presentation.
package enum StoryMove {
  case presents, presented, dismissed
  case dismisses(Presentation.Cause)
}
