// RUN: trc-opt %s | trc-opt | FileCheck %s
// RUN: trc-opt --mlir-print-op-generic %s | trc-opt | FileCheck %s
// RUN: trc-opt --emit-bytecode %s | trc-opt | FileCheck %s
//
// The dialects chlo and check: parse and print.

// Functions of one element.
// CHECK-LABEL: func.func @case0(
// CHECK: %{{.+}} = chlo.acos %{{.+}} : tensor<4xf32> -> tensor<4xf32>
// CHECK: %{{.+}} = chlo.acosh %{{.+}} : tensor<4xf32> -> tensor<4xf32>
// CHECK: %{{.+}} = chlo.asin %{{.+}} : tensor<4xf32> -> tensor<4xf32>
// CHECK: %{{.+}} = chlo.asinh %{{.+}} : tensor<4xf32> -> tensor<4xf32>
// CHECK: %{{.+}} = chlo.atan %{{.+}} : tensor<4xf32> -> tensor<4xf32>
// CHECK: %{{.+}} = chlo.atanh %{{.+}} : tensor<4xf32> -> tensor<4xf32>
// CHECK: %{{.+}} = chlo.cosh %{{.+}} : tensor<4xf32> -> tensor<4xf32>
// CHECK: %{{.+}} = chlo.digamma %{{.+}} : tensor<4xf32> -> tensor<4xf32>
// CHECK: %{{.+}} = chlo.erf %{{.+}} : tensor<4xf32> -> tensor<4xf32>
// CHECK: %{{.+}} = chlo.erf_inv %{{.+}} : tensor<4xf32> -> tensor<4xf32>
// CHECK: %{{.+}} = chlo.erfc %{{.+}} : tensor<4xf32> -> tensor<4xf32>
// CHECK: %{{.+}} = chlo.lgamma %{{.+}} : tensor<4xf32> -> tensor<4xf32>
// CHECK: %{{.+}} = chlo.sinh %{{.+}} : tensor<4xf32> -> tensor<4xf32>
// CHECK: %{{.+}} = chlo.square %{{.+}} : tensor<4xf32> -> tensor<4xf32>
// CHECK: %{{.+}} = chlo.tan %{{.+}} : tensor<4xf32> -> tensor<4xf32>
func.func @case0(%x: tensor<4xf32>) {
  %0 = chlo.acos %x : tensor<4xf32> -> tensor<4xf32>
  %1 = chlo.acosh %x : tensor<4xf32> -> tensor<4xf32>
  %2 = chlo.asin %x : tensor<4xf32> -> tensor<4xf32>
  %3 = chlo.asinh %x : tensor<4xf32> -> tensor<4xf32>
  %4 = chlo.atan %x : tensor<4xf32> -> tensor<4xf32>
  %5 = chlo.atanh %x : tensor<4xf32> -> tensor<4xf32>
  %6 = chlo.cosh %x : tensor<4xf32> -> tensor<4xf32>
  %7 = chlo.digamma %x : tensor<4xf32> -> tensor<4xf32>
  %8 = chlo.erf %x : tensor<4xf32> -> tensor<4xf32>
  %9 = chlo.erf_inv %x : tensor<4xf32> -> tensor<4xf32>
  %10 = chlo.erfc %x : tensor<4xf32> -> tensor<4xf32>
  %11 = chlo.lgamma %x : tensor<4xf32> -> tensor<4xf32>
  %12 = chlo.sinh %x : tensor<4xf32> -> tensor<4xf32>
  %13 = chlo.square %x : tensor<4xf32> -> tensor<4xf32>
  %14 = chlo.tan %x : tensor<4xf32> -> tensor<4xf32>
  return
}

