//===- MoveGathers.cpp - rows taken before a product, not after ----------===//
//
// A head that is asked at some positions only is often written as the product
// of all rows, of which some are then taken:
//
//   gather(x . w + b, places)           ->   gather(x, places) . w + b
//
// and, in a program with its own gradient, on the way back
//
//   s = scatter-add(0, places, d)            d' = d where places are inside
//   s . w          (the rows' gradient) ->   scatter-add(0, places, d' . w)
//   s . x          (the weight's)       ->   d' . gather(x, places)
//   sum of s over the rows  (the bias')  ->   sum of d'
//
// A scatter drops what lies outside, where a gather reads the nearest row: so
// d' is zero there. Where jax.numpy fills such rows with NaN after it has taken
// them, x is filled instead, of which a product makes the same.
//
//===----------------------------------------------------------------------===//

#include "Closure.h"
#include "RowPlaces.h"

#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Dialect/Trc/TrcDialect.h"
#include "trc/Raise/Passes.h"
#include "trc/Rewrite/Constants.h"
#include "trc/Rewrite/Elementwise.h"
#include "trc/Rewrite/TensorArithmetic.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace trc {
#define GEN_PASS_DEF_MOVEGATHERS
#include "trc/Raise/Passes.h.inc"
} // namespace trc

using namespace mlir;
using namespace trc;
namespace stablehlo = trc::stablehlo;

namespace {

/// What a gather takes rows of: products and what works on them by element.
class TakenRows {
public:
  TakenRows(stablehlo::GatherOp op, const Places &places)
      : op(op), places(places) {}

  /// The product that is found first, if there is one.
  ContractOp product;
  /// What else reads a value between the product and the gather.
  Operation *otherReader = nullptr;

  /// Whether `value` is made of products, row by row. `rows` are its.
  bool follow(Value value) { return follow(value, places.rows, op); }
  /// The rows of `value` at the places.
  Value take(TensorArithmetic &math, Value value);

  /// Of places outside, instead of the nearest row.
  std::optional<stablehlo::SelectOp> fill;
  /// Whether what is no number may become one between product and gather.
  bool losesNaN = false;

private:
  bool follow(Value value, const Sizes &rows, Operation *reader);
  /// Whether a value is the same in all rows.
  static bool isSameInRows(Value value);
  static bool isBroadcastOfColumn(stablehlo::BroadcastInDimOp op);

  /// Values between product and gather; following them takes stack.
  static constexpr unsigned mostFollowed = 256;

  stablehlo::GatherOp op;
  const Places &places;
  llvm::DenseSet<Value> followed;
  llvm::DenseMap<Value, Value> taken;
};

class MoveGathersPass : public trc::impl::MoveGathersBase<MoveGathersPass> {
public:
  using MoveGathersBase::MoveGathersBase;

  void runOnOperation() override {
    moveAll<stablehlo::GatherOp>();
    moveAll<stablehlo::ScatterOp>();
    eraseDead(getOperation());
  }

private:
  template <typename Op> void moveAll() {
    SmallVector<Op> ops;
    getOperation()->walk([&](Op op) { ops.push_back(op); });
    for (Op op : ops)
      move(op);
  }
  void move(stablehlo::GatherOp op);
  void move(stablehlo::ScatterOp op);
};

} // namespace

//===----------------------------------------------------------------------===//
// What is taken
//===----------------------------------------------------------------------===//

bool TakenRows::isBroadcastOfColumn(stablehlo::BroadcastInDimOp op) {
  int64_t rank = getTensorType(op.getResult()).getRank();
  return op.getBroadcastDimensions() == ArrayRef<int64_t>{rank - 1} &&
         getTensorType(op.getOperand()).getDimSize(0) ==
             getTensorType(op.getResult()).getShape().back();
}

bool TakenRows::isSameInRows(Value value) {
  if (getSplat(value))
    return true;
  auto broadcast = value.getDefiningOp<stablehlo::BroadcastInDimOp>();
  return broadcast && isBroadcastOfColumn(broadcast);
}

