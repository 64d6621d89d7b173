// RUN: trc-opt %s --split-input-file --assemble-step | FileCheck %s

// On two ranks the gradient is added up over them, once, behind the last micro-batch, which stands behind
// the loop over the others: what it adds to a sum is the last. Sums are divided by all micro-batches of
// both. The loss is a mean. A rank has its part of the micro-batches.
// CHECK-LABEL: func.func @step(
// CHECK-SAME: %[[X:[^:]*]]: tensor<3x4xf32> {trc.split = 0 : i64}
// CHECK: %[[LOOP:.*]]:3 = stablehlo.while
// CHECK: cond
// CHECK: stablehlo.constant dense<2> : tensor<i32>
// CHECK-NOT: all_reduce
// CHECK: stablehlo.return
// CHECK: stablehlo.return
// CHECK: stablehlo.dynamic_slice %[[X]], %[[LOOP]]#0
// CHECK: %[[LAST:.*]] = stablehlo.add %[[LOOP]]#2, %{{.*}} : tensor<4xf32>
// CHECK: %[[G:.*]] = "stablehlo.all_reduce"(%[[LAST]])
// CHECK-SAME: replica_groups = dense<{{\[}}[0, 1]]> : tensor<1x2xi64>, use_global_device_ids
// CHECK: (tensor<4xf32>) -> tensor<4xf32>
// CHECK: %[[L:.*]] = "stablehlo.all_reduce"
// CHECK: (tensor<f32>) -> tensor<f32>
// CHECK: stablehlo.constant dense<2.000000e+00> : tensor<f64>
// CHECK: stablehlo.divide %[[L]]
// CHECK-NOT: all_reduce
// CHECK: stablehlo.multiply %[[G]], %[[G]]
// CHECK: stablehlo.constant dense<6.000000e+00> : tensor<f64>
module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func private @loss(%w: tensor<4xf32> {trc.parameter = "w"}, %x: tensor<4xf32>) -> tensor<f32> {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %0 = stablehlo.multiply %w, %x : tensor<4xf32>
    %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @loss.gradient(%w: tensor<4xf32>, %x: tensor<4xf32>) -> (tensor<f32>, tensor<4xf32>) attributes {trc.gradient_of = @loss} {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %0 = stablehlo.multiply %w, %x : tensor<4xf32>
    %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    return %1, %x : tensor<f32>, tensor<4xf32>
  }
  trc.training_step @step loss(@loss) {optimizer = "sgd", learning_rate = 0.1 : f64, clip_norm = 1.0 : f64, accumulation = 3 : i64}
}

// -----

// A generator draws by the number of the micro-batch, of which rank r of 2 has r 3 to r 3 + 2.
// CHECK-LABEL: func.func @step(
// CHECK: %[[RANK:.*]] = stablehlo.partition_id
// CHECK: %[[WIDE:.*]] = stablehlo.convert %[[RANK]] : (tensor<ui32>) -> tensor<ui64>
// CHECK: %[[THREE:.*]] = stablehlo.constant dense<3> : tensor<ui64>
// CHECK: %[[FIRST:.*]] = stablehlo.multiply %[[WIDE]], %[[THREE]]
// CHECK: %[[LOOP:.*]]:4 = stablehlo.while
// CHECK: %[[NUMBER:.*]] = stablehlo.add %{{.*}}, %[[FIRST]] : tensor<ui64>
// CHECK: stablehlo.broadcast_in_dim %[[NUMBER]]
// CHECK: stablehlo.xor
// CHECK: stablehlo.rng_bit_generator
// CHECK: stablehlo.xor
// CHECK: stablehlo.return
// CHECK: %[[LAST:.*]] = stablehlo.convert %[[LOOP]]#0
// CHECK: stablehlo.add %[[LAST]], %[[FIRST]] : tensor<ui64>
module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func private @loss(%w: tensor<4xf32> {trc.parameter = "w"}, %s: tensor<2xui64> {trc.state = "rng", trc.role = "generator"}) -> (tensor<f32>, tensor<2xui64> {trc.state = "rng"}) {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %0 = stablehlo.reduce(%w init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %next, %bits = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
    return %0, %next : tensor<f32>, tensor<2xui64>
  }
  func.func private @loss.gradient(%w: tensor<4xf32>, %s: tensor<2xui64>) -> (tensor<f32>, tensor<2xui64>, tensor<4xf32>) attributes {trc.gradient_of = @loss} {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %0 = stablehlo.reduce(%w init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %next, %bits = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
    return %0, %next, %w : tensor<f32>, tensor<2xui64>, tensor<4xf32>
  }
  trc.training_step @step loss(@loss) {optimizer = "sgd", learning_rate = 0.1 : f64, accumulation = 3 : i64}
}

// -----

// A rank's only micro-batch is clipped before it is added to those of others, and the norm is the mean
// of theirs.
// CHECK-LABEL: func.func @step(
// CHECK: stablehlo.sqrt
// CHECK: %[[FACTOR:.*]] = stablehlo.minimum
// CHECK: %[[CLIPPED:.*]] = stablehlo.multiply %arg2, %{{.*}} : tensor<4xf32>
// CHECK: "stablehlo.all_reduce"(%[[CLIPPED]])
// CHECK: %[[NORM:.*]] = "stablehlo.all_reduce"(%{{.*}}) <{{.*}}
// CHECK: (tensor<f64>) -> tensor<f64>
// CHECK-NOT: stablehlo.sqrt
// CHECK: return
module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func private @loss(%w: tensor<4xf32> {trc.parameter = "w"}, %x: tensor<4xf32>) -> tensor<f32> {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %0 = stablehlo.multiply %w, %x : tensor<4xf32>
    %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @loss.gradient(%w: tensor<4xf32>, %x: tensor<4xf32>) -> (tensor<f32>, tensor<4xf32>) attributes {trc.gradient_of = @loss} {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %0 = stablehlo.multiply %w, %x : tensor<4xf32>
    %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    return %1, %x : tensor<f32>, tensor<4xf32>
  }
  trc.training_step @step loss(@loss) {optimizer = "sgd", learning_rate = 0.1 : f64, clip_norm = 1.0 : f64, clip_scope = "micro_batch"}
}
