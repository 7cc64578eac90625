import RehearseScript

/// What is said of the words of the language that may stand within a command.
enum KeywordText {
  /// In one line, what a word means behind a verb.
  static func meaning(of keyword: String, after verb: Verb?) -> String {
    switch (verb, keyword) {
    case (.for?, "in"): "then the values, one after the other"
    case (.undo?, "to"), (.redo?, "to"): "then the number of the step to be at"
    case (.move?, "to"): "then the final place, counted from 1"
    case (.expected?, "to"): "fail \"REASON\""
    case (.expected?, "fail"): "then the reason"
    case (.let?, "="): "then the value"
    case (.let?, "state"): "the value that is at a path of the state now"
    case (.state?, "all"): "every named state value of every view"
    case (.swipe?, "release"): "lets go of a swipe that is held open"
    case (.wait?, "real"): "lets the machine's own time pass"
    case (.record?, "off"): "ends the recording"
    case (.history?, "-o"): "writes steps to a file: -o FILE FIRST-LAST"
    case (.option?, "save"): "keeps the options in force for later prompts"
    case (.learn?, "--again"): "from its first task on"
    case (.always?, "expect"): "may stand here, and changes nothing"
    default: WordTable[keyword]?.help ?? ""
    }
  }
}
