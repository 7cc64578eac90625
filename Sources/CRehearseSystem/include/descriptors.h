#ifndef REHEARSE_DESCRIPTORS_H
#define REHEARSE_DESCRIPTORS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Writes all of it. Returns 0, or the error number.
int rehearse_write_all(int descriptor, const void *bytes, size_t count);

/// Reads once, again if a signal came between. Returns the count, 0 at the end, or -1.
long rehearse_read(int descriptor, void *buffer, size_t count);

/// A file in memory that has no name and vanishes with its last descriptor, or -1.
int rehearse_memory_file(const char *label);

/// The error of the last call that failed, and whether it says that a descriptor is none.
int rehearse_error_number(void);
bool rehearse_is_bad_descriptor(int error);

/// The size of a file in bytes, or -1.
int64_t rehearse_file_size(int descriptor);

/// Reads at a place of a file, leaving its position alone. Returns the count, or -1.
long rehearse_read_at(int descriptor, void *buffer, size_t count, int64_t offset);

/// Makes a file empty, and its position zero.
void rehearse_file_empty(int descriptor);

/// Passes on what the C library still holds of standard output.
void rehearse_flush_standard_output(void);

/// Lets every line of standard output go at once.
void rehearse_standard_output_by_line(void);

/// A copy of a descriptor that programs started later do not inherit, or -1.
int rehearse_duplicate(int descriptor);

/// Lets `descriptor` mean what `other` means. Returns 0, or the error number.
int rehearse_replace(int descriptor, int other);

void rehearse_close(int descriptor);

/// A descriptor by which any thread can wake one that waits in `poll`, or -1.
int rehearse_event_descriptor(void);
void rehearse_event_signal(int descriptor);
void rehearse_event_clear(int descriptor);

/// Waits until one of two descriptors (-1: none) is readable or the time (negative: no end) is up.
void rehearse_wait_readable(int first, int second, int64_t nanoseconds);

#endif
