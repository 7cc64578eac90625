#define _GNU_SOURCE
#include "determinism.h"

#include <stdlib.h>
#include <string.h>

#include "internal.h"
#include "threads.h"

static bool is_active;

void rehearse_system_begin_determinism(uint64_t seed, int64_t epoch_seconds) {
  rehearse_random_seed(seed);
  rehearse_clock_set_epoch(epoch_seconds);
  is_active = true;
}

void rehearse_system_end_determinism(void) {
  is_active = false;
}

bool rehearse_is_deterministic_here(void) {
  return is_active && rehearse_thread_is_home();
}

/// How the runtime keeps its choice of hashing.
struct hashing_parameters {
  uint64_t seed0;
  uint64_t seed1;
  bool is_deterministic;
};

extern struct hashing_parameters _swift_stdlib_Hashing_parameters;

static const char hashing_variable[] = "SWIFT_DETERMINISTIC_HASHING";
static bool did_set_variable;

// The choice must be made before the first set exists. Where the runtime is a shared library it
// has already chosen, and the choice is overwritten; linked statically it may choose after us,
// and is told by its own environment variable.
__attribute__((constructor(101))) static void choose_hashing(void) {
  if (getenv(hashing_variable) == NULL) {
    setenv(hashing_variable, "1", 0);
    did_set_variable = true;
  }
  _swift_stdlib_Hashing_parameters = (struct hashing_parameters){.is_deterministic = true};
}

bool rehearse_system_hashes_alike(void) {
  // What the app starts should not inherit a variable that it has not set.
  if (did_set_variable) unsetenv(hashing_variable);
  did_set_variable = false;
  return _swift_stdlib_Hashing_parameters.is_deterministic;
}
