//===- FuseEpilogues.cpp - what follows a product, done by the product ----===//
//
// A library of products can add a bias, apply a GELU or multiply by its
// derivative before it stores the sum, for nothing: each saves a pass over a
// tensor of the result's size.
//
//   forward                              backward
//     s = x . w                            g = dy . w^T
//     p = s + bias       -> y, p = matmul  d = g * gelu'(p)   -> d, db = matmul
//     y = gelu(p)                          db = column sums d
//   residual, sum of gradients
//     s = x . w (+ bias);  t = r + s       -> t = matmul plus r
//
// GELU and its derivative are recognised by their values (SampledFunctions.h),
// since every frontend and every way of differentiating writes them otherwise.
// Whatever else read parts of the chain still does, from `p`.
//
// With products of a half type, as the bf16 policy makes them, the chain is in
// f32 between conversions: then the sum is rounded behind the epilogue rather
// than before it.
//
//===----------------------------------------------------------------------===//

#include "SampledFunctions.h"

#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Dialect/Trc/TrcDialect.h"
#include "trc/Rewrite/Constants.h"
#include "trc/Rewrite/Elementwise.h"
#include "trc/Rewrite/Unread.h"
#include "trc/Target/CUDA/Passes.h"

namespace trc {
#define GEN_PASS_DEF_FUSEEPILOGUES
#include "trc/Target/CUDA/Passes.h.inc"
} // namespace trc

using namespace mlir;
using namespace trc;

namespace {

/// Libraries want rows of the auxiliary matrix at multiples of this.
constexpr int64_t auxiliaryAlignment = 8;

bool isPlain(MatmulOp op) {
  return !op.getInit() && !op.getBias() && op.getActivation() == "none";
}

bool hasElementOf(Value a, Value b) {
  return getTensorType(a).getElementType() == getTensorType(b).getElementType();
}

/// The value of a product as arithmetic sees it: behind the conversion to a
/// wider type, where that is all that reads it.
Value widen(Value value) {
  if (!value.hasOneUse())
    return value;
  auto convert = dyn_cast<stablehlo::ConvertOp>(*value.getUsers().begin());
  bool widens = convert && getTensorType(convert).getElementTypeBitWidth() >
                               getTensorType(value).getElementTypeBitWidth();
  return widens && isa<FloatType>(getTensorType(convert).getElementType())
             ? convert.getResult()
             : value;
}

/// `value` as a tensor of type `type`, reshaped and converted.
Value adapt(OpBuilder &builder, Location loc, Value value,
            RankedTensorType type) {
  if (getTensorType(value).getShape() != type.getShape())
    value = stablehlo::ReshapeOp::create(
        builder, loc, getTensorType(value).clone(type.getShape()), value);
  if (value.getType() != type)
    value = stablehlo::ConvertOp::create(builder, loc, type, value);
  return value;
}

/// The row that `value` repeats along the columns of `product`, or null: a
/// broadcast along the trailing dimensions, as many as make up a row.
Value findRow(Value value, MatmulOp product) {
  auto broadcast = value.getDefiningOp<stablehlo::BroadcastInDimOp>();
  if (!broadcast)
    return nullptr;
  RankedTensorType source = getTensorType(broadcast.getOperand());
  RankedTensorType type = getTensorType(value);
  int64_t first = type.getRank() - source.getRank();
  for (auto [i, d] : llvm::enumerate(broadcast.getBroadcastDimensions()))
    if (d != first + static_cast<int64_t>(i) ||
        source.getDimSize(i) != type.getDimSize(d))
      return nullptr;
  return source.getNumElements() == product.getN() ? broadcast.getOperand()
                                                   : Value();
}

/// A product and what its epilogue is to be. Rebuilt as one operation.
struct Epilogue {
  MatmulOp product;
  Value init, bias, pre;
  StringRef activation = "none";
  bool keepsPre = false, sumsColumns = false;

  explicit Epilogue(MatmulOp op)
      : product(op), init(op.getInit()), bias(op.getBias()), pre(op.getPre()),
        activation(op.getActivation()), keepsPre(op.getKeptPre() != nullptr),
        sumsColumns(op.getBiasGradient() != nullptr) {}

