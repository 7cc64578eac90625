#define _GNU_SOURCE
#include "processes.h"

#include <unistd.h>

int rehearse_system_fork(void) {
  return fork();
}
