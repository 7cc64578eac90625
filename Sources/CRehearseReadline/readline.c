#define _GNU_SOURCE
#include "internal.h"

#include <errno.h>
#include <langinfo.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <readline/readline.h>
#include <readline/history.h>

static bool started;
static bool hung_up;

/// Runs readline's preparation under a UTF-8 locale, even if the user has none.
static void initialize_with_utf8(void) {
  setlocale(LC_CTYPE, "");
  if (strcmp(nl_langinfo(CODESET), "UTF-8") == 0) {
    rl_initialize();
    return;
  }
  // Readline asks the environment, not the C library, so the environment is changed meanwhile.
  const char *named = getenv("LC_ALL");
  char *before = named == NULL ? NULL : strdup(named);
  setenv("LC_ALL", "C.UTF-8", 1);
  rl_initialize();
  if (before == NULL) {
    unsetenv("LC_ALL");
  } else {
    setenv("LC_ALL", before, 1);
  }
  free(before);
  setlocale(LC_CTYPE, "C.UTF-8");
}

/// Reads a byte, and ends the line instead when Control-C was pressed or the terminal is gone.
static int read_key(FILE *stream) {
  for (;;) {
    if (rehearse_interrupted() || hung_up) {
      // Whatever is under way (a search, a paste, a count) unwinds on this answer.
      rl_done = 1;
      return EOF;
    }
    switch (rehearse_wait(fileno(stream), rl_pending_signal)) {
    case WAIT_SIGNAL:
      // Readline acts on what it noted: a new size, a stop, or Control-C, which comes to us.
      rl_check_signals();
      continue;
    case WAIT_FAILED:
      hung_up = true;
      continue;
    case WAIT_READY:
      break;
    }
    unsigned char byte;
    ssize_t count = read(fileno(stream), &byte, 1);
    if (count == 1) return byte;
    if (count == 0 || (errno != EINTR && errno != EAGAIN)) hung_up = true;
  }
}

void rehearse_readline_start(int history_limit) {
  if (started) return;
  started = true;
  rl_readline_name = "rehearse";
  rl_getc_function = read_key;
  rl_catch_signals = 1;
  rl_catch_sigwinch = 1;
  // The size comes from the terminal; copies in the environment go stale.
  rl_change_environment = 0;
  rehearse_completion_start();
  using_history();
  stifle_history(history_limit);
  initialize_with_utf8();
}

enum RehearseReadOutcome rehearse_readline_read(
  const char *prompt, struct RehearseReadlineCallbacks callbacks, char **line) {
  struct sigaction previous;
  rehearse_interrupt_watch(&previous);
  rehearse_completion_use(callbacks);
  hung_up = false;
  // The window may have changed while a command ran.
  rl_reset_screen_size();
  char *text = readline(prompt);
  rehearse_completion_use((struct RehearseReadlineCallbacks){0});
  enum RehearseReadOutcome outcome = RehearseReadOutcomeText;
  if (rehearse_interrupted()) {
    outcome = RehearseReadOutcomeInterrupt;
  } else if (hung_up || text == NULL) {
    // A half-typed line is not run because its terminal was closed.
    outcome = RehearseReadOutcomeEnd;
  }
  if (text == NULL) {
    fputc('\n', rl_outstream);
    fflush(rl_outstream);
  }
  rehearse_interrupt_unwatch(&previous);
  if (outcome != RehearseReadOutcomeText) {
    free(text);
    text = NULL;
  }
  *line = text;
  return outcome;
}

void rehearse_readline_history_add(const char *entry) {
  add_history(entry);
}

void rehearse_readline_history_clear(void) {
  clear_history();
}
