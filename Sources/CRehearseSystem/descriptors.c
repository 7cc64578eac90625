#define _GNU_SOURCE
#include "descriptors.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <sys/eventfd.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

int rehearse_write_all(int descriptor, const void *bytes, size_t count) {
  const char *next = bytes;
  while (count > 0) {
    ssize_t written = write(descriptor, next, count);
    if (written >= 0) {
      next += written;
      count -= (size_t)written;
    } else if (errno == EAGAIN) {
      struct pollfd entry = {.fd = descriptor, .events = POLLOUT};
      poll(&entry, 1, -1);
    } else if (errno != EINTR) {
      return errno;
    }
  }
  return 0;
}

long rehearse_read(int descriptor, void *buffer, size_t count) {
  ssize_t got;
  do {
    got = read(descriptor, buffer, count);
  } while (got < 0 && errno == EINTR);
  return got;
}

int rehearse_error_number(void) {
  return errno;
}

bool rehearse_is_bad_descriptor(int error) {
  return error == EBADF || error == ENOTSOCK;
}

int rehearse_memory_file(const char *label) {
  int file = memfd_create(label, MFD_CLOEXEC);
  // Appending, so that a writer's position does not matter after the file was emptied.
  if (file >= 0) fcntl(file, F_SETFL, O_APPEND | O_RDWR);
  return file;
}

int64_t rehearse_file_size(int descriptor) {
  // Asked twice in every step, and cheaper than fstat. Who writes appends, wherever the position is.
  return lseek(descriptor, 0, SEEK_END);
}

long rehearse_read_at(int descriptor, void *buffer, size_t count, int64_t offset) {
  ssize_t got;
  do {
    got = pread(descriptor, buffer, count, offset);
  } while (got < 0 && errno == EINTR);
  return got;
}

void rehearse_file_empty(int descriptor) {
  if (ftruncate(descriptor, 0) == 0) lseek(descriptor, 0, SEEK_SET);
}

void rehearse_flush_standard_output(void) {
  fflush(stdout);
}

void rehearse_standard_output_by_line(void) {
  setvbuf(stdout, NULL, _IOLBF, 0);
}

int rehearse_duplicate(int descriptor) {
  return fcntl(descriptor, F_DUPFD_CLOEXEC, 3);
}

int rehearse_replace(int descriptor, int other) {
  return dup2(other, descriptor) >= 0 ? 0 : errno;
}

void rehearse_close(int descriptor) {
  close(descriptor);
}

int rehearse_event_descriptor(void) {
  return eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
}

void rehearse_event_signal(int descriptor) {
  uint64_t one = 1;
  (void)!write(descriptor, &one, sizeof one);
}

void rehearse_event_clear(int descriptor) {
  uint64_t count;
  (void)!read(descriptor, &count, sizeof count);
}

void rehearse_wait_readable(int first, int second, int64_t nanoseconds) {
  struct pollfd entries[] = {
    {.fd = first, .events = POLLIN},
    {.fd = second, .events = POLLIN},
  };
  struct timespec limit = {nanoseconds / 1000000000, nanoseconds % 1000000000};
  ppoll(entries, 2, nanoseconds < 0 ? NULL : &limit, NULL);
}
