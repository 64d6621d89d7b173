//===- ModelFacts.cpp - what a program was made from ----------------------===//
//
// See ModelFacts.h.
//
//===----------------------------------------------------------------------===//

#include "trc/Dialect/Trc/ModelFacts.h"

#include "trc/Dialect/Trc/TrcDialect.h"

#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace trc;

static constexpr StringLiteral modelName = "trc.model";
static constexpr StringLiteral fieldNames[] = {"name", "configuration", "task"};

std::optional<ModelFacts> trc::readModelFacts(ModuleOp module) {
  auto said = module->getAttrOfType<DictionaryAttr>(modelName);
  if (!said)
    return std::nullopt;
  auto read = [&](StringRef field) {
    auto text = said.getAs<StringAttr>(field);
    return text ? text.str() : std::string();
  };
  return ModelFacts{read("name"), read("configuration"), read("task")};
}

void trc::setModelFacts(ModuleOp module, const ModelFacts &facts) {
  Builder builder(module.getContext());
  NamedAttrList fields;
  auto add = [&](StringRef field, const std::string &text) {
    if (!text.empty())
      fields.set(field, builder.getStringAttr(text));
  };
  add("name", facts.name);
  add("configuration", facts.configuration);
  add("task", facts.task);
  module->setAttr(modelName, fields.getDictionary(module.getContext()));
}

LogicalResult TrcDialect::verifyOperationAttribute(Operation *op,
                                                   NamedAttribute attribute) {
  if (attribute.getName() != modelName)
    return success();
  auto fields = dyn_cast<DictionaryAttr>(attribute.getValue());
  if (!isa<ModuleOp>(op) || !fields || !fields.get("name"))
    return op->emitError("model_c1: expected trc.model of a module to be a "
                         "dictionary with a name, got ")
           << attribute.getValue();
  for (NamedAttribute field : fields)
    if (!isa<StringAttr>(field.getValue()) ||
        !llvm::is_contained(fieldNames, field.getName().getValue()))
      return op->emitError("model_c2: expected name, configuration and task "
                           "of trc.model to be texts, and nothing else, got ")
             << field.getName() << " = " << field.getValue();
  return success();
}
