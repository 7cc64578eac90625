#define _GNU_SOURCE
#include "internal.h"

#include <pthread.h>
#include <signal.h>
#include <stdint.h>
#include <string.h>
#include <unistd.h>

// A recursion without end runs into the guard page below the stack, and the system only says that memory was accessed
// that is not there. Here it is said what it was.

static uintptr_t stack_start;

/// How far below the stack an access still comes from it: one call's variables may be large.
static const uintptr_t reach = 1 << 20;

static void handle_fault(int number, siginfo_t *information, void *context) {
  (void)context;
  uintptr_t address = (uintptr_t)information->si_addr;
  if (address < stack_start + reach && address + reach > stack_start) {
    static const char text[] = "Fatal error: the stack overflowed\n";
    (void)!write(STDERR_FILENO, text, sizeof text - 1);
  }
  // Once more without us: the process ends as it would have.
  signal(number, SIG_DFL);
}

void rehearse_tell_stack_overflow(void) {
  pthread_attr_t attributes;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return;
  void *start;
  size_t size;
  if (pthread_attr_getstack(&attributes, &start, &size) == 0) stack_start = (uintptr_t)start;
  pthread_attr_destroy(&attributes);
  // The stack itself has no room left.
  static char stack[64 * 1024];
  sigaltstack(&(stack_t){.ss_sp = stack, .ss_size = sizeof stack}, NULL);
  struct sigaction action = {.sa_sigaction = handle_fault, .sa_flags = SA_ONSTACK | SA_SIGINFO};
  sigemptyset(&action.sa_mask);
  sigaction(SIGSEGV, &action, NULL);
}
