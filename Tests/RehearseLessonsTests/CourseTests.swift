import RehearseLessons
import Testing

@Suite("A lesson being taken") struct CourseTests {
  private let lesson: Lesson

  init() throws {
    let text = """
      # lesson: Naming
      # Names change.
      stage studio
      # task: Open
      # By any way.
      # hint: one
      # hint: two
      tap Edit
      expect a
      # task: Type
      type x
      expect b
      expect c
      # task: Save
      save
      expect d
      """
    lesson = try Lesson(name: "naming", file: "naming.flow", bytes: Array(text.utf8))
  }

  @Test("Tasks follow each other as their checks come to hold")
  func tasks() {
    var course = Course(lesson)
    #expect(course.introduction == ["lesson: Naming", "Names change."])
    #expect(course.assignment == ["task 1 of 3: Open", "By any way."])
    var asked: [[String]] = []
    #expect(
      course.advance { checks in
        asked.append(checks); return false
      } == [])
    #expect(asked == [["expect a"]])
    #expect(
      course.advance { $0 == ["expect a"] } == ["done: Open", "", "task 2 of 3: Type"])
    #expect(course.metCount == 1)
    #expect(course.solution == ["type x"])
    // A command may meet several at once.
    #expect(course.advance { _ in true } == ["done: Type", "done: Save", "lesson done: Naming"])
    #expect(course.metCount == 3)
    #expect(course.task == nil)
    #expect(course.advance { _ in true } == [])
    #expect(course.solution == [] && course.nextHint() == [] && course.assignment == [])
  }

  @Test("Each hint is told once, those of the next task from its first on")
  func hints() {
    var course = Course(lesson)
    #expect(course.nextHint() == ["hint 1 of 2: one"])
    #expect(course.nextHint() == ["hint 2 of 2: two"])
    #expect(course.nextHint() == ["there are no more hints; solution shows the commands"])
    _ = course.advance { $0 == ["expect a"] }
    #expect(course.nextHint() == ["there is no hint; solution shows the commands"])
  }
}
