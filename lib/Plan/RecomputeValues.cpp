//===- RecomputeValues.cpp - make values again instead of keeping them ----===//
//
// What the forward half of a step makes for the backward half lies in memory
// when it is fullest, between both:
//
//   forward   h = gelu(x)    contract h, w
//   ..                                            <- the peak: x and h are kept
//   backward                 h' = gelu(x)   contract h', dy      gelu'(x) * ..
//
// A result of a fusion that is used on both sides of the peak is made again
// before its first use behind it, where everything that this takes is in memory
// there anyway. Only what leads to that result is copied, starting from other
// results of the same fusion where they are kept (the mean of a row).
//
// A candidate is priced as the fusion that would make it, whose kernel is kept
// for the phases that follow.
//
// One value at a time, cheapest first by time per byte, as long as the peak
// has such values and the budget lasts; the peak is looked for anew each time,
// since it moves.
//
//===----------------------------------------------------------------------===//

#include "trc/Dialect/Trc/Flops.h"
#include "trc/Fusion/KernelStore.h"
#include "trc/Fusion/Views.h"
#include "trc/Kernel/Cost.h"
#include "trc/Plan/InPlace.h"
#include "trc/Plan/Passes.h"
#include "trc/Rewrite/Constants.h"
#include "trc/Target/TargetDescription.h"

#include "trc/Dialect/StableHLO/StableHLODialect.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace trc;

namespace trc {
#define GEN_PASS_DEF_RECOMPUTEVALUES
#include "trc/Plan/Passes.h.inc"
} // namespace trc

namespace {

/// A way to make a value again.
struct Candidate {
  OpResult value;
  Operation *before = nullptr; ///< its first use behind the peak
  /// Operations of the fusion's region, in order, and what they start from.
  SmallVector<Operation *> body;
  SmallVector<Value> sources, arguments; ///< outside, and as the region sees it
  double nanoseconds = 0;
  StringRef kind;

  double price() const {
    return nanoseconds / static_cast<double>(getValueSize(value));
  }

  bool readsMoreThan(int64_t mostPerByte) const {
    int64_t read = 0;
    for (Value source : sources)
      read += getValueSize(source);
    return read > mostPerByte * getValueSize(value);
  }
};

class BlockRecomputer {
public:
  BlockRecomputer(Block &block, const TargetDescription &figures, double budget,
                  int64_t limit)
      : block(block), costs(figures.costs), rules(figures.recompute),
        budget(budget), limit(limit) {}

  void run(function_ref<void(const Candidate &)> notice) {
    measure();
    peakBefore = peak;
    while (limit == 0 || peak > limit) {
      std::optional<Candidate> best;
      for (OpResult value : kept)
        if (std::optional<Candidate> candidate = consider(value))
          if (!best || candidate->price() < best->price())
            best = std::move(candidate);
      if (!best)
        break;
      makeAgain(*best);
      notice(*best);
      budget -= best->nanoseconds;
      measure();
    }
  }

  int64_t peak = 0, peakBefore = 0;
  uint64_t built = 0; ///< kernels

private:
  Block &block;
  const kernel::CostModel &costs;
  const RecomputeRules &rules;
  double budget;
  int64_t limit;
  DenseMap<Operation *, int64_t> position;
  DenseMap<Value, int64_t> lastUse; ///< by value, views counted in
  int64_t peakAt = 0;
  /// Results of fusions that the peak keeps for later and does not use.
  SmallVector<OpResult> kept;
  /// Costs of kernels that were tried, by value.
  DenseMap<Value, Candidate> known;

  int64_t positionOf(Operation *user) {
    Operation *inBlock = block.findAncestorOpInBlock(*user);
    return inBlock ? position.lookup(inBlock) : -1;
  }

  /// Calls `visit` for each user of the value and of its views, and whether
  /// that makes a view itself.
  void forEachUser(Value value, function_ref<void(Operation *, bool)> visit) {
    llvm::SetVector<Value> parts;
    parts.insert(value);
    for (size_t next = 0; next < parts.size(); ++next) {
      Value part = parts[next];
      for (OpOperand &use : part.getUses()) {
        Operation *user = use.getOwner();
        OpResult view =
            user->getBlock() == &block ? getViewOf(use) : OpResult();
        if (view)
          parts.insert(view);
        visit(user, view != nullptr);
      }
    }
  }

