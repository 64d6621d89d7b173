//===- TrcOps.cpp - the structured operations of the trc dialect ----------===//
//
// A fusion is its region; a contraction is a dot_general with labels; a row
// scatter adds rows in the order in which they come. What the operations of a
// transformer compute is in trc/Reference/Structured.h.
//
//===----------------------------------------------------------------------===//

#include "Interpreter.h"

#include "trc/Dialect/Trc/TrcDialect.h"
#include "trc/Reference/Contraction.h"
#include "trc/Reference/Matmul.h"
#include "trc/Reference/Movement.h"
#include "trc/Reference/Random.h"
#include "trc/Reference/Structured.h"

using namespace mlir;

namespace trc::reference {

static Tensor scatterRows(const Tensor &init, const Tensor &indices,
                          const Tensor &updates) {
  Tensor result = init;
  int64_t columns = init.dim(1);
  for (int64_t i = 0; i < indices.size(); ++i) {
    int64_t row = indexValue(indices, i);
    if (row < 0 || row >= init.dim(0))
      continue;
    for (int64_t j = 0; j < columns; ++j)
      applyBinary(Binary::Add, result, row * columns + j, updates,
                  i * columns + j, result, row * columns + j);
  }
  return result;
}

/// The product is added before the result is rounded.
static Tensor contractPlus(ContractOp op, const Invocation &in) {
  ElementType type = in.resultType().element;
  ElementType sum = isNarrowFloat(type) ? ElementType::F32 : type;
  Tensor product = contract(in[0], in[1], op.getLhsDims(), op.getRhsDims(),
                            op.getResultDims(), sum);
  return convert(binary(Binary::Add, convert(in[2], sum), product), type);
}

/// A product and its epilogue, one element after the other.
static Tensors matmulOutcome(MatmulOp op, const Invocation &in) {
  MatmulShape shape;
  llvm::copy(op.getSize(), std::begin(shape.size));
  llvm::copy(op.getLeading(), std::begin(shape.leading));
  llvm::copy(op.getStride(), std::begin(shape.stride));
  shape.transposeLhs = op.getTransposeLhs();
  shape.transposeRhs = op.getTransposeRhs();
  shape.tf32 = op.getCompute() == "tf32";
  shape.activation = op.getActivation() == "gelu"    ? Activation::Gelu
                     : op.getActivation() == "dgelu" ? Activation::GeluGradient
                                                     : Activation::None;
  size_t next = 2;
  auto optional = [&](Value value) { return value ? &in[next++] : nullptr; };
  const Tensor *init = optional(op.getInit());
  const Tensor *bias = optional(op.getBias());
  const Tensor *pre = optional(op.getPre());
  TensorType type = in.resultType();
  MatmulResults made = matmul(shape, in[0], in[1], init, bias, pre,
                              Tensor(type.element, type.shape));
  Tensors results = {made.result};
  if (op.getKeptPre())
    results.push_back(made.keptPre);
  if (op.getBiasGradient())
    results.push_back(made.biasGradient);
  return results;
}

/// Query, key or value of a packed tensor [B,T,3,H,D].
static Tensor partOf(const Tensor &packed, int64_t part) {
  Sizes start(5, 0), limit = packed.shape(), strides(5, 1);
  start[2] = part, limit[2] = part + 1;
  Sizes shape = packed.shape();
  shape.erase(shape.begin() + 2);
  return slice(packed, start, limit, strides).reshaped(shape);
}

/// The reverse, of all three.
static Tensor pack(std::vector<Tensor> parts) {
  for (Tensor &part : parts) {
    Sizes shape = part.shape();
    shape.insert(shape.begin() + 2, 1);
    part = part.reshaped(shape);
  }
  return concatenate(parts, 2);
}

/// Query, key and value, of a packed operation three copies.
template <typename Op>
static std::vector<Tensor> readVectors(Op op, const Invocation &in) {
  if (op.isPacked())
    return {partOf(in[0], 0), partOf(in[0], 1), partOf(in[0], 2)};
  return {in[0], in[1], in[2]};
}

/// `mask`, `bias` and `random` follow the operands that the operation has
/// without them.
template <typename Op>
static AttentionInputs readAttention(Op op, const Invocation &in,
                                     const std::vector<Tensor> &vectors,
                                     size_t others) {
  auto optional = [&](Value value) { return value ? &in[others++] : nullptr; };
  const Tensor *mask = optional(op.getMask());
  const Tensor *bias = optional(op.getBias());
  const Tensor *random = optional(op.getRandom());
  return {vectors[0],
          vectors[1],
          vectors[2],
          mask,
          bias,
          random,
          op.getScale().convertToDouble(),
          op.getFill().convertToDouble(),
          op.getCausal(),
          op.getFillFirst(),
          op.getAdditive(),
          op.getKeepBelow(),
          op.getKeepScale().convertToDouble(),
          Sizes(op.getRandomStrides().value_or(ArrayRef<int64_t>())),
          static_cast<int64_t>(op.getRandomBits())};
}

void addTrcOps(OpTable &table) {
  table.add<FusionOp>([](FusionOp op, const Invocation &in) {
    return in.run(op.getBody(), in.operands);
  });
  table.add<ContractOp>([](ContractOp op, const Invocation &in) {
    if (op.getInit())
      return outcome(contractPlus(op, in));
    return outcome(contract(in[0], in[1], op.getLhsDims(), op.getRhsDims(),
                            op.getResultDims(), in.resultType().element));
  });
  table.add<MatmulOp>([](MatmulOp op, const Invocation &in) {
    return outcome(matmulOutcome(op, in));
  });
  // Ones in all bits are no number of a float, and no index of anything.
  table.add<EmptyOp>([](EmptyOp, const Invocation &in) {
    Tensor result(in.resultType().element, in.resultType().shape);
    for (int64_t i = 0; i < result.size(); ++i)
      result.setBits(i, ~uint64_t{0});
    return outcome(std::move(result));
  });
  table.add<ScatterRowsOp>([](ScatterRowsOp, const Invocation &in) {
    return outcome(scatterRows(in[0], in[1], in[2]));
  });
  table.add<AttentionOp>([](AttentionOp op, const Invocation &in) {
    std::vector<Tensor> vectors = readVectors(op, in);
    size_t others = op.isPacked() ? 1 : 3;
    return outcome(attention(readAttention(op, in, vectors, others)));
  });
  table.add<RandomBitsOp>([](RandomBitsOp op, const Invocation &in) {
    return outcome(randomBits(in[0], static_cast<int64_t>(op.getBits()),
                              op.getTiled(), in.resultType().shape));
  });
  table.add<AttentionGradientOp>([](AttentionGradientOp op,
                                    const Invocation &in) {
    std::vector<Tensor> vectors = readVectors(op, in);
    size_t first = op.isPacked() ? 1 : 3;
    std::vector<Tensor> gradients = attentionGradient(
        readAttention(op, in, vectors, first + 3), in[first], in[first + 2]);
    if (op.isPacked())
      return outcome(pack(std::move(gradients)));
    return outcome(std::move(gradients));
  });
  table.add<LayerNormOp>([](LayerNormOp op, const Invocation &in) {
    return outcome(
        layerNorm(in[0], in[1], in[2], op.getEpsilon().convertToDouble()));
  });
  table.add<EmbeddingOp>([](EmbeddingOp, const Invocation &in) {
    return outcome(embedding(in[0], in[1]));
  });
  table.add<HeadLossOp>([](HeadLossOp op, const Invocation &in) {
    return outcome(headLoss(in[0], in[1], in[2],
                            op.getBias() ? &in[3] : nullptr,
                            op.getSmoothing().convertToDouble()));
  });
  table.add<HeadLossGradientOp>(
      [](HeadLossGradientOp op, const Invocation &in) {
        return outcome(headLossGradient(
            in[0], in[1], in[2], in[3], op.getBias() ? &in[4] : nullptr,
            op.getSmoothing().convertToDouble(), in.resultType(2).element));
      });
}

} // namespace trc::reference
