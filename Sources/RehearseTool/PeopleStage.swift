import People
import Rehearse

/// A list of people that registers nothing: hands alone drive it.
let peopleStage = Stage("people", "A list of people and their pages, driven by hands alone") {
  StageContent(PeopleView())
}
