import Rehearse

/// A model of the time before observation, with published properties.
public let rosterStage = Stage("roster", "People, in an observable object of the older kind") {
  let roster = Roster()
  return StageContent(RosterView(roster: roster)) {
    Editor("draft", roster, settable: [Settable("draft", \.draft)], dismiss: { $0.sheet = nil }) {
      roster, arguments in
      roster.present(.rename(try arguments.value("draft")))
    }
  }
}
