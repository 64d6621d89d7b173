// RUN: trc-opt %s -separate-random-state -fuse-operations | FileCheck %s
// RUN: trc-opt %s -separate-random-state -fuse-operations | trc-compile - --from=schedule --to=plan -o - | FileCheck %s --check-prefix=PLAN

// Dropout before a product and its backward pass: both make the bits again from
// the state, and no mask goes from one to the other.
// CHECK-LABEL: func.func public @dropout
// CHECK: %[[D:.*]] = trc.fusion map(%{{.*}} : tensor<2xui64>, tensor<4x64x96xf32>) -> tensor<4x64x96xf32>
// CHECK: stablehlo.rng_bit_generator
// CHECK: trc.contract %[[D]]
// CHECK: %[[G:.*]] = trc.contract
// CHECK: trc.fusion map({{.*}}%[[G]]{{.*}} -> tensor<4x64x96xf32>
// CHECK: stablehlo.rng_bit_generator
// PLAN-LABEL: plan.entry @dropout
// PLAN-NOT: {{(xi1>|xui32>)}}
// PLAN-LABEL: plan.entry @read
func.func public @dropout(%s: tensor<2xui64>, %x: tensor<4x64x96xf32>, %w: tensor<96x96xf32>) -> (tensor<2xui64>, tensor<4x64x96xf32>, tensor<4x64x96xf32>) {
  %limit = stablehlo.constant dense<3865470566> : tensor<4x64x96xui32>
  %scale = stablehlo.constant dense<1.111111> : tensor<4x64x96xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<4x64x96xf32>
  %next, %bits = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4x64x96xui32>)
  %keep = stablehlo.compare LT, %bits, %limit, UNSIGNED : (tensor<4x64x96xui32>, tensor<4x64x96xui32>) -> tensor<4x64x96xi1>
  %scaled = stablehlo.multiply %x, %scale : tensor<4x64x96xf32>
  %d = stablehlo.select %keep, %scaled, %zero : tensor<4x64x96xi1>, tensor<4x64x96xf32>
  %y = trc.contract %d, %w, lhs = [0, 1, 2], rhs = [2, 3], result = [0, 1, 3] : (tensor<4x64x96xf32>, tensor<96x96xf32>) -> tensor<4x64x96xf32>
  %dd = trc.contract %y, %w, lhs = [0, 1, 2], rhs = [3, 2], result = [0, 1, 3] : (tensor<4x64x96xf32>, tensor<96x96xf32>) -> tensor<4x64x96xf32>
  %ds = stablehlo.multiply %dd, %scale : tensor<4x64x96xf32>
  %dx = stablehlo.select %keep, %ds, %zero : tensor<4x64x96xi1>, tensor<4x64x96xf32>
  return %next, %y, %dx : tensor<2xui64>, tensor<4x64x96xf32>, tensor<4x64x96xf32>
}

// Bits that a library kernel reads are made once, by a kernel.
// CHECK-LABEL: func.func public @read
// CHECK: %[[B:.*]] = trc.fusion map(%{{.*}} : tensor<2xui64>) -> tensor<64x64xui32>
// CHECK: trc.contract %[[B]], %[[B]]
func.func public @read(%s: tensor<2xui64>) -> tensor<64x64xui32> {
  %next, %bits = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<64x64xui32>)
  %y = trc.contract %bits, %bits, lhs = [0, 1], rhs = [2, 1], result = [0, 2] : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
  return %y : tensor<64x64xui32>
}

// The generator's own next state, and 64-bit words, are the library's.
// CHECK-LABEL: func.func public @library
// CHECK: stablehlo.rng_bit_generator
// CHECK-NEXT: return
func.func public @library(%s: tensor<2xui64>) -> tensor<64xui64> {
  %next, %bits = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<64xui64>)
  return %bits : tensor<64xui64>
}
