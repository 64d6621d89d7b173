//===- ExpandWindows.cpp - small windows as arithmetic that fuses ---------===//
//
// A pool over a few elements is arithmetic on as many slices; the gradient of a
// maximum asks, for each element, which windows chose it, and is a select for
// each place that a window can have around the element. Both become loops
// without a division, next to what is computed before and after.
//
//   max pool, 1 x 2      max(x[0::2], x[1::2])
//   its gradient         on the grid [n, 2]: select(chosen == place, dy, 0)
//   sum over 1 x 3 of a tensor with a gap after each element (the gradient of
//   an average)          on the grid [n, 2]: the elements within reach
//
// The terms of a sum keep their order.
//
//===----------------------------------------------------------------------===//

#include "WindowGrid.h"

#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Rewrite/Constants.h"
#include "trc/Rewrite/Elementwise.h"
#include "trc/Rewrite/Reductions.h"
#include "trc/Specialize/Passes.h"

#include "mlir/IR/IRMapping.h"

namespace trc {
#define GEN_PASS_DEF_EXPANDWINDOWS
#include "trc/Specialize/Passes.h.inc"
} // namespace trc

using namespace mlir;
using namespace trc;

/// What has more terms stays an operation of the library: its code would be
/// long.
static constexpr int64_t mostTerms = 64;
/// From here on a window over all of a dimension is rather a reduction.
static constexpr int64_t leastReduced = 9;

namespace {

/// A dimension of a tensor and the windows along it.
struct WindowDimension {
  int64_t extent;       ///< of the tensor
  int64_t size, step;   ///< of the windows
  int64_t spread = 1;   ///< the tensor's elements are so far apart ..
  int64_t dilation = 1; ///< .. and the window's
  int64_t low = 0, high = 0;
  int64_t places = 0; ///< windows

  bool isTrivial() const {
    return size == 1 && step == 1 && spread == 1 && low == 0 && high == 0;
  }
  bool isWhole() const {
    return size == extent && places == 1 && spread == 1 && dilation == 1 &&
           low == 0 && high == 0;
  }
};

using Windows = SmallVector<WindowDimension>;

int64_t ceilDivide(int64_t a, int64_t b) {
  return a >= 0 ? (a + b - 1) / b : -(-a / b);
}
int64_t floorDivide(int64_t a, int64_t b) { return -ceilDivide(-a, b); }

int64_t valueOr(std::optional<ArrayRef<int64_t>> list, size_t i,
                int64_t other) {
  return list && !list->empty() ? (*list)[i] : other;
}

void readPadding(std::optional<DenseIntElementsAttr> padding,
                 Windows &windows) {
  if (!padding)
    return;
  auto values = llvm::to_vector(padding->getValues<int64_t>());
  for (auto [i, window] : llvm::enumerate(windows)) {
    window.low = values[2 * i];
    window.high = values[2 * i + 1];
  }
}

Windows readWindows(stablehlo::ReduceWindowOp op) {
  Windows windows;
  RankedTensorType type = getTensorType(op.getInputs()[0]);
  RankedTensorType result = getTensorType(op->getResult(0));
  for (int64_t i = 0; i < type.getRank(); ++i) {
    WindowDimension &window = windows.emplace_back();
    window.extent = type.getDimSize(i);
    window.places = result.getDimSize(i);
    window.size = op.getWindowDimensions()[i];
    window.step = valueOr(op.getWindowStrides(), i, 1);
    window.spread = valueOr(op.getBaseDilations(), i, 1);
    window.dilation = valueOr(op.getWindowDilations(), i, 1);
  }
  readPadding(op.getPadding(), windows);
  return windows;
}

/// Every combination of one number of each range, [lower, upper], the last one
/// fastest.
class Combinations {
public:
  void add(int64_t lower, int64_t upper) {
    ranges.emplace_back(lower, upper);
    total = upper < lower ? 0 : total * (upper - lower + 1);
  }
  int64_t count() const { return total; }
  void forEach(bool backwards,
               llvm::function_ref<void(ArrayRef<int64_t>)> visit) const {
    SmallVector<int64_t> chosen(ranges.size());
    for (int64_t n = 0; n < total; ++n) {
      int64_t rest = backwards ? total - 1 - n : n;
      for (size_t i = ranges.size(); i-- > 0;) {
        auto [lower, upper] = ranges[i];
        chosen[i] = lower + rest % (upper - lower + 1);
        rest /= upper - lower + 1;
      }
      visit(chosen);
    }
  }

private:
  SmallVector<std::pair<int64_t, int64_t>> ranges;
  int64_t total = 1;
};

/// One `reduce_window` of one tensor whose body is one operation.
class WindowExpansion {
public:
  WindowExpansion(stablehlo::ReduceWindowOp op, Operation *combiner)
      : op(op), combiner(combiner), builder(op), math(builder, op.getLoc()),
        input(op.getInputs()[0]), init(op.getInitValues()[0]),
        windows(readWindows(op)) {
    takeInPadding();
  }

