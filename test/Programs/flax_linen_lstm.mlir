// Printed by JAX 0.10.2: python test/Programs/print_programs.py with_flax_linen_lstm
// RUN: %check-reference %s
// RUN: %check-host %s

module @with_flax_linen_lstm {
  func.func public @program(%arg0: tensor<2xf32>, %arg1: tensor<6x2xf32>, %arg2: tensor<6xf32>, %arg3: tensor<6x6xf32>, %arg4: tensor<6xf32>, %arg5: tensor<6x6xf32>, %arg6: tensor<6xf32>, %arg7: tensor<6x6xf32>, %arg8: tensor<6xf32>, %arg9: tensor<6x6xf32>, %arg10: tensor<4x6xf32>, %arg11: tensor<4x6xf32>, %arg12: tensor<4x6xf32>, %arg13: tensor<4x6xf32>, %arg14: tensor<2xf32>, %arg15: tensor<6x2xf32>, %arg16: tensor<6xf32>, %arg17: tensor<6x6xf32>, %arg18: tensor<6xf32>, %arg19: tensor<6x6xf32>, %arg20: tensor<6xf32>, %arg21: tensor<6x6xf32>, %arg22: tensor<6xf32>, %arg23: tensor<6x6xf32>, %arg24: tensor<4x6xf32>, %arg25: tensor<4x6xf32>, %arg26: tensor<4x6xf32>, %arg27: tensor<4x6xf32>, %arg28: tensor<3x5x4xf32>, %arg29: tensor<3x2xf32>) -> (tensor<2xf32> {jax.result_info = "result[0][0]['Dense_0']['bias']"}, tensor<6x2xf32> {jax.result_info = "result[0][0]['Dense_0']['kernel']"}, tensor<6xf32> {jax.result_info = "result[0][0]['OptimizedLSTMCell_0']['hf']['bias']"}, tensor<6x6xf32> {jax.result_info = "result[0][0]['OptimizedLSTMCell_0']['hf']['kernel']"}, tensor<6xf32> {jax.result_info = "result[0][0]['OptimizedLSTMCell_0']['hg']['bias']"}, tensor<6x6xf32> {jax.result_info = "result[0][0]['OptimizedLSTMCell_0']['hg']['kernel']"}, tensor<6xf32> {jax.result_info = "result[0][0]['OptimizedLSTMCell_0']['hi']['bias']"}, tensor<6x6xf32> {jax.result_info = "result[0][0]['OptimizedLSTMCell_0']['hi']['kernel']"}, tensor<6xf32> {jax.result_info = "result[0][0]['OptimizedLSTMCell_0']['ho']['bias']"}, tensor<6x6xf32> {jax.result_info = "result[0][0]['OptimizedLSTMCell_0']['ho']['kernel']"}, tensor<4x6xf32> {jax.result_info = "result[0][0]['OptimizedLSTMCell_0']['if']['kernel']"}, tensor<4x6xf32> {jax.result_info = "result[0][0]['OptimizedLSTMCell_0']['ig']['kernel']"}, tensor<4x6xf32> {jax.result_info = "result[0][0]['OptimizedLSTMCell_0']['ii']['kernel']"}, tensor<4x6xf32> {jax.result_info = "result[0][0]['OptimizedLSTMCell_0']['io']['kernel']"}, tensor<2xf32> {jax.result_info = "result[0][1][0].trace['Dense_0']['bias']"}, tensor<6x2xf32> {jax.result_info = "result[0][1][0].trace['Dense_0']['kernel']"}, tensor<6xf32> {jax.result_info = "result[0][1][0].trace['OptimizedLSTMCell_0']['hf']['bias']"}, tensor<6x6xf32> {jax.result_info = "result[0][1][0].trace['OptimizedLSTMCell_0']['hf']['kernel']"}, tensor<6xf32> {jax.result_info = "result[0][1][0].trace['OptimizedLSTMCell_0']['hg']['bias']"}, tensor<6x6xf32> {jax.result_info = "result[0][1][0].trace['OptimizedLSTMCell_0']['hg']['kernel']"}, tensor<6xf32> {jax.result_info = "result[0][1][0].trace['OptimizedLSTMCell_0']['hi']['bias']"}, tensor<6x6xf32> {jax.result_info = "result[0][1][0].trace['OptimizedLSTMCell_0']['hi']['kernel']"}, tensor<6xf32> {jax.result_info = "result[0][1][0].trace['OptimizedLSTMCell_0']['ho']['bias']"}, tensor<6x6xf32> {jax.result_info = "result[0][1][0].trace['OptimizedLSTMCell_0']['ho']['kernel']"}, tensor<4x6xf32> {jax.result_info = "result[0][1][0].trace['OptimizedLSTMCell_0']['if']['kernel']"}, tensor<4x6xf32> {jax.result_info = "result[0][1][0].trace['OptimizedLSTMCell_0']['ig']['kernel']"}, tensor<4x6xf32> {jax.result_info = "result[0][1][0].trace['OptimizedLSTMCell_0']['ii']['kernel']"}, tensor<4x6xf32> {jax.result_info = "result[0][1][0].trace['OptimizedLSTMCell_0']['io']['kernel']"}, tensor<f32> {jax.result_info = "result[1]"}) {
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
    %7 = call @_threefry_split(%6) : (tensor<2xui32>) -> tensor<2x2xui32>
    %8 = stablehlo.slice %7 [0:1, 0:2] : (tensor<2x2xui32>) -> tensor<1x2xui32>
    %9 = stablehlo.reshape %8 : (tensor<1x2xui32>) -> tensor<2xui32>
    %10 = stablehlo.slice %7 [1:2, 0:2] : (tensor<2x2xui32>) -> tensor<1x2xui32>
    %11 = stablehlo.reshape %10 : (tensor<1x2xui32>) -> tensor<2xui32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %14 = stablehlo.transpose %arg28, dims = [1, 0, 2] : (tensor<3x5x4xf32>) -> tensor<5x3x4xf32>
    %15 = stablehlo.concatenate %arg7, %arg3, %arg5, %arg9, dim = 1 : (tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x24xf32>
    %16 = stablehlo.concatenate %arg6, %arg2, %arg4, %arg8, dim = 0 : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) -> tensor<24xf32>
    %17 = stablehlo.reshape %16 : (tensor<24xf32>) -> tensor<1x24xf32>
    %18 = stablehlo.concatenate %arg12, %arg10, %arg11, %arg13, dim = 1 : (tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x24xf32>
    %19 = stablehlo.concatenate %arg7, %arg3, %arg5, %arg9, dim = 1 : (tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x24xf32>
    %20 = stablehlo.concatenate %arg6, %arg2, %arg4, %arg8, dim = 0 : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) -> tensor<24xf32>
    %21 = stablehlo.reshape %20 : (tensor<24xf32>) -> tensor<1x24xf32>
    %22 = stablehlo.concatenate %arg12, %arg10, %arg11, %arg13, dim = 1 : (tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x24xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<5x3x6xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<5x3x6xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<5x3x6xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<5x3x6xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<5x3x6xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<5x3x6xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<5x3x6xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<5x3x6xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<5x3x6xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<5x3x6xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<5x3x6xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<5x3x6xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<5x3x6xf32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %36:20 = stablehlo.while(%iterArg = %14, %iterArg_69 = %19, %iterArg_70 = %21, %iterArg_71 = %22, %iterArg_72 = %c_16, %iterArg_73 = %12, %iterArg_74 = %13, %iterArg_75 = %23, %iterArg_76 = %24, %iterArg_77 = %25, %iterArg_78 = %26, %iterArg_79 = %27, %iterArg_80 = %28, %iterArg_81 = %29, %iterArg_82 = %30, %iterArg_83 = %31, %iterArg_84 = %32, %iterArg_85 = %33, %iterArg_86 = %34, %iterArg_87 = %35) : tensor<5x3x4xf32>, tensor<6x24xf32>, tensor<1x24xf32>, tensor<4x24xf32>, tensor<i32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<5x3x6xf32>, tensor<5x3x6xf32>, tensor<5x3x6xf32>, tensor<5x3x6xf32>, tensor<5x3x6xf32>, tensor<5x3x6xf32>, tensor<5x3x6xf32>, tensor<5x3x6xf32>, tensor<5x3x6xf32>, tensor<5x3x6xf32>, tensor<5x3x6xf32>, tensor<5x3x6xf32>, tensor<5x3x6xf32>
    cond {
      %c_88 = stablehlo.constant dense<5> : tensor<i32>
      %163 = stablehlo.compare LT, %iterArg_72, %c_88, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %163 : tensor<i1>
    } do {
      %163 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_72) : (tensor<5x3x4xf32>, tensor<i32>) -> tensor<3x4xf32>
      %164:15 = func.call @closed_call_0(%iterArg_69, %iterArg_70, %iterArg_71, %iterArg_73, %iterArg_74, %163) : (tensor<6x24xf32>, tensor<1x24xf32>, tensor<4x24xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x4xf32>) -> (tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>)
      %165 = func.call @dynamic_update_index_in_dim(%iterArg_75, %164#2, %iterArg_72) : (tensor<5x3x6xf32>, tensor<3x6xf32>, tensor<i32>) -> tensor<5x3x6xf32>
      %166 = func.call @dynamic_update_index_in_dim(%iterArg_76, %164#3, %iterArg_72) : (tensor<5x3x6xf32>, tensor<3x6xf32>, tensor<i32>) -> tensor<5x3x6xf32>
      %167 = func.call @dynamic_update_index_in_dim(%iterArg_77, %164#4, %iterArg_72) : (tensor<5x3x6xf32>, tensor<3x6xf32>, tensor<i32>) -> tensor<5x3x6xf32>
      %168 = func.call @dynamic_update_index_in_dim(%iterArg_78, %164#5, %iterArg_72) : (tensor<5x3x6xf32>, tensor<3x6xf32>, tensor<i32>) -> tensor<5x3x6xf32>
      %169 = func.call @dynamic_update_index_in_dim(%iterArg_79, %164#6, %iterArg_72) : (tensor<5x3x6xf32>, tensor<3x6xf32>, tensor<i32>) -> tensor<5x3x6xf32>
      %170 = func.call @dynamic_update_index_in_dim(%iterArg_80, %164#7, %iterArg_72) : (tensor<5x3x6xf32>, tensor<3x6xf32>, tensor<i32>) -> tensor<5x3x6xf32>
      %171 = func.call @dynamic_update_index_in_dim(%iterArg_81, %164#8, %iterArg_72) : (tensor<5x3x6xf32>, tensor<3x6xf32>, tensor<i32>) -> tensor<5x3x6xf32>
      %172 = func.call @dynamic_update_index_in_dim(%iterArg_82, %164#9, %iterArg_72) : (tensor<5x3x6xf32>, tensor<3x6xf32>, tensor<i32>) -> tensor<5x3x6xf32>
      %173 = func.call @dynamic_update_index_in_dim(%iterArg_83, %164#10, %iterArg_72) : (tensor<5x3x6xf32>, tensor<3x6xf32>, tensor<i32>) -> tensor<5x3x6xf32>
      %174 = func.call @dynamic_update_index_in_dim(%iterArg_84, %164#11, %iterArg_72) : (tensor<5x3x6xf32>, tensor<3x6xf32>, tensor<i32>) -> tensor<5x3x6xf32>
      %175 = func.call @dynamic_update_index_in_dim(%iterArg_85, %164#12, %iterArg_72) : (tensor<5x3x6xf32>, tensor<3x6xf32>, tensor<i32>) -> tensor<5x3x6xf32>
      %176 = func.call @dynamic_update_index_in_dim(%iterArg_86, %164#13, %iterArg_72) : (tensor<5x3x6xf32>, tensor<3x6xf32>, tensor<i32>) -> tensor<5x3x6xf32>
      %177 = func.call @dynamic_update_index_in_dim(%iterArg_87, %164#14, %iterArg_72) : (tensor<5x3x6xf32>, tensor<3x6xf32>, tensor<i32>) -> tensor<5x3x6xf32>
      %c_88 = stablehlo.constant dense<1> : tensor<i32>
      %178 = stablehlo.add %iterArg_72, %c_88 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_69, %iterArg_70, %iterArg_71, %178, %164#0, %164#1, %165, %166, %167, %168, %169, %170, %171, %172, %173, %174, %175, %176, %177 : tensor<5x3x4xf32>, tensor<6x24xf32>, tensor<1x24xf32>, tensor<4x24xf32>, tensor<i32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<5x3x6xf32>, tensor<5x3x6xf32>, tensor<5x3x6xf32>, tensor<5x3x6xf32>, tensor<5x3x6xf32>, tensor<5x3x6xf32>, tensor<5x3x6xf32>, tensor<5x3x6xf32>, tensor<5x3x6xf32>, tensor<5x3x6xf32>, tensor<5x3x6xf32>, tensor<5x3x6xf32>, tensor<5x3x6xf32>
    }
    %37 = stablehlo.transpose %36#7, dims = [1, 0, 2] : (tensor<5x3x6xf32>) -> tensor<3x5x6xf32>
    %38 = stablehlo.slice %37 [0:3, 4:5, 0:6] : (tensor<3x5x6xf32>) -> tensor<3x1x6xf32>
    %39 = stablehlo.reshape %38 : (tensor<3x1x6xf32>) -> tensor<3x6xf32>
    %40 = stablehlo.dot_general %39, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x6xf32>, tensor<6x2xf32>) -> tensor<3x2xf32>
    %41 = stablehlo.reshape %arg0 : (tensor<2xf32>) -> tensor<1x2xf32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<3x2xf32>
    %43 = stablehlo.add %40, %42 : tensor<3x2xf32>
    %44 = stablehlo.subtract %43, %arg29 : tensor<3x2xf32>
    %45 = stablehlo.multiply %44, %44 : tensor<3x2xf32>
    %cst_17 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %47 = stablehlo.multiply %46, %44 : tensor<3x2xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.reduce(%45 init: %cst_18) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_19 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %49 = stablehlo.divide %48, %cst_19 : tensor<f32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_23 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %52 = stablehlo.divide %cst_22, %cst_23 : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %54 = stablehlo.multiply %53, %47 : tensor<3x2xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.reduce(%54 init: %cst_24) applies stablehlo.add across dimensions = [0] : (tensor<3x2xf32>, tensor<f32>) -> tensor<2xf32>
    %56 = stablehlo.reshape %55 : (tensor<2xf32>) -> tensor<1x2xf32>
    %57 = stablehlo.reshape %56 : (tensor<1x2xf32>) -> tensor<2xf32>
    %58 = stablehlo.dot_general %54, %39, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x2xf32>, tensor<3x6xf32>) -> tensor<2x6xf32>
    %59 = stablehlo.transpose %58, dims = [1, 0] : (tensor<2x6xf32>) -> tensor<6x2xf32>
    %60 = stablehlo.dot_general %54, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x2xf32>, tensor<6x2xf32>) -> tensor<3x6xf32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [0, 2] : (tensor<3x6xf32>) -> tensor<3x1x6xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.pad %61, %cst_25, low = [0, 4, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<3x1x6xf32>, tensor<f32>) -> tensor<3x5x6xf32>
    %63 = stablehlo.transpose %62, dims = [1, 0, 2] : (tensor<3x5x6xf32>) -> tensor<5x3x6xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %c_40 = stablehlo.constant dense<0> : tensor<i32>
    %78:30 = stablehlo.while(%iterArg = %63, %iterArg_69 = %36#8, %iterArg_70 = %14, %iterArg_71 = %36#9, %iterArg_72 = %36#10, %iterArg_73 = %36#11, %iterArg_74 = %36#12, %iterArg_75 = %36#13, %iterArg_76 = %36#14, %iterArg_77 = %36#15, %iterArg_78 = %36#16, %iterArg_79 = %36#17, %iterArg_80 = %36#18, %iterArg_81 = %36#19, %iterArg_82 = %19, %iterArg_83 = %c_40, %iterArg_84 = %66, %iterArg_85 = %67, %iterArg_86 = %68, %iterArg_87 = %69, %iterArg_88 = %70, %iterArg_89 = %71, %iterArg_90 = %72, %iterArg_91 = %73, %iterArg_92 = %74, %iterArg_93 = %75, %iterArg_94 = %76, %iterArg_95 = %77, %iterArg_96 = %64, %iterArg_97 = %65) : tensor<5x3x6xf32>, tensor<5x3x6xf32>, tensor<5x3x4xf32>, tensor<5x3x6xf32>, tensor<5x3x6xf32>, tensor<5x3x6xf32>, tensor<5x3x6xf32>, tensor<5x3x6xf32>, tensor<5x3x6xf32>, tensor<5x3x6xf32>, tensor<5x3x6xf32>, tensor<5x3x6xf32>, tensor<5x3x6xf32>, tensor<5x3x6xf32>, tensor<6x24xf32>, tensor<i32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>
    cond {
      %c_98 = stablehlo.constant dense<5> : tensor<i32>
      %163 = stablehlo.compare LT, %iterArg_83, %c_98, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %163 : tensor<i1>
    } do {
      %c_98 = stablehlo.constant dense<5> : tensor<i32>
      %163 = stablehlo.subtract %c_98, %iterArg_83 : tensor<i32>
      %c_99 = stablehlo.constant dense<1> : tensor<i32>
      %164 = stablehlo.subtract %163, %c_99 : tensor<i32>
      %165 = func.call @dynamic_index_in_dim_1(%iterArg, %164) : (tensor<5x3x6xf32>, tensor<i32>) -> tensor<3x6xf32>
      %166 = func.call @dynamic_index_in_dim_1(%iterArg_69, %164) : (tensor<5x3x6xf32>, tensor<i32>) -> tensor<3x6xf32>
      %167 = func.call @dynamic_index_in_dim(%iterArg_70, %164) : (tensor<5x3x4xf32>, tensor<i32>) -> tensor<3x4xf32>
      %168 = func.call @dynamic_index_in_dim_1(%iterArg_71, %164) : (tensor<5x3x6xf32>, tensor<i32>) -> tensor<3x6xf32>
      %169 = func.call @dynamic_index_in_dim_1(%iterArg_72, %164) : (tensor<5x3x6xf32>, tensor<i32>) -> tensor<3x6xf32>
      %170 = func.call @dynamic_index_in_dim_1(%iterArg_73, %164) : (tensor<5x3x6xf32>, tensor<i32>) -> tensor<3x6xf32>
      %171 = func.call @dynamic_index_in_dim_1(%iterArg_74, %164) : (tensor<5x3x6xf32>, tensor<i32>) -> tensor<3x6xf32>
      %172 = func.call @dynamic_index_in_dim_1(%iterArg_75, %164) : (tensor<5x3x6xf32>, tensor<i32>) -> tensor<3x6xf32>
      %173 = func.call @dynamic_index_in_dim_1(%iterArg_76, %164) : (tensor<5x3x6xf32>, tensor<i32>) -> tensor<3x6xf32>
      %174 = func.call @dynamic_index_in_dim_1(%iterArg_77, %164) : (tensor<5x3x6xf32>, tensor<i32>) -> tensor<3x6xf32>
      %175 = func.call @dynamic_index_in_dim_1(%iterArg_78, %164) : (tensor<5x3x6xf32>, tensor<i32>) -> tensor<3x6xf32>
      %176 = func.call @dynamic_index_in_dim_1(%iterArg_79, %164) : (tensor<5x3x6xf32>, tensor<i32>) -> tensor<3x6xf32>
      %177 = func.call @dynamic_index_in_dim_1(%iterArg_80, %164) : (tensor<5x3x6xf32>, tensor<i32>) -> tensor<3x6xf32>
      %178 = func.call @dynamic_index_in_dim_1(%iterArg_81, %164) : (tensor<5x3x6xf32>, tensor<i32>) -> tensor<3x6xf32>
      %179:14 = func.call @closed_call_2(%iterArg_82, %iterArg_84, %iterArg_85, %iterArg_86, %iterArg_87, %iterArg_88, %iterArg_89, %iterArg_90, %iterArg_91, %iterArg_92, %iterArg_93, %iterArg_94, %iterArg_95, %iterArg_96, %iterArg_97, %165, %166, %167, %168, %169, %170, %171, %172, %173, %174, %175, %176, %177, %178) : (tensor<6x24xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x4xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>) -> (tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>)
      %c_100 = stablehlo.constant dense<1> : tensor<i32>
      %180 = stablehlo.add %iterArg_83, %c_100 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_69, %iterArg_70, %iterArg_71, %iterArg_72, %iterArg_73, %iterArg_74, %iterArg_75, %iterArg_76, %iterArg_77, %iterArg_78, %iterArg_79, %iterArg_80, %iterArg_81, %iterArg_82, %180, %179#0, %179#1, %179#2, %179#3, %179#4, %179#5, %179#6, %179#7, %179#8, %179#9, %179#10, %179#11, %179#12, %179#13 : tensor<5x3x6xf32>, tensor<5x3x6xf32>, tensor<5x3x4xf32>, tensor<5x3x6xf32>, tensor<5x3x6xf32>, tensor<5x3x6xf32>, tensor<5x3x6xf32>, tensor<5x3x6xf32>, tensor<5x3x6xf32>, tensor<5x3x6xf32>, tensor<5x3x6xf32>, tensor<5x3x6xf32>, tensor<5x3x6xf32>, tensor<5x3x6xf32>, tensor<6x24xf32>, tensor<i32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>
    }
    %cst_41 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %80 = stablehlo.multiply %79, %arg14 : tensor<2xf32>
    %81 = stablehlo.add %57, %80 : tensor<2xf32>
    %cst_42 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
    %83 = stablehlo.multiply %82, %arg15 : tensor<6x2xf32>
    %84 = stablehlo.add %59, %83 : tensor<6x2xf32>
    %cst_43 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %86 = stablehlo.multiply %85, %arg16 : tensor<6xf32>
    %87 = stablehlo.add %78#21, %86 : tensor<6xf32>
    %cst_44 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %89 = stablehlo.multiply %88, %arg17 : tensor<6x6xf32>
    %90 = stablehlo.add %78#17, %89 : tensor<6x6xf32>
    %cst_45 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %92 = stablehlo.multiply %91, %arg18 : tensor<6xf32>
    %93 = stablehlo.add %78#22, %92 : tensor<6xf32>
    %cst_46 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %95 = stablehlo.multiply %94, %arg19 : tensor<6x6xf32>
    %96 = stablehlo.add %78#18, %95 : tensor<6x6xf32>
    %cst_47 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %98 = stablehlo.multiply %97, %arg20 : tensor<6xf32>
    %99 = stablehlo.add %78#20, %98 : tensor<6xf32>
    %cst_48 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %101 = stablehlo.multiply %100, %arg21 : tensor<6x6xf32>
    %102 = stablehlo.add %78#16, %101 : tensor<6x6xf32>
    %cst_49 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %104 = stablehlo.multiply %103, %arg22 : tensor<6xf32>
    %105 = stablehlo.add %78#23, %104 : tensor<6xf32>
    %cst_50 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %107 = stablehlo.multiply %106, %arg23 : tensor<6x6xf32>
    %108 = stablehlo.add %78#19, %107 : tensor<6x6xf32>
    %cst_51 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %110 = stablehlo.multiply %109, %arg24 : tensor<4x6xf32>
    %111 = stablehlo.add %78#25, %110 : tensor<4x6xf32>
    %cst_52 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %113 = stablehlo.multiply %112, %arg25 : tensor<4x6xf32>
    %114 = stablehlo.add %78#26, %113 : tensor<4x6xf32>
    %cst_53 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %116 = stablehlo.multiply %115, %arg26 : tensor<4x6xf32>
    %117 = stablehlo.add %78#24, %116 : tensor<4x6xf32>
    %cst_54 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %119 = stablehlo.multiply %118, %arg27 : tensor<4x6xf32>
    %120 = stablehlo.add %78#27, %119 : tensor<4x6xf32>
    %cst_55 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %122 = stablehlo.multiply %121, %81 : tensor<2xf32>
    %cst_56 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
    %124 = stablehlo.multiply %123, %84 : tensor<6x2xf32>
    %cst_57 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %126 = stablehlo.multiply %125, %87 : tensor<6xf32>
    %cst_58 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %128 = stablehlo.multiply %127, %90 : tensor<6x6xf32>
    %cst_59 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %130 = stablehlo.multiply %129, %93 : tensor<6xf32>
    %cst_60 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %132 = stablehlo.multiply %131, %96 : tensor<6x6xf32>
    %cst_61 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %134 = stablehlo.multiply %133, %99 : tensor<6xf32>
    %cst_62 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %136 = stablehlo.multiply %135, %102 : tensor<6x6xf32>
    %cst_63 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %137 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %138 = stablehlo.multiply %137, %105 : tensor<6xf32>
    %cst_64 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %139 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %140 = stablehlo.multiply %139, %108 : tensor<6x6xf32>
    %cst_65 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %142 = stablehlo.multiply %141, %111 : tensor<4x6xf32>
    %cst_66 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %143 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %144 = stablehlo.multiply %143, %114 : tensor<4x6xf32>
    %cst_67 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %145 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %146 = stablehlo.multiply %145, %117 : tensor<4x6xf32>
    %cst_68 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %148 = stablehlo.multiply %147, %120 : tensor<4x6xf32>
    %149 = stablehlo.add %arg0, %122 : tensor<2xf32>
    %150 = stablehlo.add %arg1, %124 : tensor<6x2xf32>
    %151 = stablehlo.add %arg2, %126 : tensor<6xf32>
    %152 = stablehlo.add %arg3, %128 : tensor<6x6xf32>
    %153 = stablehlo.add %arg4, %130 : tensor<6xf32>
    %154 = stablehlo.add %arg5, %132 : tensor<6x6xf32>
    %155 = stablehlo.add %arg6, %134 : tensor<6xf32>
    %156 = stablehlo.add %arg7, %136 : tensor<6x6xf32>
    %157 = stablehlo.add %arg8, %138 : tensor<6xf32>
    %158 = stablehlo.add %arg9, %140 : tensor<6x6xf32>
    %159 = stablehlo.add %arg10, %142 : tensor<4x6xf32>
    %160 = stablehlo.add %arg11, %144 : tensor<4x6xf32>
    %161 = stablehlo.add %arg12, %146 : tensor<4x6xf32>
    %162 = stablehlo.add %arg13, %148 : tensor<4x6xf32>
    return %149, %150, %151, %152, %153, %154, %155, %156, %157, %158, %159, %160, %161, %162, %81, %84, %87, %90, %93, %96, %99, %102, %105, %108, %111, %114, %117, %120, %49 : tensor<2xf32>, tensor<6x2xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<2xf32>, tensor<6x2xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<f32>
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
  func.func private @dynamic_index_in_dim(%arg0: tensor<5x3x4xf32>, %arg1: tensor<i32>) -> tensor<3x4xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 3, 4] : (tensor<5x3x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x3x4xf32>) -> tensor<3x4xf32>
    return %1 : tensor<3x4xf32>
  }
  func.func private @closed_call_0(%arg0: tensor<6x24xf32>, %arg1: tensor<1x24xf32>, %arg2: tensor<4x24xf32>, %arg3: tensor<3x6xf32>, %arg4: tensor<3x6xf32>, %arg5: tensor<3x4xf32>) -> (tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>) {
    %0 = stablehlo.dot_general %arg4, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x6xf32>, tensor<6x24xf32>) -> tensor<3x24xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<3x24xf32>
    %2 = stablehlo.add %0, %1 : tensor<3x24xf32>
    %3 = stablehlo.slice %2 [0:3, 0:6] : (tensor<3x24xf32>) -> tensor<3x6xf32>
    %4 = stablehlo.slice %2 [0:3, 6:12] : (tensor<3x24xf32>) -> tensor<3x6xf32>
    %5 = stablehlo.slice %2 [0:3, 12:18] : (tensor<3x24xf32>) -> tensor<3x6xf32>
    %6 = stablehlo.slice %2 [0:3, 18:24] : (tensor<3x24xf32>) -> tensor<3x6xf32>
    %7 = stablehlo.dot_general %arg5, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf32>, tensor<4x24xf32>) -> tensor<3x24xf32>
    %8 = stablehlo.slice %7 [0:3, 0:6] : (tensor<3x24xf32>) -> tensor<3x6xf32>
    %9 = stablehlo.slice %7 [0:3, 6:12] : (tensor<3x24xf32>) -> tensor<3x6xf32>
    %10 = stablehlo.slice %7 [0:3, 12:18] : (tensor<3x24xf32>) -> tensor<3x6xf32>
    %11 = stablehlo.slice %7 [0:3, 18:24] : (tensor<3x24xf32>) -> tensor<3x6xf32>
    %12 = stablehlo.add %3, %8 : tensor<3x6xf32>
    %13 = stablehlo.negate %12 : tensor<3x6xf32>
    %14 = stablehlo.exponential %13 : tensor<3x6xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %16 = stablehlo.add %15, %14 : tensor<3x6xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %18 = stablehlo.divide %17, %16 : tensor<3x6xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %20 = stablehlo.subtract %19, %18 : tensor<3x6xf32>
    %21 = stablehlo.multiply %18, %20 : tensor<3x6xf32>
    %22 = stablehlo.add %4, %9 : tensor<3x6xf32>
    %23 = stablehlo.negate %22 : tensor<3x6xf32>
    %24 = stablehlo.exponential %23 : tensor<3x6xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %26 = stablehlo.add %25, %24 : tensor<3x6xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %28 = stablehlo.divide %27, %26 : tensor<3x6xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %30 = stablehlo.subtract %29, %28 : tensor<3x6xf32>
    %31 = stablehlo.multiply %28, %30 : tensor<3x6xf32>
    %32 = stablehlo.add %5, %10 : tensor<3x6xf32>
    %33 = stablehlo.tanh %32 : tensor<3x6xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %35 = stablehlo.subtract %34, %33 : tensor<3x6xf32>
    %36 = stablehlo.add %6, %11 : tensor<3x6xf32>
    %37 = stablehlo.negate %36 : tensor<3x6xf32>
    %38 = stablehlo.exponential %37 : tensor<3x6xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %40 = stablehlo.add %39, %38 : tensor<3x6xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %42 = stablehlo.divide %41, %40 : tensor<3x6xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %44 = stablehlo.subtract %43, %42 : tensor<3x6xf32>
    %45 = stablehlo.multiply %42, %44 : tensor<3x6xf32>
    %46 = stablehlo.multiply %28, %arg3 : tensor<3x6xf32>
    %47 = stablehlo.multiply %18, %33 : tensor<3x6xf32>
    %48 = stablehlo.add %46, %47 : tensor<3x6xf32>
    %49 = stablehlo.tanh %48 : tensor<3x6xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %51 = stablehlo.subtract %50, %49 : tensor<3x6xf32>
    %52 = stablehlo.multiply %42, %49 : tensor<3x6xf32>
    return %48, %52, %52, %arg4, %21, %31, %33, %35, %45, %arg3, %28, %18, %49, %51, %42 : tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<5x3x6xf32>, %arg1: tensor<3x6xf32>, %arg2: tensor<i32>) -> tensor<5x3x6xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<3x6xf32>) -> tensor<1x3x6xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<5x3x6xf32>, tensor<1x3x6xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<5x3x6xf32>
    return %1 : tensor<5x3x6xf32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<5x3x6xf32>, %arg1: tensor<i32>) -> tensor<3x6xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 3, 6] : (tensor<5x3x6xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x6xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x3x6xf32>) -> tensor<3x6xf32>
    return %1 : tensor<3x6xf32>
  }
  func.func private @closed_call_2(%arg0: tensor<6x24xf32>, %arg1: tensor<6x6xf32>, %arg2: tensor<6x6xf32>, %arg3: tensor<6x6xf32>, %arg4: tensor<6x6xf32>, %arg5: tensor<6xf32>, %arg6: tensor<6xf32>, %arg7: tensor<6xf32>, %arg8: tensor<6xf32>, %arg9: tensor<4x6xf32>, %arg10: tensor<4x6xf32>, %arg11: tensor<4x6xf32>, %arg12: tensor<4x6xf32>, %arg13: tensor<3x6xf32>, %arg14: tensor<3x6xf32>, %arg15: tensor<3x6xf32>, %arg16: tensor<3x6xf32>, %arg17: tensor<3x4xf32>, %arg18: tensor<3x6xf32>, %arg19: tensor<3x6xf32>, %arg20: tensor<3x6xf32>, %arg21: tensor<3x6xf32>, %arg22: tensor<3x6xf32>, %arg23: tensor<3x6xf32>, %arg24: tensor<3x6xf32>, %arg25: tensor<3x6xf32>, %arg26: tensor<3x6xf32>, %arg27: tensor<3x6xf32>, %arg28: tensor<3x6xf32>) -> (tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>) {
    %0 = stablehlo.add %arg14, %arg15 : tensor<3x6xf32>
    %1 = stablehlo.multiply %arg28, %0 : tensor<3x6xf32>
    %2 = stablehlo.multiply %0, %arg26 : tensor<3x6xf32>
    %3 = stablehlo.multiply %1, %arg27 : tensor<3x6xf32>
    %4 = stablehlo.add %arg13, %3 : tensor<3x6xf32>
    %5 = stablehlo.multiply %3, %arg26 : tensor<3x6xf32>
    %6 = stablehlo.add %4, %5 : tensor<3x6xf32>
    %7 = stablehlo.multiply %arg25, %6 : tensor<3x6xf32>
    %8 = stablehlo.multiply %6, %arg20 : tensor<3x6xf32>
    %9 = stablehlo.multiply %arg24, %6 : tensor<3x6xf32>
    %10 = stablehlo.multiply %6, %arg23 : tensor<3x6xf32>
    %11 = stablehlo.multiply %2, %arg22 : tensor<3x6xf32>
    %12 = stablehlo.multiply %7, %arg21 : tensor<3x6xf32>
    %13 = stablehlo.multiply %12, %arg20 : tensor<3x6xf32>
    %14 = stablehlo.add %12, %13 : tensor<3x6xf32>
    %15 = stablehlo.multiply %10, %arg19 : tensor<3x6xf32>
    %16 = stablehlo.multiply %8, %arg18 : tensor<3x6xf32>
    %17 = stablehlo.concatenate %16, %15, %14, %11, dim = 1 : (tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x24xf32>
    %18 = stablehlo.dot_general %17, %arg17, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x24xf32>, tensor<3x4xf32>) -> tensor<24x4xf32>
    %19 = stablehlo.transpose %18, dims = [1, 0] : (tensor<24x4xf32>) -> tensor<4x24xf32>
    %20 = stablehlo.slice %19 [0:4, 0:6] : (tensor<4x24xf32>) -> tensor<4x6xf32>
    %21 = stablehlo.slice %19 [0:4, 6:12] : (tensor<4x24xf32>) -> tensor<4x6xf32>
    %22 = stablehlo.slice %19 [0:4, 12:18] : (tensor<4x24xf32>) -> tensor<4x6xf32>
    %23 = stablehlo.slice %19 [0:4, 18:24] : (tensor<4x24xf32>) -> tensor<4x6xf32>
    %24 = stablehlo.add %arg9, %20 : tensor<4x6xf32>
    %25 = stablehlo.add %arg10, %21 : tensor<4x6xf32>
    %26 = stablehlo.add %arg11, %22 : tensor<4x6xf32>
    %27 = stablehlo.add %arg12, %23 : tensor<4x6xf32>
    %28 = stablehlo.concatenate %16, %15, %14, %11, dim = 1 : (tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x24xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%28 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<3x24xf32>, tensor<f32>) -> tensor<24xf32>
    %30 = stablehlo.reshape %29 : (tensor<24xf32>) -> tensor<1x24xf32>
    %31 = stablehlo.reshape %30 : (tensor<1x24xf32>) -> tensor<24xf32>
    %32 = stablehlo.dot_general %28, %arg16, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x24xf32>, tensor<3x6xf32>) -> tensor<24x6xf32>
    %33 = stablehlo.transpose %32, dims = [1, 0] : (tensor<24x6xf32>) -> tensor<6x24xf32>
    %34 = stablehlo.dot_general %28, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x24xf32>, tensor<6x24xf32>) -> tensor<3x6xf32>
    %35 = stablehlo.slice %31 [0:6] : (tensor<24xf32>) -> tensor<6xf32>
    %36 = stablehlo.slice %31 [6:12] : (tensor<24xf32>) -> tensor<6xf32>
    %37 = stablehlo.slice %31 [12:18] : (tensor<24xf32>) -> tensor<6xf32>
    %38 = stablehlo.slice %31 [18:24] : (tensor<24xf32>) -> tensor<6xf32>
    %39 = stablehlo.add %arg5, %35 : tensor<6xf32>
    %40 = stablehlo.add %arg6, %36 : tensor<6xf32>
    %41 = stablehlo.add %arg7, %37 : tensor<6xf32>
    %42 = stablehlo.add %arg8, %38 : tensor<6xf32>
    %43 = stablehlo.slice %33 [0:6, 0:6] : (tensor<6x24xf32>) -> tensor<6x6xf32>
    %44 = stablehlo.slice %33 [0:6, 6:12] : (tensor<6x24xf32>) -> tensor<6x6xf32>
    %45 = stablehlo.slice %33 [0:6, 12:18] : (tensor<6x24xf32>) -> tensor<6x6xf32>
    %46 = stablehlo.slice %33 [0:6, 18:24] : (tensor<6x24xf32>) -> tensor<6x6xf32>
    %47 = stablehlo.add %arg1, %43 : tensor<6x6xf32>
    %48 = stablehlo.add %arg2, %44 : tensor<6x6xf32>
    %49 = stablehlo.add %arg3, %45 : tensor<6x6xf32>
    %50 = stablehlo.add %arg4, %46 : tensor<6x6xf32>
    return %47, %48, %49, %50, %39, %40, %41, %42, %24, %25, %26, %27, %9, %34 : tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>
  }
  func.func public @main() {
    %c0 = stablehlo.constant dense<[0x00000000, 0x00000000]> : tensor<2xf32>
    %a0 = stablehlo.optimization_barrier %c0 : tensor<2xf32>
    %c1 = stablehlo.constant dense<"0xD5A12CBFFDB79D3EA7FD0FBFAF17B2BE832CC03E4127063F4B3BDA3E2B809BBC8CBF303E147CA23EBD263EBF9790B23E"> : tensor<6x2xf32>
    %a1 = stablehlo.optimization_barrier %c1 : tensor<6x2xf32>
    %c2 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000"> : tensor<6xf32>
    %a2 = stablehlo.optimization_barrier %c2 : tensor<6xf32>
    %c3 = stablehlo.constant dense<"0x085DF1BE19B655BF3AED563E4AEA2BBEF928A23D29B9463DB58B38BFDF69EB3EA097C23EDDF99B3E5E91DB3D5170113E2FE53FBE9681293EB6188FBE8D4A12BF3CC784BE7CAC2E3F5774CFBEE0CEBABCB7C60EBF9604293EA43F12BFE780D3BEC4C0713E3A6AF2BDD233FF3EA871883E07923EBF39B1733E9EF2623D826764BE3D81D5BE26872C3F38193E3E2094083F"> : tensor<6x6xf32>
    %a3 = stablehlo.optimization_barrier %c3 : tensor<6x6xf32>
    %c4 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000"> : tensor<6xf32>
    %a4 = stablehlo.optimization_barrier %c4 : tensor<6xf32>
    %c5 = stablehlo.constant dense<"0x909047BE89F41FBFE0A2203F511E2DBE3F9F28BE92F6B2BE4C3808BF164558BE06E907BF2FD6DE3E724DFFBDAA7ADCBE1E12943E185CDE3E55E4983E245BDC3E6E9D15BF072FABBEB2EE893C9708D1BE8F5BE7BC3309B83EBE38E6BE3C2C353F2E1838BFB9B2D63EA1BCDB3E36CF263EEE750A3ED0028F3E92D58EBE1E673C3E5F8A65BE6F022ABFFAF420BFC49A2A3D"> : tensor<6x6xf32>
    %a5 = stablehlo.optimization_barrier %c5 : tensor<6x6xf32>
    %c6 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000"> : tensor<6xf32>
    %a6 = stablehlo.optimization_barrier %c6 : tensor<6xf32>
    %c7 = stablehlo.constant dense<"0x1CC9DC3EA01E32BF5D0FA43D8715503DC04FD9BE861DC03E1F4AA8BE9441E23E0EB2A03DD8385FBEF7F014BF6E440D3F956553BE760B9EBEA27FD83D809653BF84EBBD3E29F4313EA9FCD8BE622C7FBEBA9337BFC70A8B3E26D0483E57EBB93E0793EA3E42CF503E34BB2DBFDD07DCBE305B74BEFD6D5CBE46F9053F1693B23E022D1D3D080ABB3D3329FF3EFAA5163F"> : tensor<6x6xf32>
    %a7 = stablehlo.optimization_barrier %c7 : tensor<6x6xf32>
    %c8 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000"> : tensor<6xf32>
    %a8 = stablehlo.optimization_barrier %c8 : tensor<6xf32>
    %c9 = stablehlo.constant dense<"0x300FD83DBF6A123F0A07ACBE8BDD31BF07764F3EE23122BEC613FCBEC41DADBEE694073F36D80EBF00F4D7BA373C68BEBA1886BD07A109BF4A71D2BE706D11BE7BD7233F683CA83E6D9705BEF5F3E63E7C99033F170CC53DBDEFD83E6F45123FF107303E764C3A3D12FF553E8758973E476B1B3F84452FBF548355BF2984813ED16CB8BE6CD8983E8039103DEEDC11BE"> : tensor<6x6xf32>
    %a9 = stablehlo.optimization_barrier %c9 : tensor<6x6xf32>
    %c10 = stablehlo.constant dense<"0x0E726F3EAFD1833E7B8B7C3FB94AD43EA986EEBC6C4821BFB02182BD40A4D0BD5309863F00ADBF3DD3C58BBF7278823EB924413E0AED92BEE666753EE4CC2C3FD362123E7932643E2910713E5F096EBEC99D8ABEE897883FF32C0CBD7DB4ECBE"> : tensor<4x6xf32>
    %a10 = stablehlo.optimization_barrier %c10 : tensor<4x6xf32>
    %c11 = stablehlo.constant dense<"0x09719A3E6DC4AD3E68D3DEBDB7E9FA3D4DF1CDBD32100C3F5F7736BF5EC3D3BE9399043F8729223FAD94FCBDCEF04DBE4042AE3E1C39FA3D08ED5FBF1FB43F3F9B201D3EF505883E64C0513FF5B80A3FE84B2BBF615A173D8EA892BEA31F07BF"> : tensor<4x6xf32>
    %a11 = stablehlo.optimization_barrier %c11 : tensor<4x6xf32>
    %c12 = stablehlo.constant dense<"0xE2E1A1BD471B943CEB6C2F3F69A1F7BE489A46BFB3DBEC3E393DA33E2F01393D3094ED3ED594DCBE86B4A53D83E5F2BEC3D829BE8CE3193FF065D83DE542833E99B789BFF8A526BFD05D8ABFB6FB6D3FF17A7EBE036ECBBDE9FAF6BD0B72A83E"> : tensor<4x6xf32>
    %a12 = stablehlo.optimization_barrier %c12 : tensor<4x6xf32>
    %c13 = stablehlo.constant dense<"0xB39D063F799C4D3E257D883F208EBFBEFC73773FA09E75BFEB5E513F83BA793F8342EABAF0FAE3BE918589BCA9A3C33E1168443E9AE72E3F2342BCBEBE86C03D7296843FE85E823F8DDDB6BEFC3644BF28CB3B3E813E983DB6F1A2BDFD64503F"> : tensor<4x6xf32>
    %a13 = stablehlo.optimization_barrier %c13 : tensor<4x6xf32>
    %c14 = stablehlo.constant dense<[0x00000000, 0x00000000]> : tensor<2xf32>
    %a14 = stablehlo.optimization_barrier %c14 : tensor<2xf32>
    %c15 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<6x2xf32>
    %a15 = stablehlo.optimization_barrier %c15 : tensor<6x2xf32>
    %c16 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000"> : tensor<6xf32>
    %a16 = stablehlo.optimization_barrier %c16 : tensor<6xf32>
    %c17 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<6x6xf32>
    %a17 = stablehlo.optimization_barrier %c17 : tensor<6x6xf32>
    %c18 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000"> : tensor<6xf32>
    %a18 = stablehlo.optimization_barrier %c18 : tensor<6xf32>
    %c19 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<6x6xf32>
    %a19 = stablehlo.optimization_barrier %c19 : tensor<6x6xf32>
    %c20 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000"> : tensor<6xf32>
    %a20 = stablehlo.optimization_barrier %c20 : tensor<6xf32>
    %c21 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<6x6xf32>
    %a21 = stablehlo.optimization_barrier %c21 : tensor<6x6xf32>
    %c22 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000"> : tensor<6xf32>
    %a22 = stablehlo.optimization_barrier %c22 : tensor<6xf32>
    %c23 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<6x6xf32>
    %a23 = stablehlo.optimization_barrier %c23 : tensor<6x6xf32>
    %c24 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x6xf32>
    %a24 = stablehlo.optimization_barrier %c24 : tensor<4x6xf32>
    %c25 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x6xf32>
    %a25 = stablehlo.optimization_barrier %c25 : tensor<4x6xf32>
    %c26 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x6xf32>
    %a26 = stablehlo.optimization_barrier %c26 : tensor<4x6xf32>
    %c27 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x6xf32>
    %a27 = stablehlo.optimization_barrier %c27 : tensor<4x6xf32>
    %c28 = stablehlo.constant dense<"0xB078BF3F74B6263FD8492DBF1AF6C53D52FB6D3FD3967A3FC1EA073FB27E11BF49EC993C74C4F43E0D7F80BFB712AC3F7790E83F2E2C203E4611A53F06234D3E59C0F23F4188E53E3ADF953E0D78A03F2F6550C04B1FA4BEBF9A513D39E2A3BFC7653BBF578CFC3F507DA13E75E705404F940F3F2150DDBF09612CBE2E16A63FE729673D4DA9C6BE33F7A3BDC2DB10BEDE87D33F139AFE3FDF8F823F626F81BFD74E863EAD8294BFB8351BBF62B6C1BDBB3C47BFB272F93EAC02BEBF333E593FD19BB1BFADF1DF3FF527E7BE3B84613FCCD917BFCA33B23E01AF423F612A0440970B0CBFDEBA63BFC1E7E9BE5B0BFEBE"> : tensor<3x5x4xf32>
    %a28 = stablehlo.optimization_barrier %c28 : tensor<3x5x4xf32>
    %c29 = stablehlo.constant dense<"0xDAF4FE3E407AA0BE45FCCB3EE13162BFC9A0E33E771D963F"> : tensor<3x2xf32>
    %a29 = stablehlo.optimization_barrier %c29 : tensor<3x2xf32>
    %s0:29 = call @program(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11, %a12, %a13, %a14, %a15, %a16, %a17, %a18, %a19, %a20, %a21, %a22, %a23, %a24, %a25, %a26, %a27, %a28, %a29) : (tensor<2xf32>, tensor<6x2xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<2xf32>, tensor<6x2xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<3x5x4xf32>, tensor<3x2xf32>) -> (tensor<2xf32>, tensor<6x2xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<2xf32>, tensor<6x2xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<f32>)
    %s1:29 = call @program(%s0#0, %s0#1, %s0#2, %s0#3, %s0#4, %s0#5, %s0#6, %s0#7, %s0#8, %s0#9, %s0#10, %s0#11, %s0#12, %s0#13, %s0#14, %s0#15, %s0#16, %s0#17, %s0#18, %s0#19, %s0#20, %s0#21, %s0#22, %s0#23, %s0#24, %s0#25, %s0#26, %s0#27, %a28, %a29) : (tensor<2xf32>, tensor<6x2xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<2xf32>, tensor<6x2xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<3x5x4xf32>, tensor<3x2xf32>) -> (tensor<2xf32>, tensor<6x2xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<2xf32>, tensor<6x2xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<f32>)
    %s2:29 = call @program(%s1#0, %s1#1, %s1#2, %s1#3, %s1#4, %s1#5, %s1#6, %s1#7, %s1#8, %s1#9, %s1#10, %s1#11, %s1#12, %s1#13, %s1#14, %s1#15, %s1#16, %s1#17, %s1#18, %s1#19, %s1#20, %s1#21, %s1#22, %s1#23, %s1#24, %s1#25, %s1#26, %s1#27, %a28, %a29) : (tensor<2xf32>, tensor<6x2xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<2xf32>, tensor<6x2xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<3x5x4xf32>, tensor<3x2xf32>) -> (tensor<2xf32>, tensor<6x2xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<2xf32>, tensor<6x2xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<f32>)
    check.expect_almost_eq_const %s2#0, dense<[0x3E893DB6, 0x3DD1C7DD]> : tensor<2xf32>, tolerance = 2.680489421e-05
    check.expect_almost_eq_const %s2#1, dense<"0x4DA522BFDD45CC3E1205F6BE785AA5BE17126A3E00D6FB3EAD89E03E22013ABDF517153E7D85A33ED3773BBF8ED3A93E"> : tensor<6x2xf32>, tolerance = 7.322971225e-05
    check.expect_almost_eq_const %s2#2, dense<"0x78A69C3BC8C4CA3B194E443CD191173B5D47BCBB097C0ABA"> : tensor<6xf32>, tolerance = 1.198151056e-06
    check.expect_almost_eq_const %s2#3, dense<"0xBB5DF2BE252256BFE089543EB9302CBE8FFFA13D2237453DBEEE38BF5583EA3ECF40C23EAF1F9C3EC44CD93D0C54103E937A3EBEA1DC283E336B8EBEF35312BFC08084BE62DD2E3FD783D0BE93CCE8BC3E3F0FBF6141293E205412BF27C1D3BE717A723E1925EFBDB4E3FE3E1D52883E5E5A3EBF481C743E7AEE5E3D7EDE64BEA4BED5BE916D2C3F8FC03E3EF34C083F"> : tensor<6x6xf32>, tolerance = 8.364585042e-05
    check.expect_almost_eq_const %s2#4, dense<"0x4FDDC5BC31AA813B9A81ABBC8602D53B4C2AB33C4AF744BD"> : tensor<6xf32>, tolerance = 4.808739573e-06
    check.expect_almost_eq_const %s2#5, dense<"0xE39546BE49B320BF78D61F3F68652DBE96692ABE568EB6BE60D808BFD1FB5CBEDA2109BF01D9DF3EA7D7FDBD326CE5BED92A963E40FFDC3E74D1A33E527EDC3ED6EB14BFB8AAA4BEB3EBB83CF1AFD9BE492A34BAEB78B93EBFCFE3BEFC49343F0F7537BF1EC6D93E0E34D93E0E3F253E9760083E3EE2943E61328FBECE2B3F3E469669BE60A62ABF412923BF66700D3D"> : tensor<6x6xf32>, tolerance = 7.166299224e-05
    check.expect_almost_eq_const %s2#6, dense<"0x837D7FBC150FD3BB9FD0823B5F3F7A3BADC642BB96F30DBB"> : tensor<6xf32>, tolerance = 1.559388917e-06
    check.expect_almost_eq_const %s2#7, dense<"0x5F97DC3E3E6832BF4BE59E3D02B4503D0863D9BE0FC2BF3EDF56AABECC47E13E64B29F3D1F305EBE441815BF62DC0C3FDFD351BE4B669DBE6307D83D7DA453BF7726BE3E6DD9323E6D88D9BE43E27DBE18D937BF2F168B3EAE70493E2BCDB93EDB6AEC3ED523513E2A802DBF0E79DCBE7DE473BE16BE5BBEB51D063F4BBEB13EF5D4153D7CF3BA3D0DC1FE3ED176163F"> : tensor<6x6xf32>, tolerance = 8.267286420e-05
    check.expect_almost_eq_const %s2#8, dense<"0x0ACC94BB2B33AABC8B1EC1BB9925D93B7217623A1AC90FBC"> : tensor<6xf32>, tolerance = 2.077635191e-06
    check.expect_almost_eq_const %s2#9, dense<"0xD842D53DF9A0113FEA8EACBE2E9A31BF0B544F3EEE2523BE9D8AFDBE95C5B1BEB8F6063F33090EBF46DBDFBAD5986BBEA8F881BD5AC807BF9185D1BEBDBB14BEA5DA233FB171A93E731007BE18E3E43E8CAE033F7AFCC43DBC3BD93EDB1C123FC90E323E82F74F3D6856573E236F963E92731B3F1ECC2EBFFCCB55BFE803813E3914B9BE68C8993EF19B0A3D5A3A12BE"> : tensor<6x6xf32>, tolerance = 8.351438046e-05
    check.expect_almost_eq_const %s2#10, dense<"0x3D35693E9FA3843EAAB67C3F2CC8D43E8BC10DBD1C0522BF83E87DBD5BD6BEBDA42D863F3F33BD3D44318CBF595A833E14723F3EA7868FBEAC25733EB3BC2C3F6FBD0F3E5641673EA0ED763ED70D78BE4DF285BEFAB1883F757A21BD9F58ECBE"> : tensor<4x6xf32>, tolerance = 1.095253468e-04
    check.expect_almost_eq_const %s2#11, dense<"0xDBEB923E4210AB3E1C5C22BE3EDE113E7D89ECBD7096EA3EFD8B38BFA009C3BEFCEDE23E71F3223FEDF6FDBD85B26EBE8EA4A83E19B20A3E97926EBFAE703E3F76B9143E78EA803EE5D84F3FD3DF003F92D51CBF26B63D3DB26C8ABECA9214BF"> : tensor<4x6xf32>, tolerance = 9.319242835e-05
    check.expect_almost_eq_const %s2#12, dense<"0xC965D7BD6494BAB99BFB2B3FF3DEF3BED32E48BF0692E53E3AE4A23E4A57B03C8938E43E09DADCBE3A079D3D80EDF3BE04232DBED3D2163FB37EB73D9095853E87F489BFD1B728BF7A708DBFB5686F3F16ED7DBE66BAC6BD28B7FDBDACBDAB3E"> : tensor<4x6xf32>, tolerance = 1.104995012e-04
    check.expect_almost_eq_const %s2#13, dense<"0x912D033F202E303E0F9C863FBED4B9BE9562763F69EF79BF029C503FF0E3773F082B32BC6DA9E2BEEFEEA3BC40A8C13E4421443E5AED2E3F22CFBEBE90BEC03D8571843F91B6813F94D7BBBE31384ABFC7D5353E0C4EB03D07B9AABDD1344F3F"> : tensor<4x6xf32>, tolerance = 1.051637530e-04
    check.expect_almost_eq_const %s2#14, dense<[0xBF9A68DE, 0xBEF68C9B]> : tensor<2xf32>, tolerance = 1.206325293e-04
    check.expect_almost_eq_const %s2#15, dense<"0x150C40BE1179DDBE8BA0BEBECB4EE2BDED852C3F644B063E081C72BDD9E7013E8C4BFA3DF63E50BC86C824BD56ABA53D"> : tensor<6x2xf32>, tolerance = 6.739185452e-05
    check.expect_almost_eq_const %s2#16, dense<"0x3149C5BCE2870ABD173063BD50CF2FBCD62FD03CB045503B"> : tensor<6xf32>, tolerance = 5.546578392e-06
    check.expect_almost_eq_const %s2#17, dense<"0x1658163C1B05FC3B87162C3C2F5EA63A63ACA439F43DC83ABD35DC3B24A1EE3B95B9393B2615ADBACFD2A03B4030A13B1927C7BB96AD7E3B38D5A4BB7BA5403AA6BF27BBA36466BBDA34263CA58CDD3CE33C133CDE9275BAC5ACAD3AFCEE1C3B766C4BBBD0EAE7BB3AB1353B1E988D3AB57A6EBB5A70F1BAAA28913B462D1F3B8AF72B3B012CE53A0DB13ABBAE2D8F3B"> : tensor<6x6xf32>, tolerance = 2.704460360e-06
    check.expect_almost_eq_const %s2#18, dense<"0x4ADEE53DEBD60DBD6186003EFB63D5BCF8F9C8BD9D075C3E"> : tensor<6xf32>, tolerance = 2.148727924e-05
    check.expect_almost_eq_const %s2#19, dense<"0xDD3A94BB346F633CC567553CB940863A2946003C9BEA063DD2BB2E3C6D2C9D3C3E10D23CFB0A0FBC4B6949BBBBD4A33D921FA0BC7D886B3C3809CEBD0C37BCBA260A4BBC730A73BDDF0DEDBC75CEA73DD37D08BE658F51BC3342B9BCAB34823C154737BCDD4ADDBC803FB93C9BC5DC3B0843153C887655BD4FAE9A3BB20049BC1E748E3C9EF5303CB8D9253DB5C10C3D"> : tensor<6x6xf32>, tolerance = 1.332924813e-05
    check.expect_almost_eq_const %s2#20, dense<"0xE6DD903D343AEF3C287FBABC820397BCC56D553CCE370E3C"> : tensor<6xf32>, tolerance = 7.073573768e-06
    check.expect_almost_eq_const %s2#21, dense<"0x0FDBBA3A186AAF3BA2A7453CECE410BA3830403A7F953D3B2ED9933C66940F3C00DCC43ADB2F9CBB4A8B2F3B7B85D83BD6CBE9BB2D7DC1BB9C9DC93A1362883A16D014BB51D46FBBAF9F993BC2BAC4BBF03AA63B7DCC23BAB8E048BBE0C4633AB0AA84BCC84197BA717872BBB3AE843B0E3D00BB00E732BBC77540BB4CFAF93B7F12153C1FD1133A5025733B487B4C3B"> : tensor<6x6xf32>, tolerance = 1.804789528e-06
    check.expect_almost_eq_const %s2#22, dense<"0x71A29D3C5F74BE3DC3E1C33CA3A003BDEF30A5BB89A5183D"> : tensor<6xf32>, tolerance = 9.299539775e-06
    check.expect_almost_eq_const %s2#23, dense<"0x505DCB3B86075F3CC282993BAD8393BB1351303A152B6A3B80CA513CB3C4263D7B30293CBC8570BC280F2639FBC65F3C215B14BC151805BDEAA6FEBB736B773C33439DB9AE5922BC01C1E13B97C2993C21B2ABBAE1CDBF38A10241BB98A3303B2FA610BCE065C0BC9D3FBBBBD7F4063C578300BA64F8F8BB346D9F3B1A777C3BF20EC53B27C702BCE09CD93BEACE623A"> : tensor<6x6xf32>, tolerance = 4.071493074e-06
    check.expect_almost_eq_const %s2#24, dense<"0xF07ADB3C656C4CBCFBB953BB46BE9EBB8A03C23C6F16443C0E5A09BCD6452DBDAF056DBB4786AD3B45BB793C483E15BC4BABEE3B793106BD7CCF163C5277543A84B1363C46AD64BC15DEEFBCAF733C3D289127BDC26E7BBB9287BC3CC0FE51BB"> : tensor<4x6xf32>, tolerance = 4.600876197e-06
    check.expect_almost_eq_const %s2#25, dense<"0x906D913DCC94203CD4FF853E3C93C5BD85D1943D4568D33E04832C3D734828BEA3F9C03E4A1E8DBCF026CC3BC98F1D3EA9C0593D3EF18ABDA4308F3E0293B53C77841E3D738D883D5B4E143D4AFF343EF04C8ABE8BFE37BDFF4B95BD27CE773E"> : tensor<4x6xf32>, tolerance = 4.129048884e-05
    check.expect_almost_eq_const %s2#26, dense<"0xDF73F33D436CAF3D4187703D377C08BDBC70E83C0DCA7C3D603C1A3BE3D9E73DD44BB23D7C52853BD3DF9E3C7E7E0D3C32335D3C1ECF683D97C2963DBB20A9BCE8F4113C35DD153D59F1E33D150AF0BCEF8CC7BB1E0628BCF86F683C0691EDBC"> : tensor<4x6xf32>, tolerance = 1.188733503e-05
    check.expect_almost_eq_const %s2#27, dense<"0x38C2793D2931033EB0A9823D211D53BD1089A03C84CF8F3D7554533C67A0063DD27F213DB1A23ABCF6D5793C2000693CA7B0443A8C0020BA604FB03C4C873ABA2E59B63B3536B23C8B83303D7715DA3DB726DD3C628860BD98B18D3CCCF7913C"> : tensor<4x6xf32>, tolerance = 1.281172186e-05
    check.expect_almost_eq_const %s2#28, dense<0x3EE74768> : tensor<f32>, tolerance = 4.517166615e-05
    return
  }
}
