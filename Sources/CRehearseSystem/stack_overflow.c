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

bool rehearse_is_stack_fault(const void *place) {
  uintptr_t address = (uintptr_t)place;
  return stack_start != 0 && address < stack_start + reach && address + reach > stack_start;
}

void rehearse_watch_stack(void) {
  pthread_attr_t attributes;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return;
  void *start;
  size_t size;
  if (pthread_attr_getstack(&attributes, &start, &size) == 0) stack_start = (uintptr_t)start;
  pthread_attr_destroy(&attributes);
  // Handlers get a stack of their own: a recursion without end has used up the other one.
  static char stack[64 * 1024];
  sigaltstack(&(stack_t){.ss_sp = stack, .ss_size = sizeof stack}, NULL);
}

static void handle_fault(int number, siginfo_t *information, void *context) {
  (void)context;
  if (rehearse_is_stack_fault(information->si_addr)) {
    static const char text[] = "Fatal error: the stack overflowed\n";
    (void)!write(STDERR_FILENO, text, sizeof text - 1);
  }
  // Once more without us: the process ends as it would have.
  signal(number, SIG_DFL);
}

void rehearse_tell_stack_overflow(void) {
  rehearse_watch_stack();
  struct sigaction action = {.sa_sigaction = handle_fault, .sa_flags = SA_ONSTACK | SA_SIGINFO};
  sigemptyset(&action.sa_mask);
  sigaction(SIGSEGV, &action, NULL);
}
