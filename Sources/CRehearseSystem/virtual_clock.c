#define _GNU_SOURCE
#include "virtual_clock.h"

#include <dlfcn.h>
#include <stddef.h>
#include <sys/time.h>
#include <time.h>

#include "internal.h"
#include "threads.h"

// This file answers for the C library's clock functions: a program that defines them is asked
// first, by its own code and by the shared libraries it loads.

static const int64_t billion = 1000000000;

static int64_t virtual_now;
static int64_t origin;
static int64_t epoch_seconds;
static bool clocks_are_virtual;

/// The runtime's one place that reads the clock for `ContinuousClock` and `SuspendingClock`.
extern void swift_get_time(int64_t *seconds, int64_t *nanoseconds, int clock) __attribute__((weak));

/// Longer than that function, shorter than the way to the next one that reads a clock.
static const uintptr_t swift_get_time_extent = 0x200;

typedef int (*clock_function)(clockid_t, struct timespec *);

static clock_function real_clock_function(void) {
  static _Atomic(clock_function) found;
  clock_function function = found;
  if (function == NULL) {
    function = (clock_function)dlsym(RTLD_NEXT, "clock_gettime");
    found = function;
  }
  return function;
}

void rehearse_clock_set(int64_t nanoseconds) {
  virtual_now = nanoseconds;
}

void rehearse_clock_set_origin(int64_t nanoseconds) {
  origin = nanoseconds;
}

bool rehearse_clock_use_virtual(bool is_virtual) {
  bool before = clocks_are_virtual;
  clocks_are_virtual = is_virtual;
  return before;
}

void rehearse_clock_set_epoch(int64_t seconds) {
  epoch_seconds = seconds;
}

int64_t rehearse_clock_real(void) {
  struct timespec time;
  real_clock_function()(CLOCK_MONOTONIC, &time);
  return time.tv_sec * billion + time.tv_nsec;
}

static struct timespec wall_time(void) {
  return (struct timespec){
    .tv_sec = epoch_seconds + virtual_now / billion,
    .tv_nsec = virtual_now % billion,
  };
}

int clock_gettime(clockid_t clock, struct timespec *time) {
  bool is_wall = clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE;
  if (is_wall && rehearse_is_deterministic_here()) {
    *time = wall_time();
    return 0;
  }
  // Who asks decides: Dispatch reads the same clock to set the kernel's timers, and must not be
  // told another time than the kernel has.
  uintptr_t caller = (uintptr_t)__builtin_return_address(0);
  if (clocks_are_virtual && caller - (uintptr_t)swift_get_time < swift_get_time_extent
      && rehearse_thread_is_home()) {
    int64_t reading = origin + virtual_now;
    *time = (struct timespec){.tv_sec = reading / billion, .tv_nsec = reading % billion};
    return 0;
  }
  return real_clock_function()(clock, time);
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  (void)zone;
  struct timespec now;
  if (rehearse_is_deterministic_here()) {
    now = wall_time();
  } else {
    real_clock_function()(CLOCK_REALTIME, &now);
  }
  *time = (struct timeval){.tv_sec = now.tv_sec, .tv_usec = now.tv_nsec / 1000};
  return 0;
}

time_t time(time_t *result) {
  struct timespec now;
  if (rehearse_is_deterministic_here()) {
    now = wall_time();
  } else {
    real_clock_function()(CLOCK_REALTIME_COARSE, &now);
  }
  if (result != NULL) *result = now.tv_sec;
  return now.tv_sec;
}
