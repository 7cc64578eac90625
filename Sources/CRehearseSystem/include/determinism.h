#ifndef REHEARSE_DETERMINISM_H
#define REHEARSE_DETERMINISM_H

#include <stdbool.h>
#include <stdint.h>

/// From now on random numbers and UUIDs of the home thread come from `seed`, and its wall clock
/// reads `epoch_seconds` (since 1970) plus the virtual clock. Calling it again starts afresh.
void rehearse_system_begin_determinism(uint64_t seed, int64_t epoch_seconds);

/// Gives chance and time back to the machine.
void rehearse_system_end_determinism(void);

/// Whether sets and dictionaries iterate in the same order in every run of this program.
bool rehearse_system_hashes_alike(void);

#endif