bool TakenRows::follow(Value value, const Sizes &rows, Operation *reader) {
  if (isSameInRows(value))
    return true;
  Operation *maker = value.getDefiningOp();
  if (!maker || maker->getBlock() != op->getBlock())
    return false;
  for (Operation *user : value.getUsers())
    if (user != reader)
      otherReader = user;
  // An operation may read a value twice; nothing is followed after a failure.
  if (!followed.insert(value).second)
    return true;
  if (followed.size() > mostFollowed)
    return false;
  if (auto contract = dyn_cast<ContractOp>(maker)) {
    product = contract;
    return RowProduct::match(contract, rows.size()).has_value();
  }
  // Rows that are joined: so are those of x.
  if (auto reshape = dyn_cast<stablehlo::ReshapeOp>(maker)) {
    Value parted = reshape.getOperand();
    auto type = getTensorType(parted);
    return rows.size() == 1 && type.getRank() > 1 &&
           type.getShape().back() == getTensorType(value).getShape().back() &&
           follow(parted, Sizes(getRows(parted)), reshape);
  }
  if (!isElementwise(maker) || maker->getNumResults() != 1)
    return false;
  auto isFloat = [](Value each) {
    return isa<FloatType>(getTensorType(each).getElementType());
  };
  losesNaN |= isa<stablehlo::PowOp>(maker) || !isFloat(value) ||
              !llvm::all_of(maker->getOperands(), isFloat);
  bool isMade = false;
  for (Value operand : maker->getOperands()) {
    if (getTensorType(operand).getShape() != getTensorType(value).getShape() ||
        !follow(operand, rows, maker))
      return false;
    isMade |= !isSameInRows(operand);
  }
  return isMade;
}

Value TakenRows::take(TensorArithmetic &math, Value value) {
  if (Value known = taken.lookup(value))
    return known;
  auto type = getTensorType(value);
  Sizes shape(places.taken);
  shape.push_back(type.getShape().back());
  Operation *maker = value.getDefiningOp();
  if (DenseElementsAttr splat = getSplat(value))
    return makeSplat(math.builder, math.loc, type.clone(shape), splat);
  if (isSameInRows(value))
    return math.broadcast(maker->getOperand(0), shape,
                          static_cast<int64_t>(shape.size()) - 1);
  if (auto contract = dyn_cast<ContractOp>(maker)) {
    RowProduct found =
        *RowProduct::match(contract, getTensorType(value).getRank() - 1);
    Sizes joined(places.rows);
    joined.push_back(getTensorType(found.x()).getShape().back());
    Value rows = places.gather(math, math.reshape(found.x(), joined));
    if (fill) {
      Value inside = (*fill).getPred().getDefiningOp()->getOperand(0);
      Value wide = math.broadcast(
          inside, getTensorType(rows).getShape(),
          llvm::to_vector(llvm::seq<int64_t>(0, places.taken.size())));
      Value nan = math.fill(rows, std::numeric_limits<double>::quiet_NaN());
      rows = math.select(wide, rows, nan);
    }
    return taken[value] = found.of(math, rows);
  }
  if (isa<stablehlo::ReshapeOp>(maker))
    return take(math, maker->getOperand(0));
  SmallVector<Value> operands;
  for (Value operand : maker->getOperands())
    operands.push_back(take(math, operand));
  Value result =
      cloneElementwise(math.builder, maker, operands, shape)->getResult(0);
  taken[value] = result;
  return result;
}

//===----------------------------------------------------------------------===//
// Forward
//===----------------------------------------------------------------------===//

/// A select that fills all of a row with NaN where its place is outside, if
/// that is all that reads the rows.
static std::optional<stablehlo::SelectOp> findFill(Value rows) {
  if (!rows.hasOneUse())
    return std::nullopt;
  auto select = dyn_cast<stablehlo::SelectOp>(*rows.getUsers().begin());
  if (!select || select.getOnTrue() != rows)
    return std::nullopt;
  std::optional<APFloat> other = getSplatFloat(select.getOnFalse());
  auto wide = select.getPred().getDefiningOp<stablehlo::BroadcastInDimOp>();
  if (!other || !other->isNaN() || !wide ||
      !isCounted(wide.getBroadcastDimensions(),
                 getTensorType(rows).getRank() - 1) ||
      getTensorType(wide.getOperand()).getShape() != getRows(rows))
    return std::nullopt;
  return select;
}

