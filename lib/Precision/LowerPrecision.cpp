//===- LowerPrecision.cpp - products in bf16, f16 or tf32 -----------------===//
//
// With bf16, an operand of a product is rounded where its value is made, once
// for all products that read it, and a result is widened at once; f16 likewise:
//
//   y = contract x, w          w' = convert w : bf16      once per step
//   z = gelu(y + b)            y' = contract x', w' : bf16
//                              y  = convert y' : f32      part of gelu's kernel
//   .. = contract z, v         z  = gelu(y + b)           in f32
//                              z' = convert z : bf16      part of gelu's kernel
//                              .. = contract z', v'
//
// The conversions fuse with the arithmetic around them, so that arithmetic runs
// in f32 and what lies in memory between a product and a kernel is bf16. What
// no product reads or makes (the residual stream, statistics of norms, the
// optimizer) is not touched. Gradients of parameters stay f32, see `keepsF32`.
//
// Which value is narrowed is a matter of structure alone, so that the same step
// gets the same types whether our frontend or JAX wrote it.
//
//===----------------------------------------------------------------------===//

#include "Decider.h"
#include "Flow.h"
#include "Narrower.h"
#include "Notes.h"
#include "Products.h"

#include "trc/Dialect/StableHLO/ElementTypes.h"
#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Dialect/Trc/TrcDialect.h"
#include "trc/Precision/Passes.h"
#include "trc/Rewrite/Unread.h"
#include "trc/TrainStep/LossScaling.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/ADT/MapVector.h"

namespace trc {
#define GEN_PASS_DEF_LOWERPRECISION
#include "trc/Precision/Passes.h.inc"
} // namespace trc

using namespace mlir;
using namespace trc;

namespace {

//===----------------------------------------------------------------------===//
// Which results stay f32
//===----------------------------------------------------------------------===//

/// The gradient of a parameter is a product that no parameter goes into, and
/// that goes into the next state element by element.
bool isParameterGradient(ContractOp op, const Flow &flow) {
  return !flow.isParameter(op.getLhs()) && !flow.isParameter(op.getRhs()) &&
         flow.leaves(op.getResult(), /*withArithmetic=*/true);
}

/// Why the result of a product of narrow operands is not rounded as they are;
/// null if it is.
const char *keepsF32(ContractOp op, const Flow &flow) {
  if (op.getInit())
    return "added to a sum in f32";
  if (flow.leaves(op.getResult(), /*withArithmetic=*/false))
    return "leaves the step";
  if (isParameterGradient(op, flow))
    return "gradient of a parameter";
  return nullptr;
}

//===----------------------------------------------------------------------===//
// What the report tells
//===----------------------------------------------------------------------===//

/// "f32, f32 -> bf16".
std::string signatureOf(Operation *op) {
  std::string text;
  llvm::raw_string_ostream os(text);
  auto print = [&](Type type) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    os << (tensor ? tensor.getElementType() : type);
  };
  llvm::interleaveComma(op->getOperandTypes(), os, print);
  os << " -> ";
  llvm::interleaveComma(op->getResultTypes(), os, print);
  return text;
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

class LowerPrecisionPass
    : public trc::impl::LowerPrecisionBase<LowerPrecisionPass> {
public:
  using LowerPrecisionBase::LowerPrecisionBase;

  void runOnOperation() override {
    Decider decider(policy);
    if (failed(decider.read(getOperation())))
      return signalPassFailure();
    if (decider.changesNothing())
      return;
    Notes notes;
    bool isScaledRightly = true;
    for (auto function : getOperation().getOps<func::FuncOp>())
      isScaledRightly &= succeeded(lower(function, decider, notes));
    decider.warnOfUnused(getOperation());
    getOperation()->removeAttr(rulesAttribute);
    describePolicy(decider.rules());
    notes.appendTo(getOperation());
    if (!isScaledRightly)
      signalPassFailure();
  }

private:
  /// Policy and rules, which notes have the numbers of.
  void describePolicy(const PrecisionRules &rules) {
    Builder builder(&getContext());
    NamedAttrList fields;
    fields.set("policy", builder.getStringAttr(nameOf(policy)));
    SmallVector<std::string> texts;
    for (const PrecisionRule &rule : rules.rules)
      texts.push_back(rule.text());
    if (!texts.empty())
      fields.set("rules", builder.getStrArrayAttr(SmallVector<StringRef>(
                              texts.begin(), texts.end())));
    getOperation()->setAttr(precisionAttribute,
                            fields.getDictionary(&getContext()));
  }

  LogicalResult lower(func::FuncOp function, Decider &decider, Notes &notes) {
    SmallVector<Product> products;
    function.walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (std::optional<Product> product = describeProduct(op))
        products.push_back(std::move(*product));
      else if (isa<stablehlo::ConvolutionOp>(op))
        noteKept(op, function.getSymName(), notes);
    });
    if (products.empty())
      return success();
    SmallVector<Decision> decisions;
    for (const Product &product : products)
      decisions.push_back(decider.decide(product.op));
    const bool anyNarrow = llvm::any_of(decisions, [](const Decision &each) {
      return rowOf(each.precision).isNarrow();
    });
    if (anyNarrow)
      if (Type narrow = findNarrowFloat(function)) {
        // Its author has decided what is narrow.
        std::string text;
        llvm::raw_string_ostream(text) << "the program holds " << narrow;
        for (const Product &product : products)
          notes.add(function.getSymName(), product.op, "kept",
                    signatureOf(product.op), text);
        return success();
      }

