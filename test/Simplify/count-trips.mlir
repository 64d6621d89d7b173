// RUN: trc-opt %s --count-trips | FileCheck %s

// Counts to seven, beside data that says nothing.
// CHECK-LABEL: func.func @counted
// CHECK: trc.trip_count = 7 : i64
func.func @counted(%x: tensor<4xf32>) -> tensor<4xf32> {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %end = stablehlo.constant dense<7> : tensor<i32>
  %0:2 = stablehlo.while(%i = %z, %y = %x) : tensor<i32>, tensor<4xf32>
  cond {
    %p = stablehlo.compare LT, %i, %end, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %j = stablehlo.add %i, %one : tensor<i32>
    %m = stablehlo.multiply %y, %y : tensor<4xf32>
    stablehlo.return %j, %m : tensor<i32>, tensor<4xf32>
  }
  return %0#1 : tensor<4xf32>
}

// Ends on data.
// CHECK-LABEL: func.func @unknown
// CHECK-NOT: trc.trip_count
func.func @unknown(%x: tensor<i32>, %end: tensor<i32>) -> tensor<i32> {
  %0 = stablehlo.while(%i = %x) : tensor<i32>
  cond {
    %p = stablehlo.compare LT, %i, %end, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %j : tensor<i32>
  }
  return %0 : tensor<i32>
}

// The condition checks something, each time that it runs.
// CHECK-LABEL: func.func @checked
// CHECK-NOT: trc.trip_count
func.func @checked() -> tensor<i32> {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %end = stablehlo.constant dense<3> : tensor<i32>
  %0 = stablehlo.while(%i = %z) : tensor<i32>
  cond {
    check.expect_eq %end, %end : tensor<i32>
    %p = stablehlo.compare LT, %i, %end, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %j : tensor<i32>
  }
  return %0 : tensor<i32>
}
