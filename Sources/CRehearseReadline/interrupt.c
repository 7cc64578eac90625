#define _GNU_SOURCE
#include "internal.h"

#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>

static volatile sig_atomic_t interrupted;
static struct sigaction previous;

static void note_interrupt(int number) {
  (void)number;
  interrupted = 1;
}

void rehearse_interrupts_take(void) {
  struct sigaction action = {.sa_handler = note_interrupt};
  sigemptyset(&action.sa_mask);
  interrupted = 0;
  sigaction(SIGINT, &action, &previous);
}

void rehearse_interrupts_give_back(void) {
  sigaction(SIGINT, &previous, NULL);
  interrupted = 0;
}

bool rehearse_interrupted(void) {
  return interrupted;
}

enum wait_outcome rehearse_wait(int descriptor, int (*pending)(void)) {
  // Signals are let in by ppoll alone: one that arrived between the check and the sleep would
  // otherwise wait for the next key.
  static const int watched[] = {
    SIGINT, SIGWINCH, SIGTERM, SIGHUP, SIGQUIT, SIGALRM, SIGTSTP, SIGTTIN, SIGTTOU,
  };
  sigset_t blocked, before;
  sigemptyset(&blocked);
  for (size_t i = 0; i < sizeof watched / sizeof *watched; i++) sigaddset(&blocked, watched[i]);
  pthread_sigmask(SIG_BLOCK, &blocked, &before);
  enum wait_outcome outcome = WAIT_SIGNAL;
  if (!interrupted && (pending == NULL || pending() == 0)) {
    struct pollfd entry = {.fd = descriptor, .events = POLLIN};
    int ready = ppoll(&entry, 1, NULL, &before);
    outcome = ready > 0 ? WAIT_READY : errno == EINTR ? WAIT_SIGNAL : WAIT_FAILED;
  }
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  return outcome;
}

bool rehearse_wait_for_input(int descriptor) {
  enum wait_outcome outcome;
  do {
    outcome = rehearse_wait(descriptor, NULL);
  } while (outcome == WAIT_SIGNAL && !interrupted);
  // After a failed wait the read that follows reports what is wrong.
  return outcome != WAIT_SIGNAL;
}
