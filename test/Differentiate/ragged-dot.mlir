// RUN: trc-opt %s --legalize-operations --differentiate=function=loss > %t.mlir
// RUN: trc-run %t.mlir --target=reference
// RUN: trc-run %t.mlir --target=host --threads=2 --no-pin

// ragged_dot is differentiated as the dot_general that it becomes: the numbers are those of the
// calls that JAX prints for its gradients, and exact.
func.func private @loss(%x: tensor<6x4xf32> {trc.parameter = "x"}, %w: tensor<2x4x3xf32> {trc.parameter = "w"}, %n: tensor<2xi32>) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %half = stablehlo.constant dense<0.5> : tensor<6x3xf32>
  %0 = "chlo.ragged_dot"(%x, %w, %n) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<6x4xf32>, tensor<2x4x3xf32>, tensor<2xi32>) -> tensor<6x3xf32>
  %1 = stablehlo.multiply %0, %0 : tensor<6x3xf32>
  %2 = stablehlo.multiply %1, %half : tensor<6x3xf32>
  %3 = stablehlo.reduce(%2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x3xf32>, tensor<f32>) -> tensor<f32>
  return %3 : tensor<f32>
}
func.func private @loss.gradient(tensor<6x4xf32>, tensor<2x4x3xf32>, tensor<2xi32>) -> (tensor<f32>, tensor<6x4xf32>, tensor<2x4x3xf32>)
func.func @main() {
  %x = stablehlo.constant dense<[[-1.0, -0.875, -0.75, -0.625], [-0.5, -0.375, -0.25, -0.125], [0.0, 0.125, 0.25, 0.375], [0.5, 0.625, 0.75, 0.875], [1.0, 1.125, 1.25, 1.375], [1.5, 1.625, 1.75, 1.875]]> : tensor<6x4xf32>
  %w = stablehlo.constant dense<[[[-2.0, -1.75, -1.5], [-1.25, -1.0, -0.75], [-0.5, -0.25, 0.0], [0.25, 0.5, 0.75]], [[1.0, 1.25, 1.5], [1.75, 2.0, 2.25], [2.5, 2.75, 3.0], [3.25, 3.5, 3.75]]]> : tensor<2x4x3xf32>
  %n = stablehlo.constant dense<[2, 3]> : tensor<2xi32>
  %0:3 = call @loss.gradient(%x, %w, %n) : (tensor<6x4xf32>, tensor<2x4x3xf32>, tensor<2xi32>) -> (tensor<f32>, tensor<6x4xf32>, tensor<2x4x3xf32>)
  check.expect_eq_const %0#1, dense<[[-13.53125, -7.90625, -2.28125, 3.34375], [-6.71875, -3.90625, -1.09375, 1.71875], [8.53125, 13.59375, 18.65625, 23.71875], [26.59375, 42.34375, 58.09375, 73.84375], [44.65625, 71.09375, 97.53125, 123.96875], [0.0, 0.0, 0.0, 0.0]]> : tensor<6x4xf32>
  check.expect_eq_const %0#2, dense<[[[-4.09375, -3.125, -2.15625], [-3.484375, -2.65625, -1.828125], [-2.875, -2.1875, -1.5], [-2.265625, -1.71875, -1.171875]], [[13.71875, 15.25, 16.78125], [16.0859375, 17.875, 19.6640625], [18.453125, 20.5, 22.546875], [20.8203125, 23.125, 25.4296875]]]> : tensor<2x4x3xf32>
  return
}
