//===- RefusedOps.td - operations known by name only --------*- tablegen -*-===//
//
// Operations outside the scope of trc: complex numbers, dynamic shapes,
// quantized types, point-to-point and host transfers, asynchrony, and what the
// specification has removed. They parse, loosely, so that `import` can refuse
// each by name, with its source location and what to do instead.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_DIALECT_STABLEHLO_REFUSEDOPS
#define TRC_DIALECT_STABLEHLO_REFUSEDOPS

include "trc/Dialect/StableHLO/StableHLOAttrs.td"

def StableHLO_Refused : NativeOpTrait<"Refused"> {
  let cppNamespace = "::trc::OpTrait";
}

/// `kept` are the attributes that `import` reads, where an operation of fixed
/// sizes can take its place.
class StableHLO_RefusedOp<string mnemonic, dag kept = (ins)>
    : Op<StableHLO_Dialect, mnemonic, [StableHLO_Refused]> {
  let summary = "known by name, refused by import";
  // Having one property, the operation takes any others that are written too.
  let arguments = !con((ins Variadic<AnyType>:$operands,
                            OptionalAttr<DictionaryAttr>:$others), kept);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region VariadicRegion<AnyRegion>:$bodies);
  let hasCustomAssemblyFormat = 1;
}

// Complex numbers.
def StableHLO_ComplexOp : StableHLO_RefusedOp<"complex">;
def StableHLO_RealOp : StableHLO_RefusedOp<"real">;
def StableHLO_ImagOp : StableHLO_RefusedOp<"imag">;
def StableHLO_FftOp : StableHLO_RefusedOp<"fft">;
// Dynamic shapes.
def StableHLO_DynamicBroadcastInDimOp : StableHLO_RefusedOp<"dynamic_broadcast_in_dim",
    (ins OptionalAttr<DenseI64ArrayAttr>:$broadcast_dimensions)>;
def StableHLO_DynamicConvOp : StableHLO_RefusedOp<"dynamic_conv",
    (ins OptionalAttr<DenseI64ArrayAttr>:$window_strides,
         OptionalAttr<DenseI64ArrayAttr>:$lhs_dilation,
         OptionalAttr<DenseI64ArrayAttr>:$rhs_dilation,
         OptionalAttr<DenseBoolArrayAttr>:$window_reversal,
         OptionalAttr<StableHLO_ConvDimensionNumbersAttr>:$dimension_numbers,
         OptionalAttr<I64Attr>:$feature_group_count,
         OptionalAttr<I64Attr>:$batch_group_count,
         StableHLO_PrecisionConfigAttr:$precision_config)>;
def StableHLO_DynamicGatherOp : StableHLO_RefusedOp<"dynamic_gather",
    (ins OptionalAttr<StableHLO_GatherDimensionNumbersAttr>:$dimension_numbers,
         OptionalAttr<BoolAttr>:$indices_are_sorted)>;
def StableHLO_DynamicIotaOp : StableHLO_RefusedOp<"dynamic_iota",
    (ins OptionalAttr<I64Attr>:$iota_dimension)>;
def StableHLO_DynamicPadOp : StableHLO_RefusedOp<"dynamic_pad">;
def StableHLO_DynamicReshapeOp : StableHLO_RefusedOp<"dynamic_reshape">;
def StableHLO_RealDynamicSliceOp : StableHLO_RefusedOp<"real_dynamic_slice">;
def StableHLO_GetDimensionSizeOp : StableHLO_RefusedOp<"get_dimension_size",
    (ins OptionalAttr<I64Attr>:$dimension)>;
def StableHLO_SetDimensionSizeOp : StableHLO_RefusedOp<"set_dimension_size">;
// Quantized types.
def StableHLO_UniformQuantizeOp : StableHLO_RefusedOp<"uniform_quantize">;
def StableHLO_UniformDequantizeOp : StableHLO_RefusedOp<"uniform_dequantize">;
// Transfers and asynchrony.
def StableHLO_SendOp : StableHLO_RefusedOp<"send">;
def StableHLO_RecvOp : StableHLO_RefusedOp<"recv">;
def StableHLO_InfeedOp : StableHLO_RefusedOp<"infeed">;
def StableHLO_OutfeedOp : StableHLO_RefusedOp<"outfeed">;
def StableHLO_AsyncStartOp : StableHLO_RefusedOp<"async_start">;
def StableHLO_AsyncDoneOp : StableHLO_RefusedOp<"async_done">;
def StableHLO_CollectiveReduceOp : StableHLO_RefusedOp<"collective_reduce">;
// Removed from the specification.
def StableHLO_BroadcastOp : StableHLO_RefusedOp<"broadcast">;
def StableHLO_CreateTokenOp : StableHLO_RefusedOp<"create_token">;
def StableHLO_CrossReplicaSumOp : StableHLO_RefusedOp<"cross-replica-sum">;
def StableHLO_DotOp : StableHLO_RefusedOp<"dot">;
def StableHLO_EinsumOp : StableHLO_RefusedOp<"einsum">;
def StableHLO_UnaryEinsumOp : StableHLO_RefusedOp<"unary_einsum">;
def StableHLO_TorchIndexSelectOp : StableHLO_RefusedOp<"torch_index_select">;

#endif // TRC_DIALECT_STABLEHLO_REFUSEDOPS
