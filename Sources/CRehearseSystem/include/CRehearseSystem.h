#ifndef REHEARSE_SYSTEM_H
#define REHEARSE_SYSTEM_H

// What the system offers and Swift does not reach, or not safely: fork, descriptors, and the
// places where chance and time enter a process.

#include "crash_report.h"
#include "descriptors.h"
#include "determinism.h"
#include "main_queue.h"
#include "processes.h"
#include "task_names.h"
#include "threads.h"
#include "virtual_clock.h"

#endif