void MoveGathersPass::move(stablehlo::GatherOp op) {
  std::optional<Places> places = Places::match(op);
  if (!places)
    return;
  TakenRows found(op, *places);
  bool isMade = found.follow(op.getOperand());
  if (!found.product)
    return;
  auto refuse = [&](const std::string &why) {
    ++numRefused;
    if (remarks)
      op.emitRemark("gather not moved in front of the product: ") << why;
  };
  if (!isMade)
    return refuse("more than a product, and what is added to each row, makes "
                  "its operand");
  if (found.otherReader)
    return refuse("all rows are also used by " + describe(found.otherReader));
  if (places->getNumTaken() >= places->getNumRows())
    return refuse("it takes " + std::to_string(places->getNumTaken()) +
                  " rows of " + std::to_string(places->getNumRows()));
  // With an infinite number among the weights a product of what is no number
  // is none either, so the order does not matter; where something between makes
  // a number of it, the rows are filled behind the gather as they were.
  if (!found.losesNaN)
    found.fill = findFill(op.getResult());
  OpBuilder builder(op);
  // What fills may be computed behind the gather.
  if (found.fill)
    builder.setInsertionPoint(*found.fill);
  TensorArithmetic math(builder, op.getLoc());
  Value result = found.take(math, op.getOperand());
  if (remarks)
    op.emitRemark("gather moved in front of the product: ")
        << places->getNumTaken() << " rows of " << places->getNumRows()
        << " are multiplied";
  ++numMoved;
  Value replaced = found.fill ? (*found.fill).getResult() : op.getResult();
  replaced.replaceAllUsesWith(result);
}

//===----------------------------------------------------------------------===//
// Backward
//===----------------------------------------------------------------------===//

namespace {

/// What reads the sum of a scatter, itself or with its rows parted, and what is
/// put in its place.
class ScatteredRows {
public:
  ScatteredRows(stablehlo::ScatterOp op, const Places &places)
      : op(op), places(places) {}

  Operation *refusedBy = nullptr;
  int64_t numProducts = 0;

  bool follow() { return follow(op->getResult(0)); }
  void replace();

private:
  bool follow(Value sum);
  void replace(Value sum, Value rows);

  /// The other operand [rows .., c] of `d [rows .., v] . x [rows .., c]`.
  static Value rowsOf(ContractOp product, Value sum);
  static bool sumsRows(stablehlo::ReduceOp op);

  stablehlo::ScatterOp op;
  const Places &places;
};

} // namespace

Value ScatteredRows::rowsOf(ContractOp product, Value sum) {
  if (product.getInit() || product.getLhs() == product.getRhs())
    return {};
  bool isLeft = product.getLhs() == sum;
  ArrayRef<int64_t> dims = isLeft ? product.getLhsDims() : product.getRhsDims();
  ArrayRef<int64_t> others =
      isLeft ? product.getRhsDims() : product.getLhsDims();
  ArrayRef<int64_t> result = product.getResultDims();
  if (result.size() != 2 || others.size() != dims.size() ||
      others.drop_back() != dims.drop_back() || others.back() == dims.back() ||
      !llvm::is_contained(result, dims.back()) ||
      !llvm::is_contained(result, others.back()))
    return {};
  return isLeft ? product.getRhs() : product.getLhs();
}

/// Whether all that is left is the innermost dimension, added up from zero.
bool ScatteredRows::sumsRows(stablehlo::ReduceOp op) {
  Block &body = op.getBody().front();
  return op.getInputs().size() == 1 &&
         isSplatOf(op.getInitValues().front(), 0) &&
         isa<stablehlo::AddOp>(body.front()) &&
         body.front().getOperands() == body.getArguments() &&
         body.getTerminator()->getOperand(0) == body.front().getResult(0) &&
         isCounted(op.getDimensions(),
                   getTensorType(op.getInputs().front()).getRank() - 1);
}

