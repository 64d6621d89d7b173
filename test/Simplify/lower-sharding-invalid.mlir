// RUN: trc-opt %s --lower-sharding --split-input-file --verify-diagnostics

// A mesh of several devices is a program for several devices.
// expected-error @below {{mesh 'mesh': expected 1 device, got 8; print the program under a mesh of one device}}
sdy.mesh @mesh = <["x"=2, "y"=4]>
func.func public @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}

// -----

// On one device a part is the whole.
sdy.mesh @mesh = <["x"=1]>
func.func public @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{local and global types differ, expected the same on 1 device}}
  %0 = sdy.manual_computation(%x) in_shardings=[<@mesh, [{"x"}]>] out_shardings=[<@mesh, [{"x"}]>] manual_axes={"x"} (%a: tensor<2xf32>) {
    sdy.return %a : tensor<2xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// The calls that JAX writes for shardings move nothing there.
func.func public @main(%x: tensor<4xf32>) -> tensor<2xf32> {
  // expected-error @below {{expected the operand's type 'tensor<4xf32>' on 1 device, got 'tensor<2xf32>'}}
  %0 = stablehlo.custom_call @SPMDFullToShardShape(%x) : (tensor<4xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

// Among several ranks a mesh has all of them.
module attributes {mhlo.num_partitions = 4 : i32} {
  // expected-error @below {{mesh 'mesh': expected 4 devices, as many as there are ranks, in their order}}
  sdy.mesh @mesh = <["x"=2]>
  func.func public @main(%x: tensor<4xf32>) -> tensor<4xf32> {
    return %x : tensor<4xf32>
  }
}

// -----

// In their order.
module attributes {mhlo.num_partitions = 4 : i32} {
  // expected-error @below {{mesh 'mesh': expected 4 devices, as many as there are ranks, in their order}}
  sdy.mesh @mesh = <["x"=2, "y"=2], device_ids=[0, 2, 1, 3]>
  func.func public @main(%x: tensor<4xf32>) -> tensor<4xf32> {
    return %x : tensor<4xf32>
  }
}

// -----

// What is split along some axes has equal parts on some ranks, which partition-data does not know.
module attributes {mhlo.num_partitions = 4 : i32} {
  sdy.mesh @mesh = <["x"=2, "y"=2]>
  // expected-error @below {{argument 0 splits over some ranks, or several dimensions; split one dimension over all axes of the mesh, or put the whole step into jax.shard_map}}
  func.func public @main(%x: tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> tensor<4xf32> {
    return %x : tensor<4xf32>
  }
}

// -----

// Nor along several dimensions.
module attributes {mhlo.num_partitions = 4 : i32} {
  sdy.mesh @mesh = <["x"=2, "y"=2]>
  func.func public @main(%x: tensor<4x4xf32>) -> tensor<4x4xf32> {
    // expected-error @below {{splits over some ranks, or several dimensions}}
    %0 = sdy.sharding_constraint %x <@mesh, [{"x"}, {"y"}]> : tensor<4x4xf32>
    return %0 : tensor<4x4xf32>
  }
}

// -----

// A computation that is manual along one axis is everybody's along the other.
module attributes {mhlo.num_partitions = 4 : i32} {
  sdy.mesh @mesh = <["x"=2, "y"=2]>
  func.func public @main(%x: tensor<4xf32>) -> tensor<4xf32> {
    // expected-error @below {{leaves axis 'y' of 2 devices to others; name all axes in jax.shard_map's axis_names}}
    %0 = sdy.manual_computation(%x) in_shardings=[<@mesh, [{"x"}]>] out_shardings=[<@mesh, [{"x"}]>] manual_axes={"x"} (%a: tensor<2xf32>) {
      sdy.return %a : tensor<2xf32>
    } : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----

// A program that splits itself does so as a whole.
module attributes {mhlo.num_partitions = 2 : i32} {
  sdy.mesh @mesh = <["x"=2]>
  // expected-error @below {{argument 1 is split over devices outside of a manual computation; put the whole step into jax.shard_map, or none of it}}
  func.func public @main(%x: tensor<4xf32>, %y: tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> (tensor<4xf32>, tensor<4xf32>) {
    %0 = sdy.manual_computation(%x) in_shardings=[<@mesh, [{"x"}]>] out_shardings=[<@mesh, [{"x"}]>] manual_axes={"x"} (%a: tensor<2xf32>) {
      sdy.return %a : tensor<2xf32>
    } : (tensor<4xf32>) -> tensor<4xf32>
    return %0, %y : tensor<4xf32>, tensor<4xf32>
  }
}

// -----

// That holds for shardings in its middle too.
module attributes {mhlo.num_partitions = 2 : i32} {
  sdy.mesh @mesh = <["x"=2]>
  func.func public @main(%x: tensor<4xf32>) -> tensor<4xf32> {
    %0 = sdy.manual_computation(%x) in_shardings=[<@mesh, [{}]>] out_shardings=[<@mesh, [{}]>] manual_axes={"x"} (%a: tensor<4xf32>) {
      sdy.return %a : tensor<4xf32>
    } : (tensor<4xf32>) -> tensor<4xf32>
    // expected-error @below {{is outside of a manual computation; put the whole step into jax.shard_map, or none of it}}
    %1 = sdy.sharding_constraint %0 <@mesh, [{"x"}]> : tensor<4xf32>
    return %1 : tensor<4xf32>
  }
}

// -----

// A sharding is along whole axes.
module attributes {mhlo.num_partitions = 4 : i32} {
  sdy.mesh @mesh = <["x"=4]>
  func.func public @main(%x: tensor<4xf32>) -> tensor<4xf32> {
    // expected-error @below {{a sharding along a part of an axis, or with unreduced axes, is for 1 device, got 4; name whole axes}}
    %0 = sdy.sharding_constraint %x <@mesh, [{"x":(1)2}]> : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----

// Calls say nothing of meshes.
module attributes {mhlo.num_partitions = 2 : i32} {
  func.func public @main(%x: tensor<4xf32>) -> tensor<4xf32> {
    // expected-error @below {{shardings that are calls are for 1 device, got 2; print the program with Shardy}}
    %0 = stablehlo.custom_call @Sharding(%x) : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----

// What is read by more than the manual computation would have to be partitioned.
module attributes {mhlo.num_partitions = 2 : i32} {
  sdy.mesh @mesh = <["x"=2]>
  func.func public @main(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
    // expected-error @below {{operand 0 is split over ranks, but is no argument of an entry that only this computation reads; put the whole step into jax.shard_map}}
    %0 = sdy.manual_computation(%x) in_shardings=[<@mesh, [{"x"}]>] out_shardings=[<@mesh, [{"x"}]>] manual_axes={"x"} (%a: tensor<2xf32>) {
      sdy.return %a : tensor<2xf32>
    } : (tensor<4xf32>) -> tensor<4xf32>
    return %0, %x : tensor<4xf32>, tensor<4xf32>
  }
}

// -----

// So would what more than the return reads.
module attributes {mhlo.num_partitions = 2 : i32} {
  sdy.mesh @mesh = <["x"=2]>
  func.func public @main(%x: tensor<4xf32>) -> tensor<4xf32> {
    // expected-error @below {{result 0 is split over ranks, but read by more than the return of an entry; put the whole step into jax.shard_map}}
    %0 = sdy.manual_computation(%x) in_shardings=[<@mesh, [{"x"}]>] out_shardings=[<@mesh, [{"x"}]>] manual_axes={"x"} (%a: tensor<2xf32>) {
      sdy.return %a : tensor<2xf32>
    } : (tensor<4xf32>) -> tensor<4xf32>
    %1 = stablehlo.negate %0 : tensor<4xf32>
    return %1 : tensor<4xf32>
  }
}

// -----

// Nor does text, which is not read; what it splits would be whole on each rank.
module attributes {mhlo.num_partitions = 4 : i32} {
  // expected-error @below {{argument 1 is split by mhlo.sharding, which is not read on several ranks; print the program with Shardy (jax_use_shardy_partitioner)}}
  func.func public @main(%w: tensor<4xf32> {mhlo.sharding = "{replicated}"}, %x: tensor<8xf32> {mhlo.sharding = "{devices=[4]<=[4]}"}) -> tensor<8xf32> {
    return %x : tensor<8xf32>
  }
}

// -----

// So it is with results.
module attributes {mhlo.num_partitions = 4 : i32} {
  // expected-error @below {{result 0 is split by mhlo.sharding, which is not read on several ranks}}
  func.func public @main(%x: tensor<8xf32>) -> (tensor<8xf32> {mhlo.sharding = "{devices=[4]<=[4]}"}) {
    return %x : tensor<8xf32>
  }
}

// -----

// And within.
module attributes {mhlo.num_partitions = 4 : i32} {
  func.func public @main(%x: tensor<8xf32>) -> tensor<8xf32> {
    // expected-error @below {{is split by mhlo.sharding, which is not read on several ranks}}
    %0 = stablehlo.abs %x {mhlo.sharding = "{devices=[4]<=[4]}"} : tensor<8xf32>
    return %0 : tensor<8xf32>
  }
}
