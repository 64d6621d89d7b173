// RUN: trc-opt %s --assemble-step | FileCheck %s

// On two ranks the gradient is added up over them, once, behind the loop over micro-batches; it is
// divided by all micro-batches of both. The loss is a mean. A rank has its part of the
// micro-batches.
// CHECK-LABEL: func.func @step(
// CHECK-SAME: tensor<3x4xf32> {trc.split = 0 : i64}
// CHECK: stablehlo.while
// CHECK-NOT: all_reduce
// CHECK: stablehlo.return
// CHECK: %[[G:.*]] = "stablehlo.all_reduce"
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
