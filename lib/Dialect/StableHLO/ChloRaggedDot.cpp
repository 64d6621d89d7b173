//===- ChloRaggedDot.cpp - products of groups -----------------------------===//
//
// The dimension numbers of ragged_dot and its verifier. One dimension of lhs
// lies in groups, whose sizes are given one after the other; what is behind the
// last group belongs to none. By what the dimension is otherwise:
//
//   free         each group of rows meets a matrix of its own
//                [m, k] x [g, k, n] -> [m, n]
//   contracting  each group is summed by itself: the gradient by rhs of that
//                [m, k] x [m, n] -> [g, k, n]
//   batching     as dot_general
//
//===----------------------------------------------------------------------===//

#include "trc/Dialect/StableHLO/ChloDialect.h"

#include "Fields.h"
#include "Infer.h"

#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace trc::chlo;
using trc::stablehlo::checkInRange;
using trc::stablehlo::checkSameElement;
using trc::stablehlo::checkSize;
using trc::stablehlo::checkUnique;
using trc::stablehlo::Dims;
using trc::stablehlo::List;
using trc::stablehlo::tensorOf;

//===----------------------------------------------------------------------===//
// RaggedDotDimensionNumbersAttr
//===----------------------------------------------------------------------===//

Attribute RaggedDotDimensionNumbersAttr::parse(AsmParser &parser, Type) {
  List lists[6];
  auto a = [&] { return stablehlo::parseList(parser, lists[0]); };
  auto b = [&] { return stablehlo::parseList(parser, lists[1]); };
  auto c = [&] { return stablehlo::parseList(parser, lists[2]); };
  auto d = [&] { return stablehlo::parseList(parser, lists[3]); };
  auto e = [&] { return stablehlo::parseList(parser, lists[4]); };
  auto f = [&] { return stablehlo::parseList(parser, lists[5]); };
  if (stablehlo::parseFields(parser, {{"lhs_batching_dimensions", a},
                                      {"rhs_batching_dimensions", b},
                                      {"lhs_contracting_dimensions", c},
                                      {"rhs_contracting_dimensions", d},
                                      {"lhs_ragged_dimensions", e},
                                      {"rhs_group_dimensions", f}}))
    return {};
  return get(parser.getContext(), lists[0], lists[1], lists[2], lists[3],
             lists[4], lists[5]);
}

void RaggedDotDimensionNumbersAttr::print(AsmPrinter &printer) const {
  stablehlo::FieldPrinter fields(printer);
  fields.list("lhs_batching_dimensions", getLhsBatchingDimensions());
  fields.list("rhs_batching_dimensions", getRhsBatchingDimensions());
  fields.list("lhs_contracting_dimensions", getLhsContractingDimensions());
  fields.list("rhs_contracting_dimensions", getRhsContractingDimensions());
  fields.list("lhs_ragged_dimensions", getLhsRaggedDimensions());
  fields.list("rhs_group_dimensions", getRhsGroupDimensions());
}

RaggedDotDimensionNumbersAttr::Mode
RaggedDotDimensionNumbersAttr::getMode() const {
  return llvm::is_contained(getLhsContractingDimensions(), getRaggedDimension())
             ? Mode::Contracting
         : llvm::is_contained(getLhsBatchingDimensions(), getRaggedDimension())
             ? Mode::Batching
             : Mode::Free;
}

SmallVector<int64_t>
RaggedDotDimensionNumbersAttr::getLhsPrefix(int64_t rank) const {
  SmallVector<int64_t> kind; // batching ones last, where they are the kind
  if (getMode() == Mode::Contracting)
    llvm::append_range(kind, getLhsContractingDimensions());
  for (int64_t d = 0; getMode() == Mode::Free && d < rank; ++d)
    if (!llvm::is_contained(getLhsContractingDimensions(), d) &&
        !llvm::is_contained(getLhsBatchingDimensions(), d))
      kind.push_back(d);
  SmallVector<int64_t> prefix(getLhsBatchingDimensions());
  llvm::append_range(prefix, kind);
  prefix.erase(llvm::find(prefix, getRaggedDimension()), prefix.end());
  return prefix;
}

SmallVector<int64_t> RaggedDotDimensionNumbersAttr::getRhsPrefix() const {
  SmallVector<int64_t> prefix(getRhsBatchingDimensions());
  llvm::append_range(prefix, getRhsContractingDimensions());
  prefix.erase(llvm::find(prefix, getRhsRaggedDimension()), prefix.end());
  return prefix;
}

int64_t RaggedDotDimensionNumbersAttr::getRhsRaggedDimension() const {
  const auto *found =
      llvm::find(getLhsContractingDimensions(), getRaggedDimension());
  return getRhsContractingDimensions()[found -
                                       getLhsContractingDimensions().begin()];
}

