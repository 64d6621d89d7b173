// Printed by JAX 0.10.2: python test/Programs/print_programs.py with_flax_linen_scanned_layers
// RUN: %check-reference %s
// RUN: %check-host %s

module @with_flax_linen_scanned_layers {
  func.func public @program(%arg0: tensor<2xf32>, %arg1: tensor<6x2xf32>, %arg2: tensor<3x6xf32>, %arg3: tensor<3x6x6xf32>, %arg4: tensor<3x6xf32>, %arg5: tensor<3x6xf32>, %arg6: tensor<i32>, %arg7: tensor<2xf32>, %arg8: tensor<6x2xf32>, %arg9: tensor<3x6xf32>, %arg10: tensor<3x6x6xf32>, %arg11: tensor<3x6xf32>, %arg12: tensor<3x6xf32>, %arg13: tensor<2xf32>, %arg14: tensor<6x2xf32>, %arg15: tensor<3x6xf32>, %arg16: tensor<3x6x6xf32>, %arg17: tensor<3x6xf32>, %arg18: tensor<3x6xf32>, %arg19: tensor<4x6xf32>, %arg20: tensor<4x2xf32>) -> (tensor<2xf32> {jax.result_info = "result[0][0]['Dense_0']['bias']"}, tensor<6x2xf32> {jax.result_info = "result[0][0]['Dense_0']['kernel']"}, tensor<3x6xf32> {jax.result_info = "result[0][0]['ScanCheckpointLayer_0']['Dense_0']['bias']"}, tensor<3x6x6xf32> {jax.result_info = "result[0][0]['ScanCheckpointLayer_0']['Dense_0']['kernel']"}, tensor<3x6xf32> {jax.result_info = "result[0][0]['ScanCheckpointLayer_0']['LayerNorm_0']['bias']"}, tensor<3x6xf32> {jax.result_info = "result[0][0]['ScanCheckpointLayer_0']['LayerNorm_0']['scale']"}, tensor<i32> {jax.result_info = "result[0][1][0].count"}, tensor<2xf32> {jax.result_info = "result[0][1][0].mu['Dense_0']['bias']"}, tensor<6x2xf32> {jax.result_info = "result[0][1][0].mu['Dense_0']['kernel']"}, tensor<3x6xf32> {jax.result_info = "result[0][1][0].mu['ScanCheckpointLayer_0']['Dense_0']['bias']"}, tensor<3x6x6xf32> {jax.result_info = "result[0][1][0].mu['ScanCheckpointLayer_0']['Dense_0']['kernel']"}, tensor<3x6xf32> {jax.result_info = "result[0][1][0].mu['ScanCheckpointLayer_0']['LayerNorm_0']['bias']"}, tensor<3x6xf32> {jax.result_info = "result[0][1][0].mu['ScanCheckpointLayer_0']['LayerNorm_0']['scale']"}, tensor<2xf32> {jax.result_info = "result[0][1][0].nu['Dense_0']['bias']"}, tensor<6x2xf32> {jax.result_info = "result[0][1][0].nu['Dense_0']['kernel']"}, tensor<3x6xf32> {jax.result_info = "result[0][1][0].nu['ScanCheckpointLayer_0']['Dense_0']['bias']"}, tensor<3x6x6xf32> {jax.result_info = "result[0][1][0].nu['ScanCheckpointLayer_0']['Dense_0']['kernel']"}, tensor<3x6xf32> {jax.result_info = "result[0][1][0].nu['ScanCheckpointLayer_0']['LayerNorm_0']['bias']"}, tensor<3x6xf32> {jax.result_info = "result[0][1][0].nu['ScanCheckpointLayer_0']['LayerNorm_0']['scale']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4x6xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:7 = stablehlo.while(%iterArg = %arg2, %iterArg_61 = %arg3, %iterArg_62 = %arg4, %iterArg_63 = %arg5, %iterArg_64 = %c, %iterArg_65 = %arg19, %iterArg_66 = %0) : tensor<3x6xf32>, tensor<3x6x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<i32>, tensor<4x6xf32>, tensor<3x4x6xf32>
    cond {
      %c_67 = stablehlo.constant dense<3> : tensor<i32>
      %182 = stablehlo.compare LT, %iterArg_64, %c_67, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %182 : tensor<i1>
    } do {
      %182 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_64) : (tensor<3x6xf32>, tensor<i32>) -> tensor<6xf32>
      %183 = func.call @dynamic_index_in_dim_0(%iterArg_61, %iterArg_64) : (tensor<3x6x6xf32>, tensor<i32>) -> tensor<6x6xf32>
      %184 = func.call @dynamic_index_in_dim(%iterArg_62, %iterArg_64) : (tensor<3x6xf32>, tensor<i32>) -> tensor<6xf32>
      %185 = func.call @dynamic_index_in_dim(%iterArg_63, %iterArg_64) : (tensor<3x6xf32>, tensor<i32>) -> tensor<6xf32>
      %186:2 = func.call @closed_call(%iterArg_65, %182, %183, %184, %185) : (tensor<4x6xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<6xf32>, tensor<6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>)
      %187 = func.call @dynamic_update_index_in_dim(%iterArg_66, %186#1, %iterArg_64) : (tensor<3x4x6xf32>, tensor<4x6xf32>, tensor<i32>) -> tensor<3x4x6xf32>
      %c_67 = stablehlo.constant dense<1> : tensor<i32>
      %188 = stablehlo.add %iterArg_64, %c_67 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_61, %iterArg_62, %iterArg_63, %188, %186#0, %187 : tensor<3x6xf32>, tensor<3x6x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<i32>, tensor<4x6xf32>, tensor<3x4x6xf32>
    }
    %2 = stablehlo.dot_general %1#5, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x6xf32>, tensor<6x2xf32>) -> tensor<4x2xf32>
    %3 = stablehlo.reshape %arg0 : (tensor<2xf32>) -> tensor<1x2xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<4x2xf32>
    %5 = stablehlo.add %2, %4 : tensor<4x2xf32>
    %6 = stablehlo.subtract %5, %arg20 : tensor<4x2xf32>
    %7 = stablehlo.multiply %6, %6 : tensor<4x2xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %9 = stablehlo.multiply %8, %6 : tensor<4x2xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %11 = stablehlo.divide %10, %cst_2 : tensor<f32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_5 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %13 = stablehlo.divide %cst_4, %cst_5 : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %15 = stablehlo.multiply %14, %9 : tensor<4x2xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%15 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<4x2xf32>, tensor<f32>) -> tensor<2xf32>
    %17 = stablehlo.reshape %16 : (tensor<2xf32>) -> tensor<1x2xf32>
    %18 = stablehlo.reshape %17 : (tensor<1x2xf32>) -> tensor<2xf32>
    %19 = stablehlo.dot_general %15, %1#5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x2xf32>, tensor<4x6xf32>) -> tensor<2x6xf32>
    %20 = stablehlo.transpose %19, dims = [1, 0] : (tensor<2x6xf32>) -> tensor<6x2xf32>
    %21 = stablehlo.dot_general %15, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x2xf32>, tensor<6x2xf32>) -> tensor<4x6xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x6x6xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %26:10 = stablehlo.while(%iterArg = %arg3, %iterArg_61 = %arg4, %iterArg_62 = %arg5, %iterArg_63 = %1#6, %iterArg_64 = %c_11, %iterArg_65 = %21, %iterArg_66 = %22, %iterArg_67 = %23, %iterArg_68 = %24, %iterArg_69 = %25) : tensor<3x6x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x4x6xf32>, tensor<i32>, tensor<4x6xf32>, tensor<3x6xf32>, tensor<3x6x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>
    cond {
      %c_70 = stablehlo.constant dense<3> : tensor<i32>
      %182 = stablehlo.compare LT, %iterArg_64, %c_70, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %182 : tensor<i1>
    } do {
      %c_70 = stablehlo.constant dense<3> : tensor<i32>
      %182 = stablehlo.subtract %c_70, %iterArg_64 : tensor<i32>
      %c_71 = stablehlo.constant dense<1> : tensor<i32>
      %183 = stablehlo.subtract %182, %c_71 : tensor<i32>
      %184 = func.call @dynamic_index_in_dim_0(%iterArg, %183) : (tensor<3x6x6xf32>, tensor<i32>) -> tensor<6x6xf32>
      %185 = func.call @dynamic_index_in_dim(%iterArg_61, %183) : (tensor<3x6xf32>, tensor<i32>) -> tensor<6xf32>
      %186 = func.call @dynamic_index_in_dim(%iterArg_62, %183) : (tensor<3x6xf32>, tensor<i32>) -> tensor<6xf32>
      %187 = func.call @dynamic_index_in_dim_1(%iterArg_63, %183) : (tensor<3x4x6xf32>, tensor<i32>) -> tensor<4x6xf32>
      %188:5 = func.call @closed_call_2(%iterArg_65, %184, %185, %186, %187) : (tensor<4x6xf32>, tensor<6x6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<6xf32>, tensor<6xf32>)
      %189 = func.call @dynamic_update_index_in_dim_3(%iterArg_66, %188#1, %183) : (tensor<3x6xf32>, tensor<6xf32>, tensor<i32>) -> tensor<3x6xf32>
      %190 = func.call @dynamic_update_index_in_dim_4(%iterArg_67, %188#2, %183) : (tensor<3x6x6xf32>, tensor<6x6xf32>, tensor<i32>) -> tensor<3x6x6xf32>
      %191 = func.call @dynamic_update_index_in_dim_3(%iterArg_68, %188#3, %183) : (tensor<3x6xf32>, tensor<6xf32>, tensor<i32>) -> tensor<3x6xf32>
      %192 = func.call @dynamic_update_index_in_dim_3(%iterArg_69, %188#4, %183) : (tensor<3x6xf32>, tensor<6xf32>, tensor<i32>) -> tensor<3x6xf32>
      %c_72 = stablehlo.constant dense<1> : tensor<i32>
      %193 = stablehlo.add %iterArg_64, %c_72 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_61, %iterArg_62, %iterArg_63, %193, %188#0, %189, %190, %191, %192 : tensor<3x6x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x4x6xf32>, tensor<i32>, tensor<4x6xf32>, tensor<3x6xf32>, tensor<3x6x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>
    }
    %cst_12 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %28 = stablehlo.multiply %27, %18 : tensor<2xf32>
    %cst_13 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %30 = stablehlo.multiply %29, %arg7 : tensor<2xf32>
    %31 = stablehlo.add %28, %30 : tensor<2xf32>
    %cst_14 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
    %33 = stablehlo.multiply %32, %20 : tensor<6x2xf32>
    %cst_15 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
    %35 = stablehlo.multiply %34, %arg8 : tensor<6x2xf32>
    %36 = stablehlo.add %33, %35 : tensor<6x2xf32>
    %cst_16 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %38 = stablehlo.multiply %37, %26#6 : tensor<3x6xf32>
    %cst_17 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %40 = stablehlo.multiply %39, %arg9 : tensor<3x6xf32>
    %41 = stablehlo.add %38, %40 : tensor<3x6xf32>
    %cst_18 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<3x6x6xf32>
    %43 = stablehlo.multiply %42, %26#7 : tensor<3x6x6xf32>
    %cst_19 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<3x6x6xf32>
    %45 = stablehlo.multiply %44, %arg10 : tensor<3x6x6xf32>
    %46 = stablehlo.add %43, %45 : tensor<3x6x6xf32>
    %cst_20 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %48 = stablehlo.multiply %47, %26#8 : tensor<3x6xf32>
    %cst_21 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %50 = stablehlo.multiply %49, %arg11 : tensor<3x6xf32>
    %51 = stablehlo.add %48, %50 : tensor<3x6xf32>
    %cst_22 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %53 = stablehlo.multiply %52, %26#9 : tensor<3x6xf32>
    %cst_23 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %55 = stablehlo.multiply %54, %arg12 : tensor<3x6xf32>
    %56 = stablehlo.add %53, %55 : tensor<3x6xf32>
    %57 = stablehlo.multiply %18, %18 : tensor<2xf32>
    %cst_24 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %59 = stablehlo.multiply %58, %57 : tensor<2xf32>
    %cst_25 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %61 = stablehlo.multiply %60, %arg13 : tensor<2xf32>
    %62 = stablehlo.add %59, %61 : tensor<2xf32>
    %63 = stablehlo.multiply %20, %20 : tensor<6x2xf32>
    %cst_26 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
    %65 = stablehlo.multiply %64, %63 : tensor<6x2xf32>
    %cst_27 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
    %67 = stablehlo.multiply %66, %arg14 : tensor<6x2xf32>
    %68 = stablehlo.add %65, %67 : tensor<6x2xf32>
    %69 = stablehlo.multiply %26#6, %26#6 : tensor<3x6xf32>
    %cst_28 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %71 = stablehlo.multiply %70, %69 : tensor<3x6xf32>
    %cst_29 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %73 = stablehlo.multiply %72, %arg15 : tensor<3x6xf32>
    %74 = stablehlo.add %71, %73 : tensor<3x6xf32>
    %75 = stablehlo.multiply %26#7, %26#7 : tensor<3x6x6xf32>
    %cst_30 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<3x6x6xf32>
    %77 = stablehlo.multiply %76, %75 : tensor<3x6x6xf32>
    %cst_31 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<3x6x6xf32>
    %79 = stablehlo.multiply %78, %arg16 : tensor<3x6x6xf32>
    %80 = stablehlo.add %77, %79 : tensor<3x6x6xf32>
    %81 = stablehlo.multiply %26#8, %26#8 : tensor<3x6xf32>
    %cst_32 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %83 = stablehlo.multiply %82, %81 : tensor<3x6xf32>
    %cst_33 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %85 = stablehlo.multiply %84, %arg17 : tensor<3x6xf32>
    %86 = stablehlo.add %83, %85 : tensor<3x6xf32>
    %87 = stablehlo.multiply %26#9, %26#9 : tensor<3x6xf32>
    %cst_34 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %89 = stablehlo.multiply %88, %87 : tensor<3x6xf32>
    %cst_35 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %91 = stablehlo.multiply %90, %arg18 : tensor<3x6xf32>
    %92 = stablehlo.add %89, %91 : tensor<3x6xf32>
    %c_36 = stablehlo.constant dense<2147483647> : tensor<i32>
    %93 = stablehlo.compare LT, %arg6, %c_36, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_37 = stablehlo.constant dense<1> : tensor<i32>
    %94 = stablehlo.add %arg6, %c_37 : tensor<i32>
    %c_38 = stablehlo.constant dense<2147483647> : tensor<i32>
    %95 = call @_where(%93, %94, %c_38) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %96 = stablehlo.convert %95 : (tensor<i32>) -> tensor<f32>
    %cst_39 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %97 = stablehlo.convert %95 : (tensor<i32>) -> tensor<f32>
    %98 = stablehlo.power %cst_39, %97 : tensor<f32>
    %cst_40 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %99 = stablehlo.subtract %cst_40, %98 : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %99, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %101 = stablehlo.divide %31, %100 : tensor<2xf32>
    %102 = stablehlo.broadcast_in_dim %99, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
    %103 = stablehlo.divide %36, %102 : tensor<6x2xf32>
    %104 = stablehlo.broadcast_in_dim %99, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %105 = stablehlo.divide %41, %104 : tensor<3x6xf32>
    %106 = stablehlo.broadcast_in_dim %99, dims = [] : (tensor<f32>) -> tensor<3x6x6xf32>
    %107 = stablehlo.divide %46, %106 : tensor<3x6x6xf32>
    %108 = stablehlo.broadcast_in_dim %99, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %109 = stablehlo.divide %51, %108 : tensor<3x6xf32>
    %110 = stablehlo.broadcast_in_dim %99, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %111 = stablehlo.divide %56, %110 : tensor<3x6xf32>
    %112 = stablehlo.convert %95 : (tensor<i32>) -> tensor<f32>
    %cst_41 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %113 = stablehlo.convert %95 : (tensor<i32>) -> tensor<f32>
    %114 = stablehlo.power %cst_41, %113 : tensor<f32>
    %cst_42 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %115 = stablehlo.subtract %cst_42, %114 : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %115, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %117 = stablehlo.divide %62, %116 : tensor<2xf32>
    %118 = stablehlo.broadcast_in_dim %115, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
    %119 = stablehlo.divide %68, %118 : tensor<6x2xf32>
    %120 = stablehlo.broadcast_in_dim %115, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %121 = stablehlo.divide %74, %120 : tensor<3x6xf32>
    %122 = stablehlo.broadcast_in_dim %115, dims = [] : (tensor<f32>) -> tensor<3x6x6xf32>
    %123 = stablehlo.divide %80, %122 : tensor<3x6x6xf32>
    %124 = stablehlo.broadcast_in_dim %115, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %125 = stablehlo.divide %86, %124 : tensor<3x6xf32>
    %126 = stablehlo.broadcast_in_dim %115, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %127 = stablehlo.divide %92, %126 : tensor<3x6xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %129 = stablehlo.add %117, %128 : tensor<2xf32>
    %130 = stablehlo.sqrt %129 : tensor<2xf32>
    %cst_44 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %132 = stablehlo.add %130, %131 : tensor<2xf32>
    %133 = stablehlo.divide %101, %132 : tensor<2xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %134 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
    %135 = stablehlo.add %119, %134 : tensor<6x2xf32>
    %136 = stablehlo.sqrt %135 : tensor<6x2xf32>
    %cst_46 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %137 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
    %138 = stablehlo.add %136, %137 : tensor<6x2xf32>
    %139 = stablehlo.divide %103, %138 : tensor<6x2xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %141 = stablehlo.add %121, %140 : tensor<3x6xf32>
    %142 = stablehlo.sqrt %141 : tensor<3x6xf32>
    %cst_48 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %143 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %144 = stablehlo.add %142, %143 : tensor<3x6xf32>
    %145 = stablehlo.divide %105, %144 : tensor<3x6xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<3x6x6xf32>
    %147 = stablehlo.add %123, %146 : tensor<3x6x6xf32>
    %148 = stablehlo.sqrt %147 : tensor<3x6x6xf32>
    %cst_50 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %149 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<3x6x6xf32>
    %150 = stablehlo.add %148, %149 : tensor<3x6x6xf32>
    %151 = stablehlo.divide %107, %150 : tensor<3x6x6xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %152 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %153 = stablehlo.add %125, %152 : tensor<3x6xf32>
    %154 = stablehlo.sqrt %153 : tensor<3x6xf32>
    %cst_52 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %155 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %156 = stablehlo.add %154, %155 : tensor<3x6xf32>
    %157 = stablehlo.divide %109, %156 : tensor<3x6xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %158 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %159 = stablehlo.add %127, %158 : tensor<3x6xf32>
    %160 = stablehlo.sqrt %159 : tensor<3x6xf32>
    %cst_54 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %161 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %162 = stablehlo.add %160, %161 : tensor<3x6xf32>
    %163 = stablehlo.divide %111, %162 : tensor<3x6xf32>
    %cst_55 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %164 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %165 = stablehlo.multiply %164, %133 : tensor<2xf32>
    %cst_56 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %166 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
    %167 = stablehlo.multiply %166, %139 : tensor<6x2xf32>
    %cst_57 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %168 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %169 = stablehlo.multiply %168, %145 : tensor<3x6xf32>
    %cst_58 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<3x6x6xf32>
    %171 = stablehlo.multiply %170, %151 : tensor<3x6x6xf32>
    %cst_59 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %172 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %173 = stablehlo.multiply %172, %157 : tensor<3x6xf32>
    %cst_60 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %174 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %175 = stablehlo.multiply %174, %163 : tensor<3x6xf32>
    %176 = stablehlo.add %arg0, %165 : tensor<2xf32>
    %177 = stablehlo.add %arg1, %167 : tensor<6x2xf32>
    %178 = stablehlo.add %arg2, %169 : tensor<3x6xf32>
    %179 = stablehlo.add %arg3, %171 : tensor<3x6x6xf32>
    %180 = stablehlo.add %arg4, %173 : tensor<3x6xf32>
    %181 = stablehlo.add %arg5, %175 : tensor<3x6xf32>
    return %176, %177, %178, %179, %180, %181, %95, %31, %36, %41, %46, %51, %56, %62, %68, %74, %80, %86, %92, %11 : tensor<2xf32>, tensor<6x2xf32>, tensor<3x6xf32>, tensor<3x6x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<i32>, tensor<2xf32>, tensor<6x2xf32>, tensor<3x6xf32>, tensor<3x6x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<2xf32>, tensor<6x2xf32>, tensor<3x6xf32>, tensor<3x6x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<f32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<3x6xf32>, %arg1: tensor<i32>) -> tensor<6xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<3x6xf32>, tensor<i32>, tensor<i32>) -> tensor<1x6xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x6xf32>) -> tensor<6xf32>
    return %1 : tensor<6xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<3x6x6xf32>, %arg1: tensor<i32>) -> tensor<6x6xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 6, 6] : (tensor<3x6x6xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x6x6xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x6x6xf32>) -> tensor<6x6xf32>
    return %1 : tensor<6x6xf32>
  }
  func.func private @closed_call(%arg0: tensor<4x6xf32>, %arg1: tensor<6xf32>, %arg2: tensor<6x6xf32>, %arg3: tensor<6xf32>, %arg4: tensor<6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>) {
    %0 = chlo.square %arg0 : tensor<4x6xf32> -> tensor<4x6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %3 = stablehlo.divide %1, %2 : tensor<4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%0 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_2 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %6 = stablehlo.divide %4, %5 : tensor<4xf32>
    %7 = chlo.square %3 : tensor<4xf32> -> tensor<4xf32>
    %8 = stablehlo.subtract %6, %7 : tensor<4xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %10 = stablehlo.maximum %9, %8 : tensor<4xf32>
    %11 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %12 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x6xf32>
    %14 = stablehlo.subtract %arg0, %13 : tensor<4x6xf32>
    %cst_4 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x1xf32>
    %16 = stablehlo.add %12, %15 : tensor<4x1xf32>
    %17 = stablehlo.rsqrt %16 : tensor<4x1xf32>
    %18 = stablehlo.reshape %arg4 : (tensor<6xf32>) -> tensor<1x6xf32>
    %19 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x6xf32>
    %20 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<1x6xf32>) -> tensor<4x6xf32>
    %21 = stablehlo.multiply %19, %20 : tensor<4x6xf32>
    %22 = stablehlo.multiply %14, %21 : tensor<4x6xf32>
    %23 = stablehlo.reshape %arg3 : (tensor<6xf32>) -> tensor<1x6xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<1x6xf32>) -> tensor<4x6xf32>
    %25 = stablehlo.add %22, %24 : tensor<4x6xf32>
    %26 = stablehlo.tanh %25 : tensor<4x6xf32>
    %27 = stablehlo.dot_general %26, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x6xf32>, tensor<6x6xf32>) -> tensor<4x6xf32>
    %28 = stablehlo.reshape %arg1 : (tensor<6xf32>) -> tensor<1x6xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<1x6xf32>) -> tensor<4x6xf32>
    %30 = stablehlo.add %27, %29 : tensor<4x6xf32>
    %31 = stablehlo.add %arg0, %30 : tensor<4x6xf32>
    return %31, %arg0 : tensor<4x6xf32>, tensor<4x6xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<3x4x6xf32>, %arg1: tensor<4x6xf32>, %arg2: tensor<i32>) -> tensor<3x4x6xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<4x6xf32>) -> tensor<1x4x6xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<3x4x6xf32>, tensor<1x4x6xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x4x6xf32>
    return %1 : tensor<3x4x6xf32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<3x4x6xf32>, %arg1: tensor<i32>) -> tensor<4x6xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 4, 6] : (tensor<3x4x6xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x6xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x6xf32>) -> tensor<4x6xf32>
    return %1 : tensor<4x6xf32>
  }
  func.func private @closed_call_2(%arg0: tensor<4x6xf32>, %arg1: tensor<6x6xf32>, %arg2: tensor<6xf32>, %arg3: tensor<6xf32>, %arg4: tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<6xf32>, tensor<6xf32>) {
    %0:5 = stablehlo.optimization_barrier %arg1, %arg2, %arg3, %arg4, %arg0 : tensor<6x6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<4x6xf32>, tensor<4x6xf32>
    %1 = chlo.square %0#3 : tensor<4x6xf32> -> tensor<4x6xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %3 = stablehlo.multiply %2, %0#3 : tensor<4x6xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%0#3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_1 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %6 = stablehlo.divide %4, %5 : tensor<4xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%1 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_3 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %9 = stablehlo.divide %7, %8 : tensor<4xf32>
    %10 = chlo.square %6 : tensor<4xf32> -> tensor<4xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %12 = stablehlo.multiply %11, %6 : tensor<4xf32>
    %13 = stablehlo.subtract %9, %10 : tensor<4xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %15 = stablehlo.maximum %14, %13 : tensor<4xf32>
    %16 = stablehlo.compare EQ, %13, %15, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %19 = stablehlo.select %16, %17, %18 : tensor<4xi1>, tensor<4xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %21 = stablehlo.compare EQ, %20, %15, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %24 = stablehlo.select %21, %22, %23 : tensor<4xi1>, tensor<4xf32>
    %25 = stablehlo.divide %19, %24 : tensor<4xf32>
    %26 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %27 = stablehlo.broadcast_in_dim %15, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %28 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x6xf32>
    %29 = stablehlo.subtract %0#3, %28 : tensor<4x6xf32>
    %cst_11 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<4x1xf32>
    %31 = stablehlo.add %27, %30 : tensor<4x1xf32>
    %32 = stablehlo.rsqrt %31 : tensor<4x1xf32>
    %33 = stablehlo.divide %32, %31 : tensor<4x1xf32>
    %cst_12 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<4x1xf32>
    %35 = stablehlo.multiply %34, %33 : tensor<4x1xf32>
    %36 = stablehlo.reshape %0#2 : (tensor<6xf32>) -> tensor<1x6xf32>
    %37 = stablehlo.broadcast_in_dim %32, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x6xf32>
    %38 = stablehlo.broadcast_in_dim %36, dims = [0, 1] : (tensor<1x6xf32>) -> tensor<4x6xf32>
    %39 = stablehlo.multiply %37, %38 : tensor<4x6xf32>
    %40 = stablehlo.multiply %29, %39 : tensor<4x6xf32>
    %41 = stablehlo.reshape %0#1 : (tensor<6xf32>) -> tensor<1x6xf32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [0, 1] : (tensor<1x6xf32>) -> tensor<4x6xf32>
    %43 = stablehlo.add %40, %42 : tensor<4x6xf32>
    %44 = stablehlo.tanh %43 : tensor<4x6xf32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %46 = stablehlo.subtract %45, %44 : tensor<4x6xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.reduce(%0#4 init: %cst_14) applies stablehlo.add across dimensions = [0] : (tensor<4x6xf32>, tensor<f32>) -> tensor<6xf32>
    %48 = stablehlo.reshape %47 : (tensor<6xf32>) -> tensor<1x6xf32>
    %49 = stablehlo.reshape %48 : (tensor<1x6xf32>) -> tensor<6xf32>
    %50 = stablehlo.dot_general %0#4, %44, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<6x6xf32>
    %51 = stablehlo.transpose %50, dims = [1, 0] : (tensor<6x6xf32>) -> tensor<6x6xf32>
    %52 = stablehlo.dot_general %0#4, %0#0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x6xf32>, tensor<6x6xf32>) -> tensor<4x6xf32>
    %53 = stablehlo.multiply %52, %46 : tensor<4x6xf32>
    %54 = stablehlo.multiply %53, %44 : tensor<4x6xf32>
    %55 = stablehlo.add %53, %54 : tensor<4x6xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.reduce(%55 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<4x6xf32>, tensor<f32>) -> tensor<6xf32>
    %57 = stablehlo.reshape %56 : (tensor<6xf32>) -> tensor<1x6xf32>
    %58 = stablehlo.reshape %57 : (tensor<1x6xf32>) -> tensor<6xf32>
    %59 = stablehlo.multiply %29, %55 : tensor<4x6xf32>
    %60 = stablehlo.multiply %55, %39 : tensor<4x6xf32>
    %61 = stablehlo.broadcast_in_dim %32, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x6xf32>
    %62 = stablehlo.multiply %61, %59 : tensor<4x6xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.reduce(%62 init: %cst_16) applies stablehlo.add across dimensions = [0] : (tensor<4x6xf32>, tensor<f32>) -> tensor<6xf32>
    %64 = stablehlo.reshape %63 : (tensor<6xf32>) -> tensor<1x6xf32>
    %65 = stablehlo.broadcast_in_dim %36, dims = [0, 1] : (tensor<1x6xf32>) -> tensor<4x6xf32>
    %66 = stablehlo.multiply %59, %65 : tensor<4x6xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.reduce(%66 init: %cst_17) applies stablehlo.add across dimensions = [1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
    %68 = stablehlo.reshape %67 : (tensor<4xf32>) -> tensor<4x1xf32>
    %69 = stablehlo.reshape %64 : (tensor<1x6xf32>) -> tensor<6xf32>
    %70 = stablehlo.multiply %68, %35 : tensor<4x1xf32>
    %71 = stablehlo.negate %60 : tensor<4x6xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %72 = stablehlo.reduce(%71 init: %cst_18) applies stablehlo.add across dimensions = [1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
    %73 = stablehlo.reshape %72 : (tensor<4xf32>) -> tensor<4x1xf32>
    %74 = stablehlo.add %0#4, %60 : tensor<4x6xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.reduce(%70 init: %cst_19) applies stablehlo.add across dimensions = [1] : (tensor<4x1xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %76 = stablehlo.reduce(%73 init: %cst_20) applies stablehlo.add across dimensions = [1] : (tensor<4x1xf32>, tensor<f32>) -> tensor<4xf32>
    %77 = stablehlo.multiply %75, %25 : tensor<4xf32>
    %78 = stablehlo.negate %77 : tensor<4xf32>
    %79 = stablehlo.multiply %78, %12 : tensor<4xf32>
    %80 = stablehlo.add %76, %79 : tensor<4xf32>
    %cst_21 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %82 = stablehlo.divide %77, %81 : tensor<4xf32>
    %83 = stablehlo.broadcast_in_dim %82, dims = [0] : (tensor<4xf32>) -> tensor<4x6xf32>
    %cst_22 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %85 = stablehlo.divide %80, %84 : tensor<4xf32>
    %86 = stablehlo.broadcast_in_dim %85, dims = [0] : (tensor<4xf32>) -> tensor<4x6xf32>
    %87 = stablehlo.add %74, %86 : tensor<4x6xf32>
    %88 = stablehlo.multiply %83, %3 : tensor<4x6xf32>
    %89 = stablehlo.add %87, %88 : tensor<4x6xf32>
    return %89, %49, %51, %58, %69 : tensor<4x6xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<6xf32>, tensor<6xf32>
  }
  func.func private @dynamic_update_index_in_dim_3(%arg0: tensor<3x6xf32>, %arg1: tensor<6xf32>, %arg2: tensor<i32>) -> tensor<3x6xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<3x6xf32>, tensor<1x6xf32>, tensor<i32>, tensor<i32>) -> tensor<3x6xf32>
    return %1 : tensor<3x6xf32>
  }
  func.func private @dynamic_update_index_in_dim_4(%arg0: tensor<3x6x6xf32>, %arg1: tensor<6x6xf32>, %arg2: tensor<i32>) -> tensor<3x6x6xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<6x6xf32>) -> tensor<1x6x6xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<3x6x6xf32>, tensor<1x6x6xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x6x6xf32>
    return %1 : tensor<3x6x6xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func public @main() {
    %c0 = stablehlo.constant dense<[0x00000000, 0x00000000]> : tensor<2xf32>
    %a0 = stablehlo.optimization_barrier %c0 : tensor<2xf32>
    %c1 = stablehlo.constant dense<"0xD5A12CBFFDB79D3EA7FD0FBFAF17B2BE832CC03E4127063F4B3BDA3E2B809BBC8CBF303E147CA23EBD263EBF9790B23E"> : tensor<6x2xf32>
    %a1 = stablehlo.optimization_barrier %c1 : tensor<6x2xf32>
    %c2 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x6xf32>
    %a2 = stablehlo.optimization_barrier %c2 : tensor<3x6xf32>
    %c3 = stablehlo.constant dense<"0xDD86EDBE8470F9BD3AA900BEA9AA2D3D2375863EE5C3EB3E9BAC253D46815D3F495B443F94360DBF0BF08DBE6BD2AEBD44A41A3E2D0EDCBE8E545D3E00F4AC3C4D19753EEAB33E3E4F96E03EF62BD13E541D0B3E7E15D7BEA4D325BF5D45583FBF0AF5BEA73296BE0FD705BF03FF9BBED8BFDBBC7B0B183F1D882DBF7ABB76BED850243DC2220DBE4739A43C5CB732BED61DAFBE2ABBC4BE1BF28A3D9C8E533F876552BF79F5D93DF52A2CBD54659EBEFA62FF3E4DBBFABDF992373EA2516FBDAE907CBE3E21803D40DDB43E5A41D13DE0DD3DBE9DA317BFB31D4C3EC3CA5ABF88F904BB2A57293FDA17543DE86CBDBEF44C06BF2B36273FFF80C6BD5C87DA3E379EBEBDA3CB3F3EEAA7CC3DAE3DC8BD8E6B7FBE46B45C3D807A9E3DEE85FDBDF8FD003FF56AB63D21D55B3F007624BC5ABA93BE20BB23BFF2AC18BE189EADBE651A39BF2369ADBEABFE47BEC11C41BECC0ABD3DEFCF5BBF97F7A9BE3936B2BE92ED493DD5D3B0BC287AA23E6C7D50BD6F71C0BEBBF2903EE3C116BE8928AD3AFB8DE0BDC4C4743E11ED203DFC33433E90DFA0BEA62586BEEE6D1C3E3A43613F6B9467BEA482A03EF6DD0FBF49D1023E"> : tensor<3x6x6xf32>
    %a3 = stablehlo.optimization_barrier %c3 : tensor<3x6x6xf32>
    %c4 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x6xf32>
    %a4 = stablehlo.optimization_barrier %c4 : tensor<3x6xf32>
    %c5 = stablehlo.constant dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F"> : tensor<3x6xf32>
    %a5 = stablehlo.optimization_barrier %c5 : tensor<3x6xf32>
    %c6 = stablehlo.constant dense<0> : tensor<i32>
    %a6 = stablehlo.optimization_barrier %c6 : tensor<i32>
    %c7 = stablehlo.constant dense<[0x00000000, 0x00000000]> : tensor<2xf32>
    %a7 = stablehlo.optimization_barrier %c7 : tensor<2xf32>
    %c8 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<6x2xf32>
    %a8 = stablehlo.optimization_barrier %c8 : tensor<6x2xf32>
    %c9 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x6xf32>
    %a9 = stablehlo.optimization_barrier %c9 : tensor<3x6xf32>
    %c10 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x6x6xf32>
    %a10 = stablehlo.optimization_barrier %c10 : tensor<3x6x6xf32>
    %c11 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x6xf32>
    %a11 = stablehlo.optimization_barrier %c11 : tensor<3x6xf32>
    %c12 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x6xf32>
    %a12 = stablehlo.optimization_barrier %c12 : tensor<3x6xf32>
    %c13 = stablehlo.constant dense<[0x00000000, 0x00000000]> : tensor<2xf32>
    %a13 = stablehlo.optimization_barrier %c13 : tensor<2xf32>
    %c14 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<6x2xf32>
    %a14 = stablehlo.optimization_barrier %c14 : tensor<6x2xf32>
    %c15 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x6xf32>
    %a15 = stablehlo.optimization_barrier %c15 : tensor<3x6xf32>
    %c16 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x6x6xf32>
    %a16 = stablehlo.optimization_barrier %c16 : tensor<3x6x6xf32>
    %c17 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x6xf32>
    %a17 = stablehlo.optimization_barrier %c17 : tensor<3x6xf32>
    %c18 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x6xf32>
    %a18 = stablehlo.optimization_barrier %c18 : tensor<3x6xf32>
    %c19 = stablehlo.constant dense<"0x255C25BF13359C3EC7782E40D86430BD586C8A3F3338C83D4B4A173FBDDDD13FB689933E66219D3F3F2FA33F285C7CBF9F6F043EADD44CBF7204373F271139BFC87BA23F95E6263F984D2D3F5BA81A3E7B16A4BF2516A7BF7DC6613F0A76D4BC"> : tensor<4x6xf32>
    %a19 = stablehlo.optimization_barrier %c19 : tensor<4x6xf32>
    %c20 = stablehlo.constant dense<"0x6F948ABF8F1A283F770AC6BEF38AB6BE7B905D3FECFB94BE521513BF555A00BF"> : tensor<4x2xf32>
    %a20 = stablehlo.optimization_barrier %c20 : tensor<4x2xf32>
    %s0:20 = call @program(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11, %a12, %a13, %a14, %a15, %a16, %a17, %a18, %a19, %a20) : (tensor<2xf32>, tensor<6x2xf32>, tensor<3x6xf32>, tensor<3x6x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<i32>, tensor<2xf32>, tensor<6x2xf32>, tensor<3x6xf32>, tensor<3x6x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<2xf32>, tensor<6x2xf32>, tensor<3x6xf32>, tensor<3x6x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<4x6xf32>, tensor<4x2xf32>) -> (tensor<2xf32>, tensor<6x2xf32>, tensor<3x6xf32>, tensor<3x6x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<i32>, tensor<2xf32>, tensor<6x2xf32>, tensor<3x6xf32>, tensor<3x6x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<2xf32>, tensor<6x2xf32>, tensor<3x6xf32>, tensor<3x6x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<f32>)
    %s1:20 = call @program(%s0#0, %s0#1, %s0#2, %s0#3, %s0#4, %s0#5, %s0#6, %s0#7, %s0#8, %s0#9, %s0#10, %s0#11, %s0#12, %s0#13, %s0#14, %s0#15, %s0#16, %s0#17, %s0#18, %a19, %a20) : (tensor<2xf32>, tensor<6x2xf32>, tensor<3x6xf32>, tensor<3x6x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<i32>, tensor<2xf32>, tensor<6x2xf32>, tensor<3x6xf32>, tensor<3x6x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<2xf32>, tensor<6x2xf32>, tensor<3x6xf32>, tensor<3x6x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<4x6xf32>, tensor<4x2xf32>) -> (tensor<2xf32>, tensor<6x2xf32>, tensor<3x6xf32>, tensor<3x6x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<i32>, tensor<2xf32>, tensor<6x2xf32>, tensor<3x6xf32>, tensor<3x6x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<2xf32>, tensor<6x2xf32>, tensor<3x6xf32>, tensor<3x6x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<f32>)
    %s2:20 = call @program(%s1#0, %s1#1, %s1#2, %s1#3, %s1#4, %s1#5, %s1#6, %s1#7, %s1#8, %s1#9, %s1#10, %s1#11, %s1#12, %s1#13, %s1#14, %s1#15, %s1#16, %s1#17, %s1#18, %a19, %a20) : (tensor<2xf32>, tensor<6x2xf32>, tensor<3x6xf32>, tensor<3x6x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<i32>, tensor<2xf32>, tensor<6x2xf32>, tensor<3x6xf32>, tensor<3x6x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<2xf32>, tensor<6x2xf32>, tensor<3x6xf32>, tensor<3x6x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<4x6xf32>, tensor<4x2xf32>) -> (tensor<2xf32>, tensor<6x2xf32>, tensor<3x6xf32>, tensor<3x6x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<i32>, tensor<2xf32>, tensor<6x2xf32>, tensor<3x6xf32>, tensor<3x6x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<2xf32>, tensor<6x2xf32>, tensor<3x6xf32>, tensor<3x6x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<f32>)
    check.expect_almost_eq_const %s2#0, dense<[0xBC9B4865, 0xBCF1FE7F]> : tensor<2xf32>, tolerance = 2.954029851e-06
    check.expect_almost_eq_const %s2#1, dense<"0x888F25BFD6648E3E026108BF1DF3A2BE91EDB03E7617FD3E38AECE3E09CF47BD5554143EE2CC933EE18436BF85A5C13E"> : tensor<6x2xf32>, tolerance = 7.129650712e-05
    check.expect_almost_eq_const %s2#2, dense<"0x3FB6E2BC58F2E63CB91AD9BCF4A4EBBC2F8FF33C8DC73E3C00BCE1BC2910CF3C6DFBDCBCCC52E9BC8DD4EF3C06EB943B4DBF503CCE9EC13C728CD6BC86E295BC8D5ADCBC32C6463C"> : tensor<3x6xf32>, tolerance = 2.973136120e-06
    check.expect_almost_eq_const %s2#3, dense<"0xECB4FCBE95FE1ABE0953C4BDE341933D33A0953E808ADC3ED2783C3CD92C563FA9BC4B3F7EC105BF1BFE7DBE321EEBBD09EC383E6DF3CCBE9FE63E3E193809BC4CDE563E06225D3E5936D23EAE29C33E6371DA3D9453C8BEE27C2DBFC022513F343602BF30FB8DBEBB83FCBE6038A7BE72ED403BC75C103FF92C35BF4C9B8ABE6C868F3D2C9FDDBD4C4DC23C216051BE0331BEBEE4AED3BE69F8C53DF3255B3F12124BBFAD759D3D918292BD2388ADBE9C3F073FA6F4BDBD31D3553E006CB4BD9D075EBED6FEBC3D2BA2A53E8B3B943D16465CBEF8FF0FBF3DD4693EA72F53BF3FBE01BDBA21233F7E6AB43C735AAEBECDE6FDBEEDA2293FF33C89BDAC85CB3EE14281BDEEEA5B3EE4238F3D407A02BE96EF60BED24DAB3D1D2BDB3D72541DBE5303F33E871D763D4528633F29A49C3C575385BE4D392BBF877733BE70A5BBBECDFA31BFF8C09FBECB6A2BBE55C05BBE9B3AFA3DCA2E54BF8935B9BE5B79C1BEFD85A03C7680073C7FFFA63EC19AC5BCDAA2CEBEFC55853EC04F33BED0BA083CDDFCA6BDB0F1773E147B8D3D5AE2273E418191BE72466FBE0FDFFB3D69A8593F9D2E49BEEFB5AF3E8B4808BFF8BDC83D"> : tensor<3x6x6xf32>, tolerance = 8.873332143e-05
    check.expect_almost_eq_const %s2#4, dense<"0xE8D8F3BCCC49EF3C5AD2F3BCB936EF3CE5EFF13C3E81E5BC8AA9D3BC4AE2F53C4E1EF63CC0A0E4BC3CBDF03CA0BED0B92CD2F53C184A823C6343E93C92ADD63C8488F23CF6E1EEBC"> : tensor<3x6xf32>, tolerance = 3.004374728e-06
    check.expect_almost_eq_const %s2#5, dense<"0x5F70783F0B9B783F634F793FC07A783F408A833F3CD7833FC0CD833F70D0833F9C59783FC9E37A3FA9C7833F96CE833FC968823F2F5D783F7862783F4674783F326E783F8B5F783F"> : tensor<3x6xf32>, tolerance = 1.030005932e-04
    check.expect_eq_const %s2#6, dense<3> : tensor<i32>
    check.expect_almost_eq_const %s2#7, dense<[0x3B97DF91, 0x3CBA7E58]> : tensor<2xf32>, tolerance = 2.276532352e-06
    check.expect_almost_eq_const %s2#8, dense<"0x2739A1BD596C093EB1B3C4BED79615BEFD0F133FC373A73E5753653C00EEB43DE68E113ED755503D3E7D18BE509C69BD"> : tensor<6x2xf32>, tolerance = 5.744627118e-05
    check.expect_almost_eq_const %s2#9, dense<"0x44B86E3CE15580BDDACC943C9AAEB73D57503BBD9739D93BE840703CAB499DBC5062963C19DA803CDDADACBC80A8473C0478663B07A82BBC292A5F3CB4B6C13AE9A4023C92EE943B"> : tensor<3x6xf32>, tolerance = 8.968849480e-06
    check.expect_almost_eq_const %s2#10, dense<"0x35B0AF3DFC73083EF63F05BE464136BE566823BDB9CB733E74772E3DFDB90E3DD94EFDBC956766BD22AAC7BC4534DC3D1234E7BD58141DBE4013143EB57B573ED798503D167E9ABEBF83B73CB080C43CCF3CBC3CE5B92DBDDC800A3D729A013D3606213DA0F139392DD8D9BC19FAC03B02D620BD17A8A13D7B816D3CB657843D6FA883BD3F99A0BD140E25BB675A743D54663C3DBAB1583D6D08DFBC87211ABDBA0FA1BC5772BC3D4B3B9C3DEF51F43D007DA3BDFB8A86BDA10F95BD3B6E3E3E36A4C4BD64A740BEB794183EAE1DC33DE2E5E13D8B6488BE6A6B4FBB2F39B6BC6B0DC43CA924F73A2E32003DB1E6E4BCE58907BD500C823B504EF9BC5D65943CB932C2BC1E82D3BCBF3B993C17E4BF3D7846BCBD9EE128BDA1FA39BD100EC73DAA158A3D6613383D9185C6BC252821BD52C319BC6A75993D91A88D3C1026CB3CF8F0B0BCD20061BCE12136BC6334983C29B41CBED06144BE6BA3223E2B60E83D6CA4A23D338229BEC5BC883954B583BB3DDA9B3B8681833A0C15313B70F7F6392B2615BD3AB2FF3B47AFC4BCFB9D4E3C3DAB80BCCB652CBD37C4B63DBCA00A3E3E7FF5BD499994BD147B7CBDBB51C33D"> : tensor<3x6x6xf32>, tolerance = 3.017432094e-05
    check.expect_almost_eq_const %s2#11, dense<"0x988E2D3C771ABEBD51BF543C4319FDBDAD9BA3BDED7CBE3CC091073C648693BCFC0490BD0D728B3DE9A11BBD1C9F95BA6026E7BC771338B9E98509BB0F1D30BC0344BDBBA913913C"> : tensor<3x6xf32>, tolerance = 1.235833392e-05
    check.expect_almost_eq_const %s2#12, dense<"0x77BFB33C8D8E0B3D5E9D863BA558E93DD60D1DBC16AD69BD69A5FABCF71799BDDC5A823DF714393A50DBE1BBB512F7BBECB520BA6B98683C694CA63CDB9EBC3BCA58A83CA4AC003E"> : tensor<3x6xf32>, tolerance = 1.256585717e-05
    check.expect_almost_eq_const %s2#13, dense<[0x380099A2, 0x37BC47A4]> : tensor<2xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#14, dense<"0x8539C539B3C9423AE62CCD3B4343733A0CF2633C6F1F953B78C72238F9F3AB39DCE99C3AE60C073990AE733AA7011739"> : tensor<6x2xf32>, tolerance = 1.391268894e-06
    check.expect_almost_eq_const %s2#15, dense<"0x8475303777765F39899BCA3721A9CF39BF9FBA382E77DD3784053637E6D7153863E0BC37D1065637DDA2A1372A5AAA37BEA13937C6058B37A0F7753726AAB436D1CB9036FC0F6B37"> : tensor<3x6xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#16, dense<"0xAAD3A539DA764A3A31043B3AFB43B63A36F78F383DA81D3B2CB8B638BA2F8038097F4338A1021A39F96CE6375D56063A9C44113A5A65873AEE2E693A2E51FF3A895FEE3853D67D3B32CCE93706F517387E0AC237828FB73839F74538A11071382E6C8338E3682037D79EF937B9F6183723C98838C5CF8439CCE71137DEE83839CBDF3139BA498B394266E7347CBD193970B6C438EBDE0639C5F317383EC67E3803CDA3371EFCC139F80286394B49223A467C92394A7F4139537E7239C43EC23A7F89CA398B3FC53A6D8A763A90F9C7390327083A3E56423B2694FC346E7DB0375384CE37EBEAF434C2C12D3811ED10389AE064384051B236C2451F38B7487837D974C037DD492E38BE466E3734CDC539AF0BBB39409D9638410EBA38ABA2CE392A295A3929B9C938961AF937F15F963802D9A136401E8639FCBEC73731A820389871E13783676237A2E1EA36D603EE37512E7F3A498DCA3A2D9B8B3A8AA50D3A1EFA8C3965BE953A2D82C9332A3D8C35BE4BAC3502D00C3419EED934419A06347A469A38A33DF03631BCC837649742375F1C28374FD6C538E414B039C7C74C3A7B0B213A1EE36B3926E52B39DE7ACA39"> : tensor<3x6x6xf32>, tolerance = 3.873248352e-07
    check.expect_almost_eq_const %s2#17, dense<"0x3B8E9C360D4ECF39F245ED363707383ADC4D92398F100038B008CF367ADE5D37613152395E788A39E9498738B45CFA33FACC073853E64C35F5E75734C5FA1D37A0B8BC35058D6737"> : tensor<3x6xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#18, dense<"0xB39EB03779436B3803D1B5352B5A183A8680B736B9340B39990827382C4C7639D96F303949E55F34E12C0B366FBF1F3666EF183565BB0C37AAAE923701D3C835150A9A372C482E3A"> : tensor<3x6xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#19, dense<0x3FBD05F6> : tensor<f32>, tolerance = 1.476744413e-04
    return
  }
}
