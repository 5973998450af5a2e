/* Bets and raises with a good door card or a pair, calls with the rest, and never folds. */

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define NAME "hasty"
#define VERSION "1"

static void fail(const char *why) {
  fprintf(stderr, NAME ": %s.\n", why);
  exit(1);
}

static void *grown(void *memory, size_t size) {
  memory = realloc(memory, size);
  if (memory == NULL) fail("out of memory");
  return memory;
}

/* JSON: a value is a place in the line, and is read where it stands. */

static const char *past_space(const char *at) { return at + strspn(at, " \t\r\n"); }

static const char *past_string(const char *at) {
  if (*at != '"') fail("the arena wrote no string where one belongs");
  for (at++; *at != '"'; at++) {
    if (*at == '\\') at++;
    if (*at == '\0') fail("the arena wrote a string without an end");
  }
  return at + 1;
}

static const char *past_value(const char *at) {
  if (*at == '"') return past_string(at);
  if (*at != '{' && *at != '[') return at + strcspn(at, ",]} \t\r\n");
  int depth = 0;
  do {
    if (*at == '\0') fail("the arena wrote a list or an object without an end");
    if (*at == '{' || *at == '[') depth++;
    if (*at == '}' || *at == ']') depth--;
    at = *at == '"' ? past_string(at) : at + 1;
  } while (depth > 0);
  return at;
}

/* The value that comes after this one in its list or object; NULL when it is the last. */
static const char *next(const char *value) {
  const char *at = past_space(past_value(value));
  if (*at == ']' || *at == '}') return NULL;
  if (*at != ',') fail("the arena wrote a list or an object without a comma");
  return past_space(at + 1);
}

/* The first value of a list or key of an object; NULL when it is empty. */
static const char *first(const char *whole, char opening) {
  if (*whole != opening) fail("the arena wrote another shape than the protocol's");
  const char *at = past_space(whole + 1);
  return *at == ']' || *at == '}' ? NULL : at;
}

static bool is_text(const char *value, const char *text) {
  size_t length = strlen(text);
  return value[0] == '"' && strncmp(value + 1, text, length) == 0 && value[length + 1] == '"';
}

static const char *member(const char *object, const char *name) {
  for (const char *key = first(object, '{'); key != NULL;) {
    const char *colon = past_space(past_string(key));
    if (*colon != ':') fail("the arena wrote an object without a colon");
    const char *value = past_space(colon + 1);
    if (is_text(key, name)) return value;
    key = next(value);
  }
  fprintf(stderr, NAME ": the arena left out \"%s\".\n", name);
  exit(1);
}

static long number(const char *value) {
  char *end;
  long read = strtol(value, &end, 10);
  if (end == value) fail("the arena wrote no number where one belongs");
  return read;
}

static bool holds(const char *list, const char *value) {
  for (const char *at = first(list, '['); at != NULL; at = next(at)) {
    if ((size_t)(past_value(at) - at) == strlen(value) && strncmp(at, value, strlen(value)) == 0) return true;
  }
  return false;
}

/* Tables: what the match told once. */

struct table {
  long number;
  long seat;
  bool low;
};

static struct table *tables;
static size_t table_count, table_room;

static struct table *table_of(const char *item) {
  long wanted = number(member(item, "table"));
  for (size_t i = 0; i < table_count; i++) {
    if (tables[i].number == wanted) return &tables[i];
  }
  fail("the arena spoke of a table that it never named");
  return NULL;
}

static void sit_down(const char *item) {
  if (table_count == table_room) {
    table_room = 2 * table_room + 16;
    tables = grown(tables, table_room * sizeof *tables);
  }
  tables[table_count++] = (struct table){
      .number = number(member(item, "table")),
      .seat = number(member(item, "seat")),
      .low = is_text(member(item, "game"), "razz"),
  };
}

/* The play. */

static const char RANKS[] = "23456789TJQKA";

static int rank_of(const char *card) {
  const char *rank = *card == '"' && card[1] != '\0' ? strchr(RANKS, card[1]) : NULL;
  if (rank == NULL) fail("the arena wrote a card that is none");
  return (int)(rank - RANKS);
}

