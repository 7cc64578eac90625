import Rehearse

Rehearsal.main(
  studioStage, peopleStage, wiringStage, inventoryStage, archiveStage, mishapsStage,
  accountStage, lessons: lessons)
