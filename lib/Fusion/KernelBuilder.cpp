//===- KernelBuilder.cpp - from tensor operations to loops ----------------===//
//
// Lays out the loops of a cluster and asks the point evaluator for what they
// need. The inner loops of one row are numbered: loop d computes the row
// reductions whose input needs d reductions before it, and stores the results
// that need d, unless a later loop computes them again. A value that two of
// those loops need is kept in a scratch row when computing it again would cost
// more than reading it.
//
//   item
//     column accumulators = init
//     for sequential
//       for inner (loop 0) { reduce; store }
//       for inner (loop 1) { reduce; store; accumulate columns }
//     for inner            { store what needs column results }
//
// Whether that is one try of several is BuildKernel.cpp's matter.
//
//===----------------------------------------------------------------------===//

#include "trc/Fusion/KernelBuilder.h"

#include "KernelAssembler.h"
#include "trc/Fusion/ScalarOperations.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace trc;
using kernel::Affine;
using kernel::ElementType;
using kernel::Register;
using kernel::Statement;

//===----------------------------------------------------------------------===//
// Analysis
//===----------------------------------------------------------------------===//

LogicalResult KernelAssembler::analyse() {
  for (Operation *op : cluster.operations) {
    Facts known;
    for (Value operand : op->getOperands()) {
      const Facts &of = facts[operand];
      known.depth = std::max(known.depth, of.depth);
      known.afterColumns |= of.afterColumns;
    }
    if (auto reduce = dyn_cast<stablehlo::ReduceOp>(op)) {
      PlannedReduction planned{
          reduce, *space.classify(reduce), known.depth, {}, 0};
      if (!commutativeReducer(reduce) && space.loops(inner).size() > 1)
        return fail("its reducer does not commute over several loops");
      if (planned.kind == ReductionKind::Full && !startsNeutral(reduce))
        return fail("its initial value is not neutral");
      if (known.afterColumns)
        return fail("a reduction needs the result of one over its rows");
      if (planned.kind == ReductionKind::Row) {
        ++known.depth;
        hasRows = true;
      } else {
        known.afterColumns = true;
        hasColumns = true;
      }
      lastStage = std::max(lastStage, planned.depth);
      reductions.push_back(std::move(planned));
    }
    for (Value value : op->getResults())
      facts[value] = known;
  }
  return success();
}

/// The last inner loop whose reductions are made of each value; 0 for what none
/// is made of. `reductions` stand in the order of the cluster.
static llvm::DenseMap<Value, int>
lastLoops(const Cluster &cluster, ArrayRef<PlannedReduction> reductions) {
  llvm::DenseMap<Value, int> last;
  for (Operation *op : llvm::reverse(cluster.operations)) {
    int loop = 0;
    if (!reductions.empty() && reductions.back().op == op) {
      loop = reductions.back().depth;
      reductions = reductions.drop_back();
    } else {
      for (Value value : op->getResults())
        loop = std::max(loop, last.lookup(value));
    }
    for (Value operand : op->getOperands()) {
      int &of = last[operand];
      of = std::max(of, loop);
    }
  }
  return last;
}

LogicalResult KernelAssembler::planOutputs() {
  // A result that later reductions compute again is stored with the last of
  // them: until then what it is made of is read, and may lie in its bytes.
  const llvm::DenseMap<Value, int> last = lastLoops(cluster, reductions);
  int64_t all = space.size({parallel, sequential, inner});
  int64_t rows = space.size({parallel, sequential});
  for (Value output : cluster.outputs) {
    const Facts &of = facts[output];
    sources.emplace_back();
    if (of.afterColumns) {
      outputStage.push_back(-1);
      continue;
    }
    // A transpose after a reduction must be stored from the row at hand; the
    // row could not be read at another place.
    bool isTransposed =
        output.getDefiningOp<stablehlo::TransposeOp>() && of.depth > 0;
    if (elementsOf(output) == all && !isTransposed) {
      outputStage.push_back(saved.contains(output)
                                ? of.depth
                                : std::max(of.depth, last.lookup(output)));
    } else if (elementsOf(output) == rows && !isTransposed) {
      outputStage.push_back(-1);
      continue;
    } else {
      sources.back() = elementSource(output);
      if (!sources.back())
        return fail("its results have different numbers of elements");
      outputStage.push_back(facts[sources.back()->value].depth);
    }
    lastStage = std::max(lastStage, outputStage.back());
  }
  return success();
}

