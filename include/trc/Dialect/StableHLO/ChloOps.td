//===- ChloOps.td - the client-side dialect of JAX ----------*- tablegen -*-===//
//
// The operations of the `chlo` dialect that JAX prints for transformers and
// their kin. `simplify` rewrites what StableHLO can say (square, say); the rest
// stays as elementwise functions that kernels know.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_DIALECT_STABLEHLO_CHLOOPS
#define TRC_DIALECT_STABLEHLO_CHLOOPS

include "trc/Dialect/StableHLO/StableHLOAttrs.td"

def Chlo_Dialect : Dialect {
  let name = "chlo";
  let cppNamespace = "::trc::chlo";
  let summary = "functions that JAX prints and StableHLO does not have";
  let description = [{
    Comes with the program. Its elementwise functions live until
    `bufferize-to-plan`.
  }];
  let useDefaultAttributePrinterParser = 1;
}

class Chlo_Op<string mnemonic, string sentence, string example,
              list<Trait> traits = []> : Op<Chlo_Dialect, mnemonic, traits> {
  let summary = sentence;
  let description = "See [chlo](https://openxla.org/stablehlo/generated/chlo#chlo"
      # mnemonic # ").\n\nExample:\n```mlir\n" # example # "\n```\n";
  let hasVerifier = 1;
}

class Chlo_UnaryOp<string mnemonic, string sentence,
                   Type type = StableHLO_FpTensor, string label = mnemonic>
    : Chlo_Op<mnemonic, sentence,
    "func.func @example(%x: tensor<4xf32>) -> tensor<4xf32> {\n"
    "  %0 = chlo." # mnemonic # " %x : tensor<4xf32> -> tensor<4xf32>\n"
    "  return %0 : tensor<4xf32>\n}",
    [Pure, StableHLO_ElementwiseMap, StableHLO_InferTypes]> {
  let arguments = (ins type:$operand);
  let results = (outs type:$result);
  let skipDefaultBuilders = 1;
  let builders = StableHLO_Builders<["operand"]>.builders;
  let assemblyFormat = "$operand attr-dict `:` type($operand) `->` type($result)";
  let extraClassDefinition = StableHLO_SameTypes<label>.definition;
}

def Chlo_AcosOp : Chlo_UnaryOp<"acos", "arc cosine of each element">;
def Chlo_AcoshOp : Chlo_UnaryOp<"acosh", "inverse hyperbolic cosine of each element">;
def Chlo_AsinOp : Chlo_UnaryOp<"asin", "arc sine of each element">;
def Chlo_AsinhOp : Chlo_UnaryOp<"asinh", "inverse hyperbolic sine of each element">;
def Chlo_AtanOp : Chlo_UnaryOp<"atan", "arc tangent of each element">;
def Chlo_AtanhOp : Chlo_UnaryOp<"atanh", "inverse hyperbolic tangent of each element">;
def Chlo_BesselI1eOp : Chlo_UnaryOp<"bessel_i1e",
    "Bessel's function I1 of each element x, times exp(-|x|)">;
def Chlo_CoshOp : Chlo_UnaryOp<"cosh", "hyperbolic cosine of each element">;
def Chlo_DigammaOp : Chlo_UnaryOp<"digamma", "derivative of the logarithm of the gamma function">;
def Chlo_ErfOp : Chlo_UnaryOp<"erf", "error function of each element">;
def Chlo_ErfInvOp : Chlo_UnaryOp<"erf_inv", "inverse error function of each element">;
def Chlo_ErfcOp : Chlo_UnaryOp<"erfc", "one less the error function of each element">;
def Chlo_LgammaOp : Chlo_UnaryOp<"lgamma", "logarithm of the magnitude of the gamma function">;
def Chlo_SinhOp : Chlo_UnaryOp<"sinh", "hyperbolic sine of each element">;
def Chlo_SquareOp : Chlo_UnaryOp<"square", "each element times itself", StableHLO_Tensor>;
def Chlo_TanOp : Chlo_UnaryOp<"tan", "tangent of each element",
    StableHLO_FpTensor, "chlo_tan">;

