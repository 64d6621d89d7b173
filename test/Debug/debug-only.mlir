// trc-opt --debug-only prints what passes weighed, whatever LLVM was built with.

// RUN: trc-opt %s -unroll-loops -schedule-operations --debug-only=unroll-loops,schedule-operations 2>&1 >/dev/null | FileCheck %s
// RUN: trc-opt %s -unroll-loops 2>&1 >/dev/null | count 0
// RUN: trc-opt --debug-only | FileCheck %s --check-prefix=TOPICS
// TOPICS: topics of --debug-only: {{.*}}schedule-operations{{.*}}unroll-loops
// RUN: not trc-opt %s --debug-only=singing 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// UNKNOWN: trc-opt: nothing is logged as 'singing', but

// CHECK: unroll-loops: loc({{.*}}debug-only.mlir":17:10): 3 trips of 2 operations: unrolled
// CHECK: schedule-operations: @three: peak 128 bytes as given, 64 as ordered

func.func @three(%x: tensor<f32>) -> tensor<f32> {
  %i = stablehlo.constant dense<0> : tensor<i32>
  %n = stablehlo.constant dense<3> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %0:2 = stablehlo.while(%k = %i, %y = %x) : tensor<i32>, tensor<f32>
    cond {
    %c = stablehlo.compare LT, %k, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %next = stablehlo.add %k, %one : tensor<i32>
    %z = stablehlo.sine %y : tensor<f32>
    stablehlo.return %next, %z : tensor<i32>, tensor<f32>
  }
  return %0#1 : tensor<f32>
}
