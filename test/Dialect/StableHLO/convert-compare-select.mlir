// RUN: trc-opt %s | trc-opt | FileCheck %s
// RUN: trc-opt --mlir-print-op-generic %s | trc-opt | FileCheck %s
// RUN: trc-opt --emit-bytecode %s | trc-opt | FileCheck %s
//
// Conversions, comparisons, selections: parse and print.

// Conversions name both types when they differ.
// CHECK-LABEL: func.func @case0(
// CHECK: %{{.+}} = stablehlo.convert %{{.+}} : (tensor<4xf32>) -> tensor<4xi1>
// CHECK: %{{.+}} = stablehlo.convert %{{.+}} : tensor<4xf32>
// CHECK: %{{.+}} = stablehlo.bitcast_convert %{{.+}} : (tensor<4xf32>) -> tensor<4xui32>
// CHECK: %{{.+}} = stablehlo.bitcast_convert %{{.+}} : (tensor<4xf32>) -> tensor<4x4xi8>
// CHECK: %{{.+}} = stablehlo.bitcast_convert %{{.+}} : (tensor<4x4xi8>) -> tensor<4xf32>
func.func @case0(%x: tensor<4xf32>) {
  %0 = stablehlo.convert %x : (tensor<4xf32>) -> tensor<4xi1>
  %1 = stablehlo.convert %x : tensor<4xf32>
  %2 = stablehlo.bitcast_convert %x : (tensor<4xf32>) -> tensor<4xui32>
  %3 = stablehlo.bitcast_convert %x : (tensor<4xf32>) -> tensor<4x4xi8>
  %4 = stablehlo.bitcast_convert %3 : (tensor<4x4xi8>) -> tensor<4xf32>
  return
}

// A format is written as exponent and mantissa.
// CHECK-LABEL: func.func @case1(
// CHECK: %{{.+}} = stablehlo.reduce_precision %{{.+}}, format = e8m7 : tensor<4xf32>
// CHECK: %{{.+}} = stablehlo.reduce_precision %{{.+}}, format = e5m10 : tensor<4xf32>
// CHECK: %{{.+}} = stablehlo.is_finite %{{.+}} : (tensor<4xf32>) -> tensor<4xi1>
func.func @case1(%x: tensor<4xf32>) {
  %0 = stablehlo.reduce_precision %x, format = e8m7 : tensor<4xf32>
  %1 = "stablehlo.reduce_precision"(%x) <{exponent_bits = 5 : i32, mantissa_bits = 10 : i32}> : (tensor<4xf32>) -> tensor<4xf32>
  %2 = stablehlo.is_finite %x : (tensor<4xf32>) -> tensor<4xi1>
  return
}

// The type of a comparison may be left out, and spaces do not matter.
// CHECK-LABEL: func.func @case2(
// CHECK: %{{.+}} = stablehlo.compare  LT, %{{.+}}, %{{.+}} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
// CHECK: %{{.+}} = stablehlo.compare  GE, %{{.+}}, %{{.+}},  TOTALORDER : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
// CHECK: %{{.+}} = stablehlo.compare  EQ, %{{.+}}, %{{.+}},  UNSIGNED : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xi1>
// CHECK: %{{.+}} = stablehlo.compare  NE, %{{.+}}, %{{.+}},  SIGNED : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
// CHECK: %{{.+}} = stablehlo.compare  LE, %{{.+}}, %{{.+}},  FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
// CHECK: %{{.+}} = stablehlo.compare  GT, %{{.+}}, %{{.+}} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
func.func @case2(%x: tensor<4xf32>, %i: tensor<4xui8>, %p: tensor<4xi1>) {
  %0 = stablehlo.compare LT, %x, %x : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %1 = stablehlo.compare  GE, %x, %x,  TOTALORDER : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %2 = stablehlo.compare EQ, %i, %i, UNSIGNED : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xi1>
  %3 = stablehlo.compare NE, %p, %p, SIGNED : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  %4 = "stablehlo.compare"(%x, %x) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %5 = "stablehlo.compare"(%x, %x) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  return
}

// A selection names two types, or all.
// CHECK-LABEL: func.func @case3(
// CHECK: %{{.+}} = stablehlo.select %{{.+}}, %{{.+}}, %{{.+}} : tensor<i1>, tensor<4xf32>
// CHECK: %{{.+}} = stablehlo.select %{{.+}}, %{{.+}}, %{{.+}} : tensor<4xi1>, tensor<4xf32>
// CHECK: %{{.+}} = stablehlo.select %{{.+}}, %{{.+}}, %{{.+}} : tensor<4xi1>, tensor<4xf32>
func.func @case3(%p: tensor<i1>, %q: tensor<4xi1>, %x: tensor<4xf32>) {
  %0 = stablehlo.select %p, %x, %x : tensor<i1>, tensor<4xf32>
  %1 = stablehlo.select %q, %x, %x : tensor<4xi1>, tensor<4xf32>
  %2 = stablehlo.select %q, %x, %x : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// Bounds of rank 0 or of the shape of the operand.
// CHECK-LABEL: func.func @case4(
// CHECK: %{{.+}} = stablehlo.clamp %{{.+}}, %{{.+}}, %{{.+}} : (tensor<f32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
// CHECK: %{{.+}} = stablehlo.clamp %{{.+}}, %{{.+}}, %{{.+}} : tensor<4xf32>
func.func @case4(%b: tensor<f32>, %x: tensor<4xf32>) {
  %0 = stablehlo.clamp %b, %x, %b : (tensor<f32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  %1 = stablehlo.clamp %x, %x, %x : tensor<4xf32>
  return
}
