//===- LoopRules.cpp - the way back through loops -------------------------===//
//
// A loop of N trips, whose trip k maps what it carries, x[k+1] = f(x[k]),
// becomes two:
//
//   forward    as before, and keeps x[k] of each trip in a tensor [N, ..]
//   backward   for k = N-1 .. 0: reads x[k], computes f(x[k]) again, and
//              carries the cotangents of x[k+1] to those of x[k]
//
// Results of products and attention are kept as well, as far as loops may have
// memory for it: those first that cost most for each byte of them. What is
// computed again is then cheap.
//
// Of x only those parts are kept that the way back reads once unread operations
// are gone; the counter is computed, and what never changes is read where it
// is. Values from outside that the body reads collect their cotangents in
// further carried values, which start with what they have been given so far:
// so slices of a tensor of stacked layers are added in place.
//
//===----------------------------------------------------------------------===//

#include "Rules.h"
#include "WayBack.h"

#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Dialect/Trc/TrcDialect.h"
#include "trc/Rewrite/Constants.h"
#include "trc/Rewrite/TripCount.h"

#include "llvm/ADT/BitVector.h"

using namespace mlir;
using namespace trc;
using namespace trc::stablehlo;

namespace {

using ValueSet = llvm::SetVector<Value>;

/// An operation of the body that may be kept instead of computed again.
struct Costly {
  Operation *op;   ///< in the forward body
  Operation *copy; ///< in the backward body
  double cost;     ///< operations for each byte of its results
};

/// Arithmetic of products and attention; 0 of all else.
double countArithmetic(Operation *op) {
  if (auto product = dyn_cast<ContractOp>(op)) {
    llvm::SmallDenseMap<int64_t, int64_t> extents;
    auto add = [&](Value operand, ArrayRef<int64_t> dims) {
      for (auto [d, extent] :
           llvm::zip_equal(dims, getTensorType(operand).getShape()))
        extents[d] = std::max(extents[d], extent);
    };
    add(product.getLhs(), product.getLhsDims());
    add(product.getRhs(), product.getRhsDims());
    double count = 2;
    for (auto [d, extent] : extents)
      count *= static_cast<double>(extent);
    return count;
  }
  if (auto attention = dyn_cast<AttentionOp>(op)) {
    auto queries = getTensorType(attention.getQuery());
    double count =
        4 * static_cast<double>(queries.getNumElements()) *
        static_cast<double>(getTensorType(attention.getKey()).getDimSize(1));
    return attention.getCausal() ? count / 2 : count;
  }
  return 0;
}

/// Bytes of values, whose f32 has so many bits.
int64_t countBytes(ValueRange values, int64_t bitsOfF32 = 32) {
  int64_t bytes = 0;
  for (Value value : values) {
    const RankedTensorType type = getTensorType(value);
    const int64_t bits = type.getElementType().isF32()
                             ? bitsOfF32
                             : type.getElementTypeBitWidth();
    bytes += type.getNumElements() * llvm::divideCeil(bits, 8);
  }
  return bytes;
}

/// The way back through one loop.
class LoopGradient {
public:
  LoopGradient(WhileOp loop, CountedLoop counted, Cotangents &c)
      : loop(loop), counted(counted), c(c), body(loop.getBody().front()),
        yields(body.getTerminator()->getOperands()) {}

  LogicalResult run() {
    chooseCarried();
    Block *back = makeBackward();
    if (!back)
      return failure();
    provideForward(*back);
    giveResults(cast<WhileOp>(back->getParentOp()));
    ++c.counts.loops;
    return success();
  }

private:
  /// Which carried values and which values from outside get cotangents.
  void chooseCarried() {
    const Activity &activity = c.getActivity();
    llvm::BitVector chosen(yields.size());
    for (unsigned i = 0; i < yields.size(); ++i)
      if (c.has(loop->getResult(i)) && activity.contains(body.getArgument(i)))
        chosen.set(i);
    ValueSet reached;
    for (size_t before = ~size_t(0); before != chosen.count();) {
      before = chosen.count();
      reached.clear();
      for (unsigned i : chosen.set_bits())
        if (activity.contains(yields[i]))
          reached.insert(yields[i]);
      reachBack(body, reached, activity);
      for (unsigned i = 0; i < yields.size(); ++i)
        if (reached.contains(body.getArgument(i)))
          chosen.set(i);
    }
    for (unsigned i : chosen.set_bits())
      carried.push_back(i);
    for (Value value : getCaptured(loop.getBody()))
      if (reached.contains(value))
        captured.push_back(value);
  }

