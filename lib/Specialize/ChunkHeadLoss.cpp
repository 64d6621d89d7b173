//===- ChunkHeadLoss.cpp - a vocabulary head, some rows at a time ---------===//
//
// The logits of a head are its largest tensor by far: 1024 rows of 50257 words
// are 200 MiB. Per chunk of rows:
//
//   logits   = x[rows] . weight^T                      a product
//   m, s     = max, sum of exp(logits - m)             one kernel, over a row
//   loss     = m + log s - logits[target]                in the cache, which
//   d_logits = d_loss * (exp(logits - m) / s - onehot)   writes over the logits
//              (with smoothing, the shares of all words for onehot)
//   d_x      = d_logits . weight                       a product
//   d_weight += d_logits^T . x[rows]                   a product into its sum
//
// Each chunk goes over the whole of weight and d_weight, so chunks should not
// be many; `chunk-bytes` says how large.
//
// Tensor cores want rows at multiples of 16 bytes, and so do kernels that read
// such words; a vocabulary of 50257 has neither. With `word-multiple` the
// weight is padded with rows of zeros (in bf16 while it is rounded, which costs
// nothing), all tensors of a chunk have padded rows, and the logits of words
// that do not exist are minus infinity: their powers and gradients are zero.
//
//===----------------------------------------------------------------------===//

#include "trc/Dialect/Trc/TrcDialect.h"
#include "trc/Precision/Rules.h"
#include "trc/Rewrite/Constants.h"
#include "trc/Rewrite/Elementwise.h"
#include "trc/Rewrite/RowArithmetic.h"
#include "trc/Specialize/Passes.h"

#include <limits>

namespace trc {
#define GEN_PASS_DEF_CHUNKHEADLOSS
#include "trc/Specialize/Passes.h.inc"
} // namespace trc

using namespace mlir;
using namespace trc;

namespace {

/// Chunks start at multiples of this many rows.
constexpr int64_t rowUnit = 16;

/// The operands of either operation.
struct Head {
  Operation *op;
  Value x, weight, targets;
  Value bias;  ///< null without
  Value dLoss; ///< null without gradient
  Type element, sumType;
  Type dWeightElement; ///< null without gradient
  int64_t rows, columns, words;
  double smoothing;
  bool tf32;
  Type logitsType;    ///< as they are stored
  int64_t padded = 0; ///< words with those that do not exist

