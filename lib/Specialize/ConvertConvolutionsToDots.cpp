//===- ConvertConvolutionsToDots.cpp - convolutions that slide nowhere ----===//
//
// In each spatial dimension, either the kernel has one tap and takes each
// place,
//
//   out[n, h, w, o] = sum over c of x[n, h, w, c] k[c, o]
//
// or it is as large as the image, and there is one place, which is how the
// gradient of such a convolution by its kernel is written:
//
//   out[c, o] = sum over n, h, w of x[n, h, w, c] dy[n, h, w, o]
//
// Both are matrix products, and those need nobody to bring the kernel into a
// layout: of a small image with many channels that takes longer than the sums.
//
//===----------------------------------------------------------------------===//

#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Rewrite/Constants.h"
#include "trc/Rewrite/TensorArithmetic.h"
#include "trc/Specialize/Passes.h"

namespace trc {
#define GEN_PASS_DEF_CONVERTCONVOLUTIONSTODOTS
#include "trc/Specialize/Passes.h.inc"
} // namespace trc

using namespace mlir;
namespace stablehlo = trc::stablehlo;
using trc::getTensorType;

namespace {

/// The dimensions of one operand, with what they are in the result.
struct Side {
  SmallVector<int64_t> summed;
  /// In the operand's order: dimensions of the result.
  SmallVector<std::pair<int64_t, int64_t>> kept;
};

/// A convolution as a product; none if it is no such one.
struct Product {
  Side lhs, kernel;
  bool kernelFirst = false; ///< in the result

  static std::optional<Product> match(stablehlo::ConvolutionOp op) {
    if (op.getFeatureGroupCount() != 1 || op.getBatchGroupCount() != 1 ||
        !isPlain(op.getPaddingAttr()) || !areOnes(op.getLhsDilation()))
      return std::nullopt;
    auto numbers = op.getDimensionNumbers();
    const auto lhs = getTensorType(op.getLhs()),
               kernel = getTensorType(op.getRhs()),
               result = getTensorType(op.getResult());
    if (!isa<FloatType>(result.getElementType()) ||
        lhs.getElementType() != result.getElementType() ||
        kernel.getElementType() != result.getElementType() ||
        result.getNumElements() == 0)
      return std::nullopt;
    Product p;
    p.lhs.summed.push_back(numbers.getInputFeatureDimension());
    p.kernel.summed.push_back(numbers.getKernelInputFeatureDimension());
    p.lhs.kept.emplace_back(numbers.getInputBatchDimension(),
                            numbers.getOutputBatchDimension());
    p.kernel.kept.emplace_back(numbers.getKernelOutputFeatureDimension(),
                               numbers.getOutputFeatureDimension());
    for (auto [i, in, tap, out] :
         llvm::enumerate(numbers.getInputSpatialDimensions(),
                         numbers.getKernelSpatialDimensions(),
                         numbers.getOutputSpatialDimensions())) {
      const int64_t taps = kernel.getDimSize(tap);
      if (taps == 1 && entryOr(op.getWindowStrides(), i, 1) == 1) {
        p.lhs.kept.emplace_back(in, out);
        continue;
      }
      if (taps != lhs.getDimSize(in) ||
          entryOr(op.getRhsDilation(), i, 1) != 1 ||
          (op.getWindowReversal() && (*op.getWindowReversal())[i]))
        return std::nullopt;
      p.lhs.summed.push_back(in);
      p.kernel.summed.push_back(tap);
    }
    return p.isInOrder(lhs, kernel, result) ? std::optional(p) : std::nullopt;
  }

private:
  static bool isPlain(DenseIntElementsAttr padding) {
    return !padding || llvm::all_of(padding.getValues<APInt>(),
                                    [](const APInt &p) { return p.isZero(); });
  }
  static bool areOnes(std::optional<ArrayRef<int64_t>> list) {
    return !list || llvm::all_of(*list, [](int64_t n) { return n == 1; });
  }
  static int64_t entryOr(std::optional<ArrayRef<int64_t>> list, size_t i,
                         int64_t otherwise) {
    return list ? (*list)[i] : otherwise;
  }

