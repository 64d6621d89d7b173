// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// custom_call: the checks, as they come from other tools.

// Each check holds.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.0, 0x7FC00000, 3.0]> : tensor<3xf32>
  %c_y = stablehlo.constant dense<[1.0000001, 0x7FC00000, 3.0]> : tensor<3xf32>
  %c_z = stablehlo.constant dense<[1.0005, 0x7FC00000, 2.9999]> : tensor<3xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<3xf32>
  %y = stablehlo.optimization_barrier %c_y : tensor<3xf32>
  %z = stablehlo.optimization_barrier %c_z : tensor<3xf32>
  stablehlo.custom_call @check.expect_eq(%x, %x) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
  stablehlo.custom_call @check.expect_close(%x, %y) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
  stablehlo.custom_call @check.expect_almost_eq(%x, %z) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
  stablehlo.custom_call @check.expect_eq(%x, %x) : (tensor<3xf32>, tensor<3xf32>) -> ()
  return
}
