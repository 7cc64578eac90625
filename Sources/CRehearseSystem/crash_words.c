#include "crash_parts.h"

#include <string.h>

#include "descriptors.h"

// Runs in a process that is about to end: nothing here may allocate memory, lock anything or call Swift.

/// Writes the next part of the object that was prepared; gives the one behind it.
static const char *write_part(int output, const char *part) {
  size_t length = strlen(part);
  rehearse_write_all(output, part, length);
  return part + length + 1;
}

void rehearse_end_write_object(
  const struct end *end, const struct RehearseCommandPlace *place, int output) {
  if (place == NULL || place->parts == NULL) return;
  const char *part = write_part(output, place->parts);
  struct text text = {.count = 0};
  rehearse_text_add_json(&text, end->what, strlen(end->what));
  if (end->number >= 0) rehearse_text_add_number(&text, end->number);
  if (end->reason != NULL && end->reason->count > 0) {
    rehearse_text_add(&text, ": ");
    rehearse_text_add_json(&text, end->reason->bytes, end->reason->count);
  }
  rehearse_text_write(&text, output);
  part = write_part(output, part);
  if (end->hint == NULL) {
    rehearse_text_add(&text, "null");
  } else {
    rehearse_text_add(&text, "\"");
    rehearse_text_add_json(&text, end->hint, strlen(end->hint));
    rehearse_text_add(&text, "\"");
  }
  rehearse_text_write(&text, output);
  part = write_part(output, part);
  rehearse_prints_write_json(output, "print: ");
  part = write_part(output, part);
  rehearse_prints_write_json(output, "");
  write_part(output, part);
}

void rehearse_end_write(
  const struct end *end, const struct RehearseCommandPlace *place, const char *stage, int errors) {
  struct text text = {.count = 0};
  if (place != NULL) {
    rehearse_text_add(&text, place->file);
    rehearse_text_add(&text, ":");
    rehearse_text_add_number(&text, place->line);
    rehearse_text_add(&text, ":");
    rehearse_text_add_number(&text, place->column);
    rehearse_text_add(&text, ": ");
  }
  rehearse_text_add(&text, "error: ");
  if (stage != NULL) {
    rehearse_text_add(&text, "the stage ");
    rehearse_text_add(&text, stage);
    rehearse_text_add(&text, " does not start: ");
  }
  rehearse_text_add(&text, end->what);
  if (end->number >= 0) rehearse_text_add_number(&text, end->number);
  if (end->reason != NULL && end->reason->count > 0) {
    rehearse_text_add(&text, ": ");
    rehearse_text_add_bytes(&text, end->reason->bytes, end->reason->count);
  }
  rehearse_text_end_line(&text);
  if (place != NULL) {
    const char *newline = memchr(place->text, '\n', place->length);
    size_t length = newline == NULL ? place->length : (size_t)(newline - place->text);
    rehearse_text_add(&text, "  ");
    // So much that there is room for what follows.
    rehearse_text_add_bytes(&text, place->text, length < 1000 ? length : 1000);
    rehearse_text_end_line(&text);
    rehearse_text_add(&text, "  ");
    for (size_t i = 0; i < place->marked; i++) rehearse_text_add(&text, "^");
    rehearse_text_end_line(&text);
    if (end->hint != NULL) {
      rehearse_text_add(&text, "hint: ");
      rehearse_text_add(&text, end->hint);
      rehearse_text_end_line(&text);
    }
  }
  rehearse_text_write(&text, errors);
}
