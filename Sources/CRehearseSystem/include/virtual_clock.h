#ifndef REHEARSE_VIRTUAL_CLOCK_H
#define REHEARSE_VIRTUAL_CLOCK_H

#include <stdbool.h>
#include <stdint.h>

/// Sets the virtual clock, in nanoseconds since the session's start.
void rehearse_clock_set(int64_t nanoseconds);

/// Sets what `ContinuousClock` and `SuspendingClock` read while the virtual clock stands at zero.
void rehearse_clock_set_origin(int64_t nanoseconds);

/// Lets Swift's clocks on the home thread read the virtual clock, or the machine's again.
///
/// Dispatch keeps the machine's clock always: its timers belong to the kernel.
/// - Returns: what was set before.
bool rehearse_clock_use_virtual(bool is_virtual);

/// The machine's monotonic clock, whatever the virtual one says, in nanoseconds.
int64_t rehearse_clock_real(void);

#endif