bool ScatteredRows::follow(Value sum) {
  for (Operation *user : sum.getUsers()) {
    refusedBy = user;
    if (user->getBlock() != op->getBlock())
      return false;
    if (auto product = dyn_cast<ContractOp>(user)) {
      std::optional<RowProduct> rows =
          RowProduct::match(product, getRows(sum).size());
      if (!(rows && rows->x() == sum) && !rowsOf(product, sum))
        return false;
      ++numProducts;
    } else if (auto reduce = dyn_cast<stablehlo::ReduceOp>(user)) {
      if (!sumsRows(reduce))
        return false;
    } else if (isa<stablehlo::ConvertOp>(user) &&
               isa<FloatType>(
                   getTensorType(user->getResult(0)).getElementType())) {
      if (!follow(user->getResult(0)))
        return false;
    } else if (isa<stablehlo::ReshapeOp>(user)) {
      Value parted = user->getResult(0);
      if (getTensorType(parted).getRank() < 2 ||
          getTensorType(parted).getShape().back() !=
              getTensorType(sum).getShape().back() ||
          !follow(parted))
        return false;
    } else {
      return false;
    }
  }
  return true;
}

/// `sum` is the scatter's, converted and reshaped; `rows` what it adds up.
void ScatteredRows::replace(Value sum, Value rows) {
  for (Operation *user : llvm::make_early_inc_range(sum.getUsers())) {
    OpBuilder builder(user);
    TensorArithmetic math(builder, user->getLoc());
    if (isa<stablehlo::ReshapeOp>(user)) {
      replace(user->getResult(0), rows);
      continue;
    }
    if (isa<stablehlo::ConvertOp>(user)) {
      Value sumType = user->getResult(0);
      replace(sumType,
              math.convert(rows, getTensorType(sumType).getElementType()));
      continue;
    }
    Value result;
    if (isa<stablehlo::ReduceOp>(user)) {
      result = math.sum(
          rows, llvm::to_vector(llvm::seq<int64_t>(0, places.taken.size())));
    } else {
      auto product = cast<ContractOp>(user);
      auto parted = RowProduct::match(product, getRows(sum).size());
      if (parted && parted->x() == sum) {
        Value added = places.scatter(math, op, parted->of(math, rows));
        result =
            math.reshape(added, getTensorType(product.getResult()).getShape());
      } else {
        Value x = rowsOf(product, sum);
        bool isLeft = product.getLhs() == sum;
        Sizes joined(places.rows);
        joined.push_back(getTensorType(x).getShape().back());
        Value other = places.gather(math, math.reshape(x, joined));
        // Labels of the result, and of the rows behind them.
        ArrayRef<int64_t> resultDims = product.getResultDims();
        int64_t next = std::max(resultDims[0], resultDims[1]) + 1;
        Sizes lhs, rhs;
        for (size_t d = 0; d < places.taken.size(); ++d)
          lhs.push_back(next + static_cast<int64_t>(d));
        rhs = lhs;
        lhs.push_back(product.getLhsDims().back());
        rhs.push_back(product.getRhsDims().back());
        auto taken = ContractOp::create(
            builder, math.loc, product.getType(), isLeft ? rows : other,
            isLeft ? other : rows, lhs, rhs, resultDims);
        taken.setTf32(product.getTf32());
        result = taken.getResult();
      }
    }
    user->getResult(0).replaceAllUsesWith(result);
  }
}

void ScatteredRows::replace() {
  OpBuilder builder(op);
  TensorArithmetic math(builder, op.getLoc());
  Value rows = op.getUpdates().front();
  Value wide = math.broadcast(
      places.inside(math), getTensorType(rows).getShape(),
      llvm::to_vector(llvm::seq<int64_t>(0, places.taken.size())));
  replace(op->getResult(0), math.keepIf(wide, rows));
}

void MoveGathersPass::move(stablehlo::ScatterOp op) {
  std::optional<Places> places = Places::match(op);
  if (!places || places->getNumTaken() >= places->getNumRows() ||
      !places->countsRows())
    return;
  ScatteredRows found(op, *places);
  bool isCovered = found.follow();
  if (!found.numProducts)
    return;
  if (!isCovered) {
    ++numRefused;
    if (remarks)
      op.emitRemark("scatter not moved behind the product: the sum is also "
                    "used by ")
          << describe(found.refusedBy);
    return;
  }
  if (remarks)
    op.emitRemark("scatter moved behind the product: ")
        << places->getNumTaken() << " rows of " << places->getNumRows()
        << " are multiplied";
  ++numScatters;
  found.replace();
}
