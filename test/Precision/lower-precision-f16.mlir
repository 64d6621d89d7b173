// RUN: trc-opt %s --split-input-file --lower-precision=policy=f16 | FileCheck %s

// f16 follows the rules of bf16: operands are rounded where they are made, the gradient of a
// parameter stays f32.
// CHECK: {after = "f16, a copy of a parameter", before = "f32", entry = "step"
// CHECK-SAME: {after = "f16, f16 -> f16", before = "f32, f32 -> f32", entry = "step"
// CHECK-SAME: result_kept = "gradient of a parameter"
// CHECK-SAME: policy = "f16"
// CHECK-LABEL: func.func @step
// CHECK-SAME: (%[[W:.*]]: tensor<8x8xf32> {{.*}}, %[[X:.*]]: tensor<4x8xf32>)
// CHECK-DAG: %[[W16:.*]] = stablehlo.convert %[[W]] : (tensor<8x8xf32>) -> tensor<8x8xf16>
// CHECK-DAG: %[[X16:.*]] = stablehlo.convert %[[X]] : (tensor<4x8xf32>) -> tensor<4x8xf16>
// CHECK: %[[Y16:.*]] = trc.contract %[[X16]], %[[W16]], {{.*}} -> tensor<4x8xf16>
// CHECK: %[[Y:.*]] = stablehlo.convert %[[Y16]] : (tensor<4x8xf16>) -> tensor<4x8xf32>
// CHECK: stablehlo.tanh %[[Y]] : tensor<4x8xf32>
// CHECK: trc.contract %[[X16]], %{{.*}}, {{.*}} -> tensor<8x8xf32>
func.func @step(%w: tensor<8x8xf32> {tf.aliasing_output = 0 : i32}, %x: tensor<4x8xf32>) -> (tensor<8x8xf32>) {
  %y = trc.contract %x, %w, lhs = [0, 1], rhs = [1, 2], result = [0, 2] : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
  %z = stablehlo.tanh %y : tensor<4x8xf32>
  %g = trc.contract %x, %z, lhs = [0, 1], rhs = [0, 2], result = [1, 2] : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
  %next = stablehlo.subtract %w, %g : tensor<8x8xf32>
  return %next : tensor<8x8xf32>
}

// -----

// With both by rules, what one product made in bf16 another reads in f16 by way of f32, and a
// parameter that both read has a copy in each.
// CHECK-LABEL: func.func @both
// CHECK-SAME: (%[[W:.*]]: tensor<8x8xf32> {{.*}}, %[[X:.*]]: tensor<8x8xf32>)
// CHECK-DAG: stablehlo.convert %[[W]] : (tensor<8x8xf32>) -> tensor<8x8xbf16>
// CHECK-DAG: stablehlo.convert %[[W]] : (tensor<8x8xf32>) -> tensor<8x8xf16>
// CHECK: %[[Y:.*]] = trc.contract {{.*}} -> tensor<8x8xbf16>
// CHECK: %[[T:.*]] = stablehlo.transpose %[[Y]], dims = [1, 0] : (tensor<8x8xbf16>) -> tensor<8x8xbf16>
// CHECK: %[[T32:.*]] = stablehlo.convert %[[T]] : (tensor<8x8xbf16>) -> tensor<8x8xf32>
// CHECK: %[[HALF:.*]] = stablehlo.convert %[[T32]] : (tensor<8x8xf32>) -> tensor<8x8xf16>
// CHECK: trc.contract %[[HALF]], {{.*}} : (tensor<8x8xf16>, tensor<8x8xf16>) -> tensor<8x8xf16>
module attributes {trc.precision_rules = [{layer = "first*", operation = "*", precision = "bf16"}]} {
func.func @both(%w: tensor<8x8xf32> {tf.aliasing_output = 0 : i32}, %x: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = trc.contract %x, %w, lhs = [0, 1], rhs = [1, 2], result = [0, 2] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32> loc("first/dot")
  %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %2 = trc.contract %1, %w, lhs = [0, 1], rhs = [1, 2], result = [0, 2] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32> loc("first/other")
  %3 = trc.contract %1, %w, lhs = [0, 1], rhs = [1, 2], result = [0, 2] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32> loc("second/dot")
  %4 = stablehlo.add %2, %3 : tensor<8x8xf32>
  return %4 : tensor<8x8xf32>
}
}
