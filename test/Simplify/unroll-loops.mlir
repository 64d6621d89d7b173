// RUN: trc-opt %s --unroll-loops="max-operations=12" | FileCheck %s

// Three trips of two operations are written out, with known counters.
// CHECK-LABEL: func.func @small
// CHECK-NOT: stablehlo.while
// CHECK-COUNT-3: stablehlo.multiply
// CHECK-NOT: stablehlo.multiply
// CHECK: return
func.func @small(%x: tensor<4xf32>) -> tensor<4xf32> {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0:2 = stablehlo.while(%i = %z, %y = %x) : tensor<i32>, tensor<4xf32>
  cond {
    %c = stablehlo.constant dense<3> : tensor<i32>
    %p = stablehlo.compare LT, %i, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %j = stablehlo.add %i, %one : tensor<i32>
    %m = stablehlo.multiply %y, %y : tensor<4xf32>
    stablehlo.return %j, %m : tensor<i32>, tensor<4xf32>
  }
  return %0#1 : tensor<4xf32>
}

// Seven trips, down to 1 in steps of -2, are too many: they are counted.
// CHECK-LABEL: func.func @counted
// CHECK: stablehlo.while
// CHECK: trc.trip_count = 7 : i64
func.func @counted(%x: tensor<4xf32>) -> tensor<4xf32> {
  %z = stablehlo.constant dense<13> : tensor<i32>
  %0:2 = stablehlo.while(%i = %z, %y = %x) : tensor<i32>, tensor<4xf32>
  cond {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %p = stablehlo.compare GE, %i, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %two = stablehlo.constant dense<2> : tensor<i32>
    %j = stablehlo.subtract %i, %two : tensor<i32>
    %m = stablehlo.multiply %y, %y : tensor<4xf32>
    stablehlo.return %j, %m : tensor<i32>, tensor<4xf32>
  }
  return %0#1 : tensor<4xf32>
}

// No trip at all.
// CHECK-LABEL: func.func @none
// CHECK-SAME: (%[[X:.*]]: tensor<4xf32>)
// CHECK-NOT: stablehlo.while
// CHECK: return %[[X]]
func.func @none(%x: tensor<4xf32>) -> tensor<4xf32> {
  %z = stablehlo.constant dense<5> : tensor<ui8>
  %0:2 = stablehlo.while(%i = %z, %y = %x) : tensor<ui8>, tensor<4xf32>
  cond {
    %c = stablehlo.constant dense<5> : tensor<ui8>
    %p = stablehlo.compare NE, %i, %c, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<ui8>
    %j = stablehlo.add %i, %one : tensor<ui8>
    %m = stablehlo.multiply %y, %y : tensor<4xf32>
    stablehlo.return %j, %m : tensor<ui8>, tensor<4xf32>
  }
  return %0#1 : tensor<4xf32>
}

// A counter that wraps around before it ends is not counted, nor is a loop that
// ends on data.
// CHECK-LABEL: func.func @unknown
// CHECK: stablehlo.while
// CHECK: stablehlo.while
// CHECK-NOT: trc.trip_count
// CHECK: return
func.func @unknown(%x: tensor<i32>) -> (tensor<ui8>, tensor<i32>) {
  %z = stablehlo.constant dense<0> : tensor<ui8>
  %0 = stablehlo.while(%i = %z) : tensor<ui8>
  cond {
    %c = stablehlo.constant dense<250> : tensor<ui8>
    %p = stablehlo.compare LE, %i, %c, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %ten = stablehlo.constant dense<10> : tensor<ui8>
    %j = stablehlo.add %i, %ten : tensor<ui8>
    stablehlo.return %j : tensor<ui8>
  }
  %1 = stablehlo.while(%i = %x) : tensor<i32>
  cond {
    %c = stablehlo.constant dense<9> : tensor<i32>
    %p = stablehlo.compare LT, %i, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %ten = stablehlo.constant dense<1> : tensor<i32>
    %j = stablehlo.add %i, %ten : tensor<i32>
    stablehlo.return %j : tensor<i32>
  }
  return %0, %1 : tensor<ui8>, tensor<i32>
}

// A product that is the same in each trip: nothing would fold. The loop stays.
// CHECK-LABEL: func.func @layers
// CHECK: stablehlo.while
// CHECK: trc.trip_count = 2 : i64
func.func @layers(%x: tensor<4x4xf32>, %w: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0:2 = stablehlo.while(%i = %z, %y = %x) : tensor<i32>, tensor<4x4xf32>
  cond {
    %c = stablehlo.constant dense<2> : tensor<i32>
    %p = stablehlo.compare LT, %i, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %j = stablehlo.add %i, %one : tensor<i32>
    %m = stablehlo.dot_general %y, %w, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    stablehlo.return %j, %m : tensor<i32>, tensor<4x4xf32>
  }
  return %0#1 : tensor<4x4xf32>
}

// A product with a weight that the counter chooses is unrolled: its slices are known.
// CHECK-LABEL: func.func @stacked
// CHECK-NOT: stablehlo.while
// CHECK-COUNT-2: stablehlo.dot_general
// CHECK: return
func.func @stacked(%x: tensor<4x4xf32>, %w: tensor<2x4x4xf32>) -> tensor<4x4xf32> {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0:2 = stablehlo.while(%i = %z, %y = %x) : tensor<i32>, tensor<4x4xf32>
  cond {
    %c = stablehlo.constant dense<2> : tensor<i32>
    %p = stablehlo.compare LT, %i, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %j = stablehlo.add %i, %one : tensor<i32>
    %s = stablehlo.dynamic_slice %w, %i, %z, %z, sizes = [1, 4, 4] : (tensor<2x4x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x4xf32>
    %v = stablehlo.reshape %s : (tensor<1x4x4xf32>) -> tensor<4x4xf32>
    %m = stablehlo.dot_general %y, %v, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    stablehlo.return %j, %m : tensor<i32>, tensor<4x4xf32>
  }
  return %0#1 : tensor<4x4xf32>
}
