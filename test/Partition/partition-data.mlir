// RUN: trc-opt %s --partition-data --split-input-file | FileCheck %s

// A layer and its gradient: each rank has its rows, and the sum over rows is
// combined where it is made.
// CHECK-LABEL: func.func public @layer
// CHECK-SAME: (%[[X:.*]]: tensor<4x3xf32> {trc.split = 0 : i64}, %[[W:.*]]: tensor<3x5xf32>)
// CHECK-SAME: -> (tensor<3x5xf32>, tensor<4x5xf32> {trc.split = 0 : i64})
// CHECK: %[[Y:.*]] = stablehlo.dot_general %[[X]], %[[W]]
// CHECK-SAME: (tensor<4x3xf32>, tensor<3x5xf32>) -> tensor<4x5xf32>
// CHECK: %[[PART:.*]] = stablehlo.dot_general %[[X]], %[[Y]]
// CHECK-SAME: (tensor<4x3xf32>, tensor<4x5xf32>) -> tensor<3x5xf32>
// CHECK: %[[G:.*]] = "stablehlo.all_reduce"(%[[PART]])
// CHECK-SAME: replica_groups = dense<{{\[\[}}0, 1]]>
// CHECK: stablehlo.add
// CHECK: return %[[G]], %[[Y]]
module attributes {mhlo.num_partitions = 2 : i32} {
  func.func public @layer(%x: tensor<8x3xf32> {trc.partition = 0 : i64}, %w: tensor<3x5xf32>) -> (tensor<3x5xf32>, tensor<8x5xf32>) {
    %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x3xf32>, tensor<3x5xf32>) -> tensor<8x5xf32>
    %1 = stablehlo.dot_general %x, %0, contracting_dims = [0] x [0] : (tensor<8x3xf32>, tensor<8x5xf32>) -> tensor<3x5xf32>
    return %1, %0 : tensor<3x5xf32>, tensor<8x5xf32>
  }
}

// -----

// What is read in parts only is made in parts: the rank's part of a counter
// begins where its rows do.
// CHECK-LABEL: func.func public @mask
// CHECK: %[[RANK:.*]] = stablehlo.partition_id
// CHECK: %[[SIGNED:.*]] = stablehlo.convert %[[RANK]]
// CHECK: %[[START:.*]] = stablehlo.multiply %[[SIGNED]]
// CHECK: %[[COUNT:.*]] = stablehlo.iota dim = 0 : tensor<4x3xi32>
// CHECK: %[[FROM:.*]] = stablehlo.broadcast_in_dim %[[START]], dims = []
// CHECK: %[[ROWS:.*]] = stablehlo.add %[[COUNT]], %[[FROM]]
// CHECK: %[[MASK:.*]] = stablehlo.compare LT, %[[ROWS]], {{.*}} (tensor<4x3xi32>, tensor<4x3xi32>)
// CHECK: stablehlo.select %[[MASK]], {{.*}} tensor<4x3xf32>
module attributes {mhlo.num_partitions = 2 : i32} {
  func.func public @mask(%x: tensor<8x3xf32> {trc.partition = 0 : i64}) -> tensor<8x3xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<8x3xi32>
    %1 = stablehlo.constant dense<5> : tensor<8x3xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<8x3xi32>, tensor<8x3xi32>) -> tensor<8x3xi1>
    %3 = stablehlo.constant dense<0.0> : tensor<8x3xf32>
    %4 = stablehlo.select %2, %x, %3 : tensor<8x3xi1>, tensor<8x3xf32>
    return %4 : tensor<8x3xf32>
  }
}

// -----

