// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// logistic: 0 and 1 at the ends, 1/2 at both zeros.

// Ordinary numbers and special ones, f32.
func.func @main() {
  %c_x = stablehlo.constant dense<[0.0, -0.0, 0x7F800000, 0xFF800000, 0x7FC00000, -80.0, 50.0, 1.0,
      -1.0, 0.5, -2.25, 3.0, 0.1, 1.0e-6]> : tensor<14xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<14xf32>
  %0 = stablehlo.logistic %x : tensor<14xf32>
  %e0 = stablehlo.constant dense<[0.5, 0.5, 1.0, 0.0, 0x7FC00000, 1.8048513e-35, 1.0, 0.7310586,
      0.26894143, 0.62245935, 0.09534947, 0.95257413, 0.5249792, 0.50000024]> : tensor<14xf32>
  check.expect_close %0, %e0 : tensor<14xf32>, tensor<14xf32>
  return
}

// -----

// The same in f64.
func.func @main() {
  %c_x = stablehlo.constant dense<[0.0, -0.0, 0x7FF0000000000000, 0xFFF0000000000000,
      0x7FF8000000000000, -80.0, 50.0, 1.0, -1.0, 0.5, -2.25, 3.0, 0.1, 1.0e-6]> : tensor<14xf64>
  %x = stablehlo.optimization_barrier %c_x : tensor<14xf64>
  %0 = stablehlo.logistic %x : tensor<14xf64>
  %e0 = stablehlo.constant dense<[0.5, 0.5, 1.0, 0.0, 0x7FF8000000000000, 1.8048513878454153e-35,
      1.0, 0.7310585786300049, 0.2689414213699951, 0.6224593312018546, 0.09534946489910949,
      0.9525741268224333, 0.52497918747894, 0.50000025]> : tensor<14xf64>
  check.expect_close %0, %e0 : tensor<14xf64>, tensor<14xf64>
  return
}

// -----

// f16: computed in f32 and rounded once.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.0, -1.0, 0.5, -2.25, 3.0, 0.1, 1.0e-6]> : tensor<7xf16>
  %x = stablehlo.optimization_barrier %c_x : tensor<7xf16>
  %0 = stablehlo.logistic %x : tensor<7xf16>
  %e0 = stablehlo.constant dense<[0.731, 0.269, 0.6226, 0.09534, 0.9526, 0.525, 0.5]> :
      tensor<7xf16>
  check.expect_close %0, %e0 : tensor<7xf16>, tensor<7xf16>
  return
}

// -----

// bf16: computed in f32 and rounded once.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.0, -1.0, 0.5, -2.25, 3.0, 0.1, 1.0e-6]> : tensor<7xbf16>
  %x = stablehlo.optimization_barrier %c_x : tensor<7xbf16>
  %0 = stablehlo.logistic %x : tensor<7xbf16>
  %e0 = stablehlo.constant dense<[0.73, 0.27, 0.62, 0.095, 0.953, 0.523, 0.5]> : tensor<7xbf16>
  check.expect_close %0, %e0 : tensor<7xbf16>, tensor<7xbf16>
  return
}
