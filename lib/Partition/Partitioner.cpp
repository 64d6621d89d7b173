//===- Partitioner.cpp - one function, made for a part --------------------===//
//
// See Partitioner.h. One walk, in the order of the function: when an operation
// is reached, what it reads has the types that one rank has. A value is cut or
// joined directly behind what makes it, once for all that read it so.
//
//===----------------------------------------------------------------------===//

#include "Partitioner.h"

#include "BatchIndices.h"
#include "MergeSums.h"

#include "trc/Partition/Ports.h"
#include "trc/Rewrite/Constants.h"
#include "trc/Rewrite/OverRanks.h"

using namespace mlir;
using namespace trc;

std::optional<int64_t> trc::getAskedLayout(Operation *op) {
  auto asked = op->getAttrOfType<IntegerAttr>(askedName);
  if (!asked || op->getNumOperands() != 1)
    return std::nullopt;
  return asked.getInt();
}

static int64_t bytesOf(Type type) {
  auto tensor = cast<RankedTensorType>(type);
  return tensor.getNumElements() * ((tensor.getElementTypeBitWidth() + 7) / 8);
}

RankedTensorType Partitioner::partType(Type type, int64_t dim) const {
  auto tensor = cast<RankedTensorType>(type);
  SmallVector<int64_t> shape(tensor.getShape());
  shape[dim] /= options.ranks;
  return tensor.clone(shape);
}

void Partitioner::setPart(Value value) {
  if (const int64_t dim = layouts.of(value); dim != whole)
    value.setType(partType(value.getType(), dim));
}

/// What is made of an argument may read a start, and starts are made at the
/// front of the block: that which was made first is the last of them.
void Partitioner::setInsertionAfter(OpBuilder &builder, Value value) {
  auto argument = dyn_cast<BlockArgument>(value);
  const bool isInput = argument && argument.getOwner() == &function.front();
  builder.setInsertionPointAfterValue(isInput && firstStart ? firstStart
                                                            : value);
}

Value Partitioner::startOf(int64_t extent) {
  Value &start = starts[extent];
  if (start)
    return start;
  OpBuilder builder = OpBuilder::atBlockBegin(&function.front());
  TensorArithmetic make(builder, function.getLoc());
  start = make.mul(make.convert(makeRankNumber(make), builder.getI32Type()),
                   static_cast<double>(extent));
  if (!firstStart)
    firstStart = start;
  return start;
}

Value Partitioner::countFromPart(Value counter, int64_t dim) {
  OpBuilder builder(counter.getContext());
  setInsertionAfter(builder, counter);
  TensorArithmetic make(builder, counter.getLoc());
  const auto type = getTensorType(counter);
  Value start = startOf(type.getDimSize(dim));
  if (isa<IntegerType>(type.getElementType())) {
    start = make.convert(start, type.getElementType());
    return make.add(counter, make.broadcast(start, type.getShape(), {}));
  }
  // Rounded once, as that of the whole is.
  counter.getDefiningOp()->erase();
  Value places = make.iota(
      RankedTensorType::get(type.getShape(), builder.getI32Type()), dim);
  places = make.add(places, make.broadcast(start, type.getShape(), {}));
  return make.convert(places, type.getElementType());
}

/// What is cheap to make again in parts: it reads the same on every rank.
Value Partitioner::cutSource(Value value, int64_t dim) {
  Operation *op = value.getDefiningOp();
  if (!op || op->getNumResults() != 1)
    return {};
  for (const Factor &factor : factorsOf(op)) {
    if (!factor.readsWholes() || factor.combiner ||
        factor.results.front() != dim)
      continue;
    OpBuilder builder(op);
    builder.setInsertionPointAfter(op);
    Operation *part = builder.clone(*op);
    part->getResult(0).setType(partType(value.getType(), dim));
    setLocalAttributes(part, factor, options.ranks);
    sources.insert(op);
    auto iota = dyn_cast<stablehlo::IotaOp>(part);
    if (iota && static_cast<int64_t>(iota.getIotaDimension()) == dim)
      return countFromPart(part->getResult(0), dim);
    return part->getResult(0);
  }
  return {};
}

