// Printed by JAX 0.10.2: python test/Programs/print_programs.py with_jax_lstm
// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

module @with_jax_lstm {
  func.func public @program(%arg0: tensor<24xf32>, %arg1: tensor<6x24xf32>, %arg2: tensor<6x2xf32>, %arg3: tensor<3x24xf32>, %arg4: tensor<24xf32>, %arg5: tensor<6x24xf32>, %arg6: tensor<6x2xf32>, %arg7: tensor<3x24xf32>, %arg8: tensor<4x7x3xf32>, %arg9: tensor<4x2xf32>) -> (tensor<24xf32> {jax.result_info = "result[0][0]['b']"}, tensor<6x24xf32> {jax.result_info = "result[0][0]['h']"}, tensor<6x2xf32> {jax.result_info = "result[0][0]['out']"}, tensor<3x24xf32> {jax.result_info = "result[0][0]['x']"}, tensor<24xf32> {jax.result_info = "result[0][1][0].trace['b']"}, tensor<6x24xf32> {jax.result_info = "result[0][1][0].trace['h']"}, tensor<6x2xf32> {jax.result_info = "result[0][1][0].trace['out']"}, tensor<3x24xf32> {jax.result_info = "result[0][1][0].trace['x']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %1 = stablehlo.transpose %arg8, dims = [1, 0, 2] : (tensor<4x7x3xf32>) -> tensor<7x4x3xf32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x4x6xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7x4x6xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7x4x6xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<7x4x6xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<7x4x6xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<7x4x6xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<7x4x6xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<7x4x6xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<7x4x6xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<7x4x6xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<7x4x6xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<7x4x6xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<7x4x6xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %16:20 = stablehlo.while(%iterArg = %1, %iterArg_35 = %arg3, %iterArg_36 = %arg1, %iterArg_37 = %2, %iterArg_38 = %c, %iterArg_39 = %0, %iterArg_40 = %0, %iterArg_41 = %3, %iterArg_42 = %4, %iterArg_43 = %5, %iterArg_44 = %6, %iterArg_45 = %7, %iterArg_46 = %8, %iterArg_47 = %9, %iterArg_48 = %10, %iterArg_49 = %11, %iterArg_50 = %12, %iterArg_51 = %13, %iterArg_52 = %14, %iterArg_53 = %15) : tensor<7x4x3xf32>, tensor<3x24xf32>, tensor<6x24xf32>, tensor<1x24xf32>, tensor<i32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<7x4x6xf32>, tensor<7x4x6xf32>, tensor<7x4x6xf32>, tensor<7x4x6xf32>, tensor<7x4x6xf32>, tensor<7x4x6xf32>, tensor<7x4x6xf32>, tensor<7x4x6xf32>, tensor<7x4x6xf32>, tensor<7x4x6xf32>, tensor<7x4x6xf32>, tensor<7x4x6xf32>, tensor<7x4x6xf32>
    cond {
      %c_54 = stablehlo.constant dense<7> : tensor<i32>
      %66 = stablehlo.compare LT, %iterArg_38, %c_54, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %66 : tensor<i1>
    } do {
      %66 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_38) : (tensor<7x4x3xf32>, tensor<i32>) -> tensor<4x3xf32>
      %67:15 = func.call @closed_call(%iterArg_35, %iterArg_36, %iterArg_37, %iterArg_39, %iterArg_40, %66) : (tensor<3x24xf32>, tensor<6x24xf32>, tensor<1x24xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x3xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>)
      %68 = func.call @dynamic_update_index_in_dim(%iterArg_41, %67#2, %iterArg_38) : (tensor<7x4x6xf32>, tensor<4x6xf32>, tensor<i32>) -> tensor<7x4x6xf32>
      %69 = func.call @dynamic_update_index_in_dim(%iterArg_42, %67#3, %iterArg_38) : (tensor<7x4x6xf32>, tensor<4x6xf32>, tensor<i32>) -> tensor<7x4x6xf32>
      %70 = func.call @dynamic_update_index_in_dim(%iterArg_43, %67#4, %iterArg_38) : (tensor<7x4x6xf32>, tensor<4x6xf32>, tensor<i32>) -> tensor<7x4x6xf32>
      %71 = func.call @dynamic_update_index_in_dim(%iterArg_44, %67#5, %iterArg_38) : (tensor<7x4x6xf32>, tensor<4x6xf32>, tensor<i32>) -> tensor<7x4x6xf32>
      %72 = func.call @dynamic_update_index_in_dim(%iterArg_45, %67#6, %iterArg_38) : (tensor<7x4x6xf32>, tensor<4x6xf32>, tensor<i32>) -> tensor<7x4x6xf32>
      %73 = func.call @dynamic_update_index_in_dim(%iterArg_46, %67#7, %iterArg_38) : (tensor<7x4x6xf32>, tensor<4x6xf32>, tensor<i32>) -> tensor<7x4x6xf32>
      %74 = func.call @dynamic_update_index_in_dim(%iterArg_47, %67#8, %iterArg_38) : (tensor<7x4x6xf32>, tensor<4x6xf32>, tensor<i32>) -> tensor<7x4x6xf32>
      %75 = func.call @dynamic_update_index_in_dim(%iterArg_48, %67#9, %iterArg_38) : (tensor<7x4x6xf32>, tensor<4x6xf32>, tensor<i32>) -> tensor<7x4x6xf32>
      %76 = func.call @dynamic_update_index_in_dim(%iterArg_49, %67#10, %iterArg_38) : (tensor<7x4x6xf32>, tensor<4x6xf32>, tensor<i32>) -> tensor<7x4x6xf32>
      %77 = func.call @dynamic_update_index_in_dim(%iterArg_50, %67#11, %iterArg_38) : (tensor<7x4x6xf32>, tensor<4x6xf32>, tensor<i32>) -> tensor<7x4x6xf32>
      %78 = func.call @dynamic_update_index_in_dim(%iterArg_51, %67#12, %iterArg_38) : (tensor<7x4x6xf32>, tensor<4x6xf32>, tensor<i32>) -> tensor<7x4x6xf32>
      %79 = func.call @dynamic_update_index_in_dim(%iterArg_52, %67#13, %iterArg_38) : (tensor<7x4x6xf32>, tensor<4x6xf32>, tensor<i32>) -> tensor<7x4x6xf32>
      %80 = func.call @dynamic_update_index_in_dim(%iterArg_53, %67#14, %iterArg_38) : (tensor<7x4x6xf32>, tensor<4x6xf32>, tensor<i32>) -> tensor<7x4x6xf32>
      %c_54 = stablehlo.constant dense<1> : tensor<i32>
      %81 = stablehlo.add %iterArg_38, %c_54 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_35, %iterArg_36, %iterArg_37, %81, %67#0, %67#1, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80 : tensor<7x4x3xf32>, tensor<3x24xf32>, tensor<6x24xf32>, tensor<1x24xf32>, tensor<i32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<7x4x6xf32>, tensor<7x4x6xf32>, tensor<7x4x6xf32>, tensor<7x4x6xf32>, tensor<7x4x6xf32>, tensor<7x4x6xf32>, tensor<7x4x6xf32>, tensor<7x4x6xf32>, tensor<7x4x6xf32>, tensor<7x4x6xf32>, tensor<7x4x6xf32>, tensor<7x4x6xf32>, tensor<7x4x6xf32>
    }
    %17 = stablehlo.slice %16#7 [6:7, 0:4, 0:6] : (tensor<7x4x6xf32>) -> tensor<1x4x6xf32>
    %18 = stablehlo.reshape %17 : (tensor<1x4x6xf32>) -> tensor<4x6xf32>
    %19 = stablehlo.dot_general %18, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x6xf32>, tensor<6x2xf32>) -> tensor<4x2xf32>
    %20 = stablehlo.subtract %19, %arg9 : tensor<4x2xf32>
    %21 = stablehlo.multiply %20, %20 : tensor<4x2xf32>
    %cst_13 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %23 = stablehlo.multiply %22, %20 : tensor<4x2xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%21 init: %cst_14) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_15 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %25 = stablehlo.divide %24, %cst_15 : tensor<f32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_19 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %28 = stablehlo.divide %cst_18, %cst_19 : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %30 = stablehlo.multiply %29, %23 : tensor<4x2xf32>
    %31 = stablehlo.dot_general %30, %18, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x2xf32>, tensor<4x6xf32>) -> tensor<2x6xf32>
    %32 = stablehlo.transpose %31, dims = [1, 0] : (tensor<2x6xf32>) -> tensor<6x2xf32>
    %33 = stablehlo.dot_general %30, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x2xf32>, tensor<6x2xf32>) -> tensor<4x6xf32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [1, 2] : (tensor<4x6xf32>) -> tensor<1x4x6xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.pad %34, %cst_20, low = [6, 0, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<1x4x6xf32>, tensor<f32>) -> tensor<7x4x6xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<3x24xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<6x24xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %41:21 = stablehlo.while(%iterArg = %35, %iterArg_35 = %1, %iterArg_36 = %16#8, %iterArg_37 = %16#9, %iterArg_38 = %16#10, %iterArg_39 = %16#11, %iterArg_40 = %16#12, %iterArg_41 = %16#13, %iterArg_42 = %16#14, %iterArg_43 = %16#15, %iterArg_44 = %16#16, %iterArg_45 = %16#17, %iterArg_46 = %16#18, %iterArg_47 = %16#19, %iterArg_48 = %arg1, %iterArg_49 = %c_26, %iterArg_50 = %38, %iterArg_51 = %39, %iterArg_52 = %40, %iterArg_53 = %36, %iterArg_54 = %37) : tensor<7x4x6xf32>, tensor<7x4x3xf32>, tensor<7x4x6xf32>, tensor<7x4x6xf32>, tensor<7x4x6xf32>, tensor<7x4x6xf32>, tensor<7x4x6xf32>, tensor<7x4x6xf32>, tensor<7x4x6xf32>, tensor<7x4x6xf32>, tensor<7x4x6xf32>, tensor<7x4x6xf32>, tensor<7x4x6xf32>, tensor<7x4x6xf32>, tensor<6x24xf32>, tensor<i32>, tensor<3x24xf32>, tensor<6x24xf32>, tensor<24xf32>, tensor<4x6xf32>, tensor<4x6xf32>
    cond {
      %c_55 = stablehlo.constant dense<7> : tensor<i32>
      %66 = stablehlo.compare LT, %iterArg_49, %c_55, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %66 : tensor<i1>
    } do {
      %c_55 = stablehlo.constant dense<7> : tensor<i32>
      %66 = stablehlo.subtract %c_55, %iterArg_49 : tensor<i32>
      %c_56 = stablehlo.constant dense<1> : tensor<i32>
      %67 = stablehlo.subtract %66, %c_56 : tensor<i32>
      %68 = func.call @dynamic_index_in_dim_0(%iterArg, %67) : (tensor<7x4x6xf32>, tensor<i32>) -> tensor<4x6xf32>
      %69 = func.call @dynamic_index_in_dim(%iterArg_35, %67) : (tensor<7x4x3xf32>, tensor<i32>) -> tensor<4x3xf32>
      %70 = func.call @dynamic_index_in_dim_0(%iterArg_36, %67) : (tensor<7x4x6xf32>, tensor<i32>) -> tensor<4x6xf32>
      %71 = func.call @dynamic_index_in_dim_0(%iterArg_37, %67) : (tensor<7x4x6xf32>, tensor<i32>) -> tensor<4x6xf32>
      %72 = func.call @dynamic_index_in_dim_0(%iterArg_38, %67) : (tensor<7x4x6xf32>, tensor<i32>) -> tensor<4x6xf32>
      %73 = func.call @dynamic_index_in_dim_0(%iterArg_39, %67) : (tensor<7x4x6xf32>, tensor<i32>) -> tensor<4x6xf32>
      %74 = func.call @dynamic_index_in_dim_0(%iterArg_40, %67) : (tensor<7x4x6xf32>, tensor<i32>) -> tensor<4x6xf32>
      %75 = func.call @dynamic_index_in_dim_0(%iterArg_41, %67) : (tensor<7x4x6xf32>, tensor<i32>) -> tensor<4x6xf32>
      %76 = func.call @dynamic_index_in_dim_0(%iterArg_42, %67) : (tensor<7x4x6xf32>, tensor<i32>) -> tensor<4x6xf32>
      %77 = func.call @dynamic_index_in_dim_0(%iterArg_43, %67) : (tensor<7x4x6xf32>, tensor<i32>) -> tensor<4x6xf32>
      %78 = func.call @dynamic_index_in_dim_0(%iterArg_44, %67) : (tensor<7x4x6xf32>, tensor<i32>) -> tensor<4x6xf32>
      %79 = func.call @dynamic_index_in_dim_0(%iterArg_45, %67) : (tensor<7x4x6xf32>, tensor<i32>) -> tensor<4x6xf32>
      %80 = func.call @dynamic_index_in_dim_0(%iterArg_46, %67) : (tensor<7x4x6xf32>, tensor<i32>) -> tensor<4x6xf32>
      %81 = func.call @dynamic_index_in_dim_0(%iterArg_47, %67) : (tensor<7x4x6xf32>, tensor<i32>) -> tensor<4x6xf32>
      %82:5 = func.call @closed_call_1(%iterArg_48, %iterArg_50, %iterArg_51, %iterArg_52, %iterArg_53, %iterArg_54, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81) : (tensor<6x24xf32>, tensor<3x24xf32>, tensor<6x24xf32>, tensor<24xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x3xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>) -> (tensor<3x24xf32>, tensor<6x24xf32>, tensor<24xf32>, tensor<4x6xf32>, tensor<4x6xf32>)
      %c_57 = stablehlo.constant dense<1> : tensor<i32>
      %83 = stablehlo.add %iterArg_49, %c_57 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_35, %iterArg_36, %iterArg_37, %iterArg_38, %iterArg_39, %iterArg_40, %iterArg_41, %iterArg_42, %iterArg_43, %iterArg_44, %iterArg_45, %iterArg_46, %iterArg_47, %iterArg_48, %83, %82#0, %82#1, %82#2, %82#3, %82#4 : tensor<7x4x6xf32>, tensor<7x4x3xf32>, tensor<7x4x6xf32>, tensor<7x4x6xf32>, tensor<7x4x6xf32>, tensor<7x4x6xf32>, tensor<7x4x6xf32>, tensor<7x4x6xf32>, tensor<7x4x6xf32>, tensor<7x4x6xf32>, tensor<7x4x6xf32>, tensor<7x4x6xf32>, tensor<7x4x6xf32>, tensor<7x4x6xf32>, tensor<6x24xf32>, tensor<i32>, tensor<3x24xf32>, tensor<6x24xf32>, tensor<24xf32>, tensor<4x6xf32>, tensor<4x6xf32>
    }
    %cst_27 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %43 = stablehlo.multiply %42, %arg4 : tensor<24xf32>
    %44 = stablehlo.add %41#18, %43 : tensor<24xf32>
    %cst_28 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<6x24xf32>
    %46 = stablehlo.multiply %45, %arg5 : tensor<6x24xf32>
    %47 = stablehlo.add %41#17, %46 : tensor<6x24xf32>
    %cst_29 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
    %49 = stablehlo.multiply %48, %arg6 : tensor<6x2xf32>
    %50 = stablehlo.add %32, %49 : tensor<6x2xf32>
    %cst_30 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<3x24xf32>
    %52 = stablehlo.multiply %51, %arg7 : tensor<3x24xf32>
    %53 = stablehlo.add %41#16, %52 : tensor<3x24xf32>
    %cst_31 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %55 = stablehlo.multiply %54, %44 : tensor<24xf32>
    %cst_32 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<6x24xf32>
    %57 = stablehlo.multiply %56, %47 : tensor<6x24xf32>
    %cst_33 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
    %59 = stablehlo.multiply %58, %50 : tensor<6x2xf32>
    %cst_34 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<3x24xf32>
    %61 = stablehlo.multiply %60, %53 : tensor<3x24xf32>
    %62 = stablehlo.add %arg0, %55 : tensor<24xf32>
    %63 = stablehlo.add %arg1, %57 : tensor<6x24xf32>
    %64 = stablehlo.add %arg2, %59 : tensor<6x2xf32>
    %65 = stablehlo.add %arg3, %61 : tensor<3x24xf32>
    return %62, %63, %64, %65, %44, %47, %50, %53, %25 : tensor<24xf32>, tensor<6x24xf32>, tensor<6x2xf32>, tensor<3x24xf32>, tensor<24xf32>, tensor<6x24xf32>, tensor<6x2xf32>, tensor<3x24xf32>, tensor<f32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<7x4x3xf32>, %arg1: tensor<i32>) -> tensor<4x3xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 4, 3] : (tensor<7x4x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x3xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x3xf32>) -> tensor<4x3xf32>
    return %1 : tensor<4x3xf32>
  }
  func.func private @closed_call(%arg0: tensor<3x24xf32>, %arg1: tensor<6x24xf32>, %arg2: tensor<1x24xf32>, %arg3: tensor<4x6xf32>, %arg4: tensor<4x6xf32>, %arg5: tensor<4x3xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>) {
    %0 = stablehlo.dot_general %arg5, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x3xf32>, tensor<3x24xf32>) -> tensor<4x24xf32>
    %1 = stablehlo.dot_general %arg3, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x6xf32>, tensor<6x24xf32>) -> tensor<4x24xf32>
    %2 = stablehlo.add %0, %1 : tensor<4x24xf32>
    %3 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<4x24xf32>
    %4 = stablehlo.add %2, %3 : tensor<4x24xf32>
    %5 = stablehlo.slice %4 [0:4, 0:6] : (tensor<4x24xf32>) -> tensor<4x6xf32>
    %6 = stablehlo.slice %4 [0:4, 6:12] : (tensor<4x24xf32>) -> tensor<4x6xf32>
    %7 = stablehlo.slice %4 [0:4, 12:18] : (tensor<4x24xf32>) -> tensor<4x6xf32>
    %8 = stablehlo.slice %4 [0:4, 18:24] : (tensor<4x24xf32>) -> tensor<4x6xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %10 = stablehlo.add %6, %9 : tensor<4x6xf32>
    %11 = stablehlo.negate %10 : tensor<4x6xf32>
    %12 = stablehlo.exponential %11 : tensor<4x6xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %14 = stablehlo.add %13, %12 : tensor<4x6xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %16 = stablehlo.divide %15, %14 : tensor<4x6xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %18 = stablehlo.subtract %17, %16 : tensor<4x6xf32>
    %19 = stablehlo.multiply %16, %18 : tensor<4x6xf32>
    %20 = stablehlo.multiply %16, %arg4 : tensor<4x6xf32>
    %21 = stablehlo.negate %5 : tensor<4x6xf32>
    %22 = stablehlo.exponential %21 : tensor<4x6xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %24 = stablehlo.add %23, %22 : tensor<4x6xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %26 = stablehlo.divide %25, %24 : tensor<4x6xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %28 = stablehlo.subtract %27, %26 : tensor<4x6xf32>
    %29 = stablehlo.multiply %26, %28 : tensor<4x6xf32>
    %30 = stablehlo.tanh %7 : tensor<4x6xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %32 = stablehlo.subtract %31, %30 : tensor<4x6xf32>
    %33 = stablehlo.multiply %26, %30 : tensor<4x6xf32>
    %34 = stablehlo.add %20, %33 : tensor<4x6xf32>
    %35 = stablehlo.negate %8 : tensor<4x6xf32>
    %36 = stablehlo.exponential %35 : tensor<4x6xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %38 = stablehlo.add %37, %36 : tensor<4x6xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %40 = stablehlo.divide %39, %38 : tensor<4x6xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %42 = stablehlo.subtract %41, %40 : tensor<4x6xf32>
    %43 = stablehlo.multiply %40, %42 : tensor<4x6xf32>
    %44 = stablehlo.tanh %34 : tensor<4x6xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %46 = stablehlo.subtract %45, %44 : tensor<4x6xf32>
    %47 = stablehlo.multiply %40, %44 : tensor<4x6xf32>
    return %47, %34, %47, %arg3, %19, %arg4, %16, %29, %30, %32, %26, %43, %44, %46, %40 : tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<7x4x6xf32>, %arg1: tensor<4x6xf32>, %arg2: tensor<i32>) -> tensor<7x4x6xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<4x6xf32>) -> tensor<1x4x6xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<7x4x6xf32>, tensor<1x4x6xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<7x4x6xf32>
    return %1 : tensor<7x4x6xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<7x4x6xf32>, %arg1: tensor<i32>) -> tensor<4x6xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 4, 6] : (tensor<7x4x6xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x6xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x6xf32>) -> tensor<4x6xf32>
    return %1 : tensor<4x6xf32>
  }
  func.func private @closed_call_1(%arg0: tensor<6x24xf32>, %arg1: tensor<3x24xf32>, %arg2: tensor<6x24xf32>, %arg3: tensor<24xf32>, %arg4: tensor<4x6xf32>, %arg5: tensor<4x6xf32>, %arg6: tensor<4x6xf32>, %arg7: tensor<4x3xf32>, %arg8: tensor<4x6xf32>, %arg9: tensor<4x6xf32>, %arg10: tensor<4x6xf32>, %arg11: tensor<4x6xf32>, %arg12: tensor<4x6xf32>, %arg13: tensor<4x6xf32>, %arg14: tensor<4x6xf32>, %arg15: tensor<4x6xf32>, %arg16: tensor<4x6xf32>, %arg17: tensor<4x6xf32>, %arg18: tensor<4x6xf32>, %arg19: tensor<4x6xf32>) -> (tensor<3x24xf32>, tensor<6x24xf32>, tensor<24xf32>, tensor<4x6xf32>, tensor<4x6xf32>) {
    %0 = stablehlo.add %arg4, %arg6 : tensor<4x6xf32>
    %1 = stablehlo.multiply %arg19, %0 : tensor<4x6xf32>
    %2 = stablehlo.multiply %0, %arg17 : tensor<4x6xf32>
    %3 = stablehlo.multiply %1, %arg18 : tensor<4x6xf32>
    %4 = stablehlo.add %arg5, %3 : tensor<4x6xf32>
    %5 = stablehlo.multiply %3, %arg17 : tensor<4x6xf32>
    %6 = stablehlo.add %4, %5 : tensor<4x6xf32>
    %7 = stablehlo.multiply %2, %arg16 : tensor<4x6xf32>
    %8 = stablehlo.multiply %arg15, %6 : tensor<4x6xf32>
    %9 = stablehlo.multiply %6, %arg13 : tensor<4x6xf32>
    %10 = stablehlo.multiply %8, %arg14 : tensor<4x6xf32>
    %11 = stablehlo.multiply %10, %arg13 : tensor<4x6xf32>
    %12 = stablehlo.add %10, %11 : tensor<4x6xf32>
    %13 = stablehlo.multiply %9, %arg12 : tensor<4x6xf32>
    %14 = stablehlo.multiply %arg11, %6 : tensor<4x6xf32>
    %15 = stablehlo.multiply %6, %arg10 : tensor<4x6xf32>
    %16 = stablehlo.multiply %15, %arg9 : tensor<4x6xf32>
    %17 = stablehlo.concatenate %13, %16, %12, %7, dim = 1 : (tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x24xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%17 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<4x24xf32>, tensor<f32>) -> tensor<24xf32>
    %19 = stablehlo.reshape %18 : (tensor<24xf32>) -> tensor<1x24xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%19 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<1x24xf32>, tensor<f32>) -> tensor<24xf32>
    %21 = stablehlo.add %arg3, %20 : tensor<24xf32>
    %22 = stablehlo.dot_general %17, %arg8, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x24xf32>, tensor<4x6xf32>) -> tensor<24x6xf32>
    %23 = stablehlo.transpose %22, dims = [1, 0] : (tensor<24x6xf32>) -> tensor<6x24xf32>
    %24 = stablehlo.add %arg2, %23 : tensor<6x24xf32>
    %25 = stablehlo.dot_general %17, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x24xf32>, tensor<6x24xf32>) -> tensor<4x6xf32>
    %26 = stablehlo.dot_general %17, %arg7, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x24xf32>, tensor<4x3xf32>) -> tensor<24x3xf32>
    %27 = stablehlo.transpose %26, dims = [1, 0] : (tensor<24x3xf32>) -> tensor<3x24xf32>
    %28 = stablehlo.add %arg1, %27 : tensor<3x24xf32>
    return %28, %24, %21, %25, %14 : tensor<3x24xf32>, tensor<6x24xf32>, tensor<24xf32>, tensor<4x6xf32>, tensor<4x6xf32>
  }
  func.func public @main() {
    %c0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<24xf32>
    %a0 = stablehlo.optimization_barrier %c0 : tensor<24xf32>
    %c1 = stablehlo.constant dense<"0xAF3A5C3E642FC13ECC0417BEA8FBA03EF32A63BEC6FA56BDBC91123E8F78C93E2F1B5F3E3AD2A5BE8BB393BE7804A93E2B83EFBEE431CA3C16B898BE845490BE4811E0BD5ED613BEED63853B5BE521BEF445763B6AEBC9BE8E50B6BEDD9E743E2DC3253E220EADBE95C549BE064735BEDAD5453E97E6BC3E4F059C3EF15097BE03D857BCC83EE53EF80B18BFB66504BFA178AB3E5E2CBE3DFD80BE3E26EDAEBE4DDB75BDEB79D13D701472BEECFD0A3E45D9973CC2BCC43E4CB9163DCDD0A5BE09BA733DECE0153FE61DCF3E87BB74BE9285B6BEEFE0A93E2F7CAFBEAADC783E48A2D4BD0BE2713D647ED73D95E75C3DC225F2BE2E8354BCCA43B63DBE60ABBDE99D423E65A95C3E7000AB3E696CA2BD1B29C2BE3AE6DE3E5C6CD2BDF5A22D3EB2B5493E8FD431BF1BA4083F09B7A73DA1E8ADBE24AA34BE2CED863E4945AEBE293F9C3E9904543E91EB833E889D94BDDE1F4ABEDEA24ABFBE18C73EE85EDFBE2AC5183E239406BED5818ABDC789933DC9B97E3E96EAB0BE20405DBEA73500BD8673D3BDAA77773D802DC7BD15FE913E3F6A6D3EDD20813E95C5C9BE9E41853EDB767EBE58545CBE7C939BBE6815BE3D6019B7BD080F33BEE307E33E4FD780BE10BE3ABFF94FD73E52207E3E677EB8BE975383BE2D0CB0BED47980BD80A3B23DC7A61A3E0319043E1B2FE3BE69E20A3FFDF0A4BDD61D643E070B50BE9846883E99CA07BEC1753CBEEF2A363F83702DBEA6B8113EA0F97FBE9AD808BE7D71013FFFBC863E90CB0B3F7CED9ABE6E1E0F3E9428143E44EB14BD361B63BF1CCC1DBF"> : tensor<6x24xf32>
    %a1 = stablehlo.optimization_barrier %c1 : tensor<6x24xf32>
    %c2 = stablehlo.constant dense<"0xB65529BF244B3240D40DE93E120897BE7FF5E4BE51B5023D19019F3E8ADCAB3E20948C3E5D5181BF5A5ABDBFF1E51040"> : tensor<6x2xf32>
    %a2 = stablehlo.optimization_barrier %c2 : tensor<6x2xf32>
    %c3 = stablehlo.constant dense<"0x119C4E3E4F349E3EA3887FBEA0467FBF37E036BF7D5D123D7F947ABE80D53DBE4C6C753FDEF6C63EA4C0573FD0E0D83EA22C053FDBCE3C3F50AF5FBFB52A0FBE10A63D3E02DDBB3E26F81B3FAAF9DCBE5EC4BA3EDA0DC8BE1C0E293E5966653DC6967C3FF776A7BE1BE9ADBE2544373F329BBFBEC7AFCABE85456D3F7374FBBEA8EB733D4C34D9BEF6D36B3FAEC4B23ED543D5BE939326BFCF672D3FBEBBC1BFCBA407BFDCB3BA3D70474D3F336F883DC89623BF3E69B93EB19C943E6278723E22C1F13E9BA8323F7DDF2C3F36AE82BF2C64183E7E3158BFBA0D09BE3CF843BEEFDF383F60F5FEBEF12EA6BE832A983EE3E9AABDA651A4BDFDA41F3E6AF2963EBBEC173E163217BFB3B965BFDA2B16BFB6B5003EDBEEB3BD1095B3BEE74F8F3D"> : tensor<3x24xf32>
    %a3 = stablehlo.optimization_barrier %c3 : tensor<3x24xf32>
    %c4 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<24xf32>
    %a4 = stablehlo.optimization_barrier %c4 : tensor<24xf32>
    %c5 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<6x24xf32>
    %a5 = stablehlo.optimization_barrier %c5 : tensor<6x24xf32>
    %c6 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<6x2xf32>
    %a6 = stablehlo.optimization_barrier %c6 : tensor<6x2xf32>
    %c7 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x24xf32>
    %a7 = stablehlo.optimization_barrier %c7 : tensor<3x24xf32>
    %c8 = stablehlo.constant dense<"0x875A80BE485B12C05FA8AFBF59563CBFE98ABBBF660248BEF312EB3CC70C5BBE555775BD13782EBF97BE073F5AC3BA3C5FAA523F95FC273E46E208BF4CCA493F546086BF444651BFAF565FBD5AEA78BF225A7DBDA5D509C0B455573FD79E87BF0161633EF2EF1F3E880C343F5ECCD43EDB69023F1D60BD3F4106C33FC15DF13F08FA153F4B4CF03E4D66BB3F8E550FBC6492C1BF4E7116BDD475D9BE28E5443F481D95BFC7B0193DBD4B7BBF3315723F5E46F1BE3B8F963FB1FCEF3DAD57B1BFA2A1793ED4A2063FBA62613FD4D3173FA6341BBF3B6503BF1704603F000F234096EA97BF7071E0BF07DE813F731906C000EF293E415D443E38B2BDBFCEF711C04264F7BEA18862BFFBBAB63EC043ABBE445CC9BEE68D8ABEB241AEBEC896233F5970A23FB0E053BF29674E3F6B57593FD733C8BEF6B4273F7F63903E1C30103F3EEC4DBEF9FF23BF03E64DBFD4AC91BE"> : tensor<4x7x3xf32>
    %a8 = stablehlo.optimization_barrier %c8 : tensor<4x7x3xf32>
    %c9 = stablehlo.constant dense<"0x6F948ABF8F1A283F770AC6BEF38AB6BE7B905D3FECFB94BE521513BF555A00BF"> : tensor<4x2xf32>
    %a9 = stablehlo.optimization_barrier %c9 : tensor<4x2xf32>
    %s0:9 = call @program(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9) : (tensor<24xf32>, tensor<6x24xf32>, tensor<6x2xf32>, tensor<3x24xf32>, tensor<24xf32>, tensor<6x24xf32>, tensor<6x2xf32>, tensor<3x24xf32>, tensor<4x7x3xf32>, tensor<4x2xf32>) -> (tensor<24xf32>, tensor<6x24xf32>, tensor<6x2xf32>, tensor<3x24xf32>, tensor<24xf32>, tensor<6x24xf32>, tensor<6x2xf32>, tensor<3x24xf32>, tensor<f32>)
    %s1:9 = call @program(%s0#0, %s0#1, %s0#2, %s0#3, %s0#4, %s0#5, %s0#6, %s0#7, %a8, %a9) : (tensor<24xf32>, tensor<6x24xf32>, tensor<6x2xf32>, tensor<3x24xf32>, tensor<24xf32>, tensor<6x24xf32>, tensor<6x2xf32>, tensor<3x24xf32>, tensor<4x7x3xf32>, tensor<4x2xf32>) -> (tensor<24xf32>, tensor<6x24xf32>, tensor<6x2xf32>, tensor<3x24xf32>, tensor<24xf32>, tensor<6x24xf32>, tensor<6x2xf32>, tensor<3x24xf32>, tensor<f32>)
    %s2:9 = call @program(%s1#0, %s1#1, %s1#2, %s1#3, %s1#4, %s1#5, %s1#6, %s1#7, %a8, %a9) : (tensor<24xf32>, tensor<6x24xf32>, tensor<6x2xf32>, tensor<3x24xf32>, tensor<24xf32>, tensor<6x24xf32>, tensor<6x2xf32>, tensor<3x24xf32>, tensor<4x7x3xf32>, tensor<4x2xf32>) -> (tensor<24xf32>, tensor<6x24xf32>, tensor<6x2xf32>, tensor<3x24xf32>, tensor<24xf32>, tensor<6x24xf32>, tensor<6x2xf32>, tensor<3x24xf32>, tensor<f32>)
    check.expect_almost_eq_const %s2#0, dense<"0x51145E3AB5E521BC4CF1A0BC4DB2D5BB026CDABB6E2BF4BA939F9C3C1BB66A3AC12230BB131BD8BB61965ABB640C363B9F968BBEFBA289BC5E4DFA3D8AECA8BB3019E43D1684313EBBC3443C524C9ABC2D0564BC8BB2A1BCF7410EBC89E636BD"> : tensor<24xf32>, tolerance = 2.726335227e-05
    check.expect_almost_eq_const %s2#1, dense<"0xBE4F613EDBC1BF3EFCDA16BEEFABA03ED8E562BE0FCC4DBD8ED80A3E9F06C93E272F5C3E70C3A5BE7BC192BE9937AC3E9778E7BE0B18853C52C697BE21B491BE10F9F4BDC75116BE8C5F973AA08524BEF888E43A4189C8BE248AB4BE2ADA8A3E54B62A3EB11BAEBE914949BE493F36BEBF4B443ED3E7BC3EF69C9B3E1D5997BEDAA088BC26D5E43E2EE617BF291F03BFE45C9B3EA66DB63D60D1C43E03ECAFBE0F0663BD15C6F93DA2B270BE3F2A073E737A7F3CD18BC33E8DEB143DB757A0BEF6C3663D281F163F658ACE3E211F74BE9EE7B5BE9739AA3E47AAAEBEA2117A3E936FCCBDA2F5743D9A16D53DC45B4B3DC748EABE40E006BCA94CA33D41B5A6BDCEE63F3EA5464E3E67C9AA3ED4489DBD59CEC0BE41ADDF3E7C04D2BD555B243EF186503EB1C632BF4F03093F6524A93D54D0ACBE6A6D2EBE32177E3E4330AFBE8A2C9B3E4E2F553E4A69863E375C77BD9DA4DBBD39774EBF60A1C83E8C28E2BE869AFD3D30E3F9BD43BF94BD9D17913D9C087E3EB55EACBED20756BE3A82FC3C4A9CC4BDFEB76A3D2B77C7BDA5F0913EC6606D3E0887823EDD71CDBE98C5843E6F8C80BE16345CBE62529ABE678FCC3DE8046CBD18553BBEA656E43E7F4482BE014B3DBFBFB2DB3E360D7C3EF189B9BE7D2784BE75ABAEBE138E71BD9A7AF63D2960203EE3AF023E9562E4BE83A90A3F9157AABDE560623E5B9948BE4B10893E9ED408BEAF523EBE15B5353F7FFF2DBE51B79C3D59907ABE207303BE934A023F8EE28C3E36BC0D3F798298BEDE6A0C3EC25D123ECE6025BD07DD63BF4C9721BF"> : tensor<6x24xf32>, tolerance = 8.900913596e-05
    check.expect_almost_eq_const %s2#2, dense<"0x80E939BFA83A32405EB4CB3EE8059FBE610BC5BEB8450F3D08E91D3E9C52B73E4FCF393EC0987EBFECC4B7BFDE3C1040"> : tensor<6x2xf32>, tolerance = 2.784830093e-04
    check.expect_almost_eq_const %s2#3, dense<"0xC8740D3EB18F9C3E8F7396BEEE317EBFA01033BFA4F84B3D20D977BEAAB43ABEAC14773F941FC53E7F7B573F7ACBDA3ECBFFE73EF5953C3FC01E5FBF840E03BE155A283EEE2FB73E21891D3FC219DEBEE1E8B93E9914C9BE41B2223E5C42BF3CBFF6823F3A26A9BE26369ABE0CD7393F441ECABED079D2BE041D6E3F9DC0F2BEBFC4813DF9C1DABE634B6B3FCCCFA23EC06439BF0C541EBF6AF3233F62B9C0BF8F6405BFA527DCBC561D4C3F8F73B03DA9E61FBF8F3BB63EA17B943E2A9A423EA55AE53EA1F6333F03212F3F715C82BF5101263EEF6956BF2D8028BE9F854CBE86A6383FA2D0FDBE4174A3BE1925A23E02DD213E7F9BD7BD973E313EBB90923ED5D4B63DCA601BBF09DF67BFACB416BF6523023E6ECA8ABDFC67B0BE835C343E"> : tensor<3x24xf32>, tolerance = 1.505657434e-04
    check.expect_almost_eq_const %s2#4, dense<"0x12E48DBBE2B02A3D63E3A63D3CF9EA3CE5808B3C24CD26BCE87628BD34C4C9BA74ED493C30A1D13CF08EB23BF0B318BD3830613F9B73A23DDC8F06BF2FACE63CACECCEBEBF4D28BFEE7011BD54C4A53D78036F3DE8ABAB3D07D8B73CBEF3D83D"> : tensor<24xf32>, tolerance = 8.796420097e-05
    check.expect_almost_eq_const %s2#5, dense<"0xD2DE92BC38063C3C57FC3FB99D63123B0BA12D399A0DCCBBB3019D3CBF89863B1E72473C6AFEAABA15DFCABB4BB3BFBCB9F3FFBC39DE123D7B02BDBB3C43563CA6D4C53CEA320D3DDF77B23B7BEC263C0695FE3BA9B391BCC85E1BBC26B0FBBDFAB78ABC63880C3C54D7E8BA340B8E3B2C889E3BFB788DBAE306863BC521473A6A14743C079D533BBC9730BBCE2CBCBC5484D23DA4B7873C48A25ABDD1BEFF3B37B3A1BC1E689ABDAA89B0BBE423863CD6754B3C4641203C49DC173B135D4DBD351F373CCF6F6FBB585F9E3B226917BBD41E81BBE7EB4BBB6D64DCBBA538ACBB86CE8BBC79D15FBB1CB49C3B86AD963C12C180BD463FA5BC87AB223D79E312BCF33F633C22123B3DCBD6FA3A3D0336BC945C35BCD879D0BB717BC4BA6D27243D9416ADBC21A78A3C778406BB76F54ABB2E90BDBB11C5ABBC5F1B2D3DFD67F63B61F6F93B2325A0BB9C9B84BCE34737BD212E86BE341C853D56A9BDBCA048C13CE18F8B3D2A4482BCFB39153CC8E2DE3BC8705A3BB2602DBD736B9EBC98F264BE43F9BCBCB71F643CBDD54C3B6D18813A58AC3AB8A1272EBCA7ACB33C5575893B81512F3C6CD136B997560DBC3DD9EABCEA9DB5BD8CB8143D428DA2BC18F4493C99DCC93CEE05EABCDA24623BC81A283C3E9EF73B71A356BCB0F831BCF40C00BEF77D9BBC6904D63BEE7F323CC4EE933BB36AF43B8603263BAE9EA2BC7A2AB7BB97FDA43B6898F83B0010A73B3CB2A1BBFB6C443E8CA594BC2A9FD3BC63F85DBC2A2A04BDC5093CBDF43E7BBC9258483C39D5073CFEF2923C3D8A143CF957193D"> : tensor<6x24xf32>, tolerance = 2.620706856e-05
    check.expect_almost_eq_const %s2#6, dense<"0x0E39B23EDDC65C3D869E853EFF6D6A3DDAAB8ABEF3AE66BCB2FD373FFCAFB93B3528D93EA02877BC4FF51BBE4DFEA73A"> : tensor<6x2xf32>, tolerance = 7.187148333e-05
    check.expect_almost_eq_const %s2#7, dense<"0xDFEF473E9F60623C082D3A3EE1FC9ABC27E838BDA1BA68BDB69BBABB94E643BC619BCBBC55E5543C9812903B8B0D76BC66E9563E8A7E933B8B5AEEBB9D3E29BD3F2FB43D83A5123DAED5BBBC8D0E093C5BA1A73B0C74AE3B4490963C049CF43D5AFBCABDF359FF3BAD4624BE113241BDFDE28A3D1DF6873D409233BC67778DBD36DF83BC176F553C3BC9013CCA13083E19EA743F877313BE85E2393E968709BDFB2926BAAD1CE13E3EF4893CC5E0ACBD6EEF78BDECAC6B3C48DDE03BC2AA5D3EB404A13D11FC93BC935805BDD54E1DBCE5A80FBDE64D86BC4F7BA53D08BE033DC85CED39D6AF60BC050A60BC9B2F7DBD66BA37BF5D81BC3DA7018CBD0D392D3D75162B3E0C15AD3D04895E3CA717313CF99ACCBB871EAFBDB6190EBC5157BFBE"> : tensor<3x24xf32>, tolerance = 9.566970468e-05
    check.expect_almost_eq_const %s2#8, dense<0x3EDC85ED> : tensor<f32>, tolerance = 4.307092726e-05
    return
  }
}
