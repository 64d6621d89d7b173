//===- Cache.h - artifacts kept on disk -------------------------*- C++ -*-===//
//
// An artifact is a function of the source, the options that change it, and the
// compiler. The cache is a folder with two files per such triple, named by a
// hash of it. Files are written whole (write, then rename), so several compiles
// may share a folder; one that cannot be read is as good as absent.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_PIPELINE_CACHE_H
#define TRC_PIPELINE_CACHE_H

#include "trc/Pipeline/Compiler.h"

#include "llvm/Support/Error.h"

#include <optional>
#include <string>

namespace trc {

struct CachedArtifact {
  std::string artifact;
  std::string report;
};

class Cache {
public:
  /// `name` counts: it stands in the artifact's source locations.
  Cache(llvm::StringRef directory, llvm::StringRef source, llvm::StringRef name,
        const CompileOptions &options);

  std::optional<CachedArtifact> find() const;
  /// Fails where the artifact could not be kept; nothing half-written is left.
  llvm::Error store(const CachedArtifact &artifact) const;

private:
  std::string path(llvm::StringRef extension) const;

  std::string directory;
  std::string key;
};

} // namespace trc

#endif // TRC_PIPELINE_CACHE_H
