#define _GNU_SOURCE
#include "crash_report.h"

#include <signal.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <unistd.h>

#include "descriptors.h"
#include "internal.h"

// All of this runs in a process that is about to end, on a stack that may be damaged: nothing here
// may allocate memory, lock anything or call Swift.

static int errors_descriptor = -1;
static int output_descriptor = -1;
static bool output_is_json;

/// Where goes what the app writes to standard error while it is at work; below 0 if that is not caught.
static int caught_errors = -1;

static long limit_milliseconds;
static const char *limit_message;
static const char *limit_hint;

/// What the runtime writes in front of the message of a trap.
static const char trap_mark[] = "Fatal error";

static const char hint_after_end[] =
  "the run ends here; at the prompt the state from before the command comes back";
static const struct RehearseCommandPlace *volatile running_command;
static const char *volatile starting_stage;

/// Text that is put together before it is written, so that it arrives in one piece.
struct text {
  char bytes[4096];
  size_t count;
};

static void write_out(struct text *text, int descriptor) {
  rehearse_write_all(descriptor, text->bytes, text->count);
  text->count = 0;
}

static void add_bytes(struct text *text, const char *bytes, size_t count) {
  for (size_t i = 0; i < count && text->count < sizeof text->bytes; i++) {
    unsigned char byte = (unsigned char)bytes[i];
    // Nothing that is quoted may drive the terminal.
    text->bytes[text->count++] = byte < ' ' || byte == 0x7f ? ' ' : (char)byte;
  }
}

static void add(struct text *text, const char *words) {
  add_bytes(text, words, strlen(words));
}

static void end_line(struct text *text) {
  if (text->count < sizeof text->bytes) text->bytes[text->count++] = '\n';
}

static void add_number(struct text *text, long number) {
  char digits[24];
  size_t start = sizeof digits;
  unsigned long rest = number < 0 ? -(unsigned long)number : (unsigned long)number;
  do {
    digits[--start] = (char)('0' + rest % 10);
    rest /= 10;
  } while (rest > 0);
  if (number < 0) digits[--start] = '-';
  add_bytes(text, digits + start, sizeof digits - start);
}

/// What ends a command: its words, a number behind them unless it is below 0, and a reason that the app gave.
struct end {
  const char *what;
  long number;
  struct text *reason;
  const char *hint;
};

/// Copies a part of what the app wrote to standard error.
static void copy_errors(off_t from, off_t to) {
  char part[1024];
  while (from < to) {
    size_t wanted = to - from < (off_t)sizeof part ? (size_t)(to - from) : sizeof part;
    long count = rehearse_read_at(caught_errors, part, wanted, from);
    if (count <= 0) return;
    rehearse_write_all(errors_descriptor, part, (size_t)count);
    from += count;
  }
}

/// Passes on what the app has written to standard error since the last time.
static void pass_errors(void) {
  if (caught_errors < 0) return;
  int64_t size = rehearse_file_size(caught_errors);
  if (size <= 0) return;
  copy_errors(0, size);
  rehearse_file_empty(caught_errors);
}

/// Finds a text in another one that need not end with a zero.
static const char *find(const char *bytes, size_t count, const char *words) {
  size_t length = strlen(words);
  for (size_t i = 0; i + length <= count; i++) {
    if (memcmp(bytes + i, words, length) == 0) return bytes + i;
  }
  return NULL;
}

/// Takes the message out of a line that a trap has written, such as `App/Editor.swift:12: Fatal error: no name`.
static void read_trap(const char *line, size_t length, const char *mark, struct text *reason) {
  const char *message = mark + strlen(trap_mark);
  const char *end = line + length;
  while (message < end && (*message == ':' || *message == ' ')) message++;
  size_t count = (size_t)(end - message) < 1000 ? (size_t)(end - message) : 1000;
  // Not in the middle of a character.
  while (message + count < end && ((unsigned char)message[count] & 0xc0) == 0x80) count--;
  if (count == 0) add(reason, trap_mark);
  add_bytes(reason, message, count);
  // A place in the standard library says nothing to who reads this.
  if (mark - line < 3 || (size_t)(mark - line) > 500 || memcmp(line, "Swift/", 6) == 0) return;
  const char *place = line;
  for (const char *next = line; next < mark; next++) {
    if (*next == '/') place = next + 1;
  }
  add(reason, " (");
  add_bytes(reason, place, (size_t)(mark - place) - 2);
  add(reason, ")");
}

/// Passes on what the app wrote to standard error, but for the message of a trap, which becomes the reason.
static void pass_errors_before_trap(struct text *reason) {
  static char tail[1 << 16];
  if (caught_errors < 0) return;
  int64_t size = rehearse_file_size(caught_errors);
  if (size <= 0) return;
  off_t start = size > (int64_t)sizeof tail ? size - (int64_t)sizeof tail : 0;
  long count = rehearse_read_at(caught_errors, tail, sizeof tail, start);
  const char *line = NULL, *mark = NULL;
  size_t length = 0;
  for (long at = 0; at < count;) {
    const char *newline = memchr(tail + at, '\n', (size_t)(count - at));
    size_t rest = newline == NULL ? (size_t)(count - at) : (size_t)(newline - (tail + at));
    const char *found = find(tail + at, rest, trap_mark);
    if (found != NULL) {
      line = tail + at;
      length = rest;
      mark = found;
    }
    at += (long)rest + 1;
  }
  if (line == NULL) return copy_errors(0, size);
  copy_errors(0, start + (line - tail));
  copy_errors(start + (line - tail) + (off_t)length + 1, size);
  read_trap(line, length, mark, reason);
}

