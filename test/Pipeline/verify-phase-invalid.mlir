// Each clause about tensors fails once. The phase stands in front of each part;
// those of a plan are in verify-phase-plan-invalid.mlir.
// RUN: split-file %s %t
// RUN: not trc-opt %t/c1.mlir -verify-phase=phase=simplify 2>&1 | FileCheck %s --check-prefix=C1
// RUN: not trc-opt %t/c1.mlir -verify-phase=phase=plan 2>&1 | FileCheck %s --check-prefix=LATER
// RUN: not trc-opt %t/c2.mlir -verify-phase=phase=simplify 2>&1 | FileCheck %s --check-prefix=C2
// RUN: not trc-opt %t/c3.mlir -verify-phase=phase=simplify 2>&1 | FileCheck %s --check-prefix=C3
// RUN: not trc-opt %t/c4.mlir -verify-phase=phase=simplify 2>&1 | FileCheck %s --check-prefix=C4
// RUN: not trc-opt %t/c5.mlir -verify-phase=phase=simplify 2>&1 | FileCheck %s --check-prefix=C5
// RUN: trc-opt %t/c5.mlir -verify-phase=phase=differentiate
// RUN: not trc-opt %t/raise.mlir -verify-phase=phase=raise 2>&1 | FileCheck %s --check-prefix=RAISE
// RUN: trc-opt %t/raise.mlir -verify-phase=phase=simplify
// RUN: trc-opt %t/raise.mlir -verify-phase=phase=assemble
// RUN: not trc-opt %t/raise.mlir -verify-phase=phase=specialize 2>&1 | FileCheck %s --check-prefix=AGAIN
// RUN: not trc-opt %t/gradient.mlir -verify-phase=phase=differentiate 2>&1 | FileCheck %s --check-prefix=GRADIENT
// RUN: not trc-opt %t/gradient.mlir -verify-phase=phase=assemble 2>&1 | FileCheck %s --check-prefix=RECIPE
// RUN: not trc-opt %t/derived.mlir -verify-phase=phase=differentiate 2>&1 | FileCheck %s --check-prefix=DERIVED
// RUN: not trc-opt %t/first.mlir -verify-phase=phase=differentiate 2>&1 | FileCheck %s --check-prefix=FIRST
// RUN: not trc-opt %t/given.mlir -verify-phase=phase=differentiate 2>&1 | FileCheck %s --check-prefix=GIVEN
// RUN: not trc-opt %t/behind.mlir -verify-phase=phase=differentiate 2>&1 | FileCheck %s --check-prefix=BEHIND
// RUN: not trc-opt %t/donation.mlir -verify-phase=phase=assemble 2>&1 | FileCheck %s --check-prefix=DONATION
// RUN: not trc-opt %t/result.mlir -verify-phase=phase=assemble 2>&1 | FileCheck %s --check-prefix=RESULT
// RUN: not trc-opt %t/mixed.mlir -verify-phase=phase=precision 2>&1 | FileCheck %s --check-prefix=MIXED
// RUN: not trc-opt %t/wide.mlir -verify-phase='phase=precision policy=bf16' 2>&1 | FileCheck %s --check-prefix=WIDE
// RUN: not trc-opt %t/norm.mlir -verify-phase='phase=precision policy=bf16' 2>&1 | FileCheck %s --check-prefix=POLICY
// RUN: not trc-opt %t/rules.mlir -verify-phase=phase=precision 2>&1 | FileCheck %s --check-prefix=RULES
// RUN: not trc-opt %t/norm.mlir -verify-phase=phase=specialize 2>&1 | FileCheck %s --check-prefix=NORM
// RUN: not trc-opt %t/generator.mlir -verify-phase=phase=specialize 2>&1 | FileCheck %s --check-prefix=GENERATOR
// RUN: trc-opt %t/generator.mlir -separate-random-state -verify-phase=phase=specialize
// RUN: not trc-opt %t/unfused.mlir -verify-phase=phase=fuse 2>&1 | FileCheck %s --check-prefix=UNFUSED
// RUN: not trc-opt %t/unfused.mlir -verify-phase=phase=schedule 2>&1 | FileCheck %s --check-prefix=UNFUSED
// RUN: trc-opt %t/unfused.mlir -verify-phase=phase=specialize
// RUN: trc-opt %t/unfused.mlir -fuse-operations -verify-phase=phase=fuse
// RUN: not trc-opt %t/foreign.mlir -verify-phase=phase=fuse 2>&1 | FileCheck %s --check-prefix=FOREIGN
// RUN: not trc-opt %t/order.mlir --mlir-very-unsafe-disable-verifier-on-parsing --verify-each=false -verify-phase=phase=schedule 2>&1 | FileCheck %s --check-prefix=ORDER
// RUN: not trc-opt %t/select.mlir -verify-phase=phase=select 2>&1 | FileCheck %s --check-prefix=LACKING
// RUN: trc-opt %t/select.mlir -verify-phase=phase=schedule
// RUN: not trc-opt %t/names.mlir -verify-phase=phase=select 2>&1 | FileCheck %s --check-prefix=NAMES
// RUN: not trc-opt %t/order-of-names.mlir -verify-phase=phase=select 2>&1 | FileCheck %s --check-prefix=SWAPPED
// RUN: not trc-opt %t/stray.mlir -verify-phase=phase=select 2>&1 | FileCheck %s --check-prefix=STRAY
// RUN: not trc-opt %t/less.mlir -verify-phase='phase=select target=cuda' 2>&1 | FileCheck %s --check-prefix=LESS
// RUN: not trc-opt %t/more.mlir -verify-phase=phase=select 2>&1 | FileCheck %s --check-prefix=MORE
// What was selected for one target is for another's kernels too little, or too much.
// RUN: trc-opt %t/less.mlir --phase-select=target=cuda
// RUN: trc-opt %t/select.mlir --phase-select=target=cuda | not trc-opt -verify-phase=phase=select 2>&1 | FileCheck %s --check-prefix=OTHER
// OTHER: 'stablehlo.cholesky' op select_c4: expected 0 bytes of scratch memory, as kernels of host want them, got {{[1-9]}}
// RUN: not trc-opt %t/c1.mlir -verify-phase=phase=fusion 2>&1 | FileCheck %s --check-prefix=PHASE
// PHASE: verify-phase: there is no phase 'fusion'

