import NewerStyleIn5
import OlderStyleIn5
import Rehearse
import Seed0In5
import Seed1In5
import Seed3In5
import TwoFieldsIn5

Rehearsal.main(
  editorStage, routerStage, actionStage, inventoryStage, rosterStage, boardStage)
