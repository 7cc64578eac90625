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

/// Lets a recursion without end say that it was one, before it ends the process.
void rehearse_tell_stack_overflow(void);

#endif
