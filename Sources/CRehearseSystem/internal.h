#ifndef REHEARSE_SYSTEM_INTERNAL_H
#define REHEARSE_SYSTEM_INTERNAL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Whether chance and time of the calling thread are the rehearsed ones.
bool rehearse_is_deterministic_here(void);

/// The next bytes of the seeded sequence, or of the machine's chance elsewhere.
void rehearse_random_bytes(void *buffer, size_t count);

/// Starts the seeded sequence.
void rehearse_random_seed(uint64_t seed);

/// Sets what the wall clock reads while the virtual clock stands at zero.
void rehearse_clock_set_epoch(int64_t seconds);

/// Notes where this thread's stack ends, and gives signal handlers another one.
void rehearse_watch_stack(void);

/// Whether a fault at a place comes from a stack that has no room left.
bool rehearse_is_stack_fault(const void *place);

/// Whether this process has a bound on its memory.
bool rehearse_memory_is_limited(void);

/// Lets a recursion without end say that it was one, before it ends the process.
void rehearse_tell_stack_overflow(void);

#endif