  /// Whether the result lists what is kept in the order of a product, and what
  /// is kept and what is summed lies together in each operand: then the product
  /// is one of two matrices.
  bool isInOrder(RankedTensorType lhsType, RankedTensorType kernelType,
                 RankedTensorType resultType) {
    llvm::sort(lhs.kept);
    llvm::sort(kernel.kept);
    // Both lists of what is summed in the order of the left operand.
    SmallVector<std::pair<int64_t, int64_t>> pairs;
    for (auto [left, right] : llvm::zip(lhs.summed, kernel.summed))
      pairs.emplace_back(left, right);
    llvm::sort(pairs);
    for (auto [i, pair] : llvm::enumerate(pairs))
      std::tie(lhs.summed[i], kernel.summed[i]) = pair;
    if (!liesTogether(lhs.summed, lhsType) ||
        !liesTogether(kernel.summed, kernelType) ||
        !liesTogether(operandDims(lhs), lhsType))
      return false;
    SmallVector<int64_t> dims = resultDims(lhs, resultType);
    const SmallVector<int64_t> others = resultDims(kernel, resultType);
    kernelFirst = !dims.empty() && !others.empty() && others[0] < dims[0];
    dims.insert(kernelFirst ? dims.begin() : dims.end(), others.begin(),
                others.end());
    return llvm::is_sorted(dims);
  }

  static SmallVector<int64_t> operandDims(const Side &side) {
    return llvm::map_to_vector(side.kept,
                               [](const auto &pair) { return pair.first; });
  }
  static SmallVector<int64_t> resultDims(const Side &side,
                                         RankedTensorType type) {
    SmallVector<int64_t> dims;
    for (auto [operand, result] : side.kept)
      if (type.getDimSize(result) != 1)
        dims.push_back(result);
    return dims;
  }
  /// Dimensions that follow each other, but for those of extent one.
  static bool liesTogether(ArrayRef<int64_t> dims, RankedTensorType type) {
    int64_t last = -1;
    for (int64_t d : dims) {
      if (type.getDimSize(d) == 1)
        continue;
      for (int64_t between = last + 1; last >= 0 && between < d; ++between)
        if (type.getDimSize(between) != 1)
          return false;
      if (d < last)
        return false;
      last = d;
    }
    return true;
  }
};

class ConvertConvolutionsToDotsPass
    : public trc::impl::ConvertConvolutionsToDotsBase<
          ConvertConvolutionsToDotsPass> {
  void runOnOperation() override {
    getOperation()->walk([&](stablehlo::ConvolutionOp op) {
      if (std::optional<Product> product = Product::match(op)) {
        rewrite(op, *product);
        ++numConverted;
      }
    });
  }

  static void rewrite(stablehlo::ConvolutionOp op, const Product &product) {
    OpBuilder builder(op);
    const Side *sides[] = {&product.lhs, &product.kernel};
    Value operands[] = {op.getLhs(), op.getRhs()};
    ArrayAttr precision = op.getPrecisionConfigAttr();
    if (product.kernelFirst) {
      std::swap(sides[0], sides[1]);
      std::swap(operands[0], operands[1]);
      if (precision && precision.size() == 2)
        precision = builder.getArrayAttr({precision[1], precision[0]});
    }
    // The product keeps the kernel's dimensions of one tap, too.
    trc::TensorArithmetic math(builder, op.getLoc());
    Value dot =
        math.dot(operands[0], operands[1],
                 stablehlo::DotDimensionNumbersAttr::get(
                     op.getContext(), /*lhsBatching=*/{},
                     /*rhsBatching=*/{}, sides[0]->summed, sides[1]->summed),
                 precision);
    op.getResult().replaceAllUsesWith(
        math.reshape(dot, getTensorType(op.getResult()).getShape()));
    op->erase();
  }
};

} // namespace
