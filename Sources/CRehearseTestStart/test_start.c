#include "CRehearseTestStart.h"

// Defined in the clock's module. Installing later than this would leave the runner's first tasks
// on the executors that were there before.
extern void rehearse_install_executors(void);

__attribute__((constructor)) static void install(void) {
  rehearse_install_executors();
}

void rehearse_test_start(void) {}
