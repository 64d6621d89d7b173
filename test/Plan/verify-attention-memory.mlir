// The largest of the buffers as large as the scores of attention is warned of.
// RUN: trc-opt %s -verify-attention-memory -split-input-file -verify-diagnostics

// expected-note@+1 {{2 such buffers, 2560 bytes in all}}
plan.entry @main inputs [] outputs [] {
  %q = plan.buffer arena 4096 {type = tensor<2x8x4x16xf32>}
  %o = plan.buffer arena 4096 {type = tensor<2x8x4x16xf32>}
  %l = plan.buffer arena 256 {type = tensor<2x4x8xf32>}
  // expected-warning@+1 {{a buffer of 'tensor<2x4x8x8xf32>' is planned, as large as the scores of an attention of the program, for the result of 'stablehlo.exponential'}}
  %s = plan.buffer arena 2048 {origin = "stablehlo.exponential", type = tensor<2x4x8x8xf32>}
  // Heads and batch joined, and a dimension of size one.
  %m = plan.buffer arena 512 {type = tensor<8x1x8x8xi1>}
  // Of the same size, but of another shape.
  %x = plan.buffer arena 2048 {type = tensor<2x8x32xf32>}
  // expected-note@+1 {{the attention}}
  plan.call "trc.attention"(read %q : tensor<2x8x4x16xf32>, read %q : tensor<2x8x4x16xf32>, read %q : tensor<2x8x4x16xf32>, write %o : tensor<2x8x4x16xf32>, write %l : tensor<2x4x8xf32>)
}

// -----

// Without attention a tensor of any shape is fine.
plan.entry @main inputs [] outputs [] {
  %s = plan.buffer arena 2048 {type = tensor<2x4x8x8xf32>}
}

// -----

// As many heads as queries, as many channels as keys: the operands look alike.
plan.entry @main inputs [] outputs [] {
  %q = plan.buffer arena 4096 {type = tensor<2x8x8x8xf32>}
  %p = plan.buffer arena 4096 {type = tensor<2x8x8x8xf32>}
  %l = plan.buffer arena 512 {type = tensor<2x8x8xf32>}
  plan.call "trc.attention"(read %q : tensor<2x8x8x8xf32>, read %q : tensor<2x8x8x8xf32>, read %q : tensor<2x8x8x8xf32>, write %q : tensor<2x8x8x8xf32>, write %l : tensor<2x8x8xf32>)
}

// -----

// As many channels as keys: the states of two layers, stacked, are no scores.
plan.entry @main inputs [] outputs [] {
  %q = plan.buffer arena 16384 {type = tensor<4x32x2x16xf32>}
  %l = plan.buffer arena 1024 {type = tensor<4x2x32xf32>}
  %s = plan.buffer arena 32768 {origin = "stablehlo.while", type = tensor<2x4x32x32xf32>}
  plan.call "trc.attention"(read %q : tensor<4x32x2x16xf32>, read %q : tensor<4x32x2x16xf32>, read %q : tensor<4x32x2x16xf32>, write %q : tensor<4x32x2x16xf32>, write %l : tensor<4x2x32xf32>)
}
