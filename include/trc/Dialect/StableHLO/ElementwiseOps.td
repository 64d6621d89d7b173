//===- ElementwiseOps.td - operations on single elements ----*- tablegen -*-===//
//
// Operations whose result at a place depends on the operands at that place
// only. All carry the trait ElementwiseMap.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_DIALECT_STABLEHLO_ELEMENTWISEOPS
#define TRC_DIALECT_STABLEHLO_ELEMENTWISEOPS

include "trc/Dialect/StableHLO/StableHLOAttrs.td"

// A transcendental function, of which a program may ask an accuracy.
class StableHLO_MathOp<string mnemonic, string sentence>
    : StableHLO_UnaryOp<mnemonic, sentence, StableHLO_FpTensor> {
  let arguments = (ins StableHLO_FpTensor:$operand,
      OptionalAttr<StableHLO_ResultAccuracyAttr>:$result_accuracy);
}

//===----------------------------------------------------------------------===//
// One operand
//===----------------------------------------------------------------------===//

def StableHLO_AbsOp : StableHLO_UnaryOp<"abs",
    "magnitude of each element", StableHLO_SignedOrFpTensor>;
def StableHLO_CbrtOp : StableHLO_MathOp<"cbrt", "cube root of each element">;
def StableHLO_CeilOp : StableHLO_UnaryOp<"ceil",
    "each element rounded up to an integer", StableHLO_FpTensor>;
def StableHLO_CosineOp : StableHLO_MathOp<"cosine", "cosine of each element">;
def StableHLO_ClzOp : StableHLO_UnaryOp<"count_leading_zeros",
    "number of zero bits above the highest bit that is set",
    StableHLO_IntTensor, "tensor<4xui32>">;
def StableHLO_ExpOp : StableHLO_MathOp<"exponential",
    "e to the power of each element">;
def StableHLO_Expm1Op : StableHLO_MathOp<"exponential_minus_one",
    "e to the power of each element, less one, exact near zero">;
def StableHLO_FloorOp : StableHLO_UnaryOp<"floor",
    "each element rounded down to an integer", StableHLO_FpTensor>;
def StableHLO_LogOp : StableHLO_MathOp<"log",
    "natural logarithm of each element">;
def StableHLO_Log1pOp : StableHLO_MathOp<"log_plus_one",
    "natural logarithm of one plus each element, exact near zero">;
def StableHLO_LogisticOp : StableHLO_MathOp<"logistic",
    "logistic function 1 / (1 + exp(-x)) of each element">;
def StableHLO_NegOp : StableHLO_UnaryOp<"negate",
    "each element with its sign changed", StableHLO_Tensor, "tensor<4xf32>",
    "Integers wrap; an i1 stays as it is.">;
def StableHLO_NotOp : StableHLO_UnaryOp<"not",
    "each bit of each element inverted", StableHLO_PredOrIntTensor,
    "tensor<4xi32>">;
def StableHLO_PopulationCountOp : StableHLO_UnaryOp<"popcnt",
    "number of bits that are set", StableHLO_IntTensor, "tensor<4xui32>">;
def StableHLO_RoundOp : StableHLO_UnaryOp<"round_nearest_afz",
    "each element rounded to the nearest integer, halves away from zero",
    StableHLO_FpTensor>;
def StableHLO_RoundNearestEvenOp : StableHLO_UnaryOp<"round_nearest_even",
    "each element rounded to the nearest integer, halves to the even one",
    StableHLO_FpTensor>;
def StableHLO_RsqrtOp : StableHLO_MathOp<"rsqrt",
    "one over the square root of each element">;
def StableHLO_SignOp : StableHLO_UnaryOp<"sign",
    "-1, 0 or 1, by the sign of each element", StableHLO_SignedOrFpTensor,
    "tensor<4xf32>", "A zero keeps its sign; NaN stays NaN.">;
def StableHLO_SineOp : StableHLO_MathOp<"sine", "sine of each element">;
def StableHLO_SqrtOp : StableHLO_MathOp<"sqrt", "square root of each element">;
def StableHLO_TanOp : StableHLO_MathOp<"tan", "tangent of each element">;
def StableHLO_TanhOp : StableHLO_MathOp<"tanh",
    "hyperbolic tangent of each element">;

