//===- Infer.cpp - checks that many verifiers share -----------------------===//
//
// See Infer.h. Sizes are computed so that no number a program can write makes
// them overflow.
//
//===----------------------------------------------------------------------===//

#include "Infer.h"

#include "trc/Dialect/StableHLO/StableHLODialect.h"

#include "llvm/ADT/SmallSet.h"

using namespace mlir;

namespace trc::stablehlo {

std::string show(Dims dims) {
  std::string text = "[";
  for (auto [i, dim] : llvm::enumerate(dims))
    text += (i ? ", " : "") + std::to_string(dim);
  return text + "]";
}

//===----------------------------------------------------------------------===//
// Checks
//===----------------------------------------------------------------------===//

LogicalResult checkInRange(Emit emit, StringRef label, StringRef what,
                           Dims dims, int64_t rank) {
  for (int64_t dim : dims)
    if (dim < 0 || dim >= rank)
      return emit() << label << ": expected " << what
                    << " to be at least 0 and less than " << rank << ", got "
                    << dim;
  return success();
}

LogicalResult checkUnique(Emit emit, StringRef label, StringRef what,
                          Dims dims) {
  llvm::SmallSet<int64_t, 8> seen;
  for (int64_t dim : dims)
    if (!seen.insert(dim).second)
      return emit() << label << ": expected " << what
                    << " to name no dimension twice, got " << show(dims);
  return success();
}

LogicalResult checkSorted(Emit emit, StringRef label, StringRef what,
                          Dims dims) {
  if (!llvm::is_sorted(dims))
    return emit() << label << ": expected " << what << " in rising order, got "
                  << show(dims);
  return success();
}

LogicalResult checkSize(Emit emit, StringRef label, StringRef what, int64_t got,
                        int64_t expected) {
  if (got != expected)
    return emit() << label << ": expected " << expected << ' ' << what
                  << ", got " << got;
  return success();
}

LogicalResult checkAtLeast(Emit emit, StringRef label, StringRef what,
                           Dims values, int64_t least) {
  for (int64_t value : values)
    if (value < least)
      return emit() << label << ": expected " << what << " of at least "
                    << least << ", got " << value;
  return success();
}

LogicalResult checkSameType(Emit emit, StringRef label, StringRef what,
                            Type expected, Type got) {
  if (expected != got)
    return emit() << label << ": expected " << what << " of type " << expected
                  << ", got " << got;
  return success();
}

LogicalResult checkSameElement(Emit emit, StringRef label, StringRef what,
                               Type expected, Type got) {
  Type want = tensorOf(expected).getElementType();
  Type have = tensorOf(got).getElementType();
  if (want != have)
    return emit() << label << ": expected " << what << " with elements of "
                  << want << ", got " << have;
  return success();
}

LogicalResult checkSameShape(Emit emit, StringRef label, StringRef what,
                             Type expected, Type got) {
  Dims want = tensorOf(expected).getShape(), have = tensorOf(got).getShape();
  if (want != have)
    return emit() << label << ": expected " << what << " of shape "
                  << show(want) << ", got " << show(have);
  return success();
}

LogicalResult checkResults(Operation *op, StringRef label, TypeRange expected) {
  if (expected.size() != op->getNumResults())
    return op->emitOpError(label) << ": expected " << expected.size()
                                  << " results, got " << op->getNumResults();
  for (auto [i, type] : llvm::enumerate(op->getResultTypes()))
    if (type != expected[i])
      return op->emitOpError(label) << ": expected result " << i << " of type "
                                    << expected[i] << ", got " << type;
  return success();
}

//===----------------------------------------------------------------------===//
// Regions
//===----------------------------------------------------------------------===//

FailureOr<ValueRange> getReturned(Emit emit, StringRef label, Region &region) {
  // The region itself is verified later, so nothing is known of it yet.
  if (!region.hasOneBlock() || region.front().empty())
    return emit() << label << ": expected a region of one block";
  auto terminator = dyn_cast<ReturnOp>(region.front().back());
  if (!terminator)
    return emit() << label << ": expected a region that ends in "
                  << ReturnOp::getOperationName() << ", got "
                  << region.front().back().getName();
  return ValueRange(terminator.getResults());
}

/// Whether an element can become an accumulator: the same kind, not narrower.
static bool isPromotable(Type from, Type to) {
  if (from == to)
    return true;
  if (isFloatElement(from) && isFloatElement(to))
    return from.getIntOrFloatBitWidth() <= to.getIntOrFloatBitWidth();
  auto a = dyn_cast<IntegerType>(from), b = dyn_cast<IntegerType>(to);
  return a && b && isIntegerElement(a) && isIntegerElement(b) &&
         a.getSignedness() == b.getSignedness() && a.getWidth() <= b.getWidth();
}

LogicalResult checkReducer(Emit emit, StringRef label, Region &region,
                           TypeRange elements, Types &accumulators) {
  FailureOr<ValueRange> returned = getReturned(emit, label, region);
  if (failed(returned))
    return failure();
  size_t n = elements.size();
  Block &block = region.front();
  if (block.getNumArguments() != 2 * n || returned->size() != n)
    return emit() << label << ": expected a region with " << 2 * n
                  << " arguments and " << n << " results, got "
                  << block.getNumArguments() << " and " << returned->size();
  for (size_t i = 0; i < n; ++i) {
    auto scalar = dyn_cast<RankedTensorType>(returned->getTypes()[i]);
    if (!scalar || scalar.getRank() != 0 || !isTensor(scalar))
      return emit() << label << ": expected a region that returns tensors of "
                    << "rank 0, got " << returned->getTypes()[i];
    for (size_t j : {i, i + n})
      if (block.getArgument(j).getType() != scalar)
        return emit() << label << ": expected argument " << j
                      << " of the region of type " << scalar << ", got "
                      << block.getArgument(j).getType();
    Type element = tensorOf(elements[i]).getElementType();
    if (!isPromotable(element, scalar.getElementType()))
      return emit() << label << ": expected a region on elements of " << element
                    << " or of a wider type, got " << scalar.getElementType();
    accumulators.push_back(scalar.getElementType());
  }
  return success();
}

LogicalResult checkComparator(Emit emit, StringRef label, Region &region,
                              TypeRange arguments) {
  FailureOr<ValueRange> returned = getReturned(emit, label, region);
  if (failed(returned))
    return failure();
  Block &block = region.front();
  if (block.getNumArguments() != arguments.size())
    return emit() << label << ": expected a region with " << arguments.size()
                  << " arguments, got " << block.getNumArguments();
  for (auto [i, type] : llvm::enumerate(arguments))
    if (block.getArgument(i).getType() != type)
      return emit() << label << ": expected argument " << i
                    << " of the region of type " << type << ", got "
                    << block.getArgument(i).getType();
  auto pred =
      RankedTensorType::get({}, IntegerType::get(region.getContext(), 1));
  if (returned->size() != 1 || returned->front().getType() != pred)
    return emit() << label << ": expected a region that returns " << pred
                  << ", got " << returned->getTypes();
  return success();
}

//===----------------------------------------------------------------------===//
// Windows
//===----------------------------------------------------------------------===//

SmallVector<int64_t> countWindows(Dims shape, const Windows &windows) {
  // Wide enough for any product of two numbers that a program can write.
  using Wide = __int128;
  SmallVector<int64_t> counts;
  for (size_t i = 0; i < shape.size(); ++i) {
    auto at = [i](Dims list) -> Wide { return list.empty() ? 1 : list[i]; };
    auto dilate = [](Wide size, Wide dilation) -> Wide {
      return size == 0 ? 0 : (size - 1) * dilation + 1;
    };
    Wide base = dilate(shape[i], at(windows.baseDilations));
    if (!windows.padding.empty())
      base += Wide(windows.padding[i].first) + windows.padding[i].second;
    Wide window = dilate(at(windows.sizes), at(windows.windowDilations));
    Wide count = base <= 0 || window > base
                     ? 0
                     : (base - window) / at(windows.strides) + 1;
    counts.push_back(static_cast<int64_t>(
        std::min<Wide>(count, std::numeric_limits<int64_t>::max())));
  }
  return counts;
}

LogicalResult
readPadding(Emit emit, StringRef label,
            std::optional<DenseIntElementsAttr> attribute, int64_t rank,
            SmallVectorImpl<std::pair<int64_t, int64_t>> &padding) {
  if (!attribute) {
    padding.assign(rank, {0, 0});
    return success();
  }
  Dims shape = attribute->getType().getShape();
  if (shape != Dims({rank, 2}))
    return emit() << label << ": expected padding of shape " << show({rank, 2})
                  << ", got " << show(shape);
  SmallVector<int64_t> values(attribute->getValues<int64_t>());
  for (int64_t i = 0; i < rank; ++i)
    padding.emplace_back(values[2 * i], values[2 * i + 1]);
  return success();
}

} // namespace trc::stablehlo
