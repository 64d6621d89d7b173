//===- CompileModel.h - from a model's sizes to machine code ----*- C++ -*-===//
//
// The one part of the trainer that knows MLIR. Everything of the compiler is
// gone again when this returns, where there is a process for it to run in
// (ComputeApart.h).
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_TRAIN_COMPILEMODEL_H
#define TRC_TOOLS_TRC_TRAIN_COMPILEMODEL_H

#include "Failure.h"

#include "trc/Pipeline/LargestBatch.h"

#include <string>
#include <string_view>
#include <vector>

namespace trc::train {

/// As command lines spell it.
struct CompileChoice {
  std::string target = "auto";                     ///< or "host", "cuda"
  std::string precision = "f32";                   ///< of products
  std::string parameters = "f32", moments = "f32"; ///< what they are kept in
  std::string loopMemory;                          ///< MiB; see CompileRequest
  std::string cacheDirectory;                      ///< may be empty
  std::string cacheLimit;         ///< "4GiB"; empty: the usual one
  std::string memoryLimit;        ///< "8GiB"; empty: none
  int threads = 2;                ///< that will run it, which the limit counts
  std::string recompute = "auto"; ///< what the way back computes again
  std::string offload = "auto";   ///< what lies in the host's memory
  std::string hostMemoryLimit;    ///< of it; empty: none
  int ranks = 1;
  bool shardedOptimizer = false; ///< they deal out the optimizer's moments
  std::string fuse;              ///< "auto", "none"; empty: not said
};

/// What an option of the compiler may be, beside files.
std::vector<std::string> valuesOf(std::string_view option);

/// What a program says of the model that it is and the task that it is for;
/// empty where it does not say, or is no program, which compiling will tell.
struct ProgramFacts {
  std::string model, task;
};
ProgramFacts factsOfProgram(const std::string &source);

/// What a plan of a program comes to.
struct MemoryPlan {
  BatchPlan batch;   ///< what it comes to; 0 bytes where it does not fit
  std::string parts; ///< what they are the sum of, for people
  std::string why;   ///< where it does not fit: what the compiler says
  /// All that it says, in its order: what is done to fit, or what holds the
  /// peak and what would help.
  std::vector<std::string> lines;
};

/// Plans, and makes no machine code of it. Nothing is printed.
Result<MemoryPlan> planMemory(const std::string &source,
                              const std::string &name,
                              const CompileChoice &choice);

/// The artifact of a program. Diagnostics go to stderr, and what is being done
/// if it takes long.
Result<std::string> compileProgram(const std::string &source,
                                   const std::string &name,
                                   const CompileChoice &choice);

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_COMPILEMODEL_H
