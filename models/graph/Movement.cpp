//===- Movement.cpp - shapes, reductions, random bits ---------------------===//
//
// Each checks what its caller can get wrong, then appends one operation.
//
//===----------------------------------------------------------------------===//

#include "models/graph/Operators.h"

#include "trc/Dialect/StableHLO/StableHLODialect.h"

#include "llvm/ADT/STLExtras.h"

#include <limits>

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
  return Tensor(x.graph(),
                stablehlo::BroadcastInDimOp::create(
                    x.graph().builder(), x.graph().location("broadcast_in_dim"),
                    x.type().clone(shape), x.value(), dimensions));
}

Tensor graph::reshape(Tensor x, ArrayRef<int64_t> shape) {
  if (RankedTensorType::get(shape, x.elementType()).getNumElements() !=
      x.type().getNumElements())
    x.graph().fail("reshape", "expected as many elements as " +
                                  describe(x.shape()) + ", got " +
                                  describe(shape));
  if (x.shape() == shape)
    return x;
  return Tensor(x.graph(),
                stablehlo::ReshapeOp::create(x.graph().builder(),
                                             x.graph().location("reshape"),
                                             x.type().clone(shape), x.value()));
}

Tensor graph::transpose(Tensor x, ArrayRef<int64_t> permutation) {
  Shape shape;
  for (int64_t dimension : permutation)
    shape.push_back(x.extent(dimension));
  if (static_cast<int64_t>(shape.size()) != x.rank())
    x.graph().fail("transpose", "expected a permutation of the dimensions of " +
                                    describe(x.shape()) + ", got " +
                                    describe(permutation));
  if (llvm::equal(permutation, llvm::seq<int64_t>(0, x.rank())))
    return x;
  return Tensor(x.graph(),
                stablehlo::TransposeOp::create(
                    x.graph().builder(), x.graph().location("transpose"),
                    x.type().clone(shape), x.value(), permutation));
}

Tensor graph::slice(Tensor x, int64_t dimension, int64_t begin, int64_t end) {
  if (begin < 0 || begin > end || end > x.extent(dimension))
    x.graph().fail("slice", "expected a range of dimension " +
                                Twine(dimension) + " of " +
                                describe(x.shape()) + ", got " + Twine(begin) +
                                " to " + Twine(end));
  if (begin == 0 && end == x.extent(dimension))
    return x;
  Shape starts(x.rank(), 0), limits(x.shape()), strides(x.rank(), 1);
  starts[dimension] = begin;
  limits[dimension] = end;
  Shape shape(x.shape());
  shape[dimension] = end - begin;
  return Tensor(x.graph(),
                stablehlo::SliceOp::create(
                    x.graph().builder(), x.graph().location("slice"),
                    x.type().clone(shape), x.value(), starts, limits, strides));
}

Tensor graph::dynamicSlice(Tensor x, int64_t dimension, Tensor start,
                           int64_t size) {
  if (start.rank() != 0 || size > x.extent(dimension))
    x.graph().fail("dynamic_slice", "expected a scalar start and a size of at "
                                    "most " +
                                        Twine(x.extent(dimension)) + ", got " +
                                        Twine(size));
  Graph &graph = x.graph();
  Tensor zero = full(graph, {}, start.elementType(), 0);
  SmallVector<Value> starts(x.rank(), zero.value());
  starts[dimension] = start.value();
  Shape shape(x.shape());
  shape[dimension] = size;
  return Tensor(graph, stablehlo::DynamicSliceOp::create(
                           graph.builder(), graph.location("dynamic_slice"),
                           x.type().clone(shape), x.value(), starts, shape));
}

Tensor graph::concatenate(ArrayRef<Tensor> parts, int64_t dimension) {
  Graph &graph = parts.front().graph();
  Shape shape(parts.front().shape());
  shape[dimension] = 0;
  SmallVector<Value> values;
  for (const Tensor &part : parts) {
    shape[dimension] += part.extent(dimension);
    values.push_back(part.value());
  }
  return Tensor(graph,
                stablehlo::ConcatenateOp::create(
                    graph.builder(), graph.location("concatenate"),
                    parts.front().type().clone(shape), values, dimension));
}

template <typename Op>
static Tensor reduce(Tensor x, ArrayRef<int64_t> dimensions, double initial) {
  Graph &graph = x.graph();
  Shape shape;
  for (int64_t i = 0; i < x.rank(); ++i)
    if (!llvm::is_contained(dimensions, i))
      shape.push_back(x.extent(i));
  if (x.rank() - static_cast<int64_t>(dimensions.size()) !=
      static_cast<int64_t>(shape.size()))
    graph.fail("reduce", "expected dimensions of " + describe(x.shape()) +
                             ", got " + describe(dimensions));
  OpBuilder &builder = graph.builder();
  Location loc = graph.location("reduce");
  Value first = full(graph, {}, x.elementType(), initial).value();
  auto op = stablehlo::ReduceOp::create(
      builder, loc, TypeRange(x.type().clone(shape)), ValueRange(x.value()),
      ValueRange(first), dimensions);
  OpBuilder::InsertionGuard guard(builder);
  Type scalar = first.getType();
  Block *body =
      builder.createBlock(&op.getBody(), {}, {scalar, scalar}, {loc, loc});
  Value combined = Op::create(builder, loc, scalar, body->getArgument(0),
                              body->getArgument(1));
  stablehlo::ReturnOp::create(builder, loc, ValueRange(combined));
  return Tensor(graph, op.getResult(0));
}

Tensor graph::reduceSum(Tensor x, ArrayRef<int64_t> dimensions) {
  return reduce<stablehlo::AddOp>(x, dimensions, 0.0);
}

Tensor graph::reduceMax(Tensor x, ArrayRef<int64_t> dimensions) {
  return reduce<stablehlo::MaxOp>(x, dimensions,
                                  -std::numeric_limits<double>::infinity());
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

Tensor graph::randomBits(Graph &graph, ArrayRef<int64_t> shape) {
  if (!graph.hasGenerator())
    graph.fail("random bits", "the graph has no generator");
  OpBuilder &builder = graph.builder();
  Tensor state = graph.getGenerator();
  auto bits = RankedTensorType::get(shape, builder.getIntegerType(32, false));
  auto op = stablehlo::RngBitGeneratorOp::create(
      builder, graph.location("rng_bit_generator"), state.type(), bits,
      stablehlo::RngAlgorithm::THREE_FRY, state.value());
  graph.setGenerator(Tensor(graph, op.getOutputState()));
  return Tensor(graph, op.getOutput());
}