Value Partitioner::cut(Value value, int64_t dim) {
  if (Value known = cuts.lookup({value, dim}))
    return known;
  Value part = cutSource(value, dim);
  if (!part) {
    const auto type = partType(value.getType(), dim);
    Value start = startOf(type.getDimSize(dim));
    OpBuilder builder(value.getContext());
    setInsertionAfter(builder, value);
    TensorArithmetic make(builder, value.getLoc());
    part = make.take(value, dim, start, type.getDimSize(dim));
  }
  cuts[{value, dim}] = part;
  return part;
}

Value Partitioner::join(Value value, int64_t dim) {
  Value &all = joins[value];
  if (all)
    return all;
  OpBuilder builder(value.getContext());
  setInsertionAfter(builder, value);
  TensorArithmetic make(builder, value.getLoc());
  ++counts.gathers;
  return all = joinOverRanks(make, options.ranks, dim, value);
}

/// Whether the parts of what `use` reads may be joined: the program asks for
/// it, or they are small.
bool Partitioner::mayJoin(OpOperand &use) {
  Operation *op = use.getOwner();
  if (isa<func::ReturnOp>(op) || getAskedLayout(op))
    return true;
  const int64_t dim = layouts.of(use.get());
  const int64_t bytes = bytesOf(use.get().getType()) * options.ranks;
  auto describe = [&](InFlightDiagnostic diagnostic) -> InFlightDiagnostic {
    if (isa<stablehlo::ReturnOp, stablehlo::WhileOp>(op))
      diagnostic << "value " << use.getOperandNumber()
                 << " of a loop or branch is split along dimension " << dim
                 << " and otherwise";
    else if (layouts.factorOf(op))
      diagnostic << "no rule splits " << op->getName() << " along dimension "
                 << dim << " of operand " << use.getOperandNumber()
                 << " and what it is split along already";
    else
      diagnostic << "no rule splits " << op->getName() << " along dimension "
                 << dim;
    return diagnostic;
  };
  if (bytes <= options.gatherBytes) {
    // From there on every rank would do all of the step.
    const bool undoes = use.get().getParentBlock() == &function.front() &&
                        isa<BlockArgument>(use.get()) &&
                        !layouts.factorOf(op) &&
                        !llvm::all_of(op->getUsers(), [](Operation *reader) {
                          return getAskedLayout(reader).has_value();
                        });
    if (undoes)
      describe(op->emitWarning())
          << ": every rank joins this input, and does all that reads it";
    else if (options.remarks)
      describe(op->emitRemark())
          << ": every rank joins " << bytes << " bytes of it";
    return true;
  }
  describe(op->emitError())
      << ", and " << bytes << " bytes are more than every rank joins ("
      << options.gatherBytes
      << "); write it with jax.shard_map, or make its operand whole with "
         "jax.lax.with_sharding_constraint";
  return false;
}

Value Partitioner::moved(OpOperand &use) {
  Value value = use.get();
  const int64_t is = layouts.of(value), wanted = layouts.wantedBy(use);
  if (is == wanted)
    return value;
  if (is != whole) {
    if (!mayJoin(use))
      return {};
    value = join(value, is);
  }
  return wanted == whole ? value : cut(value, wanted);
}

LogicalResult Partitioner::move(Operation *op) {
  // What is wanted is asked before any operand has changed.
  SmallVector<Value> operands;
  for (OpOperand &use : op->getOpOperands()) {
    operands.push_back(moved(use));
    if (!operands.back())
      return failure();
  }
  op->setOperands(operands);
  return success();
}

/// A scatter adds to what was there: on every rank that would count once for
/// each. Gives what is to be added behind, or null.
static Value startFromZero(Operation *op, const Factor &factor) {
  auto scatter = dyn_cast<stablehlo::ScatterOp>(op);
  if (!scatter || !factor.combiner ||
      factor.combiner->getStringRef() != stablehlo::AddOp::getOperationName() ||
      isAnyZero(scatter.getInputs().front()))
    return {};
  Value start = scatter.getInputs().front();
  OpBuilder builder(op);
  TensorArithmetic make(builder, op->getLoc());
  op->setOperand(0, make.zeros(start.getType()));
  return start;
}