void KernelAssembler::addBuffers() {
  using Kind = kernel::Buffer::Kind;
  auto add = [&](ElementType type, Kind kind, int64_t elements) {
    result.buffers.push_back({type, kind, elements, false});
    return result.buffers.size() - 1;
  };
  for (Value input : cluster.inputs)
    add(elementTypeOf(input), Kind::Operand, elementsOf(input));
  llvm::DenseMap<Value, unsigned> outputBuffers;
  for (Value output : cluster.outputs)
    outputBuffers[output] =
        add(elementTypeOf(output), Kind::Operand, elementsOf(output));
  int64_t width = space.size({inner});
  for (PlannedReduction &reduction : reductions)
    if (reduction.kind == ReductionKind::Column)
      for (unsigned i = 0; i < reduction.op.getInputs().size(); ++i)
        reduction.buffers.push_back(
            add(accumulatorType(reduction.op, i), Kind::Scratch, width));
  for (Operation *op : cluster.operations)
    for (Value value : op->getResults()) {
      if (!saved.contains(value))
        continue;
      auto it = outputBuffers.find(value);
      bool isFullOutput =
          it != outputBuffers.end() && !facts[value].afterColumns;
      savedBuffers[value] =
          isFullOutput ? it->second
                       : add(elementTypeOf(value), Kind::Scratch, width);
    }
}

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

Statement KernelAssembler::loopOver(kernel::LoopId id, bool vector,
                                    Statements body,
                                    std::vector<kernel::Reduction> reductions) {
  kernel::Loop loop;
  loop.id = id;
  loop.vector = vector;
  loop.extent = space.extents()[id];
  loop.body = std::move(body);
  loop.reductions = std::move(reductions);
  Statement statement;
  statement.kind = Statement::Kind::Loop;
  statement.loop.push_back(std::move(loop));
  return statement;
}

/// Whether the order of elements is all the same: one operation that commutes.
static bool isCommutative(const kernel::Reduction &reduction) {
  return reduction.combiner.size() == 1 &&
         reduction.combiner.front().kind == Statement::Kind::Compute &&
         combinesInAnyOrder(reduction.combiner.front().opcode);
}

/// The inner loops around `body`, the innermost by lanes. `leaves` are the
/// reductions as the outermost of them sees them; each loop inside carries the
/// same reduction with registers of its own.
Statement KernelAssembler::innerNest(Statements body,
                                     std::vector<kernel::Reduction> leaves) {
  ArrayRef<kernel::LoopId> loops = space.loops(inner);
  for (size_t depth = loops.size(); depth-- > 0;) {
    std::vector<kernel::Reduction> here = leaves;
    if (depth > 0)
      for (auto [reduction, leaf] : llvm::zip_equal(here, leaves)) {
        for (Register &result : reduction.results)
          result = evaluator.newRegister(this->result.registers[result],
                                         Level::Element);
        // The combiner's registers are single assignment too.
        llvm::DenseMap<Register, Register> fresh;
        auto renew = [&](Register &reg) {
          auto [it, inserted] = fresh.try_emplace(reg, 0);
          if (inserted)
            it->second = evaluator.newRegister(this->result.registers[reg],
                                               Level::Element);
          reg = it->second;
        };
        llvm::for_each(reduction.accumulated, renew);
        llvm::for_each(reduction.elements, renew);
        for (Statement &statement : reduction.combiner) {
          llvm::for_each(statement.operands, renew);
          renew(statement.result);
        }
        llvm::for_each(reduction.combined, renew);
        leaf.values = reduction.results;
      }
    // Lanes are combined out of order, which not every reducer allows.
    bool isVector =
        depth + 1 == loops.size() && llvm::all_of(leaves, isCommutative);
    Statement nest =
        loopOver(loops[depth], isVector, std::move(body), std::move(here));
    if (depth == 0)
      return nest;
    body.clear();
    body.push_back(std::move(nest));
  }
  llvm_unreachable("an iteration space with a reduction has inner loops");
}