    Flow flow(function);
    const LogicalResult scaled =
        checkLossScale(function, products, decisions, flow, decider, notes);
    // Every decision is about the program as it came.
    for (auto [product, decision] : llvm::zip_equal(products, decisions)) {
      auto contract = dyn_cast<ContractOp>(product.op);
      if (!contract || !rowOf(decision.precision).isNarrow())
        continue;
      if (const char *reason = keepsF32(contract, flow)) {
        product.results.clear();
        if (isF32(contract.getResult()))
          notes.add(function.getSymName(), contract, "result_kept",
                    signatureOf(contract), reason);
      }
    }
    llvm::MapVector<Type, Narrower> narrowers;
    for (auto [product, decision] : llvm::zip_equal(products, decisions)) {
      std::string before = signatureOf(product.op);
      if (decision.precision == Precision::F32) {
        notes.add(function.getSymName(), product.op, "kept", before,
                  "f32" + decision.because);
        continue;
      }
      if (!product.isOfF32()) {
        notes.add(function.getSymName(), product.op, "kept", before,
                  "its operands are no f32");
        continue;
      }
      ++numProducts;
      if (decision.precision == Precision::TF32) {
        product.op->setAttr("tf32", UnitAttr::get(&getContext()));
        notes.add(function.getSymName(), product.op, "after", before,
                  before + ", operands rounded to tf32" + decision.because);
        continue;
      }
      Type element =
          mlirTypeOf(rowOf(decision.precision).operand, &getContext());
      Narrower &narrower =
          narrowers.try_emplace(element, flow, element).first->second;
      for (OpOperand *operand : product.operands)
        operand->set(narrower.narrow(operand->get()));
      for (OpResult result : product.results)
        widenReaders(result, narrower.element);
      notes.add(function.getSymName(), product.op, "after", before,
                signatureOf(product.op) + decision.because);
      if (isa<HeadLossOp, HeadLossGradientOp>(product.op))
        lowerLogits(function, product.op, decider, notes);
    }
    for (const auto &[element, narrower] : narrowers) {
      std::string text;
      llvm::raw_string_ostream(text) << element << ", a copy of a parameter";
      for (Operation *copy : narrower.copies)
        notes.add(function.getSymName(), copy, "after", "f32", text);
      numCopies += narrower.copies.size();
    }
    if (!narrowers.empty())
      function->setAttr(loweredAttribute, UnitAttr::get(&getContext()));
    // Movements of what only products read.
    eraseDead(function);
    return scaled;
  }

  /// A convolution is a product too, but none whose precision is asked for.
  static void noteKept(Operation *convolution, StringRef entry, Notes &notes) {
    std::string text;
    llvm::raw_string_ostream(text)
        << getElementTypeOrSelf(convolution->getResult(0))
        << ": convolutions stay as the program has them";
    notes.add(entry, convolution, "kept", signatureOf(convolution), text);
  }

  void lowerLogits(func::FuncOp function, Operation *head, Decider &decider,
                   Notes &notes) {
    std::optional<Decision> decision = decider.decideLogits(head);
    if (!decision || decision->precision != Precision::BF16)
      return;
    head->setAttr(logitsAttribute,
                  TypeAttr::get(BFloat16Type::get(&getContext())));
    notes.add(function.getSymName(), head, "logits", "f32",
              "bf16" + decision->because);
  }

  /// Whether a step with a loss scale has products that want one. Rules name
  /// layers and operations of gradients too, which are not there yet when a
  /// loss gets its scale (`scale-losses`): whether one fits is known here, and
  /// here it is too late to take the scale out of a step's state.
  LogicalResult checkLossScale(func::FuncOp function,
                               ArrayRef<Product> products,
                               ArrayRef<Decision> decisions, const Flow &flow,
                               const Decider &decider, Notes &notes) {
    bool anyOfF32 = false, anyWants = false, anyGradient = false;
    for (auto [product, decision] : llvm::zip_equal(products, decisions)) {
      if (!product.isOfF32())
        continue;
      anyOfF32 = true;
      if (!rowOf(decision.precision).wantsLossScale)
        continue;
      anyWants = true;
      auto contract = dyn_cast<ContractOp>(product.op);
      anyGradient |= contract && isParameterGradient(contract, flow);
    }
    // Of a recipe, which says what its scale is.
    if (function->hasAttr("trc.assembled")) {
      if (!hasLossScale(function) || anyWants || !anyOfF32 ||
          !decider.rules().wantLossScale())
        return success();
      return function.emitError(
          "the loss of this step is scaled for f16, and no product of it is in "
          "f16: mend the rules, or give the recipe loss_scale = 0 "
          "(--loss-scale=0)");
    }
    if (!anyWants)
      return success();
    notes.add(function.getSymName(), "loss_scale",
              "none is added: it is no trc.training_step", function.getLoc());
    if (anyGradient)
      function.emitWarning(
          "gradients are made by products in f16, and no loss scale is added: "
          "this is no trc.training_step; small gradients vanish unless the "
          "program scales its loss itself");
    return success();
  }

  static bool hasLossScale(func::FuncOp function) {
    return llvm::any_of(function.getArguments(), [&](BlockArgument argument) {
      auto state = function.getArgAttrOfType<StringAttr>(
          argument.getArgNumber(), "trc.state");
      return state && state.getValue() == StringRef(lossScaleState);
    });
  }
};

} // namespace
