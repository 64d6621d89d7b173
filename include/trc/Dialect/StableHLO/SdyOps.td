//===- SdyOps.td - the sharding dialect of JAX --------------*- tablegen -*-===//
//
// What JAX prints when a program names a mesh of devices. An unknown dialect's
// own assembly cannot be parsed, so this much of `sdy` is known; `simplify`
// removes it on one device.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_DIALECT_STABLEHLO_SDYOPS
#define TRC_DIALECT_STABLEHLO_SDYOPS

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Sdy_Dialect : Dialect {
  let name = "sdy";
  let cppNamespace = "::trc::sdy";
  let summary = "meshes and shardings, as JAX prints them";
  let description = [{
    Comes with the program; gone after `simplify`, which refuses what needs
    more than one device.
  }];
  let useDefaultAttributePrinterParser = 1;
}

class Sdy_Attr<string name, string mnemonic_, string sentence>
    : AttrDef<Sdy_Dialect, name> {
  let mnemonic = mnemonic_;
  let summary = sentence;
  let hasCustomAssemblyFormat = 1;
}

def Sdy_MeshAxisAttr : Sdy_Attr<"MeshAxis", "mesh_axis",
    "an axis of a mesh, with its size"> {
  let parameters = (ins StringRefParameter<"name">:$name, "int64_t":$size);
}

def Sdy_MeshAttr : Sdy_Attr<"Mesh", "mesh", "devices arranged along axes"> {
  let parameters = (ins ArrayRefParameter<"MeshAxisAttr", "axes">:$axes,
                        ArrayRefParameter<"int64_t", "device ids">:$device_ids);
  let extraClassDeclaration = [{
    /// Number of devices: the product of the sizes of the axes.
    int64_t getTotalSize() const;
  }];
}

def Sdy_AxisRefAttr : Sdy_Attr<"AxisRef", "axis_ref",
    "an axis of a mesh, or a part of one"> {
  let parameters = (ins StringRefParameter<"name">:$name,
                        // 0 and 0 where the whole axis is meant.
                        "int64_t":$pre_size, "int64_t":$size);
}

def Sdy_DimensionShardingAttr : Sdy_Attr<"DimensionSharding",
    "dimension_sharding", "the axes along which a dimension is split"> {
  let parameters = (ins ArrayRefParameter<"AxisRefAttr", "axes">:$axes,
                        "bool":$is_closed,
                        // -1 where there is none.
                        "int64_t":$priority);
}

def Sdy_TensorShardingAttr : Sdy_Attr<"TensorSharding", "sharding",
    "how a tensor is split over a mesh"> {
  let parameters = (ins
    // A symbol name, or the mesh itself.
    "::mlir::Attribute":$mesh_or_ref,
    ArrayRefParameter<"DimensionShardingAttr", "dimensions">:$dim_shardings,
    ArrayRefParameter<"AxisRefAttr", "replicated axes">:$replicated_axes,
    ArrayRefParameter<"AxisRefAttr", "unreduced axes">:$unreduced_axes);
}

def Sdy_TensorShardingPerValueAttr : Sdy_Attr<"TensorShardingPerValue",
    "sharding_per_value", "how each of several tensors is split"> {
  let parameters = (ins
    ArrayRefParameter<"TensorShardingAttr", "shardings">:$shardings);
}

def Sdy_ManualAxesAttr : Sdy_Attr<"ManualAxes", "manual_axes",
    "axes that a manual computation handles itself"> {
  let parameters = (ins
    ArrayRefParameter<"::mlir::StringAttr", "names">:$value);
}

// Rides on custom calls; only kept as text, as nothing here reads it.
def Sdy_OpShardingRuleAttr : Sdy_Attr<"OpShardingRule", "op_sharding_rule",
    "how an operation can be split"> {
  let parameters = (ins StringRefParameter<"what was written">:$text);
}

