//===- Parts.cpp - tensors dealt out over ranks ---------------------------===//

#include "Parts.h"

#include "trc/Dialect/Trc/StatePart.h"
#include "trc/Rewrite/Constants.h"
#include "trc/Rewrite/OverRanks.h"

using namespace mlir;
using namespace trc;

RankedTensorType Parts::typeOf(RankedTensorType whole) const {
  return RankedTensorType::get({getPartSize(whole.getShape(), ranks)},
                               whole.getElementType());
}

Value Parts::inRows(TensorArithmetic &math, Value whole) const {
  RankedTensorType type = getTensorType(whole);
  const int64_t count = type.getNumElements(),
                part = getPartSize(type.getShape(), ranks);
  if (count != ranks * part)
    whole = math.padZeros(math.reshape(whole, {count}), {0},
                          {ranks * part - count}, {0});
  return math.reshape(whole, {ranks, part});
}

Value Parts::take(TensorArithmetic &math, Value whole) const {
  Value rows = inRows(math, whole);
  RankedTensorType type = getTensorType(rows);
  Value rank = math.convert(makeRankNumber(math), math.builder.getI64Type());
  return math.reshape(math.take(rows, 0, rank, 1), {type.getDimSize(1)});
}

Value Parts::addUp(TensorArithmetic &math, Value term) const {
  return addRowOverRanks(math, inRows(math, term));
}

Value Parts::join(TensorArithmetic &math, Value part,
                  RankedTensorType whole) const {
  Value all = joinOverRanks(math, ranks, 0, part);
  const int64_t count = whole.getNumElements();
  if (count != getTensorType(all).getNumElements())
    all = math.take(all, 0, 0, count);
  return math.reshape(all, whole.getShape());
}
