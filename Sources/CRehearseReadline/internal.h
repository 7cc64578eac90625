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

/// A locale that was replaced, to be brought back by `rehearse_restore_locale`.
///
/// Readline sets the locale anew for every line, by the environment: setting it ourselves is not
/// enough.
struct utf8_locale {
  bool changed;
  char *before;
};

/// Gives readline a UTF-8 locale even if the user has none.
struct utf8_locale rehearse_use_utf8_locale(void);

/// Brings back the locale that was in force before.
void rehearse_restore_locale(struct utf8_locale locale);

#endif
