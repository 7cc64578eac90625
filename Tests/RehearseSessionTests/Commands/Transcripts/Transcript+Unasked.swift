extension Transcript {
  /// What an app does unasked.
  static let unasked: [Transcript] = [
    Transcript(
      "what the app prints and what happens unasked stands below the models", on: "porch",
      #"""
      tap Plain
      | screen: (PorchView) / sheet (Text)
      | print: building
      | print: appeared
      | issue: W-15 No Observable object of type Lamp found. A View.environmentObject(_:) for Lamp may be missing as an ancestor of this view.
      swipe
      | screen: (PorchView)
      | event: onDismiss
      | print: closed
      tap Speak
      | screen: (PorchView)
      | print: two
      | print: lines
      | print: and \u{1B}[31mred
      tap Both
      | screen: (PorchView) / sheet (Text)
      | event: sheet of PorchView waits
      | issue: W-16 Currently, only presenting a single sheet is supported.
      |   The next sheet will be presented when the currently presented sheet gets dismissed.
      dismiss
      | screen: (PorchView) / sheet (Text)
      | event: onDismiss
      | print: closed
      stage porch
      | screen: (PorchView)
      | print: building
      | print: appeared
      | issue: W-15 No Observable object of type Lamp found. A View.environmentObject(_:) for Lamp may be missing as an ancestor of this view.
      reset
      | screen: (PorchView)
      | print: building
      | print: appeared
      | issue: W-15 No Observable object of type Lamp found. A View.environmentObject(_:) for Lamp may be missing as an ancestor of this view.
      stage studio
      | screen: Studio
      | editor: isPresented false, name "", initialName "", canSave false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      """#),
    Transcript(
      "work begun when a stage starts is begun again by reset", on: "clock",
      """
      wait 1s
      | screen: (ClockView)
      | model: ticks 0 → 2, ended 0, loaded false → true
      | clock: 1s
      expect model.loaded
      reset
      | screen: (ClockView)
      | model: ticks 0, ended 0, loaded false
      expect not model.loaded
      expect model.ticks == 0
      wait 1s
      | screen: (ClockView)
      | model: ticks 0 → 2, ended 0, loaded false → true
      | clock: 1s
      expect model.loaded
      stage studio
      | screen: Studio
      | editor: isPresented false, name "", initialName "", canSave false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      wait 1s
      | screen: Studio
      | editor: isPresented false, name "", initialName "", canSave false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      | clock: 1s
      """),
    Transcript(
      "an app that never rests is given up", on: "clock",
      """
      tap Spin
      ✗ error: the app never settles: the task in ClockView.body still goes on after 1000000 jobs
      ✗   tap Spin
      ✗   ^^^
      ✗ hint: let the task await something that takes time
      """),
  ]
}
