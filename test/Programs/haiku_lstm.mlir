// Printed by JAX 0.10.2: python test/Programs/print_programs.py with_haiku_lstm
// RUN: %check-reference %s
// RUN: %check-host %s

module @with_haiku_lstm {
  func.func public @program(%arg0: tensor<2xf32>, %arg1: tensor<6x2xf32>, %arg2: tensor<24xf32>, %arg3: tensor<10x24xf32>, %arg4: tensor<2xf32>, %arg5: tensor<6x2xf32>, %arg6: tensor<24xf32>, %arg7: tensor<10x24xf32>, %arg8: tensor<5x3x4xf32>, %arg9: tensor<3x2xf32>) -> (tensor<2xf32> {jax.result_info = "result[0][0]['linear']['b']"}, tensor<6x2xf32> {jax.result_info = "result[0][0]['linear']['w']"}, tensor<24xf32> {jax.result_info = "result[0][0]['lstm/linear']['b']"}, tensor<10x24xf32> {jax.result_info = "result[0][0]['lstm/linear']['w']"}, tensor<2xf32> {jax.result_info = "result[0][1][0].trace['linear']['b']"}, tensor<6x2xf32> {jax.result_info = "result[0][1][0].trace['linear']['w']"}, tensor<24xf32> {jax.result_info = "result[0][1][0].trace['lstm/linear']['b']"}, tensor<10x24xf32> {jax.result_info = "result[0][1][0].trace['lstm/linear']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<6xf32>) -> tensor<3x6xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<6xf32>) -> tensor<3x6xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %5 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<24xf32>) -> tensor<3x24xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<5x3x6xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<5x3x10xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<5x3x6xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<5x3x6xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<5x3x6xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<5x3x6xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<5x3x6xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<5x3x6xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<5x3x6xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<5x3x6xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<5x3x6xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<5x3x6xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<5x3x6xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %19:19 = stablehlo.while(%iterArg = %arg8, %iterArg_37 = %arg3, %iterArg_38 = %5, %iterArg_39 = %c, %iterArg_40 = %2, %iterArg_41 = %3, %iterArg_42 = %6, %iterArg_43 = %7, %iterArg_44 = %8, %iterArg_45 = %9, %iterArg_46 = %10, %iterArg_47 = %11, %iterArg_48 = %12, %iterArg_49 = %13, %iterArg_50 = %14, %iterArg_51 = %15, %iterArg_52 = %16, %iterArg_53 = %17, %iterArg_54 = %18) : tensor<5x3x4xf32>, tensor<10x24xf32>, tensor<3x24xf32>, tensor<i32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<5x3x6xf32>, tensor<5x3x10xf32>, tensor<5x3x6xf32>, tensor<5x3x6xf32>, tensor<5x3x6xf32>, tensor<5x3x6xf32>, tensor<5x3x6xf32>, tensor<5x3x6xf32>, tensor<5x3x6xf32>, tensor<5x3x6xf32>, tensor<5x3x6xf32>, tensor<5x3x6xf32>, tensor<5x3x6xf32>
    cond {
      %c_55 = stablehlo.constant dense<5> : tensor<i32>
      %71 = stablehlo.compare LT, %iterArg_39, %c_55, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %71 : tensor<i1>
    } do {
      %71 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_39) : (tensor<5x3x4xf32>, tensor<i32>) -> tensor<3x4xf32>
      %72:15 = func.call @closed_call(%iterArg_37, %iterArg_38, %iterArg_40, %iterArg_41, %71) : (tensor<10x24xf32>, tensor<3x24xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x4xf32>) -> (tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x10xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>)
      %73 = func.call @dynamic_update_index_in_dim(%iterArg_42, %72#2, %iterArg_39) : (tensor<5x3x6xf32>, tensor<3x6xf32>, tensor<i32>) -> tensor<5x3x6xf32>
      %74 = func.call @dynamic_update_index_in_dim_0(%iterArg_43, %72#3, %iterArg_39) : (tensor<5x3x10xf32>, tensor<3x10xf32>, tensor<i32>) -> tensor<5x3x10xf32>
      %75 = func.call @dynamic_update_index_in_dim(%iterArg_44, %72#4, %iterArg_39) : (tensor<5x3x6xf32>, tensor<3x6xf32>, tensor<i32>) -> tensor<5x3x6xf32>
      %76 = func.call @dynamic_update_index_in_dim(%iterArg_45, %72#5, %iterArg_39) : (tensor<5x3x6xf32>, tensor<3x6xf32>, tensor<i32>) -> tensor<5x3x6xf32>
      %77 = func.call @dynamic_update_index_in_dim(%iterArg_46, %72#6, %iterArg_39) : (tensor<5x3x6xf32>, tensor<3x6xf32>, tensor<i32>) -> tensor<5x3x6xf32>
      %78 = func.call @dynamic_update_index_in_dim(%iterArg_47, %72#7, %iterArg_39) : (tensor<5x3x6xf32>, tensor<3x6xf32>, tensor<i32>) -> tensor<5x3x6xf32>
      %79 = func.call @dynamic_update_index_in_dim(%iterArg_48, %72#8, %iterArg_39) : (tensor<5x3x6xf32>, tensor<3x6xf32>, tensor<i32>) -> tensor<5x3x6xf32>
      %80 = func.call @dynamic_update_index_in_dim(%iterArg_49, %72#9, %iterArg_39) : (tensor<5x3x6xf32>, tensor<3x6xf32>, tensor<i32>) -> tensor<5x3x6xf32>
      %81 = func.call @dynamic_update_index_in_dim(%iterArg_50, %72#10, %iterArg_39) : (tensor<5x3x6xf32>, tensor<3x6xf32>, tensor<i32>) -> tensor<5x3x6xf32>
      %82 = func.call @dynamic_update_index_in_dim(%iterArg_51, %72#11, %iterArg_39) : (tensor<5x3x6xf32>, tensor<3x6xf32>, tensor<i32>) -> tensor<5x3x6xf32>
      %83 = func.call @dynamic_update_index_in_dim(%iterArg_52, %72#12, %iterArg_39) : (tensor<5x3x6xf32>, tensor<3x6xf32>, tensor<i32>) -> tensor<5x3x6xf32>
      %84 = func.call @dynamic_update_index_in_dim(%iterArg_53, %72#13, %iterArg_39) : (tensor<5x3x6xf32>, tensor<3x6xf32>, tensor<i32>) -> tensor<5x3x6xf32>
      %85 = func.call @dynamic_update_index_in_dim(%iterArg_54, %72#14, %iterArg_39) : (tensor<5x3x6xf32>, tensor<3x6xf32>, tensor<i32>) -> tensor<5x3x6xf32>
      %c_55 = stablehlo.constant dense<1> : tensor<i32>
      %86 = stablehlo.add %iterArg_39, %c_55 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_37, %iterArg_38, %86, %72#0, %72#1, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85 : tensor<5x3x4xf32>, tensor<10x24xf32>, tensor<3x24xf32>, tensor<i32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<5x3x6xf32>, tensor<5x3x10xf32>, tensor<5x3x6xf32>, tensor<5x3x6xf32>, tensor<5x3x6xf32>, tensor<5x3x6xf32>, tensor<5x3x6xf32>, tensor<5x3x6xf32>, tensor<5x3x6xf32>, tensor<5x3x6xf32>, tensor<5x3x6xf32>, tensor<5x3x6xf32>, tensor<5x3x6xf32>
    }
    %20 = stablehlo.slice %19#6 [4:5, 0:3, 0:6] : (tensor<5x3x6xf32>) -> tensor<1x3x6xf32>
    %21 = stablehlo.reshape %20 : (tensor<1x3x6xf32>) -> tensor<3x6xf32>
    %22 = stablehlo.dot_general %21, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x6xf32>, tensor<6x2xf32>) -> tensor<3x2xf32>
    %23 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<2xf32>) -> tensor<3x2xf32>
    %24 = stablehlo.add %22, %23 : tensor<3x2xf32>
    %25 = stablehlo.subtract %24, %arg9 : tensor<3x2xf32>
    %26 = stablehlo.multiply %25, %25 : tensor<3x2xf32>
    %cst_15 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %28 = stablehlo.multiply %27, %25 : tensor<3x2xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%26 init: %cst_16) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_17 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %30 = stablehlo.divide %29, %cst_17 : tensor<f32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_21 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %33 = stablehlo.divide %cst_20, %cst_21 : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %35 = stablehlo.multiply %34, %28 : tensor<3x2xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.reduce(%35 init: %cst_22) applies stablehlo.add across dimensions = [0] : (tensor<3x2xf32>, tensor<f32>) -> tensor<2xf32>
    %37 = stablehlo.dot_general %35, %21, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x2xf32>, tensor<3x6xf32>) -> tensor<2x6xf32>
    %38 = stablehlo.transpose %37, dims = [1, 0] : (tensor<2x6xf32>) -> tensor<6x2xf32>
    %39 = stablehlo.dot_general %35, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x2xf32>, tensor<6x2xf32>) -> tensor<3x6xf32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [1, 2] : (tensor<3x6xf32>) -> tensor<1x3x6xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.pad %40, %cst_23, low = [4, 0, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<1x3x6xf32>, tensor<f32>) -> tensor<5x3x6xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<10x24xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c_28 = stablehlo.constant dense<0> : tensor<i32>
    %46:20 = stablehlo.while(%iterArg = %41, %iterArg_37 = %19#7, %iterArg_38 = %19#8, %iterArg_39 = %19#9, %iterArg_40 = %19#10, %iterArg_41 = %19#11, %iterArg_42 = %19#12, %iterArg_43 = %19#13, %iterArg_44 = %19#14, %iterArg_45 = %19#15, %iterArg_46 = %19#16, %iterArg_47 = %19#17, %iterArg_48 = %19#18, %iterArg_49 = %4, %iterArg_50 = %arg3, %iterArg_51 = %c_28, %iterArg_52 = %44, %iterArg_53 = %45, %iterArg_54 = %42, %iterArg_55 = %43) : tensor<5x3x6xf32>, tensor<5x3x10xf32>, tensor<5x3x6xf32>, tensor<5x3x6xf32>, tensor<5x3x6xf32>, tensor<5x3x6xf32>, tensor<5x3x6xf32>, tensor<5x3x6xf32>, tensor<5x3x6xf32>, tensor<5x3x6xf32>, tensor<5x3x6xf32>, tensor<5x3x6xf32>, tensor<5x3x6xf32>, tensor<3x4xf32>, tensor<10x24xf32>, tensor<i32>, tensor<10x24xf32>, tensor<24xf32>, tensor<3x6xf32>, tensor<3x6xf32>
    cond {
      %c_56 = stablehlo.constant dense<5> : tensor<i32>
      %71 = stablehlo.compare LT, %iterArg_51, %c_56, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %71 : tensor<i1>
    } do {
      %c_56 = stablehlo.constant dense<5> : tensor<i32>
      %71 = stablehlo.subtract %c_56, %iterArg_51 : tensor<i32>
      %c_57 = stablehlo.constant dense<1> : tensor<i32>
      %72 = stablehlo.subtract %71, %c_57 : tensor<i32>
      %73 = func.call @dynamic_index_in_dim_1(%iterArg, %72) : (tensor<5x3x6xf32>, tensor<i32>) -> tensor<3x6xf32>
      %74 = func.call @dynamic_index_in_dim_2(%iterArg_37, %72) : (tensor<5x3x10xf32>, tensor<i32>) -> tensor<3x10xf32>
      %75 = func.call @dynamic_index_in_dim_1(%iterArg_38, %72) : (tensor<5x3x6xf32>, tensor<i32>) -> tensor<3x6xf32>
      %76 = func.call @dynamic_index_in_dim_1(%iterArg_39, %72) : (tensor<5x3x6xf32>, tensor<i32>) -> tensor<3x6xf32>
      %77 = func.call @dynamic_index_in_dim_1(%iterArg_40, %72) : (tensor<5x3x6xf32>, tensor<i32>) -> tensor<3x6xf32>
      %78 = func.call @dynamic_index_in_dim_1(%iterArg_41, %72) : (tensor<5x3x6xf32>, tensor<i32>) -> tensor<3x6xf32>
      %79 = func.call @dynamic_index_in_dim_1(%iterArg_42, %72) : (tensor<5x3x6xf32>, tensor<i32>) -> tensor<3x6xf32>
      %80 = func.call @dynamic_index_in_dim_1(%iterArg_43, %72) : (tensor<5x3x6xf32>, tensor<i32>) -> tensor<3x6xf32>
      %81 = func.call @dynamic_index_in_dim_1(%iterArg_44, %72) : (tensor<5x3x6xf32>, tensor<i32>) -> tensor<3x6xf32>
      %82 = func.call @dynamic_index_in_dim_1(%iterArg_45, %72) : (tensor<5x3x6xf32>, tensor<i32>) -> tensor<3x6xf32>
      %83 = func.call @dynamic_index_in_dim_1(%iterArg_46, %72) : (tensor<5x3x6xf32>, tensor<i32>) -> tensor<3x6xf32>
      %84 = func.call @dynamic_index_in_dim_1(%iterArg_47, %72) : (tensor<5x3x6xf32>, tensor<i32>) -> tensor<3x6xf32>
      %85 = func.call @dynamic_index_in_dim_1(%iterArg_48, %72) : (tensor<5x3x6xf32>, tensor<i32>) -> tensor<3x6xf32>
      %86:4 = func.call @closed_call_3(%iterArg_49, %iterArg_50, %iterArg_52, %iterArg_53, %iterArg_54, %iterArg_55, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85) : (tensor<3x4xf32>, tensor<10x24xf32>, tensor<10x24xf32>, tensor<24xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x10xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>) -> (tensor<10x24xf32>, tensor<24xf32>, tensor<3x6xf32>, tensor<3x6xf32>)
      %c_58 = stablehlo.constant dense<1> : tensor<i32>
      %87 = stablehlo.add %iterArg_51, %c_58 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_37, %iterArg_38, %iterArg_39, %iterArg_40, %iterArg_41, %iterArg_42, %iterArg_43, %iterArg_44, %iterArg_45, %iterArg_46, %iterArg_47, %iterArg_48, %iterArg_49, %iterArg_50, %87, %86#0, %86#1, %86#2, %86#3 : tensor<5x3x6xf32>, tensor<5x3x10xf32>, tensor<5x3x6xf32>, tensor<5x3x6xf32>, tensor<5x3x6xf32>, tensor<5x3x6xf32>, tensor<5x3x6xf32>, tensor<5x3x6xf32>, tensor<5x3x6xf32>, tensor<5x3x6xf32>, tensor<5x3x6xf32>, tensor<5x3x6xf32>, tensor<5x3x6xf32>, tensor<3x4xf32>, tensor<10x24xf32>, tensor<i32>, tensor<10x24xf32>, tensor<24xf32>, tensor<3x6xf32>, tensor<3x6xf32>
    }
    %cst_29 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %48 = stablehlo.multiply %47, %arg4 : tensor<2xf32>
    %49 = stablehlo.add %36, %48 : tensor<2xf32>
    %cst_30 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
    %51 = stablehlo.multiply %50, %arg5 : tensor<6x2xf32>
    %52 = stablehlo.add %38, %51 : tensor<6x2xf32>
    %cst_31 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %54 = stablehlo.multiply %53, %arg6 : tensor<24xf32>
    %55 = stablehlo.add %46#17, %54 : tensor<24xf32>
    %cst_32 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<10x24xf32>
    %57 = stablehlo.multiply %56, %arg7 : tensor<10x24xf32>
    %58 = stablehlo.add %46#16, %57 : tensor<10x24xf32>
    %cst_33 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %60 = stablehlo.multiply %59, %49 : tensor<2xf32>
    %cst_34 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
    %62 = stablehlo.multiply %61, %52 : tensor<6x2xf32>
    %cst_35 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %64 = stablehlo.multiply %63, %55 : tensor<24xf32>
    %cst_36 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<10x24xf32>
    %66 = stablehlo.multiply %65, %58 : tensor<10x24xf32>
    %67 = stablehlo.add %arg0, %60 : tensor<2xf32>
    %68 = stablehlo.add %arg1, %62 : tensor<6x2xf32>
    %69 = stablehlo.add %arg2, %64 : tensor<24xf32>
    %70 = stablehlo.add %arg3, %66 : tensor<10x24xf32>
    return %67, %68, %69, %70, %49, %52, %55, %58, %30 : tensor<2xf32>, tensor<6x2xf32>, tensor<24xf32>, tensor<10x24xf32>, tensor<2xf32>, tensor<6x2xf32>, tensor<24xf32>, tensor<10x24xf32>, tensor<f32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<5x3x4xf32>, %arg1: tensor<i32>) -> tensor<3x4xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 3, 4] : (tensor<5x3x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x3x4xf32>) -> tensor<3x4xf32>
    return %1 : tensor<3x4xf32>
  }
  func.func private @closed_call(%arg0: tensor<10x24xf32>, %arg1: tensor<3x24xf32>, %arg2: tensor<3x6xf32>, %arg3: tensor<3x6xf32>, %arg4: tensor<3x4xf32>) -> (tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x10xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>) {
    %0 = stablehlo.concatenate %arg4, %arg2, dim = 1 : (tensor<3x4xf32>, tensor<3x6xf32>) -> tensor<3x10xf32>
    %1 = stablehlo.dot_general %0, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x10xf32>, tensor<10x24xf32>) -> tensor<3x24xf32>
    %2 = stablehlo.add %1, %arg1 : tensor<3x24xf32>
    %3 = stablehlo.slice %2 [0:3, 0:6] : (tensor<3x24xf32>) -> tensor<3x6xf32>
    %4 = stablehlo.slice %2 [0:3, 6:12] : (tensor<3x24xf32>) -> tensor<3x6xf32>
    %5 = stablehlo.slice %2 [0:3, 12:18] : (tensor<3x24xf32>) -> tensor<3x6xf32>
    %6 = stablehlo.slice %2 [0:3, 18:24] : (tensor<3x24xf32>) -> tensor<3x6xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %8 = stablehlo.add %5, %7 : tensor<3x6xf32>
    %9 = stablehlo.negate %8 : tensor<3x6xf32>
    %10 = stablehlo.exponential %9 : tensor<3x6xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %12 = stablehlo.add %11, %10 : tensor<3x6xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %14 = stablehlo.divide %13, %12 : tensor<3x6xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %16 = stablehlo.subtract %15, %14 : tensor<3x6xf32>
    %17 = stablehlo.multiply %14, %16 : tensor<3x6xf32>
    %18 = stablehlo.multiply %14, %arg3 : tensor<3x6xf32>
    %19 = stablehlo.negate %3 : tensor<3x6xf32>
    %20 = stablehlo.exponential %19 : tensor<3x6xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %22 = stablehlo.add %21, %20 : tensor<3x6xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %24 = stablehlo.divide %23, %22 : tensor<3x6xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %26 = stablehlo.subtract %25, %24 : tensor<3x6xf32>
    %27 = stablehlo.multiply %24, %26 : tensor<3x6xf32>
    %28 = stablehlo.tanh %4 : tensor<3x6xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %30 = stablehlo.subtract %29, %28 : tensor<3x6xf32>
    %31 = stablehlo.multiply %24, %28 : tensor<3x6xf32>
    %32 = stablehlo.add %18, %31 : tensor<3x6xf32>
    %33 = stablehlo.negate %6 : tensor<3x6xf32>
    %34 = stablehlo.exponential %33 : tensor<3x6xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %36 = stablehlo.add %35, %34 : tensor<3x6xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %38 = stablehlo.divide %37, %36 : tensor<3x6xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %40 = stablehlo.subtract %39, %38 : tensor<3x6xf32>
    %41 = stablehlo.multiply %38, %40 : tensor<3x6xf32>
    %42 = stablehlo.tanh %32 : tensor<3x6xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %44 = stablehlo.subtract %43, %42 : tensor<3x6xf32>
    %45 = stablehlo.multiply %38, %42 : tensor<3x6xf32>
    return %45, %32, %45, %0, %17, %arg3, %14, %27, %28, %30, %24, %41, %42, %44, %38 : tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x10xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<5x3x6xf32>, %arg1: tensor<3x6xf32>, %arg2: tensor<i32>) -> tensor<5x3x6xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<3x6xf32>) -> tensor<1x3x6xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<5x3x6xf32>, tensor<1x3x6xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<5x3x6xf32>
    return %1 : tensor<5x3x6xf32>
  }
  func.func private @dynamic_update_index_in_dim_0(%arg0: tensor<5x3x10xf32>, %arg1: tensor<3x10xf32>, %arg2: tensor<i32>) -> tensor<5x3x10xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<3x10xf32>) -> tensor<1x3x10xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<5x3x10xf32>, tensor<1x3x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<5x3x10xf32>
    return %1 : tensor<5x3x10xf32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<5x3x6xf32>, %arg1: tensor<i32>) -> tensor<3x6xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 3, 6] : (tensor<5x3x6xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x6xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x3x6xf32>) -> tensor<3x6xf32>
    return %1 : tensor<3x6xf32>
  }
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<5x3x10xf32>, %arg1: tensor<i32>) -> tensor<3x10xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 3, 10] : (tensor<5x3x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x10xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x3x10xf32>) -> tensor<3x10xf32>
    return %1 : tensor<3x10xf32>
  }
  func.func private @closed_call_3(%arg0: tensor<3x4xf32>, %arg1: tensor<10x24xf32>, %arg2: tensor<10x24xf32>, %arg3: tensor<24xf32>, %arg4: tensor<3x6xf32>, %arg5: tensor<3x6xf32>, %arg6: tensor<3x6xf32>, %arg7: tensor<3x10xf32>, %arg8: tensor<3x6xf32>, %arg9: tensor<3x6xf32>, %arg10: tensor<3x6xf32>, %arg11: tensor<3x6xf32>, %arg12: tensor<3x6xf32>, %arg13: tensor<3x6xf32>, %arg14: tensor<3x6xf32>, %arg15: tensor<3x6xf32>, %arg16: tensor<3x6xf32>, %arg17: tensor<3x6xf32>, %arg18: tensor<3x6xf32>) -> (tensor<10x24xf32>, tensor<24xf32>, tensor<3x6xf32>, tensor<3x6xf32>) {
    %0 = stablehlo.add %arg4, %arg6 : tensor<3x6xf32>
    %1 = stablehlo.multiply %arg18, %0 : tensor<3x6xf32>
    %2 = stablehlo.multiply %0, %arg16 : tensor<3x6xf32>
    %3 = stablehlo.multiply %1, %arg17 : tensor<3x6xf32>
    %4 = stablehlo.add %arg5, %3 : tensor<3x6xf32>
    %5 = stablehlo.multiply %3, %arg16 : tensor<3x6xf32>
    %6 = stablehlo.add %4, %5 : tensor<3x6xf32>
    %7 = stablehlo.multiply %2, %arg15 : tensor<3x6xf32>
    %8 = stablehlo.multiply %arg14, %6 : tensor<3x6xf32>
    %9 = stablehlo.multiply %6, %arg12 : tensor<3x6xf32>
    %10 = stablehlo.multiply %8, %arg13 : tensor<3x6xf32>
    %11 = stablehlo.multiply %10, %arg12 : tensor<3x6xf32>
    %12 = stablehlo.add %10, %11 : tensor<3x6xf32>
    %13 = stablehlo.multiply %9, %arg11 : tensor<3x6xf32>
    %14 = stablehlo.multiply %arg10, %6 : tensor<3x6xf32>
    %15 = stablehlo.multiply %6, %arg9 : tensor<3x6xf32>
    %16 = stablehlo.multiply %15, %arg8 : tensor<3x6xf32>
    %17 = stablehlo.concatenate %13, %12, %16, %7, dim = 1 : (tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x24xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%17 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<3x24xf32>, tensor<f32>) -> tensor<24xf32>
    %19 = stablehlo.add %arg3, %18 : tensor<24xf32>
    %20 = stablehlo.dot_general %17, %arg7, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x24xf32>, tensor<3x10xf32>) -> tensor<24x10xf32>
    %21 = stablehlo.transpose %20, dims = [1, 0] : (tensor<24x10xf32>) -> tensor<10x24xf32>
    %22 = stablehlo.add %arg2, %21 : tensor<10x24xf32>
    %23 = stablehlo.dot_general %17, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x24xf32>, tensor<10x24xf32>) -> tensor<3x10xf32>
    %24 = stablehlo.slice %23 [0:3, 0:4] : (tensor<3x10xf32>) -> tensor<3x4xf32>
    %25 = stablehlo.slice %23 [0:3, 4:10] : (tensor<3x10xf32>) -> tensor<3x6xf32>
    return %22, %19, %25, %14 : tensor<10x24xf32>, tensor<24xf32>, tensor<3x6xf32>, tensor<3x6xf32>
  }
  func.func public @main() {
    %c0 = stablehlo.constant dense<[0x00000000, 0x00000000]> : tensor<2xf32>
    %a0 = stablehlo.optimization_barrier %c0 : tensor<2xf32>
    %c1 = stablehlo.constant dense<"0x9237F3BE48DB1FBE6392DABEC8F6AC3E08C9A9BE34040A3E25C6B83EA13A43BDFFF2E6BEFB49E43CEB4222BF2A0BC9BE"> : tensor<6x2xf32>
    %a1 = stablehlo.optimization_barrier %c1 : tensor<6x2xf32>
    %c2 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<24xf32>
    %a2 = stablehlo.optimization_barrier %c2 : tensor<24xf32>
    %c3 = stablehlo.constant dense<"0x2D9A18BF99430BBFFFF57D3DB923DABD194769BE2466B1BE5C1EADBE3674B73D1DA9C3BEEF150F3FCC3F6ABD4294923E6360C2BE8B4B65BEAA16E6BDB772083E8C0CB3BEF23BABBC3C6A91BE18D607BF291DA7BEE1BDC6BDB257C63EE84D783E4A9EAEBE8A2227BE72FD763E2585EF3E2260FCBD073E853CB61047BEDA54FCBE73AC82BD677A8C3EDA12C2BECC215BBE10A417BFCB24F2BEADB910BEE67AF6BE753409BF5610EFBEB476A9BD1B5D5CBEB966F23DB2378FBE85D7053FE73B2B3E779DC3BCB6CE6A3E91868B3EB8D6AABEEAC0533E9825CCBEF8D3653D3084E9BE351012BE90FF193E935965BE0B2F933E6C96BEBDAD91BC3B2FF79F3E3C1D8E3E484AF53E7B0B6A3E2833D23E6C53AABEEF993B3E308E463E4EE9B8BE2224BE3EEBCE9FBADD6C03BD26CBAF3BA86A583E496B2E3E9F2081BDDB47FFBD3B245C3EADD4ECBE856A2E3E791393BE7903F1BA531433BECB96CF3EE0B7F1BE5D84A63EB69B5ABE1955E43D836D65BE8B7ADB3CFC3CA53CA2E5DF3C492D4CBD074C533ED4C04DBE8007803D5984C2BE46697B3EA8301A3E792C383EE6B58EBE4DC4F23D21B08DBEDAC781BC5C663E3E7CE8C43E8730433E0434B1BE4F5B0DBF5CFB0B3E8E0B94BE72A5DA3A68993BBE0A3E5EBDD968F7BCA881DA3EA41BCBBDDE6ABABEDFF92BBE358AF9BC8E48AD3E4C57E3BD89491CBE9C8079BE67335F3E089B113DC63B26BDEC511A3EA34A71BE044FCD3E42ECFEBE0FC5073E45EF8B3C3656D23EED7CD8BE9F351B3E2B936DBD5417533E85D36D3D86086F3E29BFC93ED2F0FE3C67D6B9BE053E62BE183DD5BE9B85893E0C2521BD670A30BC8885EEBEA85EB5BC3B1EBABE665E4E3E685797BD3BAE69BCEE14B4BD398A0FBE4958223E8B9CACBC4D7D1A3B93FD413EED168CBEC9D6273E9616393EB52130BEAEAC1FBFA2598C3E304D603E6F873DBEB29D093E66889ABD578CADBEB8FA743DA24A04BE6EB9293DEBC4033F0951E1BE95CDB2BEE09E4A3EA030D2BEFAFFA43E2EE5243DE79BF63EBBFAF33DC04917BDD213A73EFF6A5DBD64F1AEBE3421D53C38D2993E916B633E4B32A03E9D1CBE3D0B9E79BE52F506BE84342E3EB98109BE7A85C03D487DAEBDEB4C3BBE3063ECBE6287D43E2C4ED1BECA053DBE509BA6BBF20494BD0B1AF1BE3A3BA6BD6CD213BF35081DBF26AD213FAF148A3D3FDE7CBD0C94E93E7CEA443EC9D64C3DD9502CBED3F53ABED9A36EBEECE31E3E224120BE3CD3E93EF71E8F3E4EE712BD256D1D3C28A70DBFFE1CB03EE13104BFC948963E84B82D3C2E74EC3E452FE3BD9B30833E4BAE13BF2D6F91BEC570933DE57EFB3DE1464A3E1A7DBABE"> : tensor<10x24xf32>
    %a3 = stablehlo.optimization_barrier %c3 : tensor<10x24xf32>
    %c4 = stablehlo.constant dense<[0x00000000, 0x00000000]> : tensor<2xf32>
    %a4 = stablehlo.optimization_barrier %c4 : tensor<2xf32>
    %c5 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<6x2xf32>
    %a5 = stablehlo.optimization_barrier %c5 : tensor<6x2xf32>
    %c6 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<24xf32>
    %a6 = stablehlo.optimization_barrier %c6 : tensor<24xf32>
    %c7 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<10x24xf32>
    %a7 = stablehlo.optimization_barrier %c7 : tensor<10x24xf32>
    %c8 = stablehlo.constant dense<"0xBF3E89BE12CCFDBEA42F2B3FC6FEAE3EA14890BE1E5AFCBE747B513FF55D813E76BE613EF47C86BF296B9DBECF4871BF11CAEFBEABF0A7BE8A285A3F7E02813F67C804BEB424163F27A35BBE8F35D1BD1659B33D95192BBF4B214DBDD4CBF63E47D6433F93F9FFBF6F5B733FB054433FCA5CBF3F8675E13A2509843ED528463FEE5E47BFFBB88C3F2CDBBC3FC9E5143FA413D63EB843FB3FBA9DCEBF104FACBE24B153BF56A28EBFA1C341BF3C61533FE571693F5027393F966D38BF939A713D4062B2BFCFB94D3EB2BAD9BD9420C03FF4D4663F2792DD3F9DBF22BF051A19BE240027BF4C7AF5BF4DE0293FD655F2BE"> : tensor<5x3x4xf32>
    %a8 = stablehlo.optimization_barrier %c8 : tensor<5x3x4xf32>
    %c9 = stablehlo.constant dense<"0xDAF4FE3E407AA0BE45FCCB3EE13162BFC9A0E33E771D963F"> : tensor<3x2xf32>
    %a9 = stablehlo.optimization_barrier %c9 : tensor<3x2xf32>
    %s0:9 = call @program(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9) : (tensor<2xf32>, tensor<6x2xf32>, tensor<24xf32>, tensor<10x24xf32>, tensor<2xf32>, tensor<6x2xf32>, tensor<24xf32>, tensor<10x24xf32>, tensor<5x3x4xf32>, tensor<3x2xf32>) -> (tensor<2xf32>, tensor<6x2xf32>, tensor<24xf32>, tensor<10x24xf32>, tensor<2xf32>, tensor<6x2xf32>, tensor<24xf32>, tensor<10x24xf32>, tensor<f32>)
    %s1:9 = call @program(%s0#0, %s0#1, %s0#2, %s0#3, %s0#4, %s0#5, %s0#6, %s0#7, %a8, %a9) : (tensor<2xf32>, tensor<6x2xf32>, tensor<24xf32>, tensor<10x24xf32>, tensor<2xf32>, tensor<6x2xf32>, tensor<24xf32>, tensor<10x24xf32>, tensor<5x3x4xf32>, tensor<3x2xf32>) -> (tensor<2xf32>, tensor<6x2xf32>, tensor<24xf32>, tensor<10x24xf32>, tensor<2xf32>, tensor<6x2xf32>, tensor<24xf32>, tensor<10x24xf32>, tensor<f32>)
    %s2:9 = call @program(%s1#0, %s1#1, %s1#2, %s1#3, %s1#4, %s1#5, %s1#6, %s1#7, %a8, %a9) : (tensor<2xf32>, tensor<6x2xf32>, tensor<24xf32>, tensor<10x24xf32>, tensor<2xf32>, tensor<6x2xf32>, tensor<24xf32>, tensor<10x24xf32>, tensor<5x3x4xf32>, tensor<3x2xf32>) -> (tensor<2xf32>, tensor<6x2xf32>, tensor<24xf32>, tensor<10x24xf32>, tensor<2xf32>, tensor<6x2xf32>, tensor<24xf32>, tensor<10x24xf32>, tensor<f32>)
    check.expect_almost_eq_const %s2#0, dense<[0x3E591136, 0xBC27B50A]> : tensor<2xf32>, tolerance = 2.119797170e-05
    check.expect_almost_eq_const %s2#1, dense<"0xE686E1BE18C4CBBD0DBDCEBEF7FFB53E77E8ADBE1D89263EBEB7C03E4FF259BD6855ECBE2E4A933D073C22BF3324B4BE"> : tensor<6x2xf32>, tolerance = 6.337284446e-05
    check.expect_almost_eq_const %s2#2, dense<"0x711794BB57308ABAB858853AC05DBAB95347843B5EC913BCDA94A9BD6C8457BDCAFAA3BCF59C0A3DA00EF7BC9CC9ADBD4DBE40BBACACBFBBEBE25C3B755EB03AF2C4E23A3C9981BBA49901BC6985DEBA353F8F3A3F9D0A3B6CF0293B3F8C2CBC"> : tensor<24xf32>, tolerance = 8.485719562e-06
    check.expect_almost_eq_const %s2#3, dense<"0xE17B16BFD2D30ABFCE39853DDD47CCBD031A66BEDE73AEBE33C8A1BEB46DDF3D65DBC0BEC7EE0D3F5F2A5EBDFE2F973E20D9C2BE4E2F68BE9F23E8BD4BEB063E8820B3BE47C4B3BC2AD88EBED7ED07BF745DA7BEBDE1C4BDBD4FC53EB1C37C3E7CBAA6BE0ABC1BBE7C1D783E0E9CF43ECD60EEBDE3F7083DD1E320BE1A1204BF144AA4BD33D8953E20D0C2BE43172BBE344E18BF54C0F6BE4B940FBE3B46F7BECD2D09BFD878F0BE004390BD914F5FBE92D1F83D2E1D8FBED265063F572B3E3E1DD00ABD00C1673E58678B3E4CE5ACBE51DC4F3E29A1CEBEB8BBCE3C3761E4BE576203BE07A7113EB13262BEFC34863EEA85BDBD96603B3C6BF09E3E32308E3E7B26F53E5661693EC5AFCF3E650EA9BE19593A3E500E473E07F2B9BEF196BA3E4862693AE57418BDEFD4AF3B70C8573ECC742F3EB63C6FBDA85604BE8E1D2D3EDF49F4BE264F3A3E48509ABE1880123CF30334BE00FBCF3E86DCF0BE5CE6A63E4AA159BEC6E9E23DBB0463BECD5AC73C47DFA83CC3DFD93C08F83ABDAF34593E5E524DBEB151803DA279C2BE3BD27B3EF4841A3EF438383E3FEC8FBEAC60EE3D8C058EBE952A68BC6DA43D3EAC39C33EAEF1423E1E76B1BE99530DBFF3F00B3ECA0494BEB8DBB33A9B7E3BBECDDF5EBDBA63F7BC4A89DA3E8B04CBBD1F60BABEF56F2CBEF623F4BCD351AD3ED0EAE2BD3CB21BBE69B879BEB83F5C3EF5BF003DA0872DBD222D1C3E21D971BE6D53CD3E58FBFEBECDC6063EB7768E3C5D4ED23EF272D8BE95F01A3E69E86CBDB6AD523E5D70703D8F8F6F3E10E1C93EDE10003D00E0B9BE9D3A62BE4F3ED5BEF97D893EBCE921BD51BA26BCC727ECBEF6B99ABCA7A7B8BEB6554B3E919691BD68E024BC0992B3BD09D40EBE82FC213EF6F3ADBC9E4E123B8A42423EF4B38BBEF4BA273E091E393E043530BE23B31FBFD1D98C3E8B965F3E7B913DBE0789093E5FA79BBDD69BADBED1D8713D373106BE1FC5263D2F49033FD8FBE0BE17A7B3BE01894A3E5F22D2BE44FCA43E65A5253D48B8F63EB91BF43DE2AD16BD029BA63EE0F95CBDFBE0AEBE9D10D63C8EE4993E4C44623EA35BA03E6D6BBE3D9CB679BE3B9106BEC9262E3EC0E108BE11DDC43DDB49AABD367A38BE8C19EDBEAED6D53E3DE7D0BEB80E3DBE334CA1BB0F6E94BDD43BF1BE9D66A6BDB8D813BF4FC91CBF11AB213F8CF2893D26387DBD8576E93E190E463E13FA4D3DC94B2CBE081D3BBE8C496EBEBDEB1E3E627F20BE6337E83E32A28E3E640514BD4BBD3A3C23E20DBF2FEAAD3E694504BF5F05963E71F7303CFD6CEC3E360FE3BD6802833E6FB613BFE15291BE4EE0923D884CFB3D570B4A3E4CAABABE"> : tensor<10x24xf32>, tolerance = 6.315165162e-05
    check.expect_almost_eq_const %s2#4, dense<[0xBF6DAD09, 0x3D4BAB47]> : tensor<2xf32>, tolerance = 9.284215569e-05
    check.expect_almost_eq_const %s2#5, dense<"0x830918BEAAA487BE47BCC8BDF9CAB2BD165F083D2CCE0ABE72FA8EBDB903D73C1DC62F3D6A405ABE2251F83ABC7746BE"> : tensor<6x2xf32>, tolerance = 2.649281621e-05
    check.expect_almost_eq_const %s2#6, dense<"0xD6B49F3C484E123BF233ACBB54A0B43A0D0294BCC40A243D435ABF3EB1CA633E1877B03D068718BEC6FB073EFB15C13E8E9A423C74E4D83C0FEB77BC9832C8BB2BC602BCF03C8A3CADCC0C3D09C0AA3B67C9B4BB9C461CBC74E23FBCAB1F423D"> : tensor<24xf32>, tolerance = 3.771208227e-05
    check.expect_almost_eq_const %s2#7, dense<"0xDFF613BDADB3FDBB66E65DBCAB6CF3BCF12368BC2161E5BC5283CBBDDB87B0BD363DC2BC2287A23CD90853BC614C2BBDA1C97B3B2B40613C1043973B5F4DD73B989C3B3AEC35A13B7EADABBCBAC1623BD69D023BE2C96EBBF75A0E3C4A069EBC3B388CBDC99A42BDA88749BBF87F34BDA55DEFBC04FE97BD404234BEAD24F23DCDF89A3D842CA3BD221EB93B3EC26FBEEEA32F3C9BEC233D9287A9BB7794E03BD59107BA45864B3C1D175ABDF9AD623C48306EBC8FEDBEB99CAD12BC8C919DBDBB3C363D62EB733CBB610D3A0619923C7A4C8D3C34E5953C63C6143E754552BDF86188BD9CC80F3DE32F50BCD94C023E1EAC08BB3D59D7BC2E29163C6FC923BA51688C3A4BC75B3B15E4AD3CD6BB40BCF9ADB83B8A891BBB0C54153C902EEA3C07ED2BBC5C35C03CFB75FC3917B71C3B8A1284BB6D75AFBC838F2E3CC595573E0A12873DDCC950BD5AF7803D0E8580BD9B59853B8BC783BB8E24FEBBD47B56BB93E58FBBFB97663BE7B033BC7719233C968A0BBB63EE443B641C97BCDD9EBFBC1396F5BA31441DBA1B11A2B97EADDEBA7486ACBA2AA3B5B92289183C30590D3C47D8173BFA0AD9BB92FB2C3B30F75A3CE237723AD17A073B83E4ECB9EE54413939375AB981579A3AB39108BABA04363AA451D0B7F19A56B92DBD2CB9DD49E3B9CE59083B9AC43DBB408777B9AF276ABA72101DBB8C8D9B3AF6E44C3C532B983CF2CDFA3B2C6AF7BB0686DB3A52B504BB78A2E73968D3853BFC6EB9BA767495390AE1C3B9B54DA23A2C3E3FBA7AB0DE3A022A40BBA9A20FBBD3A28CBAC76AAFB922A8CF39873D7A396BDBE0385A7E903933EA533A907731BB99FCA8BC65005EBC39DC4FBC61D2543CEBC84CBCD06594BC145880BAFD8C52BB465ECB3A21FA433A1C960F3AF0EC86BAE53C57BBCEFA493A1266AAB87229B43949D0E33901B88FBBB88E4C3BD3BC10B972956F39F73F1D3BACA3003A6273703BF6750D3CD3182A3B80FA0C3C270344BB3EAEF83BE8FE3938E53AF7B9D10F7939E3B558BA072C7FBAE00590B93D9D2BBAE5A1833B50C543BA8F9119BA4C1D13BA495128BA0090A43B395BB8BAD86C93B929F1143A663EDBBAE22C923922A43CBBA47119BC42AF09BC52D84CBC03E2CA3B3B993EBC70F132BBCA7F4539B3FB6BBA6AFD653AED5A983A5397B53941B4ED392B8288BBD9D5E3398C75A9395600E6391B9E863A21EEA2BB7828ACBACF815EB81B8B3B3A5A72C4BA508468B8D52C743AC9344D3C795E4D3BBB112A3AAA69E9BB80145F3BFF9F903C0F4D983A7AEB0A3B3A3E59BAAEA58A39ECD282B9DD83A93A37D1CB3993A079BA0BCCA23A40C3003A5699863A40F7963A"> : tensor<10x24xf32>, tolerance = 2.341394126e-05
    check.expect_almost_eq_const %s2#8, dense<0x3EDE832E> : tensor<f32>, tolerance = 4.345945716e-05
    return
  }
}
