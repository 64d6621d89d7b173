// RUN: trc-opt %s --pass-pipeline="builtin.module(func.func(convert-dots-to-contract),differentiate{recompute-layers=1 remarks})" --verify-diagnostics -o /dev/null

// What has an effect is not done twice, and neither is its layer.
// expected-remark @below {{computed again in the backward half: 2 of 3 layers}}
func.func private @loss(%x: tensor<4x8xf32>, %w0: tensor<8x8xf32> {trc.parameter = "w0"}, %a1: tensor<8x8xf32> {trc.parameter = "a1"}, %a2: tensor<8x8xf32> {trc.parameter = "a2"}, %a3: tensor<8x8xf32> {trc.parameter = "a3"}) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %s0 = stablehlo.dot_general %x, %w0, contracting_dims = [1] x [0] : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
  %h1 = stablehlo.dot_general %s0, %a1, contracting_dims = [1] x [0] : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
  %t1 = stablehlo.tanh %h1 : tensor<4x8xf32>
  %s1 = stablehlo.add %s0, %t1 : tensor<4x8xf32>
  %h2 = stablehlo.dot_general %s1, %a2, contracting_dims = [1] x [0] : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
  // expected-remark @below {{the layer of this is not computed again, because it has an effect}}
  stablehlo.custom_call @look(%h2) {has_side_effect = true} : (tensor<4x8xf32>) -> ()
  %t2 = stablehlo.tanh %h2 : tensor<4x8xf32>
  %s2 = stablehlo.add %s1, %t2 : tensor<4x8xf32>
  %h3 = stablehlo.dot_general %s2, %a3, contracting_dims = [1] x [0] : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
  %t3 = stablehlo.tanh %h3 : tensor<4x8xf32>
  %s3 = stablehlo.add %s2, %t3 : tensor<4x8xf32>
  %square = stablehlo.multiply %s3, %s3 : tensor<4x8xf32>
  %sum = stablehlo.reduce(%square init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<f32>
  return %sum : tensor<f32>
}
trc.training_step @step loss(@loss) {learning_rate = 1.000000e-03 : f64}
