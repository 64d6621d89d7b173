// RUN: trc-opt %s --simplify-algebra | FileCheck %s

// x + -0 is x; x + 0 is not, for x = -0.
// CHECK-LABEL: func.func @add_zero
// CHECK-SAME: (%[[X:.*]]: tensor<4xf32>)
// CHECK: %[[Z:.*]] = stablehlo.constant dense<0.000000e+00>
// CHECK: %[[S:.*]] = stablehlo.add %[[X]], %[[Z]]
// CHECK: return %[[X]], %[[S]]
func.func @add_zero(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %n = stablehlo.constant dense<-0.0> : tensor<4xf32>
  %z = stablehlo.constant dense<0.0> : tensor<4xf32>
  %0 = stablehlo.add %x, %n : tensor<4xf32>
  %1 = stablehlo.add %x, %z : tensor<4xf32>
  return %0, %1 : tensor<4xf32>, tensor<4xf32>
}

// Signs move until they vanish.
// CHECK-LABEL: func.func @signs
// CHECK-SAME: (%[[X:.*]]: tensor<4xf32>, %[[Y:.*]]: tensor<4xf32>)
// CHECK-DAG: %[[D:.*]] = stablehlo.subtract %[[X]], %[[Y]]
// CHECK-DAG: %[[P:.*]] = stablehlo.multiply %[[X]], %[[Y]]
// CHECK: return %[[D]], %[[P]], %[[X]]
func.func @signs(%x: tensor<4xf32>, %y: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %a = stablehlo.negate %x : tensor<4xf32>
  %b = stablehlo.negate %y : tensor<4xf32>
  %0 = stablehlo.add %x, %b : tensor<4xf32>
  %1 = stablehlo.multiply %a, %b : tensor<4xf32>
  %2 = stablehlo.negate %a : tensor<4xf32>
  return %0, %1, %2 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// Division by a power of two is exact as a product, by another number not.
// CHECK-LABEL: func.func @divide
// CHECK-DAG: %[[Q:.*]] = stablehlo.constant dense<2.500000e-01>
// CHECK-DAG: %[[T:.*]] = stablehlo.constant dense<3.000000e+00>
// CHECK: stablehlo.multiply %{{.*}}, %[[Q]]
// CHECK: stablehlo.divide %{{.*}}, %[[T]]
func.func @divide(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %q = stablehlo.constant dense<4.0> : tensor<4xf32>
  %t = stablehlo.constant dense<3.0> : tensor<4xf32>
  %0 = stablehlo.divide %x, %q : tensor<4xf32>
  %1 = stablehlo.divide %x, %t : tensor<4xf32>
  return %0, %1 : tensor<4xf32>, tensor<4xf32>
}

// Unsigned division and remainder by a power of two are a shift and a mask.
// CHECK-LABEL: func.func @unsigned
// CHECK-DAG: %[[S:.*]] = stablehlo.constant dense<3> : tensor<4xui32>
// CHECK-DAG: %[[M:.*]] = stablehlo.constant dense<7> : tensor<4xui32>
// CHECK: stablehlo.shift_right_logical %{{.*}}, %[[S]]
// CHECK: stablehlo.and %{{.*}}, %[[M]]
func.func @unsigned(%x: tensor<4xui32>) -> (tensor<4xui32>, tensor<4xui32>) {
  %c = stablehlo.constant dense<8> : tensor<4xui32>
  %0 = stablehlo.divide %x, %c : tensor<4xui32>
  %1 = stablehlo.remainder %x, %c : tensor<4xui32>
  return %0, %1 : tensor<4xui32>, tensor<4xui32>
}

// A signed division by a power of two rounds to zero: it is no shift.
// CHECK-LABEL: func.func @signed
// CHECK: stablehlo.divide
func.func @signed(%x: tensor<4xi32>) -> tensor<4xi32> {
  %c = stablehlo.constant dense<8> : tensor<4xi32>
  %0 = stablehlo.divide %x, %c : tensor<4xi32>
  return %0 : tensor<4xi32>
}

// CHECK-LABEL: func.func @power
// CHECK-SAME: (%[[X:.*]]: tensor<4xf32>)
// CHECK: stablehlo.multiply %[[X]], %[[X]]
// CHECK: stablehlo.power
func.func @power(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %two = stablehlo.constant dense<2.0> : tensor<4xf32>
  %half = stablehlo.constant dense<0.5> : tensor<4xf32>
  %0 = stablehlo.power %x, %two : tensor<4xf32>
  %1 = stablehlo.power %x, %half : tensor<4xf32>
  return %0, %1 : tensor<4xf32>, tensor<4xf32>
}

// bf16 -> f32 -> bf16 is the identity, f32 -> bf16 -> f32 rounds.
// CHECK-LABEL: func.func @convert
// CHECK-SAME: (%[[X:.*]]: tensor<4xbf16>, %[[Y:.*]]: tensor<4xf32>)
// CHECK: %[[N:.*]] = stablehlo.convert %[[Y]] : (tensor<4xf32>) -> tensor<4xbf16>
// CHECK: %[[W:.*]] = stablehlo.convert %[[N]] : (tensor<4xbf16>) -> tensor<4xf32>
// CHECK: return %[[X]], %[[W]]
func.func @convert(%x: tensor<4xbf16>, %y: tensor<4xf32>) -> (tensor<4xbf16>, tensor<4xf32>) {
  %0 = stablehlo.convert %x : (tensor<4xbf16>) -> tensor<4xf32>
  %1 = stablehlo.convert %0 : (tensor<4xf32>) -> tensor<4xbf16>
  %2 = stablehlo.convert %y : (tensor<4xf32>) -> tensor<4xbf16>
  %3 = stablehlo.convert %2 : (tensor<4xbf16>) -> tensor<4xf32>
  return %1, %3 : tensor<4xbf16>, tensor<4xf32>
}

// i1 arithmetic is logic: adding one is not the identity of anything.
// CHECK-LABEL: func.func @bool
// CHECK: stablehlo.add
func.func @bool(%x: tensor<4xi1>) -> tensor<4xi1> {
  %one = stablehlo.constant dense<true> : tensor<4xi1>
  %0 = stablehlo.add %x, %one : tensor<4xi1>
  return %0 : tensor<4xi1>
}

// Constants of integer sums join.
// CHECK-LABEL: func.func @reassociate
// CHECK: %[[C:.*]] = stablehlo.constant dense<7> : tensor<4xi32>
// CHECK: stablehlo.add %{{.*}}, %[[C]]
// CHECK-NOT: stablehlo.add
// CHECK: return
func.func @reassociate(%x: tensor<4xi32>) -> tensor<4xi32> {
  %a = stablehlo.constant dense<3> : tensor<4xi32>
  %b = stablehlo.constant dense<4> : tensor<4xi32>
  %0 = stablehlo.add %a, %x : tensor<4xi32>
  %1 = stablehlo.add %0, %b : tensor<4xi32>
  return %1 : tensor<4xi32>
}

// Sums and products of nothing but constants are left to folding; the rules
// above must not turn them in circles.
// CHECK-LABEL: func.func @constants
// CHECK: return
func.func @constants() -> (tensor<i32>, tensor<f32>) {
  %a = stablehlo.constant dense<3> : tensor<i32>
  %b = stablehlo.constant dense<4> : tensor<i32>
  %c = stablehlo.constant dense<5> : tensor<i32>
  %0 = stablehlo.add %a, %b : tensor<i32>
  %1 = stablehlo.add %0, %c : tensor<i32>
  %x = stablehlo.constant dense<3.0> : tensor<f32>
  %y = stablehlo.constant dense<4.0> : tensor<f32>
  %n = stablehlo.negate %x : tensor<f32>
  %2 = stablehlo.multiply %n, %y : tensor<f32>
  return %1, %2 : tensor<i32>, tensor<f32>
}

// A negative integer that comes through a float becomes 0 as an unsigned one;
// without the float it would wrap.
// CHECK-LABEL: func.func @saturate
// CHECK: stablehlo.convert %{{.*}} : (tensor<4xi16>) -> tensor<4xf32>
// CHECK: stablehlo.convert %{{.*}} : (tensor<4xf32>) -> tensor<4xui32>
func.func @saturate(%x: tensor<4xi16>) -> tensor<4xui32> {
  %0 = stablehlo.convert %x : (tensor<4xi16>) -> tensor<4xf32>
  %1 = stablehlo.convert %0 : (tensor<4xf32>) -> tensor<4xui32>
  return %1 : tensor<4xui32>
}

// The bits of a float have no derivative, so a float that comes through them is
// one by which nothing is differentiated; bits that come through a float are not.
// CHECK-LABEL: func.func @through_bits
// CHECK-SAME: (%[[X:.*]]: tensor<4xf32>, %[[I:.*]]: tensor<4xi32>)
// CHECK: %[[BITS:.*]] = stablehlo.bitcast_convert %[[X]]
// CHECK: %[[BACK:.*]] = stablehlo.bitcast_convert %[[BITS]]
// CHECK: return %[[BACK]], %[[I]]
func.func @through_bits(%x: tensor<4xf32>, %i: tensor<4xi32>) -> (tensor<4xf32>, tensor<4xi32>) {
  %0 = stablehlo.bitcast_convert %x : (tensor<4xf32>) -> tensor<4xui32>
  %1 = stablehlo.bitcast_convert %0 : (tensor<4xui32>) -> tensor<4xf32>
  %2 = stablehlo.bitcast_convert %i : (tensor<4xi32>) -> tensor<4xf32>
  %3 = stablehlo.bitcast_convert %2 : (tensor<4xf32>) -> tensor<4xi32>
  return %1, %3 : tensor<4xf32>, tensor<4xi32>
}
