import RehearseSession
import Testing

@Suite("The journal") struct JournalTests {
  private func journal(_ steps: Int) -> Journal {
    var journal = Journal()
    for number in 1...steps { journal.append(.step, "step \(number)") }
    return journal
  }

  private func texts(_ journal: Journal) -> [String] { journal.entries.map(\.typed) }

  @Test("A new step takes the place of the undone ones, and of the checks between them")
  func redoIsLost() {
    var journal = journal(2)
    journal.append(.check, "check 2")
    journal.append(.step, "step 3")
    journal.move(toStep: 1)
    #expect(journal.undoneCount == 2)
    journal.append(.step, "other")
    #expect(texts(journal) == ["step 1", "other"])
    #expect(journal.stepCount == 2)
    #expect(journal.undoneCount == 0)
  }

  @Test("Settings stay, with the values they have had")
  func settingsStay() {
    var journal = journal(1)
    journal.append(.setting, "let a = state x", executed: "let a = \"1\"")
    journal.append(.step, "step 2")
    journal.append(.setting, "option show none")
    journal.move(toStep: 1)
    #expect(journal.head == 2)
    journal.append(.setting, "let b = state x", executed: "let b = \"2\"")
    #expect(journal.head == 2)
    journal.append(.step, "other")
    #expect(
      texts(journal) == [
        "step 1", "let a = state x", "option show none", "let b = \"2\"", "other",
      ])
  }

  @Test("A check made after an undo belongs to the step that is in force")
  func checksStayInPlace() {
    var journal = journal(2)
    journal.move(toStep: 1)
    journal.append(.check, "check 1")
    #expect(texts(journal) == ["step 1", "check 1", "step 2"])
    #expect(journal.undoneCount == 1)
    journal.move(toStep: 2)
    #expect(journal.head == 3)
  }

  @Test("The number of steps is kept through whatever becomes of them")
  func countIsKept() {
    var journal = journal(5)
    #expect(journal.stepCount == 5)
    journal.append(.check, "check 5")
    journal.append(.setting, "option show none")
    #expect(journal.stepCount == 5)
    journal.remove(at: 2)
    #expect(journal.stepCount == 4)
    journal.move(toStep: 3)
    #expect(journal.stepCount == 3)
    journal.append(.check, "check 3")
    #expect(journal.stepCount == 3)
    journal.append(.step, "other")
    #expect(journal.stepCount == 4)
    journal.cut(to: 1)
    #expect(journal.stepCount == 1)
  }

  @Test("A step's entries end where the next step is")
  func ends() {
    var journal = Journal()
    journal.append(.setting, "option")
    journal.append(.step, "step 1")
    journal.append(.check, "check")
    journal.append(.step, "step 2")
    #expect((0...3).map(journal.end) == [1, 3, 4, 4])
    #expect((1...2).map(journal.index) == [1, 3])
    #expect((0...3).map(journal.stepNumber) == [0, 1, 1, 2])
  }

  @Test("What can't be had again is forgotten")
  func forgetting() {
    var journal = journal(4)
    journal.move(toStep: 3)
    journal.remove(at: 1)
    #expect(texts(journal) == ["step 1", "step 3", "step 4"])
    #expect(journal.head == 2)
    journal.cut(to: 1)
    #expect(journal.head == 1)
  }
}
