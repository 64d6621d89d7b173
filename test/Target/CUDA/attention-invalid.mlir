// RUN: trc-opt %s --emit-cuda-kernels=text-only --split-input-file --verify-diagnostics

// Tiles of 64 rows of queries, keys, values and gradients have to fit.
plan.entry @wide inputs [] outputs [] {
  %0 = plan.buffer arena 1048576
  // expected-error @below {{trc.attention: heads of 512 and 512 bf16 are too wide for the shared memory of a GPU}}
  plan.call "trc.attention"(read %0 : tensor<1x8x1x512xbf16>, read %0 : tensor<1x8x1x512xbf16>, read %0 : tensor<1x8x1x512xbf16>, write %0 : tensor<1x8x1x512xbf16>, write %0 : tensor<1x1x8xf32>)
    options {fill = 0xFFF0000000000000 : f64, scale = 1.0 : f64}
    names ["query", "key", "value", "result", "logsumexp"]
}

// -----

plan.entry @fill inputs [] outputs [] {
  %0 = plan.buffer arena 1048576
  // expected-error @below {{trc.attention: expected a 'fill' that is finite or minus infinity, got INF}}
  plan.call "trc.attention"(read %0 : tensor<1x8x1x16xbf16>, read %0 : tensor<1x8x1x16xbf16>, read %0 : tensor<1x8x1x16xbf16>, write %0 : tensor<1x8x1x16xbf16>, write %0 : tensor<1x1x8xf32>)
    options {fill = 0x7FF0000000000000 : f64, scale = 1.0 : f64}
    names ["query", "key", "value", "result", "logsumexp"]
}

// -----

plan.entry @type inputs [] outputs [] {
  %0 = plan.buffer arena 1048576
  // expected-error @below {{trc.attention: expected logsumexp of type 'tensor<1x1x8xf32>', got 'tensor<1x1x8xbf16>'}}
  plan.call "trc.attention"(read %0 : tensor<1x8x1x16xbf16>, read %0 : tensor<1x8x1x16xbf16>, read %0 : tensor<1x8x1x16xbf16>, write %0 : tensor<1x8x1x16xbf16>, write %0 : tensor<1x1x8xbf16>)
    options {fill = 0.0 : f64, scale = 1.0 : f64}
    names ["query", "key", "value", "result", "logsumexp"]
}

// -----

plan.entry @workspace inputs [] outputs [] {
  %0 = plan.buffer arena 1048576
  // expected-error @below {{trc.attention_gradient: expected a workspace of 1024 bytes}}
  plan.call "trc.attention_gradient"(read %0 : tensor<1x8x1x16xbf16>, read %0 : tensor<1x8x1x16xbf16>, read %0 : tensor<1x8x1x16xbf16>, read %0 : tensor<1x8x1x16xbf16>, read %0 : tensor<1x1x8xf32>, read %0 : tensor<1x8x1x16xbf16>,
      write %0 : tensor<1x8x1x16xbf16>, write %0 : tensor<1x8x1x16xbf16>, write %0 : tensor<1x8x1x16xbf16>)
    options {fill = 0xFFF0000000000000 : f64, scale = 1.0 : f64}
    names ["query", "key", "value", "result", "logsumexp", "d_result", "d_query", "d_key", "d_value"]
}

// -----

plan.entry @operands inputs [] outputs [] {
  %0 = plan.buffer arena 1048576
  // expected-error @below {{trc.attention: expected an operand 'value'}}
  plan.call "trc.attention"(read %0 : tensor<1x8x1x16xbf16>, read %0 : tensor<1x8x1x16xbf16>, write %0 : tensor<1x8x1x16xbf16>, write %0 : tensor<1x1x8xf32>)
    options {fill = 0.0 : f64, scale = 1.0 : f64}
    names ["query", "key", "result", "logsumexp"]
}
// -----

// Names decide, not places: what is no mask by its name is not one by its type.
plan.entry @stray inputs [] outputs [] {
  %0 = plan.buffer arena 1048576
  // expected-error @below {{trc.attention: operand 3: 'hidden' is one too many}}
  plan.call "trc.attention"(read %0 : tensor<1x8x1x16xbf16>, read %0 : tensor<1x8x1x16xbf16>, read %0 : tensor<1x8x1x16xbf16>, read %0 : tensor<1x8xi1>, write %0 : tensor<1x8x1x16xbf16>, write %0 : tensor<1x1x8xf32>)
    options {fill = 0.0 : f64, scale = 1.0 : f64}
    names ["query", "key", "value", "hidden", "result", "logsumexp"]
}

// -----

plan.entry @rank inputs [] outputs [] {
  %0 = plan.buffer arena 1048576
  // expected-error @below {{trc.attention: expected floats, query and value of rank 4 or all in one tensor of rank 5, got 'tensor<8x1x16xbf16>' and 'tensor<8x1x16xbf16>'}}
  plan.call "trc.attention"(read %0 : tensor<8x1x16xbf16>, read %0 : tensor<8x1x16xbf16>, read %0 : tensor<8x1x16xbf16>, write %0 : tensor<8x1x16xbf16>, write %0 : tensor<1x1x8xf32>)
    options {fill = 0xFFF0000000000000 : f64, scale = 1.0 : f64}
    names ["query", "key", "value", "result", "logsumexp"]
}

// -----

