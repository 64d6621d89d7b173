/* Trains a language model on the bytes of a text, in plain C:
 *   train MODEL.trc TEXT STEPS      STEPS may be a time instead: 150s
 * Its entries are `initialise` (seed), `step` (tokens: rows of T + 1 bytes;
 * gives the loss) and maybe `evaluate`, which is asked about the last tenth of
 * the text, never trained on. The parameters stay inside the session. */

#include <trc/runtime.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

static void check(int ok, const char *message) {
  if (ok)
    return;
  fprintf(stderr, "train: error: %s\n", message);
  exit(1);
}
#define CHECK(expression) check((expression) == TRC_OK, trc_last_error())

/* An entry, ready to run, and the ports that are ours to fill and read. */
typedef struct {
  trc_call *call;
  size_t input, loss;
  trc_port_info port; /* of the input */
} entry;

static entry open_entry(trc_program *program, trc_session *session,
                        const char *name, const char *input, const char *loss) {
  entry made = {0};
  size_t number;
  CHECK(trc_program_find_entry(program, name, &number));
  CHECK(trc_program_find_input(program, number, input, &made.input));
  CHECK(trc_program_get_input(program, number, made.input, &made.port,
                              sizeof made.port));
  if (loss)
    CHECK(trc_program_find_output(program, number, loss, &made.loss));
  CHECK(trc_call_create(session, name, &made.call));
  return made;
}

/* Fills the input with random windows of the text, runs, gives the loss. */
static double run_on(entry *entry, const unsigned char *text, size_t bytes,
                     int32_t *tokens, uint64_t *random) {
  const int64_t rows = entry->port.shape[0], columns = entry->port.shape[1];
  for (int64_t row = 0; row < rows; ++row) {
    *random = *random * 6364136223846793005u + 1442695040888963407u;
    const size_t start = (*random >> 33) % (bytes - (size_t)columns + 1);
    for (int64_t i = 0; i < columns; ++i)
      tokens[row * columns + i] = text[start + (size_t)i];
  }
  float loss;
  CHECK(trc_call_write_input(entry->call, entry->input, tokens,
                             entry->port.bytes));
  CHECK(trc_call_run(entry->call));
  CHECK(trc_call_read_output(entry->call, entry->loss, &loss, sizeof loss));
  return loss;
}

static double now(void) {
  struct timespec time;
  timespec_get(&time, TIME_UTC);
  return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

static unsigned char *read_text(const char *path, size_t *bytes) {
  const size_t most = 1u << 30;
  unsigned char *text = malloc(most); /* pages that stay empty cost nothing */
  FILE *file = fopen(path, "rb");
  check(text && file, "the text cannot be opened");
  *bytes = fread(text, 1, most, file);
  fclose(file);
  return text;
}

int main(int argc, char **argv) {
  char *unit = "";
  const double limit = argc == 4 ? strtod(argv[3], &unit) : 0;
  const int by_time = strcmp(unit, "s") == 0;
  if (!(limit > 0) || (*unit && !by_time)) {
    fprintf(stderr, "usage: train MODEL.trc TEXT STEPS (or a time: 150s)\n");
    return 2;
  }
  trc_program *program;
  trc_device *device;
  trc_session *session;
  CHECK(trc_program_load_file(argv[1], &program));
  /* A program's target is the name of a device that runs it. */
  trc_program_info about;
  CHECK(trc_program_get_info(program, &about, sizeof about));
  const trc_device_options where = {.size = sizeof where, .name = about.target};
  CHECK(trc_device_create(&where, &device));
  CHECK(trc_session_create(program, device, NULL, &session));
  entry init = open_entry(program, session, "initialise", "seed", NULL);
  entry step = open_entry(program, session, "step", "tokens", "loss");
  entry test = {0};
  if (trc_program_find_entry(program, "evaluate", &test.input) == TRC_OK)
    test = open_entry(program, session, "evaluate", "tokens", "loss");

  size_t bytes;
  unsigned char *text = read_text(argv[2], &bytes);
  const size_t trained = bytes - bytes / 10;
  check(step.port.rank == 2 && step.port.element == TRC_I32 &&
            (!test.call || test.port.bytes == step.port.bytes),
        "`step` and `evaluate` take the same tokens, i32 of two dimensions");
  check(bytes / 10 >= (size_t)step.port.shape[1], "the text is too short");
  int32_t *tokens = malloc(step.port.bytes);
  void *seed = calloc(1, init.port.bytes);
  CHECK(trc_call_write_input(init.call, init.input, seed, init.port.bytes));
  CHECK(trc_call_run(init.call));

  const int live = isatty(STDOUT_FILENO);
  const double start = now();
  const double batch = (double)(step.port.shape[0] * (step.port.shape[1] - 1));
  double done = 0, shown = 0, mean = 0, held_out = 0;
  uint64_t random = 1, other = 2;
  for (long steps = 1; done < 1; ++steps) {
    const double loss = run_on(&step, text, trained, tokens, &random);
    mean += (loss - mean) / (double)(steps < 50 ? steps : 50);
    const double seconds = now() - start;
    done = (by_time ? seconds : (double)steps) / limit;
    if (done < 1 && seconds - shown < (live ? 0.5 : 10))
      continue;
    shown = seconds;
    char bar[] = "..............................";
    memset(bar, '#', (size_t)(30 * (done < 1 ? done : 1)));
    printf("%s[%s] step %ld  loss %.3f", live ? "\r" : "", bar, steps, mean);
    if (test.call) {
      const double one =
          run_on(&test, text + trained, bytes - trained, tokens, &other);
      held_out += (one - held_out) * (held_out == 0 ? 1 : 0.3);
      printf("  held out %.3f", held_out);
    }
    printf("  %.0f tokens/s%s", batch * (double)steps / seconds,
           live && done < 1 ? "  " : "\n");
    fflush(stdout);
  }

  trc_memory_info memory;
  struct rusage usage;
  CHECK(trc_session_get_memory(session, &memory, sizeof memory));
  getrusage(RUSAGE_SELF, &usage);
  printf("bytes at the peak: %zu of state, %zu of a step; process %ld kB\n",
         memory.state_bytes, memory.arena_bytes, usage.ru_maxrss);
  return 0; /* the end of the process frees everything */
}
