// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// Rows in groups, each with a matrix of its own, as JAX prints them for a GPU. The last
// row is in no group. All numbers are exact, and JAX's on a CPU.
func.func @main() {
  %c_x = stablehlo.constant dense<[[-1.0, -0.875, -0.75, -0.625], [-0.5, -0.375, -0.25, -0.125], [0.0, 0.125, 0.25, 0.375], [0.5, 0.625, 0.75, 0.875], [1.0, 1.125, 1.25, 1.375], [1.5, 1.625, 1.75, 1.875]]> : tensor<6x4xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<6x4xf32>
  %c_w = stablehlo.constant dense<[[[-2.0, -1.75, -1.5], [-1.25, -1.0, -0.75], [-0.5, -0.25, 0.0], [0.25, 0.5, 0.75]], [[1.0, 1.25, 1.5], [1.75, 2.0, 2.25], [2.5, 2.75, 3.0], [3.25, 3.5, 3.75]]]> : tensor<2x4x3xf32>
  %w = stablehlo.optimization_barrier %c_w : tensor<2x4x3xf32>
  %c_n = stablehlo.constant dense<[2, 3]> : tensor<2xi32>
  %n = stablehlo.optimization_barrier %c_n : tensor<2xi32>
  %0 = "chlo.ragged_dot"(%x, %w, %n) <{precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>], ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<6x4xf32>, tensor<2x4x3xf32>, tensor<2xi32>) -> tensor<6x3xf32>
  check.expect_eq_const %0, dense<[[3.3125, 2.5, 1.6875], [1.5625, 1.25, 0.9375], [2.0625, 2.25, 2.4375], [6.3125, 7.0, 7.6875], [10.5625, 11.75, 12.9375], [0.0, 0.0, 0.0]]> : tensor<6x3xf32>
  return
}

// -----

// Its gradients by rows, and by matrices: there what is summed lies in groups.
func.func @main() {
  %c_x = stablehlo.constant dense<[[-1.0, -0.875, -0.75, -0.625], [-0.5, -0.375, -0.25, -0.125], [0.0, 0.125, 0.25, 0.375], [0.5, 0.625, 0.75, 0.875], [1.0, 1.125, 1.25, 1.375], [1.5, 1.625, 1.75, 1.875]]> : tensor<6x4xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<6x4xf32>
  %c_w = stablehlo.constant dense<[[[-2.0, -1.75, -1.5], [-1.25, -1.0, -0.75], [-0.5, -0.25, 0.0], [0.25, 0.5, 0.75]], [[1.0, 1.25, 1.5], [1.75, 2.0, 2.25], [2.5, 2.75, 3.0], [3.25, 3.5, 3.75]]]> : tensor<2x4x3xf32>
  %w = stablehlo.optimization_barrier %c_w : tensor<2x4x3xf32>
  %c_y = stablehlo.constant dense<[[3.3125, 2.5, 1.6875], [1.5625, 1.25, 0.9375], [2.0625, 2.25, 2.4375], [6.3125, 7.0, 7.6875], [10.5625, 11.75, 12.9375], [0.0, 0.0, 0.0]]> : tensor<6x3xf32>
  %y = stablehlo.optimization_barrier %c_y : tensor<6x3xf32>
  %c_n = stablehlo.constant dense<[2, 3]> : tensor<2xi32>
  %n = stablehlo.optimization_barrier %c_n : tensor<2xi32>
  %0 = "chlo.ragged_dot"(%y, %w, %n) <{precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>], ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [2], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<6x3xf32>, tensor<2x4x3xf32>, tensor<2xi32>) -> tensor<6x4xf32>
  check.expect_eq_const %0, dense<[[-13.53125, -7.90625, -2.28125, 3.34375], [-6.71875, -3.90625, -1.09375, 1.71875], [8.53125, 13.59375, 18.65625, 23.71875], [26.59375, 42.34375, 58.09375, 73.84375], [44.65625, 71.09375, 97.53125, 123.96875], [0.0, 0.0, 0.0, 0.0]]> : tensor<6x4xf32>
  %1 = "chlo.ragged_dot"(%x, %y, %n) <{precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>], ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [0]>}> : (tensor<6x4xf32>, tensor<6x3xf32>, tensor<2xi32>) -> tensor<2x4x3xf32>
  check.expect_eq_const %1, dense<[[[-4.09375, -3.125, -2.15625], [-3.484375, -2.65625, -1.828125], [-2.875, -2.1875, -1.5], [-2.265625, -1.71875, -1.171875]], [[13.71875, 15.25, 16.78125], [16.0859375, 17.875, 19.6640625], [18.453125, 20.5, 22.546875], [20.8203125, 23.125, 25.4296875]]]> : tensor<2x4x3xf32>
  return
}

