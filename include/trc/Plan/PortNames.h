//===- PortNames.h - names of inputs and outputs ----------------*- C++ -*-===//
//
// JAX names an argument by its path in Python, in its location:
// `state['params']['wte']`; and a result in `jax.result_info`:
// `result[0]['params']['wte']`. Both mean the same tensor, `params.wte`: the
// path without the variable's name and without a result's place in the tuple
// that the function returns.
//
// `trc.parameter`, `trc.state` and `trc.metric` give a name as it is; parts of
// a tuple (`trc.part`, made by flatten-tuples) are called after it: `state.1`.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_PLAN_PORTNAMES_H
#define TRC_PLAN_PORTNAMES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

#include <string>

namespace trc {

/// The names of a tensor, best first. All may be empty.
struct PortName {
  std::string path;  ///< "params.wte"
  std::string inner; ///< results: with the tuple index kept, "0.params.wte"
  std::string full;  ///< "state.params.wte"
};

/// Takes `state['params'][0].mu` apart. `isResult`: a leading index is the
/// place in the returned tuple.
PortName parsePortName(llvm::StringRef text, bool isResult);

PortName getArgumentName(mlir::func::FuncOp function, unsigned argument);
PortName getResultName(mlir::func::FuncOp function, unsigned result);

} // namespace trc

#endif // TRC_PLAN_PORTNAMES_H
