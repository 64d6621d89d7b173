// Random bits of attention's dropout are drawn by forward alone, which writes down what they
// decide in the gradient's scratch memory.

// RUN: trc-opt %s --keep-drawn-bits | FileCheck %s

// So do the layers of a model of JAX, whose memory has no limit; under one they are drawn again.
// RUN: trc-compile %models/jax/gpt2_tiny_checkpoint.mlir --target=cuda --precision=bf16 --entry=step --to=plan > %t.kept
// RUN: grep -c 'kept_by_forward = true' %t.kept | FileCheck %s --check-prefix=MODEL
// MODEL: {{^4$}}
// RUN: trc-compile %models/jax/gpt2_tiny_checkpoint.mlir --target=cuda --precision=bf16 --entry=step --to=plan --memory-limit=8GiB > %t.limited
// RUN: not grep kept_by_forward %t.limited

#keyed = [#plan.port<"x", tensor<2x128x2x64xbf16>>, #plan.port<"key", tensor<2xui32>>]
#stated = [#plan.port<"x", tensor<2x128x2x64xbf16>>, #plan.port<"state", tensor<2xui64>>]

// CHECK-LABEL: plan.entry @keyed
// CHECK: plan.call "trc.attention" ({{.*}}, write %[[SPACE:.*]] : tensor<16384xi8>) options {{.*}}kept_by_forward = true{{.*}} names [{{.*}}, "logsumexp", "workspace"]
// CHECK: plan.call "trc.attention_gradient" ({{.*}}, read_write %[[SPACE]] : tensor<16384xi8>) options {{.*}}kept_by_forward = true
plan.entry @keyed inputs #keyed outputs [] {
  %x = plan.buffer input 65536 index 0
  %r = plan.buffer input 8 index 1
  %f = plan.buffer arena 65536
  %l = plan.buffer arena 2048
  %d = plan.buffer arena 65536
  %w = plan.buffer arena 16384
  plan.call "trc.attention"(read %x : tensor<2x128x2x64xbf16>, read %x : tensor<2x128x2x64xbf16>, read %x : tensor<2x128x2x64xbf16>, read %r : tensor<2xui32>, write %f : tensor<2x128x2x64xbf16>, write %l : tensor<2x2x128xf32>)
      options {causal = true, keep_below = 3865470566 : i64, random_bits = 32 : i64} names ["query", "key", "value", "random", "result", "logsumexp"]
  plan.call "trc.attention_gradient"(read %x : tensor<2x128x2x64xbf16>, read %x : tensor<2x128x2x64xbf16>, read %x : tensor<2x128x2x64xbf16>, read %f : tensor<2x128x2x64xbf16>, read %l : tensor<2x2x128xf32>, read %f : tensor<2x128x2x64xbf16>, read %r : tensor<2xui32>, write %d : tensor<2x128x2x64xbf16>, write %d : tensor<2x128x2x64xbf16>, write %d : tensor<2x128x2x64xbf16>, write %w : tensor<16384xi8>)
      options {causal = true, keep_below = 3865470566 : i64, random_bits = 32 : i64} names ["query", "key", "value", "result", "logsumexp", "d_result", "random", "d_query", "d_key", "d_value", "workspace"]
}

// Eight bits are drawn again; so are those of a generator that has moved on, and those that
// something else is kept of.

// CHECK-LABEL: plan.entry @few
// CHECK-NOT: kept_by_forward
plan.entry @few inputs #stated outputs [] {
  %x = plan.buffer input 65536 index 0
  %r = plan.buffer input 16 index 1
  %f = plan.buffer arena 65536
  %l = plan.buffer arena 2048
  %d = plan.buffer arena 65536
  %w = plan.buffer arena 16384
  plan.call "trc.attention"(read %x : tensor<2x128x2x64xbf16>, read %x : tensor<2x128x2x64xbf16>, read %x : tensor<2x128x2x64xbf16>, read %r : tensor<2xui64>, write %f : tensor<2x128x2x64xbf16>, write %l : tensor<2x2x128xf32>)
      options {keep_below = 230 : i64, random_bits = 8 : i64} names ["query", "key", "value", "random", "result", "logsumexp"]
  plan.call "trc.attention_gradient"(read %x : tensor<2x128x2x64xbf16>, read %x : tensor<2x128x2x64xbf16>, read %x : tensor<2x128x2x64xbf16>, read %f : tensor<2x128x2x64xbf16>, read %l : tensor<2x2x128xf32>, read %f : tensor<2x128x2x64xbf16>, read %r : tensor<2xui64>, write %d : tensor<2x128x2x64xbf16>, write %d : tensor<2x128x2x64xbf16>, write %d : tensor<2x128x2x64xbf16>, write %w : tensor<16384xi8>)
      options {keep_below = 230 : i64, random_bits = 8 : i64} names ["query", "key", "value", "result", "logsumexp", "d_result", "random", "d_query", "d_key", "d_value", "workspace"]
}

