//===- Layouts.cpp - which dimension of each value is split ---------------===//
//
// Two walks. Forward, what reads split values is split as a factor of it
// allows; a loop is walked again until what it carries lies as it began.
// Backward, what is whole but read in parts only is made in parts: random bits
// and masks, of which each rank makes its rows.
//
// A sum along the split dimension is whole: it is combined where it is made.
//
//===----------------------------------------------------------------------===//

#include "Layouts.h"

#include "trc/Partition/Ports.h"
#include "trc/Rewrite/Constants.h"

using namespace mlir;
using namespace trc;

static int64_t bytesOf(Value value) {
  auto type = getTensorType(value);
  return type.getNumElements() * ((type.getElementTypeBitWidth() + 7) / 8);
}

int64_t Layouts::of(Value value) const {
  auto found = split.find(value);
  return found == split.end() ? whole : found->second;
}

void Layouts::set(Value value, int64_t dim) {
  if (dim == whole)
    split.erase(value);
  else
    split[value] = dim;
}

const Factor *Layouts::factorOf(Operation *op) const {
  auto found = factors.find(op);
  return found == factors.end() ? nullptr : &found->second;
}

bool Layouts::isDivisible(Value value, int64_t dim) const {
  auto type = dynTensorType(value);
  return type && dim < type.getRank() && type.getDimSize(dim) > 0 &&
         type.getDimSize(dim) % ranks == 0;
}

bool Layouts::isLegal(Operation *op, const Factor &factor) const {
  auto fits = [&](auto values, ArrayRef<int64_t> dims) {
    return llvm::all_of(llvm::zip_equal(values, dims), [&](auto pair) {
      auto [value, dim] = pair;
      return dim == whole || isDivisible(value, dim);
    });
  };
  return fits(op->getOperands(), factor.operands) &&
         fits(op->getResults(), factor.results);
}

/// The factor that most of the split bytes are read along; of equal ones the
/// one that leaves no sum.
std::optional<Factor> Layouts::choose(Operation *op) const {
  std::optional<Factor> best;
  int64_t mostBytes = 0;
  for (Factor &factor : factorsOf(op)) {
    if (!isLegal(op, factor))
      continue;
    int64_t bytes = 0;
    for (auto [operand, dim] :
         llvm::zip_equal(op->getOperands(), factor.operands))
      if (dim != whole && of(operand) == dim)
        bytes += bytesOf(operand);
    if (bytes > mostBytes ||
        (best && bytes == mostBytes && best->combiner && !factor.combiner)) {
      mostBytes = bytes;
      best = std::move(factor);
    }
  }
  return best;
}

void Layouts::choose(Operation *op, const Factor &factor) {
  for (auto [result, dim] : llvm::zip_equal(op->getResults(), factor.results))
    set(result, dim);
  factors[op] = factor;
}

void Layouts::visit(Operation *op) {
  if (auto loop = dyn_cast<stablehlo::WhileOp>(op))
    return visitLoop(loop);
  if (auto branches = dyn_cast<stablehlo::CaseOp>(op))
    return visitBranches(branches);
  if (auto asked = getAskedLayout(op)) {
    set(op->getResult(0),
        *asked != whole && isDivisible(op->getResult(0), *asked) ? *asked
                                                                 : whole);
    return;
  }
  if (isa<stablehlo::OptimizationBarrierOp>(op)) {
    for (auto [operand, result] :
         llvm::zip_equal(op->getOperands(), op->getResults()))
      set(result, of(operand));
    return;
  }
  if (llvm::all_of(op->getOperands(),
                   [&](Value value) { return of(value) == whole; })) {
    // In a loop that is walked again, it may have been otherwise.
    factors.erase(op);
    for (Value result : op->getResults())
      set(result, whole);
    return;
  }
  if (std::optional<Factor> factor = choose(op))
    return choose(op, *factor);
  factors.erase(op);
  for (Value result : op->getResults())
    set(result, whole);
}

void Layouts::visit(Block &block) {
  for (Operation &op : block)
    visit(&op);
}

