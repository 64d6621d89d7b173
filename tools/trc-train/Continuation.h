//===- Continuation.h - the command that goes on with a run -----*- C++ -*-===//

#ifndef TRC_TOOLS_TRC_TRAIN_CONTINUATION_H
#define TRC_TOOLS_TRC_TRAIN_CONTINUATION_H

#include "Options.h"

#include <string>

namespace trc::train {

/// The command as it was, quoted for a shell, but going on from --out.
std::string continuation(int argc, char **argv, const Options &options);

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_CONTINUATION_H