  static RankedTensorType getCounterType(OpBuilder &builder) {
    return RankedTensorType::get({}, builder.getI32Type());
  }

  /// The loop back. Its body's last arguments stand for what the forward body
  /// starts from, until `provideForward` says where that comes from.
  Block *makeBackward() {
    OpBuilder &builder = c.builder;
    OpBuilder::InsertionGuard guard(builder);
    Location loc = c.loc;
    auto counterType = getCounterType(builder);
    SmallVector<Value> starts = {makeSplat(
        builder, loc, counterType, static_cast<double>(counted.trips - 1))};
    for (unsigned i : carried)
      starts.push_back(c.orZeros(loop->getResult(i)));
    for (Value value : captured)
      starts.push_back(c.orZeros(value));
    SmallVector<Type> types(ValueRange(starts).getTypes());
    SmallVector<Location> locations(types.size(), loc);
    auto backward = WhileOp::create(builder, loc, types, starts);
    Block *cond =
        builder.createBlock(&backward.getCond(), {}, types, locations);
    ReturnOp::create(builder, loc,
                     c.compare(cond->getArgument(0), ComparisonDirection::GE,
                               c.zeros(counterType)));
    Block *back =
        builder.createBlock(&backward.getBody(), {}, types, locations);
    numArguments = types.size();

    IRMapping mapping;
    Activity activity(&c.getActivity());
    for (Value argument : body.getArguments()) {
      Value start = back->addArgument(argument.getType(), loc);
      mapping.map(argument, start);
      if (c.wants(argument))
        activity.insert(start);
    }
    SmallVector<Operation *> copies = copyOperations(body, builder, mapping);
    for (auto [op, copy] : llvm::zip_equal(body.without_terminator(), copies))
      if (double arithmetic = countArithmetic(&op))
        costly.push_back({&op, copy,
                          arithmetic / static_cast<double>(std::max<int64_t>(
                                           1, countBytes(op.getResults())))});
    activity.visit(*back);
    Cotangents inner(builder, loc, activity, c.counts);
    for (auto [j, value] : llvm::enumerate(captured))
      inner.replace(value, back->getArgument(1 + carried.size() + j));
    for (auto [j, i] : llvm::enumerate(carried))
      inner.give(mapping.lookupOrDefault(yields[i]), back->getArgument(1 + j));
    if (failed(inner.backpropagate(copies)))
      return nullptr;

    inner.loc = loc;
    Value one = makeSplat(builder, loc, counterType, 1);
    SmallVector<Value> next = {c.sub(back->getArgument(0), one)};
    for (unsigned i : carried)
      next.push_back(inner.orZeros(mapping.lookup(body.getArgument(i))));
    for (Value value : captured)
      next.push_back(inner.of(value));
    ReturnOp::create(builder, loc, next);
    eraseUnreadCopies(*back);
    return back;
  }

  /// `eraseUnread`, of which copies of what is costly are told.
  void eraseUnreadCopies(Block &back) {
    for (Operation &op : llvm::make_early_inc_range(llvm::reverse(back)))
      if (isOpTriviallyDead(&op)) {
        llvm::erase_if(costly,
                       [&](const Costly &each) { return each.copy == &op; });
        op.erase();
      }
  }

