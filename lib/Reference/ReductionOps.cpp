//===- ReductionOps.cpp - operations with a combining body ----------------===//
//
// Fills the table; the work is done in Reduction.cpp, Window.cpp and Sort.cpp.
// Here regions become callbacks, and a region that is one operation on its two
// arguments is recognised.
//
//===----------------------------------------------------------------------===//

#include "Interpreter.h"

#include "trc/Dialect/StableHLO/ChloDialect.h"
#include "trc/Dialect/StableHLO/StableHLODialect.h"

#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace trc::reference {

Body Invocation::body(Region &region) const {
  // By value: the callback may not outlive the invocation, but this object may
  // be a temporary.
  return [in = *this, &region](TensorsRef arguments) -> std::optional<Tensors> {
    Outcome results =
        in.run(region, ArrayRef(arguments.data(), arguments.size()));
    if (failed(results))
      return std::nullopt;
    return Tensors(results->begin(), results->end());
  };
}

/// The operation that the region applies to its two arguments, in their order
/// or in the other one where that makes no difference.
static std::optional<Binary> knownCombiner(Region &region) {
  if (!region.hasOneBlock())
    return std::nullopt;
  Block &block = region.front();
  if (block.getNumArguments() != 2 ||
      block.getArgument(0).getType() != block.getArgument(1).getType() ||
      !llvm::hasNItems(block.getOperations(), 2))
    return std::nullopt;
  Operation &op = block.front();
  if (op.getNumOperands() != 2 || op.getNumResults() != 1 ||
      block.getTerminator()->getOperands() != op.getResults())
    return std::nullopt;
  Value first = op.getOperand(0), second = op.getOperand(1);
  bool bothOnce = first != second && isa<BlockArgument>(first) &&
                  isa<BlockArgument>(second);
  if (!bothOnce)
    return std::nullopt;
  return llvm::TypeSwitch<Operation *, std::optional<Binary>>(&op)
      .Case([](stablehlo::AddOp) { return Binary::Add; })
      .Case([](stablehlo::MulOp) { return Binary::Multiply; })
      .Case([](stablehlo::MaxOp) { return Binary::Maximum; })
      .Case([](stablehlo::MinOp) { return Binary::Minimum; })
      .Case([](stablehlo::AndOp) { return Binary::And; })
      .Case([](stablehlo::OrOp) { return Binary::Or; })
      .Case([](stablehlo::XorOp) { return Binary::Xor; })
      .Default(std::nullopt);
}

Combiner Invocation::combiner(Region &region) const {
  return {body(region), knownCombiner(region)};
}

/// Splits the padding, a matrix of (low, high), into the window's two lists.
static void setPadding(Window &window,
                       std::optional<DenseIntElementsAttr> padding,
                       size_t rank) {
  window.low.assign(rank, 0);
  window.high.assign(rank, 0);
  if (!padding)
    return;
  auto values = llvm::to_vector(padding->getValues<int64_t>());
  for (size_t i = 0; i < rank; ++i) {
    window.low[i] = values[2 * i];
    window.high[i] = values[2 * i + 1];
  }
}

static Outcome evaluateReduceWindow(stablehlo::ReduceWindowOp op,
                                    const Invocation &in) {
  size_t count = op.getInputs().size();
  size_t rank = in[0].rank();
  Window window{orDefault(op.getWindowDimensions(), rank, 1),
                orDefault(op.getWindowStrides(), rank, 1),
                orDefault(op.getBaseDilations(), rank, 1),
                orDefault(op.getWindowDilations(), rank, 1),
                {},
                {}};
  setPadding(window, op.getPadding(), rank);
  return outcome(reduceWindow(in.operands.take_front(count),
                              in.operands.drop_front(count), window,
                              in.combiner(op.getBody())));
}

static Outcome evaluateSelectAndScatter(stablehlo::SelectAndScatterOp op,
                                        const Invocation &in) {
  size_t rank = in[0].rank();
  Window window{orDefault(op.getWindowDimensions(), rank, 1),
                orDefault(op.getWindowStrides(), rank, 1),
                Sizes(rank, 1),
                Sizes(rank, 1),
                {},
                {}};
  setPadding(window, op.getPadding(), rank);
  return outcome(selectAndScatter(in[0], in[1], in[2], window,
                                  in.body(op.getSelect()),
                                  in.combiner(op.getScatter())));
}

static Outcome evaluateScatter(stablehlo::ScatterOp op, const Invocation &in) {
  size_t count = op.getInputs().size();
  auto numbers = op.getScatterDimensionNumbers();
  auto sizes = [](ArrayRef<int64_t> values) {
    return Sizes(values.begin(), values.end());
  };
  ScatterDims dims{sizes(numbers.getUpdateWindowDims()),
                   sizes(numbers.getInsertedWindowDims()),
                   sizes(numbers.getInputBatchingDims()),
                   sizes(numbers.getScatterIndicesBatchingDims()),
                   sizes(numbers.getScatterDimsToOperandDims()),
                   numbers.getIndexVectorDim()};
  return outcome(scatter(in.operands.take_front(count), in[count],
                         in.operands.drop_front(count + 1), dims,
                         in.combiner(op.getUpdateComputation())));
}

void addReductionOps(OpTable &table) {
  table.add<stablehlo::ReduceOp>(
      [](stablehlo::ReduceOp op, const Invocation &in) {
        size_t count = op.getInputs().size();
        return outcome(reduce(in.operands.take_front(count),
                              in.operands.drop_front(count), op.getDimensions(),
                              in.combiner(op.getBody())));
      });
  table.add<stablehlo::ReduceWindowOp>(evaluateReduceWindow);
  table.add<stablehlo::SelectAndScatterOp>(evaluateSelectAndScatter);
  table.add<stablehlo::ScatterOp>(evaluateScatter);
  table.add<stablehlo::SortOp>([](stablehlo::SortOp op, const Invocation &in) {
    int64_t dim = op.getDimension();
    return outcome(sort(in.operands, dim < 0 ? dim + in[0].rank() : dim,
                        in.body(op.getComparator())));
  });
  table.add<stablehlo::MapOp>([](stablehlo::MapOp op, const Invocation &in) {
    return outcome(map(in.operands, in.resultType().element,
                       in.body(op.getComputation())));
  });
  table.add<chlo::TopKOp>([](chlo::TopKOp op, const Invocation &in) {
    return outcome(topK(in[0], op.getK()));
  });
}

} // namespace trc::reference
