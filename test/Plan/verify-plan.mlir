// Each clause of the plan level fails once.
// RUN: trc-opt %s -verify-plan -split-input-file -verify-diagnostics

plan.entry @main inputs [] outputs [] {
  // expected-error@+1 {{plan_c1: expected first and last command; run place-buffers}}
  %0 = plan.buffer arena 4
}

// -----

plan.entry @main inputs [] outputs [] attributes {arena_size = 64 : i64, arena_alignment = 64 : i64, peak_live = 64 : i64} {
  // expected-error@+1 {{plan_c1: lives from command 0 to 0, but is used from 0 to 1}}
  %0 = plan.buffer arena 4 {first = 0 : i64, last = 0 : i64, offset = 0 : i64}
  plan.call "trc.make"(write %0 : tensor<f32>)
  plan.call "trc.use"(read %0 : tensor<f32>)
}

// -----

plan.entry @main inputs [] outputs [] attributes {arena_size = 64 : i64, arena_alignment = 64 : i64, peak_live = 64 : i64} {
  // expected-note@+1 {{the buffer}}
  %0 = plan.buffer arena 4 {first = 0 : i64, last = 0 : i64, offset = 0 : i64}
  // expected-error@+1 {{plan_c2: reads a buffer that no command before it has written}}
  plan.call "trc.use"(read %0 : tensor<f32>)
}

// -----

// What both branches write is written behind them, what one writes is not.
plan.entry @main inputs [#plan.port<"s", tensor<i32>>] outputs [] attributes {arena_size = 64 : i64, arena_alignment = 64 : i64, peak_live = 128 : i64} {
  %s = plan.buffer input 4 {index = 0 : i64, first = 0 : i64, last = 99 : i64}
  %0 = plan.buffer arena 4 {first = 0 : i64, last = 99 : i64, offset = 0 : i64}
  // expected-note@+1 {{the buffer}}
  %1 = plan.buffer arena 4 {first = 0 : i64, last = 99 : i64, offset = 64 : i64}
  plan.case %s {
    plan.call "trc.make"(write %0 : tensor<f32>, write %1 : tensor<f32>)
    plan.call "trc.use"(read %1 : tensor<f32>)
  }, {
    plan.call "trc.make"(write %0 : tensor<f32>)
  }
  plan.call "trc.use"(read %0 : tensor<f32>)
  // expected-error@+1 {{plan_c2: reads a buffer that no command before it has written}}
  plan.call "trc.use"(read %1 : tensor<f32>)
}

// -----

// A loop's body may not run at all; its condition does.
plan.entry @main inputs [] outputs [] attributes {arena_size = 64 : i64, arena_alignment = 64 : i64, peak_live = 128 : i64} {
  %0 = plan.buffer arena 4 {first = 0 : i64, last = 99 : i64, offset = 0 : i64}
  // expected-note@+1 {{the buffer}}
  %1 = plan.buffer arena 4 {first = 0 : i64, last = 99 : i64, offset = 64 : i64}
  plan.while %0 cond {
    plan.call "trc.make"(write %0 : tensor<i1>)
  } do {
    plan.call "trc.make"(write %1 : tensor<f32>)
    plan.call "trc.use"(read %1 : tensor<f32>)
  }
  plan.call "trc.use"(read %0 : tensor<i1>)
  // expected-error@+1 {{plan_c2: reads a buffer that no command before it has written}}
  plan.call "trc.use"(read %1 : tensor<f32>)
}

// -----

