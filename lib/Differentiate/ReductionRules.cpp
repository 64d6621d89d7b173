//===- ReductionRules.cpp - gradients of reductions -----------------------===//
//
// A sum hands its cotangent to every element, a maximum to the elements that
// reach it, in equal parts (JAX's way at ties), a product to each element times
// the product of the others. Bodies of other kinds are refused.
//
//===----------------------------------------------------------------------===//

#include "Rules.h"

#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Rewrite/Constants.h"
#include "trc/Rewrite/Reductions.h"

using namespace mlir;
using namespace trc;
using namespace trc::stablehlo;

namespace {

using Sizes = SmallVector<int64_t>;

/// A reduction of one input, taken apart.
struct Reduction {
  Value input, init, result;
  Sizes dims, kept;

  explicit Reduction(ReduceOp op)
      : input(op.getInputs().front()), init(op.getInitValues().front()),
        result(op->getResult(0)), dims(op.getDimensions()) {
    for (int64_t d = 0; d < getTensorType(input).getRank(); ++d)
      if (!llvm::is_contained(dims, d))
        kept.push_back(d);
  }
  /// A tensor of the result's shape in that of the input.
  Value spread(Cotangents &c, Value value) const {
    return c.broadcast(value, getTensorType(input).getShape(), kept);
  }
};

Value sumAll(Cotangents &c, Value value) {
  return c.sum(value, llvm::to_vector(
                          llvm::seq<int64_t>(getTensorType(value).getRank())));
}

LogicalResult refuseBody(Operation *op) {
  return op->emitError() << "'" << op->getName().getStringRef()
                         << "' has a rule of differentiation for one input and "
                            "a body that is add, maximum, minimum or multiply";
}

void giveExtremum(const Reduction &r, Operation *combiner, Cotangents &c) {
  Value g = c.of(r.result);
  Value reached =
      c.compare(r.input, ComparisonDirection::EQ, r.spread(c, r.result));
  Value ones = c.convert(reached, getElementTypeOrSelf(g.getType()));
  Value share = c.div(g, c.sum(ones, r.dims));
  c.give(r.input, c.keepIf(reached, r.spread(c, share)));
  if (c.wants(r.init) && !isNeutral(combiner, r.init)) {
    Value init = c.broadcast(r.init, getTensorType(g).getShape(), {});
    Value wins = c.compare(init, ComparisonDirection::EQ, r.result);
    c.give(r.init, sumAll(c, c.keepIf(wins, g)));
  }
}

/// The product of the others: with no zero among the elements the product by
/// the element; with one zero, that element gets the product of the rest.
void giveProduct(const Reduction &r, Cotangents &c) {
  Value g = c.of(r.result), x = r.input;
  Value init = c.broadcast(r.init, getTensorType(g).getShape(), {});
  Value isZero = c.compare(x, ComparisonDirection::EQ, c.fill(x, 0));
  Value safe = c.select(isZero, c.fill(x, 1), x);
  Value rest = c.mul(c.product(safe, r.dims), init);
  Value zeros =
      c.sum(c.convert(isZero, getElementTypeOrSelf(g.getType())), r.dims);
  Value none = c.compare(zeros, ComparisonDirection::EQ, c.fill(zeros, 0));
  Value one = c.compare(zeros, ComparisonDirection::EQ, c.fill(zeros, 1));
  Value scaled = c.mul(g, rest);
  Value regular = c.div(r.spread(c, c.keepIf(none, scaled)), safe);
  Value alone = r.spread(c, c.keepIf(one, scaled));
  c.give(x, c.select(isZero, alone, regular));
  if (c.wants(r.init))
    c.give(r.init, sumAll(c, c.mul(g, c.product(x, r.dims))));
}

struct ReductionRules {
  static LogicalResult rule(ReduceOp op, Cotangents &c) {
    Operation *combiner = getCombiner(op.getBody());
    if (op.getInputs().size() != 1 || !combiner)
      return refuseBody(op);
    Reduction r(op);
    if (isa<AddOp>(combiner)) {
      c.give(r.input, r.spread(c, c.of(r.result)));
      if (c.wants(r.init))
        c.give(r.init, sumAll(c, c.of(r.result)));
    } else if (isa<MaxOp, MinOp>(combiner)) {
      giveExtremum(r, combiner, c);
    } else if (isa<MulOp>(combiner)) {
      giveProduct(r, c);
    } else {
      return refuseBody(op);
    }
    return success();
  }

