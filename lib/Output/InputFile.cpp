//===- InputFile.cpp - files that a tool reads ----------------------------===//
//
// See InputFile.h.
//
//===----------------------------------------------------------------------===//

#include "trc/Output/InputFile.h"

#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <unistd.h>

namespace trc {

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

std::unique_ptr<llvm::MemoryBuffer> readInput(llvm::StringRef path,
                                              std::string &fault) {
  if (fault = checkInput(path); !fault.empty())
    return nullptr;
  auto file = llvm::MemoryBuffer::getFileOrSTDIN(path);
  if (file)
    return std::move(*file);
  fault = file.getError().message();
  return nullptr;
}

} // namespace trc
