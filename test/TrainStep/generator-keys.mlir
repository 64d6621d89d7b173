// A generator that says so draws for each micro-batch with a key of its own, from the counter that
// the step found: the second of two by the key with the bits of 0x9E3779B97F4A7C15 flipped. The step
// returns the key that it was given, and the counter after one micro-batch.
// RUN: split-file %s %t
// RUN: trc-opt %t/step.mlir --phase-simplify --phase-raise --phase-differentiate --phase-assemble | sed '/^module/d; /^}/d' > %t/all.mlir
// RUN: cat %t/check.mlir >> %t/all.mlir
// RUN: %check-reference %t/all.mlir
// RUN: %check-host %t/all.mlir

//--- step.mlir
func.func private @loss(%w: tensor<4xf32> {trc.parameter = "w"}, %rng: tensor<2xui64> {trc.state = "rng", trc.role = "generator"}) -> (tensor<f32>, tensor<2xui64> {trc.state = "rng"}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %scale = stablehlo.constant dense<2.3283064365386963e-10> : tensor<4xf32>
  %next, %bits = stablehlo.rng_bit_generator %rng, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
  %0 = stablehlo.convert %bits : (tensor<4xui32>) -> tensor<4xf32>
  %1 = stablehlo.multiply %0, %scale : tensor<4xf32>
  %2 = stablehlo.multiply %w, %1 : tensor<4xf32>
  %3 = stablehlo.reduce(%2 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  return %3, %next : tensor<f32>, tensor<2xui64>
}
trc.training_step @step loss(@loss) {optimizer = "sgd", learning_rate = 1.0 : f64, accumulation = 2 : i64}

//--- check.mlir
func.func private @draw(%rng: tensor<2xui64>) -> (tensor<2xui64>, tensor<4xf32>) {
  %scale = stablehlo.constant dense<2.3283064365386963e-10> : tensor<4xf32>
  %next, %bits = stablehlo.rng_bit_generator %rng, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
  %0 = stablehlo.convert %bits : (tensor<4xui32>) -> tensor<4xf32>
  %1 = stablehlo.multiply %0, %scale : tensor<4xf32>
  return %next, %1 : tensor<2xui64>, tensor<4xf32>
}
func.func public @main() {
  %w = stablehlo.constant dense<1.0> : tensor<4xf32>
  %step = stablehlo.constant dense<0> : tensor<i32>
  %rng = stablehlo.constant dense<[7, 11]> : tensor<2xui64>
  // 7 ^ 0x9E3779B97F4A7C15
  %other = stablehlo.constant dense<[11400714819323198482, 11]> : tensor<2xui64>
  %s:6 = func.call @step(%w, %step, %rng) : (tensor<4xf32>, tensor<i32>, tensor<2xui64>) -> (tensor<4xf32>, tensor<i32>, tensor<2xui64>, tensor<f32>, tensor<f32>, tensor<f32>)
  %1:2 = func.call @draw(%rng) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xf32>)
  %2:2 = func.call @draw(%other) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xf32>)
  check.expect_eq %s#2, %1#0 : tensor<2xui64>
  %two = stablehlo.constant dense<2.0> : tensor<4xf32>
  %3 = stablehlo.add %1#1, %2#1 : tensor<4xf32>
  %4 = stablehlo.divide %3, %two : tensor<4xf32>
  %5 = stablehlo.subtract %w, %4 : tensor<4xf32>
  check.expect_almost_eq %s#0, %5, tolerance = 1.0e-06 : tensor<4xf32>
  return
}
