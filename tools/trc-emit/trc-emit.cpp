//===- trc-emit.cpp - a model in, StableHLO out ---------------------------===//
//
// The command line of the frontends. Exit codes: 0 done, 2 wrong use or a file
// that cannot be read or written. An output file appears complete or not at
// all.
//
//===----------------------------------------------------------------------===//

#include "Options.h"

#include "start/Complain.h"
#include "start/RunTool.h"
#include "trc/Output/OutputFile.h"

#include "llvm/ADT/Twine.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/raw_ostream.h"

using namespace trc;

static int wrongUse(const llvm::Twine &message) {
  return complain("trc-emit", message.str(), 2);
}

static int write(llvm::StringRef path, llvm::StringRef text) {
  std::string fault = writeOutput(path, text);
  return fault.empty() ? 0 : wrongUse("cannot write " + path + ": " + fault);
}

namespace trc {

int emitMain(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  takeSignalsBack();
  emit::Options options;
  if (std::optional<int> code = emit::parseCommandLine(argc, argv, options))
    return *code;

  std::string error;
  std::unique_ptr<models::Model> model =
      options.row->read(options.model.config, error);
  if (!model)
    return wrongUse(error);
  if (options.model.dropout)
    model->setDropout(*options.model.dropout);
  const std::string_view task = options.model.task;
  const models::BatchShape shape = options.model.shape();
  error = model->checkShape(task, shape);
  if (!error.empty())
    return wrongUse(error);

  std::string program = options.lossOnly
                            ? model->writeLoss(task, shape)
                            : model->writeProgram(task, shape, options.recipe);
  return program.empty() ? 1 : write(options.output, program);
}

} // namespace trc
