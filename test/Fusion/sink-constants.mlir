// RUN: trc-opt %s -sink-constants | FileCheck %s

// The body and the condition get a copy each, a reduction's initial value
// included; what stands outside still has the one outside.
// CHECK-LABEL: func.func @loop
// CHECK: %[[OUTSIDE:.+]] = stablehlo.constant dense<0.000000e+00> : tensor<f32>
// CHECK: stablehlo.while(%{{.+}} = %arg0, %{{.+}} = %[[OUTSIDE]])
// CHECK: cond
// CHECK: stablehlo.constant dense<4> : tensor<i32>
// CHECK: do
// CHECK-DAG: %[[ZERO:.+]] = stablehlo.constant dense<0.000000e+00> : tensor<f32>
// CHECK-DAG: %[[TWOS:.+]] = stablehlo.constant dense<2.000000e+00> : tensor<8xf32>
// CHECK: stablehlo.multiply %arg1, %[[TWOS]]
// CHECK: stablehlo.reduce(%{{.+}} init: %[[ZERO]])
func.func @loop(%n: tensor<i32>, %x: tensor<8xf32>) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %twos = stablehlo.constant dense<2.0> : tensor<8xf32>
  %four = stablehlo.constant dense<4> : tensor<i32>
  %0:2 = stablehlo.while(%i = %n, %s = %zero) : tensor<i32>, tensor<f32>
  cond {
    %p = stablehlo.compare LT, %i, %four, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.add %i, %i : tensor<i32>
    %y = stablehlo.multiply %x, %twos : tensor<8xf32>
    %t = stablehlo.reduce(%y init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %u = stablehlo.add %s, %t : tensor<f32>
    stablehlo.return %j, %u : tensor<i32>, tensor<f32>
  }
  return %0#1 : tensor<f32>
}

// Two sums start from zero, each in its own.
// CHECK-LABEL: func.func @start
// CHECK-COUNT-2: stablehlo.constant dense<0.000000e+00> : tensor<8xf32>
// CHECK: stablehlo.while
func.func @start(%n: tensor<i32>, %x: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<8xf32>
  %0:3 = stablehlo.while(%i = %n, %s = %zero, %t = %zero) : tensor<i32>, tensor<8xf32>, tensor<8xf32>
  cond {
    %p = stablehlo.compare LT, %i, %i, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %u = stablehlo.add %s, %x : tensor<8xf32>
    %v = stablehlo.multiply %t, %x : tensor<8xf32>
    stablehlo.return %i, %u, %v : tensor<i32>, tensor<8xf32>, tensor<8xf32>
  }
  return %0#1, %0#2 : tensor<8xf32>, tensor<8xf32>
}

// Several values lie in memory; one copy of them is enough.
// CHECK-LABEL: func.func @values
// CHECK: stablehlo.constant dense<[1, 2]>
// CHECK: stablehlo.case
// CHECK-NOT: stablehlo.constant
func.func @values(%i: tensor<i32>) -> tensor<2xi32> {
  %c = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %0 = "stablehlo.case"(%i) ({
    %1 = stablehlo.negate %c : tensor<2xi32>
    stablehlo.return %1 : tensor<2xi32>
  }) : (tensor<i32>) -> tensor<2xi32>
  return %0 : tensor<2xi32>
}

// The body of a sort sees nothing from outside: its constants stay.
// CHECK-LABEL: func.func @sort
// CHECK: stablehlo.sort
// CHECK: stablehlo.constant dense<0.000000e+00>
// CHECK: stablehlo.compare LT
func.func @sort(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = "stablehlo.sort"(%x) <{dimension = 0 : i64}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %1 = stablehlo.add %a, %zero : tensor<f32>
    %2 = stablehlo.compare LT, %1, %b, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %2 : tensor<i1>
  }) : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
