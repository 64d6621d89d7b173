//===- PartFile.cpp - a file that is not whole yet ------------------------===//
//
// See PartFile.h.
//
//===----------------------------------------------------------------------===//

#include "trc/Output/PartFile.h"

#include <cerrno>
#include <dirent.h>
#include <fcntl.h>
#include <string_view>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace trc {

static constexpr std::string_view mark = ".trc-part";

static bool isPartName(std::string_view name) {
  const size_t at = name.rfind(mark);
  if (at == name.npos || at == 0)
    return false;
  name.remove_prefix(at + mark.size());
  return !name.empty() && name.find_first_not_of("0123456789") == name.npos;
}

/// Closes without a change of errno.
static void closeQuietly(int &descriptor) {
  const int kept = errno;
  if (descriptor >= 0)
    ::close(descriptor);
  descriptor = -1;
  errno = kept;
}

/// Whether the name is still that of the file that was opened.
static bool isAt(int descriptor, int folder, const char *name) {
  struct stat opened, named;
  return fstat(descriptor, &opened) == 0 &&
         fstatat(folder, name, &named, AT_SYMLINK_NOFOLLOW) == 0 &&
         S_ISREG(opened.st_mode) && opened.st_dev == named.st_dev &&
         opened.st_ino == named.st_ino;
}

/// Locks what was made; false where who clears the folder came between.
static bool take(int descriptor, const std::string &path) {
  if (flock(descriptor, LOCK_EX | LOCK_NB) != 0)
    return errno != EWOULDBLOCK; // a file system without locks
  return isAt(descriptor, AT_FDCWD, path.c_str());
}

PartFile::~PartFile() {
  closeQuietly(writer);
  closeQuietly(lock);
}

PartFile &PartFile::operator=(PartFile &&other) noexcept {
  std::swap(name, other.name);
  std::swap(writer, other.writer);
  std::swap(lock, other.lock);
  return *this;
}

PartFile PartFile::make(const std::string &place) {
  struct stat old;
  const bool replaces = stat(place.c_str(), &old) == 0 && S_ISREG(old.st_mode);
  PartFile part;
  // Numbers of processes are not the same in two containers, so the first one
  // may be taken.
  for (long tries = 0, number = getpid(); tries < 1000; ++tries, ++number) {
    part.name = place + std::string(mark) + std::to_string(number);
    part.writer =
        ::open(part.name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC,
               replaces ? 0600 : 0666);
    if (part.writer < 0 && errno == EEXIST)
      continue;
    if (part.writer < 0 || take(part.writer, part.name))
      break;
    closeQuietly(part.writer);
    errno = EEXIST;
  }
  // Who may read the old file may read the new one, and nobody else. Where the
  // file system has no such modes, it is as that makes files.
  if (replaces && part.writer >= 0)
    (void)fchmod(part.writer, old.st_mode & 0777);
  return part;
}

bool PartFile::finish() {
  // Some file systems say only now that the disk is full; and a name must not
  // reach the disk before what it names.
  if (fsync(writer) != 0 && errno != EINVAL)
    return false;
  // Without a descriptor to spare the lock ends here.
  lock = fcntl(writer, F_DUPFD_CLOEXEC, 0);
  return ::close(std::exchange(writer, -1)) == 0;
}

/// Removes one where nobody holds it. It is opened for writing first, since
/// some file systems lock nothing else.
static void removeWhereDead(int folder, const char *name) {
  constexpr int flags = O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC;
  int descriptor = openat(folder, name, O_WRONLY | flags);
  if (descriptor < 0 && errno == EACCES)
    descriptor = openat(folder, name, O_RDONLY | flags);
  if (descriptor >= 0 && flock(descriptor, LOCK_EX | LOCK_NB) == 0 &&
      isAt(descriptor, folder, name))
    unlinkat(folder, name, 0);
  closeQuietly(descriptor);
}

void removeDeadPartFiles(const std::string &folder) {
  DIR *entries = opendir(folder.empty() ? "." : folder.c_str());
  if (!entries)
    return;
  while (const dirent *entry = readdir(entries))
    if (isPartName(entry->d_name))
      removeWhereDead(dirfd(entries), entry->d_name);
  closedir(entries);
}

} // namespace trc
