import Lending
import Rehearse

/// The desk with all that it lends; tests play on it too.
let desk = Stage("desk", "Things the studio lends") {
  let desk = Desk()
  return StageContent(DeskView(desk: desk)) {
    Watch("form", desk, \.form)
    Watch("items", desk, \.items)
  }
}
