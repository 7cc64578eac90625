#define _GNU_SOURCE
#include "CPseudoTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>

/// What the new process does until it becomes the program; only calls safe after a fork.
static void become(
  const char *path, char *const arguments[], char *const environment[], const char *name) {
  setsid();
  int terminal = open(name, O_RDWR);
  if (terminal < 0 || ioctl(terminal, TIOCSCTTY, 0) != 0) _exit(126);
  for (int i = 0; i < 3; i++) dup2(terminal, i);
  close_range(3, ~0U, 0);
  for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  execve(path, arguments, environment);
  _exit(127);
}

pid_t pseudo_terminal_start(
  const char *path, char *const arguments[], char *const environment[], int columns, int rows,
  int *terminal) {
  char name[128];
  int primary = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (primary < 0) return -1;
  pid_t process = -1;
  if (grantpt(primary) == 0 && unlockpt(primary) == 0 &&
      ptsname_r(primary, name, sizeof name) == 0 &&
      pseudo_terminal_resize(primary, columns, rows) == 0) {
    process = fork();
  }
  if (process == 0) become(path, arguments, environment, name);
  if (process < 0) {
    int reason = errno;
    close(primary);
    errno = reason;
    return -1;
  }
  *terminal = primary;
  return process;
}

int pseudo_terminal_resize(int terminal, int columns, int rows) {
  struct winsize size = {.ws_col = (unsigned short)columns, .ws_row = (unsigned short)rows};
  return ioctl(terminal, TIOCSWINSZ, &size);
}

int pseudo_terminal_exit_code(int status) {
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}