  /// Null where it stays.
  Value expand() {
    const Type element = getTensorType(input).getElementType();
    const bool isSum = isa<stablehlo::AddOp, stablehlo::MulOp>(combiner);
    Type narrow;
    if (isSum && isa<FloatType>(element) && getSumType(element) != element)
      narrow = element;
    Value result;
    if (llvm::all_of(windows,
                     [](const WindowDimension &w) {
                       return w.isTrivial() || w.isWhole();
                     }) &&
        countTaps() >= leastReduced)
      return reduceAll();
    if (countTaps() > 4 * mostTerms)
      return nullptr;
    if (narrow) {
      input = math.convert(input, getSumType(element));
      init = math.convert(init, getSumType(element));
    }
    const bool isSpread = llvm::any_of(
        windows, [](const WindowDimension &w) { return w.spread > 1; });
    result = isSpread ? expandSpread() : expandPlain();
    return result && narrow ? math.convert(result, narrow) : result;
  }

private:
  int64_t countTaps() const {
    int64_t taps = 1;
    for (const WindowDimension &window : windows)
      taps *= std::min<int64_t>(window.size, int64_t(1) << 20);
    return taps;
  }

  /// A tensor that is padded with what the windows start from is padded by the
  /// windows. JAX spreads the gradient of a pool so.
  void takeInPadding() {
    auto pad = input.getDefiningOp<stablehlo::PadOp>();
    if (!pad || llvm::any_of(windows, [](const WindowDimension &window) {
          return window.spread > 1;
        }))
      return;
    DenseElementsAttr filled = getSplat(pad.getPaddingValue());
    if (pad.getPaddingValue() != init && (!filled || filled != getSplat(init)))
      return;
    // What the pad cuts off does not come back.
    for (auto [i, window] : llvm::enumerate(windows))
      if ((pad.getEdgePaddingLow()[i] < 0 && window.low > 0) ||
          (pad.getEdgePaddingHigh()[i] < 0 && window.high > 0))
        return;
    RankedTensorType type = getTensorType(pad.getOperand());
    for (auto [i, window] : llvm::enumerate(windows)) {
      window.extent = type.getDimSize(i);
      window.spread = window.extent > 1 ? pad.getInteriorPadding()[i] + 1 : 1;
      window.low += pad.getEdgePaddingLow()[i];
      window.high += pad.getEdgePaddingHigh()[i];
    }
    input = pad.getOperand();
  }

  Value combine(Value a, Value b) {
    return a ? cloneElementwise(builder, combiner, {a, b},
                                getTensorType(a).getShape())
                   ->getResult(0)
             : b;
  }

  /// What a result starts from: nothing, where that changes no bits.
  Value start(ArrayRef<int64_t> shape) {
    return isa<stablehlo::MaxOp, stablehlo::MinOp>(combiner) &&
                   isNeutral(combiner, init)
               ? Value()
               : math.broadcast(init, shape, {});
  }

