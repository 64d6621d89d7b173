//===- ProductOps.td - products of matrices -----------------*- tablegen -*-===//
//
// A product has two forms. `trc.contract` (TrcOps.td) says which dimensions are
// summed and leaves their places open, which is what rewrites want; here is
// `trc.matmul`, which says how each matrix lies in memory and what is done with
// the sum before it is stored, which is what a library of products wants.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_DIALECT_TRC_PRODUCTOPS
#define TRC_DIALECT_TRC_PRODUCTOPS

include "trc/Dialect/Trc/TrcBase.td"

def Trc_MatmulOp : Trc_Op<"matmul", [
    Pure, AttrSizedOperandSegments, AttrSizedResultSegments]> {
  let summary = "row-major matrix products, with what a library does behind them";
  let description = [{
    `size` is `[B, M, N, K]`: B products of an M x K by a K x N matrix. The
    matrices of `lhs`, `rhs` and the result lie in their tensors with unit
    steps along rows, from row to row the `leading` dimension, from product to
    product the `stride`, in elements:

        lhs[b,i,k] at b * stride[0] + i * leading[0] + k
        rhs[b,k,j] at b * stride[1] + k * leading[1] + j
        out[b,i,j] at b * stride[2] + i * leading[2] + j

    With `transpose_lhs` (`transpose_rhs`) the stored matrix is K x M (N x K),
    and its rows have that meaning. Shapes of tensors have none beyond that: a
    matrix may be a reshaped view. The result's matrices fill its tensor.

        sum    = sum_k lhs[b,i,k] * rhs[b,k,j]  (+ plus[b,i,j])  (+ bias[j])
        none:    result = sum
        gelu:    result = gelu(sum), and kept_pre = sum where that is a result
        dgelu:   result = sum * gelu'(pre[b,i,j]), and
                 bias_gradient[j] = sum_i result[i,j] where that is a result
        gelu(x) = x / 2 * (1 + tanh(sqrt(2 / pi) * (x + 0.044715 x^3)))

    All of this is computed in f32 (f64 for f64) and rounded once per result.
    `compute` says with what factors: `f32` and `f64` as they are, `tf32` f32
    factors rounded to 10 bits of mantissa. The factors of one product have one
    type; the result has that type too, or f32 for f16 and bf16.

    Made by `convert-contract-to-matmul`, its epilogues by `fuse-epilogues`,
    gone after `bufferize-to-plan`.

    Example: a layer, and the way back through it.
    ```mlir
    %y, %pre = trc.matmul(%x, %w) bias(%b), size = [1, 64, 128, 32], leading = [32, 128, 128], stride = [0, 0, 0], activation = "gelu"
        : (tensor<2x32x32xbf16>, tensor<32x128xbf16>, tensor<128xbf16>) -> (tensor<2x32x128xbf16>, tensor<2x32x128xbf16>)
    %d, %db = trc.matmul(%dy, %v) pre(%pre), size = [1, 64, 128, 32], leading = [32, 32, 128], stride = [0, 0, 0], activation = "dgelu" {transpose_rhs}
        : (tensor<2x32x32xbf16>, tensor<128x32xbf16>, tensor<2x32x128xbf16>) -> (tensor<2x32x128xbf16>, tensor<128xbf16>)
    ```
  }];
  let arguments = (ins AnyRankedTensor:$lhs, AnyRankedTensor:$rhs,
                       Optional<AnyRankedTensor>:$init,
                       Optional<AnyRankedTensor>:$bias,
                       Optional<AnyRankedTensor>:$pre,
                       DenseI64ArrayAttr:$size, DenseI64ArrayAttr:$leading,
                       DenseI64ArrayAttr:$stride,
                       UnitAttr:$transpose_lhs, UnitAttr:$transpose_rhs,
                       DefaultValuedStrAttr<StrAttr, "none">:$activation,
                       DefaultValuedStrAttr<StrAttr, "f32">:$compute);
  let results = (outs AnyRankedTensor:$result,
                      Optional<AnyRankedTensor>:$kept_pre,
                      Optional<AnyRankedTensor>:$bias_gradient);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let builders = [
    OpBuilder<(ins "::mlir::Type":$result, "::mlir::Value":$lhs,
                   "::mlir::Value":$rhs, "::mlir::Value":$init,
                   "::llvm::ArrayRef<int64_t>":$size,
                   "::llvm::ArrayRef<int64_t>":$leading,
                   "::llvm::ArrayRef<int64_t>":$stride,
                   "bool":$transposeLhs, "bool":$transposeRhs,
                   "::llvm::StringRef":$compute)>,
  ];
  let extraClassDeclaration = [{
    int64_t getBatch() { return getSize()[0]; }
    int64_t getM() { return getSize()[1]; }
    int64_t getN() { return getSize()[2]; }
    int64_t getK() { return getSize()[3]; }
  }];
}

#endif // TRC_DIALECT_TRC_PRODUCTOPS