// CHECK-LABEL: plan.entry @moved
plan.entry @moved inputs #stated outputs [] {
  %x = plan.buffer input 65536 index 0
  %s = plan.buffer input 16 index 1
  %r = plan.buffer arena 16
  %f = plan.buffer arena 65536
  %l = plan.buffer arena 2048
  %d = plan.buffer arena 65536
  %w = plan.buffer arena 16384
  plan.call "trc.copy"(read %s : tensor<2xui64>, write %r : tensor<2xui64>)
  plan.call "trc.attention"(read %x : tensor<2x128x2x64xbf16>, read %x : tensor<2x128x2x64xbf16>, read %x : tensor<2x128x2x64xbf16>, read %r : tensor<2xui64>, write %f : tensor<2x128x2x64xbf16>, write %l : tensor<2x2x128xf32>)
      options {keep_below = 3865470566 : i64} names ["query", "key", "value", "random", "result", "logsumexp"]
  plan.call "trc.copy"(read %s : tensor<2xui64>, write %r : tensor<2xui64>)
  plan.call "trc.attention_gradient"(read %x : tensor<2x128x2x64xbf16>, read %x : tensor<2x128x2x64xbf16>, read %x : tensor<2x128x2x64xbf16>, read %f : tensor<2x128x2x64xbf16>, read %l : tensor<2x2x128xf32>, read %f : tensor<2x128x2x64xbf16>, read %r : tensor<2xui64>, write %d : tensor<2x128x2x64xbf16>, write %d : tensor<2x128x2x64xbf16>, write %d : tensor<2x128x2x64xbf16>, write %w : tensor<16384xi8>)
      options {keep_below = 3865470566 : i64} names ["query", "key", "value", "result", "logsumexp", "d_result", "random", "d_query", "d_key", "d_value", "workspace"]
}

// CHECK-LABEL: plan.entry @other
plan.entry @other inputs #stated outputs [] {
  %x = plan.buffer input 65536 index 0
  %r = plan.buffer input 16 index 1
  %f = plan.buffer arena 65536
  %l = plan.buffer arena 2048
  %d = plan.buffer arena 65536
  %w = plan.buffer arena 16384
  plan.call "trc.attention"(read %x : tensor<2x128x2x64xbf16>, read %x : tensor<2x128x2x64xbf16>, read %x : tensor<2x128x2x64xbf16>, read %r : tensor<2xui64>, write %f : tensor<2x128x2x64xbf16>, write %l : tensor<2x2x128xf32>)
      options {keep_below = 3865470566 : i64} names ["query", "key", "value", "random", "result", "logsumexp"]
  plan.call "trc.attention_gradient"(read %x : tensor<2x128x2x64xbf16>, read %x : tensor<2x128x2x64xbf16>, read %x : tensor<2x128x2x64xbf16>, read %f : tensor<2x128x2x64xbf16>, read %l : tensor<2x2x128xf32>, read %f : tensor<2x128x2x64xbf16>, read %r : tensor<2xui64>, write %d : tensor<2x128x2x64xbf16>, write %d : tensor<2x128x2x64xbf16>, write %d : tensor<2x128x2x64xbf16>, write %w : tensor<16384xi8>)
      options {keep_below = 3000000000 : i64} names ["query", "key", "value", "result", "logsumexp", "d_result", "random", "d_query", "d_key", "d_value", "workspace"]
}
