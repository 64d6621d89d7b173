/*===- CompileEach.c - compiles programs, each in a process of its own ----===*\
|*
|* Usage: compile-each PROGRAM [NAME=VALUE ..] -- .. --- PROGRAM [..] -- ..
|*
|* Compiles programs, with options of the compile: those before `---` in this
|* process, each of the others in a fork of it. Counted by valgrind, which says
|* at the end of a process what ran in it: a fork has the count of its parent,
|* and what was translated there is not translated again. The first fork does
|* nothing, its count is what the others begin with. Prints each fork and how it
|* ended, 0 for well:
|*
|*   PID STATUS    of the one that does nothing
|*   PID STATUS    of the first program; and so on
|*
|* Ends with 1 where a program before `---` was refused.
\*===----------------------------------------------------------------------===*/

#include "trc-c/compiler.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { mostOptions = 16 };

static char *readWhole(const char *path, size_t *size) {
  FILE *file = fopen(path, "rb");
  if (!file || fseek(file, 0, SEEK_END) != 0) {
    perror(path);
    exit(1);
  }
  const long length = ftell(file);
  rewind(file);
  char *text = malloc((size_t)length + 1);
  if (!text || fread(text, 1, (size_t)length, file) != (size_t)length) {
    perror(path);
    exit(1);
  }
  fclose(file);
  *size = (size_t)length;
  return text;
}

/* Words of a program: its file, and options as NAME=VALUE, which are cut. */
static int compile(char **words, int count) {
  trc_compile_option options[mostOptions];
  trc_compile_request request = {0};
  request.size = sizeof request;
  char *text = readWhole(words[0], &request.text_size);
  request.text = text;
  request.options = options;
  for (int i = 1; i < count && i <= mostOptions; ++i) {
    char *equals = strchr(words[i], '=');
    if (!equals)
      continue;
    *equals = '\0';
    options[request.option_count].name = words[i];
    options[request.option_count++].value = equals + 1;
  }
  trc_compiled *compiled = NULL;
  const int isDone = trc_compile(&request, &compiled) == TRC_COMPILE_DONE;
  trc_compile_diagnostic diagnostic = {0};
  diagnostic.size = sizeof diagnostic;
  if (!isDone && trc_compiled_diagnostic(compiled, 0, &diagnostic))
    fprintf(stderr, "%s\n", diagnostic.message);
  trc_compiled_destroy(compiled);
  free(text);
  return isDone ? 0 : 1;
}

/* Compiles in a process of its own, or does nothing there. */
static void compileInFork(char **words, int count) {
  fflush(stdout);
  const pid_t child = fork();
  if (child == 0)
    exit(count == 0 ? 0 : compile(words, count));
  int status = -1;
  if (child > 0)
    waitpid(child, &status, 0);
  printf("%ld %d\n", (long)child, status);
}

int main(int argc, char **argv) {
  int isForking = 0;
  for (int begin = 1, end; begin < argc; begin = end + 1) {
    for (end = begin; end < argc && strncmp(argv[end], "--", 2) != 0;)
      ++end;
    if (isForking)
      compileInFork(argv + begin, end - begin);
    else if (compile(argv + begin, end - begin) != 0)
      return 1;
    if (end < argc && strcmp(argv[end], "---") == 0) {
      isForking = 1;
      compileInFork(NULL, 0);
    }
  }
  return 0;
}
