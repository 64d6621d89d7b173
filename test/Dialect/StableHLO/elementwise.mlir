// RUN: trc-opt %s | trc-opt | FileCheck %s
// RUN: trc-opt --mlir-print-op-generic %s | trc-opt | FileCheck %s
// RUN: trc-opt --emit-bytecode %s | trc-opt | FileCheck %s
//
// Operations on one and two elements: parse and print.

// Functions of one float.
// CHECK-LABEL: func.func @case0(
// CHECK: %{{.+}} = stablehlo.abs %{{.+}} : tensor<2x3xf32>
// CHECK: %{{.+}} = stablehlo.cbrt %{{.+}} : tensor<2x3xf32>
// CHECK: %{{.+}} = stablehlo.ceil %{{.+}} : tensor<2x3xf32>
// CHECK: %{{.+}} = stablehlo.cosine %{{.+}} : tensor<2x3xf32>
// CHECK: %{{.+}} = stablehlo.exponential %{{.+}} : tensor<2x3xf32>
// CHECK: %{{.+}} = stablehlo.exponential_minus_one %{{.+}} : tensor<2x3xf32>
// CHECK: %{{.+}} = stablehlo.floor %{{.+}} : tensor<2x3xf32>
// CHECK: %{{.+}} = stablehlo.log %{{.+}} : tensor<2x3xf32>
// CHECK: %{{.+}} = stablehlo.log_plus_one %{{.+}} : tensor<2x3xf32>
// CHECK: %{{.+}} = stablehlo.logistic %{{.+}} : tensor<2x3xf32>
// CHECK: %{{.+}} = stablehlo.negate %{{.+}} : tensor<2x3xf32>
// CHECK: %{{.+}} = stablehlo.round_nearest_afz %{{.+}} : tensor<2x3xf32>
// CHECK: %{{.+}} = stablehlo.round_nearest_even %{{.+}} : tensor<2x3xf32>
// CHECK: %{{.+}} = stablehlo.rsqrt %{{.+}} : tensor<2x3xf32>
// CHECK: %{{.+}} = stablehlo.sign %{{.+}} : tensor<2x3xf32>
// CHECK: %{{.+}} = stablehlo.sine %{{.+}} : tensor<2x3xf32>
// CHECK: %{{.+}} = stablehlo.sqrt %{{.+}} : tensor<2x3xf32>
// CHECK: %{{.+}} = stablehlo.tan %{{.+}} : tensor<2x3xf32>
// CHECK: %{{.+}} = stablehlo.tanh %{{.+}} : tensor<2x3xf32>
func.func @case0(%x: tensor<2x3xf32>) {
  %0 = stablehlo.abs %x : tensor<2x3xf32>
  %1 = stablehlo.cbrt %x : tensor<2x3xf32>
  %2 = stablehlo.ceil %x : tensor<2x3xf32>
  %3 = stablehlo.cosine %x : tensor<2x3xf32>
  %4 = stablehlo.exponential %x : tensor<2x3xf32>
  %5 = stablehlo.exponential_minus_one %x : tensor<2x3xf32>
  %6 = stablehlo.floor %x : tensor<2x3xf32>
  %7 = stablehlo.log %x : tensor<2x3xf32>
  %8 = stablehlo.log_plus_one %x : tensor<2x3xf32>
  %9 = stablehlo.logistic %x : tensor<2x3xf32>
  %10 = stablehlo.negate %x : tensor<2x3xf32>
  %11 = stablehlo.round_nearest_afz %x : tensor<2x3xf32>
  %12 = stablehlo.round_nearest_even %x : tensor<2x3xf32>
  %13 = stablehlo.rsqrt %x : tensor<2x3xf32>
  %14 = stablehlo.sign %x : tensor<2x3xf32>
  %15 = stablehlo.sine %x : tensor<2x3xf32>
  %16 = stablehlo.sqrt %x : tensor<2x3xf32>
  %17 = stablehlo.tan %x : tensor<2x3xf32>
  %18 = stablehlo.tanh %x : tensor<2x3xf32>
  return
}

