/*===- CompilerTest.c - the C interface of the compiler
--------------------===*\
|* Usage: compiler-interface-test DIRECTORY PROGRAM: a place for a cache, and a
|* program of many passes. Ends with 1 at the first check that does not hold, or
|* when anything was printed by the library.
\*===----------------------------------------------------------------------===*/

#include "trc-c/compiler.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

static FILE *said; /* our own words; descriptors 1 and 2 are the library's */

#define CHECK(condition)                                                       \
  do {                                                                         \
    if (!(condition)) {                                                        \
      fprintf(said, "line %d: not so: %s\n", __LINE__, #condition);            \
      exit(1);                                                                 \
    }                                                                          \
  } while (0)

static const char good[] =
    "func.func @twice(%x: tensor<4xf32>) -> tensor<4xf32> {\n"
    "  %y = stablehlo.add %x, %x : tensor<4xf32>\n"
    "  return %y : tensor<4xf32>\n"
    "}\n";
static const char bad[] =
    "func.func @twice(%x: tensor<4xf32>) -> tensor<4xf32> {\n"
    "  %y = stablehlo.add %x, %z : tensor<4xf32>\n"
    "  return %y : tensor<4xf32>\n"
    "}\n";
/* Ranks are known when `simplify` looks at them. */
static const char refused[] =
    "func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {\n"
    "  %y = \"stablehlo.all_gather\"(%x) <{all_gather_dim = 0 : i64,\n"
    "    replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}>\n"
    "    : (tensor<4xf32>) -> tensor<8xf32>\n"
    "  %z = stablehlo.slice %y [0:4] : (tensor<8xf32>) -> tensor<4xf32>\n"
    "  return %z : tensor<4xf32>\n"
    "}\n";

static trc_compile_request requestOf(const char *text) {
  trc_compile_request request = {0};
  request.size = sizeof request;
  request.text = text;
  request.text_size = strlen(text);
  return request;
}

static trc_compiled *compileWith(const char *text,
                                 const trc_compile_option *options,
                                 size_t count, trc_compile_outcome expected) {
  trc_compile_request request = requestOf(text);
  request.options = options;
  request.option_count = count;
  trc_compiled *compiled = NULL;
  CHECK(trc_compile(&request, &compiled) == expected);
  CHECK(compiled);
  return compiled;
}

static trc_compile_diagnostic diagnosticOf(const trc_compiled *compiled,
                                           size_t index) {
  trc_compile_diagnostic diagnostic = {0};
  diagnostic.size = sizeof diagnostic;
  CHECK(trc_compiled_diagnostic(compiled, index, &diagnostic));
  return diagnostic;
}

/* The bytes of a .trc; the same twice. */
static void testGoodProgram(void) {
  trc_compiled *first = compileWith(good, NULL, 0, TRC_COMPILE_DONE);
  trc_compiled *second = compileWith(good, NULL, 0, TRC_COMPILE_DONE);
  size_t size = 0, again = 0;
  const char *bytes = trc_compiled_output(first, &size);
  const char *others = trc_compiled_output(second, &again);
  CHECK(size > 4 && !memcmp(bytes, "\x89TRC", 4));
  CHECK(size == again && !memcmp(bytes, others, size));
  CHECK(trc_compiled_diagnostic_count(first) == 0);
  CHECK(strstr(trc_compiled_report(first), "twice"));
  CHECK(!*trc_compiled_timing(first));
  trc_compiled_destroy(first);
  trc_compiled_destroy(second);
  trc_compiled_destroy(NULL);
}

/* A program as text, of an entry that was asked for. */
static void testOptions(void) {
  const trc_compile_option options[] = {{"to", "import"}, {"timing", "true"}};
  trc_compiled *compiled = compileWith(good, options, 2, TRC_COMPILE_DONE);
  size_t size;
  const char *text = trc_compiled_output(compiled, &size);
  CHECK(size > 0 && strstr(text, "stablehlo.add"));
  CHECK(strstr(trc_compiled_timing(compiled), "import"));
  trc_compiled_destroy(compiled);
}

static void testBadProgram(void) {
  trc_compiled *compiled = compileWith(bad, NULL, 0, TRC_COMPILE_REFUSED);
  size_t size = 1;
  trc_compiled_output(compiled, &size);
  CHECK(size == 0);
  CHECK(trc_compiled_diagnostic_count(compiled) == 1);
  trc_compile_diagnostic error = diagnosticOf(compiled, 0);
  CHECK(error.severity == TRC_SEVERITY_ERROR);
  CHECK(strstr(error.message, "undeclared SSA value"));
  CHECK(!strcmp(error.file, "program") && error.line == 2);
  CHECK(error.column == 26);
  CHECK(strstr(error.shown, "program:2:26: error: "));
  CHECK(strstr(error.shown, "%y = stablehlo.add %x, %z"));
  trc_compile_diagnostic none = {0};
  none.size = sizeof none;
  CHECK(!trc_compiled_diagnostic(compiled, 1, &none));
  trc_compiled_destroy(compiled);

  compiled = compileWith(refused, NULL, 0, TRC_COMPILE_REFUSED);
  CHECK(strstr(diagnosticOf(compiled, 0).message, "needs 2 ranks"));
  trc_compiled_destroy(compiled);
}

static void expectMisuse(const char *name, const char *value,
                         const char *message) {
  const trc_compile_option option = {name, value};
  trc_compiled *compiled = compileWith(good, &option, 1, TRC_COMPILE_MISUSED);
  if (!strstr(diagnosticOf(compiled, 0).message, message))
    fprintf(said, "said: %s\n", diagnosticOf(compiled, 0).message);
  CHECK(strstr(diagnosticOf(compiled, 0).message, message));
  trc_compiled_destroy(compiled);
}

static void testMisuse(void) {
  expectMisuse(
      "optimise", "3",
      "there is no option 'optimise', but target, host-arch, cuda-arch, "
      "nvrtc, precision, parameters, moments, loop-memory, memory-limit, "
      "threads, recompute, offload, host-memory-limit, entry, ranks, split, "
      "sharded-optimizer, fuse, from, to, dump-dir, cache-dir");
  expectMisuse(
      "precision", "f8",
      "--precision: expected f32, tf32, bf16, f16 or a file .json, got 'f8'");
  expectMisuse("remarks", "yes",
               "--remarks: expected true or false, got 'yes'");
  expectMisuse("memory-limit", "8 apples",
               "--memory-limit: expected bytes as 8GiB, 500MB or 1048576, got "
               "'8 apples'");
  expectMisuse("recompute", "0", "--recompute: expected auto, none, cheap");
  expectMisuse("cuda-arch", "sm_80,sm_0", "--cuda-arch: ");
  expectMisuse("from", "emit", "there is no plan in this program");
  expectMisuse("entry", "thrice", "there is no function 'thrice', but twice");
  expectMisuse("entry", NULL, "option 0 has no name or value");
  for (size_t i = 0; trc_compile_option_name(i); ++i)
    CHECK(*trc_compile_option_name(i) && *trc_compile_option_help(i));
  CHECK(*trc_compiler_version());
  trc_compile_request request = requestOf(good);
  request.text = NULL;
  trc_compiled *compiled;
  CHECK(trc_compile(&request, &compiled) == TRC_COMPILE_MISUSED);
  trc_compiled_destroy(compiled);
}

/* Whether any diagnostic of a severity has both texts. */
static int isSaid(const trc_compiled *compiled, trc_severity severity,
                  const char *text, const char *other) {
  for (size_t i = 0; i < trc_compiled_diagnostic_count(compiled); ++i) {
    const trc_compile_diagnostic each = diagnosticOf(compiled, i);
    if (each.severity == severity && strstr(each.message, text) &&
        strstr(each.message, other))
      return 1;
  }
  return 0;
}

/* A limit is kept, and said to be, or the program is refused with what is
   missing: both numbers add up. */
static void testMemoryLimit(void) {
  const trc_compile_option kept = {"memory-limit", "64MiB"};
  trc_compiled *compiled = compileWith(good, &kept, 1, TRC_COMPILE_DONE);
  size_t size = 0;
  trc_compiled_output(compiled, &size);
  CHECK(size > 0);
  CHECK(
      isSaid(compiled, TRC_SEVERITY_REMARK, "memory: ", "of the limit of 64"));
  trc_compiled_destroy(compiled);

  const trc_compile_option small = {"memory-limit", "1048576"};
  compiled = compileWith(good, &small, 1, TRC_COMPILE_REFUSED);
  trc_compiled_output(compiled, &size);
  CHECK(size == 0);
  CHECK(isSaid(compiled, TRC_SEVERITY_ERROR, "bytes of memory",
               "more than the limit of 1048576"));
  int isFound = 0;
  for (size_t i = 0; i < trc_compiled_diagnostic_count(compiled); ++i) {
    const char *needs = strstr(diagnosticOf(compiled, i).message, "needs ");
    long needed = 0, missing = 0;
    if (needs && sscanf(needs, "needs %ld bytes of memory, %ld more", &needed,
                        &missing) == 2) {
      CHECK(needed > 1048576 && needed - missing == 1048576);
      isFound = 1;
    }
  }
  CHECK(isFound);
  CHECK(isSaid(compiled, TRC_SEVERITY_NOTE, "MiB of state", "a process holds"));
  trc_compiled_destroy(compiled);
}

/* What was kept is found again; a damaged file is said, without a place. */
static void testCache(const char *directory) {
  char folder[4096];
  snprintf(folder, sizeof folder, "%s/cache-XXXXXX", directory);
  CHECK(mkdtemp(folder));
  const trc_compile_option option = {"cache-dir", folder};
  trc_compiled *first = compileWith(good, &option, 1, TRC_COMPILE_DONE);
  trc_compiled *second = compileWith(good, &option, 1, TRC_COMPILE_DONE);
  size_t size = 0, again = 0;
  const char *bytes = trc_compiled_output(first, &size);
  const char *kept = trc_compiled_output(second, &again);
  CHECK(size == again && !memcmp(bytes, kept, size));
  trc_compiled_destroy(first);
  trc_compiled_destroy(second);
  char command[5000];
  snprintf(command, sizeof command, "truncate -s 5 %s/*", folder);
  CHECK(system(command) == 0);
  trc_compiled *third = compileWith(good, &option, 1, TRC_COMPILE_DONE);
  trc_compile_diagnostic warning = diagnosticOf(third, 0);
  CHECK(warning.severity == TRC_SEVERITY_WARNING);
  CHECK(strstr(warning.message, "the cache is damaged"));
  CHECK(!*warning.file && warning.line == 0 && !*warning.shown);
  trc_compiled_destroy(third);
  snprintf(command, sizeof command, "rm -r %s", folder);
  CHECK(system(command) == 0);
}

struct Watch {
  trc_cancellation *cancellation;
  int phases;
  int afterCancellation;
  int isCancelled;
};

static void onPhase(void *context, const char *activity) {
  struct Watch *watch = context;
  ++watch->phases;
  watch->afterCancellation += watch->isCancelled;
  if (watch->cancellation && !strcmp(activity, "recognising structures")) {
    trc_cancellation_cancel(watch->cancellation);
    watch->isCancelled = 1;
  }
}

static void testCancellation(const char *text) {
  struct Watch watch = {0};
  trc_compile_request request = requestOf(text);
  const trc_compile_option plan = {"to", "plan"};
  request.options = &plan;
  request.option_count = 1;
  request.on_phase = onPhase;
  request.context = &watch;
  trc_compiled *compiled;
  CHECK(trc_compile(&request, &compiled) == TRC_COMPILE_DONE);
  trc_compiled_destroy(compiled);
  CHECK(watch.phases > 3);

  /* In the middle: no phase begins after it, and nothing comes out. */
  watch = (struct Watch){0};
  watch.cancellation = trc_cancellation_create();
  request.cancellation = watch.cancellation;
  CHECK(trc_compile(&request, &compiled) == TRC_COMPILE_CANCELLED);
  CHECK(watch.isCancelled && watch.afterCancellation == 0);
  CHECK(watch.phases == 3);
  CHECK(trc_compiled_diagnostic_count(compiled) == 0);
  size_t size = 1;
  trc_compiled_output(compiled, &size);
  CHECK(size == 0);
  trc_compiled_destroy(compiled);

  /* Before it begins. */
  CHECK(trc_compile(&request, &compiled) == TRC_COMPILE_CANCELLED);
  trc_compiled_destroy(compiled);
  trc_cancellation_destroy(watch.cancellation);
  trc_cancellation_destroy(NULL);
}

static void *compileMany(void *unused) {
  for (int i = 0; i < 4; ++i) {
    trc_compiled *fine = compileWith(good, NULL, 0, TRC_COMPILE_DONE);
    size_t size;
    trc_compiled_output(fine, &size);
    CHECK(size > 0 && trc_compiled_diagnostic_count(fine) == 0);
    trc_compiled_destroy(fine);
    trc_compiled *wrong = compileWith(bad, NULL, 0, TRC_COMPILE_REFUSED);
    CHECK(trc_compiled_diagnostic_count(wrong) == 1);
    trc_compiled_destroy(wrong);
  }
  return NULL;
}

static void testTwoThreads(void) {
  pthread_t threads[2];
  for (int i = 0; i < 2; ++i)
    CHECK(!pthread_create(&threads[i], NULL, compileMany, NULL));
  for (int i = 0; i < 2; ++i)
    CHECK(!pthread_join(threads[i], NULL));
}

/* A caller of a newer header, and one of an older. */
static void testSizes(void) {
  struct {
    trc_compile_request request;
    long later;
  } newer = {requestOf(good), -1};
  newer.request.size = sizeof newer;
  trc_compiled *compiled;
  CHECK(trc_compile(&newer.request, &compiled) == TRC_COMPILE_DONE);
  trc_compiled_destroy(compiled);
  trc_compile_request older = requestOf(good);
  older.size = offsetof(trc_compile_request, options);
  older.options = (const trc_compile_option *)1; /* not looked at */
  older.option_count = 7;
  CHECK(trc_compile(&older, &compiled) == TRC_COMPILE_DONE);
  trc_compiled_destroy(compiled);
}

#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
static size_t addressBytes(void) {
  FILE *file = fopen("/proc/self/statm", "r");
  size_t pages = 0;
  CHECK(file && fscanf(file, "%zu", &pages) == 1);
  fclose(file);
  return pages * (size_t)sysconf(_SC_PAGESIZE);
}

/* In a process with so much more memory to map: how a compile ends. */
static trc_compile_outcome compileWithin(size_t bytes, const char *text) {
  const pid_t child = fork();
  CHECK(child >= 0);
  if (child == 0) {
    struct rlimit limit;
    CHECK(!getrlimit(RLIMIT_AS, &limit));
    limit.rlim_cur = addressBytes() + bytes;
    CHECK(!setrlimit(RLIMIT_AS, &limit));
    trc_compile_request request = requestOf(text);
    trc_compiled *compiled;
    const trc_compile_outcome outcome = trc_compile(&request, &compiled);
    if (outcome != TRC_COMPILE_DONE) {
      CHECK(trc_compiled_diagnostic_count(compiled) == 1);
      const char *why = diagnosticOf(compiled, 0).message;
      const int isForGood = strstr(why, "compiles nothing any more") != NULL;
      CHECK(isForGood || strstr(why, "no thread could be started") ||
            !strcmp(why, "out of memory"));
      trc_compiled_destroy(compiled);
      /* Though there is more memory now: what was held may be locks. */
      limit.rlim_cur = limit.rlim_max;
      CHECK(!setrlimit(RLIMIT_AS, &limit));
      compileWith(good, NULL, 0, isForGood ? outcome : TRC_COMPILE_DONE);
    }
    _exit((int)outcome);
  }
  int status = 0;
  CHECK(waitpid(child, &status, 0) == child);
  CHECK(WIFEXITED(status));
  return (trc_compile_outcome)WEXITSTATUS(status);
}

/* A limit on memory ends a compile, wherever it meets it, and not the process.
 */
static void testMemoryEnds(const char *text) {
  static const size_t megabytes[] = {8, 25, 40, 56, 72, 97, 104, 130};
  int ended = 0;
  for (size_t i = 0; i < sizeof megabytes / sizeof *megabytes; ++i) {
    const trc_compile_outcome outcome = compileWithin(megabytes[i] << 20, text);
    CHECK(outcome == TRC_COMPILE_DONE || outcome == TRC_COMPILE_OUT_OF_MEMORY ||
          outcome == TRC_COMPILE_FAILED);
    ended += outcome == TRC_COMPILE_OUT_OF_MEMORY;
  }
  CHECK(ended > 0);
}
#else
static void testMemoryEnds(const char *text) { (void)text; }
#endif

static char *readAll(const char *path) {
  FILE *file = fopen(path, "rb");
  CHECK(file && !fseek(file, 0, SEEK_END));
  const long size = ftell(file);
  rewind(file);
  char *text = calloc((size_t)size + 1, 1);
  CHECK(fread(text, 1, (size_t)size, file) == (size_t)size);
  fclose(file);
  return text;
}

int main(int argc, char **argv) {
  said = fdopen(dup(2), "w");
  if (argc != 3)
    return 2;
  FILE *printed = tmpfile();
  CHECK(printed && dup2(fileno(printed), 1) == 1 &&
        dup2(fileno(printed), 2) == 2);
  char *program = readAll(argv[2]);
  testMemoryEnds(program); /* first: a process of one thread is copied */
  testGoodProgram();
  testOptions();
  testBadProgram();
  testMisuse();
  testMemoryLimit();
  testCache(argv[1]);
  testCancellation(program);
  testTwoThreads();
  testSizes();
  free(program);
  fflush(NULL);
  CHECK(lseek(fileno(printed), 0, SEEK_END) == 0);
  return 0;
}
