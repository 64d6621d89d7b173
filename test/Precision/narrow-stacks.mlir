// RUN: trc-opt %s --narrow-stacks | FileCheck %s
// RUN: trc-opt %s --narrow-stacks -o %t.mlir && trc-run %t.mlir --target=reference --entry=main | FileCheck %s --check-prefix=BITS
// RUN: trc-run %s --target=reference --entry=main | FileCheck %s --check-prefix=BITS

// A part was widened, and moved afterwards: the stack holds it as it was. Behind the loop a
// part is widened for who adds to it, and is not for who rounds it again.
// CHECK-LABEL: func.func @main
// CHECK: %[[ZERO:.*]] = stablehlo.constant dense<0.000000e+00> : tensor<3x2x2xbf16>
// CHECK: %[[LOOP:.*]]:2 = stablehlo.while(%[[I:.*]] = %{{.*}}, %[[STACK:.*]] = %[[ZERO]]) : tensor<i32>, tensor<3x2x2xbf16>
// CHECK: %[[PRODUCT:.*]] = trc.contract {{.*}} -> tensor<2x2xbf16>
// CHECK-NOT: stablehlo.convert
// CHECK: %[[PART:.*]] = stablehlo.reshape %[[PRODUCT]] : (tensor<2x2xbf16>) -> tensor<1x2x2xbf16>
// CHECK: stablehlo.dynamic_update_slice %[[STACK]], %[[PART]], %[[I]]
// CHECK: %[[TAKEN:.*]] = stablehlo.slice %[[LOOP]]#1 [1:2, 0:2, 0:2] : (tensor<3x2x2xbf16>) -> tensor<1x2x2xbf16>
// CHECK: %[[ROWS:.*]] = stablehlo.reshape %[[TAKEN]] : (tensor<1x2x2xbf16>) -> tensor<2x2xbf16>
// CHECK: %[[WIDE:.*]] = stablehlo.convert %[[ROWS]] : (tensor<2x2xbf16>) -> tensor<2x2xf32>
// CHECK: trc.contract %[[ROWS]], %[[ROWS]]
// CHECK: stablehlo.add %[[WIDE]]
// BITS: result0: tensor<2x2xf32> = {{\[\[}}11.125, 12.125], [11.125, 12.125]]
// BITS: result1: tensor<2x2xbf16> = {{\[\[}}3.09375, 4.46875], [3.09375, 4.46875]]
func.func @main() -> (tensor<2x2xf32>, tensor<2x2xbf16>) {
  %x = stablehlo.constant dense<1.0> : tensor<2x2xbf16>
  %w = stablehlo.constant dense<[[0.5, 1.0], [0.625, 0.625]]> : tensor<2x2xbf16>
  %bias = stablehlo.constant dense<[[10.0, 10.5], [10.0, 10.5]]> : tensor<2x2xf32>
  %zeros = stablehlo.constant dense<0.0> : tensor<3x2x2xf32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %three = stablehlo.constant dense<3> : tensor<i32>
  %loop:2 = stablehlo.while(%i = %zero, %stack = %zeros) : tensor<i32>, tensor<3x2x2xf32>
  cond {
    %more = stablehlo.compare LT, %i, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %product = trc.contract %x, %w, lhs = [0, 1], rhs = [1, 2], result = [0, 2]
        : (tensor<2x2xbf16>, tensor<2x2xbf16>) -> tensor<2x2xbf16>
    %wide = stablehlo.convert %product : (tensor<2x2xbf16>) -> tensor<2x2xf32>
    %part = stablehlo.reshape %wide : (tensor<2x2xf32>) -> tensor<1x2x2xf32>
    %new = stablehlo.dynamic_update_slice %stack, %part, %i, %zero, %zero
        : (tensor<3x2x2xf32>, tensor<1x2x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x2x2xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %new : tensor<i32>, tensor<3x2x2xf32>
  }
  %taken = stablehlo.slice %loop#1 [1:2, 0:2, 0:2] : (tensor<3x2x2xf32>) -> tensor<1x2x2xf32>
  %rows = stablehlo.reshape %taken : (tensor<1x2x2xf32>) -> tensor<2x2xf32>
  %narrow = stablehlo.convert %rows : (tensor<2x2xf32>) -> tensor<2x2xbf16>
  %square = trc.contract %narrow, %narrow, lhs = [0, 1], rhs = [1, 2], result = [0, 2]
      : (tensor<2x2xbf16>, tensor<2x2xbf16>) -> tensor<2x2xbf16>
  %sum = stablehlo.add %rows, %bias : tensor<2x2xf32>
  return %sum, %square : tensor<2x2xf32>, tensor<2x2xbf16>
}

// What is read as a whole stays, as do numbers to begin with that would be rounded.
// CHECK-LABEL: func.func @kept
// CHECK: stablehlo.while({{.*}}) : tensor<i32>, tensor<3x2xf32>, tensor<3x2xf32>
func.func @kept(%x: tensor<1x2xbf16>) -> (tensor<3x2xf32>, tensor<1x2xf32>) {
  %zeros = stablehlo.constant dense<0.0> : tensor<3x2xf32>
  %thirds = stablehlo.constant dense<0.333333343> : tensor<3x2xf32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %three = stablehlo.constant dense<3> : tensor<i32>
  %loop:3 = stablehlo.while(%i = %zero, %a = %zeros, %b = %thirds) : tensor<i32>, tensor<3x2xf32>, tensor<3x2xf32>
  cond {
    %more = stablehlo.compare LT, %i, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %wide = stablehlo.convert %x : (tensor<1x2xbf16>) -> tensor<1x2xf32>
    %newA = stablehlo.dynamic_update_slice %a, %wide, %i, %zero
        : (tensor<3x2xf32>, tensor<1x2xf32>, tensor<i32>, tensor<i32>) -> tensor<3x2xf32>
    %newB = stablehlo.dynamic_update_slice %b, %wide, %i, %zero
        : (tensor<3x2xf32>, tensor<1x2xf32>, tensor<i32>, tensor<i32>) -> tensor<3x2xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %newA, %newB : tensor<i32>, tensor<3x2xf32>, tensor<3x2xf32>
  }
  %part = stablehlo.slice %loop#2 [0:1, 0:2] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  return %loop#1, %part : tensor<3x2xf32>, tensor<1x2xf32>
}
