// RUN: %check-reference --ranks=4 %s
// RUN: %check-host --ranks=4 %s
// RUN: %if stand-ins && !sanitize %{ %simt trc-run --split-input-file --target=cuda --ranks=4 %s %}

// all_reduce: combined over the ranks of a group, the same on each.

// Two groups of two replicas.
func.func @main() {
  %id = stablehlo.replica_id : tensor<ui32>
  %f = stablehlo.convert %id : (tensor<ui32>) -> tensor<f32>
  %fs = stablehlo.broadcast_in_dim %f, dims = [] : (tensor<f32>) -> tensor<2xf32>
  %ten = stablehlo.constant dense<10.0> : tensor<2xf32>
  %i = stablehlo.iota dim = 0 : tensor<2xf32>
  %m = stablehlo.multiply %fs, %ten : tensor<2xf32>
  %x = stablehlo.add %m, %i : tensor<2xf32>
  %0 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r : tensor<f32>
  }) : (tensor<2xf32>) -> tensor<2xf32>
  %table = stablehlo.constant dense<[[20.0, 22.0], [40.0, 42.0], [20.0, 22.0], [40.0, 42.0]]> : tensor<4x2xf32>
  %zero = stablehlo.constant dense<0> : tensor<ui32>
  %row = stablehlo.dynamic_slice %table, %id, %zero, sizes = [1, 2] : (tensor<4x2xf32>, tensor<ui32>, tensor<ui32>) -> tensor<1x2xf32>
  %expected = stablehlo.reshape %row : (tensor<1x2xf32>) -> tensor<2xf32>
  check.expect_eq %0, %expected : tensor<2xf32>
  return
}

// -----

// No groups: everybody. Two operands.
func.func @main() {
  %id = stablehlo.replica_id : tensor<ui32>
  %f = stablehlo.convert %id : (tensor<ui32>) -> tensor<f32>
  %fs = stablehlo.broadcast_in_dim %f, dims = [] : (tensor<f32>) -> tensor<2xf32>
  %ten = stablehlo.constant dense<10.0> : tensor<2xf32>
  %i = stablehlo.iota dim = 0 : tensor<2xf32>
  %m = stablehlo.multiply %fs, %ten : tensor<2xf32>
  %x = stablehlo.add %m, %i : tensor<2xf32>
  %0:2 = "stablehlo.all_reduce"(%x, %ten) <{replica_groups = dense<> : tensor<0x0xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r : tensor<f32>
  }) : (tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>)
  check.expect_eq_const %0#0, dense<[60.0, 64.0]> : tensor<2xf32>
  check.expect_eq_const %0#1, dense<40.0> : tensor<2xf32>
  return
}

// -----

// Ranks by their numbers (flattened ids), a group filled up with -1, and a maximum.
func.func @main() {
  %id = stablehlo.replica_id : tensor<ui32>
  %f = stablehlo.convert %id : (tensor<ui32>) -> tensor<f32>
  %fs = stablehlo.broadcast_in_dim %f, dims = [] : (tensor<f32>) -> tensor<2xf32>
  %ten = stablehlo.constant dense<10.0> : tensor<2xf32>
  %i = stablehlo.iota dim = 0 : tensor<2xf32>
  %m = stablehlo.multiply %fs, %ten : tensor<2xf32>
  %x = stablehlo.add %m, %i : tensor<2xf32>
  %0 = "stablehlo.all_reduce"(%x) <{
    replica_groups = dense<[[3, 1, 0], [2, -1, -1]]> : tensor<2x3xi64>,
    channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, use_global_device_ids
  }> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %r : tensor<f32>
  }) : (tensor<2xf32>) -> tensor<2xf32>
  %table = stablehlo.constant dense<[[30.0, 31.0], [30.0, 31.0], [20.0, 21.0], [30.0, 31.0]]> : tensor<4x2xf32>
  %zero = stablehlo.constant dense<0> : tensor<ui32>
  %row = stablehlo.dynamic_slice %table, %id, %zero, sizes = [1, 2] : (tensor<4x2xf32>, tensor<ui32>, tensor<ui32>) -> tensor<1x2xf32>
  %expected = stablehlo.reshape %row : (tensor<1x2xf32>) -> tensor<2xf32>
  check.expect_eq %0, %expected : tensor<2xf32>
  return
}

// -----

// A combining body of more than one operation; bf16 sums are accumulated in f32.
func.func @main() {
  %id = stablehlo.replica_id : tensor<ui32>
  %f = stablehlo.convert %id : (tensor<ui32>) -> tensor<f32>
  %fs = stablehlo.broadcast_in_dim %f, dims = [] : (tensor<f32>) -> tensor<2xf32>
  %ten = stablehlo.constant dense<10.0> : tensor<2xf32>
  %i = stablehlo.iota dim = 0 : tensor<2xf32>
  %m = stablehlo.multiply %fs, %ten : tensor<2xf32>
  %x = stablehlo.add %m, %i : tensor<2xf32>
  %0 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r = stablehlo.add %a, %b : tensor<f32>
    %t = stablehlo.negate %r : tensor<f32>
    %u = stablehlo.negate %t : tensor<f32>
    stablehlo.return %u : tensor<f32>
  }) : (tensor<2xf32>) -> tensor<2xf32>
  check.expect_eq_const %0, dense<[60.0, 64.0]> : tensor<2xf32>
  %c1 = stablehlo.constant dense<1> : tensor<ui32>
  %one = stablehlo.minimum %id, %c1 : tensor<ui32>
  %y = stablehlo.constant dense<[256.0, 1.0]> : tensor<2xbf16>
  %z = stablehlo.dynamic_slice %y, %one, sizes = [1] : (tensor<2xbf16>, tensor<ui32>) -> tensor<1xbf16>
  %1 = "stablehlo.all_reduce"(%z) <{replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %r = stablehlo.add %a, %b : tensor<bf16>
    stablehlo.return %r : tensor<bf16>
  }) : (tensor<1xbf16>) -> tensor<1xbf16>
  check.expect_eq_const %1, dense<260.0> : tensor<1xbf16>
  return
}
