//===- LegalizeChlo.cpp - structures of chlo by common operations ---------===//
//
//   scan        a loop that takes a slice of each input and puts down one of
//               each output
//   ragged_dot  a dot_general over groups, for each of which what is not of it
//               is zero: as JAX writes it out for a CPU
//
//===----------------------------------------------------------------------===//

#include "LegalizeOperations.h"

#include "trc/Dialect/StableHLO/ChloDialect.h"
#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Rewrite/Constants.h"
#include "trc/Rewrite/TensorArithmetic.h"

#include "mlir/IR/IRMapping.h"

using namespace mlir;
namespace chlo = trc::chlo;
namespace stablehlo = trc::stablehlo;

namespace {

using Direction = stablehlo::ComparisonDirection;

//===----------------------------------------------------------------------===//
// ragged_dot
//===----------------------------------------------------------------------===//

/// [g] and the shape of `x`: `x` where dimension `dim` is of group g, else
/// zero. `sizes` has a list for each place along `prefix`, or one for all.
Value separateGroups(trc::TensorArithmetic &math, Value x, int64_t dim,
                     ArrayRef<int64_t> prefix, Value sizes) {
  auto type = trc::getTensorType(x), sizesType = trc::getTensorType(sizes);
  const int64_t rank = sizesType.getRank(),
                groups = sizesType.getShape().back();
  // The sum of all sizes up to each: [.., g, before].
  SmallVector<int64_t> pairs(sizesType.getShape());
  pairs.push_back(groups);
  auto pairsType = sizesType.clone(pairs);
  auto along = llvm::to_vector(llvm::seq<int64_t>(rank));
  along.back() = rank;
  Value upTo = math.compare(math.iota(pairsType, rank), Direction::LE,
                            math.iota(pairsType, rank - 1));
  Value ends =
      math.sum(math.keepIf(upTo, math.broadcast(sizes, pairs, along)), {rank});
  Value starts = math.sub(ends, sizes);
  SmallVector<int64_t> shape{groups}, places, behind;
  llvm::append_range(shape, type.getShape());
  if (rank != 1)
    for (int64_t d : prefix)
      places.push_back(d + 1);
  places.push_back(0);
  for (int64_t d = 0; d < type.getRank(); ++d)
    behind.push_back(d + 1);
  auto wide = sizesType.clone(shape);
  Value index = math.iota(wide, dim + 1);
  Value isBehind =
      math.compare(math.broadcast(starts, shape, places), Direction::LE, index);
  Value isBefore =
      math.compare(index, Direction::LT, math.broadcast(ends, shape, places));
  return math.keepIf(math.make<stablehlo::AndOp>({isBehind, isBefore}),
                     math.broadcast(x, shape, behind));
}

SmallVector<int64_t> shifted(ArrayRef<int64_t> dims) {
  return llvm::map_to_vector(dims, [](int64_t d) { return d + 1; });
}

SmallVector<int64_t> behindZero(ArrayRef<int64_t> dims) {
  SmallVector<int64_t> all{0};
  llvm::append_range(all, shifted(dims));
  return all;
}

struct ExpandRaggedDot : OpRewritePattern<chlo::RaggedDotOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(chlo::RaggedDotOp op,
                                PatternRewriter &rewriter) const override {
    using Mode = chlo::RaggedDotDimensionNumbersAttr::Mode;
    trc::TensorArithmetic math(rewriter, op.getLoc());
    Value lhs = op.getLhs(), rhs = op.getRhs(), sizes = op.getGroupSizes();
    const auto dims = op.getRaggedDotDimensionNumbers();
    SmallVector<int64_t> lhsBatch(dims.getLhsBatchingDimensions()),
        rhsBatch(dims.getRhsBatchingDimensions()),
        lhsSum(dims.getLhsContractingDimensions()),
        rhsSum(dims.getRhsContractingDimensions());
    const Mode mode = dims.getMode();
    if (mode != Mode::Batching)
      lhs = separateGroups(math, lhs, dims.getRaggedDimension(),
                           dims.getLhsPrefix(trc::getTensorType(lhs).getRank()),
                           sizes);
    if (mode == Mode::Free) {
      lhsBatch = shifted(lhsBatch);
      lhsSum = shifted(lhsSum);
      lhsSum.push_back(0);
      rhsSum.push_back(dims.getRhsGroupDimensions()[0]);
    } else if (mode == Mode::Contracting) {
      rhs = separateGroups(math, rhs, dims.getRhsRaggedDimension(),
                           dims.getRhsPrefix(), sizes);
      lhsBatch = behindZero(lhsBatch);
      rhsBatch = behindZero(rhsBatch);
      lhsSum = shifted(lhsSum);
      rhsSum = shifted(rhsSum);
    }
    MLIRContext *context = rewriter.getContext();
    ArrayAttr precision;
    if (auto given = op.getPrecisionConfig())
      precision = rewriter.getArrayAttr(
          llvm::map_to_vector(*given, [&](Attribute each) -> Attribute {
            return stablehlo::PrecisionAttr::get(
                context, cast<chlo::PrecisionAttr>(each).getValue());
          }));
    rewriter.replaceOpWithNewOp<stablehlo::DotGeneralOp>(
        op, op.getType(), lhs, rhs,
        stablehlo::DotDimensionNumbersAttr::get(context, lhsBatch, rhsBatch,
                                                lhsSum, rhsSum),
        precision, stablehlo::DotAlgorithmAttr());
    return success();
  }
};

