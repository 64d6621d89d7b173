// RUN: trc-opt %s -print-kernels | FileCheck %s

// A map over equal shapes is one flat loop, whatever the rank.
// CHECK-LABEL: kernel flat_map_0 parallel(24)
// CHECK: load b0[l0]
// CHECK: store b1[l0]
func.func @flat(%x: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  %0 = trc.fusion map(%x : tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  ^bb0(%a: tensor<2x3x4xf32>):
    %1 = stablehlo.negate %a : tensor<2x3x4xf32>
    trc.yield %1 : tensor<2x3x4xf32>
  }
  return %0 : tensor<2x3x4xf32>
}

// A transpose is another index, not another loop.
// CHECK-LABEL: kernel heads_map_0 parallel(4, 2, 8)
// CHECK: vector l3 < 16
// CHECK: load b0[256*l0 + 16*l1 + 32*l2 + l3]
// CHECK: store b1[256*l0 + 128*l1 + 16*l2 + l3]
func.func @heads(%x: tensor<4x8x2x16xf32>) -> tensor<4x2x8x16xf32> {
  %0 = trc.fusion map(%x : tensor<4x8x2x16xf32>) -> tensor<4x2x8x16xf32> {
  ^bb0(%a: tensor<4x8x2x16xf32>):
    %1 = stablehlo.negate %a : tensor<4x8x2x16xf32>
    %2 = stablehlo.transpose %1, dims = [0, 2, 1, 3] : (tensor<4x8x2x16xf32>) -> tensor<4x2x8x16xf32>
    trc.yield %2 : tensor<4x2x8x16xf32>
  }
  return %0 : tensor<4x2x8x16xf32>
}

// Padding is a guard on the load.
// CHECK-LABEL: kernel pad_map_0
// CHECK: load b0[l0 - 1]
func.func @pad(%x: tensor<4xf32>) -> tensor<6xf32> {
  %0 = trc.fusion map(%x : tensor<4xf32>) -> tensor<6xf32> {
  ^bb0(%a: tensor<4xf32>):
    %c = stablehlo.constant dense<1.0> : tensor<f32>
    %1 = stablehlo.pad %a, %c, low = [1], high = [1], interior = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<6xf32>
    trc.yield %1 : tensor<6xf32>
  }
  return %0 : tensor<6xf32>
}

// A root for each row costs an element nothing: the second loop scales the row
// again instead of keeping it.
// CHECK-LABEL: kernel scaled_row_0
// CHECK-NOT: scratch
// CHECK: %[[ROOT:.+]] : f32 = rsqrt
// CHECK: vector
// CHECK: multiply %{{.+}}, %[[ROOT]]
// CHECK: vector
// CHECK: multiply %{{.+}}, %[[ROOT]]
func.func @scaled(%x: tensor<8x64xf32>) -> tensor<8x64xf32> {
  %0 = trc.fusion row(%x : tensor<8x64xf32>) -> tensor<8x64xf32> {
  ^bb0(%a: tensor<8x64xf32>):
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %1 = stablehlo.multiply %a, %a : tensor<8x64xf32>
    %2 = stablehlo.reduce(%1 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
    %3 = stablehlo.rsqrt %2 : tensor<8xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
    %5 = stablehlo.multiply %a, %4 : tensor<8x64xf32>
    %6 = stablehlo.reduce(%5 init: %zero) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
    %8 = stablehlo.subtract %5, %7 : tensor<8x64xf32>
    trc.yield %8 : tensor<8x64xf32>
  }
  return %0 : tensor<8x64xf32>
}

// An exponential for each element does: the second loop reads it back.
// CHECK-LABEL: kernel kept_row_0
// CHECK: b2 : f32[64] scratch
// CHECK: exp
// CHECK: load b2[l2]
func.func @kept(%x: tensor<8x64xf32>) -> tensor<8x64xf32> {
  %0 = trc.fusion row(%x : tensor<8x64xf32>) -> tensor<8x64xf32> {
  ^bb0(%a: tensor<8x64xf32>):
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %5 = stablehlo.exponential %a : tensor<8x64xf32>
    %6 = stablehlo.reduce(%5 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
    %8 = stablehlo.subtract %5, %7 : tensor<8x64xf32>
    trc.yield %8 : tensor<8x64xf32>
  }
  return %0 : tensor<8x64xf32>
}

// A window of a window bounds its index once, not for each.
// CHECK-LABEL: kernel moved_map_0
// CHECK: load b0[l0 + 2] if 0 <= l0 < 6 else
// CHECK: load b1[l0 - 6] if 6 <= l0 < 7 else
// CHECK: load b2[l0 - 7] if 0 <= l0 - 7 < 1 else
func.func @moved(%x: tensor<8xf32>, %y: tensor<1xf32>, %z: tensor<1xf32>) -> tensor<8xf32> {
  %0 = trc.fusion map(%x, %y, %z : tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<8xf32> {
  ^bb0(%a: tensor<8xf32>, %b: tensor<1xf32>, %c: tensor<1xf32>):
    %1 = stablehlo.slice %a [1:8] : (tensor<8xf32>) -> tensor<7xf32>
    %2 = stablehlo.concatenate %1, %b, dim = 0 : (tensor<7xf32>, tensor<1xf32>) -> tensor<8xf32>
    %3 = stablehlo.slice %2 [1:8] : (tensor<8xf32>) -> tensor<7xf32>
    %4 = stablehlo.concatenate %3, %c, dim = 0 : (tensor<7xf32>, tensor<1xf32>) -> tensor<8xf32>
    trc.yield %4 : tensor<8xf32>
  }
  return %0 : tensor<8xf32>
}

// A result that a later loop computes again is stored there: until then what it
// is made of is read, and may lie in its bytes.
// CHECK-LABEL: kernel softmax_sums_row_0
// CHECK: vector l1 < 64
// CHECK-NOT: store b2
// CHECK: max
// CHECK: vector l2 < 64
// CHECK: load b0[64*l0 + l2]
// CHECK: store b2[64*l0 + l2] = %{{.*}}
func.func @softmax_sums(%x: tensor<8x64xf32>, %b: tensor<64xf32>) -> (tensor<8x64xf32>, tensor<8xf32>) {
  %0:2 = trc.fusion row(%x, %b : tensor<8x64xf32>, tensor<64xf32>) -> (tensor<8x64xf32>, tensor<8xf32>) {
  ^bb0(%a: tensor<8x64xf32>, %c: tensor<64xf32>):
    %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<64xf32>) -> tensor<8x64xf32>
    %2 = stablehlo.add %a, %1 : tensor<8x64xf32>
    %3 = stablehlo.reduce(%2 init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
    %5 = stablehlo.subtract %2, %4 : tensor<8x64xf32>
    %6 = stablehlo.exponential %5 : tensor<8x64xf32>
    %7 = stablehlo.reduce(%6 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
    trc.yield %2, %7 : tensor<8x64xf32>, tensor<8xf32>
  }
  return %0#0, %0#1 : tensor<8x64xf32>, tensor<8xf32>
}
