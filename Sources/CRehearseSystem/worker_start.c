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

static bool is_worker;

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
  close(nothing);
  close_all(worker, -1);
  *worker = (struct RehearseWorker){
    .process = 0, .socket = own_socket, .output = -1, .errors = -1, .ending = -1,
  };
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
