//===- TrcOps.cpp - the structured operations of the trc dialect ----------===//
//
// A fusion is its region; a contraction is a dot_general with labels; a row
// scatter adds rows in the order in which they come.
//
//===----------------------------------------------------------------------===//

#include "Interpreter.h"

#include "trc/Dialect/Trc/TrcDialect.h"
#include "trc/Reference/Contraction.h"

using namespace mlir;

namespace trc::reference {

static Tensor scatterRows(const Tensor &init, const Tensor &indices,
                          const Tensor &updates) {
  Tensor result = init;
  int64_t columns = init.dim(1);
  for (int64_t i = 0; i < indices.size(); ++i) {
    int64_t row = indexValue(indices, i);
    if (row < 0 || row >= init.dim(0))
      continue;
    for (int64_t j = 0; j < columns; ++j)
      applyBinary(Binary::Add, result, row * columns + j, updates,
                  i * columns + j, result, row * columns + j);
  }
  return result;
}

void addTrcOps(OpTable &table) {
  table.add<FusionOp>([](FusionOp op, const Invocation &in) {
    return in.run(op.getBody(), in.operands);
  });
  table.add<ContractOp>([](ContractOp op, const Invocation &in) {
    return outcome(contract(in[0], in[1], op.getLhsDims(), op.getRhsDims(),
                            op.getResultDims(), in.resultType().element));
  });
  table.add<ScatterRowsOp>([](ScatterRowsOp, const Invocation &in) {
    return outcome(scatterRows(in[0], in[1], in[2]));
  });
}

} // namespace trc::reference
