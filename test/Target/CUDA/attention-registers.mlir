// Attention and its gradient at GPT-2's shapes, with dropout, which takes the most
// registers: nothing in local memory on any GPU, whatever products are rounded to.

// REQUIRES: nvrtc
// RUN: trc-compile --target=cuda --from=specialize %s --cuda-arch=sm_80,sm_90a,sm_100 -o %t.trc --report=%t.json
// RUN: python3 %S/Inputs/local-memory.py %t.json | FileCheck %s
// CHECK: 9 kernels for sm_100, sm_80, sm_90a
// CHECK-NOT: local memory

// With 32 bits for a weight the gradient draws nothing: it reads what forward has written down,
// at four instructions at most (docs/gpu.md: 2.4 and 3.4) for each of 32 weights.
// RUN: %if nvdisasm %{ python3 %S/Inputs/sass.py %t.trc sm_90a %nvdisasm | python3 %S/Inputs/within.py \
// RUN:   'attention_query_gradient_kept_1: loop.instructions <= 659, loop.matrix == 96, blocks >= 2, registers <= 255' \
// RUN:   'attention_key_value_gradient_kept_1: loop.instructions <= 712, loop.matrix == 128, blocks >= 2, registers <= 255' %}

// Nor with eight bits for a weight: steps of GPT-2 draw them so, nvrtc-gpt2.test.

func.func @main(%q: tensor<4x1024x12x64xf32>, %b: tensor<4x1024x12x64xbf16>, %r: tensor<2xui64>)
    -> (tensor<4x1024x12x64xf32>, tensor<4x1024x12x64xf32>, tensor<4x1024x12x64xf32>,
        tensor<4x1024x12x64xf32>, tensor<4x1024x12x64xf32>, tensor<4x1024x12x64xf32>,
        tensor<4x1024x12x64xbf16>, tensor<4x1024x12x64xbf16>, tensor<4x1024x12x64xbf16>) {
  %f0, %f1 = trc.attention(%q, %q, %q) random(%r) {causal, fill = 0xFFF0000000000000 : f64, keep_below = 3865470566 : i64, keep_scale = 1.1111111640930176 : f64, scale = 0.125 : f64}
    : (tensor<4x1024x12x64xf32>, tensor<4x1024x12x64xf32>, tensor<4x1024x12x64xf32>, tensor<2xui64>) -> (tensor<4x1024x12x64xf32>, tensor<4x12x1024xf32>)
  %f2:3 = trc.attention_gradient(%q, %q, %q) of(%f0, %f1, %q) random(%r) {causal, fill = 0xFFF0000000000000 : f64, keep_below = 3865470566 : i64, keep_scale = 1.1111111640930176 : f64, scale = 0.125 : f64}
    : (tensor<4x1024x12x64xf32>, tensor<4x1024x12x64xf32>, tensor<4x1024x12x64xf32>, tensor<4x1024x12x64xf32>, tensor<4x12x1024xf32>, tensor<4x1024x12x64xf32>, tensor<2xui64>)
    -> (tensor<4x1024x12x64xf32>, tensor<4x1024x12x64xf32>, tensor<4x1024x12x64xf32>)
  %t0, %t1 = trc.attention(%q, %q, %q) random(%r) {causal, fill = 0xFFF0000000000000 : f64, keep_below = 3865470566 : i64, keep_scale = 1.1111111640930176 : f64, scale = 0.125 : f64, tf32}
    : (tensor<4x1024x12x64xf32>, tensor<4x1024x12x64xf32>, tensor<4x1024x12x64xf32>, tensor<2xui64>) -> (tensor<4x1024x12x64xf32>, tensor<4x12x1024xf32>)
  %t2:3 = trc.attention_gradient(%q, %q, %q) of(%t0, %t1, %q) random(%r) {causal, fill = 0xFFF0000000000000 : f64, keep_below = 3865470566 : i64, keep_scale = 1.1111111640930176 : f64, scale = 0.125 : f64, tf32}
    : (tensor<4x1024x12x64xf32>, tensor<4x1024x12x64xf32>, tensor<4x1024x12x64xf32>, tensor<4x1024x12x64xf32>, tensor<4x12x1024xf32>, tensor<4x1024x12x64xf32>, tensor<2xui64>)
    -> (tensor<4x1024x12x64xf32>, tensor<4x1024x12x64xf32>, tensor<4x1024x12x64xf32>)
  %b0, %b1 = trc.attention(%b, %b, %b) random(%r) {causal, fill = 0xFFF0000000000000 : f64, keep_below = 3865470566 : i64, keep_scale = 1.1111111640930176 : f64, scale = 0.125 : f64}
    : (tensor<4x1024x12x64xbf16>, tensor<4x1024x12x64xbf16>, tensor<4x1024x12x64xbf16>, tensor<2xui64>) -> (tensor<4x1024x12x64xbf16>, tensor<4x12x1024xf32>)
  %b2:3 = trc.attention_gradient(%b, %b, %b) of(%b0, %b1, %b) random(%r) {causal, fill = 0xFFF0000000000000 : f64, keep_below = 3865470566 : i64, keep_scale = 1.1111111640930176 : f64, scale = 0.125 : f64}
    : (tensor<4x1024x12x64xbf16>, tensor<4x1024x12x64xbf16>, tensor<4x1024x12x64xbf16>, tensor<4x1024x12x64xbf16>, tensor<4x12x1024xf32>, tensor<4x1024x12x64xbf16>, tensor<2xui64>)
    -> (tensor<4x1024x12x64xbf16>, tensor<4x1024x12x64xbf16>, tensor<4x1024x12x64xbf16>)
  return %f2#0, %f2#1, %f2#2, %t2#0, %t2#1, %t2#2, %b2#0, %b2#1, %b2#2
      : tensor<4x1024x12x64xf32>, tensor<4x1024x12x64xf32>, tensor<4x1024x12x64xf32>,
        tensor<4x1024x12x64xf32>, tensor<4x1024x12x64xf32>, tensor<4x1024x12x64xf32>,
        tensor<4x1024x12x64xbf16>, tensor<4x1024x12x64xbf16>, tensor<4x1024x12x64xbf16>
}
