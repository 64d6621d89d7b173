//===- trc-emit.cpp - a model in, StableHLO out ---------------------------===//
//
// The command line of the frontends. Exit codes: 0 done, 2 wrong use or a file
// that cannot be read or written. An output file appears complete or not at
// all.
//
//===----------------------------------------------------------------------===//

#include "Options.h"

#include "models/gpt2/Gpt2.h"
#include "trc/Output/OutputFile.h"

#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/Verifier.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace trc;

static int wrongUse(const llvm::Twine &message) {
  llvm::errs() << "trc-emit: " << message << "\n";
  return 2;
}

static int write(StringRef path, StringRef text) {
  std::string fault = writeOutput(path, text);
  return fault.empty() ? 0 : wrongUse("cannot write " + path + ": " + fault);
}

namespace trc {

int emitMain(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  emit::Options options;
  if (std::optional<int> code = emit::parseCommandLine(argc, argv, options))
    return *code;

  std::string error;
  std::optional<models::Gpt2Config> config =
      models::readGpt2Config(options.model.config, error);
  if (!config)
    return wrongUse(error);
  if (options.model.dropout)
    config->setDropout(*options.model.dropout);
  models::BatchShape shape{options.model.batch, options.model.sequence};
  error = models::checkShape(*config, shape);
  if (!error.empty())
    return wrongUse(error);

  MLIRContext context;
  OwningOpRef<ModuleOp> module =
      options.lossOnly
          ? models::buildGpt2Loss(context, *config, shape)
          : models::buildGpt2(context, *config, shape, options.recipe);
  if (failed(verify(*module)))
    return 1;
  return write(options.output, models::printProgram(*module));
}

} // namespace trc
