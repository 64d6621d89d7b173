// RUN: trc-opt %s -place-buffers -verify-memory-limit="limit=20972886" -split-input-file -verify-diagnostics

// State is 64 bytes, ports are 512, the arena 1024: with what a process holds, 20 MiB and a
// 256th of the rest, and a copy of the tensor of the state, 1200 bytes fit above that and 1664 do not.
plan.state @state.w : tensor<16xf32> parameter
// expected-error @below {{needs 20973190 bytes of memory, 304 more than the limit of 20972886}}
// expected-note @below {{0.0 MiB of state, 0.0 MiB for a step's values}}
// expected-note @below {{a smaller batch would help}}
// expected-note @below {{at the peak, in @step: 0.0 MiB in 2 of tensor<128xf32>, made by mul in h.*/mlp}}
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

// -----

// What holds the peak is called as the program calls it, and what was recognised as one operation by its name;
// without either it is of fused operations, or a library's.
// expected-error @below {{more than the limit of 20972886}}
// expected-note @below {{of state}}
// expected-note @below {{a smaller batch would help}}
// expected-note @below {{in 1 of tensor<1024xf32>, made by attention gradient in h.*/attn}}
// expected-note @below {{in 1 of tensor<512xf32>, made by fused operations, from step.mlir:7}}
// expected-note @below {{in 1 of tensor<256xf32>, made by dot_general in head, from step.mlir:9}}
// expected-note @below {{in 1 of tensor<128xf32>, made by a product}}
// expected-note @below {{in 1 of scratch memory, made by a library call}}
plan.entry @names inputs [] outputs [#plan.port<"y", tensor<64xf32>>] {
  %y = plan.buffer output 256 index 0
  %a = plan.buffer arena 4096 {origin = "trc.attention_gradient", type = tensor<1024xf32>} loc("h.3/attn/softmax")
  %b = plan.buffer arena 2048 {origin = "trc.fusion", type = tensor<512xf32>} loc("step.mlir":7:3)
  %c = plan.buffer arena 1024 {origin = "trc.contract", type = tensor<256xf32>} loc("head/dot_general"("step.mlir":9:3))
  %d = plan.buffer arena 512 {origin = "trc.contract", type = tensor<128xf32>} loc(unknown)
  %e = plan.buffer arena 256 loc(unknown)
  plan.call "trc.some"(write %a : tensor<1024xf32>, write %b : tensor<512xf32>, write %c : tensor<256xf32>, write %d : tensor<128xf32>, write %e : tensor<64xf32>)
  plan.call "trc.some"(read %a : tensor<1024xf32>, read %b : tensor<512xf32>, read %c : tensor<256xf32>, read %d : tensor<128xf32>, read %e : tensor<64xf32>, write %y : tensor<64xf32>)
}
