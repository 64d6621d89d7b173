// RUN: trc-opt %s --accumulate-in-place | FileCheck %s

// One product, and a chain that starts from zeros: rows added to products.
// CHECK-LABEL: func.func @sums
// CHECK: stablehlo.while(%{{.+}} = %arg0, %[[S:[a-zA-Z0-9_]+]] = %arg1, %[[R:[a-zA-Z0-9_]+]] = %arg1)
// CHECK: do
// CHECK: %[[P:.+]] = trc.contract %arg2, %arg2 plus %[[S]],
// CHECK: %[[Q:.+]] = trc.contract %arg2, %arg2 plus %[[R]],
// CHECK: %[[ROWS:.+]] = trc.scatter_rows %[[Q]],
// CHECK-NOT: stablehlo.add
// CHECK: stablehlo.return %{{.+}}, %[[P]], %[[ROWS]]
func.func @sums(%n: tensor<i32>, %s: tensor<8x8xf32>, %x: tensor<8x8xf32>, %at: tensor<4xi32>, %rows: tensor<4x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  %0:3 = stablehlo.while(%i = %n, %a = %s, %b = %s) : tensor<i32>, tensor<8x8xf32>, tensor<8x8xf32>
  cond {
    %p = stablehlo.compare LT, %i, %i, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %zero = stablehlo.constant dense<0.0> : tensor<8x8xf32>
    %1 = trc.contract %x, %x, lhs = [0, 1], rhs = [1, 2], result = [0, 2] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %2 = stablehlo.add %a, %1 : tensor<8x8xf32>
    %3 = trc.contract %x, %x plus %zero, lhs = [0, 1], rhs = [1, 2], result = [0, 2] : (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %4 = trc.scatter_rows %3, %at, %rows : (tensor<8x8xf32>, tensor<4xi32>, tensor<4x8xf32>) -> tensor<8x8xf32>
    %5 = stablehlo.add %4, %b : tensor<8x8xf32>
    stablehlo.return %i, %2, %5 : tensor<i32>, tensor<8x8xf32>, tensor<8x8xf32>
  }
  return %0#1, %0#2 : tensor<8x8xf32>, tensor<8x8xf32>
}

// A sum that the body reads, a product that something else reads, rows that
// start from a tensor of their own: as they were.
// CHECK-LABEL: func.func @read
// CHECK: do
// CHECK-NOT: plus
// CHECK-COUNT-4: stablehlo.add
func.func @read(%n: tensor<i32>, %s: tensor<8x8xf32>, %x: tensor<8x8xf32>, %at: tensor<4xi32>, %rows: tensor<4x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) {
  %0:4 = stablehlo.while(%i = %n, %a = %s, %b = %s, %c = %s) : tensor<i32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
  cond {
    %p = stablehlo.compare LT, %i, %i, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %1 = trc.contract %a, %x, lhs = [0, 1], rhs = [1, 2], result = [0, 2] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %2 = stablehlo.add %a, %1 : tensor<8x8xf32>
    %3 = trc.contract %x, %x, lhs = [0, 1], rhs = [1, 2], result = [0, 2] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %4 = stablehlo.add %b, %3 : tensor<8x8xf32>
    %5 = trc.scatter_rows %x, %at, %rows : (tensor<8x8xf32>, tensor<4xi32>, tensor<4x8xf32>) -> tensor<8x8xf32>
    %6 = stablehlo.add %5, %c : tensor<8x8xf32>
    %7 = stablehlo.add %i, %i : tensor<i32>
    %8 = stablehlo.negate %3 : tensor<8x8xf32>
    check.expect_eq %8, %8 : tensor<8x8xf32>
    stablehlo.return %7, %2, %4, %6 : tensor<i32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
  }
  return %0#1, %0#2, %0#3 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
}

// What is added to the loop's sum behind it starts from the sum too; what is made in front of the loop does not.
// CHECK-LABEL: func.func @behind
// CHECK: trc.contract %arg2, %arg2, lhs
// CHECK: %[[LOOP:.+]]:3 = stablehlo.while
// CHECK: %[[LAST:.+]] = trc.contract %arg2, %arg2 plus %[[LOOP]]#1,
// CHECK: %[[OTHER:.+]] = stablehlo.add %[[LOOP]]#2
// CHECK: return %[[LAST]], %[[OTHER]]
func.func @behind(%n: tensor<i32>, %s: tensor<8x8xf32>, %x: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  %front = trc.contract %x, %x, lhs = [0, 1], rhs = [1, 2], result = [0, 2] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %0:3 = stablehlo.while(%i = %n, %a = %s, %b = %s) : tensor<i32>, tensor<8x8xf32>, tensor<8x8xf32>
  cond {
    %p = stablehlo.compare LT, %i, %i, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    stablehlo.return %i, %a, %b : tensor<i32>, tensor<8x8xf32>, tensor<8x8xf32>
  }
  %1 = trc.contract %x, %x, lhs = [0, 1], rhs = [1, 2], result = [0, 2] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %2 = stablehlo.add %0#1, %1 : tensor<8x8xf32>
  %3 = stablehlo.add %0#2, %front : tensor<8x8xf32>
  return %2, %3 : tensor<8x8xf32>, tensor<8x8xf32>
}
