// RUN: trc-opt %s --eliminate-dead-fills | FileCheck %s
// RUN: trc-compile %s --entry=all_parts -o %t.trc && trc-run %t.trc | FileCheck %s --check-prefix=HOST
// RUN: trc-compile %s --entry=all_parts --to=plan -o - | FileCheck %s --check-prefix=PLAN

// No command makes what begins empty, and who reads it behind the loop reads what was written.
// PLAN: plan.buffer output 512 index 0 {begins_empty
// PLAN: plan.call "trc.copy" ({{.*}} : tensor<i32>, {{.*}} : tensor<i32>)
// PLAN-NEXT: plan.while
// HOST: result0: tensor<64x2xf32> = {{\[\[}}63.0, 63.0], [62.0, 62.0], {{.*}}, [1.0, 1.0], [0.0, 0.0]]

// Each trip writes a row, from the last to the first: all of them.
// CHECK-LABEL: func.func @all_parts
// CHECK: %[[STACK:.*]] = trc.empty : tensor<64x2xf32>
// CHECK: stablehlo.while(%{{.*}} = %{{.*}}, %{{.*}} = %[[STACK]])
func.func @all_parts() -> tensor<64x2xf32> {
  %zeros = stablehlo.constant dense<0.0> : tensor<64x2xf32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %last = stablehlo.constant dense<63> : tensor<i32>
  %trips = stablehlo.constant dense<64> : tensor<i32>
  %loop:2 = stablehlo.while(%i = %zero, %stack = %zeros) : tensor<i32>, tensor<64x2xf32>
  cond {
    %more = stablehlo.compare LT, %i, %trips : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %number = stablehlo.convert %i : (tensor<i32>) -> tensor<f32>
    %row = stablehlo.broadcast_in_dim %number, dims = [] : (tensor<f32>) -> tensor<1x2xf32>
    %at = stablehlo.subtract %last, %i : tensor<i32>
    %new = stablehlo.dynamic_update_slice %stack, %row, %at, %zero
        : (tensor<64x2xf32>, tensor<1x2xf32>, tensor<i32>, tensor<i32>) -> tensor<64x2xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %new : tensor<i32>, tensor<64x2xf32>
  }
  return %loop#1 : tensor<64x2xf32>
}

// The stack lies where the program is given memory for it.
// RUN: trc-compile %s --entry=donated --to=plan -o - | FileCheck %s --check-prefix=DONATED
// DONATED: plan.buffer input 512 index 0 {begins_empty
// DONATED-NOT: plan.buffer arena 512
// DONATED: plan.while
// CHECK-LABEL: func.func @donated
// CHECK: trc.empty
func.func @donated(%unread: tensor<64x2xf32> {tf.aliasing_output = 0 : i32}, %row: tensor<1x2xf32>) -> tensor<64x2xf32> {
  %zeros = stablehlo.constant dense<0.0> : tensor<64x2xf32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %trips = stablehlo.constant dense<64> : tensor<i32>
  %loop:2 = stablehlo.while(%i = %zero, %stack = %zeros) : tensor<i32>, tensor<64x2xf32>
  cond {
    %more = stablehlo.compare LT, %i, %trips : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %new = stablehlo.dynamic_update_slice %stack, %row, %i, %zero
        : (tensor<64x2xf32>, tensor<1x2xf32>, tensor<i32>, tensor<i32>) -> tensor<64x2xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %new : tensor<i32>, tensor<64x2xf32>
  }
  return %loop#1 : tensor<64x2xf32>
}

// The last row is written by no trip; the one before it twice, since a part stays inside.
// CHECK-LABEL: func.func @not_all
// CHECK-NOT: trc.empty
func.func @not_all(%row: tensor<1x2xf32>) -> tensor<4x2xf32> {
  %zeros = stablehlo.constant dense<0.0> : tensor<4x2xf32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %three = stablehlo.constant dense<3> : tensor<i32>
  %loop:2 = stablehlo.while(%i = %zero, %stack = %zeros) : tensor<i32>, tensor<4x2xf32>
  cond {
    %more = stablehlo.compare LT, %i, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %new = stablehlo.dynamic_update_slice %stack, %row, %i, %zero
        : (tensor<4x2xf32>, tensor<1x2xf32>, tensor<i32>, tensor<i32>) -> tensor<4x2xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %new : tensor<i32>, tensor<4x2xf32>
  }
  return %loop#1 : tensor<4x2xf32>
}

// In i8 the index wraps around behind 127.
// CHECK-LABEL: func.func @wraps_around
// CHECK-NOT: trc.empty
func.func @wraps_around(%rows: tensor<2x2xf32>) -> tensor<150x2xf32> {
  %zeros = stablehlo.constant dense<0.0> : tensor<150x2xf32>
  %zero = stablehlo.constant dense<0> : tensor<i8>
  %one = stablehlo.constant dense<1> : tensor<i8>
  %trips = stablehlo.constant dense<75> : tensor<i8>
  %loop:2 = stablehlo.while(%i = %zero, %stack = %zeros) : tensor<i8>, tensor<150x2xf32>
  cond {
    %more = stablehlo.compare LT, %i, %trips : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %at = stablehlo.add %i, %i : tensor<i8>
    %new = stablehlo.dynamic_update_slice %stack, %rows, %at, %zero
        : (tensor<150x2xf32>, tensor<2x2xf32>, tensor<i8>, tensor<i8>) -> tensor<150x2xf32>
    %next = stablehlo.add %i, %one : tensor<i8>
    stablehlo.return %next, %new : tensor<i8>, tensor<150x2xf32>
  }
  return %loop#1 : tensor<150x2xf32>
}

// The loop reads what it has not written yet.
// CHECK-LABEL: func.func @read_inside
// CHECK-NOT: trc.empty
func.func @read_inside() -> tensor<4x2xf32> {
  %zeros = stablehlo.constant dense<0.0> : tensor<4x2xf32>
  %ones = stablehlo.constant dense<1.0> : tensor<1x2xf32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %four = stablehlo.constant dense<4> : tensor<i32>
  %loop:2 = stablehlo.while(%i = %zero, %stack = %zeros) : tensor<i32>, tensor<4x2xf32>
  cond {
    %more = stablehlo.compare LT, %i, %four : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %last = stablehlo.slice %stack [3:4, 0:2] : (tensor<4x2xf32>) -> tensor<1x2xf32>
    %row = stablehlo.add %last, %ones : tensor<1x2xf32>
    %new = stablehlo.dynamic_update_slice %stack, %row, %i, %zero
        : (tensor<4x2xf32>, tensor<1x2xf32>, tensor<i32>, tensor<i32>) -> tensor<4x2xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %new : tensor<i32>, tensor<4x2xf32>
  }
  return %loop#1 : tensor<4x2xf32>
}
