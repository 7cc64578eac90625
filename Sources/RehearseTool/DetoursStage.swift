import Presenting
import Rehearse

/// A stack whose destination is declared rightly or where it does not belong.
let detoursStage = Stage(
  "detours", "A stack of pages declared rightly, or where the detour says",
  arguments: [Argument("detour", Detour.self, default: .none)]
) { arguments in
  StageContent(DetoursView(detour: try arguments.value("detour", default: .none)))
}
