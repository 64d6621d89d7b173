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
