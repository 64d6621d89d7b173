// Printed by JAX 0.10.2: python test/Partition/Inputs/print_sharded.py
module @jit_step attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["data"=4]> {stablehlo.mesh = {axes = [{name = "data", size = 4 : i64}]}}
  func.func public @main(%arg0: tensor<2xui32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 0 : i32} loc("state['key']"), %arg1: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 1 : i32} loc("state['m']['h0']['attn']['out_b']"), %arg2: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 2 : i32} loc("state['m']['h0']['attn']['out_w']"), %arg3: tensor<96xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 3 : i32} loc("state['m']['h0']['attn']['qkv_b']"), %arg4: tensor<32x96xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 4 : i32} loc("state['m']['h0']['attn']['qkv_w']"), %arg5: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 5 : i32} loc("state['m']['h0']['ln_1']['b']"), %arg6: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 6 : i32} loc("state['m']['h0']['ln_1']['g']"), %arg7: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 7 : i32} loc("state['m']['h0']['ln_2']['b']"), %arg8: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 8 : i32} loc("state['m']['h0']['ln_2']['g']"), %arg9: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 9 : i32} loc("state['m']['h0']['mlp']['down_b']"), %arg10: tensor<128x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 10 : i32} loc("state['m']['h0']['mlp']['down_w']"), %arg11: tensor<128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 11 : i32} loc("state['m']['h0']['mlp']['up_b']"), %arg12: tensor<32x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 12 : i32} loc("state['m']['h0']['mlp']['up_w']"), %arg13: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 13 : i32} loc("state['m']['h1']['attn']['out_b']"), %arg14: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 14 : i32} loc("state['m']['h1']['attn']['out_w']"), %arg15: tensor<96xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 15 : i32} loc("state['m']['h1']['attn']['qkv_b']"), %arg16: tensor<32x96xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 16 : i32} loc("state['m']['h1']['attn']['qkv_w']"), %arg17: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 17 : i32} loc("state['m']['h1']['ln_1']['b']"), %arg18: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 18 : i32} loc("state['m']['h1']['ln_1']['g']"), %arg19: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 19 : i32} loc("state['m']['h1']['ln_2']['b']"), %arg20: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 20 : i32} loc("state['m']['h1']['ln_2']['g']"), %arg21: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 21 : i32} loc("state['m']['h1']['mlp']['down_b']"), %arg22: tensor<128x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 22 : i32} loc("state['m']['h1']['mlp']['down_w']"), %arg23: tensor<128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 23 : i32} loc("state['m']['h1']['mlp']['up_b']"), %arg24: tensor<32x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 24 : i32} loc("state['m']['h1']['mlp']['up_w']"), %arg25: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 25 : i32} loc("state['m']['ln_f']['b']"), %arg26: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 26 : i32} loc("state['m']['ln_f']['g']"), %arg27: tensor<16x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 27 : i32} loc("state['m']['wpe']"), %arg28: tensor<64x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 28 : i32} loc("state['m']['wte']"), %arg29: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 29 : i32} loc("state['params']['h0']['attn']['out_b']"), %arg30: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 30 : i32} loc("state['params']['h0']['attn']['out_w']"), %arg31: tensor<96xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 31 : i32} loc("state['params']['h0']['attn']['qkv_b']"), %arg32: tensor<32x96xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 32 : i32} loc("state['params']['h0']['attn']['qkv_w']"), %arg33: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 33 : i32} loc("state['params']['h0']['ln_1']['b']"), %arg34: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 34 : i32} loc("state['params']['h0']['ln_1']['g']"), %arg35: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 35 : i32} loc("state['params']['h0']['ln_2']['b']"), %arg36: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 36 : i32} loc("state['params']['h0']['ln_2']['g']"), %arg37: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 37 : i32} loc("state['params']['h0']['mlp']['down_b']"), %arg38: tensor<128x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 38 : i32} loc("state['params']['h0']['mlp']['down_w']"), %arg39: tensor<128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 39 : i32} loc("state['params']['h0']['mlp']['up_b']"), %arg40: tensor<32x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 40 : i32} loc("state['params']['h0']['mlp']['up_w']"), %arg41: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 41 : i32} loc("state['params']['h1']['attn']['out_b']"), %arg42: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 42 : i32} loc("state['params']['h1']['attn']['out_w']"), %arg43: tensor<96xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 43 : i32} loc("state['params']['h1']['attn']['qkv_b']"), %arg44: tensor<32x96xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 44 : i32} loc("state['params']['h1']['attn']['qkv_w']"), %arg45: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 45 : i32} loc("state['params']['h1']['ln_1']['b']"), %arg46: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 46 : i32} loc("state['params']['h1']['ln_1']['g']"), %arg47: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 47 : i32} loc("state['params']['h1']['ln_2']['b']"), %arg48: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 48 : i32} loc("state['params']['h1']['ln_2']['g']"), %arg49: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 49 : i32} loc("state['params']['h1']['mlp']['down_b']"), %arg50: tensor<128x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 50 : i32} loc("state['params']['h1']['mlp']['down_w']"), %arg51: tensor<128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 51 : i32} loc("state['params']['h1']['mlp']['up_b']"), %arg52: tensor<32x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 52 : i32} loc("state['params']['h1']['mlp']['up_w']"), %arg53: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 53 : i32} loc("state['params']['ln_f']['b']"), %arg54: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 54 : i32} loc("state['params']['ln_f']['g']"), %arg55: tensor<16x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 55 : i32} loc("state['params']['wpe']"), %arg56: tensor<64x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 56 : i32} loc("state['params']['wte']"), %arg57: tensor<i32> {sdy.sharding = #sdy.sharding<@mesh, []>, tf.aliasing_output = 57 : i32} loc("state['step']"), %arg58: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 58 : i32} loc("state['v']['h0']['attn']['out_b']"), %arg59: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 59 : i32} loc("state['v']['h0']['attn']['out_w']"), %arg60: tensor<96xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 60 : i32} loc("state['v']['h0']['attn']['qkv_b']"), %arg61: tensor<32x96xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 61 : i32} loc("state['v']['h0']['attn']['qkv_w']"), %arg62: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 62 : i32} loc("state['v']['h0']['ln_1']['b']"), %arg63: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 63 : i32} loc("state['v']['h0']['ln_1']['g']"), %arg64: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 64 : i32} loc("state['v']['h0']['ln_2']['b']"), %arg65: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 65 : i32} loc("state['v']['h0']['ln_2']['g']"), %arg66: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 66 : i32} loc("state['v']['h0']['mlp']['down_b']"), %arg67: tensor<128x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 67 : i32} loc("state['v']['h0']['mlp']['down_w']"), %arg68: tensor<128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 68 : i32} loc("state['v']['h0']['mlp']['up_b']"), %arg69: tensor<32x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 69 : i32} loc("state['v']['h0']['mlp']['up_w']"), %arg70: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 70 : i32} loc("state['v']['h1']['attn']['out_b']"), %arg71: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 71 : i32} loc("state['v']['h1']['attn']['out_w']"), %arg72: tensor<96xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 72 : i32} loc("state['v']['h1']['attn']['qkv_b']"), %arg73: tensor<32x96xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 73 : i32} loc("state['v']['h1']['attn']['qkv_w']"), %arg74: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 74 : i32} loc("state['v']['h1']['ln_1']['b']"), %arg75: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 75 : i32} loc("state['v']['h1']['ln_1']['g']"), %arg76: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 76 : i32} loc("state['v']['h1']['ln_2']['b']"), %arg77: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 77 : i32} loc("state['v']['h1']['ln_2']['g']"), %arg78: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 78 : i32} loc("state['v']['h1']['mlp']['down_b']"), %arg79: tensor<128x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 79 : i32} loc("state['v']['h1']['mlp']['down_w']"), %arg80: tensor<128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 80 : i32} loc("state['v']['h1']['mlp']['up_b']"), %arg81: tensor<32x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 81 : i32} loc("state['v']['h1']['mlp']['up_w']"), %arg82: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 82 : i32} loc("state['v']['ln_f']['b']"), %arg83: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 83 : i32} loc("state['v']['ln_f']['g']"), %arg84: tensor<16x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 84 : i32} loc("state['v']['wpe']"), %arg85: tensor<64x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 85 : i32} loc("state['v']['wte']"), %arg86: tensor<4x17xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>} loc("tokens")) -> (tensor<2xui32> {jax.result_info = "result[0]['key']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[0]['m']['h0']['attn']['out_b']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32x32xf32> {jax.result_info = "result[0]['m']['h0']['attn']['out_w']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<96xf32> {jax.result_info = "result[0]['m']['h0']['attn']['qkv_b']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32x96xf32> {jax.result_info = "result[0]['m']['h0']['attn']['qkv_w']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<32xf32> {jax.result_info = "result[0]['m']['h0']['ln_1']['b']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[0]['m']['h0']['ln_1']['g']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[0]['m']['h0']['ln_2']['b']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[0]['m']['h0']['ln_2']['g']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[0]['m']['h0']['mlp']['down_b']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<128x32xf32> {jax.result_info = "result[0]['m']['h0']['mlp']['down_w']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<128xf32> {jax.result_info = "result[0]['m']['h0']['mlp']['up_b']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32x128xf32> {jax.result_info = "result[0]['m']['h0']['mlp']['up_w']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<32xf32> {jax.result_info = "result[0]['m']['h1']['attn']['out_b']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32x32xf32> {jax.result_info = "result[0]['m']['h1']['attn']['out_w']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<96xf32> {jax.result_info = "result[0]['m']['h1']['attn']['qkv_b']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32x96xf32> {jax.result_info = "result[0]['m']['h1']['attn']['qkv_w']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<32xf32> {jax.result_info = "result[0]['m']['h1']['ln_1']['b']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[0]['m']['h1']['ln_1']['g']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[0]['m']['h1']['ln_2']['b']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[0]['m']['h1']['ln_2']['g']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[0]['m']['h1']['mlp']['down_b']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<128x32xf32> {jax.result_info = "result[0]['m']['h1']['mlp']['down_w']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<128xf32> {jax.result_info = "result[0]['m']['h1']['mlp']['up_b']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32x128xf32> {jax.result_info = "result[0]['m']['h1']['mlp']['up_w']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<32xf32> {jax.result_info = "result[0]['m']['ln_f']['b']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[0]['m']['ln_f']['g']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<16x32xf32> {jax.result_info = "result[0]['m']['wpe']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<64x32xf32> {jax.result_info = "result[0]['m']['wte']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<32xf32> {jax.result_info = "result[0]['params']['h0']['attn']['out_b']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32x32xf32> {jax.result_info = "result[0]['params']['h0']['attn']['out_w']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<96xf32> {jax.result_info = "result[0]['params']['h0']['attn']['qkv_b']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32x96xf32> {jax.result_info = "result[0]['params']['h0']['attn']['qkv_w']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<32xf32> {jax.result_info = "result[0]['params']['h0']['ln_1']['b']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[0]['params']['h0']['ln_1']['g']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[0]['params']['h0']['ln_2']['b']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[0]['params']['h0']['ln_2']['g']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[0]['params']['h0']['mlp']['down_b']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<128x32xf32> {jax.result_info = "result[0]['params']['h0']['mlp']['down_w']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<128xf32> {jax.result_info = "result[0]['params']['h0']['mlp']['up_b']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32x128xf32> {jax.result_info = "result[0]['params']['h0']['mlp']['up_w']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<32xf32> {jax.result_info = "result[0]['params']['h1']['attn']['out_b']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32x32xf32> {jax.result_info = "result[0]['params']['h1']['attn']['out_w']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<96xf32> {jax.result_info = "result[0]['params']['h1']['attn']['qkv_b']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32x96xf32> {jax.result_info = "result[0]['params']['h1']['attn']['qkv_w']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<32xf32> {jax.result_info = "result[0]['params']['h1']['ln_1']['b']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[0]['params']['h1']['ln_1']['g']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[0]['params']['h1']['ln_2']['b']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[0]['params']['h1']['ln_2']['g']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[0]['params']['h1']['mlp']['down_b']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<128x32xf32> {jax.result_info = "result[0]['params']['h1']['mlp']['down_w']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<128xf32> {jax.result_info = "result[0]['params']['h1']['mlp']['up_b']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32x128xf32> {jax.result_info = "result[0]['params']['h1']['mlp']['up_w']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<32xf32> {jax.result_info = "result[0]['params']['ln_f']['b']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[0]['params']['ln_f']['g']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<16x32xf32> {jax.result_info = "result[0]['params']['wpe']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<64x32xf32> {jax.result_info = "result[0]['params']['wte']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<i32> {jax.result_info = "result[0]['step']", sdy.sharding = #sdy.sharding<@mesh, []>}, tensor<32xf32> {jax.result_info = "result[0]['v']['h0']['attn']['out_b']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32x32xf32> {jax.result_info = "result[0]['v']['h0']['attn']['out_w']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<96xf32> {jax.result_info = "result[0]['v']['h0']['attn']['qkv_b']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32x96xf32> {jax.result_info = "result[0]['v']['h0']['attn']['qkv_w']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<32xf32> {jax.result_info = "result[0]['v']['h0']['ln_1']['b']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[0]['v']['h0']['ln_1']['g']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[0]['v']['h0']['ln_2']['b']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[0]['v']['h0']['ln_2']['g']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[0]['v']['h0']['mlp']['down_b']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<128x32xf32> {jax.result_info = "result[0]['v']['h0']['mlp']['down_w']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<128xf32> {jax.result_info = "result[0]['v']['h0']['mlp']['up_b']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32x128xf32> {jax.result_info = "result[0]['v']['h0']['mlp']['up_w']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<32xf32> {jax.result_info = "result[0]['v']['h1']['attn']['out_b']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32x32xf32> {jax.result_info = "result[0]['v']['h1']['attn']['out_w']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<96xf32> {jax.result_info = "result[0]['v']['h1']['attn']['qkv_b']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32x96xf32> {jax.result_info = "result[0]['v']['h1']['attn']['qkv_w']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<32xf32> {jax.result_info = "result[0]['v']['h1']['ln_1']['b']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[0]['v']['h1']['ln_1']['g']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[0]['v']['h1']['ln_2']['b']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[0]['v']['h1']['ln_2']['g']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[0]['v']['h1']['mlp']['down_b']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<128x32xf32> {jax.result_info = "result[0]['v']['h1']['mlp']['down_w']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<128xf32> {jax.result_info = "result[0]['v']['h1']['mlp']['up_b']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32x128xf32> {jax.result_info = "result[0]['v']['h1']['mlp']['up_w']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<32xf32> {jax.result_info = "result[0]['v']['ln_f']['b']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[0]['v']['ln_f']['g']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<16x32xf32> {jax.result_info = "result[0]['v']['wpe']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<64x32xf32> {jax.result_info = "result[0]['v']['wte']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<f32> {jax.result_info = "result[1]['loss']", sdy.sharding = #sdy.sharding<@mesh, []>}, tensor<f32> {jax.result_info = "result[1]['lr']", sdy.sharding = #sdy.sharding<@mesh, []>}) {
    %0 = call @_threefry_split(%arg0) : (tensor<2xui32>) -> tensor<2x2xui32>
    %1 = stablehlo.slice %0 [0:1, 0:2] : (tensor<2x2xui32>) -> tensor<1x2xui32>
    %2 = stablehlo.reshape %1 : (tensor<1x2xui32>) -> tensor<2xui32>
    %3 = stablehlo.slice %0 [1:2, 0:2] : (tensor<2x2xui32>) -> tensor<1x2xui32>
    %4 = stablehlo.reshape %3 : (tensor<1x2xui32>) -> tensor<2xui32>
    %5 = stablehlo.slice %arg86 [0:4, 0:16] : (tensor<4x17xi32>) -> tensor<4x16xi32>
    %6 = call @_threefry_split_0(%4) : (tensor<2xui32>) -> tensor<7x2xui32>
    %7 = stablehlo.slice %6 [0:1, 0:2] : (tensor<7x2xui32>) -> tensor<1x2xui32>
    %8 = stablehlo.reshape %7 : (tensor<1x2xui32>) -> tensor<2xui32>
    %9 = stablehlo.slice %6 [1:7, 0:2] : (tensor<7x2xui32>) -> tensor<6x2xui32>
    %10 = stablehlo.reshape %9 : (tensor<6x2xui32>) -> tensor<2x3x2xui32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x16xi32>
    %12 = stablehlo.compare LT, %5, %11, SIGNED : (tensor<4x16xi32>, tensor<4x16xi32>) -> tensor<4x16xi1>
    %c_0 = stablehlo.constant dense<64> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4x16xi32>
    %14 = stablehlo.add %5, %13 : tensor<4x16xi32>
    %15 = stablehlo.select %12, %14, %5 : tensor<4x16xi1>, tensor<4x16xi32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<4x16xi32>) -> tensor<4x16x1xi32>
    %17 = "stablehlo.gather"(%arg56, %16) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 32>}> : (tensor<64x32xf32>, tensor<4x16x1xi32>) -> tensor<4x16x32xf32>
    %18 = stablehlo.broadcast_in_dim %arg55, dims = [1, 2] : (tensor<16x32xf32>) -> tensor<1x16x32xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2] : (tensor<1x16x32xf32>) -> tensor<4x16x32xf32>
    %20 = stablehlo.add %17, %19 : tensor<4x16x32xf32>
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %21 = call @_bernoulli(%8, %cst) : (tensor<2xui32>, tensor<f32>) -> tensor<4x16x32xi1>
    %cst_1 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x16x32xf32>
    %23 = stablehlo.divide %20, %22 : tensor<4x16x32xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24:2 = call @_where(%21, %23, %cst_2) : (tensor<4x16x32xi1>, tensor<4x16x32xf32>, tensor<f32>) -> (tensor<4x16x32xf32>, tensor<4x16x32xf32>)
    %25 = stablehlo.slice %10 [0:1, 0:3, 0:2] : (tensor<2x3x2xui32>) -> tensor<1x3x2xui32>
    %26 = stablehlo.reshape %25 : (tensor<1x3x2xui32>) -> tensor<3x2xui32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.reduce(%24#0 init: %cst_3) applies stablehlo.add across dimensions = [2] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<4x16xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %cst_4 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %30 = stablehlo.divide %28, %29 : tensor<4x16x1xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2] : (tensor<4x16x1xf32>) -> tensor<4x16x32xf32>
    %32 = stablehlo.subtract %24#0, %31 : tensor<4x16x32xf32>
    %33 = chlo.square %32 : tensor<4x16x32xf32> -> tensor<4x16x32xf32>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4x16x32xf32>
    %35 = stablehlo.multiply %34, %32 : tensor<4x16x32xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.reduce(%33 init: %cst_6) applies stablehlo.add across dimensions = [2] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<4x16xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %cst_7 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %39 = stablehlo.divide %37, %38 : tensor<4x16x1xf32>
    %40 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2] : (tensor<4x16x1xf32>) -> tensor<4x16x32xf32>
    %41 = stablehlo.subtract %24#0, %40 : tensor<4x16x32xf32>
    %cst_8 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %43 = stablehlo.add %39, %42 : tensor<4x16x1xf32>
    %44 = stablehlo.rsqrt %43 : tensor<4x16x1xf32>
    %45 = stablehlo.divide %44, %43 : tensor<4x16x1xf32>
    %cst_9 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %47 = stablehlo.multiply %46, %45 : tensor<4x16x1xf32>
    %48 = stablehlo.broadcast_in_dim %44, dims = [0, 1, 2] : (tensor<4x16x1xf32>) -> tensor<4x16x32xf32>
    %49 = stablehlo.multiply %41, %48 : tensor<4x16x32xf32>
    %50 = stablehlo.broadcast_in_dim %arg34, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %51 = stablehlo.broadcast_in_dim %50, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<4x16x32xf32>
    %52 = stablehlo.multiply %49, %51 : tensor<4x16x32xf32>
    %53 = stablehlo.broadcast_in_dim %arg33, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<4x16x32xf32>
    %55 = stablehlo.add %52, %54 : tensor<4x16x32xf32>
    %56 = stablehlo.dot_general %55, %arg32, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x16x32xf32>, tensor<32x96xf32>) -> tensor<4x16x96xf32>
    %57 = stablehlo.broadcast_in_dim %arg31, dims = [2] : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [0, 1, 2] : (tensor<1x1x96xf32>) -> tensor<4x16x96xf32>
    %59 = stablehlo.add %56, %58 : tensor<4x16x96xf32>
    %60 = stablehlo.reshape %59 : (tensor<4x16x96xf32>) -> tensor<4x16x3x2x16xf32>
    %61 = stablehlo.slice %60 [0:4, 0:16, 0:1, 0:2, 0:16] : (tensor<4x16x3x2x16xf32>) -> tensor<4x16x1x2x16xf32>
    %62 = stablehlo.reshape %61 : (tensor<4x16x1x2x16xf32>) -> tensor<4x16x2x16xf32>
    %63 = stablehlo.slice %60 [0:4, 0:16, 1:2, 0:2, 0:16] : (tensor<4x16x3x2x16xf32>) -> tensor<4x16x1x2x16xf32>
    %64 = stablehlo.reshape %63 : (tensor<4x16x1x2x16xf32>) -> tensor<4x16x2x16xf32>
    %65 = stablehlo.slice %60 [0:4, 0:16, 2:3, 0:2, 0:16] : (tensor<4x16x3x2x16xf32>) -> tensor<4x16x1x2x16xf32>
    %66 = stablehlo.reshape %65 : (tensor<4x16x1x2x16xf32>) -> tensor<4x16x2x16xf32>
    %67 = stablehlo.dot_general %62, %64, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x16x2x16xf32>, tensor<4x16x2x16xf32>) -> tensor<4x2x16x16xf32>
    %cst_10 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4x2x16x16xf32>
    %69 = stablehlo.divide %67, %68 : tensor<4x2x16x16xf32>
    %c_11 = stablehlo.constant dense<true> : tensor<i1>
    %70 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i1>) -> tensor<16x16xi1>
    %71 = call @tril(%70) : (tensor<16x16xi1>) -> tensor<16x16xi1>
    %cst_12 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %72:3 = call @_where_5(%71, %69, %cst_12) : (tensor<16x16xi1>, tensor<4x2x16x16xf32>, tensor<f32>) -> (tensor<4x2x16x16xf32>, tensor<4x2x16x16xi1>, tensor<4x2x16x16xf32>)
    %cst_13 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %73 = stablehlo.reduce(%72#0 init: %cst_13) applies stablehlo.maximum across dimensions = [3] : (tensor<4x2x16x16xf32>, tensor<f32>) -> tensor<4x2x16xf32>
    %74 = stablehlo.reshape %73 : (tensor<4x2x16xf32>) -> tensor<4x2x16x1xf32>
    %75 = stablehlo.broadcast_in_dim %74, dims = [0, 1, 2, 3] : (tensor<4x2x16x1xf32>) -> tensor<4x2x16x16xf32>
    %76 = stablehlo.compare EQ, %72#0, %75, FLOAT : (tensor<4x2x16x16xf32>, tensor<4x2x16x16xf32>) -> tensor<4x2x16x16xi1>
    %77 = stablehlo.convert %76 : (tensor<4x2x16x16xi1>) -> tensor<4x2x16x16xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %78 = stablehlo.reduce(%77 init: %cst_14) applies stablehlo.add across dimensions = [3] : (tensor<4x2x16x16xf32>, tensor<f32>) -> tensor<4x2x16xf32>
    %cst_15 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<4x2x16xf32>
    %80 = stablehlo.maximum %79, %73 : tensor<4x2x16xf32>
    %81 = stablehlo.compare EQ, %73, %80, FLOAT : (tensor<4x2x16xf32>, tensor<4x2x16xf32>) -> tensor<4x2x16xi1>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<4x2x16xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<4x2x16xf32>
    %84 = stablehlo.select %81, %82, %83 : tensor<4x2x16xi1>, tensor<4x2x16xf32>
    %cst_18 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<4x2x16xf32>
    %86 = stablehlo.compare EQ, %85, %80, FLOAT : (tensor<4x2x16xf32>, tensor<4x2x16xf32>) -> tensor<4x2x16xi1>
    %cst_19 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<4x2x16xf32>
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<4x2x16xf32>
    %89 = stablehlo.select %86, %87, %88 : tensor<4x2x16xi1>, tensor<4x2x16xf32>
    %90 = stablehlo.divide %84, %89 : tensor<4x2x16xf32>
    %91 = stablehlo.broadcast_in_dim %80, dims = [0, 1, 2] : (tensor<4x2x16xf32>) -> tensor<4x2x16x1xf32>
    %92 = stablehlo.broadcast_in_dim %91, dims = [0, 1, 2, 3] : (tensor<4x2x16x1xf32>) -> tensor<4x2x16x16xf32>
    %93 = stablehlo.subtract %72#0, %92 : tensor<4x2x16x16xf32>
    %94 = stablehlo.exponential %93 : tensor<4x2x16x16xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %95 = stablehlo.reduce(%94 init: %cst_21) applies stablehlo.add across dimensions = [3] : (tensor<4x2x16x16xf32>, tensor<f32>) -> tensor<4x2x16xf32>
    %96 = stablehlo.broadcast_in_dim %95, dims = [0, 1, 2] : (tensor<4x2x16xf32>) -> tensor<4x2x16x1xf32>
    %97 = stablehlo.broadcast_in_dim %96, dims = [0, 1, 2, 3] : (tensor<4x2x16x1xf32>) -> tensor<4x2x16x16xf32>
    %98 = stablehlo.divide %94, %97 : tensor<4x2x16x16xf32>
    %99 = stablehlo.multiply %96, %96 : tensor<4x2x16x1xf32>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<4x2x16x1xf32>
    %101 = stablehlo.divide %100, %99 : tensor<4x2x16x1xf32>
    %102 = stablehlo.slice %26 [0:1, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
    %103 = stablehlo.reshape %102 : (tensor<1x2xui32>) -> tensor<2xui32>
    %cst_23 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %104 = call @_bernoulli_6(%103, %cst_23) : (tensor<2xui32>, tensor<f32>) -> tensor<4x2x16x16xi1>
    %cst_24 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<4x2x16x16xf32>
    %106 = stablehlo.divide %98, %105 : tensor<4x2x16x16xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %107:2 = call @_where_10(%104, %106, %cst_25) : (tensor<4x2x16x16xi1>, tensor<4x2x16x16xf32>, tensor<f32>) -> (tensor<4x2x16x16xf32>, tensor<4x2x16x16xf32>)
    %108 = stablehlo.dot_general %66, %107#0, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x16x2x16xf32>, tensor<4x2x16x16xf32>) -> tensor<4x2x16x16xf32>
    %109 = stablehlo.transpose %108, dims = [0, 3, 1, 2] : (tensor<4x2x16x16xf32>) -> tensor<4x16x2x16xf32>
    %110 = stablehlo.reshape %109 : (tensor<4x16x2x16xf32>) -> tensor<4x16x32xf32>
    %111 = stablehlo.dot_general %110, %arg30, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x16x32xf32>, tensor<32x32xf32>) -> tensor<4x16x32xf32>
    %112 = stablehlo.broadcast_in_dim %arg29, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %113 = stablehlo.broadcast_in_dim %112, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<4x16x32xf32>
    %114 = stablehlo.add %111, %113 : tensor<4x16x32xf32>
    %115 = stablehlo.slice %26 [1:2, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
    %116 = stablehlo.reshape %115 : (tensor<1x2xui32>) -> tensor<2xui32>
    %cst_26 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %117 = call @_bernoulli(%116, %cst_26) : (tensor<2xui32>, tensor<f32>) -> tensor<4x16x32xi1>
    %cst_27 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<4x16x32xf32>
    %119 = stablehlo.divide %114, %118 : tensor<4x16x32xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %120:2 = call @_where(%117, %119, %cst_28) : (tensor<4x16x32xi1>, tensor<4x16x32xf32>, tensor<f32>) -> (tensor<4x16x32xf32>, tensor<4x16x32xf32>)
    %121 = stablehlo.add %24#0, %120#0 : tensor<4x16x32xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %122 = stablehlo.reduce(%121 init: %cst_29) applies stablehlo.add across dimensions = [2] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<4x16xf32>
    %123 = stablehlo.broadcast_in_dim %122, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %cst_30 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %125 = stablehlo.divide %123, %124 : tensor<4x16x1xf32>
    %126 = stablehlo.broadcast_in_dim %125, dims = [0, 1, 2] : (tensor<4x16x1xf32>) -> tensor<4x16x32xf32>
    %127 = stablehlo.subtract %121, %126 : tensor<4x16x32xf32>
    %128 = chlo.square %127 : tensor<4x16x32xf32> -> tensor<4x16x32xf32>
    %cst_31 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<4x16x32xf32>
    %130 = stablehlo.multiply %129, %127 : tensor<4x16x32xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %131 = stablehlo.reduce(%128 init: %cst_32) applies stablehlo.add across dimensions = [2] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<4x16xf32>
    %132 = stablehlo.broadcast_in_dim %131, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %cst_33 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %134 = stablehlo.divide %132, %133 : tensor<4x16x1xf32>
    %135 = stablehlo.broadcast_in_dim %125, dims = [0, 1, 2] : (tensor<4x16x1xf32>) -> tensor<4x16x32xf32>
    %136 = stablehlo.subtract %121, %135 : tensor<4x16x32xf32>
    %cst_34 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %137 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %138 = stablehlo.add %134, %137 : tensor<4x16x1xf32>
    %139 = stablehlo.rsqrt %138 : tensor<4x16x1xf32>
    %140 = stablehlo.divide %139, %138 : tensor<4x16x1xf32>
    %cst_35 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %142 = stablehlo.multiply %141, %140 : tensor<4x16x1xf32>
    %143 = stablehlo.broadcast_in_dim %139, dims = [0, 1, 2] : (tensor<4x16x1xf32>) -> tensor<4x16x32xf32>
    %144 = stablehlo.multiply %136, %143 : tensor<4x16x32xf32>
    %145 = stablehlo.broadcast_in_dim %arg36, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %146 = stablehlo.broadcast_in_dim %145, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<4x16x32xf32>
    %147 = stablehlo.multiply %144, %146 : tensor<4x16x32xf32>
    %148 = stablehlo.broadcast_in_dim %arg35, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %149 = stablehlo.broadcast_in_dim %148, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<4x16x32xf32>
    %150 = stablehlo.add %147, %149 : tensor<4x16x32xf32>
    %151 = stablehlo.dot_general %150, %arg40, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x16x32xf32>, tensor<32x128xf32>) -> tensor<4x16x128xf32>
    %152 = stablehlo.broadcast_in_dim %arg39, dims = [2] : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %153 = stablehlo.broadcast_in_dim %152, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<4x16x128xf32>
    %154 = stablehlo.add %151, %153 : tensor<4x16x128xf32>
    %155 = stablehlo.multiply %154, %154 : tensor<4x16x128xf32>
    %156 = stablehlo.multiply %155, %154 : tensor<4x16x128xf32>
    %157 = stablehlo.multiply %154, %154 : tensor<4x16x128xf32>
    %cst_36 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %158 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<4x16x128xf32>
    %159 = stablehlo.multiply %158, %157 : tensor<4x16x128xf32>
    %cst_37 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %160 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<4x16x128xf32>
    %161 = stablehlo.multiply %160, %156 : tensor<4x16x128xf32>
    %162 = stablehlo.add %154, %161 : tensor<4x16x128xf32>
    %cst_38 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %163 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<4x16x128xf32>
    %164 = stablehlo.multiply %163, %162 : tensor<4x16x128xf32>
    %165 = stablehlo.tanh %164 : tensor<4x16x128xf32>
    %cst_39 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %166 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<4x16x128xf32>
    %167 = stablehlo.subtract %166, %165 : tensor<4x16x128xf32>
    %cst_40 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %168 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<4x16x128xf32>
    %169 = stablehlo.add %168, %165 : tensor<4x16x128xf32>
    %cst_41 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<4x16x128xf32>
    %171 = stablehlo.multiply %170, %169 : tensor<4x16x128xf32>
    %172 = stablehlo.multiply %154, %171 : tensor<4x16x128xf32>
    %173 = stablehlo.dot_general %172, %arg38, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x16x128xf32>, tensor<128x32xf32>) -> tensor<4x16x32xf32>
    %174 = stablehlo.broadcast_in_dim %arg37, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %175 = stablehlo.broadcast_in_dim %174, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<4x16x32xf32>
    %176 = stablehlo.add %173, %175 : tensor<4x16x32xf32>
    %177 = stablehlo.slice %26 [2:3, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
    %178 = stablehlo.reshape %177 : (tensor<1x2xui32>) -> tensor<2xui32>
    %cst_42 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %179 = call @_bernoulli(%178, %cst_42) : (tensor<2xui32>, tensor<f32>) -> tensor<4x16x32xi1>
    %cst_43 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %180 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<4x16x32xf32>
    %181 = stablehlo.divide %176, %180 : tensor<4x16x32xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %182:2 = call @_where(%179, %181, %cst_44) : (tensor<4x16x32xi1>, tensor<4x16x32xf32>, tensor<f32>) -> (tensor<4x16x32xf32>, tensor<4x16x32xf32>)
    %183 = stablehlo.add %121, %182#0 : tensor<4x16x32xf32>
    %184 = stablehlo.slice %10 [1:2, 0:3, 0:2] : (tensor<2x3x2xui32>) -> tensor<1x3x2xui32>
    %185 = stablehlo.reshape %184 : (tensor<1x3x2xui32>) -> tensor<3x2xui32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %186 = stablehlo.reduce(%183 init: %cst_45) applies stablehlo.add across dimensions = [2] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<4x16xf32>
    %187 = stablehlo.broadcast_in_dim %186, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %cst_46 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %188 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %189 = stablehlo.divide %187, %188 : tensor<4x16x1xf32>
    %190 = stablehlo.broadcast_in_dim %189, dims = [0, 1, 2] : (tensor<4x16x1xf32>) -> tensor<4x16x32xf32>
    %191 = stablehlo.subtract %183, %190 : tensor<4x16x32xf32>
    %192 = chlo.square %191 : tensor<4x16x32xf32> -> tensor<4x16x32xf32>
    %cst_47 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %193 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<4x16x32xf32>
    %194 = stablehlo.multiply %193, %191 : tensor<4x16x32xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %195 = stablehlo.reduce(%192 init: %cst_48) applies stablehlo.add across dimensions = [2] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<4x16xf32>
    %196 = stablehlo.broadcast_in_dim %195, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %cst_49 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %197 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %198 = stablehlo.divide %196, %197 : tensor<4x16x1xf32>
    %199 = stablehlo.broadcast_in_dim %189, dims = [0, 1, 2] : (tensor<4x16x1xf32>) -> tensor<4x16x32xf32>
    %200 = stablehlo.subtract %183, %199 : tensor<4x16x32xf32>
    %cst_50 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %201 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %202 = stablehlo.add %198, %201 : tensor<4x16x1xf32>
    %203 = stablehlo.rsqrt %202 : tensor<4x16x1xf32>
    %204 = stablehlo.divide %203, %202 : tensor<4x16x1xf32>
    %cst_51 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %205 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %206 = stablehlo.multiply %205, %204 : tensor<4x16x1xf32>
    %207 = stablehlo.broadcast_in_dim %203, dims = [0, 1, 2] : (tensor<4x16x1xf32>) -> tensor<4x16x32xf32>
    %208 = stablehlo.multiply %200, %207 : tensor<4x16x32xf32>
    %209 = stablehlo.broadcast_in_dim %arg46, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %210 = stablehlo.broadcast_in_dim %209, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<4x16x32xf32>
    %211 = stablehlo.multiply %208, %210 : tensor<4x16x32xf32>
    %212 = stablehlo.broadcast_in_dim %arg45, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %213 = stablehlo.broadcast_in_dim %212, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<4x16x32xf32>
    %214 = stablehlo.add %211, %213 : tensor<4x16x32xf32>
    %215 = stablehlo.dot_general %214, %arg44, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x16x32xf32>, tensor<32x96xf32>) -> tensor<4x16x96xf32>
    %216 = stablehlo.broadcast_in_dim %arg43, dims = [2] : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %217 = stablehlo.broadcast_in_dim %216, dims = [0, 1, 2] : (tensor<1x1x96xf32>) -> tensor<4x16x96xf32>
    %218 = stablehlo.add %215, %217 : tensor<4x16x96xf32>
    %219 = stablehlo.reshape %218 : (tensor<4x16x96xf32>) -> tensor<4x16x3x2x16xf32>
    %220 = stablehlo.slice %219 [0:4, 0:16, 0:1, 0:2, 0:16] : (tensor<4x16x3x2x16xf32>) -> tensor<4x16x1x2x16xf32>
    %221 = stablehlo.reshape %220 : (tensor<4x16x1x2x16xf32>) -> tensor<4x16x2x16xf32>
    %222 = stablehlo.slice %219 [0:4, 0:16, 1:2, 0:2, 0:16] : (tensor<4x16x3x2x16xf32>) -> tensor<4x16x1x2x16xf32>
    %223 = stablehlo.reshape %222 : (tensor<4x16x1x2x16xf32>) -> tensor<4x16x2x16xf32>
    %224 = stablehlo.slice %219 [0:4, 0:16, 2:3, 0:2, 0:16] : (tensor<4x16x3x2x16xf32>) -> tensor<4x16x1x2x16xf32>
    %225 = stablehlo.reshape %224 : (tensor<4x16x1x2x16xf32>) -> tensor<4x16x2x16xf32>
    %226 = stablehlo.dot_general %221, %223, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x16x2x16xf32>, tensor<4x16x2x16xf32>) -> tensor<4x2x16x16xf32>
    %cst_52 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %227 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<4x2x16x16xf32>
    %228 = stablehlo.divide %226, %227 : tensor<4x2x16x16xf32>
    %c_53 = stablehlo.constant dense<true> : tensor<i1>
    %229 = stablehlo.broadcast_in_dim %c_53, dims = [] : (tensor<i1>) -> tensor<16x16xi1>
    %230 = call @tril(%229) : (tensor<16x16xi1>) -> tensor<16x16xi1>
    %cst_54 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %231:3 = call @_where_5(%230, %228, %cst_54) : (tensor<16x16xi1>, tensor<4x2x16x16xf32>, tensor<f32>) -> (tensor<4x2x16x16xf32>, tensor<4x2x16x16xi1>, tensor<4x2x16x16xf32>)
    %cst_55 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %232 = stablehlo.reduce(%231#0 init: %cst_55) applies stablehlo.maximum across dimensions = [3] : (tensor<4x2x16x16xf32>, tensor<f32>) -> tensor<4x2x16xf32>
    %233 = stablehlo.reshape %232 : (tensor<4x2x16xf32>) -> tensor<4x2x16x1xf32>
    %234 = stablehlo.broadcast_in_dim %233, dims = [0, 1, 2, 3] : (tensor<4x2x16x1xf32>) -> tensor<4x2x16x16xf32>
    %235 = stablehlo.compare EQ, %231#0, %234, FLOAT : (tensor<4x2x16x16xf32>, tensor<4x2x16x16xf32>) -> tensor<4x2x16x16xi1>
    %236 = stablehlo.convert %235 : (tensor<4x2x16x16xi1>) -> tensor<4x2x16x16xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %237 = stablehlo.reduce(%236 init: %cst_56) applies stablehlo.add across dimensions = [3] : (tensor<4x2x16x16xf32>, tensor<f32>) -> tensor<4x2x16xf32>
    %cst_57 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %238 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<4x2x16xf32>
    %239 = stablehlo.maximum %238, %232 : tensor<4x2x16xf32>
    %240 = stablehlo.compare EQ, %232, %239, FLOAT : (tensor<4x2x16xf32>, tensor<4x2x16xf32>) -> tensor<4x2x16xi1>
    %cst_58 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %241 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<4x2x16xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %242 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<4x2x16xf32>
    %243 = stablehlo.select %240, %241, %242 : tensor<4x2x16xi1>, tensor<4x2x16xf32>
    %cst_60 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %244 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<4x2x16xf32>
    %245 = stablehlo.compare EQ, %244, %239, FLOAT : (tensor<4x2x16xf32>, tensor<4x2x16xf32>) -> tensor<4x2x16xi1>
    %cst_61 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %246 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<4x2x16xf32>
    %cst_62 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %247 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<4x2x16xf32>
    %248 = stablehlo.select %245, %246, %247 : tensor<4x2x16xi1>, tensor<4x2x16xf32>
    %249 = stablehlo.divide %243, %248 : tensor<4x2x16xf32>
    %250 = stablehlo.broadcast_in_dim %239, dims = [0, 1, 2] : (tensor<4x2x16xf32>) -> tensor<4x2x16x1xf32>
    %251 = stablehlo.broadcast_in_dim %250, dims = [0, 1, 2, 3] : (tensor<4x2x16x1xf32>) -> tensor<4x2x16x16xf32>
    %252 = stablehlo.subtract %231#0, %251 : tensor<4x2x16x16xf32>
    %253 = stablehlo.exponential %252 : tensor<4x2x16x16xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %254 = stablehlo.reduce(%253 init: %cst_63) applies stablehlo.add across dimensions = [3] : (tensor<4x2x16x16xf32>, tensor<f32>) -> tensor<4x2x16xf32>
    %255 = stablehlo.broadcast_in_dim %254, dims = [0, 1, 2] : (tensor<4x2x16xf32>) -> tensor<4x2x16x1xf32>
    %256 = stablehlo.broadcast_in_dim %255, dims = [0, 1, 2, 3] : (tensor<4x2x16x1xf32>) -> tensor<4x2x16x16xf32>
    %257 = stablehlo.divide %253, %256 : tensor<4x2x16x16xf32>
    %258 = stablehlo.multiply %255, %255 : tensor<4x2x16x1xf32>
    %cst_64 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %259 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<4x2x16x1xf32>
    %260 = stablehlo.divide %259, %258 : tensor<4x2x16x1xf32>
    %261 = stablehlo.slice %185 [0:1, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
    %262 = stablehlo.reshape %261 : (tensor<1x2xui32>) -> tensor<2xui32>
    %cst_65 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %263 = call @_bernoulli_6(%262, %cst_65) : (tensor<2xui32>, tensor<f32>) -> tensor<4x2x16x16xi1>
    %cst_66 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %264 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<4x2x16x16xf32>
    %265 = stablehlo.divide %257, %264 : tensor<4x2x16x16xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %266:2 = call @_where_10(%263, %265, %cst_67) : (tensor<4x2x16x16xi1>, tensor<4x2x16x16xf32>, tensor<f32>) -> (tensor<4x2x16x16xf32>, tensor<4x2x16x16xf32>)
    %267 = stablehlo.dot_general %225, %266#0, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x16x2x16xf32>, tensor<4x2x16x16xf32>) -> tensor<4x2x16x16xf32>
    %268 = stablehlo.transpose %267, dims = [0, 3, 1, 2] : (tensor<4x2x16x16xf32>) -> tensor<4x16x2x16xf32>
    %269 = stablehlo.reshape %268 : (tensor<4x16x2x16xf32>) -> tensor<4x16x32xf32>
    %270 = stablehlo.dot_general %269, %arg42, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x16x32xf32>, tensor<32x32xf32>) -> tensor<4x16x32xf32>
    %271 = stablehlo.broadcast_in_dim %arg41, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %272 = stablehlo.broadcast_in_dim %271, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<4x16x32xf32>
    %273 = stablehlo.add %270, %272 : tensor<4x16x32xf32>
    %274 = stablehlo.slice %185 [1:2, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
    %275 = stablehlo.reshape %274 : (tensor<1x2xui32>) -> tensor<2xui32>
    %cst_68 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %276 = call @_bernoulli(%275, %cst_68) : (tensor<2xui32>, tensor<f32>) -> tensor<4x16x32xi1>
    %cst_69 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %277 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<4x16x32xf32>
    %278 = stablehlo.divide %273, %277 : tensor<4x16x32xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %279:2 = call @_where(%276, %278, %cst_70) : (tensor<4x16x32xi1>, tensor<4x16x32xf32>, tensor<f32>) -> (tensor<4x16x32xf32>, tensor<4x16x32xf32>)
    %280 = stablehlo.add %183, %279#0 : tensor<4x16x32xf32>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %281 = stablehlo.reduce(%280 init: %cst_71) applies stablehlo.add across dimensions = [2] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<4x16xf32>
    %282 = stablehlo.broadcast_in_dim %281, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %cst_72 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %283 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %284 = stablehlo.divide %282, %283 : tensor<4x16x1xf32>
    %285 = stablehlo.broadcast_in_dim %284, dims = [0, 1, 2] : (tensor<4x16x1xf32>) -> tensor<4x16x32xf32>
    %286 = stablehlo.subtract %280, %285 : tensor<4x16x32xf32>
    %287 = chlo.square %286 : tensor<4x16x32xf32> -> tensor<4x16x32xf32>
    %cst_73 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %288 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<4x16x32xf32>
    %289 = stablehlo.multiply %288, %286 : tensor<4x16x32xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %290 = stablehlo.reduce(%287 init: %cst_74) applies stablehlo.add across dimensions = [2] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<4x16xf32>
    %291 = stablehlo.broadcast_in_dim %290, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %cst_75 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %292 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %293 = stablehlo.divide %291, %292 : tensor<4x16x1xf32>
    %294 = stablehlo.broadcast_in_dim %284, dims = [0, 1, 2] : (tensor<4x16x1xf32>) -> tensor<4x16x32xf32>
    %295 = stablehlo.subtract %280, %294 : tensor<4x16x32xf32>
    %cst_76 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %296 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %297 = stablehlo.add %293, %296 : tensor<4x16x1xf32>
    %298 = stablehlo.rsqrt %297 : tensor<4x16x1xf32>
    %299 = stablehlo.divide %298, %297 : tensor<4x16x1xf32>
    %cst_77 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %300 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %301 = stablehlo.multiply %300, %299 : tensor<4x16x1xf32>
    %302 = stablehlo.broadcast_in_dim %298, dims = [0, 1, 2] : (tensor<4x16x1xf32>) -> tensor<4x16x32xf32>
    %303 = stablehlo.multiply %295, %302 : tensor<4x16x32xf32>
    %304 = stablehlo.broadcast_in_dim %arg48, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %305 = stablehlo.broadcast_in_dim %304, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<4x16x32xf32>
    %306 = stablehlo.multiply %303, %305 : tensor<4x16x32xf32>
    %307 = stablehlo.broadcast_in_dim %arg47, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %308 = stablehlo.broadcast_in_dim %307, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<4x16x32xf32>
    %309 = stablehlo.add %306, %308 : tensor<4x16x32xf32>
    %310 = stablehlo.dot_general %309, %arg52, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x16x32xf32>, tensor<32x128xf32>) -> tensor<4x16x128xf32>
    %311 = stablehlo.broadcast_in_dim %arg51, dims = [2] : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %312 = stablehlo.broadcast_in_dim %311, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<4x16x128xf32>
    %313 = stablehlo.add %310, %312 : tensor<4x16x128xf32>
    %314 = stablehlo.multiply %313, %313 : tensor<4x16x128xf32>
    %315 = stablehlo.multiply %314, %313 : tensor<4x16x128xf32>
    %316 = stablehlo.multiply %313, %313 : tensor<4x16x128xf32>
    %cst_78 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %317 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<4x16x128xf32>
    %318 = stablehlo.multiply %317, %316 : tensor<4x16x128xf32>
    %cst_79 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %319 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<4x16x128xf32>
    %320 = stablehlo.multiply %319, %315 : tensor<4x16x128xf32>
    %321 = stablehlo.add %313, %320 : tensor<4x16x128xf32>
    %cst_80 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %322 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<4x16x128xf32>
    %323 = stablehlo.multiply %322, %321 : tensor<4x16x128xf32>
    %324 = stablehlo.tanh %323 : tensor<4x16x128xf32>
    %cst_81 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %325 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<4x16x128xf32>
    %326 = stablehlo.subtract %325, %324 : tensor<4x16x128xf32>
    %cst_82 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %327 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<4x16x128xf32>
    %328 = stablehlo.add %327, %324 : tensor<4x16x128xf32>
    %cst_83 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %329 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<4x16x128xf32>
    %330 = stablehlo.multiply %329, %328 : tensor<4x16x128xf32>
    %331 = stablehlo.multiply %313, %330 : tensor<4x16x128xf32>
    %332 = stablehlo.dot_general %331, %arg50, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x16x128xf32>, tensor<128x32xf32>) -> tensor<4x16x32xf32>
    %333 = stablehlo.broadcast_in_dim %arg49, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %334 = stablehlo.broadcast_in_dim %333, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<4x16x32xf32>
    %335 = stablehlo.add %332, %334 : tensor<4x16x32xf32>
    %336 = stablehlo.slice %185 [2:3, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
    %337 = stablehlo.reshape %336 : (tensor<1x2xui32>) -> tensor<2xui32>
    %cst_84 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %338 = call @_bernoulli(%337, %cst_84) : (tensor<2xui32>, tensor<f32>) -> tensor<4x16x32xi1>
    %cst_85 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %339 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<4x16x32xf32>
    %340 = stablehlo.divide %335, %339 : tensor<4x16x32xf32>
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %341:2 = call @_where(%338, %340, %cst_86) : (tensor<4x16x32xi1>, tensor<4x16x32xf32>, tensor<f32>) -> (tensor<4x16x32xf32>, tensor<4x16x32xf32>)
    %342 = stablehlo.add %280, %341#0 : tensor<4x16x32xf32>
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %343 = stablehlo.reduce(%342 init: %cst_87) applies stablehlo.add across dimensions = [2] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<4x16xf32>
    %344 = stablehlo.broadcast_in_dim %343, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %cst_88 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %345 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %346 = stablehlo.divide %344, %345 : tensor<4x16x1xf32>
    %347 = stablehlo.broadcast_in_dim %346, dims = [0, 1, 2] : (tensor<4x16x1xf32>) -> tensor<4x16x32xf32>
    %348 = stablehlo.subtract %342, %347 : tensor<4x16x32xf32>
    %349 = chlo.square %348 : tensor<4x16x32xf32> -> tensor<4x16x32xf32>
    %cst_89 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %350 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<4x16x32xf32>
    %351 = stablehlo.multiply %350, %348 : tensor<4x16x32xf32>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %352 = stablehlo.reduce(%349 init: %cst_90) applies stablehlo.add across dimensions = [2] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<4x16xf32>
    %353 = stablehlo.broadcast_in_dim %352, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %cst_91 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %354 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %355 = stablehlo.divide %353, %354 : tensor<4x16x1xf32>
    %356 = stablehlo.broadcast_in_dim %346, dims = [0, 1, 2] : (tensor<4x16x1xf32>) -> tensor<4x16x32xf32>
    %357 = stablehlo.subtract %342, %356 : tensor<4x16x32xf32>
    %cst_92 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %358 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %359 = stablehlo.add %355, %358 : tensor<4x16x1xf32>
    %360 = stablehlo.rsqrt %359 : tensor<4x16x1xf32>
    %361 = stablehlo.divide %360, %359 : tensor<4x16x1xf32>
    %cst_93 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %362 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %363 = stablehlo.multiply %362, %361 : tensor<4x16x1xf32>
    %364 = stablehlo.broadcast_in_dim %360, dims = [0, 1, 2] : (tensor<4x16x1xf32>) -> tensor<4x16x32xf32>
    %365 = stablehlo.multiply %357, %364 : tensor<4x16x32xf32>
    %366 = stablehlo.broadcast_in_dim %arg54, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %367 = stablehlo.broadcast_in_dim %366, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<4x16x32xf32>
    %368 = stablehlo.multiply %365, %367 : tensor<4x16x32xf32>
    %369 = stablehlo.broadcast_in_dim %arg53, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %370 = stablehlo.broadcast_in_dim %369, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<4x16x32xf32>
    %371 = stablehlo.add %368, %370 : tensor<4x16x32xf32>
    %372 = stablehlo.transpose %arg56, dims = [1, 0] : (tensor<64x32xf32>) -> tensor<32x64xf32>
    %373 = stablehlo.dot_general %371, %372, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x16x32xf32>, tensor<32x64xf32>) -> tensor<4x16x64xf32>
    %374 = stablehlo.slice %arg86 [0:4, 1:17] : (tensor<4x17xi32>) -> tensor<4x16xi32>
    %375 = stablehlo.broadcast_in_dim %374, dims = [0, 1] : (tensor<4x16xi32>) -> tensor<4x16x1xi32>
    %376:2 = call @take_along_axis(%373, %375) : (tensor<4x16x64xf32>, tensor<4x16x1xi32>) -> (tensor<4x16x1xf32>, tensor<4x16x1x1xi32>)
    %377 = stablehlo.reshape %376#0 : (tensor<4x16x1xf32>) -> tensor<4x16xf32>
    %cst_94 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %378 = stablehlo.reduce(%373 init: %cst_94) applies stablehlo.maximum across dimensions = [2] : (tensor<4x16x64xf32>, tensor<f32>) -> tensor<4x16xf32>
    %379 = stablehlo.reshape %378 : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %380 = stablehlo.broadcast_in_dim %379, dims = [0, 1, 2] : (tensor<4x16x1xf32>) -> tensor<4x16x64xf32>
    %381 = stablehlo.compare EQ, %373, %380, FLOAT : (tensor<4x16x64xf32>, tensor<4x16x64xf32>) -> tensor<4x16x64xi1>
    %382 = stablehlo.convert %381 : (tensor<4x16x64xi1>) -> tensor<4x16x64xf32>
    %cst_95 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %383 = stablehlo.reduce(%382 init: %cst_95) applies stablehlo.add across dimensions = [2] : (tensor<4x16x64xf32>, tensor<f32>) -> tensor<4x16xf32>
    %cst_96 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %384 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %385 = stablehlo.maximum %384, %378 : tensor<4x16xf32>
    %386 = stablehlo.compare EQ, %378, %385, FLOAT : (tensor<4x16xf32>, tensor<4x16xf32>) -> tensor<4x16xi1>
    %cst_97 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %387 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %388 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %389 = stablehlo.select %386, %387, %388 : tensor<4x16xi1>, tensor<4x16xf32>
    %cst_99 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %390 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %391 = stablehlo.compare EQ, %390, %385, FLOAT : (tensor<4x16xf32>, tensor<4x16xf32>) -> tensor<4x16xi1>
    %cst_100 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %392 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %cst_101 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %393 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %394 = stablehlo.select %391, %392, %393 : tensor<4x16xi1>, tensor<4x16xf32>
    %395 = stablehlo.divide %389, %394 : tensor<4x16xf32>
    %396 = stablehlo.is_finite %385 : (tensor<4x16xf32>) -> tensor<4x16xi1>
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %397 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %398 = stablehlo.select %396, %385, %397 : tensor<4x16xi1>, tensor<4x16xf32>
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %399 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %400 = stablehlo.broadcast_in_dim %398, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %401 = stablehlo.broadcast_in_dim %400, dims = [0, 1, 2] : (tensor<4x16x1xf32>) -> tensor<4x16x64xf32>
    %402 = stablehlo.subtract %373, %401 : tensor<4x16x64xf32>
    %403 = stablehlo.exponential %402 : tensor<4x16x64xf32>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %404 = stablehlo.reduce(%403 init: %cst_104) applies stablehlo.add across dimensions = [2] : (tensor<4x16x64xf32>, tensor<f32>) -> tensor<4x16xf32>
    %405 = stablehlo.sign %404 : tensor<4x16xf32>
    %406 = stablehlo.abs %404 : tensor<4x16xf32>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %407 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %408 = stablehlo.compare GE, %404, %407, FLOAT : (tensor<4x16xf32>, tensor<4x16xf32>) -> tensor<4x16xi1>
    %409 = stablehlo.log %406 : tensor<4x16xf32>
    %410 = stablehlo.add %409, %398 : tensor<4x16xf32>
    %411 = stablehlo.subtract %410, %377 : tensor<4x16xf32>
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %412 = stablehlo.reduce(%411 init: %cst_106) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_107 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %413 = stablehlo.divide %412, %cst_107 : tensor<f32>
    %cst_108 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_109 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %414 = stablehlo.divide %cst_108, %cst_109 : tensor<f32>
    %415 = stablehlo.broadcast_in_dim %414, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %416 = stablehlo.negate %415 : tensor<4x16xf32>
    %417 = stablehlo.divide %415, %406 : tensor<4x16xf32>
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %418 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %419 = stablehlo.select %408, %418, %417 : tensor<4x16xi1>, tensor<4x16xf32>
    %420 = stablehlo.select %408, %417, %418 : tensor<4x16xi1>, tensor<4x16xf32>
    %421 = stablehlo.negate %419 : tensor<4x16xf32>
    %422 = stablehlo.add %420, %421 : tensor<4x16xf32>
    %423 = stablehlo.broadcast_in_dim %422, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x64xf32>
    %424 = stablehlo.multiply %423, %403 : tensor<4x16x64xf32>
    %425 = stablehlo.broadcast_in_dim %416, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %426 = call @take_along_axis_11(%376#1, %425) : (tensor<4x16x1x1xi32>, tensor<4x16x1xf32>) -> tensor<4x16x64xf32>
    %427 = stablehlo.add %424, %426 : tensor<4x16x64xf32>
    %428 = stablehlo.dot_general %427, %371, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x16x64xf32>, tensor<4x16x32xf32>) -> tensor<64x32xf32>
    %429 = stablehlo.transpose %428, dims = [1, 0] : (tensor<64x32xf32>) -> tensor<32x64xf32>
    %430 = stablehlo.dot_general %427, %372, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x16x64xf32>, tensor<32x64xf32>) -> tensor<4x16x32xf32>
    %431 = stablehlo.transpose %429, dims = [1, 0] : (tensor<32x64xf32>) -> tensor<64x32xf32>
    %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %432 = stablehlo.reduce(%430 init: %cst_111) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %433 = stablehlo.reshape %432 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %434 = stablehlo.reduce(%433 init: %cst_112) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %435 = stablehlo.multiply %365, %430 : tensor<4x16x32xf32>
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %436 = stablehlo.reduce(%435 init: %cst_113) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %437 = stablehlo.reshape %436 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %438 = stablehlo.broadcast_in_dim %366, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<4x16x32xf32>
    %439 = stablehlo.multiply %430, %438 : tensor<4x16x32xf32>
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %440 = stablehlo.reduce(%437 init: %cst_114) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %441 = stablehlo.multiply %357, %439 : tensor<4x16x32xf32>
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %442 = stablehlo.reduce(%441 init: %cst_115) applies stablehlo.add across dimensions = [2] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<4x16xf32>
    %443 = stablehlo.reshape %442 : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %444 = stablehlo.broadcast_in_dim %360, dims = [0, 1, 2] : (tensor<4x16x1xf32>) -> tensor<4x16x32xf32>
    %445 = stablehlo.multiply %439, %444 : tensor<4x16x32xf32>
    %446 = stablehlo.multiply %443, %363 : tensor<4x16x1xf32>
    %447 = stablehlo.negate %445 : tensor<4x16x32xf32>
    %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %448 = stablehlo.reduce(%447 init: %cst_116) applies stablehlo.add across dimensions = [2] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<4x16xf32>
    %449 = stablehlo.reshape %448 : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %cst_117 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %450 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %451 = stablehlo.divide %446, %450 : tensor<4x16x1xf32>
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %452 = stablehlo.reduce(%451 init: %cst_118) applies stablehlo.add across dimensions = [2] : (tensor<4x16x1xf32>, tensor<f32>) -> tensor<4x16xf32>
    %453 = stablehlo.broadcast_in_dim %452, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x32xf32>
    %454 = stablehlo.multiply %453, %351 : tensor<4x16x32xf32>
    %455 = stablehlo.negate %454 : tensor<4x16x32xf32>
    %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %456 = stablehlo.reduce(%455 init: %cst_119) applies stablehlo.add across dimensions = [2] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<4x16xf32>
    %457 = stablehlo.reshape %456 : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %458 = stablehlo.add %445, %454 : tensor<4x16x32xf32>
    %459 = stablehlo.add %449, %457 : tensor<4x16x1xf32>
    %cst_120 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %460 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %461 = stablehlo.divide %459, %460 : tensor<4x16x1xf32>
    %cst_121 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %462 = stablehlo.reduce(%461 init: %cst_121) applies stablehlo.add across dimensions = [2] : (tensor<4x16x1xf32>, tensor<f32>) -> tensor<4x16xf32>
    %463 = stablehlo.broadcast_in_dim %462, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x32xf32>
    %464 = stablehlo.add %458, %463 : tensor<4x16x32xf32>
    %465 = call @_where_12(%338, %341#1, %464) : (tensor<4x16x32xi1>, tensor<4x16x32xf32>, tensor<4x16x32xf32>) -> tensor<4x16x32xf32>
    %cst_122 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %466 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<4x16x32xf32>
    %467 = stablehlo.divide %465, %466 : tensor<4x16x32xf32>
    %cst_123 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %468 = stablehlo.reduce(%467 init: %cst_123) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %469 = stablehlo.reshape %468 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %470 = stablehlo.reduce(%469 init: %cst_124) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %471 = stablehlo.dot_general %467, %331, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x16x32xf32>, tensor<4x16x128xf32>) -> tensor<32x128xf32>
    %472 = stablehlo.transpose %471, dims = [1, 0] : (tensor<32x128xf32>) -> tensor<128x32xf32>
    %473 = stablehlo.dot_general %467, %arg50, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x16x32xf32>, tensor<128x32xf32>) -> tensor<4x16x128xf32>
    %474 = stablehlo.multiply %313, %473 : tensor<4x16x128xf32>
    %475 = stablehlo.multiply %473, %330 : tensor<4x16x128xf32>
    %cst_125 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %476 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<4x16x128xf32>
    %477 = stablehlo.multiply %476, %474 : tensor<4x16x128xf32>
    %478 = stablehlo.multiply %477, %326 : tensor<4x16x128xf32>
    %479 = stablehlo.multiply %478, %324 : tensor<4x16x128xf32>
    %480 = stablehlo.add %478, %479 : tensor<4x16x128xf32>
    %cst_126 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %481 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<4x16x128xf32>
    %482 = stablehlo.multiply %481, %480 : tensor<4x16x128xf32>
    %483 = stablehlo.add %475, %482 : tensor<4x16x128xf32>
    %cst_127 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %484 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<4x16x128xf32>
    %485 = stablehlo.multiply %484, %482 : tensor<4x16x128xf32>
    %486 = stablehlo.multiply %485, %318 : tensor<4x16x128xf32>
    %487 = stablehlo.add %483, %486 : tensor<4x16x128xf32>
    %cst_128 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %488 = stablehlo.reduce(%487 init: %cst_128) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x16x128xf32>, tensor<f32>) -> tensor<128xf32>
    %489 = stablehlo.reshape %488 : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %cst_129 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %490 = stablehlo.reduce(%489 init: %cst_129) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %491 = stablehlo.dot_general %487, %309, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x16x128xf32>, tensor<4x16x32xf32>) -> tensor<128x32xf32>
    %492 = stablehlo.transpose %491, dims = [1, 0] : (tensor<128x32xf32>) -> tensor<32x128xf32>
    %493 = stablehlo.dot_general %487, %arg52, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x16x128xf32>, tensor<32x128xf32>) -> tensor<4x16x32xf32>
    %cst_130 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %494 = stablehlo.reduce(%493 init: %cst_130) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %495 = stablehlo.reshape %494 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_131 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %496 = stablehlo.reduce(%495 init: %cst_131) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %497 = stablehlo.multiply %303, %493 : tensor<4x16x32xf32>
    %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %498 = stablehlo.reduce(%497 init: %cst_132) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %499 = stablehlo.reshape %498 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %500 = stablehlo.broadcast_in_dim %304, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<4x16x32xf32>
    %501 = stablehlo.multiply %493, %500 : tensor<4x16x32xf32>
    %cst_133 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %502 = stablehlo.reduce(%499 init: %cst_133) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %503 = stablehlo.multiply %295, %501 : tensor<4x16x32xf32>
    %cst_134 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %504 = stablehlo.reduce(%503 init: %cst_134) applies stablehlo.add across dimensions = [2] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<4x16xf32>
    %505 = stablehlo.reshape %504 : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %506 = stablehlo.broadcast_in_dim %298, dims = [0, 1, 2] : (tensor<4x16x1xf32>) -> tensor<4x16x32xf32>
    %507 = stablehlo.multiply %501, %506 : tensor<4x16x32xf32>
    %508 = stablehlo.multiply %505, %301 : tensor<4x16x1xf32>
    %509 = stablehlo.negate %507 : tensor<4x16x32xf32>
    %cst_135 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %510 = stablehlo.reduce(%509 init: %cst_135) applies stablehlo.add across dimensions = [2] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<4x16xf32>
    %511 = stablehlo.reshape %510 : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %512 = stablehlo.add %464, %507 : tensor<4x16x32xf32>
    %cst_136 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %513 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %514 = stablehlo.divide %508, %513 : tensor<4x16x1xf32>
    %cst_137 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %515 = stablehlo.reduce(%514 init: %cst_137) applies stablehlo.add across dimensions = [2] : (tensor<4x16x1xf32>, tensor<f32>) -> tensor<4x16xf32>
    %516 = stablehlo.broadcast_in_dim %515, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x32xf32>
    %517 = stablehlo.multiply %516, %289 : tensor<4x16x32xf32>
    %518 = stablehlo.negate %517 : tensor<4x16x32xf32>
    %cst_138 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %519 = stablehlo.reduce(%518 init: %cst_138) applies stablehlo.add across dimensions = [2] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<4x16xf32>
    %520 = stablehlo.reshape %519 : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %521 = stablehlo.add %512, %517 : tensor<4x16x32xf32>
    %522 = stablehlo.add %511, %520 : tensor<4x16x1xf32>
    %cst_139 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %523 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %524 = stablehlo.divide %522, %523 : tensor<4x16x1xf32>
    %cst_140 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %525 = stablehlo.reduce(%524 init: %cst_140) applies stablehlo.add across dimensions = [2] : (tensor<4x16x1xf32>, tensor<f32>) -> tensor<4x16xf32>
    %526 = stablehlo.broadcast_in_dim %525, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x32xf32>
    %527 = stablehlo.add %521, %526 : tensor<4x16x32xf32>
    %528 = call @_where_12(%276, %279#1, %527) : (tensor<4x16x32xi1>, tensor<4x16x32xf32>, tensor<4x16x32xf32>) -> tensor<4x16x32xf32>
    %cst_141 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %529 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<4x16x32xf32>
    %530 = stablehlo.divide %528, %529 : tensor<4x16x32xf32>
    %cst_142 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %531 = stablehlo.reduce(%530 init: %cst_142) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %532 = stablehlo.reshape %531 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_143 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %533 = stablehlo.reduce(%532 init: %cst_143) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %534 = stablehlo.dot_general %530, %269, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x16x32xf32>, tensor<4x16x32xf32>) -> tensor<32x32xf32>
    %535 = stablehlo.transpose %534, dims = [1, 0] : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %536 = stablehlo.dot_general %530, %arg42, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x16x32xf32>, tensor<32x32xf32>) -> tensor<4x16x32xf32>
    %537 = stablehlo.reshape %536 : (tensor<4x16x32xf32>) -> tensor<4x16x2x16xf32>
    %538 = stablehlo.transpose %537, dims = [0, 2, 3, 1] : (tensor<4x16x2x16xf32>) -> tensor<4x2x16x16xf32>
    %539 = stablehlo.dot_general %538, %225, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x2x16x16xf32>, tensor<4x16x2x16xf32>) -> tensor<4x2x16x16xf32>
    %540 = stablehlo.dot_general %538, %266#0, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x2x16x16xf32>, tensor<4x2x16x16xf32>) -> tensor<4x2x16x16xf32>
    %541 = stablehlo.transpose %540, dims = [0, 3, 1, 2] : (tensor<4x2x16x16xf32>) -> tensor<4x16x2x16xf32>
    %542 = call @_where_13(%263, %266#1, %539) : (tensor<4x2x16x16xi1>, tensor<4x2x16x16xf32>, tensor<4x2x16x16xf32>) -> tensor<4x2x16x16xf32>
    %cst_144 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %543 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<4x2x16x16xf32>
    %544 = stablehlo.divide %542, %543 : tensor<4x2x16x16xf32>
    %545 = stablehlo.broadcast_in_dim %260, dims = [0, 1, 2, 3] : (tensor<4x2x16x1xf32>) -> tensor<4x2x16x16xf32>
    %546 = stablehlo.multiply %544, %545 : tensor<4x2x16x16xf32>
    %547 = stablehlo.multiply %546, %253 : tensor<4x2x16x16xf32>
    %cst_145 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %548 = stablehlo.reduce(%547 init: %cst_145) applies stablehlo.add across dimensions = [3] : (tensor<4x2x16x16xf32>, tensor<f32>) -> tensor<4x2x16xf32>
    %549 = stablehlo.reshape %548 : (tensor<4x2x16xf32>) -> tensor<4x2x16x1xf32>
    %550 = stablehlo.negate %549 : tensor<4x2x16x1xf32>
    %551 = stablehlo.broadcast_in_dim %255, dims = [0, 1, 2, 3] : (tensor<4x2x16x1xf32>) -> tensor<4x2x16x16xf32>
    %552 = stablehlo.divide %544, %551 : tensor<4x2x16x16xf32>
    %cst_146 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %553 = stablehlo.reduce(%550 init: %cst_146) applies stablehlo.add across dimensions = [3] : (tensor<4x2x16x1xf32>, tensor<f32>) -> tensor<4x2x16xf32>
    %554 = stablehlo.broadcast_in_dim %553, dims = [0, 1, 2] : (tensor<4x2x16xf32>) -> tensor<4x2x16x16xf32>
    %555 = stablehlo.add %552, %554 : tensor<4x2x16x16xf32>
    %556 = stablehlo.multiply %555, %253 : tensor<4x2x16x16xf32>
    %557 = call @_where_14(%231#1, %231#2, %556) : (tensor<4x2x16x16xi1>, tensor<4x2x16x16xf32>, tensor<4x2x16x16xf32>) -> tensor<4x2x16x16xf32>
    %cst_147 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %558 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<4x2x16x16xf32>
    %559 = stablehlo.divide %557, %558 : tensor<4x2x16x16xf32>
    %560 = stablehlo.dot_general %559, %221, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x2x16x16xf32>, tensor<4x16x2x16xf32>) -> tensor<4x2x16x16xf32>
    %561 = stablehlo.transpose %560, dims = [0, 2, 1, 3] : (tensor<4x2x16x16xf32>) -> tensor<4x16x2x16xf32>
    %562 = stablehlo.dot_general %559, %223, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x2x16x16xf32>, tensor<4x16x2x16xf32>) -> tensor<4x2x16x16xf32>
    %563 = stablehlo.transpose %562, dims = [0, 2, 1, 3] : (tensor<4x2x16x16xf32>) -> tensor<4x16x2x16xf32>
    %564 = stablehlo.broadcast_in_dim %541, dims = [0, 1, 3, 4] : (tensor<4x16x2x16xf32>) -> tensor<4x16x1x2x16xf32>
    %cst_148 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %565 = stablehlo.pad %564, %cst_148, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x16x1x2x16xf32>, tensor<f32>) -> tensor<4x16x3x2x16xf32>
    %566 = stablehlo.broadcast_in_dim %561, dims = [0, 1, 3, 4] : (tensor<4x16x2x16xf32>) -> tensor<4x16x1x2x16xf32>
    %cst_149 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %567 = stablehlo.pad %566, %cst_149, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x16x1x2x16xf32>, tensor<f32>) -> tensor<4x16x3x2x16xf32>
    %568 = stablehlo.add %565, %567 : tensor<4x16x3x2x16xf32>
    %569 = stablehlo.broadcast_in_dim %563, dims = [0, 1, 3, 4] : (tensor<4x16x2x16xf32>) -> tensor<4x16x1x2x16xf32>
    %cst_150 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %570 = stablehlo.pad %569, %cst_150, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x16x1x2x16xf32>, tensor<f32>) -> tensor<4x16x3x2x16xf32>
    %571 = stablehlo.add %568, %570 : tensor<4x16x3x2x16xf32>
    %572 = stablehlo.reshape %571 : (tensor<4x16x3x2x16xf32>) -> tensor<4x16x96xf32>
    %cst_151 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %573 = stablehlo.reduce(%572 init: %cst_151) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x16x96xf32>, tensor<f32>) -> tensor<96xf32>
    %574 = stablehlo.reshape %573 : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %cst_152 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %575 = stablehlo.reduce(%574 init: %cst_152) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x96xf32>, tensor<f32>) -> tensor<96xf32>
    %576 = stablehlo.dot_general %572, %214, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x16x96xf32>, tensor<4x16x32xf32>) -> tensor<96x32xf32>
    %577 = stablehlo.transpose %576, dims = [1, 0] : (tensor<96x32xf32>) -> tensor<32x96xf32>
    %578 = stablehlo.dot_general %572, %arg44, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x16x96xf32>, tensor<32x96xf32>) -> tensor<4x16x32xf32>
    %cst_153 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %579 = stablehlo.reduce(%578 init: %cst_153) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %580 = stablehlo.reshape %579 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_154 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %581 = stablehlo.reduce(%580 init: %cst_154) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %582 = stablehlo.multiply %208, %578 : tensor<4x16x32xf32>
    %cst_155 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %583 = stablehlo.reduce(%582 init: %cst_155) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %584 = stablehlo.reshape %583 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %585 = stablehlo.broadcast_in_dim %209, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<4x16x32xf32>
    %586 = stablehlo.multiply %578, %585 : tensor<4x16x32xf32>
    %cst_156 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %587 = stablehlo.reduce(%584 init: %cst_156) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %588 = stablehlo.multiply %200, %586 : tensor<4x16x32xf32>
    %cst_157 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %589 = stablehlo.reduce(%588 init: %cst_157) applies stablehlo.add across dimensions = [2] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<4x16xf32>
    %590 = stablehlo.reshape %589 : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %591 = stablehlo.broadcast_in_dim %203, dims = [0, 1, 2] : (tensor<4x16x1xf32>) -> tensor<4x16x32xf32>
    %592 = stablehlo.multiply %586, %591 : tensor<4x16x32xf32>
    %593 = stablehlo.multiply %590, %206 : tensor<4x16x1xf32>
    %594 = stablehlo.negate %592 : tensor<4x16x32xf32>
    %cst_158 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %595 = stablehlo.reduce(%594 init: %cst_158) applies stablehlo.add across dimensions = [2] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<4x16xf32>
    %596 = stablehlo.reshape %595 : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %597 = stablehlo.add %527, %592 : tensor<4x16x32xf32>
    %cst_159 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %598 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %599 = stablehlo.divide %593, %598 : tensor<4x16x1xf32>
    %cst_160 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %600 = stablehlo.reduce(%599 init: %cst_160) applies stablehlo.add across dimensions = [2] : (tensor<4x16x1xf32>, tensor<f32>) -> tensor<4x16xf32>
    %601 = stablehlo.broadcast_in_dim %600, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x32xf32>
    %602 = stablehlo.multiply %601, %194 : tensor<4x16x32xf32>
    %603 = stablehlo.negate %602 : tensor<4x16x32xf32>
    %cst_161 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %604 = stablehlo.reduce(%603 init: %cst_161) applies stablehlo.add across dimensions = [2] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<4x16xf32>
    %605 = stablehlo.reshape %604 : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %606 = stablehlo.add %597, %602 : tensor<4x16x32xf32>
    %607 = stablehlo.add %596, %605 : tensor<4x16x1xf32>
    %cst_162 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %608 = stablehlo.broadcast_in_dim %cst_162, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %609 = stablehlo.divide %607, %608 : tensor<4x16x1xf32>
    %cst_163 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %610 = stablehlo.reduce(%609 init: %cst_163) applies stablehlo.add across dimensions = [2] : (tensor<4x16x1xf32>, tensor<f32>) -> tensor<4x16xf32>
    %611 = stablehlo.broadcast_in_dim %610, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x32xf32>
    %612 = stablehlo.add %606, %611 : tensor<4x16x32xf32>
    %613 = call @_where_12(%179, %182#1, %612) : (tensor<4x16x32xi1>, tensor<4x16x32xf32>, tensor<4x16x32xf32>) -> tensor<4x16x32xf32>
    %cst_164 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %614 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<4x16x32xf32>
    %615 = stablehlo.divide %613, %614 : tensor<4x16x32xf32>
    %cst_165 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %616 = stablehlo.reduce(%615 init: %cst_165) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %617 = stablehlo.reshape %616 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_166 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %618 = stablehlo.reduce(%617 init: %cst_166) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %619 = stablehlo.dot_general %615, %172, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x16x32xf32>, tensor<4x16x128xf32>) -> tensor<32x128xf32>
    %620 = stablehlo.transpose %619, dims = [1, 0] : (tensor<32x128xf32>) -> tensor<128x32xf32>
    %621 = stablehlo.dot_general %615, %arg38, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x16x32xf32>, tensor<128x32xf32>) -> tensor<4x16x128xf32>
    %622 = stablehlo.multiply %154, %621 : tensor<4x16x128xf32>
    %623 = stablehlo.multiply %621, %171 : tensor<4x16x128xf32>
    %cst_167 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %624 = stablehlo.broadcast_in_dim %cst_167, dims = [] : (tensor<f32>) -> tensor<4x16x128xf32>
    %625 = stablehlo.multiply %624, %622 : tensor<4x16x128xf32>
    %626 = stablehlo.multiply %625, %167 : tensor<4x16x128xf32>
    %627 = stablehlo.multiply %626, %165 : tensor<4x16x128xf32>
    %628 = stablehlo.add %626, %627 : tensor<4x16x128xf32>
    %cst_168 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %629 = stablehlo.broadcast_in_dim %cst_168, dims = [] : (tensor<f32>) -> tensor<4x16x128xf32>
    %630 = stablehlo.multiply %629, %628 : tensor<4x16x128xf32>
    %631 = stablehlo.add %623, %630 : tensor<4x16x128xf32>
    %cst_169 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %632 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<4x16x128xf32>
    %633 = stablehlo.multiply %632, %630 : tensor<4x16x128xf32>
    %634 = stablehlo.multiply %633, %159 : tensor<4x16x128xf32>
    %635 = stablehlo.add %631, %634 : tensor<4x16x128xf32>
    %cst_170 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %636 = stablehlo.reduce(%635 init: %cst_170) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x16x128xf32>, tensor<f32>) -> tensor<128xf32>
    %637 = stablehlo.reshape %636 : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %cst_171 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %638 = stablehlo.reduce(%637 init: %cst_171) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %639 = stablehlo.dot_general %635, %150, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x16x128xf32>, tensor<4x16x32xf32>) -> tensor<128x32xf32>
    %640 = stablehlo.transpose %639, dims = [1, 0] : (tensor<128x32xf32>) -> tensor<32x128xf32>
    %641 = stablehlo.dot_general %635, %arg40, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x16x128xf32>, tensor<32x128xf32>) -> tensor<4x16x32xf32>
    %cst_172 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %642 = stablehlo.reduce(%641 init: %cst_172) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %643 = stablehlo.reshape %642 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_173 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %644 = stablehlo.reduce(%643 init: %cst_173) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %645 = stablehlo.multiply %144, %641 : tensor<4x16x32xf32>
    %cst_174 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %646 = stablehlo.reduce(%645 init: %cst_174) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %647 = stablehlo.reshape %646 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %648 = stablehlo.broadcast_in_dim %145, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<4x16x32xf32>
    %649 = stablehlo.multiply %641, %648 : tensor<4x16x32xf32>
    %cst_175 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %650 = stablehlo.reduce(%647 init: %cst_175) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %651 = stablehlo.multiply %136, %649 : tensor<4x16x32xf32>
    %cst_176 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %652 = stablehlo.reduce(%651 init: %cst_176) applies stablehlo.add across dimensions = [2] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<4x16xf32>
    %653 = stablehlo.reshape %652 : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %654 = stablehlo.broadcast_in_dim %139, dims = [0, 1, 2] : (tensor<4x16x1xf32>) -> tensor<4x16x32xf32>
    %655 = stablehlo.multiply %649, %654 : tensor<4x16x32xf32>
    %656 = stablehlo.multiply %653, %142 : tensor<4x16x1xf32>
    %657 = stablehlo.negate %655 : tensor<4x16x32xf32>
    %cst_177 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %658 = stablehlo.reduce(%657 init: %cst_177) applies stablehlo.add across dimensions = [2] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<4x16xf32>
    %659 = stablehlo.reshape %658 : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %660 = stablehlo.add %612, %655 : tensor<4x16x32xf32>
    %cst_178 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %661 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %662 = stablehlo.divide %656, %661 : tensor<4x16x1xf32>
    %cst_179 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %663 = stablehlo.reduce(%662 init: %cst_179) applies stablehlo.add across dimensions = [2] : (tensor<4x16x1xf32>, tensor<f32>) -> tensor<4x16xf32>
    %664 = stablehlo.broadcast_in_dim %663, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x32xf32>
    %665 = stablehlo.multiply %664, %130 : tensor<4x16x32xf32>
    %666 = stablehlo.negate %665 : tensor<4x16x32xf32>
    %cst_180 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %667 = stablehlo.reduce(%666 init: %cst_180) applies stablehlo.add across dimensions = [2] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<4x16xf32>
    %668 = stablehlo.reshape %667 : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %669 = stablehlo.add %660, %665 : tensor<4x16x32xf32>
    %670 = stablehlo.add %659, %668 : tensor<4x16x1xf32>
    %cst_181 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %671 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %672 = stablehlo.divide %670, %671 : tensor<4x16x1xf32>
    %cst_182 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %673 = stablehlo.reduce(%672 init: %cst_182) applies stablehlo.add across dimensions = [2] : (tensor<4x16x1xf32>, tensor<f32>) -> tensor<4x16xf32>
    %674 = stablehlo.broadcast_in_dim %673, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x32xf32>
    %675 = stablehlo.add %669, %674 : tensor<4x16x32xf32>
    %676 = call @_where_12(%117, %120#1, %675) : (tensor<4x16x32xi1>, tensor<4x16x32xf32>, tensor<4x16x32xf32>) -> tensor<4x16x32xf32>
    %cst_183 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %677 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<f32>) -> tensor<4x16x32xf32>
    %678 = stablehlo.divide %676, %677 : tensor<4x16x32xf32>
    %cst_184 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %679 = stablehlo.reduce(%678 init: %cst_184) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %680 = stablehlo.reshape %679 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_185 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %681 = stablehlo.reduce(%680 init: %cst_185) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %682 = stablehlo.dot_general %678, %110, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x16x32xf32>, tensor<4x16x32xf32>) -> tensor<32x32xf32>
    %683 = stablehlo.transpose %682, dims = [1, 0] : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %684 = stablehlo.dot_general %678, %arg30, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x16x32xf32>, tensor<32x32xf32>) -> tensor<4x16x32xf32>
    %685 = stablehlo.reshape %684 : (tensor<4x16x32xf32>) -> tensor<4x16x2x16xf32>
    %686 = stablehlo.transpose %685, dims = [0, 2, 3, 1] : (tensor<4x16x2x16xf32>) -> tensor<4x2x16x16xf32>
    %687 = stablehlo.dot_general %686, %66, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x2x16x16xf32>, tensor<4x16x2x16xf32>) -> tensor<4x2x16x16xf32>
    %688 = stablehlo.dot_general %686, %107#0, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x2x16x16xf32>, tensor<4x2x16x16xf32>) -> tensor<4x2x16x16xf32>
    %689 = stablehlo.transpose %688, dims = [0, 3, 1, 2] : (tensor<4x2x16x16xf32>) -> tensor<4x16x2x16xf32>
    %690 = call @_where_13(%104, %107#1, %687) : (tensor<4x2x16x16xi1>, tensor<4x2x16x16xf32>, tensor<4x2x16x16xf32>) -> tensor<4x2x16x16xf32>
    %cst_186 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %691 = stablehlo.broadcast_in_dim %cst_186, dims = [] : (tensor<f32>) -> tensor<4x2x16x16xf32>
    %692 = stablehlo.divide %690, %691 : tensor<4x2x16x16xf32>
    %693 = stablehlo.broadcast_in_dim %101, dims = [0, 1, 2, 3] : (tensor<4x2x16x1xf32>) -> tensor<4x2x16x16xf32>
    %694 = stablehlo.multiply %692, %693 : tensor<4x2x16x16xf32>
    %695 = stablehlo.multiply %694, %94 : tensor<4x2x16x16xf32>
    %cst_187 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %696 = stablehlo.reduce(%695 init: %cst_187) applies stablehlo.add across dimensions = [3] : (tensor<4x2x16x16xf32>, tensor<f32>) -> tensor<4x2x16xf32>
    %697 = stablehlo.reshape %696 : (tensor<4x2x16xf32>) -> tensor<4x2x16x1xf32>
    %698 = stablehlo.negate %697 : tensor<4x2x16x1xf32>
    %699 = stablehlo.broadcast_in_dim %96, dims = [0, 1, 2, 3] : (tensor<4x2x16x1xf32>) -> tensor<4x2x16x16xf32>
    %700 = stablehlo.divide %692, %699 : tensor<4x2x16x16xf32>
    %cst_188 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %701 = stablehlo.reduce(%698 init: %cst_188) applies stablehlo.add across dimensions = [3] : (tensor<4x2x16x1xf32>, tensor<f32>) -> tensor<4x2x16xf32>
    %702 = stablehlo.broadcast_in_dim %701, dims = [0, 1, 2] : (tensor<4x2x16xf32>) -> tensor<4x2x16x16xf32>
    %703 = stablehlo.add %700, %702 : tensor<4x2x16x16xf32>
    %704 = stablehlo.multiply %703, %94 : tensor<4x2x16x16xf32>
    %705 = call @_where_14(%72#1, %72#2, %704) : (tensor<4x2x16x16xi1>, tensor<4x2x16x16xf32>, tensor<4x2x16x16xf32>) -> tensor<4x2x16x16xf32>
    %cst_189 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %706 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<4x2x16x16xf32>
    %707 = stablehlo.divide %705, %706 : tensor<4x2x16x16xf32>
    %708 = stablehlo.dot_general %707, %62, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x2x16x16xf32>, tensor<4x16x2x16xf32>) -> tensor<4x2x16x16xf32>
    %709 = stablehlo.transpose %708, dims = [0, 2, 1, 3] : (tensor<4x2x16x16xf32>) -> tensor<4x16x2x16xf32>
    %710 = stablehlo.dot_general %707, %64, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x2x16x16xf32>, tensor<4x16x2x16xf32>) -> tensor<4x2x16x16xf32>
    %711 = stablehlo.transpose %710, dims = [0, 2, 1, 3] : (tensor<4x2x16x16xf32>) -> tensor<4x16x2x16xf32>
    %712 = stablehlo.broadcast_in_dim %689, dims = [0, 1, 3, 4] : (tensor<4x16x2x16xf32>) -> tensor<4x16x1x2x16xf32>
    %cst_190 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %713 = stablehlo.pad %712, %cst_190, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x16x1x2x16xf32>, tensor<f32>) -> tensor<4x16x3x2x16xf32>
    %714 = stablehlo.broadcast_in_dim %709, dims = [0, 1, 3, 4] : (tensor<4x16x2x16xf32>) -> tensor<4x16x1x2x16xf32>
    %cst_191 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %715 = stablehlo.pad %714, %cst_191, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x16x1x2x16xf32>, tensor<f32>) -> tensor<4x16x3x2x16xf32>
    %716 = stablehlo.add %713, %715 : tensor<4x16x3x2x16xf32>
    %717 = stablehlo.broadcast_in_dim %711, dims = [0, 1, 3, 4] : (tensor<4x16x2x16xf32>) -> tensor<4x16x1x2x16xf32>
    %cst_192 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %718 = stablehlo.pad %717, %cst_192, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x16x1x2x16xf32>, tensor<f32>) -> tensor<4x16x3x2x16xf32>
    %719 = stablehlo.add %716, %718 : tensor<4x16x3x2x16xf32>
    %720 = stablehlo.reshape %719 : (tensor<4x16x3x2x16xf32>) -> tensor<4x16x96xf32>
    %cst_193 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %721 = stablehlo.reduce(%720 init: %cst_193) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x16x96xf32>, tensor<f32>) -> tensor<96xf32>
    %722 = stablehlo.reshape %721 : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %cst_194 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %723 = stablehlo.reduce(%722 init: %cst_194) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x96xf32>, tensor<f32>) -> tensor<96xf32>
    %724 = stablehlo.dot_general %720, %55, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x16x96xf32>, tensor<4x16x32xf32>) -> tensor<96x32xf32>
    %725 = stablehlo.transpose %724, dims = [1, 0] : (tensor<96x32xf32>) -> tensor<32x96xf32>
    %726 = stablehlo.dot_general %720, %arg32, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x16x96xf32>, tensor<32x96xf32>) -> tensor<4x16x32xf32>
    %cst_195 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %727 = stablehlo.reduce(%726 init: %cst_195) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %728 = stablehlo.reshape %727 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_196 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %729 = stablehlo.reduce(%728 init: %cst_196) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %730 = stablehlo.multiply %49, %726 : tensor<4x16x32xf32>
    %cst_197 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %731 = stablehlo.reduce(%730 init: %cst_197) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %732 = stablehlo.reshape %731 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %733 = stablehlo.broadcast_in_dim %50, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<4x16x32xf32>
    %734 = stablehlo.multiply %726, %733 : tensor<4x16x32xf32>
    %cst_198 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %735 = stablehlo.reduce(%732 init: %cst_198) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %736 = stablehlo.multiply %41, %734 : tensor<4x16x32xf32>
    %cst_199 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %737 = stablehlo.reduce(%736 init: %cst_199) applies stablehlo.add across dimensions = [2] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<4x16xf32>
    %738 = stablehlo.reshape %737 : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %739 = stablehlo.broadcast_in_dim %44, dims = [0, 1, 2] : (tensor<4x16x1xf32>) -> tensor<4x16x32xf32>
    %740 = stablehlo.multiply %734, %739 : tensor<4x16x32xf32>
    %741 = stablehlo.multiply %738, %47 : tensor<4x16x1xf32>
    %742 = stablehlo.negate %740 : tensor<4x16x32xf32>
    %cst_200 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %743 = stablehlo.reduce(%742 init: %cst_200) applies stablehlo.add across dimensions = [2] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<4x16xf32>
    %744 = stablehlo.reshape %743 : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %745 = stablehlo.add %675, %740 : tensor<4x16x32xf32>
    %cst_201 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %746 = stablehlo.broadcast_in_dim %cst_201, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %747 = stablehlo.divide %741, %746 : tensor<4x16x1xf32>
    %cst_202 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %748 = stablehlo.reduce(%747 init: %cst_202) applies stablehlo.add across dimensions = [2] : (tensor<4x16x1xf32>, tensor<f32>) -> tensor<4x16xf32>
    %749 = stablehlo.broadcast_in_dim %748, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x32xf32>
    %750 = stablehlo.multiply %749, %35 : tensor<4x16x32xf32>
    %751 = stablehlo.negate %750 : tensor<4x16x32xf32>
    %cst_203 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %752 = stablehlo.reduce(%751 init: %cst_203) applies stablehlo.add across dimensions = [2] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<4x16xf32>
    %753 = stablehlo.reshape %752 : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %754 = stablehlo.add %745, %750 : tensor<4x16x32xf32>
    %755 = stablehlo.add %744, %753 : tensor<4x16x1xf32>
    %cst_204 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %756 = stablehlo.broadcast_in_dim %cst_204, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %757 = stablehlo.divide %755, %756 : tensor<4x16x1xf32>
    %cst_205 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %758 = stablehlo.reduce(%757 init: %cst_205) applies stablehlo.add across dimensions = [2] : (tensor<4x16x1xf32>, tensor<f32>) -> tensor<4x16xf32>
    %759 = stablehlo.broadcast_in_dim %758, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x32xf32>
    %760 = stablehlo.add %754, %759 : tensor<4x16x32xf32>
    %761 = call @_where_12(%21, %24#1, %760) : (tensor<4x16x32xi1>, tensor<4x16x32xf32>, tensor<4x16x32xf32>) -> tensor<4x16x32xf32>
    %cst_206 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %762 = stablehlo.broadcast_in_dim %cst_206, dims = [] : (tensor<f32>) -> tensor<4x16x32xf32>
    %763 = stablehlo.divide %761, %762 : tensor<4x16x32xf32>
    %cst_207 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %764 = stablehlo.reduce(%763 init: %cst_207) applies stablehlo.add across dimensions = [0] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<16x32xf32>
    %765 = stablehlo.reshape %764 : (tensor<16x32xf32>) -> tensor<1x16x32xf32>
    %cst_208 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %766 = stablehlo.reduce(%765 init: %cst_208) applies stablehlo.add across dimensions = [0] : (tensor<1x16x32xf32>, tensor<f32>) -> tensor<16x32xf32>
    %cst_209 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %767 = stablehlo.broadcast_in_dim %cst_209, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %768 = "stablehlo.scatter"(%767, %16, %763) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg87: tensor<f32>, %arg88: tensor<f32>):
      %1433 = stablehlo.add %arg87, %arg88 : tensor<f32>
      stablehlo.return %1433 : tensor<f32>
    }) : (tensor<64x32xf32>, tensor<4x16x1xi32>, tensor<4x16x32xf32>) -> tensor<64x32xf32>
    %769 = stablehlo.add %431, %768 : tensor<64x32xf32>
    %c_210 = stablehlo.constant dense<1> : tensor<i32>
    %770 = stablehlo.add %arg57, %c_210 : tensor<i32>
    %771 = stablehlo.convert %770 : (tensor<i32>) -> tensor<f32>
    %772 = stablehlo.convert %770 : (tensor<i32>) -> tensor<f32>
    %cst_211 = stablehlo.constant dense<1.000000e+02> : tensor<f32>
    %773 = stablehlo.divide %772, %cst_211 : tensor<f32>
    %cst_212 = stablehlo.constant dense<1.000000e+02> : tensor<f32>
    %774 = stablehlo.subtract %772, %cst_212 : tensor<f32>
    %cst_213 = stablehlo.constant dense<9.000000e+02> : tensor<f32>
    %775 = stablehlo.divide %774, %cst_213 : tensor<f32>
    %cst_214 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_215 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %776 = call @clip(%775, %cst_214, %cst_215) : (tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_216 = stablehlo.constant dense<3.14159274> : tensor<f32>
    %777 = stablehlo.multiply %cst_216, %776 : tensor<f32>
    %778 = stablehlo.cosine %777 : tensor<f32>
    %cst_217 = stablehlo.constant dense<4.500000e-01> : tensor<f32>
    %779 = stablehlo.multiply %cst_217, %778 : tensor<f32>
    %cst_218 = stablehlo.constant dense<5.500000e-01> : tensor<f32>
    %780 = stablehlo.add %cst_218, %779 : tensor<f32>
    %781 = stablehlo.minimum %773, %780 : tensor<f32>
    %cst_219 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %782 = stablehlo.multiply %cst_219, %781 : tensor<f32>
    %cst_220 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %783 = stablehlo.power %cst_220, %771 : tensor<f32>
    %cst_221 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %784 = stablehlo.subtract %cst_221, %783 : tensor<f32>
    %cst_222 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %785 = stablehlo.power %cst_222, %771 : tensor<f32>
    %cst_223 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %786 = stablehlo.subtract %cst_223, %785 : tensor<f32>
    %cst_224 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %787 = stablehlo.broadcast_in_dim %cst_224, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %788 = stablehlo.multiply %787, %arg1 : tensor<32xf32>
    %cst_225 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %789 = stablehlo.broadcast_in_dim %cst_225, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %790 = stablehlo.multiply %789, %681 : tensor<32xf32>
    %791 = stablehlo.add %788, %790 : tensor<32xf32>
    %cst_226 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %792 = stablehlo.broadcast_in_dim %cst_226, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %793 = stablehlo.multiply %792, %arg58 : tensor<32xf32>
    %cst_227 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %794 = stablehlo.broadcast_in_dim %cst_227, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %795 = stablehlo.multiply %794, %681 : tensor<32xf32>
    %796 = stablehlo.multiply %795, %681 : tensor<32xf32>
    %797 = stablehlo.add %793, %796 : tensor<32xf32>
    %798 = stablehlo.broadcast_in_dim %784, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %799 = stablehlo.divide %791, %798 : tensor<32xf32>
    %800 = stablehlo.broadcast_in_dim %786, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %801 = stablehlo.divide %797, %800 : tensor<32xf32>
    %802 = stablehlo.sqrt %801 : tensor<32xf32>
    %cst_228 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %803 = stablehlo.broadcast_in_dim %cst_228, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %804 = stablehlo.add %802, %803 : tensor<32xf32>
    %805 = stablehlo.divide %799, %804 : tensor<32xf32>
    %806 = stablehlo.broadcast_in_dim %782, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %807 = stablehlo.multiply %806, %805 : tensor<32xf32>
    %808 = stablehlo.subtract %arg29, %807 : tensor<32xf32>
    %cst_229 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %809 = stablehlo.broadcast_in_dim %cst_229, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %810 = stablehlo.multiply %809, %arg2 : tensor<32x32xf32>
    %cst_230 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %811 = stablehlo.broadcast_in_dim %cst_230, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %812 = stablehlo.multiply %811, %683 : tensor<32x32xf32>
    %813 = stablehlo.add %810, %812 : tensor<32x32xf32>
    %cst_231 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %814 = stablehlo.broadcast_in_dim %cst_231, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %815 = stablehlo.multiply %814, %arg59 : tensor<32x32xf32>
    %cst_232 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %816 = stablehlo.broadcast_in_dim %cst_232, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %817 = stablehlo.multiply %816, %683 : tensor<32x32xf32>
    %818 = stablehlo.multiply %817, %683 : tensor<32x32xf32>
    %819 = stablehlo.add %815, %818 : tensor<32x32xf32>
    %820 = stablehlo.broadcast_in_dim %784, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %821 = stablehlo.divide %813, %820 : tensor<32x32xf32>
    %822 = stablehlo.broadcast_in_dim %786, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %823 = stablehlo.divide %819, %822 : tensor<32x32xf32>
    %824 = stablehlo.sqrt %823 : tensor<32x32xf32>
    %cst_233 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %825 = stablehlo.broadcast_in_dim %cst_233, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %826 = stablehlo.add %824, %825 : tensor<32x32xf32>
    %827 = stablehlo.divide %821, %826 : tensor<32x32xf32>
    %cst_234 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %828 = stablehlo.broadcast_in_dim %cst_234, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %829 = stablehlo.multiply %828, %arg30 : tensor<32x32xf32>
    %830 = stablehlo.add %827, %829 : tensor<32x32xf32>
    %831 = stablehlo.broadcast_in_dim %782, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %832 = stablehlo.multiply %831, %830 : tensor<32x32xf32>
    %833 = stablehlo.subtract %arg30, %832 : tensor<32x32xf32>
    %cst_235 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %834 = stablehlo.broadcast_in_dim %cst_235, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %835 = stablehlo.multiply %834, %arg3 : tensor<96xf32>
    %cst_236 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %836 = stablehlo.broadcast_in_dim %cst_236, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %837 = stablehlo.multiply %836, %723 : tensor<96xf32>
    %838 = stablehlo.add %835, %837 : tensor<96xf32>
    %cst_237 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %839 = stablehlo.broadcast_in_dim %cst_237, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %840 = stablehlo.multiply %839, %arg60 : tensor<96xf32>
    %cst_238 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %841 = stablehlo.broadcast_in_dim %cst_238, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %842 = stablehlo.multiply %841, %723 : tensor<96xf32>
    %843 = stablehlo.multiply %842, %723 : tensor<96xf32>
    %844 = stablehlo.add %840, %843 : tensor<96xf32>
    %845 = stablehlo.broadcast_in_dim %784, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %846 = stablehlo.divide %838, %845 : tensor<96xf32>
    %847 = stablehlo.broadcast_in_dim %786, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %848 = stablehlo.divide %844, %847 : tensor<96xf32>
    %849 = stablehlo.sqrt %848 : tensor<96xf32>
    %cst_239 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %850 = stablehlo.broadcast_in_dim %cst_239, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %851 = stablehlo.add %849, %850 : tensor<96xf32>
    %852 = stablehlo.divide %846, %851 : tensor<96xf32>
    %853 = stablehlo.broadcast_in_dim %782, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %854 = stablehlo.multiply %853, %852 : tensor<96xf32>
    %855 = stablehlo.subtract %arg31, %854 : tensor<96xf32>
    %cst_240 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %856 = stablehlo.broadcast_in_dim %cst_240, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %857 = stablehlo.multiply %856, %arg4 : tensor<32x96xf32>
    %cst_241 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %858 = stablehlo.broadcast_in_dim %cst_241, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %859 = stablehlo.multiply %858, %725 : tensor<32x96xf32>
    %860 = stablehlo.add %857, %859 : tensor<32x96xf32>
    %cst_242 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %861 = stablehlo.broadcast_in_dim %cst_242, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %862 = stablehlo.multiply %861, %arg61 : tensor<32x96xf32>
    %cst_243 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %863 = stablehlo.broadcast_in_dim %cst_243, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %864 = stablehlo.multiply %863, %725 : tensor<32x96xf32>
    %865 = stablehlo.multiply %864, %725 : tensor<32x96xf32>
    %866 = stablehlo.add %862, %865 : tensor<32x96xf32>
    %867 = stablehlo.broadcast_in_dim %784, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %868 = stablehlo.divide %860, %867 : tensor<32x96xf32>
    %869 = stablehlo.broadcast_in_dim %786, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %870 = stablehlo.divide %866, %869 : tensor<32x96xf32>
    %871 = stablehlo.sqrt %870 : tensor<32x96xf32>
    %cst_244 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %872 = stablehlo.broadcast_in_dim %cst_244, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %873 = stablehlo.add %871, %872 : tensor<32x96xf32>
    %874 = stablehlo.divide %868, %873 : tensor<32x96xf32>
    %cst_245 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %875 = stablehlo.broadcast_in_dim %cst_245, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %876 = stablehlo.multiply %875, %arg32 : tensor<32x96xf32>
    %877 = stablehlo.add %874, %876 : tensor<32x96xf32>
    %878 = stablehlo.broadcast_in_dim %782, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %879 = stablehlo.multiply %878, %877 : tensor<32x96xf32>
    %880 = stablehlo.subtract %arg32, %879 : tensor<32x96xf32>
    %cst_246 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %881 = stablehlo.broadcast_in_dim %cst_246, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %882 = stablehlo.multiply %881, %arg5 : tensor<32xf32>
    %cst_247 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %883 = stablehlo.broadcast_in_dim %cst_247, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %884 = stablehlo.multiply %883, %729 : tensor<32xf32>
    %885 = stablehlo.add %882, %884 : tensor<32xf32>
    %cst_248 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %886 = stablehlo.broadcast_in_dim %cst_248, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %887 = stablehlo.multiply %886, %arg62 : tensor<32xf32>
    %cst_249 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %888 = stablehlo.broadcast_in_dim %cst_249, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %889 = stablehlo.multiply %888, %729 : tensor<32xf32>
    %890 = stablehlo.multiply %889, %729 : tensor<32xf32>
    %891 = stablehlo.add %887, %890 : tensor<32xf32>
    %892 = stablehlo.broadcast_in_dim %784, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %893 = stablehlo.divide %885, %892 : tensor<32xf32>
    %894 = stablehlo.broadcast_in_dim %786, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %895 = stablehlo.divide %891, %894 : tensor<32xf32>
    %896 = stablehlo.sqrt %895 : tensor<32xf32>
    %cst_250 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %897 = stablehlo.broadcast_in_dim %cst_250, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %898 = stablehlo.add %896, %897 : tensor<32xf32>
    %899 = stablehlo.divide %893, %898 : tensor<32xf32>
    %900 = stablehlo.broadcast_in_dim %782, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %901 = stablehlo.multiply %900, %899 : tensor<32xf32>
    %902 = stablehlo.subtract %arg33, %901 : tensor<32xf32>
    %cst_251 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %903 = stablehlo.broadcast_in_dim %cst_251, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %904 = stablehlo.multiply %903, %arg6 : tensor<32xf32>
    %cst_252 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %905 = stablehlo.broadcast_in_dim %cst_252, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %906 = stablehlo.multiply %905, %735 : tensor<32xf32>
    %907 = stablehlo.add %904, %906 : tensor<32xf32>
    %cst_253 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %908 = stablehlo.broadcast_in_dim %cst_253, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %909 = stablehlo.multiply %908, %arg63 : tensor<32xf32>
    %cst_254 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %910 = stablehlo.broadcast_in_dim %cst_254, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %911 = stablehlo.multiply %910, %735 : tensor<32xf32>
    %912 = stablehlo.multiply %911, %735 : tensor<32xf32>
    %913 = stablehlo.add %909, %912 : tensor<32xf32>
    %914 = stablehlo.broadcast_in_dim %784, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %915 = stablehlo.divide %907, %914 : tensor<32xf32>
    %916 = stablehlo.broadcast_in_dim %786, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %917 = stablehlo.divide %913, %916 : tensor<32xf32>
    %918 = stablehlo.sqrt %917 : tensor<32xf32>
    %cst_255 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %919 = stablehlo.broadcast_in_dim %cst_255, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %920 = stablehlo.add %918, %919 : tensor<32xf32>
    %921 = stablehlo.divide %915, %920 : tensor<32xf32>
    %922 = stablehlo.broadcast_in_dim %782, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %923 = stablehlo.multiply %922, %921 : tensor<32xf32>
    %924 = stablehlo.subtract %arg34, %923 : tensor<32xf32>
    %cst_256 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %925 = stablehlo.broadcast_in_dim %cst_256, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %926 = stablehlo.multiply %925, %arg7 : tensor<32xf32>
    %cst_257 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %927 = stablehlo.broadcast_in_dim %cst_257, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %928 = stablehlo.multiply %927, %644 : tensor<32xf32>
    %929 = stablehlo.add %926, %928 : tensor<32xf32>
    %cst_258 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %930 = stablehlo.broadcast_in_dim %cst_258, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %931 = stablehlo.multiply %930, %arg64 : tensor<32xf32>
    %cst_259 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %932 = stablehlo.broadcast_in_dim %cst_259, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %933 = stablehlo.multiply %932, %644 : tensor<32xf32>
    %934 = stablehlo.multiply %933, %644 : tensor<32xf32>
    %935 = stablehlo.add %931, %934 : tensor<32xf32>
    %936 = stablehlo.broadcast_in_dim %784, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %937 = stablehlo.divide %929, %936 : tensor<32xf32>
    %938 = stablehlo.broadcast_in_dim %786, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %939 = stablehlo.divide %935, %938 : tensor<32xf32>
    %940 = stablehlo.sqrt %939 : tensor<32xf32>
    %cst_260 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %941 = stablehlo.broadcast_in_dim %cst_260, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %942 = stablehlo.add %940, %941 : tensor<32xf32>
    %943 = stablehlo.divide %937, %942 : tensor<32xf32>
    %944 = stablehlo.broadcast_in_dim %782, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %945 = stablehlo.multiply %944, %943 : tensor<32xf32>
    %946 = stablehlo.subtract %arg35, %945 : tensor<32xf32>
    %cst_261 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %947 = stablehlo.broadcast_in_dim %cst_261, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %948 = stablehlo.multiply %947, %arg8 : tensor<32xf32>
    %cst_262 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %949 = stablehlo.broadcast_in_dim %cst_262, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %950 = stablehlo.multiply %949, %650 : tensor<32xf32>
    %951 = stablehlo.add %948, %950 : tensor<32xf32>
    %cst_263 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %952 = stablehlo.broadcast_in_dim %cst_263, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %953 = stablehlo.multiply %952, %arg65 : tensor<32xf32>
    %cst_264 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %954 = stablehlo.broadcast_in_dim %cst_264, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %955 = stablehlo.multiply %954, %650 : tensor<32xf32>
    %956 = stablehlo.multiply %955, %650 : tensor<32xf32>
    %957 = stablehlo.add %953, %956 : tensor<32xf32>
    %958 = stablehlo.broadcast_in_dim %784, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %959 = stablehlo.divide %951, %958 : tensor<32xf32>
    %960 = stablehlo.broadcast_in_dim %786, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %961 = stablehlo.divide %957, %960 : tensor<32xf32>
    %962 = stablehlo.sqrt %961 : tensor<32xf32>
    %cst_265 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %963 = stablehlo.broadcast_in_dim %cst_265, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %964 = stablehlo.add %962, %963 : tensor<32xf32>
    %965 = stablehlo.divide %959, %964 : tensor<32xf32>
    %966 = stablehlo.broadcast_in_dim %782, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %967 = stablehlo.multiply %966, %965 : tensor<32xf32>
    %968 = stablehlo.subtract %arg36, %967 : tensor<32xf32>
    %cst_266 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %969 = stablehlo.broadcast_in_dim %cst_266, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %970 = stablehlo.multiply %969, %arg9 : tensor<32xf32>
    %cst_267 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %971 = stablehlo.broadcast_in_dim %cst_267, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %972 = stablehlo.multiply %971, %618 : tensor<32xf32>
    %973 = stablehlo.add %970, %972 : tensor<32xf32>
    %cst_268 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %974 = stablehlo.broadcast_in_dim %cst_268, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %975 = stablehlo.multiply %974, %arg66 : tensor<32xf32>
    %cst_269 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %976 = stablehlo.broadcast_in_dim %cst_269, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %977 = stablehlo.multiply %976, %618 : tensor<32xf32>
    %978 = stablehlo.multiply %977, %618 : tensor<32xf32>
    %979 = stablehlo.add %975, %978 : tensor<32xf32>
    %980 = stablehlo.broadcast_in_dim %784, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %981 = stablehlo.divide %973, %980 : tensor<32xf32>
    %982 = stablehlo.broadcast_in_dim %786, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %983 = stablehlo.divide %979, %982 : tensor<32xf32>
    %984 = stablehlo.sqrt %983 : tensor<32xf32>
    %cst_270 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %985 = stablehlo.broadcast_in_dim %cst_270, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %986 = stablehlo.add %984, %985 : tensor<32xf32>
    %987 = stablehlo.divide %981, %986 : tensor<32xf32>
    %988 = stablehlo.broadcast_in_dim %782, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %989 = stablehlo.multiply %988, %987 : tensor<32xf32>
    %990 = stablehlo.subtract %arg37, %989 : tensor<32xf32>
    %cst_271 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %991 = stablehlo.broadcast_in_dim %cst_271, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %992 = stablehlo.multiply %991, %arg10 : tensor<128x32xf32>
    %cst_272 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %993 = stablehlo.broadcast_in_dim %cst_272, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %994 = stablehlo.multiply %993, %620 : tensor<128x32xf32>
    %995 = stablehlo.add %992, %994 : tensor<128x32xf32>
    %cst_273 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %996 = stablehlo.broadcast_in_dim %cst_273, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %997 = stablehlo.multiply %996, %arg67 : tensor<128x32xf32>
    %cst_274 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %998 = stablehlo.broadcast_in_dim %cst_274, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %999 = stablehlo.multiply %998, %620 : tensor<128x32xf32>
    %1000 = stablehlo.multiply %999, %620 : tensor<128x32xf32>
    %1001 = stablehlo.add %997, %1000 : tensor<128x32xf32>
    %1002 = stablehlo.broadcast_in_dim %784, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1003 = stablehlo.divide %995, %1002 : tensor<128x32xf32>
    %1004 = stablehlo.broadcast_in_dim %786, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1005 = stablehlo.divide %1001, %1004 : tensor<128x32xf32>
    %1006 = stablehlo.sqrt %1005 : tensor<128x32xf32>
    %cst_275 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1007 = stablehlo.broadcast_in_dim %cst_275, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1008 = stablehlo.add %1006, %1007 : tensor<128x32xf32>
    %1009 = stablehlo.divide %1003, %1008 : tensor<128x32xf32>
    %cst_276 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1010 = stablehlo.broadcast_in_dim %cst_276, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1011 = stablehlo.multiply %1010, %arg38 : tensor<128x32xf32>
    %1012 = stablehlo.add %1009, %1011 : tensor<128x32xf32>
    %1013 = stablehlo.broadcast_in_dim %782, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1014 = stablehlo.multiply %1013, %1012 : tensor<128x32xf32>
    %1015 = stablehlo.subtract %arg38, %1014 : tensor<128x32xf32>
    %cst_277 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1016 = stablehlo.broadcast_in_dim %cst_277, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1017 = stablehlo.multiply %1016, %arg11 : tensor<128xf32>
    %cst_278 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1018 = stablehlo.broadcast_in_dim %cst_278, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1019 = stablehlo.multiply %1018, %638 : tensor<128xf32>
    %1020 = stablehlo.add %1017, %1019 : tensor<128xf32>
    %cst_279 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1021 = stablehlo.broadcast_in_dim %cst_279, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1022 = stablehlo.multiply %1021, %arg68 : tensor<128xf32>
    %cst_280 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1023 = stablehlo.broadcast_in_dim %cst_280, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1024 = stablehlo.multiply %1023, %638 : tensor<128xf32>
    %1025 = stablehlo.multiply %1024, %638 : tensor<128xf32>
    %1026 = stablehlo.add %1022, %1025 : tensor<128xf32>
    %1027 = stablehlo.broadcast_in_dim %784, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1028 = stablehlo.divide %1020, %1027 : tensor<128xf32>
    %1029 = stablehlo.broadcast_in_dim %786, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1030 = stablehlo.divide %1026, %1029 : tensor<128xf32>
    %1031 = stablehlo.sqrt %1030 : tensor<128xf32>
    %cst_281 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1032 = stablehlo.broadcast_in_dim %cst_281, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1033 = stablehlo.add %1031, %1032 : tensor<128xf32>
    %1034 = stablehlo.divide %1028, %1033 : tensor<128xf32>
    %1035 = stablehlo.broadcast_in_dim %782, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1036 = stablehlo.multiply %1035, %1034 : tensor<128xf32>
    %1037 = stablehlo.subtract %arg39, %1036 : tensor<128xf32>
    %cst_282 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1038 = stablehlo.broadcast_in_dim %cst_282, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1039 = stablehlo.multiply %1038, %arg12 : tensor<32x128xf32>
    %cst_283 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1040 = stablehlo.broadcast_in_dim %cst_283, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1041 = stablehlo.multiply %1040, %640 : tensor<32x128xf32>
    %1042 = stablehlo.add %1039, %1041 : tensor<32x128xf32>
    %cst_284 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1043 = stablehlo.broadcast_in_dim %cst_284, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1044 = stablehlo.multiply %1043, %arg69 : tensor<32x128xf32>
    %cst_285 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1045 = stablehlo.broadcast_in_dim %cst_285, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1046 = stablehlo.multiply %1045, %640 : tensor<32x128xf32>
    %1047 = stablehlo.multiply %1046, %640 : tensor<32x128xf32>
    %1048 = stablehlo.add %1044, %1047 : tensor<32x128xf32>
    %1049 = stablehlo.broadcast_in_dim %784, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1050 = stablehlo.divide %1042, %1049 : tensor<32x128xf32>
    %1051 = stablehlo.broadcast_in_dim %786, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1052 = stablehlo.divide %1048, %1051 : tensor<32x128xf32>
    %1053 = stablehlo.sqrt %1052 : tensor<32x128xf32>
    %cst_286 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1054 = stablehlo.broadcast_in_dim %cst_286, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1055 = stablehlo.add %1053, %1054 : tensor<32x128xf32>
    %1056 = stablehlo.divide %1050, %1055 : tensor<32x128xf32>
    %cst_287 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1057 = stablehlo.broadcast_in_dim %cst_287, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1058 = stablehlo.multiply %1057, %arg40 : tensor<32x128xf32>
    %1059 = stablehlo.add %1056, %1058 : tensor<32x128xf32>
    %1060 = stablehlo.broadcast_in_dim %782, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1061 = stablehlo.multiply %1060, %1059 : tensor<32x128xf32>
    %1062 = stablehlo.subtract %arg40, %1061 : tensor<32x128xf32>
    %cst_288 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1063 = stablehlo.broadcast_in_dim %cst_288, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1064 = stablehlo.multiply %1063, %arg13 : tensor<32xf32>
    %cst_289 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1065 = stablehlo.broadcast_in_dim %cst_289, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1066 = stablehlo.multiply %1065, %533 : tensor<32xf32>
    %1067 = stablehlo.add %1064, %1066 : tensor<32xf32>
    %cst_290 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1068 = stablehlo.broadcast_in_dim %cst_290, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1069 = stablehlo.multiply %1068, %arg70 : tensor<32xf32>
    %cst_291 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1070 = stablehlo.broadcast_in_dim %cst_291, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1071 = stablehlo.multiply %1070, %533 : tensor<32xf32>
    %1072 = stablehlo.multiply %1071, %533 : tensor<32xf32>
    %1073 = stablehlo.add %1069, %1072 : tensor<32xf32>
    %1074 = stablehlo.broadcast_in_dim %784, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1075 = stablehlo.divide %1067, %1074 : tensor<32xf32>
    %1076 = stablehlo.broadcast_in_dim %786, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1077 = stablehlo.divide %1073, %1076 : tensor<32xf32>
    %1078 = stablehlo.sqrt %1077 : tensor<32xf32>
    %cst_292 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1079 = stablehlo.broadcast_in_dim %cst_292, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1080 = stablehlo.add %1078, %1079 : tensor<32xf32>
    %1081 = stablehlo.divide %1075, %1080 : tensor<32xf32>
    %1082 = stablehlo.broadcast_in_dim %782, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1083 = stablehlo.multiply %1082, %1081 : tensor<32xf32>
    %1084 = stablehlo.subtract %arg41, %1083 : tensor<32xf32>
    %cst_293 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1085 = stablehlo.broadcast_in_dim %cst_293, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1086 = stablehlo.multiply %1085, %arg14 : tensor<32x32xf32>
    %cst_294 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1087 = stablehlo.broadcast_in_dim %cst_294, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1088 = stablehlo.multiply %1087, %535 : tensor<32x32xf32>
    %1089 = stablehlo.add %1086, %1088 : tensor<32x32xf32>
    %cst_295 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1090 = stablehlo.broadcast_in_dim %cst_295, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1091 = stablehlo.multiply %1090, %arg71 : tensor<32x32xf32>
    %cst_296 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1092 = stablehlo.broadcast_in_dim %cst_296, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1093 = stablehlo.multiply %1092, %535 : tensor<32x32xf32>
    %1094 = stablehlo.multiply %1093, %535 : tensor<32x32xf32>
    %1095 = stablehlo.add %1091, %1094 : tensor<32x32xf32>
    %1096 = stablehlo.broadcast_in_dim %784, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1097 = stablehlo.divide %1089, %1096 : tensor<32x32xf32>
    %1098 = stablehlo.broadcast_in_dim %786, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1099 = stablehlo.divide %1095, %1098 : tensor<32x32xf32>
    %1100 = stablehlo.sqrt %1099 : tensor<32x32xf32>
    %cst_297 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1101 = stablehlo.broadcast_in_dim %cst_297, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1102 = stablehlo.add %1100, %1101 : tensor<32x32xf32>
    %1103 = stablehlo.divide %1097, %1102 : tensor<32x32xf32>
    %cst_298 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1104 = stablehlo.broadcast_in_dim %cst_298, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1105 = stablehlo.multiply %1104, %arg42 : tensor<32x32xf32>
    %1106 = stablehlo.add %1103, %1105 : tensor<32x32xf32>
    %1107 = stablehlo.broadcast_in_dim %782, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1108 = stablehlo.multiply %1107, %1106 : tensor<32x32xf32>
    %1109 = stablehlo.subtract %arg42, %1108 : tensor<32x32xf32>
    %cst_299 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1110 = stablehlo.broadcast_in_dim %cst_299, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1111 = stablehlo.multiply %1110, %arg15 : tensor<96xf32>
    %cst_300 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1112 = stablehlo.broadcast_in_dim %cst_300, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1113 = stablehlo.multiply %1112, %575 : tensor<96xf32>
    %1114 = stablehlo.add %1111, %1113 : tensor<96xf32>
    %cst_301 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1115 = stablehlo.broadcast_in_dim %cst_301, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1116 = stablehlo.multiply %1115, %arg72 : tensor<96xf32>
    %cst_302 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1117 = stablehlo.broadcast_in_dim %cst_302, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1118 = stablehlo.multiply %1117, %575 : tensor<96xf32>
    %1119 = stablehlo.multiply %1118, %575 : tensor<96xf32>
    %1120 = stablehlo.add %1116, %1119 : tensor<96xf32>
    %1121 = stablehlo.broadcast_in_dim %784, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1122 = stablehlo.divide %1114, %1121 : tensor<96xf32>
    %1123 = stablehlo.broadcast_in_dim %786, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1124 = stablehlo.divide %1120, %1123 : tensor<96xf32>
    %1125 = stablehlo.sqrt %1124 : tensor<96xf32>
    %cst_303 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1126 = stablehlo.broadcast_in_dim %cst_303, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1127 = stablehlo.add %1125, %1126 : tensor<96xf32>
    %1128 = stablehlo.divide %1122, %1127 : tensor<96xf32>
    %1129 = stablehlo.broadcast_in_dim %782, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1130 = stablehlo.multiply %1129, %1128 : tensor<96xf32>
    %1131 = stablehlo.subtract %arg43, %1130 : tensor<96xf32>
    %cst_304 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1132 = stablehlo.broadcast_in_dim %cst_304, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1133 = stablehlo.multiply %1132, %arg16 : tensor<32x96xf32>
    %cst_305 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1134 = stablehlo.broadcast_in_dim %cst_305, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1135 = stablehlo.multiply %1134, %577 : tensor<32x96xf32>
    %1136 = stablehlo.add %1133, %1135 : tensor<32x96xf32>
    %cst_306 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1137 = stablehlo.broadcast_in_dim %cst_306, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1138 = stablehlo.multiply %1137, %arg73 : tensor<32x96xf32>
    %cst_307 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1139 = stablehlo.broadcast_in_dim %cst_307, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1140 = stablehlo.multiply %1139, %577 : tensor<32x96xf32>
    %1141 = stablehlo.multiply %1140, %577 : tensor<32x96xf32>
    %1142 = stablehlo.add %1138, %1141 : tensor<32x96xf32>
    %1143 = stablehlo.broadcast_in_dim %784, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1144 = stablehlo.divide %1136, %1143 : tensor<32x96xf32>
    %1145 = stablehlo.broadcast_in_dim %786, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1146 = stablehlo.divide %1142, %1145 : tensor<32x96xf32>
    %1147 = stablehlo.sqrt %1146 : tensor<32x96xf32>
    %cst_308 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1148 = stablehlo.broadcast_in_dim %cst_308, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1149 = stablehlo.add %1147, %1148 : tensor<32x96xf32>
    %1150 = stablehlo.divide %1144, %1149 : tensor<32x96xf32>
    %cst_309 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1151 = stablehlo.broadcast_in_dim %cst_309, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1152 = stablehlo.multiply %1151, %arg44 : tensor<32x96xf32>
    %1153 = stablehlo.add %1150, %1152 : tensor<32x96xf32>
    %1154 = stablehlo.broadcast_in_dim %782, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1155 = stablehlo.multiply %1154, %1153 : tensor<32x96xf32>
    %1156 = stablehlo.subtract %arg44, %1155 : tensor<32x96xf32>
    %cst_310 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1157 = stablehlo.broadcast_in_dim %cst_310, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1158 = stablehlo.multiply %1157, %arg17 : tensor<32xf32>
    %cst_311 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1159 = stablehlo.broadcast_in_dim %cst_311, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1160 = stablehlo.multiply %1159, %581 : tensor<32xf32>
    %1161 = stablehlo.add %1158, %1160 : tensor<32xf32>
    %cst_312 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1162 = stablehlo.broadcast_in_dim %cst_312, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1163 = stablehlo.multiply %1162, %arg74 : tensor<32xf32>
    %cst_313 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1164 = stablehlo.broadcast_in_dim %cst_313, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1165 = stablehlo.multiply %1164, %581 : tensor<32xf32>
    %1166 = stablehlo.multiply %1165, %581 : tensor<32xf32>
    %1167 = stablehlo.add %1163, %1166 : tensor<32xf32>
    %1168 = stablehlo.broadcast_in_dim %784, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1169 = stablehlo.divide %1161, %1168 : tensor<32xf32>
    %1170 = stablehlo.broadcast_in_dim %786, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1171 = stablehlo.divide %1167, %1170 : tensor<32xf32>
    %1172 = stablehlo.sqrt %1171 : tensor<32xf32>
    %cst_314 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1173 = stablehlo.broadcast_in_dim %cst_314, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1174 = stablehlo.add %1172, %1173 : tensor<32xf32>
    %1175 = stablehlo.divide %1169, %1174 : tensor<32xf32>
    %1176 = stablehlo.broadcast_in_dim %782, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1177 = stablehlo.multiply %1176, %1175 : tensor<32xf32>
    %1178 = stablehlo.subtract %arg45, %1177 : tensor<32xf32>
    %cst_315 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1179 = stablehlo.broadcast_in_dim %cst_315, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1180 = stablehlo.multiply %1179, %arg18 : tensor<32xf32>
    %cst_316 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1181 = stablehlo.broadcast_in_dim %cst_316, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1182 = stablehlo.multiply %1181, %587 : tensor<32xf32>
    %1183 = stablehlo.add %1180, %1182 : tensor<32xf32>
    %cst_317 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1184 = stablehlo.broadcast_in_dim %cst_317, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1185 = stablehlo.multiply %1184, %arg75 : tensor<32xf32>
    %cst_318 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1186 = stablehlo.broadcast_in_dim %cst_318, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1187 = stablehlo.multiply %1186, %587 : tensor<32xf32>
    %1188 = stablehlo.multiply %1187, %587 : tensor<32xf32>
    %1189 = stablehlo.add %1185, %1188 : tensor<32xf32>
    %1190 = stablehlo.broadcast_in_dim %784, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1191 = stablehlo.divide %1183, %1190 : tensor<32xf32>
    %1192 = stablehlo.broadcast_in_dim %786, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1193 = stablehlo.divide %1189, %1192 : tensor<32xf32>
    %1194 = stablehlo.sqrt %1193 : tensor<32xf32>
    %cst_319 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1195 = stablehlo.broadcast_in_dim %cst_319, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1196 = stablehlo.add %1194, %1195 : tensor<32xf32>
    %1197 = stablehlo.divide %1191, %1196 : tensor<32xf32>
    %1198 = stablehlo.broadcast_in_dim %782, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1199 = stablehlo.multiply %1198, %1197 : tensor<32xf32>
    %1200 = stablehlo.subtract %arg46, %1199 : tensor<32xf32>
    %cst_320 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1201 = stablehlo.broadcast_in_dim %cst_320, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1202 = stablehlo.multiply %1201, %arg19 : tensor<32xf32>
    %cst_321 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1203 = stablehlo.broadcast_in_dim %cst_321, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1204 = stablehlo.multiply %1203, %496 : tensor<32xf32>
    %1205 = stablehlo.add %1202, %1204 : tensor<32xf32>
    %cst_322 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1206 = stablehlo.broadcast_in_dim %cst_322, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1207 = stablehlo.multiply %1206, %arg76 : tensor<32xf32>
    %cst_323 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1208 = stablehlo.broadcast_in_dim %cst_323, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1209 = stablehlo.multiply %1208, %496 : tensor<32xf32>
    %1210 = stablehlo.multiply %1209, %496 : tensor<32xf32>
    %1211 = stablehlo.add %1207, %1210 : tensor<32xf32>
    %1212 = stablehlo.broadcast_in_dim %784, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1213 = stablehlo.divide %1205, %1212 : tensor<32xf32>
    %1214 = stablehlo.broadcast_in_dim %786, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1215 = stablehlo.divide %1211, %1214 : tensor<32xf32>
    %1216 = stablehlo.sqrt %1215 : tensor<32xf32>
    %cst_324 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1217 = stablehlo.broadcast_in_dim %cst_324, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1218 = stablehlo.add %1216, %1217 : tensor<32xf32>
    %1219 = stablehlo.divide %1213, %1218 : tensor<32xf32>
    %1220 = stablehlo.broadcast_in_dim %782, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1221 = stablehlo.multiply %1220, %1219 : tensor<32xf32>
    %1222 = stablehlo.subtract %arg47, %1221 : tensor<32xf32>
    %cst_325 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1223 = stablehlo.broadcast_in_dim %cst_325, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1224 = stablehlo.multiply %1223, %arg20 : tensor<32xf32>
    %cst_326 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1225 = stablehlo.broadcast_in_dim %cst_326, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1226 = stablehlo.multiply %1225, %502 : tensor<32xf32>
    %1227 = stablehlo.add %1224, %1226 : tensor<32xf32>
    %cst_327 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1228 = stablehlo.broadcast_in_dim %cst_327, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1229 = stablehlo.multiply %1228, %arg77 : tensor<32xf32>
    %cst_328 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1230 = stablehlo.broadcast_in_dim %cst_328, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1231 = stablehlo.multiply %1230, %502 : tensor<32xf32>
    %1232 = stablehlo.multiply %1231, %502 : tensor<32xf32>
    %1233 = stablehlo.add %1229, %1232 : tensor<32xf32>
    %1234 = stablehlo.broadcast_in_dim %784, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1235 = stablehlo.divide %1227, %1234 : tensor<32xf32>
    %1236 = stablehlo.broadcast_in_dim %786, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1237 = stablehlo.divide %1233, %1236 : tensor<32xf32>
    %1238 = stablehlo.sqrt %1237 : tensor<32xf32>
    %cst_329 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1239 = stablehlo.broadcast_in_dim %cst_329, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1240 = stablehlo.add %1238, %1239 : tensor<32xf32>
    %1241 = stablehlo.divide %1235, %1240 : tensor<32xf32>
    %1242 = stablehlo.broadcast_in_dim %782, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1243 = stablehlo.multiply %1242, %1241 : tensor<32xf32>
    %1244 = stablehlo.subtract %arg48, %1243 : tensor<32xf32>
    %cst_330 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1245 = stablehlo.broadcast_in_dim %cst_330, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1246 = stablehlo.multiply %1245, %arg21 : tensor<32xf32>
    %cst_331 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1247 = stablehlo.broadcast_in_dim %cst_331, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1248 = stablehlo.multiply %1247, %470 : tensor<32xf32>
    %1249 = stablehlo.add %1246, %1248 : tensor<32xf32>
    %cst_332 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1250 = stablehlo.broadcast_in_dim %cst_332, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1251 = stablehlo.multiply %1250, %arg78 : tensor<32xf32>
    %cst_333 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1252 = stablehlo.broadcast_in_dim %cst_333, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1253 = stablehlo.multiply %1252, %470 : tensor<32xf32>
    %1254 = stablehlo.multiply %1253, %470 : tensor<32xf32>
    %1255 = stablehlo.add %1251, %1254 : tensor<32xf32>
    %1256 = stablehlo.broadcast_in_dim %784, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1257 = stablehlo.divide %1249, %1256 : tensor<32xf32>
    %1258 = stablehlo.broadcast_in_dim %786, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1259 = stablehlo.divide %1255, %1258 : tensor<32xf32>
    %1260 = stablehlo.sqrt %1259 : tensor<32xf32>
    %cst_334 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1261 = stablehlo.broadcast_in_dim %cst_334, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1262 = stablehlo.add %1260, %1261 : tensor<32xf32>
    %1263 = stablehlo.divide %1257, %1262 : tensor<32xf32>
    %1264 = stablehlo.broadcast_in_dim %782, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1265 = stablehlo.multiply %1264, %1263 : tensor<32xf32>
    %1266 = stablehlo.subtract %arg49, %1265 : tensor<32xf32>
    %cst_335 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1267 = stablehlo.broadcast_in_dim %cst_335, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1268 = stablehlo.multiply %1267, %arg22 : tensor<128x32xf32>
    %cst_336 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1269 = stablehlo.broadcast_in_dim %cst_336, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1270 = stablehlo.multiply %1269, %472 : tensor<128x32xf32>
    %1271 = stablehlo.add %1268, %1270 : tensor<128x32xf32>
    %cst_337 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1272 = stablehlo.broadcast_in_dim %cst_337, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1273 = stablehlo.multiply %1272, %arg79 : tensor<128x32xf32>
    %cst_338 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1274 = stablehlo.broadcast_in_dim %cst_338, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1275 = stablehlo.multiply %1274, %472 : tensor<128x32xf32>
    %1276 = stablehlo.multiply %1275, %472 : tensor<128x32xf32>
    %1277 = stablehlo.add %1273, %1276 : tensor<128x32xf32>
    %1278 = stablehlo.broadcast_in_dim %784, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1279 = stablehlo.divide %1271, %1278 : tensor<128x32xf32>
    %1280 = stablehlo.broadcast_in_dim %786, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1281 = stablehlo.divide %1277, %1280 : tensor<128x32xf32>
    %1282 = stablehlo.sqrt %1281 : tensor<128x32xf32>
    %cst_339 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1283 = stablehlo.broadcast_in_dim %cst_339, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1284 = stablehlo.add %1282, %1283 : tensor<128x32xf32>
    %1285 = stablehlo.divide %1279, %1284 : tensor<128x32xf32>
    %cst_340 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1286 = stablehlo.broadcast_in_dim %cst_340, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1287 = stablehlo.multiply %1286, %arg50 : tensor<128x32xf32>
    %1288 = stablehlo.add %1285, %1287 : tensor<128x32xf32>
    %1289 = stablehlo.broadcast_in_dim %782, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1290 = stablehlo.multiply %1289, %1288 : tensor<128x32xf32>
    %1291 = stablehlo.subtract %arg50, %1290 : tensor<128x32xf32>
    %cst_341 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1292 = stablehlo.broadcast_in_dim %cst_341, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1293 = stablehlo.multiply %1292, %arg23 : tensor<128xf32>
    %cst_342 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1294 = stablehlo.broadcast_in_dim %cst_342, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1295 = stablehlo.multiply %1294, %490 : tensor<128xf32>
    %1296 = stablehlo.add %1293, %1295 : tensor<128xf32>
    %cst_343 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1297 = stablehlo.broadcast_in_dim %cst_343, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1298 = stablehlo.multiply %1297, %arg80 : tensor<128xf32>
    %cst_344 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1299 = stablehlo.broadcast_in_dim %cst_344, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1300 = stablehlo.multiply %1299, %490 : tensor<128xf32>
    %1301 = stablehlo.multiply %1300, %490 : tensor<128xf32>
    %1302 = stablehlo.add %1298, %1301 : tensor<128xf32>
    %1303 = stablehlo.broadcast_in_dim %784, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1304 = stablehlo.divide %1296, %1303 : tensor<128xf32>
    %1305 = stablehlo.broadcast_in_dim %786, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1306 = stablehlo.divide %1302, %1305 : tensor<128xf32>
    %1307 = stablehlo.sqrt %1306 : tensor<128xf32>
    %cst_345 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1308 = stablehlo.broadcast_in_dim %cst_345, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1309 = stablehlo.add %1307, %1308 : tensor<128xf32>
    %1310 = stablehlo.divide %1304, %1309 : tensor<128xf32>
    %1311 = stablehlo.broadcast_in_dim %782, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1312 = stablehlo.multiply %1311, %1310 : tensor<128xf32>
    %1313 = stablehlo.subtract %arg51, %1312 : tensor<128xf32>
    %cst_346 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1314 = stablehlo.broadcast_in_dim %cst_346, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1315 = stablehlo.multiply %1314, %arg24 : tensor<32x128xf32>
    %cst_347 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1316 = stablehlo.broadcast_in_dim %cst_347, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1317 = stablehlo.multiply %1316, %492 : tensor<32x128xf32>
    %1318 = stablehlo.add %1315, %1317 : tensor<32x128xf32>
    %cst_348 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1319 = stablehlo.broadcast_in_dim %cst_348, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1320 = stablehlo.multiply %1319, %arg81 : tensor<32x128xf32>
    %cst_349 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1321 = stablehlo.broadcast_in_dim %cst_349, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1322 = stablehlo.multiply %1321, %492 : tensor<32x128xf32>
    %1323 = stablehlo.multiply %1322, %492 : tensor<32x128xf32>
    %1324 = stablehlo.add %1320, %1323 : tensor<32x128xf32>
    %1325 = stablehlo.broadcast_in_dim %784, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1326 = stablehlo.divide %1318, %1325 : tensor<32x128xf32>
    %1327 = stablehlo.broadcast_in_dim %786, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1328 = stablehlo.divide %1324, %1327 : tensor<32x128xf32>
    %1329 = stablehlo.sqrt %1328 : tensor<32x128xf32>
    %cst_350 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1330 = stablehlo.broadcast_in_dim %cst_350, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1331 = stablehlo.add %1329, %1330 : tensor<32x128xf32>
    %1332 = stablehlo.divide %1326, %1331 : tensor<32x128xf32>
    %cst_351 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1333 = stablehlo.broadcast_in_dim %cst_351, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1334 = stablehlo.multiply %1333, %arg52 : tensor<32x128xf32>
    %1335 = stablehlo.add %1332, %1334 : tensor<32x128xf32>
    %1336 = stablehlo.broadcast_in_dim %782, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1337 = stablehlo.multiply %1336, %1335 : tensor<32x128xf32>
    %1338 = stablehlo.subtract %arg52, %1337 : tensor<32x128xf32>
    %cst_352 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1339 = stablehlo.broadcast_in_dim %cst_352, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1340 = stablehlo.multiply %1339, %arg25 : tensor<32xf32>
    %cst_353 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1341 = stablehlo.broadcast_in_dim %cst_353, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1342 = stablehlo.multiply %1341, %434 : tensor<32xf32>
    %1343 = stablehlo.add %1340, %1342 : tensor<32xf32>
    %cst_354 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1344 = stablehlo.broadcast_in_dim %cst_354, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1345 = stablehlo.multiply %1344, %arg82 : tensor<32xf32>
    %cst_355 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1346 = stablehlo.broadcast_in_dim %cst_355, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1347 = stablehlo.multiply %1346, %434 : tensor<32xf32>
    %1348 = stablehlo.multiply %1347, %434 : tensor<32xf32>
    %1349 = stablehlo.add %1345, %1348 : tensor<32xf32>
    %1350 = stablehlo.broadcast_in_dim %784, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1351 = stablehlo.divide %1343, %1350 : tensor<32xf32>
    %1352 = stablehlo.broadcast_in_dim %786, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1353 = stablehlo.divide %1349, %1352 : tensor<32xf32>
    %1354 = stablehlo.sqrt %1353 : tensor<32xf32>
    %cst_356 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1355 = stablehlo.broadcast_in_dim %cst_356, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1356 = stablehlo.add %1354, %1355 : tensor<32xf32>
    %1357 = stablehlo.divide %1351, %1356 : tensor<32xf32>
    %1358 = stablehlo.broadcast_in_dim %782, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1359 = stablehlo.multiply %1358, %1357 : tensor<32xf32>
    %1360 = stablehlo.subtract %arg53, %1359 : tensor<32xf32>
    %cst_357 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1361 = stablehlo.broadcast_in_dim %cst_357, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1362 = stablehlo.multiply %1361, %arg26 : tensor<32xf32>
    %cst_358 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1363 = stablehlo.broadcast_in_dim %cst_358, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1364 = stablehlo.multiply %1363, %440 : tensor<32xf32>
    %1365 = stablehlo.add %1362, %1364 : tensor<32xf32>
    %cst_359 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1366 = stablehlo.broadcast_in_dim %cst_359, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1367 = stablehlo.multiply %1366, %arg83 : tensor<32xf32>
    %cst_360 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1368 = stablehlo.broadcast_in_dim %cst_360, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1369 = stablehlo.multiply %1368, %440 : tensor<32xf32>
    %1370 = stablehlo.multiply %1369, %440 : tensor<32xf32>
    %1371 = stablehlo.add %1367, %1370 : tensor<32xf32>
    %1372 = stablehlo.broadcast_in_dim %784, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1373 = stablehlo.divide %1365, %1372 : tensor<32xf32>
    %1374 = stablehlo.broadcast_in_dim %786, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1375 = stablehlo.divide %1371, %1374 : tensor<32xf32>
    %1376 = stablehlo.sqrt %1375 : tensor<32xf32>
    %cst_361 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1377 = stablehlo.broadcast_in_dim %cst_361, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1378 = stablehlo.add %1376, %1377 : tensor<32xf32>
    %1379 = stablehlo.divide %1373, %1378 : tensor<32xf32>
    %1380 = stablehlo.broadcast_in_dim %782, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1381 = stablehlo.multiply %1380, %1379 : tensor<32xf32>
    %1382 = stablehlo.subtract %arg54, %1381 : tensor<32xf32>
    %cst_362 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1383 = stablehlo.broadcast_in_dim %cst_362, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1384 = stablehlo.multiply %1383, %arg27 : tensor<16x32xf32>
    %cst_363 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1385 = stablehlo.broadcast_in_dim %cst_363, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1386 = stablehlo.multiply %1385, %766 : tensor<16x32xf32>
    %1387 = stablehlo.add %1384, %1386 : tensor<16x32xf32>
    %cst_364 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1388 = stablehlo.broadcast_in_dim %cst_364, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1389 = stablehlo.multiply %1388, %arg84 : tensor<16x32xf32>
    %cst_365 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1390 = stablehlo.broadcast_in_dim %cst_365, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1391 = stablehlo.multiply %1390, %766 : tensor<16x32xf32>
    %1392 = stablehlo.multiply %1391, %766 : tensor<16x32xf32>
    %1393 = stablehlo.add %1389, %1392 : tensor<16x32xf32>
    %1394 = stablehlo.broadcast_in_dim %784, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1395 = stablehlo.divide %1387, %1394 : tensor<16x32xf32>
    %1396 = stablehlo.broadcast_in_dim %786, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1397 = stablehlo.divide %1393, %1396 : tensor<16x32xf32>
    %1398 = stablehlo.sqrt %1397 : tensor<16x32xf32>
    %cst_366 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1399 = stablehlo.broadcast_in_dim %cst_366, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1400 = stablehlo.add %1398, %1399 : tensor<16x32xf32>
    %1401 = stablehlo.divide %1395, %1400 : tensor<16x32xf32>
    %cst_367 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1402 = stablehlo.broadcast_in_dim %cst_367, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1403 = stablehlo.multiply %1402, %arg55 : tensor<16x32xf32>
    %1404 = stablehlo.add %1401, %1403 : tensor<16x32xf32>
    %1405 = stablehlo.broadcast_in_dim %782, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1406 = stablehlo.multiply %1405, %1404 : tensor<16x32xf32>
    %1407 = stablehlo.subtract %arg55, %1406 : tensor<16x32xf32>
    %cst_368 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1408 = stablehlo.broadcast_in_dim %cst_368, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1409 = stablehlo.multiply %1408, %arg28 : tensor<64x32xf32>
    %cst_369 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1410 = stablehlo.broadcast_in_dim %cst_369, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1411 = stablehlo.multiply %1410, %769 : tensor<64x32xf32>
    %1412 = stablehlo.add %1409, %1411 : tensor<64x32xf32>
    %cst_370 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1413 = stablehlo.broadcast_in_dim %cst_370, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1414 = stablehlo.multiply %1413, %arg85 : tensor<64x32xf32>
    %cst_371 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1415 = stablehlo.broadcast_in_dim %cst_371, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1416 = stablehlo.multiply %1415, %769 : tensor<64x32xf32>
    %1417 = stablehlo.multiply %1416, %769 : tensor<64x32xf32>
    %1418 = stablehlo.add %1414, %1417 : tensor<64x32xf32>
    %1419 = stablehlo.broadcast_in_dim %784, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1420 = stablehlo.divide %1412, %1419 : tensor<64x32xf32>
    %1421 = stablehlo.broadcast_in_dim %786, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1422 = stablehlo.divide %1418, %1421 : tensor<64x32xf32>
    %1423 = stablehlo.sqrt %1422 : tensor<64x32xf32>
    %cst_372 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1424 = stablehlo.broadcast_in_dim %cst_372, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1425 = stablehlo.add %1423, %1424 : tensor<64x32xf32>
    %1426 = stablehlo.divide %1420, %1425 : tensor<64x32xf32>
    %cst_373 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1427 = stablehlo.broadcast_in_dim %cst_373, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1428 = stablehlo.multiply %1427, %arg56 : tensor<64x32xf32>
    %1429 = stablehlo.add %1426, %1428 : tensor<64x32xf32>
    %1430 = stablehlo.broadcast_in_dim %782, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1431 = stablehlo.multiply %1430, %1429 : tensor<64x32xf32>
    %1432 = stablehlo.subtract %arg56, %1431 : tensor<64x32xf32>
    return %2, %791, %813, %838, %860, %885, %907, %929, %951, %973, %995, %1020, %1042, %1067, %1089, %1114, %1136, %1161, %1183, %1205, %1227, %1249, %1271, %1296, %1318, %1343, %1365, %1387, %1412, %808, %833, %855, %880, %902, %924, %946, %968, %990, %1015, %1037, %1062, %1084, %1109, %1131, %1156, %1178, %1200, %1222, %1244, %1266, %1291, %1313, %1338, %1360, %1382, %1407, %1432, %770, %797, %819, %844, %866, %891, %913, %935, %957, %979, %1001, %1026, %1048, %1073, %1095, %1120, %1142, %1167, %1189, %1211, %1233, %1255, %1277, %1302, %1324, %1349, %1371, %1393, %1418, %413, %782 : tensor<2xui32>, tensor<32xf32>, tensor<32x32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<64x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<64x32xf32>, tensor<i32>, tensor<32xf32>, tensor<32x32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<64x32xf32>, tensor<f32>, tensor<f32>
  }
  func.func private @_threefry_split(%arg0: tensor<2xui32>) -> tensor<2x2xui32> {
    %0 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %1 = stablehlo.reshape %0 : (tensor<1xui32>) -> tensor<ui32>
    %2 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.iota dim = 0 : tensor<2xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<2xui64>
    %6 = stablehlo.multiply %5, %4 : tensor<2xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<2xui64>
    %8 = stablehlo.shift_right_logical %6, %7 : tensor<2xui64>
    %9 = stablehlo.convert %6 : (tensor<2xui64>) -> tensor<2xui32>
    %10 = stablehlo.convert %8 : (tensor<2xui64>) -> tensor<2xui32>
    %11:2 = call @threefry2x32(%1, %3, %10, %9) : (tensor<ui32>, tensor<ui32>, tensor<2xui32>, tensor<2xui32>) -> (tensor<2xui32>, tensor<2xui32>)
    %12 = stablehlo.broadcast_in_dim %11#0, dims = [0] : (tensor<2xui32>) -> tensor<2x1xui32>
    %13 = stablehlo.broadcast_in_dim %11#1, dims = [0] : (tensor<2xui32>) -> tensor<2x1xui32>
    %14 = stablehlo.concatenate %12, %13, dim = 1 : (tensor<2x1xui32>, tensor<2x1xui32>) -> tensor<2x2xui32>
    return %14 : tensor<2x2xui32>
  }
  func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<2xui32>, %arg3: tensor<2xui32>) -> (tensor<2xui32>, tensor<2xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<2xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<2xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @closed_call(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<2xui32>, tensor<2xui32>
  }
  func.func private @closed_call(%arg0: tensor<i32>, %arg1: tensor<2xui32>, %arg2: tensor<2xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<2xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<2xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<2xui32>
    %9 = stablehlo.or %5, %8 : tensor<2xui32>
    %10 = stablehlo.xor %3, %9 : tensor<2xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<2xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<2xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<2xui32>
    %19 = stablehlo.or %15, %18 : tensor<2xui32>
    %20 = stablehlo.xor %13, %19 : tensor<2xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<2xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<2xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<2xui32>
    %29 = stablehlo.or %25, %28 : tensor<2xui32>
    %30 = stablehlo.xor %23, %29 : tensor<2xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<2xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<2xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<2xui32>
    %39 = stablehlo.or %35, %38 : tensor<2xui32>
    %40 = stablehlo.xor %33, %39 : tensor<2xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %42 = stablehlo.add %33, %41 : tensor<2xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %44 = stablehlo.add %40, %43 : tensor<2xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %48 = stablehlo.add %44, %47 : tensor<2xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @_threefry_split_0(%arg0: tensor<2xui32>) -> tensor<7x2xui32> {
    %0 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %1 = stablehlo.reshape %0 : (tensor<1xui32>) -> tensor<ui32>
    %2 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.iota dim = 0 : tensor<7xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<7xui64>
    %6 = stablehlo.multiply %5, %4 : tensor<7xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<7xui64>
    %8 = stablehlo.shift_right_logical %6, %7 : tensor<7xui64>
    %9 = stablehlo.convert %6 : (tensor<7xui64>) -> tensor<7xui32>
    %10 = stablehlo.convert %8 : (tensor<7xui64>) -> tensor<7xui32>
    %11:2 = call @threefry2x32_1(%1, %3, %10, %9) : (tensor<ui32>, tensor<ui32>, tensor<7xui32>, tensor<7xui32>) -> (tensor<7xui32>, tensor<7xui32>)
    %12 = stablehlo.broadcast_in_dim %11#0, dims = [0] : (tensor<7xui32>) -> tensor<7x1xui32>
    %13 = stablehlo.broadcast_in_dim %11#1, dims = [0] : (tensor<7xui32>) -> tensor<7x1xui32>
    %14 = stablehlo.concatenate %12, %13, dim = 1 : (tensor<7x1xui32>, tensor<7x1xui32>) -> tensor<7x2xui32>
    return %14 : tensor<7x2xui32>
  }
  func.func private @threefry2x32_1(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<7xui32>, %arg3: tensor<7xui32>) -> (tensor<7xui32>, tensor<7xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<7xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<7xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<7xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<7xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<7xui32>, tensor<7xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @closed_call_2(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<7xui32>, tensor<7xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<7xui32>, tensor<7xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<7xui32>, tensor<7xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<7xui32>, tensor<7xui32>
  }
  func.func private @closed_call_2(%arg0: tensor<i32>, %arg1: tensor<7xui32>, %arg2: tensor<7xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<7xui32>, tensor<7xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<7xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<7xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<7xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<7xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<7xui32>
    %9 = stablehlo.or %5, %8 : tensor<7xui32>
    %10 = stablehlo.xor %3, %9 : tensor<7xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<7xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<7xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<7xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<7xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<7xui32>
    %19 = stablehlo.or %15, %18 : tensor<7xui32>
    %20 = stablehlo.xor %13, %19 : tensor<7xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<7xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<7xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<7xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<7xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<7xui32>
    %29 = stablehlo.or %25, %28 : tensor<7xui32>
    %30 = stablehlo.xor %23, %29 : tensor<7xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<7xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<7xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<7xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<7xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<7xui32>
    %39 = stablehlo.or %35, %38 : tensor<7xui32>
    %40 = stablehlo.xor %33, %39 : tensor<7xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<7xui32>
    %42 = stablehlo.add %33, %41 : tensor<7xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<7xui32>
    %44 = stablehlo.add %40, %43 : tensor<7xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<7xui32>
    %48 = stablehlo.add %44, %47 : tensor<7xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<7xui32>, tensor<7xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @_bernoulli(%arg0: tensor<2xui32>, %arg1: tensor<f32>) -> tensor<4x16x32xi1> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @_uniform(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<4x16x32xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<4x16x32xf32>
    %2 = stablehlo.compare LT, %0, %1, FLOAT : (tensor<4x16x32xf32>, tensor<4x16x32xf32>) -> tensor<4x16x32xi1>
    return %2 : tensor<4x16x32xi1>
  }
  func.func private @_uniform(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<4x16x32xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.convert %arg2 : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x1x1xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1x1x1xf32>
    %4 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %7 = stablehlo.reshape %6 : (tensor<1xui32>) -> tensor<ui32>
    %8 = stablehlo.iota dim = 0 : tensor<4x16x32xui64>
    %9 = stablehlo.iota dim = 1 : tensor<4x16x32xui64>
    %10 = stablehlo.iota dim = 2 : tensor<4x16x32xui64>
    %c = stablehlo.constant dense<512> : tensor<ui64>
    %11 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<4x16x32xui64>
    %12 = stablehlo.multiply %11, %8 : tensor<4x16x32xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %13 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<4x16x32xui64>
    %14 = stablehlo.multiply %13, %9 : tensor<4x16x32xui64>
    %c_1 = stablehlo.constant dense<1> : tensor<ui64>
    %15 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<4x16x32xui64>
    %16 = stablehlo.multiply %15, %10 : tensor<4x16x32xui64>
    %17 = stablehlo.add %12, %14 : tensor<4x16x32xui64>
    %18 = stablehlo.add %17, %16 : tensor<4x16x32xui64>
    %c_2 = stablehlo.constant dense<32> : tensor<ui64>
    %19 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui64>) -> tensor<4x16x32xui64>
    %20 = stablehlo.shift_right_logical %18, %19 : tensor<4x16x32xui64>
    %21 = stablehlo.convert %18 : (tensor<4x16x32xui64>) -> tensor<4x16x32xui32>
    %22 = stablehlo.convert %20 : (tensor<4x16x32xui64>) -> tensor<4x16x32xui32>
    %23:2 = call @threefry2x32_3(%5, %7, %22, %21) : (tensor<ui32>, tensor<ui32>, tensor<4x16x32xui32>, tensor<4x16x32xui32>) -> (tensor<4x16x32xui32>, tensor<4x16x32xui32>)
    %24 = stablehlo.xor %23#0, %23#1 : tensor<4x16x32xui32>
    %c_3 = stablehlo.constant dense<9> : tensor<ui32>
    %25 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<4x16x32xui32>
    %26 = stablehlo.shift_right_logical %24, %25 : tensor<4x16x32xui32>
    %c_4 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<4x16x32xui32>
    %28 = stablehlo.or %26, %27 : tensor<4x16x32xui32>
    %29 = stablehlo.bitcast_convert %28 : (tensor<4x16x32xui32>) -> tensor<4x16x32xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x16x32xf32>
    %31 = stablehlo.subtract %29, %30 : tensor<4x16x32xf32>
    %32 = stablehlo.subtract %3, %2 : tensor<1x1x1xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<4x16x32xf32>
    %34 = stablehlo.multiply %31, %33 : tensor<4x16x32xf32>
    %35 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<4x16x32xf32>
    %36 = stablehlo.add %34, %35 : tensor<4x16x32xf32>
    %37 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<4x16x32xf32>
    %38 = stablehlo.maximum %37, %36 : tensor<4x16x32xf32>
    return %38 : tensor<4x16x32xf32>
  }
  func.func private @threefry2x32_3(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<4x16x32xui32>, %arg3: tensor<4x16x32xui32>) -> (tensor<4x16x32xui32>, tensor<4x16x32xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<4x16x32xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<4x16x32xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<4x16x32xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<4x16x32xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<4x16x32xui32>, tensor<4x16x32xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @closed_call_4(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<4x16x32xui32>, tensor<4x16x32xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<4x16x32xui32>, tensor<4x16x32xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<4x16x32xui32>, tensor<4x16x32xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<4x16x32xui32>, tensor<4x16x32xui32>
  }
  func.func private @closed_call_4(%arg0: tensor<i32>, %arg1: tensor<4x16x32xui32>, %arg2: tensor<4x16x32xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<4x16x32xui32>, tensor<4x16x32xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<4x16x32xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<4x16x32xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<4x16x32xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<4x16x32xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<4x16x32xui32>
    %9 = stablehlo.or %5, %8 : tensor<4x16x32xui32>
    %10 = stablehlo.xor %3, %9 : tensor<4x16x32xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<4x16x32xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<4x16x32xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<4x16x32xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<4x16x32xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<4x16x32xui32>
    %19 = stablehlo.or %15, %18 : tensor<4x16x32xui32>
    %20 = stablehlo.xor %13, %19 : tensor<4x16x32xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<4x16x32xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<4x16x32xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<4x16x32xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<4x16x32xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<4x16x32xui32>
    %29 = stablehlo.or %25, %28 : tensor<4x16x32xui32>
    %30 = stablehlo.xor %23, %29 : tensor<4x16x32xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<4x16x32xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<4x16x32xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<4x16x32xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<4x16x32xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<4x16x32xui32>
    %39 = stablehlo.or %35, %38 : tensor<4x16x32xui32>
    %40 = stablehlo.xor %33, %39 : tensor<4x16x32xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<4x16x32xui32>
    %42 = stablehlo.add %33, %41 : tensor<4x16x32xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<4x16x32xui32>
    %44 = stablehlo.add %40, %43 : tensor<4x16x32xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<4x16x32xui32>
    %48 = stablehlo.add %44, %47 : tensor<4x16x32xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<4x16x32xui32>, tensor<4x16x32xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @_where(%arg0: tensor<4x16x32xi1>, %arg1: tensor<4x16x32xf32>, %arg2: tensor<f32>) -> (tensor<4x16x32xf32>, tensor<4x16x32xf32>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4x16x32xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<4x16x32xi1>, tensor<4x16x32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x16x32xf32>
    return %2, %3 : tensor<4x16x32xf32>, tensor<4x16x32xf32>
  }
  func.func private @tril(%arg0: tensor<16x16xi1>) -> tensor<16x16xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<16x16xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<16x16xi32>
    %2 = stablehlo.add %0, %1 : tensor<16x16xi32>
    %3 = stablehlo.iota dim = 1 : tensor<16x16xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<16x16xi32>, tensor<16x16xi32>) -> tensor<16x16xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<16x16xi1>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<16x16xi1>, tensor<16x16xi1>
    return %6 : tensor<16x16xi1>
  }
  func.func private @_where_5(%arg0: tensor<16x16xi1>, %arg1: tensor<4x2x16x16xf32>, %arg2: tensor<f32>) -> (tensor<4x2x16x16xf32>, tensor<4x2x16x16xi1>, tensor<4x2x16x16xf32>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<16x16xi1>) -> tensor<4x2x16x16xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4x2x16x16xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<4x2x16x16xi1>, tensor<4x2x16x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x2x16x16xf32>
    return %3, %1, %4 : tensor<4x2x16x16xf32>, tensor<4x2x16x16xi1>, tensor<4x2x16x16xf32>
  }
  func.func private @_bernoulli_6(%arg0: tensor<2xui32>, %arg1: tensor<f32>) -> tensor<4x2x16x16xi1> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @_uniform_7(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<4x2x16x16xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<4x2x16x16xf32>
    %2 = stablehlo.compare LT, %0, %1, FLOAT : (tensor<4x2x16x16xf32>, tensor<4x2x16x16xf32>) -> tensor<4x2x16x16xi1>
    return %2 : tensor<4x2x16x16xi1>
  }
  func.func private @_uniform_7(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<4x2x16x16xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.convert %arg2 : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x1x1x1xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1x1x1x1xf32>
    %4 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %7 = stablehlo.reshape %6 : (tensor<1xui32>) -> tensor<ui32>
    %8 = stablehlo.iota dim = 0 : tensor<4x2x16x16xui64>
    %9 = stablehlo.iota dim = 1 : tensor<4x2x16x16xui64>
    %10 = stablehlo.iota dim = 2 : tensor<4x2x16x16xui64>
    %11 = stablehlo.iota dim = 3 : tensor<4x2x16x16xui64>
    %c = stablehlo.constant dense<512> : tensor<ui64>
    %12 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<4x2x16x16xui64>
    %13 = stablehlo.multiply %12, %8 : tensor<4x2x16x16xui64>
    %c_0 = stablehlo.constant dense<256> : tensor<ui64>
    %14 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<4x2x16x16xui64>
    %15 = stablehlo.multiply %14, %9 : tensor<4x2x16x16xui64>
    %c_1 = stablehlo.constant dense<16> : tensor<ui64>
    %16 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<4x2x16x16xui64>
    %17 = stablehlo.multiply %16, %10 : tensor<4x2x16x16xui64>
    %c_2 = stablehlo.constant dense<1> : tensor<ui64>
    %18 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui64>) -> tensor<4x2x16x16xui64>
    %19 = stablehlo.multiply %18, %11 : tensor<4x2x16x16xui64>
    %20 = stablehlo.add %13, %15 : tensor<4x2x16x16xui64>
    %21 = stablehlo.add %20, %17 : tensor<4x2x16x16xui64>
    %22 = stablehlo.add %21, %19 : tensor<4x2x16x16xui64>
    %c_3 = stablehlo.constant dense<32> : tensor<ui64>
    %23 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui64>) -> tensor<4x2x16x16xui64>
    %24 = stablehlo.shift_right_logical %22, %23 : tensor<4x2x16x16xui64>
    %25 = stablehlo.convert %22 : (tensor<4x2x16x16xui64>) -> tensor<4x2x16x16xui32>
    %26 = stablehlo.convert %24 : (tensor<4x2x16x16xui64>) -> tensor<4x2x16x16xui32>
    %27:2 = call @threefry2x32_8(%5, %7, %26, %25) : (tensor<ui32>, tensor<ui32>, tensor<4x2x16x16xui32>, tensor<4x2x16x16xui32>) -> (tensor<4x2x16x16xui32>, tensor<4x2x16x16xui32>)
    %28 = stablehlo.xor %27#0, %27#1 : tensor<4x2x16x16xui32>
    %c_4 = stablehlo.constant dense<9> : tensor<ui32>
    %29 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<4x2x16x16xui32>
    %30 = stablehlo.shift_right_logical %28, %29 : tensor<4x2x16x16xui32>
    %c_5 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %31 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<4x2x16x16xui32>
    %32 = stablehlo.or %30, %31 : tensor<4x2x16x16xui32>
    %33 = stablehlo.bitcast_convert %32 : (tensor<4x2x16x16xui32>) -> tensor<4x2x16x16xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x2x16x16xf32>
    %35 = stablehlo.subtract %33, %34 : tensor<4x2x16x16xf32>
    %36 = stablehlo.subtract %3, %2 : tensor<1x1x1x1xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xf32>) -> tensor<4x2x16x16xf32>
    %38 = stablehlo.multiply %35, %37 : tensor<4x2x16x16xf32>
    %39 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xf32>) -> tensor<4x2x16x16xf32>
    %40 = stablehlo.add %38, %39 : tensor<4x2x16x16xf32>
    %41 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xf32>) -> tensor<4x2x16x16xf32>
    %42 = stablehlo.maximum %41, %40 : tensor<4x2x16x16xf32>
    return %42 : tensor<4x2x16x16xf32>
  }
  func.func private @threefry2x32_8(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<4x2x16x16xui32>, %arg3: tensor<4x2x16x16xui32>) -> (tensor<4x2x16x16xui32>, tensor<4x2x16x16xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<4x2x16x16xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<4x2x16x16xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<4x2x16x16xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<4x2x16x16xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<4x2x16x16xui32>, tensor<4x2x16x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @closed_call_9(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<4x2x16x16xui32>, tensor<4x2x16x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<4x2x16x16xui32>, tensor<4x2x16x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<4x2x16x16xui32>, tensor<4x2x16x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<4x2x16x16xui32>, tensor<4x2x16x16xui32>
  }
  func.func private @closed_call_9(%arg0: tensor<i32>, %arg1: tensor<4x2x16x16xui32>, %arg2: tensor<4x2x16x16xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<4x2x16x16xui32>, tensor<4x2x16x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<4x2x16x16xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<4x2x16x16xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<4x2x16x16xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<4x2x16x16xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<4x2x16x16xui32>
    %9 = stablehlo.or %5, %8 : tensor<4x2x16x16xui32>
    %10 = stablehlo.xor %3, %9 : tensor<4x2x16x16xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<4x2x16x16xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<4x2x16x16xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<4x2x16x16xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<4x2x16x16xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<4x2x16x16xui32>
    %19 = stablehlo.or %15, %18 : tensor<4x2x16x16xui32>
    %20 = stablehlo.xor %13, %19 : tensor<4x2x16x16xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<4x2x16x16xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<4x2x16x16xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<4x2x16x16xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<4x2x16x16xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<4x2x16x16xui32>
    %29 = stablehlo.or %25, %28 : tensor<4x2x16x16xui32>
    %30 = stablehlo.xor %23, %29 : tensor<4x2x16x16xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<4x2x16x16xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<4x2x16x16xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<4x2x16x16xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<4x2x16x16xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<4x2x16x16xui32>
    %39 = stablehlo.or %35, %38 : tensor<4x2x16x16xui32>
    %40 = stablehlo.xor %33, %39 : tensor<4x2x16x16xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<4x2x16x16xui32>
    %42 = stablehlo.add %33, %41 : tensor<4x2x16x16xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<4x2x16x16xui32>
    %44 = stablehlo.add %40, %43 : tensor<4x2x16x16xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<4x2x16x16xui32>
    %48 = stablehlo.add %44, %47 : tensor<4x2x16x16xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<4x2x16x16xui32>, tensor<4x2x16x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @_where_10(%arg0: tensor<4x2x16x16xi1>, %arg1: tensor<4x2x16x16xf32>, %arg2: tensor<f32>) -> (tensor<4x2x16x16xf32>, tensor<4x2x16x16xf32>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4x2x16x16xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<4x2x16x16xi1>, tensor<4x2x16x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x2x16x16xf32>
    return %2, %3 : tensor<4x2x16x16xf32>, tensor<4x2x16x16xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<4x16x64xf32>, %arg1: tensor<4x16x1xi32>) -> (tensor<4x16x1xf32>, tensor<4x16x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x16x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<4x16x1xi32>, tensor<4x16x1xi32>) -> tensor<4x16x1xi1>
    %c_0 = stablehlo.constant dense<64> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4x16x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<4x16x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<4x16x1xi1>, tensor<4x16x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<4x16x1xi32>) -> tensor<4x16x1x1xi32>
    %c_1 = stablehlo.constant dense<63> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4x16x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<4x16x1x1xi32>, tensor<4x16x1x1xi32>) -> tensor<4x16x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<4x16x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<4x16x1x1xi32>, tensor<4x16x1x1xi32>) -> tensor<4x16x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<4x16x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<4x16x1x1xi1>, tensor<i1>) -> tensor<4x16x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<4x16x64xf32>, tensor<4x16x1x1xi32>) -> tensor<4x16x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<4x16x1xi1>, tensor<4x16x1xf32>
    return %15, %5 : tensor<4x16x1xf32>, tensor<4x16x1x1xi32>
  }
  func.func private @take_along_axis_11(%arg0: tensor<4x16x1x1xi32>, %arg1: tensor<4x16x1xf32>) -> tensor<4x16x64xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<4x16x64xf32>, tensor<4x16x1x1xi32>, tensor<4x16x1xf32>) -> tensor<4x16x64xf32>
    return %1 : tensor<4x16x64xf32>
  }
  func.func private @_where_12(%arg0: tensor<4x16x32xi1>, %arg1: tensor<4x16x32xf32>, %arg2: tensor<4x16x32xf32>) -> tensor<4x16x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x16x32xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<4x16x32xi1>, tensor<4x16x32xf32>
    return %1 : tensor<4x16x32xf32>
  }
  func.func private @_where_13(%arg0: tensor<4x2x16x16xi1>, %arg1: tensor<4x2x16x16xf32>, %arg2: tensor<4x2x16x16xf32>) -> tensor<4x2x16x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x2x16x16xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<4x2x16x16xi1>, tensor<4x2x16x16xf32>
    return %1 : tensor<4x2x16x16xf32>
  }
  func.func private @_where_14(%arg0: tensor<4x2x16x16xi1>, %arg1: tensor<4x2x16x16xf32>, %arg2: tensor<4x2x16x16xf32>) -> tensor<4x2x16x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x2x16x16xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<4x2x16x16xi1>, tensor<4x2x16x16xf32>
    return %1 : tensor<4x2x16x16xf32>
  }
  func.func private @clip(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.maximum %0, %arg0 : tensor<f32>
    %2 = stablehlo.convert %arg2 : tensor<f32>
    %3 = stablehlo.minimum %2, %1 : tensor<f32>
    return %3 : tensor<f32>
  }
}