// A table that each rank has whole is cut; what no rule splits is joined, if it
// is small.
// CHECK-LABEL: func.func public @cut_and_join
// CHECK-SAME: (%[[X:.*]]: tensor<2xf32> {trc.split = 0 : i64}, %[[T:.*]]: tensor<4xf32>) -> tensor<4xf32>
// CHECK: %[[PART:.*]] = stablehlo.dynamic_slice %[[T]], %{{.*}}, sizes = [2]
// CHECK: %[[SUM:.*]] = stablehlo.add %[[X]], %[[PART]]
// CHECK: %[[ROW:.*]] = stablehlo.reshape %[[SUM]] {{.*}} tensor<1x2xf32>
// CHECK: %[[ROWS:.*]] = "stablehlo.all_gather"(%[[ROW]])
// CHECK: %[[ALL:.*]] = stablehlo.reshape %[[ROWS]] {{.*}} tensor<4xf32>
// CHECK: "stablehlo.sort"(%[[ALL]])
module attributes {mhlo.num_partitions = 2 : i32} {
  func.func public @cut_and_join(%x: tensor<4xf32> {trc.partition = 0 : i64}, %t: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.add %x, %t : tensor<4xf32>
    %1 = "stablehlo.sort"(%0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %p = stablehlo.compare LT, %a, %b, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
    }) : (tensor<4xf32>) -> tensor<4xf32>
    return %1 : tensor<4xf32>
  }
}

// -----

// The gradient of an embedding adds rows up: each rank its own, from zero.
// CHECK-LABEL: func.func public @embedding
// CHECK: %[[ZERO:.*]] = stablehlo.constant dense<0.000000e+00> : tensor<10x3xf32>
// CHECK: %[[PART:.*]] = "stablehlo.scatter"(%[[ZERO]], %{{.*}}, %{{.*}})
// CHECK: (tensor<10x3xf32>, tensor<4x1xi32>, tensor<4x3xf32>) -> tensor<10x3xf32>
// CHECK: %[[ALL:.*]] = "stablehlo.all_reduce"(%[[PART]])
// CHECK: %[[SUM:.*]] = stablehlo.add %arg2, %[[ALL]]
// CHECK: return %[[SUM]]
module attributes {mhlo.num_partitions = 2 : i32} {
  func.func public @embedding(%i: tensor<8x1xi32> {trc.partition = 0 : i64}, %u: tensor<8x3xf32> {trc.partition = 0 : i64}, %w: tensor<10x3xf32>) -> tensor<10x3xf32> {
    %0 = "stablehlo.scatter"(%w, %i, %u) <{
      scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0],
                                                     scatter_dims_to_operand_dims = [0], index_vector_dim = 1>
    }> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %s = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<10x3xf32>, tensor<8x1xi32>, tensor<8x3xf32>) -> tensor<10x3xf32>
    return %0 : tensor<10x3xf32>
  }
}

// -----

// A loop carries parts where its body makes them, and reads wholes where it
// asks for them.
// CHECK-LABEL: func.func public @loop
// CHECK: %[[KEPT:.*]] = stablehlo.constant dense<0.000000e+00> : tensor<3x4xf32>
// CHECK: stablehlo.while({{.*}} = %[[KEPT]]{{.*}}) : tensor<i32>, tensor<3x4xf32>, tensor<4xf32>
// CHECK: stablehlo.dynamic_update_slice {{.*}} (tensor<3x4xf32>, tensor<1x4xf32>, tensor<i32>, tensor<i32>) -> tensor<3x4xf32>
module attributes {mhlo.num_partitions = 2 : i32} {
  func.func public @loop(%x: tensor<8xf32> {trc.partition = 0 : i64}) -> tensor<3x8xf32> {
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %three = stablehlo.constant dense<3> : tensor<i32>
    %kept = stablehlo.constant dense<0.0> : tensor<3x8xf32>
    %0:3 = stablehlo.while(%i = %zero, %k = %kept, %v = %x) : tensor<i32>, tensor<3x8xf32>, tensor<8xf32>
    cond {
      %1 = stablehlo.compare LT, %i, %three, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %1 = stablehlo.sine %v : tensor<8xf32>
      %2 = stablehlo.reshape %1 : (tensor<8xf32>) -> tensor<1x8xf32>
      %3 = stablehlo.dynamic_update_slice %k, %2, %i, %zero : (tensor<3x8xf32>, tensor<1x8xf32>, tensor<i32>, tensor<i32>) -> tensor<3x8xf32>
      %4 = stablehlo.add %i, %one : tensor<i32>
      stablehlo.return %4, %3, %1 : tensor<i32>, tensor<3x8xf32>, tensor<8xf32>
    }
    return %0#1 : tensor<3x8xf32>
  }
}

