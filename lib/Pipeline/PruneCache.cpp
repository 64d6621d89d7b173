//===- PruneCache.cpp - what a cache of artifacts may grow to -------------===//

#include "PruneCache.h"

#include "trc/Pipeline/Cache.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Chrono.h"
#include "llvm/Support/FileSystem.h"

#include <chrono>
#include <string>
#include <tuple>
#include <vector>

using namespace trc;
namespace fs = llvm::sys::fs;

void trc::noteUse(llvm::StringRef artifact) {
  int file = -1;
  if (fs::openFileForWrite(artifact, file, fs::CD_OpenExisting, fs::OF_Append))
    return;
  (void)fs::setLastAccessAndModificationTime(file,
                                             std::chrono::system_clock::now());
  fs::file_t handle = fs::convertFDToNativeFile(file);
  (void)fs::closeFile(handle);
}

namespace {

struct Artifact {
  std::string path;
  int64_t bytes;
  llvm::sys::TimePoint<> used;
};

} // namespace

static std::vector<Artifact> listArtifacts(llvm::StringRef directory) {
  std::vector<Artifact> found;
  std::error_code failed;
  for (fs::directory_iterator it(directory, failed, /*follow_symlinks=*/false),
       end;
       !failed && it != end; it.increment(failed)) {
    fs::file_status status;
    if (llvm::StringRef(it->path()).ends_with(cachedArtifactEnding) &&
        !fs::status(it->path(), status, /*follow=*/false) &&
        fs::is_regular_file(status))
      found.push_back({it->path(), static_cast<int64_t>(status.getSize()),
                       status.getLastModificationTime()});
  }
  return found;
}

void trc::pruneCache(llvm::StringRef directory, llvm::StringRef kept,
                     int64_t most) {
  std::vector<Artifact> artifacts = listArtifacts(directory);
  int64_t bytes = 0;
  for (const Artifact &artifact : artifacts)
    bytes += artifact.bytes;
  // By name where two were used at one time, as a clock may tell.
  llvm::sort(artifacts, [](const Artifact &a, const Artifact &b) {
    return std::tie(a.used, a.path) < std::tie(b.used, b.path);
  });
  for (const Artifact &artifact : artifacts) {
    if (bytes <= most)
      return;
    if (artifact.path == kept)
      continue;
    (void)fs::remove(artifact.path);
    bytes -= artifact.bytes;
  }
}
