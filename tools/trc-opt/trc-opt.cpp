//===- trc-opt.cpp - passes of trc on MLIR text ---------------------------===//
//
// Reads a module, runs the passes that are asked for, prints the module.
//
//===----------------------------------------------------------------------===//

#include "trc/Pipeline/Register.h"

#include "mlir/IR/DialectRegistry.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"

int main(int argc, char **argv) {
  mlir::DialectRegistry registry;
  trc::registerAllDialects(registry);
  trc::registerAllPasses();
  return mlir::asMainReturnCode(
      mlir::MlirOptMain(argc, argv, "trc optimizer driver\n", registry));
}
