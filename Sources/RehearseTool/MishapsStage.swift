import Presenting
import Rehearse

/// What bites those who present: a section for each misuse.
let mishapsStage = Stage("mishaps", "Presentations gone wrong, one a button") {
  StageContent(MishapsView())
}
