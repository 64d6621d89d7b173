//===- Loop.cpp - one body, many trips ------------------------------------===//
//
// A `while` that counts: it carries the trip, the value, and the generator
// where there is one. What the body reads besides stays outside and is
// captured.
//
//===----------------------------------------------------------------------===//

#include "models/graph/Operators.h"

#include "trc/Dialect/StableHLO/StableHLODialect.h"

using namespace mlir;
using namespace trc;
using namespace trc::graph;

Tensor graph::repeat(Tensor x, int64_t trips,
                     llvm::function_ref<Tensor(Tensor, Tensor)> body) {
  Graph &graph = x.graph();
  OpBuilder &builder = graph.builder();
  Tensor zero = full(graph, {}, graph.i32(), 0);
  if (trips == 1)
    return body(x, zero);
  SmallVector<Value> starts = {zero.value(), x.value()};
  if (graph.hasGenerator())
    starts.push_back(graph.getGenerator().value());
  SmallVector<Type> types(ValueRange(starts).getTypes());
  Location loc = graph.location("while");
  SmallVector<Location> locations(types.size(), loc);
  auto loop = stablehlo::WhileOp::create(builder, loc, types, starts);
  {
    OpBuilder::InsertionGuard guard(builder);
    Block *cond = builder.createBlock(&loop.getCond(), {}, types, locations);
    Tensor more = compare(Order::Less, Tensor(graph, cond->getArgument(0)),
                          static_cast<double>(trips));
    stablehlo::ReturnOp::create(builder, loc, more.value());
    Block *block = builder.createBlock(&loop.getBody(), {}, types, locations);
    Tensor trip(graph, block->getArgument(0));
    if (graph.hasGenerator())
      graph.setGenerator(Tensor(graph, block->getArgument(2)));
    Tensor next = body(Tensor(graph, block->getArgument(1)), trip);
    if (next.type() != x.type())
      graph.fail("while", "expected a body that keeps the shape " +
                              describe(x.shape()) + ", got " +
                              describe(next.shape()));
    SmallVector<Value> results = {(trip + 1.0).value(), next.value()};
    if (graph.hasGenerator())
      results.push_back(graph.getGenerator().value());
    stablehlo::ReturnOp::create(builder, loc, results);
  }
  if (graph.hasGenerator())
    graph.setGenerator(Tensor(graph, loop->getResult(2)));
  return Tensor(graph, loop->getResult(1));
}

Tensor graph::repeat(Tensor x, int64_t trips,
                     llvm::function_ref<Tensor(Tensor)> body) {
  return repeat(x, trips, [&](Tensor y, Tensor) { return body(y); });
}
