//===- Movement.cpp - shapes, reductions, random bits ---------------------===//
//
// Each checks what its caller can get wrong, then appends one operation.
//
//===----------------------------------------------------------------------===//

#include "models/graph/Operators.h"

#include "trc/Dialect/StableHLO/StableHLODialect.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace trc;
using namespace trc::graph;

Tensor graph::broadcast(Tensor x, ArrayRef<int64_t> shape,
                        ArrayRef<int64_t> dimensions) {
  bool fits = static_cast<int64_t>(dimensions.size()) == x.rank();
  for (auto [i, dimension] : llvm::enumerate(dimensions))
    fits = fits && dimension < static_cast<int64_t>(shape.size()) &&
           (x.shape()[i] == 1 || x.shape()[i] == shape[dimension]);
  if (!fits)
    x.graph().fail("broadcast", "cannot bring " + describe(x.shape()) + " to " +
                                    describe(shape) + " along dimensions " +
                                    describe(dimensions));
  return Tensor(x.graph(), x.graph()
                               .writing("broadcast_in_dim")
                               .broadcast(x.value(), shape, dimensions));
}

Tensor graph::reshape(Tensor x, ArrayRef<int64_t> shape) {
  if (RankedTensorType::get(shape, x.elementType()).getNumElements() !=
      x.type().getNumElements())
    x.graph().fail("reshape", "expected as many elements as " +
                                  describe(x.shape()) + ", got " +
                                  describe(shape));
  return Tensor(x.graph(),
                x.graph().writing("reshape").reshape(x.value(), shape));
}

Tensor graph::transpose(Tensor x, ArrayRef<int64_t> permutation) {
  if (static_cast<int64_t>(permutation.size()) != x.rank())
    x.graph().fail("transpose", "expected a permutation of the dimensions of " +
                                    describe(x.shape()) + ", got " +
                                    describe(permutation));
  return Tensor(
      x.graph(),
      x.graph().writing("transpose").transpose(x.value(), permutation));
}

Tensor graph::slice(Tensor x, int64_t dimension, int64_t begin, int64_t end) {
  if (begin < 0 || begin > end || end > x.extent(dimension))
    x.graph().fail("slice", "expected a range of dimension " +
                                Twine(dimension) + " of " +
                                describe(x.shape()) + ", got " + Twine(begin) +
                                " to " + Twine(end));
  return Tensor(x.graph(), x.graph().writing("slice").take(x.value(), dimension,
                                                           begin, end - begin));
}

Tensor graph::dynamicSlice(Tensor x, int64_t dimension, Tensor start,
                           int64_t size) {
  if (start.rank() != 0 || size > x.extent(dimension))
    x.graph().fail("dynamic_slice", "expected a scalar start and a size of at "
                                    "most " +
                                        Twine(x.extent(dimension)) + ", got " +
                                        Twine(size));
  return Tensor(x.graph(),
                x.graph()
                    .writing("dynamic_slice")
                    .take(x.value(), dimension, start.value(), size));
}

Tensor graph::concatenate(ArrayRef<Tensor> parts, int64_t dimension) {
  Graph &graph = parts.front().graph();
  SmallVector<Value> values;
  for (const Tensor &part : parts)
    values.push_back(part.value());
  return Tensor(graph,
                graph.writing("concatenate").concatenate(values, dimension));
}

/// Dimensions of `x` to reduce, each once.
static ArrayRef<int64_t> checked(Tensor x, ArrayRef<int64_t> dimensions) {
  int64_t known =
      llvm::count_if(llvm::seq<int64_t>(0, x.rank()), [&](int64_t d) {
        return llvm::is_contained(dimensions, d);
      });
  if (known != static_cast<int64_t>(dimensions.size()))
    x.graph().fail("reduce", "expected dimensions of " + describe(x.shape()) +
                                 ", got " + describe(dimensions));
  return dimensions;
}

Tensor graph::reduceSum(Tensor x, ArrayRef<int64_t> dimensions) {
  return Tensor(x.graph(), x.graph().writing("reduce").sum(
                               x.value(), checked(x, dimensions)));
}

Tensor graph::reduceMax(Tensor x, ArrayRef<int64_t> dimensions) {
  return Tensor(x.graph(), x.graph().writing("reduce").maximum(
                               x.value(), checked(x, dimensions)));
}

Tensor graph::expandLike(Tensor x, Tensor like, int64_t dimension) {
  if (dimension < 0)
    dimension += like.rank();
  SmallVector<int64_t> dimensions;
  for (int64_t i = 0; i < like.rank(); ++i)
    if (i != dimension)
      dimensions.push_back(i);
  return broadcast(x, like.shape(), dimensions);
}
