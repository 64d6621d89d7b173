// What holds after a phase passes its clauses, and is left as it is.
// RUN: trc-opt %s -verify-phase=phase=assemble | FileCheck %s
// Each phase ends with them: the dump of one passes again.
// RUN: trc-compile %models/line.mlir --to=differentiate | trc-opt -verify-phase=phase=differentiate | FileCheck %s --check-prefix=DERIVED
// RUN: trc-compile %models/line.mlir --to=emit | trc-opt -verify-phase=phase=emit | FileCheck %s --check-prefix=EMITTED
// DERIVED: trc.gradient_of
// EMITTED: plan.kernel

// A step that gives its state back, and a metric.
// CHECK-LABEL: func.func @step
// CHECK: stablehlo.add
func.func @step(%w: tensor<f32> {tf.aliasing_output = 0 : i32, trc.state = "w"}, %x: tensor<f32>)
    -> (tensor<f32> {trc.state = "w"}, tensor<f32> {trc.metric = "loss"}) attributes {trc.assembled} {
  %sum = stablehlo.add %w, %x : tensor<f32>
  return %sum, %x : tensor<f32>, tensor<f32>
}