/// Whether the app's output is caught, in a file without a name.
static bool is_output_caught(void) {
  struct stat status;
  return fstat(STDOUT_FILENO, &status) == 0 && S_ISREG(status.st_mode) && status.st_nlink == 0;
}

/// Passes on what the app printed last, line by line as a step would.
static void write_prints(void) {
  if (output_is_json || !is_output_caught()) return;
  char part[1024];
  struct text text = {.count = 0};
  bool is_at_start = true;
  off_t offset = 0;
  long count;
  while ((count = rehearse_read_at(STDOUT_FILENO, part, sizeof part, offset)) > 0) {
    for (long i = 0; i < count; i++) {
      if (is_at_start) add(&text, "| print: ");
      is_at_start = part[i] == '\n';
      if (is_at_start) {
        end_line(&text);
      } else {
        add_bytes(&text, part + i, 1);
      }
      if (text.count > sizeof text.bytes / 2) write_out(&text, output_descriptor);
    }
    offset += count;
  }
  if (!is_at_start) end_line(&text);
  write_out(&text, output_descriptor);
}

/// Adds a byte of a text of JSON.
static void add_json_byte(struct text *text, char character) {
  static const char digits[] = "0123456789abcdef";
  unsigned char byte = (unsigned char)character;
  if (byte < ' ' || byte == '"' || byte == '\\') {
    char escape[] = {'\\', 'u', '0', '0', digits[byte >> 4], digits[byte & 15]};
    add_bytes(text, escape, sizeof escape);
  } else {
    add_bytes(text, &character, 1);
  }
}

/// Writes what the app printed last as the elements of a list, each line with some words in front.
static void write_json_prints(const char *front) {
  if (!is_output_caught()) return;
  char part[1024];
  struct text text = {.count = 0};
  bool is_in_line = false;
  off_t offset = 0;
  long count;
  while ((count = rehearse_read_at(STDOUT_FILENO, part, sizeof part, offset)) > 0) {
    for (long i = 0; i < count; i++) {
      if (!is_in_line) {
        add(&text, offset + i == 0 ? "\"" : ",\"");
        add(&text, front);
      }
      is_in_line = part[i] != '\n';
      if (is_in_line) {
        add_json_byte(&text, part[i]);
      } else {
        add(&text, "\"");
      }
      if (text.count > sizeof text.bytes / 2) write_out(&text, output_descriptor);
    }
    offset += count;
  }
  if (is_in_line) add(&text, "\"");
  write_out(&text, output_descriptor);
}

/// Writes the next part of the object that was prepared; gives the one behind it.
static const char *write_part(const char *part) {
  size_t length = strlen(part);
  rehearse_write_all(output_descriptor, part, length);
  return part + length + 1;
}

/// Adds a text as one of JSON, without its quotes.
static void add_json(struct text *text, const char *bytes, size_t count) {
  for (size_t i = 0; i < count; i++) add_json_byte(text, bytes[i]);
}

/// Writes the object that programs get of the command.
static void write_object(const struct end *end) {
  const struct RehearseCommandPlace *place = running_command;
  if (!output_is_json || place == NULL || place->parts == NULL) return;
  const char *part = write_part(place->parts);
  struct text text = {.count = 0};
  add_json(&text, end->what, strlen(end->what));
  if (end->number >= 0) add_number(&text, end->number);
  if (end->reason != NULL && end->reason->count > 0) {
    add(&text, ": ");
    add_json(&text, end->reason->bytes, end->reason->count);
  }
  write_out(&text, output_descriptor);
  part = write_part(part);
  if (end->hint == NULL) {
    add(&text, "null");
  } else {
    add(&text, "\"");
    add_json(&text, end->hint, strlen(end->hint));
    add(&text, "\"");
  }
  write_out(&text, output_descriptor);
  part = write_part(part);
  write_json_prints("print: ");
  part = write_part(part);
  write_json_prints("");
  write_part(part);
}

