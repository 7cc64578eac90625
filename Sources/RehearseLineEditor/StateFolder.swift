/// Where the program keeps what outlives it, following the convention for state.
package enum StateFolder {
  /// Where a file of ours is; nothing when neither `XDG_STATE_HOME` nor `HOME` names a folder.
  package static func path(
    of name: String, environment: (String) -> String? = Terminal.environment
  ) -> String? {
    if let state = environment("XDG_STATE_HOME"), state.hasPrefix("/") {
      return state + "/rehearse/" + name
    }
    guard let home = environment("HOME"), home.hasPrefix("/") else { return nil }
    return home + "/.local/state/rehearse/" + name
  }
}