  Value pad(Value value, ArrayRef<int64_t> low, ArrayRef<int64_t> high) {
    auto isZero = [](int64_t n) { return n == 0; };
    if (llvm::all_of(low, isZero) && llvm::all_of(high, isZero))
      return value;
    RankedTensorType type = getTensorType(value);
    SmallVector<int64_t> shape;
    for (int64_t i = 0; i < type.getRank(); ++i)
      shape.push_back(low[i] + type.getDimSize(i) + high[i]);
    SmallVector<int64_t> interior(shape.size(), 0);
    return stablehlo::PadOp::create(
        builder, op.getLoc(), type.clone(shape), value, init,
        builder.getDenseI64ArrayAttr(low), builder.getDenseI64ArrayAttr(high),
        builder.getDenseI64ArrayAttr(interior));
  }

  Value reduceAll() {
    SmallVector<int64_t> dims, shape, result;
    for (auto [i, window] : llvm::enumerate(windows)) {
      result.push_back(window.places);
      if (window.isWhole() && !window.isTrivial())
        dims.push_back(i);
      else
        shape.push_back(window.extent);
    }
    auto reduce = stablehlo::ReduceOp::create(
        builder, op.getLoc(),
        TypeRange(getTensorType(op->getResult(0)).clone(shape)),
        ValueRange(input), ValueRange(init),
        builder.getDenseI64ArrayAttr(dims));
    IRMapping mapping;
    op.getBody().cloneInto(&reduce.getBody(), mapping);
    return math.reshape(reduce->getResult(0), result);
  }

  /// A slice for each place in the window.
  Value expandPlain() {
    Combinations taps;
    SmallVector<int64_t> low, high, steps, shape;
    for (const WindowDimension &window : windows) {
      taps.add(0, window.size - 1);
      low.push_back(window.low);
      high.push_back(window.high);
      steps.push_back(window.step);
      shape.push_back(window.places);
    }
    if (taps.count() > mostTerms)
      return nullptr;
    Value padded = pad(input, low, high);
    Value result = start(shape);
    taps.forEach(/*backwards=*/false, [&](ArrayRef<int64_t> tap) {
      SmallVector<int64_t> starts, limits;
      for (auto [i, window] : llvm::enumerate(windows)) {
        starts.push_back(tap[i] * window.dilation);
        limits.push_back(starts.back() + (window.places - 1) * window.step + 1);
      }
      result = combine(result, math.slice(padded, starts, limits, steps));
    });
    return result;
  }

  /// Where elements are `spread` apart, result y has those at n * spread with
  /// y + tap - low = n * spread: with y = q * spread + r they are n = q + m,
  /// for the few m that have a tap, m * spread + low - r, within the window.
  Value expandSpread() {
    if (!isNeutral(combiner, init))
      return nullptr;
    Combinations terms;
    SmallVector<int64_t> shape, spreads;
    for (const WindowDimension &window : windows) {
      if (window.spread > 1 && (window.step > 1 || window.dilation > 1))
        return nullptr;
      if (window.spread == 1 && !window.isTrivial() &&
          (window.step > 1 || window.dilation > 1))
        return nullptr;
      terms.add(ceilDivide(-window.low, window.spread),
                floorDivide(window.spread + window.size - 2 - window.low,
                            window.spread));
      shape.push_back(window.places);
      spreads.push_back(window.spread);
    }
    if (terms.count() == 0 || terms.count() > mostTerms)
      return nullptr;
    WindowGrid grid(math, shape, spreads);
    const RankedTensorType type =
        grid.type(getTensorType(input).getElementType());
    const Value nothing = math.broadcast(init, type.getShape(), {});
    Value result = start(type.getShape());
    terms.forEach(/*backwards=*/false, [&](ArrayRef<int64_t> shift) {
      SmallVector<int64_t> low, high;
      for (auto [i, window] : llvm::enumerate(windows)) {
        low.push_back(-shift[i]);
        high.push_back(grid.cells()[i] + shift[i] - window.extent);
      }
      Value term = grid.spread(pad(input, low, high));
      for (auto [i, window] : llvm::enumerate(windows))
        if (Value reached =
                isReached(grid, i, shift[i] * window.spread + window.low))
          term = math.select(reached, term, nothing);
      result = combine(result, term);
    });
    return grid.close(result);
  }

