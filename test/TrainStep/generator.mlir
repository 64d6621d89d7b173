// A generator's state goes from micro-batch to micro-batch: three of them draw
// what three generators in a row draw, and the step returns the third's state.
// RUN: split-file %s %t
// RUN: trc-opt %t/step.mlir --phase-simplify --phase-raise --phase-differentiate --phase-assemble | sed '/^module/d; /^}/d' > %t/all.mlir
// RUN: cat %t/check.mlir >> %t/all.mlir
// RUN: %check-reference %t/all.mlir
// RUN: %check-host %t/all.mlir

//--- step.mlir
func.func private @loss(%w: tensor<4xf32> {trc.parameter = "w"}, %rng: tensor<2xui64> {trc.state = "rng"}) -> (tensor<f32>, tensor<2xui64> {trc.state = "rng"}, tensor<f32> {trc.metric = "largest"}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %scale = stablehlo.constant dense<2.3283064365386963e-10> : tensor<4xf32>
  %next, %bits = stablehlo.rng_bit_generator %rng, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
  %0 = stablehlo.convert %bits : (tensor<4xui32>) -> tensor<4xf32>
  %1 = stablehlo.multiply %0, %scale : tensor<4xf32>
  %2 = stablehlo.multiply %w, %1 : tensor<4xf32>
  %3 = stablehlo.reduce(%2 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  %4 = stablehlo.reduce(%1 init: %zero) applies stablehlo.maximum across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  return %3, %next, %4 : tensor<f32>, tensor<2xui64>, tensor<f32>
}
trc.training_step @step loss(@loss) {optimizer = "sgd", learning_rate = 1.0 : f64, accumulation = 3 : i64}

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
  %s:7 = func.call @step(%w, %step, %rng) : (tensor<4xf32>, tensor<i32>, tensor<2xui64>) -> (tensor<4xf32>, tensor<i32>, tensor<2xui64>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>)
  %1:2 = func.call @draw(%rng) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xf32>)
  %2:2 = func.call @draw(%1#0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xf32>)
  %3:2 = func.call @draw(%2#0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xf32>)
  check.expect_eq %s#2, %3#0 : tensor<2xui64>
  // The gradient is the mean of what was drawn, and the rate is 1.
  %three = stablehlo.constant dense<3.0> : tensor<4xf32>
  %4 = stablehlo.add %1#1, %2#1 : tensor<4xf32>
  %5 = stablehlo.add %4, %3#1 : tensor<4xf32>
  %6 = stablehlo.divide %5, %three : tensor<4xf32>
  %7 = stablehlo.subtract %w, %6 : tensor<4xf32>
  check.expect_almost_eq %s#0, %7, tolerance = 1.0e-06 : tensor<4xf32>
  // The metric is a mean too.
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %third = stablehlo.constant dense<0.333333343> : tensor<f32>
  %8 = stablehlo.reduce(%1#1 init: %zero) applies stablehlo.maximum across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  %9 = stablehlo.reduce(%2#1 init: %zero) applies stablehlo.maximum across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  %10 = stablehlo.reduce(%3#1 init: %zero) applies stablehlo.maximum across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  %11 = stablehlo.add %8, %9 : tensor<f32>
  %12 = stablehlo.add %11, %10 : tensor<f32>
  %13 = stablehlo.multiply %12, %third : tensor<f32>
  check.expect_almost_eq %s#6, %13, tolerance = 1.0e-06 : tensor<f32>
  return
}
