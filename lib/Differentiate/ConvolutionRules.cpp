//===- ConvolutionRules.cpp - gradients of convolutions -------------------===//
//
// With lhs d-fold dilated, kernel r-fold dilated, stride s and low padding p,
//
//   out[o] = sum_k lhs[o*s + k*r - p] * kernel[k]
//
// by the lhs:     a convolution of the cotangent, s-fold dilated, with the
//                 kernel turned around, by strides of d;
// by the kernel:  a convolution of the lhs with the cotangent, s-fold dilated,
//                 by strides of r, in which batch and features change places.
//
// Padding is what makes the extents come out. Groups of features are groups of
// features by the lhs, and groups of the batch by the kernel.
//
//===----------------------------------------------------------------------===//

#include "Rules.h"

#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Rewrite/Constants.h"

using namespace mlir;
using namespace trc;
using namespace trc::stablehlo;

namespace {

using Sizes = SmallVector<int64_t>;

/// A convolution with its defaults filled in, one entry for each spatial
/// dimension.
struct Convolution {
  ConvolutionOp op;
  ConvDimensionNumbersAttr numbers;
  RankedTensorType lhsType, kernelType, resultType;
  Sizes strides, lhsDilation, kernelDilation, low;
  SmallVector<bool> reversed;
  int64_t groups;

  explicit Convolution(ConvolutionOp op)
      : op(op), numbers(op.getDimensionNumbers()),
        lhsType(getTensorType(op.getLhs())),
        kernelType(getTensorType(op.getRhs())),
        resultType(getTensorType(op.getResult())),
        groups(static_cast<int64_t>(op.getFeatureGroupCount())) {
    size_t rank = numbers.getInputSpatialDimensions().size();
    auto orOnes = [&](std::optional<ArrayRef<int64_t>> list) {
      return list ? llvm::to_vector(*list) : Sizes(rank, 1);
    };
    strides = orOnes(op.getWindowStrides());
    lhsDilation = orOnes(op.getLhsDilation());
    kernelDilation = orOnes(op.getRhsDilation());
    reversed.assign(rank, false);
    if (std::optional<ArrayRef<bool>> reversal = op.getWindowReversal())
      reversed = llvm::to_vector(*reversal);
    low.assign(rank, 0);
    if (op.getPaddingAttr())
      for (size_t i = 0; i < rank; ++i)
        low[i] = op.getPaddingAttr().getValues<int64_t>()[2 * i];
  }

  static int64_t dilated(int64_t extent, int64_t by) {
    return extent == 0 ? 0 : (extent - 1) * by + 1;
  }
  int64_t getLhs(size_t i) const {
    int64_t extent = lhsType.getDimSize(numbers.getInputSpatialDimensions()[i]);
    return dilated(extent, lhsDilation[i]);
  }
  int64_t getKernel(size_t i) const {
    int64_t extent =
        kernelType.getDimSize(numbers.getKernelSpatialDimensions()[i]);
    return dilated(extent, kernelDilation[i]);
  }
  int64_t getResult(size_t i) const {
    int64_t extent =
        resultType.getDimSize(numbers.getOutputSpatialDimensions()[i]);
    return dilated(extent, strides[i]);
  }

  Value make(Cotangents &c, RankedTensorType type, Value lhs, Value kernel,
             ArrayRef<int64_t> by, ArrayRef<int64_t> padding,
             ArrayRef<int64_t> dilation, ArrayRef<int64_t> dilationOfKernel,
             ArrayRef<bool> turned, ConvDimensionNumbersAttr dims,
             int64_t featureGroups, int64_t batchGroups) {
    OpBuilder &b = c.builder;
    auto paddingType = RankedTensorType::get(
        {static_cast<int64_t>(by.size()), 2}, b.getI64Type());
    return ConvolutionOp::create(
        b, c.loc, type, lhs, kernel, b.getDenseI64ArrayAttr(by),
        DenseIntElementsAttr::get(paddingType, padding),
        b.getDenseI64ArrayAttr(dilation),
        b.getDenseI64ArrayAttr(dilationOfKernel),
        b.getDenseBoolArrayAttr(turned), dims,
        b.getI64IntegerAttr(featureGroups), b.getI64IntegerAttr(batchGroups),
        op.getPrecisionConfigAttr());
  }

