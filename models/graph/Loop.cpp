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
  if (trips == 1)
    return body(x, full(graph, {}, graph.i32(), 0));
  SmallVector<Value> starts = {x.value()};
  if (graph.hasGenerator())
    starts.push_back(graph.getGenerator().value());
  auto loop = graph.writing("while").repeat(
      trips, starts, [&](Value number, ValueRange carried) {
        if (graph.hasGenerator())
          graph.setGenerator(Tensor(graph, carried[1]));
        Tensor next = body(Tensor(graph, carried[0]), Tensor(graph, number));
        if (next.type() != x.type())
          graph.fail("while", "expected a body that keeps the shape " +
                                  describe(x.shape()) + ", got " +
                                  describe(next.shape()));
        SmallVector<Value> results = {next.value()};
        if (graph.hasGenerator())
          results.push_back(graph.getGenerator().value());
        return results;
      });
  if (graph.hasGenerator())
    graph.setGenerator(Tensor(graph, loop->getResult(2)));
  return Tensor(graph, loop->getResult(1));
}

Tensor graph::repeat(Tensor x, int64_t trips,
                     llvm::function_ref<Tensor(Tensor)> body) {
  return repeat(x, trips, [&](Tensor y, Tensor) { return body(y); });
}
