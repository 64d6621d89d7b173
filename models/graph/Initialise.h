//===- Initialise.h - the function that makes the first state ---*- C++ -*-===//
//
// Every model begins alike: from a seed, parameters and a random generator.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_MODELS_GRAPH_INITIALISE_H
#define TRC_MODELS_GRAPH_INITIALISE_H

#include "models/graph/Graph.h"

namespace trc::graph {

/// The name under which the generator's state is kept: `rng`, tensor<2xui64>.
inline constexpr llvm::StringLiteral generatorName = "rng";

/// The generator's state as an argument of `graph`; dropout draws from it.
void declareGenerator(Graph &graph);
/// The generator's state after all draws, as a result of `graph`.
void returnGenerator(Graph &graph);

/// Appends `func @initialise(%seed: tensor<i32>)` to `module`: the parameters
/// in the order of the list, then the generator's state. Equal seeds give equal
/// bits; a parameter's bits depend on its place in the list.
void addInitialise(mlir::ModuleOp module, llvm::ArrayRef<Parameter> parameters);

} // namespace trc::graph

#endif // TRC_MODELS_GRAPH_INITIALISE_H
