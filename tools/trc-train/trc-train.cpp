//===- trc-train.cpp - trains a model -------------------------------------===//
//
// Emit, compile, run, in one process (run/Run.h). Exit codes: 0 done, 1 the run
// failed, 2 wrong use, 75 another rank failed or was lost, 128 + n ended by
// signal n, after saving.
//
//===----------------------------------------------------------------------===//

#include "ComputeApart.h"
#include "Options.h"
#include "ReturnMemory.h"
#include "log/CurvesPage.h"
#include "loop/Interrupt.h"
#include "run/Run.h"
#include "start/Complain.h"

namespace trc {

static int complain(const train::Status &status) {
  return complain("trc-train", status.message(),
                  status.code() == runtime::StatusCode::PeerLost ? 75 : 1);
}

int trainMain(int argc, char **argv) {
  train::Options options;
  if (std::optional<int> code = train::parseCommandLine(argc, argv, options))
    return *code;
  if (!options.plotLog.empty()) {
    const train::Status drawn = train::plotLog(options.plotLog, options.plot);
    return drawn.ok() ? 0 : complain("trc-train", drawn.message(), 1);
  }
  train::blockSignals();
  train::startComputingApart(); // before the first thread
  train::keepHeapsSmall();
  train::startWatchingSignals();
  train::Result<train::Ranks> met = train::Ranks::meet(options.ranks);
  if (met.failed())
    return complain(met.takeStatus());
  if (const train::Status wrong = train::checkShares(options, *met);
      wrong.failed())
    return complain("trc-train", wrong.message(), 2);
  train::Result<int> code = train::run(options, std::move(*met));
  return code.ok() ? *code : complain(code.takeStatus());
}

} // namespace trc
