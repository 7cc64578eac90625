#define _GNU_SOURCE
#include "crash_parts.h"

#include <stdbool.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "descriptors.h"

// Runs in a process that is about to end: nothing here may allocate memory, lock anything or call Swift.

/// Where goes what the app writes to standard error while it is at work; below 0 if that is not caught.
static int caught_errors = -1;

/// What the runtime writes in front of the message of a trap.
static const char trap_mark[] = "Fatal error";

void rehearse_errors_catch(void) {
  caught_errors = rehearse_memory_file("errors");
  if (caught_errors >= 0 && dup2(caught_errors, STDERR_FILENO) < 0) caught_errors = -1;
}

/// Copies a part of what the app wrote to standard error.
static void copy_errors(int errors, off_t from, off_t to) {
  char part[1024];
  while (from < to) {
    size_t wanted = to - from < (off_t)sizeof part ? (size_t)(to - from) : sizeof part;
    long count = rehearse_read_at(caught_errors, part, wanted, from);
    if (count <= 0) return;
    rehearse_write_all(errors, part, (size_t)count);
    from += count;
  }
}

void rehearse_errors_pass(int errors) {
  if (caught_errors < 0) return;
  int64_t size = rehearse_file_size(caught_errors);
  if (size <= 0) return;
  copy_errors(errors, 0, size);
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
  if (count == 0) rehearse_text_add(reason, trap_mark);
  rehearse_text_add_bytes(reason, message, count);
  // A place in the standard library says nothing to who reads this.
  if (mark - line < 3 || (size_t)(mark - line) > 500 || memcmp(line, "Swift/", 6) == 0) return;
  const char *place = line;
  for (const char *next = line; next < mark; next++) {
    if (*next == '/') place = next + 1;
  }
  rehearse_text_add(reason, " (");
  rehearse_text_add_bytes(reason, place, (size_t)(mark - place) - 2);
  rehearse_text_add(reason, ")");
}

void rehearse_errors_pass_before_trap(int errors, struct text *reason) {
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
  if (line == NULL) return copy_errors(errors, 0, size);
  copy_errors(errors, 0, start + (line - tail));
  copy_errors(errors, start + (line - tail) + (off_t)length + 1, size);
  read_trap(line, length, mark, reason);
}

/// Whether the app's output is caught, in a file without a name.
static bool is_output_caught(void) {
  struct stat status;
  return fstat(STDOUT_FILENO, &status) == 0 && S_ISREG(status.st_mode) && status.st_nlink == 0;
}

void rehearse_prints_write(int output) {
  if (!is_output_caught()) return;
  char part[1024];
  struct text text = {.count = 0};
  bool is_at_start = true;
  off_t offset = 0;
  long count;
  while ((count = rehearse_read_at(STDOUT_FILENO, part, sizeof part, offset)) > 0) {
    for (long i = 0; i < count; i++) {
      if (is_at_start) rehearse_text_add(&text, "| print: ");
      is_at_start = part[i] == '\n';
      if (is_at_start) {
        rehearse_text_end_line(&text);
      } else {
        rehearse_text_add_bytes(&text, part + i, 1);
      }
      if (text.count > sizeof text.bytes / 2) rehearse_text_write(&text, output);
    }
    offset += count;
  }
  if (!is_at_start) rehearse_text_end_line(&text);
  rehearse_text_write(&text, output);
}

void rehearse_prints_write_json(int output, const char *front) {
  if (!is_output_caught()) return;
  char part[1024];
  struct text text = {.count = 0};
  bool is_in_line = false;
  off_t offset = 0;
  long count;
  while ((count = rehearse_read_at(STDOUT_FILENO, part, sizeof part, offset)) > 0) {
    for (long i = 0; i < count; i++) {
      if (!is_in_line) {
        rehearse_text_add(&text, offset + i == 0 ? "\"" : ",\"");
        rehearse_text_add(&text, front);
      }
      is_in_line = part[i] != '\n';
      if (is_in_line) {
        rehearse_text_add_json(&text, part + i, 1);
      } else {
        rehearse_text_add(&text, "\"");
      }
      if (text.count > sizeof text.bytes / 2) rehearse_text_write(&text, output);
    }
    offset += count;
  }
  if (is_in_line) rehearse_text_add(&text, "\"");
  rehearse_text_write(&text, output);
}
