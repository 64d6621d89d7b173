//===- ExtendInitialise.cpp - first state of an optimizer -----------------===//
//
// See ExtendInitialise.h.
//
//===----------------------------------------------------------------------===//

#include "ExtendInitialise.h"

#include "Arithmetic.h"

#include "trc/Dialect/Trc/StatePart.h"
#include "trc/TrainStep/LossSignature.h"

using namespace mlir;
using namespace trc;

void FirstState::addPart(Builder builder, NamedAttrList &attributes) const {
  if (!whole)
    return;
  attributes.set(wholeShapeName, whole);
  attributes.set("trc.split", builder.getI64IntegerAttr(0));
}

LogicalResult trc::extendInitialise(func::FuncOp function,
                                    ArrayRef<FirstState> states) {
  Operation *terminator = function.getBody().front().getTerminator();
  OpBuilder builder(terminator);
  Arithmetic math(builder, function.getLoc());
  SmallVector<Value> results(terminator->getOperands());
  SmallVector<unsigned> indices;
  SmallVector<Type> types;
  SmallVector<DictionaryAttr> attributes;
  DenseMap<StringAttr, unsigned> made = getStateResults(function);
  for (const FirstState &state : states) {
    if (auto found = made.find(state.name); found != made.end()) {
      Type type = function.getResultTypes()[found->second];
      if (type == state.type)
        continue;
      return function.emitError("state ")
             << state.name << " of the optimizer is " << state.type
             << ", but this makes a state of that name as " << type
             << ": give it another name";
    }
    // All new results come after the old ones.
    indices.push_back(function.getNumResults());
    types.push_back(state.type);
    NamedAttrList port;
    port.set("trc.state", state.name);
    state.addPart(builder, port);
    attributes.push_back(port.getDictionary(builder.getContext()));
    results.push_back(math.fill(state.type, state.number));
  }
  if (failed(function.insertResults(indices, types, attributes)))
    return failure();
  terminator->setOperands(results);
  return success();
}
