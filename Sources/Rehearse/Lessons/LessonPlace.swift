/// Where a learner is in a lesson.
struct LessonPlace: Equatable {
  /// What `learn` is told to take it: its name, or the path of its file.
  var name: String

  /// How many of its tasks have been met.
  var metCount: Int

  /// How many steps there were when its stage had been set.
  var start: Int
}
