// RUN: trc-opt %s --scale-losses | FileCheck %s
// RUN: trc-opt %s --phase-differentiate=precision=f16 | FileCheck %s --check-prefix=PHASE
// RUN: trc-opt %s --phase-differentiate=precision=bf16 | FileCheck %s --check-prefix=BF16
// BF16: trc.training_step @usual loss(@loss) {learning_rate = 1.000000e-01 : f64}

func.func private @loss(%w: tensor<4xf32> {trc.parameter = "w"}) -> tensor<f32> {
  %y = trc.contract %w, %w, lhs = [0], rhs = [0], result = [] : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
  return %y : tensor<f32>
}
// A recipe that says nothing gets the usual scale, and its gradient takes one.
// CHECK: trc.training_step @usual loss(@loss) {learning_rate = 1.000000e-01 : f64, loss_scale = 6.553600e+04 : f64}
// PHASE: func.func private @loss.gradient(%[[W:.*]]: tensor<4xf32> {trc.parameter = "w"}, %[[SCALE:.*]]: tensor<f32>)
// PHASE: trc.contract %[[SCALE]], %[[W]]
// PHASE: trc.training_step @usual loss(@loss) {learning_rate = 1.000000e-01 : f64, loss_scale = 6.553600e+04 : f64}
trc.training_step @usual loss(@loss) {learning_rate = 0.1 : f64}
// What a recipe says stands, also that it wants none.
// CHECK: trc.training_step @none loss(@loss) {learning_rate = 1.000000e-01 : f64, loss_scale = 0.000000e+00 : f64}
trc.training_step @none loss(@loss) {learning_rate = 0.1 : f64, loss_scale = 0.0 : f64}
// CHECK: trc.training_step @small loss(@loss) {learning_rate = 1.000000e-01 : f64, loss_scale = 8.000000e+00 : f64}
trc.training_step @small loss(@loss) {learning_rate = 0.1 : f64, loss_scale = 8.0 : f64}

// A loss that holds f16 has been thought about.
func.func private @narrow(%w: tensor<4xf16> {trc.parameter = "w"}) -> tensor<f16> {
  %y = trc.contract %w, %w, lhs = [0], rhs = [0], result = [] : (tensor<4xf16>, tensor<4xf16>) -> tensor<f16>
  return %y : tensor<f16>
}
// CHECK: trc.training_step @of_narrow loss(@narrow) {learning_rate = 1.000000e-01 : f64}
trc.training_step @of_narrow loss(@narrow) {learning_rate = 0.1 : f64}

// Where no product will be in f16 nothing vanishes: there is none, or none of f32.
func.func private @no_product(%w: tensor<f32> {trc.parameter = "w"}) -> tensor<f32> {
  return %w : tensor<f32>
}
// CHECK: trc.training_step @of_none loss(@no_product) {learning_rate = 1.000000e-01 : f64}
trc.training_step @of_none loss(@no_product) {learning_rate = 0.1 : f64}
func.func private @wide(%w: tensor<4xf32> {trc.parameter = "w"}) -> tensor<f64> {
  %d = stablehlo.convert %w : (tensor<4xf32>) -> tensor<4xf64>
  %y = trc.contract %d, %d, lhs = [0], rhs = [0], result = [] : (tensor<4xf64>, tensor<4xf64>) -> tensor<f64>
  return %y : tensor<f64>
}
// CHECK: trc.training_step @of_wide loss(@wide) {learning_rate = 1.000000e-01 : f64}
trc.training_step @of_wide loss(@wide) {learning_rate = 0.1 : f64}

// Gradients by hand take a scale, or are left as they are.
func.func private @own(%w: tensor<4xf32> {trc.parameter = "w"}) -> tensor<f32> {
  %y = trc.contract %w, %w, lhs = [0], rhs = [0], result = [] : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
  return %y : tensor<f32>
}
func.func private @by_hand(%w: tensor<4xf32>) -> (tensor<f32>, tensor<4xf32>) attributes {trc.gradient_of = @own} {
  %y = trc.contract %w, %w, lhs = [0], rhs = [0], result = [] : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
  return %y, %w : tensor<f32>, tensor<4xf32>
}
// CHECK: trc.training_step @of_own loss(@own) {learning_rate = 1.000000e-01 : f64}
trc.training_step @of_own loss(@own) {learning_rate = 0.1 : f64}
func.func private @other(%w: tensor<4xf32> {trc.parameter = "w"}) -> tensor<f32> {
  %y = trc.contract %w, %w, lhs = [0], rhs = [0], result = [] : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
  return %y : tensor<f32>
}
func.func private @scaled_by_hand(%w: tensor<4xf32>, %scale: tensor<f32>) -> (tensor<f32>, tensor<4xf32>) attributes {trc.gradient_of = @other} {
  %y = trc.contract %w, %w, lhs = [0], rhs = [0], result = [] : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
  %g = trc.contract %scale, %w, lhs = [], rhs = [0], result = [0] : (tensor<f32>, tensor<4xf32>) -> tensor<4xf32>
  return %y, %g : tensor<f32>, tensor<4xf32>
}
// CHECK: trc.training_step @of_other loss(@other) {learning_rate = 1.000000e-01 : f64, loss_scale = 6.553600e+04 : f64}
trc.training_step @of_other loss(@other) {learning_rate = 0.1 : f64}
