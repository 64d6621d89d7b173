// RUN: trc-opt %s --emit-cuda-kernels -split-input-file -verify-diagnostics

// A library kernel that nobody writes for a GPU.
plan.entry @main inputs [#plan.port<"x", tensor<4xf32>>] outputs [] {
  %x = plan.buffer input 16 index 0
  // expected-error@+1 {{no CUDA kernel is known for trc.unheard_of; compile with --target=host}}
  plan.call "trc.unheard_of"(read %x : tensor<4xf32>)
}
