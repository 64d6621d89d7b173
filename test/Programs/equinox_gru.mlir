// Printed by JAX 0.10.2: python test/Programs/print_programs.py with_equinox_gru
// RUN: %check-reference %s
// RUN: %check-host %s

module @with_equinox_gru {
  func.func public @program(%arg0: tensor<15x3xf32>, %arg1: tensor<15x5xf32>, %arg2: tensor<15xf32>, %arg3: tensor<5xf32>, %arg4: tensor<2x5xf32>, %arg5: tensor<2xf32>, %arg6: tensor<15x3xf32>, %arg7: tensor<15x5xf32>, %arg8: tensor<15xf32>, %arg9: tensor<5xf32>, %arg10: tensor<2x5xf32>, %arg11: tensor<2xf32>, %arg12: tensor<3x6x3xf32>, %arg13: tensor<3x2xf32>) -> (tensor<15x3xf32> {jax.result_info = "result[0][0].cell.weight_ih"}, tensor<15x5xf32> {jax.result_info = "result[0][0].cell.weight_hh"}, tensor<15xf32> {jax.result_info = "result[0][0].cell.bias"}, tensor<5xf32> {jax.result_info = "result[0][0].cell.bias_n"}, tensor<2x5xf32> {jax.result_info = "result[0][0].head.weight"}, tensor<2xf32> {jax.result_info = "result[0][0].head.bias"}, tensor<15x3xf32> {jax.result_info = "result[0][1][0].trace.cell.weight_ih"}, tensor<15x5xf32> {jax.result_info = "result[0][1][0].trace.cell.weight_hh"}, tensor<15xf32> {jax.result_info = "result[0][1][0].trace.cell.bias"}, tensor<5xf32> {jax.result_info = "result[0][1][0].trace.cell.bias_n"}, tensor<2x5xf32> {jax.result_info = "result[0][1][0].trace.head.weight"}, tensor<2xf32> {jax.result_info = "result[0][1][0].trace.head.bias"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<5xf32>) -> tensor<3x5xf32>
    %2 = stablehlo.transpose %arg12, dims = [1, 0, 2] : (tensor<3x6x3xf32>) -> tensor<6x3x3xf32>
    %3 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<15xf32>) -> tensor<1x15xf32>
    %4 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6x3x5xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6x3x5xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6x3x5xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6x3x5xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<6x3x5xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<6x3x5xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<6x3x5xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<6x3x5xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<6x3x5xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %14:16 = stablehlo.while(%iterArg = %2, %iterArg_34 = %arg0, %iterArg_35 = %3, %iterArg_36 = %arg1, %iterArg_37 = %4, %iterArg_38 = %c, %iterArg_39 = %1, %iterArg_40 = %5, %iterArg_41 = %6, %iterArg_42 = %7, %iterArg_43 = %8, %iterArg_44 = %9, %iterArg_45 = %10, %iterArg_46 = %11, %iterArg_47 = %12, %iterArg_48 = %13) : tensor<6x3x3xf32>, tensor<15x3xf32>, tensor<1x15xf32>, tensor<15x5xf32>, tensor<1x5xf32>, tensor<i32>, tensor<3x5xf32>, tensor<6x3x5xf32>, tensor<6x3x5xf32>, tensor<6x3x5xf32>, tensor<6x3x5xf32>, tensor<6x3x5xf32>, tensor<6x3x5xf32>, tensor<6x3x5xf32>, tensor<6x3x5xf32>, tensor<6x3x5xf32>
    cond {
      %c_49 = stablehlo.constant dense<6> : tensor<i32>
      %77 = stablehlo.compare LT, %iterArg_38, %c_49, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %77 : tensor<i1>
    } do {
      %77 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_38) : (tensor<6x3x3xf32>, tensor<i32>) -> tensor<3x3xf32>
      %78:10 = func.call @closed_call(%iterArg_34, %iterArg_35, %iterArg_36, %iterArg_37, %iterArg_39, %77) : (tensor<15x3xf32>, tensor<1x15xf32>, tensor<15x5xf32>, tensor<1x5xf32>, tensor<3x5xf32>, tensor<3x3xf32>) -> (tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>)
      %79 = func.call @dynamic_update_index_in_dim(%iterArg_40, %78#1, %iterArg_38) : (tensor<6x3x5xf32>, tensor<3x5xf32>, tensor<i32>) -> tensor<6x3x5xf32>
      %80 = func.call @dynamic_update_index_in_dim(%iterArg_41, %78#2, %iterArg_38) : (tensor<6x3x5xf32>, tensor<3x5xf32>, tensor<i32>) -> tensor<6x3x5xf32>
      %81 = func.call @dynamic_update_index_in_dim(%iterArg_42, %78#3, %iterArg_38) : (tensor<6x3x5xf32>, tensor<3x5xf32>, tensor<i32>) -> tensor<6x3x5xf32>
      %82 = func.call @dynamic_update_index_in_dim(%iterArg_43, %78#4, %iterArg_38) : (tensor<6x3x5xf32>, tensor<3x5xf32>, tensor<i32>) -> tensor<6x3x5xf32>
      %83 = func.call @dynamic_update_index_in_dim(%iterArg_44, %78#5, %iterArg_38) : (tensor<6x3x5xf32>, tensor<3x5xf32>, tensor<i32>) -> tensor<6x3x5xf32>
      %84 = func.call @dynamic_update_index_in_dim(%iterArg_45, %78#6, %iterArg_38) : (tensor<6x3x5xf32>, tensor<3x5xf32>, tensor<i32>) -> tensor<6x3x5xf32>
      %85 = func.call @dynamic_update_index_in_dim(%iterArg_46, %78#7, %iterArg_38) : (tensor<6x3x5xf32>, tensor<3x5xf32>, tensor<i32>) -> tensor<6x3x5xf32>
      %86 = func.call @dynamic_update_index_in_dim(%iterArg_47, %78#8, %iterArg_38) : (tensor<6x3x5xf32>, tensor<3x5xf32>, tensor<i32>) -> tensor<6x3x5xf32>
      %87 = func.call @dynamic_update_index_in_dim(%iterArg_48, %78#9, %iterArg_38) : (tensor<6x3x5xf32>, tensor<3x5xf32>, tensor<i32>) -> tensor<6x3x5xf32>
      %c_49 = stablehlo.constant dense<1> : tensor<i32>
      %88 = stablehlo.add %iterArg_38, %c_49 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_34, %iterArg_35, %iterArg_36, %iterArg_37, %88, %78#0, %79, %80, %81, %82, %83, %84, %85, %86, %87 : tensor<6x3x3xf32>, tensor<15x3xf32>, tensor<1x15xf32>, tensor<15x5xf32>, tensor<1x5xf32>, tensor<i32>, tensor<3x5xf32>, tensor<6x3x5xf32>, tensor<6x3x5xf32>, tensor<6x3x5xf32>, tensor<6x3x5xf32>, tensor<6x3x5xf32>, tensor<6x3x5xf32>, tensor<6x3x5xf32>, tensor<6x3x5xf32>, tensor<6x3x5xf32>
    }
    %15 = stablehlo.dot_general %arg4, %14#6, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x5xf32>, tensor<3x5xf32>) -> tensor<2x3xf32>
    %16 = stablehlo.transpose %15, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
    %17 = stablehlo.broadcast_in_dim %arg5, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<3x2xf32>
    %19 = stablehlo.add %16, %18 : tensor<3x2xf32>
    %20 = stablehlo.subtract %19, %arg13 : tensor<3x2xf32>
    %21 = stablehlo.multiply %20, %20 : tensor<3x2xf32>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %23 = stablehlo.multiply %22, %20 : tensor<3x2xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%21 init: %cst_10) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_11 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %25 = stablehlo.divide %24, %cst_11 : tensor<f32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_14 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %27 = stablehlo.divide %cst_13, %cst_14 : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %29 = stablehlo.multiply %28, %23 : tensor<3x2xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.reduce(%29 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<3x2xf32>, tensor<f32>) -> tensor<2xf32>
    %31 = stablehlo.reshape %30 : (tensor<2xf32>) -> tensor<1x2xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.reduce(%31 init: %cst_16) applies stablehlo.add across dimensions = [0] : (tensor<1x2xf32>, tensor<f32>) -> tensor<2xf32>
    %33 = stablehlo.transpose %29, dims = [1, 0] : (tensor<3x2xf32>) -> tensor<2x3xf32>
    %34 = stablehlo.dot_general %33, %arg4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3xf32>, tensor<2x5xf32>) -> tensor<3x5xf32>
    %35 = stablehlo.dot_general %33, %14#6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3xf32>, tensor<3x5xf32>) -> tensor<2x5xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<15x3xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<15xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<15x5xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %40:17 = stablehlo.while(%iterArg = %2, %iterArg_34 = %14#7, %iterArg_35 = %14#8, %iterArg_36 = %14#9, %iterArg_37 = %14#10, %iterArg_38 = %14#11, %iterArg_39 = %14#12, %iterArg_40 = %14#13, %iterArg_41 = %14#14, %iterArg_42 = %14#15, %iterArg_43 = %arg1, %iterArg_44 = %c_21, %iterArg_45 = %36, %iterArg_46 = %37, %iterArg_47 = %38, %iterArg_48 = %39, %iterArg_49 = %34) : tensor<6x3x3xf32>, tensor<6x3x5xf32>, tensor<6x3x5xf32>, tensor<6x3x5xf32>, tensor<6x3x5xf32>, tensor<6x3x5xf32>, tensor<6x3x5xf32>, tensor<6x3x5xf32>, tensor<6x3x5xf32>, tensor<6x3x5xf32>, tensor<15x5xf32>, tensor<i32>, tensor<15x3xf32>, tensor<15xf32>, tensor<15x5xf32>, tensor<5xf32>, tensor<3x5xf32>
    cond {
      %c_50 = stablehlo.constant dense<6> : tensor<i32>
      %77 = stablehlo.compare LT, %iterArg_44, %c_50, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %77 : tensor<i1>
    } do {
      %c_50 = stablehlo.constant dense<6> : tensor<i32>
      %77 = stablehlo.subtract %c_50, %iterArg_44 : tensor<i32>
      %c_51 = stablehlo.constant dense<1> : tensor<i32>
      %78 = stablehlo.subtract %77, %c_51 : tensor<i32>
      %79 = func.call @dynamic_index_in_dim(%iterArg, %78) : (tensor<6x3x3xf32>, tensor<i32>) -> tensor<3x3xf32>
      %80 = func.call @dynamic_index_in_dim_0(%iterArg_34, %78) : (tensor<6x3x5xf32>, tensor<i32>) -> tensor<3x5xf32>
      %81 = func.call @dynamic_index_in_dim_0(%iterArg_35, %78) : (tensor<6x3x5xf32>, tensor<i32>) -> tensor<3x5xf32>
      %82 = func.call @dynamic_index_in_dim_0(%iterArg_36, %78) : (tensor<6x3x5xf32>, tensor<i32>) -> tensor<3x5xf32>
      %83 = func.call @dynamic_index_in_dim_0(%iterArg_37, %78) : (tensor<6x3x5xf32>, tensor<i32>) -> tensor<3x5xf32>
      %84 = func.call @dynamic_index_in_dim_0(%iterArg_38, %78) : (tensor<6x3x5xf32>, tensor<i32>) -> tensor<3x5xf32>
      %85 = func.call @dynamic_index_in_dim_0(%iterArg_39, %78) : (tensor<6x3x5xf32>, tensor<i32>) -> tensor<3x5xf32>
      %86 = func.call @dynamic_index_in_dim_0(%iterArg_40, %78) : (tensor<6x3x5xf32>, tensor<i32>) -> tensor<3x5xf32>
      %87 = func.call @dynamic_index_in_dim_0(%iterArg_41, %78) : (tensor<6x3x5xf32>, tensor<i32>) -> tensor<3x5xf32>
      %88 = func.call @dynamic_index_in_dim_0(%iterArg_42, %78) : (tensor<6x3x5xf32>, tensor<i32>) -> tensor<3x5xf32>
      %89:5 = func.call @closed_call_1(%iterArg_43, %iterArg_45, %iterArg_46, %iterArg_47, %iterArg_48, %iterArg_49, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88) : (tensor<15x5xf32>, tensor<15x3xf32>, tensor<15xf32>, tensor<15x5xf32>, tensor<5xf32>, tensor<3x5xf32>, tensor<3x3xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>) -> (tensor<15x3xf32>, tensor<15xf32>, tensor<15x5xf32>, tensor<5xf32>, tensor<3x5xf32>)
      %c_52 = stablehlo.constant dense<1> : tensor<i32>
      %90 = stablehlo.add %iterArg_44, %c_52 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_34, %iterArg_35, %iterArg_36, %iterArg_37, %iterArg_38, %iterArg_39, %iterArg_40, %iterArg_41, %iterArg_42, %iterArg_43, %90, %89#0, %89#1, %89#2, %89#3, %89#4 : tensor<6x3x3xf32>, tensor<6x3x5xf32>, tensor<6x3x5xf32>, tensor<6x3x5xf32>, tensor<6x3x5xf32>, tensor<6x3x5xf32>, tensor<6x3x5xf32>, tensor<6x3x5xf32>, tensor<6x3x5xf32>, tensor<6x3x5xf32>, tensor<15x5xf32>, tensor<i32>, tensor<15x3xf32>, tensor<15xf32>, tensor<15x5xf32>, tensor<5xf32>, tensor<3x5xf32>
    }
    %cst_22 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<15x3xf32>
    %42 = stablehlo.multiply %41, %arg6 : tensor<15x3xf32>
    %43 = stablehlo.add %40#12, %42 : tensor<15x3xf32>
    %cst_23 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<15x5xf32>
    %45 = stablehlo.multiply %44, %arg7 : tensor<15x5xf32>
    %46 = stablehlo.add %40#14, %45 : tensor<15x5xf32>
    %cst_24 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<15xf32>
    %48 = stablehlo.multiply %47, %arg8 : tensor<15xf32>
    %49 = stablehlo.add %40#13, %48 : tensor<15xf32>
    %cst_25 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %51 = stablehlo.multiply %50, %arg9 : tensor<5xf32>
    %52 = stablehlo.add %40#15, %51 : tensor<5xf32>
    %cst_26 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %54 = stablehlo.multiply %53, %arg10 : tensor<2x5xf32>
    %55 = stablehlo.add %35, %54 : tensor<2x5xf32>
    %cst_27 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %57 = stablehlo.multiply %56, %arg11 : tensor<2xf32>
    %58 = stablehlo.add %32, %57 : tensor<2xf32>
    %cst_28 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<15x3xf32>
    %60 = stablehlo.multiply %59, %43 : tensor<15x3xf32>
    %cst_29 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<15x5xf32>
    %62 = stablehlo.multiply %61, %46 : tensor<15x5xf32>
    %cst_30 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<15xf32>
    %64 = stablehlo.multiply %63, %49 : tensor<15xf32>
    %cst_31 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %66 = stablehlo.multiply %65, %52 : tensor<5xf32>
    %cst_32 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %68 = stablehlo.multiply %67, %55 : tensor<2x5xf32>
    %cst_33 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %70 = stablehlo.multiply %69, %58 : tensor<2xf32>
    %71 = stablehlo.add %arg0, %60 : tensor<15x3xf32>
    %72 = stablehlo.add %arg1, %62 : tensor<15x5xf32>
    %73 = stablehlo.add %arg2, %64 : tensor<15xf32>
    %74 = stablehlo.add %arg3, %66 : tensor<5xf32>
    %75 = stablehlo.add %arg4, %68 : tensor<2x5xf32>
    %76 = stablehlo.add %arg5, %70 : tensor<2xf32>
    return %71, %72, %73, %74, %75, %76, %43, %46, %49, %52, %55, %58, %25 : tensor<15x3xf32>, tensor<15x5xf32>, tensor<15xf32>, tensor<5xf32>, tensor<2x5xf32>, tensor<2xf32>, tensor<15x3xf32>, tensor<15x5xf32>, tensor<15xf32>, tensor<5xf32>, tensor<2x5xf32>, tensor<2xf32>, tensor<f32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<6x3x3xf32>, %arg1: tensor<i32>) -> tensor<3x3xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 3, 3] : (tensor<6x3x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x3xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x3x3xf32>) -> tensor<3x3xf32>
    return %1 : tensor<3x3xf32>
  }
  func.func private @closed_call(%arg0: tensor<15x3xf32>, %arg1: tensor<1x15xf32>, %arg2: tensor<15x5xf32>, %arg3: tensor<1x5xf32>, %arg4: tensor<3x5xf32>, %arg5: tensor<3x3xf32>) -> (tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg5, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<15x3xf32>, tensor<3x3xf32>) -> tensor<15x3xf32>
    %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<15x3xf32>) -> tensor<3x15xf32>
    %2 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<1x15xf32>) -> tensor<3x15xf32>
    %3 = stablehlo.add %1, %2 : tensor<3x15xf32>
    %4 = stablehlo.slice %3 [0:3, 0:5] : (tensor<3x15xf32>) -> tensor<3x5xf32>
    %5 = stablehlo.slice %3 [0:3, 5:10] : (tensor<3x15xf32>) -> tensor<3x5xf32>
    %6 = stablehlo.slice %3 [0:3, 10:15] : (tensor<3x15xf32>) -> tensor<3x5xf32>
    %7 = stablehlo.dot_general %arg2, %arg4, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<15x5xf32>, tensor<3x5xf32>) -> tensor<15x3xf32>
    %8 = stablehlo.slice %7 [0:5, 0:3] : (tensor<15x3xf32>) -> tensor<5x3xf32>
    %9 = stablehlo.slice %7 [5:10, 0:3] : (tensor<15x3xf32>) -> tensor<5x3xf32>
    %10 = stablehlo.slice %7 [10:15, 0:3] : (tensor<15x3xf32>) -> tensor<5x3xf32>
    %11 = stablehlo.transpose %8, dims = [1, 0] : (tensor<5x3xf32>) -> tensor<3x5xf32>
    %12 = stablehlo.add %4, %11 : tensor<3x5xf32>
    %13 = stablehlo.negate %12 : tensor<3x5xf32>
    %14 = stablehlo.exponential %13 : tensor<3x5xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %16 = stablehlo.add %15, %14 : tensor<3x5xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %18 = stablehlo.divide %17, %16 : tensor<3x5xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %20 = stablehlo.subtract %19, %18 : tensor<3x5xf32>
    %21 = stablehlo.multiply %18, %20 : tensor<3x5xf32>
    %22 = stablehlo.transpose %9, dims = [1, 0] : (tensor<5x3xf32>) -> tensor<3x5xf32>
    %23 = stablehlo.add %5, %22 : tensor<3x5xf32>
    %24 = stablehlo.negate %23 : tensor<3x5xf32>
    %25 = stablehlo.exponential %24 : tensor<3x5xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %27 = stablehlo.add %26, %25 : tensor<3x5xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %29 = stablehlo.divide %28, %27 : tensor<3x5xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %31 = stablehlo.subtract %30, %29 : tensor<3x5xf32>
    %32 = stablehlo.multiply %29, %31 : tensor<3x5xf32>
    %33 = stablehlo.transpose %10, dims = [1, 0] : (tensor<5x3xf32>) -> tensor<3x5xf32>
    %34 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<3x5xf32>
    %35 = stablehlo.add %33, %34 : tensor<3x5xf32>
    %36 = stablehlo.multiply %18, %35 : tensor<3x5xf32>
    %37 = stablehlo.add %6, %36 : tensor<3x5xf32>
    %38 = stablehlo.tanh %37 : tensor<3x5xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %40 = stablehlo.subtract %39, %38 : tensor<3x5xf32>
    %41 = stablehlo.subtract %arg4, %38 : tensor<3x5xf32>
    %42 = stablehlo.multiply %29, %41 : tensor<3x5xf32>
    %43 = stablehlo.add %38, %42 : tensor<3x5xf32>
    return %43, %arg4, %21, %32, %35, %18, %38, %40, %41, %29 : tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<6x3x5xf32>, %arg1: tensor<3x5xf32>, %arg2: tensor<i32>) -> tensor<6x3x5xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<3x5xf32>) -> tensor<1x3x5xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<6x3x5xf32>, tensor<1x3x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x3x5xf32>
    return %1 : tensor<6x3x5xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<6x3x5xf32>, %arg1: tensor<i32>) -> tensor<3x5xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 3, 5] : (tensor<6x3x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x5xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x3x5xf32>) -> tensor<3x5xf32>
    return %1 : tensor<3x5xf32>
  }
  func.func private @closed_call_1(%arg0: tensor<15x5xf32>, %arg1: tensor<15x3xf32>, %arg2: tensor<15xf32>, %arg3: tensor<15x5xf32>, %arg4: tensor<5xf32>, %arg5: tensor<3x5xf32>, %arg6: tensor<3x3xf32>, %arg7: tensor<3x5xf32>, %arg8: tensor<3x5xf32>, %arg9: tensor<3x5xf32>, %arg10: tensor<3x5xf32>, %arg11: tensor<3x5xf32>, %arg12: tensor<3x5xf32>, %arg13: tensor<3x5xf32>, %arg14: tensor<3x5xf32>, %arg15: tensor<3x5xf32>) -> (tensor<15x3xf32>, tensor<15xf32>, tensor<15x5xf32>, tensor<5xf32>, tensor<3x5xf32>) {
    %0 = stablehlo.multiply %arg15, %arg5 : tensor<3x5xf32>
    %1 = stablehlo.multiply %arg5, %arg14 : tensor<3x5xf32>
    %2 = stablehlo.negate %0 : tensor<3x5xf32>
    %3 = stablehlo.add %arg5, %2 : tensor<3x5xf32>
    %4 = stablehlo.multiply %3, %arg13 : tensor<3x5xf32>
    %5 = stablehlo.multiply %4, %arg12 : tensor<3x5xf32>
    %6 = stablehlo.add %4, %5 : tensor<3x5xf32>
    %7 = stablehlo.multiply %arg11, %6 : tensor<3x5xf32>
    %8 = stablehlo.multiply %6, %arg10 : tensor<3x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%7 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<3x5xf32>, tensor<f32>) -> tensor<5xf32>
    %10 = stablehlo.reshape %9 : (tensor<5xf32>) -> tensor<1x5xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<1x5xf32>, tensor<f32>) -> tensor<5xf32>
    %12 = stablehlo.add %arg4, %11 : tensor<5xf32>
    %13 = stablehlo.transpose %7, dims = [1, 0] : (tensor<3x5xf32>) -> tensor<5x3xf32>
    %14 = stablehlo.multiply %1, %arg9 : tensor<3x5xf32>
    %15 = stablehlo.transpose %14, dims = [1, 0] : (tensor<3x5xf32>) -> tensor<5x3xf32>
    %16 = stablehlo.multiply %8, %arg8 : tensor<3x5xf32>
    %17 = stablehlo.transpose %16, dims = [1, 0] : (tensor<3x5xf32>) -> tensor<5x3xf32>
    %18 = stablehlo.concatenate %17, %15, %13, dim = 0 : (tensor<5x3xf32>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<15x3xf32>
    %19 = stablehlo.dot_general %18, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<15x3xf32>, tensor<15x5xf32>) -> tensor<3x5xf32>
    %20 = stablehlo.add %0, %19 : tensor<3x5xf32>
    %21 = stablehlo.dot_general %18, %arg7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<15x3xf32>, tensor<3x5xf32>) -> tensor<15x5xf32>
    %22 = stablehlo.add %arg3, %21 : tensor<15x5xf32>
    %23 = stablehlo.concatenate %16, %14, %6, dim = 1 : (tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x15xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%23 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<3x15xf32>, tensor<f32>) -> tensor<15xf32>
    %25 = stablehlo.reshape %24 : (tensor<15xf32>) -> tensor<1x15xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.reduce(%25 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<1x15xf32>, tensor<f32>) -> tensor<15xf32>
    %27 = stablehlo.add %arg2, %26 : tensor<15xf32>
    %28 = stablehlo.transpose %23, dims = [1, 0] : (tensor<3x15xf32>) -> tensor<15x3xf32>
    %29 = stablehlo.dot_general %28, %arg6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<15x3xf32>, tensor<3x3xf32>) -> tensor<15x3xf32>
    %30 = stablehlo.add %arg1, %29 : tensor<15x3xf32>
    return %30, %27, %22, %12, %20 : tensor<15x3xf32>, tensor<15xf32>, tensor<15x5xf32>, tensor<5xf32>, tensor<3x5xf32>
  }
  func.func public @main() {
    %c0 = stablehlo.constant dense<"0x5F0147BEE6EE833EF09ABBBD32FFC13EFBFC36BE386ED2BE93C58CBEE04E983DC66969BECAB483BE242AC13DC5BA193EF01D93BE8A01BF3ED46DF93DAD8ADC3EA3404FBD56D8B53E2D65D23E37DD20BCF6320D3EA93D66BE2BA2723D80B4D9BE779DDFBD3C15BB3ED46CD0BD8DD7433DDF1B48BD5024E8BD4B9B883EAB9DBD3E440A8DBE29CC96BE7FA5C73E21CE41BE169A623DB345943D9123AF3DABE684BCB1C918BEB94BBABE5F3DBA3EBEDACE3E7EA597BD"> : tensor<15x3xf32>
    %a0 = stablehlo.optimization_barrier %c0 : tensor<15x3xf32>
    %c1 = stablehlo.constant dense<"0xC436B5BE08E40EBE97F3A8BEF6058E3E83F18BBE1F3FF83D9685953ED95D32BD3A4FAFBE00E2D03CBCF9D2BEBB409FBE01B09F3E5E1992BA2614C43BEBC0763C82D7E2BE1A524C3B3BFF883EBDFEF2BC02A49D3E166462BD3695EBBC279FD63DFE899F3E6E17BBBEAA8191BEB437C63DC0C4943EBA2585BCD7ADDD3CD00039BC681C0DBE93517BBE42FC76BE847EB63E7EF5D5BEAA7F5DBE95031CBE596B4FBE0053B73EAE00D3BEB9193CBD93B682BE5DB8E53D726B9ABC313BC23EAB618DBC15A9EA3C0EC0D03E4155593EAFE0C0BEBD1419BED048373EA51B8ABE124FE3BE0C16873EDF5E9B3E8E296F3E082098BD45F99A3EB51CDE3E680D513E4F6433BE120A9D3E47E2123D96BC823EC11A593E64B828BEA3E062BD00BA913D802EB1BE00C9AC3D39AD88BE86EFCEBD"> : tensor<15x5xf32>
    %a1 = stablehlo.optimization_barrier %c1 : tensor<15x5xf32>
    %c2 = stablehlo.constant dense<"0xC7AD78BE6C115A3ED716E0BEA5CD90BD391D913E778B943EABFE3C3EC71E393D5BFBC2BE3AF49D3EFF515FBDCF12883E1B33813E7A7FF13DE4717EBE"> : tensor<15xf32>
    %a2 = stablehlo.optimization_barrier %c2 : tensor<15xf32>
    %c3 = stablehlo.constant dense<"0xA2B2F33DE7FD9F3E2061F3BD0752413ED4140C3E"> : tensor<5xf32>
    %a3 = stablehlo.optimization_barrier %c3 : tensor<5xf32>
    %c4 = stablehlo.constant dense<"0x7567903D2CE77FBE6051B5BE99E911BE67F19CBE4993CE3D0EB79B3E05D02E3E719278BE93A1AA3E"> : tensor<2x5xf32>
    %a4 = stablehlo.optimization_barrier %c4 : tensor<2x5xf32>
    %c5 = stablehlo.constant dense<[0xBEBB6016, 0xBDFC67D3]> : tensor<2xf32>
    %a5 = stablehlo.optimization_barrier %c5 : tensor<2xf32>
    %c6 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<15x3xf32>
    %a6 = stablehlo.optimization_barrier %c6 : tensor<15x3xf32>
    %c7 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<15x5xf32>
    %a7 = stablehlo.optimization_barrier %c7 : tensor<15x5xf32>
    %c8 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<15xf32>
    %a8 = stablehlo.optimization_barrier %c8 : tensor<15xf32>
    %c9 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000"> : tensor<5xf32>
    %a9 = stablehlo.optimization_barrier %c9 : tensor<5xf32>
    %c10 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x5xf32>
    %a10 = stablehlo.optimization_barrier %c10 : tensor<2x5xf32>
    %c11 = stablehlo.constant dense<[0x00000000, 0x00000000]> : tensor<2xf32>
    %a11 = stablehlo.optimization_barrier %c11 : tensor<2xf32>
    %c12 = stablehlo.constant dense<"0xAB50B8BF1DA5ABBE343B9EBFC087ED3F1BC6A5BDD2AFBA3E4F4F50BF8FDB0A40E9230F3F604D573F05EF703F2369163F361FC5BF168610C0D9C4D3BE32851FBFE521B4BF9456BE3EA4E1543F059CBCBE933D4FBFCA6879BF850C2CBF67FD33BF2D5AE53F846A8B3E94D3943EF6950EC0F9DDDCBEB8ED30BFDCAD653FAA6D8FBF75BEC43FDFD6133F3024243F4C31E6BD4677C2BF859C42BF6F57D73E1358A7BFC09980BF6B324BBF3FC728BFCBD983BE229D0A3CF0493BBF28E493BE45E1F0BF448F4D3EEE6FAD3ECDC6F23F00FB89BFC084CCBE9BD4B0BE"> : tensor<3x6x3xf32>
    %a12 = stablehlo.optimization_barrier %c12 : tensor<3x6x3xf32>
    %c13 = stablehlo.constant dense<"0xDAF4FE3E407AA0BE45FCCB3EE13162BFC9A0E33E771D963F"> : tensor<3x2xf32>
    %a13 = stablehlo.optimization_barrier %c13 : tensor<3x2xf32>
    %s0:13 = call @program(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11, %a12, %a13) : (tensor<15x3xf32>, tensor<15x5xf32>, tensor<15xf32>, tensor<5xf32>, tensor<2x5xf32>, tensor<2xf32>, tensor<15x3xf32>, tensor<15x5xf32>, tensor<15xf32>, tensor<5xf32>, tensor<2x5xf32>, tensor<2xf32>, tensor<3x6x3xf32>, tensor<3x2xf32>) -> (tensor<15x3xf32>, tensor<15x5xf32>, tensor<15xf32>, tensor<5xf32>, tensor<2x5xf32>, tensor<2xf32>, tensor<15x3xf32>, tensor<15x5xf32>, tensor<15xf32>, tensor<5xf32>, tensor<2x5xf32>, tensor<2xf32>, tensor<f32>)
    %s1:13 = call @program(%s0#0, %s0#1, %s0#2, %s0#3, %s0#4, %s0#5, %s0#6, %s0#7, %s0#8, %s0#9, %s0#10, %s0#11, %a12, %a13) : (tensor<15x3xf32>, tensor<15x5xf32>, tensor<15xf32>, tensor<5xf32>, tensor<2x5xf32>, tensor<2xf32>, tensor<15x3xf32>, tensor<15x5xf32>, tensor<15xf32>, tensor<5xf32>, tensor<2x5xf32>, tensor<2xf32>, tensor<3x6x3xf32>, tensor<3x2xf32>) -> (tensor<15x3xf32>, tensor<15x5xf32>, tensor<15xf32>, tensor<5xf32>, tensor<2x5xf32>, tensor<2xf32>, tensor<15x3xf32>, tensor<15x5xf32>, tensor<15xf32>, tensor<5xf32>, tensor<2x5xf32>, tensor<2xf32>, tensor<f32>)
    %s2:13 = call @program(%s1#0, %s1#1, %s1#2, %s1#3, %s1#4, %s1#5, %s1#6, %s1#7, %s1#8, %s1#9, %s1#10, %s1#11, %a12, %a13) : (tensor<15x3xf32>, tensor<15x5xf32>, tensor<15xf32>, tensor<5xf32>, tensor<2x5xf32>, tensor<2xf32>, tensor<15x3xf32>, tensor<15x5xf32>, tensor<15xf32>, tensor<5xf32>, tensor<2x5xf32>, tensor<2xf32>, tensor<3x6x3xf32>, tensor<3x2xf32>) -> (tensor<15x3xf32>, tensor<15x5xf32>, tensor<15xf32>, tensor<5xf32>, tensor<2x5xf32>, tensor<2xf32>, tensor<15x3xf32>, tensor<15x5xf32>, tensor<15xf32>, tensor<5xf32>, tensor<2x5xf32>, tensor<2xf32>, tensor<f32>)
    check.expect_almost_eq_const %s2#0, dense<"0xF5D746BE97F4833E605CBBBD0A0EC23E89FA2CBEAA78D4BEA8C68BBEF09D973DBFEB67BEEAB380BE2274C53DE02E1A3E4DD692BEFB45BE3E3B44FB3DFC64DC3E825352BDC6EAB63E7504CC3EA3BC6E3CD90BF83D3A2B5DBECF588C3D2DE8D7BE7B78F5BD51C5B73EC8A5E9BD2224C63DDC64F73AAF9EE2BD21447E3E6C73BA3E836090BE11FB90BE205EE73E42A04EBE2C410F3D4CDC0C3EF19AD53CDDBC3F3D5982FDBDDD63BBBE1A949F3E5F42C73E11B1BFBD"> : tensor<15x3xf32>, tolerance = 4.518899918e-05
    check.expect_almost_eq_const %s2#1, dense<"0xAA3AB5BED8E90EBE9EFCA8BE38138E3E1CF48BBEE754FF3D530C933E33BF3EBDE7E3B0BE9D36DD3C5A1DD4BE62D99EBE13E39F3E4F6ACE38832E8C3BFD9F783CD0FDE3BE1A0C123B75F7883E2A3BE3BCC69B9D3EEC7C61BDCFECEABCB316D73D5F9D9F3E0B50BBBEAFC290BE63EEC73DF395943E522190BCD16BEB3CDEBC8ABC82EF0DBE59A57EBEA30E76BE1AEBB63EB058D6BEE7FB5EBE48451CBE4BA74FBE39EAB63E63DCD1BED80E31BDE00B85BE1D85E13D8EA8C4BC3104C13EF0949DBC54A9BE3CCFFECC3E68BE573E6ECBBDBE164317BE151D383E86BA8CBE20F4DEBE6FC47C3E73D9953E9833663E2CA791BD5F38A33EB5B0D13E8252433E3C3A3EBE3427A43E1A72193D8717793ED3CF543EFCEC2BBED4B038BD6210A93DE5CAB8BE5260983DEA8F8ABE925DBFBD"> : tensor<15x5xf32>, tolerance = 4.452958107e-05
    check.expect_almost_eq_const %s2#2, dense<"0x0FBA78BEE1D44D3E9C77DEBE6DEA98BD3F28913E7F10963E670C3A3E2E852D3D5072C0BEE5719C3EB4CA03BD3878413EBD9CC23DE2609D3DE25EABBE"> : tensor<15xf32>, tolerance = 4.345062971e-05
    check.expect_almost_eq_const %s2#3, dense<"0x57DA043EA4178A3E578C35BE47A52B3E60D9BE3D"> : tensor<5xf32>, tolerance = 2.697116137e-05
    check.expect_almost_eq_const %s2#4, dense<"0xA4CE94BDECCD61BDB1AE8ABE977629BD0BA5F0BE6C6E783D5CA5BF3ED669393E15AE4CBE9C216A3E"> : tensor<2x5xf32>, tolerance = 4.700091779e-05
    check.expect_almost_eq_const %s2#5, dense<[0x3DAE7308, 0xBD3687EB]> : tensor<2xf32>, tolerance = 8.518034220e-06
    check.expect_almost_eq_const %s2#6, dense<"0xEBD031BA91CE0CB9C2071DBAB9E19B3B860C1ABD69E5833CF6651BBC7606033BD5D3DFBB5AC7D8BCB2610CBCEA9F39BB1D1A1CBB234FD63B83E078BB4AAAA2BB8EF968BB583C0BBCD602543DDF63E3BD5DD1883D0C8517BD1F9425BD5DD032BC924C463D95BCFC3C8930623DAD635DBEA77E65BE3AFA2BBCCB81863DED7BAC3C9334B93CE5B412BC8A5675BE4143473D87D8FA3DBA9E8ABEF4D37E3EAB1795BEAAEFD4BD271810BBBEE8783E52568C3D66BAAE3D"> : tensor<15x3xf32>, tolerance = 2.911961973e-05
    check.expect_almost_eq_const %s2#7, dense<"0xB5CADB38EFD136365D898039D972BFB976B6013928D161BC26288A3CC2493A3C89543D3CFBB191BBC1DC243C537F7CBBBF37F1BA699FA5BBA572003C187896395C27153C8D3D583B57923AB980F203BC3F2B653994DF62BAA9DED0B920C36ABA68444FBAE24B3F3B2201BBBBEFE93CBB5744043BA576E73B1B020BBCE0A3C93C54FE773BD7B0543CC47591BB7AE74CBB94626B3B9003B83BA0F01C3BCB225A3A216E5B3BA94A1CBC84AF39BCFE21A53C8BC0133C926DC43C0DB2203C2758103C7F82C93C4AFC083D9A18923BB873B2BCD858B9BB5DECB8BA4ED69F3CF0890DBDD20E763D4587273DA2CC0C3DC9DAE4BB4DF389BD4E20C43D9AC1533D08B12B3DEC706BBD86500CBB92BE4B3DC7C0773C3874353C619E33BDF1EC51BD8C22803DA927273D9AB06C3C74AC0FBD"> : tensor<15x5xf32>, tolerance = 9.576474130e-06
    check.expect_almost_eq_const %s2#8, dense<"0xD6393F394878363D615C7FBC8952823C9A932CB98D3B4DBCAD455E3C2ADE4B3CB405B0BC7C4D243CEE0396BD8F31933ED79E263F2B83263EEF71C43E"> : tensor<15xf32>, tolerance = 6.508612037e-05
    check.expect_almost_eq_const %s2#9, dense<"0xE9C110BD8E3C263E3588753EE811AF3D7DD2453E"> : tensor<5xf32>, tolerance = 2.397774011e-05
    check.expect_almost_eq_const %s2#10, dense<"0x3D1A193F226E4EBFA0E4A0BE1D26D4BE7B61363F7D643D3EFB8BA6BE806124BD85A645BE6A5BFD3E"> : tensor<2x5xf32>, tolerance = 8.063679934e-05
    check.expect_almost_eq_const %s2#11, dense<[0xBFF7A34D, 0xBEB9DAC6]> : tensor<2xf32>, tolerance = 1.934671044e-04
    check.expect_almost_eq_const %s2#12, dense<0x3F02ABE0> : tensor<f32>, tolerance = 5.104351044e-05
    return
  }
}
