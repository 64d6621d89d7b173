//===- DelaySums.cpp - sums of a loop as one product behind it ------------===//
//
// The way back through a recurrent network adds a product of a few rows to each
// weight's gradient in every trip. A sum that is read and written for a few
// rows is bound by that; one product over the rows of all trips is not:
//
//   s' = s + contract(dy[t], x[t])      ->      s + contract(dy, x), behind it
//   b' = b + reduce(dy[t])                      b + reduce(dy)
//
// That costs no memory where both factors are stacked up anyway: one that is a
// part of a tensor in front of the loop, another one for each trip, or that the
// loop itself puts into a tensor that it carries. Factors of one trip must
// stand at one place in both, and each place must have its trip.
//
//===----------------------------------------------------------------------===//

#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Dialect/Trc/TrcDialect.h"
#include "trc/Rewrite/Constants.h"
#include "trc/Rewrite/Reductions.h"
#include "trc/Rewrite/TensorArithmetic.h"
#include "trc/Rewrite/TripCount.h"
#include "trc/Specialize/Passes.h"

namespace trc {
#define GEN_PASS_DEF_DELAYSUMS
#include "trc/Specialize/Passes.h.inc"
} // namespace trc

using namespace mlir;
using namespace trc;

namespace {

/// Numbers beyond this are left alone.
constexpr int64_t large = int64_t(1) << 40;

/// A number that is `offset + factor * counter`.
struct Place {
  int64_t offset = 0, factor = 0;
  bool operator==(const Place &) const = default;
};

/// A tensor that has a value of every trip: where `dim` is the trip's place.
struct Stack {
  Value whole;
  int64_t dim = 0;
  Place place;
};

class Loop {
public:
  Loop(stablehlo::WhileOp op, CountedLoop counted)
      : op(op), counted(counted), body(op.getBody().front()) {}

  /// The stack of a factor, read or made.
  std::optional<Stack> findStack(Value factor) const {
    Value part = factor;
    if (auto reshape = part.getDefiningOp<stablehlo::ReshapeOp>())
      part = reshape.getOperand();
    if (auto slice = part.getDefiningOp<stablehlo::DynamicSliceOp>())
      if (!op->isAncestor(slice.getOperand().getParentBlock()->getParentOp()))
        return stackOf(slice.getOperand(), slice.getStartIndices(),
                       slice.getSliceSizes(), factor);
    for (Operation *user : factor.getUsers()) {
      const bool isWrapped =
          isa<stablehlo::ReshapeOp, stablehlo::BroadcastInDimOp>(user) &&
          isUnrolled(user) && user->hasOneUse();
      auto update = dyn_cast<stablehlo::DynamicUpdateSliceOp>(
          isWrapped ? *user->user_begin() : user);
      if (!update || !isPart(update.getUpdate(), factor, user, isWrapped))
        continue;
      auto carried = dyn_cast<BlockArgument>(update.getOperand());
      if (!carried || carried.getOwner() != &body ||
          yielded(carried.getArgNumber()) != update.getResult())
        continue;
      if (std::optional<Stack> stack = stackOf(
              op->getResult(carried.getArgNumber()), update.getStartIndices(),
              getTensorType(update.getUpdate()).getShape(), factor))
        return stack;
    }
    return std::nullopt;
  }

  Value yielded(unsigned i) const {
    return body.getTerminator()->getOperand(i);
  }

private:
  /// A broadcast that repeats and moves nothing.
  static bool isUnrolled(Operation *user) {
    auto broadcast = dyn_cast<stablehlo::BroadcastInDimOp>(user);
    return !broadcast ||
           (llvm::is_sorted(broadcast.getBroadcastDimensions()) &&
            getTensorType(broadcast.getResult()).getNumElements() ==
                getTensorType(broadcast.getOperand()).getNumElements());
  }
  static bool isPart(Value update, Value factor, Operation *user,
                     bool isWrapped) {
    return update == (isWrapped ? user->getResult(0) : factor);
  }

  /// `whole`, if `part`, of the elements of a slice, is all of it but for one
  /// dimension, along which there is a place for each trip.
  std::optional<Stack> stackOf(Value whole, OperandRange starts,
                               ArrayRef<int64_t> sliceSizes, Value part) const {
    auto type = getTensorType(whole), partType = getTensorType(part);
    if (type.getRank() != partType.getRank() + 1)
      return std::nullopt;
    for (int64_t d = 0; d < type.getRank(); ++d) {
      SmallVector<int64_t> rest(type.getShape());
      rest.erase(rest.begin() + d);
      if (type.getDimSize(d) != counted.trips ||
          ArrayRef<int64_t>(rest) != partType.getShape())
        continue;
      // A block of as many elements may have the shape of a row behind it.
      SmallVector<int64_t> row(type.getShape());
      row[d] = 1;
      if (ArrayRef<int64_t>(row) != sliceSizes)
        continue;
      std::optional<Place> place = placeOf(starts[d]);
      if (place && takesEach(*place) && holdsPlaces(starts[d]))
        return Stack{whole, d, *place};
    }
    return std::nullopt;
  }

  std::optional<Place> placeOf(Value index) const {
    if (index == body.getArgument(counted.counter))
      return Place{0, 1};
    if (std::optional<int64_t> number = getScalarInteger(index);
        number && std::abs(*number) < large)
      return Place{*number, 0};
    Operation *made = index.getDefiningOp();
    if (!isa_and_present<stablehlo::AddOp, stablehlo::SubtractOp>(made))
      return std::nullopt;
    const std::optional<Place> a = placeOf(made->getOperand(0)),
                               b = placeOf(made->getOperand(1));
    if (!a || !b)
      return std::nullopt;
    const int64_t sign = isa<stablehlo::AddOp>(made) ? 1 : -1;
    const Place place{a->offset + sign * b->offset,
                      a->factor + sign * b->factor};
    // No sum of such numbers overflows.
    if (std::abs(place.offset) >= large || std::abs(place.factor) >= large)
      return std::nullopt;
    return place;
  }

