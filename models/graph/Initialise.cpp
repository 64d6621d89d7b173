//===- Initialise.cpp - the function that makes the first state -----------===//
//
// Normal numbers are the inverse error function of uniform ones in (-1, 1):
// 23 random bits become the fraction of a float in [1, 2).
//
//===----------------------------------------------------------------------===//

#include "models/graph/Initialise.h"

#include "models/graph/Operators.h"

#include <cmath>
#include <numbers>

using namespace mlir;
using namespace trc;
using namespace trc::graph;

void graph::declareGenerator(Graph &graph) {
  Type word = graph.builder().getIntegerType(64, /*isSigned=*/false);
  graph.setGenerator(
      graph.state(generatorName, {2}, word, StateRole::Generator));
}

void graph::returnGenerator(Graph &graph) {
  graph.updateState(generatorName, graph.getGenerator());
}

/// Key and counter of the generator, both from the seed.
static Tensor firstGenerator(Graph &graph, Tensor seed) {
  OpBuilder &builder = graph.builder();
  Type half = builder.getIntegerType(32, /*isSigned=*/false);
  Type word = builder.getIntegerType(64, /*isSigned=*/false);
  Tensor key = reshape(convert(bitcast(seed, half), word), {1});
  return concatenate({key, full(graph, {1}, word, 0)}, 0);
}

static Tensor normal(Graph &graph, ArrayRef<int64_t> shape, double deviation) {
  Tensor bits = bitOr(shiftRight(randomBits(graph, shape), 9), 0x3F800000);
  // In [-1, 1); the end itself has no finite normal number.
  Tensor uniform = bitcast(bits, graph.f32()) * 2.0 - 3.0;
  uniform = maximum(uniform, static_cast<double>(std::nextafter(-1.0f, 0.0f)));
  return erfInverse(uniform) * (std::numbers::sqrt2 * deviation);
}

void graph::addInitialise(ModuleOp module, ArrayRef<Parameter> parameters) {
  Graph graph(module, "initialise", Graph::Visibility::Public);
  Tensor seed = graph.batch("seed", {}, graph.i32());
  Scope scope(graph, "initialise");
  graph.setGenerator(firstGenerator(graph, seed));
  for (const Parameter &parameter : parameters) {
    Scope scope(graph, parameter.name);
    switch (parameter.initialiser.kind) {
    case Initialiser::Kind::Zeros:
      graph.updateState(parameter.name,
                        full(graph, parameter.shape, graph.f32(), 0.0));
      break;
    case Initialiser::Kind::Ones:
      graph.updateState(parameter.name,
                        full(graph, parameter.shape, graph.f32(), 1.0));
      break;
    case Initialiser::Kind::Normal:
      graph.updateState(
          parameter.name,
          normal(graph, parameter.shape, parameter.initialiser.deviation));
      break;
    }
  }
  returnGenerator(graph);
  graph.finish();
}
