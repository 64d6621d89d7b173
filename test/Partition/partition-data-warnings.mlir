// RUN: trc-opt %s --partition-data=remarks=true --split-input-file --verify-diagnostics

// An input that is split, and joined where it is read first, is not split.
module attributes {mhlo.num_partitions = 2 : i32} {
  func.func public @undone(%x: tensor<8x3xf32> {trc.partition = 0 : i64}) -> tensor<3xf32> {
    // expected-warning @below {{no rule splits stablehlo.slice along dimension 0: every rank joins this input, and does all that reads it}}
    %0 = stablehlo.slice %x [0:4, 0:3] : (tensor<8x3xf32>) -> tensor<4x3xf32>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4x3xf32>, tensor<f32>) -> tensor<3xf32>
    return %1 : tensor<3xf32>
  }
}

// -----

// Where a sharding says how it goes on, that is as it was asked for.
module attributes {mhlo.num_partitions = 4 : i32} {
  func.func public @asked(%x: tensor<8xf32> {trc.partition = 0 : i64}) -> tensor<2x4xf32> {
    // expected-remark @below {{no rule splits stablehlo.reshape along dimension 0: every rank joins 32 bytes of it}}
    %0 = stablehlo.reshape %x : (tensor<8xf32>) -> tensor<2x4xf32>
    %1 = stablehlo.optimization_barrier {trc.partition = 1 : i64} %0 : tensor<2x4xf32>
    return %1 : tensor<2x4xf32>
  }
}

// -----

// Nor is it one where the operation is split along the other operand.
module attributes {mhlo.num_partitions = 2 : i32} {
  func.func public @other(%x: tensor<4x4xf32> {trc.partition = 0 : i64}, %y: tensor<4x4xf32> {trc.partition = 1 : i64}) -> tensor<4x4xf32> {
    // expected-remark @below {{no rule splits stablehlo.add along dimension 1 of operand 1 and what it is split along already: every rank joins 64 bytes of it}}
    %0 = stablehlo.add %x, %y : tensor<4x4xf32>
    return %0 : tensor<4x4xf32>
  }
}
