//===- FaultInjector.c - system calls that fail, or are the last ----------===//
//
// A library to be preloaded (LD_PRELOAD). It counts the calls that change or
// map what lies below a folder, and makes one of them go wrong:
//
//   TRC_FAULT_FOLDER  the folder; calls on other files are not counted
//   TRC_FAULT         KIND@N, the N-th call from 1 on, KIND one of
//                       before  the process is killed instead of the call
//                       after   the process is killed when the call returned
//                       half    a write does half of its bytes, then as
//                       `before` full    from this call on the disk is full: a
//                       write
//                               does half of its bytes, later ones nothing
//                       error   this call fails by an input/output error
//                       broken  this call and all later ones do
//                       term    the process gets SIGTERM before the call
//   TRC_FAULT_LOG     a file that gets one line for each call that was counted
//   TRC_FAULT_SEND    N: of what the N-th sendmsg sends, or the first after it
//                     that sends any data, a bit is changed on its way: ranks
//                     send each other data so, and nothing else
//   TRC_FORK_LOG      a file that gets a line for each copy of the process that
//                     is made, with the number of threads that it had
//
//===----------------------------------------------------------------------===//

#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

enum Kind { None, Before, After, Half, Full, Error, Broken, Term };

enum Outcome { Go, GoThenDie, DoHalf, Fail };

static atomic_long calls;

static enum Kind plannedKind(long *at) {
  static const char *const names[] = {"",     "before", "after",  "half",
                                      "full", "error",  "broken", "term"};
  const char *plan = getenv("TRC_FAULT");
  const char *sign = plan ? strchr(plan, '@') : NULL;
  if (!sign)
    return None;
  *at = strtol(sign + 1, NULL, 10);
  for (int kind = Before; kind <= Term; ++kind)
    if (strlen(names[kind]) == (size_t)(sign - plan) &&
        strncmp(names[kind], plan, (size_t)(sign - plan)) == 0)
      return (enum Kind)kind;
  return None;
}

static int isInside(const char *path) {
  const char *folder = getenv("TRC_FAULT_FOLDER");
  return folder && path && strncmp(path, folder, strlen(folder)) == 0;
}

/// By system calls: those of the C library are the ones below.
static void note(const char *log, const char *name, const char *path) {
  const char *file = getenv(log);
  if (!file)
    return;
  char line[PATH_MAX + 64];
  const int length = snprintf(line, sizeof line, "%s %s\n", name, path);
  const long out = syscall(SYS_openat, AT_FDCWD, file,
                           O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0644);
  if (out < 0)
    return;
  syscall(SYS_write, out, line, (size_t)length);
  syscall(SYS_close, out);
}

static _Noreturn void die(void) {
  syscall(SYS_kill, getpid(), SIGKILL);
  while (1)
    pause();
}

/// What is to become of a call. Sets errno for those that fail.
static enum Outcome judge(const char *name, const char *path, int isWrite) {
  if (!isInside(path))
    return Go;
  const int keptError = errno;
  note("TRC_FAULT_LOG", name, path);
  errno = keptError;
  long at = 0;
  const enum Kind kind = plannedKind(&at);
  const long number = atomic_fetch_add(&calls, 1) + 1;
  const int isLater = number > at;
  if (kind == None || number < at ||
      (isLater && kind != Full && kind != Broken))
    return Go;
  switch (kind) {
  case Before:
    die();
  case After:
    return GoThenDie;
  case Term:
    syscall(SYS_kill, getpid(), SIGTERM);
    usleep(200000); // another thread may have got it
    return Go;
  case Half:
    if (!isWrite)
      die();
    return DoHalf;
  case Full:
    if (isWrite && !isLater)
      return DoHalf;
    // What makes room goes on working.
    if (strncmp(name, "unlink", 6) == 0 || strcmp(name, "remove") == 0 ||
        strcmp(name, "rmdir") == 0)
      return Go;
    errno = ENOSPC;
    return Fail;
  default:
    errno = EIO;
    return Fail;
  }
}

static int dies(void) {
  long at = 0;
  return plannedKind(&at) == Half;
}

static const char *pathOf(int descriptor, char *path) {
  char link[64];
  snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
  const ssize_t length = readlink(link, path, PATH_MAX - 1);
  path[length > 0 ? length : 0] = '\0';
  return path;
}

static const char *pathAt(int folder, const char *name, char *path) {
  if (name[0] == '/' || folder == AT_FDCWD)
    return name;
  pathOf(folder, path);
  const size_t length = strlen(path);
  snprintf(path + length, PATH_MAX - length, "/%s", name);
  return path;
}

static void *next(const char *name) { return dlsym(RTLD_NEXT, name); }

/// After a call that was to be the last.
static long settled(enum Outcome outcome, long result) {
  if (outcome == GoThenDie)
    die();
  return result;
}

ssize_t write(int descriptor, const void *bytes, size_t count) {
  char path[PATH_MAX];
  ssize_t (*real)(int, const void *, size_t) = next("write");
  const enum Outcome outcome = judge("write", pathOf(descriptor, path), 1);
  if (outcome == Fail)
    return -1;
  if (outcome == DoHalf) {
    const ssize_t wrote = real(descriptor, bytes, count / 2);
    if (dies())
      die();
    return wrote;
  }
  return settled(outcome, real(descriptor, bytes, count));
}

