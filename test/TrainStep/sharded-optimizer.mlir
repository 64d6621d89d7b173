// RUN: trc-opt %s --split-input-file --assemble-step | FileCheck %s

// On two ranks each keeps the moments of its half of a parameter. It gets the sum of that half of the
// gradient, takes that half of the parameter, updates it, and joins it with the other.
// CHECK-LABEL: func.func @step(
// CHECK-SAME: %[[W:[^:]*]]: tensor<2x4xf32> {
// CHECK-SAME: tensor<4xf32> {tf.aliasing_output = 1 : i32, trc.moment_of = "w", trc.role = "moment", trc.split = 0 : i64, trc.state = "m.w", trc.whole = array<i64: 2, 4>}
// CHECK-SAME: -> (tensor<2x4xf32> {trc.state = "w"}, tensor<4xf32> {trc.split = 0 : i64, trc.state = "m.w", trc.whole = array<i64: 2, 4>}
// CHECK: %[[G:.*]] = "stablehlo.reduce_scatter"
// CHECK-SAME: replica_groups = dense<{{\[}}[0, 1]]> : tensor<1x2xi64>, scatter_dimension = 0 : i64, use_global_device_ids
// CHECK: (tensor<2x4xf32>) -> tensor<1x4xf32>
// CHECK: %[[PART:.*]] = stablehlo.reshape %[[G]] : (tensor<1x4xf32>) -> tensor<4xf32>
// The loss is a mean over ranks, and of the squares of the gradient both have a half.
// CHECK: "stablehlo.all_reduce"
// CHECK: (tensor<f32>) -> tensor<f32>
// CHECK: stablehlo.multiply %[[PART]], %[[PART]]
// CHECK: "stablehlo.all_reduce"
// CHECK: (tensor<f64>) -> tensor<f64>
// CHECK: stablehlo.sqrt
// CHECK: %[[RANK:.*]] = stablehlo.partition_id
// CHECK: %[[AT:.*]] = stablehlo.convert %[[RANK]] : (tensor<ui32>) -> tensor<i64>
// CHECK: stablehlo.dynamic_slice %{{.*}}, %[[AT]], %{{.*}}, sizes = [1, 4] : (tensor<2x4xf32>, tensor<i64>, tensor<i64>) -> tensor<1x4xf32>
// CHECK-NOT: all_reduce
// CHECK: "stablehlo.all_gather"(%{{.*}}) <{all_gather_dim = 0 : i64
// CHECK-SAME: (tensor<1x4xf32>) -> tensor<2x4xf32>
// CHECK: return
// CHECK-LABEL: func.func @initialise
// CHECK-SAME: tensor<4xf32> {trc.split = 0 : i64, trc.state = "m.w", trc.whole = array<i64: 2, 4>}
module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func private @loss(%w: tensor<2x4xf32> {trc.parameter = "w"}, %x: tensor<2x4xf32>) -> tensor<f32> {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %0 = stablehlo.multiply %w, %x : tensor<2x4xf32>
    %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @loss.gradient(%w: tensor<2x4xf32>, %x: tensor<2x4xf32>) -> (tensor<f32>, tensor<2x4xf32>) attributes {trc.gradient_of = @loss} {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %0 = stablehlo.multiply %w, %x : tensor<2x4xf32>
    %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<f32>
    return %1, %x : tensor<f32>, tensor<2x4xf32>
  }
  trc.training_step @step loss(@loss) initialise(@initialise) {learning_rate = 0.1 : f64, clip_norm = 1.0 : f64, sharded_optimizer = true}
  func.func @initialise(%seed: tensor<i64>) -> (tensor<2x4xf32> {trc.state = "w"}) {
    %0 = stablehlo.constant dense<1.0> : tensor<2x4xf32>
    return %0 : tensor<2x4xf32>
  }
}

// -----

// What is no multiple of the ranks is filled up: 5 elements are 3 and 2. LAMB's norms are sums over both.
// CHECK-LABEL: func.func @step(
// CHECK-SAME: tensor<3xf32> {{.*}}trc.whole = array<i64: 5>}
// CHECK: stablehlo.pad %{{.*}}, low = [0], high = [1], interior = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<6xf32>
// CHECK: "stablehlo.reduce_scatter"
// CHECK: (tensor<2x3xf32>) -> tensor<1x3xf32>
// CHECK: stablehlo.pad %{{.*}} -> tensor<6xf32>
// CHECK: stablehlo.dynamic_slice
// CHECK-COUNT-2: (tensor<f64>) -> tensor<f64>
// CHECK: "stablehlo.all_gather"
// CHECK: stablehlo.slice %{{.*}} [0:5] : (tensor<6xf32>) -> tensor<5xf32>
module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func private @loss(%w: tensor<5xf32> {trc.parameter = "w"}) -> tensor<f32> {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %0 = stablehlo.reduce(%w init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @loss.gradient(%w: tensor<5xf32>) -> (tensor<f32>, tensor<5xf32>) attributes {trc.gradient_of = @loss} {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %0 = stablehlo.reduce(%w init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    return %0, %w : tensor<f32>, tensor<5xf32>
  }
  trc.training_step @step loss(@loss) {optimizer = "lamb", learning_rate = 0.1 : f64, sharded_optimizer = true}
}

// -----

// On one rank it changes nothing.
// CHECK-LABEL: func.func @step(
// CHECK-NOT: trc.whole
// CHECK-NOT: reduce_scatter
// CHECK: return
module {
  func.func private @loss(%w: tensor<5xf32> {trc.parameter = "w"}) -> tensor<f32> {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %0 = stablehlo.reduce(%w init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @loss.gradient(%w: tensor<5xf32>) -> (tensor<f32>, tensor<5xf32>) attributes {trc.gradient_of = @loss} {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %0 = stablehlo.reduce(%w init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    return %0, %w : tensor<f32>, tensor<5xf32>
  }
  trc.training_step @step loss(@loss) {learning_rate = 0.1 : f64, sharded_optimizer = true}
}
