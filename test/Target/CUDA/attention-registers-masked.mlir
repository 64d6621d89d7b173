// Attention at GPT-2's shapes as programs of JAX have it: a mask, a fill that is finite, and
// dropout by a key. Nothing lies in local memory on GPUs of 8.0 and 9.0. (On 10.0 the gradient
// by keys keeps 16 bytes of each thread there.)

// REQUIRES: nvrtc
// RUN: trc-compile --target=cuda --from=specialize %s --cuda-arch=sm_80,sm_90a -o %t.trc --report=%t.json
// RUN: python3 %S/Inputs/local-memory.py %t.json | FileCheck %s
// CHECK: 3 kernels for sm_80, sm_90a
// CHECK-NOT: local memory

// Nor by groups of four warps, for 9.0 alone, in either half type.
// RUN: trc-compile --target=cuda --from=specialize %s --cuda-arch=sm_90a -o %t.trc --report=%t.json
// RUN: sed s/bf16/f16/g %s > %t.mlir
// RUN: trc-compile --target=cuda --from=specialize %t.mlir --cuda-arch=sm_90a -o %t.trc --report=%t.f16.json
// RUN: cat %t.json %t.f16.json | grep -c '_groups_' | FileCheck %s --check-prefix=NAMES
// NAMES: {{^6$}}
// RUN: for t in json f16.json; do python3 %S/Inputs/local-memory.py %t.$t; done | FileCheck %s --check-prefix=GROUPS
// GROUPS: 3 kernels for sm_90a
// GROUPS-NOT: local memory
// GROUPS: 3 kernels for sm_90a
// GROUPS-NOT: local memory

func.func @main(%b: tensor<64x1024x12x64xbf16>, %m: tensor<64x1024xi1>, %r: tensor<2xui32>) -> (tensor<64x1024x12x64xbf16>, tensor<64x1024x12x64xbf16>, tensor<64x1024x12x64xbf16>) {
  %f, %l = trc.attention(%b, %b, %b) mask(%m) random(%r) {causal, fill = -1.0e+09 : f64, scale = 0.125 : f64, keep_below = 3865470566 : i64, keep_scale = 1.1111111640930176 : f64} : (tensor<64x1024x12x64xbf16>, tensor<64x1024x12x64xbf16>, tensor<64x1024x12x64xbf16>, tensor<64x1024xi1>, tensor<2xui32>) -> (tensor<64x1024x12x64xbf16>, tensor<64x12x1024xf32>)
  %g:3 = trc.attention_gradient(%b, %b, %b) of(%f, %l, %b) mask(%m) random(%r) {causal, fill = -1.0e+09 : f64, scale = 0.125 : f64, keep_below = 3865470566 : i64, keep_scale = 1.1111111640930176 : f64} : (tensor<64x1024x12x64xbf16>, tensor<64x1024x12x64xbf16>, tensor<64x1024x12x64xbf16>, tensor<64x1024x12x64xbf16>, tensor<64x12x1024xf32>, tensor<64x1024x12x64xbf16>, tensor<64x1024xi1>, tensor<2xui32>) -> (tensor<64x1024x12x64xbf16>, tensor<64x1024x12x64xbf16>, tensor<64x1024x12x64xbf16>)
  return %g#0, %g#1, %g#2 : tensor<64x1024x12x64xbf16>, tensor<64x1024x12x64xbf16>, tensor<64x1024x12x64xbf16>
}
