// Dropout by the bits of rng_bit_generator goes into the operation.
// RUN: trc-opt --split-input-file --phase-simplify --phase-raise %s -o %t
// RUN: FileCheck %s < %t
// RUN: trc-run --split-input-file --target=reference %s
// RUN: trc-run --split-input-file --target=reference %t
// RUN: %check-host %s

// The weights that are kept are scaled; the state goes on.

// CHECK-LABEL: func.func @main
// CHECK: %[[NEXT:.*]], %{{.*}} = stablehlo.rng_bit_generator %[[STATE:.*]], algorithm
// CHECK-NOT: stablehlo.exponential
// CHECK: trc.attention({{.*}}) random(%[[STATE]])
// CHECK-SAME: keep_below = 3006477107 : i64
// CHECK-NOT: stablehlo.exponential
func.func @main() {
  %ones = stablehlo.constant dense<1.0> : tensor<2x4x2x4xf32>
  %one = stablehlo.optimization_barrier %ones : tensor<2x4x2x4xf32>
  %seed = stablehlo.constant dense<[3, 5]> : tensor<2xui64>
  %state = stablehlo.optimization_barrier %seed : tensor<2xui64>
  %next, %bits = stablehlo.rng_bit_generator %state, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x2x4x4xui32>)
  %out = call @attend(%one, %one, %one, %bits) : (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x2x4x4xui32>) -> tensor<2x4x2x4xf32>
  // Of equal weights of 1/4, scaled by 1/0.7, those below are kept.
  %below = stablehlo.constant dense<3006477107> : tensor<2x2x4x4xui32>
  %other, %again = stablehlo.rng_bit_generator %state, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x2x4x4xui32>)
  %kept = stablehlo.compare LT, %again, %below, UNSIGNED : (tensor<2x2x4x4xui32>, tensor<2x2x4x4xui32>) -> tensor<2x2x4x4xi1>
  %count = stablehlo.convert %kept : (tensor<2x2x4x4xi1>) -> tensor<2x2x4x4xi32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %sum = stablehlo.reduce(%count init: %zero) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x4xi32>, tensor<i32>) -> tensor<2x2x4xi32>
  %number = stablehlo.convert %sum : (tensor<2x2x4xi32>) -> tensor<2x2x4xf32>
  %quarter = stablehlo.constant dense<0.357142866> : tensor<2x2x4xf32>
  %row = stablehlo.multiply %number, %quarter : tensor<2x2x4xf32>
  %wanted = stablehlo.broadcast_in_dim %row, dims = [0, 2, 1] : (tensor<2x2x4xf32>) -> tensor<2x4x2x4xf32>
  check.expect_almost_eq %out, %wanted, tolerance = 1.0e-06 : tensor<2x4x2x4xf32>
  check.expect_eq %next, %other : tensor<2xui64>
  return
}

func.func private @attend(%q: tensor<2x4x2x4xf32>, %k: tensor<2x4x2x4xf32>, %v: tensor<2x4x2x4xf32>, %bits: tensor<2x2x4x4xui32>) -> tensor<2x4x2x4xf32> {
  %lowest = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %scale = stablehlo.constant dense<0.5> : tensor<2x2x4x4xf32>
  %products = stablehlo.dot_general %q, %k, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3]
      : (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %scores = stablehlo.multiply %products, %scale : tensor<2x2x4x4xf32>
  %max = stablehlo.reduce(%scores init: %lowest) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %maxes = stablehlo.broadcast_in_dim %max, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x4xf32>
  %less = stablehlo.subtract %scores, %maxes : tensor<2x2x4x4xf32>
  %exp = stablehlo.exponential %less : tensor<2x2x4x4xf32>
  %sum = stablehlo.reduce(%exp init: %zero) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %sums = stablehlo.broadcast_in_dim %sum, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x4xf32>
  %weights = stablehlo.divide %exp, %sums : tensor<2x2x4x4xf32>
  %below = stablehlo.constant dense<3006477107> : tensor<2x2x4x4xui32>
  %keep = stablehlo.compare LT, %bits, %below, UNSIGNED : (tensor<2x2x4x4xui32>, tensor<2x2x4x4xui32>) -> tensor<2x2x4x4xi1>
  %more = stablehlo.constant dense<1.42857146> : tensor<2x2x4x4xf32>
  %scaled = stablehlo.multiply %weights, %more : tensor<2x2x4x4xf32>
  %zeros = stablehlo.constant dense<0.0> : tensor<2x2x4x4xf32>
  %dropped = stablehlo.select %keep, %scaled, %zeros : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
  %mixed = stablehlo.dot_general %dropped, %v, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1]
      : (tensor<2x2x4x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %out = stablehlo.transpose %mixed, dims = [0, 2, 1, 3] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  return %out : tensor<2x4x2x4xf32>
}
