//===- RowPlaces.cpp - rows of a tensor, and products row by row ----------===//
//
// Places are recognised by the numbers of a gather, those of a scatter read as
// a gather's; products by the labels of their dimensions.
//
//===----------------------------------------------------------------------===//

#include "RowPlaces.h"

#include "trc/Rewrite/Elementwise.h"

using namespace mlir;
using namespace trc;
namespace stablehlo = trc::stablehlo;

std::optional<Places>
Places::match(Value indices, stablehlo::GatherDimensionNumbersAttr numbers,
              RankedTensorType from, RankedTensorType to) {
  int64_t numRows = from.getRank() - 1, numTaken = to.getRank() - 1;
  if (numRows < 1 || numTaken < 0 || !isa<FloatType>(from.getElementType()) ||
      from.getShape().back() != to.getShape().back() ||
      numbers.getOffsetDims() != ArrayRef<int64_t>{numTaken})
    return std::nullopt;
  Sizes single(numbers.getCollapsedSliceDims());
  llvm::append_range(single, numbers.getOperandBatchingDims());
  llvm::sort(single);
  ArrayRef<int64_t> indexed = numbers.getStartIndexMap();
  if (!isCounted(single, numRows) || indexed.empty() ||
      llvm::any_of(indexed, [&](int64_t d) { return d >= numRows; }))
    return std::nullopt;
  return Places{indices, numbers, Sizes(from.getShape().drop_back()),
                Sizes(to.getShape().drop_back())};
}

std::optional<Places> Places::match(stablehlo::GatherOp op) {
  return match(op.getStartIndices(), op.getDimensionNumbers(),
               getTensorType(op.getOperand()), getTensorType(op.getResult()));
}

std::optional<Places> Places::match(stablehlo::ScatterOp op) {
  Block &body = op.getUpdateComputation().front();
  if (op.getInputs().size() != 1 || !isSplatOf(op.getInputs().front(), 0) ||
      !isa<stablehlo::AddOp>(body.front()) ||
      body.front().getOperands() != body.getArguments() ||
      body.getTerminator()->getOperand(0) != body.front().getResult(0))
    return std::nullopt;
  auto numbers = op.getScatterDimensionNumbers();
  return match(
      op.getScatterIndices(),
      stablehlo::GatherDimensionNumbersAttr::get(
          op.getContext(), numbers.getUpdateWindowDims(),
          numbers.getInsertedWindowDims(), numbers.getInputBatchingDims(),
          numbers.getScatterIndicesBatchingDims(),
          numbers.getScatterDimsToOperandDims(), numbers.getIndexVectorDim()),
      getTensorType(op->getResult(0)), getTensorType(op.getUpdates().front()));
}

Value Places::gather(TensorArithmetic &math, Value x) const {
  auto type = getTensorType(x);
  Sizes shape(taken), slice(rows.size(), 1);
  shape.push_back(type.getShape().back());
  slice.push_back(type.getShape().back());
  return stablehlo::GatherOp::create(math.builder, math.loc, type.clone(shape),
                                     x, indices, numbers,
                                     math.builder.getDenseI64ArrayAttr(slice),
                                     math.builder.getBoolAttr(false));
}

Value Places::scatter(TensorArithmetic &math, stablehlo::ScatterOp like,
                      Value rowsAdded) const {
  auto type = getTensorType(rowsAdded);
  Sizes shape(rows);
  shape.push_back(type.getShape().back());
  auto op = stablehlo::ScatterOp::create(
      math.builder, math.loc, TypeRange(type.clone(shape)),
      ValueRange(math.zeros(type.clone(shape))), indices, ValueRange(rowsAdded),
      like.getScatterDimensionNumbersAttr(), like.getIndicesAreSortedAttr(),
      like.getUniqueIndicesAttr());
  math.makeCombiner<stablehlo::AddOp>(op.getUpdateComputation(), rowsAdded);
  return op->getResult(0);
}

bool Places::countsRows() const {
  Type type = getTensorType(indices).getElementType();
  unsigned bits = type.getIntOrFloatBitWidth() - !isUnsignedInteger(type);
  return bits >= 63 ||
         llvm::all_of(rows, [&](int64_t count) { return count >> bits == 0; });
}

Value Places::inside(TensorArithmetic &math) const {
  auto type = getTensorType(indices);
  int64_t vectorDim = numbers.getIndexVectorDim();
  Value all;
  auto require = [&](Value holds) {
    all = all ? math.make<stablehlo::AndOp>({all, holds}) : holds;
  };
  for (auto [i, d] : llvm::enumerate(numbers.getStartIndexMap())) {
    Value index = vectorDim == type.getRank()
                      ? indices
                      : math.take(indices, vectorDim, i, 1);
    index = math.reshape(index, taken);
    if (!isUnsignedInteger(type.getElementType()))
      require(math.compare(index, TensorArithmetic::Direction::GE,
                           math.fill(index, 0)));
    require(math.compare(index, TensorArithmetic::Direction::LT,
                         math.fill(index, rows[d])));
  }
  return all;
}

std::optional<RowProduct> RowProduct::match(ContractOp op, size_t numRows) {
  ArrayRef<int64_t> result = op.getResultDims();
  if (op.getInit() || result.size() != numRows + 1)
    return std::nullopt;
  for (bool isLeft : {true, false}) {
    ArrayRef<int64_t> x = isLeft ? op.getLhsDims() : op.getRhsDims();
    ArrayRef<int64_t> weight = isLeft ? op.getRhsDims() : op.getLhsDims();
    if (weight.size() == 2 && x.size() == result.size() &&
        x.drop_back() == result.drop_back() &&
        llvm::is_contained(weight, x.back()) &&
        llvm::is_contained(weight, result.back()) && x.back() != result.back())
      return RowProduct{op, isLeft};
  }
  return std::nullopt;
}

Value RowProduct::of(TensorArithmetic &math, Value rows) {
  int64_t numRows = getTensorType(rows).getRank() - 1;
  ArrayRef<int64_t> xDims = isLeft ? op.getLhsDims() : op.getRhsDims();
  ArrayRef<int64_t> weightDims = isLeft ? op.getRhsDims() : op.getLhsDims();
  // Labels of the rows that neither dimension of the weight has.
  int64_t next = std::max(weightDims[0], weightDims[1]) + 1;
  Sizes x, result, shape(getRows(rows));
  for (int64_t d = 0; d < numRows; ++d)
    x.push_back(next + d);
  result = x;
  x.push_back(xDims.back());
  result.push_back(op.getResultDims().back());
  auto type = getTensorType(op.getResult());
  shape.push_back(type.getShape().back());
  Value weight = isLeft ? op.getRhs() : op.getLhs();
  auto product =
      isLeft ? ContractOp::create(math.builder, math.loc, type.clone(shape),
                                  rows, weight, x, weightDims, result)
             : ContractOp::create(math.builder, math.loc, type.clone(shape),
                                  weight, rows, weightDims, x, result);
  product.setTf32(op.getTf32());
  return product.getResult();
}
