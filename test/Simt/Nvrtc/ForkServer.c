/*===- ForkServer.c - a program that is started once, and run many times --===*\
|*
|* Preloaded into a compiler or a linker, which takes a quarter of the time of a
|* small compile to be loaded: where its `main` would begin, it waits for
|* requests on descriptor 0, and runs `main` in a fork for each.
|*
|*   request   the number of bytes behind it (u32), and that many: words, each
|*             ended by a zero: the file for what is printed, then argv
|*   answer    the status of the fork (i32)
|*
|* Ends when the other end of the socket is closed.
\*===----------------------------------------------------------------------===*/

#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

typedef int (*Main)(int, char **, char **);
typedef int (*Start)(Main, int, char **, void (*)(void), void (*)(void),
                     void (*)(void), void *);

static Main realMain;

static int readWhole(void *to, size_t size) {
  for (size_t at = 0; at < size;) {
    const ssize_t count = read(0, (char *)to + at, size - at);
    if (count <= 0)
      return 0;
    at += (size_t)count;
  }
  return 1;
}

static int runIn(char *words, uint32_t bytes, char **environment) {
  int count = 0;
  for (uint32_t i = 0; i < bytes; ++i)
    count += words[i] == '\0';
  char **arguments = calloc((size_t)count + 1, sizeof *arguments);
  if (!arguments || count < 2)
    return 127;
  for (int i = 0; i < count; ++i) {
    arguments[i] = words;
    words += strlen(words) + 1;
  }
  const int printed =
      open(arguments[0], O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  const int nothing = open("/dev/null", O_RDONLY | O_CLOEXEC);
  if (printed < 0 || nothing < 0 || dup2(nothing, 0) < 0 ||
      dup2(printed, 1) < 0 || dup2(printed, 2) < 0)
    return 127;
  return realMain(count - 1, arguments + 1, environment);
}

static int serve(int count, char **arguments, char **environment) {
  (void)count;
  (void)arguments;
  unsetenv("LD_PRELOAD");
  for (uint32_t bytes; readWhole(&bytes, sizeof bytes);) {
    char *words = malloc((size_t)bytes + 1);
    if (!words || !readWhole(words, bytes))
      return 1;
    const pid_t child = fork();
    if (child == 0)
      exit(runIn(words, bytes, environment));
    int32_t status = -1;
    if (child > 0)
      waitpid(child, &status, 0);
    free(words);
    if (write(0, &status, sizeof status) != sizeof status)
      return 1;
  }
  return 0;
}

__attribute__((visibility("default"))) int
__libc_start_main(Main program, int count, char **arguments, void (*init)(void),
                  void (*fini)(void), void (*linkerFini)(void),
                  void *stackEnd) {
  Start next;
  *(void **)&next = dlsym(RTLD_NEXT, "__libc_start_main");
  realMain = program;
  return next(serve, count, arguments, init, fini, linkerFini, stackEnd);
}
