#define _GNU_SOURCE
#include "internal.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

#include <readline/readline.h>
#include <readline/history.h>

static bool started;
static bool hung_up;

/// Whether the line has the terminal, and whether it got it back from somebody who may have written to it.
static bool has_terminal;
static bool needs_drawing;

/// Prepares the terminal so that Control-C does not empty its queue of keys.
///
/// It could otherwise do so after a key was announced and before it is read, and reading would
/// then wait, deaf to the interrupt. The queue is emptied when the line is dropped.
static void take_terminal(int meta) {
  // Once at its beginning, then after each stop, whichever way readline has learned of that.
  needs_drawing = has_terminal;
  has_terminal = true;
  rl_prep_terminal(meta);
  struct termios settings;
  int descriptor = fileno(rl_instream);
  if (tcgetattr(descriptor, &settings) != 0) return;
  settings.c_lflag |= NOFLSH;
  tcsetattr(descriptor, TCSADRAIN, &settings);
}

/// Gives the terminal back without the line break that some settings would add at the end of input.
static void give_terminal_back(void) {
  rl_eof_found = 0;
  rl_deprep_terminal();
}

/// Reads a byte, and ends the line instead when Control-C was pressed or the terminal is gone.
static int read_key(FILE *stream) {
  for (;;) {
    if (rehearse_interrupted() || hung_up) {
      // Whatever is under way (a search, a paste, a count) unwinds on this answer.
      rl_done = 1;
      return EOF;
    }
    if (needs_drawing) {
      needs_drawing = false;
      rl_forced_update_display();
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

/// What stands below the first line of a text that was pasted or called up again.
static char *further_lines;

/// Enters the first line alone, so that its output stands below it; the further ones are shown when it is their turn.
static int accept_lines(int count, int key) {
  const char *newline = strchr(rl_line_buffer, '\n');
  if (newline != NULL) {
    free(further_lines);
    further_lines = strdup(newline + 1);
  }
  if (newline != NULL && further_lines != NULL) {
    int end = (int)(newline - rl_line_buffer);
    rl_delete_text(end, rl_end);
    rl_point = end;
    rl_redisplay();
  }
  return rl_newline(count, key);
}

/// Has the keys that enter a line, whichever the user has chosen, enter one at a time.
static void use_accept_lines(Keymap keys, int depth) {
  for (int key = 0; key < KEYMAP_SIZE; key++) {
    if (keys[key].type == ISFUNC && keys[key].function == rl_newline) {
      keys[key].function = accept_lines;
    } else if (keys[key].type == ISKMAP && depth < 8) {
      use_accept_lines((Keymap)keys[key].function, depth + 1);
    }
  }
}

/// Puts the lines of a text together again.
static char *with_further_lines(char *line) {
  if (further_lines == NULL || line == NULL) return line;
  char *text = malloc(strlen(line) + strlen(further_lines) + 2);
  if (text != NULL) {
    stpcpy(stpcpy(stpcpy(text, line), "\n"), further_lines);
    free(line);
  }
  return text == NULL ? line : text;
}

void rehearse_readline_start(int history_limit) {
  if (started) return;
  started = true;
  rl_readline_name = "rehearse";
  rl_getc_function = read_key;
  rl_prep_term_function = take_terminal;
  rl_deprep_term_function = give_terminal_back;
  rl_catch_signals = 1;
  rl_catch_sigwinch = 1;
  // The size comes from the terminal; copies in the environment go stale.
  rl_change_environment = 0;
  rehearse_completion_start();
  using_history();
  stifle_history(history_limit);
  struct utf8_locale locale = rehearse_use_utf8_locale();
  rl_initialize();
  rehearse_restore_locale(locale);
  static const char *const maps[] = {"emacs", "vi-insert", "vi-command"};
  for (size_t i = 0; i < sizeof maps / sizeof *maps; i++) {
    Keymap keys = rl_get_keymap_by_name(maps[i]);
    if (keys != NULL) use_accept_lines(keys, 0);
  }
}

enum RehearseReadOutcome rehearse_readline_read(
  const char *prompt, struct RehearseReadlineCallbacks callbacks, char **line) {
  rehearse_interrupts_take();
  rehearse_completion_use(callbacks);
  hung_up = false;
  has_terminal = needs_drawing = false;
  // The window may have changed while a command ran.
  rl_reset_screen_size();
  struct utf8_locale locale = rehearse_use_utf8_locale();
  char *text = with_further_lines(readline(prompt));
  free(further_lines);
  further_lines = NULL;
  rehearse_restore_locale(locale);
  rehearse_completion_use((struct RehearseReadlineCallbacks){0});
  enum RehearseReadOutcome outcome = RehearseReadOutcomeText;
  if (rehearse_interrupted()) {
    outcome = RehearseReadOutcomeInterrupt;
    tcflush(fileno(rl_instream), TCIFLUSH);
  } else if (hung_up || text == NULL) {
    // A half-typed line is not run because its terminal was closed.
    outcome = RehearseReadOutcomeEnd;
  }
  if (text == NULL) {
    fputc('\n', rl_outstream);
    fflush(rl_outstream);
  }
  rehearse_interrupts_give_back();
  if (outcome != RehearseReadOutcomeText) {
    // A command that met the end of the keys may have put it back for the next one.
    rl_clear_pending_input();
    free(text);
    text = NULL;
  }
  *line = text;
  return outcome;
}

void rehearse_readline_history_add(const char *entry) {
  add_history(entry);
}
