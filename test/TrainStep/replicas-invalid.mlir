// RUN: trc-opt %s --assemble-step --split-input-file --verify-diagnostics

// Each rank would go on with a state of its own.
module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func private @loss(%w: tensor<4xf32> {trc.parameter = "w"}, %s: tensor<i32> {trc.state = "seed"}) -> (tensor<f32>, tensor<i32> {trc.state = "seed"}) {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %0 = stablehlo.reduce(%w init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %1 = stablehlo.add %s, %s : tensor<i32>
    return %0, %1 : tensor<f32>, tensor<i32>
  }
  func.func private @loss.gradient(%w: tensor<4xf32>, %s: tensor<i32>) -> (tensor<f32>, tensor<i32>, tensor<4xf32>) attributes {trc.gradient_of = @loss} {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %0 = stablehlo.reduce(%w init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    return %0, %s, %w : tensor<f32>, tensor<i32>, tensor<4xf32>
  }
  // expected-error @below {{state "seed" of the loss would differ between 2 ranks; leave it as it is, give it to the loss as part of the batch, or, if it is a generator of tensor<2xui64>, say trc.role = "generator"}}
  trc.training_step @step loss(@loss) {optimizer = "sgd", learning_rate = 0.1 : f64}
}
