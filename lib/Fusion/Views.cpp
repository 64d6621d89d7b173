//===- Views.cpp - slices that are bytes of their operand -----------------===//
//
// See Views.h.
//
//===----------------------------------------------------------------------===//

#include "trc/Fusion/Views.h"

#include "trc/Fusion/ScalarOperations.h"
#include "trc/Target/TargetDescription.h"

using namespace mlir;
using namespace trc;

std::optional<int64_t> trc::getViewOffset(stablehlo::SliceOp slice) {
  auto from = cast<RankedTensorType>(slice.getOperand().getType());
  auto to = cast<RankedTensorType>(slice.getResult().getType());
  std::optional<kernel::ElementType> element =
      elementTypeOf(from.getElementType());
  if (!element || !from.hasStaticShape() || to.getNumElements() == 0)
    return std::nullopt;
  // Once a dimension is cut, those outside of it must have one index.
  bool isCut = false;
  int64_t stride = 1, first = 0;
  for (int64_t dim = from.getRank(); dim-- > 0;) {
    if (isCut && to.getDimSize(dim) != 1)
      return std::nullopt;
    if (slice.getStrides()[dim] != 1 && to.getDimSize(dim) != 1)
      return std::nullopt;
    isCut |= to.getDimSize(dim) != from.getDimSize(dim);
    first += slice.getStartIndices()[dim] * stride;
    stride *= from.getDimSize(dim);
  }
  int64_t bytes = kernel::storageBytes(*element);
  if (first * bytes % leastAlignment != 0 ||
      to.getNumElements() * bytes < leastAlignment)
    return std::nullopt;
  return first * bytes;
}
