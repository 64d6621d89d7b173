// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// log_plus_one: exact near zero; of -1 -infinity.

// Ordinary numbers and special ones, f32.
func.func @main() {
  %c_x = stablehlo.constant dense<[0.0, -0.0, 0x7F800000, 0x7FC00000, -1.0, -2.0, 1.0e-30, 3.0e+38,
      1.0, 0.5, 3.0, -0.5, 1.0e-6, 1000.0]> : tensor<14xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<14xf32>
  %0 = stablehlo.log_plus_one %x : tensor<14xf32>
  %e0 = stablehlo.constant dense<[0.0, -0.0, 0x7F800000, 0x7FC00000, 0xFF800000, 0x7FC00000,
      1.0e-30, 88.59685, 0.6931472, 0.4054651, 1.3862944, -0.6931472, 9.999995e-7, 6.908755]> :
      tensor<14xf32>
  check.expect_close %0, %e0 : tensor<14xf32>, tensor<14xf32>
  return
}

// -----

// The same in f64.
func.func @main() {
  %c_x = stablehlo.constant dense<[0.0, -0.0, 0x7FF0000000000000, 0x7FF8000000000000, -1.0, -2.0,
      1.0e-30, 3.0e+38, 1.0, 0.5, 3.0, -0.5, 1.0e-6, 1000.0]> : tensor<14xf64>
  %x = stablehlo.optimization_barrier %c_x : tensor<14xf64>
  %0 = stablehlo.log_plus_one %x : tensor<14xf64>
  %e0 = stablehlo.constant dense<[0.0, -0.0, 0x7FF0000000000000, 0x7FF8000000000000,
      0xFFF0000000000000, 0x7FF8000000000000, 1.0e-30, 88.59684582244185, 0.6931471805599453,
      0.4054651081081644, 1.3862943611198906, -0.6931471805599453, 9.999995000003334e-7,
      6.90875477931522]> : tensor<14xf64>
  check.expect_close %0, %e0 : tensor<14xf64>, tensor<14xf64>
  return
}

// -----

// f16: computed in f32 and rounded once.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.0, 0.5, 3.0, -0.5, 1.0e-6, 1.0e+3]> : tensor<6xf16>
  %x = stablehlo.optimization_barrier %c_x : tensor<6xf16>
  %0 = stablehlo.log_plus_one %x : tensor<6xf16>
  %e0 = stablehlo.constant dense<[0.6934, 0.4055, 1.387, -0.6934, 1.0e-6, 6.91]> : tensor<6xf16>
  check.expect_close %0, %e0 : tensor<6xf16>, tensor<6xf16>
  return
}

// -----

// bf16: computed in f32 and rounded once.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.0, 0.5, 3.0, -0.5, 1.0e-6, 1.0e+3]> : tensor<6xbf16>
  %x = stablehlo.optimization_barrier %c_x : tensor<6xbf16>
  %0 = stablehlo.log_plus_one %x : tensor<6xbf16>
  %e0 = stablehlo.constant dense<[0.69, 0.406, 1.38, -0.69, 1.0e-6, 6.9]> : tensor<6xbf16>
  check.expect_close %0, %e0 : tensor<6xbf16>, tensor<6xbf16>
  return
}