  /// Whether first - place is a tap of the window; none where it always is.
  Value isReached(const WindowGrid &grid, size_t dim, int64_t first) {
    const WindowDimension &window = windows[dim];
    const int64_t least = first - (window.spread - 1);
    if (least >= 0 && first < window.size)
      return Value();
    Value place = grid.place(dim);
    Value tap = math.sub(static_cast<double>(first), place);
    using Direction = TensorArithmetic::Direction;
    Value reached;
    if (least < 0)
      reached = math.compare(tap, Direction::GE, math.fill(tap, 0));
    if (first >= window.size) {
      Value inside = math.compare(
          tap, Direction::LT, math.fill(tap, static_cast<double>(window.size)));
      reached =
          reached ? math.make<stablehlo::AndOp>({reached, inside}) : inside;
    }
    return reached;
  }

  stablehlo::ReduceWindowOp op;
  Operation *combiner;
  OpBuilder builder;
  TensorArithmetic math;
  Value input, init;
  Windows windows;
};

} // namespace

static Value expand(stablehlo::ReduceWindowOp op) {
  if (op.getInputs().size() != 1 ||
      getTensorType(op.getInputs()[0]).getNumElements() == 0 ||
      getTensorType(op->getResult(0)).getNumElements() == 0)
    return nullptr;
  Operation *combiner = getCombiner(op.getBody());
  if (!combiner ||
      combiner->getResult(0).getType() != op.getInitValues()[0].getType())
    return nullptr;
  return WindowExpansion(op, combiner).expand();
}

/// The comparison that keeps the first of its arguments; or none.
static stablehlo::CompareOp getSelection(Region &region) {
  Block &block = region.front();
  if (!llvm::hasNItems(block, 2))
    return nullptr;
  auto compare = dyn_cast<stablehlo::CompareOp>(block.front());
  if (!compare ||
      block.getTerminator()->getOperand(0) != compare->getResult(0) ||
      compare->getOperand(0) != block.getArgument(0) ||
      compare->getOperand(1) != block.getArgument(1))
    return nullptr;
  return compare;
}