  /// Gives the backward body what the forward body started from.
  void provideForward(Block &back) {
    SmallVector<Value> kept, readers;
    keepCostly(back, kept, readers);
    OpBuilder::InsertionGuard guard(c.builder);
    c.builder.setInsertionPointToStart(&back);
    Value trip = back.getArgument(0);
    for (unsigned i = 0; i < yields.size(); ++i) {
      Value start = back.getArgument(numArguments + i);
      if (start.use_empty())
        continue;
      if (static_cast<int64_t>(i) == counted.counter) {
        start.replaceAllUsesWith(getCounter(trip, getTensorType(start)));
      } else if (yields[i] == body.getArgument(i)) {
        start.replaceAllUsesWith(loop->getOperand(i));
      } else {
        kept.push_back(body.getArgument(i));
        readers.push_back(start);
      }
    }
    SmallVector<Value> stacks = keep(kept);
    for (auto [reader, stack] : llvm::zip_equal(readers, stacks)) {
      reader.replaceAllUsesWith(c.reshape(c.take(stack, 0, trip, 1),
                                          getTensorType(reader).getShape()));
    }
    back.eraseArguments(numArguments, back.getNumArguments() - numArguments);
  }

  /// Chooses what of the costly operations is kept: their results in the body,
  /// and arguments that stand for them in the backward body.
  void keepCostly(Block &back, SmallVectorImpl<Value> &kept,
                  SmallVectorImpl<Value> &readers) {
    llvm::sort(costly, [](const Costly &a, const Costly &b) {
      return a.cost != b.cost ? a.cost > b.cost : a.op->isBeforeInBlock(b.op);
    });
    int64_t before = c.counts.loopBytes, numKept = 0;
    // What is kept may leave others unread: they are gone from `costly` then.
    for (size_t next = 0; next < costly.size();) {
      auto [op, copy, cost] = costly[next];
      const int64_t bytes = counted.trips * countKept(op);
      if (bytes > c.counts.loopBytes) {
        ++next;
        continue;
      }
      c.counts.loopBytes -= bytes;
      for (auto [result, again] :
           llvm::zip_equal(op->getResults(), copy->getResults())) {
        if (again.use_empty())
          continue;
        BlockArgument reader = back.addArgument(result.getType(), c.loc);
        again.replaceAllUsesWith(reader);
        kept.push_back(result);
        readers.push_back(reader);
      }
      eraseUnreadCopies(back);
      ++numKept;
    }
    if (c.counts.remarks && (numKept || !costly.empty()))
      loop.emitRemark("the gradient of this loop keeps ")
          << numKept << " results of products and attention, "
          << before - c.counts.loopBytes << " bytes, and computes "
          << costly.size() << " again";
  }

  /// Bytes of a trip's results, once their precision is lowered.
  int64_t countKept(Operation *op) const {
    const int64_t bits = c.counts.productBits;
    // It stays f32.
    if (auto attention = dyn_cast<AttentionOp>(op))
      return countBytes(attention.getResult(), bits) +
             countBytes(attention.getLogsumexp());
    return countBytes(op->getResults(), bits);
  }

  Value getCounter(Value trip, RankedTensorType type) {
    Value steps = c.convert(trip, type.getElementType());
    if (counted.step != 1)
      steps = c.mul(steps, static_cast<double>(counted.step));
    return counted.start == 0
               ? steps
               : c.add(steps, static_cast<double>(counted.start));
  }

  static SmallVector<int64_t> getRowShape(RankedTensorType type) {
    SmallVector<int64_t> shape = {1};
    llvm::append_range(shape, type.getShape());
    return shape;
  }

