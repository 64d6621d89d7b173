// RUN: trc-opt %s --simplify-steps | FileCheck %s

// What was assembled is simplified, but its loop stays a loop.
// CHECK-LABEL: func.func @step
// CHECK-NOT: stablehlo.multiply
// CHECK: stablehlo.while
// CHECK: return
func.func @step(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<i32>) attributes {trc.assembled} {
  %one = stablehlo.constant dense<1.0> : tensor<4xf32>
  %0 = stablehlo.multiply %x, %one : tensor<4xf32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %1:2 = stablehlo.while(%i = %c, %s = %0) : tensor<i32>, tensor<4xf32>
  cond {
    %two = stablehlo.constant dense<2> : tensor<i32>
    %p = stablehlo.compare LT, %i, %two, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %d = stablehlo.constant dense<1> : tensor<i32>
    %j = stablehlo.add %i, %d : tensor<i32>
    %t = stablehlo.add %s, %s : tensor<4xf32>
    stablehlo.return %j, %t : tensor<i32>, tensor<4xf32>
  }
  return %1#1, %1#0 : tensor<4xf32>, tensor<i32>
}

// Others have been through the rewrites before.
// CHECK-LABEL: func.func @evaluate
// CHECK: stablehlo.multiply
func.func @evaluate(%x: tensor<4xf32>) -> tensor<4xf32> {
  %one = stablehlo.constant dense<1.0> : tensor<4xf32>
  %0 = stablehlo.multiply %x, %one : tensor<4xf32>
  return %0 : tensor<4xf32>
}
