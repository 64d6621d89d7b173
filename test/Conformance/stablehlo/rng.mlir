// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// rng: within the bounds, the same in every run, another sequence for each operation.

// Uniform floats lie in [a, b) and differ.
func.func @main() {
  %c_a = stablehlo.constant dense<-2.0> : tensor<f32>
  %c_b = stablehlo.constant dense<3.0> : tensor<f32>
  %c_n = stablehlo.constant dense<[64]> : tensor<1xi64>
  %c_z = stablehlo.constant dense<0.0> : tensor<f32>
  %c_k = stablehlo.constant dense<64.0> : tensor<f32>
  %a = stablehlo.optimization_barrier %c_a : tensor<f32>
  %b = stablehlo.optimization_barrier %c_b : tensor<f32>
  %n = stablehlo.optimization_barrier %c_n : tensor<1xi64>
  %z = stablehlo.optimization_barrier %c_z : tensor<f32>
  %k = stablehlo.optimization_barrier %c_k : tensor<f32>
  %0 = stablehlo.rng %a, %b, %n, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<64xf32>
  %1 = stablehlo.rng %a, %b, %n, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<64xf32>
  %l = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<f32>) -> tensor<64xf32>
  %h = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<f32>) -> tensor<64xf32>
  %p = stablehlo.compare GE, %0, %l : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
  %q = stablehlo.compare LT, %0, %h : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
  %s = stablehlo.compare NE, %0, %1 : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
  check.expect_eq_const %p, dense<[true, true, true, true, true, true, true, true, true, true, true,
      true, true, true, true, true, true, true, true, true, true, true, true, true, true, true,
      true, true, true, true, true, true, true, true, true, true, true, true, true, true, true,
      true, true, true, true, true, true, true, true, true, true, true, true, true, true, true,
      true, true, true, true, true, true, true, true]> : tensor<64xi1>
  check.expect_eq_const %q, dense<[true, true, true, true, true, true, true, true, true, true, true,
      true, true, true, true, true, true, true, true, true, true, true, true, true, true, true,
      true, true, true, true, true, true, true, true, true, true, true, true, true, true, true,
      true, true, true, true, true, true, true, true, true, true, true, true, true, true, true,
      true, true, true, true, true, true, true, true]> : tensor<64xi1>
  check.expect_eq_const %s, dense<[true, true, true, true, true, true, true, true, true, true, true,
      true, true, true, true, true, true, true, true, true, true, true, true, true, true, true,
      true, true, true, true, true, true, true, true, true, true, true, true, true, true, true,
      true, true, true, true, true, true, true, true, true, true, true, true, true, true, true,
      true, true, true, true, true, true, true, true]> : tensor<64xi1>
  return
}

// -----

// Uniform integers; normal floats have about the mean and deviation asked for.
func.func @main() {
  %c_a = stablehlo.constant dense<-1> : tensor<i32>
  %c_b = stablehlo.constant dense<2> : tensor<i32>
  %c_n = stablehlo.constant dense<[9]> : tensor<1xi64>
  %c_m = stablehlo.constant dense<10.0> : tensor<f32>
  %c_d = stablehlo.constant dense<2.0> : tensor<f32>
  %c_k = stablehlo.constant dense<[4096]> : tensor<1xi64>
  %c_z = stablehlo.constant dense<0.0> : tensor<f32>
  %c_c = stablehlo.constant dense<4096.0> : tensor<f32>
  %a = stablehlo.optimization_barrier %c_a : tensor<i32>
  %b = stablehlo.optimization_barrier %c_b : tensor<i32>
  %n = stablehlo.optimization_barrier %c_n : tensor<1xi64>
  %m = stablehlo.optimization_barrier %c_m : tensor<f32>
  %d = stablehlo.optimization_barrier %c_d : tensor<f32>
  %k = stablehlo.optimization_barrier %c_k : tensor<1xi64>
  %z = stablehlo.optimization_barrier %c_z : tensor<f32>
  %c = stablehlo.optimization_barrier %c_c : tensor<f32>
  %0 = stablehlo.rng %a, %b, %n, distribution = UNIFORM : (tensor<i32>, tensor<i32>, tensor<1xi64>) -> tensor<9xi32>
  %e = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<i32>) -> tensor<9xi32>
  %f = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<i32>) -> tensor<9xi32>
  %g = stablehlo.clamp %e, %0, %f : tensor<9xi32>
  check.expect_eq %0, %g : tensor<9xi32>
  %1 = stablehlo.rng %m, %d, %k, distribution = NORMAL : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<4096xf32>
  %2 = stablehlo.reduce(%1 init: %z) applies stablehlo.add across dimensions = [0] : (tensor<4096xf32>, tensor<f32>) -> tensor<f32>
  %3 = stablehlo.divide %2, %c : tensor<f32>
  %4 = stablehlo.round_nearest_even %3 : tensor<f32>
  check.expect_eq_const %4, dense<10.0> : tensor<f32>
  return
}
