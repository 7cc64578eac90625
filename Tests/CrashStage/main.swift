// Stages on which everything goes wrong that can, for tests of the prompt.

import Rehearse

Rehearsal.main(
  troubleStage, wideStage, deadStage, refusedStage, restlessStage, slowStage,
  meanStage)