// -----

// Donated results lie as the argument that they take the place of, and others as
// their port says.
// CHECK-LABEL: func.func public @ports
// CHECK-SAME: tensor<4xf32> {tf.aliasing_output = 0 : i32}
// CHECK-SAME: -> (tensor<4xf32>, tensor<4xf32>, tensor<2xf32> {trc.split = 0 : i64})
module attributes {mhlo.num_partitions = 2 : i32} {
  func.func public @ports(%s: tensor<4xf32> {tf.aliasing_output = 0 : i32}, %x: tensor<4xf32> {trc.partition = 0 : i64}) -> (tensor<4xf32>, tensor<4xf32> {trc.partition = -1 : i64}, tensor<4xf32>) {
    %0 = stablehlo.add %s, %x : tensor<4xf32>
    %1 = stablehlo.negate %0 : tensor<4xf32>
    return %0, %1, %1 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
  }
}

// -----

// Two sums that are added are one, behind a transpose too; and so are those of
// the turns of a loop that starts from zero.
// CHECK-LABEL: func.func public @sums
// CHECK: %[[A:.*]] = stablehlo.dot_general %arg0, %arg1
// CHECK: %[[B:.*]] = stablehlo.transpose %{{.*}}, dims = [1, 0]
// CHECK: %[[BOTH:.*]] = stablehlo.add %[[A]], %[[B]]
// CHECK: "stablehlo.all_reduce"(%[[BOTH]])
// CHECK: %[[LOOP:.*]]:2 = stablehlo.while
// CHECK-NOT: all_reduce
// CHECK: stablehlo.return %{{.*}} : tensor<i32>, tensor<3xf32>
// CHECK: "stablehlo.all_reduce"(%[[LOOP]]#1)
// CHECK-NOT: all_reduce
module attributes {mhlo.num_partitions = 2 : i32} {
  func.func public @sums(%x: tensor<8x3xf32> {trc.partition = 0 : i64}, %y: tensor<8x3xf32> {trc.partition = 0 : i64}) -> (tensor<3x3xf32>, tensor<3xf32>) {
    %0 = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<8x3xf32>, tensor<8x3xf32>) -> tensor<3x3xf32>
    %1 = stablehlo.dot_general %x, %x, contracting_dims = [0] x [0] : (tensor<8x3xf32>, tensor<8x3xf32>) -> tensor<3x3xf32>
    %2 = stablehlo.transpose %1, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %3 = stablehlo.add %0, %2 : tensor<3x3xf32>
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %three = stablehlo.constant dense<3> : tensor<i32>
    %none = stablehlo.constant dense<0.0> : tensor<f32>
    %start = stablehlo.constant dense<0.0> : tensor<3xf32>
    %4:2 = stablehlo.while(%i = %zero, %s = %start) : tensor<i32>, tensor<3xf32>
    cond {
      %5 = stablehlo.compare LT, %i, %three, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %5 : tensor<i1>
    } do {
      %5 = stablehlo.reduce(%x init: %none) applies stablehlo.add across dimensions = [0] : (tensor<8x3xf32>, tensor<f32>) -> tensor<3xf32>
      %6 = stablehlo.add %s, %5 : tensor<3xf32>
      %7 = stablehlo.add %i, %one : tensor<i32>
      stablehlo.return %7, %6 : tensor<i32>, tensor<3xf32>
    }
    return %3, %4#1 : tensor<3x3xf32>, tensor<3xf32>
  }
}

// -----

// Rows that are indexed by their number are a batch.
// CHECK-LABEL: func.func public @rows
// CHECK: "stablehlo.gather"(%arg0, %arg1)
// CHECK-SAME: operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1]
// CHECK-SAME: (tensor<4x5xf32>, tensor<4x1xi32>) -> tensor<4xf32>
module attributes {mhlo.num_partitions = 2 : i32} {
  func.func public @rows(%x: tensor<8x5xf32> {trc.partition = 0 : i64}, %y: tensor<8x1xi32> {trc.partition = 0 : i64}) -> tensor<8xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<8xi32>
    %1 = stablehlo.reshape %0 : (tensor<8xi32>) -> tensor<8x1xi32>
    %2 = stablehlo.concatenate %1, %y, dim = 1 : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x2xi32>
    %3 = "stablehlo.gather"(%x, %2) <{
      dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>,
      slice_sizes = array<i64: 1, 1>
    }> : (tensor<8x5xf32>, tensor<8x2xi32>) -> tensor<8xf32>
    return %3 : tensor<8xf32>
  }
}

