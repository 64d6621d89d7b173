//===- ModelFacts.h - what a program was made from --------------*- C++ -*-===//
//
// What a frontend knows and the functions do not say: which model it is, in
// which configuration, trained for which task. Kept as it was given, as an
// attribute of the module, down to the artifact:
//
//   module attributes {trc.model = {name = "gpt2", task = "next-token",
//                                   configuration = "{\22n_layer\22: 12}"}}
//
// `name` is needed, the others may be missing; no other fields. The text of
// `configuration` is the frontend's own form. The dialect verifies the
// attribute (model_c1, model_c2). Any compiler may leave it aside.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_DIALECT_TRC_MODELFACTS_H
#define TRC_DIALECT_TRC_MODELFACTS_H

#include "mlir/IR/BuiltinOps.h"

#include <optional>

namespace trc {

/// Empty: not said.
struct ModelFacts {
  std::string name, configuration, task;
};

/// Nothing if the module does not say.
std::optional<ModelFacts> readModelFacts(mlir::ModuleOp module);
void setModelFacts(mlir::ModuleOp module, const ModelFacts &facts);

} // namespace trc

#endif // TRC_DIALECT_TRC_MODELFACTS_H