LogicalResult Partitioner::writeShared(Operation *op, const Factor &factor) {
  if (failed(move(op)))
    return failure();
  ++counts.split;
  for (Value result : op->getResults())
    setPart(result);
  setLocalAttributes(op, factor, options.ranks);
  if (!factor.combiner)
    return success();
  Value start = startFromZero(op, factor);
  OpBuilder builder(op->getContext());
  builder.setInsertionPointAfter(op);
  TensorArithmetic make(builder, op->getLoc());
  for (Value result : op->getResults()) {
    Value sum = combineOverRanks(make, options.ranks, *factor.combiner, result);
    ++counts.sums;
    Operation *reads = sum.getDefiningOp();
    if (start)
      sum = make.add(start, sum);
    result.replaceUsesWithIf(
        sum, [&](OpOperand &use) { return use.getOwner() != reads; });
  }
  return success();
}

LogicalResult Partitioner::writeLoop(stablehlo::WhileOp loop) {
  if (failed(move(loop)))
    return failure();
  for (Region &region : loop->getRegions()) {
    for (Value argument : region.front().getArguments())
      setPart(argument);
    if (failed(write(region.front())))
      return failure();
  }
  for (Value result : loop->getResults())
    setPart(result);
  return success();
}

LogicalResult Partitioner::write(Operation *op) {
  if (auto loop = dyn_cast<stablehlo::WhileOp>(op))
    return writeLoop(loop);
  if (const Factor *factor = layouts.factorOf(op))
    return writeShared(op, *factor);
  if (isa<stablehlo::CaseOp>(op))
    for (Region &region : op->getRegions())
      if (failed(write(region.front())))
        return failure();
  if (failed(move(op)))
    return failure();
  for (Value result : op->getResults())
    setPart(result);
  if (getAskedLayout(op)) {
    // Its operand lies as it asks now.
    layouts.set(op->getOperand(0), layouts.of(op->getResult(0)));
    op->getResult(0).replaceAllUsesWith(op->getOperand(0));
    op->erase();
  }
  return success();
}

LogicalResult Partitioner::write(Block &block) {
  for (Operation &op : llvm::make_early_inc_range(block))
    if (failed(write(&op)))
      return failure();
  return success();
}

void Partitioner::setPorts() {
  Builder builder(function.getContext());
  SmallVector<DictionaryAttr> argumentAttrs, resultAttrs;
  function.getAllArgAttrs(argumentAttrs);
  function.getAllResultAttrs(resultAttrs);
  auto note = [&](DictionaryAttr &of, int64_t dim) {
    NamedAttrList attributes(of);
    attributes.erase(askedName);
    if (dim != whole)
      attributes.set(splitName, builder.getI64IntegerAttr(dim));
    of = attributes.getDictionary(function.getContext());
  };
  for (auto [attrs, argument] :
       llvm::zip_equal(argumentAttrs, function.getArguments()))
    note(attrs, layouts.of(argument));
  for (auto [i, attrs] : llvm::enumerate(resultAttrs))
    note(attrs, layouts.ofResult(i));
  function.setType(FunctionType::get(
      function.getContext(), function.front().getArgumentTypes(),
      function.front().getTerminator()->getOperandTypes()));
  function.setAllArgAttrs(argumentAttrs);
  function.setAllResultAttrs(resultAttrs);
}

LogicalResult Partitioner::run() {
  nameBatchDimensions(function);
  layouts.find(function);
  for (Value argument : function.getArguments())
    setPart(argument);
  if (failed(write(function.front())))
    return failure();
  counts.sums -= mergeSums(function, options.ranks);
  setPorts();
  for (Operation *op : llvm::reverse(sources))
    if (op->use_empty())
      op->erase();
  return success();
}
