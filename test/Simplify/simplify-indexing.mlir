// RUN: trc-opt %s --simplify-algebra | FileCheck %s

// A constant place is clamped so that the block fits.
// CHECK-LABEL: func.func @dynamic_slice
// CHECK: stablehlo.slice %{{.*}} [6:8, 0:4]
func.func @dynamic_slice(%x: tensor<8x4xf32>, %j: tensor<i32>) -> tensor<2x4xf32> {
  %c = stablehlo.constant dense<100> : tensor<i32>
  %0 = stablehlo.dynamic_slice %x, %c, %j, sizes = [2, 4] : (tensor<8x4xf32>, tensor<i32>, tensor<i32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// An update that covers everything is the result; reading what was just put
// there is the update.
// CHECK-LABEL: func.func @update
// CHECK-SAME: (%{{.*}}: tensor<4xf32>, %[[U:.*]]: tensor<4xf32>, %[[V:.*]]: tensor<2xf32>
// CHECK-NEXT: return %[[U]], %[[V]]
func.func @update(%x: tensor<4xf32>, %u: tensor<4xf32>, %v: tensor<2xf32>, %i: tensor<i32>) -> (tensor<4xf32>, tensor<2xf32>) {
  %0 = stablehlo.dynamic_update_slice %x, %u, %i : (tensor<4xf32>, tensor<4xf32>, tensor<i32>) -> tensor<4xf32>
  %1 = stablehlo.dynamic_update_slice %x, %v, %i : (tensor<4xf32>, tensor<2xf32>, tensor<i32>) -> tensor<4xf32>
  %2 = stablehlo.dynamic_slice %1, %i, sizes = [2] : (tensor<4xf32>, tensor<i32>) -> tensor<2xf32>
  return %0, %2 : tensor<4xf32>, tensor<2xf32>
}

// A gather of one slice clamps like a dynamic_slice, so it is one.
// CHECK-LABEL: func.func @gather_one
// CHECK-SAME: (%[[X:.*]]: tensor<5x8xf32>, %[[I:.*]]: tensor<1xi32>)
// CHECK: %[[S:.*]] = stablehlo.reshape %[[I]] : (tensor<1xi32>) -> tensor<i32>
// CHECK: %[[D:.*]] = stablehlo.dynamic_slice %[[X]], %[[S]], %{{.*}}, sizes = [1, 8]
// CHECK: stablehlo.reshape %[[D]] : (tensor<1x8xf32>) -> tensor<8xf32>
func.func @gather_one(%x: tensor<5x8xf32>, %i: tensor<1xi32>) -> tensor<8xf32> {
  %0 = "stablehlo.gather"(%x, %i) <{
    dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0],
                                          start_index_map = [0], index_vector_dim = 0>,
    indices_are_sorted = false, slice_sizes = array<i64: 1, 8>
  }> : (tensor<5x8xf32>, tensor<1xi32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// A scatter drops what falls outside, so only a place inside is an update.
// CHECK-LABEL: func.func @scatter_set
// CHECK: stablehlo.dynamic_update_slice
// CHECK: stablehlo.scatter
func.func @scatter_set(%x: tensor<5x8xf32>, %u: tensor<8xf32>) -> (tensor<5x8xf32>, tensor<5x8xf32>) {
  %in = stablehlo.constant dense<3> : tensor<1xi32>
  %out = stablehlo.constant dense<7> : tensor<1xi32>
  %0 = "stablehlo.scatter"(%x, %in, %u) <{
    scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0],
                                                   scatter_dims_to_operand_dims = [0], index_vector_dim = 0>
  }> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<5x8xf32>, tensor<1xi32>, tensor<8xf32>) -> tensor<5x8xf32>
  %1 = "stablehlo.scatter"(%x, %out, %u) <{
    scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0],
                                                   scatter_dims_to_operand_dims = [0], index_vector_dim = 0>
  }> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<5x8xf32>, tensor<1xi32>, tensor<8xf32>) -> tensor<5x8xf32>
  return %0, %1 : tensor<5x8xf32>, tensor<5x8xf32>
}

// What is added to zeros at a place inside has zeros around it; to other
// numbers, or at a place outside, it stays.
// CHECK-LABEL: func.func @scatter_sum
// CHECK-DAG: %[[U:.*]] = stablehlo.reshape %{{.*}} : (tensor<8xf32>) -> tensor<1x8xf32>
// CHECK-DAG: stablehlo.pad %[[U]], %{{.*}}, low = [3, 0], high = [1, 0], interior = [0, 0]
// CHECK: stablehlo.scatter
// CHECK: stablehlo.scatter
func.func @scatter_sum(%x: tensor<5x8xf32>, %u: tensor<8xf32>) -> (tensor<5x8xf32>, tensor<5x8xf32>, tensor<5x8xf32>) {
  %zeros = stablehlo.constant dense<0.0> : tensor<5x8xf32>
  %in = stablehlo.constant dense<3> : tensor<1xi32>
  %out = stablehlo.constant dense<7> : tensor<1xi32>
  %0 = "stablehlo.scatter"(%zeros, %in, %u) <{
    scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0],
                                                   scatter_dims_to_operand_dims = [0], index_vector_dim = 0>
  }> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %sum = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<5x8xf32>, tensor<1xi32>, tensor<8xf32>) -> tensor<5x8xf32>
  %1 = "stablehlo.scatter"(%x, %in, %u) <{
    scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0],
                                                   scatter_dims_to_operand_dims = [0], index_vector_dim = 0>
  }> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %sum = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<5x8xf32>, tensor<1xi32>, tensor<8xf32>) -> tensor<5x8xf32>
  %2 = "stablehlo.scatter"(%zeros, %out, %u) <{
    scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0],
                                                   scatter_dims_to_operand_dims = [0], index_vector_dim = 0>
  }> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %sum = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<5x8xf32>, tensor<1xi32>, tensor<8xf32>) -> tensor<5x8xf32>
  return %0, %1, %2 : tensor<5x8xf32>, tensor<5x8xf32>, tensor<5x8xf32>
}

// What an unrolled scan stacks up is a concatenation, and reading a piece of it
// is the piece.
// CHECK-LABEL: func.func @stack
// CHECK-SAME: (%{{.*}}: tensor<3x4xf32>, %[[A:.*]]: tensor<1x4xf32>, %[[B:.*]]: tensor<2x4xf32>)
// CHECK-NEXT: %[[C:.*]] = stablehlo.concatenate %[[A]], %[[B]], dim = 0
// CHECK-NEXT: return %[[C]], %[[A]]
func.func @stack(%x: tensor<3x4xf32>, %a: tensor<1x4xf32>, %b: tensor<2x4xf32>) -> (tensor<3x4xf32>, tensor<1x4xf32>) {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %o = stablehlo.constant dense<1> : tensor<i32>
  %0 = stablehlo.dynamic_update_slice %x, %b, %o, %z : (tensor<3x4xf32>, tensor<2x4xf32>, tensor<i32>, tensor<i32>) -> tensor<3x4xf32>
  %1 = stablehlo.dynamic_update_slice %0, %a, %z, %z : (tensor<3x4xf32>, tensor<1x4xf32>, tensor<i32>, tensor<i32>) -> tensor<3x4xf32>
  %2 = stablehlo.slice %1 [0:1, 0:4] : (tensor<3x4xf32>) -> tensor<1x4xf32>
  return %1, %2 : tensor<3x4xf32>, tensor<1x4xf32>
}
