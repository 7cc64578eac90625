#define _GNU_SOURCE
#include "main_queue.h"

#include <errno.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/eventfd.h>
#include <unistd.h>

// Dispatch's seam for run loops, and Foundation's run loop. Weak: a program may do without.
extern void _dispatch_main_queue_callback_4CF(void *message) __attribute__((weak));
extern int _dispatch_get_main_queue_port_4CF(void) __attribute__((weak));
extern int32_t CFRunLoopRunInMode(
  const void *mode, double seconds, unsigned char one_source) __attribute__((weak));
extern const void *const kCFRunLoopDefaultMode __attribute__((weak));

static atomic_bool was_poked;

// Dispatch says nowhere whether its main queue is empty, but pokes the run loop when something is
// put on an empty one. This is the function it pokes with.
int eventfd_write(int descriptor, eventfd_t value) {
  atomic_store_explicit(&was_poked, true, memory_order_release);
  return write(descriptor, &value, sizeof value) == sizeof value ? 0 : -1;
}

bool rehearse_main_queue_drain(void) {
  if (_dispatch_main_queue_callback_4CF == NULL) return false;
  atomic_store_explicit(&was_poked, false, memory_order_relaxed);
  _dispatch_main_queue_callback_4CF(NULL);
  return atomic_load_explicit(&was_poked, memory_order_acquire);
}

int rehearse_main_queue_descriptor(void) {
  return _dispatch_get_main_queue_port_4CF != NULL ? _dispatch_get_main_queue_port_4CF() : -1;
}

void rehearse_run_loop_turn(void) {
  if (CFRunLoopRunInMode != NULL && &kCFRunLoopDefaultMode != NULL) {
    CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0, 1);
  }
}