def Chlo_NextAfterOp : Chlo_Op<"next_after",
    "the next number that can be represented after x, towards y", [{
func.func @example(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %0 = chlo.next_after %x, %y : tensor<4xf32>, tensor<4xf32> -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
}], [Pure, StableHLO_ElementwiseMap, StableHLO_InferTypes]> {
  let arguments = (ins StableHLO_FpTensor:$x, StableHLO_FpTensor:$y);
  let results = (outs StableHLO_FpTensor:$result);
  let assemblyFormat = [{
    $x `,` $y attr-dict `:` type($x) `,` type($y) `->` type($result)
  }];
}

class Chlo_BinaryOp<string mnemonic, string sentence, Type operandType,
                    string lhs, string rhs, string element>
    : Chlo_Op<mnemonic, sentence,
    "func.func @example(%" # lhs # ": tensor<4x" # element # ">, %" # rhs
    # ": tensor<4x" # element # ">) -> tensor<4x" # element # "> {\n"
    "  %0 = chlo." # mnemonic # " %" # lhs # ", %" # rhs # " : tensor<4x" # element
    # ">, tensor<4x" # element # "> -> tensor<4x" # element # ">\n"
    "  return %0 : tensor<4x" # element # ">\n}",
    [Pure, StableHLO_ElementwiseMap, StableHLO_InferTypes]> {
  let arguments = (ins);
  let results = (outs operandType:$result);
  let assemblyFormat = "$" # lhs # " `,` $" # rhs # " attr-dict `:` type($" # lhs
      # ") `,` type($" # rhs # ") `->` type($result)";
}
def Chlo_ZetaOp : Chlo_BinaryOp<"zeta",
    "sum of 1 / (q + k)^x over k of 0 and more, Hurwitz's zeta function",
    StableHLO_FpTensor, "x", "q", "f32"> {
  let arguments = (ins StableHLO_FpTensor:$x, StableHLO_FpTensor:$q);
}
def Chlo_PolygammaOp : Chlo_BinaryOp<"polygamma",
    "the n-th derivative of digamma", StableHLO_FpTensor, "n", "x", "f32"> {
  let arguments = (ins StableHLO_FpTensor:$n, StableHLO_FpTensor:$x);
}
def Chlo_MulhiOp : Chlo_BinaryOp<"mulhi",
    "the upper half of the bits of a product", StableHLO_IntTensor, "lhs", "rhs", "i32"> {
  let arguments = (ins StableHLO_IntTensor:$lhs, StableHLO_IntTensor:$rhs);
}

class Chlo_PredicateOp<string mnemonic, string sentence> : Chlo_Op<mnemonic,
    sentence,
    "func.func @example(%x: tensor<4xf32>) -> tensor<4xi1> {\n"
    "  %0 = chlo." # mnemonic # " %x : tensor<4xf32> -> tensor<4xi1>\n"
    "  return %0 : tensor<4xi1>\n}",
    [Pure, StableHLO_ElementwiseMap, StableHLO_InferTypes]> {
  let arguments = (ins StableHLO_FpTensor:$operand);
  let results = (outs StableHLO_PredTensor:$result);
  let assemblyFormat = "$operand attr-dict `:` type($operand) `->` type($result)";
}
def Chlo_IsInfOp : Chlo_PredicateOp<"is_inf", "whether each element is infinite">;
def Chlo_IsNegInfOp : Chlo_PredicateOp<"is_neg_inf", "whether each element is minus infinity">;
def Chlo_IsPosInfOp : Chlo_PredicateOp<"is_pos_inf", "whether each element is plus infinity">;

def Chlo_TopKOp : Chlo_Op<"top_k",
    "the k largest elements of the last dimension, and where they are", [{
func.func @example(%x: tensor<4x8xf32>) -> tensor<4x2xf32> {
  %0, %1 = chlo.top_k(%x, k = 2) : tensor<4x8xf32> -> (tensor<4x2xf32>, tensor<4x2xi32>)
  return %0 : tensor<4x2xf32>
}
}], [Pure, StableHLO_InferTypes]> {
  let arguments = (ins StableHLO_Tensor:$operand, I64Attr:$k);
  let results = (outs StableHLO_Tensor:$values, StableHLO_Tensor:$indices);
  let assemblyFormat = [{
    `(` $operand `,` `k` `=` $k `)` attr-dict `:` type($operand) `->`
    `(` type($values) `,` type($indices) `)`
  }];
}

def Chlo_PrecisionAttr
    : EnumAttr<Chlo_Dialect, StableHLO_Precision, "precision">;
def Chlo_PrecisionConfigAttr
    : OptionalAttr<TypedArrayAttrBase<Chlo_PrecisionAttr,
                                      "precisions, one per operand">>;

def Chlo_RaggedDotDimensionNumbersAttr
    : AttrDef<Chlo_Dialect, "RaggedDotDimensionNumbers"> {
  let mnemonic = "ragged_dot";
  let summary = "which dimensions of a ragged_dot are batched, contracted, and in groups";
  let parameters = (ins
    StableHLO_Dims:$lhsBatchingDimensions,
    StableHLO_Dims:$rhsBatchingDimensions,
    StableHLO_Dims:$lhsContractingDimensions,
    StableHLO_Dims:$rhsContractingDimensions,
    StableHLO_Dims:$lhsRaggedDimensions,
    StableHLO_Dims:$rhsGroupDimensions);
  let hasCustomAssemblyFormat = 1;
  let extraClassDeclaration = [{
    /// What lies in groups: rows of lhs, what is summed, or batches.
    enum class Mode { Free, Contracting, Batching };
    Mode getMode() const;
    int64_t getRaggedDimension() const { return getLhsRaggedDimensions()[0]; }
    /// The dimensions of lhs for each place of which there may be other group
    /// sizes: those before the ragged one, of its kind, behind the batching
    /// ones. `rank` is that of lhs.
    ::llvm::SmallVector<int64_t> getLhsPrefix(int64_t rank) const;
    /// Those of rhs, where what is summed lies in groups.
    ::llvm::SmallVector<int64_t> getRhsPrefix() const;
    /// There, the ragged dimension of rhs.
    int64_t getRhsRaggedDimension() const;
  }];
}

def Chlo_RaggedDotOp : Chlo_Op<"ragged_dot",
    "products of groups of rows, each with a matrix of its own", [{
func.func @example(%x: tensor<6x4xf32>, %w: tensor<2x4x3xf32>, %sizes: tensor<2xi32>) -> tensor<6x3xf32> {
  %0 = "chlo.ragged_dot"(%x, %w, %sizes) <{
    ragged_dot_dimension_numbers = #chlo.ragged_dot<
      lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1],
      lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>
  }> : (tensor<6x4xf32>, tensor<2x4x3xf32>, tensor<2xi32>) -> tensor<6x3xf32>
  return %0 : tensor<6x3xf32>
}
}], [Pure]> {
  let arguments = (ins StableHLO_Tensor:$lhs, StableHLO_Tensor:$rhs,
      StableHLO_IntTensor:$group_sizes,
      Chlo_RaggedDotDimensionNumbersAttr:$ragged_dot_dimension_numbers,
      Chlo_PrecisionConfigAttr:$precision_config);
  let results = (outs StableHLO_Tensor:$result);
}

