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
      names ["query", "key", "value", "result", "logsumexp"]
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
      names ["query", "key", "value", "result", "logsumexp"]
}

// -----

// As many channels as keys: the states of two layers, stacked, are no scores.
plan.entry @main inputs [] outputs [] {
  %q = plan.buffer arena 16384 {type = tensor<4x32x2x16xf32>}
  %l = plan.buffer arena 1024 {type = tensor<4x2x32xf32>}
  %s = plan.buffer arena 32768 {origin = "stablehlo.while", type = tensor<2x4x32x32xf32>}
  plan.call "trc.attention"(read %q : tensor<4x32x2x16xf32>, read %q : tensor<4x32x2x16xf32>, read %q : tensor<4x32x2x16xf32>, write %q : tensor<4x32x2x16xf32>, write %l : tensor<4x2x32xf32>)
      names ["query", "key", "value", "result", "logsumexp"]
}

// -----

// Names say which operand is which, whatever their order.
plan.entry @main inputs [] outputs [] {
  %q = plan.buffer arena 4096 {type = tensor<2x8x4x16xf32>}
  %k = plan.buffer arena 16384 {type = tensor<2x32x4x16xf32>}
  %o = plan.buffer arena 4096 {type = tensor<2x8x4x16xf32>}
  %l = plan.buffer arena 256 {type = tensor<2x4x8xf32>}
  // expected-warning@+1 {{a buffer of 'tensor<2x4x8x32xf32>' is planned, as large as the scores of an attention of the program}}
  %s = plan.buffer arena 8192 {type = tensor<2x4x8x32xf32>}
  // expected-note@+1 {{the attention}}
  plan.call "trc.attention"(write %l : tensor<2x4x8xf32>, write %o : tensor<2x8x4x16xf32>, read %k : tensor<2x32x4x16xf32>, read %k : tensor<2x32x4x16xf32>, read %q : tensor<2x8x4x16xf32>)
      names ["logsumexp", "result", "value", "key", "query"]
}

// -----

// The query of a packed attention has the keys in it. A gradient names more; its query is the one that is read.
plan.entry @main inputs [] outputs [] {
  %q = plan.buffer arena 12288 {type = tensor<2x8x3x4x16xf32>}
  %d = plan.buffer arena 12288 {type = tensor<2x8x3x4x16xf32>}
  %o = plan.buffer arena 4096 {type = tensor<2x8x4x16xf32>}
  %l = plan.buffer arena 256 {type = tensor<2x4x8xf32>}
  // expected-warning@+1 {{a buffer of 'tensor<2x4x8x8xf32>' is planned, as large as the scores}}
  %s = plan.buffer arena 2048 {type = tensor<2x4x8x8xf32>}
  // expected-note@+1 {{the attention}}
  plan.call "trc.attention_gradient"(write %d : tensor<2x8x3x4x16xf32>, read %o : tensor<2x8x4x16xf32>, read %l : tensor<2x4x8xf32>, read %o : tensor<2x8x4x16xf32>, read %q : tensor<2x8x3x4x16xf32>)
      names ["d_query", "d_result", "logsumexp", "result", "query"]
}

// -----

// Of a plan that does not say so nothing is known.
plan.entry @main inputs [] outputs [] {
  %q = plan.buffer arena 4096 {type = tensor<2x8x4x16xf32>}
  %o = plan.buffer arena 4096 {type = tensor<2x8x4x16xf32>}
  %l = plan.buffer arena 256 {type = tensor<2x4x8xf32>}
  %s = plan.buffer arena 2048 {type = tensor<2x4x8x8xf32>}
  plan.call "trc.attention"(read %q : tensor<2x8x4x16xf32>, read %q : tensor<2x8x4x16xf32>, read %q : tensor<2x8x4x16xf32>, write %o : tensor<2x8x4x16xf32>, write %l : tensor<2x4x8xf32>)
}
