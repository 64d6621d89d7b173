// What holds after a phase passes its clauses, and is left as it is.
// RUN: trc-opt %s -verify-phase=phase=assemble | FileCheck %s
// Each phase ends with them: the dump of one passes again.
// RUN: trc-compile %models/line.mlir --to=differentiate | trc-opt -verify-phase=phase=differentiate | FileCheck %s --check-prefix=DERIVED
// RUN: trc-compile %models/jax/gpt2_tiny.mlir --entry=step --precision=bf16 --to=precision | trc-opt -verify-phase='phase=precision policy=bf16' | FileCheck %s --check-prefix=LOWERED
// RUN: trc-compile %models/line.mlir --to=emit | trc-opt -verify-phase=phase=emit | FileCheck %s --check-prefix=EMITTED
// RUN: trc-compile %models/line.mlir --to=emit --host-arch=x86-64-v3 | trc-opt -verify-phase='phase=emit images=x86-64-v3' | FileCheck %s --check-prefix=EMITTED
// RUN: trc-compile %models/jax/gpt2_tiny.mlir --entry=step --target=cuda --to=select | trc-opt -verify-phase='phase=select target=cuda' | FileCheck %s --check-prefix=SELECTED
// A program that nobody can enter has an artifact, too.
// RUN: echo 'func.func private @f() { return }' > %t.mlir && trc-compile %t.mlir -o %t.trc
// DERIVED: trc.gradient_of
// LOWERED: trc.precision
// EMITTED: plan.kernel
// SELECTED: workspace = {{[1-9]}}

// A step that gives its state back, and a metric.
// CHECK-LABEL: func.func @step
// CHECK: stablehlo.add
func.func @step(%w: tensor<f32> {tf.aliasing_output = 0 : i32, trc.state = "w"}, %x: tensor<f32>)
    -> (tensor<f32> {trc.state = "w"}, tensor<f32> {trc.metric = "loss"}) attributes {trc.assembled} {
  %sum = stablehlo.add %w, %x : tensor<f32>
  return %sum, %x : tensor<f32>, tensor<f32>
}