/* Counts cards by rank; tells whether two of them pair. */
static bool pairs(const char *cards, int counts[13]) {
  bool paired = false;
  for (const char *card = first(cards, '['); card != NULL; card = next(card)) {
    if (++counts[rank_of(card)] > 1) paired = true;
  }
  return paired;
}

/* Worth a raise: ten or better in the door or a pair; for the low eight or better in the door and no pair. */
static bool is_good(const struct table *table, const char *turn) {
  const char *player = first(member(turn, "players"), '[');
  for (long seat = 1; seat < table->seat && player != NULL; seat++) player = next(player);
  if (player == NULL) fail("the arena left out the bot's own seat");
  const char *upcards = member(player, "upcards");
  const char *door = first(upcards, '[');
  if (door == NULL) fail("the arena left out the door card");
  int counts[13] = {0};
  bool down = pairs(member(turn, "downcards"), counts);
  bool up = pairs(upcards, counts);
  if (table->low) return !(down || up) && (rank_of(door) <= 6 || rank_of(door) == 12);
  return down || up || rank_of(door) >= 8;
}

static const char *const EAGER[] = {"raise-big", "bet-big", "raise",    "bet", "complete",
                                    "call",      "check",   "bring-in", NULL};
static const char *const QUIET[] = {"check", "call", "bring-in", NULL};

static const char *action(const struct table *table, const char *turn) {
  const char *options = member(turn, "options");
  for (const char *const *wish = is_good(table, turn) ? EAGER : QUIET; *wish != NULL; wish++) {
    for (const char *option = first(options, '['); option != NULL; option = next(option)) {
      if (is_text(member(option, "action"), *wish)) return *wish;
    }
  }
  return "fold";
}

/* The talk. */

static void say_hello(const char *message) {
  const char *versions = member(message, "versions");
  if (!holds(versions, VERSION)) {
    int length = (int)(past_value(versions) - versions);
    fprintf(stderr, NAME " speaks version " VERSION " of the protocol, the arena %.*s.\n", length, versions);
    exit(2);
  }
  if (!holds(member(message, "frames"), "\"json\"")) {
    fputs(NAME " speaks lines of JSON, the arena does not.\n", stderr);
    exit(2);
  }
  puts("{\"type\":\"hello\",\"protocol\":" VERSION ",\"frames\":\"json\",\"name\":\"" NAME "\",\"version\":\"1.0.0\","
       "\"games\":[\"stud\",\"stud8\",\"razz\"]}");
}

static void answer(const char *message) {
  const char *comma = "";
  fputs("{\"type\":\"answers\",\"answers\":[", stdout);
  for (const char *item = first(member(message, "items"), '['); item != NULL; item = next(item)) {
    const char *kind = member(item, "kind");
    if (is_text(kind, "match")) {
      sit_down(item);
      printf("%s{\"id\":%ld,\"hears\":[]}", comma, number(member(item, "id")));
      comma = ",";
    } else if (is_text(kind, "ask")) {
      const char *word = action(table_of(item), member(item, "turn"));
      printf("%s{\"id\":%ld,\"action\":\"%s\"}", comma, number(member(item, "id")), word);
      comma = ",";
    } else if (is_text(kind, "match-over")) {
      printf("%s{\"id\":%ld,\"faults\":0}", comma, number(member(item, "id")));
      comma = ",";
      struct table *over = table_of(item);
      *over = tables[--table_count];
    }
  }
  puts("]}");
}

/* The next line, of whatever length, in a buffer that is used again; NULL when there is no more. */
static const char *read_line(void) {
  static char *line;
  static size_t room;
  for (size_t length = 0;; length += strlen(line + length)) {
    if (length > 0 && line[length - 1] == '\n') return line;
    if (room - length < 4096) line = grown(line, room = 2 * room + 65536);
    if (fgets(line + length, (int)(room - length > 1 << 30 ? 1 << 30 : room - length), stdin) == NULL) return NULL;
  }
}

int main(void) {
  for (const char *line; (line = read_line()) != NULL;) {
    const char *message = past_space(line);
    const char *type = member(message, "type");
    if (is_text(type, "hello")) say_hello(message);
    if (is_text(type, "batch")) answer(message);
    if (is_text(type, "goodbye")) break;
    fflush(stdout);
  }
  return 0;
}
