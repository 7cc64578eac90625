#ifndef CREHEARSE_READLINE_H
#define CREHEARSE_READLINE_H

#include <stdbool.h>
#include <stddef.h>

// A few functions in front of GNU readline. Its own header is not shown to Swift, which refuses
// the library's global variables as unsafe under concurrency.
//
// Linked, not loaded on demand: a process that never prompts pays 0.18 ms at its start for the two
// libraries (0.51 ms without them, 0.69 ms with them, median of 500 starts), and neither runs code
// of its own until `rehearse_readline_start`.

/// What reading a line came to.
enum __attribute__((enum_extensibility(closed))) RehearseReadOutcome {
  /// A line was entered; it may hold line breaks if text was pasted.
  RehearseReadOutcomeText,
  /// Control-C: the line is dropped.
  RehearseReadOutcomeInterrupt,
  /// Control-D on an empty line, or the terminal went away.
  RehearseReadOutcomeEnd,
};

/// What readline asks back while a line is being edited.
struct RehearseReadlineCallbacks {
  void *context;
  /// Tab was pressed: answer by calling `rehearse_readline_offer` for the common text, then for
  /// each of several candidates.
  void (*complete)(void *context, const char *line, size_t cursor);
  /// The candidates last offered are to be listed: answer by calling `rehearse_readline_print`.
  void (*list)(void *context, int columns, int rows);
};

/// Prepares readline: locale, the user's key bindings, completion. Later calls do nothing.
void rehearse_readline_start(int history_limit);

/// Reads a line with editing; the caller frees `*line` after `RehearseReadOutcomeText`.
enum RehearseReadOutcome rehearse_readline_read(
  const char *prompt, struct RehearseReadlineCallbacks callbacks, char **line);

/// Adds a whole line, as it stands from its first byte to the cursor, to the answer to Tab.
void rehearse_readline_offer(const char *text);

/// Removes bytes after the cursor, which the only candidate replaces too.
void rehearse_readline_remove_after_cursor(size_t count);

/// Writes to the terminal from within `list`.
void rehearse_readline_print(const char *text, size_t length);

/// Adds an entry to the list that the arrow keys and reverse search go through.
void rehearse_readline_history_add(const char *entry);

/// Takes Control-C over from whoever has it, and forgets earlier ones.
void rehearse_interrupts_take(void);

/// Gives Control-C back.
void rehearse_interrupts_give_back(void);

/// Waits until `descriptor` can be read; false if Control-C, taken over before, came first.
bool rehearse_wait_for_input(int descriptor);

#endif
