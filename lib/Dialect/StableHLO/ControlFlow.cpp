//===- ControlFlow.cpp - control flow, calls, tuples ----------------------===//
//
// Effects, result types and verifiers of ControlFlowOps.td.
//
//===----------------------------------------------------------------------===//

#include "trc/Dialect/StableHLO/StableHLODialect.h"

#include "mlir/IR/Builders.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;
using namespace trc::stablehlo;

//===----------------------------------------------------------------------===//
// CustomCallOp and CompositeOp
//===----------------------------------------------------------------------===//

void CustomCallOp::getEffects(
    SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>
        &effects) {
  // Unless it is said that there are none, anything may happen.
  if (getHasSideEffect() == false)
    return;
  effects.emplace_back(MemoryEffects::Allocate::get());
  effects.emplace_back(MemoryEffects::Free::get());
  effects.emplace_back(MemoryEffects::Read::get());
  effects.emplace_back(MemoryEffects::Write::get());
}

LogicalResult CompositeOp::verifySymbolUses(SymbolTableCollection &symbols) {
  auto function = symbols.lookupNearestSymbolFrom<FunctionOpInterface>(
      *this, getDecompositionAttr());
  if (!function)
    return emitOpError("composite_c3: expected a function ")
           << getDecompositionAttr() << ", which the program does not have";
  if (!llvm::equal(function.getArgumentTypes(), getInputs().getTypes()))
    return emitOpError("composite_c4: expected inputs of ")
           << function.getArgumentTypes() << " as " << getDecompositionAttr()
           << " takes, got " << getInputs().getTypes();
  if (!llvm::equal(function.getResultTypes(), getResultTypes()))
    return emitOpError("composite_c5: expected results of ")
           << function.getResultTypes() << " as " << getDecompositionAttr()
           << " returns, got " << getResultTypes();
  return success();
}