  /// The kernel with input and output features in each other's groups:
  /// [i, G * o] becomes [G * i, o].
  Value regroup(Cotangents &c, Value kernel) const {
    if (groups == 1)
      return kernel;
    int64_t in = numbers.getKernelInputFeatureDimension();
    int64_t out = numbers.getKernelOutputFeatureDimension();
    Sizes split, order, joined;
    int64_t group = 0, before = 0;
    for (int64_t d = 0; d < kernelType.getRank(); ++d) {
      if (d == out) {
        group = static_cast<int64_t>(split.size());
        split.push_back(groups);
        split.push_back(kernelType.getDimSize(d) / groups);
        joined.push_back(kernelType.getDimSize(d) / groups);
        continue;
      }
      split.push_back(kernelType.getDimSize(d));
      joined.push_back(kernelType.getDimSize(d) * (d == in ? groups : 1));
    }
    before = in < out ? in : in + 1;
    for (int64_t d = 0; d <= kernelType.getRank(); ++d) {
      if (d == group)
        continue;
      if (d == before)
        order.push_back(group);
      order.push_back(d);
    }
    return c.reshape(c.transpose(c.reshape(kernel, split), order), joined);
  }

  void giveLhs(Cotangents &c) {
    Sizes padding;
    SmallVector<bool> turned;
    for (size_t i = 0; i < strides.size(); ++i) {
      int64_t first = getKernel(i) - 1 - low[i];
      padding.push_back(first);
      padding.push_back(getLhs(i) + getKernel(i) - 1 - getResult(i) - first);
      turned.push_back(!reversed[i]);
    }
    auto dims = ConvDimensionNumbersAttr::get(
        op.getContext(), numbers.getOutputBatchDimension(),
        numbers.getOutputFeatureDimension(),
        numbers.getOutputSpatialDimensions(),
        numbers.getKernelOutputFeatureDimension(),
        numbers.getKernelInputFeatureDimension(),
        numbers.getKernelSpatialDimensions(), numbers.getInputBatchDimension(),
        numbers.getInputFeatureDimension(),
        numbers.getInputSpatialDimensions());
    Type element = resultType.getElementType();
    Value kernel = regroup(c, c.convert(op.getRhs(), element));
    Value share = make(c, RankedTensorType::get(lhsType.getShape(), element),
                       c.of(op), kernel, lhsDilation, padding, strides,
                       kernelDilation, turned, dims, groups, 1);
    c.give(op.getLhs(), c.convert(share, lhsType.getElementType()));
  }

  void giveKernel(Cotangents &c) {
    Sizes padding, turnedBack;
    for (size_t i = 0; i < strides.size(); ++i) {
      padding.push_back(low[i]);
      padding.push_back(getKernel(i) - 1 + getResult(i) - getLhs(i) - low[i]);
      if (reversed[i])
        turnedBack.push_back(numbers.getKernelSpatialDimensions()[i]);
    }
    auto dims = ConvDimensionNumbersAttr::get(
        op.getContext(), numbers.getInputFeatureDimension(),
        numbers.getInputBatchDimension(), numbers.getInputSpatialDimensions(),
        numbers.getOutputBatchDimension(), numbers.getOutputFeatureDimension(),
        numbers.getOutputSpatialDimensions(),
        numbers.getKernelInputFeatureDimension(),
        numbers.getKernelOutputFeatureDimension(),
        numbers.getKernelSpatialDimensions());
    Type element = resultType.getElementType();
    Value share =
        make(c, RankedTensorType::get(kernelType.getShape(), element),
             c.convert(op.getLhs(), element), c.of(op), kernelDilation, padding,
             lhsDilation, strides, SmallVector<bool>(strides.size(), false),
             dims, 1, groups);
    if (!turnedBack.empty())
      share = ReverseOp::create(c.builder, c.loc, share.getType(), share,
                                c.builder.getDenseI64ArrayAttr(turnedBack));
    c.give(op.getRhs(), c.convert(share, kernelType.getElementType()));
  }
};

struct ConvolutionRules {
  static LogicalResult rule(ConvolutionOp op, Cotangents &c) {
    if (op.getBatchGroupCount() != 1)
      return op->emitError("'stablehlo.convolution' has a rule of "
                           "differentiation for batch_group_count = 1, got ")
             << op.getBatchGroupCount();
    Convolution convolution(op);
    if (c.wants(op.getLhs()))
      convolution.giveLhs(c);
    if (c.wants(op.getRhs()))
      convolution.giveKernel(c);
    return success();
  }
};

} // namespace

void trc::attachConvolutionRules(MLIRContext &context) {
  attachRules<ConvolutionRules, ConvolutionOp>(context);
}
