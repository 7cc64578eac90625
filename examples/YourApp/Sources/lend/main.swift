import Lending
import Rehearse

Rehearsal.main(
  Stage("desk", "Things the studio lends") {
    let desk = Desk()
    return StageContent(DeskView(desk: desk)) {
      Watch("form", desk, \.form)
      Watch("items", desk, \.items)
    }
  }
)
