//===- OwnThread.h - a compile that may be given up -------------*- C++ -*-===//
//
// What LLVM asks of the system and does not get (memory, threads) it has no way
// to hand back: it ends the process. A process that embeds the compiler has
// more to lose than a compile. So one runs on a thread of its own, and where
// that thread, or one of MLIR's that work for it, is told that there is no
// more, it stops there for ever. Its caller goes on, and is told.
//
//   caller   run ── waits ·· calls onPhase ·· waits ── is told, goes on
//   compile      └── phases ─────────────── no memory ── stands still
//
// What the compile held stays held, locks too. So nothing is compiled in that
// process from then on: every later compile, and every one under way, ends in
// the same way. An exception in place of this would pass through code that is
// compiled without them, and ends the process on MLIR's threads.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_CAPI_OWNTHREAD_H
#define TRC_LIB_CAPI_OWNTHREAD_H

#include "trc/Pipeline/Driver.h"

#include <functional>
#include <memory>

namespace trc {

/// What a compile reads until it ends: it may go on a while after its caller
/// was told that it was given up, so nothing of it is the caller's.
struct OwnedRequest {
  std::string text, name;
  CompileRequest options;
  /// Ends it; set, too, when it was given up. Not null.
  std::shared_ptr<std::atomic<bool>> cancelled;
};

enum class GivenUp : uint8_t {
  No,
  OutOfMemory, ///< of the system, or of a limit on the process
  Failed,      ///< LLVM ended
  NoThread     ///< none could be started; a later compile may have one
};

/// Why compiles of this process were given up; lives as long as the process.
const char *whyGivenUp();

/// Compiles. `onPhase`, which may be empty, is called by this thread. Sets
/// `result` unless the compile was given up.
GivenUp compileOnOwnThread(OwnedRequest request,
                           const std::function<void(const char *)> &onPhase,
                           Compiled &result);

} // namespace trc

#endif // TRC_LIB_CAPI_OWNTHREAD_H
