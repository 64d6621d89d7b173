// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// func.call: functions of the program, several results, calls within calls.

// Twice is called by a private function.
func.func @main() {
  %c_x = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %x = stablehlo.optimization_barrier %c_x : tensor<2xi32>
  %0:2 = func.call @both(%x) : (tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>)
  check.expect_eq_const %0#0, dense<[2, 4]> : tensor<2xi32>
  check.expect_eq_const %0#1, dense<[1, 2]> : tensor<2xi32>
  return
}

func.func private @both(%x: tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>) {
  %0 = func.call @twice(%x) : (tensor<2xi32>) -> tensor<2xi32>
  return %0, %x : tensor<2xi32>, tensor<2xi32>
}
func.func private @twice(%x: tensor<2xi32>) -> tensor<2xi32> {
  %0 = stablehlo.add %x, %x : tensor<2xi32>
  return %0 : tensor<2xi32>
}
