import Rehearse

/// A board with a path, a search and drafts.
public let boardStage = Stage("board", "Jobs, with a path of pages and drafts on sheets") {
  let board = Board()
  return StageContent(BoardView(board: board)) {
    Router("board", board, path: \.path) {
      Destination("job", Board.Page.job, "id")
      Destination("archive", .archive)
    }
  }
}
