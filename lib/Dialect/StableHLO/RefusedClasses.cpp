//===- RefusedClasses.cpp - generated classes of RefusedOps.td ------===//
//
// Holds what TableGen generates, since it compiles slowly and changes rarely,
// and the names that share one of these classes.
//
//===----------------------------------------------------------------------===//

#include "Assembly.h"

#include "mlir/IR/Builders.h"

using namespace mlir;

#define GET_OP_CLASSES
#include "trc/Dialect/StableHLO/RefusedOps.cpp.inc"

namespace {

/// The one class that these have, under another name.
struct RefusedModel
    : RegisteredOperationName::Model<trc::stablehlo::RefusedByNameOp> {
  RefusedModel(StringRef mnemonic, Dialect *dialect, TypeID type)
      : Model(dialect) {
    name = StringAttr::get(dialect->getContext(),
                           dialect->getNamespace() + "." + mnemonic);
    typeID = type;
  }
};

} // namespace

void trc::stablehlo::StableHLODialect::registerRefusedOps() {
  addOperations<
#define GET_OP_LIST
#include "trc/Dialect/StableHLO/RefusedOps.cpp.inc"
      >();
#define TRC_REFUSED_NAME(MNEMONIC)                                             \
  RegisteredOperationName::insert(                                             \
      std::make_unique<RefusedModel>(MNEMONIC, this, refusedTypes.allocate()), \
      RefusedByNameOp::getAttributeNames());
#include "trc/Dialect/StableHLO/RefusedNames.def"
}