  /// Last use of the value and of its views.
  int64_t findLastUse(Value value) {
    int64_t last = -1;
    forEachUser(value, [&](Operation *user, bool) {
      last = std::max(last, positionOf(user));
    });
    return last;
  }

  /// Live bytes over the block, as if nothing were written in place.
  void measure() {
    position.clear();
    lastUse.clear();
    int64_t count = 0;
    for (Operation &op : block)
      position[&op] = count++;
    std::vector<int64_t> change(count + 1, 0);
    DenseSet<Value> handedOn;
    for (Value value : block.getTerminator()->getOperands()) {
      while (auto result = dyn_cast_or_null<OpResult>(value)) {
        handedOn.insert(result);
        value = getViewedValue(result);
      }
    }
    for (Operation &op : block)
      for (OpResult result : op.getResults()) {
        if (!isTensor(result) || getViewedValue(result))
          continue;
        int64_t last = std::max(findLastUse(result), position[&op]);
        lastUse[result] = last;
        if (op.hasTrait<mlir::OpTrait::ConstantLike>() ||
            handedOn.contains(result))
          continue;
        change[position[&op]] += getValueSize(result);
        change[last + 1] -= getValueSize(result);
      }
    int64_t live = 0;
    peak = 0;
    for (int64_t at = 0; at < count; ++at) {
      live += change[at];
      if (live > peak) {
        peak = live;
        peakAt = at;
      }
    }
    kept.clear();
    for (auto fusion : block.getOps<FusionOp>())
      for (OpResult result : fusion->getResults())
        if (position[fusion] < peakAt && lastUse[result] > peakAt &&
            getValueSize(result) >= rules.leastBytes &&
            !handedOn.contains(result) && !usedAtPeak(result))
          kept.push_back(result);
  }

  bool usedAtPeak(Value value) {
    bool isUsed = false;
    forEachUser(value, [&](Operation *user, bool) {
      isUsed |= positionOf(user) == peakAt;
    });
    return isUsed;
  }

  /// The first user behind the peak.
  Operation *findFirstLateUser(Value value) {
    Operation *first = nullptr;
    forEachUser(value, [&](Operation *user, bool isView) {
      Operation *inBlock = block.findAncestorOpInBlock(*user);
      if (!isView && inBlock && position.lookup(inBlock) > peakAt &&
          (!first || inBlock->isBeforeInBlock(first)))
        first = inBlock;
    });
    return first;
  }

  /// Whether `value` is in memory when `user` runs, whatever is decided here.
  bool isKeptUntil(Value value, Operation *user) {
    while (auto result = dyn_cast<OpResult>(value)) {
      Operation *op = result.getOwner();
      if (op->getBlock() != &block ||
          op->hasTrait<mlir::OpTrait::ConstantLike>())
        return true;
      Value viewed = getViewedValue(result);
      if (!viewed)
        return lastUse.lookup(result) >= position.lookup(user);
      value = viewed;
    }
    return true; // an argument
  }

