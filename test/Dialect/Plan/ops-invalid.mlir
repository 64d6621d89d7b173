// Each labelled clause of the plan dialect's verifiers fails once.
// RUN: trc-opt %s -split-input-file -verify-diagnostics

// expected-error@+1 {{kernel_c1: expected a plan.return at the end}}
plan.kernel @k {
^bb0(%a: tensor<4xf32>):
  %0 = trc.fusion map(%a : tensor<4xf32>) -> tensor<4xf32> {
  ^bb0(%x: tensor<4xf32>):
    trc.yield %x : tensor<4xf32>
  }
}

// -----

// expected-error@+1 {{kernel_c2: expected one trc.fusion and a plan.return, got 1 operations}}
plan.kernel @k {
^bb0(%a: tensor<4xf32>):
  plan.return %a : tensor<4xf32>
}

// -----

// expected-error@+1 {{kernel_c3: expected the fusion to take the kernel's arguments}}
plan.kernel @k {
^bb0(%a: tensor<4xf32>):
  %0 = trc.fusion map(%a : tensor<4xf32>) -> tensor<4xf32> {
  ^bb0(%x: tensor<4xf32>):
    trc.yield %x : tensor<4xf32>
  }
  plan.return %a : tensor<4xf32>
}

// -----

// expected-error@+1 {{kernel_c4: expected both a symbol and a launch, or neither}}
plan.kernel @k attributes {symbol = "trc_k"}

// -----

// expected-error@+1 {{kernel_c5: expected a launch, since there is no body}}
plan.kernel @k

// -----