int fsync(int descriptor) {
  char path[PATH_MAX];
  int (*real)(int) = next("fsync");
  const enum Outcome outcome = judge("fsync", pathOf(descriptor, path), 0);
  return outcome == Fail ? -1 : (int)settled(outcome, real(descriptor));
}

static int openAny(const char *symbol, const char *path, int flags,
                   mode_t mode) {
  int (*real)(const char *, int, ...) = next(symbol);
  if (!(flags & O_CREAT))
    return real(path, flags, mode);
  const enum Outcome outcome = judge("open", path, 0);
  return outcome == Fail ? -1 : (int)settled(outcome, real(path, flags, mode));
}

int open(const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  const mode_t mode = va_arg(rest, mode_t);
  va_end(rest);
  return openAny("open", path, flags, mode);
}

int open64(const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  const mode_t mode = va_arg(rest, mode_t);
  va_end(rest);
  return openAny("open64", path, flags, mode);
}

int rename(const char *from, const char *to) {
  int (*real)(const char *, const char *) = next("rename");
  const enum Outcome outcome = judge("rename", from, 0);
  return outcome == Fail ? -1 : (int)settled(outcome, real(from, to));
}

int unlink(const char *path) {
  int (*real)(const char *) = next("unlink");
  const enum Outcome outcome = judge("unlink", path, 0);
  return outcome == Fail ? -1 : (int)settled(outcome, real(path));
}

int unlinkat(int folder, const char *name, int flags) {
  char path[PATH_MAX];
  int (*real)(int, const char *, int) = next("unlinkat");
  const enum Outcome outcome = judge("unlinkat", pathAt(folder, name, path), 0);
  return outcome == Fail ? -1
                         : (int)settled(outcome, real(folder, name, flags));
}

int remove(const char *path) {
  int (*real)(const char *) = next("remove");
  const enum Outcome outcome = judge("remove", path, 0);
  return outcome == Fail ? -1 : (int)settled(outcome, real(path));
}

int rmdir(const char *path) {
  int (*real)(const char *) = next("rmdir");
  const enum Outcome outcome = judge("rmdir", path, 0);
  return outcome == Fail ? -1 : (int)settled(outcome, real(path));
}

int mkdir(const char *path, mode_t mode) {
  int (*real)(const char *, mode_t) = next("mkdir");
  const enum Outcome outcome = judge("mkdir", path, 0);
  return outcome == Fail ? -1 : (int)settled(outcome, real(path, mode));
}

int ftruncate(int descriptor, off_t length) {
  char path[PATH_MAX];
  int (*real)(int, off_t) = next("ftruncate");
  const enum Outcome outcome = judge("ftruncate", pathOf(descriptor, path), 0);
  return outcome == Fail ? -1 : (int)settled(outcome, real(descriptor, length));
}

void *mmap(void *where, size_t length, int protection, int flags,
           int descriptor, off_t offset) {
  char path[PATH_MAX];
  void *(*real)(void *, size_t, int, int, int, off_t) = next("mmap");
  if (descriptor < 0)
    return real(where, length, protection, flags, descriptor, offset);
  const enum Outcome outcome = judge("mmap", pathOf(descriptor, path), 0);
  if (outcome == Fail)
    return MAP_FAILED;
  void *mapped = real(where, length, protection, flags, descriptor, offset);
  if (outcome == GoThenDie)
    die();
  return mapped;
}

/// Changes a bit of a copy: the caller has to keep what it sends.
ssize_t sendmsg(int descriptor, const struct msghdr *message, int flags) {
  static atomic_long sent, changed;
  ssize_t (*real)(int, const struct msghdr *, int) = next("sendmsg");
  const char *at = getenv("TRC_FAULT_SEND");
  struct iovec parts[2];
  const size_t count = message->msg_iovlen;
  if (!at || atomic_fetch_add(&sent, 1) + 1 < strtol(at, NULL, 10) ||
      atomic_load(&changed) || count == 0 || count > 2)
    return real(descriptor, message, flags);
  memcpy(parts, message->msg_iov, count * sizeof *parts);
  struct iovec *last = &parts[count - 1];
  if (last->iov_len == 0)
    return real(descriptor, message, flags);
  char bytes[4096]; // the rest is sent by the caller's next call
  if (last->iov_len > sizeof bytes)
    last->iov_len = sizeof bytes;
  memcpy(bytes, last->iov_base, last->iov_len);
  bytes[0] ^= 16;
  last->iov_base = bytes;
  struct msghdr copy = *message;
  copy.msg_iov = parts;
  const ssize_t done = real(descriptor, &copy, flags);
  const size_t before = count == 2 ? parts[0].iov_len : 0;
  if (done > 0 && (size_t)done > before)
    atomic_store(&changed, 1);
  return done;
}

pid_t fork(void) {
  pid_t (*real)(void) = next("fork");
  if (getenv("TRC_FORK_LOG")) {
    int threads = -2; // . and ..
    DIR *tasks = opendir("/proc/self/task");
    while (tasks && readdir(tasks))
      ++threads;
    if (tasks)
      closedir(tasks);
    char number[16];
    snprintf(number, sizeof number, "%d", threads);
    note("TRC_FORK_LOG", "fork", number);
  }
  return real();
}