// -----

// A sharding in the middle is obeyed: what is whole is cut there, and what is in
// parts is joined.
// CHECK-LABEL: func.func public @middle
// CHECK: %[[PART:.*]] = stablehlo.dynamic_slice %arg0, {{.*}} sizes = [2]
// CHECK: %[[SINE:.*]] = stablehlo.sine %[[PART]] : tensor<2xf32>
// CHECK: "stablehlo.all_gather"
// CHECK: %[[ALL:.*]] = stablehlo.reshape {{.*}} tensor<4xf32>
// CHECK: %[[COSINE:.*]] = stablehlo.cosine %[[ALL]] : tensor<4xf32>
// CHECK-NOT: optimization_barrier
// CHECK: return %[[COSINE]]
module attributes {mhlo.num_partitions = 2 : i32} {
  func.func public @middle(%x: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.optimization_barrier {trc.partition = 0 : i64} %x : tensor<4xf32>
    %1 = stablehlo.sine %0 : tensor<4xf32>
    %2 = stablehlo.optimization_barrier {trc.partition = -1 : i64} %1 : tensor<4xf32>
    %3 = stablehlo.cosine %2 : tensor<4xf32>
    return %3 : tensor<4xf32>
  }
}

// -----

// An input is joined behind the start of the rank's part, which was made for
// another, so that what is joined can be cut.
// CHECK-LABEL: func.func public @joined_inputs
// CHECK-SAME: (%[[P:.*]]: tensor<8x4xf32> {trc.split = 1 : i64}, %[[Q:.*]]: tensor<8x4xf32> {trc.split = 1 : i64}, %[[R:.*]]: tensor<4x8xf32> {trc.split = 0 : i64})
// CHECK: %[[START:.*]] = stablehlo.multiply
// CHECK-COUNT-2: "stablehlo.all_gather"
// CHECK-NOT: stablehlo.partition_id
// CHECK: return
module attributes {mhlo.num_partitions = 2 : i32} {
  func.func public @joined_inputs(%p: tensor<8x8xf32> {trc.partition = 1 : i64}, %q: tensor<8x8xf32> {trc.partition = 1 : i64}, %r: tensor<8x8xf32> {trc.partition = 0 : i64}) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
    %0 = stablehlo.add %p, %r : tensor<8x8xf32>
    %1 = stablehlo.multiply %q, %r : tensor<8x8xf32>
    return %0, %1 : tensor<8x8xf32>, tensor<8x8xf32>
  }
}

// -----

// A counter in floating point is rounded once, as that of the whole is.
// CHECK-LABEL: func.func public @rounded
// CHECK: %[[COUNT:.*]] = stablehlo.iota dim = 0 : tensor<4096xi32>
// CHECK: %[[FROM:.*]] = stablehlo.broadcast_in_dim %{{.*}}, dims = [] : (tensor<i32>) -> tensor<4096xi32>
// CHECK: %[[ROWS:.*]] = stablehlo.add %[[COUNT]], %[[FROM]]
// CHECK: %[[FLOATS:.*]] = stablehlo.convert %[[ROWS]] : (tensor<4096xi32>) -> tensor<4096xbf16>
// CHECK-NOT: stablehlo.iota
// CHECK: stablehlo.add %{{.*}}, %[[FLOATS]] : tensor<4096xbf16>
module attributes {mhlo.num_partitions = 2 : i32} {
  func.func public @rounded(%x: tensor<8192xbf16> {trc.partition = 0 : i64}) -> tensor<8192xbf16> {
    %0 = stablehlo.iota dim = 0 : tensor<8192xbf16>
    %1 = stablehlo.add %x, %0 : tensor<8192xbf16>
    return %1 : tensor<8192xbf16>
  }
}
