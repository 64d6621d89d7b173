//===- Weights.h - the parameters inside of one function --------*- C++ -*-===//
//
// A model's layers ask for their weights by name; which function they are in
// says what a weight is there: what a loss is differentiated by, or state.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_MODELS_GRAPH_WEIGHTS_H
#define TRC_MODELS_GRAPH_WEIGHTS_H

#include "models/graph/Graph.h"

#include "llvm/ADT/StringMap.h"

namespace trc::graph {

class Weights {
public:
  enum class Binding { Parameters, State };

  /// Declares all of them as arguments of `graph`.
  Weights(Graph &graph, llvm::ArrayRef<Parameter> parameters, Binding binding);

  /// One of them; another name is a mistake in the model.
  Tensor operator()(const llvm::Twine &name) const;

private:
  Graph &graph;
  llvm::StringMap<Tensor> tensors;
};

} // namespace trc::graph

#endif // TRC_MODELS_GRAPH_WEIGHTS_H
