//===- StatePorts.cpp - ports that are bound to state ---------------------===//

#include "StatePorts.h"

using namespace mlir;
using namespace trc;

StringAttr trc::stateOf(DictionaryAttr port) {
  if (!port)
    return {};
  auto state = port.getAs<StringAttr>("trc.state");
  return state ? state : port.getAs<StringAttr>("trc.parameter");
}

bool trc::isF32(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor && tensor.getElementType().isF32();
}

void trc::forEachPort(ModuleOp module,
                      llvm::function_ref<void(DictionaryAttr, Type)> visit) {
  for (auto function : module.getOps<func::FuncOp>()) {
    for (unsigned i = 0; i < function.getNumArguments(); ++i)
      visit(function.getArgAttrDict(i), function.getArgumentTypes()[i]);
    for (unsigned i = 0; i < function.getNumResults(); ++i)
      visit(function.getResultAttrDict(i), function.getResultTypes()[i]);
  }
}

Value trc::findCounter(func::FuncOp function) {
  for (BlockArgument argument : function.getArguments()) {
    std::optional<RoleOfState> role =
        readRole(function.getArgAttrDict(argument.getArgNumber()));
    auto type = dyn_cast<RankedTensorType>(argument.getType());
    if (role && role->role == StateRole::Counter && type &&
        type.getRank() == 0 && type.getElementType().isInteger())
      return argument;
  }
  return {};
}

InFlightDiagnostic trc::emitNoCounter(func::FuncOp function, StringAttr name,
                                      StringRef type) {
  return function.emitError("state ")
         << name << " is to be rounded to " << type
         << " by chance, which takes a counter of steps: give an integer "
            "argument trc.role = \"counter\"";
}
