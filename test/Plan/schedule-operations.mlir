// Operations are ordered so that few bytes are alive.
// RUN: trc-opt %s -pass-pipeline='builtin.module(func.func(schedule-operations))' -split-input-file | FileCheck %s
// RUN: trc-opt %s -schedule-operations=target=cuda -split-input-file | FileCheck %s --check-prefix=GPU

// Each large product is folded before the next is made.
// CHECK-LABEL: func.func public @fold_at_once
func.func public @fold_at_once(%x: tensor<64x64xf32>, %y: tensor<64x64xf32>) -> tensor<64xf32> {
  // CHECK: trc.contract
  // CHECK: trc.fusion row
  // CHECK: trc.contract
  // CHECK: trc.fusion row
  // CHECK: trc.fusion map
  %0 = trc.contract %x, %y, lhs = [0, 1], rhs = [1, 2], result = [0, 2] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %1 = trc.contract %y, %x, lhs = [0, 1], rhs = [1, 2], result = [0, 2] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %2 = trc.fusion row(%0 : tensor<64x64xf32>) -> tensor<64xf32> {
  ^bb0(%a: tensor<64x64xf32>):
    %c = stablehlo.constant dense<0.0> : tensor<f32>
    %s = stablehlo.reduce(%a init: %c) applies stablehlo.add across dimensions = [1] : (tensor<64x64xf32>, tensor<f32>) -> tensor<64xf32>
    trc.yield %s : tensor<64xf32>
  }
  %3 = trc.fusion row(%1 : tensor<64x64xf32>) -> tensor<64xf32> {
  ^bb0(%a: tensor<64x64xf32>):
    %c = stablehlo.constant dense<0.0> : tensor<f32>
    %s = stablehlo.reduce(%a init: %c) applies stablehlo.add across dimensions = [1] : (tensor<64x64xf32>, tensor<f32>) -> tensor<64xf32>
    trc.yield %s : tensor<64xf32>
  }
  %4 = trc.fusion map(%2, %3 : tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32> {
  ^bb0(%a: tensor<64xf32>, %b: tensor<64xf32>):
    %s = stablehlo.add %a, %b : tensor<64xf32>
    trc.yield %s : tensor<64xf32>
  }
  return %4 : tensor<64xf32>
}

// -----

// The update of a donated argument waits for the argument's other readers.
// CHECK-LABEL: func.func public @update_last
func.func public @update_last(%p: tensor<64x64xf32> {tf.aliasing_output = 0 : i32}, %x: tensor<64x64xf32>) -> (tensor<64x64xf32>, tensor<64x64xf32>) {
  // CHECK: trc.contract
  // CHECK: trc.fusion map
  %0 = trc.fusion map(%p : tensor<64x64xf32>) -> tensor<64x64xf32> {
  ^bb0(%a: tensor<64x64xf32>):
    %s = stablehlo.add %a, %a : tensor<64x64xf32>
    trc.yield %s : tensor<64x64xf32>
  }
  %1 = trc.contract %p, %x, lhs = [0, 1], rhs = [1, 2], result = [0, 2] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  return %0, %1 : tensor<64x64xf32>, tensor<64x64xf32>
}

// -----

// Side effects keep their order.
// CHECK-LABEL: func.func public @effects
func.func public @effects(%x: tensor<4xf32>, %y: tensor<4xf32>) {
  // CHECK: check.expect_eq %arg0, %arg1
  // CHECK: check.expect_eq %arg1, %arg0
  // CHECK: check.expect_eq %arg0, %arg0
  check.expect_eq %x, %y : tensor<4xf32>
  check.expect_eq %y, %x : tensor<4xf32>
  check.expect_eq %x, %x : tensor<4xf32>
  return
}

// -----

// The sum of a gradient follows the product that makes it, while it is in the
// cache, though it is needed only at the end.
// CHECK-LABEL: func.func @sums
// CHECK: %[[A:.*]] = trc.contract
// CHECK-NEXT: %{{.*}} = trc.fusion row(%[[A]]
// CHECK: %[[B:.*]] = trc.contract
// CHECK-NEXT: %{{.*}} = trc.fusion row(%[[B]]
// CHECK: stablehlo.add
// A megabyte is in a GPU's cache for longer: the sums stay where they are.
// GPU-LABEL: func.func @sums
// GPU: trc.contract
// GPU-NEXT: trc.contract
// GPU: trc.fusion row
// GPU: trc.fusion row
// GPU: return
func.func @sums(%x: tensor<512x512xf32>, %y: tensor<512x512xf32>) -> (tensor<512x512xf32>, tensor<512x512xf32>, tensor<512xf32>) {
  %a = trc.contract %x, %y, lhs = [0, 1], rhs = [1, 2], result = [0, 2] : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
  %b = trc.contract %x, %y, lhs = [1, 0], rhs = [1, 2], result = [0, 2] : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
  %s = trc.fusion row(%a : tensor<512x512xf32>) -> tensor<512xf32> {
  ^bb0(%g: tensor<512x512xf32>):
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %r = stablehlo.reduce(%g init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<512x512xf32>, tensor<f32>) -> tensor<512xf32>
    trc.yield %r : tensor<512xf32>
  }
  %t = trc.fusion row(%b : tensor<512x512xf32>) -> tensor<512xf32> {
  ^bb0(%g: tensor<512x512xf32>):
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %r = stablehlo.reduce(%g init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<512x512xf32>, tensor<f32>) -> tensor<512xf32>
    trc.yield %r : tensor<512xf32>
  }
  %n = stablehlo.add %s, %t : tensor<512xf32>
  return %a, %b, %n : tensor<512x512xf32>, tensor<512x512xf32>, tensor<512xf32>
}
