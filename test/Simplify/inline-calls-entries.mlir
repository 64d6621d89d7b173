// RUN: trc-opt %s --inline-calls="entries=step" | FileCheck %s
// RUN: trc-opt %s --inline-calls="entries=step" --mlir-print-debuginfo \
// RUN:   | FileCheck %s --check-prefix=LOCATION

// Only the entries that are named stay, public or not; the location of what was
// inlined has both the callee's line and the caller's.
// CHECK-NOT: @main
// CHECK: func.func private @step
// CHECK-NOT: @main
// LOCATION: stablehlo.negate %{{.*}} : tensor<f32> loc(#[[CALL:.*]])
// LOCATION: #[[CALL]] = loc(callsite(#{{.*}} at #{{.*}}))
func.func public @main(%x: tensor<f32>) -> tensor<f32> {
  return %x : tensor<f32>
}
func.func private @negate(%x: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.negate %x : tensor<f32> loc("negate")
  return %0 : tensor<f32>
}
func.func private @step(%x: tensor<f32>) -> tensor<f32> {
  %0 = call @negate(%x) : (tensor<f32>) -> tensor<f32> loc("layer")
  return %0 : tensor<f32>
}
