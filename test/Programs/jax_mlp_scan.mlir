// Printed by JAX 0.10.2: python test/Programs/print_programs.py with_jax_mlp_scan
// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

module @with_jax_mlp_scan {
  func.func public @program(%arg0: tensor<3x8x8xf32>, %arg1: tensor<8x4xf32>, %arg2: tensor<i32>, %arg3: tensor<3x8x8xf32>, %arg4: tensor<8x4xf32>, %arg5: tensor<3x8x8xf32>, %arg6: tensor<8x4xf32>, %arg7: tensor<5x8xf32>, %arg8: tensor<5xi32>) -> (tensor<3x8x8xf32> {jax.result_info = "result[0][0]['hidden']"}, tensor<8x4xf32> {jax.result_info = "result[0][0]['out']"}, tensor<i32> {jax.result_info = "result[0][1][0].count"}, tensor<3x8x8xf32> {jax.result_info = "result[0][1][0].mu['hidden']"}, tensor<8x4xf32> {jax.result_info = "result[0][1][0].mu['out']"}, tensor<3x8x8xf32> {jax.result_info = "result[0][1][0].nu['hidden']"}, tensor<8x4xf32> {jax.result_info = "result[0][1][0].nu['out']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x5x8xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x5x8xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x5x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3:6 = stablehlo.while(%iterArg = %arg0, %iterArg_44 = %c, %iterArg_45 = %arg7, %iterArg_46 = %0, %iterArg_47 = %1, %iterArg_48 = %2) : tensor<3x8x8xf32>, tensor<i32>, tensor<5x8xf32>, tensor<3x5x8xf32>, tensor<3x5x8xf32>, tensor<3x5x8xf32>
    cond {
      %c_49 = stablehlo.constant dense<3> : tensor<i32>
      %123 = stablehlo.compare LT, %iterArg_44, %c_49, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %123 : tensor<i1>
    } do {
      %123 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_44) : (tensor<3x8x8xf32>, tensor<i32>) -> tensor<8x8xf32>
      %124:4 = func.call @closed_call(%iterArg_45, %123) : (tensor<5x8xf32>, tensor<8x8xf32>) -> (tensor<5x8xf32>, tensor<5x8xf32>, tensor<5x8xf32>, tensor<5x8xf32>)
      %125 = func.call @dynamic_update_index_in_dim(%iterArg_46, %124#1, %iterArg_44) : (tensor<3x5x8xf32>, tensor<5x8xf32>, tensor<i32>) -> tensor<3x5x8xf32>
      %126 = func.call @dynamic_update_index_in_dim(%iterArg_47, %124#2, %iterArg_44) : (tensor<3x5x8xf32>, tensor<5x8xf32>, tensor<i32>) -> tensor<3x5x8xf32>
      %127 = func.call @dynamic_update_index_in_dim(%iterArg_48, %124#3, %iterArg_44) : (tensor<3x5x8xf32>, tensor<5x8xf32>, tensor<i32>) -> tensor<3x5x8xf32>
      %c_49 = stablehlo.constant dense<1> : tensor<i32>
      %128 = stablehlo.add %iterArg_44, %c_49 : tensor<i32>
      stablehlo.return %iterArg, %128, %124#0, %125, %126, %127 : tensor<3x8x8xf32>, tensor<i32>, tensor<5x8xf32>, tensor<3x5x8xf32>, tensor<3x5x8xf32>, tensor<3x5x8xf32>
    }
    %4 = stablehlo.dot_general %3#2, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x8xf32>, tensor<8x4xf32>) -> tensor<5x4xf32>
    %5 = stablehlo.broadcast_in_dim %arg8, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %6:2 = call @take_along_axis(%4, %5) : (tensor<5x4xf32>, tensor<5x1xi32>) -> (tensor<5x1xf32>, tensor<5x1x1xi32>)
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7:2 = call @_take(%6#0, %c_2) : (tensor<5x1xf32>, tensor<i32>) -> (tensor<5xf32>, tensor<1xi32>)
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %8 = stablehlo.reduce(%4 init: %cst_3) applies stablehlo.maximum across dimensions = [1] : (tensor<5x4xf32>, tensor<f32>) -> tensor<5xf32>
    %9 = stablehlo.reshape %8 : (tensor<5xf32>) -> tensor<5x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x4xf32>
    %11 = stablehlo.compare EQ, %4, %10, FLOAT : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xi1>
    %12 = stablehlo.convert %11 : (tensor<5x4xi1>) -> tensor<5x4xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<5x4xf32>, tensor<f32>) -> tensor<5xf32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %15 = stablehlo.maximum %14, %8 : tensor<5xf32>
    %16 = stablehlo.compare EQ, %8, %15, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %19 = stablehlo.select %16, %17, %18 : tensor<5xi1>, tensor<5xf32>
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %21 = stablehlo.compare EQ, %20, %15, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %24 = stablehlo.select %21, %22, %23 : tensor<5xi1>, tensor<5xf32>
    %25 = stablehlo.divide %19, %24 : tensor<5xf32>
    %26 = stablehlo.is_finite %15 : (tensor<5xf32>) -> tensor<5xi1>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %28 = stablehlo.select %26, %15, %27 : tensor<5xi1>, tensor<5xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %30 = stablehlo.broadcast_in_dim %28, dims = [0] : (tensor<5xf32>) -> tensor<5x1xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x4xf32>
    %32 = stablehlo.subtract %4, %31 : tensor<5x4xf32>
    %33 = stablehlo.exponential %32 : tensor<5x4xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.reduce(%33 init: %cst_13) applies stablehlo.add across dimensions = [1] : (tensor<5x4xf32>, tensor<f32>) -> tensor<5xf32>
    %35 = stablehlo.sign %34 : tensor<5xf32>
    %36 = stablehlo.abs %34 : tensor<5xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %38 = stablehlo.compare GE, %34, %37, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %39 = stablehlo.log %36 : tensor<5xf32>
    %40 = stablehlo.add %39, %28 : tensor<5xf32>
    %41 = stablehlo.subtract %40, %7#0 : tensor<5xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.reduce(%41 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %cst_16 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %43 = stablehlo.divide %42, %cst_16 : tensor<f32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_19 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %45 = stablehlo.divide %cst_18, %cst_19 : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %47 = stablehlo.negate %46 : tensor<5xf32>
    %48 = stablehlo.divide %46, %36 : tensor<5xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %50 = stablehlo.select %38, %49, %48 : tensor<5xi1>, tensor<5xf32>
    %51 = stablehlo.select %38, %48, %49 : tensor<5xi1>, tensor<5xf32>
    %52 = stablehlo.negate %50 : tensor<5xf32>
    %53 = stablehlo.add %51, %52 : tensor<5xf32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [0] : (tensor<5xf32>) -> tensor<5x4xf32>
    %55 = stablehlo.multiply %54, %33 : tensor<5x4xf32>
    %56 = call @_take_0(%7#1, %47) : (tensor<1xi32>, tensor<5xf32>) -> tensor<5x1xf32>
    %57 = call @take_along_axis_1(%6#1, %56) : (tensor<5x1x1xi32>, tensor<5x1xf32>) -> tensor<5x4xf32>
    %58 = stablehlo.add %55, %57 : tensor<5x4xf32>
    %59 = stablehlo.dot_general %58, %3#2, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x4xf32>, tensor<5x8xf32>) -> tensor<4x8xf32>
    %60 = stablehlo.transpose %59, dims = [1, 0] : (tensor<4x8xf32>) -> tensor<8x4xf32>
    %61 = stablehlo.dot_general %58, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<5x4xf32>, tensor<8x4xf32>) -> tensor<5x8xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<3x8x8xf32>
    %c_22 = stablehlo.constant dense<0> : tensor<i32>
    %63:7 = stablehlo.while(%iterArg = %arg0, %iterArg_44 = %3#3, %iterArg_45 = %3#4, %iterArg_46 = %3#5, %iterArg_47 = %c_22, %iterArg_48 = %61, %iterArg_49 = %62) : tensor<3x8x8xf32>, tensor<3x5x8xf32>, tensor<3x5x8xf32>, tensor<3x5x8xf32>, tensor<i32>, tensor<5x8xf32>, tensor<3x8x8xf32>
    cond {
      %c_50 = stablehlo.constant dense<3> : tensor<i32>
      %123 = stablehlo.compare LT, %iterArg_47, %c_50, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %123 : tensor<i1>
    } do {
      %c_50 = stablehlo.constant dense<3> : tensor<i32>
      %123 = stablehlo.subtract %c_50, %iterArg_47 : tensor<i32>
      %c_51 = stablehlo.constant dense<1> : tensor<i32>
      %124 = stablehlo.subtract %123, %c_51 : tensor<i32>
      %125 = func.call @dynamic_index_in_dim(%iterArg, %124) : (tensor<3x8x8xf32>, tensor<i32>) -> tensor<8x8xf32>
      %126 = func.call @dynamic_index_in_dim_2(%iterArg_44, %124) : (tensor<3x5x8xf32>, tensor<i32>) -> tensor<5x8xf32>
      %127 = func.call @dynamic_index_in_dim_2(%iterArg_45, %124) : (tensor<3x5x8xf32>, tensor<i32>) -> tensor<5x8xf32>
      %128 = func.call @dynamic_index_in_dim_2(%iterArg_46, %124) : (tensor<3x5x8xf32>, tensor<i32>) -> tensor<5x8xf32>
      %129:2 = func.call @closed_call_3(%iterArg_48, %125, %126, %127, %128) : (tensor<5x8xf32>, tensor<8x8xf32>, tensor<5x8xf32>, tensor<5x8xf32>, tensor<5x8xf32>) -> (tensor<5x8xf32>, tensor<8x8xf32>)
      %130 = func.call @dynamic_update_index_in_dim_4(%iterArg_49, %129#1, %124) : (tensor<3x8x8xf32>, tensor<8x8xf32>, tensor<i32>) -> tensor<3x8x8xf32>
      %c_52 = stablehlo.constant dense<1> : tensor<i32>
      %131 = stablehlo.add %iterArg_47, %c_52 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_44, %iterArg_45, %iterArg_46, %131, %129#0, %130 : tensor<3x8x8xf32>, tensor<3x5x8xf32>, tensor<3x5x8xf32>, tensor<3x5x8xf32>, tensor<i32>, tensor<5x8xf32>, tensor<3x8x8xf32>
    }
    %cst_23 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<3x8x8xf32>
    %65 = stablehlo.multiply %64, %63#6 : tensor<3x8x8xf32>
    %cst_24 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<3x8x8xf32>
    %67 = stablehlo.multiply %66, %arg3 : tensor<3x8x8xf32>
    %68 = stablehlo.add %65, %67 : tensor<3x8x8xf32>
    %cst_25 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %70 = stablehlo.multiply %69, %60 : tensor<8x4xf32>
    %cst_26 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %72 = stablehlo.multiply %71, %arg4 : tensor<8x4xf32>
    %73 = stablehlo.add %70, %72 : tensor<8x4xf32>
    %74 = stablehlo.multiply %63#6, %63#6 : tensor<3x8x8xf32>
    %cst_27 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<3x8x8xf32>
    %76 = stablehlo.multiply %75, %74 : tensor<3x8x8xf32>
    %cst_28 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<3x8x8xf32>
    %78 = stablehlo.multiply %77, %arg5 : tensor<3x8x8xf32>
    %79 = stablehlo.add %76, %78 : tensor<3x8x8xf32>
    %80 = stablehlo.multiply %60, %60 : tensor<8x4xf32>
    %cst_29 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %82 = stablehlo.multiply %81, %80 : tensor<8x4xf32>
    %cst_30 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %84 = stablehlo.multiply %83, %arg6 : tensor<8x4xf32>
    %85 = stablehlo.add %82, %84 : tensor<8x4xf32>
    %c_31 = stablehlo.constant dense<2147483647> : tensor<i32>
    %86 = stablehlo.compare LT, %arg2, %c_31, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_32 = stablehlo.constant dense<1> : tensor<i32>
    %87 = stablehlo.add %arg2, %c_32 : tensor<i32>
    %c_33 = stablehlo.constant dense<2147483647> : tensor<i32>
    %88 = call @_where_5(%86, %87, %c_33) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %89 = stablehlo.convert %88 : (tensor<i32>) -> tensor<f32>
    %cst_34 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %90 = stablehlo.convert %88 : (tensor<i32>) -> tensor<f32>
    %91 = stablehlo.power %cst_34, %90 : tensor<f32>
    %cst_35 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %92 = stablehlo.subtract %cst_35, %91 : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %92, dims = [] : (tensor<f32>) -> tensor<3x8x8xf32>
    %94 = stablehlo.divide %68, %93 : tensor<3x8x8xf32>
    %95 = stablehlo.broadcast_in_dim %92, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %96 = stablehlo.divide %73, %95 : tensor<8x4xf32>
    %97 = stablehlo.convert %88 : (tensor<i32>) -> tensor<f32>
    %cst_36 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %98 = stablehlo.convert %88 : (tensor<i32>) -> tensor<f32>
    %99 = stablehlo.power %cst_36, %98 : tensor<f32>
    %cst_37 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %100 = stablehlo.subtract %cst_37, %99 : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %100, dims = [] : (tensor<f32>) -> tensor<3x8x8xf32>
    %102 = stablehlo.divide %79, %101 : tensor<3x8x8xf32>
    %103 = stablehlo.broadcast_in_dim %100, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %104 = stablehlo.divide %85, %103 : tensor<8x4xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<3x8x8xf32>
    %106 = stablehlo.add %102, %105 : tensor<3x8x8xf32>
    %107 = stablehlo.sqrt %106 : tensor<3x8x8xf32>
    %cst_39 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<3x8x8xf32>
    %109 = stablehlo.add %107, %108 : tensor<3x8x8xf32>
    %110 = stablehlo.divide %94, %109 : tensor<3x8x8xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %112 = stablehlo.add %104, %111 : tensor<8x4xf32>
    %113 = stablehlo.sqrt %112 : tensor<8x4xf32>
    %cst_41 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %115 = stablehlo.add %113, %114 : tensor<8x4xf32>
    %116 = stablehlo.divide %96, %115 : tensor<8x4xf32>
    %cst_42 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<3x8x8xf32>
    %118 = stablehlo.multiply %117, %110 : tensor<3x8x8xf32>
    %cst_43 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %120 = stablehlo.multiply %119, %116 : tensor<8x4xf32>
    %121 = stablehlo.add %arg0, %118 : tensor<3x8x8xf32>
    %122 = stablehlo.add %arg1, %120 : tensor<8x4xf32>
    return %121, %122, %88, %68, %73, %79, %85, %43 : tensor<3x8x8xf32>, tensor<8x4xf32>, tensor<i32>, tensor<3x8x8xf32>, tensor<8x4xf32>, tensor<3x8x8xf32>, tensor<8x4xf32>, tensor<f32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<3x8x8xf32>, %arg1: tensor<i32>) -> tensor<8x8xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 8, 8] : (tensor<3x8x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x8x8xf32>) -> tensor<8x8xf32>
    return %1 : tensor<8x8xf32>
  }
  func.func private @closed_call(%arg0: tensor<5x8xf32>, %arg1: tensor<8x8xf32>) -> (tensor<5x8xf32>, tensor<5x8xf32>, tensor<5x8xf32>, tensor<5x8xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x8xf32>, tensor<8x8xf32>) -> tensor<5x8xf32>
    %1 = stablehlo.tanh %0 : tensor<5x8xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %3 = stablehlo.subtract %2, %1 : tensor<5x8xf32>
    return %1, %arg0, %1, %3 : tensor<5x8xf32>, tensor<5x8xf32>, tensor<5x8xf32>, tensor<5x8xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<3x5x8xf32>, %arg1: tensor<5x8xf32>, %arg2: tensor<i32>) -> tensor<3x5x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<5x8xf32>) -> tensor<1x5x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<3x5x8xf32>, tensor<1x5x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x5x8xf32>
    return %1 : tensor<3x5x8xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<5x4xf32>, %arg1: tensor<5x1xi32>) -> (tensor<5x1xf32>, tensor<5x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x1xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<5x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<5x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<5x1xi1>, tensor<5x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<5x1xi32>) -> tensor<5x1x1xi32>
    %c_1 = stablehlo.constant dense<3> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<5x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<5x1x1xi32>, tensor<5x1x1xi32>) -> tensor<5x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<5x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<5x1x1xi32>, tensor<5x1x1xi32>) -> tensor<5x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<5x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<5x1x1xi1>, tensor<i1>) -> tensor<5x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<5x4xf32>, tensor<5x1x1xi32>) -> tensor<5x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<5x1xi1>, tensor<5x1xf32>
    return %15, %5 : tensor<5x1xf32>, tensor<5x1x1xi32>
  }
  func.func private @_take(%arg0: tensor<5x1xf32>, %arg1: tensor<i32>) -> (tensor<5xf32>, tensor<1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %2 = call @_where(%0, %1, %arg1) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<1xi32>
    %4 = stablehlo.convert %3 : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %6 = stablehlo.compare GE, %4, %5, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %7 = stablehlo.compare LE, %4, %c_1, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %8 = stablehlo.and %6, %7 : tensor<1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %9 = stablehlo.reduce(%8 init: %c_3) applies stablehlo.and across dimensions = [0] : (tensor<1xi1>, tensor<i1>) -> tensor<i1>
    %10 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1]>, indices_are_sorted = false, slice_sizes = array<i64: 5, 1>}> : (tensor<5x1xf32>, tensor<1xi32>) -> tensor<5xf32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<5xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %13 = stablehlo.select %11, %10, %12 : tensor<5xi1>, tensor<5xf32>
    return %13, %3 : tensor<5xf32>, tensor<1xi32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_take_0(%arg0: tensor<1xi32>, %arg1: tensor<5xf32>) -> tensor<5x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x1xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<5x1xf32>, tensor<1xi32>, tensor<5xf32>) -> tensor<5x1xf32>
    return %1 : tensor<5x1xf32>
  }
  func.func private @take_along_axis_1(%arg0: tensor<5x1x1xi32>, %arg1: tensor<5x1xf32>) -> tensor<5x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x4xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<5x4xf32>, tensor<5x1x1xi32>, tensor<5x1xf32>) -> tensor<5x4xf32>
    return %1 : tensor<5x4xf32>
  }
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<3x5x8xf32>, %arg1: tensor<i32>) -> tensor<5x8xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 5, 8] : (tensor<3x5x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x5x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x5x8xf32>) -> tensor<5x8xf32>
    return %1 : tensor<5x8xf32>
  }
  func.func private @closed_call_3(%arg0: tensor<5x8xf32>, %arg1: tensor<8x8xf32>, %arg2: tensor<5x8xf32>, %arg3: tensor<5x8xf32>, %arg4: tensor<5x8xf32>) -> (tensor<5x8xf32>, tensor<8x8xf32>) {
    %0 = stablehlo.multiply %arg0, %arg4 : tensor<5x8xf32>
    %1 = stablehlo.multiply %0, %arg3 : tensor<5x8xf32>
    %2 = stablehlo.add %0, %1 : tensor<5x8xf32>
    %3 = stablehlo.dot_general %2, %arg2, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x8xf32>, tensor<5x8xf32>) -> tensor<8x8xf32>
    %4 = stablehlo.transpose %3, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %5 = stablehlo.dot_general %2, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<5x8xf32>, tensor<8x8xf32>) -> tensor<5x8xf32>
    return %5, %4 : tensor<5x8xf32>, tensor<8x8xf32>
  }
  func.func private @dynamic_update_index_in_dim_4(%arg0: tensor<3x8x8xf32>, %arg1: tensor<8x8xf32>, %arg2: tensor<i32>) -> tensor<3x8x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<8x8xf32>) -> tensor<1x8x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<3x8x8xf32>, tensor<1x8x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x8x8xf32>
    return %1 : tensor<3x8x8xf32>
  }
  func.func private @_where_5(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func public @main() {
    %c0 = stablehlo.constant dense<"0x2EDB7DBF67E39C3E70D8EFBE8DB5C5BD0560BA3D1E9A30BF69799DBE2FBA28BE7E34BD3E7C98623E5FEF14BDB1DBA8BEF36E843E63A2EF3D0831B5BD0739B2BE220A033FF0118B3F9DF282BE20DCB33E4FA30DBFB134C43CBA5F1C3E35FE40BE291C9CBDFCBA3D3FEA96D33EF3C6563F7EDC86BDA04CA2BEEAD9ABBDFB8F77BE760EB7BE8EF7F93EB59324BF5FC004BF9DB04B3D49A92CBEAF37A9BE1BC2893E975DA43EBC9C963C06C4233FCA50A63E615E8B3E3B6031BF86CCAB3EB59CE3BEFB82413E3596F7BE08A86CBFFC51873E49F732BDA683453EB4E0C0BE1C0B333FF82788BEFA3D8FBEAB59C03D77A6C33E636884BFFB0B033E3262F9BE44ECD03E847250BFC68D6B3E263B08BE431EF53DD6E1413E132831BF353CA2BE9243CE3BA1E7CDBE2D82AF3EC402FF3ED76F78BDBE519CBE4EC5A9BE9C1132BF707D863C9AE289BE4803E53C5680BC3D677690BC7396CFBD87EAE03EE434ACBEE3401E3FAA53B5BD65AF17BF1579BABEC094933DAB3BFCBE902A063F48941DBCA138FA3E2557A2BDA864683EABAC3DBE50976BBEF9A7EBBE0BA8AEBEC0E6563DA45A76BD1D9C96BE83C8383E54BC03BF1CA439BFA94EE4BDD6837EBE17C9F93EDBC8DA3EBF97F13E50814EBEF5EE6D3D6816753E3D95A8BEEEB26C3EE99AF73E5C8326BF320E0F3E3A94013FEC374FBE12AC0BBDC2AB33BF0E57073FF4CE9F3EC399ABBECFAB1CBF06C6C7BE0184F5BC03EB80BEEB9F063FDF77B5BDC03D0D3F335E5BBEB8C1D63E3A219DBE506C913EB27B433E95976C3EB6C705BF9463CABE6CC310BF8A16BDBE82CDFF3DB39F21BE21CA8A3E9F2C0ABC7F0CF0BEB90EBCBE4C6E13BE5D3F913ECAD8693D2286523EC9E831BE05DD1E3C9BA79E3F0626283E624B493E9D7B74BE5A7397BE707B0ABEDDF02A3E608DD7BD0A7614BFBCAC493F3519203EEE3014BE529FA43B21D6A83E6A4DBC3D2EEF1EBEA2504C3EF927613E413B243E13D2F3BE33A2FA3C29C9FEBE9872C73E0384F0BE995246BE1520973EB8C1C3BEFEF291BE41C4603EC555E43E319D0ABF7C540CBF5201863ED3285B3EED211D3D"> : tensor<3x8x8xf32>
    %a0 = stablehlo.optimization_barrier %c0 : tensor<3x8x8xf32>
    %c1 = stablehlo.constant dense<"0xD6EEB43D7B552C3F84BF0E3FECF2B0BE6B9E8F3EB0A42ABFC737633FE3FE3FBF19F6F5BFCA60B8BFE8CC633EED72D0BF8C69C53E92BDBE3E398DDC3E48B0513EBEECB6BFE5F8F43E6CF31E3FB32F4B3F9CC74540569A2C3FCFA1643F176B883F715452BFC0CCF7BFC41454BF900439BF9DD3913F7A87313F6817563E82BDD8BF"> : tensor<8x4xf32>
    %a1 = stablehlo.optimization_barrier %c1 : tensor<8x4xf32>
    %c2 = stablehlo.constant dense<0> : tensor<i32>
    %a2 = stablehlo.optimization_barrier %c2 : tensor<i32>
    %c3 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x8x8xf32>
    %a3 = stablehlo.optimization_barrier %c3 : tensor<3x8x8xf32>
    %c4 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<8x4xf32>
    %a4 = stablehlo.optimization_barrier %c4 : tensor<8x4xf32>
    %c5 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x8x8xf32>
    %a5 = stablehlo.optimization_barrier %c5 : tensor<3x8x8xf32>
    %c6 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<8x4xf32>
    %a6 = stablehlo.optimization_barrier %c6 : tensor<8x4xf32>
    %c7 = stablehlo.constant dense<"0x45FC84BFD0EC2BBF05B8103F9A0D1EBF1B6CFABEC08D253E3234B0BFD69505BF8F8095BFDFF4F2BEFC197C3E701B863F0324CA3F8710CF3E6006EE3FE87EA63F8558413FCD78AA3E7E08C43E5A070F3E09ED98BF515D92BF06B6323FDCF1483F4C367A3FA1E5B03E8000673E4A9FF8BE4FF04DBF7D35383F6BF936BE9ACB4DBEE16A5C3F41E15DBFB384E0BEBAD455BFEE3724BFF2BFC23EEB232E3D2E4C013F"> : tensor<5x8xf32>
    %a7 = stablehlo.optimization_barrier %c7 : tensor<5x8xf32>
    %c8 = stablehlo.constant dense<"0x0200000001000000030000000200000001000000"> : tensor<5xi32>
    %a8 = stablehlo.optimization_barrier %c8 : tensor<5xi32>
    %s0:8 = call @program(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8) : (tensor<3x8x8xf32>, tensor<8x4xf32>, tensor<i32>, tensor<3x8x8xf32>, tensor<8x4xf32>, tensor<3x8x8xf32>, tensor<8x4xf32>, tensor<5x8xf32>, tensor<5xi32>) -> (tensor<3x8x8xf32>, tensor<8x4xf32>, tensor<i32>, tensor<3x8x8xf32>, tensor<8x4xf32>, tensor<3x8x8xf32>, tensor<8x4xf32>, tensor<f32>)
    %s1:8 = call @program(%s0#0, %s0#1, %s0#2, %s0#3, %s0#4, %s0#5, %s0#6, %a7, %a8) : (tensor<3x8x8xf32>, tensor<8x4xf32>, tensor<i32>, tensor<3x8x8xf32>, tensor<8x4xf32>, tensor<3x8x8xf32>, tensor<8x4xf32>, tensor<5x8xf32>, tensor<5xi32>) -> (tensor<3x8x8xf32>, tensor<8x4xf32>, tensor<i32>, tensor<3x8x8xf32>, tensor<8x4xf32>, tensor<3x8x8xf32>, tensor<8x4xf32>, tensor<f32>)
    %s2:8 = call @program(%s1#0, %s1#1, %s1#2, %s1#3, %s1#4, %s1#5, %s1#6, %a7, %a8) : (tensor<3x8x8xf32>, tensor<8x4xf32>, tensor<i32>, tensor<3x8x8xf32>, tensor<8x4xf32>, tensor<3x8x8xf32>, tensor<8x4xf32>, tensor<5x8xf32>, tensor<5xi32>) -> (tensor<3x8x8xf32>, tensor<8x4xf32>, tensor<i32>, tensor<3x8x8xf32>, tensor<8x4xf32>, tensor<3x8x8xf32>, tensor<8x4xf32>, tensor<f32>)
    check.expect_almost_eq_const %s2#0, dense<"0xA8A082BF09D28D3E68BDFDBED02200BE8D04ED3D684A38BFF0C6ACBE4E930BBE7E27AE3EA320443ED046D7BBBA8099BE9FBA6A3E2E45B23DF17B70BDED18A4BE4513F73EDFE48E3F152767BE5DABA43EBC0506BFC3C25B3D240CFD3D4E4822BEC66E52BD0D81423F9A8EC43E9F755E3FF6C7C3BD2B7393BEAFB45CBD82398ABE143DA8BE9BC4033FE0A01DBF2B5AFABEB886A63C35170EBE8A299ABE9DA4753ECF70B33E7CC0453D4F462B3F1510B23E39BA9A3E24AD38BF957C9C3EDD86F2BEF8F05B3E0681EABEA73874BF3966743E3B0CDCBCA404633EBA84B1BEA2333A3FEAA386BE2A4281BE69F9833DD0F3B43E280081BF4CE5203EC0CBEABE3C77DF3EC6C057BF9D3A623E9AC320BE6931113EE27F243E531530BF593AB1BE5F250E3DDD7ADCBE323FA13EE25BF03E172B02BDAF79ABBE38D79BBE01632ABF4F753A3DF78C98BE15B6BC3A5D00833DFEEF2C3CD8FB04BEC7FDEF3EC796BBBE3ECB253FED9B74BDFA5610BFFDA7ABBEA88D303DD65EEDBE4147FD3EDA0C11BC9C27EB3E8A44DDBD780E4B3EDB705BBE9CCB4DBED8B8FABEAB959FBEE446BB3C1B69FBBC22B987BE72A7563ECA4BF8BEA22941BF0CAEA8BD89798EBE2B92043F1D81CB3E3006E33E42E369BEC1B4F43CC810893EBC54B7BE4063853EEC39E83E11FB1EBFC0022C3E0B63083FE3E931BE95C280BD07242CBFA393FF3EC72EAF3E11B8BABEFC481CBFEDD4D6BE7AD475BD4FEE89BED6B20D3F0D86ECBDBF34133F18E13FBE545FC73E337E9FBEAF09823EB703263E15404E3E2680FCBE5905D9BEF61A0ABF56C6ADBED4371E3E3DEB02BEB9C9993E34AA0ABD4F9EE1BEA3F6ACBE3175EEBDC494A03ECE73B23DB54A713E5E4D13BE107F223D0BD89A3F1F44463EB79A673ED5B855BEEA5588BEA8BDD7BDFDDA483E0C369BBD227715BF4E29513F86C2363EA906EBBDFA70C6BC8989993E0EA9843DE85302BE5F0B2F3EDE18433E3959133E568D01BFA120533AD51507BF098FB83E9C68E4BED2B362BE88D3873EDAAECFBE44B5A0BE9883453EAB5AF33ECE2812BF1DCB04BFD0256E3EE76F413E8237123C"> : tensor<3x8x8xf32>, tolerance = 1.209718108e-04
    check.expect_almost_eq_const %s2#1, dense<"0x8E19EF3D8FAD243FC670163F1E18BEBEB47D803E1C3732BF70D96A3FD6C738BFB9BDF9BFAB9EB6BFE045653E840ACDBF2D95D43E9AD7BF3EC23BCD3E78FF333ED84AB3BF8A8FE63E0472263F80C0433F86E843405ADC333F6AE06B3FFCA4843F8AB859BF7A02F4BFCA525BBFC93133BFD7008E3F197C303F0AD2743E5C92DCBF"> : tensor<8x4xf32>, tolerance = 3.061067104e-04
    check.expect_eq_const %s2#2, dense<3> : tensor<i32>
    check.expect_almost_eq_const %s2#3, dense<"0x0EE6F53C6F55333D924A253CDCFB973D6B689FBB88CCAA3C07509A3CC207B4BC15F29D3CFFF0113D410590BCD2E247BDFD1B093C53B0433C906F24BC9BB03BBB03BDAA3BD69213BD196265BBD4786E3CB3B2B1BBA6F96BBC440CE83ADC0036BCEA3F83BB0F9D33BB4439663B93685CBDB6120F3CE2CE9DBCA544CDBC6414A93B0AB242BDDA3ACBBCDA4A3CBCF41FDABDB7FB523C5A6D35BC4CB987BC8063123D538C3BBDFC1383BD35F7CCBC7BE6E4BB64D5BBBB3E7F173CCFD8143DFA44943C4C7AD7BB7D120ABD893D0E3D6558F63CE4CABCB9436126BDA1B069BCDC3839BCC318843AB1E013BD088A233D8180943D8039F0BBA96819BDD926C9BBA1AD93BC45ADB43C0FE6C8BBB0F4983BDCEBF1BBF0A48F3C1341E43A74C8743C89C2D4BCFF089A3C5784FE3CABFD743C56883EBD435DC23C4B89C2BBA29006BC4C622FBDB3A61D3D57B42F3D78DCA83C97D586BDFA31873C1AAE39BD52A4383D54849ABD3F0023BDA995ADBDCF9BD2BCE8E4B73DF6A792BCE674183DB66D4EBBAB508A3DFEFC493D2F36C53D39F9053D8860E4BDFF6BF53C3F4D35BD6200563C7402AFBD46E406BD0B4714BD96D51ABC6259093D0C0511BCCB82B93C7B8513BD48ED813CFFB1103DFE0C3A3DDECEB53CA16A91BD96359B3C27C233BD2D76193DCB13A2BD53B2E5BC66652CBDAF83CDBC72FFA23D0045C2BC07EF433D029024BDAB21B73D2D6A48BA5A1CB93C23907D3CF03C7EB8CA7D6DBC8E9B273CA4BD0CBA6C1B75BC0928253C7C9F433C8F30463DED53903A469F3B3D6A302EBD9AC09F3BC65B29BC60EEE4BBEC758EBDEE1173BDEF8FA8BB5588663C6E0F09BD03C5E2BC1FF9F3BC2EC383BCE5F00EBDA97D4EBD48659BBBE48F7FBCA7362B3CB47E91BB603617BDB64C7EBB63F7CBBCE1330EBD030BDFBA2E9C3FBCC9E9C43B38134BBCAB97CFBA00A48EBB0164873DFACE183D228F1B3B436B1DBD35F9593D5480DB3CF09A2DB9B400033C108D8E3D144B833DCCBB833B66A62BBCD84FD03CE5FB9F3C62B7393C26C12C3B17B6163C937E0EBC13022B3B510DB8BCF8CCDD3C013F253B245F273D"> : tensor<3x8x8xf32>, tolerance = 1.115122437e-05
    check.expect_almost_eq_const %s2#4, dense<"0xC22880BC1CC0A03C088314BCA5A8A63B0AA59F3B8F291A3C8F1D4CBC27F4EEBAF2E2AA3BC36A643A9BCF97BBC082BEBAF7083BBCBF5A34BBFD76293CA1A27A3B44D76FBC2A950A3C8CD8FBBB5C2E633C7D88E43C862BCCBC9B8B8BBC485D663C48F4CC3CE443E2BCAA43CC3B790A6EBBED1D843C1C2FA03BF8F6E6BC0E35EB3B"> : tensor<8x4xf32>, tolerance = 2.819393575e-06
    check.expect_almost_eq_const %s2#5, dense<"0xA9713738C005B33837EEE836345F93395BE43536E2EF93372F3975371389D537D8618B37B38A613841235A370C2BCC38B30D53363D3FC3367E758C3604F3DF349BD7A83543406238918105358FDB1437DD3EA435835514378FC614342284A9365CB1DD357E6550376EE60F35B7A0F738AAAE5A368FD59437C7C5D537FDD9C6356183E438BF0445382D6A17377446013A514DFA362595AC3625474837E3177A386AE3C3385F5A323955D5ED37AD3131377C8AB435BB309236496E653891168137FBCC5D361E78DB3897595D38780FB138D861C9353137AC38BC2F0B376BCCF6361631633467CAAD38C2E29338A33A8A393CD484368A3A8A38586A0136F12391376510D33759762B37DFA04B36EF0368379BFE8037248AE0345E532B37D5071438B5A39B3780C86B38004D3E370ECBDC38FF8CCC37EB271B3625EB383608B5B33840999E38C1D51339E791C837445C7A391BFC6F37E7A7BF38A0CEAC38DB3E843913B6A3381DD7BC3942C40538603CCB392D3C80377C0A82386C04613536D5543964D8FD38CCF8F53967015438CE3B193A1B292838D5EBB638C307F136ACA4A9390D775738880980388FD181364A29543894077836416EB737AF605E38743831377CD78938332E1D39C304E23746E38C392A859537059FB53833226F3856219239E77A3438992C0C39BCD70638D94CA539D1E3D3372498D338485E8938A897B739A1BB48338917BF372AD6223791C4AA32A30F5B37B9CDFC3694709133CD0150377A298A36A42B1637B2EDC638FA546D334DCBBC389D06A83852D4923550851037B239083642B85B3933341739A066A335C32AA23711FC8038698B0D3826F265382D993237972D4F3880FBD7386A387B3547C1273702A39B36C6DC6335725F79388AE1233570C5E3375DCB513863D00F346CF0C336A8471F368DC2EB36A2C1FA3462D851352ABB51390CEE723890ABD6346611B13862861739ACE506381487CE37FEFA3336DCD25539EBA22E3939EB50352F4E9B3778192438957F843793CCCF379F94B9340436D536427A6336D6F0A034BC4DBA37DDA90D3882A73135DA939A38"> : tensor<3x8x8xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#6, dense<"0xAB025A37CD588537C86D5F36467A27363026863506F77C36E166D936666D2C348DAF9A35C5045D35E1C0E435E6AF0E34E413BB36ADF8183587059436E21B38356E2F3B37C47183363951363672F31737570D13381AAA0A382D4F6B379DB00C37BB8FFE3780DE093825F20C364AAC46366822343722E8D135DEB10738C8740D36"> : tensor<8x4xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#7, dense<0x3FB52F43> : tensor<f32>, tolerance = 1.415504813e-04
    return
  }
}
