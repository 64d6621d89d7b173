/* One program on trc, driven by bench.py over pipes.
 *
 *   trc-bench-worker PROGRAM.trc ENTRY [--initialise=ENTRY]
 *                    [--limit=NAME=N ...] [--value=NAME=N ...]
 *
 * Prints `ready JSON`, then answers lines on standard input: `reset` forgets
 * the peak of the memory so far, `run N` runs the entry N times and prints the
 * seconds of each, `scalars` prints the scalar results of the last run, `end`
 * prints them and the peak. The peer that
 * speaks the same words is peer.py; both fill inputs with equal numbers,
 * so their losses can be compared. With --profile, `profile` tells what every
 * command took since the last `reset`.
 */
#define _GNU_SOURCE
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "trc/runtime.h"

static void check(trc_status status, const char *doing) {
  if (status == TRC_OK)
    return;
  fprintf(stderr, "trc-bench-worker: %s: %s\n", doing, trc_last_error());
  exit(1);
}

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static long long status_bytes(const char *field) {
  char line[256];
  long long kilobytes = 0;
  FILE *file = fopen("/proc/self/status", "r");
  size_t length = strlen(field);
  while (file && fgets(line, sizeof line, file))
    if (!strncmp(line, field, length) && line[length] == ':')
      kilobytes = strtoll(line + length + 1, NULL, 10);
  if (file)
    fclose(file);
  return kilobytes * 1024;
}

/* splitmix64 of seed and index, as peer.py does it. */
static uint64_t random_at(uint64_t seed, uint64_t index) {
  uint64_t z = ((seed << 32) + index + 1) * 0x9E3779B97F4A7C15u;
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
  return z ^ (z >> 31);
}

/* N of an option OPTION=NAME=N, or null. */
static const char *number_of(int argc, char **argv, const char *option,
                             const char *name) {
  size_t before = strlen(option), length = strlen(name);
  for (int i = 3; i < argc; ++i)
    if (!strncmp(argv[i], option, before) && argv[i][before] == '=' &&
        !strncmp(argv[i] + before + 1, name, length) &&
        argv[i][before + 1 + length] == '=')
      return argv[i] + before + length + 2;
  return NULL;
}

/* Random numbers, integers below `--limit`, or all of them `--value`. */
static void *filled(const trc_port_info *port, uint64_t seed, int argc,
                    char **argv) {
  const char *text = number_of(argc, argv, "--limit", port->name);
  uint64_t limit = text ? strtoull(text, NULL, 10) : 1u << 24;
  const char *value = number_of(argc, argv, "--value", port->name);
  void *data = malloc(port->bytes);
  for (size_t i = 0; i < port->bytes / 4; ++i) {
    uint64_t bits = random_at(seed, i);
    if (port->element == TRC_F32)
      ((float *)data)[i] = value
                               ? strtof(value, NULL)
                               : (float)(bits >> 40) / (float)(1 << 23) - 1.0f;
    else
      ((uint32_t *)data)[i] =
          value ? (uint32_t)strtoul(value, NULL, 10) : (uint32_t)(bits % limit);
  }
  return data;
}

static void initialise(trc_session *session, const char *entry) {
  trc_call *call;
  int32_t seed = 1;
  check(trc_call_create(session, entry, &call), entry);
  check(trc_call_write_input(call, 0, &seed, sizeof seed), "write the seed");
  check(trc_call_run(call), entry);
  trc_call_destroy(call);
}

/* What each command took since the last `reset`, all runs together. */
static void print_profile(const trc_call *call) {
  printf("profile [");
  for (size_t i = 0; i < trc_call_profile_count(call); ++i) {
    trc_profile_record record;
    check(trc_call_get_profile(call, i, &record, sizeof record),
          "read the profile");
    printf("%s{\"kernel\": \"%s\", \"op\": \"%s\", \"scope\": \"%s\", "
           "\"runs\": %" PRIu64 ", \"ns\": %" PRIu64 ", \"bytes\": %" PRIu64
           ", \"flops\": %" PRIu64 "}",
           i ? ", " : "", record.kernel, record.op,
           record.scope ? record.scope : "", record.runs, record.nanoseconds,
           record.bytes, record.flops);
  }
  printf("]\n");
}

/* The numbers that the last run made. */
static void print_scalars(const trc_program *program, size_t entry,
                          size_t outputs, trc_call *call) {
  const char *comma = "";
  printf("{");
  for (size_t i = 0; i < outputs; ++i) {
    trc_port_info port;
    float value;
    check(trc_program_get_output(program, entry, i, &port, sizeof port),
          "read the signature");
    if (port.state >= 0 || port.rank != 0 || port.element != TRC_F32)
      continue;
    check(trc_call_read_output(call, i, &value, sizeof value), port.name);
    printf("%s\"%s\": %.9g", comma, port.name, (double)value);
    comma = ", ";
  }
  printf("}");
}

