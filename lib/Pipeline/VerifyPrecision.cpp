//===- VerifyPrecision.cpp - whether products are as was asked ------------===//
//
// The policy is written down. A product multiplies a type that it or a rule
// names, or a note says that it was kept, and why: so the report leaves none
// out. See VerifyPhase.h.
//
//===----------------------------------------------------------------------===//

#include "VerifyPhase.h"

#include "trc/Dialect/StableHLO/ElementTypes.h"
#include "trc/Dialect/Trc/TrcDialect.h"
#include "trc/Precision/Precision.h"
#include "trc/Precision/Rules.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/DenseSet.h"

using namespace mlir;
using namespace trc;

namespace {

/// What `trc.precision` of the module says.
class Asked {
public:
  explicit Asked(ModuleOp module) {
    auto said = module->getAttrOfType<DictionaryAttr>(precisionAttribute);
    if (!said)
      return;
    if (auto text = said.getAs<StringAttr>("policy"))
      policy = text.getValue();
    add(policy, module.getContext());
    // "bf16 of layer h.0/*"
    if (auto rules = said.getAs<ArrayAttr>("rules"))
      for (auto rule : rules.getAsRange<StringAttr>())
        add(rule.getValue().split(' ').first, module.getContext());
    if (auto notes = said.getAs<ArrayAttr>("notes"))
      for (auto note : notes.getAsRange<DictionaryAttr>())
        addNote(note);
  }

  StringRef policy = nameOf(Precision::F32);

  /// In f32 a product is by what the program says, and nothing is noted.
  bool isMoreThanF32() const { return isRounded; }

  /// Its operands have one type, by their own verifiers and precision_c1.
  bool fits(Operation *product, func::FuncOp function) const {
    const Type element = getElementTypeOrSelf(product->getOperand(0));
    if (element.isF32() ? product->hasAttr("tf32") : narrow.contains(element))
      return true;
    return kept.contains({function.getSymNameAttr(),
                          product->getName().getIdentifier(),
                          product->getLoc()});
  }

private:
  /// Entry, operation and place.
  using Key = std::tuple<Attribute, Attribute, Attribute>;

  bool isRounded = false;
  llvm::SmallDenseSet<Type> narrow;
  llvm::DenseSet<Key> kept;

  void add(StringRef name, MLIRContext *context) {
    const std::optional<Precision> precision = precisionNamed(name);
    if (!precision || precision == Precision::F32)
      return;
    isRounded = true;
    if (rowOf(*precision).isNarrow())
      narrow.insert(mlirTypeOf(rowOf(*precision).operand, context));
  }

  void addNote(DictionaryAttr note) {
    auto places = note.getAs<ArrayAttr>("locations");
    if (!places || !note.contains("kept"))
      return;
    for (Attribute place : places)
      kept.insert({note.get("entry"), note.get("operation"), place});
  }
};

} // namespace

LogicalResult trc::verifyPrecision(ModuleOp module, StringRef policy) {
  const Asked asked(module);
  // A dump of this phase may pass it again, and asks for nothing then.
  if (policy != nameOf(Precision::F32) && asked.policy != policy)
    return module.emitOpError("precision_c3: is in the precision ")
           << asked.policy << ", where " << policy << " was asked for";
  if (module->hasAttr(rulesAttribute))
    return module.emitOpError("precision_c3: has rules that nothing looked at");
  if (!asked.isMoreThanF32())
    return success();
  for (auto function : module.getOps<func::FuncOp>()) {
    const WalkResult walked = function.walk([&](Operation *op) {
      if (!isa<ContractOp, AttentionOp, AttentionGradientOp, HeadLossOp,
               HeadLossGradientOp>(op) ||
          asked.fits(op, function))
        return WalkResult::advance();
      op->emitOpError("precision_c2: multiplies ")
          << getElementTypeOrSelf(op->getOperand(0))
          << ", which was not asked for, and no note says that it was kept";
      return WalkResult::interrupt();
    });
    if (walked.wasInterrupted())
      return failure();
  }
  return success();
}
