#ifndef REHEARSE_THREADS_H
#define REHEARSE_THREADS_H

#include <stdbool.h>

/// Makes the calling thread the home thread: the one on which the app's own code runs.
void rehearse_thread_set_home(void);

/// Whether the calling thread is the home thread.
bool rehearse_thread_is_home(void);

#endif
