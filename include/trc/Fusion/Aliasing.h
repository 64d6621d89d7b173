//===- Aliasing.h - which results may replace which operands ----*- C++ -*-===//
//
// For the plan: whether a fusion may write a result over one of its operands.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_FUSION_ALIASING_H
#define TRC_FUSION_ALIASING_H

#include "trc/Dialect/Trc/TrcDialect.h"

namespace trc {

/// True when result `result` of `fusion` may be given the memory of operand
/// `operand`: same size in bytes, and each element is read for the last time
/// before it is written, by the same work item. The operand's other uses are
/// the caller's matter.
bool fusionMayAlias(FusionOp fusion, unsigned operand, unsigned result);

/// All pairs (operand, result) for which that holds; builds the kernel once.
llvm::SmallVector<std::pair<unsigned, unsigned>>
getFusionAliases(FusionOp fusion);

} // namespace trc

#endif // TRC_FUSION_ALIASING_H
