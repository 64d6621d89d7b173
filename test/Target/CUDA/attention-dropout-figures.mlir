// What dropout by eight bits adds to the main loops of attention at GPT-2's shapes, B = 64, for
// an A100 and an H100: at most eight instructions of the pipe for integers and bits for a weight,
// of which a thread has 64 in a tile of the forward kernel and 32 in those of the gradients, and as
// many blocks on a multiprocessor as without.

// REQUIRES: nvrtc, nvdisasm
// RUN: trc-compile --target=cuda --from=specialize %s --cuda-arch=sm_80,sm_90a -o %t.trc
// RUN: python3 %S/Inputs/sass.py %t.trc sm_90a %nvdisasm | python3 %S/Inputs/within.py \
// RUN:   'attention_bits8_0: loop.matrix == 128, blocks >= 2, loop.alu <= attention_0.loop.alu+512' \
// RUN:   'attention_bits8_0: loop.instructions <= attention_0.loop.instructions+576' \
// RUN:   'attention_query_gradient_bits8_0: loop.matrix == 96, blocks >= 2, loop.alu <= attention_query_gradient_0.loop.alu+256' \
// RUN:   'attention_query_gradient_bits8_0: loop.instructions <= attention_query_gradient_0.loop.instructions+320' \
// RUN:   'attention_key_value_gradient_bits8_0: loop.matrix == 128, blocks >= 2, loop.alu <= attention_key_value_gradient_0.loop.alu+256' \
// RUN:   'attention_key_value_gradient_bits8_0: loop.instructions <= attention_key_value_gradient_0.loop.instructions+320'

// For an H100 alone a warp has 16 rows, and draws for 32: 12 of these instructions a weight.

// RUN: trc-compile --target=cuda --from=specialize %s --cuda-arch=sm_90a -o %t.trc
// RUN: python3 %S/Inputs/sass.py %t.trc sm_90a %nvdisasm | python3 %S/Inputs/within.py \
// RUN:   'attention_groups_bits8_0: loop.matrix == 8, blocks >= 4, loop.alu <= attention_groups_0.loop.alu+400' \
// RUN:   'attention_query_gradient_groups_bits8_0: loop.matrix == 12, blocks >= 3, loop.alu <= attention_query_gradient_groups_0.loop.alu+400' \
// RUN:   'attention_key_value_gradient_groups_bits8_0: loop.matrix == 16, blocks >= 3, loop.alu <= attention_key_value_gradient_groups_0.loop.alu+400'

func.func @main(%b: tensor<64x1024x12x64xbf16>, %r: tensor<2xui64>) -> (tensor<64x1024x12x64xbf16>, tensor<64x1024x12x64xbf16>, tensor<64x1024x12x64xbf16>, tensor<64x1024x12x64xbf16>, tensor<64x1024x12x64xbf16>, tensor<64x1024x12x64xbf16>) {
  %f0, %l0 = trc.attention(%b, %b, %b) {causal, fill = 0xFFF0000000000000 : f64, scale = 0.125 : f64}
    : (tensor<64x1024x12x64xbf16>, tensor<64x1024x12x64xbf16>, tensor<64x1024x12x64xbf16>) -> (tensor<64x1024x12x64xbf16>, tensor<64x12x1024xf32>)
  %g0:3 = trc.attention_gradient(%b, %b, %b) of(%f0, %l0, %b) {causal, fill = 0xFFF0000000000000 : f64, scale = 0.125 : f64}
    : (tensor<64x1024x12x64xbf16>, tensor<64x1024x12x64xbf16>, tensor<64x1024x12x64xbf16>, tensor<64x1024x12x64xbf16>, tensor<64x12x1024xf32>, tensor<64x1024x12x64xbf16>)
    -> (tensor<64x1024x12x64xbf16>, tensor<64x1024x12x64xbf16>, tensor<64x1024x12x64xbf16>)
  %f1, %l1 = trc.attention(%b, %b, %b) random(%r) {causal, fill = 0xFFF0000000000000 : f64, scale = 0.125 : f64, keep_below = 230 : i64, keep_scale = 1.1130435 : f64, random_bits = 8 : i64}
    : (tensor<64x1024x12x64xbf16>, tensor<64x1024x12x64xbf16>, tensor<64x1024x12x64xbf16>, tensor<2xui64>) -> (tensor<64x1024x12x64xbf16>, tensor<64x12x1024xf32>)
  %g1:3 = trc.attention_gradient(%b, %b, %b) of(%f1, %l1, %b) random(%r) {causal, fill = 0xFFF0000000000000 : f64, scale = 0.125 : f64, keep_below = 230 : i64, keep_scale = 1.1130435 : f64, random_bits = 8 : i64}
    : (tensor<64x1024x12x64xbf16>, tensor<64x1024x12x64xbf16>, tensor<64x1024x12x64xbf16>, tensor<64x1024x12x64xbf16>, tensor<64x12x1024xf32>, tensor<64x1024x12x64xbf16>, tensor<2xui64>)
    -> (tensor<64x1024x12x64xbf16>, tensor<64x1024x12x64xbf16>, tensor<64x1024x12x64xbf16>)
  return %g0#0, %g0#1, %g0#2, %g1#0, %g1#1, %g1#2 : tensor<64x1024x12x64xbf16>, tensor<64x1024x12x64xbf16>, tensor<64x1024x12x64xbf16>, tensor<64x1024x12x64xbf16>, tensor<64x1024x12x64xbf16>, tensor<64x1024x12x64xbf16>
}
