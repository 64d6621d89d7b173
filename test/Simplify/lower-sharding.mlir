// RUN: trc-opt %s --lower-sharding --split-input-file | FileCheck %s

// On one device, constraints and manual computations are what they wrap.
// CHECK-NOT: sdy
// CHECK-LABEL: func.func public @main
// CHECK-SAME: (%[[X:.*]]: tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[A:.*]] = stablehlo.abs %[[X]] : tensor<4xf32>
// CHECK-NEXT: %[[N:.*]] = stablehlo.negate %[[A]] : tensor<4xf32>
// CHECK-NEXT: return %[[N]]
// CHECK-NOT: sdy
sdy.mesh @mesh = <["x"=1]>
func.func public @main(%x: tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> (tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}) {
  %0 = sdy.sharding_constraint %x <@mesh, [{"x"}]> : tensor<4xf32>
  %1 = stablehlo.abs %0 {mhlo.sharding = "{replicated}"} : tensor<4xf32>
  %2 = sdy.manual_computation(%1) in_shardings=[<@mesh, [{"x"}]>] out_shardings=[<@mesh, [{"x"}]>] manual_axes={"x"} (%a: tensor<4xf32>) {
    %4 = stablehlo.negate %a : tensor<4xf32>
    sdy.return %4 : tensor<4xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  %3 = stablehlo.custom_call @Sharding(%2) : (tensor<4xf32>) -> tensor<4xf32>
  return %3 : tensor<4xf32>
}

// -----

// On several devices the ports are the parts that the manual computation works on.
// CHECK-LABEL: func.func public @parts
// CHECK-SAME: (%[[X:.*]]: tensor<3x2xf32> {trc.split = 1 : i64}, %[[W:.*]]: tensor<2xf32>)
// CHECK-SAME: -> (tensor<3x2xf32> {trc.split = 1 : i64}, tensor<2xf32>)
// CHECK-NEXT: %[[N:.*]] = stablehlo.negate %[[X]] : tensor<3x2xf32>
// CHECK-NEXT: return %[[N]], %[[W]]
// CHECK-NOT: sdy
module attributes {mhlo.num_partitions = 2 : i32} {
  sdy.mesh @mesh = <["x"=2]>
  func.func public @parts(%x: tensor<3x4xf32>, %w: tensor<2xf32>) -> (tensor<3x4xf32>, tensor<2xf32>) {
    %0:2 = sdy.manual_computation(%x, %w) in_shardings=[<@mesh, [{}, {"x"}]>, <@mesh, [{}]>] out_shardings=[<@mesh, [{}, {"x"}]>, <@mesh, [{}]>] manual_axes={"x"} (%a: tensor<3x2xf32>, %b: tensor<2xf32>) {
      %1 = stablehlo.negate %a : tensor<3x2xf32>
      sdy.return %1, %b : tensor<3x2xf32>, tensor<2xf32>
    } : (tensor<3x4xf32>, tensor<2xf32>) -> (tensor<3x4xf32>, tensor<2xf32>)
    return %0#0, %0#1 : tensor<3x4xf32>, tensor<2xf32>
  }
}

// -----

// A mesh of two axes: what all ranks have a part of in their order is a port that is split; of the rest each cuts its part
// out of the whole, and joins what it made, dimension by dimension.
// CHECK-LABEL: func.func public @grid
// CHECK-SAME: (%[[X:.*]]: tensor<4x6xf32> {trc.split = -1 : i64}, %[[V:.*]]: tensor<2xf32> {trc.split = 0 : i64})
// CHECK-SAME: -> (tensor<4x6xf32> {trc.split = -1 : i64}, tensor<2xf32> {trc.split = 0 : i64})
// CHECK: stablehlo.partition_id
// CHECK: %[[PART:.*]] = stablehlo.dynamic_slice %[[X]], {{.*}} sizes = [2, 3] : (tensor<4x6xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
// CHECK: %[[N:.*]] = stablehlo.negate %[[PART]]
// CHECK: %[[M:.*]] = stablehlo.negate %[[V]]
// CHECK: %[[ROWS:.*]] = "stablehlo.all_gather"(%[[N]]) <{all_gather_dim = 0
// CHECK-SAME: replica_groups = dense<{{\[\[}}0, 2], [1, 3]]>
// CHECK: %[[ALL:.*]] = "stablehlo.all_gather"(%[[ROWS]]) <{all_gather_dim = 1
// CHECK-SAME: replica_groups = dense<{{\[\[}}0, 1], [2, 3]]>
// CHECK: return %[[ALL]], %[[M]]
// CHECK-NOT: sdy
module attributes {mhlo.num_partitions = 4 : i32} {
  sdy.mesh @mesh = <["x"=2, "y"=2]>
  func.func public @grid(%x: tensor<4x6xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}, %v: tensor<8xf32>) -> (tensor<4x6xf32>, tensor<8xf32>) {
    %0:2 = sdy.manual_computation(%x, %v) in_shardings=[<@mesh, [{"x"}, {"y"}]>, <@mesh, [{"x", "y"}]>] out_shardings=[<@mesh, [{"x"}, {"y"}]>, <@mesh, [{"x", "y"}]>] manual_axes={"x", "y"} (%a: tensor<2x3xf32>, %b: tensor<2xf32>) {
      %1 = stablehlo.negate %a : tensor<2x3xf32>
      %2 = stablehlo.negate %b : tensor<2xf32>
      sdy.return %1, %2 : tensor<2x3xf32>, tensor<2xf32>
    } : (tensor<4x6xf32>, tensor<8xf32>) -> (tensor<4x6xf32>, tensor<8xf32>)
    return %0#0, %0#1 : tensor<4x6xf32>, tensor<8xf32>
  }
}

// -----

// A program that splits nothing itself says how it wants to be split: for
// partition-data, dimensions take the place of axes. An axis of one device
// splits nothing, and what is left open asks for nothing.
// CHECK-LABEL: func.func public @asks
// CHECK-SAME: (%[[X:.*]]: tensor<3x4xf32> {trc.partition = 1 : i64}, %[[W:.*]]: tensor<4xf32> {trc.partition = -1 : i64}, %{{.*}}: tensor<4xf32>)
// CHECK-SAME: -> (tensor<3x4xf32> {trc.partition = 1 : i64}, tensor<3x4xf32> {jax.result_info = "result[1]"})
// CHECK: %[[A:.*]] = stablehlo.optimization_barrier {trc.partition = -1 : i64} %[[X]]
// CHECK: return %[[A]], %[[X]]
// CHECK-NOT: sdy
module attributes {mhlo.num_partitions = 2 : i32} {
  sdy.mesh @mesh = <["x"=2, "one"=1]>
  func.func public @asks(%x: tensor<3x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"one"}, {"x"}]>}, %w: tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"one"}]>}, %v: tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}]>}) -> (tensor<3x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}, tensor<3x4xf32> {jax.result_info = "result[1]"}) {
    %0 = sdy.sharding_constraint %x <@mesh, [{}, {}]> : tensor<3x4xf32>
    %1 = sdy.sharding_constraint %x <@mesh, [{?}, {?}]> : tensor<3x4xf32>
    return %0, %1 : tensor<3x4xf32>, tensor<3x4xf32>
  }
}
