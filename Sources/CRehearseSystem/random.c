#define _GNU_SOURCE
#include <string.h>
#include <sys/random.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "internal.h"

// This file answers for the sources of chance: the Swift runtime's and the C library's.

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
      long got = syscall(SYS_getrandom, next, count, 0);
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

void swift_stdlib_random(void *buffer, size_t count) {
  rehearse_random_bytes(buffer, count);
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