LogicalResult KernelAssembler::storeElements() {
  Affine position = space.position({parallel, sequential, inner});
  for (auto [number, output] : llvm::enumerate(cluster.outputs)) {
    if (outputStage[number] != stage)
      continue;
    if (sources[number]) {
      if (failed(storeElement(number)))
        return failure();
      continue;
    }
    FailureOr<Register> value = evaluator.evaluateAt(output, position);
    if (failed(value))
      return failure();
    // Results that do not vary inside the row still fill it.
    unsigned buffer = cluster.inputs.size() + number;
    evaluator.store(buffer, position, *value);
  }
  return success();
}

LogicalResult KernelAssembler::storeRows(int depth) {
  Affine position = space.position({parallel, sequential});
  for (auto [number, output] : llvm::enumerate(cluster.outputs)) {
    const Facts &of = facts[output];
    if (outputStage[number] >= 0 || of.afterColumns || of.depth != depth)
      continue;
    FailureOr<Register> value = evaluator.evaluateAt(output, position);
    if (failed(value))
      return failure();
    evaluator.store(cluster.inputs.size() + number, position, *value);
  }
  return success();
}

LogicalResult KernelAssembler::buildStage(Statements &rows) {
  Statements body;
  evaluator.startElements(body);
  savedInStage.clear();
  std::vector<kernel::Reduction> leaves;
  SmallVector<std::pair<PlannedReduction *, unsigned>> finished;
  bool anything = llvm::is_contained(outputStage, stage);
  for (PlannedReduction &reduction : reductions) {
    if (reduction.depth != stage)
      continue;
    anything = true;
    if (reduction.kind == ReductionKind::Column) {
      if (failed(accumulateColumn(reduction)))
        return failure();
      continue;
    }
    FailureOr<SmallVector<Register>> values = evaluateInputs(reduction.op);
    if (failed(values))
      return failure();
    FailureOr<kernel::Reduction> made =
        makeReduction(reduction.op, *values, Level::Row);
    if (failed(made))
      return failure();
    finished.emplace_back(&reduction, leaves.size());
    leaves.push_back(std::move(*made));
  }
  if (failed(storeElements()))
    return failure();
  if (!anything)
    return success();

  std::vector<kernel::Reduction> outermost = leaves;
  if (space.loops(inner).empty())
    llvm::append_range(rows, std::move(body));
  else
    rows.push_back(innerNest(std::move(body), std::move(leaves)));

  Affine row = space.position({parallel, sequential});
  for (auto [reduction, leaf] : finished) {
    for (auto [number, value] : llvm::enumerate(reduction->op.getResults())) {
      Register reg = outermost[leaf].results[number];
      if (reduction->kind == ReductionKind::Row) {
        FailureOr<Register> complete = takeInInitial(reduction->op, reg);
        if (failed(complete))
          return failure();
        reg = *complete;
        reg = evaluator.convert(reg, elementTypeOf(value));
        evaluator.defineReduced(value, row, reg);
      }
    }
    if (reduction->kind != ReductionKind::Full)
      continue;
    // The sum of this row goes into the sum over the sequential loop.
    FailureOr<kernel::Reduction> over =
        makeReduction(reduction->op, outermost[leaf].results, Level::Item);
    if (failed(over))
      return failure();
    reduction->carried = fullReductions.size();
    fullReductions.push_back(std::move(*over));
  }
  return success();
}

LogicalResult KernelAssembler::buildRows(Statements &item, Statements &rows) {
  evaluator.setList(Level::Item, item);
  evaluator.setList(Level::Row, rows);
  if (failed(storeRows(0)))
    return failure();
  for (stage = 0; stage <= lastStage; ++stage)
    if (failed(buildStage(rows)) || failed(storeRows(stage + 1)))
      return failure();
  return success();
}