//===----------------------------------------------------------------------===//
// scan
//===----------------------------------------------------------------------===//

/// A slice, as the body has it, and as it lies in the whole.
class Slices {
public:
  Slices(trc::TensorArithmetic &math, int64_t dimension, Value index)
      : math(math), dimension(dimension), index(index) {}

  Value take(Value whole) {
    SmallVector<int64_t> shape(trc::getTensorType(whole).getShape());
    shape.erase(shape.begin() + dimension);
    return math.reshape(math.take(whole, dimension, index, 1), shape);
  }

  Value put(Value whole, Value slice) {
    SmallVector<int64_t> shape(trc::getTensorType(whole).getShape());
    shape[dimension] = 1;
    return math.put(whole, math.reshape(slice, shape), dimension, index);
  }

private:
  trc::TensorArithmetic &math;
  int64_t dimension;
  Value index;
};

struct ExpandScan : OpRewritePattern<chlo::ScanOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(chlo::ScanOp op,
                                PatternRewriter &rewriter) const override {
    trc::TensorArithmetic math(rewriter, op.getLoc());
    // Carried: outputs, carried values.
    SmallVector<Value> starts;
    for (Type type : op.getOutputs().getTypes())
      starts.push_back(math.zeros(type));
    llvm::append_range(starts, op.getInits());
    auto loop = math.repeat(static_cast<int64_t>(*op.getLength()), starts,
                            [&](Value trip, ValueRange carried) {
                              return scanSlice(op, math, trip, carried);
                            });
    rewriter.replaceOp(op, loop->getResults().drop_front());
    return success();
  }

private:
  static SmallVector<Value> scanSlice(chlo::ScanOp op,
                                      trc::TensorArithmetic &math, Value trip,
                                      ValueRange carried) {
    const auto length = static_cast<double>(*op.getLength());
    const bool isReverse = op.getIsReverse().value_or(false);
    Slices slices(math, static_cast<int64_t>(op.getDimension()),
                  isReverse ? math.sub(length - 1, trip) : trip);
    const size_t outputs = op.getOutputs().size();
    SmallVector<Value> arguments;
    for (Value input : op.getInputs())
      arguments.push_back(slices.take(input));
    llvm::append_range(arguments, carried.drop_front(outputs));
    IRMapping mapping;
    Block &given = op.getBody().front();
    mapping.map(given.getArguments(), arguments);
    for (Operation &inner : given.without_terminator())
      math.builder.clone(inner, mapping);
    SmallVector<Value> next;
    for (auto [i, value] :
         llvm::enumerate(given.getTerminator()->getOperands())) {
      Value mapped = mapping.lookupOrDefault(value);
      next.push_back(i < outputs ? slices.put(carried[i], mapped) : mapped);
    }
    return next;
  }
};

} // namespace

void trc::populateChloPatterns(RewritePatternSet &patterns) {
  patterns.add<ExpandRaggedDot, ExpandScan>(patterns.getContext());
}
