#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdarg.h>
#include <stdint.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "internal.h"

// This file answers for the sources of chance: the kernel's, as the Swift runtime asks for it, and
// the C library's.

typedef long (*system_call)(long, long, long, long, long, long, long);

static system_call real_system_call(void) {
  static _Atomic(system_call) found;
  system_call function = found;
  if (function == NULL) {
    function = (system_call)dlsym(RTLD_NEXT, "syscall");
    found = function;
  }
  return function;
}

static uint64_t state;

void rehearse_random_seed(uint64_t seed) {
  state = seed;
}

/// SplitMix64: short, and every seed is a good one.
static uint64_t next_random(void) {
  uint64_t word = (state += 0x9e3779b97f4a7c15);
  word = (word ^ (word >> 30)) * 0xbf58476d1ce4e5b9;
  word = (word ^ (word >> 27)) * 0x94d049bb133111eb;
  return word ^ (word >> 31);
}

void rehearse_random_bytes(void *buffer, size_t count) {
  unsigned char *next = buffer;
  if (!rehearse_is_deterministic_here()) {
    while (count > 0) {
      long got = real_system_call()(SYS_getrandom, (long)next, (long)count, 0, 0, 0, 0);
      if (got <= 0) continue;
      next += got;
      count -= (size_t)got;
    }
    return;
  }
  while (count > 0) {
    uint64_t word = next_random();
    size_t part = count < sizeof word ? count : sizeof word;
    memcpy(next, &word, part);
    next += part;
    count -= part;
  }
}

// Not `swift_stdlib_random`, which the standard library calls within itself without asking who
// defines it, where it is a shared library.
long syscall(long number, ...) {
  va_list list;
  va_start(list, number);
  long a = va_arg(list, long), b = va_arg(list, long), c = va_arg(list, long);
  long d = va_arg(list, long), e = va_arg(list, long), f = va_arg(list, long);
  va_end(list);
  if (number == SYS_getrandom && rehearse_is_deterministic_here()) {
    rehearse_random_bytes((void *)a, (size_t)b);
    return b;
  }
  return real_system_call()(number, a, b, c, d, e, f);
}

uint32_t arc4random(void) {
  uint32_t word;
  rehearse_random_bytes(&word, sizeof word);
  return word;
}

void arc4random_buf(void *buffer, size_t count) {
  rehearse_random_bytes(buffer, count);
}

uint32_t arc4random_uniform(uint32_t bound) {
  if (bound < 2) return 0;
  // Numbers below 2^32 mod bound would come up once more often than the others.
  uint32_t least = -bound % bound;
  uint32_t word;
  do {
    word = arc4random();
  } while (word < least);
  return word % bound;
}
