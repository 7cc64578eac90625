#include "crash_parts.h"

#include <string.h>

#include "descriptors.h"

// Runs in a process that is about to end: nothing here may allocate memory, lock anything or call Swift.

void rehearse_text_write(struct text *text, int descriptor) {
  rehearse_write_all(descriptor, text->bytes, text->count);
  text->count = 0;
}

void rehearse_text_add_bytes(struct text *text, const char *bytes, size_t count) {
  for (size_t i = 0; i < count && text->count < sizeof text->bytes; i++) {
    unsigned char byte = (unsigned char)bytes[i];
    // Nothing that is quoted may drive the terminal.
    text->bytes[text->count++] = byte < ' ' || byte == 0x7f ? ' ' : (char)byte;
  }
}

void rehearse_text_add(struct text *text, const char *words) {
  rehearse_text_add_bytes(text, words, strlen(words));
}

void rehearse_text_end_line(struct text *text) {
  if (text->count < sizeof text->bytes) text->bytes[text->count++] = '\n';
}

void rehearse_text_add_number(struct text *text, long number) {
  char digits[24];
  size_t start = sizeof digits;
  unsigned long rest = number < 0 ? -(unsigned long)number : (unsigned long)number;
  do {
    digits[--start] = (char)('0' + rest % 10);
    rest /= 10;
  } while (rest > 0);
  if (number < 0) digits[--start] = '-';
  rehearse_text_add_bytes(text, digits + start, sizeof digits - start);
}

/// Adds a byte of a text of JSON.
static void add_json_byte(struct text *text, char character) {
  static const char digits[] = "0123456789abcdef";
  unsigned char byte = (unsigned char)character;
  if (byte < ' ' || byte == '"' || byte == '\\') {
    char escape[] = {'\\', 'u', '0', '0', digits[byte >> 4], digits[byte & 15]};
    rehearse_text_add_bytes(text, escape, sizeof escape);
  } else {
    rehearse_text_add_bytes(text, &character, 1);
  }
}

void rehearse_text_add_json(struct text *text, const char *bytes, size_t count) {
  for (size_t i = 0; i < count; i++) add_json_byte(text, bytes[i]);
}