class Sdy_Op<string mnemonic, string sentence, string text, string example,
             list<Trait> traits = []> : Op<Sdy_Dialect, mnemonic, traits> {
  let summary = sentence;
  let description = text # "\n\nSee [sdy](https://openxla.org/shardy/sdy_dialect"
      "#sdy" # mnemonic # ").\n\nExample:\n```mlir\n" # example # "\n```\n";
}

def Sdy_MeshOp : Sdy_Op<"mesh", "names a mesh of devices",
    "Each axis has a name and a size.",
    "sdy.mesh @mesh = <[\"x\"=2, \"y\"=4]>", [Symbol]> {
  let arguments = (ins SymbolNameAttr:$sym_name, Sdy_MeshAttr:$mesh);
  let assemblyFormat = "$sym_name `=` $mesh attr-dict";
}

class Sdy_ShardOp<string mnemonic, string sentence> : Sdy_Op<mnemonic,
    sentence, "Returns its operand.",
    "sdy.mesh @mesh = <[\"x\"=2]>\n"
    "func.func @example(%x: tensor<4xf32>) -> tensor<4xf32> {\n"
    "  %0 = sdy." # mnemonic # " %x <@mesh, [{\"x\"}]> : tensor<4xf32>\n"
    "  return %0 : tensor<4xf32>\n}", [Pure, SameOperandsAndResultType]> {
  let arguments = (ins AnyRankedTensor:$input, Sdy_TensorShardingAttr:$sharding);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = "$input $sharding attr-dict `:` type($input)";
}
def Sdy_ShardingConstraintOp : Sdy_ShardOp<"sharding_constraint",
    "says how a tensor is to be split">;
def Sdy_ReshardOp : Sdy_ShardOp<"reshard", "splits a tensor in another way">;

def Sdy_ManualComputationOp : Sdy_Op<"manual_computation",
    "a region in which each device works on its part",
    "The region's arguments and results are the parts.",
    "sdy.mesh @mesh = <[\"x\"=2]>\n"
    "func.func @example(%x: tensor<4xf32>) -> tensor<4xf32> {\n"
    "  %0 = sdy.manual_computation(%x) in_shardings=[<@mesh, [{\"x\"}]>] out_shardings=[<@mesh, [{\"x\"}]>]\n"
    "      manual_axes={\"x\"} (%a: tensor<2xf32>) {\n"
    "    sdy.return %a : tensor<2xf32>\n"
    "  } : (tensor<4xf32>) -> tensor<4xf32>\n"
    "  return %0 : tensor<4xf32>\n"
    "}", [IsolatedFromAbove, RecursiveMemoryEffects]> {
  let arguments = (ins Variadic<AnyRankedTensor>:$tensors,
      Sdy_TensorShardingPerValueAttr:$in_shardings,
      Sdy_TensorShardingPerValueAttr:$out_shardings,
      Sdy_ManualAxesAttr:$manual_axes);
  let regions = (region SizedRegion<1>:$body);
  let results = (outs Variadic<AnyRankedTensor>:$results);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def Sdy_ReturnOp : Sdy_Op<"return", "ends a manual computation",
    "Lives and goes with it.",
    "sdy.mesh @mesh = <[\"x\"=1]>\n"
    "func.func @example(%x: tensor<4xf32>) -> tensor<4xf32> {\n"
    "  %0 = sdy.manual_computation(%x) in_shardings=[<@mesh, [{}]>] out_shardings=[<@mesh, [{}]>]\n"
    "      manual_axes={\"x\"} (%a: tensor<4xf32>) {\n"
    "    sdy.return %a : tensor<4xf32>\n"
    "  } : (tensor<4xf32>) -> tensor<4xf32>\n"
    "  return %0 : tensor<4xf32>\n"
    "}", [Pure, Terminator, ReturnLike]> {
  let arguments = (ins Variadic<AnyType>:$results);
  let assemblyFormat = "attr-dict ($results^ `:` type($results))?";
}

#endif // TRC_DIALECT_STABLEHLO_SDYOPS