LogicalResult KernelAssembler::storeAfterColumns(Statements &item) {
  Affine columns = space.position({parallel, inner});
  Affine scalars = space.position({parallel});
  for (PlannedReduction &reduction : reductions)
    if (reduction.kind == ReductionKind::Full)
      for (auto [number, value] : llvm::enumerate(reduction.op.getResults())) {
        Register reg = fullReductions[reduction.carried].results[number];
        evaluator.defineReduced(value, scalars,
                                evaluator.convert(reg, elementTypeOf(value)));
      }

  Statements body;
  evaluator.startElements(body);
  bool anything = false;
  // Column results of a half-precision sum are rounded when read.
  for (PlannedReduction &reduction : reductions)
    if (reduction.kind == ReductionKind::Column)
      for (auto [number, value] : llvm::enumerate(reduction.op.getResults())) {
        kernel::Access access;
        access.index = space.position({inner});
        unsigned buffer = reduction.buffers[number];
        Register reg = evaluator.load(buffer, result.buffers[buffer].type,
                                      std::move(access));
        reg = evaluator.convert(reg, elementTypeOf(value));
        evaluator.defineReduced(value, columns, reg);
        anything = true;
      }
  for (auto [number, output] : llvm::enumerate(cluster.outputs)) {
    if (!facts[output].afterColumns)
      continue;
    Affine position =
        elementsOf(output) == space.size({parallel, inner}) ? columns : scalars;
    if (elementsOf(output) != space.size({parallel, inner}) &&
        elementsOf(output) != space.size({parallel}))
      return fail("a result after its column reductions has another shape");
    FailureOr<Register> value = evaluator.evaluateAt(output, position);
    if (failed(value))
      return failure();
    evaluator.store(cluster.inputs.size() + number, position, *value);
  }
  if (anything)
    item.push_back(innerNest(std::move(body), {}));
  return success();
}

LogicalResult KernelAssembler::build() {
  if (failed(analyse()) || failed(planOutputs()))
    return failure();
  addBuffers();

  auto saves = [&](Value value) -> std::optional<unsigned> {
    auto it = savedBuffers.find(value);
    auto first = firstStage.find(value);
    if (it == savedBuffers.end() || first == firstStage.end() ||
        first->second == stage)
      return std::nullopt;
    return it->second;
  };
  auto fitsRow = [&](Value value) {
    return space.size({inner}) * kernel::storageBytes(elementTypeOf(value)) <=
           scratch.mostRowBytes;
  };
  auto notice = [&](Value value, Register reg) {
    auto [it, inserted] = firstStage.try_emplace(value, stage);
    if (!inserted && it->second != stage &&
        evaluator.costOf(reg) >= scratch.leastCycles && fitsRow(value))
      recomputed.try_emplace(value, evaluator.costOf(reg));
    if (!inserted)
      return;
    auto buffer = savedBuffers.find(value);
    if (buffer != savedBuffers.end() &&
        result.buffers[buffer->second].kind == kernel::Buffer::Kind::Scratch)
      evaluator.store(buffer->second, space.position({inner}), reg);
  };
  // Chains of reductions would be computed from their beginning for each.
  auto postpones = [&](Value value) -> std::optional<double> {
    auto it = recomputed.find(value);
    return it == recomputed.end() ? std::nullopt : std::optional(it->second);
  };
  evaluator.savedBuffer = saves;
  evaluator.costOfPostponed = postpones;
  evaluator.onFullElement = notice;

  Statements columnStart, item, rows, after;
  evaluator.setList(Level::Item, columnStart);
  evaluator.setList(Level::Row, columnStart);
  bool isOk = succeeded(initialiseColumns(columnStart)) &&
              succeeded(buildRows(item, rows));
  if (isOk) {
    stage = lastStage + 1;
    evaluator.endRows();
    evaluator.setList(Level::Item, after);
    evaluator.setList(Level::Row, after);
    evaluator.savedBuffer = nullptr;
    evaluator.onFullElement = nullptr;
    evaluator.costOfPostponed = nullptr;
    isOk = !hasColumns || succeeded(storeAfterColumns(after));
  }
  if (!isOk) {
    if (reason.empty())
      reason = evaluator.reason;
    splitRequest = evaluator.splitRequest;
    return failure();
  }

  // Nest the rows in the sequential loops; full reductions are carried by them.
  ArrayRef<kernel::LoopId> loops = space.loops(sequential);
  if (loops.size() > 1 && !fullReductions.empty())
    return fail("a full reduction over several sequential loops");
  for (size_t depth = loops.size(); depth-- > 0;) {
    Statement loop = loopOver(loops[depth], false, std::move(rows),
                              depth == 0 ? std::move(fullReductions)
                                         : std::vector<kernel::Reduction>());
    rows.clear();
    rows.push_back(std::move(loop));
  }
  for (Statements *list : {&columnStart, &item, &rows, &after})
    for (Statement &statement : *list)
      result.body.push_back(std::move(statement));
  return success();
}
