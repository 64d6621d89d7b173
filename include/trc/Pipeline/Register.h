//===- Register.h - all dialects and passes of trc --------------*- C++ -*-===//
//
// Which dialects and passes the tools know.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_PIPELINE_REGISTER_H
#define TRC_PIPELINE_REGISTER_H

namespace mlir {
class DialectRegistry;
} // namespace mlir

namespace trc {

/// Registers stablehlo, chlo, sdy, check, trc, plan and func.
void registerAllDialects(mlir::DialectRegistry &registry);

/// Registers every pass and pipeline under its name, and each phase as
/// `phase-NAME`.
void registerAllPasses();

} // namespace trc

#endif // TRC_PIPELINE_REGISTER_H
