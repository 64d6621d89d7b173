// Printed by JAX 0.10.2: python test/Programs/print_programs.py with_flax_linen_gru_bidirectional
// RUN: %check-reference %s
// RUN: %check-host %s

module @with_flax_linen_gru_bidirectional {
  func.func public @program(%arg0: tensor<2xf32>, %arg1: tensor<8x2xf32>, %arg2: tensor<4xf32>, %arg3: tensor<4x4xf32>, %arg4: tensor<4x4xf32>, %arg5: tensor<4x4xf32>, %arg6: tensor<4xf32>, %arg7: tensor<4x4xf32>, %arg8: tensor<4xf32>, %arg9: tensor<4x4xf32>, %arg10: tensor<4xf32>, %arg11: tensor<4x4xf32>, %arg12: tensor<4xf32>, %arg13: tensor<4x4xf32>, %arg14: tensor<4x4xf32>, %arg15: tensor<4x4xf32>, %arg16: tensor<4xf32>, %arg17: tensor<4x4xf32>, %arg18: tensor<4xf32>, %arg19: tensor<4x4xf32>, %arg20: tensor<4xf32>, %arg21: tensor<4x4xf32>, %arg22: tensor<2xf32>, %arg23: tensor<8x2xf32>, %arg24: tensor<4xf32>, %arg25: tensor<4x4xf32>, %arg26: tensor<4x4xf32>, %arg27: tensor<4x4xf32>, %arg28: tensor<4xf32>, %arg29: tensor<4x4xf32>, %arg30: tensor<4xf32>, %arg31: tensor<4x4xf32>, %arg32: tensor<4xf32>, %arg33: tensor<4x4xf32>, %arg34: tensor<4xf32>, %arg35: tensor<4x4xf32>, %arg36: tensor<4x4xf32>, %arg37: tensor<4x4xf32>, %arg38: tensor<4xf32>, %arg39: tensor<4x4xf32>, %arg40: tensor<4xf32>, %arg41: tensor<4x4xf32>, %arg42: tensor<4xf32>, %arg43: tensor<4x4xf32>, %arg44: tensor<3x5x4xf32>, %arg45: tensor<3x2xf32>) -> (tensor<2xf32> {jax.result_info = "result[0][0]['Dense_0']['bias']"}, tensor<8x2xf32> {jax.result_info = "result[0][0]['Dense_0']['kernel']"}, tensor<4xf32> {jax.result_info = "result[0][0]['GRUCell_0']['hn']['bias']"}, tensor<4x4xf32> {jax.result_info = "result[0][0]['GRUCell_0']['hn']['kernel']"}, tensor<4x4xf32> {jax.result_info = "result[0][0]['GRUCell_0']['hr']['kernel']"}, tensor<4x4xf32> {jax.result_info = "result[0][0]['GRUCell_0']['hz']['kernel']"}, tensor<4xf32> {jax.result_info = "result[0][0]['GRUCell_0']['in']['bias']"}, tensor<4x4xf32> {jax.result_info = "result[0][0]['GRUCell_0']['in']['kernel']"}, tensor<4xf32> {jax.result_info = "result[0][0]['GRUCell_0']['ir']['bias']"}, tensor<4x4xf32> {jax.result_info = "result[0][0]['GRUCell_0']['ir']['kernel']"}, tensor<4xf32> {jax.result_info = "result[0][0]['GRUCell_0']['iz']['bias']"}, tensor<4x4xf32> {jax.result_info = "result[0][0]['GRUCell_0']['iz']['kernel']"}, tensor<4xf32> {jax.result_info = "result[0][0]['GRUCell_1']['hn']['bias']"}, tensor<4x4xf32> {jax.result_info = "result[0][0]['GRUCell_1']['hn']['kernel']"}, tensor<4x4xf32> {jax.result_info = "result[0][0]['GRUCell_1']['hr']['kernel']"}, tensor<4x4xf32> {jax.result_info = "result[0][0]['GRUCell_1']['hz']['kernel']"}, tensor<4xf32> {jax.result_info = "result[0][0]['GRUCell_1']['in']['bias']"}, tensor<4x4xf32> {jax.result_info = "result[0][0]['GRUCell_1']['in']['kernel']"}, tensor<4xf32> {jax.result_info = "result[0][0]['GRUCell_1']['ir']['bias']"}, tensor<4x4xf32> {jax.result_info = "result[0][0]['GRUCell_1']['ir']['kernel']"}, tensor<4xf32> {jax.result_info = "result[0][0]['GRUCell_1']['iz']['bias']"}, tensor<4x4xf32> {jax.result_info = "result[0][0]['GRUCell_1']['iz']['kernel']"}, tensor<2xf32> {jax.result_info = "result[0][1][0].trace['Dense_0']['bias']"}, tensor<8x2xf32> {jax.result_info = "result[0][1][0].trace['Dense_0']['kernel']"}, tensor<4xf32> {jax.result_info = "result[0][1][0].trace['GRUCell_0']['hn']['bias']"}, tensor<4x4xf32> {jax.result_info = "result[0][1][0].trace['GRUCell_0']['hn']['kernel']"}, tensor<4x4xf32> {jax.result_info = "result[0][1][0].trace['GRUCell_0']['hr']['kernel']"}, tensor<4x4xf32> {jax.result_info = "result[0][1][0].trace['GRUCell_0']['hz']['kernel']"}, tensor<4xf32> {jax.result_info = "result[0][1][0].trace['GRUCell_0']['in']['bias']"}, tensor<4x4xf32> {jax.result_info = "result[0][1][0].trace['GRUCell_0']['in']['kernel']"}, tensor<4xf32> {jax.result_info = "result[0][1][0].trace['GRUCell_0']['ir']['bias']"}, tensor<4x4xf32> {jax.result_info = "result[0][1][0].trace['GRUCell_0']['ir']['kernel']"}, tensor<4xf32> {jax.result_info = "result[0][1][0].trace['GRUCell_0']['iz']['bias']"}, tensor<4x4xf32> {jax.result_info = "result[0][1][0].trace['GRUCell_0']['iz']['kernel']"}, tensor<4xf32> {jax.result_info = "result[0][1][0].trace['GRUCell_1']['hn']['bias']"}, tensor<4x4xf32> {jax.result_info = "result[0][1][0].trace['GRUCell_1']['hn']['kernel']"}, tensor<4x4xf32> {jax.result_info = "result[0][1][0].trace['GRUCell_1']['hr']['kernel']"}, tensor<4x4xf32> {jax.result_info = "result[0][1][0].trace['GRUCell_1']['hz']['kernel']"}, tensor<4xf32> {jax.result_info = "result[0][1][0].trace['GRUCell_1']['in']['bias']"}, tensor<4x4xf32> {jax.result_info = "result[0][1][0].trace['GRUCell_1']['in']['kernel']"}, tensor<4xf32> {jax.result_info = "result[0][1][0].trace['GRUCell_1']['ir']['bias']"}, tensor<4x4xf32> {jax.result_info = "result[0][1][0].trace['GRUCell_1']['ir']['kernel']"}, tensor<4xf32> {jax.result_info = "result[0][1][0].trace['GRUCell_1']['iz']['bias']"}, tensor<4x4xf32> {jax.result_info = "result[0][1][0].trace['GRUCell_1']['iz']['kernel']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<32> : tensor<i32>
    %0 = stablehlo.shift_right_logical %c, %c_0 : tensor<i32>
    %1 = stablehlo.convert %0 : (tensor<i32>) -> tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %c_1 = stablehlo.constant dense<-1> : tensor<i32>
    %3 = stablehlo.and %c, %c_1 : tensor<i32>
    %4 = stablehlo.convert %3 : (tensor<i32>) -> tensor<ui32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %6 = stablehlo.concatenate %2, %5, dim = 0 : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %8 = stablehlo.transpose %arg44, dims = [1, 0, 2] : (tensor<3x5x4xf32>) -> tensor<5x3x4xf32>
    %9 = stablehlo.reshape %arg8 : (tensor<4xf32>) -> tensor<1x4xf32>
    %10 = stablehlo.reshape %arg10 : (tensor<4xf32>) -> tensor<1x4xf32>
    %11 = stablehlo.reshape %arg6 : (tensor<4xf32>) -> tensor<1x4xf32>
    %12 = stablehlo.reshape %arg2 : (tensor<4xf32>) -> tensor<1x4xf32>
    %13 = stablehlo.reshape %arg8 : (tensor<4xf32>) -> tensor<1x4xf32>
    %14 = stablehlo.reshape %arg10 : (tensor<4xf32>) -> tensor<1x4xf32>
    %15 = stablehlo.reshape %arg6 : (tensor<4xf32>) -> tensor<1x4xf32>
    %16 = stablehlo.reshape %arg2 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<5x3x4xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<5x3x4xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<5x3x4xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<5x3x4xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<5x3x4xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<5x3x4xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<5x3x4xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<5x3x4xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<5x3x4xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<5x3x4xf32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %27:23 = stablehlo.while(%iterArg = %8, %iterArg_107 = %arg11, %iterArg_108 = %14, %iterArg_109 = %arg5, %iterArg_110 = %arg7, %iterArg_111 = %15, %iterArg_112 = %arg9, %iterArg_113 = %13, %iterArg_114 = %arg4, %iterArg_115 = %arg3, %iterArg_116 = %16, %iterArg_117 = %c_12, %iterArg_118 = %7, %iterArg_119 = %17, %iterArg_120 = %18, %iterArg_121 = %19, %iterArg_122 = %20, %iterArg_123 = %21, %iterArg_124 = %22, %iterArg_125 = %23, %iterArg_126 = %24, %iterArg_127 = %25, %iterArg_128 = %26) : tensor<5x3x4xf32>, tensor<4x4xf32>, tensor<1x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<1x4xf32>, tensor<4x4xf32>, tensor<1x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<1x4xf32>, tensor<i32>, tensor<3x4xf32>, tensor<5x3x4xf32>, tensor<5x3x4xf32>, tensor<5x3x4xf32>, tensor<5x3x4xf32>, tensor<5x3x4xf32>, tensor<5x3x4xf32>, tensor<5x3x4xf32>, tensor<5x3x4xf32>, tensor<5x3x4xf32>, tensor<5x3x4xf32>
    cond {
      %c_129 = stablehlo.constant dense<5> : tensor<i32>
      %249 = stablehlo.compare LT, %iterArg_117, %c_129, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %249 : tensor<i1>
    } do {
      %249 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_117) : (tensor<5x3x4xf32>, tensor<i32>) -> tensor<3x4xf32>
      %250:11 = func.call @closed_call(%iterArg_107, %iterArg_108, %iterArg_109, %iterArg_110, %iterArg_111, %iterArg_112, %iterArg_113, %iterArg_114, %iterArg_115, %iterArg_116, %iterArg_118, %249) : (tensor<4x4xf32>, tensor<1x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<1x4xf32>, tensor<4x4xf32>, tensor<1x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<1x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>)
      %251 = func.call @dynamic_update_index_in_dim(%iterArg_119, %250#1, %iterArg_117) : (tensor<5x3x4xf32>, tensor<3x4xf32>, tensor<i32>) -> tensor<5x3x4xf32>
      %252 = func.call @dynamic_update_index_in_dim(%iterArg_120, %250#2, %iterArg_117) : (tensor<5x3x4xf32>, tensor<3x4xf32>, tensor<i32>) -> tensor<5x3x4xf32>
      %253 = func.call @dynamic_update_index_in_dim(%iterArg_121, %250#3, %iterArg_117) : (tensor<5x3x4xf32>, tensor<3x4xf32>, tensor<i32>) -> tensor<5x3x4xf32>
      %254 = func.call @dynamic_update_index_in_dim(%iterArg_122, %250#4, %iterArg_117) : (tensor<5x3x4xf32>, tensor<3x4xf32>, tensor<i32>) -> tensor<5x3x4xf32>
      %255 = func.call @dynamic_update_index_in_dim(%iterArg_123, %250#5, %iterArg_117) : (tensor<5x3x4xf32>, tensor<3x4xf32>, tensor<i32>) -> tensor<5x3x4xf32>
      %256 = func.call @dynamic_update_index_in_dim(%iterArg_124, %250#6, %iterArg_117) : (tensor<5x3x4xf32>, tensor<3x4xf32>, tensor<i32>) -> tensor<5x3x4xf32>
      %257 = func.call @dynamic_update_index_in_dim(%iterArg_125, %250#7, %iterArg_117) : (tensor<5x3x4xf32>, tensor<3x4xf32>, tensor<i32>) -> tensor<5x3x4xf32>
      %258 = func.call @dynamic_update_index_in_dim(%iterArg_126, %250#8, %iterArg_117) : (tensor<5x3x4xf32>, tensor<3x4xf32>, tensor<i32>) -> tensor<5x3x4xf32>
      %259 = func.call @dynamic_update_index_in_dim(%iterArg_127, %250#9, %iterArg_117) : (tensor<5x3x4xf32>, tensor<3x4xf32>, tensor<i32>) -> tensor<5x3x4xf32>
      %260 = func.call @dynamic_update_index_in_dim(%iterArg_128, %250#10, %iterArg_117) : (tensor<5x3x4xf32>, tensor<3x4xf32>, tensor<i32>) -> tensor<5x3x4xf32>
      %c_129 = stablehlo.constant dense<1> : tensor<i32>
      %261 = stablehlo.add %iterArg_117, %c_129 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_107, %iterArg_108, %iterArg_109, %iterArg_110, %iterArg_111, %iterArg_112, %iterArg_113, %iterArg_114, %iterArg_115, %iterArg_116, %261, %250#0, %251, %252, %253, %254, %255, %256, %257, %258, %259, %260 : tensor<5x3x4xf32>, tensor<4x4xf32>, tensor<1x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<1x4xf32>, tensor<4x4xf32>, tensor<1x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<1x4xf32>, tensor<i32>, tensor<3x4xf32>, tensor<5x3x4xf32>, tensor<5x3x4xf32>, tensor<5x3x4xf32>, tensor<5x3x4xf32>, tensor<5x3x4xf32>, tensor<5x3x4xf32>, tensor<5x3x4xf32>, tensor<5x3x4xf32>, tensor<5x3x4xf32>, tensor<5x3x4xf32>
    }
    %28 = stablehlo.transpose %27#13, dims = [1, 0, 2] : (tensor<5x3x4xf32>) -> tensor<3x5x4xf32>
    %29 = call @_flip(%arg44) : (tensor<3x5x4xf32>) -> tensor<3x5x4xf32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %c_14 = stablehlo.constant dense<32> : tensor<i32>
    %30 = stablehlo.shift_right_logical %c_13, %c_14 : tensor<i32>
    %31 = stablehlo.convert %30 : (tensor<i32>) -> tensor<ui32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %c_15 = stablehlo.constant dense<-1> : tensor<i32>
    %33 = stablehlo.and %c_13, %c_15 : tensor<i32>
    %34 = stablehlo.convert %33 : (tensor<i32>) -> tensor<ui32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %36 = stablehlo.concatenate %32, %35, dim = 0 : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %38 = stablehlo.transpose %29, dims = [1, 0, 2] : (tensor<3x5x4xf32>) -> tensor<5x3x4xf32>
    %39 = stablehlo.reshape %arg18 : (tensor<4xf32>) -> tensor<1x4xf32>
    %40 = stablehlo.reshape %arg20 : (tensor<4xf32>) -> tensor<1x4xf32>
    %41 = stablehlo.reshape %arg16 : (tensor<4xf32>) -> tensor<1x4xf32>
    %42 = stablehlo.reshape %arg12 : (tensor<4xf32>) -> tensor<1x4xf32>
    %43 = stablehlo.reshape %arg18 : (tensor<4xf32>) -> tensor<1x4xf32>
    %44 = stablehlo.reshape %arg20 : (tensor<4xf32>) -> tensor<1x4xf32>
    %45 = stablehlo.reshape %arg16 : (tensor<4xf32>) -> tensor<1x4xf32>
    %46 = stablehlo.reshape %arg12 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<5x3x4xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<5x3x4xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<5x3x4xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<5x3x4xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<5x3x4xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<5x3x4xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<5x3x4xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<5x3x4xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<5x3x4xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<5x3x4xf32>
    %c_27 = stablehlo.constant dense<0> : tensor<i32>
    %57:23 = stablehlo.while(%iterArg = %38, %iterArg_107 = %arg21, %iterArg_108 = %44, %iterArg_109 = %arg15, %iterArg_110 = %arg17, %iterArg_111 = %45, %iterArg_112 = %arg19, %iterArg_113 = %43, %iterArg_114 = %arg14, %iterArg_115 = %arg13, %iterArg_116 = %46, %iterArg_117 = %c_27, %iterArg_118 = %37, %iterArg_119 = %47, %iterArg_120 = %48, %iterArg_121 = %49, %iterArg_122 = %50, %iterArg_123 = %51, %iterArg_124 = %52, %iterArg_125 = %53, %iterArg_126 = %54, %iterArg_127 = %55, %iterArg_128 = %56) : tensor<5x3x4xf32>, tensor<4x4xf32>, tensor<1x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<1x4xf32>, tensor<4x4xf32>, tensor<1x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<1x4xf32>, tensor<i32>, tensor<3x4xf32>, tensor<5x3x4xf32>, tensor<5x3x4xf32>, tensor<5x3x4xf32>, tensor<5x3x4xf32>, tensor<5x3x4xf32>, tensor<5x3x4xf32>, tensor<5x3x4xf32>, tensor<5x3x4xf32>, tensor<5x3x4xf32>, tensor<5x3x4xf32>
    cond {
      %c_129 = stablehlo.constant dense<5> : tensor<i32>
      %249 = stablehlo.compare LT, %iterArg_117, %c_129, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %249 : tensor<i1>
    } do {
      %249 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_117) : (tensor<5x3x4xf32>, tensor<i32>) -> tensor<3x4xf32>
      %250:11 = func.call @closed_call_0(%iterArg_107, %iterArg_108, %iterArg_109, %iterArg_110, %iterArg_111, %iterArg_112, %iterArg_113, %iterArg_114, %iterArg_115, %iterArg_116, %iterArg_118, %249) : (tensor<4x4xf32>, tensor<1x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<1x4xf32>, tensor<4x4xf32>, tensor<1x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<1x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>)
      %251 = func.call @dynamic_update_index_in_dim(%iterArg_119, %250#1, %iterArg_117) : (tensor<5x3x4xf32>, tensor<3x4xf32>, tensor<i32>) -> tensor<5x3x4xf32>
      %252 = func.call @dynamic_update_index_in_dim(%iterArg_120, %250#2, %iterArg_117) : (tensor<5x3x4xf32>, tensor<3x4xf32>, tensor<i32>) -> tensor<5x3x4xf32>
      %253 = func.call @dynamic_update_index_in_dim(%iterArg_121, %250#3, %iterArg_117) : (tensor<5x3x4xf32>, tensor<3x4xf32>, tensor<i32>) -> tensor<5x3x4xf32>
      %254 = func.call @dynamic_update_index_in_dim(%iterArg_122, %250#4, %iterArg_117) : (tensor<5x3x4xf32>, tensor<3x4xf32>, tensor<i32>) -> tensor<5x3x4xf32>
      %255 = func.call @dynamic_update_index_in_dim(%iterArg_123, %250#5, %iterArg_117) : (tensor<5x3x4xf32>, tensor<3x4xf32>, tensor<i32>) -> tensor<5x3x4xf32>
      %256 = func.call @dynamic_update_index_in_dim(%iterArg_124, %250#6, %iterArg_117) : (tensor<5x3x4xf32>, tensor<3x4xf32>, tensor<i32>) -> tensor<5x3x4xf32>
      %257 = func.call @dynamic_update_index_in_dim(%iterArg_125, %250#7, %iterArg_117) : (tensor<5x3x4xf32>, tensor<3x4xf32>, tensor<i32>) -> tensor<5x3x4xf32>
      %258 = func.call @dynamic_update_index_in_dim(%iterArg_126, %250#8, %iterArg_117) : (tensor<5x3x4xf32>, tensor<3x4xf32>, tensor<i32>) -> tensor<5x3x4xf32>
      %259 = func.call @dynamic_update_index_in_dim(%iterArg_127, %250#9, %iterArg_117) : (tensor<5x3x4xf32>, tensor<3x4xf32>, tensor<i32>) -> tensor<5x3x4xf32>
      %260 = func.call @dynamic_update_index_in_dim(%iterArg_128, %250#10, %iterArg_117) : (tensor<5x3x4xf32>, tensor<3x4xf32>, tensor<i32>) -> tensor<5x3x4xf32>
      %c_129 = stablehlo.constant dense<1> : tensor<i32>
      %261 = stablehlo.add %iterArg_117, %c_129 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_107, %iterArg_108, %iterArg_109, %iterArg_110, %iterArg_111, %iterArg_112, %iterArg_113, %iterArg_114, %iterArg_115, %iterArg_116, %261, %250#0, %251, %252, %253, %254, %255, %256, %257, %258, %259, %260 : tensor<5x3x4xf32>, tensor<4x4xf32>, tensor<1x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<1x4xf32>, tensor<4x4xf32>, tensor<1x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<1x4xf32>, tensor<i32>, tensor<3x4xf32>, tensor<5x3x4xf32>, tensor<5x3x4xf32>, tensor<5x3x4xf32>, tensor<5x3x4xf32>, tensor<5x3x4xf32>, tensor<5x3x4xf32>, tensor<5x3x4xf32>, tensor<5x3x4xf32>, tensor<5x3x4xf32>, tensor<5x3x4xf32>
    }
    %58 = stablehlo.transpose %57#13, dims = [1, 0, 2] : (tensor<5x3x4xf32>) -> tensor<3x5x4xf32>
    %59 = call @_flip_1(%58) : (tensor<3x5x4xf32>) -> tensor<3x5x4xf32>
    %60 = stablehlo.concatenate %28, %59, dim = 2 : (tensor<3x5x4xf32>, tensor<3x5x4xf32>) -> tensor<3x5x8xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.reduce(%60 init: %cst_28) applies stablehlo.add across dimensions = [1] : (tensor<3x5x8xf32>, tensor<f32>) -> tensor<3x8xf32>
    %cst_29 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<3x8xf32>
    %63 = stablehlo.divide %61, %62 : tensor<3x8xf32>
    %64 = stablehlo.dot_general %63, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x8xf32>, tensor<8x2xf32>) -> tensor<3x2xf32>
    %65 = stablehlo.reshape %arg0 : (tensor<2xf32>) -> tensor<1x2xf32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<3x2xf32>
    %67 = stablehlo.add %64, %66 : tensor<3x2xf32>
    %68 = stablehlo.subtract %67, %arg45 : tensor<3x2xf32>
    %69 = stablehlo.multiply %68, %68 : tensor<3x2xf32>
    %cst_30 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %71 = stablehlo.multiply %70, %68 : tensor<3x2xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %72 = stablehlo.reduce(%69 init: %cst_31) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_32 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %73 = stablehlo.divide %72, %cst_32 : tensor<f32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_35 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_36 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %76 = stablehlo.divide %cst_35, %cst_36 : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %76, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %78 = stablehlo.multiply %77, %71 : tensor<3x2xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.reduce(%78 init: %cst_37) applies stablehlo.add across dimensions = [0] : (tensor<3x2xf32>, tensor<f32>) -> tensor<2xf32>
    %80 = stablehlo.reshape %79 : (tensor<2xf32>) -> tensor<1x2xf32>
    %81 = stablehlo.reshape %80 : (tensor<1x2xf32>) -> tensor<2xf32>
    %82 = stablehlo.dot_general %78, %63, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x2xf32>, tensor<3x8xf32>) -> tensor<2x8xf32>
    %83 = stablehlo.transpose %82, dims = [1, 0] : (tensor<2x8xf32>) -> tensor<8x2xf32>
    %84 = stablehlo.dot_general %78, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x2xf32>, tensor<8x2xf32>) -> tensor<3x8xf32>
    %cst_38 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<3x8xf32>
    %86 = stablehlo.divide %84, %85 : tensor<3x8xf32>
    %87 = stablehlo.broadcast_in_dim %86, dims = [0, 2] : (tensor<3x8xf32>) -> tensor<3x5x8xf32>
    %88 = stablehlo.slice %87 [0:3, 0:5, 0:4] : (tensor<3x5x8xf32>) -> tensor<3x5x4xf32>
    %89 = stablehlo.slice %87 [0:3, 0:5, 4:8] : (tensor<3x5x8xf32>) -> tensor<3x5x4xf32>
    %90 = call @_flip_2(%89) : (tensor<3x5x4xf32>) -> tensor<3x5x4xf32>
    %91 = stablehlo.transpose %90, dims = [1, 0, 2] : (tensor<3x5x4xf32>) -> tensor<5x3x4xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %c_50 = stablehlo.constant dense<0> : tensor<i32>
    %103:26 = stablehlo.while(%iterArg = %91, %iterArg_107 = %38, %iterArg_108 = %57#14, %iterArg_109 = %57#15, %iterArg_110 = %57#16, %iterArg_111 = %57#17, %iterArg_112 = %57#18, %iterArg_113 = %57#19, %iterArg_114 = %57#20, %iterArg_115 = %57#21, %iterArg_116 = %57#22, %iterArg_117 = %arg14, %iterArg_118 = %arg15, %iterArg_119 = %arg13, %iterArg_120 = %c_50, %iterArg_121 = %93, %iterArg_122 = %94, %iterArg_123 = %95, %iterArg_124 = %96, %iterArg_125 = %97, %iterArg_126 = %98, %iterArg_127 = %99, %iterArg_128 = %100, %iterArg_129 = %101, %iterArg_130 = %102, %iterArg_131 = %92) : tensor<5x3x4xf32>, tensor<5x3x4xf32>, tensor<5x3x4xf32>, tensor<5x3x4xf32>, tensor<5x3x4xf32>, tensor<5x3x4xf32>, tensor<5x3x4xf32>, tensor<5x3x4xf32>, tensor<5x3x4xf32>, tensor<5x3x4xf32>, tensor<5x3x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<i32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<3x4xf32>
    cond {
      %c_132 = stablehlo.constant dense<5> : tensor<i32>
      %249 = stablehlo.compare LT, %iterArg_120, %c_132, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %249 : tensor<i1>
    } do {
      %c_132 = stablehlo.constant dense<5> : tensor<i32>
      %249 = stablehlo.subtract %c_132, %iterArg_120 : tensor<i32>
      %c_133 = stablehlo.constant dense<1> : tensor<i32>
      %250 = stablehlo.subtract %249, %c_133 : tensor<i32>
      %251 = func.call @dynamic_index_in_dim(%iterArg, %250) : (tensor<5x3x4xf32>, tensor<i32>) -> tensor<3x4xf32>
      %252 = func.call @dynamic_index_in_dim(%iterArg_107, %250) : (tensor<5x3x4xf32>, tensor<i32>) -> tensor<3x4xf32>
      %253 = func.call @dynamic_index_in_dim(%iterArg_108, %250) : (tensor<5x3x4xf32>, tensor<i32>) -> tensor<3x4xf32>
      %254 = func.call @dynamic_index_in_dim(%iterArg_109, %250) : (tensor<5x3x4xf32>, tensor<i32>) -> tensor<3x4xf32>
      %255 = func.call @dynamic_index_in_dim(%iterArg_110, %250) : (tensor<5x3x4xf32>, tensor<i32>) -> tensor<3x4xf32>
      %256 = func.call @dynamic_index_in_dim(%iterArg_111, %250) : (tensor<5x3x4xf32>, tensor<i32>) -> tensor<3x4xf32>
      %257 = func.call @dynamic_index_in_dim(%iterArg_112, %250) : (tensor<5x3x4xf32>, tensor<i32>) -> tensor<3x4xf32>
      %258 = func.call @dynamic_index_in_dim(%iterArg_113, %250) : (tensor<5x3x4xf32>, tensor<i32>) -> tensor<3x4xf32>
      %259 = func.call @dynamic_index_in_dim(%iterArg_114, %250) : (tensor<5x3x4xf32>, tensor<i32>) -> tensor<3x4xf32>
      %260 = func.call @dynamic_index_in_dim(%iterArg_115, %250) : (tensor<5x3x4xf32>, tensor<i32>) -> tensor<3x4xf32>
      %261 = func.call @dynamic_index_in_dim(%iterArg_116, %250) : (tensor<5x3x4xf32>, tensor<i32>) -> tensor<3x4xf32>
      %262:11 = func.call @closed_call_3(%iterArg_117, %iterArg_118, %iterArg_119, %iterArg_121, %iterArg_122, %iterArg_123, %iterArg_124, %iterArg_125, %iterArg_126, %iterArg_127, %iterArg_128, %iterArg_129, %iterArg_130, %iterArg_131, %251, %252, %253, %254, %255, %256, %257, %258, %259, %260, %261) : (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<3x4xf32>)
      %c_134 = stablehlo.constant dense<1> : tensor<i32>
      %263 = stablehlo.add %iterArg_120, %c_134 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_107, %iterArg_108, %iterArg_109, %iterArg_110, %iterArg_111, %iterArg_112, %iterArg_113, %iterArg_114, %iterArg_115, %iterArg_116, %iterArg_117, %iterArg_118, %iterArg_119, %263, %262#0, %262#1, %262#2, %262#3, %262#4, %262#5, %262#6, %262#7, %262#8, %262#9, %262#10 : tensor<5x3x4xf32>, tensor<5x3x4xf32>, tensor<5x3x4xf32>, tensor<5x3x4xf32>, tensor<5x3x4xf32>, tensor<5x3x4xf32>, tensor<5x3x4xf32>, tensor<5x3x4xf32>, tensor<5x3x4xf32>, tensor<5x3x4xf32>, tensor<5x3x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<i32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<3x4xf32>
    }
    %104 = stablehlo.transpose %88, dims = [1, 0, 2] : (tensor<3x5x4xf32>) -> tensor<5x3x4xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %c_62 = stablehlo.constant dense<0> : tensor<i32>
    %116:26 = stablehlo.while(%iterArg = %104, %iterArg_107 = %8, %iterArg_108 = %27#14, %iterArg_109 = %27#15, %iterArg_110 = %27#16, %iterArg_111 = %27#17, %iterArg_112 = %27#18, %iterArg_113 = %27#19, %iterArg_114 = %27#20, %iterArg_115 = %27#21, %iterArg_116 = %27#22, %iterArg_117 = %arg4, %iterArg_118 = %arg5, %iterArg_119 = %arg3, %iterArg_120 = %c_62, %iterArg_121 = %106, %iterArg_122 = %107, %iterArg_123 = %108, %iterArg_124 = %109, %iterArg_125 = %110, %iterArg_126 = %111, %iterArg_127 = %112, %iterArg_128 = %113, %iterArg_129 = %114, %iterArg_130 = %115, %iterArg_131 = %105) : tensor<5x3x4xf32>, tensor<5x3x4xf32>, tensor<5x3x4xf32>, tensor<5x3x4xf32>, tensor<5x3x4xf32>, tensor<5x3x4xf32>, tensor<5x3x4xf32>, tensor<5x3x4xf32>, tensor<5x3x4xf32>, tensor<5x3x4xf32>, tensor<5x3x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<i32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<3x4xf32>
    cond {
      %c_132 = stablehlo.constant dense<5> : tensor<i32>
      %249 = stablehlo.compare LT, %iterArg_120, %c_132, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %249 : tensor<i1>
    } do {
      %c_132 = stablehlo.constant dense<5> : tensor<i32>
      %249 = stablehlo.subtract %c_132, %iterArg_120 : tensor<i32>
      %c_133 = stablehlo.constant dense<1> : tensor<i32>
      %250 = stablehlo.subtract %249, %c_133 : tensor<i32>
      %251 = func.call @dynamic_index_in_dim(%iterArg, %250) : (tensor<5x3x4xf32>, tensor<i32>) -> tensor<3x4xf32>
      %252 = func.call @dynamic_index_in_dim(%iterArg_107, %250) : (tensor<5x3x4xf32>, tensor<i32>) -> tensor<3x4xf32>
      %253 = func.call @dynamic_index_in_dim(%iterArg_108, %250) : (tensor<5x3x4xf32>, tensor<i32>) -> tensor<3x4xf32>
      %254 = func.call @dynamic_index_in_dim(%iterArg_109, %250) : (tensor<5x3x4xf32>, tensor<i32>) -> tensor<3x4xf32>
      %255 = func.call @dynamic_index_in_dim(%iterArg_110, %250) : (tensor<5x3x4xf32>, tensor<i32>) -> tensor<3x4xf32>
      %256 = func.call @dynamic_index_in_dim(%iterArg_111, %250) : (tensor<5x3x4xf32>, tensor<i32>) -> tensor<3x4xf32>
      %257 = func.call @dynamic_index_in_dim(%iterArg_112, %250) : (tensor<5x3x4xf32>, tensor<i32>) -> tensor<3x4xf32>
      %258 = func.call @dynamic_index_in_dim(%iterArg_113, %250) : (tensor<5x3x4xf32>, tensor<i32>) -> tensor<3x4xf32>
      %259 = func.call @dynamic_index_in_dim(%iterArg_114, %250) : (tensor<5x3x4xf32>, tensor<i32>) -> tensor<3x4xf32>
      %260 = func.call @dynamic_index_in_dim(%iterArg_115, %250) : (tensor<5x3x4xf32>, tensor<i32>) -> tensor<3x4xf32>
      %261 = func.call @dynamic_index_in_dim(%iterArg_116, %250) : (tensor<5x3x4xf32>, tensor<i32>) -> tensor<3x4xf32>
      %262:11 = func.call @closed_call_4(%iterArg_117, %iterArg_118, %iterArg_119, %iterArg_121, %iterArg_122, %iterArg_123, %iterArg_124, %iterArg_125, %iterArg_126, %iterArg_127, %iterArg_128, %iterArg_129, %iterArg_130, %iterArg_131, %251, %252, %253, %254, %255, %256, %257, %258, %259, %260, %261) : (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<3x4xf32>)
      %c_134 = stablehlo.constant dense<1> : tensor<i32>
      %263 = stablehlo.add %iterArg_120, %c_134 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_107, %iterArg_108, %iterArg_109, %iterArg_110, %iterArg_111, %iterArg_112, %iterArg_113, %iterArg_114, %iterArg_115, %iterArg_116, %iterArg_117, %iterArg_118, %iterArg_119, %263, %262#0, %262#1, %262#2, %262#3, %262#4, %262#5, %262#6, %262#7, %262#8, %262#9, %262#10 : tensor<5x3x4xf32>, tensor<5x3x4xf32>, tensor<5x3x4xf32>, tensor<5x3x4xf32>, tensor<5x3x4xf32>, tensor<5x3x4xf32>, tensor<5x3x4xf32>, tensor<5x3x4xf32>, tensor<5x3x4xf32>, tensor<5x3x4xf32>, tensor<5x3x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<i32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<3x4xf32>
    }
    %cst_63 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %118 = stablehlo.multiply %117, %arg22 : tensor<2xf32>
    %119 = stablehlo.add %81, %118 : tensor<2xf32>
    %cst_64 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<8x2xf32>
    %121 = stablehlo.multiply %120, %arg23 : tensor<8x2xf32>
    %122 = stablehlo.add %83, %121 : tensor<8x2xf32>
    %cst_65 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %124 = stablehlo.multiply %123, %arg24 : tensor<4xf32>
    %125 = stablehlo.add %116#24, %124 : tensor<4xf32>
    %cst_66 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %127 = stablehlo.multiply %126, %arg25 : tensor<4x4xf32>
    %128 = stablehlo.add %116#23, %127 : tensor<4x4xf32>
    %cst_67 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %130 = stablehlo.multiply %129, %arg26 : tensor<4x4xf32>
    %131 = stablehlo.add %116#17, %130 : tensor<4x4xf32>
    %cst_68 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %132 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %133 = stablehlo.multiply %132, %arg27 : tensor<4x4xf32>
    %134 = stablehlo.add %116#20, %133 : tensor<4x4xf32>
    %cst_69 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %136 = stablehlo.multiply %135, %arg28 : tensor<4xf32>
    %137 = stablehlo.add %116#22, %136 : tensor<4xf32>
    %cst_70 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %138 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %139 = stablehlo.multiply %138, %arg29 : tensor<4x4xf32>
    %140 = stablehlo.add %116#21, %139 : tensor<4x4xf32>
    %cst_71 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %142 = stablehlo.multiply %141, %arg30 : tensor<4xf32>
    %143 = stablehlo.add %116#16, %142 : tensor<4xf32>
    %cst_72 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %144 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %145 = stablehlo.multiply %144, %arg31 : tensor<4x4xf32>
    %146 = stablehlo.add %116#15, %145 : tensor<4x4xf32>
    %cst_73 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %148 = stablehlo.multiply %147, %arg32 : tensor<4xf32>
    %149 = stablehlo.add %116#19, %148 : tensor<4xf32>
    %cst_74 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %150 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %151 = stablehlo.multiply %150, %arg33 : tensor<4x4xf32>
    %152 = stablehlo.add %116#18, %151 : tensor<4x4xf32>
    %cst_75 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %153 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %154 = stablehlo.multiply %153, %arg34 : tensor<4xf32>
    %155 = stablehlo.add %103#24, %154 : tensor<4xf32>
    %cst_76 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %156 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %157 = stablehlo.multiply %156, %arg35 : tensor<4x4xf32>
    %158 = stablehlo.add %103#23, %157 : tensor<4x4xf32>
    %cst_77 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %159 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %160 = stablehlo.multiply %159, %arg36 : tensor<4x4xf32>
    %161 = stablehlo.add %103#17, %160 : tensor<4x4xf32>
    %cst_78 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %162 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %163 = stablehlo.multiply %162, %arg37 : tensor<4x4xf32>
    %164 = stablehlo.add %103#20, %163 : tensor<4x4xf32>
    %cst_79 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %165 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %166 = stablehlo.multiply %165, %arg38 : tensor<4xf32>
    %167 = stablehlo.add %103#22, %166 : tensor<4xf32>
    %cst_80 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %168 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %169 = stablehlo.multiply %168, %arg39 : tensor<4x4xf32>
    %170 = stablehlo.add %103#21, %169 : tensor<4x4xf32>
    %cst_81 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %171 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %172 = stablehlo.multiply %171, %arg40 : tensor<4xf32>
    %173 = stablehlo.add %103#16, %172 : tensor<4xf32>
    %cst_82 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %174 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %175 = stablehlo.multiply %174, %arg41 : tensor<4x4xf32>
    %176 = stablehlo.add %103#15, %175 : tensor<4x4xf32>
    %cst_83 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %177 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %178 = stablehlo.multiply %177, %arg42 : tensor<4xf32>
    %179 = stablehlo.add %103#19, %178 : tensor<4xf32>
    %cst_84 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %180 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %181 = stablehlo.multiply %180, %arg43 : tensor<4x4xf32>
    %182 = stablehlo.add %103#18, %181 : tensor<4x4xf32>
    %cst_85 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %183 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %184 = stablehlo.multiply %183, %119 : tensor<2xf32>
    %cst_86 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %185 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<8x2xf32>
    %186 = stablehlo.multiply %185, %122 : tensor<8x2xf32>
    %cst_87 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %187 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %188 = stablehlo.multiply %187, %125 : tensor<4xf32>
    %cst_88 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %189 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %190 = stablehlo.multiply %189, %128 : tensor<4x4xf32>
    %cst_89 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %191 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %192 = stablehlo.multiply %191, %131 : tensor<4x4xf32>
    %cst_90 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %193 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %194 = stablehlo.multiply %193, %134 : tensor<4x4xf32>
    %cst_91 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %195 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %196 = stablehlo.multiply %195, %137 : tensor<4xf32>
    %cst_92 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %197 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %198 = stablehlo.multiply %197, %140 : tensor<4x4xf32>
    %cst_93 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %199 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %200 = stablehlo.multiply %199, %143 : tensor<4xf32>
    %cst_94 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %201 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %202 = stablehlo.multiply %201, %146 : tensor<4x4xf32>
    %cst_95 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %203 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %204 = stablehlo.multiply %203, %149 : tensor<4xf32>
    %cst_96 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %205 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %206 = stablehlo.multiply %205, %152 : tensor<4x4xf32>
    %cst_97 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %207 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %208 = stablehlo.multiply %207, %155 : tensor<4xf32>
    %cst_98 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %209 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %210 = stablehlo.multiply %209, %158 : tensor<4x4xf32>
    %cst_99 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %211 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %212 = stablehlo.multiply %211, %161 : tensor<4x4xf32>
    %cst_100 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %213 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %214 = stablehlo.multiply %213, %164 : tensor<4x4xf32>
    %cst_101 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %215 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %216 = stablehlo.multiply %215, %167 : tensor<4xf32>
    %cst_102 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %217 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %218 = stablehlo.multiply %217, %170 : tensor<4x4xf32>
    %cst_103 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %219 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %220 = stablehlo.multiply %219, %173 : tensor<4xf32>
    %cst_104 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %221 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %222 = stablehlo.multiply %221, %176 : tensor<4x4xf32>
    %cst_105 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %223 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %224 = stablehlo.multiply %223, %179 : tensor<4xf32>
    %cst_106 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %225 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %226 = stablehlo.multiply %225, %182 : tensor<4x4xf32>
    %227 = stablehlo.add %arg0, %184 : tensor<2xf32>
    %228 = stablehlo.add %arg1, %186 : tensor<8x2xf32>
    %229 = stablehlo.add %arg2, %188 : tensor<4xf32>
    %230 = stablehlo.add %arg3, %190 : tensor<4x4xf32>
    %231 = stablehlo.add %arg4, %192 : tensor<4x4xf32>
    %232 = stablehlo.add %arg5, %194 : tensor<4x4xf32>
    %233 = stablehlo.add %arg6, %196 : tensor<4xf32>
    %234 = stablehlo.add %arg7, %198 : tensor<4x4xf32>
    %235 = stablehlo.add %arg8, %200 : tensor<4xf32>
    %236 = stablehlo.add %arg9, %202 : tensor<4x4xf32>
    %237 = stablehlo.add %arg10, %204 : tensor<4xf32>
    %238 = stablehlo.add %arg11, %206 : tensor<4x4xf32>
    %239 = stablehlo.add %arg12, %208 : tensor<4xf32>
    %240 = stablehlo.add %arg13, %210 : tensor<4x4xf32>
    %241 = stablehlo.add %arg14, %212 : tensor<4x4xf32>
    %242 = stablehlo.add %arg15, %214 : tensor<4x4xf32>
    %243 = stablehlo.add %arg16, %216 : tensor<4xf32>
    %244 = stablehlo.add %arg17, %218 : tensor<4x4xf32>
    %245 = stablehlo.add %arg18, %220 : tensor<4xf32>
    %246 = stablehlo.add %arg19, %222 : tensor<4x4xf32>
    %247 = stablehlo.add %arg20, %224 : tensor<4xf32>
    %248 = stablehlo.add %arg21, %226 : tensor<4x4xf32>
    return %227, %228, %229, %230, %231, %232, %233, %234, %235, %236, %237, %238, %239, %240, %241, %242, %243, %244, %245, %246, %247, %248, %119, %122, %125, %128, %131, %134, %137, %140, %143, %146, %149, %152, %155, %158, %161, %164, %167, %170, %173, %176, %179, %182, %73 : tensor<2xf32>, tensor<8x2xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<2xf32>, tensor<8x2xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<f32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<5x3x4xf32>, %arg1: tensor<i32>) -> tensor<3x4xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 3, 4] : (tensor<5x3x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x3x4xf32>) -> tensor<3x4xf32>
    return %1 : tensor<3x4xf32>
  }
  func.func private @closed_call(%arg0: tensor<4x4xf32>, %arg1: tensor<1x4xf32>, %arg2: tensor<4x4xf32>, %arg3: tensor<4x4xf32>, %arg4: tensor<1x4xf32>, %arg5: tensor<4x4xf32>, %arg6: tensor<1x4xf32>, %arg7: tensor<4x4xf32>, %arg8: tensor<4x4xf32>, %arg9: tensor<1x4xf32>, %arg10: tensor<3x4xf32>, %arg11: tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) {
    %0 = stablehlo.dot_general %arg11, %arg5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf32>, tensor<4x4xf32>) -> tensor<3x4xf32>
    %1 = stablehlo.broadcast_in_dim %arg6, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<3x4xf32>
    %2 = stablehlo.add %0, %1 : tensor<3x4xf32>
    %3 = stablehlo.dot_general %arg10, %arg7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf32>, tensor<4x4xf32>) -> tensor<3x4xf32>
    %4 = stablehlo.add %2, %3 : tensor<3x4xf32>
    %5 = stablehlo.negate %4 : tensor<3x4xf32>
    %6 = stablehlo.exponential %5 : tensor<3x4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %8 = stablehlo.add %7, %6 : tensor<3x4xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %10 = stablehlo.divide %9, %8 : tensor<3x4xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %12 = stablehlo.subtract %11, %10 : tensor<3x4xf32>
    %13 = stablehlo.multiply %10, %12 : tensor<3x4xf32>
    %14 = stablehlo.dot_general %arg11, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf32>, tensor<4x4xf32>) -> tensor<3x4xf32>
    %15 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<3x4xf32>
    %16 = stablehlo.add %14, %15 : tensor<3x4xf32>
    %17 = stablehlo.dot_general %arg10, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf32>, tensor<4x4xf32>) -> tensor<3x4xf32>
    %18 = stablehlo.add %16, %17 : tensor<3x4xf32>
    %19 = stablehlo.negate %18 : tensor<3x4xf32>
    %20 = stablehlo.exponential %19 : tensor<3x4xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %22 = stablehlo.add %21, %20 : tensor<3x4xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %24 = stablehlo.divide %23, %22 : tensor<3x4xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %26 = stablehlo.subtract %25, %24 : tensor<3x4xf32>
    %27 = stablehlo.multiply %24, %26 : tensor<3x4xf32>
    %28 = stablehlo.dot_general %arg11, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf32>, tensor<4x4xf32>) -> tensor<3x4xf32>
    %29 = stablehlo.broadcast_in_dim %arg4, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<3x4xf32>
    %30 = stablehlo.add %28, %29 : tensor<3x4xf32>
    %31 = stablehlo.dot_general %arg10, %arg8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf32>, tensor<4x4xf32>) -> tensor<3x4xf32>
    %32 = stablehlo.broadcast_in_dim %arg9, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<3x4xf32>
    %33 = stablehlo.add %31, %32 : tensor<3x4xf32>
    %34 = stablehlo.multiply %10, %33 : tensor<3x4xf32>
    %35 = stablehlo.add %30, %34 : tensor<3x4xf32>
    %36 = stablehlo.tanh %35 : tensor<3x4xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %38 = stablehlo.subtract %37, %36 : tensor<3x4xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %40 = stablehlo.subtract %39, %24 : tensor<3x4xf32>
    %41 = stablehlo.multiply %40, %36 : tensor<3x4xf32>
    %42 = stablehlo.multiply %24, %arg10 : tensor<3x4xf32>
    %43 = stablehlo.add %41, %42 : tensor<3x4xf32>
    return %43, %43, %arg10, %13, %27, %33, %10, %36, %38, %40, %24 : tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<5x3x4xf32>, %arg1: tensor<3x4xf32>, %arg2: tensor<i32>) -> tensor<5x3x4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<3x4xf32>) -> tensor<1x3x4xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<5x3x4xf32>, tensor<1x3x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<5x3x4xf32>
    return %1 : tensor<5x3x4xf32>
  }
  func.func private @_flip(%arg0: tensor<3x5x4xf32>) -> tensor<3x5x4xf32> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<3x5x4xf32>
    return %0 : tensor<3x5x4xf32>
  }
  func.func private @closed_call_0(%arg0: tensor<4x4xf32>, %arg1: tensor<1x4xf32>, %arg2: tensor<4x4xf32>, %arg3: tensor<4x4xf32>, %arg4: tensor<1x4xf32>, %arg5: tensor<4x4xf32>, %arg6: tensor<1x4xf32>, %arg7: tensor<4x4xf32>, %arg8: tensor<4x4xf32>, %arg9: tensor<1x4xf32>, %arg10: tensor<3x4xf32>, %arg11: tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) {
    %0 = stablehlo.dot_general %arg11, %arg5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf32>, tensor<4x4xf32>) -> tensor<3x4xf32>
    %1 = stablehlo.broadcast_in_dim %arg6, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<3x4xf32>
    %2 = stablehlo.add %0, %1 : tensor<3x4xf32>
    %3 = stablehlo.dot_general %arg10, %arg7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf32>, tensor<4x4xf32>) -> tensor<3x4xf32>
    %4 = stablehlo.add %2, %3 : tensor<3x4xf32>
    %5 = stablehlo.negate %4 : tensor<3x4xf32>
    %6 = stablehlo.exponential %5 : tensor<3x4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %8 = stablehlo.add %7, %6 : tensor<3x4xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %10 = stablehlo.divide %9, %8 : tensor<3x4xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %12 = stablehlo.subtract %11, %10 : tensor<3x4xf32>
    %13 = stablehlo.multiply %10, %12 : tensor<3x4xf32>
    %14 = stablehlo.dot_general %arg11, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf32>, tensor<4x4xf32>) -> tensor<3x4xf32>
    %15 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<3x4xf32>
    %16 = stablehlo.add %14, %15 : tensor<3x4xf32>
    %17 = stablehlo.dot_general %arg10, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf32>, tensor<4x4xf32>) -> tensor<3x4xf32>
    %18 = stablehlo.add %16, %17 : tensor<3x4xf32>
    %19 = stablehlo.negate %18 : tensor<3x4xf32>
    %20 = stablehlo.exponential %19 : tensor<3x4xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %22 = stablehlo.add %21, %20 : tensor<3x4xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %24 = stablehlo.divide %23, %22 : tensor<3x4xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %26 = stablehlo.subtract %25, %24 : tensor<3x4xf32>
    %27 = stablehlo.multiply %24, %26 : tensor<3x4xf32>
    %28 = stablehlo.dot_general %arg11, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf32>, tensor<4x4xf32>) -> tensor<3x4xf32>
    %29 = stablehlo.broadcast_in_dim %arg4, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<3x4xf32>
    %30 = stablehlo.add %28, %29 : tensor<3x4xf32>
    %31 = stablehlo.dot_general %arg10, %arg8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf32>, tensor<4x4xf32>) -> tensor<3x4xf32>
    %32 = stablehlo.broadcast_in_dim %arg9, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<3x4xf32>
    %33 = stablehlo.add %31, %32 : tensor<3x4xf32>
    %34 = stablehlo.multiply %10, %33 : tensor<3x4xf32>
    %35 = stablehlo.add %30, %34 : tensor<3x4xf32>
    %36 = stablehlo.tanh %35 : tensor<3x4xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %38 = stablehlo.subtract %37, %36 : tensor<3x4xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %40 = stablehlo.subtract %39, %24 : tensor<3x4xf32>
    %41 = stablehlo.multiply %40, %36 : tensor<3x4xf32>
    %42 = stablehlo.multiply %24, %arg10 : tensor<3x4xf32>
    %43 = stablehlo.add %41, %42 : tensor<3x4xf32>
    return %43, %43, %arg10, %13, %27, %33, %10, %36, %38, %40, %24 : tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>
  }
  func.func private @_flip_1(%arg0: tensor<3x5x4xf32>) -> tensor<3x5x4xf32> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<3x5x4xf32>
    return %0 : tensor<3x5x4xf32>
  }
  func.func private @_flip_2(%arg0: tensor<3x5x4xf32>) -> tensor<3x5x4xf32> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<3x5x4xf32>
    return %0 : tensor<3x5x4xf32>
  }
  func.func private @closed_call_3(%arg0: tensor<4x4xf32>, %arg1: tensor<4x4xf32>, %arg2: tensor<4x4xf32>, %arg3: tensor<4x4xf32>, %arg4: tensor<4xf32>, %arg5: tensor<4x4xf32>, %arg6: tensor<4x4xf32>, %arg7: tensor<4xf32>, %arg8: tensor<4x4xf32>, %arg9: tensor<4x4xf32>, %arg10: tensor<4xf32>, %arg11: tensor<4x4xf32>, %arg12: tensor<4xf32>, %arg13: tensor<3x4xf32>, %arg14: tensor<3x4xf32>, %arg15: tensor<3x4xf32>, %arg16: tensor<3x4xf32>, %arg17: tensor<3x4xf32>, %arg18: tensor<3x4xf32>, %arg19: tensor<3x4xf32>, %arg20: tensor<3x4xf32>, %arg21: tensor<3x4xf32>, %arg22: tensor<3x4xf32>, %arg23: tensor<3x4xf32>, %arg24: tensor<3x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<3x4xf32>) {
    %0 = stablehlo.add %arg13, %arg14 : tensor<3x4xf32>
    %1 = stablehlo.multiply %arg24, %0 : tensor<3x4xf32>
    %2 = stablehlo.multiply %0, %arg16 : tensor<3x4xf32>
    %3 = stablehlo.multiply %arg23, %0 : tensor<3x4xf32>
    %4 = stablehlo.multiply %0, %arg21 : tensor<3x4xf32>
    %5 = stablehlo.negate %4 : tensor<3x4xf32>
    %6 = stablehlo.add %2, %5 : tensor<3x4xf32>
    %7 = stablehlo.multiply %3, %arg22 : tensor<3x4xf32>
    %8 = stablehlo.multiply %7, %arg21 : tensor<3x4xf32>
    %9 = stablehlo.add %7, %8 : tensor<3x4xf32>
    %10 = stablehlo.multiply %arg20, %9 : tensor<3x4xf32>
    %11 = stablehlo.multiply %9, %arg19 : tensor<3x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%10 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<3x4xf32>, tensor<f32>) -> tensor<4xf32>
    %13 = stablehlo.reshape %12 : (tensor<4xf32>) -> tensor<1x4xf32>
    %14 = stablehlo.reshape %13 : (tensor<1x4xf32>) -> tensor<4xf32>
    %15 = stablehlo.add %arg12, %14 : tensor<4xf32>
    %16 = stablehlo.dot_general %10, %arg16, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<4x4xf32>
    %17 = stablehlo.transpose %16, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %18 = stablehlo.add %arg11, %17 : tensor<4x4xf32>
    %19 = stablehlo.dot_general %10, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf32>, tensor<4x4xf32>) -> tensor<3x4xf32>
    %20 = stablehlo.add %1, %19 : tensor<3x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%9 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<3x4xf32>, tensor<f32>) -> tensor<4xf32>
    %22 = stablehlo.reshape %21 : (tensor<4xf32>) -> tensor<1x4xf32>
    %23 = stablehlo.reshape %22 : (tensor<1x4xf32>) -> tensor<4xf32>
    %24 = stablehlo.add %arg10, %23 : tensor<4xf32>
    %25 = stablehlo.dot_general %9, %arg15, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<4x4xf32>
    %26 = stablehlo.transpose %25, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %27 = stablehlo.add %arg9, %26 : tensor<4x4xf32>
    %28 = stablehlo.multiply %6, %arg18 : tensor<3x4xf32>
    %29 = stablehlo.dot_general %28, %arg16, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<4x4xf32>
    %30 = stablehlo.transpose %29, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %31 = stablehlo.add %arg8, %30 : tensor<4x4xf32>
    %32 = stablehlo.dot_general %28, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf32>, tensor<4x4xf32>) -> tensor<3x4xf32>
    %33 = stablehlo.add %20, %32 : tensor<3x4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.reduce(%28 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<3x4xf32>, tensor<f32>) -> tensor<4xf32>
    %35 = stablehlo.reshape %34 : (tensor<4xf32>) -> tensor<1x4xf32>
    %36 = stablehlo.reshape %35 : (tensor<1x4xf32>) -> tensor<4xf32>
    %37 = stablehlo.add %arg7, %36 : tensor<4xf32>
    %38 = stablehlo.dot_general %28, %arg15, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<4x4xf32>
    %39 = stablehlo.transpose %38, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %40 = stablehlo.add %arg6, %39 : tensor<4x4xf32>
    %41 = stablehlo.multiply %11, %arg17 : tensor<3x4xf32>
    %42 = stablehlo.dot_general %41, %arg16, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<4x4xf32>
    %43 = stablehlo.transpose %42, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %44 = stablehlo.add %arg5, %43 : tensor<4x4xf32>
    %45 = stablehlo.dot_general %41, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf32>, tensor<4x4xf32>) -> tensor<3x4xf32>
    %46 = stablehlo.add %33, %45 : tensor<3x4xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.reduce(%41 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<3x4xf32>, tensor<f32>) -> tensor<4xf32>
    %48 = stablehlo.reshape %47 : (tensor<4xf32>) -> tensor<1x4xf32>
    %49 = stablehlo.reshape %48 : (tensor<1x4xf32>) -> tensor<4xf32>
    %50 = stablehlo.add %arg4, %49 : tensor<4xf32>
    %51 = stablehlo.dot_general %41, %arg15, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<4x4xf32>
    %52 = stablehlo.transpose %51, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %53 = stablehlo.add %arg3, %52 : tensor<4x4xf32>
    return %53, %50, %44, %40, %37, %31, %27, %24, %18, %15, %46 : tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<3x4xf32>
  }
  func.func private @closed_call_4(%arg0: tensor<4x4xf32>, %arg1: tensor<4x4xf32>, %arg2: tensor<4x4xf32>, %arg3: tensor<4x4xf32>, %arg4: tensor<4xf32>, %arg5: tensor<4x4xf32>, %arg6: tensor<4x4xf32>, %arg7: tensor<4xf32>, %arg8: tensor<4x4xf32>, %arg9: tensor<4x4xf32>, %arg10: tensor<4xf32>, %arg11: tensor<4x4xf32>, %arg12: tensor<4xf32>, %arg13: tensor<3x4xf32>, %arg14: tensor<3x4xf32>, %arg15: tensor<3x4xf32>, %arg16: tensor<3x4xf32>, %arg17: tensor<3x4xf32>, %arg18: tensor<3x4xf32>, %arg19: tensor<3x4xf32>, %arg20: tensor<3x4xf32>, %arg21: tensor<3x4xf32>, %arg22: tensor<3x4xf32>, %arg23: tensor<3x4xf32>, %arg24: tensor<3x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<3x4xf32>) {
    %0 = stablehlo.add %arg13, %arg14 : tensor<3x4xf32>
    %1 = stablehlo.multiply %arg24, %0 : tensor<3x4xf32>
    %2 = stablehlo.multiply %0, %arg16 : tensor<3x4xf32>
    %3 = stablehlo.multiply %arg23, %0 : tensor<3x4xf32>
    %4 = stablehlo.multiply %0, %arg21 : tensor<3x4xf32>
    %5 = stablehlo.negate %4 : tensor<3x4xf32>
    %6 = stablehlo.add %2, %5 : tensor<3x4xf32>
    %7 = stablehlo.multiply %3, %arg22 : tensor<3x4xf32>
    %8 = stablehlo.multiply %7, %arg21 : tensor<3x4xf32>
    %9 = stablehlo.add %7, %8 : tensor<3x4xf32>
    %10 = stablehlo.multiply %arg20, %9 : tensor<3x4xf32>
    %11 = stablehlo.multiply %9, %arg19 : tensor<3x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%10 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<3x4xf32>, tensor<f32>) -> tensor<4xf32>
    %13 = stablehlo.reshape %12 : (tensor<4xf32>) -> tensor<1x4xf32>
    %14 = stablehlo.reshape %13 : (tensor<1x4xf32>) -> tensor<4xf32>
    %15 = stablehlo.add %arg12, %14 : tensor<4xf32>
    %16 = stablehlo.dot_general %10, %arg16, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<4x4xf32>
    %17 = stablehlo.transpose %16, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %18 = stablehlo.add %arg11, %17 : tensor<4x4xf32>
    %19 = stablehlo.dot_general %10, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf32>, tensor<4x4xf32>) -> tensor<3x4xf32>
    %20 = stablehlo.add %1, %19 : tensor<3x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%9 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<3x4xf32>, tensor<f32>) -> tensor<4xf32>
    %22 = stablehlo.reshape %21 : (tensor<4xf32>) -> tensor<1x4xf32>
    %23 = stablehlo.reshape %22 : (tensor<1x4xf32>) -> tensor<4xf32>
    %24 = stablehlo.add %arg10, %23 : tensor<4xf32>
    %25 = stablehlo.dot_general %9, %arg15, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<4x4xf32>
    %26 = stablehlo.transpose %25, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %27 = stablehlo.add %arg9, %26 : tensor<4x4xf32>
    %28 = stablehlo.multiply %6, %arg18 : tensor<3x4xf32>
    %29 = stablehlo.dot_general %28, %arg16, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<4x4xf32>
    %30 = stablehlo.transpose %29, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %31 = stablehlo.add %arg8, %30 : tensor<4x4xf32>
    %32 = stablehlo.dot_general %28, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf32>, tensor<4x4xf32>) -> tensor<3x4xf32>
    %33 = stablehlo.add %20, %32 : tensor<3x4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.reduce(%28 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<3x4xf32>, tensor<f32>) -> tensor<4xf32>
    %35 = stablehlo.reshape %34 : (tensor<4xf32>) -> tensor<1x4xf32>
    %36 = stablehlo.reshape %35 : (tensor<1x4xf32>) -> tensor<4xf32>
    %37 = stablehlo.add %arg7, %36 : tensor<4xf32>
    %38 = stablehlo.dot_general %28, %arg15, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<4x4xf32>
    %39 = stablehlo.transpose %38, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %40 = stablehlo.add %arg6, %39 : tensor<4x4xf32>
    %41 = stablehlo.multiply %11, %arg17 : tensor<3x4xf32>
    %42 = stablehlo.dot_general %41, %arg16, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<4x4xf32>
    %43 = stablehlo.transpose %42, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %44 = stablehlo.add %arg5, %43 : tensor<4x4xf32>
    %45 = stablehlo.dot_general %41, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf32>, tensor<4x4xf32>) -> tensor<3x4xf32>
    %46 = stablehlo.add %33, %45 : tensor<3x4xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.reduce(%41 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<3x4xf32>, tensor<f32>) -> tensor<4xf32>
    %48 = stablehlo.reshape %47 : (tensor<4xf32>) -> tensor<1x4xf32>
    %49 = stablehlo.reshape %48 : (tensor<1x4xf32>) -> tensor<4xf32>
    %50 = stablehlo.add %arg4, %49 : tensor<4xf32>
    %51 = stablehlo.dot_general %41, %arg15, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<4x4xf32>
    %52 = stablehlo.transpose %51, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %53 = stablehlo.add %arg3, %52 : tensor<4x4xf32>
    return %53, %50, %44, %40, %37, %31, %27, %24, %18, %15, %46 : tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<3x4xf32>
  }
  func.func public @main() {
    %c0 = stablehlo.constant dense<[0x00000000, 0x00000000]> : tensor<2xf32>
    %a0 = stablehlo.optimization_barrier %c0 : tensor<2xf32>
    %c1 = stablehlo.constant dense<"0xFA8015BFA196883E4066F9BE8E3B9ABE6D6DA63E415CE83E7EFEBC3EE2AA86BC8611193E42B78C3E06AD24BF43A49A3EFDB17FBE3866383E2523DD3E1216C7BD"> : tensor<8x2xf32>
    %a1 = stablehlo.optimization_barrier %c1 : tensor<8x2xf32>
    %c2 = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000, 0x00000000]> : tensor<4xf32>
    %a2 = stablehlo.optimization_barrier %c2 : tensor<4xf32>
    %c3 = stablehlo.constant dense<"0x28A0903E13FF54BF0534B5BE1C15A4BE4704ECBEBA97C1BE68A43EBE23EC473F9487613E29B7BBBE868B633F7A55283EC9D94F3F206D323EA50D65BE50A2023F"> : tensor<4x4xf32>
    %a3 = stablehlo.optimization_barrier %c3 : tensor<4x4xf32>
    %c4 = stablehlo.constant dense<"0x2C955F3F0FB4A13E8A5EA03ED72E4B3E7815463ED5D46BBFF254733E787D753E8962B03E342955BE39CD3ABE64A565BF4ED491BEDE5EBA3D81B4663FB9A5A0BE"> : tensor<4x4xf32>
    %a4 = stablehlo.optimization_barrier %c4 : tensor<4x4xf32>
    %c5 = stablehlo.constant dense<"0xC06D123EA0095C3FA232F73EF15DB33D112DD73E272BC13E507439BF2860CABEB897253F7A7303BED034C9BD66CB3E3F96BE1EBF4DD7A33EFCD8F6BEC79D073F"> : tensor<4x4xf32>
    %a5 = stablehlo.optimization_barrier %c5 : tensor<4x4xf32>
    %c6 = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000, 0x00000000]> : tensor<4xf32>
    %a6 = stablehlo.optimization_barrier %c6 : tensor<4xf32>
    %c7 = stablehlo.constant dense<"0x29F826BF348C00BC0A058A3B9487243FDABCED3EC35C4A3E3ACFDC3E8AC3383F8905A9BE3B67353F2205363C79C5613F1B8CA53E86CB34BF0EA1F23E88FA3BBF"> : tensor<4x4xf32>
    %a7 = stablehlo.optimization_barrier %c7 : tensor<4x4xf32>
    %c8 = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000, 0x00000000]> : tensor<4xf32>
    %a8 = stablehlo.optimization_barrier %c8 : tensor<4xf32>
    %c9 = stablehlo.constant dense<"0xE312BEBC2DAE0DBFCF5C293FA7501D3EEB30DE3DF3D1F73E76AA5D3F2966B73E9B14ADBE28493B3FEE4EB63D991C3FBFE38813BF1F25E03EACEDA93D44FE133F"> : tensor<4x4xf32>
    %a9 = stablehlo.optimization_barrier %c9 : tensor<4x4xf32>
    %c10 = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000, 0x00000000]> : tensor<4xf32>
    %a10 = stablehlo.optimization_barrier %c10 : tensor<4xf32>
    %c11 = stablehlo.constant dense<"0xB6A520BF950E6CBF121C53BD5B89BD3E617F063FAA81A1BE5BCC2E3F9D7119BFC51D223F4AB7623F9BB4313E4EE31ABF5EB10F3FD223023F10B358BFA2DF22BF"> : tensor<4x4xf32>
    %a11 = stablehlo.optimization_barrier %c11 : tensor<4x4xf32>
    %c12 = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000, 0x00000000]> : tensor<4xf32>
    %a12 = stablehlo.optimization_barrier %c12 : tensor<4xf32>
    %c13 = stablehlo.constant dense<"0x00628B3D45276CBFB3DE4D3D66DBC03EAFAC21BD8EDAB43DDBBB6EBFF916B23ECF6732BF38379FBE193867BE08031BBFE47C363F621D58BE1CEB8DBEECD11BBF"> : tensor<4x4xf32>
    %a13 = stablehlo.optimization_barrier %c13 : tensor<4x4xf32>
    %c14 = stablehlo.constant dense<"0xF072D5BE70E342BF29A6A43EFEC5C13E4E21653FC2D899BE3C458F3DBDE4A43E0E4C953DA12D953E2EB1713F68160BBE220E10BE8C90FD3EE2ED98BCEE695B3F"> : tensor<4x4xf32>
    %a14 = stablehlo.optimization_barrier %c14 : tensor<4x4xf32>
    %c15 = stablehlo.constant dense<"0xE280313F47D33C3E5EAAA73E48641DBF1139C13A1D6659BFF9FD063FEFF1E33C0F2D353F643FAFBDBAD333BEA0CF2D3F19C60A3EE885F9BEB49C43BF75F7CCBE"> : tensor<4x4xf32>
    %a15 = stablehlo.optimization_barrier %c15 : tensor<4x4xf32>
    %c16 = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000, 0x00000000]> : tensor<4xf32>
    %a16 = stablehlo.optimization_barrier %c16 : tensor<4xf32>
    %c17 = stablehlo.constant dense<"0xD44F1EBF8662B0BC5FF68B3E0BC6583E133091BE9065333F0FF3B2BE7564E6BE6B54703F36A32A3EE9F7B33E94594BBFB466D8BE416CB7BEC0023EBE6FB1DE3E"> : tensor<4x4xf32>
    %a17 = stablehlo.optimization_barrier %c17 : tensor<4x4xf32>
    %c18 = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000, 0x00000000]> : tensor<4xf32>
    %a18 = stablehlo.optimization_barrier %c18 : tensor<4xf32>
    %c19 = stablehlo.constant dense<"0x65516F3F32AC63BF876DF33D2F8D863DA6E34EBF3F870DBFC6E59C3E36D0D3BE0145B3BEFB331C3FF3ECACBEDB8F343EC45D9ABE549928BE58E3A5BE6E25473E"> : tensor<4x4xf32>
    %a19 = stablehlo.optimization_barrier %c19 : tensor<4x4xf32>
    %c20 = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000, 0x00000000]> : tensor<4xf32>
    %a20 = stablehlo.optimization_barrier %c20 : tensor<4xf32>
    %c21 = stablehlo.constant dense<"0x9EFC813EDFBC9E3EEA5359BF57251EBE802CD9BEE2FCA93DFA4D0CBF7CD43EBFEA451C3FA315853E95FA5C3DD95BFE3ED2CEF33EF0ECAABE20F934BF3330E63E"> : tensor<4x4xf32>
    %a21 = stablehlo.optimization_barrier %c21 : tensor<4x4xf32>
    %c22 = stablehlo.constant dense<[0x00000000, 0x00000000]> : tensor<2xf32>
    %a22 = stablehlo.optimization_barrier %c22 : tensor<2xf32>
    %c23 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<8x2xf32>
    %a23 = stablehlo.optimization_barrier %c23 : tensor<8x2xf32>
    %c24 = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000, 0x00000000]> : tensor<4xf32>
    %a24 = stablehlo.optimization_barrier %c24 : tensor<4xf32>
    %c25 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x4xf32>
    %a25 = stablehlo.optimization_barrier %c25 : tensor<4x4xf32>
    %c26 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x4xf32>
    %a26 = stablehlo.optimization_barrier %c26 : tensor<4x4xf32>
    %c27 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x4xf32>
    %a27 = stablehlo.optimization_barrier %c27 : tensor<4x4xf32>
    %c28 = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000, 0x00000000]> : tensor<4xf32>
    %a28 = stablehlo.optimization_barrier %c28 : tensor<4xf32>
    %c29 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x4xf32>
    %a29 = stablehlo.optimization_barrier %c29 : tensor<4x4xf32>
    %c30 = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000, 0x00000000]> : tensor<4xf32>
    %a30 = stablehlo.optimization_barrier %c30 : tensor<4xf32>
    %c31 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x4xf32>
    %a31 = stablehlo.optimization_barrier %c31 : tensor<4x4xf32>
    %c32 = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000, 0x00000000]> : tensor<4xf32>
    %a32 = stablehlo.optimization_barrier %c32 : tensor<4xf32>
    %c33 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x4xf32>
    %a33 = stablehlo.optimization_barrier %c33 : tensor<4x4xf32>
    %c34 = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000, 0x00000000]> : tensor<4xf32>
    %a34 = stablehlo.optimization_barrier %c34 : tensor<4xf32>
    %c35 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x4xf32>
    %a35 = stablehlo.optimization_barrier %c35 : tensor<4x4xf32>
    %c36 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x4xf32>
    %a36 = stablehlo.optimization_barrier %c36 : tensor<4x4xf32>
    %c37 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x4xf32>
    %a37 = stablehlo.optimization_barrier %c37 : tensor<4x4xf32>
    %c38 = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000, 0x00000000]> : tensor<4xf32>
    %a38 = stablehlo.optimization_barrier %c38 : tensor<4xf32>
    %c39 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x4xf32>
    %a39 = stablehlo.optimization_barrier %c39 : tensor<4x4xf32>
    %c40 = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000, 0x00000000]> : tensor<4xf32>
    %a40 = stablehlo.optimization_barrier %c40 : tensor<4xf32>
    %c41 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x4xf32>
    %a41 = stablehlo.optimization_barrier %c41 : tensor<4x4xf32>
    %c42 = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000, 0x00000000]> : tensor<4xf32>
    %a42 = stablehlo.optimization_barrier %c42 : tensor<4xf32>
    %c43 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x4xf32>
    %a43 = stablehlo.optimization_barrier %c43 : tensor<4x4xf32>
    %c44 = stablehlo.constant dense<"0xB078BF3F74B6263FD8492DBF1AF6C53D52FB6D3FD3967A3FC1EA073FB27E11BF49EC993C74C4F43E0D7F80BFB712AC3F7790E83F2E2C203E4611A53F06234D3E59C0F23F4188E53E3ADF953E0D78A03F2F6550C04B1FA4BEBF9A513D39E2A3BFC7653BBF578CFC3F507DA13E75E705404F940F3F2150DDBF09612CBE2E16A63FE729673D4DA9C6BE33F7A3BDC2DB10BEDE87D33F139AFE3FDF8F823F626F81BFD74E863EAD8294BFB8351BBF62B6C1BDBB3C47BFB272F93EAC02BEBF333E593FD19BB1BFADF1DF3FF527E7BE3B84613FCCD917BFCA33B23E01AF423F612A0440970B0CBFDEBA63BFC1E7E9BE5B0BFEBE"> : tensor<3x5x4xf32>
    %a44 = stablehlo.optimization_barrier %c44 : tensor<3x5x4xf32>
    %c45 = stablehlo.constant dense<"0xDAF4FE3E407AA0BE45FCCB3EE13162BFC9A0E33E771D963F"> : tensor<3x2xf32>
    %a45 = stablehlo.optimization_barrier %c45 : tensor<3x2xf32>
    %s0:45 = call @program(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11, %a12, %a13, %a14, %a15, %a16, %a17, %a18, %a19, %a20, %a21, %a22, %a23, %a24, %a25, %a26, %a27, %a28, %a29, %a30, %a31, %a32, %a33, %a34, %a35, %a36, %a37, %a38, %a39, %a40, %a41, %a42, %a43, %a44, %a45) : (tensor<2xf32>, tensor<8x2xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<2xf32>, tensor<8x2xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<3x5x4xf32>, tensor<3x2xf32>) -> (tensor<2xf32>, tensor<8x2xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<2xf32>, tensor<8x2xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<f32>)
    %s1:45 = call @program(%s0#0, %s0#1, %s0#2, %s0#3, %s0#4, %s0#5, %s0#6, %s0#7, %s0#8, %s0#9, %s0#10, %s0#11, %s0#12, %s0#13, %s0#14, %s0#15, %s0#16, %s0#17, %s0#18, %s0#19, %s0#20, %s0#21, %s0#22, %s0#23, %s0#24, %s0#25, %s0#26, %s0#27, %s0#28, %s0#29, %s0#30, %s0#31, %s0#32, %s0#33, %s0#34, %s0#35, %s0#36, %s0#37, %s0#38, %s0#39, %s0#40, %s0#41, %s0#42, %s0#43, %a44, %a45) : (tensor<2xf32>, tensor<8x2xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<2xf32>, tensor<8x2xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<3x5x4xf32>, tensor<3x2xf32>) -> (tensor<2xf32>, tensor<8x2xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<2xf32>, tensor<8x2xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<f32>)
    %s2:45 = call @program(%s1#0, %s1#1, %s1#2, %s1#3, %s1#4, %s1#5, %s1#6, %s1#7, %s1#8, %s1#9, %s1#10, %s1#11, %s1#12, %s1#13, %s1#14, %s1#15, %s1#16, %s1#17, %s1#18, %s1#19, %s1#20, %s1#21, %s1#22, %s1#23, %s1#24, %s1#25, %s1#26, %s1#27, %s1#28, %s1#29, %s1#30, %s1#31, %s1#32, %s1#33, %s1#34, %s1#35, %s1#36, %s1#37, %s1#38, %s1#39, %s1#40, %s1#41, %s1#42, %s1#43, %a44, %a45) : (tensor<2xf32>, tensor<8x2xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<2xf32>, tensor<8x2xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<3x5x4xf32>, tensor<3x2xf32>) -> (tensor<2xf32>, tensor<8x2xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<2xf32>, tensor<8x2xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<f32>)
    check.expect_almost_eq_const %s2#0, dense<[0x3E2E03D0, 0xBD3DF51C]> : tensor<2xf32>, tolerance = 1.699364185e-05
    check.expect_almost_eq_const %s2#1, dense<"0x43FC19BFD831A83EF64AFDBED1A6D4BE6CB9AF3EE375E93EBDBBA13E492FF0BD3055053E667C933EADD522BF9A87873E6F6C8ABEBD2F023E9A00C23EB550BB3C"> : tensor<8x2xf32>, tolerance = 6.360729337e-05
    check.expect_almost_eq_const %s2#2, dense<[0xBC90DDE9, 0xBC5690E7, 0xBADBFA36, 0x3C91C515]> : tensor<4xf32>, tolerance = 1.779417135e-06
    check.expect_almost_eq_const %s2#3, dense<"0x5D15923EF59755BF819BB5BE5A15A3BE2DDCEABED35CBDBED43444BEC4F9473F49C85F3EEF7CBCBE860F623FDC9E263EC22B513F75303C3E41B968BEBDCB003F"> : tensor<4x4xf32>, tolerance = 8.830493689e-05
    check.expect_almost_eq_const %s2#4, dense<"0x35865F3FC6F7A13EF989A03E82194B3E4F81453EEDEB6BBF9B17733E94EC753E4664B03EB07054BE18EA3ABE489E65BF65B492BEB847B93DABB1663FA236A0BE"> : tensor<4x4xf32>, tolerance = 9.215686917e-05
    check.expect_almost_eq_const %s2#5, dense<"0xF530143E92705C3FFFF6F83EFE65B53D8270DB3E2FEAC13E34B237BF3CB8C9BE7647253FBC6901BE5E7EC2BD5BCE3E3FBBF01BBF469FA33E8240F5BE2227083F"> : tensor<4x4xf32>, tolerance = 8.610926867e-05
    check.expect_almost_eq_const %s2#6, dense<[0xBD20B7BC, 0xBCBC6288, 0x3C25C725, 0x3CC95CBB]> : tensor<4xf32>, tolerance = 3.923772275e-06
    check.expect_almost_eq_const %s2#7, dense<"0x50BA2EBFF087A03C6B640CBD155A203F7CACED3E7C0D503EBA86E03E39DB3F3FA0E7ACBEB29B3A3F5536CABC0853623F57DCA03EFA9736BF117CF03EB81234BF"> : tensor<4x4xf32>, tolerance = 8.840794563e-05
    check.expect_almost_eq_const %s2#8, dense<[0x3AF6ED7E, 0x3905921C, 0xBA9E5111, 0xBA802DC4]> : tensor<4xf32>, tolerance = 1.883908873e-07
    check.expect_almost_eq_const %s2#9, dense<"0x63F1B7BCF4B00DBF4AF0283F6ADC1D3E1DA7DB3D8C77F73E57215E3FB902B73E8FF2ACBE8B743B3FED99B73D382D3FBFDB8713BF29A5DF3E4CB1A83DD7CC133F"> : tensor<4x4xf32>, tolerance = 8.676962256e-05
    check.expect_almost_eq_const %s2#10, dense<[0xBC3C4488, 0xBB8E7073, 0xBBAAB1FB, 0x3B1226DE]> : tensor<4xf32>, tolerance = 1.149094850e-06
    check.expect_almost_eq_const %s2#11, dense<"0x8BE72BBFDDE06BBFA5F609BDB893B43E75E1063F898EA1BEC1AD2C3FE7381CBF530B243FA66C633FD50A3B3E08D91CBF71A1083FF92D023F59AC5BBF2D1722BF"> : tensor<4x4xf32>, tolerance = 9.213998914e-05
    check.expect_almost_eq_const %s2#12, dense<[0x3C447D2B, 0xBC45DDEB, 0xBCE3EB18, 0x3C2B35A8]> : tensor<4xf32>, tolerance = 2.782206237e-06
    check.expect_almost_eq_const %s2#13, dense<"0x9D8E843DEBA46ABF425A5C3DABD5BF3E345320BD2551B33DA1816EBF0610B23EC07033BF798CA1BE4E3C6ABE8DC81ABF7D36373F05844BBE06498BBEEBE21CBF"> : tensor<4x4xf32>, tolerance = 9.316654801e-05
    check.expect_almost_eq_const %s2#14, dense<"0x9EA7D5BE94F142BF84E8A43EEDBFC13ECF27653F209799BEE930903D9826A53E9A61943D828B943ECBA2713FD3380BBE24D40FBEA52DFE3E57EA96BC39335B3F"> : tensor<4x4xf32>, tolerance = 9.438902736e-05
    check.expect_almost_eq_const %s2#15, dense<"0xDADA313F7A1C383EBE67A83EF94A1DBF9EC4543A58F15ABF2822073FCF7FCD3C8C18353FFC6BB5BD825834BE22FF2C3F21C2093ED5B5F7BEB28B43BF1565C8BE"> : tensor<4x4xf32>, tolerance = 8.552451134e-05
    check.expect_almost_eq_const %s2#16, dense<[0x3CE1AAA9, 0xBD066C5E, 0xBD393A86, 0x3CF46FF8]> : tensor<4xf32>, tolerance = 4.522182792e-06
    check.expect_almost_eq_const %s2#17, dense<"0x24F521BF99D700BDDEA35E3EA5B25A3E784A8FBEE35B2F3F93F3D0BEB009DCBE07A56D3F51FF1F3EFB53A63E99B549BFFA36D5BE3941C0BEA25136BE7918E33E"> : tensor<4x4xf32>, tolerance = 9.282993674e-05
    check.expect_almost_eq_const %s2#18, dense<[0x3A477763, 0xBAB627B5, 0xBA3A7A43, 0x3A4FD57E]> : tensor<4xf32>, tolerance = 1.389733166e-07
    check.expect_almost_eq_const %s2#19, dense<"0x753C6F3F658163BFA94DF43D8C45853DA4294FBFE0ED0DBF0A099C3ED682D4BEF7B5B3BE7DB61B3F270FADBEDD19343E1B309ABE44A02ABE739DA6BED8C1453E"> : tensor<4x4xf32>, tolerance = 9.345162511e-05
    check.expect_almost_eq_const %s2#20, dense<[0xBB10F88E, 0x3C112706, 0xBA3CCB53, 0xBB8F55AC]> : tensor<4xf32>, tolerance = 8.859401569e-07
    check.expect_almost_eq_const %s2#21, dense<"0x7B977D3E8651983E589C58BFD6A71ABE848ED5BEC83F083E42740CBFB1CD39BFBFE31C3F21A28C3E52D1653DCFD1013F36AAF33EB21CAEBE14ED35BFC518E13E"> : tensor<4x4xf32>, tolerance = 8.461356163e-05
    check.expect_almost_eq_const %s2#22, dense<[0xBF3AC287, 0x3E5B0CC9]> : tensor<2xf32>, tolerance = 7.295307517e-05
    check.expect_almost_eq_const %s2#23, dense<"0xCC33A23DE5D696BE9DDAB03C51930B3FDB5B8BBD2D578DBC27896B3EEF1CF63EDEAE9A3D19BB75BD182104BD6903353E1572C23D9CFB733EF497793E3E7511BF"> : tensor<8x2xf32>, tolerance = 5.681952238e-05
    check.expect_almost_eq_const %s2#24, dense<[0x3D942637, 0x3D68D89E, 0x3C6DFCAA, 0xBDA88AF4]> : tensor<4xf32>, tolerance = 8.229628205e-06
    check.expect_almost_eq_const %s2#25, dense<"0x72375ABCFFD23A3C260E403B3A7214BC9F4A0EBCAE891CBDB956CC3C538ACDBAD6BDD93BF947D33B691BE43C7FE2093CA288B6BC378133BD7256873C02BB083D"> : tensor<4x4xf32>, tolerance = 4.382440075e-06
    check.expect_almost_eq_const %s2#26, dense<"0xE62C9F3AAA6619BB4125C7BA96A47239B0122A3B2FDDE23AAFEB8A3AA085D8BABEEE9FB8860057BB7FD03A3A521B1BBA0511F83BFCFF263B1B1E0D399F2769BB"> : tensor<4x4xf32>, tolerance = 7.570388261e-07
    check.expect_almost_eq_const %s2#27, dense<"0x222730BC9484F9BBDD7C85BC2236A7BB062B24BD6FD10CBC98F603BD95E0BBBB55435D3BED1A1DBC414173BCF8D94EBA07A74FBD5B56B23A58F766BC80111BBC"> : tensor<4x4xf32>, tolerance = 5.069639906e-06
    check.expect_almost_eq_const %s2#28, dense<[0x3E280903, 0x3DCA5859, 0xBCFD9AFC, 0xBDE81181]> : tensor<4xf32>, tolerance = 1.640968770e-05
    check.expect_almost_eq_const %s2#29, dense<"0x1398083E01BD0BBE85693C3E9DE49C3DCCB1093B77A8F9BC80952BBDF99B05BEDC40313DA2D6C7BDF1A3253EB98E3ABCB073303D03BEF73C3658DC3C2E5E13BE"> : tensor<4x4xf32>, tolerance = 1.839962751e-05
    check.expect_almost_eq_const %s2#30, dense<[0xBC10119F, 0xBA49860E, 0x3BC6A658, 0x3B8C65AC]> : tensor<4xf32>, tolerance = 8.793263696e-07
    check.expect_almost_eq_const %s2#31, dense<"0xBDD47EBBDC056C39E198063CF7080BBB65FAAB3BD33F4F3BE52D14BC4F435E3B8CA6CABAA99E48BB769836BB4F2C8B3AA0033539D10B9B3BD40A4B3B9C9F543B"> : tensor<4x4xf32>, tolerance = 9.044145234e-07
    check.expect_almost_eq_const %s2#32, dense<[0x3D6E0451, 0x3CA4B904, 0x3CC43080, 0xBC2003FC]> : tensor<4xf32>, tolerance = 5.810958520e-06
    check.expect_almost_eq_const %s2#33, dense<"0xB35F483E1F0E53BB06CAABBDC048A33D76BED9BAC8432C39282B0D3D4B3F513D2FE936BD2C152FBC923530BDADFC063D81BE0A3EF597F9BB451B523D4C9C4BBC"> : tensor<4x4xf32>, tolerance = 1.956775635e-05
    check.expect_almost_eq_const %s2#34, dense<[0xBD5036CE, 0x3D3EE082, 0x3DFC6564, 0xBD317719]> : tensor<4xf32>, tolerance = 1.232402623e-05
    check.expect_almost_eq_const %s2#35, dense<"0x92E6723C83F8D3BC3ED679BC956C093C537CA5BAFA64693B8EB580BB30E56539995A9A3CE94CAA3CAFA54E3C586C64BB34606ABCD9D069BDF354BCBC59CB973C"> : tensor<4x4xf32>, tolerance = 5.708393827e-06
    check.expect_almost_eq_const %s2#36, dense<"0xFA8AF23AAA32C03A229814BB58C48D3935DE0BBA35361DBBAB6202BB86C812BBF56C043B3FE4C33B4C8E853AE8E7283A26FC4DBA52D3B7BBE71691BA6EE5773B"> : tensor<4x4xf32>, tolerance = 5.978136789e-07
    check.expect_almost_eq_const %s2#37, dense<"0xD2F2D0BB153FAD3C3CCCDEBB4A2104BB84274C3B4DD6DF3C59F02BBBC6E7413C6E44E93A0E2C4F3C4746D43AAA774E3C29B8893BE33785BC48BFB4B982351FBD"> : tensor<4x4xf32>, tolerance = 3.886938840e-06
    check.expect_almost_eq_const %s2#38, dense<[0xBDF2A0DD, 0x3E04DDCE, 0x3E4BB4AE, 0xBE00D7F1]> : tensor<4xf32>, tolerance = 1.989314258e-05
    check.expect_almost_eq_const %s2#39, dense<"0x96B9953DF972323D7EBB803E0D41F9BAC21711BC9B418E3DA749873EAAAAB1BD9C325A3D38BD653D3631F93D8FD5E4BC1EECFDBCF0D7823DD20026BD79EF10BD"> : tensor<4x4xf32>, tolerance = 2.642337978e-05
    check.expect_almost_eq_const %s2#40, dense<[0xBB764D4F, 0x3BC21FCF, 0x3B4A1935, 0xBB78771B]> : tensor<4xf32>, tolerance = 5.924202036e-07
    check.expect_almost_eq_const %s2#41, dense<"0xEAF4D73A251A52BB68B4FDBA9D1E2C3B43A2AE3B919EF63B7BDEEF3BEF12C83BC4F3893BD45B1C3C0CD0873A1F8CF73A656AE0BAC823183CDFB5D03B7CBAC53B"> : tensor<4x4xf32>, tolerance = 9.543377906e-07
    check.expect_almost_eq_const %s2#42, dense<[0x3C40E01E, 0xBD25800A, 0x3B3E686C, 0x3C9F2A75]> : tensor<4xf32>, tolerance = 4.040531069e-06
    check.expect_almost_eq_const %s2#43, dense<"0x7D7CFC3C83EB723D021939BC23A561BC51DB03BDCCDB67BE690E6B3B3AEFB0BD2F5B3FBC607F88BD653B0EBC2ACF2FBD150E4D3BD07BE63CC70D733C03AF2C3D"> : tensor<4x4xf32>, tolerance = 2.264243960e-05
    check.expect_almost_eq_const %s2#44, dense<0x3EA3C161> : tensor<f32>, tolerance = 3.198347390e-05
    return
  }
}
