//===- Aliasing.h - which results may replace which operands ----*- C++ -*-===//
//
// For the plan: whether a fusion may write a result over one of its operands.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_FUSION_ALIASING_H
#define TRC_FUSION_ALIASING_H

#include "trc/Dialect/Trc/TrcDialect.h"

namespace trc {

/// The pairs (operand, result) whose result may be given the operand's memory:
/// same size in bytes, and each element is read for the last time before it is
/// written, by the same work item. The operand's other uses are the caller's
/// matter.
llvm::SmallVector<std::pair<unsigned, unsigned>>
getFusionAliases(FusionOp fusion);

} // namespace trc

#endif // TRC_FUSION_ALIASING_H