  std::optional<Candidate> consider(OpResult value) {
    Candidate candidate;
    candidate.value = value;
    candidate.before = findFirstLateUser(value);
    if (!candidate.before || candidate.before == block.getTerminator())
      return std::nullopt;
    auto fusion = cast<FusionOp>(value.getOwner());
    Block &region = fusion.getBody().front();
    auto yielded = fusion.getYield().getResults();
    llvm::SetVector<Value> sources;
    llvm::SetVector<Operation *> body;
    SmallVector<Value> work{yielded[value.getResultNumber()]};
    bool isFirst = true;
    while (!work.empty()) {
      Value inside = work.pop_back_val();
      if (sources.contains(inside))
        continue;
      // Another result that is there anyway.
      if (!isFirst) {
        Value other = findKeptResult(fusion, inside, value, candidate.before);
        if (other) {
          sources.insert(inside);
          continue;
        }
      }
      isFirst = false;
      if (auto argument = dyn_cast<BlockArgument>(inside)) {
        Value outside = fusion.getInputs()[argument.getArgNumber()];
        if (!isKeptUntil(outside, candidate.before))
          return std::nullopt;
        sources.insert(inside);
        continue;
      }
      if (body.insert(inside.getDefiningOp()))
        llvm::append_range(work, inside.getDefiningOp()->getOperands());
    }
    // A copy of an argument in another type, padded or not: nothing is cheaper
    // by this measure, so that each of its readers would get one of its own.
    if (llvm::all_of(body,
                     [](Operation *op) {
                       return isa<stablehlo::ConvertOp, stablehlo::PadOp>(op) ||
                              op->hasTrait<mlir::OpTrait::ConstantLike>();
                     }) &&
        llvm::all_of(sources, [&](Value inside) {
          auto argument = dyn_cast<BlockArgument>(inside);
          return argument && isa<BlockArgument>(
                                 fusion.getInputs()[argument.getArgNumber()]);
        }))
      return std::nullopt;
    for (Operation &op : region)
      if (body.contains(&op))
        candidate.body.push_back(&op);
    for (Value inside : sources) {
      candidate.arguments.push_back(inside);
      if (auto argument = dyn_cast<BlockArgument>(inside))
        candidate.sources.push_back(
            fusion.getInputs()[argument.getArgNumber()]);
      else
        candidate.sources.push_back(
            findKeptResult(fusion, inside, value, candidate.before));
    }
    return price(std::move(candidate));
  }

  /// The fusion's result other than `value` that yields `inside`, if it is in
  /// memory when `user` runs.
  Value findKeptResult(FusionOp fusion, Value inside, OpResult value,
                       Operation *user) {
    for (auto [number, result] :
         llvm::enumerate(fusion.getYield().getResults()))
      if (result == inside && fusion->getResult(number) != value &&
          isKeptUntil(fusion->getResult(number), user))
        return fusion->getResult(number);
    return {};
  }

  std::optional<Candidate> price(Candidate candidate) {
    auto it = known.find(candidate.value);
    if (it != known.end() && it->second.arguments == candidate.arguments) {
      candidate.nanoseconds = it->second.nanoseconds;
      candidate.kind = it->second.kind;
    } else {
      FusionOp fusion = makeFusion(candidate);
      const std::shared_ptr<const KeptKernel> kept = kernelOf(fusion, &built);
      fusion.erase();
      candidate.nanoseconds =
          kept->isKernel
              ? kernel::costOf(kept->built.kernel, costs).nanoseconds(costs)
              : std::numeric_limits<double>::infinity();
      candidate.kind = kept->built.kind;
      known[candidate.value] = candidate;
    }
    if (candidate.nanoseconds > budget ||
        (limit == 0 && candidate.readsMoreThan(rules.mostReadPerByte)))
      return std::nullopt;
    return candidate;
  }

  /// The value once more, in front of its first use behind the peak.
  FusionOp makeFusion(const Candidate &candidate) {
    auto fusion = cast<FusionOp>(candidate.value.getOwner());
    OpBuilder builder(candidate.before);
    auto again = FusionOp::create(builder, fusion.getLoc(),
                                  TypeRange(candidate.value.getType()),
                                  candidate.sources, candidate.kind);
    Block &body = again.getBody().emplaceBlock();
    IRMapping mapping;
    for (Value argument : candidate.arguments)
      mapping.map(argument,
                  body.addArgument(argument.getType(), argument.getLoc()));
    builder.setInsertionPointToEnd(&body);
    for (Operation *op : candidate.body)
      builder.clone(*op, mapping);
    Value inside =
        fusion.getYield().getResults()[candidate.value.getResultNumber()];
    YieldOp::create(builder, fusion.getLoc(), mapping.lookup(inside));
    return again;
  }

