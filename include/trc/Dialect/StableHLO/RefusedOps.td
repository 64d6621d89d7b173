//===- RefusedOps.td - operations known by name only --------*- tablegen -*-===//
//
// Operations outside the scope of trc, those of RefusedNames.def and dynamic
// shapes. They parse, loosely, so that `import` can refuse each by name, with
// its source location and what to do instead.
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

def StableHLO_RefusedByName : NativeOpTrait<"RefusedByName"> {
  let cppNamespace = "::trc::OpTrait";
}

// What has nothing but a name, each under its own: RefusedNames.def.
def StableHLO_RefusedByNameOp : StableHLO_RefusedOp<"refused"> {
  let summary = "any of those that are known by name only, under its own name";
  let traits = [StableHLO_Refused, StableHLO_RefusedByName];
  let extraClassDeclaration = [{
    static bool classof(::mlir::Operation *op) {
      return op->hasTrait<::trc::OpTrait::RefusedByName>();
    }
  }];
}

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

#endif // TRC_DIALECT_STABLEHLO_REFUSEDOPS
