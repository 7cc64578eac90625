#define _GNU_SOURCE
#include "task_names.h"

#include <dlfcn.h>
#include <elf.h>
#include <execinfo.h>
#include <fcntl.h>
#include <link.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

// Names a task that its app has not named, by the function it runs. Asked only when a task is to
// be blamed, so that the time it takes does not matter.

/// The frame of an async function: where it returns to.
struct async_context {
  struct async_context *parent;
  const void *resume_parent;
};

/// The first fields of the runtime's tasks.
struct async_task {
  void *header[2];
  void *scheduler_private[2];
  uint32_t flags;
  uint32_t id;
  void *reserved[2];
  const void *resume;
  struct async_context *resume_context;
};

size_t rehearse_task_functions(const void *task, const void **functions, size_t limit) {
  const struct async_task *suspended = task;
  // Other kinds of jobs have other fields; the kind is the lowest byte, and 0 a task.
  if ((suspended->flags & 0xff) != 0 || limit == 0) return 0;
  size_t count = 0;
  functions[count++] = suspended->resume;
  const struct async_context *context = suspended->resume_context;
  while (context != NULL && count < limit) {
    functions[count++] = context->resume_parent;
    context = context->parent;
  }
  return count;
}

size_t rehearse_callers(const void **functions, size_t limit) {
  return (size_t)backtrace((void **)functions, (int)limit);
}

void rehearse_free(void *memory) {
  free(memory);
}

/// The symbol that covers an address of the program itself, from the table in its file.
static char *symbol_in_program(uintptr_t address) {
  int file = open("/proc/self/exe", O_RDONLY | O_CLOEXEC);
  struct stat status;
  if (file < 0 || fstat(file, &status) != 0) return NULL;
  size_t size = (size_t)status.st_size;
  const char *image = mmap(NULL, size, PROT_READ, MAP_PRIVATE, file, 0);
  close(file);
  if (image == MAP_FAILED) return NULL;
  char *found = NULL;
  const ElfW(Ehdr) *header = (const void *)image;
  const ElfW(Shdr) *sections = (const void *)(image + header->e_shoff);
  for (int i = 0; i < header->e_shnum && found == NULL; i++) {
    if (sections[i].sh_type != SHT_SYMTAB) continue;
    const ElfW(Sym) *symbols = (const void *)(image + sections[i].sh_offset);
    size_t count = sections[i].sh_size / sizeof *symbols;
    const char *names = image + sections[sections[i].sh_link].sh_offset;
    for (size_t k = 0; k < count; k++) {
      bool covers = address - symbols[k].st_value < symbols[k].st_size;
      if (!covers || ELF64_ST_TYPE(symbols[k].st_info) != STT_FUNC) continue;
      found = strdup(names + symbols[k].st_name);
      break;
    }
  }
  munmap((void *)image, size);
  return found;
}

extern char *swift_demangle(
  const char *name, size_t length, char *buffer, size_t *size, uint32_t flags);

char *rehearse_function_name(const void *address) {
  Dl_info place, here;
  if (dladdr(address, &place) == 0 || dladdr((const void *)rehearse_function_name, &here) == 0) {
    return NULL;
  }
  char *symbol = NULL;
  if (place.dli_fbase == here.dli_fbase) {
    symbol = symbol_in_program((uintptr_t)address - (uintptr_t)place.dli_fbase);
  } else if (place.dli_sname != NULL) {
    symbol = strdup(place.dli_sname);
  }
  if (symbol == NULL) return NULL;
  static const char *const not_the_apps[] = {"$ss", "$sS", "$s13RehearseClock"};
  bool is_the_apps = strncmp(symbol, "$s", 2) == 0;
  for (size_t i = 0; i < sizeof not_the_apps / sizeof *not_the_apps; i++) {
    const char *prefix = not_the_apps[i];
    if (strncmp(symbol, prefix, strlen(prefix)) == 0) is_the_apps = false;
  }
  char *name = is_the_apps ? swift_demangle(symbol, strlen(symbol), NULL, NULL, 0) : NULL;
  free(symbol);
  return name;
}
