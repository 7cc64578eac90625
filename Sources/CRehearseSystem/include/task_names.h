#ifndef REHEARSE_TASK_NAMES_H
#define REHEARSE_TASK_NAMES_H

#include <stddef.h>

/// Finds the functions in which a suspended task goes on, innermost first.
/// - Returns: how many were found.
size_t rehearse_task_functions(const void *task, const void **functions, size_t limit);

/// Finds the functions that have called this one, innermost first.
size_t rehearse_callers(const void **functions, size_t limit);

/// The full name of the app's function at an address, in Swift's words.
/// - Returns: null for the libraries' functions and our own; else text to be freed with
///   `rehearse_free`.
char *rehearse_function_name(const void *address);
void rehearse_free(void *memory);

#endif