//--- c1.mlir
// C1: c1.mlir:7:8: error: 'func.call' op simplify_c1: is not inlined after the phase simplify
// LATER: 'func.call' op simplify_c1: is not inlined after the phase plan
func.func private @callee(%x: tensor<f32>) -> tensor<f32> {
  return %x : tensor<f32>
}
func.func @main(%x: tensor<f32>) -> tensor<f32> {
  %0 = func.call @callee(%x) : (tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}

//--- c2.mlir
// C2: 'func.func' op simplify_c2: has a tuple after the phase simplify
func.func @main(%x: tuple<tensor<f32>>) {
  return
}

//--- c3.mlir
// C3: 'sdy.mesh' op simplify_c3: is of a mesh of one device after the phase simplify
sdy.mesh @mesh = <["x"=1]>

//--- c4.mlir
// C4: 'stablehlo.partition_id' op simplify_c4: is among one rank after the phase simplify
func.func @main() -> tensor<ui32> {
  %0 = stablehlo.partition_id : tensor<ui32>
  return %0 : tensor<ui32>
}

//--- c5.mlir
// C5: 'chlo.square' op simplify_c5: is not legalized after the phase simplify
func.func @main(%x: tensor<f32>) -> tensor<f32> {
  %0 = chlo.square %x : tensor<f32> -> tensor<f32>
  return %0 : tensor<f32>
}

//--- raise.mlir
// RAISE: 'stablehlo.dot_general' op raise_c1: is no contraction after the phase raise
// AGAIN: 'stablehlo.dot_general' op raise_c1: is no contraction after the phase specialize
func.func @main(%x: tensor<2x3xf32>, %y: tensor<3x4xf32>) -> tensor<2x4xf32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

//--- gradient.mlir
// GRADIENT: 'trc.training_step' op differentiate_c1: expected one function of the gradients of @loss, got 0
// RECIPE: 'trc.training_step' op assemble_c1: is not assembled after the phase assemble
func.func private @loss(%w: tensor<f32> {trc.parameter = "w"}) -> tensor<f32> {
  return %w : tensor<f32>
}
trc.training_step @step loss(@loss) {optimizer = "sgd", learning_rate = 1.0e-1 : f64}

//--- derived.mlir
// DERIVED: 'func.func' op differentiate_c2: expected the gradient of parameter "w" as result 1, of type 'tensor<f32>'
func.func private @loss(%w: tensor<f32> {trc.parameter = "w"}, %v: tensor<f32> {trc.parameter = "v"}) -> tensor<f32> {
  return %w : tensor<f32>
}
func.func private @loss.gradient(%w: tensor<f32>, %v: tensor<f32>) -> (tensor<f32>, tensor<f32> {trc.gradient = "v"}) attributes {trc.gradient_of = @loss} {
  return %w, %v : tensor<f32>, tensor<f32>
}
trc.training_step @step loss(@loss) {optimizer = "sgd", learning_rate = 1.0e-1 : f64}

//--- first.mlir
// FIRST: 'func.func' op differentiate_c2: expected the arguments and first the results of its loss, '(tensor<f32>) -> tensor<f32>', got '(tensor<f32>) -> (tensor<i32>, tensor<f32>)'
func.func private @loss(%w: tensor<f32> {trc.parameter = "w"}) -> tensor<f32> {
  return %w : tensor<f32>
}
func.func private @loss.gradient(%w: tensor<f32>) -> (tensor<i32>, tensor<f32> {trc.gradient = "w"}) attributes {trc.gradient_of = @loss} {
  %0 = stablehlo.constant dense<0> : tensor<i32>
  return %0, %w : tensor<i32>, tensor<f32>
}
trc.training_step @step loss(@loss) {optimizer = "sgd", learning_rate = 1.0e-1 : f64}

//--- given.mlir
// Its arguments are the loss's too.
// GIVEN: 'func.func' op differentiate_c2: expected the arguments and first the results of its loss, '(tensor<f32>, tensor<2xf32>) -> tensor<f32>', got '(tensor<f32>) -> (tensor<f32>, tensor<f32>)'
func.func private @loss(%w: tensor<f32> {trc.parameter = "w"}, %x: tensor<2xf32>) -> tensor<f32> {
  return %w : tensor<f32>
}
func.func private @loss.gradient(%w: tensor<f32>) -> (tensor<f32>, tensor<f32> {trc.gradient = "w"}) attributes {trc.gradient_of = @loss} {
  return %w, %w : tensor<f32>, tensor<f32>
}
trc.training_step @step loss(@loss) {optimizer = "sgd", learning_rate = 1.0e-1 : f64}

//--- behind.mlir
// BEHIND: 'func.func' op differentiate_c2: result 2 is the gradient of no parameter
func.func private @loss(%w: tensor<f32> {trc.parameter = "w"}) -> tensor<f32> {
  return %w : tensor<f32>
}
func.func private @loss.gradient(%w: tensor<f32>) -> (tensor<f32>, tensor<f32> {trc.gradient = "w"}, tensor<f32>) attributes {trc.gradient_of = @loss} {
  return %w, %w, %w : tensor<f32>, tensor<f32>, tensor<f32>
}
trc.training_step @step loss(@loss) {optimizer = "sgd", learning_rate = 1.0e-1 : f64}

//--- donation.mlir
// DONATION: 'func.func' op assemble_c2: argument 0, the state "w", is not donated to the result of its name
func.func @step(%w: tensor<f32> {trc.state = "w"}) -> (tensor<f32> {trc.state = "w"}) attributes {trc.assembled} {
  return %w : tensor<f32>
}

//--- result.mlir
// RESULT: 'func.func' op assemble_c3: result 1 is no metric, and replaces no state
func.func @step(%w: tensor<f32> {trc.state = "w", tf.aliasing_output = 0 : i32}) -> (tensor<f32> {trc.state = "w"}, tensor<f32>) attributes {trc.assembled} {
  return %w, %w : tensor<f32>, tensor<f32>
}

//--- mixed.mlir
// MIXED: 'trc.contract' op precision_c1: multiplies two types after the phase precision
func.func @main(%x: tensor<2x3xbf16>, %y: tensor<3x4xf32>) -> tensor<2x4xf32> {
  %0 = trc.contract %x, %y, lhs = [1, 0], rhs = [0, 2], result = [1, 2] : (tensor<2x3xbf16>, tensor<3x4xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

//--- wide.mlir
// One product is narrow, one is kept with a note, one is left out.
// WIDE: wide.mlir:6:8: error: 'trc.contract' op precision_c2: multiplies 'f32', which was not asked for, and no note says that it was kept
module attributes {trc.precision = {policy = "bf16", notes = [{entry = "main", operation = "trc.contract", before = "f32, f32 -> f32", kept = "f32", locations = [loc("kept")]}]}} {
func.func @main(%n: tensor<2x2xbf16>, %x: tensor<2x2xf32>) -> (tensor<2x2xbf16>, tensor<2x2xf32>, tensor<2x2xf32>) {
  %0 = trc.contract %n, %n, lhs = [1, 0], rhs = [0, 2], result = [1, 2] : (tensor<2x2xbf16>, tensor<2x2xbf16>) -> tensor<2x2xbf16>
  %1 = trc.contract %x, %x, lhs = [1, 0], rhs = [0, 2], result = [1, 2] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %2 = trc.contract %x, %x, lhs = [0, 1], rhs = [0, 2], result = [1, 2] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32> loc("kept")
  return %0, %1, %2 : tensor<2x2xbf16>, tensor<2x2xf32>, tensor<2x2xf32>
}
}

//--- rules.mlir
// RULES: 'builtin.module' op precision_c3: has rules that nothing looked at
module attributes {trc.precision_rules = []} {
}

//--- norm.mlir
// POLICY: 'builtin.module' op precision_c3: is in the precision f32, where bf16 was asked for
// NORM: 'trc.embedding' op specialize_c1: is not expanded after the phase specialize
func.func @main(%table: tensor<8x4xf32>, %ids: tensor<3xi32>) -> tensor<3x4xf32> {
  %0 = trc.embedding %table, %ids : (tensor<8x4xf32>, tensor<3xi32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

//--- generator.mlir
// GENERATOR: 'stablehlo.rng_bit_generator' op specialize_c2: makes a next state that is read after the phase specialize
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>) {
  %0, %1 = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
  return %0, %1 : tensor<2xui64>, tensor<4xui32>
}

//--- unfused.mlir
// What is small may stand alone, and a slice of rows is no copy.
// UNFUSED: unfused.mlir:6:8: error: 'stablehlo.negate' op fuse_c3: is a kernel, but stands in no fusion after the phase
func.func @main(%x: tensor<8x1024xf32>, %y: tensor<4xf32>) -> (tensor<2x1024xf32>, tensor<4xf32>, tensor<8x1024xf32>) {
  %0 = stablehlo.slice %x [2:4, 0:1024] : (tensor<8x1024xf32>) -> tensor<2x1024xf32>
  %1 = stablehlo.negate %y : tensor<4xf32>
  %2 = stablehlo.negate %x : tensor<8x1024xf32>
  return %0, %1, %2 : tensor<2x1024xf32>, tensor<4xf32>, tensor<8x1024xf32>
}

//--- foreign.mlir
// FOREIGN: 'func.constant' op fuse_c4: is neither a kernel nor a library's nor control flow after the phase fuse
func.func private @other()
func.func @main() {
  %0 = func.constant @other : () -> ()
  return
}

//--- order.mlir
// ORDER: 'stablehlo.negate' op schedule_c1: reads what a later one makes after the phase schedule
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.negate %1 : tensor<4xf32>
  %1 = stablehlo.abs %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

//--- select.mlir
// LACKING: 'stablehlo.cholesky' op select_c1: has no library kernel after the phase select
func.func @main(%x: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.cholesky %x : tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}

//--- names.mlir
// NAMES: 'stablehlo.cholesky' op select_c2: has tensors of other names than its call says after the phase select
func.func @main(%x: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.cholesky %x {trc.call = #trc.call<"stablehlo.cholesky" ["a"]>} : tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}

//--- order-of-names.mlir
// SWAPPED: 'stablehlo.cholesky' op select_c2: has tensors of other names than its call says after the phase select
func.func @main(%x: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.cholesky %x {trc.call = #trc.call<"stablehlo.cholesky" ["result", "a"]>} : tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}

//--- stray.mlir
// STRAY: 'stablehlo.reshape' op select_c3: is called by no library after the phase select
func.func @main(%x: tensor<2x2xf32>) -> tensor<4xf32> {
  %0 = stablehlo.reshape %x {trc.call = #trc.call<"stablehlo.reshape" ["operand", "result"]>} : (tensor<2x2xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

//--- less.mlir
// LESS: 'stablehlo.cholesky' op select_c4: expected {{[1-9][0-9]*}} bytes of scratch memory, as kernels of cuda want them, got 0
func.func @main(%x: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.cholesky %x {trc.call = #trc.call<"stablehlo.cholesky" ["a", "result"]>} : tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}

//--- more.mlir
// MORE: 'stablehlo.cholesky' op select_c4: expected 0 bytes of scratch memory, as kernels of host want them, got 64
func.func @main(%x: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.cholesky %x {trc.call = #trc.call<"stablehlo.cholesky" ["a", "result"], workspace = 64>} : tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
