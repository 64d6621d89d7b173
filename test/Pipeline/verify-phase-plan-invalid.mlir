// Each clause about a plan and its images fails once; those about one entry's
// buffers are verify-plan's.
// RUN: split-file %s %t
// RUN: not trc-opt %t/function.mlir -verify-phase=phase=plan 2>&1 | FileCheck %s --check-prefix=FUNCTION
// RUN: not trc-opt %t/unwritten.mlir -verify-phase=phase=plan 2>&1 | FileCheck %s --check-prefix=UNWRITTEN
// RUN: not trc-opt %t/state.mlir -verify-phase=phase=plan 2>&1 | FileCheck %s --check-prefix=STATE
// RUN: not trc-opt %t/donated.mlir -verify-phase=phase=plan 2>&1 | FileCheck %s --check-prefix=DONATED
// RUN: not trc-opt %t/donated.mlir -verify-phase=phase=emit 2>&1 | FileCheck %s --check-prefix=DONATED
// RUN: not trc-opt %t/image.mlir -verify-phase=phase=emit 2>&1 | FileCheck %s --check-prefix=IMAGE
// RUN: trc-opt %t/image.mlir -verify-phase=phase=plan
// RUN: not trc-opt %t/sets.mlir -verify-phase=phase=emit 2>&1 | FileCheck %s --check-prefix=SETS
// RUN: not trc-opt %t/asked.mlir -verify-phase='phase=emit images=sm_90a,compute_80' 2>&1 | FileCheck %s --check-prefix=ASKED
// RUN: trc-opt %t/asked.mlir -verify-phase='phase=emit images=sm_90a'
// RUN: trc-opt %t/asked.mlir -verify-phase=phase=emit
// RUN: not trc-opt %t/asked.mlir --phase-emit=target=cuda 2>&1 | FileCheck %s --check-prefix=DEFAULT
// RUN: not trc-opt %t/level.mlir --phase-emit 2>&1 | FileCheck %s --check-prefix=LEVEL
// RUN: not trc-opt %t/begin.mlir -verify-phase=phase=emit 2>&1 | FileCheck %s --check-prefix=BEGIN
// RUN: not trc-opt %t/symbol.mlir -verify-phase=phase=emit 2>&1 | FileCheck %s --check-prefix=SYMBOL

//--- function.mlir
// FUNCTION: 'func.func' op plan_c9: is no part of a plan
func.func @main(%x: tensor<f32>) -> tensor<f32> {
  return %x : tensor<f32>
}

//--- unwritten.mlir
// The first is written in a loop, the second only read, the third an input's.
// UNWRITTEN: 'plan.entry' op plan_c10: no command writes output "z"
plan.entry @main inputs [#plan.port<"x", tensor<i1> alias = 2>]
    outputs [#plan.port<"y", tensor<f32>>, #plan.port<"z", tensor<f32>>, #plan.port<"x", tensor<i1> alias = 0>] {
  %x = plan.buffer input 1 index 0
  %y = plan.buffer output 4 index 0
  %z = plan.buffer output 4 index 1
  plan.while %x cond {
    plan.call "trc.copy"(read %z : tensor<f32>, write %y : tensor<f32>)
  } do {
  }
}

//--- state.mlir
// STATE: 'plan.entry' op plan_c10: no command writes output "w"
plan.state @state.w : tensor<f32> parameter
plan.entry @init inputs [] outputs [#plan.port<"w", tensor<f32> state = @state.w>] {
  %w = plan.buffer state 4 of @state.w
}

//--- donated.mlir
// DONATED: 'plan.buffer' op plan_c11: is of output "y", which an input is donated to
plan.entry @main inputs [#plan.port<"x", tensor<f32> alias = 0>] outputs [#plan.port<"y", tensor<f32> alias = 0>] {
  %x = plan.buffer input 4 index 0
  %y = plan.buffer output 4 index 0
  plan.call "trc.copy"(read %x : tensor<f32>, write %y : tensor<f32>)
}

//--- image.mlir
// What nothing calls has its code as well: the artifact has a row for it.
// IMAGE: 'plan.kernel' op emit_c1: has no image
plan.kernel @map_0 {
^bb0(%a: tensor<4xf32>):
  %0 = trc.fusion map(%a : tensor<4xf32>) -> tensor<4xf32> {
  ^bb0(%x: tensor<4xf32>):
    %s = stablehlo.add %x, %x : tensor<4xf32>
    trc.yield %s : tensor<4xf32>
  }
  plan.return %0 : tensor<4xf32>
}

//--- sets.mlir
// SETS: sets.mlir:4:1: error: 'plan.kernel' op emit_c2: expected images for "sm_90a", "compute_80", as kernel 'a' has, got "sm_90a"
plan.kernel @a attributes {symbol = "f", launch = #plan.launch<grid = [1, 1, 1], block = 32, shared = 0>,
    variants = [#plan.variant<"sm_90a", entry = 0, image = "a">, #plan.variant<"compute_80", entry = 0, image = "b">]}
plan.kernel @b attributes {symbol = "f", launch = #plan.launch<grid = [1, 1, 1], block = 32, shared = 0>,
    variants = [#plan.variant<"sm_90a", entry = 0, image = "a">]}

//--- asked.mlir
// No kernel has PTX, and the phase asks for another GPU's cubin, too, where nobody says which: code that is
// there already is not made again.
// ASKED: 'plan.kernel' op emit_c4: expected images for "sm_90a", "compute_80", which were asked for, got "sm_90a"
// DEFAULT: 'plan.kernel' op emit_c4: expected images for "sm_80", "sm_90a", "compute_80", which were asked for, got "sm_90a"
plan.kernel @a attributes {symbol = "f", source = "void f() {}", launch = #plan.launch<grid = [1, 1, 1], block = 32, shared = 0>,
    variants = [#plan.variant<"sm_90a", entry = 0, image = "a">]}
plan.kernel @b attributes {symbol = "g", source = "void g() {}", launch = #plan.launch<grid = [1, 1, 1], block = 32, shared = 0>,
    variants = [#plan.variant<"sm_90a", entry = 0, image = "b">]}

//--- level.mlir
// LEVEL: 'plan.kernel' op emit_c4: expected images for "x86-64-v3", "x86-64-v4", which were asked for, got "x86-64-v3"
plan.kernel @a attributes {symbol = "f", launch = #plan.launch<grid = [1, 1, 1], block = 32, shared = 0>,
    variants = [#plan.variant<"x86-64-v3", entry = 0, image = "code">]}

//--- begin.mlir
// BEGIN: 'plan.kernel' op emit_c3: begins at byte 4 of an image of 4 for "x86-64-v3"
plan.kernel @map_0 attributes {variants = [#plan.variant<"x86-64-v3", entry = 4, image = "code">]} {
^bb0(%a: tensor<4xf32>):
  %0 = trc.fusion map(%a : tensor<4xf32>) -> tensor<4xf32> {
  ^bb0(%x: tensor<4xf32>):
    %s = stablehlo.add %x, %x : tensor<4xf32>
    trc.yield %s : tensor<4xf32>
  }
  plan.return %0 : tensor<4xf32>
}

//--- symbol.mlir
// SYMBOL: 'plan.kernel' op emit_c3: has no function "trc_map_0" in its text
plan.kernel @map_0 attributes {symbol = "trc_map_0", source = "void trc_map_1() {}", launch = #plan.launch<grid = [1, 1, 1], block = 32, shared = 0>,
    variants = [#plan.variant<"compute_80", entry = 0, image = "code">]}
