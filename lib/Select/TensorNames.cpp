//===- TensorNames.cpp - what an operation calls its tensors --------------===//
//
// By the list that the kernels read them by. Elementwise operations are not on
// it, and of custom calls those that the devices have themselves.
//
//===----------------------------------------------------------------------===//

#include "trc/Select/LibraryOperations.h"

#include "schema/LibraryTensors.h"
#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Rewrite/Constants.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"

using namespace mlir;
using namespace trc;

/// Whether an operation has a tensor for each name of a row.
static bool hasEach(const LibraryTensors &row, Operation *op) {
  const auto isEach = [](StringRef names, ValueRange values) {
    return llvm::count_if(values, isTensor) ==
           static_cast<ptrdiff_t>(names.count(' ') + 1);
  };
  return isEach(row.operands, op->getOperands()) &&
         isEach(row.results, op->getResults());
}

static LibraryTensors rowOf(Operation *op) {
  const StringRef name = op->getName().getStringRef();
  // An embedder's own function may have the name of a factorisation.
  if (auto custom = dyn_cast<stablehlo::CustomCallOp>(op))
    if (const LibraryTensors *row =
            findCustomTensors(custom.getCallTargetName());
        row && hasEach(*row, op))
      return *row;
  if (const LibraryTensors *row = findLibraryTensors(name))
    return *row;
  return op->getNumOperands() == 1 ? unaryTensors : binaryTensors;
}

/// How many values each name stands for: as the operation's segments say, else
/// what may be absent is there from left to right, and what may be many share
/// the rest.
static SmallVector<size_t> countEach(ArrayRef<StringRef> names, size_t values,
                                     DenseI32ArrayAttr segments) {
  if (segments)
    return SmallVector<size_t>(segments.asArrayRef().begin(),
                               segments.asArrayRef().end());
  const size_t optional =
      llvm::count_if(names, [](StringRef name) { return name.ends_with("?"); });
  const size_t many =
      llvm::count_if(names, [](StringRef name) { return name.ends_with("*"); });
  size_t rest = values - std::min(values, names.size() - optional - many);
  SmallVector<size_t> counts;
  const size_t each = many ? rest / many : 0;
  for (StringRef name : names) {
    if (name.ends_with("*")) {
      counts.push_back(each);
    } else if (name.ends_with("?")) {
      counts.push_back(rest > 0);
      rest -= rest > 0;
    } else {
      counts.push_back(1);
    }
  }
  return counts;
}

static void addNames(StringRef list, ValueRange all, Operation *op,
                     StringRef segments, std::vector<std::string> &result) {
  // A token is none, and is not counted.
  const auto values = llvm::to_vector(llvm::make_filter_range(all, isTensor));
  SmallVector<StringRef> names;
  list.split(names, ' ', -1, /*KeepEmpty=*/false);
  const SmallVector<size_t> counts =
      countEach(names, values.size(),
                dyn_cast_or_null<DenseI32ArrayAttr>(
                    op->getInherentAttr(segments).value_or(Attribute())));
  size_t next = 0;
  for (auto [name, count] : llvm::zip_equal(names, counts)) {
    const std::string stem = name.rtrim("?*").str();
    for (size_t i = 0; i < count && next < values.size(); ++i, ++next)
      result.push_back(count > 1 ? stem + "." + std::to_string(i) : stem);
  }
}

std::vector<std::string> trc::namesOfTensors(Operation *op) {
  std::vector<std::string> result;
  const LibraryTensors row = rowOf(op);
  addNames(row.operands, op->getOperands(), op, "operandSegmentSizes", result);
  // A result over an operand of its name would be another tensor.
  addNames(row.results, op->getResults(), op, "resultSegmentSizes", result);
  return result;
}
