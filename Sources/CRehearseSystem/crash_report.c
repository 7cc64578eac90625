#define _GNU_SOURCE
#include "crash_report.h"

#include <signal.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
#include <unistd.h>

#include "crash_parts.h"
#include "descriptors.h"
#include "internal.h"

// All of this runs in a process that is about to end, on a stack that may be damaged: nothing here
// may allocate memory, lock anything or call Swift.

static int errors_descriptor = -1;
static int output_descriptor = -1;
static bool output_is_json;

static long limit_milliseconds;
static const char *limit_message;
static const char *limit_hint;

static const char hint_after_end[] =
  "the run ends here; at the prompt the state from before the command comes back";
static const char hint_after_want[] =
  "the run ends here, for --memory bounds what the app may have; --memory SIZE allows more";
static const struct RehearseCommandPlace *volatile running_command;
static const char *volatile starting_stage;

/// Passes on what the app printed last, where no object tells it.
static void write_prints(void) {
  if (!output_is_json) rehearse_prints_write(output_descriptor);
}

/// Writes where it happened, what it was, the command, and what to do; for programs also the command's object.
static void write_report(const struct end *end) {
  const struct RehearseCommandPlace *place = running_command;
  if (output_is_json) rehearse_end_write_object(end, place, output_descriptor);
  rehearse_end_write(end, place, starting_stage, errors_descriptor);
}

/// Whether the reason for the end is that there was no more memory to have.
static bool is_want_of_memory(const struct text *reason) {
  static const char words[] = "failed to allocate";
  return rehearse_memory_is_limited()
    && memmem(reason->bytes, reason->count, words, sizeof words - 1) != NULL;
}

/// Tells what ended the process together with what the app has left to say.
static _Noreturn void end_with(struct end end) {
  struct text reason = {.count = 0};
  rehearse_errors_pass_before_trap(errors_descriptor, &reason);
  end.reason = &reason;
  end.hint = is_want_of_memory(&reason) ? hint_after_want : hint_after_end;
  write_prints();
  write_report(&end);
  _exit(1);
}

static bool is_app_at_work(void) {
  return running_command != NULL || starting_stage != NULL;
}

static void handle_crash(int signal) {
  end_with((struct end){"the app crashed: its process was ended by signal ", .number = signal});
}

static void handle_fault(int signal, siginfo_t *information, void *context) {
  (void)context;
  if (!rehearse_is_stack_fault(information->si_addr)) handle_crash(signal);
  end_with((struct end){
    "the app crashed: its process was ended by signal 11: the stack overflowed", .number = -1,
  });
}

static void handle_interrupt(int signal) {
  (void)signal;
  rehearse_errors_pass(errors_descriptor);
  if (is_app_at_work()) write_report(&(struct end){"interrupted", .number = -1});
  _exit(130);
}

static void handle_timeout(int signal) {
  (void)signal;
  if (!is_app_at_work()) return;
  rehearse_errors_pass(errors_descriptor);
  write_prints();
  write_report(&(struct end){limit_message, .number = -1, .hint = limit_hint});
  _exit(1);
}

static void handle_exit(int status, void *context) {
  (void)context;
  rehearse_errors_pass(errors_descriptor);
  if (!is_app_at_work()) return;
  rehearse_flush_standard_output();
  write_prints();
  write_report(&(struct end){
    "the app left: its process exited with status ", .number = status, .hint = hint_after_end,
  });
  _exit(1);
}

static void handle(int signal, void (*handler)(int)) {
  struct sigaction action = {.sa_handler = handler, .sa_flags = SA_ONSTACK | SA_RESETHAND};
  sigaction(signal, &action, NULL);
}

void rehearse_crash_report_install(int errors, int output, bool is_json) {
  bool is_first = errors_descriptor < 0;
  errors_descriptor = errors;
  output_descriptor = output;
  output_is_json = is_json;
  if (!is_first) return;
  // What was printed before a crash must not be lost with the buffer it waited in.
  rehearse_standard_output_by_line();
  rehearse_watch_stack();
  static const int crashes[] = {SIGILL, SIGTRAP, SIGBUS, SIGABRT, SIGFPE};
  for (size_t i = 0; i < sizeof crashes / sizeof *crashes; i++) handle(crashes[i], handle_crash);
  struct sigaction fault = {
    .sa_sigaction = handle_fault, .sa_flags = SA_ONSTACK | SA_RESETHAND | SA_SIGINFO,
  };
  sigaction(SIGSEGV, &fault, NULL);
  // Who started us in the background does not want us to be interrupted.
  struct sigaction before;
  if (sigaction(SIGINT, NULL, &before) == 0 && before.sa_handler != SIG_IGN) {
    handle(SIGINT, handle_interrupt);
  }
  on_exit(handle_exit, NULL);
  // The message of a trap is part of the report, which it would precede otherwise.
  rehearse_errors_catch();
}

void rehearse_crash_report_limit(int64_t milliseconds, const char *message, const char *hint) {
  limit_milliseconds = milliseconds;
  limit_message = strdup(message);
  limit_hint = strdup(hint);
  handle(SIGALRM, handle_timeout);
}

/// Starts to count the real time that may pass, or ends that.
static void count_time(bool begins) {
  if (limit_milliseconds <= 0) return;
  struct itimerval timer = {0};
  if (begins) {
    timer.it_value.tv_sec = limit_milliseconds / 1000;
    timer.it_value.tv_usec = limit_milliseconds % 1000 * 1000;
  }
  setitimer(ITIMER_REAL, &timer, NULL);
}

void rehearse_crash_report_enter(const struct RehearseCommandPlace *place) {
  running_command = place;
  count_time(true);
}

void rehearse_crash_report_enter_stage(const char *name) {
  starting_stage = name;
  count_time(true);
}

void rehearse_crash_report_leave(void) {
  count_time(false);
  running_command = NULL;
  starting_stage = NULL;
  rehearse_errors_pass(errors_descriptor);
}
