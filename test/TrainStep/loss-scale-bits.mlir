// In f32 a scale that is a power of two changes no bit: of a step with clipping, and of one
// that clips each of two micro-batches. Recipes without one share the loss's gradient.
// RUN: split-file %s %t
// RUN: trc-opt %t/step.mlir --phase-simplify --phase-differentiate --phase-assemble | sed '/^module/d; /^}/d' > %t/all.mlir
// RUN: cat %t/check.mlir >> %t/all.mlir
// RUN: %check-reference %t/all.mlir
// RUN: %check-host %t/all.mlir

//--- step.mlir
func.func private @loss(%w: tensor<3xf32> {trc.parameter = "w"}, %x: tensor<3xf32>) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.multiply %w, %x : tensor<3xf32>
  %1 = stablehlo.tanh %0 : tensor<3xf32>
  %2 = stablehlo.reduce(%1 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
  return %2 : tensor<f32>
}
trc.training_step @plain loss(@loss) {learning_rate = 0.1 : f64, clip_norm = 0.3 : f64}
trc.training_step @scaled loss(@loss) {learning_rate = 0.1 : f64, clip_norm = 0.3 : f64, loss_scale = 1024.0 : f64}
trc.training_step @plain_each loss(@loss) {learning_rate = 0.1 : f64, clip_norm = 0.3 : f64, clip_scope = "micro_batch", accumulation = 2}
trc.training_step @scaled_each loss(@loss) {learning_rate = 0.1 : f64, clip_norm = 0.3 : f64, clip_scope = "micro_batch", accumulation = 2, loss_scale = 1024.0 : f64}

//--- check.mlir
func.func public @main() {
  %w = stablehlo.constant dense<[0.31, -0.77, 0.123]> : tensor<3xf32>
  %m = stablehlo.constant dense<[0.01, -0.02, 0.03]> : tensor<3xf32>
  %v = stablehlo.constant dense<[0.001, 0.002, 0.003]> : tensor<3xf32>
  %step = stablehlo.constant dense<4> : tensor<i32>
  %none = stablehlo.constant dense<0> : tensor<i32>
  %scale = stablehlo.constant dense<1024.0> : tensor<f32>
  %x = stablehlo.constant dense<[0.7, 1.3, -2.1]> : tensor<3xf32>
  %xs = stablehlo.constant dense<[[0.7, 1.3, -2.1], [0.01, 0.02, 0.03]]> : tensor<2x3xf32>
  %p:7 = func.call @plain(%w, %m, %v, %step, %x) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<i32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  %s:12 = func.call @scaled(%w, %m, %v, %step, %scale, %none, %none, %x) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<i32>, tensor<f32>, tensor<i32>, tensor<i32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<i32>, tensor<f32>, tensor<i32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_eq %p#0, %s#0 : tensor<3xf32>
  check.expect_eq %p#1, %s#1 : tensor<3xf32>
  check.expect_eq %p#2, %s#2 : tensor<3xf32>
  check.expect_eq %p#4, %s#7 : tensor<f32>
  check.expect_eq %p#6, %s#9 : tensor<f32>
  %q:7 = func.call @plain_each(%w, %m, %v, %step, %xs) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<i32>, tensor<2x3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  %t:12 = func.call @scaled_each(%w, %m, %v, %step, %scale, %none, %none, %xs) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<i32>, tensor<f32>, tensor<i32>, tensor<i32>, tensor<2x3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<i32>, tensor<f32>, tensor<i32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_eq %q#0, %t#0 : tensor<3xf32>
  check.expect_eq %q#1, %t#1 : tensor<3xf32>
  check.expect_eq %q#2, %t#2 : tensor<3xf32>
  check.expect_eq %q#6, %t#9 : tensor<f32>
  return
}
