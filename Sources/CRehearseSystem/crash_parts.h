#ifndef REHEARSE_CRASH_PARTS_H
#define REHEARSE_CRASH_PARTS_H

#include <stddef.h>

#include "crash_report.h"

/// Text that is put together before it is written, so that it arrives in one piece.
struct text {
  char bytes[4096];
  size_t count;
};

/// Writes the text, which is empty then.
void rehearse_text_write(struct text *text, int descriptor);

void rehearse_text_add_bytes(struct text *text, const char *bytes, size_t count);
void rehearse_text_add(struct text *text, const char *words);
void rehearse_text_add_number(struct text *text, long number);
void rehearse_text_end_line(struct text *text);

/// Adds a text as one of JSON, without its quotes.
void rehearse_text_add_json(struct text *text, const char *bytes, size_t count);

/// Catches what the app writes to standard error from now on.
void rehearse_errors_catch(void);

/// Passes on what the app has written to standard error since the last time.
void rehearse_errors_pass(int errors);

/// Passes it on but for the message of a trap, which becomes the reason.
void rehearse_errors_pass_before_trap(int errors, struct text *reason);

/// Passes on what the app printed last, line by line as a step would.
void rehearse_prints_write(int output);

/// Writes what the app printed last as the elements of a list, each line with some words in front.
void rehearse_prints_write_json(int output, const char *front);

/// What ends a command: its words, a number behind them unless it is below 0, and a reason that the app gave.
struct end {
  const char *what;
  long number;
  struct text *reason;
  const char *hint;
};

/// Writes where it happened, what it was, the command, and what to do; `place` and `stage` may be null.
void rehearse_end_write(
  const struct end *end, const struct RehearseCommandPlace *place, const char *stage, int errors);

/// Writes the object that programs get of the command, if it was prepared.
void rehearse_end_write_object(
  const struct end *end, const struct RehearseCommandPlace *place, int output);

#endif
