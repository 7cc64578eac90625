import Presenting
import Rehearse

/// Alerts, dialogs, a popover and a file panel, each where it belongs.
let archiveStage = Stage(
  "archive", "Folders, with alerts, dialogs, a popover and a file panel"
) {
  let archive = Archive()
  return StageContent(ArchiveView(archive: archive)) { Watch("archive", archive) }
}
