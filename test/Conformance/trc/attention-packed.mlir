// RUN: %check-reference %s
// RUN: trc-compile --from=specialize %s -o %t.trc && trc-run --threads=2 --no-pin %t.trc
// RUN: %if stand-ins %{ %simt-checked trc-compile --target=cuda --from=specialize %s -o %t.cuda.trc && %simt-checked trc-run --device=cuda --check-finite %t.cuda.trc %}
// RUN: trc-compile --from=specialize --to=plan %s | FileCheck %s

// Query, key and value in one tensor give the bits of the three apart, forward
// and backward, whatever the kernels for the type are.
// CHECK: plan.call "trc.attention" (read %[[QKV:.*]] : tensor<2x9x3x2x8xf32>, read %{{.*}} : tensor<2x9xi1>, read %{{.*}} : tensor<2xui64>, write
// CHECK: plan.call "trc.attention_gradient" (read %[[QKV]] : tensor<2x9x3x2x8xf32>, {{.*}}write %{{[0-9]+}} : tensor<2x9x3x2x8xf32>)
func.func @main() {
  %mask = stablehlo.constant dense<[[true, true, false, true, true, true, true, true, true], [true, false, true, true, true, true, true, true, false]]> : tensor<2x9xi1>
  %state = stablehlo.constant dense<[1311768467463790320, 41]> : tensor<2xui64>

  // f32, with a mask and dropout.
  %i_f32 = stablehlo.iota dim = 0 : tensor<288xf32>
  %q0_f32 = stablehlo.sine %i_f32 : tensor<288xf32>
  %k0_f32 = stablehlo.cosine %i_f32 : tensor<288xf32>
  %d0_f32 = stablehlo.tanh %i_f32 : tensor<288xf32>
  %v0_f32 = stablehlo.multiply %q0_f32, %q0_f32 : tensor<288xf32>
  %q_f32 = stablehlo.reshape %q0_f32 : (tensor<288xf32>) -> tensor<2x9x2x8xf32>
  %q5_f32 = stablehlo.reshape %q0_f32 : (tensor<288xf32>) -> tensor<2x9x1x2x8xf32>
  %k_f32 = stablehlo.reshape %k0_f32 : (tensor<288xf32>) -> tensor<2x9x2x8xf32>
  %k5_f32 = stablehlo.reshape %k0_f32 : (tensor<288xf32>) -> tensor<2x9x1x2x8xf32>
  %v_f32 = stablehlo.reshape %v0_f32 : (tensor<288xf32>) -> tensor<2x9x2x8xf32>
  %v5_f32 = stablehlo.reshape %v0_f32 : (tensor<288xf32>) -> tensor<2x9x1x2x8xf32>
  %d_f32 = stablehlo.reshape %d0_f32 : (tensor<288xf32>) -> tensor<2x9x2x8xf32>
  %qkv_f32 = stablehlo.concatenate %q5_f32, %k5_f32, %v5_f32, dim = 2 : (tensor<2x9x1x2x8xf32>, tensor<2x9x1x2x8xf32>, tensor<2x9x1x2x8xf32>) -> tensor<2x9x3x2x8xf32>
  %o_f32, %l_f32 = trc.attention(%q_f32, %k_f32, %v_f32) mask(%mask) random(%state) {causal, fill = 0xFFF0000000000000 : f64, keep_below = 3000000000 : i64, keep_scale = 1.5 : f64, scale = 0.5 : f64}
      : (tensor<2x9x2x8xf32>, tensor<2x9x2x8xf32>, tensor<2x9x2x8xf32>, tensor<2x9xi1>, tensor<2xui64>) -> (tensor<2x9x2x8xf32>, tensor<2x2x9xf32>)
  %g_f32:3 = trc.attention_gradient(%q_f32, %k_f32, %v_f32) of(%o_f32, %l_f32, %d_f32) mask(%mask) random(%state) {causal, fill = 0xFFF0000000000000 : f64, keep_below = 3000000000 : i64, keep_scale = 1.5 : f64, scale = 0.5 : f64}
      : (tensor<2x9x2x8xf32>, tensor<2x9x2x8xf32>, tensor<2x9x2x8xf32>, tensor<2x9x2x8xf32>, tensor<2x2x9xf32>, tensor<2x9x2x8xf32>, tensor<2x9xi1>, tensor<2xui64>) -> (tensor<2x9x2x8xf32>, tensor<2x9x2x8xf32>, tensor<2x9x2x8xf32>)
  %po_f32, %pl_f32 = trc.attention(%qkv_f32) mask(%mask) random(%state) {causal, fill = 0xFFF0000000000000 : f64, keep_below = 3000000000 : i64, keep_scale = 1.5 : f64, scale = 0.5 : f64}
      : (tensor<2x9x3x2x8xf32>, tensor<2x9xi1>, tensor<2xui64>) -> (tensor<2x9x2x8xf32>, tensor<2x2x9xf32>)
  %pg_f32 = trc.attention_gradient(%qkv_f32) of(%po_f32, %pl_f32, %d_f32) mask(%mask) random(%state) {causal, fill = 0xFFF0000000000000 : f64, keep_below = 3000000000 : i64, keep_scale = 1.5 : f64, scale = 0.5 : f64}
      : (tensor<2x9x3x2x8xf32>, tensor<2x9x2x8xf32>, tensor<2x2x9xf32>, tensor<2x9x2x8xf32>, tensor<2x9xi1>, tensor<2xui64>) -> tensor<2x9x3x2x8xf32>
  %r0_f32 = stablehlo.reshape %g_f32#0 : (tensor<2x9x2x8xf32>) -> tensor<2x9x1x2x8xf32>
  %r1_f32 = stablehlo.reshape %g_f32#1 : (tensor<2x9x2x8xf32>) -> tensor<2x9x1x2x8xf32>
  %r2_f32 = stablehlo.reshape %g_f32#2 : (tensor<2x9x2x8xf32>) -> tensor<2x9x1x2x8xf32>
  %all_f32 = stablehlo.concatenate %r0_f32, %r1_f32, %r2_f32, dim = 2 : (tensor<2x9x1x2x8xf32>, tensor<2x9x1x2x8xf32>, tensor<2x9x1x2x8xf32>) -> tensor<2x9x3x2x8xf32>
  check.expect_eq %po_f32, %o_f32 : tensor<2x9x2x8xf32>
  check.expect_eq %pl_f32, %l_f32 : tensor<2x2x9xf32>
  check.expect_eq %pg_f32, %all_f32 : tensor<2x9x3x2x8xf32>

  // bf16.
  %i_bf16 = stablehlo.iota dim = 0 : tensor<288xf32>
  %q0_bf16 = stablehlo.sine %i_bf16 : tensor<288xf32>
  %k0_bf16 = stablehlo.cosine %i_bf16 : tensor<288xf32>
  %d0_bf16 = stablehlo.tanh %i_bf16 : tensor<288xf32>
  %v0_bf16 = stablehlo.multiply %q0_bf16, %q0_bf16 : tensor<288xf32>
  %q1_bf16 = stablehlo.convert %q0_bf16 : (tensor<288xf32>) -> tensor<288xbf16>
  %q_bf16 = stablehlo.reshape %q1_bf16 : (tensor<288xbf16>) -> tensor<2x9x2x8xbf16>
  %q5_bf16 = stablehlo.reshape %q1_bf16 : (tensor<288xbf16>) -> tensor<2x9x1x2x8xbf16>
  %k1_bf16 = stablehlo.convert %k0_bf16 : (tensor<288xf32>) -> tensor<288xbf16>
  %k_bf16 = stablehlo.reshape %k1_bf16 : (tensor<288xbf16>) -> tensor<2x9x2x8xbf16>
  %k5_bf16 = stablehlo.reshape %k1_bf16 : (tensor<288xbf16>) -> tensor<2x9x1x2x8xbf16>
  %v1_bf16 = stablehlo.convert %v0_bf16 : (tensor<288xf32>) -> tensor<288xbf16>
  %v_bf16 = stablehlo.reshape %v1_bf16 : (tensor<288xbf16>) -> tensor<2x9x2x8xbf16>
  %v5_bf16 = stablehlo.reshape %v1_bf16 : (tensor<288xbf16>) -> tensor<2x9x1x2x8xbf16>
  %d1_bf16 = stablehlo.convert %d0_bf16 : (tensor<288xf32>) -> tensor<288xbf16>
  %d_bf16 = stablehlo.reshape %d1_bf16 : (tensor<288xbf16>) -> tensor<2x9x2x8xbf16>
  %qkv_bf16 = stablehlo.concatenate %q5_bf16, %k5_bf16, %v5_bf16, dim = 2 : (tensor<2x9x1x2x8xbf16>, tensor<2x9x1x2x8xbf16>, tensor<2x9x1x2x8xbf16>) -> tensor<2x9x3x2x8xbf16>
  %o_bf16, %l_bf16 = trc.attention(%q_bf16, %k_bf16, %v_bf16) {causal, fill = 0xFFF0000000000000 : f64, scale = 0.5 : f64}
      : (tensor<2x9x2x8xbf16>, tensor<2x9x2x8xbf16>, tensor<2x9x2x8xbf16>) -> (tensor<2x9x2x8xbf16>, tensor<2x2x9xf32>)
  %g_bf16:3 = trc.attention_gradient(%q_bf16, %k_bf16, %v_bf16) of(%o_bf16, %l_bf16, %d_bf16) {causal, fill = 0xFFF0000000000000 : f64, scale = 0.5 : f64}
      : (tensor<2x9x2x8xbf16>, tensor<2x9x2x8xbf16>, tensor<2x9x2x8xbf16>, tensor<2x9x2x8xbf16>, tensor<2x2x9xf32>, tensor<2x9x2x8xbf16>) -> (tensor<2x9x2x8xbf16>, tensor<2x9x2x8xbf16>, tensor<2x9x2x8xbf16>)
  %po_bf16, %pl_bf16 = trc.attention(%qkv_bf16) {causal, fill = 0xFFF0000000000000 : f64, scale = 0.5 : f64}
      : (tensor<2x9x3x2x8xbf16>) -> (tensor<2x9x2x8xbf16>, tensor<2x2x9xf32>)
  %pg_bf16 = trc.attention_gradient(%qkv_bf16) of(%po_bf16, %pl_bf16, %d_bf16) {causal, fill = 0xFFF0000000000000 : f64, scale = 0.5 : f64}
      : (tensor<2x9x3x2x8xbf16>, tensor<2x9x2x8xbf16>, tensor<2x2x9xf32>, tensor<2x9x2x8xbf16>) -> tensor<2x9x3x2x8xbf16>
  %r0_bf16 = stablehlo.reshape %g_bf16#0 : (tensor<2x9x2x8xbf16>) -> tensor<2x9x1x2x8xbf16>
  %r1_bf16 = stablehlo.reshape %g_bf16#1 : (tensor<2x9x2x8xbf16>) -> tensor<2x9x1x2x8xbf16>
  %r2_bf16 = stablehlo.reshape %g_bf16#2 : (tensor<2x9x2x8xbf16>) -> tensor<2x9x1x2x8xbf16>
  %all_bf16 = stablehlo.concatenate %r0_bf16, %r1_bf16, %r2_bf16, dim = 2 : (tensor<2x9x1x2x8xbf16>, tensor<2x9x1x2x8xbf16>, tensor<2x9x1x2x8xbf16>) -> tensor<2x9x3x2x8xbf16>
  check.expect_eq %po_bf16, %o_bf16 : tensor<2x9x2x8xbf16>
  check.expect_eq %pl_bf16, %l_bf16 : tensor<2x2x9xf32>
  check.expect_eq %pg_bf16, %all_bf16 : tensor<2x9x3x2x8xbf16>

  // f64, with a mask and dropout.
  %i_f64 = stablehlo.iota dim = 0 : tensor<288xf64>
  %q0_f64 = stablehlo.sine %i_f64 : tensor<288xf64>
  %k0_f64 = stablehlo.cosine %i_f64 : tensor<288xf64>
  %d0_f64 = stablehlo.tanh %i_f64 : tensor<288xf64>
  %v0_f64 = stablehlo.multiply %q0_f64, %q0_f64 : tensor<288xf64>
  %q_f64 = stablehlo.reshape %q0_f64 : (tensor<288xf64>) -> tensor<2x9x2x8xf64>
  %q5_f64 = stablehlo.reshape %q0_f64 : (tensor<288xf64>) -> tensor<2x9x1x2x8xf64>
  %k_f64 = stablehlo.reshape %k0_f64 : (tensor<288xf64>) -> tensor<2x9x2x8xf64>
  %k5_f64 = stablehlo.reshape %k0_f64 : (tensor<288xf64>) -> tensor<2x9x1x2x8xf64>
  %v_f64 = stablehlo.reshape %v0_f64 : (tensor<288xf64>) -> tensor<2x9x2x8xf64>
  %v5_f64 = stablehlo.reshape %v0_f64 : (tensor<288xf64>) -> tensor<2x9x1x2x8xf64>
  %d_f64 = stablehlo.reshape %d0_f64 : (tensor<288xf64>) -> tensor<2x9x2x8xf64>
  %qkv_f64 = stablehlo.concatenate %q5_f64, %k5_f64, %v5_f64, dim = 2 : (tensor<2x9x1x2x8xf64>, tensor<2x9x1x2x8xf64>, tensor<2x9x1x2x8xf64>) -> tensor<2x9x3x2x8xf64>
  %o_f64, %l_f64 = trc.attention(%q_f64, %k_f64, %v_f64) mask(%mask) random(%state) {fill = -1.0e+09 : f64, keep_below = 3000000000 : i64, keep_scale = 1.5 : f64, scale = 0.5 : f64}
      : (tensor<2x9x2x8xf64>, tensor<2x9x2x8xf64>, tensor<2x9x2x8xf64>, tensor<2x9xi1>, tensor<2xui64>) -> (tensor<2x9x2x8xf64>, tensor<2x2x9xf64>)
  %g_f64:3 = trc.attention_gradient(%q_f64, %k_f64, %v_f64) of(%o_f64, %l_f64, %d_f64) mask(%mask) random(%state) {fill = -1.0e+09 : f64, keep_below = 3000000000 : i64, keep_scale = 1.5 : f64, scale = 0.5 : f64}
      : (tensor<2x9x2x8xf64>, tensor<2x9x2x8xf64>, tensor<2x9x2x8xf64>, tensor<2x9x2x8xf64>, tensor<2x2x9xf64>, tensor<2x9x2x8xf64>, tensor<2x9xi1>, tensor<2xui64>) -> (tensor<2x9x2x8xf64>, tensor<2x9x2x8xf64>, tensor<2x9x2x8xf64>)
  %po_f64, %pl_f64 = trc.attention(%qkv_f64) mask(%mask) random(%state) {fill = -1.0e+09 : f64, keep_below = 3000000000 : i64, keep_scale = 1.5 : f64, scale = 0.5 : f64}
      : (tensor<2x9x3x2x8xf64>, tensor<2x9xi1>, tensor<2xui64>) -> (tensor<2x9x2x8xf64>, tensor<2x2x9xf64>)
  %pg_f64 = trc.attention_gradient(%qkv_f64) of(%po_f64, %pl_f64, %d_f64) mask(%mask) random(%state) {fill = -1.0e+09 : f64, keep_below = 3000000000 : i64, keep_scale = 1.5 : f64, scale = 0.5 : f64}
      : (tensor<2x9x3x2x8xf64>, tensor<2x9x2x8xf64>, tensor<2x2x9xf64>, tensor<2x9x2x8xf64>, tensor<2x9xi1>, tensor<2xui64>) -> tensor<2x9x3x2x8xf64>
  %r0_f64 = stablehlo.reshape %g_f64#0 : (tensor<2x9x2x8xf64>) -> tensor<2x9x1x2x8xf64>
  %r1_f64 = stablehlo.reshape %g_f64#1 : (tensor<2x9x2x8xf64>) -> tensor<2x9x1x2x8xf64>
  %r2_f64 = stablehlo.reshape %g_f64#2 : (tensor<2x9x2x8xf64>) -> tensor<2x9x1x2x8xf64>
  %all_f64 = stablehlo.concatenate %r0_f64, %r1_f64, %r2_f64, dim = 2 : (tensor<2x9x1x2x8xf64>, tensor<2x9x1x2x8xf64>, tensor<2x9x1x2x8xf64>) -> tensor<2x9x3x2x8xf64>
  check.expect_eq %po_f64, %o_f64 : tensor<2x9x2x8xf64>
  check.expect_eq %pl_f64, %l_f64 : tensor<2x2x9xf64>
  check.expect_eq %pg_f64, %all_f64 : tensor<2x9x3x2x8xf64>
  return
}
