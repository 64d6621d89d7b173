//===- Einsum.cpp - products by labels ------------------------------------===//
//
// A dot_general has batched, then left, then right dimensions; a transpose
// brings them into the order that was asked for.
//
//===----------------------------------------------------------------------===//

#include "models/graph/Operators.h"

#include "trc/Dialect/StableHLO/StableHLODialect.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace trc;
using namespace trc::graph;

Tensor graph::einsum(StringRef labels, Tensor a, Tensor b) {
  Graph &graph = a.graph();
  auto [operands, result] = labels.split("->");
  auto [left, right] = operands.split(',');
  auto expect = [&](bool holds, StringRef what) {
    if (!holds)
      graph.fail("einsum", "\"" + labels + "\": " + what + ", got " +
                               describe(a.shape()) + " and " +
                               describe(b.shape()));
  };
  expect(static_cast<int64_t>(left.size()) == a.rank() &&
             static_cast<int64_t>(right.size()) == b.rank(),
         "expected a label for each dimension");

  SmallVector<int64_t> leftBatch, rightBatch, leftSum, rightSum;
  std::string order, leftRest, rightRest;
  for (auto [i, label] : llvm::enumerate(left)) {
    size_t j = right.find(label);
    bool kept = result.contains(label);
    if (j == StringRef::npos) {
      expect(kept, "expected labels of one operand in the result");
      leftRest += label;
      continue;
    }
    expect(a.shape()[i] == b.shape()[j],
           "expected equal extents under a label");
    (kept ? leftBatch : leftSum).push_back(i);
    (kept ? rightBatch : rightSum).push_back(j);
    if (kept)
      order += label;
  }
  for (char label : right)
    if (!left.contains(label)) {
      expect(result.contains(label),
             "expected labels of one operand in the result");
      rightRest += label;
    }
  order += leftRest + rightRest;
  expect(order.size() == result.size(), "expected each label once");

  auto numbers = stablehlo::DotDimensionNumbersAttr::get(
      graph.builder().getContext(), leftBatch, rightBatch, leftSum, rightSum);
  Tensor product(
      graph, graph.writing("dot_general").dot(a.value(), b.value(), numbers));
  SmallVector<int64_t> permutation;
  for (char label : result)
    permutation.push_back(static_cast<int64_t>(order.find(label)));
  return transpose(product, permutation);
}
