// RUN: trc-opt %s --specialize-scatter | FileCheck %s

// The gradient of an embedding: a row for each token.
// CHECK-LABEL: func.func @embedding
// CHECK-SAME: (%[[X:.*]]: tensor<9x4xf32>, %[[I:.*]]: tensor<2x3x1xi32>, %[[U:.*]]: tensor<2x3x4xf32>)
// CHECK-DAG: %[[R:.*]] = stablehlo.reshape %[[U]] : (tensor<2x3x4xf32>) -> tensor<6x4xf32>
// CHECK-DAG: %[[J:.*]] = stablehlo.reshape %[[I]] : (tensor<2x3x1xi32>) -> tensor<6xi32>
// CHECK: trc.scatter_rows %[[X]], %[[J]], %[[R]]
func.func @embedding(%x: tensor<9x4xf32>, %i: tensor<2x3x1xi32>, %u: tensor<2x3x4xf32>) -> tensor<9x4xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{
    scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0],
                                                   scatter_dims_to_operand_dims = [0], index_vector_dim = 2>
  }> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<9x4xf32>, tensor<2x3x1xi32>, tensor<2x3x4xf32>) -> tensor<9x4xf32>
  return %0 : tensor<9x4xf32>
}

// With a batch, the rows of all batches are joined; an index outside of its own
// batch must not hit the next one.
// CHECK-LABEL: func.func @batched
// CHECK: stablehlo.select
// CHECK: trc.scatter_rows %{{.*}} : (tensor<18x4xf32>, tensor<6xi64>, tensor<6x4xf32>) -> tensor<18x4xf32>
// CHECK: stablehlo.reshape %{{.*}} : (tensor<18x4xf32>) -> tensor<2x9x4xf32>
func.func @batched(%x: tensor<2x9x4xf32>, %i: tensor<2x3x1xi32>, %u: tensor<2x3x4xf32>) -> tensor<2x9x4xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{
    scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1],
                                                   input_batching_dims = [0], scatter_indices_batching_dims = [0],
                                                   scatter_dims_to_operand_dims = [1], index_vector_dim = 2>
  }> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %b, %a : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x9x4xf32>, tensor<2x3x1xi32>, tensor<2x3x4xf32>) -> tensor<2x9x4xf32>
  return %0 : tensor<2x9x4xf32>
}

// One element for each row: the gradient of picking the label's logit.
// CHECK-LABEL: func.func @label
// CHECK-SAME: (%[[X:.*]]: tensor<2x3x9xf32>
// CHECK: %[[I:.*]] = stablehlo.iota dim = 2 : tensor<2x3x9xi32>
// CHECK: %[[H:.*]] = stablehlo.compare EQ, %[[I]]
// CHECK: %[[S:.*]] = stablehlo.add %[[X]]
// CHECK: stablehlo.select %[[H]], %[[S]], %[[X]]
func.func @label(%x: tensor<2x3x9xf32>, %i: tensor<2x3x1x1xi32>, %u: tensor<2x3x1xf32>) -> tensor<2x3x9xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{
    scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1],
                                                   scatter_indices_batching_dims = [0, 1],
                                                   scatter_dims_to_operand_dims = [2], index_vector_dim = 3>
  }> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x3x9xf32>, tensor<2x3x1x1xi32>, tensor<2x3x1xf32>) -> tensor<2x3x9xf32>
  return %0 : tensor<2x3x9xf32>
}

// Rows that are multiplied, or windows of two rows, stay a scatter.
// CHECK-LABEL: func.func @other
// CHECK-COUNT-2: stablehlo.scatter
// CHECK-NOT: trc.
// CHECK: return
func.func @other(%x: tensor<9x4xf32>, %i: tensor<3x1xi32>, %u: tensor<3x4xf32>, %v: tensor<3x2x4xf32>) -> (tensor<9x4xf32>, tensor<9x4xf32>) {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{
    scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0],
                                                   scatter_dims_to_operand_dims = [0], index_vector_dim = 1>
  }> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.multiply %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<9x4xf32>, tensor<3x1xi32>, tensor<3x4xf32>) -> tensor<9x4xf32>
  %1 = "stablehlo.scatter"(%x, %i, %v) <{
    scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2],
                                                   scatter_dims_to_operand_dims = [0], index_vector_dim = 1>
  }> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<9x4xf32>, tensor<3x1xi32>, tensor<3x2x4xf32>) -> tensor<9x4xf32>
  return %0, %1 : tensor<9x4xf32>, tensor<9x4xf32>
}

