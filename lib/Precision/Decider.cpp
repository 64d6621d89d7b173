//===- Decider.cpp - which precision a product is to have -----------------===//

#include "Decider.h"

#include "trc/Debug/SourceLocation.h"

using namespace mlir;
using namespace trc;

LogicalResult Decider::read(ModuleOp module) {
  auto given = module->getAttrOfType<ArrayAttr>(rulesAttribute);
  if (!given)
    return success();
  for (auto fields : given.getAsRange<DictionaryAttr>()) {
    auto layer = fields.getAs<StringAttr>("layer");
    auto operation = fields.getAs<StringAttr>("operation");
    auto name = fields.getAs<StringAttr>("precision");
    std::optional<Precision> precision =
        name ? precisionNamed(name.getValue()) : std::nullopt;
    if (!layer || !operation || !precision)
      return module.emitError() << "rule " << asked.rules.size() + 1 << " of "
                                << rulesAttribute << " is none: " << fields;
    asked.rules.push_back({layer.str(), operation.str(), *precision});
  }
  isUsed.resize(asked.rules.size());
  return success();
}

Decision Decider::decideBy(size_t number) {
  isUsed[number] = true;
  const PrecisionRule &rule = asked.rules[number];
  return {rule.precision,
          ", by rule " + std::to_string(number + 1) + " (" + rule.text() + ")"};
}

Decision Decider::decide(Operation *op) {
  const std::string layer = resolveLocation(op->getLoc()).scope;
  for (const auto &[i, rule] : llvm::enumerate(asked.rules))
    if (fits(rule.layer, layer) &&
        fits(rule.operation, op->getName().getStringRef()))
      return decideBy(i);
  return {asked.usual, ""};
}

std::optional<Decision> Decider::decideLogits(Operation *op) {
  const std::string layer = resolveLocation(op->getLoc()).scope;
  for (const auto &[i, rule] : llvm::enumerate(asked.rules))
    if (rule.isAboutLogits() && fits(rule.layer, layer))
      return decideBy(i);
  return std::nullopt;
}

void Decider::warnOfUnused(ModuleOp module) const {
  for (const auto &[i, rule] : llvm::enumerate(asked.rules))
    if (!isUsed[i])
      emitWarning(module.getLoc())
          << "precision rule " << i + 1
          << (rule.isAboutLogits()
                  ? " fits no head whose product is in bf16 or f16: layer \""
                  : " fits no product: layer \"")
          << rule.layer << "\", operation \"" << rule.operation << "\"";
}
