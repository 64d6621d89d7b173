// RUN: trc-opt %s --delay-sums | FileCheck %s
// RUN: trc-opt %s --delay-sums --simplify-algebra | FileCheck %s --check-prefix=AFTER

// As the way back through a scan: the loop goes from the last trip to the first, reads a part of %x, and puts what
// it made for this trip into a tensor. The product sums over the trips too; then nothing carries the sum any more.
// CHECK-LABEL: func.func @backwards
// CHECK: %[[LOOP:.+]]:5 = stablehlo.while(%{{.+}}, %{{.+}}, %{{.+}}, %[[S:[a-zA-Z0-9_]+]] = %arg3, %[[B:[a-zA-Z0-9_]+]] = %arg4)
// CHECK: } do {
// CHECK: stablehlo.return %{{.+}}, %{{.+}}, %{{.+}}, %[[S]], %[[B]] :
// CHECK: %[[R:.+]] = stablehlo.reduce(%[[LOOP]]#2 {{.+}} dimensions = [0, 1]
// CHECK: %[[BIAS:.+]] = stablehlo.add %arg4, %[[R]]
// CHECK: %[[P:.+]] = trc.contract %arg0, %[[LOOP]]#2, lhs = [3, 0, 1], rhs = [3, 0, 2], result = [1, 2]
// CHECK: %[[SUM:.+]] = stablehlo.add %arg3, %[[P]]
// CHECK: return %[[LOOP]]#1, %[[SUM]], %[[BIAS]]
// AFTER-LABEL: func.func @backwards
// AFTER: %{{.+}}:3 = stablehlo.while
// AFTER: } do {
// AFTER-NOT: trc.contract
// AFTER: stablehlo.return
// AFTER: trc.contract
func.func @backwards(%x: tensor<5x4x3xf32>, %h: tensor<4x2xf32>, %stack: tensor<5x4x2xf32>, %start: tensor<3x2xf32>, %first: tensor<2xf32>) -> (tensor<4x2xf32>, tensor<3x2xf32>, tensor<2xf32>) {
  %none = stablehlo.constant dense<0.0> : tensor<f32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %trips = stablehlo.constant dense<5> : tensor<i32>
  %0:5 = stablehlo.while(%i = %zero, %state = %h, %made = %stack, %sum = %start, %bias = %first) : tensor<i32>, tensor<4x2xf32>, tensor<5x4x2xf32>, tensor<3x2xf32>, tensor<2xf32>
  cond {
    %p = stablehlo.compare LT, %i, %trips, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %left = stablehlo.subtract %trips, %i : tensor<i32>
    %at = stablehlo.subtract %left, %one : tensor<i32>
    %1 = stablehlo.dynamic_slice %x, %at, %zero, %zero, sizes = [1, 4, 3] : (tensor<5x4x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x3xf32>
    %2 = stablehlo.reshape %1 : (tensor<1x4x3xf32>) -> tensor<4x3xf32>
    %3 = stablehlo.tanh %state : tensor<4x2xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [1, 2] : (tensor<4x2xf32>) -> tensor<1x4x2xf32>
    %5 = stablehlo.dynamic_update_slice %made, %4, %at, %zero, %zero : (tensor<5x4x2xf32>, tensor<1x4x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<5x4x2xf32>
    %6 = trc.contract %2, %3, lhs = [0, 1], rhs = [0, 2], result = [1, 2] : (tensor<4x3xf32>, tensor<4x2xf32>) -> tensor<3x2xf32>
    %7 = stablehlo.add %sum, %6 : tensor<3x2xf32>
    %8 = stablehlo.add %i, %one : tensor<i32>
    %9 = stablehlo.reduce(%3 init: %none) applies stablehlo.add across dimensions = [0] : (tensor<4x2xf32>, tensor<f32>) -> tensor<2xf32>
    %10 = stablehlo.add %9, %bias : tensor<2xf32>
    stablehlo.return %8, %3, %5, %7, %10 : tensor<i32>, tensor<4x2xf32>, tensor<5x4x2xf32>, tensor<3x2xf32>, tensor<2xf32>
  }
  return %0#1, %0#3, %0#4 : tensor<4x2xf32>, tensor<3x2xf32>, tensor<2xf32>
}

// Places of trips are those of the last dimension, batches and other dimensions keep their order.
// CHECK-LABEL: func.func @batches
// CHECK: stablehlo.while
// CHECK: trc.contract %arg0, %arg1, lhs = [0, 1, 2, 4], rhs = [4, 0, 3, 1], result = [0, 2, 3] : (tensor<2x4x3x6xf32>, tensor<6x2x5x4xf32>) -> tensor<2x3x5xf32>
func.func @batches(%x: tensor<2x4x3x6xf32>, %y: tensor<6x2x5x4xf32>, %start: tensor<2x3x5xf32>) -> tensor<2x3x5xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %first = stablehlo.constant dense<3> : tensor<i32>
  %last = stablehlo.constant dense<9> : tensor<i32>
  %0:2 = stablehlo.while(%i = %first, %sum = %start) : tensor<i32>, tensor<2x3x5xf32>
  cond {
    %p = stablehlo.compare LT, %i, %last, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %at = stablehlo.subtract %i, %first : tensor<i32>
    %1 = stablehlo.dynamic_slice %x, %zero, %zero, %zero, %at, sizes = [2, 4, 3, 1] : (tensor<2x4x3x6xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x3x1xf32>
    %2 = stablehlo.reshape %1 : (tensor<2x4x3x1xf32>) -> tensor<2x4x3xf32>
    %3 = stablehlo.dynamic_slice %y, %at, %zero, %zero, %zero, sizes = [1, 2, 5, 4] : (tensor<6x2x5x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x5x4xf32>
    %4 = stablehlo.reshape %3 : (tensor<1x2x5x4xf32>) -> tensor<2x5x4xf32>
    %5 = trc.contract %2, %4, lhs = [0, 1, 2], rhs = [0, 3, 1], result = [0, 2, 3] : (tensor<2x4x3xf32>, tensor<2x5x4xf32>) -> tensor<2x3x5xf32>
    %6 = stablehlo.add %5, %sum : tensor<2x3x5xf32>
    %7 = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %7, %6 : tensor<i32>, tensor<2x3x5xf32>
  }
  return %0#1 : tensor<2x3x5xf32>
}

// Left as they are, in this order: factors of different trips; a factor that nothing keeps; places without a trip;
// a sum that the body reads.
// CHECK-LABEL: func.func @others
// CHECK-COUNT-4: trc.contract
// CHECK: stablehlo.return
// CHECK-NOT: trc.contract
func.func @others(%x: tensor<5x4x3xf32>, %y: tensor<6x4x3xf32>, %s: tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %four = stablehlo.constant dense<4> : tensor<i32>
  %trips = stablehlo.constant dense<5> : tensor<i32>
  %0:6 = stablehlo.while(%i = %zero, %a = %s, %b = %s, %c = %s, %d = %s, %e = %s) : tensor<i32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>
  cond {
    %p = stablehlo.compare LT, %i, %trips, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %back = stablehlo.subtract %four, %i : tensor<i32>
    %1 = stablehlo.dynamic_slice %x, %i, %zero, %zero, sizes = [1, 4, 3] : (tensor<5x4x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x3xf32>
    %2 = stablehlo.reshape %1 : (tensor<1x4x3xf32>) -> tensor<4x3xf32>
    %3 = stablehlo.dynamic_slice %x, %back, %zero, %zero, sizes = [1, 4, 3] : (tensor<5x4x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x3xf32>
    %4 = stablehlo.reshape %3 : (tensor<1x4x3xf32>) -> tensor<4x3xf32>
    %5 = stablehlo.dynamic_slice %y, %i, %zero, %zero, sizes = [1, 4, 3] : (tensor<6x4x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x3xf32>
    %6 = stablehlo.reshape %5 : (tensor<1x4x3xf32>) -> tensor<4x3xf32>
    %7 = stablehlo.tanh %2 : tensor<4x3xf32>
    %8 = trc.contract %2, %4, lhs = [0, 1], rhs = [0, 2], result = [1, 2] : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<3x3xf32>
    %9 = stablehlo.add %a, %8 : tensor<3x3xf32>
    %10 = trc.contract %2, %7, lhs = [0, 1], rhs = [0, 2], result = [1, 2] : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<3x3xf32>
    %11 = stablehlo.add %b, %10 : tensor<3x3xf32>
    %12 = trc.contract %2, %6, lhs = [0, 1], rhs = [0, 2], result = [1, 2] : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<3x3xf32>
    %13 = stablehlo.add %c, %12 : tensor<3x3xf32>
    %14 = trc.contract %2, %2, lhs = [0, 1], rhs = [0, 2], result = [1, 2] : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<3x3xf32>
    %15 = stablehlo.add %d, %14 : tensor<3x3xf32>
    %16 = stablehlo.multiply %d, %e : tensor<3x3xf32>
    %17 = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %17, %9, %11, %13, %15, %16 : tensor<i32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>
  }
  return %0#1, %0#2, %0#3, %0#4, %0#5 : tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>
}

// A block of as many elements as a row is no row.
// CHECK-LABEL: func.func @blocks
// CHECK: stablehlo.reduce({{.+}} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
// CHECK-NOT: stablehlo.reduce
func.func @blocks(%x: tensor<4x4xf32>, %start: tensor<f32>) -> tensor<f32> {
  %none = stablehlo.constant dense<0.0> : tensor<f32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %last = stablehlo.constant dense<4> : tensor<i32>
  %0:2 = stablehlo.while(%i = %zero, %sum = %start) : tensor<i32>, tensor<f32>
  cond {
    %p = stablehlo.compare LT, %i, %last, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %1 = stablehlo.dynamic_slice %x, %i, %zero, sizes = [2, 2] : (tensor<4x4xf32>, tensor<i32>, tensor<i32>) -> tensor<2x2xf32>
    %2 = stablehlo.reshape %1 : (tensor<2x2xf32>) -> tensor<4xf32>
    %3 = stablehlo.reduce(%2 init: %none) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %4 = stablehlo.add %sum, %3 : tensor<f32>
    %5 = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %5, %4 : tensor<i32>, tensor<f32>
  }
  return %0#1 : tensor<f32>
}
