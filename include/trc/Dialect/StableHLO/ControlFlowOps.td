//===- ControlFlowOps.td - control flow, calls, tuples ------*- tablegen -*-===//
//
// Operations with branches and loops, calls of what lies outside, barriers,
// tuples and the terminator of regions. Regions of while, if and case may read
// values from outside.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_DIALECT_STABLEHLO_CONTROLFLOWOPS
#define TRC_DIALECT_STABLEHLO_CONTROLFLOWOPS

include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "trc/Dialect/StableHLO/StableHLOAttrs.td"

def StableHLO_WhileOp : StableHLO_Op<"while",
    "a body repeated as long as a condition holds",
    "The carried values are arguments of both regions.", [{
func.func @example(%n: tensor<i32>) -> tensor<i32> {
  %0 = stablehlo.while(%i = %n) : tensor<i32>
  cond {
    %c = stablehlo.constant dense<10> : tensor<i32>
    %p = stablehlo.compare LT, %i, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.add %i, %i : tensor<i32>
    stablehlo.return %j : tensor<i32>
  }
  return %0 : tensor<i32>
}
}], [RecursiveMemoryEffects, StableHLO_InferTypes,
      DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmBlockArgumentNames"]>]> {
  let arguments = (ins Variadic<StableHLO_TensorOrToken>:$operand);
  let regions = (region SizedRegion<1>:$cond, SizedRegion<1>:$body);
  let results = (outs Variadic<StableHLO_TensorOrToken>:$results);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def StableHLO_IfOp : StableHLO_Op<"if",
    "the results of one of two regions",
    "Only the region that is chosen runs.", [{
func.func @example(%p: tensor<i1>, %x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.if"(%p) ({
    stablehlo.return %x : tensor<4xf32>
  }, {
    %1 = stablehlo.negate %x : tensor<4xf32>
    stablehlo.return %1 : tensor<4xf32>
  }) : (tensor<i1>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
}], [RecursiveMemoryEffects, RecursivelySpeculatable]> {
  let arguments = (ins StableHLO_ScalarPred:$pred);
  let regions = (region SizedRegion<1>:$true_branch,
                        SizedRegion<1>:$false_branch);
  let results = (outs Variadic<StableHLO_TensorOrToken>:$results);
  let hasVerifier = 1;
}

def StableHLO_CaseOp : StableHLO_Op<"case",
    "the results of the region with a computed number",
    "A number outside of the range chooses the last region.", [{
func.func @example(%i: tensor<i32>, %x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.case"(%i) ({
    stablehlo.return %x : tensor<4xf32>
  }, {
    %1 = stablehlo.negate %x : tensor<4xf32>
    stablehlo.return %1 : tensor<4xf32>
  }) : (tensor<i32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
}], [RecursiveMemoryEffects, RecursivelySpeculatable]> {
  let arguments = (ins StableHLO_ScalarI32:$index);
  let regions = (region VariadicRegion<SizedRegion<1>>:$branches);
  let results = (outs Variadic<StableHLO_TensorOrToken>:$results);
  let hasVerifier = 1;
}

def StableHLO_ReturnOp : StableHLO_Op<"return",
    "ends a region and names its results",
    "Lives and goes with the operation that has the region.", [{
func.func @example(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.map"(%x) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
}], [Pure, ReturnLike, Terminator]> {
  let arguments = (ins Variadic<StableHLO_TensorOrTokenOrTuple>:$results);
  let assemblyFormat = "$results attr-dict (`:` type($results)^)?";
}

def StableHLO_CompositeOp : StableHLO_Op<"composite",
    "an operation made of others, under a name",
    "`decomposition` is the function that computes it.", [{
func.func @example(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.composite "my.twice" %x {decomposition = @twice, version = 1 : i32} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func private @twice(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.add %x, %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}
}], [DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let arguments = (ins Variadic<StableHLO_TensorOrTokenOrTuple>:$inputs,
      StrAttr:$name,
      DefaultValuedOptionalAttr<DictionaryAttr, "{}">:$composite_attributes,
      FlatSymbolRefAttr:$decomposition,
      DefaultValuedOptionalAttr<I32Attr, "0">:$version);
  let results = (outs Variadic<StableHLO_TensorOrTokenOrTuple>:$results);
  let assemblyFormat = "$name $inputs attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

def StableHLO_CustomCallOp : StableHLO_Op<"custom_call",
    "calls something outside of the program by name",
    "It may do anything unless `has_side_effect = false` is given. The names "
    "`check.expect_eq`, `check.expect_close` and `check.expect_almost_eq` "
    "compare two tensors.", [{
func.func @example(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.custom_call @my_function(%x) {api_version = 4 : i32, has_side_effect = false} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
}], [DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let arguments = (ins Variadic<StableHLO_TensorOrTokenOrTuple>:$inputs,
      StrAttr:$call_target_name,
      OptionalAttr<BoolAttr>:$has_side_effect,
      OptionalAttr<AnyAttrOf<[StrAttr, DictionaryAttr]>>:$backend_config,
      DefaultValuedOptionalAttr<StableHLO_CustomCallApiVersionAttr,
          "::trc::stablehlo::CustomCallApiVersion::API_VERSION_ORIGINAL">:$api_version,
      DefaultValuedOptionalAttr<TypedArrayAttrBase<FlatSymbolRefAttr,
          "names of functions">, "{}">:$called_computations,
      OptionalAttr<ArrayAttr>:$operand_layouts,
      OptionalAttr<ArrayAttr>:$result_layouts,
      DefaultValuedOptionalAttr<TypedArrayAttrBase<
          StableHLO_OutputOperandAliasAttr, "aliases of results">, "{}">
          :$output_operand_aliases);
  let results = (outs Variadic<StableHLO_TensorOrTokenOrTuple>:$results);
  let assemblyFormat = [{
    custom<CustomCallTarget>($call_target_name) `(` $inputs `)`
    attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def StableHLO_OptimizationBarrierOp : StableHLO_Op<"optimization_barrier",
    "its operands, and a wall that no optimisation crosses",
    "Printed by `jax.checkpoint`, so that what is recomputed stays so.", [{
func.func @example(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.optimization_barrier %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}
}], [Pure, StableHLO_InferTypes]> {
  let arguments = (ins Variadic<StableHLO_TensorOrToken>:$operand);
  let results = (outs Variadic<StableHLO_TensorOrToken>:$result);
  let assemblyFormat = [{
    attr-dict ($operand^ `:`
    custom<PairwiseTypes>(type($operand), type($result))):(`(` `)`)?
  }];
  let hasVerifier = 1;
}

def StableHLO_AfterAllOp : StableHLO_Op<"after_all",
    "a token that comes after other tokens",
    "Orders side effects.", [{
func.func @example() {
  %0 = stablehlo.after_all : !stablehlo.token
  %1 = stablehlo.after_all %0, %0 : !stablehlo.token
  return
}
}], [Pure]> {
  let arguments = (ins Variadic<StableHLO_Token>:$inputs);
  let results = (outs StableHLO_Token:$result);
  let assemblyFormat = [{
    $inputs attr-dict `:`
    custom<VariadicSameOperandsAndResultType>(ref($inputs), type($inputs),
                                              type($result))
  }];
}

def StableHLO_TupleOp : StableHLO_Op<"tuple",
    "several values as one",
    "Gone after `simplify`, which takes tuples apart.", [{
func.func @example(%x: tensor<4xf32>, %y: tensor<i32>) -> tensor<i32> {
  %0 = stablehlo.tuple %x, %y : tuple<tensor<4xf32>, tensor<i32>>
  %1 = stablehlo.get_tuple_element %0[1] : (tuple<tensor<4xf32>, tensor<i32>>) -> tensor<i32>
  return %1 : tensor<i32>
}
}], [Pure]> {
  let arguments = (ins Variadic<StableHLO_TensorOrTokenOrTuple>:$val);
  let results = (outs StableHLO_Tuple:$result);
  let assemblyFormat = [{
    $val attr-dict `:` custom<TupleOpType>(type($val), type($result))
  }];
  let hasVerifier = 1;
}

def StableHLO_GetTupleElementOp : StableHLO_Op<"get_tuple_element",
    "one of the values of a tuple",
    "Counts from 0.", [{
func.func @example(%t: tuple<tensor<4xf32>, tensor<i32>>) -> tensor<i32> {
  %0 = stablehlo.get_tuple_element %t[1] : (tuple<tensor<4xf32>, tensor<i32>>) -> tensor<i32>
  return %0 : tensor<i32>
}
}], [Pure, StableHLO_InferTypes]> {
  let arguments = (ins StableHLO_Tuple:$operand, I32Attr:$index);
  let results = (outs StableHLO_TensorOrTokenOrTuple:$result);
  let assemblyFormat = [{
    $operand `[` $index `]` attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

#endif // TRC_DIALECT_STABLEHLO_CONTROLFLOWOPS
