extension SessionOptions.Entry {
  /// What a value of the option stands for, in a few words.
  func meaning(of choice: String) -> String {
    optionMeanings[name]?[choice] ?? ""
  }
}

/// By option and value.
private let optionMeanings: [String: [String: String]] = [
  "show": [
    "all": "every registered model", "changes": "those that have changed", "none": "no model",
  ],
  "idiom": ["phone": "an iPhone", "pad": "an iPad", "mac": "a Mac"],
  "sheetDuringDismissal": ["queue": "it waits", "drop": "it is dropped and reported"],
  "pushDuringDismissal": ["queue": "it waits", "drop": "it is dropped and reported"],
  "alertDuringDismissal": ["queue": "it waits", "drop": "it is dropped and reported"],
  "coverSwipe": ["allowed": "as a sheet", "refused": "there is no gesture for it"],
  "tabCreation": [
    "whenSelected": "when a tab is first selected", "atLaunch": "all at once, as on iOS 17",
  ],
  "alertAction": [
    "actionFirst": "the action, then the flag", "writeFirst": "the flag, then the action",
  ],
  "system": [
    "18": "iOS 18 and 26", "17": "iOS 17: alerts ignore disabled",
    "16": "iOS 16: so they do, and value links need a NavigationStack",
    "27": "iOS 27: a swipe asks first",
  ],
  "scenePhase": [
    "active": "in use", "inactive": "behind others", "background": "out of sight",
  ],
  "secondWriteBack": ["off": "it is written once", "on": "it is written once more"],
  "drawing": ["unicode": "lines and symbols", "ascii": "plain ASCII"],
  "transitions": [
    "complete": "they end within the step", "hold": "they stay open for advance and wait",
  ],
  "real": ["on": "wait real may wait", "off": "wait real is refused"],
]