// Functions of one integer.
// CHECK-LABEL: func.func @case1(
// CHECK: %{{.+}} = stablehlo.count_leading_zeros %{{.+}} : tensor<4xui8>
// CHECK: %{{.+}} = stablehlo.not %{{.+}} : tensor<4xui8>
// CHECK: %{{.+}} = stablehlo.popcnt %{{.+}} : tensor<4xui8>
func.func @case1(%x: tensor<4xui8>) {
  %0 = stablehlo.count_leading_zeros %x : tensor<4xui8>
  %1 = stablehlo.not %x : tensor<4xui8>
  %2 = stablehlo.popcnt %x : tensor<4xui8>
  return
}

// Functions of two floats.
// CHECK-LABEL: func.func @case2(
// CHECK: %{{.+}} = stablehlo.add %{{.+}}, %{{.+}} : tensor<bf16>
// CHECK: %{{.+}} = stablehlo.atan2 %{{.+}}, %{{.+}} : tensor<bf16>
// CHECK: %{{.+}} = stablehlo.divide %{{.+}}, %{{.+}} : tensor<bf16>
// CHECK: %{{.+}} = stablehlo.maximum %{{.+}}, %{{.+}} : tensor<bf16>
// CHECK: %{{.+}} = stablehlo.minimum %{{.+}}, %{{.+}} : tensor<bf16>
// CHECK: %{{.+}} = stablehlo.multiply %{{.+}}, %{{.+}} : tensor<bf16>
// CHECK: %{{.+}} = stablehlo.power %{{.+}}, %{{.+}} : tensor<bf16>
// CHECK: %{{.+}} = stablehlo.remainder %{{.+}}, %{{.+}} : tensor<bf16>
// CHECK: %{{.+}} = stablehlo.subtract %{{.+}}, %{{.+}} : tensor<bf16>
func.func @case2(%x: tensor<bf16>, %y: tensor<bf16>) {
  %0 = stablehlo.add %x, %y : tensor<bf16>
  %1 = stablehlo.atan2 %x, %y : tensor<bf16>
  %2 = stablehlo.divide %x, %y : tensor<bf16>
  %3 = stablehlo.maximum %x, %y : tensor<bf16>
  %4 = stablehlo.minimum %x, %y : tensor<bf16>
  %5 = stablehlo.multiply %x, %y : tensor<bf16>
  %6 = stablehlo.power %x, %y : tensor<bf16>
  %7 = stablehlo.remainder %x, %y : tensor<bf16>
  %8 = stablehlo.subtract %x, %y : tensor<bf16>
  return
}

// Functions of two integers.
// CHECK-LABEL: func.func @case3(
// CHECK: %{{.+}} = stablehlo.and %{{.+}}, %{{.+}} : tensor<0xi64>
// CHECK: %{{.+}} = stablehlo.or %{{.+}}, %{{.+}} : tensor<0xi64>
// CHECK: %{{.+}} = stablehlo.xor %{{.+}}, %{{.+}} : tensor<0xi64>
// CHECK: %{{.+}} = stablehlo.shift_left %{{.+}}, %{{.+}} : tensor<0xi64>
// CHECK: %{{.+}} = stablehlo.shift_right_arithmetic %{{.+}}, %{{.+}} : tensor<0xi64>
// CHECK: %{{.+}} = stablehlo.shift_right_logical %{{.+}}, %{{.+}} : tensor<0xi64>
func.func @case3(%x: tensor<0xi64>, %y: tensor<0xi64>) {
  %0 = stablehlo.and %x, %y : tensor<0xi64>
  %1 = stablehlo.or %x, %y : tensor<0xi64>
  %2 = stablehlo.xor %x, %y : tensor<0xi64>
  %3 = stablehlo.shift_left %x, %y : tensor<0xi64>
  %4 = stablehlo.shift_right_arithmetic %x, %y : tensor<0xi64>
  %5 = stablehlo.shift_right_logical %x, %y : tensor<0xi64>
  return
}

