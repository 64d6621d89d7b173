// RUN: trc-opt %s --expand-structured | FileCheck %s
// RUN: trc-opt %s --expand-structured --canonicalize --fuse-operations | FileCheck %s --check-prefix=FUSED

// A layer norm is two sums over a row and arithmetic; one kernel, whether its
// statistics are read or not.
// CHECK-LABEL: func.func @norm
// CHECK-SAME: (%[[X:.*]]: tensor<4x8x48xf32>
// CHECK: %[[S:.*]] = stablehlo.reduce(%[[X]] {{.*}} across dimensions = [2]
// CHECK: %[[M:.*]] = stablehlo.divide %[[S]]
// CHECK: %[[D:.*]] = stablehlo.subtract %[[X]]
// CHECK: %[[Q:.*]] = stablehlo.multiply %[[D]], %[[D]]
// CHECK: stablehlo.reduce(%[[Q]] {{.*}} across dimensions = [2]
// CHECK: %[[R:.*]] = stablehlo.rsqrt
// CHECK: return %{{.*}}, %[[M]], %[[R]]
// FUSED-LABEL: func.func @norm
// FUSED: %[[F:.*]]:3 = trc.fusion row(
// FUSED-NOT: trc.fusion
// FUSED: return %[[F]]
func.func @norm(%x: tensor<4x8x48xf32>, %gain: tensor<48xf32>, %bias: tensor<48xf32>) -> (tensor<4x8x48xf32>, tensor<4x8xf32>, tensor<4x8xf32>) {
  %y, %mean, %inverse = trc.layer_norm(%x, %gain, %bias) {epsilon = 1.000000e-05 : f64}
      : (tensor<4x8x48xf32>, tensor<48xf32>, tensor<48xf32>) -> (tensor<4x8x48xf32>, tensor<4x8xf32>, tensor<4x8xf32>)
  return %y, %mean, %inverse : tensor<4x8x48xf32>, tensor<4x8xf32>, tensor<4x8xf32>
}

// The same with rows as long as a model's, between two products: extents that
// are no power of two must not keep the sweeps apart.
// FUSED-LABEL: func.func @between
// FUSED: trc.contract
// FUSED-NEXT: %[[F:.*]]:3 = trc.fusion row({{.*}}) -> (tensor<4x256xf32>, tensor<4x256xf32>, tensor<4x256x768xf32>)
// FUSED-NOT: trc.fusion
// FUSED: trc.contract %[[F]]#2
// FUSED-NEXT: return
func.func @between(%x: tensor<4x256x768xf32>, %w: tensor<768x768xf32>, %gain: tensor<768xf32>, %bias: tensor<768xf32>) -> (tensor<4x256x768xf32>, tensor<4x256xf32>, tensor<4x256xf32>) {
  %0 = trc.contract %x, %w, lhs = [0, 1, 2], rhs = [2, 3], result = [0, 1, 3] : (tensor<4x256x768xf32>, tensor<768x768xf32>) -> tensor<4x256x768xf32>
  %y, %mean, %inverse = trc.layer_norm(%0, %gain, %bias) {epsilon = 1.000000e-05 : f64}
      : (tensor<4x256x768xf32>, tensor<768xf32>, tensor<768xf32>) -> (tensor<4x256x768xf32>, tensor<4x256xf32>, tensor<4x256xf32>)
  %1 = trc.contract %y, %w, lhs = [0, 1, 2], rhs = [2, 3], result = [0, 1, 3] : (tensor<4x256x768xf32>, tensor<768x768xf32>) -> tensor<4x256x768xf32>
  return %1, %mean, %inverse : tensor<4x256x768xf32>, tensor<4x256xf32>, tensor<4x256xf32>
}

// Narrow types: statistics in f32, one rounding at the end.
// CHECK-LABEL: func.func @narrow
// CHECK: stablehlo.convert %{{.*}} : (tensor<3x16xbf16>) -> tensor<3x16xf32>
// CHECK: stablehlo.reduce({{.*}} : (tensor<3x16xf32>, tensor<f32>) -> tensor<3xf32>
// CHECK: %[[Y:.*]] = stablehlo.convert %{{.*}} : (tensor<3x16xf32>) -> tensor<3x16xbf16>
// CHECK: return %[[Y]]
func.func @narrow(%x: tensor<3x16xbf16>, %gain: tensor<16xbf16>, %bias: tensor<16xbf16>) -> tensor<3x16xbf16> {
  %y, %mean, %inverse = trc.layer_norm(%x, %gain, %bias) {epsilon = 1.000000e-05 : f64}
      : (tensor<3x16xbf16>, tensor<16xbf16>, tensor<16xbf16>) -> (tensor<3x16xbf16>, tensor<3xf32>, tensor<3xf32>)
  return %y : tensor<3x16xbf16>
}

// An embedding is a gather of whole rows.
// CHECK-LABEL: func.func @embedding
// CHECK: "stablehlo.gather"(%{{.*}}) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>{{.*}}slice_sizes = array<i64: 1, 8>}>
func.func @embedding(%table: tensor<100x8xf32>, %ids: tensor<4x6xi32>) -> tensor<4x6x8xf32> {
  %rows = trc.embedding %table, %ids : (tensor<100x8xf32>, tensor<4x6xi32>) -> tensor<4x6x8xf32>
  return %rows : tensor<4x6x8xf32>
}