plan.entry @strides inputs [] outputs [] {
  %0 = plan.buffer arena 1048576
  // expected-error @below {{trc.attention: expected four 'random_strides', got 3}}
  plan.call "trc.attention"(read %0 : tensor<1x8x1x16xbf16>, read %0 : tensor<1x8x1x16xbf16>, read %0 : tensor<1x8x1x16xbf16>, read %0 : tensor<2xui64>, write %0 : tensor<1x8x1x16xbf16>, write %0 : tensor<1x1x8xf32>)
    options {fill = 0xFFF0000000000000 : f64, scale = 1.0 : f64, keep_below = 2147483648 : i64, random_strides = array<i64: 64, 8, 1>}
    names ["query", "key", "value", "random", "result", "logsumexp"]
}

// -----

plan.entry @bits inputs [] outputs [] {
  %0 = plan.buffer arena 1048576
  // expected-error @below {{trc.attention: expected 'random_bits' of 32, or of 8 or 16 with a state, got 24}}
  plan.call "trc.attention"(read %0 : tensor<1x8x1x16xbf16>, read %0 : tensor<1x8x1x16xbf16>, read %0 : tensor<1x8x1x16xbf16>, read %0 : tensor<2xui64>, write %0 : tensor<1x8x1x16xbf16>, write %0 : tensor<1x1x8xf32>)
    options {fill = 0xFFF0000000000000 : f64, scale = 1.0 : f64, keep_below = 128 : i64, random_bits = 24 : i64}
    names ["query", "key", "value", "random", "result", "logsumexp"]
}

// -----

// A key draws whole words.
plan.entry @key_bits inputs [] outputs [] {
  %0 = plan.buffer arena 1048576
  // expected-error @below {{trc.attention: expected 'random_bits' of 32, or of 8 or 16 with a state, got 8}}
  plan.call "trc.attention"(read %0 : tensor<1x8x1x16xbf16>, read %0 : tensor<1x8x1x16xbf16>, read %0 : tensor<1x8x1x16xbf16>, read %0 : tensor<2xui32>, write %0 : tensor<1x8x1x16xbf16>, write %0 : tensor<1x1x8xf32>)
    options {fill = 0xFFF0000000000000 : f64, scale = 1.0 : f64, keep_below = 128 : i64, random_bits = 8 : i64}
    names ["query", "key", "value", "random", "result", "logsumexp"]
}

// -----

plan.entry @kept inputs [] outputs [] {
  %0 = plan.buffer arena 1048576
  // expected-error @below {{trc.attention: expected 'kept_by_forward' with a workspace, where tensor cores drop weights by 32 bits}}
  plan.call "trc.attention"(read %0 : tensor<1x8x1x16xbf16>, read %0 : tensor<1x8x1x16xbf16>, read %0 : tensor<1x8x1x16xbf16>, write %0 : tensor<1x8x1x16xbf16>, write %0 : tensor<1x1x8xf32>)
    options {fill = 0xFFF0000000000000 : f64, scale = 1.0 : f64, kept_by_forward = 1 : i64}
    names ["query", "key", "value", "result", "logsumexp"]
}

// -----

plan.entry @workspace_place inputs [] outputs [] {
  %0 = plan.buffer arena 1048576
  // expected-error @below {{trc.attention: expected a workspace that starts at a multiple of 16 bytes, got one at 8}}
  plan.call "trc.attention"(read %0 : tensor<1x8x1x16xbf16>, read %0 : tensor<1x8x1x16xbf16>, read %0 : tensor<1x8x1x16xbf16>, read %0 : tensor<2xui64>, write %0 : tensor<1x8x1x16xbf16>, write %0 : tensor<1x1x8xf32>, read_write %0 + 8 : tensor<4096xi8>)
    options {fill = 0xFFF0000000000000 : f64, scale = 1.0 : f64, keep_below = 2147483648 : i64, kept_by_forward = 1 : i64}
    names ["query", "key", "value", "random", "result", "logsumexp", "workspace"]
}

// -----

// Rows are numbered within 32 bits.
plan.entry @many inputs [] outputs [] {
  %0 = plan.buffer arena 34359738400
  // expected-error @below {{trc.attention: expected at most 2^30 queries, keys and heads, got 'tensor<1x1073741825x1x16xbf16>' and 'tensor<1x1073741825x1x16xbf16>'}}
  plan.call "trc.attention"(read %0 : tensor<1x1073741825x1x16xbf16>, read %0 : tensor<1x1073741825x1x16xbf16>, read %0 : tensor<1x1073741825x1x16xbf16>, write %0 : tensor<1x1073741825x1x16xbf16>, write %0 : tensor<1x1x1073741825xf32>)
    options {fill = 0xFFF0000000000000 : f64, scale = 1.0 : f64}
    names ["query", "key", "value", "result", "logsumexp"]
}

// -----

// Each tile of queries of each head is a block.
plan.entry @tiles inputs [] outputs [] {
  %0 = plan.buffer arena 35184372088832
  // expected-error @below {{trc.attention: 8589934592 tiles are more than a launch may have}}
  plan.call "trc.attention"(read %0 : tensor<1048576x1048576x1x16xbf16>, read %0 : tensor<1048576x1048576x1x16xbf16>, read %0 : tensor<1048576x1048576x1x16xbf16>, write %0 : tensor<1048576x1048576x1x16xbf16>, write %0 : tensor<1048576x1x1048576xf32>)
    options {fill = 0xFFF0000000000000 : f64, scale = 1.0 : f64}
    names ["query", "key", "value", "result", "logsumexp"]
}