  static LogicalResult rule(ReduceWindowOp op, Cotangents &c) {
    Operation *combiner = getCombiner(op.getBody());
    if (op.getInputs().size() != 1 || !combiner || !isa<AddOp, MaxOp>(combiner))
      return op->emitError("'stablehlo.reduce_window' has a rule of "
                           "differentiation for one input and a body that is "
                           "add or maximum");
    if (c.wants(op.getInitValues().front()))
      return op->emitError("'stablehlo.reduce_window' has no rule of "
                           "differentiation for its initial value");
    return isa<AddOp>(combiner) ? giveWindowSum(op, c) : giveWindowMax(op, c);
  }

  static LogicalResult rule(BatchNormTrainingOp op, Cotangents &c) {
    if (c.has(op.getBatchMean()) || c.has(op.getBatchVar()))
      return op->emitError("'stablehlo.batch_norm_training' has no rule of "
                           "differentiation for its mean and variance");
    auto gradient = BatchNormGradOp::create(
        c.builder, c.loc, op.getOperand().getType(), op.getScale().getType(),
        op.getScale().getType(), op.getOperand(), op.getScale(),
        op.getBatchMean(), op.getBatchVar(), c.of(op.getOutput()),
        op.getEpsilonAttr(), op.getFeatureIndexAttr());
    c.give(op.getOperand(), gradient.getGradOperand());
    c.give(op.getScale(), gradient.getGradScale());
    c.give(op.getOffset(), gradient.getGradOffset());
    return success();
  }

  /// Every element gets the sum of the windows that cover it: a sum over
  /// windows once more, of the cotangent spread by the strides.
  static LogicalResult giveWindowSum(ReduceWindowOp op, Cotangents &c) {
    Value x = op.getInputs().front(), g = c.of(op);
    auto type = getTensorType(x);
    int64_t rank = type.getRank();
    auto at = [](std::optional<ArrayRef<int64_t>> list, int64_t d) {
      return list ? (*list)[d] : 1;
    };
    SmallVector<int64_t> padding;
    for (int64_t d = 0; d < rank; ++d) {
      int64_t low = 0;
      if (op.getPaddingAttr())
        low = op.getPaddingAttr().getValues<int64_t>()[2 * d];
      int64_t reach =
          (op.getWindowDimensions()[d] - 1) * at(op.getWindowDilations(), d);
      int64_t spread =
          (getTensorType(g).getDimSize(d) - 1) * at(op.getWindowStrides(), d) +
          1;
      int64_t extent =
          (type.getDimSize(d) - 1) * at(op.getBaseDilations(), d) + 1;
      padding.push_back(reach - low);
      padding.push_back(extent + low - spread);
    }
    Value zero = c.zeros(RankedTensorType::get({}, type.getElementType()));
    auto sum = ReduceWindowOp::create(
        c.builder, c.loc, TypeRange(type), ValueRange(g), ValueRange(zero),
        op.getWindowDimensionsAttr(), op.getBaseDilationsAttr(),
        op.getWindowStridesAttr(), op.getWindowDilationsAttr(),
        DenseIntElementsAttr::get(
            RankedTensorType::get({rank, 2}, c.builder.getI64Type()), padding));
    c.makeCombiner<AddOp>(sum.getBody(), g);
    c.give(x, sum->getResult(0));
    return success();
  }

