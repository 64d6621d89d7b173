//===- OverRanks.cpp - writing collectives over all ranks -----------------===//
//
// See OverRanks.h.
//
//===----------------------------------------------------------------------===//

#include "trc/Rewrite/OverRanks.h"

#include "trc/Rewrite/Constants.h"

#include "llvm/ADT/Sequence.h"

using namespace mlir;
using namespace trc;

static DenseIntElementsAttr oneGroup(OpBuilder &builder, int64_t ranks) {
  auto numbers = llvm::to_vector(llvm::seq<int64_t>(ranks));
  return DenseIntElementsAttr::get(
      RankedTensorType::get({1, ranks}, builder.getI64Type()),
      ArrayRef<int64_t>(numbers));
}

static stablehlo::ChannelHandleAttr channel(OpBuilder &builder) {
  return stablehlo::ChannelHandleAttr::get(builder.getContext(), 1, 1);
}

Value trc::makeRankNumber(TensorArithmetic &make) {
  return stablehlo::PartitionIdOp::create(
      make.builder, make.loc,
      RankedTensorType::get({}, make.builder.getIntegerType(32, false)));
}

Value trc::combineOverRanks(TensorArithmetic &make, int64_t ranks,
                            OperationName combiner, Value part) {
  OpBuilder &builder = make.builder;
  auto all = stablehlo::AllReduceOp::create(
      builder, make.loc, TypeRange(part.getType()), ValueRange(part),
      oneGroup(builder, ranks), channel(builder), builder.getUnitAttr());
  OpBuilder::InsertionGuard guard(builder);
  auto scalar = RankedTensorType::get({}, getElementTypeOrSelf(part.getType()));
  Region &body = all.getComputation();
  Block *block = builder.createBlock(&body, body.end(), {scalar, scalar},
                                     {make.loc, make.loc});
  OperationState state(make.loc, combiner);
  state.addOperands(block->getArguments());
  state.addTypes(scalar);
  stablehlo::ReturnOp::create(builder, make.loc,
                              builder.create(state)->getResults());
  return all->getResult(0);
}

Value trc::addOverRanks(TensorArithmetic &make, int64_t ranks, Value part) {
  return combineOverRanks(
      make, ranks,
      {stablehlo::AddOp::getOperationName(), make.builder.getContext()}, part);
}

Value trc::addRowOverRanks(TensorArithmetic &make, Value rows) {
  OpBuilder &builder = make.builder;
  RankedTensorType type = getTensorType(rows);
  auto row = stablehlo::ReduceScatterOp::create(
      builder, make.loc, type.clone({1, type.getDimSize(1)}), rows,
      builder.getI64IntegerAttr(0), oneGroup(builder, type.getDimSize(0)),
      channel(builder), builder.getUnitAttr());
  make.makeCombiner<stablehlo::AddOp>(row.getComputation(), rows);
  return make.reshape(row, {type.getDimSize(1)});
}

Value trc::joinOverRanks(TensorArithmetic &make, int64_t ranks, int64_t dim,
                         Value part) {
  OpBuilder &builder = make.builder;
  const auto type = getTensorType(part);
  SmallVector<int64_t> shape(type.getShape()), order;
  shape.insert(shape.begin(), 1);
  Value row = make.reshape(part, shape);
  shape.front() = ranks;
  Value rows =
      stablehlo::AllGatherOp::create(
          builder, make.loc, TypeRange(type.clone(shape)), ValueRange(row),
          builder.getI64IntegerAttr(0), oneGroup(builder, ranks),
          channel(builder), builder.getUnitAttr())
          ->getResult(0);
  // [ranks, .., n, ..] to [.., ranks * n, ..]
  for (int64_t i = 1; i <= type.getRank(); ++i)
    order.push_back(i);
  order.insert(order.begin() + dim, 0);
  shape.erase(shape.begin());
  shape[dim] *= ranks;
  return make.reshape(make.transpose(rows, order), shape);
}
