// RUN: trc-opt %s --simplify-algebra | FileCheck %s

// Of the values that this loop carries, one is read only, one is not needed,
// and two count alike: one counter and the sum remain.
// CHECK-LABEL: func.func @carried
// CHECK-SAME: (%[[X:.*]]: tensor<4xf32>, %[[S:.*]]: tensor<4xf32>, %[[N:.*]]: tensor<i32>)
// CHECK: %[[W:.*]]:2 = stablehlo.while(%{{.*}} = %{{.*}}, %[[T:.*]] = %[[S]]) : tensor<i32>, tensor<4xf32>
// CHECK: stablehlo.add %[[T]], %[[X]]
// CHECK: return %[[W]]#1, %[[X]]
func.func @carried(%x: tensor<4xf32>, %s: tensor<4xf32>, %n: tensor<i32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0:5 = stablehlo.while(%i = %z, %j = %z, %y = %x, %t = %s, %u = %x) : tensor<i32>, tensor<i32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
  cond {
    %p = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %a = stablehlo.add %i, %one : tensor<i32>
    %b = stablehlo.add %j, %one : tensor<i32>
    %c = stablehlo.add %t, %y : tensor<4xf32>
    %d = stablehlo.multiply %u, %t : tensor<4xf32>
    stablehlo.return %a, %b, %y, %c, %d : tensor<i32>, tensor<i32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
  }
  return %0#3, %0#2 : tensor<4xf32>, tensor<4xf32>
}

// A branch with a known number is taken; out of range means the last.
// CHECK-LABEL: func.func @branch
// CHECK-NEXT: stablehlo.negate
// CHECK-NEXT: return
func.func @branch(%x: tensor<4xf32>) -> tensor<4xf32> {
  %i = stablehlo.constant dense<-3> : tensor<i32>
  %0 = "stablehlo.case"(%i) ({
    stablehlo.return %x : tensor<4xf32>
  }, {
    %1 = stablehlo.negate %x : tensor<4xf32>
    stablehlo.return %1 : tensor<4xf32>
  }) : (tensor<i32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// Results that nothing reads leave branches and barriers; the barrier stays.
// CHECK-LABEL: func.func @unused
// CHECK-SAME: (%[[I:.*]]: tensor<i32>, %[[X:.*]]: tensor<4xf32>)
// CHECK: %[[B:.*]] = stablehlo.optimization_barrier %[[X]] : tensor<4xf32>
// CHECK: "stablehlo.case"(%[[I]])
// CHECK: }) : (tensor<i32>) -> tensor<4xf32>
func.func @unused(%i: tensor<i32>, %x: tensor<4xf32>) -> tensor<4xf32> {
  %b:2 = stablehlo.optimization_barrier %x, %i : tensor<4xf32>, tensor<i32>
  %0:2 = "stablehlo.case"(%i) ({
    stablehlo.return %x, %x : tensor<4xf32>, tensor<4xf32>
  }, {
    %1 = stablehlo.negate %b#0 : tensor<4xf32>
    %2 = stablehlo.abs %x : tensor<4xf32>
    stablehlo.return %2, %1 : tensor<4xf32>, tensor<4xf32>
  }) : (tensor<i32>) -> (tensor<4xf32>, tensor<4xf32>)
  return %0#1 : tensor<4xf32>
}
