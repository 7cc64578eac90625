import Presenting
import Rehearse

/// Rarer controls, and a sheet that lets touches through.
let workbenchStage = Stage(
  "workbench", "A note, days, parts, keys and tokens, and a sheet that lets touches through"
) {
  let job = Job()
  return StageContent(WorkbenchView(job: job)) { Watch("job", job) }
}
