extension Diagnostic.Kind {
  /// The kind without its facts, so that all of them can be counted.
  package enum Code: String, CaseIterable, Hashable, Sendable {
    case invalidUTF8, nulCharacter, loneCarriageReturn
    case unclosedQuote, unknownEscape, invalidScalar, unfinishedLine
    case unclosedBlock, strayBrace, unexpectedBrace, missingBlock, textAfterBlock, blocksTooDeep
    case outputBeforeCommand, outputInsideBlock, outputAfterCommand, notAllowedInBlock,
      scenarioBehindCommand, quotedVerb
    case bangWithoutBlank, bangWithoutCommand, doubleBang, bangExpect, missingArgument, surplusWord
    case expectedWord, notKeyValue, emptyKey, invalidKey, duplicateKey, invalidName
    case duplicateParameter, reservedName, invalidPath, invalidNumber, invalidDuration
    case noTime
    case invalidRange, pathNeedsBackQuotes, unknownVerb, pastedPrompt, nothingAbout
    case notYetAvailable
    case undefinedVariable, endedVariable, escapedVariable, wrongArgumentCount, redefinedVerb,
      recursiveVerb,
      shadowedVerb
    case callsTooDeep, unknownModel, unknownEditor
    case unknownRouter, unknownDestination, unknownStage, unknownOption, unknownOptionValue
    case missingOptionValue
    case nothingRegistered, ambiguousRouter, ambiguousModel, notDismissible, noPath
    case stageRefused
    case modelRefused, actionRefused, unknownField, ambiguousField, notSettable, unfitValue
    case outOfBounds
    case missingRequired, unknownArgument, surplusArgument, unknownLabel, emptyLabel
    case unknownContainer, ambiguousLabel, ordinalOutOfRange
    case disabledControl, coveredControl, offScreenControl, wrongControl, unknownChoice
    case controlAtLimit, itemNotAllowed, positionOutOfRange, missingRole, severalRoles
    case disabledRole, nothingToDismiss, nothingToPop, nothingToGoBack, nothingToSwipe
    case nothingToRefresh, noTextField, swipeDisabled, escapeWithoutCancel, needsAnswer, stillMoving
    case nothingToRelease, nothingToAdvance, unhandledURL, unheardKey, expectationFailed
    case unknownPath
    case ambiguousPath, pathIndexOutOfRange, unfitOperator, unfitExpectation, invalidPattern
    case unknownIssue, unexpectedSuccess, alwaysBroken, realWaitRefused, waitTooLong, tooFewSteps
    case noSuchSteps, noSuchStep, undoPastRealWait, undoPastScenario, fileUnreadable,
      fileUnwritable,
      settingsUnwritable, fileExists,
      includeCycle,
      notAllowedInInclude
    case unknownLesson, noLessonBegun, onlyAtPrompt, noLesson
    case quitInTest, crashed, exited, lineLost, outOfMemory, interrupted, timedOut, neverSettles,
      replayDiverged
    case lint
  }

