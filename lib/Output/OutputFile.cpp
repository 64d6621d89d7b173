//===- OutputFile.cpp - files that are written whole ----------------------===//
//
// See OutputFile.h.
//
//===----------------------------------------------------------------------===//

#include "trc/Output/OutputFile.h"

#include "trc/Output/PartFile.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Signals.h"
#include "llvm/Support/raw_ostream.h"

#include <cerrno>

namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;

namespace trc {

/// There, and neither a file nor a folder: a device, a pipe.
static bool isSpecial(llvm::StringRef file) {
  return fs::exists(file) && !fs::is_regular_file(file) &&
         !fs::is_directory(file);
}

/// The place itself rather than a link to it, whether or not it is there.
static llvm::SmallString<128> placeOf(llvm::StringRef file) {
  llvm::SmallString<128> place;
  if (!fs::real_path(file, place))
    return place;
  llvm::StringRef parent = path::parent_path(file);
  if (!fs::real_path(parent.empty() ? "." : parent, place)) {
    path::append(place, path::filename(file));
    return place;
  }
  place = file;
  return place;
}

std::string checkOutput(llvm::StringRef file) {
  if (file == "-" || isSpecial(file))
    return "";
  if (fs::is_directory(file))
    return "Is a directory";
  llvm::SmallString<128> place = placeOf(file);
  llvm::StringRef parent = path::parent_path(place);
  if (parent.empty())
    parent = ".";
  if (!fs::is_directory(parent))
    return "there is no directory " + parent.str();
  if (std::error_code error = fs::access(parent, fs::AccessMode::Write))
    return error.message();
  return "";
}

/// An error that a stream still holds when it goes ends the program, so it is
/// taken out here.
static std::string takeError(llvm::raw_fd_ostream &stream) {
  std::error_code error = stream.error();
  stream.clear_error();
  return error ? error.message() : "";
}

/// Writes to a stream that is open already.
static std::string writeTo(llvm::raw_fd_ostream &stream,
                           llvm::StringRef bytes) {
  stream << bytes;
  stream.flush();
  return takeError(stream);
}

static std::string writeSpecial(llvm::StringRef file, llvm::StringRef bytes) {
  std::error_code error;
  llvm::raw_fd_ostream stream(file, error);
  if (error)
    return error.message();
  stream << bytes;
  stream.close(); // which may fail as well
  return takeError(stream);
}

std::string writeOutput(llvm::StringRef file, llvm::StringRef bytes) {
  if (file == "-")
    return writeTo(llvm::outs(), bytes);
  if (isSpecial(file))
    return writeSpecial(file, bytes);
  std::string fault = checkOutput(file);
  if (!fault.empty())
    return fault;
  const llvm::SmallString<128> place = placeOf(file);
  removeDeadPartFiles(path::parent_path(place).str());
  auto lastError = [] {
    return std::error_code(errno, std::generic_category());
  };
  // LLVM's own temporary file copies where it cannot rename, over what is
  // there, and then may leave both half.
  PartFile part = PartFile::make(place.str().str());
  if (part.descriptor() < 0)
    return lastError().message();
  llvm::sys::RemoveFileOnSignal(part.path());
  {
    llvm::raw_fd_ostream stream(part.descriptor(), /*shouldClose=*/false);
    fault = writeTo(stream, bytes);
  }
  if (fault.empty() && !part.finish())
    fault = lastError().message();
  if (fault.empty())
    if (std::error_code error = fs::rename(part.path(), place))
      fault = error.message();
  if (!fault.empty())
    fs::remove(part.path());
  llvm::sys::DontRemoveFileOnSignal(part.path());
  return fault;
}

bool isSameFile(llvm::StringRef first, llvm::StringRef second) {
  if (first == "-" || second == "-")
    return first == second;
  return !isSpecial(first) && placeOf(first) == placeOf(second);
}

} // namespace trc