// -----

// Batches, each with sizes of its own.
func.func @main() {
  %c_x = stablehlo.constant dense<[[[-1.0, -0.875, -0.75, -0.625], [-0.5, -0.375, -0.25, -0.125], [0.0, 0.125, 0.25, 0.375], [0.5, 0.625, 0.75, 0.875], [1.0, 1.125, 1.25, 1.375], [1.5, 1.625, 1.75, 1.875]], [[0.0, 0.125, 0.25, 0.375], [0.5, 0.625, 0.75, 0.875], [1.0, 1.125, 1.25, 1.375], [1.5, 1.625, 1.75, 1.875], [2.0, 2.125, 2.25, 2.375], [2.5, 2.625, 2.75, 2.875]]]> : tensor<2x6x4xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<2x6x4xf32>
  %c_w = stablehlo.constant dense<[[[[-2.0, -1.75, -1.5], [-1.25, -1.0, -0.75], [-0.5, -0.25, 0.0], [0.25, 0.5, 0.75]], [[1.0, 1.25, 1.5], [1.75, 2.0, 2.25], [2.5, 2.75, 3.0], [3.25, 3.5, 3.75]]], [[[-4.0, -3.5, -3.0], [-2.5, -2.0, -1.5], [-1.0, -0.5, 0.0], [0.5, 1.0, 1.5]], [[2.0, 2.5, 3.0], [3.5, 4.0, 4.5], [5.0, 5.5, 6.0], [6.5, 7.0, 7.5]]]]> : tensor<2x2x4x3xf32>
  %w = stablehlo.optimization_barrier %c_w : tensor<2x2x4x3xf32>
  %c_n = stablehlo.constant dense<[[2, 3], [0, 6]]> : tensor<2x2xui32>
  %n = stablehlo.optimization_barrier %c_n : tensor<2x2xui32>
  %0 = "chlo.ragged_dot"(%x, %w, %n) <{precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>], ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2], lhs_ragged_dimensions = [1], rhs_group_dimensions = [1]>}> : (tensor<2x6x4xf32>, tensor<2x2x4x3xf32>, tensor<2x2xui32>) -> tensor<2x6x3xf32>
  check.expect_eq_const %0, dense<[[[3.3125, 2.5, 1.6875], [1.5625, 1.25, 0.9375], [2.0625, 2.25, 2.4375], [6.3125, 7.0, 7.6875], [10.5625, 11.75, 12.9375], [0.0, 0.0, 0.0]], [[4.125, 4.5, 4.875], [12.625, 14.0, 15.375], [21.125, 23.5, 25.875], [29.625, 33.0, 36.375], [38.125, 42.5, 46.875], [46.625, 52.0, 57.375]]]> : tensor<2x6x3xf32>
  return
}

// -----

// Groups of batches are no groups at all; of bf16, with sums in f32.
func.func @main() {
  %c_x = stablehlo.constant dense<[[[1.0, 2.0]], [[3.0, 4.0]], [[5.0, 6.0]]]> : tensor<3x1x2xbf16>
  %x = stablehlo.optimization_barrier %c_x : tensor<3x1x2xbf16>
  %c_y = stablehlo.constant dense<[[[1.0], [2.0]], [[0.5], [1.0]], [[-1.0], [3.0]]]> : tensor<3x2x1xbf16>
  %y = stablehlo.optimization_barrier %c_y : tensor<3x2x1xbf16>
  %c_n = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %n = stablehlo.optimization_barrier %c_n : tensor<2xi64>
  %0 = "chlo.ragged_dot"(%x, %y, %n) <{precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>], ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0]>}> : (tensor<3x1x2xbf16>, tensor<3x2x1xbf16>, tensor<2xi64>) -> tensor<3x1x1xf32>
  check.expect_eq_const %0, dense<[[[5.0]], [[5.5]], [[13.0]]]> : tensor<3x1x1xf32>
  return
}