  /// Which kind it is.
  package var code: Code {
    switch self {
    case .invalidUTF8: .invalidUTF8
    case .nulCharacter: .nulCharacter
    case .loneCarriageReturn: .loneCarriageReturn
    case .unclosedQuote: .unclosedQuote
    case .unknownEscape: .unknownEscape
    case .invalidScalar: .invalidScalar
    case .unfinishedLine: .unfinishedLine
    case .unclosedBlock: .unclosedBlock
    case .strayBrace: .strayBrace
    case .unexpectedBrace: .unexpectedBrace
    case .missingBlock: .missingBlock
    case .textAfterBlock: .textAfterBlock
    case .blocksTooDeep: .blocksTooDeep
    case .outputBeforeCommand: .outputBeforeCommand
    case .outputInsideBlock: .outputInsideBlock
    case .outputAfterCommand: .outputAfterCommand
    case .notAllowedInBlock: .notAllowedInBlock
    case .scenarioBehindCommand: .scenarioBehindCommand
    case .quotedVerb: .quotedVerb
    case .bangWithoutBlank: .bangWithoutBlank
    case .bangWithoutCommand: .bangWithoutCommand
    case .doubleBang: .doubleBang
    case .bangExpect: .bangExpect
    case .missingArgument: .missingArgument
    case .surplusWord: .surplusWord
    case .expectedWord: .expectedWord
    case .notKeyValue: .notKeyValue
    case .emptyKey: .emptyKey
    case .invalidKey: .invalidKey
    case .duplicateKey: .duplicateKey
    case .invalidName: .invalidName
    case .duplicateParameter: .duplicateParameter
    case .reservedName: .reservedName
    case .invalidPath: .invalidPath
    case .invalidNumber: .invalidNumber
    case .invalidDuration: .invalidDuration
    case .noTime: .noTime
    case .invalidRange: .invalidRange
    case .pathNeedsBackQuotes: .pathNeedsBackQuotes
    case .unknownVerb: .unknownVerb
    case .pastedPrompt: .pastedPrompt
    case .nothingAbout: .nothingAbout
    case .notYetAvailable: .notYetAvailable
    case .undefinedVariable: .undefinedVariable
    case .endedVariable: .endedVariable
    case .escapedVariable: .escapedVariable
    case .wrongArgumentCount: .wrongArgumentCount
    case .redefinedVerb: .redefinedVerb
    case .recursiveVerb: .recursiveVerb
    case .shadowedVerb: .shadowedVerb
    case .callsTooDeep: .callsTooDeep
    case .unknownModel: .unknownModel
    case .unknownEditor: .unknownEditor
    case .unknownRouter: .unknownRouter
    case .unknownDestination: .unknownDestination
    case .unknownStage: .unknownStage
    case .unknownOption: .unknownOption
    case .unknownOptionValue: .unknownOptionValue
    case .missingOptionValue: .missingOptionValue
    case .nothingRegistered: .nothingRegistered
    case .ambiguousRouter: .ambiguousRouter
    case .ambiguousModel: .ambiguousModel
    case .notDismissible: .notDismissible
    case .noPath: .noPath
    case .stageRefused: .stageRefused
    case .modelRefused: .modelRefused
    case .actionRefused: .actionRefused
    case .unknownField: .unknownField
    case .ambiguousField: .ambiguousField
    case .notSettable: .notSettable
    case .unfitValue: .unfitValue
    case .outOfBounds: .outOfBounds
    case .missingRequired: .missingRequired
    case .unknownArgument: .unknownArgument
    case .surplusArgument: .surplusArgument
    case .unknownLabel: .unknownLabel
    case .emptyLabel: .emptyLabel
    case .unknownContainer: .unknownContainer
    case .ambiguousLabel: .ambiguousLabel
    case .ordinalOutOfRange: .ordinalOutOfRange
    case .disabledControl: .disabledControl
    case .coveredControl: .coveredControl
    case .offScreenControl: .offScreenControl
    case .wrongControl: .wrongControl
    case .unknownChoice: .unknownChoice
    case .controlAtLimit: .controlAtLimit
    case .itemNotAllowed: .itemNotAllowed
    case .positionOutOfRange: .positionOutOfRange
    case .missingRole: .missingRole
    case .severalRoles: .severalRoles
    case .disabledRole: .disabledRole
    case .nothingToDismiss: .nothingToDismiss
    case .nothingToPop: .nothingToPop
    case .nothingToGoBack: .nothingToGoBack
    case .nothingToSwipe: .nothingToSwipe
    case .nothingToRefresh: .nothingToRefresh
    case .noTextField: .noTextField
    case .unheardKey: .unheardKey
    case .swipeDisabled: .swipeDisabled
    case .escapeWithoutCancel: .escapeWithoutCancel
    case .needsAnswer: .needsAnswer
    case .stillMoving: .stillMoving
    case .nothingToRelease: .nothingToRelease
    case .nothingToAdvance: .nothingToAdvance
    case .unhandledURL: .unhandledURL
    case .expectationFailed: .expectationFailed
    case .unknownPath: .unknownPath
    case .ambiguousPath: .ambiguousPath
    case .pathIndexOutOfRange: .pathIndexOutOfRange
    case .unfitOperator: .unfitOperator
    case .unfitExpectation: .unfitExpectation
    case .invalidPattern: .invalidPattern
    case .unknownIssue: .unknownIssue
    case .unexpectedSuccess: .unexpectedSuccess
    case .alwaysBroken: .alwaysBroken
    case .realWaitRefused: .realWaitRefused
    case .waitTooLong: .waitTooLong
    case .tooFewSteps: .tooFewSteps
    case .noSuchSteps: .noSuchSteps
    case .noSuchStep: .noSuchStep
    case .undoPastRealWait: .undoPastRealWait
    case .undoPastScenario: .undoPastScenario
    case .fileUnreadable: .fileUnreadable
    case .fileUnwritable: .fileUnwritable
    case .settingsUnwritable: .settingsUnwritable
    case .fileExists: .fileExists
    case .includeCycle: .includeCycle
    case .notAllowedInInclude: .notAllowedInInclude
    case .quitInTest: .quitInTest
    case .unknownLesson: .unknownLesson
    case .noLessonBegun: .noLessonBegun
    case .onlyAtPrompt: .onlyAtPrompt
    case .noLesson: .noLesson
    case .crashed: .crashed
    case .exited: .exited
    case .lineLost: .lineLost
    case .outOfMemory: .outOfMemory
    case .interrupted: .interrupted
    case .timedOut: .timedOut
    case .neverSettles: .neverSettles
    case .replayDiverged: .replayDiverged
    case .lint: .lint
    }
  }
}
