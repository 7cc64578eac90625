#ifndef REHEARSE_CRASH_REPORT_H
#define REHEARSE_CRASH_REPORT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A command of a script, and where it stands.
struct RehearseCommandPlace {
  const char *file;
  long line;
  long column;
  /// The command's text, which need not end with a zero.
  const char *text;
  size_t length;
  /// How much of it is marked, from its beginning.
  size_t marked;
  /// The five parts of the object that programs get of the command, each with a zero at its end: between
  /// them stand what ended it, a hint, and twice what the app printed; none where nobody is to get one.
  const char *parts;
};

/// From now on the process says which command was running when a crash, an exit of the app or
/// Control-C ends it: with 1, or with 130 for Control-C. What the app writes to standard error meanwhile is
/// passed on after each command, for the message of a trap belongs into the report.
/// - Parameter errors: where that is written.
/// - Parameter output: where goes what the app had printed and nobody had taken.
/// - Parameter is_json: whether programs read that, which get an object.
void rehearse_crash_report_install(int errors, int output, bool is_json);

/// From now on a command, or the start of a stage, that takes too long ends the process with 1.
/// - Parameter milliseconds: the real time that one may take.
/// - Parameter message: what is told then, and what to do about it.
void rehearse_crash_report_limit(int64_t milliseconds, const char *message, const char *hint);

/// A command begins; the place and all it points at must stay until another call.
void rehearse_crash_report_enter(const struct RehearseCommandPlace *place);

/// The stage of this name begins to start.
void rehearse_crash_report_enter_stage(const char *name);

/// Nothing of the app's is running.
void rehearse_crash_report_leave(void);

#endif
