// RUN: trc-opt %s | trc-opt | FileCheck %s
// RUN: trc-opt --mlir-print-op-generic %s | trc-opt | FileCheck %s
// RUN: trc-opt --emit-bytecode %s | trc-opt | FileCheck %s
//
// Constants: parse and print.

// One value for all elements.
// CHECK-LABEL: func.func @case0(
// CHECK: %{{.+}} = stablehlo.constant dense<1.500000e+00> : tensor<2x3xf32>
// CHECK: %{{.+}} = stablehlo.constant dense<true> : tensor<i1>
// CHECK: %{{.+}} = stablehlo.constant dense<-2> : tensor<4xi2>
func.func @case0() {
  %0 = stablehlo.constant dense<1.5> : tensor<2x3xf32>
  %1 = stablehlo.constant dense<true> : tensor<i1>
  %2 = stablehlo.constant dense<-2> : tensor<4xi2>
  return
}

// Nested lists, none, and one without dimensions.
// CHECK-LABEL: func.func @case1(
// CHECK: %{{.+}} = stablehlo.constant dense<{{\[\[}}1, 2], [3, 4]]> : tensor<2x2xui64>
// CHECK: %{{.+}} = stablehlo.constant dense<> : tensor<0x3xf32>
// CHECK: %{{.+}} = stablehlo.constant dense<[true, false]> : tensor<2xi1>
func.func @case1() {
  %0 = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xui64>
  %1 = stablehlo.constant dense<> : tensor<0x3xf32>
  %2 = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  return
}

// Floats in hexadecimal: infinity, NaN.
// CHECK-LABEL: func.func @case2(
// CHECK: %{{.+}} = stablehlo.constant dense<0xFF800000> : tensor<f32>
// CHECK: %{{.+}} = stablehlo.constant dense<[0x7FC00000, 1.000000e+00]> : tensor<2xf32>
// CHECK: %{{.+}} = stablehlo.constant dense<0x7F80> : tensor<bf16>
func.func @case2() {
  %0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %1 = stablehlo.constant dense<[0x7FC00000, 1.0]> : tensor<2xf32>
  %2 = stablehlo.constant dense<0x7F80> : tensor<bf16>
  return
}

// Raw bytes, little end first.
// CHECK-LABEL: func.func @case3(
// CHECK: %{{.+}} = stablehlo.constant dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>
// CHECK: %{{.+}} = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi8>
func.func @case3() {
  %0 = stablehlo.constant dense<"0x0000803F00000040"> : tensor<2xf32>
  %1 = stablehlo.constant dense<"0x01020304"> : tensor<4xi8>
  return
}

// Attributes stand before the elements.
// CHECK-LABEL: func.func @case4(
// CHECK: %{{.+}} = stablehlo.constant {my.note = 1 : i32} dense<1> : tensor<2xi32>
func.func @case4() {
  %0 = stablehlo.constant {my.note = 1 : i32} dense<1> : tensor<2xi32>
  return
}

// The generic form, and that of older text.
// CHECK-LABEL: func.func @case5(
// CHECK: %{{.+}} = stablehlo.constant dense<1> : tensor<2xi32>
// CHECK: %{{.+}} = stablehlo.constant dense<2> : tensor<2xi32>
// CHECK: %{{.+}} = stablehlo.constant dense<3> : tensor<2xi32>
func.func @case5() {
  %0 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
  %1 = "stablehlo.constant"() {value = dense<2> : tensor<2xi32>} : () -> tensor<2xi32>
  %2 = stablehlo.constant() {value = dense<3> : tensor<2xi32>} : () -> tensor<2xi32>
  return
}