// Questions, and what comes next.
// CHECK-LABEL: func.func @case1(
// CHECK: %{{.+}} = chlo.is_inf %{{.+}} : tensor<4xf32> -> tensor<4xi1>
// CHECK: %{{.+}} = chlo.is_neg_inf %{{.+}} : tensor<4xf32> -> tensor<4xi1>
// CHECK: %{{.+}} = chlo.is_pos_inf %{{.+}} : tensor<4xf32> -> tensor<4xi1>
// CHECK: %{{.+}} = chlo.next_after %{{.+}}, %{{.+}} : tensor<4xf32>, tensor<4xf32> -> tensor<4xf32>
func.func @case1(%x: tensor<4xf32>) {
  %0 = chlo.is_inf %x : tensor<4xf32> -> tensor<4xi1>
  %1 = chlo.is_neg_inf %x : tensor<4xf32> -> tensor<4xi1>
  %2 = chlo.is_pos_inf %x : tensor<4xf32> -> tensor<4xi1>
  %3 = chlo.next_after %x, %x : tensor<4xf32>, tensor<4xf32> -> tensor<4xf32>
  return
}

// The largest.
// CHECK-LABEL: func.func @case2(
// CHECK: %{{.+}}, %{{.+}} = chlo.top_k(%{{.+}}, k = 3) : tensor<4x8xf32> -> (tensor<4x3xf32>, tensor<4x3xi32>)
// CHECK: %{{.+}}, %{{.+}} = chlo.top_k(%{{.+}}, k = 0) : tensor<4x8xf32> -> (tensor<4x0xf32>, tensor<4x0xi32>)
func.func @case2(%x: tensor<4x8xf32>) {
  %0, %1 = chlo.top_k(%x, k = 3) : tensor<4x8xf32> -> (tensor<4x3xf32>, tensor<4x3xi32>)
  %2, %3 = "chlo.top_k"(%x) <{k = 0 : i64}> : (tensor<4x8xf32>) -> (tensor<4x0xf32>, tensor<4x0xi32>)
  return
}

// Expectations.
// CHECK-LABEL: func.func @case3(
// CHECK: check.expect_eq %{{.+}}, %{{.+}} : tensor<2xi32>
// CHECK: check.expect_eq_const %{{.+}}, dense<[1, 2]> : tensor<2xi32>
// CHECK: check.expect_close %{{.+}}, %{{.+}} : tensor<2xf32>, tensor<2xf32>
// CHECK: check.expect_close %{{.+}}, %{{.+}}, max_ulp_difference = 10, min_ulp_difference = 1 : tensor<2xf32>, tensor<2xf32>
// CHECK: check.expect_almost_eq %{{.+}}, %{{.+}} : tensor<2xf32>
// CHECK: check.expect_almost_eq %{{.+}}, %{{.+}}, tolerance = 1.000000e-02 : tensor<2xf32>
// CHECK: check.expect_almost_eq_const %{{.+}}, dense<1.000000e+00> : tensor<2xf32>
// CHECK: check.expect_almost_eq_const %{{.+}}, dense<1.000000e+00> : tensor<2xf32>, tolerance = 1.000000e-02
// CHECK: check.expect_almost_eq_const %{{.+}}, dense<1.000000e+00> : tensor<2xf32>, tolerance = 5.000000e-01
func.func @case3(%x: tensor<2xf32>, %i: tensor<2xi32>) {
  check.expect_eq %i, %i : tensor<2xi32>
  check.expect_eq_const %i, dense<[1, 2]> : tensor<2xi32>
  check.expect_close %x, %x : tensor<2xf32>, tensor<2xf32>
  check.expect_close %x, %x, max_ulp_difference = 10, min_ulp_difference = 1 : tensor<2xf32>, tensor<2xf32>
  check.expect_almost_eq %x, %x : tensor<2xf32>
  check.expect_almost_eq %x, %x, tolerance = 1.000000e-02 : tensor<2xf32>
  check.expect_almost_eq_const %x, dense<1.0> : tensor<2xf32>
  check.expect_almost_eq_const %x, dense<1.0> : tensor<2xf32>, tolerance = 1.000000e-02
  check.expect_almost_eq_const %x, dense<1.0> : tensor<2xf32> {tolerance = 0.5 : f64}
  return
}