// A function type is read too, also in the generic form.
// CHECK-LABEL: func.func @case4(
// CHECK: %{{.+}} = stablehlo.add %{{.+}}, %{{.+}} : tensor<4xf32>
// CHECK: %{{.+}} = stablehlo.add %{{.+}}, %{{.+}} : tensor<4xf32>
// CHECK: %{{.+}} = stablehlo.exponential %{{.+}} : tensor<4xf32>
func.func @case4(%x: tensor<4xf32>) {
  %0 = stablehlo.add %x, %x : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %1 = "stablehlo.add"(%x, %x) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %2 = "stablehlo.exponential"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// A program may ask for accuracy.
// CHECK-LABEL: func.func @case5(
// CHECK: %{{.+}} = stablehlo.exponential %{{.+}} {result_accuracy = #stablehlo.result_accuracy<atol = 1.000000e-05, ulps = 2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<4xf32>
// CHECK: %{{.+}} = stablehlo.tanh %{{.+}} {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<4xf32>
func.func @case5(%x: tensor<4xf32>) {
  %0 = stablehlo.exponential %x {result_accuracy = #stablehlo.result_accuracy<atol = 1.0e-5, ulps = 2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<4xf32>
  %1 = stablehlo.tanh %x {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<4xf32>
  return
}

// Every element type.
// CHECK-LABEL: func.func @case6(
// CHECK: %{{.+}} = stablehlo.add %{{.+}}, %{{.+}} : tensor<i1>
// CHECK: %{{.+}} = stablehlo.add %{{.+}}, %{{.+}} : tensor<i2>
// CHECK: %{{.+}} = stablehlo.add %{{.+}}, %{{.+}} : tensor<ui2>
// CHECK: %{{.+}} = stablehlo.add %{{.+}}, %{{.+}} : tensor<i4>
// CHECK: %{{.+}} = stablehlo.add %{{.+}}, %{{.+}} : tensor<ui4>
// CHECK: %{{.+}} = stablehlo.add %{{.+}}, %{{.+}} : tensor<i8>
// CHECK: %{{.+}} = stablehlo.add %{{.+}}, %{{.+}} : tensor<ui8>
// CHECK: %{{.+}} = stablehlo.add %{{.+}}, %{{.+}} : tensor<i16>
// CHECK: %{{.+}} = stablehlo.add %{{.+}}, %{{.+}} : tensor<ui16>
// CHECK: %{{.+}} = stablehlo.add %{{.+}}, %{{.+}} : tensor<i32>
// CHECK: %{{.+}} = stablehlo.add %{{.+}}, %{{.+}} : tensor<ui32>
// CHECK: %{{.+}} = stablehlo.add %{{.+}}, %{{.+}} : tensor<i64>
// CHECK: %{{.+}} = stablehlo.add %{{.+}}, %{{.+}} : tensor<ui64>
// CHECK: %{{.+}} = stablehlo.add %{{.+}}, %{{.+}} : tensor<f16>
// CHECK: %{{.+}} = stablehlo.add %{{.+}}, %{{.+}} : tensor<bf16>
// CHECK: %{{.+}} = stablehlo.add %{{.+}}, %{{.+}} : tensor<f32>
// CHECK: %{{.+}} = stablehlo.add %{{.+}}, %{{.+}} : tensor<f64>
func.func @case6(%a: tensor<i1>, %b: tensor<i2>, %c: tensor<ui2>, %d: tensor<i4>, %e: tensor<ui4>, %f: tensor<i8>, %g: tensor<ui8>, %h: tensor<i16>, %i: tensor<ui16>, %j: tensor<i32>, %k: tensor<ui32>, %l: tensor<i64>, %m: tensor<ui64>, %n: tensor<f16>, %o: tensor<bf16>, %p: tensor<f32>, %q: tensor<f64>) {
  %0 = stablehlo.add %a, %a : tensor<i1>
  %1 = stablehlo.add %b, %b : tensor<i2>
  %2 = stablehlo.add %c, %c : tensor<ui2>
  %3 = stablehlo.add %d, %d : tensor<i4>
  %4 = stablehlo.add %e, %e : tensor<ui4>
  %5 = stablehlo.add %f, %f : tensor<i8>
  %6 = stablehlo.add %g, %g : tensor<ui8>
  %7 = stablehlo.add %h, %h : tensor<i16>
  %8 = stablehlo.add %i, %i : tensor<ui16>
  %9 = stablehlo.add %j, %j : tensor<i32>
  %10 = stablehlo.add %k, %k : tensor<ui32>
  %11 = stablehlo.add %l, %l : tensor<i64>
  %12 = stablehlo.add %m, %m : tensor<ui64>
  %13 = stablehlo.add %n, %n : tensor<f16>
  %14 = stablehlo.add %o, %o : tensor<bf16>
  %15 = stablehlo.add %p, %p : tensor<f32>
  %16 = stablehlo.add %q, %q : tensor<f64>
  return
}