  /// Whether places of all trips are numbers of the index's type: those on the
  /// way to them may wrap around, and come back.
  bool holdsPlaces(Value index) const {
    auto type = cast<IntegerType>(getTensorType(index).getElementType());
    const unsigned bits = type.getWidth() - (type.isUnsigned() ? 0 : 1);
    return bits >= 62 || counted.trips <= int64_t(1) << bits;
  }

  /// Whether the trips have the places 0, 1, .. in this order or the other.
  bool takesEach(Place place) const {
    const int64_t first = place.offset + place.factor * counted.start;
    const int64_t step = place.factor * counted.step;
    return (step == 1 && first == 0) ||
           (step == -1 && first == counted.trips - 1);
  }

  stablehlo::WhileOp op;
  CountedLoop counted;
  Block &body;
};

class DelaySumsPass : public trc::impl::DelaySumsBase<DelaySumsPass> {
public:
  using DelaySumsBase::DelaySumsBase;

private:
  void runOnOperation() override {
    getOperation()->walk([&](stablehlo::WhileOp op) {
      const std::optional<CountedLoop> counted = countTrips(op);
      if (!counted || counted->trips < 2 || counted->counter < 0)
        return;
      const Loop loop(op, *counted);
      for (unsigned i = 0; i < op->getNumOperands(); ++i)
        visit(op, loop, i);
    });
  }

  void visit(stablehlo::WhileOp op, const Loop &loop, unsigned i) {
    Block &body = op.getBody().front();
    const Value sum = body.getArgument(i);
    auto add = loop.yielded(i).getDefiningOp<stablehlo::AddOp>();
    if (!add || !sum.hasOneUse() || !add->hasOneUse() ||
        !op.getCond().front().getArgument(i).use_empty())
      return;
    Value summand;
    if (add.getLhs() == sum)
      summand = add.getRhs();
    else if (add.getRhs() == sum)
      summand = add.getLhs();
    Operation *made = summand ? summand.getDefiningOp() : nullptr;
    if (!made || !made->hasOneUse() || made->getBlock() != &body)
      return;
    OpBuilder builder(op);
    builder.setInsertionPointAfter(op);
    Value whole;
    if (auto product = dyn_cast<ContractOp>(made))
      whole = multiply(builder, loop, product);
    else if (auto reduce = dyn_cast<stablehlo::ReduceOp>(made))
      whole = addUp(builder, loop, reduce);
    if (!whole)
      return;
    TensorArithmetic make(builder, add.getLoc());
    op->getResult(i).replaceAllUsesWith(make.add(op->getOperand(i), whole));
    // Nobody reads it any more; that it is carried is for others to notice.
    body.getTerminator()->setOperand(i, sum);
    add->erase();
    made->erase();
    ++numSums;
  }

  /// The product that sums over the trips too; null where there is none.
  Value multiply(OpBuilder &builder, const Loop &loop, ContractOp product) {
    if (product.getInit() || summedRows(product) >= busyRows)
      return Value();
    const std::optional<Stack> lhs = loop.findStack(product.getLhs());
    const std::optional<Stack> rhs = loop.findStack(product.getRhs());
    if (!lhs || !rhs || lhs->place != rhs->place)
      return Value();
    SmallVector<int64_t> lhsDims(product.getLhsDims()),
        rhsDims(product.getRhsDims());
    const int64_t trip =
        1 + std::max(*llvm::max_element(lhsDims), *llvm::max_element(rhsDims));
    lhsDims.insert(lhsDims.begin() + lhs->dim, trip);
    rhsDims.insert(rhsDims.begin() + rhs->dim, trip);
    return ContractOp::create(builder, product.getLoc(), product.getType(),
                              lhs->whole, rhs->whole, /*init=*/Value(), lhsDims,
                              rhsDims, product.getResultDims(),
                              product.getTf32());
  }

  static int64_t summedRows(ContractOp product) {
    int64_t rows = 1;
    for (auto [label, extent] : llvm::zip(
             product.getLhsDims(), getTensorType(product.getLhs()).getShape()))
      if (!llvm::is_contained(product.getResultDims(), label))
        rows *= extent;
    return rows;
  }

  /// The sum over some dimensions and the trips; null where there is none.
  Value addUp(OpBuilder &builder, const Loop &loop,
              stablehlo::ReduceOp reduce) {
    if (reduce.getInputs().size() != 1 ||
        !isa_and_present<stablehlo::AddOp>(getCombiner(reduce.getBody())) ||
        !isAnyZero(reduce.getInitValues().front()))
      return Value();
    const Value input = reduce.getInputs().front();
    const auto type = getTensorType(input);
    int64_t rows = 1;
    for (int64_t d : reduce.getDimensions())
      rows *= type.getDimSize(d);
    const std::optional<Stack> stack =
        rows < busyRows ? loop.findStack(input) : std::nullopt;
    // Sums of narrower types would be rounded at other places.
    if (!stack || getSumType(type.getElementType()) != type.getElementType())
      return Value();
    SmallVector<int64_t> dims = {stack->dim};
    for (int64_t d : reduce.getDimensions())
      dims.push_back(d < stack->dim ? d : d + 1);
    llvm::sort(dims);
    return TensorArithmetic(builder, reduce.getLoc()).sum(stack->whole, dims);
  }
};

} // namespace
