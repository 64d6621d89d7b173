//===- Arithmetic.cpp - writing formulas as StableHLO ---------------------===//
//
// See Arithmetic.h.
//
//===----------------------------------------------------------------------===//

#include "Arithmetic.h"

#include "trc/Rewrite/Constants.h"
#include "trc/Rewrite/OverRanks.h"

using namespace mlir;
using namespace trc;

RankedTensorType trc::getComputeType(RankedTensorType type) {
  return type.clone(getSumType(type.getElementType()));
}

Value Arithmetic::number(double number) {
  return fill(RankedTensorType::get({}, builder.getF64Type()), number);
}

Value Arithmetic::match(Value b, Value a) {
  if (b.getType() == a.getType())
    return b;
  RankedTensorType type = getTensorType(a);
  return broadcast(convert(b, type.getElementType()), type.getShape(), {});
}

Value Arithmetic::clamp(double low, Value a, double high) {
  Value least = match(number(low), a), most = match(number(high), a);
  return clamp(least, a, most);
}

Value Arithmetic::selectIfAtMost(Value a, double b, Value then,
                                 Value otherwise) {
  Value test =
      compare(a, Direction::LE, match(number(b), a), Comparison::FLOAT);
  return select(test, then, otherwise);
}

Value Arithmetic::join(ValueRange scalars) {
  if (scalars.size() == 1)
    return scalars.front();
  SmallVector<Value> pieces;
  for (Value scalar : scalars)
    pieces.push_back(reshape(scalar, {1}));
  return concatenate(pieces, 0);
}

Value Arithmetic::sum(Value a) {
  return sum(
      a, llvm::to_vector(llvm::seq<int64_t>(0, getTensorType(a).getRank())));
}

Value Arithmetic::addUp(Value sum) {
  return ranks == 1 ? sum : addOverRanks(*this, ranks, sum);
}

Value Arithmetic::norm(Value a) {
  return sqrt(addUp(convert(sum(mul(a, a)), builder.getF64Type())));
}

Value Arithmetic::mean(Value a, int64_t dimension) {
  auto extent = static_cast<double>(getTensorType(a).getDimSize(dimension));
  return div(sum(a, dimension), extent);
}

Value Arithmetic::broadcastAlong(Value a, Value like, int64_t dimension) {
  RankedTensorType type = getTensorType(like);
  SmallVector<int64_t> dimensions;
  for (int64_t i = 0; i < type.getRank(); ++i)
    if (i != dimension)
      dimensions.push_back(i);
  return broadcast(a, type.getShape(), dimensions);
}
