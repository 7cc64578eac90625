#define _GNU_SOURCE
#include "internal.h"

#include <langinfo.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>

struct utf8_locale rehearse_use_utf8_locale(void) {
  struct utf8_locale locale = {false, NULL};
  setlocale(LC_CTYPE, "");
  if (strcmp(nl_langinfo(CODESET), "UTF-8") == 0) return locale;
  const char *named = getenv("LC_ALL");
  locale.changed = true;
  locale.before = named == NULL ? NULL : strdup(named);
  setenv("LC_ALL", "C.UTF-8", 1);
  setlocale(LC_CTYPE, "");
  return locale;
}

void rehearse_restore_locale(struct utf8_locale locale) {
  if (!locale.changed) return;
  if (locale.before == NULL) {
    unsetenv("LC_ALL");
  } else {
    setenv("LC_ALL", locale.before, 1);
  }
  free(locale.before);
}
