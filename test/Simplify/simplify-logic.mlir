// RUN: trc-opt %s --simplify-algebra | FileCheck %s

// CHECK-LABEL: func.func @bits
// CHECK-SAME: (%[[X:.*]]: tensor<4xui32>)
// CHECK: %[[N:.*]] = stablehlo.not %[[X]]
// CHECK: return %[[X]], %[[X]], %[[N]]
func.func @bits(%x: tensor<4xui32>) -> (tensor<4xui32>, tensor<4xui32>, tensor<4xui32>) {
  %z = stablehlo.constant dense<0> : tensor<4xui32>
  %o = stablehlo.constant dense<4294967295> : tensor<4xui32>
  %0 = stablehlo.and %x, %o : tensor<4xui32>
  %1 = stablehlo.or %z, %x : tensor<4xui32>
  %2 = stablehlo.xor %x, %o : tensor<4xui32>
  return %0, %1, %2 : tensor<4xui32>, tensor<4xui32>, tensor<4xui32>
}

// Shifts by the width and more move everything out; shifts in a row add up.
// CHECK-LABEL: func.func @shifts
// CHECK-SAME: (%[[X:.*]]: tensor<4xui32>)
// CHECK-DAG: %[[Z:.*]] = stablehlo.constant dense<0> : tensor<4xui32>
// CHECK-DAG: %[[S:.*]] = stablehlo.constant dense<12> : tensor<4xui32>
// CHECK: %[[R:.*]] = stablehlo.shift_left %[[X]], %[[S]]
// CHECK: return %[[Z]], %[[R]]
func.func @shifts(%x: tensor<4xui32>) -> (tensor<4xui32>, tensor<4xui32>) {
  %w = stablehlo.constant dense<32> : tensor<4xui32>
  %a = stablehlo.constant dense<5> : tensor<4xui32>
  %b = stablehlo.constant dense<7> : tensor<4xui32>
  %0 = stablehlo.shift_right_logical %x, %w : tensor<4xui32>
  %1 = stablehlo.shift_left %x, %a : tensor<4xui32>
  %2 = stablehlo.shift_left %1, %b : tensor<4xui32>
  return %0, %2 : tensor<4xui32>, tensor<4xui32>
}

// Equality of floats may be negated, order not: NaN is in no order.
// CHECK-LABEL: func.func @not_compare
// CHECK: stablehlo.compare NE, %{{.*}} : (tensor<4xf32>, tensor<4xf32>)
// CHECK: stablehlo.compare LT, %{{.*}} : (tensor<4xf32>, tensor<4xf32>)
// CHECK: stablehlo.not
// CHECK: stablehlo.compare GE, %{{.*}} : (tensor<4xi32>, tensor<4xi32>)
func.func @not_compare(%x: tensor<4xf32>, %y: tensor<4xf32>, %i: tensor<4xi32>, %j: tensor<4xi32>) -> (tensor<4xi1>, tensor<4xi1>, tensor<4xi1>) {
  %0 = stablehlo.compare EQ, %x, %y : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %1 = stablehlo.not %0 : tensor<4xi1>
  %2 = stablehlo.compare LT, %x, %y : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %3 = stablehlo.not %2 : tensor<4xi1>
  %4 = stablehlo.compare LT, %i, %j : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  %5 = stablehlo.not %4 : tensor<4xi1>
  return %1, %3, %5 : tensor<4xi1>, tensor<4xi1>, tensor<4xi1>
}

// x == x holds for integers, not for NaN; an unsigned number is never negative;
// an iota of 4 stays below 4.
// CHECK-LABEL: func.func @compare
// CHECK-DAG: %[[T:.*]] = stablehlo.constant dense<true>
// CHECK-DAG: %[[F:.*]] = stablehlo.constant dense<false>
// CHECK: %[[N:.*]] = stablehlo.compare NE
// CHECK: return %[[T]], %[[N]], %[[F]], %[[T]]
func.func @compare(%i: tensor<4xi32>, %x: tensor<4xf32>, %u: tensor<4xui8>) -> (tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>) {
  %z = stablehlo.constant dense<0> : tensor<4xui8>
  %c = stablehlo.constant dense<4> : tensor<4xi32>
  %n = stablehlo.iota dim = 0 : tensor<4xi32>
  %0 = stablehlo.compare EQ, %i, %i : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  %1 = stablehlo.compare NE, %x, %x : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %2 = stablehlo.compare GT, %z, %u : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xi1>
  %3 = stablehlo.compare LT, %n, %c : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  return %0, %1, %2, %3 : tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>
}

// A predicate that was spread is one predicate; a negated one exchanges sides.
// CHECK-LABEL: func.func @select
// CHECK-SAME: (%[[P:.*]]: tensor<i1>, %[[Q:.*]]: tensor<4xi1>, %[[X:.*]]: tensor<4xf32>, %[[Y:.*]]: tensor<4xf32>)
// CHECK: stablehlo.select %[[P]], %[[X]], %[[Y]] : tensor<i1>, tensor<4xf32>
// CHECK: stablehlo.select %[[Q]], %[[Y]], %[[X]] : tensor<4xi1>, tensor<4xf32>
func.func @select(%p: tensor<i1>, %q: tensor<4xi1>, %x: tensor<4xf32>, %y: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %b = stablehlo.broadcast_in_dim %p, dims = [] : (tensor<i1>) -> tensor<4xi1>
  %n = stablehlo.not %q : tensor<4xi1>
  %0 = stablehlo.select %b, %x, %y : tensor<4xi1>, tensor<4xf32>
  %1 = stablehlo.select %n, %x, %y : tensor<4xi1>, tensor<4xf32>
  return %0, %1 : tensor<4xf32>, tensor<4xf32>
}

// max(-inf, x) is x, as JAX prints it before every softmax; max(x, inf) is not
// inf where x is NaN.
// CHECK-LABEL: func.func @maximum
// CHECK-SAME: (%[[X:.*]]: tensor<4xf32>)
// CHECK: %[[M:.*]] = stablehlo.maximum
// CHECK: return %[[X]], %[[M]]
func.func @maximum(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %n = stablehlo.constant dense<0xFF800000> : tensor<4xf32>
  %p = stablehlo.constant dense<0x7F800000> : tensor<4xf32>
  %0 = stablehlo.maximum %n, %x : tensor<4xf32>
  %1 = stablehlo.maximum %x, %p : tensor<4xf32>
  return %0, %1 : tensor<4xf32>, tensor<4xf32>
}
