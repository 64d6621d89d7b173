// RUN: trc-opt %s | trc-opt | FileCheck %s
// RUN: trc-opt --mlir-print-op-generic %s | trc-opt | FileCheck %s
// RUN: trc-opt --emit-bytecode %s | trc-opt | FileCheck %s
//
// Random numbers, normalisations, collectives: parse and print.

// Random numbers.
// CHECK-LABEL: func.func @case0(
// CHECK: %{{.+}} = stablehlo.constant dense<4> : tensor<1xi64>
// CHECK: %{{.+}} = stablehlo.rng %{{.+}}, %{{.+}}, %{{.+}}, distribution =  NORMAL : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<4xf32>
// CHECK: %{{.+}}, %{{.+}} = stablehlo.rng_bit_generator %{{.+}}, algorithm =  THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
// CHECK: %{{.+}}, %{{.+}} = stablehlo.rng_bit_generator %{{.+}}, algorithm =  PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xf32>)
func.func @case0(%s: tensor<2xui64>, %a: tensor<f32>) {
  %n = stablehlo.constant dense<4> : tensor<1xi64>
  %0 = stablehlo.rng %a, %a, %n, distribution = NORMAL : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<4xf32>
  %1, %2 = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
  %3, %4 = "stablehlo.rng_bit_generator"(%s) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xf32>)
  return
}

// Batch normalisations.
// CHECK-LABEL: func.func @case1(
// CHECK: %{{.+}}, %{{.+}}, %{{.+}} = "stablehlo.batch_norm_training"(%{{.+}}, %{{.+}}, %{{.+}}) <{epsilon = 9.99999974E-6 : f32, feature_index = 1 : i64}> : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
// CHECK: %{{.+}} = "stablehlo.batch_norm_inference"(%{{.+}}, %{{.+}}, %{{.+}}, %{{.+}}, %{{.+}}) <{epsilon = 9.99999974E-6 : f32, feature_index = 1 : i64}> : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
// CHECK: %{{.+}}, %{{.+}}, %{{.+}} = "stablehlo.batch_norm_grad"(%{{.+}}, %{{.+}}, %{{.+}}, %{{.+}}, %{{.+}}) <{epsilon = 9.99999974E-6 : f32, feature_index = 1 : i64}> : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
func.func @case1(%x: tensor<2x3xf32>, %s: tensor<3xf32>) {
  %0:3 = "stablehlo.batch_norm_training"(%x, %s, %s) <{epsilon = 1.0e-5 : f32, feature_index = 1 : i64}> : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  %1 = "stablehlo.batch_norm_inference"(%x, %s, %s, %s, %s) <{epsilon = 1.0e-5 : f32, feature_index = 1 : i64}> : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %2:3 = "stablehlo.batch_norm_grad"(%x, %s, %s, %s, %x) <{epsilon = 1.0e-5 : f32, feature_index = 1 : i64}> : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  return
}

// Collectives with regions.
// CHECK-LABEL: func.func @case2(
// CHECK: %{{.+}} = "stablehlo.all_reduce"(%{{.+}}) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<{{\[\[}}0, 2], [1, 3]]> : tensor<2x2xi64>, use_global_device_ids}> ({
// CHECK: ^bb0(%{{.+}}: tensor<f32>, %{{.+}}: tensor<f32>):
// CHECK: %{{.+}} = stablehlo.add %{{.+}}, %{{.+}} : tensor<f32>
// CHECK: stablehlo.return %{{.+}} : tensor<f32>
// CHECK: }) : (tensor<4xf32>) -> tensor<4xf32>
// CHECK: %{{.+}} = "stablehlo.all_reduce"(%{{.+}}) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh_name = @mesh, axes = [#stablehlo.axis_ref<name = "x">, #stablehlo.axis_ref<name = "y", sub_axis_info = (1) 2>]>}> ({
// CHECK: ^bb0(%{{.+}}: tensor<f32>, %{{.+}}: tensor<f32>):
// CHECK: %{{.+}} = stablehlo.add %{{.+}}, %{{.+}} : tensor<f32>
// CHECK: stablehlo.return %{{.+}} : tensor<f32>
// CHECK: }) : (tensor<4xf32>) -> tensor<4xf32>
// CHECK: %{{.+}} = "stablehlo.reduce_scatter"(%{{.+}}) <{replica_groups = dense<{{\[\[}}0, 1]]> : tensor<1x2xi64>, scatter_dimension = 0 : i64}> ({
// CHECK: ^bb0(%{{.+}}: tensor<f32>, %{{.+}}: tensor<f32>):
// CHECK: %{{.+}} = stablehlo.add %{{.+}}, %{{.+}} : tensor<f32>
// CHECK: stablehlo.return %{{.+}} : tensor<f32>
// CHECK: }) : (tensor<4xf32>) -> tensor<2xf32>
func.func @case2(%x: tensor<4xf32>) {
  %0 = "stablehlo.all_reduce"(%x) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>, use_global_device_ids}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %s = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %s : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = "stablehlo.all_reduce"(%x) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh_name = @mesh, axes = [#stablehlo.axis_ref<name = "x">, #stablehlo.axis_ref<name = "y", sub_axis_info = (1)2>]>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %s = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %s : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  %2 = "stablehlo.reduce_scatter"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, scatter_dimension = 0 : i64}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %s = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %s : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<2xf32>
  return
}

// Collectives without.
// CHECK-LABEL: func.func @case3(
// CHECK: %{{.+}} = "stablehlo.all_gather"(%{{.+}}) <{all_gather_dim = 0 : i64, replica_groups = dense<{{\[\[}}0, 1]]> : tensor<1x2xi64>}> : (tensor<4x4xf32>) -> tensor<8x4xf32>
// CHECK: %{{.+}} = "stablehlo.all_to_all"(%{{.+}}) <{concat_dimension = 1 : i64, replica_groups = dense<{{\[\[}}0, 1]]> : tensor<1x2xi64>, split_count = 2 : i64, split_dimension = 0 : i64}> : (tensor<4x4xf32>) -> tensor<2x8xf32>
// CHECK: %{{.+}} = "stablehlo.collective_permute"(%{{.+}}) <{source_target_pairs = dense<{{\[\[}}0, 1], [1, 0]]> : tensor<2x2xi64>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
// CHECK: %{{.+}} = "stablehlo.collective_broadcast"(%{{.+}}) <{replica_groups = dense<{{\[\[}}0, 1]]> : tensor<1x2xi64>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
// CHECK: %{{.+}} = stablehlo.partition_id : tensor<ui32>
// CHECK: %{{.+}} = stablehlo.replica_id : tensor<ui32>
func.func @case3(%x: tensor<4x4xf32>) {
  %0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4x4xf32>) -> tensor<8x4xf32>
  %1 = "stablehlo.all_to_all"(%x) <{concat_dimension = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, split_count = 2 : i64, split_dimension = 0 : i64}> : (tensor<4x4xf32>) -> tensor<2x8xf32>
  %2 = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %3 = "stablehlo.collective_broadcast"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %4 = stablehlo.partition_id : tensor<ui32>
  %5 = stablehlo.replica_id : tensor<ui32>
  return
}
