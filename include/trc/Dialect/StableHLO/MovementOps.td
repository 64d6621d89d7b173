//===- MovementOps.td - operations that move elements -------*- tablegen -*-===//
//
// Operations whose result holds elements of the operands, unchanged, at other
// places; and the two that make elements from nothing, iota and constant.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_DIALECT_STABLEHLO_MOVEMENTOPS
#define TRC_DIALECT_STABLEHLO_MOVEMENTOPS

include "trc/Dialect/StableHLO/StableHLOAttrs.td"

def StableHLO_BroadcastInDimOp : StableHLO_Op<"broadcast_in_dim",
    "operand repeated along new dimensions and along those of extent 1",
    "Dimension i of the operand is dimension `dims[i]` of the result.", [{
func.func @example(%x: tensor<3xf32>) -> tensor<2x3xf32> {
  %0 = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}
}], [Pure]> {
  let arguments = (ins StableHLO_Tensor:$operand,
                       DenseI64ArrayAttr:$broadcast_dimensions);
  let results = (outs StableHLO_Tensor:$result);
  let assemblyFormat = [{
    $operand `,` `dims` `=` custom<Dims>($broadcast_dimensions) attr-dict `:`
    functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def StableHLO_ReshapeOp : StableHLO_Op<"reshape",
    "the same elements in the same order, in another shape",
    "Order is that of the last dimension running fastest.", [{
func.func @example(%x: tensor<2x3xf32>) -> tensor<6xf32> {
  %0 = stablehlo.reshape %x : (tensor<2x3xf32>) -> tensor<6xf32>
  return %0 : tensor<6xf32>
}
}], [Pure]> {
  let arguments = (ins StableHLO_Tensor:$operand);
  let results = (outs StableHLO_Tensor:$result);
  let assemblyFormat = "$operand attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

def StableHLO_TransposeOp : StableHLO_Op<"transpose",
    "operand with its dimensions in another order",
    "Dimension i of the result is dimension `dims[i]` of the operand.", [{
func.func @example(%x: tensor<2x3xf32>) -> tensor<3x2xf32> {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}
}], [Pure, StableHLO_InferTypes]> {
  let arguments = (ins StableHLO_Tensor:$operand,
                       DenseI64ArrayAttr:$permutation);
  let results = (outs StableHLO_Tensor:$result);
  let assemblyFormat = [{
    $operand `,` `dims` `=` custom<Dims>($permutation) attr-dict `:`
    functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def StableHLO_SliceOp : StableHLO_Op<"slice",
    "every n-th element from a start to a limit, in each dimension",
    "Written `[start:limit:stride]`, a stride of 1 left out.", [{
func.func @example(%x: tensor<4x4xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.slice %x [0:4:2, 1:3] : (tensor<4x4xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
}], [Pure, StableHLO_InferTypes]> {
  let arguments = (ins StableHLO_Tensor:$operand,
                       DenseI64ArrayAttr:$start_indices,
                       DenseI64ArrayAttr:$limit_indices,
                       DenseI64ArrayAttr:$strides);
  let results = (outs StableHLO_Tensor:$result);
  let assemblyFormat = [{
    $operand custom<SliceRanges>($start_indices, $limit_indices, $strides)
    attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def StableHLO_DynamicSliceOp : StableHLO_Op<"dynamic_slice",
    "a block of a fixed size from a place that is computed",
    "The start is moved so that the block lies inside the operand.", [{
func.func @example(%x: tensor<4x4xf32>, %i: tensor<i32>) -> tensor<1x4xf32> {
  %0 = stablehlo.dynamic_slice %x, %i, %i, sizes = [1, 4] : (tensor<4x4xf32>, tensor<i32>, tensor<i32>) -> tensor<1x4xf32>
  return %0 : tensor<1x4xf32>
}
}], [Pure, StableHLO_InferTypes]> {
  let arguments = (ins StableHLO_Tensor:$operand,
                       Variadic<StableHLO_ScalarInt>:$start_indices,
                       DenseI64ArrayAttr:$slice_sizes);
  let results = (outs StableHLO_Tensor:$result);
  let assemblyFormat = [{
    $operand `,` custom<OperandsThenAttribute>($start_indices)
    `sizes` `=` custom<Dims>($slice_sizes) attr-dict `:`
    functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def StableHLO_DynamicUpdateSliceOp : StableHLO_Op<"dynamic_update_slice",
    "operand with a block replaced at a place that is computed",
    "The start is moved so that the block lies inside the operand.", [{
func.func @example(%x: tensor<4xf32>, %u: tensor<2xf32>, %i: tensor<i32>) -> tensor<4xf32> {
  %0 = stablehlo.dynamic_update_slice %x, %u, %i : (tensor<4xf32>, tensor<2xf32>, tensor<i32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
}], [Pure, StableHLO_InferTypes]> {
  let arguments = (ins StableHLO_Tensor:$operand, StableHLO_Tensor:$update,
                       Variadic<StableHLO_ScalarInt>:$start_indices);
  let results = (outs StableHLO_Tensor:$result);
  let assemblyFormat = "operands attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

def StableHLO_ConcatenateOp : StableHLO_Op<"concatenate",
    "tensors one after the other along a dimension",
    "All other extents agree.", [{
func.func @example(%x: tensor<2x3xf32>, %y: tensor<1x3xf32>) -> tensor<3x3xf32> {
  %0 = stablehlo.concatenate %x, %y, dim = 0 : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<3x3xf32>
  return %0 : tensor<3x3xf32>
}
}], [Pure, StableHLO_InferTypes]> {
  let arguments = (ins Variadic<StableHLO_Tensor>:$inputs, I64Attr:$dimension);
  let results = (outs StableHLO_Tensor:$result);
  let assemblyFormat = [{
    custom<OperandsThenAttribute>($inputs) `dim` `=` $dimension attr-dict `:`
    functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def StableHLO_PadOp : StableHLO_Op<"pad",
    "operand with a value put around and between its elements",
    "A negative low or high cuts elements away.", [{
func.func @example(%x: tensor<2xf32>, %v: tensor<f32>) -> tensor<6xf32> {
  %0 = stablehlo.pad %x, %v, low = [1], high = [2], interior = [1] : (tensor<2xf32>, tensor<f32>) -> tensor<6xf32>
  return %0 : tensor<6xf32>
}
}], [Pure, StableHLO_InferTypes]> {
  let arguments = (ins StableHLO_Tensor:$operand,
                       StableHLO_Tensor:$padding_value,
                       DenseI64ArrayAttr:$edge_padding_low,
                       DenseI64ArrayAttr:$edge_padding_high,
                       DenseI64ArrayAttr:$interior_padding);
  let results = (outs StableHLO_Tensor:$result);
  let assemblyFormat = [{
    $operand `,` $padding_value `,` `low` `=` custom<Dims>($edge_padding_low)
    `,` `high` `=` custom<Dims>($edge_padding_high) `,`
    `interior` `=` custom<Dims>($interior_padding) attr-dict `:`
    functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def StableHLO_ReverseOp : StableHLO_Op<"reverse",
    "operand with the order of elements turned around in some dimensions",
    "The dimensions are named by `dims`.", [{
func.func @example(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = stablehlo.reverse %x, dims = [1] : tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}
}], [Pure, StableHLO_InferTypes]> {
  let arguments = (ins StableHLO_Tensor:$operand,
                       DenseI64ArrayAttr:$dimensions);
  let results = (outs StableHLO_Tensor:$result);
  let assemblyFormat = [{
    $operand `,` `dims` `=` custom<Dims>($dimensions) attr-dict `:`
    custom<SameOperandsAndResultType>(type($operand), type($result))
  }];
  let hasVerifier = 1;
}

def StableHLO_IotaOp : StableHLO_Op<"iota",
    "each element is its index in one dimension",
    "Counts from 0.", [{
func.func @example() -> tensor<2x3xi32> {
  %0 = stablehlo.iota dim = 1 : tensor<2x3xi32>
  return %0 : tensor<2x3xi32>
}
}], [Pure]> {
  let arguments = (ins I64Attr:$iota_dimension);
  let results = (outs StableHLO_IntOrFpTensor:$output);
  let assemblyFormat = "`dim` `=` $iota_dimension attr-dict `:` type($output)";
  let hasVerifier = 1;
}

def StableHLO_ConstantOp : StableHLO_Op<"constant",
    "a tensor of known elements",
    "Elements are written as nested lists, as one value for all, as raw "
    "little-endian bytes in hexadecimal, or as a resource.", [{
func.func @example() -> tensor<2xf32> {
  %0 = stablehlo.constant dense<[1.0, -0.5]> : tensor<2xf32>
  return %0 : tensor<2xf32>
}
}], [Pure, ConstantLike, StableHLO_InferTypes,
      DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let arguments = (ins ElementsAttr:$value);
  let results = (outs StableHLO_Tensor:$output);
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

#endif // TRC_DIALECT_STABLEHLO_MOVEMENTOPS