/* Small inputs are written again before each step, as a trainer would. */
struct Input {
  size_t index, bytes;
  void *data;
};

int main(int argc, char **argv) {
  if (argc < 3) {
    fprintf(stderr,
            "usage: trc-bench-worker PROGRAM.trc ENTRY [--initialise=ENTRY] "
            "[--limit=NAME=N ...] [--value=NAME=N ...]\n");
    return 2;
  }
  long long baseline = status_bytes("VmRSS");
  trc_device *device;
  trc_program *program;
  trc_session *session;
  trc_call *step;
  size_t entry;
  int profile = 0;
  for (int i = 3; i < argc; ++i)
    profile |= !strcmp(argv[i], "--profile");
  trc_session_options options = {.size = sizeof options, .profile = profile};
  double start = now();
  check(trc_program_load_file(argv[1], &program), argv[1]);
  trc_program_info about;
  check(trc_program_get_info(program, &about, sizeof about), argv[1]);
  const trc_device_options where = {.size = sizeof where, .name = about.target};
  check(trc_device_create(&where, &device), "create the device");
  check(trc_session_create(program, device, &options, &session),
        "create the session");
  for (int i = 3; i < argc; ++i)
    if (!strncmp(argv[i], "--initialise=", 13))
      initialise(session, argv[i] + 13);
  check(trc_call_create(session, argv[2], &step), argv[2]);
  check(trc_program_find_entry(program, argv[2], &entry), argv[2]);

  trc_entry_info info;
  trc_memory_info memory;
  check(trc_program_get_entry(program, entry, &info, sizeof info),
        "read the signature");
  check(trc_session_get_memory(session, &memory, sizeof memory),
        "read the memory");
  struct Input *inputs = calloc(info.input_count + 1, sizeof *inputs);
  size_t small = 0;
  for (size_t i = 0; i < info.input_count; ++i) {
    trc_port_info port;
    check(trc_program_get_input(program, entry, i, &port, sizeof port),
          "read the signature");
    if (port.state >= 0)
      continue;
    void *data = filled(&port, i, argc, argv);
    check(trc_call_write_input(step, i, data, port.bytes), port.name);
    if (port.bytes < 1u << 20)
      inputs[small++] = (struct Input){i, port.bytes, data};
    else
      free(data);
  }
  printf(
      "ready {\"load_s\": %.6f, \"baseline_bytes\": %lld, \"arena_bytes\": "
      "%zu, "
      "\"peak_live_bytes\": %zu, \"state_bytes\": %zu, \"version\": \"%s\"}\n",
      now() - start, baseline, info.arena_bytes, info.peak_live_bytes,
      memory.state_bytes, trc_version());
  fflush(stdout);

  char line[64];
  while (fgets(line, sizeof line, stdin)) {
    if (!strncmp(line, "reset", 5)) {
      trc_call_reset_profile(step);
      FILE *file = fopen("/proc/self/clear_refs", "w");
      if (file) {
        fputs("5", file);
        fclose(file);
      }
      printf("ok\n");
    } else if (!strncmp(line, "run", 3)) {
      printf("times [");
      for (long i = 0, n = strtol(line + 4, NULL, 10); i < n; ++i) {
        double before = now();
        for (size_t k = 0; k < small; ++k)
          check(trc_call_write_input(step, inputs[k].index, inputs[k].data,
                                     inputs[k].bytes),
                "write an input");
        check(trc_call_run(step), "run");
        check(trc_call_wait(step), "run");
        printf("%s%.9f", i ? ", " : "", now() - before);
      }
      printf("]\n");
    } else if (!strncmp(line, "scalars", 7)) {
      printf("scalars ");
      print_scalars(program, entry, info.output_count, step);
      printf("\n");
    } else if (!strncmp(line, "profile", 7)) {
      print_profile(step);
    } else if (!strncmp(line, "end", 3)) {
      break;
    }
    fflush(stdout);
  }

  printf("done {\"peak_bytes\": %lld, \"scalars\": ", status_bytes("VmHWM"));
  print_scalars(program, entry, info.output_count, step);
  printf("}\n");
  for (size_t k = 0; k < small; ++k)
    free(inputs[k].data);
  free(inputs);
  trc_call_destroy(step);
  trc_session_destroy(session);
  trc_program_destroy(program);
  trc_device_destroy(device);
  return 0;
}