//===----------------------------------------------------------------------===//
// RaggedDotOp
//===----------------------------------------------------------------------===//

/// Extents of a tensor's dimensions.
static SmallVector<int64_t> extentsOf(RankedTensorType type, Dims dims) {
  return llvm::map_to_vector(dims,
                             [&](int64_t d) { return type.getDimSize(d); });
}

/// Those that are in none of the lists.
static SmallVector<int64_t> freeExtents(RankedTensorType type,
                                        ArrayRef<Dims> taken) {
  SmallVector<int64_t> extents;
  for (int64_t d = 0; d < type.getRank(); ++d)
    if (llvm::none_of(taken,
                      [&](Dims dims) { return llvm::is_contained(dims, d); }))
      extents.push_back(type.getDimSize(d));
  return extents;
}

static SmallVector<int64_t> join(Dims a, Dims b, Dims c = {}) {
  SmallVector<int64_t> all(a);
  llvm::append_range(all, b);
  llvm::append_range(all, c);
  return all;
}

LogicalResult RaggedDotOp::verify() {
  auto emit = [&] { return emitOpError(); };
  auto lhs = tensorOf(getLhs()), rhs = tensorOf(getRhs());
  auto sizes = tensorOf(getGroupSizes()), result = tensorOf(getResult());
  const RaggedDotDimensionNumbersAttr dims = getRaggedDotDimensionNumbers();
  const Dims lhsBatch = dims.getLhsBatchingDimensions(),
             rhsBatch = dims.getRhsBatchingDimensions(),
             lhsSum = dims.getLhsContractingDimensions(),
             rhsSum = dims.getRhsContractingDimensions(),
             ragged = dims.getLhsRaggedDimensions(),
             group = dims.getRhsGroupDimensions();
  const SmallVector<int64_t> ofLhs = join(lhsBatch, lhsSum),
                             ofRhs = join(rhsBatch, rhsSum, group);
  if (failed(checkSize(emit, "ragged_dot_c1", "ragged dimensions",
                       static_cast<int64_t>(ragged.size()), 1)) ||
      failed(checkInRange(emit, "ragged_dot_c2", "dimensions of lhs",
                          join(ofLhs, ragged), lhs.getRank())) ||
      failed(checkInRange(emit, "ragged_dot_c2", "dimensions of rhs", ofRhs,
                          rhs.getRank())) ||
      failed(checkUnique(emit, "ragged_dot_c3", "dimensions of lhs", ofLhs)) ||
      failed(checkUnique(emit, "ragged_dot_c3", "dimensions of rhs", ofRhs)))
    return failure();
  if (extentsOf(lhs, lhsBatch) != extentsOf(rhs, rhsBatch) ||
      extentsOf(lhs, lhsSum) != extentsOf(rhs, rhsSum))
    return emitOpError("ragged_dot_c4: expected batching and contracting "
                       "dimensions to have the same extents in ")
           << lhs << " and " << rhs;
  using Mode = RaggedDotDimensionNumbersAttr::Mode;
  const Mode mode = dims.getMode();
  if (failed(checkSize(emit, "ragged_dot_c5", "group dimensions of rhs",
                       static_cast<int64_t>(group.size()),
                       mode == Mode::Free ? 1 : 0)) ||
      failed(checkSameElement(emit, "ragged_dot_c6", "rhs", lhs, rhs)))
    return failure();
  // Of one list of sizes, or one for each place.
  SmallVector<int64_t> shape;
  if (sizes.getRank() != 1)
    shape = extentsOf(lhs, dims.getLhsPrefix(lhs.getRank()));
  const int64_t groups = mode == Mode::Free     ? rhs.getDimSize(group[0])
                         : sizes.getRank() == 0 ? 0
                                                : sizes.getShape().back();
  shape.push_back(groups);
  if (sizes.getShape() != ArrayRef<int64_t>(shape))
    return emitOpError("ragged_dot_c7: expected group sizes of shape ")
           << stablehlo::show(shape) << ", got " << sizes;
  SmallVector<int64_t> expected;
  if (mode == Mode::Contracting)
    expected.push_back(groups);
  llvm::append_range(expected, extentsOf(lhs, lhsBatch));
  llvm::append_range(expected, freeExtents(lhs, {lhsBatch, lhsSum}));
  llvm::append_range(expected, freeExtents(rhs, {rhsBatch, rhsSum, group}));
  if (result.getShape() != ArrayRef<int64_t>(expected))
    return emitOpError("ragged_dot_c8: expected a result of shape ")
           << stablehlo::show(expected) << ", got " << result;
  return success();
}
