// RUN: trc-compile --target=cuda --from=specialize --to=plan %s -o - | trc-opt --emit-cuda-kernels=text-only | FileCheck %s

// Forward is one kernel. Tensor cores do bf16, in tiles of 128 queries where
// there are enough of them.
// CHECK: plan.kernel @attention_0
// CHECK-SAME: launch = #plan.launch<grid = [768, 1, 1], block = 128, shared = 49152>
// CHECK-SAME: #include \22trc/attention_tensor.cuh\22
// CHECK-SAME: AttentionTensorEngine<trc_device::bf16, 4, 2>
// CHECK-SAME: batch = 8, rows = 1024, heads = 12, keys = 1024
// CHECK-SAME: causal = true, masked = false, biased = false, dropped = false, keyed = false;
// CHECK-SAME: fillCounts = false
// CHECK-SAME: __launch_bounds__(128, 2) trc_attention(

// The gradient is two: by queries, with what the other needs of each query in
// the workspace, and by keys.
// CHECK: plan.kernel @attention_query_gradient_0
// CHECK-SAME: statisticsRows = 1024
// CHECK: plan.kernel @attention_key_value_gradient_0
// CHECK-SAME: findsKeys = true, findsValues = true

// In f32 products are f32; with tf32 they may be rounded.
// CHECK: plan.kernel @attention_1
// CHECK-SAME: AttentionFmaEngine<trc_device::f32, 4>
// CHECK: plan.kernel @attention_2
// CHECK-SAME: AttentionTf32Engine<4, 1>

// Sums of wide heads take a kernel each. A finite fill adds to the workspace.
// CHECK: plan.kernel @attention_query_gradient_1
// CHECK-SAME: fillCounts = true
// CHECK: plan.kernel @attention_key_gradient_0
// CHECK-SAME: findsKeys = true, findsValues = false
// CHECK: plan.kernel @attention_value_gradient_0
// CHECK-SAME: findsKeys = false, findsValues = true

// CHECK: plan.entry @main
// CHECK: plan.call @attention_0
// CHECK: plan.call @attention_query_gradient_0 ({{.*}}write %[[SPACE:[0-9]+]] : tensor<786432xi8>)
// CHECK: plan.call @attention_key_value_gradient_0 ({{.*}}read %[[SPACE]] : tensor<786432xi8>)
// CHECK: plan.call @attention_query_gradient_1 ({{.*}}tensor<1536xi8>)
// CHECK: plan.call @attention_key_gradient_0
// CHECK: plan.call @attention_value_gradient_0
func.func @main(%q: tensor<8x1024x12x64xbf16>, %f: tensor<1x70x2x64xf32>, %w: tensor<1x20x1x256xf16>)
    -> (tensor<8x1024x12x64xbf16>, tensor<8x1024x12x64xbf16>, tensor<8x1024x12x64xbf16>, tensor<8x1024x12x64xbf16>,
        tensor<1x70x2x64xf32>, tensor<1x70x2x64xf32>,
        tensor<1x20x1x256xf16>, tensor<1x20x1x256xf16>, tensor<1x20x1x256xf16>) {
  %0, %1 = trc.attention(%q, %q, %q) {causal, fill = 0xFFF0000000000000 : f64, scale = 0.125 : f64}
    : (tensor<8x1024x12x64xbf16>, tensor<8x1024x12x64xbf16>, tensor<8x1024x12x64xbf16>) -> (tensor<8x1024x12x64xbf16>, tensor<8x12x1024xf32>)
  %2:3 = trc.attention_gradient(%q, %q, %q) of(%0, %1, %q) {causal, fill = 0xFFF0000000000000 : f64, scale = 0.125 : f64}
    : (tensor<8x1024x12x64xbf16>, tensor<8x1024x12x64xbf16>, tensor<8x1024x12x64xbf16>, tensor<8x1024x12x64xbf16>, tensor<8x12x1024xf32>, tensor<8x1024x12x64xbf16>)
    -> (tensor<8x1024x12x64xbf16>, tensor<8x1024x12x64xbf16>, tensor<8x1024x12x64xbf16>)
  %3, %4 = trc.attention(%f, %f, %f) {fill = 0xFFF0000000000000 : f64, scale = 0.125 : f64}
    : (tensor<1x70x2x64xf32>, tensor<1x70x2x64xf32>, tensor<1x70x2x64xf32>) -> (tensor<1x70x2x64xf32>, tensor<1x2x70xf32>)
  %5, %6 = trc.attention(%f, %f, %f) {fill = 0xFFF0000000000000 : f64, scale = 0.125 : f64, tf32}
    : (tensor<1x70x2x64xf32>, tensor<1x70x2x64xf32>, tensor<1x70x2x64xf32>) -> (tensor<1x70x2x64xf32>, tensor<1x2x70xf32>)
  %7, %8 = trc.attention(%w, %w, %w) {causal, fill = -1.0e+09 : f64, scale = 0.0625 : f64}
    : (tensor<1x20x1x256xf16>, tensor<1x20x1x256xf16>, tensor<1x20x1x256xf16>) -> (tensor<1x20x1x256xf16>, tensor<1x1x20xf32>)
  %9:3 = trc.attention_gradient(%w, %w, %w) of(%7, %8, %w) {causal, fill = -1.0e+09 : f64, scale = 0.0625 : f64}
    : (tensor<1x20x1x256xf16>, tensor<1x20x1x256xf16>, tensor<1x20x1x256xf16>, tensor<1x20x1x256xf16>, tensor<1x1x20xf32>, tensor<1x20x1x256xf16>)
    -> (tensor<1x20x1x256xf16>, tensor<1x20x1x256xf16>, tensor<1x20x1x256xf16>)
  return %0, %2#0, %2#1, %2#2, %3, %5, %9#0, %9#1, %9#2 : tensor<8x1024x12x64xbf16>, tensor<8x1024x12x64xbf16>, tensor<8x1024x12x64xbf16>, tensor<8x1024x12x64xbf16>,
        tensor<1x70x2x64xf32>, tensor<1x70x2x64xf32>,
        tensor<1x20x1x256xf16>, tensor<1x20x1x256xf16>, tensor<1x20x1x256xf16>
}
