//===- TripCount.cpp - how often a loop runs ------------------------------===//
//
// See TripCount.h.
//
//===----------------------------------------------------------------------===//

#include "trc/Rewrite/TripCount.h"

#include "trc/Rewrite/Comparisons.h"
#include "trc/Rewrite/Constants.h"

using namespace mlir;
using trc::stablehlo::ComparisonDirection;

namespace trc {

namespace {

/// Numbers beyond this are left alone, so that no sum below overflows.
constexpr int64_t large = int64_t(1) << 61;

/// How often `start, start + step, ..` satisfies the comparison with `bound`
/// before it does not for the first time.
std::optional<int64_t> count(ComparisonDirection direction, int64_t start,
                             int64_t step, int64_t bound) {
  switch (direction) {
  case ComparisonDirection::LT:
    if (start >= bound)
      return 0;
    if (step <= 0)
      return std::nullopt;
    return (bound - start + step - 1) / step;
  case ComparisonDirection::LE:
    return count(ComparisonDirection::LT, start, step, bound + 1);
  case ComparisonDirection::GT:
    return count(ComparisonDirection::LT, -start, -step, -bound);
  case ComparisonDirection::GE:
    return count(ComparisonDirection::LT, -start, -step, -bound + 1);
  case ComparisonDirection::EQ:
    if (start != bound)
      return 0;
    return step == 0 ? std::nullopt : std::optional<int64_t>(1);
  case ComparisonDirection::NE:
    if (start == bound)
      return 0;
    if (step == 0 || (bound - start) % step != 0 || (bound - start) / step < 0)
      return std::nullopt;
    return (bound - start) / step;
  }
  llvm_unreachable("six directions");
}

/// The constant that `next` adds to `argument`.
std::optional<int64_t> getStep(Value next, Value argument) {
  Operation *op = next.getDefiningOp();
  if (!op || !isa<stablehlo::AddOp, stablehlo::SubtractOp>(op))
    return std::nullopt;
  bool isAdd = isa<stablehlo::AddOp>(op);
  Value other;
  if (op->getOperand(0) == argument)
    other = op->getOperand(1);
  else if (isAdd && op->getOperand(1) == argument)
    other = op->getOperand(0);
  else
    return std::nullopt;
  std::optional<int64_t> step = getScalarInteger(other);
  if (!step)
    return std::nullopt;
  // Counting down in an unsigned type adds a number that wraps around.
  auto type = cast<IntegerType>(getTensorType(argument).getElementType());
  if (type.isUnsigned() && type.getWidth() < 62 &&
      *step >= int64_t(1) << (type.getWidth() - 1))
    *step -= int64_t(1) << type.getWidth();
  if (*step <= -large || *step >= large)
    return std::nullopt;
  return isAdd ? *step : -*step;
}

} // namespace

bool holds(IntegerType type, int64_t number) {
  unsigned width = type.getWidth();
  if (type.isUnsigned())
    return number >= 0 && (width >= 62 || number < int64_t(1) << width);
  return width >= 63 || (number >= -(int64_t(1) << (width - 1)) &&
                         number < int64_t(1) << (width - 1));
}

bool isFreeOfEffects(Region &region) {
  return llvm::all_of(region.front(),
                      [](Operation &op) { return isMemoryEffectFree(&op); });
}

std::optional<CountedLoop> countTrips(stablehlo::WhileOp loop) {
  Block &cond = loop.getCond().front(), &body = loop.getBody().front();
  Value predicate = cond.getTerminator()->getOperand(0);
  if (std::optional<int64_t> known = getScalarInteger(predicate))
    return *known == 0 ? std::optional<CountedLoop>(CountedLoop())
                       : std::nullopt;
  auto compare = predicate.getDefiningOp<stablehlo::CompareOp>();
  if (!compare)
    return std::nullopt;
  Value counter = compare.getLhs(), end = compare.getRhs();
  ComparisonDirection direction = compare.getComparisonDirection();
  if (!isa<BlockArgument>(counter)) {
    std::swap(counter, end);
    direction = mirrored(direction);
  }
  auto argument = dyn_cast<BlockArgument>(counter);
  std::optional<int64_t> bound = getScalarInteger(end);
  if (!argument || argument.getOwner() != &cond || !bound)
    return std::nullopt;
  auto type = dyn_cast<IntegerType>(getTensorType(argument).getElementType());
  if (!type || type.getWidth() == 1)
    return std::nullopt;
  CountedLoop counted;
  counted.counter = argument.getArgNumber();
  std::optional<int64_t> start =
      getScalarInteger(loop->getOperand(counted.counter));
  std::optional<int64_t> step =
      getStep(body.getTerminator()->getOperand(counted.counter),
              body.getArgument(counted.counter));
  if (!start || !step || std::abs(*start) >= large || std::abs(*bound) >= large)
    return std::nullopt;
  std::optional<int64_t> trips = count(direction, *start, *step, *bound);
  // The value that ends the loop must be reached without wrapping around.
  if (!trips || *trips > large / std::max<int64_t>(1, std::abs(*step)) ||
      !holds(type, *start + *trips * *step))
    return std::nullopt;
  counted.trips = *trips;
  counted.start = *start;
  counted.step = *step;
  return counted;
}

} // namespace trc
