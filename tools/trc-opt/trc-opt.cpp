//===- trc-opt.cpp - passes of trc on MLIR text ---------------------------===//
//
// Reads a module, runs the passes that are asked for, prints the module. With
// --import as its first argument it reads it as the compiler does; with
// --debug-only=PASS,... passes tell what they weigh.
//
//===----------------------------------------------------------------------===//

#include "DebugOnly.h"
#include "ImportMode.h"

#include "trc/Pipeline/Register.h"

#include "mlir/IR/DialectRegistry.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"

namespace trc {

int optMain(int argc, char **argv) {
  std::vector<char *> arguments(argv, argv + argc);
  if (std::optional<int> code = readDebugOnly(arguments))
    return *code;
  argc = static_cast<int>(arguments.size());
  arguments.push_back(nullptr);
  argv = arguments.data();
  mlir::DialectRegistry registry;
  trc::registerAllDialects(registry);
  trc::registerAllPasses();
  if (argc > 1 && llvm::StringRef(argv[1]) == "--import")
    return trc::runImport(llvm::ArrayRef<const char *>(argv + 2, argc - 2),
                          registry);
  return mlir::asMainReturnCode(
      mlir::MlirOptMain(argc, argv, "trc optimizer driver\n", registry));
}

} // namespace trc
