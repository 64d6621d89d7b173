//===- IndexingOps.td - gather, scatter, sort ---------------*- tablegen -*-===//
//
// Operations that read or write places that are computed, or order elements by
// a comparison. JAX prints all of them in the generic form.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_DIALECT_STABLEHLO_INDEXINGOPS
#define TRC_DIALECT_STABLEHLO_INDEXINGOPS

include "trc/Dialect/StableHLO/StableHLOAttrs.td"

def StableHLO_GatherOp : StableHLO_Op<"gather",
    "blocks of the operand from places that are computed",
    "Every start is moved so that its block lies inside the operand.", [{
func.func @example(%x: tensor<5x8xf32>, %i: tensor<3x1xi32>) -> tensor<3x8xf32> {
  %0 = "stablehlo.gather"(%x, %i) <{
    dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0],
                                          start_index_map = [0], index_vector_dim = 1>,
    indices_are_sorted = false, slice_sizes = array<i64: 1, 8>
  }> : (tensor<5x8xf32>, tensor<3x1xi32>) -> tensor<3x8xf32>
  return %0 : tensor<3x8xf32>
}
}], [Pure, StableHLO_InferTypes]> {
  let arguments = (ins StableHLO_Tensor:$operand,
                       StableHLO_IntTensor:$start_indices,
                       StableHLO_GatherDimensionNumbersAttr:$dimension_numbers,
                       DenseI64ArrayAttr:$slice_sizes,
                       DefaultValuedOptionalAttr<BoolAttr, "false">:$indices_are_sorted);
  let results = (outs StableHLO_Tensor:$result);
  let hasVerifier = 1;
}

def StableHLO_ScatterOp : StableHLO_Op<"scatter",
    "inputs with blocks combined into them at places that are computed",
    "An element of an update that falls outside is dropped. The region takes "
    "what is there and what comes, and returns what is to be there.", [{
func.func @example(%x: tensor<5x8xf32>, %i: tensor<3x1xi32>, %u: tensor<3x8xf32>) -> tensor<5x8xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{
    scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0],
                                                   scatter_dims_to_operand_dims = [0], index_vector_dim = 1>,
    indices_are_sorted = false, unique_indices = false
  }> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<5x8xf32>, tensor<3x1xi32>, tensor<3x8xf32>) -> tensor<5x8xf32>
  return %0 : tensor<5x8xf32>
}
}], [Pure, IsolatedFromAbove, SameVariadicOperandSize, StableHLO_InferTypes]> {
  let arguments = (ins Variadic<StableHLO_Tensor>:$inputs,
      StableHLO_IntTensor:$scatter_indices,
      Variadic<StableHLO_Tensor>:$updates,
      StableHLO_ScatterDimensionNumbersAttr:$scatter_dimension_numbers,
      DefaultValuedOptionalAttr<BoolAttr, "false">:$indices_are_sorted,
      DefaultValuedOptionalAttr<BoolAttr, "false">:$unique_indices);
  let regions = (region SizedRegion<1>:$update_computation);
  let results = (outs Variadic<StableHLO_Tensor>:$results);
  let hasVerifier = 1;
}

def StableHLO_SelectAndScatterOp : StableHLO_Op<"select_and_scatter",
    "source added to the place that a comparison selects in each window",
    "The gradient of a maximum over windows.", [{
func.func @example(%x: tensor<4xf32>, %s: tensor<2xf32>, %c: tensor<f32>) -> tensor<4xf32> {
  %0 = "stablehlo.select_and_scatter"(%x, %s, %c) <{
    window_dimensions = array<i64: 2>, window_strides = array<i64: 2>,
    padding = dense<0> : tensor<1x2xi64>
  }> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %p = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %t = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %t : tensor<f32>
  }) : (tensor<4xf32>, tensor<2xf32>, tensor<f32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
}], [Pure, IsolatedFromAbove, StableHLO_InferTypes]> {
  let arguments = (ins StableHLO_Tensor:$operand, StableHLO_Tensor:$source,
      StableHLO_Tensor:$init_value,
      OptionalAttr<DenseI64ArrayAttr>:$window_dimensions,
      OptionalAttr<DenseI64ArrayAttr>:$window_strides,
      OptionalAttr<I64ElementsAttr>:$padding);
  let regions = (region SizedRegion<1>:$select, SizedRegion<1>:$scatter);
  let results = (outs StableHLO_Tensor:$result);
  let hasVerifier = 1;
}

def StableHLO_SortOp : StableHLO_Op<"sort",
    "elements of tensors put in an order along one dimension",
    "The region takes two elements of each tensor, those of the first tensor "
    "first, and says whether the first comes before the second.", [{
func.func @example(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.sort"(%x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %p = stablehlo.compare LT, %a, %b, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
}], [Pure, IsolatedFromAbove, StableHLO_InferTypes]> {
  let arguments = (ins Variadic<StableHLO_Tensor>:$inputs,
      DefaultValuedOptionalAttr<I64Attr, "-1">:$dimension,
      DefaultValuedOptionalAttr<BoolAttr, "false">:$is_stable);
  let regions = (region SizedRegion<1>:$comparator);
  let results = (outs Variadic<StableHLO_Tensor>:$results);
  let hasVerifier = 1;
}

#endif // TRC_DIALECT_STABLEHLO_INDEXINGOPS