void Layouts::visitLoop(stablehlo::WhileOp loop) {
  Block &body = loop.getBody().front(), &cond = loop.getCond().front();
  auto carry = [&](unsigned i, int64_t dim) {
    for (Value value : {Value(body.getArgument(i)), Value(cond.getArgument(i)),
                        Value(loop->getResult(i))})
      set(value, dim);
  };
  for (auto [i, start] : llvm::enumerate(loop->getOperands()))
    if (!undecided.contains(loop->getResult(i)) &&
        of(body.getArgument(i)) == whole)
      carry(i, of(start));
  // Each turn splits a value, or gives one up: there is an end.
  for (bool changed = true; changed;) {
    changed = false;
    visit(cond);
    visit(body);
    for (auto [i, next] :
         llvm::enumerate(body.getTerminator()->getOperands())) {
      const int64_t is = of(body.getArgument(i)), will = of(next);
      if (will == whole || will == is || undecided.contains(loop->getResult(i)))
        continue;
      if (is != whole)
        undecided.insert(loop->getResult(i));
      carry(i, is == whole ? will : whole);
      changed = true;
    }
  }
}

void Layouts::visitBranches(stablehlo::CaseOp op) {
  SmallVector<int64_t> made(op->getNumResults(), whole);
  for (Region &region : op.getBranches()) {
    visit(region.front());
    for (auto [dim, value] :
         llvm::zip_equal(made, region.front().getTerminator()->getOperands()))
      if (dim == whole)
        dim = of(value);
  }
  for (auto [result, dim] : llvm::zip_equal(op->getResults(), made))
    set(result, dim);
}

int64_t Layouts::wantedBy(OpOperand &use) const {
  Operation *op = use.getOwner();
  const unsigned number = use.getOperandNumber();
  if (isa<func::ReturnOp>(op))
    return results[number];
  if (isa<stablehlo::ReturnOp>(op)) {
    Operation *parent = op->getParentOp();
    if (auto loop = dyn_cast<stablehlo::WhileOp>(parent))
      return op->getParentRegion() == &loop.getBody()
                 ? of(loop->getResult(number))
                 : whole;
    return isa<stablehlo::CaseOp>(parent) ? of(parent->getResult(number))
                                          : whole;
  }
  // A sharding is written as a barrier.
  if (isa<stablehlo::WhileOp, stablehlo::OptimizationBarrierOp>(op))
    return of(op->getResult(number));
  const Factor *factor = factorOf(op);
  return factor ? factor->operands[number] : whole;
}

void Layouts::shareSource(Operation *op) {
  // Counters and constants are made in parts where they are read.
  if (isa<stablehlo::IotaOp, stablehlo::ConstantOp>(op) || getAskedLayout(op) ||
      op->getNumResults() != 1 || !isPure(op) || factorOf(op) ||
      op->use_empty() || of(op->getResult(0)) != whole ||
      !llvm::all_of(op->getOperands(),
                    [&](Value value) { return of(value) == whole; }))
    return;
  const int64_t wanted = wantedBy(*op->getResult(0).use_begin());
  if (wanted == whole ||
      !llvm::all_of(op->getResult(0).getUses(),
                    [&](OpOperand &use) { return wantedBy(use) == wanted; }))
    return;
  if (isa<stablehlo::OptimizationBarrierOp>(op))
    return set(op->getResult(0), wanted);
  for (const Factor &factor : factorsOf(op))
    if (factor.results.front() == wanted && isLegal(op, factor))
      return choose(op, factor);
}

void Layouts::shareSources(Block &block) {
  for (Operation &op : llvm::reverse(block)) {
    // Loops and branches keep what they carry.
    if (isa<stablehlo::WhileOp, stablehlo::CaseOp>(op)) {
      for (Region &region : op.getRegions())
        shareSources(region.front());
      continue;
    }
    shareSource(&op);
  }
}

/// As the port says; as the argument that it takes the place of; else as it
/// came out.
void Layouts::findResults(func::FuncOp function) {
  Operation *end = function.front().getTerminator();
  for (Value value : end->getOperands())
    results.push_back(of(value));
  for (unsigned i = 0; i < function.getNumArguments(); ++i)
    if (auto to =
            function.getArgAttrOfType<IntegerAttr>(i, "tf.aliasing_output"))
      if (to.getInt() < function.getNumResults())
        results[to.getInt()] = of(function.getArgument(i));
  for (unsigned i = 0; i < function.getNumResults(); ++i)
    if (auto asked = function.getResultAttrOfType<IntegerAttr>(i, askedName))
      results[i] = asked.getInt();
}

void Layouts::find(func::FuncOp function) {
  for (unsigned i = 0; i < function.getNumArguments(); ++i)
    if (auto asked = function.getArgAttrOfType<IntegerAttr>(i, askedName))
      set(function.getArgument(i), asked.getInt());
  visit(function.front());
  findResults(function);
  shareSources(function.front());
}
