#include "internal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <readline/readline.h>

static struct RehearseReadlineCallbacks callbacks;
static char **offers;
static size_t offer_count;

static char **complete_line(const char *text, int start, int end) {
  (void)text, (void)start, (void)end;
  // File names are never meant, not even when nothing else fits.
  rl_attempted_completion_over = 1;
  // Quotes and the blank after a word are part of what is offered.
  rl_completion_suppress_append = 1;
  rl_completion_suppress_quote = 1;
  rl_filename_completion_desired = 0;
  rl_sort_completion_matches = 0;
  rl_ignore_completion_duplicates = 0;
  offers = NULL;
  offer_count = 0;
  if (callbacks.complete != NULL) {
    callbacks.complete(callbacks.context, rl_line_buffer, (size_t)rl_point);
  }
  char **matches = offers;
  offers = NULL;
  return matches;
}

static void list_offers(char **matches, int count, int longest) {
  (void)matches, (void)count, (void)longest;
  int rows, columns;
  rl_get_screen_size(&rows, &columns);
  rl_crlf();
  if (callbacks.list != NULL) callbacks.list(callbacks.context, columns, rows);
  rl_forced_update_display();
}

void rehearse_completion_use(struct RehearseReadlineCallbacks use) {
  callbacks = use;
}

void rehearse_completion_start(void) {
  rl_attempted_completion_function = complete_line;
  rl_completion_display_matches_hook = list_offers;
  // No character ends a word: readline then replaces everything up to the cursor, and where a word
  // begins is left to those who know the language.
  rl_completer_word_break_characters = "";
  rl_completer_quote_characters = NULL;
  // It would insert whole lines one after the other.
  rl_unbind_function_in_map(rl_insert_completions, emacs_meta_keymap);
  // Defaults that the user's own file, read later, may change.
  rl_variable_bind("show-all-if-ambiguous", "on");
}

void rehearse_readline_offer(const char *text) {
  char **grown = realloc(offers, (offer_count + 2) * sizeof *offers);
  if (grown == NULL) return;
  offers = grown;
  offers[offer_count] = strdup(text);
  if (offers[offer_count] != NULL) offer_count++;
  offers[offer_count] = NULL;
}

void rehearse_readline_remove_after_cursor(size_t count) {
  // A listing inserts nothing, so it must not remove anything either.
  if (rl_completion_type == '?') return;
  rl_delete_text(rl_point, rl_point + (int)count);
}

void rehearse_readline_print(const char *text, size_t length) {
  fwrite(text, 1, length, rl_outstream);
}
