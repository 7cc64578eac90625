import Rehearse

Rehearsal.main(studioStage, peopleStage, wiringStage, inventoryStage)
