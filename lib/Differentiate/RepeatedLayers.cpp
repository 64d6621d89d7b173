//===- RepeatedLayers.cpp - which layers a loss is a stack of -------------===//
//
// See RepeatedLayers.h.
//
//===----------------------------------------------------------------------===//

#include "RepeatedLayers.h"

#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Dialect/Trc/Flops.h"
#include "trc/Dialect/Trc/TrcDialect.h"

#include "llvm/ADT/Hashing.h"

using namespace mlir;
using namespace trc;

namespace {

/// Stretches of a layer, at most.
constexpr size_t longestPeriod = 64;

/// What lies between two places where one tensor is handed on.
struct Stretch {
  size_t begin, end;
  Value input;        ///< null of the first
  uint64_t shape = 0; ///< what it is made of
  bool multiplies = false;
};

class LayerFinder {
public:
  LayerFinder(ArrayRef<Operation *> ops, const Activity &activity,
              function_ref<bool(BlockArgument)> isGiven)
      : ops(ops), activity(activity) {
    for (auto [i, op] : llvm::enumerate(ops)) {
      auto reads = [&](Value value) {
        auto argument = dyn_cast<BlockArgument>(value);
        return (argument && !isGiven(argument)) || fromData.contains(value);
      };
      auto captured = getCaptured(op);
      if (llvm::any_of(op->getOperands(), reads) ||
          llvm::any_of(captured, reads))
        fromData.insert_range(op->getResults());
      for (Value value : op->getOperands())
        lastUse[value] = i;
      for (Value value : captured)
        lastUse[value] = i;
    }
  }

  SmallVector<Layer> find() {
    cut();
    return repeat();
  }

private:
  ArrayRef<Operation *> ops;
  const Activity &activity;
  DenseSet<Value> fromData;
  DenseMap<Value, size_t> lastUse;
  SmallVector<Stretch> stretches;

  bool counts(Value value) const {
    return activity.contains(value) && fromData.contains(value);
  }

  void cut() {
    SmallVector<SmallVector<size_t>> ending(ops.size()); // by number
    SmallVector<Value> values;
    // Where one is alive, the sum of the numbers of those alive is its own.
    size_t alive = 0, sumOfNumbers = 0;
    Stretch next = {0, 0, {}};
    Value before;
    for (auto [i, op] : llvm::enumerate(ops)) {
      bool isPart = false;
      for (Value result : op->getResults()) {
        if (!counts(result))
          continue;
        isPart = true;
        auto last = lastUse.find(result);
        if (last == lastUse.end())
          continue; // unread, or returned and no more
        ending[last->second].push_back(values.size());
        sumOfNumbers += values.size();
        values.push_back(result);
        ++alive;
      }
      if (isPart)
        describe(op, next);
      for (size_t number : ending[i]) {
        sumOfNumbers -= number;
        --alive;
      }
      if (alive != 1 || values[sumOfNumbers] == before)
        continue;
      before = values[sumOfNumbers];
      next.end = i + 1;
      stretches.push_back(next);
      next = {i + 1, 0, before};
    }
  }

  static void describe(Operation *op, Stretch &stretch) {
    llvm::hash_code code =
        llvm::hash_combine(stretch.shape, op->getName().getAsOpaquePointer(),
                           op->getNumOperands());
    for (Type type : op->getResultTypes())
      code = llvm::hash_combine(code, type.getAsOpaquePointer());
    stretch.shape = code;
    stretch.multiplies |=
        countFlops(op) != 0 ||
        isa<stablehlo::DotGeneralOp, stablehlo::ConvolutionOp>(op);
  }

  /// The longest stretch of the list that repeats itself; of equally long ones
  /// that of the shortest period, and of those the first.
  SmallVector<Layer> repeat() const {
    size_t begin = 0, period = 0, count = 0;
    const size_t number = stretches.size();
    for (size_t p = 1; p <= std::min(longestPeriod, number / 2); ++p)
      for (size_t i = 0, run = 0; i + p < number; ++i) {
        run = stretches[i].shape == stretches[i + p].shape ? run + 1 : 0;
        const size_t repeats = run / p + 1, first = i + 1 - run;
        if (repeats >= 2 && repeats * p > count * period &&
            multiplies(first, p))
          begin = first, period = p, count = repeats;
      }
    SmallVector<Layer> layers;
    for (size_t k = 0; k < count; ++k) {
      const Stretch &first = stretches[begin + k * period];
      const Stretch &last = stretches[begin + (k + 1) * period - 1];
      // What begins with the data themselves starts from nothing that is kept.
      if (first.input)
        layers.push_back({first.begin, last.end, first.input});
    }
    return layers;
  }

  bool multiplies(size_t first, size_t period) const {
    return llvm::any_of(
        ArrayRef(stretches).slice(first, period),
        [](const Stretch &stretch) { return stretch.multiplies; });
  }
};

} // namespace

SmallVector<Layer>
trc::findRepeatedLayers(ArrayRef<Operation *> ops, const Activity &activity,
                        function_ref<bool(BlockArgument)> isGiven) {
  return LayerFinder(ops, activity, isGiven).find();
}
