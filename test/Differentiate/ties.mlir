// Where a function has no derivative: equal operands share alike, and a bound
// that is reached takes the whole, both as in JAX; magnitudes at zero have none.
// RUN: trc-opt %s --differentiate=function=loss | trc-run - --target=reference
// RUN: trc-opt %s --differentiate=function=loss | trc-run - --target=host --threads=2 --no-pin
func.func private @loss(%x: tensor<4xf32> {trc.parameter = "x"}, %y: tensor<4xf32> {trc.parameter = "y"}, %z: tensor<4xf32> {trc.parameter = "z"}, %p: tensor<4xf32> {trc.parameter = "p"}) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %lowest = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %two = stablehlo.constant dense<2.0> : tensor<4xf32>
  // Two of x reach the maximum; one element of x and y is equal.
  %0 = stablehlo.reduce(%x init: %lowest) applies stablehlo.maximum across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  %1 = stablehlo.minimum %x, %y : tensor<4xf32>
  // z lies on both bounds, between and outside.
  %2 = stablehlo.clamp %zero, %z, %one : (tensor<f32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  // Powers at zero, by a constant and by a parameter; magnitudes at zero.
  %3 = stablehlo.power %p, %two : tensor<4xf32>
  %4 = stablehlo.abs %p : tensor<4xf32>
  %5 = stablehlo.add %1, %2 : tensor<4xf32>
  %6 = stablehlo.add %3, %4 : tensor<4xf32>
  %7 = stablehlo.add %5, %6 : tensor<4xf32>
  %8 = stablehlo.reduce(%7 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  %9 = stablehlo.add %0, %8 : tensor<f32>
  return %9 : tensor<f32>
}
func.func private @loss.gradient(tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<f32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>)
func.func @main() {
  %c0 = stablehlo.constant dense<[3.0, 1.0, 3.0, 2.0]> : tensor<4xf32>
  %c1 = stablehlo.constant dense<[4.0, 0.0, 3.0, 1.0]> : tensor<4xf32>
  %c2 = stablehlo.constant dense<[0.0, 1.0, 0.5, 2.0]> : tensor<4xf32>
  %c3 = stablehlo.constant dense<[0.0, -1.0, 2.0, -0.0]> : tensor<4xf32>
  %x, %y, %z, %p = stablehlo.optimization_barrier %c0, %c1, %c2, %c3 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
  %0:5 = call @loss.gradient(%x, %y, %z, %p) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<f32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>)
  "check.expect_almost_eq_const"(%0#1) {value = dense<[1.5, 0.0, 1.0, 0.0]> : tensor<4xf32>} : (tensor<4xf32>) -> ()
  "check.expect_almost_eq_const"(%0#2) {value = dense<[0.0, 1.0, 0.5, 1.0]> : tensor<4xf32>} : (tensor<4xf32>) -> ()
  "check.expect_almost_eq_const"(%0#3) {value = dense<[0.0, 0.0, 1.0, 0.0]> : tensor<4xf32>} : (tensor<4xf32>) -> ()
  "check.expect_almost_eq_const"(%0#4) {value = dense<[0.0, -3.0, 5.0, 0.0]> : tensor<4xf32>} : (tensor<4xf32>) -> ()
  return
}
