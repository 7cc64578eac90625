#ifndef REHEARSE_PROCESSES_H
#define REHEARSE_PROCESSES_H

#include <stdbool.h>
#include <stdint.h>

/// Makes a copy of this process: 0 in the copy, its id here, -1 if refused.
///
/// Only the calling thread lives on in the copy.
int rehearse_system_fork(void);

#endif
