#include "threads.h"

// A copy of the thread after a fork is still home, which a comparison of ids would deny.
static _Thread_local bool is_home;

void rehearse_thread_set_home(void) {
  is_home = true;
}

bool rehearse_thread_is_home(void) {
  return is_home;
}