def StableHLO_ConvertOp : StableHLO_Op<"convert",
    "each element in another type",
    "From float to integer the fraction is cut off, what does not fit becomes "
    "the nearest value that does, and NaN becomes 0. To i1, everything but "
    "zero is true.", [{
func.func @example(%x: tensor<4xi32>) -> tensor<4xf32> {
  %0 = stablehlo.convert %x : (tensor<4xi32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
}], [Pure, StableHLO_ElementwiseMap]> {
  let arguments = (ins StableHLO_Tensor:$operand);
  let results = (outs StableHLO_Tensor:$result);
  let assemblyFormat = [{
    $operand attr-dict `:`
    custom<SameOperandsAndResultType>(type($operand), type($result))
  }];
  let hasVerifier = 1;
  let builders = [OpBuilder<(ins "::mlir::Value":$operand,
                                 "::mlir::Type":$elementType)>];
}

def StableHLO_IsFiniteOp : StableHLO_Op<"is_finite",
    "whether each element is neither infinite nor NaN",
    "Works on each element by itself.", [{
func.func @example(%x: tensor<4xf32>) -> tensor<4xi1> {
  %0 = stablehlo.is_finite %x : (tensor<4xf32>) -> tensor<4xi1>
  return %0 : tensor<4xi1>
}
}], [Pure, StableHLO_ElementwiseMap, StableHLO_InferTypes]> {
  let arguments = (ins StableHLO_FpTensor:$x);
  let results = (outs StableHLO_PredTensor:$y);
  let assemblyFormat = "$x attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

def StableHLO_ReducePrecisionOp : StableHLO_Op<"reduce_precision",
    "each element rounded to fewer exponent and mantissa bits, in its own type",
    "What is too large for the exponent becomes infinite.", [{
func.func @example(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.reduce_precision %x, format = e8m7 : tensor<4xf32>
  return %0 : tensor<4xf32>
}
}], [Pure, StableHLO_ElementwiseMap, StableHLO_InferTypes]> {
  let arguments = (ins StableHLO_FpTensor:$operand, I32Attr:$exponent_bits,
                       I32Attr:$mantissa_bits);
  let results = (outs StableHLO_FpTensor:$output);
  let assemblyFormat = [{
    $operand `,` `format` `=`
    custom<ExponentMantissa>($exponent_bits, $mantissa_bits) attr-dict `:`
    custom<SameOperandsAndResultType>(type($operand), type($output))
  }];
  let hasVerifier = 1;
}

def StableHLO_BitcastConvertOp : StableHLO_Op<"bitcast_convert",
    "the same bits read as another type",
    "Where the widths differ, the innermost dimension of the narrower type "
    "holds the pieces of one element of the wider one.", [{
func.func @example(%x: tensor<4xui32>) -> tensor<4xf32> {
  %0 = stablehlo.bitcast_convert %x : (tensor<4xui32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
}], [Pure]> {
  let arguments = (ins StableHLO_Tensor:$operand);
  let results = (outs StableHLO_Tensor:$result);
  let assemblyFormat = "$operand attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Two operands
//===----------------------------------------------------------------------===//

def StableHLO_AddOp : StableHLO_BinaryOp<"add", "sum of two tensors",
    StableHLO_Tensor, "tensor<4xf32>",
    "Integers wrap; for i1 it is the logical or.", [Commutative]>;
def StableHLO_Atan2Op : StableHLO_BinaryOp<"atan2",
    "angle of the point with the coordinates rhs and lhs", StableHLO_FpTensor>;
def StableHLO_DivOp : StableHLO_BinaryOp<"divide", "quotient of two tensors",
    StableHLO_IntOrFpTensor, "tensor<4xf32>",
    "Integers are cut off towards zero; divided by zero they become all ones, "
    "and the smallest by -1 is itself.">;
def StableHLO_MaxOp : StableHLO_BinaryOp<"maximum",
    "the larger of two elements", StableHLO_Tensor, "tensor<4xf32>",
    "NaN wins; for i1 it is the logical or.", [Commutative]>;
def StableHLO_MinOp : StableHLO_BinaryOp<"minimum",
    "the smaller of two elements", StableHLO_Tensor, "tensor<4xf32>",
    "NaN wins; for i1 it is the logical and.", [Commutative]>;
def StableHLO_MulOp : StableHLO_BinaryOp<"multiply", "product of two tensors",
    StableHLO_Tensor, "tensor<4xf32>",
    "Integers wrap; for i1 it is the logical and.", [Commutative]>;
def StableHLO_PowOp : StableHLO_BinaryOp<"power",
    "lhs to the power of rhs", StableHLO_IntOrFpTensor, "tensor<4xf32>",
    "Integers wrap.">;
def StableHLO_RemOp : StableHLO_BinaryOp<"remainder",
    "what is left of lhs after division by rhs", StableHLO_IntOrFpTensor,
    "tensor<4xf32>", "The sign is that of lhs; of an integer and zero it is "
    "the integer.">;
def StableHLO_SubtractOp : StableHLO_BinaryOp<"subtract",
    "difference of two tensors", StableHLO_Tensor, "tensor<4xf32>",
    "Integers wrap; for i1 it is the exclusive or.">;

class StableHLO_BitOp<string mnemonic, string sentence>
    : StableHLO_BinaryOp<mnemonic, sentence, StableHLO_PredOrIntTensor,
                         "tensor<4xi32>", "Works on each pair of bits.",
                         [Commutative]>;
def StableHLO_AndOp : StableHLO_BitOp<"and", "bits that are set in both">;
def StableHLO_OrOp : StableHLO_BitOp<"or", "bits that are set in one or both">;
def StableHLO_XorOp : StableHLO_BitOp<"xor", "bits that are set in one only">;

class StableHLO_ShiftOp<string mnemonic, string sentence, string text>
    : StableHLO_BinaryOp<mnemonic, sentence, StableHLO_IntTensor,
                         "tensor<4xui32>", text>;
def StableHLO_ShiftLeftOp : StableHLO_ShiftOp<"shift_left",
    "lhs moved up by rhs bits", "By its width or more, nothing is left.">;
def StableHLO_ShiftRightArithmeticOp : StableHLO_ShiftOp<
    "shift_right_arithmetic", "lhs moved down by rhs bits, its sign kept",
    "By its width or more, only the sign is left.">;
def StableHLO_ShiftRightLogicalOp : StableHLO_ShiftOp<"shift_right_logical",
    "lhs moved down by rhs bits, zeros following",
    "By its width or more, nothing is left.">;

def StableHLO_CompareOp : StableHLO_Op<"compare",
    "whether lhs and rhs stand in a relation",
    "The type of the comparison follows from the elements, except for "
    "TOTALORDER, in which -NaN < -inf < -0 < +0 < inf < NaN.", [{
func.func @example(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xi1> {
  %0 = stablehlo.compare LT, %x, %y, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  return %0 : tensor<4xi1>
}
}], [Pure, StableHLO_ElementwiseMap, StableHLO_InferTypes]> {
  let arguments = (ins StableHLO_Tensor:$lhs, StableHLO_Tensor:$rhs,
      StableHLO_ComparisonDirectionAttr:$comparison_direction,
      OptionalAttr<StableHLO_ComparisonTypeAttr>:$compare_type);
  let results = (outs StableHLO_PredTensor:$result);
  let assemblyFormat = [{
    $comparison_direction `,` $lhs `,` $rhs (`,` $compare_type^)?
    attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
  let builders = [OpBuilder<(ins "::mlir::Value":$lhs, "::mlir::Value":$rhs,
      "::trc::stablehlo::ComparisonDirection":$direction,
      CArg<"::trc::stablehlo::ComparisonType",
           "::trc::stablehlo::ComparisonType::NOTYPE">:$type)>];
}

//===----------------------------------------------------------------------===//
// Three operands
//===----------------------------------------------------------------------===//

def StableHLO_SelectOp : StableHLO_Op<"select",
    "elements of on_true where pred is true, else of on_false",
    "A pred of rank 0 chooses the whole tensor.", [{
func.func @example(%p: tensor<4xi1>, %x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.select %p, %x, %y : tensor<4xi1>, tensor<4xf32>
  return %0 : tensor<4xf32>
}
}], [Pure, StableHLO_ElementwiseMap, StableHLO_InferTypes]> {
  let arguments = (ins StableHLO_PredTensor:$pred, StableHLO_Tensor:$on_true,
                       StableHLO_Tensor:$on_false);
  let results = (outs StableHLO_Tensor:$result);
  let assemblyFormat = [{
    operands attr-dict `:`
    custom<SelectOpType>(type($pred), type($on_true), type($on_false),
                         type($result))
  }];
  let hasVerifier = 1;
}

def StableHLO_ClampOp : StableHLO_Op<"clamp",
    "each element moved into the range from min to max",
    "Bounds of rank 0 hold for every element.", [{
func.func @example(%lo: tensor<f32>, %x: tensor<4xf32>, %hi: tensor<f32>) -> tensor<4xf32> {
  %0 = stablehlo.clamp %lo, %x, %hi : (tensor<f32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
}], [Pure, StableHLO_ElementwiseMap, StableHLO_InferTypes]> {
  let arguments = (ins StableHLO_Tensor:$min, StableHLO_Tensor:$operand,
                       StableHLO_Tensor:$max);
  let results = (outs StableHLO_Tensor:$result);
  let assemblyFormat = [{
    $min `,` $operand `,` $max attr-dict `:`
    custom<SameOperandsAndResultType>(type($min), type($operand), type($max),
                                      type($result))
  }];
  let hasVerifier = 1;
}

#endif // TRC_DIALECT_STABLEHLO_ELEMENTWISEOPS
