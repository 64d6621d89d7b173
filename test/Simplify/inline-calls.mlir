// RUN: trc-opt %s --inline-calls --split-input-file | FileCheck %s

// A call is replaced by the body, a call within the body too; what is private
// and no longer called goes.
// CHECK-LABEL: func.func public @main
// CHECK-SAME: (%[[X:.*]]: tensor<4xf32>)
// CHECK-NEXT: %[[N:.*]] = stablehlo.negate %[[X]]
// CHECK-NEXT: %[[A:.*]] = stablehlo.abs %[[N]]
// CHECK-NEXT: return %[[A]]
// CHECK-NOT: func.func
func.func public @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = call @outer(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func private @outer(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = call @helper(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = stablehlo.abs %0 : tensor<4xf32>
  return %1 : tensor<4xf32>
}
func.func private @helper(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.negate %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// Calls in the regions of a loop are inlined where they stand.
// CHECK-LABEL: func.func public @loop
// CHECK: cond {
// CHECK-NOT: call
// CHECK: } do {
// CHECK: stablehlo.add
// CHECK-NOT: call
// CHECK: return
func.func public @loop(%n: tensor<i32>) -> tensor<i32> {
  %0 = stablehlo.while(%i = %n) : tensor<i32>
  cond {
    %c = stablehlo.constant dense<10> : tensor<i32>
    %p = stablehlo.compare LT, %i, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = func.call @twice(%i) : (tensor<i32>) -> tensor<i32>
    stablehlo.return %j : tensor<i32>
  }
  return %0 : tensor<i32>
}
func.func private @twice(%i: tensor<i32>) -> tensor<i32> {
  %0 = stablehlo.add %i, %i : tensor<i32>
  return %0 : tensor<i32>
}

// -----

// A composite is what its decomposition computes.
// CHECK-LABEL: func.func public @composite
// CHECK-NEXT: stablehlo.add
// CHECK-NEXT: return
func.func public @composite(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.composite "my.twice" %x {decomposition = @twice, version = 1 : i32} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func private @twice(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.add %x, %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// Without a public function, `main` is the entry.
// CHECK-LABEL: func.func private @main
// CHECK-NOT: @other
func.func private @other(%x: tensor<f32>) -> tensor<f32> {
  return %x : tensor<f32>
}
func.func private @main(%x: tensor<f32>) -> tensor<f32> {
  %0 = call @other(%x) : (tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
