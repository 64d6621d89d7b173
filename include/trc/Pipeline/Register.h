//===- Register.h - all dialects of trc -------------------------*- C++ -*-===//
//
// Which dialects the tools know.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_PIPELINE_REGISTER_H
#define TRC_PIPELINE_REGISTER_H

namespace mlir {
class DialectRegistry;
} // namespace mlir

namespace trc {

/// Registers stablehlo, chlo, sdy, check, trc and func.
void registerAllDialects(mlir::DialectRegistry &registry);

} // namespace trc

#endif // TRC_PIPELINE_REGISTER_H
