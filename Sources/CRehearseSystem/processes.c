#define _GNU_SOURCE
#include "processes.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

int rehearse_system_fork(void) {
  return fork();
}

bool rehearse_status_is_exit(int status) {
  return WIFEXITED(status);
}

int rehearse_status_number(int status) {
  return WIFEXITED(status) ? WEXITSTATUS(status) : WTERMSIG(status);
}

_Noreturn void rehearse_system_exit(int status) {
  _exit(status);
}
