// RUN: trc-opt %s | trc-opt | FileCheck %s
// RUN: trc-opt --mlir-print-op-generic %s | trc-opt | FileCheck %s
// RUN: trc-opt --emit-bytecode %s | trc-opt | FileCheck %s
//
// Operations that move elements: parse and print.

// Shapes.
// CHECK-LABEL: func.func @case0(
// CHECK: %{{.+}} = stablehlo.broadcast_in_dim %{{.+}}, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
// CHECK: %{{.+}} = stablehlo.broadcast_in_dim %{{.+}}, dims = [0, 2] : (tensor<2x3xf32>) -> tensor<2x4x3xf32>
// CHECK: %{{.+}} = stablehlo.reshape %{{.+}} : (tensor<2x3xf32>) -> tensor<3x2xf32>
// CHECK: %{{.+}} = stablehlo.transpose %{{.+}}, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
// CHECK: %{{.+}} = stablehlo.reverse %{{.+}}, dims = [0, 1] : tensor<2x3xf32>
// CHECK: %{{.+}} = stablehlo.transpose %{{.+}}, dims = [] : (tensor<f32>) -> tensor<f32>
func.func @case0(%x: tensor<2x3xf32>, %s: tensor<f32>) {
  %0 = stablehlo.broadcast_in_dim %s, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
  %1 = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<2x3xf32>) -> tensor<2x4x3xf32>
  %2 = stablehlo.reshape %x : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %3 = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %4 = stablehlo.reverse %x, dims = [0, 1] : tensor<2x3xf32>
  %5 = stablehlo.transpose %s, dims = [] : (tensor<f32>) -> tensor<f32>
  return
}

// Older text writes dimensions as arrays or tensors.
// CHECK-LABEL: func.func @case1(
// CHECK: %{{.+}} = stablehlo.transpose %{{.+}}, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
// CHECK: %{{.+}} = stablehlo.transpose %{{.+}}, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
// CHECK: %{{.+}} = stablehlo.transpose %{{.+}}, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
func.func @case1(%x: tensor<2x3xf32>) {
  %0 = stablehlo.transpose %x, dims = array<i64: 1, 0> : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %1 = stablehlo.transpose %x, dims = dense<[1, 0]> : tensor<2xi64> : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %2 = "stablehlo.transpose"(%x) {permutation = array<i64: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return
}

// Slices.
// CHECK-LABEL: func.func @case2(
// CHECK: %{{.+}} = stablehlo.slice %{{.+}} [0:4:2, 1:3] : (tensor<4x4xf32>) -> tensor<2x2xf32>
// CHECK: %{{.+}} = stablehlo.slice %{{.+}} [] : (tensor<f32>) -> tensor<f32>
// CHECK: %{{.+}} = stablehlo.slice %{{.+}} [0:0, 1:3] : (tensor<4x4xf32>) -> tensor<0x2xf32>
// CHECK: %{{.+}} = stablehlo.dynamic_slice %{{.+}}, %{{.+}}, %{{.+}}, sizes = [1, 4] : (tensor<4x4xf32>, tensor<i32>, tensor<i32>) -> tensor<1x4xf32>
// CHECK: %{{.+}} = stablehlo.dynamic_update_slice %{{.+}}, %{{.+}}, %{{.+}}, %{{.+}} : (tensor<4x4xf32>, tensor<1x4xf32>, tensor<i32>, tensor<i32>) -> tensor<4x4xf32>
// CHECK: %{{.+}} = stablehlo.dynamic_update_slice %{{.+}}, %{{.+}} : (tensor<f32>, tensor<f32>) -> tensor<f32>
// CHECK: %{{.+}} = stablehlo.slice %{{.+}} [0:4:2, 1:3] : (tensor<4x4xf32>) -> tensor<2x2xf32>
func.func @case2(%x: tensor<4x4xf32>, %s: tensor<f32>, %i: tensor<i32>) {
  %0 = stablehlo.slice %x [0:4:2, 1:3] : (tensor<4x4xf32>) -> tensor<2x2xf32>
  %1 = stablehlo.slice %s [] : (tensor<f32>) -> tensor<f32>
  %2 = stablehlo.slice %x [0:0, 1:3] : (tensor<4x4xf32>) -> tensor<0x2xf32>
  %3 = stablehlo.dynamic_slice %x, %i, %i, sizes = [1, 4] : (tensor<4x4xf32>, tensor<i32>, tensor<i32>) -> tensor<1x4xf32>
  %4 = stablehlo.dynamic_update_slice %x, %3, %i, %i : (tensor<4x4xf32>, tensor<1x4xf32>, tensor<i32>, tensor<i32>) -> tensor<4x4xf32>
  %5 = stablehlo.dynamic_update_slice %s, %s : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %6 = "stablehlo.slice"(%x) <{limit_indices = array<i64: 4, 3>, start_indices = array<i64: 0, 1>, strides = array<i64: 2, 1>}> : (tensor<4x4xf32>) -> tensor<2x2xf32>
  return
}

// Tensors of rank 0 have no start; JAX writes the comma nevertheless.
// CHECK-LABEL: func.func @case3(
// CHECK: %{{.+}} = stablehlo.dynamic_slice %{{.+}},  sizes = [] : (tensor<f32>) -> tensor<f32>
// CHECK: %{{.+}} = stablehlo.dynamic_slice %{{.+}},  sizes = [] : (tensor<f32>) -> tensor<f32>
func.func @case3(%s: tensor<f32>) {
  %0 = stablehlo.dynamic_slice %s, sizes = [] : (tensor<f32>) -> tensor<f32>
  %1 = stablehlo.dynamic_slice %s, , sizes = [] : (tensor<f32>) -> tensor<f32>
  return
}

// Joined and padded tensors.
// CHECK-LABEL: func.func @case4(
// CHECK: %{{.+}} = stablehlo.concatenate %{{.+}}, dim = 0 : (tensor<2xf32>) -> tensor<2xf32>
// CHECK: %{{.+}} = stablehlo.concatenate %{{.+}}, %{{.+}}, %{{.+}}, dim = 0 : (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<6xf32>
// CHECK: %{{.+}} = stablehlo.pad %{{.+}}, %{{.+}}, low = [1], high = [-1], interior = [2] : (tensor<2xf32>, tensor<f32>) -> tensor<4xf32>
// CHECK: %{{.+}} = stablehlo.pad %{{.+}}, %{{.+}}, low = [], high = [], interior = [] : (tensor<f32>, tensor<f32>) -> tensor<f32>
func.func @case4(%x: tensor<2xf32>, %v: tensor<f32>) {
  %0 = stablehlo.concatenate %x, dim = 0 : (tensor<2xf32>) -> tensor<2xf32>
  %1 = stablehlo.concatenate %x, %x, %0, dim = 0 : (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<6xf32>
  %2 = stablehlo.pad %x, %v, low = [1], high = [-1], interior = [2] : (tensor<2xf32>, tensor<f32>) -> tensor<4xf32>
  %3 = stablehlo.pad %v, %v, low = [], high = [], interior = [] : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return
}

// Counted indices.
// CHECK-LABEL: func.func @case5(
// CHECK: %{{.+}} = stablehlo.iota dim = 1 : tensor<2x3xi32>
// CHECK: %{{.+}} = stablehlo.iota dim = 0 : tensor<4xbf16>
func.func @case5() {
  %0 = stablehlo.iota dim = 1 : tensor<2x3xi32>
  %1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xbf16>
  return
}
