//===- ContractionOps.td - products of tensors, factorisations -*- tablegen -*-//
//
// dot_general, convolution, and the two solvers.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_DIALECT_STABLEHLO_CONTRACTIONOPS
#define TRC_DIALECT_STABLEHLO_CONTRACTIONOPS

include "trc/Dialect/StableHLO/StableHLOAttrs.td"

def StableHLO_DotGeneralOp : StableHLO_Op<"dot_general",
    "products of slices of two tensors, summed over contracted dimensions",
    "The result has the batching dimensions, then the rest of lhs, then the "
    "rest of rhs.", [{
func.func @example(%x: tensor<8x2x3xf32>, %y: tensor<8x3x4xf32>) -> tensor<8x2x4xf32> {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [2] x [1],
      precision = [DEFAULT, DEFAULT] : (tensor<8x2x3xf32>, tensor<8x3x4xf32>) -> tensor<8x2x4xf32>
  return %0 : tensor<8x2x4xf32>
}
}], [Pure]> {
  let arguments = (ins StableHLO_Tensor:$lhs, StableHLO_Tensor:$rhs,
      StableHLO_DotDimensionNumbersAttr:$dot_dimension_numbers,
      StableHLO_PrecisionConfigAttr:$precision_config,
      OptionalAttr<StableHLO_DotAlgorithmAttr>:$algorithm);
  let results = (outs StableHLO_Tensor:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs `,` custom<DotDetails>($dot_dimension_numbers,
                                         $precision_config, $algorithm)
    attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def StableHLO_ConvolutionOp : StableHLO_Op<"convolution",
    "products of a kernel with windows of the input, summed",
    "What the dimensions stand for is written `[b, 0, 1, f]x[0, 1, i, o]->"
    "[b, 0, 1, f]`: batch, feature, input and output feature, and numbers for "
    "the spatial ones.", [{
func.func @example(%x: tensor<1x8x8x3xf32>, %k: tensor<3x3x3x4xf32>) -> tensor<1x8x8x4xf32> {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f],
      window = {stride = [1, 1], pad = [[1, 1], [1, 1]]}
      {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
      : (tensor<1x8x8x3xf32>, tensor<3x3x3x4xf32>) -> tensor<1x8x8x4xf32>
  return %0 : tensor<1x8x8x4xf32>
}
}], [Pure]> {
  let arguments = (ins StableHLO_Tensor:$lhs, StableHLO_Tensor:$rhs,
      OptionalAttr<DenseI64ArrayAttr>:$window_strides,
      OptionalAttr<I64ElementsAttr>:$padding,
      OptionalAttr<DenseI64ArrayAttr>:$lhs_dilation,
      OptionalAttr<DenseI64ArrayAttr>:$rhs_dilation,
      OptionalAttr<DenseBoolArrayAttr>:$window_reversal,
      StableHLO_ConvDimensionNumbersAttr:$dimension_numbers,
      I64Attr:$feature_group_count, I64Attr:$batch_group_count,
      StableHLO_PrecisionConfigAttr:$precision_config);
  let results = (outs StableHLO_Tensor:$result);
  let assemblyFormat = [{
    `(` operands `)`
    `dim_numbers` `=` custom<ConvolutionDimensions>($dimension_numbers) `,`
    `window` `=` `{` custom<WindowAttributes>($window_strides, $padding,
                         $lhs_dilation, $rhs_dilation, $window_reversal) `}`
    attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def StableHLO_TriangularSolveOp : StableHLO_Op<"triangular_solve",
    "x with op(a) x = b, or x op(a) = b, for triangular matrices a",
    "All dimensions but the last two are batched.", [{
func.func @example(%a: tensor<4x4xf32>, %b: tensor<4x2xf32>) -> tensor<4x2xf32> {
  %0 = "stablehlo.triangular_solve"(%a, %b) <{
    left_side = true, lower = true, unit_diagonal = false,
    transpose_a = #stablehlo<transpose NO_TRANSPOSE>
  }> : (tensor<4x4xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
  return %0 : tensor<4x2xf32>
}
}], [Pure, StableHLO_InferTypes]> {
  let arguments = (ins StableHLO_FpTensor:$a, StableHLO_FpTensor:$b,
      BoolAttr:$left_side, BoolAttr:$lower, BoolAttr:$unit_diagonal,
      StableHLO_TransposeAttr:$transpose_a);
  let results = (outs StableHLO_FpTensor:$result);
  let hasVerifier = 1;
}

def StableHLO_CholeskyOp : StableHLO_Op<"cholesky",
    "triangular factor of symmetric positive definite matrices",
    "All dimensions but the last two are batched.", [{
func.func @example(%a: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = stablehlo.cholesky %a, lower = true : tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}
}], [Pure, StableHLO_InferTypes]> {
  let arguments = (ins StableHLO_FpTensor:$a,
      DefaultValuedOptionalAttr<BoolAttr, "false">:$lower);
  let results = (outs StableHLO_FpTensor:$result);
  let assemblyFormat = [{
    $a (`,` `lower` `=` $lower^)? attr-dict `:`
    custom<SameOperandsAndResultType>(type($a), type($result))
  }];
  let hasVerifier = 1;
}

#endif // TRC_DIALECT_STABLEHLO_CONTRACTIONOPS
