//===- CompileModel.h - from a model's sizes to machine code ----*- C++ -*-===//
//
// The one part of the trainer that knows MLIR. Everything of the compiler is
// gone again when this returns.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_TRAIN_COMPILEMODEL_H
#define TRC_TOOLS_TRC_TRAIN_COMPILEMODEL_H

#include "Failure.h"

#include <string>

namespace trc::train {

/// As command lines spell it.
struct CompileChoice {
  std::string target = "auto";   ///< or "host", "cuda"
  std::string precision = "f32"; ///< of products
  unsigned loopMemory = 2048;    ///< MiB that loops may keep for gradients
  std::string cacheDirectory;    ///< may be empty
};

/// The task that a program says it is for; empty where it does not say, or is
/// no program, which compiling will tell.
std::string taskOfProgram(const std::string &source);

/// The artifact of a program. Diagnostics go to stderr, and what is being done
/// if it takes long.
Result<std::string> compileProgram(const std::string &source,
                                   const std::string &name,
                                   const CompileChoice &choice);

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_COMPILEMODEL_H
