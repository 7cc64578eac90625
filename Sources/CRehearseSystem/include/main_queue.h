#ifndef REHEARSE_MAIN_QUEUE_H
#define REHEARSE_MAIN_QUEUE_H

#include <stdbool.h>

/// Runs what waits on the main dispatch queue.
/// - Returns: whether more was put on it meanwhile.
bool rehearse_main_queue_drain(void);

/// A descriptor that is readable when something was put on the main dispatch queue, or -1.
int rehearse_main_queue_descriptor(void);

/// Lets the main run loop, where there is one, fire what is due. It does not wait.
void rehearse_run_loop_turn(void);

#endif
