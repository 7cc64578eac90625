#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "internal.h"

// Foundation's UUID functions read the system's random device themselves. A static link takes
// them from one object file, so that all of them must be here for any to be.

void _foundation_uuid_clear(unsigned char *uuid) {
  memset(uuid, 0, 16);
}

int _foundation_uuid_compare(const unsigned char *left, const unsigned char *right) {
  return memcmp(left, right, 16);
}

void _foundation_uuid_copy(unsigned char *target, const unsigned char *source) {
  memcpy(target, source, 16);
}

int _foundation_uuid_is_null(const unsigned char *uuid) {
  static const unsigned char null[16];
  return memcmp(uuid, null, 16) == 0;
}

void _foundation_uuid_generate_random(unsigned char *uuid) {
  rehearse_random_bytes(uuid, 16);
  uuid[6] = (uuid[6] & 0x0f) | 0x40;
  uuid[8] = (uuid[8] & 0x3f) | 0x80;
}

void _foundation_uuid_generate(unsigned char *uuid) {
  _foundation_uuid_generate_random(uuid);
}

// A time-based one would name the machine and the hour; nothing relies on more than its being new.
void _foundation_uuid_generate_time(unsigned char *uuid) {
  _foundation_uuid_generate_random(uuid);
  uuid[6] = (uuid[6] & 0x0f) | 0x10;
}

int _foundation_uuid_parse(const char *text, unsigned char *uuid) {
  unsigned char bytes[16];
  int end = 0;
  int found = sscanf(
    text,
    "%2hhx%2hhx%2hhx%2hhx-%2hhx%2hhx-%2hhx%2hhx-%2hhx%2hhx-%2hhx%2hhx%2hhx%2hhx%2hhx%2hhx%n",
    &bytes[0], &bytes[1], &bytes[2], &bytes[3], &bytes[4], &bytes[5], &bytes[6], &bytes[7],
    &bytes[8], &bytes[9], &bytes[10], &bytes[11], &bytes[12], &bytes[13], &bytes[14], &bytes[15],
    &end);
  if (found != 16 || end != 36 || text[36] != '\0') return -1;
  memcpy(uuid, bytes, 16);
  return 0;
}

static void unparse(const unsigned char *uuid, char *text, const char *digits) {
  for (int i = 0; i < 16; i++) {
    if (i == 4 || i == 6 || i == 8 || i == 10) *text++ = '-';
    *text++ = digits[uuid[i] >> 4];
    *text++ = digits[uuid[i] & 0x0f];
  }
  *text = '\0';
}

void _foundation_uuid_unparse_lower(const unsigned char *uuid, char *text) {
  unparse(uuid, text, "0123456789abcdef");
}

void _foundation_uuid_unparse_upper(const unsigned char *uuid, char *text) {
  unparse(uuid, text, "0123456789ABCDEF");
}

void _foundation_uuid_unparse(const unsigned char *uuid, char *text) {
  _foundation_uuid_unparse_upper(uuid, text);
}

// The same file once more, as the older half of Foundation knows it (`NSUUID`).

#define SAME_AS(name) __attribute__((alias("_foundation_" #name)))

void uuid_clear(unsigned char *) SAME_AS(uuid_clear);
int uuid_compare(const unsigned char *, const unsigned char *) SAME_AS(uuid_compare);
void uuid_copy(unsigned char *, const unsigned char *) SAME_AS(uuid_copy);
int uuid_is_null(const unsigned char *) SAME_AS(uuid_is_null);
void uuid_generate(unsigned char *) SAME_AS(uuid_generate);
void uuid_generate_random(unsigned char *) SAME_AS(uuid_generate_random);
void uuid_generate_time(unsigned char *) SAME_AS(uuid_generate_time);
int uuid_parse(const char *, unsigned char *) SAME_AS(uuid_parse);
void uuid_unparse(const unsigned char *, char *) SAME_AS(uuid_unparse);
void uuid_unparse_lower(const unsigned char *, char *) SAME_AS(uuid_unparse_lower);
void uuid_unparse_upper(const unsigned char *, char *) SAME_AS(uuid_unparse_upper);
