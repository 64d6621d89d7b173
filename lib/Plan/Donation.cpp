//===- Donation.cpp - arguments whose buffers results take ----------------===//
//
// Named pairs first, then donors by name, then donors by type.
//
//===----------------------------------------------------------------------===//

#include "trc/Plan/Donation.h"

#include "trc/Plan/PortNames.h"

using namespace mlir;
using namespace trc;

FailureOr<SmallVector<int64_t>> trc::getDonations(func::FuncOp function) {
  FunctionType type = function.getFunctionType();
  unsigned inputs = type.getNumInputs(), results = type.getNumResults();
  SmallVector<int64_t> argumentOf(results, -1);
  for (unsigned i = 0; i < inputs; ++i) {
    auto alias =
        function.getArgAttrOfType<IntegerAttr>(i, "tf.aliasing_output");
    if (!alias)
      continue;
    int64_t result = alias.getInt();
    if (result < 0 || result >= static_cast<int64_t>(results))
      return function.emitError("argument ")
             << i << " is donated to result " << result << ", but there are "
             << results << " results";
    if (type.getInput(i) != type.getResult(result))
      return function.emitError("argument ")
             << i << " of " << type.getInput(i) << " is donated to result "
             << result << " of " << type.getResult(result);
    if (argumentOf[result] >= 0)
      return function.emitError("arguments ")
             << argumentOf[result] << " and " << i
             << " are both donated to result " << result;
    argumentOf[result] = i;
  }
  SmallVector<unsigned> donors;
  for (unsigned i = 0; i < inputs; ++i)
    if (auto donor = function.getArgAttrOfType<BoolAttr>(i, "jax.buffer_donor"))
      if (donor.getValue() && !llvm::is_contained(argumentOf, i))
        donors.push_back(i);
  for (bool byName : {true, false})
    for (unsigned i : donors) {
      if (llvm::is_contained(argumentOf, i))
        continue;
      std::string name = getArgumentName(function, i).path;
      for (unsigned r = 0; r < results; ++r)
        if (argumentOf[r] < 0 && type.getInput(i) == type.getResult(r) &&
            (!byName ||
             (!name.empty() && name == getResultName(function, r).path))) {
          argumentOf[r] = i;
          break;
        }
    }
  return argumentOf;
}