// What begins empty is updated before anything wrote it, and is whole behind the loop; one
// that does not is not, and a command that only reads is none that updates.
plan.entry @main inputs [] outputs [] attributes {arena_size = 64 : i64, arena_alignment = 64 : i64, peak_live = 192 : i64} {
  %0 = plan.buffer arena 4 {first = 0 : i64, last = 99 : i64, offset = 0 : i64}
  %1 = plan.buffer arena 4 {begins_empty, first = 0 : i64, last = 99 : i64, offset = 64 : i64}
  // expected-note@+1 {{the buffer}}
  %2 = plan.buffer arena 4 {begins_empty, first = 0 : i64, last = 99 : i64, offset = 128 : i64}
  plan.while %0 cond {
    plan.call "trc.make"(write %0 : tensor<i1>)
  } do {
    plan.call "trc.update"(read %1 : tensor<f32>, write %1 : tensor<f32>)
  }
  plan.call "trc.use"(read %1 : tensor<f32>)
  // expected-error@+1 {{plan_c2: reads a buffer that no command before it has written}}
  plan.call "trc.use"(read %2 : tensor<f32>, write %0 : tensor<f32>)
}

// -----

// expected-error@+1 {{plan_c3: buffer 1 (time [0, 1), bytes [0, 4)) overlaps buffer 0}}
plan.entry @main inputs [] outputs [] attributes {arena_size = 64 : i64, arena_alignment = 64 : i64, peak_live = 128 : i64} {
  %0 = plan.buffer arena 4 {first = 0 : i64, last = 0 : i64, offset = 0 : i64}
  %1 = plan.buffer arena 4 {first = 0 : i64, last = 0 : i64, offset = 0 : i64}
  plan.call "trc.make"(write %0 : tensor<f32>, write %1 : tensor<f32>)
}

// -----

plan.entry @main inputs [] outputs [] attributes {arena_size = 64 : i64, arena_alignment = 64 : i64, peak_live = 64 : i64} {
  // expected-error@+1 {{plan_c3: expected an offset}}
  %0 = plan.buffer arena 4 {first = 0 : i64, last = 0 : i64}
  plan.call "trc.make"(write %0 : tensor<f32>)
}

// -----

// expected-error@+1 {{plan_c4: expected the arena's size, alignment and peak; run place-buffers}}
plan.entry @main inputs [] outputs [] {
  %0 = plan.buffer arena 4 {first = 0 : i64, last = 0 : i64, offset = 0 : i64}
  plan.call "trc.make"(write %0 : tensor<f32>)
}

// -----

// expected-error@+1 {{plan_c4: buffers end at byte 68 of an arena of 64}}
plan.entry @main inputs [] outputs [] attributes {arena_size = 64 : i64, arena_alignment = 64 : i64, peak_live = 64 : i64} {
  %0 = plan.buffer arena 4 {first = 0 : i64, last = 0 : i64, offset = 64 : i64}
  plan.call "trc.make"(write %0 : tensor<f32>)
}

// -----

// expected-error@+1 {{plan_c4: the largest sum of live buffers is 64, but 32 is recorded}}
plan.entry @main inputs [] outputs [] attributes {arena_size = 64 : i64, arena_alignment = 64 : i64, peak_live = 32 : i64} {
  %0 = plan.buffer arena 4 {first = 0 : i64, last = 0 : i64, offset = 0 : i64}
  plan.call "trc.make"(write %0 : tensor<f32>)
}

// -----

plan.entry @main inputs [#plan.port<"x", tensor<f32>>] outputs [] attributes {arena_size = 0 : i64, arena_alignment = 64 : i64, peak_live = 0 : i64} {
  %0 = plan.buffer input 4 index 0 {first = 0 : i64, last = 0 : i64}
  // expected-error@+1 {{plan_c5: writes input "x", which is not donated}}
  plan.call "trc.make"(write %0 : tensor<f32>)
}

// -----

plan.entry @main inputs [] outputs [] attributes {arena_size = 64 : i64, arena_alignment = 64 : i64, peak_live = 64 : i64} {
  %0 = plan.buffer arena 4 {first = 0 : i64, last = 3 : i64, offset = 0 : i64}
  plan.call "trc.make"(write %0 : tensor<f32>)
  // expected-note@+1 {{started here}}
  plan.call "trc.start_all_reduce"(read %0 : tensor<f32>, write %0 : tensor<f32>) options {exchange = 0 : i64}
  // expected-error@+1 {{plan_c6: touches a buffer of exchange 0, which is under way}}
  plan.call "trc.use"(read %0 : tensor<f32>)
  plan.call "trc.finish"(read_write %0 : tensor<f32>) options {exchange = 0 : i64}
}

