// Gradients of a scaled loss: a step whose gradients overflow changes nothing but the scale,
// and is counted; clean ones let the scale grow. All numbers are exact.
// RUN: split-file %s %t
// RUN: trc-opt %t/step.mlir --phase-simplify --phase-differentiate --phase-assemble | sed '/^module/d; /^}/d' > %t/all.mlir
// RUN: FileCheck %s < %t/all.mlir
// RUN: cat %t/check.mlir >> %t/all.mlir
// RUN: %check-reference %t/all.mlir
// RUN: %check-host %t/all.mlir

// The first state has the scale; it is no counter, the two numbers of steps are.
// CHECK-LABEL: func.func public @initialise
// CHECK-SAME: tensor<f32> {trc.state = "scaling.scale"}, tensor<i32> {trc.state = "scaling.clean_steps"}, tensor<i32> {trc.state = "scaling.skipped_steps"}
// CHECK: dense<6.553600e+04> : tensor<f32>
// CHECK-LABEL: func.func @step(
// CHECK-SAME: tensor<i32> {tf.aliasing_output = 2 : i32, trc.role = "counter", trc.state = "step"}
// CHECK-SAME: tensor<f32> {tf.aliasing_output = 3 : i32, trc.role = "other", trc.state = "scaling.scale"}
// CHECK-SAME: tensor<i32> {tf.aliasing_output = 5 : i32, trc.role = "counter", trc.state = "scaling.skipped_steps"}
// CHECK-SAME: tensor<f32> {trc.metric = "gradient_norm"}, tensor<f32> {trc.metric = "loss_scale"}, tensor<f32> {trc.metric = "skipped_steps"})

//--- step.mlir
func.func public @initialise() -> (tensor<2xf32> {trc.state = "w"}, tensor<i32> {trc.state = "seen"}) {
  %w = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %seen = stablehlo.constant dense<0> : tensor<i32>
  return %w, %seen : tensor<2xf32>, tensor<i32>
}
func.func private @loss(%w: tensor<2xf32> {trc.parameter = "w"}, %seen: tensor<i32> {trc.state = "seen"}, %x: tensor<2xf32>) -> (tensor<f32>, tensor<i32> {trc.state = "seen"}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %0 = stablehlo.multiply %w, %x : tensor<2xf32>
  %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
  %2 = stablehlo.add %seen, %one : tensor<i32>
  return %1, %2 : tensor<f32>, tensor<i32>
}
trc.training_step @step loss(@loss) initialise(@initialise) {optimizer = "sgd", momentum = 0.5 : f64, learning_rate = 0.25 : f64, loss_scale = 65536.0 : f64, loss_scale_period = 2.0 : f64}

//--- check.mlir
func.func public @main() {
  %w = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %m = stablehlo.constant dense<0.0> : tensor<2xf32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %scale = stablehlo.constant dense<65536.0> : tensor<f32>

  // As without a scale.
  %x0 = stablehlo.constant dense<[2.0, 4.0]> : tensor<2xf32>
  %s0:12 = func.call @step(%w, %m, %zero, %scale, %zero, %zero, %zero, %x0) : (tensor<2xf32>, tensor<2xf32>, tensor<i32>, tensor<f32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<i32>, tensor<f32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_eq_const %s0#0, dense<[0.5, 1.0]> : tensor<2xf32>
  check.expect_eq_const %s0#1, dense<[2.0, 4.0]> : tensor<2xf32>
  check.expect_eq_const %s0#2, dense<1> : tensor<i32>
  check.expect_eq_const %s0#3, dense<65536.0> : tensor<f32>
  check.expect_eq_const %s0#4, dense<1> : tensor<i32>
  check.expect_eq_const %s0#5, dense<0> : tensor<i32>
  check.expect_eq_const %s0#6, dense<1> : tensor<i32>
  check.expect_eq_const %s0#7, dense<10.0> : tensor<f32>
  check.expect_almost_eq_const %s0#9, dense<4.472136> : tensor<f32>, tolerance = 1.0e-06
  check.expect_eq_const %s0#10, dense<65536.0> : tensor<f32>

  // The loss is finite, its gradient times the scale is not.
  %x1 = stablehlo.constant dense<[1.0e+36, 1.0]> : tensor<2xf32>
  %s1:12 = func.call @step(%s0#0, %s0#1, %s0#2, %s0#3, %s0#4, %s0#5, %s0#6, %x1) : (tensor<2xf32>, tensor<2xf32>, tensor<i32>, tensor<f32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<i32>, tensor<f32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_eq %s1#0, %s0#0 : tensor<2xf32>
  check.expect_eq %s1#1, %s0#1 : tensor<2xf32>
  check.expect_eq %s1#2, %s0#2 : tensor<i32>
  check.expect_eq_const %s1#3, dense<32768.0> : tensor<f32>
  check.expect_eq_const %s1#4, dense<0> : tensor<i32>
  check.expect_eq_const %s1#5, dense<1> : tensor<i32>
  check.expect_eq %s1#6, %s0#6 : tensor<i32>
  check.expect_eq_const %s1#7, dense<5.0e+35> : tensor<f32>
  check.expect_eq_const %s1#9, dense<0x7F800000> : tensor<f32>
  check.expect_eq_const %s1#10, dense<65536.0> : tensor<f32>
  check.expect_eq_const %s1#11, dense<1.0> : tensor<f32>

  // It goes on as if that step had not been.
  %s2:12 = func.call @step(%s1#0, %s1#1, %s1#2, %s1#3, %s1#4, %s1#5, %s1#6, %x0) : (tensor<2xf32>, tensor<2xf32>, tensor<i32>, tensor<f32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<i32>, tensor<f32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_eq_const %s2#0, dense<[-0.25, -0.5]> : tensor<2xf32>
  check.expect_eq_const %s2#1, dense<[3.0, 6.0]> : tensor<2xf32>
  check.expect_eq_const %s2#2, dense<2> : tensor<i32>
  check.expect_eq_const %s2#3, dense<32768.0> : tensor<f32>
  check.expect_eq_const %s2#4, dense<1> : tensor<i32>

  // The second clean one after it: the scale grows.
  %x3 = stablehlo.constant dense<0.0> : tensor<2xf32>
  %s3:12 = func.call @step(%s2#0, %s2#1, %s2#2, %s2#3, %s2#4, %s2#5, %s2#6, %x3) : (tensor<2xf32>, tensor<2xf32>, tensor<i32>, tensor<f32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<i32>, tensor<f32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_eq_const %s3#0, dense<[-0.625, -1.25]> : tensor<2xf32>
  check.expect_eq_const %s3#3, dense<65536.0> : tensor<f32>
  check.expect_eq_const %s3#4, dense<0> : tensor<i32>
  check.expect_eq_const %s3#5, dense<1> : tensor<i32>
  check.expect_eq_const %s3#6, dense<3> : tensor<i32>
  check.expect_eq_const %s3#11, dense<1.0> : tensor<f32>

  // No overflow makes it smaller than one.
  %least = stablehlo.constant dense<1.0> : tensor<f32>
  %infinite = stablehlo.constant dense<0x7F800000> : tensor<2xf32>
  %s4:12 = func.call @step(%s3#0, %s3#1, %s3#2, %least, %s3#4, %s3#5, %s3#6, %infinite) : (tensor<2xf32>, tensor<2xf32>, tensor<i32>, tensor<f32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<i32>, tensor<f32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_eq %s4#0, %s3#0 : tensor<2xf32>
  check.expect_eq_const %s4#3, dense<1.0> : tensor<f32>
  check.expect_eq_const %s4#5, dense<2> : tensor<i32>
  return
}
