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

#include "Flow.h"
#include "Narrower.h"

#include "trc/Dialect/StableHLO/ElementTypes.h"
#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Dialect/Trc/TrcDialect.h"
#include "trc/Plan/SourceLocation.h"
#include "trc/Precision/Passes.h"
#include "trc/Precision/Rules.h"
#include "trc/Rewrite/Constants.h"
#include "trc/Rewrite/Elementwise.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/TypeSwitch.h"

namespace trc {
#define GEN_PASS_DEF_LOWERPRECISION
#include "trc/Precision/Passes.h.inc"
} // namespace trc

using namespace mlir;
using namespace trc;

namespace {

/// What a product multiplies and what it makes.
struct Product {
  Operation *op;
  SmallVector<OpOperand *> operands;
  /// Results of the operands' type; statistics and gradients of parameters are
  /// not among them.
  SmallVector<OpResult> results;
};

/// Query, key and value; packed, the one operand that holds them.
template <typename Attention> SmallVector<OpOperand *> vectorsOf(Attention op) {
  if (op.isPacked())
    return {&op.getQueryMutable()};
  return {&op.getQueryMutable(), op.getKeyMutable().begin(),
          op.getValueMutable().begin()};
}

std::optional<Product> describe(Operation *op) {
  return llvm::TypeSwitch<Operation *, std::optional<Product>>(op)
      .Case([](ContractOp contract) {
        return Product{contract,
                       {&contract.getLhsMutable(), &contract.getRhsMutable()},
                       {contract->getOpResult(0)}};
      })
      .Case([](AttentionOp attention) { // not its sums
        return Product{attention,
                       vectorsOf(attention),
                       {cast<OpResult>(attention.getResult())}};
      })
      .Case([](AttentionGradientOp gradient) { // not the forward one's sums
        Product product{gradient, vectorsOf(gradient), {}};
        product.operands.push_back(&gradient.getResultMutable());
        product.operands.push_back(&gradient.getDResultMutable());
        llvm::append_range(product.results, gradient->getOpResults());
        return product;
      })
      .Case([](HeadLossOp loss) {
        return Product{
            loss, {&loss.getXMutable(), &loss.getWeightMutable()}, {}};
      })
      .Case([](HeadLossGradientOp gradient) { // not by the weight
        return Product{gradient,
                       {&gradient.getXMutable(), &gradient.getWeightMutable()},
                       {cast<OpResult>(gradient.getDX())}};
      })
      .Default([](Operation *) { return std::nullopt; });
}

//===----------------------------------------------------------------------===//
// Which results stay f32
//===----------------------------------------------------------------------===//

/// Why the result of a product of narrow operands is not rounded as they are;
/// null if it is. The gradient of a parameter is a product that no parameter
/// goes into, and that goes into the next state element by element.
const char *keepsF32(ContractOp op, const Flow &flow) {
  if (op.getInit())
    return "added to a sum in f32";
  if (flow.leaves(op.getResult(), /*withArithmetic=*/false))
    return "leaves the step";
  if (!flow.isParameter(op.getLhs()) && !flow.isParameter(op.getRhs()) &&
      flow.leaves(op.getResult(), /*withArithmetic=*/true))
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

/// Records of the same kind become one, with all their locations.
class Notes {
public:
  void add(StringRef function, Operation *op, StringRef key,
           const Twine &before, const Twine &after) {
    lists[{function.str(), op->getName().getStringRef().str(), key.str(),
           before.str(), after.str()}]
        .push_back(op->getLoc());
  }

  ArrayAttr attribute(Builder builder) const {
    SmallVector<Attribute> all;
    for (auto &[key, locations] : lists) {
      auto &[function, operation, what, before, after] = key;
      SmallVector<NamedAttribute> fields = {
          builder.getNamedAttr("entry", builder.getStringAttr(function)),
          builder.getNamedAttr("operation", builder.getStringAttr(operation)),
          builder.getNamedAttr("before", builder.getStringAttr(before)),
          builder.getNamedAttr(what, builder.getStringAttr(after)),
          builder.getNamedAttr("locations", builder.getArrayAttr(locations))};
      all.push_back(builder.getDictionaryAttr(fields));
    }
    return builder.getArrayAttr(all);
  }

private:
  using Key = std::tuple<std::string, std::string, std::string, std::string,
                         std::string>;
  std::map<Key, SmallVector<Attribute>> lists;
};

//===----------------------------------------------------------------------===//
// What a product is to have
//===----------------------------------------------------------------------===//

struct Decision {
  Precision precision;
  /// Number of the rule that says so, from 1; 0: the policy does.
  unsigned rule;

  /// What a note says of it.
  std::string because() const {
    return rule ? ", by rule " + std::to_string(rule) : "";
  }
};

/// The policy and the rules of the module.
class Decider {
public:
  explicit Decider(Precision policy) : policy(policy) {}

  LogicalResult read(ModuleOp module) {
    auto given = module->getAttrOfType<ArrayAttr>(rulesAttribute);
    for (auto fields : given ? given.getAsRange<DictionaryAttr>()
                             : ArrayAttr::get(module.getContext(), {})
                                   .getAsRange<DictionaryAttr>()) {
      auto text = [&](StringRef field) {
        auto attribute = fields.getAs<StringAttr>(field);
        return attribute ? attribute.getValue() : StringRef();
      };
      std::optional<Precision> precision = precisionNamed(text("precision"));
      if (!fields.getAs<StringAttr>("layer") ||
          !fields.getAs<StringAttr>("operation") || !precision)
        return module.emitError() << "rule " << rules.size() + 1 << " of "
                                  << rulesAttribute << " is none: " << fields;
      rules.push_back(
          {text("layer"), text("operation"), *precision, false, fields});
    }
    return success();
  }

  bool changesNothing() const {
    return policy == Precision::F32 && rules.empty();
  }

  Decision decide(Operation *op) {
    std::string layer = resolveLocation(op->getLoc()).scope;
    for (auto [i, rule] : llvm::enumerate(rules))
      if (fits(rule.layer, layer) &&
          fits(rule.operation, op->getName().getStringRef())) {
        rule.isUsed = true;
        return {rule.precision, static_cast<unsigned>(i) + 1};
      }
    return {policy, 0};
  }

  /// The rule about the logits of a head, from 1; 0 where they stay f32.
  unsigned findNarrowLogits(Operation *op) {
    std::string layer = resolveLocation(op->getLoc()).scope;
    for (auto [i, rule] : llvm::enumerate(rules)) {
      if (!isAboutLogits(rule) || !fits(rule.layer, layer))
        continue;
      rule.isUsed = true;
      return rule.precision == Precision::BF16 ? static_cast<unsigned>(i) + 1
                                               : 0;
    }
    return 0;
  }

  /// A rule with a slip of the pen would be silent otherwise.
  void warnOfUnused(ModuleOp module) const {
    for (auto [i, rule] : llvm::enumerate(rules))
      if (!rule.isUsed)
        emitWarning(module.getLoc())
            << "precision rule " << i + 1
            << (isAboutLogits(rule)
                    ? " fits no head whose product is in bf16 or f16: layer "
                    : " fits no product: layer ")
            << rule.fields.get("layer") << ", operation "
            << rule.fields.get("operation");
  }

private:
  struct Rule {
    StringRef layer, operation; ///< patterns
    Precision precision;
    bool isUsed;
    DictionaryAttr fields;
  };

  static bool isAboutLogits(const Rule &rule) {
    return rule.fields.getAs<StringAttr>("operation") == logitsOperation;
  }

  Precision policy;
  SmallVector<Rule> rules;
};

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
    for (auto function : getOperation().getOps<func::FuncOp>())
      lower(function, decider, notes);
    decider.warnOfUnused(getOperation());
    getOperation()->removeAttr(rulesAttribute);
    Builder builder(&getContext());
    getOperation()->setAttr(
        "trc.precision",
        builder.getDictionaryAttr(
            {builder.getNamedAttr("policy",
                                  builder.getStringAttr(nameOf(policy))),
             builder.getNamedAttr("notes", notes.attribute(builder))}));
  }

private:
  void lower(func::FuncOp function, Decider &decider, Notes &notes) {
    SmallVector<Product> products;
    function.walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (std::optional<Product> product = describe(op))
        products.push_back(std::move(*product));
    });
    if (products.empty())
      return;
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
        return;
      }

    Flow flow(function);
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
    MLIRContext *context = &getContext();
    llvm::MapVector<Type, Narrower> narrowers;
    for (auto [product, decision] : llvm::zip_equal(products, decisions)) {
      std::string before = signatureOf(product.op);
      if (decision.precision == Precision::F32) {
        notes.add(function.getSymName(), product.op, "kept", before,
                  "f32" + decision.because());
        continue;
      }
      bool allF32 = llvm::all_of(product.operands, [](OpOperand *operand) {
        return isF32(operand->get());
      });
      if (!allF32) {
        notes.add(function.getSymName(), product.op, "kept", before,
                  "its operands are no f32");
        continue;
      }
      ++numProducts;
      if (decision.precision == Precision::TF32) {
        product.op->setAttr("tf32", UnitAttr::get(&getContext()));
        notes.add(function.getSymName(), product.op, "after", before,
                  before + ", operands rounded to tf32" + decision.because());
        continue;
      }
      Type element = mlirTypeOf(rowOf(decision.precision).operand, context);
      Narrower &narrower =
          narrowers.try_emplace(element, flow, element).first->second;
      for (OpOperand *operand : product.operands)
        operand->set(narrower.narrow(operand->get()));
      for (OpResult result : product.results)
        widenReaders(result, narrower.element);
      notes.add(function.getSymName(), product.op, "after", before,
                signatureOf(product.op) + decision.because());
      if (!isa<HeadLossOp, HeadLossGradientOp>(product.op))
        continue;
      if (unsigned rule = decider.findNarrowLogits(product.op)) {
        product.op->setAttr(logitsAttribute,
                            TypeAttr::get(BFloat16Type::get(&getContext())));
        notes.add(function.getSymName(), product.op, "logits", "f32",
                  "bf16, by rule " + Twine(rule));
      }
    }
    for (const auto &[element, narrower] : narrowers) {
      std::string text;
      llvm::raw_string_ostream(text) << element << ", a copy of a parameter";
      for (Operation *copy : narrower.copies)
        notes.add(function.getSymName(), copy, "after", "f32", text);
      numCopies += narrower.copies.size();
    }
    eraseDead(function);
  }

  /// Movements of what only products read are left without readers.
  static void eraseDead(func::FuncOp function) {
    SmallVector<Operation *> all;
    function.walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (isMovement(op) || isa<stablehlo::ConvertOp>(op))
        all.push_back(op);
    });
    for (Operation *op : llvm::reverse(all))
      if (op->use_empty())
        op->erase();
  }
};

} // namespace
