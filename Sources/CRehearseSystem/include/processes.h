#ifndef REHEARSE_PROCESSES_H
#define REHEARSE_PROCESSES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A process that is a copy of this one and answers requests.
struct RehearseWorker {
  /// In the copy: 0.
  int process;
  /// What requests and answers go through.
  int socket;
  /// Files in memory that stand for the copy's standard output and standard error.
  int output;
  int errors;
  /// Readable once the process has ended; -1 where the system does not offer it.
  int ending;
  /// After its end: the most memory that it had in use, in bytes.
  int64_t peak;
};

/// What waiting for a worker came to.
enum __attribute__((enum_extensibility(closed))) RehearseWaitOutcome {
  /// The socket can be read, or written if that was asked for.
  RehearseWaitOutcomeReady,
  /// The process has ended.
  RehearseWaitOutcomeEnded,
  /// Control-C was pressed.
  RehearseWaitOutcomeInterrupted,
  /// The time is over.
  RehearseWaitOutcomeTimedOut,
};

/// Makes a copy of this process: 0 in the copy, its id here, -1 if refused.
///
/// Only the calling thread lives on in the copy.
int rehearse_system_fork(void);

/// Makes a copy that is a worker: away from the terminal, its output caught, ending with us.
/// - Parameter unwanted: descriptors that are of no use in the copy.
/// - Returns: 0, here as in the copy, or the error number.
int rehearse_worker_start(
  struct RehearseWorker *worker, const int *unwanted, size_t unwanted_count);

/// Bounds the memory of workers that are started from now on, in bytes of their own; 0 for no limit.
void rehearse_worker_limit_memory(int64_t bytes);

/// Puts that bound on the calling process itself.
void rehearse_limit_memory_now(void);

/// The memory of this machine, in bytes.
int64_t rehearse_machine_memory(void);

/// Whether this process is a worker, whose output is caught from the start.
bool rehearse_is_worker(void);

/// In a worker: the files that catch its output, whatever the app has made of descriptors 1 and 2.
int rehearse_worker_own_output(void);
int rehearse_worker_own_errors(void);

/// In a worker: opens those of descriptors 0, 1 and 2 again that the app has closed.
///
/// The next file that the app opens would otherwise be taken for one of them.
void rehearse_worker_restore_descriptors(void);

/// Waits until a started worker can be read from, or written to.
/// - Parameter nanoseconds: negative for no limit.
enum RehearseWaitOutcome rehearse_worker_wait(
  const struct RehearseWorker *worker, bool for_writing, int64_t nanoseconds);

/// Waits until one of several workers can be read from, or has ended.
///
/// Control-C is told while it is watched. Returns ready, interrupted or timed out.
enum RehearseWaitOutcome rehearse_workers_wait(
  const struct RehearseWorker *workers, size_t count, int64_t nanoseconds);

/// Ends a worker and everything it has started, and closes what belongs to it but its files.
/// - Parameter patience: nanoseconds that it may take to end by itself.
/// - Returns: how it ended, as `waitpid` tells.
int rehearse_worker_end(struct RehearseWorker *worker, int64_t patience);

/// Sends what fits. Returns the count, 0 if nothing does, or -1 if there is nobody to read it.
long rehearse_worker_send(const struct RehearseWorker *worker, const void *bytes, size_t count);

/// Receives what is there. Returns the count, 0 if nothing is, or -1 if nothing will come.
long rehearse_worker_receive(const struct RehearseWorker *worker, void *buffer, size_t count);

/// Lets Control-C be reported by `rehearse_worker_wait`, or be what it was before.
void rehearse_worker_watch_interrupt(void);
void rehearse_worker_unwatch_interrupt(void);

/// Whether a status that `waitpid` tells is an exit, and with what; else the signal that ended it.
bool rehearse_status_is_exit(int status);
int rehearse_status_number(int status);

/// Ends this process at once, running nothing.
_Noreturn void rehearse_system_exit(int status);

#endif
