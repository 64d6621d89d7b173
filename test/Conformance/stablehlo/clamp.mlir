// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// clamp: max(low, x), then min(.., high); NaN stays NaN.

// Bounds of rank 0.
func.func @main() {
  %c_l = stablehlo.constant dense<-1.0> : tensor<f32>
  %c_x = stablehlo.constant dense<[-5.0, 0.5, 5.0, 0x7FC00000, 0x7F800000, 0xFF800000]> :
      tensor<6xf32>
  %c_h = stablehlo.constant dense<1.0> : tensor<f32>
  %l = stablehlo.optimization_barrier %c_l : tensor<f32>
  %x = stablehlo.optimization_barrier %c_x : tensor<6xf32>
  %h = stablehlo.optimization_barrier %c_h : tensor<f32>
  %0 = stablehlo.clamp %l, %x, %h : (tensor<f32>, tensor<6xf32>, tensor<f32>) -> tensor<6xf32>
  check.expect_eq_const %0, dense<[-1.0, 0.5, 1.0, 0x7FC00000, 1.0, -1.0]> : tensor<6xf32>
  return
}

// -----

// Bounds for each element; low above high gives high.
func.func @main() {
  %c_l = stablehlo.constant dense<[0, 10, -5]> : tensor<3xi32>
  %c_x = stablehlo.constant dense<[-1, 7, 7]> : tensor<3xi32>
  %c_h = stablehlo.constant dense<[5, 5, 5]> : tensor<3xi32>
  %l = stablehlo.optimization_barrier %c_l : tensor<3xi32>
  %x = stablehlo.optimization_barrier %c_x : tensor<3xi32>
  %h = stablehlo.optimization_barrier %c_h : tensor<3xi32>
  %0 = stablehlo.clamp %l, %x, %h : tensor<3xi32>
  check.expect_eq_const %0, dense<[0, 5, 5]> : tensor<3xi32>
  return
}

// -----

// Unsigned.
func.func @main() {
  %c_l = stablehlo.constant dense<10> : tensor<ui8>
  %c_x = stablehlo.constant dense<[255, 0, 50]> : tensor<3xui8>
  %c_h = stablehlo.constant dense<200> : tensor<ui8>
  %l = stablehlo.optimization_barrier %c_l : tensor<ui8>
  %x = stablehlo.optimization_barrier %c_x : tensor<3xui8>
  %h = stablehlo.optimization_barrier %c_h : tensor<ui8>
  %0 = stablehlo.clamp %l, %x, %h : (tensor<ui8>, tensor<3xui8>, tensor<ui8>) -> tensor<3xui8>
  check.expect_eq_const %0, dense<[200, 10, 50]> : tensor<3xui8>
  return
}