  void makeAgain(const Candidate &candidate) {
    FusionOp again = makeFusion(candidate);
    OpBuilder builder(again);
    builder.setInsertionPointAfter(again);
    replaceLateUses(candidate.value, again->getResult(0), builder);
  }

  /// Gives users behind the peak `again`, seen through copies of views.
  void replaceLateUses(Value value, Value again, OpBuilder &builder) {
    struct Step {
      OpOperand *use;
      Value value, again;
    };
    // A copy of a view stands in front of the copies of its own views.
    SmallVector<Step> work;
    auto addUses = [&](Value value, Value again) {
      SmallVector<Step> uses;
      for (OpOperand &use : value.getUses())
        uses.push_back({&use, value, again});
      llvm::append_range(work, llvm::reverse(uses));
    };
    addUses(value, again);
    while (!work.empty()) {
      auto [use, value, again] = work.pop_back_val();
      Operation *user = use->getOwner();
      Operation *inBlock = block.findAncestorOpInBlock(*user);
      if (again.getDefiningOp() == inBlock || !inBlock)
        continue;
      OpResult view = user == inBlock ? getViewOf(*use) : OpResult();
      if (!view) {
        if (position.lookup(inBlock) > peakAt)
          use->set(again);
        continue;
      }
      if (!findFirstLateUser(view))
        continue;
      IRMapping mapping;
      mapping.map(value, again);
      Operation *copy = builder.clone(*user, mapping);
      addUses(view, copy->getResult(view.getResultNumber()));
    }
  }
};

class RecomputeValuesPass
    : public trc::impl::RecomputeValuesBase<RecomputeValuesPass> {
public:
  using RecomputeValuesBase::RecomputeValuesBase;

  void runOnOperation() override {
    SmallVector<Block *> blocks;
    getOperation()->walk([&](Operation *op) {
      if (isa<func::FuncOp, stablehlo::WhileOp>(op))
        for (Region &region : op->getRegions())
          for (Block &block : region)
            blocks.push_back(&block);
    });
    const TargetDescription &figures = describe(target);
    for (Block *block : blocks) {
      double budget = memoryLimit > 0 ? std::numeric_limits<double>::max()
                                      : maxShare * estimate(*block, figures);
      BlockRecomputer recomputer(*block, figures, budget, memoryLimit);
      recomputer.run([&](const Candidate &candidate) {
        ++numRecomputed;
        int64_t bytes = getValueSize(candidate.value);
        bytesFreed += bytes;
        if (remarks)
          candidate.value.getOwner()->emitRemark("made again, so that ")
              << bytes << " bytes are not kept for the backward half, in about "
              << llvm::formatv("{0:f1}", candidate.nanoseconds * 1e-3).str()
              << " us";
      });
      numBuilt += recomputer.built;
      peakBefore += recomputer.peakBefore;
      peakAfter += recomputer.peak;
    }
  }

private:
  /// Nanoseconds that the block takes, roughly.
  double estimate(Block &block, const TargetDescription &figures) {
    double result = 0;
    uint64_t built = 0;
    for (Operation &op : block) {
      if (auto fusion = dyn_cast<FusionOp>(op)) {
        const std::shared_ptr<const KeptKernel> kept = kernelOf(fusion, &built);
        if (kept->isKernel)
          result += kernel::costOf(kept->built.kernel, figures.costs)
                        .nanoseconds(figures.costs);
      } else if (isa<ContractOp, MatmulOp>(op)) {
        result += static_cast<double>(countFlops(&op)) /
                  rateOf(&op, figures.products);
      }
    }
    numBuilt += built;
    return result;
  }

  /// Operations of a product in a nanosecond.
  static double rateOf(Operation *product, const ProductRates &rates) {
    const Type element = getElementTypeOrSelf(product->getOperand(0).getType());
    if (element.getIntOrFloatBitWidth() == 64)
      return rates.f64;
    if (element.getIntOrFloatBitWidth() == 16)
      return rates.half;
    auto matmul = dyn_cast<MatmulOp>(product);
    return matmul && matmul.getCompute() == "tf32" ? rates.tf32 : rates.f32;
  }
};

} // namespace
