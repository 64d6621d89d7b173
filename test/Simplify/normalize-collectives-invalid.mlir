// RUN: trc-opt %s --normalize-collectives --split-input-file --verify-diagnostics

// Everyone who comes to a collective has to be in a group of it.
module attributes {mhlo.num_partitions = 3 : i32} {
  func.func @main(%x: tensor<4xf32>) -> tensor<8xf32> {
    // expected-error @below {{rank 2 is in no group}}
    %0 = "stablehlo.all_gather"(%x) <{
      all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>,
      channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids
    }> : (tensor<4xf32>) -> tensor<8xf32>
    return %0 : tensor<8xf32>
  }
}

// -----

// A rank that there is not.
module attributes {mhlo.num_partitions = 2 : i32} {
  func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
    // expected-error @below {{a pair names rank 2, but there are only 2; compile with --ranks}}
    %0 = "stablehlo.collective_permute"(%x) <{
      source_target_pairs = dense<[[0, 2]]> : tensor<1x2xi64>,
      channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>
    }> : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----

// The result has one type on all ranks.
module attributes {mhlo.num_partitions = 3 : i32} {
  func.func @main(%x: tensor<4xf32>) -> tensor<8xf32> {
    // expected-error @below {{expected groups of one size, got one of 2 ranks and one of 1}}
    %0 = "stablehlo.all_gather"(%x) <{
      all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1], [2, -1]]> : tensor<2x2xi64>,
      channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids
    }> : (tensor<4xf32>) -> tensor<8xf32>
    return %0 : tensor<8xf32>
  }
}