// -----

plan.entry @main inputs [] outputs [] attributes {arena_size = 64 : i64, arena_alignment = 64 : i64, peak_live = 64 : i64} {
  %0 = plan.buffer arena 4 {first = 0 : i64, last = 1 : i64, offset = 0 : i64}
  plan.call "trc.make"(write %0 : tensor<f32>)
  // expected-error@+1 {{plan_c7: exchange 3 is not finished in its block}}
  plan.call "trc.start_all_reduce"(read %0 : tensor<f32>, write %0 : tensor<f32>) options {exchange = 3 : i64}
}

// -----

plan.entry @main inputs [] outputs [] attributes {arena_size = 64 : i64, arena_alignment = 64 : i64, peak_live = 64 : i64} {
  %0 = plan.buffer arena 4 {first = 0 : i64, last = 1 : i64, offset = 0 : i64}
  plan.call "trc.make"(write %0 : tensor<f32>)
  // expected-error@+1 {{plan_c7: finishes exchange 3, which was not started in its block}}
  plan.call "trc.finish"(read_write %0 : tensor<f32>) options {exchange = 3 : i64}
}

// -----

// Two exchanges of one number.
plan.entry @main inputs [] outputs [] attributes {arena_size = 128 : i64, arena_alignment = 64 : i64, peak_live = 128 : i64} {
  %0 = plan.buffer arena 4 {first = 0 : i64, last = 2 : i64, offset = 0 : i64}
  %1 = plan.buffer arena 4 {first = 0 : i64, last = 2 : i64, offset = 64 : i64}
  plan.call "trc.make"(write %0 : tensor<f32>, write %1 : tensor<f32>)
  plan.call "trc.start_all_reduce"(read %0 : tensor<f32>, write %0 : tensor<f32>) options {exchange = 3 : i64}
  // expected-error@+1 {{plan_c7: starts exchange 3, which is under way}}
  plan.call "trc.start_all_reduce"(read %1 : tensor<f32>, write %1 : tensor<f32>) options {exchange = 3 : i64}
}

// -----

plan.state @state.m : tensor<f32> {plan.on_host}
plan.entry @main inputs [] outputs [] attributes {arena_size = 0 : i64, arena_alignment = 64 : i64, peak_live = 0 : i64} {
  %0 = plan.buffer state 4 of @state.m {first = 0 : i64, last = 0 : i64}
  // expected-error@+1 {{plan_c8: touches state state.m, which lies in the host's memory}}
  plan.call "trc.use"(read %0 : tensor<f32>)
}

// -----

// Values that are kept in the host's memory for a while, likewise.
plan.entry @main inputs [] outputs [] attributes {arena_size = 64 : i64, arena_alignment = 64 : i64, peak_live = 64 : i64, host_size = 64 : i64} {
  %0 = plan.buffer host 4 {first = 0 : i64, last = 0 : i64, offset = 0 : i64}
  %1 = plan.buffer arena 4 {first = 0 : i64, last = 0 : i64, offset = 0 : i64}
  // expected-error@+1 {{plan_c8: touches a buffer, which lies in the host's memory}}
  plan.call "trc.make"(write %0 : tensor<f32>, write %1 : tensor<f32>)
}

// -----

// expected-error@+1 {{plan_c4: buffers end at byte 4 of the host's memory of 0}}
plan.entry @main inputs [] outputs [] attributes {arena_size = 0 : i64, arena_alignment = 64 : i64, peak_live = 0 : i64} {
  %0 = plan.buffer host 4 {first = 0 : i64, last = 1 : i64, offset = 0 : i64}
  plan.call "trc.start_store"(write %0 : tensor<f32>) options {exchange = 0 : i64}
  plan.call "trc.finish"(read_write %0 : tensor<f32>) options {exchange = 0 : i64}
}
