//===- Weights.cpp - the parameters inside of one function ----------------===//

#include "models/graph/Weights.h"

using namespace mlir;
using namespace trc;
using namespace trc::graph;

Weights::Weights(Graph &graph, ArrayRef<Parameter> parameters, Binding binding)
    : graph(graph) {
  for (const Parameter &parameter : parameters)
    tensors.insert(
        {parameter.name,
         binding == Binding::Parameters
             ? graph.parameter(parameter)
             : graph.state(parameter.name, parameter.shape, graph.f32())});
}

Tensor Weights::operator()(const Twine &name) const {
  auto found = tensors.find(name.str());
  if (found == tensors.end())
    graph.fail("weight", "the model has no parameter " + name);
  return found->second;
}