/// Writes where it happened, what it was, the command, and what to do.
static void write_report(const struct end *end) {
  const struct RehearseCommandPlace *place = running_command;
  struct text text = {.count = 0};
  write_object(end);
  if (place != NULL) {
    add(&text, place->file);
    add(&text, ":");
    add_number(&text, place->line);
    add(&text, ":");
    add_number(&text, place->column);
    add(&text, ": ");
  }
  add(&text, "error: ");
  if (starting_stage != NULL) {
    add(&text, "the stage ");
    add(&text, starting_stage);
    add(&text, " does not start: ");
  }
  add(&text, end->what);
  if (end->number >= 0) add_number(&text, end->number);
  if (end->reason != NULL && end->reason->count > 0) {
    add(&text, ": ");
    add_bytes(&text, end->reason->bytes, end->reason->count);
  }
  end_line(&text);
  if (place != NULL) {
    const char *newline = memchr(place->text, '\n', place->length);
    size_t length = newline == NULL ? place->length : (size_t)(newline - place->text);
    add(&text, "  ");
    // So much that there is room for what follows.
    add_bytes(&text, place->text, length < 1000 ? length : 1000);
    end_line(&text);
    add(&text, "  ");
    for (size_t i = 0; i < place->marked; i++) add(&text, "^");
    end_line(&text);
    if (end->hint != NULL) {
      add(&text, "hint: ");
      add(&text, end->hint);
      end_line(&text);
    }
  }
  write_out(&text, errors_descriptor);
}

/// Tells what ended the process together with what the app has left to say.
static _Noreturn void end_with(struct end end) {
  struct text reason = {.count = 0};
  pass_errors_before_trap(&reason);
  end.reason = &reason;
  end.hint = hint_after_end;
  write_prints();
  write_report(&end);
  _exit(1);
}

static bool is_app_at_work(void) {
  return running_command != NULL || starting_stage != NULL;
}

static void handle_crash(int signal) {
  end_with((struct end){"the app crashed: its process was ended by signal ", .number = signal});
}

static void handle_fault(int signal, siginfo_t *information, void *context) {
  (void)context;
  if (!rehearse_is_stack_fault(information->si_addr)) handle_crash(signal);
  end_with((struct end){
    "the app crashed: its process was ended by signal 11: the stack overflowed", .number = -1,
  });
}

static void handle_interrupt(int signal) {
  (void)signal;
  pass_errors();
  if (is_app_at_work()) write_report(&(struct end){"interrupted", .number = -1});
  _exit(130);
}

static void handle_timeout(int signal) {
  (void)signal;
  if (!is_app_at_work()) return;
  pass_errors();
  write_prints();
  write_report(&(struct end){limit_message, .number = -1, .hint = limit_hint});
  _exit(1);
}

static void handle_exit(int status, void *context) {
  (void)context;
  pass_errors();
  if (!is_app_at_work()) return;
  rehearse_flush_standard_output();
  write_prints();
  write_report(&(struct end){
    "the app left: its process exited with status ", .number = status, .hint = hint_after_end,
  });
  _exit(1);
}

static void handle(int signal, void (*handler)(int)) {
  struct sigaction action = {.sa_handler = handler, .sa_flags = SA_ONSTACK | SA_RESETHAND};
  sigaction(signal, &action, NULL);
}

void rehearse_crash_report_install(int errors, int output, bool is_json) {
  bool is_first = errors_descriptor < 0;
  errors_descriptor = errors;
  output_descriptor = output;
  output_is_json = is_json;
  if (!is_first) return;
  // What was printed before a crash must not be lost with the buffer it waited in.
  rehearse_standard_output_by_line();
  rehearse_watch_stack();
  static const int crashes[] = {SIGILL, SIGTRAP, SIGBUS, SIGABRT, SIGFPE};
  for (size_t i = 0; i < sizeof crashes / sizeof *crashes; i++) handle(crashes[i], handle_crash);
  struct sigaction fault = {
    .sa_sigaction = handle_fault, .sa_flags = SA_ONSTACK | SA_RESETHAND | SA_SIGINFO,
  };
  sigaction(SIGSEGV, &fault, NULL);
  // Who started us in the background does not want us to be interrupted.
  struct sigaction before;
  if (sigaction(SIGINT, NULL, &before) == 0 && before.sa_handler != SIG_IGN) {
    handle(SIGINT, handle_interrupt);
  }
  on_exit(handle_exit, NULL);
  // The message of a trap is part of the report, which it would precede otherwise.
  caught_errors = rehearse_memory_file("errors");
  if (caught_errors >= 0 && dup2(caught_errors, STDERR_FILENO) < 0) caught_errors = -1;
}

void rehearse_crash_report_limit(int64_t milliseconds, const char *message, const char *hint) {
  limit_milliseconds = milliseconds;
  limit_message = strdup(message);
  limit_hint = strdup(hint);
  handle(SIGALRM, handle_timeout);
}

/// Starts to count the real time that may pass, or ends that.
static void count_time(bool begins) {
  if (limit_milliseconds <= 0) return;
  struct itimerval timer = {0};
  if (begins) {
    timer.it_value.tv_sec = limit_milliseconds / 1000;
    timer.it_value.tv_usec = limit_milliseconds % 1000 * 1000;
  }
  setitimer(ITIMER_REAL, &timer, NULL);
}

void rehearse_crash_report_enter(const struct RehearseCommandPlace *place) {
  running_command = place;
  count_time(true);
}

void rehearse_crash_report_enter_stage(const char *name) {
  starting_stage = name;
  count_time(true);
}

void rehearse_crash_report_leave(void) {
  count_time(false);
  running_command = NULL;
  starting_stage = NULL;
  pass_errors();
}
