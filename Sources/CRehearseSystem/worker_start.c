#define _GNU_SOURCE
#include "processes.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "descriptors.h"
#include "internal.h"

/// Where our own descriptors begin in a worker.
#define FIRST_OWN 200

static bool is_worker;
static int own_output = -1;
static int own_errors = -1;
static int64_t memory_limit;
static bool is_memory_limited;

void rehearse_worker_limit_memory(int64_t bytes) {
  memory_limit = bytes;
}

void rehearse_limit_memory_now(void) {
  if (memory_limit <= 0) return;
  // Of its own memory: what is mapped for other reasons costs nothing.
  rlim_t limit = (rlim_t)memory_limit;
  is_memory_limited = setrlimit(RLIMIT_DATA, &(struct rlimit){limit, limit}) == 0;
}

bool rehearse_memory_is_limited(void) {
  return is_memory_limited;
}

int64_t rehearse_machine_memory(void) {
  return (int64_t)sysconf(_SC_PHYS_PAGES) * sysconf(_SC_PAGESIZE);
}

int rehearse_worker_own_output(void) {
  return own_output;
}

int rehearse_worker_own_errors(void) {
  return own_errors;
}

/// A copy of a descriptor, out of the way if there is room for it there.
static int set_aside(int descriptor) {
  int copy = fcntl(descriptor, F_DUPFD_CLOEXEC, FIRST_OWN);
  return copy >= 0 ? copy : fcntl(descriptor, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
}

static bool is_closed(int descriptor) {
  return fcntl(descriptor, F_GETFD) < 0 && errno == EBADF;
}

void rehearse_worker_restore_descriptors(void) {
  if (!is_worker) return;
  if (is_closed(STDIN_FILENO)) {
    // The lowest free number, which is this one.
    int nothing = open("/dev/null", O_RDONLY);
    if (nothing > STDIN_FILENO) close(nothing);
  }
  if (is_closed(STDOUT_FILENO)) dup2(own_output, STDOUT_FILENO);
  if (is_closed(STDERR_FILENO)) dup2(own_errors, STDERR_FILENO);
}

bool rehearse_is_worker(void) {
  return is_worker;
}

static void close_all(struct RehearseWorker *worker, int other) {
  int error = errno;
  int all[] = {worker->socket, worker->output, worker->errors, worker->ending, other};
  for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
    if (all[i] >= 0) close(all[i]);
  }
  errno = error;
}

static void forget_signals(void) {
  // Also those by which the runtime would start a tool that explains a crash: the process that
  // asked explains it, and at once.
  for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
}

/// Makes the copy a worker.
static void become_worker(
  struct RehearseWorker *worker, int own_socket, pid_t parent,
  const int *unwanted, size_t unwanted_count) {
  is_worker = true;
  // Out of the terminal's group, so that Control-C does not reach it.
  setpgid(0, 0);
  forget_signals();
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent) _exit(0);
  // A crash is expected here, and its message is all that is wanted of it.
  setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0});
  for (size_t i = 0; i < unwanted_count; i++) close(unwanted[i]);
  int nothing = open("/dev/null", O_RDONLY | O_CLOEXEC);
  dup2(nothing, STDIN_FILENO);
  dup2(worker->output, STDOUT_FILENO);
  dup2(worker->errors, STDERR_FILENO);
  // Out of the way of an app that closes what it finds, and of what it opens next.
  own_output = set_aside(worker->output);
  own_errors = set_aside(worker->errors);
  int socket = set_aside(own_socket);
  if (socket >= 0) {
    close(own_socket);
    own_socket = socket;
  }
  close(nothing);
  close_all(worker, -1);
  *worker = (struct RehearseWorker){
    .process = 0, .socket = own_socket, .output = -1, .errors = -1, .ending = -1,
  };
  rehearse_limit_memory_now();
  rehearse_tell_stack_overflow();
  // What was printed before a crash must not be lost with the buffer it waited in.
  rehearse_standard_output_by_line();
}

int rehearse_worker_start(
  struct RehearseWorker *worker, const int *unwanted, size_t unwanted_count) {
  *worker = (struct RehearseWorker){.socket = -1, .output = -1, .errors = -1, .ending = -1};
  int sockets[2] = {-1, -1};
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, sockets) != 0) return errno;
  worker->socket = sockets[0];
  worker->output = rehearse_memory_file("output");
  worker->errors = rehearse_memory_file("errors");
  if (worker->output < 0 || worker->errors < 0) {
    close_all(worker, sockets[1]);
    return errno;
  }
  // The copy must not print again what waits here.
  fflush(stdout);
  fflush(stderr);
  pid_t parent = getpid();
  pid_t process = fork();
  if (process < 0) {
    close_all(worker, sockets[1]);
    return errno;
  }
  if (process == 0) {
    become_worker(worker, sockets[1], parent, unwanted, unwanted_count);
    return 0;
  }
  // Here too: whichever of the two comes first.
  setpgid(process, process);
  close(sockets[1]);
  worker->process = process;
  worker->ending = (int)syscall(SYS_pidfd_open, process, 0);
  return 0;
}
