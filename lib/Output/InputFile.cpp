//===- InputFile.cpp - files that a tool reads ----------------------------===//
//
// See InputFile.h.
//
//===----------------------------------------------------------------------===//

#include "trc/Output/InputFile.h"

#include "trc/Output/PipeReader.h"

#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/SmallVectorMemoryBuffer.h"

#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <unistd.h>

namespace trc {

/// Bytes that a pipe may give, far more than any program. A file may be longer.
static constexpr size_t mostOfPipe = size_t(1) << 28;

std::string checkInput(llvm::StringRef path) {
  struct stat facts;
  const bool isThere = path == "-" ? fstat(STDIN_FILENO, &facts) == 0
                                   : stat(path.str().c_str(), &facts) == 0;
  if (!isThere)
    return ""; // whoever opens it says why
  const bool isNull = facts.st_rdev == makedev(1, 3);
  if (S_ISBLK(facts.st_mode) || (S_ISCHR(facts.st_mode) && !isNull &&
                                 !(path == "-" && isatty(STDIN_FILENO) != 0)))
    return "Is a device";
  return "";
}

/// What a pipe gives until it ends.
static std::unique_ptr<llvm::MemoryBuffer>
readStream(int stream, llvm::StringRef name, std::string &fault) {
  PipeReader pipe(stream);
  llvm::SmallVector<char, 0> bytes;
  for (;;) {
    const size_t held = bytes.size(), piece = size_t(1) << 16;
    bytes.resize_for_overwrite(held + piece);
    const ssize_t count = pipe.read({bytes.data() + held, piece}, fault);
    if (count < 0)
      return nullptr;
    bytes.truncate(held + static_cast<size_t>(count));
    if (count == 0)
      break;
    if (bytes.size() > mostOfPipe) {
      fault = "no end after " + std::to_string(mostOfPipe) +
              " bytes of a pipe; write them to a file and name that";
      return nullptr;
    }
  }
  return std::make_unique<llvm::SmallVectorMemoryBuffer>(
      std::move(bytes), name == "-" ? "<stdin>" : name);
}

std::unique_ptr<llvm::MemoryBuffer> readInput(llvm::StringRef path,
                                              std::string &fault) {
  if (fault = checkInput(path); !fault.empty())
    return nullptr;
  struct stat facts;
  const int stream =
      path == "-" ? STDIN_FILENO : openWithoutWaiting(path.str());
  auto close = llvm::scope_exit([&] {
    if (stream > STDIN_FILENO)
      ::close(stream);
  });
  if (stream >= 0 && fstat(stream, &facts) == 0 && S_ISFIFO(facts.st_mode))
    return readStream(stream, path, fault);
  auto file = llvm::MemoryBuffer::getFileOrSTDIN(path);
  if (file)
    return std::move(*file);
  fault = file.getError().message();
  return nullptr;
}

} // namespace trc
