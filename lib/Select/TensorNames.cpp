//===- TensorNames.cpp - what an operation calls its tensors --------------===//
//
// The names of the operations' definitions, which the program cannot ask for:
// test/Select/tensor-names.test holds this list against the reference that is
// made from them. A name with `?` may be absent, one with `*` stands for any
// number. Elementwise operations are not listed.
//
//===----------------------------------------------------------------------===//

#include "trc/Select/LibraryOperations.h"

#include "trc/Plan/InPlace.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"

using namespace mlir;
using namespace trc;

namespace {
struct Row {
  StringRef operation, operands, results;
};
} // namespace

static constexpr Row rows[] = {
    {"check.expect_almost_eq_const", "lhs", ""},
    {"check.expect_close", "actual expected", ""},
    {"check.expect_eq_const", "lhs", ""},
    {"chlo.next_after", "x y", "result"},
    {"chlo.top_k", "operand", "values indices"},
    {"stablehlo.all_gather", "operands*", "results*"},
    {"stablehlo.all_reduce", "operands*", "results*"},
    {"stablehlo.all_to_all", "operands*", "results*"},
    {"stablehlo.batch_norm_grad", "operand scale mean variance grad_output",
     "grad_operand grad_scale grad_offset"},
    {"stablehlo.batch_norm_inference", "operand scale offset mean variance",
     "result"},
    {"stablehlo.batch_norm_training", "operand scale offset",
     "output batch_mean batch_var"},
    {"stablehlo.cholesky", "a", "result"},
    {"stablehlo.clamp", "min operand max", "result"},
    {"stablehlo.collective_broadcast", "operand", "result"},
    {"stablehlo.collective_permute", "operand", "result"},
    {"stablehlo.concatenate", "inputs*", "result"},
    {"stablehlo.custom_call", "inputs*", "results*"},
    {"stablehlo.dynamic_slice", "operand start_indices*", "result"},
    {"stablehlo.dynamic_update_slice", "operand update start_indices*",
     "result"},
    {"stablehlo.gather", "operand start_indices", "result"},
    {"stablehlo.iota", "", "output"},
    {"stablehlo.is_finite", "x", "y"},
    {"stablehlo.map", "inputs*", "result"},
    {"stablehlo.optimization_barrier", "operand*", "result*"},
    {"stablehlo.pad", "operand padding_value", "result"},
    {"stablehlo.partition_id", "", "result"},
    {"stablehlo.reduce", "inputs* init_values*", "results*"},
    {"stablehlo.reduce_precision", "operand", "output"},
    {"stablehlo.reduce_scatter", "operand", "result"},
    {"stablehlo.reduce_window", "inputs* init_values*", "results*"},
    {"stablehlo.rng", "a b shape", "result"},
    {"stablehlo.rng_bit_generator", "initial_state", "output_state output"},
    {"stablehlo.scatter", "inputs* scatter_indices updates*", "results*"},
    {"stablehlo.select", "pred on_true on_false", "result"},
    {"stablehlo.select_and_scatter", "operand source init_value", "result"},
    {"stablehlo.sort", "inputs*", "results*"},
    {"stablehlo.triangular_solve", "a b", "result"},
    {"trc.attention", "query key? value? mask? bias? random?",
     "result logsumexp"},
    {"trc.attention_gradient",
     "query key? value? result logsumexp d_result mask? bias? random?",
     "d_query d_key? d_value?"},
    {"trc.contract", "lhs rhs init?", "result"},
    {"trc.matmul", "lhs rhs init? bias? pre?",
     "result kept_pre? bias_gradient?"},
    {"trc.scatter_rows", "init indices updates", "result"},
};

static Row rowOf(Operation *op) {
  const StringRef name = op->getName().getStringRef();
  for (const Row &row : rows)
    if (row.operation == name)
      return row;
  return {name, op->getNumOperands() == 1 ? "operand" : "lhs rhs", "result"};
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

static void addNames(StringRef list, ValueRange values, Operation *op,
                     StringRef segments, std::vector<std::string> &result) {
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
      if (isTensor(values[next]))
        result.push_back(count > 1 ? stem + "." + std::to_string(i) : stem);
  }
}

std::vector<std::string> trc::namesOfTensors(Operation *op) {
  std::vector<std::string> result;
  const Row row = rowOf(op);
  addNames(row.operands, op->getOperands(), op, "operandSegmentSizes", result);
  // A result over an operand of its name would be another tensor.
  addNames(row.results, op->getResults(), op, "resultSegmentSizes", result);
  return result;
}
