// What can be counted in the machine code of attention at GPT-2's shapes, B = 64. For an A100,
// and for an H100 too where a program is for both: instructions of the main loop for each tile, of
// which 128, 96 and 128 multiply matrices; two blocks on a multiprocessor; 16 bytes in every copy
// from memory.

// REQUIRES: nvrtc, nvdisasm
// RUN: trc-compile --target=cuda --from=specialize %s --cuda-arch=sm_80,sm_90a -o %t.trc
// RUN: python3 %S/Inputs/sass.py %t.trc sm_90a %nvdisasm | python3 %S/Inputs/within.py \
// RUN:   'attention_0: loop.instructions <= 1010, loop.matrix == 128, blocks >= 2, loads.128 == 24' \
// RUN:   'attention_0: registers <= 244, shared == 49152, loop.branches <= 7' \
// RUN:   'attention_query_gradient_0: loop.instructions <= 545, loop.matrix == 96, blocks >= 2' \
// RUN:   'attention_query_gradient_0: registers <= 230, shared == 49152, loop.branches <= 7, loads.128 == 40' \
// RUN:   'attention_0: loop.diverging <= 5' 'attention_query_gradient_0: loop.diverging <= 5' \
// RUN:   'attention_key_value_gradient_0: loop.diverging <= 1' \
// RUN:   'attention_key_value_gradient_0: loop.instructions <= 590, loop.matrix == 128, blocks >= 2, loads.128 == 26' \
// RUN:   'attention_key_value_gradient_0: registers <= 255, shared == 49664, loop.branches <= 4'

// For an H100 alone groups of four warps multiply: 8, 12 and 16 products of 64 x 64 x 16 a tile,
// four, three and three such groups on a multiprocessor.

// RUN: trc-compile --target=cuda --from=specialize %s --cuda-arch=sm_90a -o %t.trc
// RUN: python3 %S/Inputs/sass.py %t.trc sm_90a %nvdisasm | python3 %S/Inputs/within.py \
// RUN:   'attention_groups_0: loop.instructions <= 480, loop.matrix == 8, blocks >= 4, loads.128 == 20' \
// RUN:   'attention_groups_0: registers <= 128, shared == 40960, loop.branches <= 6' \
// RUN:   'attention_query_gradient_groups_0: loop.instructions <= 460, loop.matrix == 12, blocks >= 3' \
// RUN:   'attention_query_gradient_groups_0: registers <= 168, shared == 49152, loop.branches <= 6, loads.128 == 32' \
// RUN:   'attention_key_value_gradient_groups_0: loop.instructions <= 475, loop.matrix == 16, blocks >= 3, loads.128 == 26' \
// RUN:   'attention_key_value_gradient_groups_0: registers <= 168, shared == 51200, loop.branches <= 4'

// A limit that is not kept is told.
// RUN: python3 %S/Inputs/sass.py %t.trc sm_90a %nvdisasm > %t.figures
// RUN: not python3 %S/Inputs/within.py 'attention_groups_0: loop.instructions <= 10' < %t.figures | FileCheck %s
// CHECK: attention_groups_0: loop.instructions is {{[0-9]+}}, expected <= 10: NOT KEPT

func.func @main(%b: tensor<64x1024x12x64xbf16>) -> (tensor<64x1024x12x64xbf16>, tensor<64x1024x12x64xbf16>, tensor<64x1024x12x64xbf16>) {
  %b0, %b1 = trc.attention(%b, %b, %b) {causal, fill = 0xFFF0000000000000 : f64, scale = 0.125 : f64}
    : (tensor<64x1024x12x64xbf16>, tensor<64x1024x12x64xbf16>, tensor<64x1024x12x64xbf16>) -> (tensor<64x1024x12x64xbf16>, tensor<64x12x1024xf32>)
  %b2:3 = trc.attention_gradient(%b, %b, %b) of(%b0, %b1, %b) {causal, fill = 0xFFF0000000000000 : f64, scale = 0.125 : f64}
    : (tensor<64x1024x12x64xbf16>, tensor<64x1024x12x64xbf16>, tensor<64x1024x12x64xbf16>, tensor<64x1024x12x64xbf16>, tensor<64x12x1024xf32>, tensor<64x1024x12x64xbf16>)
    -> (tensor<64x1024x12x64xbf16>, tensor<64x1024x12x64xbf16>, tensor<64x1024x12x64xbf16>)
  return %b2#0, %b2#1, %b2#2 : tensor<64x1024x12x64xbf16>, tensor<64x1024x12x64xbf16>, tensor<64x1024x12x64xbf16>
}