def Chlo_ScanOp : Chlo_Op<"scan",
    "a body run over the slices of tensors, which carries values along", [{
func.func @example(%x: tensor<2x3xf32>, %c: tensor<2xf32>) -> tensor<2x3xf32> {
  %0:2 = chlo.scan(%x) inits (%c) dimension = 1 {
  ^bb0(%input: tensor<2xf32>, %carry: tensor<2xf32>):
    %sum = stablehlo.add %input, %carry : tensor<2xf32>
    stablehlo.return %sum, %sum : tensor<2xf32>, tensor<2xf32>
  } : (tensor<2x3xf32>, tensor<2xf32>) -> (tensor<2x3xf32>, tensor<2xf32>)
  return %0#0 : tensor<2x3xf32>
}
}], [RecursiveMemoryEffects, AttrSizedOperandSegments,
     AttrSizedResultSegments]> {
  let arguments = (ins Variadic<StableHLO_Tensor>:$inputs,
      Variadic<StableHLO_Tensor>:$inits, I64Attr:$dimension,
      OptionalAttr<I64Attr>:$scan_dim_size, OptionalAttr<BoolAttr>:$is_reverse,
      OptionalAttr<BoolAttr>:$is_associative);
  let regions = (region SizedRegion<1>:$body);
  let results = (outs Variadic<StableHLO_Tensor>:$outputs,
      Variadic<StableHLO_Tensor>:$carries);
  let hasCustomAssemblyFormat = 1;
  let extraClassDeclaration = [{
    /// How many slices there are; none if nothing says so.
    std::optional<int64_t> getLength();
  }];
}

#endif // TRC_DIALECT_STABLEHLO_CHLOOPS