  /// Written before `place`, where all operands are known.
  MatmulOp make(Operation *place, Location loc) const {
    MatmulOp old = product;
    OpBuilder builder(place);
    RankedTensorType type = getTensorType(old.getResult());
    auto row = RankedTensorType::get({old.getN()}, type.getElementType());
    Value biasRow = bias ? adapt(builder, loc, bias, row) : Value();
    return MatmulOp::create(builder, loc, type, keepsPre ? Type(type) : Type(),
                            sumsColumns ? Type(row) : Type(), old.getLhs(),
                            old.getRhs(), init, biasRow, pre, old.getSize(),
                            old.getLeading(), old.getStride(),
                            old.getTransposeLhs(), old.getTransposeRhs(),
                            activation, old.getCompute());
  }
};

bool isArithmetic(Operation *op) {
  return isElementwise(op) && !isa<stablehlo::ConvertOp>(op);
}

/// Makes the readers of `old` read `made`, which may be narrower; those that
/// `keeps` names go on reading `old`.
void replaceReaders(Value old, Value made, OpBuilder &builder,
                    llvm::function_ref<bool(Operation *)> keeps = {}) {
  Value wide;
  for (OpOperand &use : llvm::make_early_inc_range(old.getUses())) {
    Operation *user = use.getOwner();
    if (keeps && keeps(user))
      continue;
    if (old.getType() == made.getType()) {
      use.set(made);
    } else if (isa<stablehlo::ConvertOp>(user) &&
               user->getResult(0).getType() == made.getType()) {
      user->getResult(0).replaceAllUsesWith(made);
    } else {
      if (!wide)
        wide = adapt(builder, old.getLoc(), made, getTensorType(old));
      use.set(wide);
    }
  }
}

/// Whether the operand is in memory anyway, rather than computed by a kernel
/// that could read the product as well.
bool isInMemory(Value value) {
  Operation *op = value.getDefiningOp();
  return !op || !value.hasOneUse() ||
         isa<MatmulOp, ContractOp, AttentionOp, AttentionGradientOp,
             ScatterRowsOp>(op);
}

class FuseEpiloguesPass
    : public trc::impl::FuseEpiloguesBase<FuseEpiloguesPass> {
public:
  using FuseEpiloguesBase::FuseEpiloguesBase;

  void runOnOperation() override {
    for (MatmulOp op : collect())
      fuseForward(op);
    for (MatmulOp op : collect())
      if (op.getActivation() == "gelu")
        fuseBackward(op);
    finishGelus();
    // What nothing reads is gone before readers are counted.
    eraseDead(getOperation());
    for (MatmulOp op : collect())
      fuseSum(op);
    for (MatmulOp op : collect())
      dropUnread(op);
  }

private:
  SmallVector<MatmulOp> collect() {
    SmallVector<MatmulOp> products;
    getOperation()->walk([&](MatmulOp op) { products.push_back(op); });
    return products;
  }

  void remark(Operation *op, const Twine &text) {
    if (remarks)
      op->emitRemark(text);
  }

  /// Why this product cannot have a GELU, or nothing.
  StringRef refusesActivation(MatmulOp op) {
    Type factor = getTensorType(op.getLhs()).getElementType();
    if (factor.isF64())
      return "the library has none in f64";
    if (!f32Activations && factor.isF32() && op.getCompute() == "f32")
      return "its products are f32 in full, and so exact the library's tanh is "
             "not known to be";
    if (op.getBatch() != 1 || op.getN() % auxiliaryAlignment != 0)
      return "its rows are no multiple of 8 elements";
    return {};
  }

  //===--------------------------------------------------------------------===//
  // Bias and GELU
  //===--------------------------------------------------------------------===//

  void fuseForward(MatmulOp op) {
    if (!isPlain(op))
      return;
    Value sum = widen(op.getResult()), pre = sum;
    Value bias;
    if (sum.hasOneUse())
      if (auto add = dyn_cast<stablehlo::AddOp>(*sum.getUsers().begin()))
        if ((bias = findRow(add.getLhs() == sum ? add.getRhs() : add.getLhs(),
                            op)))
          pre = add.getResult();

    auto readers = sampleReaders({{pre, samplePoints()}});
    Samples wanted;
    for (double x : samplePoints())
      wanted.push_back(tanhGelu(x));
    Value gelu;
    for (auto &[value, samples] : readers)
      if (value != pre && agree(value, samples, wanted)) {
        gelu = value;
        break;
      }
    if (gelu) {
      StringRef obstacle = refusesActivation(op);
      if (obstacle.empty())
        return makeGelu(op, pre, bias, gelu);
      remark(op, "no gelu behind this product: " + obstacle);
    }
    // A bias alone saves no pass where a kernel that reads the sum can add it,
    // so it must not cost a rounding either.
    if (bias && (hasElementOf(bias, op.getResult()) || isForLibrary(pre, op))) {
      Epilogue epilogue(op);
      epilogue.bias = bias;
      Operation *place = pre.getDefiningOp();
      MatmulOp made = epilogue.make(place, fuseLocations(op, place));
      OpBuilder builder(made->getContext());
      builder.setInsertionPointAfter(made);
      if (!hasElementOf(bias, op.getResult()))
        remark(made, "the bias of this product is rounded to the type of its "
                     "result");
      replaceReaders(pre, made.getResult(), builder);
      ++numBiases;
    }
  }

  /// Whether only library operations read the sum, in the type and in the
  /// places of the product's result: then a kernel would be there for the bias.
  static bool isForLibrary(Value value, MatmulOp product) {
    SmallVector<Value> reached = {value};
    while (!reached.empty()) {
      Value next = reached.pop_back_val();
      if (next.use_empty())
        return false;
      for (Operation *user : next.getUsers()) {
        if (isa<stablehlo::ReshapeOp, stablehlo::ConvertOp>(user))
          reached.push_back(user->getResult(0));
        else if (!isa<AttentionOp, AttentionGradientOp>(user) ||
                 !hasElementOf(next, product.getResult()))
          return false;
      }
    }
    return true;
  }

  void makeGelu(MatmulOp op, Value pre, Value bias, Value gelu) {
    Epilogue epilogue(op);
    epilogue.bias = bias;
    epilogue.activation = "gelu";
    epilogue.keepsPre = true;
    // Behind the bias, which is known there, and before all that reads the sum.
    Operation *place = pre.getDefiningOp();
    MatmulOp made =
        epilogue.make(place, fuseLocations(op, gelu.getDefiningOp()));
    OpBuilder builder(place);
    builder.setInsertionPointAfter(made);
    // Arithmetic may be that of the way back, which is recognised as a function
    // of the argument: it is left alone for now.
    replaceReaders(gelu, made.getResult(), builder, isArithmetic);
    replaceReaders(pre, made.getKeptPre(), builder);
    gelus.emplace_back(gelu, made);
    if (bias && !hasElementOf(bias, op.getResult()))
      remark(made, "the bias of this product is rounded to the type of its "
                   "result");
    ++numGelus;
  }

  /// GELUs in the program, and the products that make them now.
  SmallVector<std::pair<Value, MatmulOp>> gelus;

  /// What still computes with a GELU reads the product's.
  void finishGelus() {
    for (auto [gelu, made] : gelus) {
      OpBuilder builder(made->getContext());
      builder.setInsertionPointAfter(made);
      replaceReaders(gelu, made.getResult(), builder);
    }
    gelus.clear();
  }

  //===--------------------------------------------------------------------===//
  // Derivative of GELU, gradient of the bias
  //===--------------------------------------------------------------------===//

  /// Looks for products whose result is multiplied by the derivative of this
  /// GELU.
  void fuseBackward(MatmulOp forward) {
    if (!forward.getKeptPre())
      return;
    Value pre = forward.getKeptPre();
    // Products that meet something computed from `pre` alone.
    auto readers = sampleReaders({{pre, samplePoints()}});
    llvm::SmallSetVector<Operation *, 2> candidates;
    for (auto &[value, samples] : readers)
      for (Operation *user : value.getUsers())
        for (Value other : user->getOperands()) {
          if (readers.contains(other))
            continue;
          if (auto convert = other.getDefiningOp<stablehlo::ConvertOp>())
            other = convert.getOperand();
          if (auto product = other.getDefiningOp<MatmulOp>())
            if (isPlain(product) &&
                product.getResult().getType() == forward.getKeptPre().getType())
              candidates.insert(product);
        }
    for (Operation *candidate : candidates)
      fuseGradient(cast<MatmulOp>(candidate), forward, pre);
  }

  void fuseGradient(MatmulOp op, MatmulOp forward, Value pre) {
    Value sum = op.getResult();
    if (forward->getBlock() != op->getBlock() || !forward->isBeforeInBlock(op))
      return;
    auto readers =
        sampleReaders({{pre, samplePoints()}, {sum, sampleFactors()}});
    Samples wanted;
    for (auto [x, factor] : llvm::zip_equal(samplePoints(), sampleFactors()))
      wanted.push_back(factor * tanhGeluDerivative(x));
    Value gradient;
    for (auto &[value, samples] : readers)
      if (agree(value, samples, wanted)) {
        gradient = value;
        break;
      }
    if (!gradient)
      return;
    if (StringRef obstacle = refusesActivation(op); !obstacle.empty())
      return remark(op,
                    "no derivative of gelu behind this product: " + obstacle);
    if (!isOnlyFor(sum, gradient))
      return remark(op, "no derivative of gelu behind this product: something "
                        "else reads it as well");

    Epilogue epilogue(op);
    epilogue.pre = forward.getKeptPre();
    epilogue.activation = "dgelu";
    stablehlo::ReduceOp columns = findColumnSums(gradient, op);
    bool sameType =
        columns && hasElementOf(columns.getResult(0), op.getResult());
    epilogue.sumsColumns = sameType;
    if (columns && !sameType)
      remark(op, "no gradient of the bias behind this product: its sums are "
                 "kept in a wider type than the product's result");
    MatmulOp made =
        epilogue.make(op, fuseLocations(op, gradient.getDefiningOp()));
    OpBuilder builder(op);
    if (sameType) {
      Value sums = columns.getResult(0);
      sums.replaceAllUsesWith(adapt(builder, columns.getLoc(),
                                    made.getBiasGradient(),
                                    getTensorType(sums)));
      columns->erase();
      ++numBiasGradients;
    }
    replaceReaders(gradient, made.getResult(), builder);
    ++numGeluGradients;
  }

  /// Whether `sum` goes into `gradient` and nowhere else.
  static bool isOnlyFor(Value sum, Value gradient) {
    SmallVector<Value> waiting = {sum};
    llvm::SmallPtrSet<Operation *, 16> seen;
    while (!waiting.empty()) {
      Value value = waiting.pop_back_val();
      if (value == gradient)
        continue;
      if (value.use_empty())
        return false;
      for (Operation *user : value.getUsers()) {
        if (user->getNumResults() != 1 ||
            user->getBlock() != gradient.getParentBlock() ||
            gradient.getDefiningOp()->isBeforeInBlock(user))
          return false;
        if (seen.insert(user).second)
          waiting.push_back(user->getResult(0));
      }
    }
    return true;
  }

  /// The sum of `gradient` over all rows of the product, or null.
  static stablehlo::ReduceOp findColumnSums(Value gradient, MatmulOp product) {
    for (Operation *user : gradient.getUsers()) {
      auto reduce = dyn_cast<stablehlo::ReduceOp>(user);
      if (!reduce || reduce.getInputs().size() != 1 ||
          !isAnyZero(reduce.getInitValues().front()))
        continue;
      Block &body = reduce.getBody().front();
      bool adds = isa<stablehlo::AddOp>(body.front()) &&
                  llvm::hasNItems(body.getOperations(), 2) &&
                  body.front().getOperands() == body.getArguments();
      bool leading = true;
      for (auto [i, d] : llvm::enumerate(reduce.getDimensions()))
        leading &= d == static_cast<int64_t>(i);
      if (adds && leading &&
          getTensorType(reduce.getResult(0)).getNumElements() == product.getN())
        return reduce;
    }
    return nullptr;
  }

  //===--------------------------------------------------------------------===//
  // Sums
  //===--------------------------------------------------------------------===//

  void fuseSum(MatmulOp op) {
    if (op.getInit() || op.getActivation() != "none" ||
        !op.getResult().hasOneUse())
      return;
    auto add = dyn_cast<stablehlo::AddOp>(*op.getResult().getUsers().begin());
    if (!add || add->getBlock() != op->getBlock())
      return;
    Value other = add.getLhs() == op.getResult() ? add.getRhs() : add.getLhs();
    if (other == op.getResult() || getSplat(other))
      return;
    if (!isInMemory(other))
      return remark(op,
                    "the sum behind this product stays: a kernel that makes "
                    "the other summand can add as well");
    Epilogue epilogue(op);
    epilogue.init = other;
    MatmulOp made = epilogue.make(add, fuseLocations(op, add));
    add.getResult().replaceAllUsesWith(made.getResult());
    add.erase();
    op.erase();
    ++numSums;
  }

  //===--------------------------------------------------------------------===//

  static Location fuseLocations(Operation *first, Operation *last) {
    return FusedLoc::get(first->getContext(),
                         {first->getLoc(), last->getLoc()});
  }

  /// Without results that nothing reads.
  void dropUnread(MatmulOp op) {
    bool pre = op.getKeptPre() && op.getKeptPre().use_empty();
    bool sums = op.getBiasGradient() && op.getBiasGradient().use_empty();
    if (!pre && !sums)
      return;
    Epilogue epilogue(op);
    epilogue.keepsPre &= !pre;
    epilogue.sumsColumns &= !sums;
    MatmulOp made = epilogue.make(op, op.getLoc());
    op.getResult().replaceAllUsesWith(made.getResult());
    if (made.getKeptPre())
      op.getKeptPre().replaceAllUsesWith(made.getKeptPre());
    if (made.getBiasGradient())
      op.getBiasGradient().replaceAllUsesWith(made.getBiasGradient());
    op.erase();
  }
};

} // namespace