  ContractOp product(OpBuilder &builder, ArrayRef<int64_t> shape, Type type,
                     Value lhs, Value rhs, Value init,
                     ArrayRef<int64_t> lhsDims, ArrayRef<int64_t> rhsDims,
                     ArrayRef<int64_t> dims) const {
    return ContractOp::create(builder, op->getLoc(),
                              RankedTensorType::get(shape, type), lhs, rhs,
                              init, lhsDims, rhsDims, dims, tf32);
  }
};

template <typename Op> Head describe(Op op, Value dLoss, Value dWeight) {
  RankedTensorType x = getTensorType(op.getX());
  Type element = x.getElementType(), sums = getSumType(element);
  auto stored = op->template getAttrOfType<TypeAttr>(logitsAttribute);
  return {op,
          op.getX(),
          op.getWeight(),
          op.getTargets(),
          op.getBias(),
          dLoss,
          element,
          sums,
          dWeight ? getTensorType(dWeight).getElementType() : Type(),
          x.getDimSize(0),
          x.getDimSize(1),
          getTensorType(op.getWeight()).getDimSize(0),
          op.getSmoothing().convertToDouble(),
          op.getTf32(),
          stored ? stored.getValue() : sums};
}

/// What a chunk makes of its logits.
struct RowResults {
  Value loss, logsumexp, dLogits;
};

/// What is known of a row of logits. `exists` is null where all words do.
struct RowParts {
  Value isTarget, exists, logits, powers, total, chosen;
};

/// The results where each word has a share of the target.
RowResults smooth(RowArithmetic &math, const RowParts &row, int64_t words,
                  double smoothing, Value logsumexp, Value dLoss) {
  double flat = smoothing / static_cast<double>(words);
  Value zeros = math.fill(row.logits, 0);
  auto select = [&](Value pred, Value onTrue, Value onFalse) {
    return pred ? math.select(pred, onTrue, onFalse) : onTrue;
  };
  Value all = math.rowSums(select(row.exists, row.logits, zeros));
  Value hits =
      math.rowSums(select(row.isTarget, math.fill(row.logits, 1), zeros));
  // The sum of the shares is less than 1 where the target is outside.
  Value shares = math.add(math.mul(hits, 1 - smoothing), smoothing);
  RowResults results;
  results.logsumexp = logsumexp;
  results.loss = math.sub(math.sub(math.mul(shares, logsumexp),
                                   math.mul(row.chosen, 1 - smoothing)),
                          math.mul(all, flat));
  if (!dLoss)
    return results;
  dLoss = math.convert(dLoss, getTensorType(row.logits).getElementType());
  Value factor = math.div(math.mul(dLoss, shares), row.total);
  Value scaled = math.sub(math.mul(row.powers, math.spreadRows(factor)),
                          math.spreadRows(math.mul(dLoss, flat)));
  Value atTarget =
      math.sub(scaled, math.spreadRows(math.mul(dLoss, 1 - smoothing)));
  results.dLogits =
      select(row.exists, select(row.isTarget, atTarget, scaled), zeros);
  return results;
}

/// `words` of each row of logits exist, and have a share of `smoothing` of each
/// target.
RowResults makeRows(RowArithmetic &math, Value logits, int64_t words,
                    double smoothing, Value targets, Value dLoss) {
  using Direction = stablehlo::ComparisonDirection;
  RankedTensorType type = getTensorType(logits);
  Value numbers =
      math.iota(type.clone(getTensorType(targets).getElementType()), 1);
  Value isTarget =
      math.compare(numbers, Direction::EQ, math.spreadRows(targets));
  Value given = logits, exists;
  if (words != type.getDimSize(1)) {
    Value limit = math.fill(numbers, static_cast<double>(words));
    exists = math.compare(numbers, Direction::LT, limit);
    isTarget = math.make<stablehlo::AndOp>({isTarget, exists});
    Value hidden = math.fill(logits, -std::numeric_limits<double>::infinity());
    logits = math.select(exists, logits, hidden);
  }
  Value greatest = math.rowMaxima(logits);
  Value powers = math.make<stablehlo::ExpOp>(
      {math.sub(logits, math.spreadRows(greatest))});
  Value total = math.rowSums(powers);
  Value chosen = math.rowSums(math.keepIf(isTarget, logits));
  RowResults results;
  results.logsumexp = math.add(greatest, math.make<stablehlo::LogOp>({total}));
  if (smoothing != 0)
    return smooth(math, {isTarget, exists, given, powers, total, chosen}, words,
                  smoothing, results.logsumexp, dLoss);
  results.loss = math.sub(results.logsumexp, chosen);
  if (!dLoss)
    return results;
  dLoss = math.convert(dLoss, type.getElementType());
  Value scaled = math.mul(powers, math.spreadRows(math.div(dLoss, total)));
  Value atTarget = math.sub(scaled, math.spreadRows(dLoss));
  results.dLogits = math.select(isTarget, atTarget, scaled);
  return results;
}

/// Rows of a number for each row, computed from rows of what it is made
/// of: the gradient of a loss is a mask and a scalar, say. So the chunk's rows
/// are all that its kernel sees, and it can be one pass over the logits.
Value computeRows(OpBuilder &builder, Location loc, Value value, int64_t first,
                  int64_t count, unsigned depth = 0) {
  constexpr unsigned deepest = 4;
  RankedTensorType type = getTensorType(value);
  if (count == type.getDimSize(0))
    return value;
  if (DenseElementsAttr splat = getSplat(value))
    return makeSplat(builder, loc, type.clone({count}), splat);
  auto broadcast = value.getDefiningOp<stablehlo::BroadcastInDimOp>();
  if (broadcast && broadcast.getBroadcastDimensions().empty())
    return TensorArithmetic(builder, loc)
        .broadcast(broadcast.getOperand(), {count}, {});
  Operation *op = value.getDefiningOp();
  if (!op || !isElementwise(op) || depth == deepest)
    return TensorArithmetic(builder, loc).take(value, 0, first, count);
  SmallVector<Value> operands;
  for (Value operand : op->getOperands())
    operands.push_back(
        isScalarOperand(op, operand)
            ? operand
            : computeRows(builder, loc, operand, first, count, depth + 1));
  return cloneElementwise(builder, op, operands, {count})->getResult(0);
}

class ChunkHeadLossPass
    : public trc::impl::ChunkHeadLossBase<ChunkHeadLossPass> {
public:
  using ChunkHeadLossBase::ChunkHeadLossBase;

  void runOnOperation() override {
    SmallVector<Head> heads;
    getOperation()->walk([&](Operation *op) {
      if (auto loss = dyn_cast<HeadLossOp>(op))
        heads.push_back(describe(loss, {}, {}));
      else if (auto gradient = dyn_cast<HeadLossGradientOp>(op))
        heads.push_back(
            describe(gradient, gradient.getDLoss(), gradient.getDWeight()));
    });
    for (Head &head : heads)
      chunk(head);
  }

private:
  /// At most an eighth more words.
  int64_t getPaddedWords(const Head &head) const {
    return head.words < 8 * wordMultiple
               ? head.words
               : static_cast<int64_t>(llvm::alignTo(head.words, wordMultiple));
  }

  /// `tensor` with zeros as its last rows.
  Value padRows(TensorArithmetic &math, Value tensor, int64_t rows) {
    RankedTensorType type = getTensorType(tensor);
    int64_t more = rows - type.getDimSize(0);
    numPadded += more > 0;
    SmallVector<int64_t> none(type.getRank(), 0), high(none);
    high[0] = more;
    return math.padZeros(tensor, none, high, none);
  }

  /// Rows of all chunks but the last.
  int64_t getChunkRows(const Head &head) const {
    int64_t rowBytes = head.padded * head.sumType.getIntOrFloatBitWidth() / 8;
    int64_t fitting = std::max<int64_t>(chunkBytes / rowBytes, 1);
    int64_t chunks = llvm::divideCeil(head.rows, fitting);
    chunks = std::clamp<int64_t>(chunks, 1, std::max<int64_t>(maxChunks, 1));
    int64_t rows = llvm::divideCeil(head.rows, chunks);
    return chunks == 1 ? rows : llvm::alignTo(rows, rowUnit);
  }

  void chunk(Head &head) {
    OpBuilder builder(head.op);
    Location loc = head.op->getLoc();
    ++numHeads;
    head.padded = getPaddedWords(head);
    TensorArithmetic whole(builder, loc);
    Value weight = padRows(whole, head.weight, head.padded);
    Value bias = head.bias ? padRows(whole, head.bias, head.padded) : Value();
    int64_t step = getChunkRows(head);
    SmallVector<Value> losses, sums, dXs;
    Value dWeight, dBias;
    for (int64_t first = 0; first < head.rows; first += step) {
      int64_t count = std::min(step, head.rows - first);
      ++numChunks;
      auto rowsOf = [&](Value value) {
        return whole.take(value, 0, first, count);
      };
      // Labels: 0 rows, 1 columns of x, 2 words.
      Value x = rowsOf(head.x);
      RowArithmetic math(builder, loc, {count, head.padded});
      Value logits = math.convert(head.product(builder, {count, head.padded},
                                               head.logitsType, x, weight, {},
                                               {0, 1}, {2, 1}, {0, 2}),
                                  head.sumType);
      if (head.bias)
        logits = math.add(logits, math.spreadColumns(bias));
      RowResults rows = makeRows(
          math, logits, head.words, head.smoothing, rowsOf(head.targets),
          head.dLoss ? computeRows(builder, loc, head.dLoss, first, count)
                     : Value());
      losses.push_back(rows.loss);
      sums.push_back(rows.logsumexp);
      if (!head.dLoss)
        continue;
      // Operands of a product have one type.
      Value dLogits = math.convert(rows.dLogits, head.element);
      dXs.push_back(head.product(builder, {count, head.columns}, head.element,
                                 dLogits, weight, {}, {0, 2}, {2, 1}, {0, 1}));
      dWeight = head.product(builder, {head.padded, head.columns}, head.sumType,
                             dLogits, x, dWeight, {0, 2}, {0, 1}, {2, 1});
      if (head.bias) {
        Value sum = math.sum(rows.dLogits, 0);
        dBias = dBias ? math.add(dBias, sum) : sum;
      }
    }
    Value loss = whole.concatenate(losses, 0);
    if (!head.dLoss) {
      head.op->replaceAllUsesWith(ValueRange{loss, whole.concatenate(sums, 0)});
    } else {
      Value dX = whole.concatenate(dXs, 0);
      dWeight = whole.take(dWeight, 0, 0, head.words);
      SmallVector<Value> results = {
          loss, dX, whole.convert(dWeight, head.dWeightElement)};
      if (head.bias)
        results.push_back(whole.take(dBias, 0, 0, head.words));
      head.op->replaceAllUsesWith(results);
    }
    head.op->erase();
  }
};

} // namespace
