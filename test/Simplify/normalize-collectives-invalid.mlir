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

// -----

// A group that names a rank that there is not.
module attributes {mhlo.num_partitions = 2 : i32} {
  func.func @main(%x: tensor<4xf32>) -> tensor<12xf32> {
    // expected-error @below {{a group names rank 2, but there are only 2; compile with --ranks}}
    %0 = "stablehlo.all_gather"(%x) <{
      all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1, 2]]> : tensor<1x3xi64>,
      channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids
    }> : (tensor<4xf32>) -> tensor<12xf32>
    return %0 : tensor<12xf32>
  }
}

// -----

// A result that was printed for more ranks.
module attributes {mhlo.num_partitions = 2 : i32} {
  func.func @main(%x: tensor<4xf32>) -> tensor<12xf32> {
    // expected-error @below {{among groups of 2 ranks the result is 'tensor<8xf32>', expected 'tensor<12xf32>'}}
    %0 = "stablehlo.all_gather"(%x) <{
      all_gather_dim = 0 : i64, replica_groups = dense<> : tensor<0x0xi64>,
      channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids
    }> : (tensor<4xf32>) -> tensor<12xf32>
    return %0 : tensor<12xf32>
  }
}

// -----

// Axes of a mesh say nothing of ranks.
module attributes {mhlo.num_partitions = 2 : i32} {
  func.func @main(%x: tensor<4xf32>) -> tensor<8xf32> {
    // expected-error @below {{groups that are named by axes of a mesh are not known among several ranks; write rank numbers}}
    %0 = "stablehlo.all_gather"(%x) <{
      all_gather_dim = 0 : i64, replica_groups = #stablehlo.replica_group_mesh_axes<mesh_name = @mesh, axes = [#stablehlo.axis_ref<name = "x">]>,
      channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids
    }> : (tensor<4xf32>) -> tensor<8xf32>
    return %0 : tensor<8xf32>
  }
}