// expected-error@+1 {{launch_c1: expected a grid within [2147483647, 65535, 65535], got [1, 65536, 1]}}
plan.kernel @k attributes {symbol = "trc_k", launch = #plan.launch<grid = [1, 65536, 1], block = 32, shared = 0>}

// -----

// expected-error@+1 {{launch_c2: expected 1 to 1024 threads of a block, got 0}}
plan.kernel @k attributes {symbol = "trc_k", launch = #plan.launch<grid = [1, 1, 1], block = 0, shared = 0>}

// -----

// expected-error@+1 {{launch_c3: expected at most 232448 bytes of shared memory, got 232449}}
plan.kernel @k attributes {symbol = "trc_k", launch = #plan.launch<grid = [1, 1, 1], block = 32, shared = 232449>}

// -----

// expected-error@+1 {{state_c1: expected a parameter for a moment}}
plan.state @state.m : tensor<f32> moment

// -----

plan.state @state.w : tensor<f32> parameter
// expected-error@+1 {{state_c1: expected no parameter, since this is no moment}}
plan.state @state.n : tensor<f32> counter of @state.w

// -----

plan.state @state.w : tensor<f32>
// expected-error@+1 {{state_c2: @state.w names no parameter}}
plan.state @state.m : tensor<f32> moment of @state.w

// -----

// expected-error@+1 {{state_c3: expected a vector that is part of [3, 4], got 'tensor<6x1xf32>'}}
plan.state @state.m : tensor<6x1xf32> part of [3, 4]

// -----

// expected-error@+1 {{entry_c1: inputs 0 and 1 have the same name "x"}}
plan.entry @main inputs [#plan.port<"x", tensor<f32>>, #plan.port<"x", tensor<f32>>] outputs [] {
}

// -----

// expected-error@+1 {{entry_c2: input 0 is aliased to 3, which does not exist}}
plan.entry @main inputs [#plan.port<"x", tensor<f32> alias = 3>] outputs [] {
}

// -----

// expected-error@+1 {{entry_c3: input 0 is aliased to 0, but not the other way round}}
plan.entry @main inputs [#plan.port<"x", tensor<f32> alias = 0>] outputs [#plan.port<"y", tensor<f32>>] {
}

// -----

plan.entry @main inputs [] outputs [] {
  // expected-error@+1 {{buffer_c1: expected a size of at least 0, got -1}}
  %0 = plan.buffer arena -1
}

// -----

plan.entry @main inputs [] outputs [] {
  // expected-error@+1 {{buffer_c2: expected a symbol for kind constant}}
  %0 = plan.buffer constant 4
}

// -----

plan.entry @main inputs [] outputs [] {
  // expected-error@+1 {{buffer_c3: expected no index for kind arena}}
  %0 = plan.buffer arena 4 index 0
}

// -----

plan.entry @main inputs [] outputs [] {
  // expected-error@+1 {{buffer_c4: expected an index below 0, got 2}}
  %0 = plan.buffer input 4 index 2
}

// -----

plan.entry @main inputs [#plan.port<"x", tensor<f32>>] outputs [] {
  // expected-error@+1 {{buffer_c5: expected the port's size 4, got 8}}
  %0 = plan.buffer input 8 index 0
}

// -----

plan.entry @main inputs [] outputs [] {
  // expected-error@+1 {{buffer_c6: @nothing names no constant}}
  %0 = plan.buffer constant 8 of @nothing
}

// -----

plan.constant @c = dense<1.0> : tensor<f32>
plan.entry @main inputs [] outputs [] {
  // expected-error@+1 {{buffer_c7: expected the size of @c, 4, got 8}}
  %0 = plan.buffer constant 8 of @c
}

// -----

plan.entry @main inputs [] outputs [] {
  %0 = plan.buffer arena 4
  // expected-error@+1 {{call_c1: expected 1 types, accesses and offsets, got 0, 1 and 1}}
  "plan.call"(%0) {kernel = "trc.copy", types = [], access = array<i32: 0>, offsets = array<i64: 0>} : (!plan.buffer) -> ()
}

// -----

plan.entry @main inputs [] outputs [] {
  %0 = plan.buffer arena 4
  // expected-error@+1 {{call_c2: expected a static tensor of integers or floats as operand 0}}
  plan.call "trc.copy"(read %0 : tensor<?xf32>)
}

// -----

plan.entry @main inputs [] outputs [] {
  %0 = plan.buffer arena 4
  // expected-error@+1 {{call_c3: unknown access 7}}
  "plan.call"(%0) {kernel = "trc.copy", types = [tensor<f32>], access = array<i32: 7>, offsets = array<i64: 0>} : (!plan.buffer) -> ()
}

// -----

plan.entry @main inputs [] outputs [] {
  %0 = plan.buffer arena 4
  // expected-error@+1 {{call_c4: operand 0 ends at byte 8 of a buffer of 4}}
  plan.call "trc.copy"(read %0 + 4 : tensor<f32>)
}

// -----

plan.constant @c = dense<1.0> : tensor<f32>
plan.entry @main inputs [] outputs [] {
  %0 = plan.buffer constant 4 of @c
  // expected-error@+1 {{call_c5: operand 0 writes a constant}}
  plan.call "trc.copy"(write %0 : tensor<f32>)
}

// -----

plan.entry @main inputs [] outputs [] {
  %0 = plan.buffer arena 4
  // expected-error@+1 {{call_c6: @nothing names no kernel}}
  plan.call @nothing(read %0 : tensor<f32>)
}

// -----

plan.kernel @k {
^bb0(%a: tensor<f32>):
  %0 = trc.fusion map(%a : tensor<f32>) -> tensor<f32> {
  ^bb0(%x: tensor<f32>):
    trc.yield %x : tensor<f32>
  }
  plan.return %0 : tensor<f32>
}
plan.entry @main inputs [] outputs [] {
  %0 = plan.buffer arena 8
  // expected-error@+1 {{call_c7: expected 2 operands, got 1}}
  plan.call @k(read %0 : tensor<f32>)
}

// -----

plan.kernel @k {
^bb0(%a: tensor<f32>):
  %0 = trc.fusion map(%a : tensor<f32>) -> tensor<f32> {
  ^bb0(%x: tensor<f32>):
    trc.yield %x : tensor<f32>
  }
  plan.return %0 : tensor<f32>
}
plan.entry @other inputs [] outputs [] {
  %0 = plan.buffer arena 8
  // expected-error@+1 {{call_c8: expected operand 1 of 'tensor<f32>', got 'tensor<2xf32>'}}
  plan.call @k(read %0 : tensor<f32>, write %0 : tensor<2xf32>)
}

// -----

plan.kernel @k {
^bb0(%a: tensor<f32>):
  %0 = trc.fusion map(%a : tensor<f32>) -> tensor<f32> {
  ^bb0(%x: tensor<f32>):
    trc.yield %x : tensor<f32>
  }
  plan.return %0 : tensor<f32>
}
plan.entry @third inputs [] outputs [] {
  %0 = plan.buffer arena 8
  // expected-error@+1 {{call_c9: expected operand 1 to be written}}
  plan.call @k(read %0 : tensor<f32>, read %0 : tensor<f32>)
}

// -----

plan.entry @main inputs [] outputs [] {
  %0 = plan.buffer arena 4
  // expected-error@+1 {{case_c1: expected at least one branch}}
  "plan.case"(%0) : (!plan.buffer) -> ()
}

// -----

plan.kernel @group_0 attributes {members = [@nowhere]}
plan.entry @main inputs [] outputs [] {
  %0 = plan.buffer arena 4
  // expected-error@+1 {{call_c10: expected a kernel with a body as a member of @group_0, got @nowhere}}
  plan.call @group_0(read %0 : tensor<f32>)
}

// -----

plan.kernel @k {
^bb0(%a: tensor<f32>):
  %0 = trc.fusion map(%a : tensor<f32>) -> tensor<f32> {
  ^bb0(%x: tensor<f32>):
    trc.yield %x : tensor<f32>
  }
  plan.return %0 : tensor<f32>
}
plan.kernel @group_0 attributes {members = [@k, @k]}
plan.entry @main inputs [] outputs [] {
  %0 = plan.buffer arena 4
  // expected-error@+1 {{call_c7: expected 4 operands, got 2}}
  plan.call @group_0(read %0 : tensor<f32>, write %0 : tensor<f32>)
}

// -----

plan.entry @main inputs [] outputs [] {
  %0 = plan.buffer arena 4
  // expected-error@+1 {{call_c11: expected 2 names, each once, got ["operand"]}}
  plan.call "trc.copy"(read %0 : tensor<f32>, write %0 : tensor<f32>) names ["operand"]
}

// -----

plan.entry @main inputs [] outputs [] {
  %0 = plan.buffer arena 4
  // expected-error@+1 {{call_c11: expected 2 names, each once, got ["operand", "operand"]}}
  plan.call "trc.copy"(read %0 : tensor<f32>, write %0 : tensor<f32>) names ["operand", "operand"]
}

// -----

// An access is one of three.
plan.entry @main inputs [] outputs [] {
  %0 = plan.buffer arena 4
  // expected-error@+1 {{expected read, write or read_write, got 'append'}}
  plan.call "trc.make"(append %0 : tensor<f32>)
}
