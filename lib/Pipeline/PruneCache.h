//===- PruneCache.h - what a cache of artifacts may grow to -----*- C++ -*-===//

#ifndef TRC_LIB_PIPELINE_PRUNECACHE_H
#define TRC_LIB_PIPELINE_PRUNECACHE_H

#include "llvm/ADT/StringRef.h"

#include <cstdint>

namespace trc {

/// Notes that an artifact was used: now it is the last one to be removed. Where
/// that cannot be noted, as in a folder that is only read, its place stays.
void noteUse(llvm::StringRef artifact);

/// Removes artifacts of a cache, those first that were not used for longest,
/// until all take no more than `most` bytes. `kept` stays whatever it takes,
/// and so does what is no artifact. Several compiles may prune a folder at a
/// time: what another one has removed is gone, and one that is being read
/// stays readable.
void pruneCache(llvm::StringRef directory, llvm::StringRef kept, int64_t most);

} // namespace trc

#endif // TRC_LIB_PIPELINE_PRUNECACHE_H
