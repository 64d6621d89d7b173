// RUN: trc-opt %s -place-buffers -verify-memory-limit="limit=20972886" -split-input-file -verify-diagnostics

// State is 64 bytes, ports are 512, the arena 1024: with what a process holds, 20 MiB and a
// 256th of the rest, and a copy of the tensor of the state, 1200 bytes fit above that and 1664 do not.
plan.state @state.w : tensor<16xf32> parameter
// expected-error @below {{needs 20973190 bytes of memory, 304 more than the limit of 20972886}}
// expected-note @below {{0.0 MiB of state, 0.0 MiB for a step's values}}
// expected-note @below {{a smaller batch would help}}
// expected-note @below {{at the peak, in @step: 0.0 MiB in 2 of trc.fusion tensor<128xf32>, of h.*/mlp}}
plan.entry @step inputs [#plan.port<"x", tensor<64xf32>>] outputs [#plan.port<"y", tensor<64xf32>>] {
  %x = plan.buffer input 256 index 0
  %y = plan.buffer output 256 index 0
  %a = plan.buffer arena 512 {origin = "trc.fusion", type = tensor<128xf32>} loc("h.3/mlp/mul")
  %b = plan.buffer arena 512 {origin = "trc.fusion", type = tensor<128xf32>} loc("h.12/mlp/mul")
  plan.call "trc.some"(read %x : tensor<64xf32>, write %a : tensor<128xf32>)
  plan.call "trc.some"(read %a : tensor<128xf32>, write %b : tensor<128xf32>)
  plan.call "trc.some"(read %b : tensor<128xf32>, write %y : tensor<64xf32>)
}

// -----

// What fits is let through.
plan.entry @fits inputs [#plan.port<"x", tensor<64xf32>>] outputs [#plan.port<"y", tensor<64xf32>>] {
  %x = plan.buffer input 256 index 0
  %y = plan.buffer output 256 index 0
  plan.call "trc.some"(read %x : tensor<64xf32>, write %y : tensor<64xf32>)
}

// -----

// Where the state alone is too much, no other batch would help.
plan.state @state.w : tensor<4096xf32> parameter
// expected-error @below {{more than the limit of 20972886}}
// expected-note @below {{of state}}
// expected-note @below {{what is there without a step's values is too much already}}
plan.entry @large inputs [] outputs [#plan.port<"y", tensor<64xf32>>] {
  %y = plan.buffer output 256 index 0
  plan.call "trc.some"(write %y : tensor<64xf32>)
}
