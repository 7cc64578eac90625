import Rehearse

/// The lessons on the built-in stages, in the order in which one takes them.
let lessons = [
  LessonText("first-sheet", PackageResources.first_sheet_flow),
  LessonText("private-flag", PackageResources.private_flag_flow),
  LessonText("can-save", PackageResources.can_save_flow),
  LessonText("router", PackageResources.router_flow),
  LessonText("same-id", PackageResources.same_id_flow),
  LessonText("inherits", PackageResources.inherits_flow),
  LessonText("protected", PackageResources.protected_flow),
  LessonText("deep-link", PackageResources.deep_link_flow),
  LessonText("prefill", PackageResources.prefill_flow),
  LessonText("two-sheets", PackageResources.two_sheets_flow),
]
