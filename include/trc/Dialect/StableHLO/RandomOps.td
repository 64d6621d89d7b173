//===- RandomOps.td - random numbers, batch normalisation ---*- tablegen -*-===//
//
// Two ways to random numbers (JAX's own generator is made of integer
// operations and needs neither), and the three batch normalisations.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_DIALECT_STABLEHLO_RANDOMOPS
#define TRC_DIALECT_STABLEHLO_RANDOMOPS

include "trc/Dialect/StableHLO/StableHLOAttrs.td"

def StableHLO_RngOp : StableHLO_Op<"rng",
    "random numbers from a hidden state",
    "Uniform in [a, b), or normal with mean a and deviation b. Two such "
    "operations are never merged.", [{
func.func @example(%a: tensor<f32>, %b: tensor<f32>) -> tensor<4xf32> {
  %n = stablehlo.constant dense<4> : tensor<1xi64>
  %0 = stablehlo.rng %a, %b, %n, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
}], [MemoryEffects<[MemRead, MemWrite]>]> {
  let arguments = (ins StableHLO_Tensor:$a, StableHLO_Tensor:$b,
      StableHLO_IntTensor:$shape,
      StableHLO_RngDistributionAttr:$rng_distribution);
  let results = (outs StableHLO_Tensor:$result);
  let assemblyFormat = [{
    $a `,` $b `,` $shape `,` `distribution` `=` $rng_distribution attr-dict
    `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def StableHLO_RngBitGeneratorOp : StableHLO_Op<"rng_bit_generator",
    "random bits from a state, and the next state",
    "The same state gives the same bits.", [{
func.func @example(%s: tensor<2xui64>) -> tensor<4xui32> {
  %0, %1 = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
  return %1 : tensor<4xui32>
}
}], [Pure]> {
  let arguments = (ins StableHLO_RngAlgorithmAttr:$rng_algorithm,
                       StableHLO_IntOrFpTensor:$initial_state);
  let results = (outs StableHLO_IntOrFpTensor:$output_state,
                      StableHLO_IntOrFpTensor:$output);
  let assemblyFormat = [{
    $initial_state `,` `algorithm` `=` $rng_algorithm attr-dict `:`
    functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def StableHLO_BatchNormTrainingOp : StableHLO_Op<"batch_norm_training",
    "operand normalised per feature, with the mean and variance it has",
    "Also returns that mean and variance.", [{
func.func @example(%x: tensor<2x3xf32>, %s: tensor<3xf32>) -> tensor<2x3xf32> {
  %0, %1, %2 = "stablehlo.batch_norm_training"(%x, %s, %s) <{epsilon = 1.0e-5 : f32, feature_index = 1 : i64}>
      : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  return %0 : tensor<2x3xf32>
}
}], [Pure, StableHLO_InferTypes]> {
  let arguments = (ins StableHLO_FpTensor:$operand, StableHLO_FpTensor:$scale,
      StableHLO_FpTensor:$offset, F32Attr:$epsilon, I64Attr:$feature_index);
  let results = (outs StableHLO_FpTensor:$output,
                      StableHLO_FpTensor:$batch_mean,
                      StableHLO_FpTensor:$batch_var);
  let hasVerifier = 1;
}

def StableHLO_BatchNormInferenceOp : StableHLO_Op<"batch_norm_inference",
    "operand normalised per feature, with a mean and variance that are given",
    "The result has the type of the operand.", [{
func.func @example(%x: tensor<2x3xf32>, %s: tensor<3xf32>) -> tensor<2x3xf32> {
  %0 = "stablehlo.batch_norm_inference"(%x, %s, %s, %s, %s) <{epsilon = 1.0e-5 : f32, feature_index = 1 : i64}>
      : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}
}], [Pure, StableHLO_InferTypes]> {
  let arguments = (ins StableHLO_FpTensor:$operand, StableHLO_FpTensor:$scale,
      StableHLO_FpTensor:$offset, StableHLO_FpTensor:$mean,
      StableHLO_FpTensor:$variance, F32Attr:$epsilon, I64Attr:$feature_index);
  let results = (outs StableHLO_FpTensor:$result);
  let hasVerifier = 1;
}

def StableHLO_BatchNormGradOp : StableHLO_Op<"batch_norm_grad",
    "gradients of batch_norm_training",
    "With respect to the operand, the scale and the offset.", [{
func.func @example(%x: tensor<2x3xf32>, %s: tensor<3xf32>) -> tensor<2x3xf32> {
  %0, %1, %2 = "stablehlo.batch_norm_grad"(%x, %s, %s, %s, %x) <{epsilon = 1.0e-5 : f32, feature_index = 1 : i64}>
      : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  return %0 : tensor<2x3xf32>
}
}], [Pure, StableHLO_InferTypes]> {
  let arguments = (ins StableHLO_FpTensor:$operand, StableHLO_FpTensor:$scale,
      StableHLO_FpTensor:$mean, StableHLO_FpTensor:$variance,
      StableHLO_FpTensor:$grad_output, F32Attr:$epsilon,
      I64Attr:$feature_index);
  let results = (outs StableHLO_FpTensor:$grad_operand,
                      StableHLO_FpTensor:$grad_scale,
                      StableHLO_FpTensor:$grad_offset);
  let hasVerifier = 1;
}

#endif // TRC_DIALECT_STABLEHLO_RANDOMOPS
