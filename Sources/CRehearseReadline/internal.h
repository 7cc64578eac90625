#ifndef CREHEARSE_READLINE_INTERNAL_H
#define CREHEARSE_READLINE_INTERNAL_H

#include "CRehearseReadline.h"

/// What waiting for a key came to.
enum wait_outcome { WAIT_READY, WAIT_SIGNAL, WAIT_FAILED };

/// Whether Control-C was pressed since it was taken over.
bool rehearse_interrupted(void);

/// Sleeps until the descriptor can be read or a signal came; `pending` tells of one already noted.
enum wait_outcome rehearse_wait(int descriptor, int (*pending)(void));

/// Makes Tab ask `callbacks`; they are used until the next call.
void rehearse_completion_use(struct RehearseReadlineCallbacks callbacks);

/// Hands completion over to us instead of file names.
void rehearse_completion_start(void);

#endif
