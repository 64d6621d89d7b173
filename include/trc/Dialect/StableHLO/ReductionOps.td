//===- ReductionOps.td - reduce, reduce_window, map ---------*- tablegen -*-===//
//
// Operations that combine elements with a region. The regions work on tensors
// of rank 0 and see nothing from outside.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_DIALECT_STABLEHLO_REDUCTIONOPS
#define TRC_DIALECT_STABLEHLO_REDUCTIONOPS

include "trc/Dialect/StableHLO/StableHLOAttrs.td"

def StableHLO_ReduceOp : StableHLO_Op<"reduce",
    "elements of tensors combined along dimensions",
    "The region takes an accumulator of each tensor and then an element of "
    "each, and returns the accumulators. When it is one operation on its two "
    "arguments, it is written `applies OP`.", [{
func.func @example(%x: tensor<2x3xf32>, %c: tensor<f32>) -> tensor<2xf32> {
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
}], [Pure, IsolatedFromAbove, SameVariadicOperandSize, StableHLO_InferTypes]> {
  let arguments = (ins Variadic<StableHLO_Tensor>:$inputs,
                       Variadic<StableHLO_Tensor>:$init_values,
                       DenseI64ArrayAttr:$dimensions);
  let regions = (region SizedRegion<1>:$body);
  let results = (outs Variadic<StableHLO_Tensor>:$results);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def StableHLO_ReduceWindowOp : StableHLO_Op<"reduce_window",
    "elements of tensors combined over windows that move along them",
    "Outside of the tensors, the initial values are read.", [{
func.func @example(%x: tensor<4xf32>, %c: tensor<f32>) -> tensor<2xf32> {
  %0 = "stablehlo.reduce_window"(%x, %c) <{
    window_dimensions = array<i64: 2>, window_strides = array<i64: 2>,
    padding = dense<0> : tensor<1x2xi64>
  }> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4xf32>, tensor<f32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
}], [Pure, IsolatedFromAbove, SameVariadicOperandSize, StableHLO_InferTypes]> {
  let arguments = (ins Variadic<StableHLO_Tensor>:$inputs,
      Variadic<StableHLO_Tensor>:$init_values,
      DenseI64ArrayAttr:$window_dimensions,
      OptionalAttr<DenseI64ArrayAttr>:$window_strides,
      OptionalAttr<DenseI64ArrayAttr>:$base_dilations,
      OptionalAttr<DenseI64ArrayAttr>:$window_dilations,
      OptionalAttr<I64ElementsAttr>:$padding);
  let regions = (region SizedRegion<1>:$body);
  let results = (outs Variadic<StableHLO_Tensor>:$results);
  let hasVerifier = 1;
}

def StableHLO_MapOp : StableHLO_Op<"map",
    "a region applied to the elements of tensors",
    "The region takes one element of each tensor.", [{
func.func @example(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.map"(%x) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>):
    %s = stablehlo.negate %a : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
}], [Pure, IsolatedFromAbove, StableHLO_InferTypes]> {
  let arguments = (ins Variadic<StableHLO_Tensor>:$inputs,
                       DenseI64ArrayAttr:$dimensions);
  let regions = (region SizedRegion<1>:$computation);
  let results = (outs StableHLO_Tensor:$result);
  let hasVerifier = 1;
}

#endif // TRC_DIALECT_STABLEHLO_REDUCTIONOPS
