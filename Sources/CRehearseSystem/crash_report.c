#define _GNU_SOURCE
#include "crash_report.h"

#include <signal.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "descriptors.h"

// All of this runs in a process that is about to end, on a stack that may be damaged: nothing here
// may allocate memory, lock anything or call Swift.

static int errors_descriptor = -1;
static int output_descriptor = -1;
static bool output_is_json;
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

/// Writes the object that programs get of the command.
static void write_object(const char *what, long number) {
  const struct RehearseCommandPlace *place = running_command;
  if (!output_is_json || place == NULL || place->parts == NULL) return;
  const char *part = write_part(place->parts);
  struct text text = {.count = 0};
  add(&text, what);
  if (number >= 0) add_number(&text, number);
  write_out(&text, output_descriptor);
  part = write_part(part);
  write_json_prints("print: ");
  part = write_part(part);
  write_json_prints("");
  write_part(part);
}

/// Writes where it happened, what it was, and the command.
static void write_report(const char *what, long number) {
  const struct RehearseCommandPlace *place = running_command;
  struct text text = {.count = 0};
  write_object(what, number);
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
  add(&text, what);
  if (number >= 0) add_number(&text, number);
  end_line(&text);
  if (place != NULL) {
    const char *end = memchr(place->text, '\n', place->length);
    add(&text, "  ");
    add_bytes(&text, place->text, end == NULL ? place->length : (size_t)(end - place->text));
    end_line(&text);
    add(&text, "  ");
    for (size_t i = 0; i < place->marked; i++) add(&text, "^");
    end_line(&text);
  }
  write_out(&text, errors_descriptor);
}

static bool is_app_at_work(void) {
  return running_command != NULL || starting_stage != NULL;
}

static void handle_crash(int signal) {
  write_prints();
  write_report("the app crashed: its process was ended by signal ", signal);
  _exit(1);
}

static void handle_interrupt(int signal) {
  (void)signal;
  if (is_app_at_work()) write_report("interrupted", -1);
  _exit(130);
}

static void handle_exit(int status, void *context) {
  (void)context;
  if (!is_app_at_work()) return;
  rehearse_flush_standard_output();
  write_prints();
  write_report("the app left: its process exited with status ", status);
  _exit(1);
}

/// Handlers get a stack of their own: a recursion without end has used up the other one.
static void use_other_stack(void) {
  static char stack[64 * 1024];
  sigaltstack(&(stack_t){.ss_sp = stack, .ss_size = sizeof stack}, NULL);
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
  use_other_stack();
  static const int crashes[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE};
  for (size_t i = 0; i < sizeof crashes / sizeof *crashes; i++) handle(crashes[i], handle_crash);
  // Who started us in the background does not want us to be interrupted.
  struct sigaction before;
  if (sigaction(SIGINT, NULL, &before) == 0 && before.sa_handler != SIG_IGN) {
    handle(SIGINT, handle_interrupt);
  }
  on_exit(handle_exit, NULL);
}

void rehearse_crash_report_enter(const struct RehearseCommandPlace *place) {
  running_command = place;
}

void rehearse_crash_report_enter_stage(const char *name) {
  starting_stage = name;
}

void rehearse_crash_report_leave(void) {
  running_command = NULL;
  starting_stage = NULL;
}
