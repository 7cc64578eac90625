import Presenting
import RehearseSession

/// The built-in stage of alerts and dialogs, as the tool registers it.
let archiveStage = Stage(
  "archive", "Folders, with alerts, dialogs, a popover and a file panel"
) {
  let archive = Archive()
  return StageContent(ArchiveView(archive: archive)) { Watch("archive", archive) }
}
