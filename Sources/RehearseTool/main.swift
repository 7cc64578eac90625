import Rehearse

Rehearsal.main(
  studioStage, peopleStage, wiringStage, inventoryStage, archiveStage, mishapsStage,
  detoursStage, workbenchStage, accountStage, lessons: lessons)
