// RUN: trc-opt %s | trc-opt | FileCheck %s
// RUN: trc-opt --mlir-print-op-generic %s | trc-opt | FileCheck %s
// RUN: trc-opt --emit-bytecode %s | trc-opt | FileCheck %s
//
// Gather, scatter, sort: parse and print.

// Rows of a table.
// CHECK-LABEL: func.func @case0(
// CHECK: %{{.+}} = "stablehlo.gather"(%{{.+}}, %{{.+}}) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 8>}> : (tensor<5x8xf32>, tensor<3x1xi32>) -> tensor<3x8xf32>
func.func @case0(%x: tensor<5x8xf32>, %i: tensor<3x1xi32>) {
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 8>}> : (tensor<5x8xf32>, tensor<3x1xi32>) -> tensor<3x8xf32>
  return
}

// With batching dimensions, and single index vectors.
// CHECK-LABEL: func.func @case1(
// CHECK: %{{.+}} = "stablehlo.gather"(%{{.+}}, %{{.+}}) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<3x5xf32>, tensor<3xi32>) -> tensor<3xf32>
func.func @case1(%x: tensor<3x5xf32>, %i: tensor<3xi32>) {
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<3x5xf32>, tensor<3xi32>) -> tensor<3xf32>
  return
}

// Fields may stand in any order, attributes in braces after the operands.
// CHECK-LABEL: func.func @case2(
// CHECK: %{{.+}} = "stablehlo.gather"(%{{.+}}, %{{.+}}) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 8>}> : (tensor<5x8xf32>, tensor<3x1xi32>) -> tensor<3x8xf32>
func.func @case2(%x: tensor<5x8xf32>, %i: tensor<3x1xi32>) {
  %0 = "stablehlo.gather"(%x, %i) {slice_sizes = array<i64: 1, 8>, dimension_numbers = #stablehlo.gather<index_vector_dim = 1, start_index_map = [0], collapsed_slice_dims = [0], offset_dims = [1]>} : (tensor<5x8xf32>, tensor<3x1xi32>) -> tensor<3x8xf32>
  return
}

// Rows are added to a table.
// CHECK-LABEL: func.func @case3(
// CHECK: %{{.+}} = "stablehlo.scatter"(%{{.+}}, %{{.+}}, %{{.+}}) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = true}> ({
// CHECK: ^bb0(%{{.+}}: tensor<f32>, %{{.+}}: tensor<f32>):
// CHECK: %{{.+}} = stablehlo.add %{{.+}}, %{{.+}} : tensor<f32>
// CHECK: stablehlo.return %{{.+}} : tensor<f32>
// CHECK: }) : (tensor<5x8xf32>, tensor<3x1xi32>, tensor<3x8xf32>) -> tensor<5x8xf32>
func.func @case3(%x: tensor<5x8xf32>, %i: tensor<3x1xi32>, %u: tensor<3x8xf32>) {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %s = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %s : tensor<f32>
  }) : (tensor<5x8xf32>, tensor<3x1xi32>, tensor<3x8xf32>) -> tensor<5x8xf32>
  return
}

// Two tables at once; attributes after the region.
// CHECK-LABEL: func.func @case4(
// CHECK: %{{.+}}:2 = "stablehlo.scatter"(%{{.+}}, %{{.+}}, %{{.+}}, %{{.+}}, %{{.+}}) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
// CHECK: ^bb0(%{{.+}}: tensor<f32>, %{{.+}}: tensor<f32>, %{{.+}}: tensor<f32>, %{{.+}}: tensor<f32>):
// CHECK: stablehlo.return %{{.+}}, %{{.+}} : tensor<f32>, tensor<f32>
// CHECK: }) : (tensor<5xf32>, tensor<5xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<5xf32>, tensor<5xf32>)
func.func @case4(%x: tensor<5xf32>, %i: tensor<3xi32>, %u: tensor<3xf32>) {
  %0:2 = "stablehlo.scatter"(%x, %x, %i, %u, %u) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<f32>, %d: tensor<f32>):
    stablehlo.return %c, %d : tensor<f32>, tensor<f32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<5xf32>, tensor<5xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<5xf32>, tensor<5xf32>)
  return
}

// The gradient of a maximum over windows.
// CHECK-LABEL: func.func @case5(
// CHECK: %{{.+}} = "stablehlo.select_and_scatter"(%{{.+}}, %{{.+}}, %{{.+}}) <{padding = dense<0> : tensor<1x2xi64>, window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
// CHECK: ^bb0(%{{.+}}: tensor<f32>, %{{.+}}: tensor<f32>):
// CHECK: %{{.+}} = stablehlo.compare  GE, %{{.+}}, %{{.+}},  FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
// CHECK: stablehlo.return %{{.+}} : tensor<i1>
// CHECK: }, {
// CHECK: ^bb0(%{{.+}}: tensor<f32>, %{{.+}}: tensor<f32>):
// CHECK: %{{.+}} = stablehlo.add %{{.+}}, %{{.+}} : tensor<f32>
// CHECK: stablehlo.return %{{.+}} : tensor<f32>
// CHECK: }) : (tensor<4xf32>, tensor<2xf32>, tensor<f32>) -> tensor<4xf32>
func.func @case5(%x: tensor<4xf32>, %src: tensor<2xf32>, %c: tensor<f32>) {
  %0 = "stablehlo.select_and_scatter"(%x, %src, %c) <{padding = dense<0> : tensor<1x2xi64>, window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %p = stablehlo.compare GE, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
  }, {
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %s = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %s : tensor<f32>
  }) : (tensor<4xf32>, tensor<2xf32>, tensor<f32>) -> tensor<4xf32>
  return
}

// Keys and values are sorted together.
// CHECK-LABEL: func.func @case6(
// CHECK: %{{.+}}:2 = "stablehlo.sort"(%{{.+}}, %{{.+}}) <{dimension = 0 : i64, is_stable = true}> ({
// CHECK: ^bb0(%{{.+}}: tensor<f32>, %{{.+}}: tensor<f32>, %{{.+}}: tensor<i32>, %{{.+}}: tensor<i32>):
// CHECK: %{{.+}} = stablehlo.compare  LT, %{{.+}}, %{{.+}},  TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
// CHECK: stablehlo.return %{{.+}} : tensor<i1>
// CHECK: }) : (tensor<4xf32>, tensor<4xi32>) -> (tensor<4xf32>, tensor<4xi32>)
func.func @case6(%x: tensor<4xf32>, %i: tensor<4xi32>) {
  %0:2 = "stablehlo.sort"(%x, %i) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<i32>, %d: tensor<i32>):
      %p = stablehlo.compare LT, %a, %b, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
  }) : (tensor<4xf32>, tensor<4xi32>) -> (tensor<4xf32>, tensor<4xi32>)
  return
}
