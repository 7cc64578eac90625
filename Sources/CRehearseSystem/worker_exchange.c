#define _GNU_SOURCE
#include "processes.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static volatile sig_atomic_t was_interrupted;
static struct sigaction action_before;
static sigset_t signals_before;
static bool is_watching;

static void note_interrupt(int number) {
  (void)number;
  was_interrupted = 1;
}

void rehearse_worker_watch_interrupt(void) {
  was_interrupted = 0;
  sigaction(SIGINT, NULL, &action_before);
  // Who started us in the background asked for Control-C to be ignored.
  is_watching = action_before.sa_handler != SIG_IGN;
  if (!is_watching) return;
  // Let in by ppoll alone: one between a check and the wait would otherwise go unnoticed.
  sigset_t interrupt;
  sigemptyset(&interrupt);
  sigaddset(&interrupt, SIGINT);
  sigprocmask(SIG_BLOCK, &interrupt, &signals_before);
  struct sigaction action = {.sa_handler = note_interrupt};
  sigemptyset(&action.sa_mask);
  sigaction(SIGINT, &action, NULL);
}

void rehearse_worker_unwatch_interrupt(void) {
  if (!is_watching) return;
  is_watching = false;
  sigaction(SIGINT, &action_before, NULL);
  sigprocmask(SIG_SETMASK, &signals_before, NULL);
}

static enum RehearseWaitOutcome wait_for(struct pollfd *entries, size_t count, int64_t nanoseconds) {
  struct timespec limit = {nanoseconds / 1000000000, nanoseconds % 1000000000};
  sigset_t open = signals_before;
  // One that came in an earlier look, which had nobody to tell.
  if (is_watching && was_interrupted) return RehearseWaitOutcomeInterrupted;
  if (is_watching) sigdelset(&open, SIGINT);
  int ready = ppoll(entries, count, nanoseconds < 0 ? NULL : &limit, is_watching ? &open : NULL);
  if (ready < 0 && errno == EINTR && was_interrupted) return RehearseWaitOutcomeInterrupted;
  // Another signal: whoever waits tries to read, finds nothing, and comes back.
  if (ready < 0) return RehearseWaitOutcomeReady;
  return ready == 0 ? RehearseWaitOutcomeTimedOut : RehearseWaitOutcomeReady;
}

enum RehearseWaitOutcome rehearse_worker_wait(
  const struct RehearseWorker *worker, bool for_writing, int64_t nanoseconds) {
  struct pollfd entries[] = {
    {.fd = worker->socket, .events = POLLIN | (for_writing ? POLLOUT : 0)},
    {.fd = worker->ending, .events = POLLIN},
  };
  enum RehearseWaitOutcome outcome = wait_for(entries, 2, nanoseconds);
  if (outcome != RehearseWaitOutcomeReady) return outcome;
  return entries[0].revents != 0 ? RehearseWaitOutcomeReady : RehearseWaitOutcomeEnded;
}

enum RehearseWaitOutcome rehearse_workers_wait(
  const struct RehearseWorker *workers, size_t count, int64_t nanoseconds) {
  struct pollfd entries[2 * count + 1];
  for (size_t i = 0; i < count; i++) {
    entries[2 * i] = (struct pollfd){.fd = workers[i].socket, .events = POLLIN};
    entries[2 * i + 1] = (struct pollfd){.fd = workers[i].ending, .events = POLLIN};
  }
  return wait_for(entries, 2 * count, nanoseconds);
}

long rehearse_worker_send(const struct RehearseWorker *worker, const void *bytes, size_t count) {
  ssize_t sent = send(worker->socket, bytes, count, MSG_NOSIGNAL | MSG_DONTWAIT);
  if (sent >= 0) return sent;
  return errno == EAGAIN || errno == EINTR ? 0 : -1;
}

long rehearse_worker_receive(const struct RehearseWorker *worker, void *buffer, size_t count) {
  ssize_t got = recv(worker->socket, buffer, count, MSG_DONTWAIT);
  if (got > 0) return got;
  return got < 0 && (errno == EAGAIN || errno == EINTR) ? 0 : -1;
}

int rehearse_worker_end(struct RehearseWorker *worker, int64_t patience) {
  if (patience > 0 && worker->ending >= 0) {
    struct pollfd entry = {.fd = worker->ending, .events = POLLIN};
    struct timespec limit = {patience / 1000000000, patience % 1000000000};
    ppoll(&entry, 1, &limit, NULL);
  }
  // To the group: what the app has started ends with it.
  kill(-worker->process, SIGKILL);
  kill(worker->process, SIGKILL);
  int status = 0;
  struct rusage usage = {.ru_maxrss = 0};
  while (wait4(worker->process, &status, 0, &usage) < 0 && errno == EINTR) {}
  worker->peak = (int64_t)usage.ru_maxrss * 1024;
  close(worker->socket);
  if (worker->ending >= 0) close(worker->ending);
  worker->socket = worker->ending = -1;
  return status;
}