  /// Makes the forward loop keep values of the body in each trip.
  SmallVector<Value> keep(ArrayRef<Value> kept) {
    if (kept.empty())
      return {};
    OpBuilder &builder = c.builder;
    OpBuilder::InsertionGuard guard(builder);
    Location outerLoc = c.loc;
    c.loc = loop.getLoc();
    builder.setInsertionPoint(loop);
    // The place is counted in a value of its own: it need not be the counter.
    SmallVector<Value> starts(loop.getOperands());
    starts.push_back(c.zeros(getCounterType(builder)));
    for (Value value : kept) {
      auto type = getTensorType(value);
      SmallVector<int64_t> shape = getRowShape(type);
      shape[0] = counted.trips;
      starts.push_back(c.zeros(type.clone(shape)));
    }
    SmallVector<Type> types(ValueRange(starts).getTypes());
    auto keeping = WhileOp::create(builder, c.loc, types, starts);
    keeping->setDiscardableAttrs(llvm::to_vector(loop->getDiscardableAttrs()));
    keeping.getCond().takeBody(loop.getCond());
    keeping.getBody().takeBody(loop.getBody());
    size_t numBefore = loop->getNumOperands();
    for (Type type : ArrayRef(types).drop_front(numBefore)) {
      keeping.getCond().front().addArgument(type, c.loc);
      body.addArgument(type, c.loc);
    }
    Operation *end = body.getTerminator();
    builder.setInsertionPoint(end);
    Value trip = body.getArgument(numBefore);
    SmallVector<Value> next(end->getOperands());
    next.push_back(c.add(trip, 1));
    for (auto [j, now] : llvm::enumerate(kept)) {
      Value stack = body.getArgument(numBefore + 1 + j);
      Value row = c.reshape(now, getRowShape(getTensorType(now)));
      next.push_back(c.put(stack, row, 0, trip));
    }
    end->setOperands(next);
    // The old loop stays, empty and unread, until unread operations are erased.
    loop->replaceAllUsesWith(keeping->getResults().take_front(numBefore));
    c.loc = outerLoc;
    return llvm::to_vector_of<Value>(
        keeping->getResults().drop_front(numBefore + 1));
  }

  void giveResults(WhileOp backward) {
    for (auto [j, value] : llvm::enumerate(captured))
      c.replace(value, backward->getResult(1 + carried.size() + j));
    for (auto [j, i] : llvm::enumerate(carried))
      c.give(loop->getOperand(i), backward->getResult(1 + j));
  }

  WhileOp loop;
  CountedLoop counted;
  Cotangents &c;
  Block &body;
  SmallVector<Value> yields;
  SmallVector<unsigned> carried;
  SmallVector<Value> captured;
  SmallVector<Costly> costly;
  /// Arguments of the backward body before those of the forward body.
  unsigned numArguments = 0;
};

struct LoopRules {
  static LogicalResult rule(WhileOp op, Cotangents &c) {
    std::optional<CountedLoop> counted = countTrips(op);
    if (!counted)
      return op->emitError("'stablehlo.while' has a rule of differentiation "
                           "for a known number of trips: a carried integer "
                           "that goes from a constant to a constant by a "
                           "constant");
    if (counted->trips == 0) {
      for (auto [operand, result] :
           llvm::zip_equal(op->getOperands(), op->getResults()))
        c.give(operand, c.of(result));
      return success();
    }
    for (Type type : op->getOperandTypes())
      if (!isa<RankedTensorType>(type))
        return op->emitError("'stablehlo.while' has a rule of differentiation "
                             "if it carries tensors, got ")
               << type;
    return LoopGradient(op, *counted, c).run();
  }
  static void propagate(WhileOp op, Activity &activity) {
    Block &body = op.getBody().front();
    for (bool changed = true; changed;) {
      changed = false;
      for (unsigned i = 0; i < op->getNumOperands(); ++i) {
        Value yielded = body.getTerminator()->getOperand(i);
        if (activity.contains(op->getOperand(i)) || activity.contains(yielded))
          changed |= activity.insert(body.getArgument(i));
      }
      activity.visit(body);
      for (unsigned i = 0; i < op->getNumOperands(); ++i)
        changed |= activity.contains(body.getTerminator()->getOperand(i)) &&
                   !activity.contains(body.getArgument(i));
    }
    for (unsigned i = 0; i < op->getNumOperands(); ++i)
      if (activity.contains(body.getArgument(i)))
        activity.insert(op->getResult(i));
  }
};

} // namespace

void trc::attachLoopRules(MLIRContext &context) {
  attachRules<LoopRules, WhileOp>(context);
}
