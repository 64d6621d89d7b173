//===- RaiseComposites.cpp - composites that a user marked ----------------===//
//
// A composite names an operation of trc, its attributes are the operation's,
// its operands the operation's in order. Result types that the composite does
// not have (statistics) follow from the operands. The operation's own verifier
// has the last word.
//
//===----------------------------------------------------------------------===//

#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Dialect/Trc/TrcDialect.h"
#include "trc/Raise/Passes.h"
#include "trc/Rewrite/Constants.h"
#include "trc/Rewrite/TensorArithmetic.h"

#include "mlir/IR/BuiltinOps.h"

namespace trc {
#define GEN_PASS_DEF_RAISECOMPOSITES
#include "trc/Raise/Passes.h.inc"
} // namespace trc

using namespace mlir;
using namespace trc;
namespace stablehlo = trc::stablehlo;

namespace {

/// Reads the attributes of one composite and notes which were read.
class Attributes {
public:
  explicit Attributes(stablehlo::CompositeOp op)
      : op(op), all(op.getCompositeAttributes()) {}

  FailureOr<double> number(StringRef name, std::optional<double> fallback) {
    read.push_back(name);
    Attribute attribute = all ? all.get(name) : Attribute();
    if (!attribute && fallback)
      return *fallback;
    if (!attribute)
      return op.emitError()
             << "expected the composite attribute '" << name << "', a number";
    auto value = dyn_cast<FloatAttr>(attribute);
    if (!value)
      return op.emitError() << "expected a floating-point number as '" << name
                            << "', got " << attribute;
    return value.getValueAsDouble();
  }
  FailureOr<int64_t> integer(StringRef name, int64_t fallback) {
    read.push_back(name);
    Attribute attribute = all ? all.get(name) : Attribute();
    if (!attribute)
      return fallback;
    auto value = dyn_cast<IntegerAttr>(attribute);
    if (!value || value.getType().isInteger(1))
      return op.emitError()
             << "expected an integer as '" << name << "', got " << attribute;
    return value.getInt();
  }
  FailureOr<bool> flag(StringRef name) {
    read.push_back(name);
    Attribute attribute = all ? all.get(name) : Attribute();
    if (!attribute)
      return false;
    if (isa<UnitAttr>(attribute))
      return true;
    auto value = dyn_cast<BoolAttr>(attribute);
    if (!value)
      return op.emitError()
             << "expected true or false as '" << name << "', got " << attribute;
    return value.getValue();
  }
  LogicalResult finish() {
    if (all)
      for (NamedAttribute attribute : all)
        if (!llvm::is_contained(read, attribute.getName().getValue()))
          return op.emitError() << "unknown composite attribute '"
                                << attribute.getName().getValue() << "' of '"
                                << op.getName() << "'";
    return success();
  }

private:
  stablehlo::CompositeOp op;
  DictionaryAttr all;
  SmallVector<StringRef> read;
};

RankedTensorType statisticOf(Value value, ArrayRef<int64_t> shape) {
  auto type = cast<RankedTensorType>(value.getType());
  Type element = type.getElementType();
  return RankedTensorType::get(
      shape, element.isF64() ? element : Float32Type::get(value.getContext()));
}

class RaiseCompositesPass
    : public trc::impl::RaiseCompositesBase<RaiseCompositesPass> {
public:
  void runOnOperation() override {
    SmallVector<stablehlo::CompositeOp> composites;
    getOperation()->walk(
        [&](stablehlo::CompositeOp op) { composites.push_back(op); });
    for (stablehlo::CompositeOp op : composites)
      if (failed(raise(op)))
        return signalPassFailure();
  }

private:
  LogicalResult raise(stablehlo::CompositeOp op) {
    FailureOr<Operation *> result = failure();
    if (op.getName() == "trc.attention")
      result = makeAttention(op);
    else if (op.getName() == "trc.attention_gradient")
      result = makeAttentionGradient(op);
    else if (op.getName() == "trc.layer_norm")
      result = makeLayerNorm(op);
    else if (op.getName() == "trc.head_loss")
      result = makeHeadLoss(op);
    else if (op.getName() == "trc.head_loss_gradient")
      result = makeHeadLossGradient(op);
    else if (op.getName() == "trc.embedding")
      result = makeEmbedding(op);
    else if (op.getName() == "trc.random_bits")
      return raiseRandomBits(op);
    else
      return success();
    if (failed(result))
      return failure();
    return replace(op, (*result)->getResults());
  }

  /// Gives the composite's readers the first of `values`, one for each result.
  LogicalResult replace(stablehlo::CompositeOp op, ValueRange values) {
    if (op->getNumResults() > values.size())
      return op.emitError() << "expected at most " << values.size()
                            << " results, got " << op->getNumResults();
    for (auto [old, value] : llvm::zip(op->getResults(), values)) {
      if (old.getType() != value.getType())
        return op.emitError() << "expected a result of type " << value.getType()
                              << ", got " << old.getType();
      old.replaceAllUsesWith(value);
    }
    op->erase();
    ++numRaised;
    return success();
  }

  /// Checks the number of operands and that all are tensors of these ranks; -1
  /// is any but 0.
  static LogicalResult expectOperands(stablehlo::CompositeOp op,
                                      ArrayRef<int64_t> ranks) {
    if (op->getNumOperands() != ranks.size())
      return op.emitError() << "expected " << ranks.size() << " operands, got "
                            << op->getNumOperands();
    for (auto [i, rank] : llvm::enumerate(ranks)) {
      auto type = dyn_cast<RankedTensorType>(op->getOperand(i).getType());
      if (!type || (rank < 0 ? type.getRank() == 0 : type.getRank() != rank))
        return op.emitError()
               << "expected operand " << i << " of rank "
               << (rank < 0 ? std::string("1 or more") : std::to_string(rank))
               << ", got " << op->getOperand(i).getType();
    }
    return success();
  }

  template <typename Op, typename... Args>
  static FailureOr<Operation *> make(stablehlo::CompositeOp op,
                                     Args &&...args) {
    OpBuilder builder(op);
    auto made = Op::create(builder, op.getLoc(), std::forward<Args>(args)...);
    // The verifier reports at the composite's location.
    if (failed(made.verify())) {
      made->erase();
      return failure();
    }
    return made.getOperation();
  }

  /// What a composite says of attention, and what it hands on behind the
  /// tensors that it always has.
  struct Attention {
    double scale = 1.0, fill = 0.0, keepScale = 1.0;
    int64_t keepBelow = 0;
    bool causal = false;
    Value mask, bias, random;
  };

  /// `ranks` are those of the operands that are always there.
  static FailureOr<Attention> readAttention(stablehlo::CompositeOp op,
                                            SmallVector<int64_t> ranks) {
    Attributes attributes(op);
    FailureOr<double> scale = attributes.number("scale", std::nullopt);
    FailureOr<double> fill =
        attributes.number("fill", -std::numeric_limits<double>::infinity());
    FailureOr<bool> causal = attributes.flag("causal");
    FailureOr<bool> hasMask = attributes.flag("has_mask");
    FailureOr<bool> hasBias = attributes.flag("has_bias");
    FailureOr<bool> hasRandom = attributes.flag("has_random");
    FailureOr<int64_t> below = attributes.integer("keep_below", 0);
    FailureOr<double> keepScale = attributes.number("keep_scale", 1.0);
    if (failed(scale) || failed(fill) || failed(causal) || failed(hasMask) ||
        failed(hasBias) || failed(hasRandom) || failed(below) ||
        failed(keepScale) || failed(attributes.finish()))
      return failure();
    ValueRange in = op->getOperands();
    size_t next = ranks.size();
    if (*hasMask) { // of keys alone, or of scores
      auto type = in.size() > next
                      ? dyn_cast<RankedTensorType>(in[next].getType())
                      : RankedTensorType();
      ranks.push_back(type && type.getRank() == 4 ? 4 : 2);
    }
    if (*hasBias)
      ranks.push_back(4);
    if (*hasRandom)
      ranks.push_back(1);
    if (failed(expectOperands(op, ranks)))
      return failure();
    Attention read;
    read.scale = *scale;
    read.fill = *fill;
    read.keepScale = *keepScale;
    read.keepBelow = *below;
    read.causal = *causal;
    read.mask = *hasMask ? in[next++] : Value();
    read.bias = *hasBias ? in[next++] : Value();
    read.random = *hasRandom ? in[next] : Value();
    return read;
  }

  static FailureOr<Operation *> makeAttention(stablehlo::CompositeOp op) {
    FailureOr<Attention> read = readAttention(op, {4, 4, 4});
    if (failed(read))
      return failure();
    ValueRange in = op->getOperands();
    Builder builder(op->getContext());
    auto query = cast<RankedTensorType>(in[0].getType());
    auto value = cast<RankedTensorType>(in[2].getType());
    auto result = query.clone({query.getDimSize(0), query.getDimSize(1),
                               query.getDimSize(2), value.getDimSize(3)});
    auto lse = statisticOf(
        in[0], {query.getDimSize(0), query.getDimSize(2), query.getDimSize(1)});
    return make<AttentionOp>(op, TypeRange{result, lse}, in[0], in[1], in[2],
                             read->mask, read->bias, read->random,
                             builder.getF64FloatAttr(read->scale),
                             builder.getF64FloatAttr(read->fill),
                             read->causal ? builder.getUnitAttr() : UnitAttr(),
                             /*fill_first=*/UnitAttr(), /*additive=*/UnitAttr(),
                             builder.getI64IntegerAttr(read->keepBelow),
                             builder.getF64FloatAttr(read->keepScale),
                             /*random_strides=*/DenseI64ArrayAttr(),
                             /*random_bits=*/builder.getI64IntegerAttr(32));
  }

  static FailureOr<Operation *>
  makeAttentionGradient(stablehlo::CompositeOp op) {
    FailureOr<Attention> read = readAttention(op, {4, 4, 4, 4, 3, 4});
    if (failed(read))
      return failure();
    ValueRange in = op->getOperands();
    Builder builder(op->getContext());
    return make<AttentionGradientOp>(
        op, in.take_front(3).getTypes(), in[0], in[1], in[2], in[3], in[4],
        in[5], read->mask, read->bias, read->random,
        builder.getF64FloatAttr(read->scale),
        builder.getF64FloatAttr(read->fill),
        read->causal ? builder.getUnitAttr() : UnitAttr(),
        /*fill_first=*/UnitAttr(), /*additive=*/UnitAttr(),
        builder.getI64IntegerAttr(read->keepBelow),
        builder.getF64FloatAttr(read->keepScale),
        /*random_strides=*/DenseI64ArrayAttr(),
        /*random_bits=*/builder.getI64IntegerAttr(32));
  }

  /// The bits, and the state behind them.
  LogicalResult raiseRandomBits(stablehlo::CompositeOp op) {
    Attributes attributes(op);
    FailureOr<int64_t> bits = attributes.integer("bits", 8);
    FailureOr<bool> tiled = attributes.flag("tiled");
    if (failed(bits) || failed(tiled) || failed(attributes.finish()) ||
        failed(expectOperands(op, {1})))
      return failure();
    if (op->getNumResults() == 0)
      return op.emitError("expected a result");
    auto type = dyn_cast<RankedTensorType>(op->getResult(0).getType());
    if (!type)
      return op.emitError() << "expected a tensor as the result, got "
                            << op->getResult(0).getType();
    // A kernel numbers elements within 32 bits; else the body does as well.
    if (type.getNumElements() > std::numeric_limits<uint32_t>::max())
      return success();
    OpBuilder builder(op);
    Value state = op->getOperand(0);
    FailureOr<Operation *> made =
        make<RandomBitsOp>(op, type, state, builder.getI64IntegerAttr(*bits),
                           *tiled ? builder.getUnitAttr() : UnitAttr());
    if (failed(made))
      return failure();
    APInt step[2] = {APInt(64, 0),
                     APInt(64, cast<RandomBitsOp>(*made).countBlocks())};
    auto stateType = cast<RankedTensorType>(state.getType());
    Value blocks =
        makeConstant(builder, op.getLoc(),
                     DenseElementsAttr::get(stateType, ArrayRef<APInt>(step)));
    Value next = TensorArithmetic(builder, op.getLoc()).add(state, blocks);
    return replace(op, {(*made)->getResult(0), next});
  }

  static FailureOr<Operation *> makeLayerNorm(stablehlo::CompositeOp op) {
    Attributes attributes(op);
    FailureOr<double> epsilon = attributes.number("epsilon", std::nullopt);
    if (failed(epsilon) || failed(attributes.finish()) ||
        failed(expectOperands(op, {-1, 1, 1})))
      return failure();
    ValueRange in = op->getOperands();
    auto type = cast<RankedTensorType>(in[0].getType());
    auto row = statisticOf(in[0], type.getShape().drop_back());
    return make<LayerNormOp>(
        op, TypeRange{type, row, row}, in[0], in[1], in[2],
        Builder(op->getContext()).getF64FloatAttr(*epsilon));
  }

  /// What a composite says of a head with its loss.
  struct Head {
    double smoothing = 0.0;
    Value bias;
    RankedTensorType row; ///< of the loss
  };

  /// `ranks` are those of the operands that are always there.
  static FailureOr<Head> readHead(stablehlo::CompositeOp op,
                                  SmallVector<int64_t> ranks) {
    Attributes attributes(op);
    FailureOr<double> smoothing = attributes.number("smoothing", 0.0);
    FailureOr<bool> hasBias = attributes.flag("has_bias");
    if (failed(smoothing) || failed(hasBias) || failed(attributes.finish()))
      return failure();
    if (*hasBias)
      ranks.push_back(1);
    if (failed(expectOperands(op, ranks)))
      return failure();
    ValueRange in = op->getOperands();
    const int64_t rows = cast<RankedTensorType>(in[0].getType()).getDimSize(0);
    return Head{*smoothing, *hasBias ? in.back() : Value(),
                statisticOf(in[0], rows)};
  }

  static FailureOr<Operation *> makeHeadLoss(stablehlo::CompositeOp op) {
    FailureOr<Head> head = readHead(op, {2, 2, 1});
    if (failed(head))
      return failure();
    ValueRange in = op->getOperands();
    return make<HeadLossOp>(op, TypeRange{head->row, head->row}, in[0], in[1],
                            in[2], head->bias, llvm::APFloat(head->smoothing));
  }

  static FailureOr<Operation *>
  makeHeadLossGradient(stablehlo::CompositeOp op) {
    FailureOr<Head> head = readHead(op, {2, 2, 1, 1});
    if (failed(head))
      return failure();
    ValueRange in = op->getOperands();
    SmallVector<Type> results = {head->row, in[0].getType(), in[1].getType()};
    if (head->bias)
      results.push_back(head->bias.getType());
    return make<HeadLossGradientOp>(op, results, in[0], in[1], in[2], in[3],
                                    head->bias, llvm::APFloat(head->smoothing));
  }

  static FailureOr<Operation *> makeEmbedding(stablehlo::CompositeOp op) {
    Attributes attributes(op);
    if (failed(attributes.finish()))
      return failure();
    if (op->getNumOperands() != 2)
      return op.emitError()
             << "expected 2 operands, got " << op->getNumOperands();
    auto table = dyn_cast<RankedTensorType>(op->getOperand(0).getType());
    auto ids = dyn_cast<RankedTensorType>(op->getOperand(1).getType());
    if (!table || !ids || table.getRank() != 2)
      return op.emitError()
             << "expected a matrix and indices, got " << op->getOperandTypes();
    SmallVector<int64_t> shape(ids.getShape());
    shape.push_back(table.getDimSize(1));
    return make<EmbeddingOp>(op, table.clone(shape), op->getOperand(0),
                             op->getOperand(1));
  }
};

} // namespace
