//===- Cache.h - artifacts kept on disk -------------------------*- C++ -*-===//
//
// An artifact is a function of the source, the options that change it, and the
// compiler. The cache is a folder with one file per such triple, named by a
// hash of it:
//
//   "TRCCACHE"  bytes of each of the three  checksums of each
//   artifact    report    diagnostics
//
// Remarks and warnings are kept with it, so that a program says the same
// whether it was found or compiled.
//
// A file appears whole or not at all, so several compiles may share a folder.
// What is found is verified all the same: what a full disk, a crash of the
// machine or another program made of a file must not come out as an artifact.
// A file that does not pass is as good as absent, and is replaced.
//
// The folder has a limit, beyond which what was not used for longest goes.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_PIPELINE_CACHE_H
#define TRC_PIPELINE_CACHE_H

#include "trc/Pipeline/Compiler.h"
#include "trc/Pipeline/Driver.h"

#include <optional>
#include <string>
#include <vector>

namespace trc {

/// What the names of its files end in.
constexpr llvm::StringLiteral cachedArtifactEnding = ".cached";

/// Bytes that the folder may take where nobody says.
constexpr int64_t usualCacheBytes = int64_t(4) << 30;

struct CachedArtifact {
  std::string artifact;
  std::string report;
  std::vector<CompileDiagnostic> diagnostics;
};

class Cache {
public:
  /// `name` counts: it stands in the artifact's source locations.
  Cache(llvm::StringRef directory, llvm::StringRef source, llvm::StringRef name,
        const CompileOptions &options);

  /// What was kept for the triple. Where a file is there and cannot be read,
  /// or is not whole, `fault` says so, which, and why: "is damaged: ...".
  std::optional<CachedArtifact> find(std::string &fault) const;
  /// Returns why the artifact could not be kept, or nothing; what was half
  /// written is gone again. Others are removed where all take more than
  /// `mostBytes`.
  std::string store(const CachedArtifact &artifact, int64_t mostBytes) const;

private:
  std::string directory;
  std::string path;
};

} // namespace trc

#endif // TRC_PIPELINE_CACHE_H