  static LogicalResult giveWindowMax(ReduceWindowOp op, Cotangents &c) {
    auto isOne = [](int64_t n) { return n == 1; };
    auto dilated = [&](std::optional<ArrayRef<int64_t>> dilations) {
      return dilations && !llvm::all_of(*dilations, isOne);
    };
    if (dilated(op.getBaseDilations()) || dilated(op.getWindowDilations()))
      return op->emitError("'stablehlo.reduce_window' has no rule of "
                           "differentiation for a maximum over dilated "
                           "windows");
    Value x = op.getInputs().front(), g = c.of(op);
    Value zero =
        c.zeros(RankedTensorType::get({}, getElementTypeOrSelf(x.getType())));
    auto scatter = SelectAndScatterOp::create(
        c.builder, c.loc, x.getType(), x, g, zero, op.getWindowDimensionsAttr(),
        op.getWindowStridesAttr(), op.getPaddingAttr());
    {
      OpBuilder::InsertionGuard guard(c.builder);
      Region &select = scatter.getSelect();
      Block *block = c.builder.createBlock(&select, select.end(),
                                           {zero.getType(), zero.getType()},
                                           {c.loc, c.loc});
      ReturnOp::create(c.builder, c.loc,
                       c.compare(block->getArgument(0), ComparisonDirection::GE,
                                 block->getArgument(1)));
    }
    c.makeCombiner<AddOp>(scatter.getScatter(), x);
    c.give(x, scatter.getResult());
    return success();
  }

  /// The way back of the gradient of a maximum over windows: each window takes
  /// what the cotangent has where the operand is largest, the first of equals.
  static LogicalResult rule(SelectAndScatterOp op, Cotangents &c) {
    auto compare = dyn_cast<CompareOp>(op.getSelect().front().front());
    Operation *combiner = getCombiner(op.getScatter());
    if (!compare ||
        compare.getComparisonDirection() != ComparisonDirection::GE ||
        compare->getOperands() != op.getSelect().front().getArguments() ||
        !combiner || !isa<AddOp>(combiner))
      return op->emitError("'stablehlo.select_and_scatter' has a rule of "
                           "differentiation for windows that select by GE and "
                           "are added up");
    Value x = op.getOperand(), g = c.of(op);
    if (c.wants(op.getInitValue()))
      c.give(op.getInitValue(), sumAll(c, g));
    if (!c.wants(op.getSource()))
      return success();
    auto scalar = RankedTensorType::get({}, getElementTypeOrSelf(x.getType()));
    Value zero = c.zeros(scalar);
    Value least = c.fill(zero, -std::numeric_limits<double>::infinity());
    Type result = op.getSource().getType();
    auto window = ReduceWindowOp::create(
        c.builder, c.loc, TypeRange{result, result}, ValueRange{x, g},
        ValueRange{least, zero}, op.getWindowDimensionsAttr(),
        op.getWindowStridesAttr(), /*base_dilations=*/nullptr,
        /*window_dilations=*/nullptr, op.getPaddingAttr());
    {
      OpBuilder::InsertionGuard guard(c.builder);
      Region &body = window.getBody();
      SmallVector<Type> types(4, scalar);
      SmallVector<Location> locs(4, c.loc);
      Block *block = c.builder.createBlock(&body, body.end(), types, locs);
      Value stays = c.compare(block->getArgument(0), ComparisonDirection::GE,
                              block->getArgument(2));
      ReturnOp::create(
          c.builder, c.loc,
          ValueRange{
              c.select(stays, block->getArgument(0), block->getArgument(2)),
              c.select(stays, block->getArgument(1), block->getArgument(3))});
    }
    c.give(op.getSource(), window->getResult(1));
    return success();
  }
};

} // namespace

void trc::attachReductionRules(MLIRContext &context) {
  attachRules<ReductionRules, ReduceOp, ReduceWindowOp, SelectAndScatterOp,
              BatchNormTrainingOp>(context);
}
