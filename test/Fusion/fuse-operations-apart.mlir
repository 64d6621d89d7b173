// RUN: trc-opt %s -separate-random-state -fuse-operations=apart -verify-fusions | FileCheck %s

// Each operation is a kernel by itself, named after what it holds; small ones are the library's.
// CHECK-LABEL: func.func public @each
// CHECK: trc.fusion map{{.*}} attributes {trc.only = "stablehlo.negate"}
// CHECK: trc.fusion map{{.*}} attributes {trc.only = "stablehlo.tanh"}
// CHECK: stablehlo.tanh
// CHECK: {{^}}  %{{.*}} = stablehlo.negate
func.func public @each(%x: tensor<2048xf32>, %y: tensor<4xf32>) -> (tensor<2048xf32>, tensor<4xf32>) {
  %0 = stablehlo.negate %x : tensor<2048xf32>
  %1 = stablehlo.tanh %0 : tensor<2048xf32>
  %2 = stablehlo.negate %y : tensor<4xf32>
  return %1, %2 : tensor<2048xf32>, tensor<4xf32>
}

// Of a generator whose next state nobody reads a kernel has the bits alone.
// CHECK-LABEL: func.func public @unread
// CHECK: %[[B:.*]] = trc.fusion map(%{{.*}} : tensor<2xui64>) -> tensor<2x768xui32>
// CHECK: return %[[B]]
func.func public @unread(%s: tensor<2xui64>) -> tensor<2x768xui32> {
  %next, %bits = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x768xui32>)
  return %bits : tensor<2x768xui32>
}

// A state that is read has become a sum beside it.
// CHECK-LABEL: func.func public @read
// CHECK: %[[NEXT:.*]] = stablehlo.add
// CHECK: %[[B:.*]] = trc.fusion map(%{{.*}} : tensor<2xui64>) -> tensor<2x768xui32>
// CHECK: return %[[NEXT]], %[[B]]
func.func public @read(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<2x768xui32>) {
  %next, %bits = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x768xui32>)
  return %next, %bits : tensor<2xui64>, tensor<2x768xui32>
}

// So of a reduction with several results those that are read.
// CHECK-LABEL: func.func public @one_of_two
// CHECK: %[[I:.*]] = trc.fusion row({{.*}}) -> tensor<2048xi32>
// CHECK: return %[[I]]
func.func public @one_of_two(%x: tensor<2048x8xf32>, %i: tensor<2048x8xi32>, %low: tensor<f32>, %zero: tensor<i32>) -> tensor<2048xi32> {
  %0:2 = stablehlo.reduce(%x init: %low), (%i init: %zero) across dimensions = [1] : (tensor<2048x8xf32>, tensor<2048x8xi32>, tensor<f32>, tensor<i32>) -> (tensor<2048xf32>, tensor<2048xi32>)
    reducer(%a: tensor<f32>, %b: tensor<f32>) (%j: tensor<i32>, %k: tensor<i32>) {
      %1 = stablehlo.compare GE, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %2 = stablehlo.select %1, %a, %b : tensor<i1>, tensor<f32>
      %3 = stablehlo.select %1, %j, %k : tensor<i1>, tensor<i32>
      stablehlo.return %2, %3 : tensor<f32>, tensor<i32>
    }
  return %0#1 : tensor<2048xi32>
}

// What no library has is a kernel, however small.
// CHECK-LABEL: func.func public @few
// CHECK: trc.fusion map(%{{.*}} : tensor<2xui64>) -> tensor<3x5xui32>
// CHECK: trc.random_bits
// CHECK: {{^}}  %{{.*}} = stablehlo.add
func.func public @few(%s: tensor<2xui64>) -> tensor<3x5xui32> {
  %0 = trc.random_bits %s {bits = 8 : i64} : (tensor<2xui64>) -> tensor<3x5xui32>
  %1 = stablehlo.add %0, %0 : tensor<3x5xui32>
  return %1 : tensor<3x5xui32>
}