/// With windows s apart, element y = q * s + r is place r + s * m of window
/// q - m.
static Value expand(stablehlo::SelectAndScatterOp op) {
  auto selection = getSelection(op.getSelect());
  Operation *combiner = getCombiner(op.getScatter());
  RankedTensorType type = getTensorType(op.getOperand());
  RankedTensorType sourceType = getTensorType(op.getSource());
  if (!selection || !isa_and_nonnull<stablehlo::AddOp>(combiner) ||
      !isAnyZero(op.getInitValue()) || type.getNumElements() == 0 ||
      sourceType.getNumElements() == 0)
    return nullptr;
  Combinations taps, terms;
  SmallVector<int64_t> sizes, steps, strides(type.getRank());
  for (int64_t i = 0; i < type.getRank(); ++i) {
    sizes.push_back(valueOr(op.getWindowDimensions(), i, 1));
    steps.push_back(valueOr(op.getWindowStrides(), i, 1));
    taps.add(0, sizes.back() - 1);
    terms.add(0, (sizes.back() - 1) / steps.back());
  }
  const bool isPadded =
      op.getPadding() && llvm::any_of(op.getPadding()->getValues<int64_t>(),
                                      [](int64_t n) { return n != 0; });
  if (isPadded || taps.count() > mostTerms || terms.count() > mostTerms)
    return nullptr;

  OpBuilder builder(op);
  TensorArithmetic math(builder, op.getLoc());
  const ArrayRef<int64_t> places = sourceType.getShape();
  // A place's number tells it from all that the grid knows, those between two
  // windows included.
  int64_t stride = 1;
  for (size_t i = strides.size(); i-- > 0;) {
    strides[i] = stride;
    stride *= (sizes[i] + steps[i] - 1) / steps[i] * steps[i];
  }
  const auto numberOf = [&](ArrayRef<int64_t> tap) {
    int64_t number = 0;
    for (auto [at, step] : llvm::zip_equal(tap, strides))
      number += at * step;
    return static_cast<double>(number);
  };

  const auto counts = RankedTensorType::get(places, builder.getI32Type());
  Value kept, chosen;
  taps.forEach(/*backwards=*/false, [&](ArrayRef<int64_t> tap) {
    SmallVector<int64_t> limits;
    for (size_t i = 0; i < places.size(); ++i)
      limits.push_back(tap[i] + (places[i] - 1) * steps[i] + 1);
    Value candidate = math.slice(op.getOperand(), tap, limits, steps);
    Value number = math.fill(counts, numberOf(tap));
    if (!kept) {
      kept = candidate;
      chosen = number;
      return;
    }
    Value keeps =
        cloneElementwise(builder, selection, {kept, candidate}, places)
            ->getResult(0);
    kept = math.select(keeps, kept, candidate);
    chosen = math.select(keeps, chosen, number);
  });
  // Several elements ask each window; that is better done once.
  if (terms.count() > 1 || taps.count() > 9)
    chosen = math.make<stablehlo::OptimizationBarrierOp>({chosen});

  Type sumType = type.getElementType();
  if (isa<FloatType>(sumType))
    sumType = getSumType(sumType);
  Value source = math.convert(op.getSource(), sumType);
  WindowGrid grid(math, type.getShape(), steps);
  Value place = math.fill(grid.type(builder.getI32Type()), 0);
  for (size_t i = 0; i < places.size(); ++i)
    if (Value along = grid.place(i))
      place = math.add(place, math.mul(along, static_cast<double>(strides[i])));
  Value result = math.zeros(grid.type(sumType));
  const auto pad = [&](Value value, ArrayRef<int64_t> low,
                       ArrayRef<int64_t> high) {
    return math.padZeros(value, low, high, SmallVector<int64_t>(low.size(), 0));
  };
  // In the order of the windows.
  terms.forEach(/*backwards=*/true, [&](ArrayRef<int64_t> shift) {
    SmallVector<int64_t> low(shift), high;
    double number = 0;
    for (size_t i = 0; i < places.size(); ++i) {
      high.push_back(grid.cells()[i] - places[i] - shift[i]);
      number += static_cast<double>(shift[i] * steps[i] * strides[i]);
    }
    // Padding has chosen place 0, and gives nothing.
    Value isChosen =
        math.compare(grid.spread(pad(chosen, low, high)),
                     TensorArithmetic::Direction::EQ, math.add(place, number));
    result = math.add(
        result, math.keepIf(isChosen, grid.spread(pad(source, low, high))));
  });
  return math.convert(grid.close(result), type.getElementType());
}

namespace {
class ExpandWindowsPass
    : public trc::impl::ExpandWindowsBase<ExpandWindowsPass> {
  void runOnOperation() override {
    getOperation()->walk([&](Operation *op) {
      Value result;
      if (auto reduce = dyn_cast<stablehlo::ReduceWindowOp>(op))
        result = expand(reduce);
      else if (auto scatter = dyn_cast<stablehlo::SelectAndScatterOp>(op))
        result = expand(scatter);
      if (!result)
        return;
      op->replaceAllUsesWith(ValueRange(result));
      op->erase();
      ++numExpanded;
    });
  }
};
} // namespace
