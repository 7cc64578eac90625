extension Transcript {
  /// All of them.
  static let all =
    models
    + setting
    + saving
    + routes
    + pages
    + dismissing
    + hands
    + leaving
    + questions
    + moving
    + time
    + controls
    + labels
    + checking
    + answers
    + sessions
    + unasked
    + options
    + course
    + undoing
    + history
    + refusing
    + help
    + screens
    + screensOfSheets
    + drawings
    + lists
    + scripts
    + failingBlocks
    + ownVerbs
    + scriptChecks
    + standingChecks
    + stageVerbs
    + logs
    + reasons
    + outOfReach
    + trees
}
