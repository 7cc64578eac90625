#ifndef CPSEUDOTERMINAL_H
#define CPSEUDOTERMINAL_H

#include <sys/types.h>

/// Starts a program on a terminal of its own; gives its process, or -1 with `errno` set.
pid_t pseudo_terminal_start(
  const char *path, char *const arguments[], char *const environment[], int columns, int rows,
  int *terminal);

/// Changes the size of the window, which the program is told by a signal.
int pseudo_terminal_resize(int terminal, int columns, int rows);

/// The exit code of an ended process, or 128 and the number of the signal that ended it.
int pseudo_terminal_exit_code(int status);

#endif
