// RUN: trc-opt %s --split-input-file --verify-diagnostics
//
// Constraints of all_reduce, reduce_scatter and all_gather.

// Something is reduced.
func.func @case() {
  // expected-error@+1 {{all_reduce_i1: expected at least 1 operand, got 0}}
  "stablehlo.all_reduce"() <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r : tensor<f32>
  }) : () -> ()
  return
}

// -----

// A rank is in one group.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{all_reduce_c1: expected each rank once, got rank 0 twice}}
  %0 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

// Groups are rows of a matrix.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{all_reduce_c2: expected replica_groups of rank 2, got 'tensor<2xi64>'}}
  %0 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[0, 1]> : tensor<2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

// Ranks are counted from 0.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{all_reduce_c3: expected rank numbers of at least 0, got -2}}
  %0 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, -2]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

// Global devices need a channel.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{all_reduce_c4: expected a channel_handle above 0 with use_global_device_ids, got none}}
  %0 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

// The region combines two elements.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{all_reduce_c5: expected a region with 2 arguments and 1 results, got 1 and 1}}
  %0 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

// The result has the shape of the operand.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{all_reduce_c6: expected result 0 of type 'tensor<4xf32>', got 'tensor<2xf32>'}}
  %0 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<2xf32>
  return
}

// -----

// Ranks divide the extent.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{reduce_scatter_c1: expected extent 4 to be a multiple of 3 ranks}}
  %0 = "stablehlo.reduce_scatter"(%x) <{replica_groups = dense<[[0, 1, 2]]> : tensor<1x3xi64>, scatter_dimension = 0 : i64}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<2xf32>
  return
}

// -----

// The dimension is there.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{reduce_scatter_c2: expected scatter_dimension to be at least 0 and less than 1, got 1}}
  %0 = "stablehlo.reduce_scatter"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, scatter_dimension = 1 : i64}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<2xf32>
  return
}

// -----

// A rank is in one group.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{reduce_scatter_c3: expected each rank once, got rank 0 twice}}
  %0 = "stablehlo.reduce_scatter"(%x) <{replica_groups = dense<[[0, 0]]> : tensor<1x2xi64>, scatter_dimension = 0 : i64}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<2xf32>
  return
}

// -----

// Groups are rows of a matrix.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{reduce_scatter_c4: expected replica_groups of rank 2, got 'tensor<2xi64>'}}
  %0 = "stablehlo.reduce_scatter"(%x) <{replica_groups = dense<[0, 1]> : tensor<2xi64>, scatter_dimension = 0 : i64}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<2xf32>
  return
}

// -----

// Ranks are counted from 0.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{reduce_scatter_c5: expected rank numbers of at least 0, got -2}}
  %0 = "stablehlo.reduce_scatter"(%x) <{replica_groups = dense<[[0, -2]]> : tensor<1x2xi64>, scatter_dimension = 0 : i64}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<2xf32>
  return
}

// -----

// Global devices need a channel.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{reduce_scatter_c6: expected a channel_handle above 0 with use_global_device_ids, got 0}}
  %0 = "stablehlo.reduce_scatter"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, scatter_dimension = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 0, type = 1>, use_global_device_ids}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<2xf32>
  return
}

// -----

// The region combines two elements.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{reduce_scatter_c7: expected a region with 2 arguments and 1 results, got 1 and 1}}
  %0 = "stablehlo.reduce_scatter"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, scatter_dimension = 0 : i64}> ({
  ^bb0(%a: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<2xf32>
  return
}

// -----

// Each rank gets its part.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{reduce_scatter_c8: expected result 0 of type 'tensor<2xf32>', got 'tensor<4xf32>'}}
  %0 = "stablehlo.reduce_scatter"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, scatter_dimension = 0 : i64}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

// The dimension is there.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{all_gather_c1: expected all_gather_dim to be at least 0 and less than 1, got 1}}
  %0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4xf32>) -> tensor<8xf32>
  return
}

// -----

// A rank is in one group.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{all_gather_c2: expected each rank once, got rank 0 twice}}
  %0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 0]]> : tensor<1x2xi64>}> : (tensor<4xf32>) -> tensor<8xf32>
  return
}

// -----

// Groups are rows of a matrix.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{all_gather_c3: expected replica_groups of rank 2, got 'tensor<2xi64>'}}
  %0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups = dense<[0, 1]> : tensor<2xi64>}> : (tensor<4xf32>) -> tensor<8xf32>
  return
}

// -----

// Ranks are counted from 0.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{all_gather_c4: expected rank numbers of at least 0, got -2}}
  %0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, -2]]> : tensor<1x2xi64>}> : (tensor<4xf32>) -> tensor<8xf32>
  return
}

// -----

// Global devices need a channel.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{all_gather_c5: expected a channel_handle above 0 with use_global_device_ids, got none}}
  %0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> : (tensor<4xf32>) -> tensor<8xf32>
  return
}

// -----

// Each rank gets all parts.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{all_gather_c6: expected result 0 of type 'tensor<8xf32>', got 'tensor<4xf32>'}}
  %0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

// A result for each operand.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{all_gather_c6: expected as many results as operands, at least 1, got 2 and 1}}
  %0:2 = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4xf32>) -> (tensor<8xf32>, tensor<8xf32>)
  return
}