// Rows added into zeros and then to another gradient are added to that one.
// CHECK-LABEL: func.func @tied
// CHECK-SAME: (%[[G:.*]]: tensor<9x4xf32>, %[[I:.*]]: tensor<6xi32>, %[[U:.*]]: tensor<6x4xf32>)
// CHECK: %[[R:.*]] = trc.scatter_rows %[[G]], %[[I]], %[[U]]
// CHECK-NOT: stablehlo.add
// CHECK: return %[[R]]
func.func @tied(%g: tensor<9x4xf32>, %i: tensor<6xi32>, %u: tensor<6x4xf32>) -> tensor<9x4xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<9x4xf32>
  %0 = trc.scatter_rows %z, %i, %u : (tensor<9x4xf32>, tensor<6xi32>, tensor<6x4xf32>) -> tensor<9x4xf32>
  %1 = stablehlo.add %0, %g : tensor<9x4xf32>
  return %1 : tensor<9x4xf32>
}

// Rows are added to all of a padded gradient, whose first rows are no copy.
// CHECK-LABEL: func.func @padded
// CHECK-SAME: (%[[G:.*]]: tensor<12x4xf32>, %[[I:.*]]: tensor<6xi32>, %[[U:.*]]: tensor<6x4xf32>)
// CHECK: %[[R:.*]] = trc.scatter_rows %[[E:.*]], %[[I]], %[[U]] : (tensor<12x4xf32>
// CHECK: %[[S:.*]] = stablehlo.slice %[[R]] [0:9, 0:4] : (tensor<12x4xf32>) -> tensor<9x4xf32>
// CHECK: return %[[S]]
func.func @padded(%g: tensor<12x4xf32>, %i: tensor<6xi32>, %u: tensor<6x4xf32>) -> tensor<9x4xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<9x4xf32>
  %e = stablehlo.exponential %g : tensor<12x4xf32>
  %s = stablehlo.slice %e [0:9, 0:4] : (tensor<12x4xf32>) -> tensor<9x4xf32>
  %0 = trc.scatter_rows %z, %i, %u : (tensor<9x4xf32>, tensor<6xi32>, tensor<6x4xf32>) -> tensor<9x4xf32>
  %1 = stablehlo.add %0, %s : tensor<9x4xf32>
  return %1 : tensor<9x4xf32>
}

// Not to a tensor of other rows or columns, or to one that is read elsewhere.
// CHECK-LABEL: func.func @cut
// CHECK-COUNT-3: trc.scatter_rows %{{.*}} : (tensor<9x4xf32>
func.func @cut(%g: tensor<12x4xf32>, %w: tensor<9x6xf32>, %i: tensor<6xi32>, %u: tensor<6x4xf32>)
    -> (tensor<9x4xf32>, tensor<9x4xf32>, tensor<9x4xf32>, tensor<12x4xf32>) {
  %e = stablehlo.exponential %g : tensor<12x4xf32>
  %f = stablehlo.exponential %e : tensor<12x4xf32>
  %v = stablehlo.exponential %w : tensor<9x6xf32>
  %s = stablehlo.slice %e [0:9, 0:4] : (tensor<12x4xf32>) -> tensor<9x4xf32>
  %t = stablehlo.slice %f [3:12, 0:4] : (tensor<12x4xf32>) -> tensor<9x4xf32>
  %c = stablehlo.slice %v [0:9, 0:4] : (tensor<9x6xf32>) -> tensor<9x4xf32>
  %0 = trc.scatter_rows %s, %i, %u : (tensor<9x4xf32>, tensor<6xi32>, tensor<6x4xf32>) -> tensor<9x4xf32>
  %1 = trc.scatter_rows %t, %i, %u : (tensor<9x4xf32>, tensor<6xi32>, tensor<6x4xf32>) -> tensor<9x4xf32>
  %2 = trc.scatter_rows %c, %i, %u : (tensor<9x4xf32>, tensor<6xi32>, tensor<6x4xf32>) -> tensor<9x4xf32>
  return %0, %1, %2, %e : tensor<9x4xf32>, tensor<9x4xf32>, tensor<9x4xf32>, tensor<12x4xf32>
}
