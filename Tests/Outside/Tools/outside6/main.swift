import NewerStyleIn6
import OlderStyleIn6
import Rehearse
import Seed0In6
import Seed1In6
import Seed3In6
import TwoFieldsIn6

Rehearsal.main(
  editorStage, routerStage, actionStage, inventoryStage, rosterStage, boardStage)
