// Printed by JAX 0.10.2: python test/Programs/print_programs.py with_optax_connectionist_loss
// RUN: %check-reference %s
// RUN: %check-host %s

module @with_optax_connectionist_loss {
  func.func public @program(%arg0: tensor<4x5xf32>, %arg1: tensor<2x6x4xf32>, %arg2: tensor<2x2xi32>) -> (tensor<4x5xf32> {jax.result_info = "result[0][0]"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg1, %arg0, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x6x4xf32>, tensor<4x5xf32>) -> tensor<2x6x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %3 = stablehlo.slice %0 [0:2, 0:6, 0:1] : (tensor<2x6x5xf32>) -> tensor<2x6x1xf32>
    %4 = stablehlo.reshape %3 : (tensor<2x6x1xf32>) -> tensor<2x6xf32>
    %5:3 = call @log_softmax(%0) : (tensor<2x6x5xf32>) -> (tensor<2x6x5xf32>, tensor<2x6x5xf32>, tensor<2x6x1xf32>)
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%2 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<2x2xf32>, tensor<f32>) -> tensor<2xf32>
    %7 = stablehlo.convert %6 : (tensor<2xf32>) -> tensor<2xi32>
    %c = stablehlo.constant dense<2> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %9 = stablehlo.subtract %8, %7 : tensor<2xi32>
    %10 = stablehlo.slice %arg2 [0:2, 0:1] : (tensor<2x2xi32>) -> tensor<2x1xi32>
    %11 = stablehlo.slice %arg2 [0:2, 1:2] : (tensor<2x2xi32>) -> tensor<2x1xi32>
    %12 = stablehlo.compare EQ, %10, %11, SIGNED : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi1>
    %13 = stablehlo.convert %12 : (tensor<2x1xi1>) -> tensor<2x1xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %14 = call @_pad(%13, %c_2) : (tensor<2x1xf32>, tensor<i32>) -> tensor<2x2xf32>
    %15 = stablehlo.slice %5#0 [0:2, 0:6, 0:1] : (tensor<2x6x5xf32>) -> tensor<2x6x1xf32>
    %16 = stablehlo.transpose %15, dims = [1, 0, 2] : (tensor<2x6x1xf32>) -> tensor<6x2x1xf32>
    %17 = call @_one_hot(%arg2) : (tensor<2x2xi32>) -> tensor<2x2x5xf32>
    %18 = stablehlo.dot_general %5#0, %17, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x6x5xf32>, tensor<2x2x5xf32>) -> tensor<2x6x2xf32>
    %19 = stablehlo.transpose %18, dims = [1, 0, 2] : (tensor<2x6x2xf32>) -> tensor<6x2x2xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %cst_4 = stablehlo.constant dense<-1.000000e+05> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %22 = stablehlo.multiply %20, %21 : tensor<2x3xf32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %23 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %25 = "stablehlo.scatter"(%22, %23, %24) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      stablehlo.return %arg4 : tensor<f32>
    }) : (tensor<2x3xf32>, tensor<1xi32>, tensor<2xf32>) -> tensor<2x3xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %cst_8 = stablehlo.constant dense<-1.000000e+05> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %28 = stablehlo.multiply %26, %27 : tensor<2x2xf32>
    %29 = stablehlo.transpose %1, dims = [1, 0] : (tensor<2x6xf32>) -> tensor<6x2xf32>
    %cst_9 = stablehlo.constant dense<-1.000000e+05> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %31 = stablehlo.multiply %30, %14 : tensor<2x2xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %41 = stablehlo.subtract %40, %14 : tensor<2x2xf32>
    %cst_19 = stablehlo.constant dense<-1.000000e+05> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %43 = stablehlo.multiply %42, %41 : tensor<2x2xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<6x2x3xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<6x2x2xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<6x2x2xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<6x2x2xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<6x2x2xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<6x2x2xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<6x2x2xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<6x2x2xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<6x2x1xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<6x2x1xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<6x2x1xf32>
    %c_35 = stablehlo.constant dense<0> : tensor<i32>
    %59:31 = stablehlo.while(%iterArg = %19, %iterArg_62 = %16, %iterArg_63 = %29, %iterArg_64 = %31, %iterArg_65 = %43, %iterArg_66 = %32, %iterArg_67 = %33, %iterArg_68 = %34, %iterArg_69 = %35, %iterArg_70 = %36, %iterArg_71 = %37, %iterArg_72 = %38, %iterArg_73 = %39, %iterArg_74 = %44, %iterArg_75 = %45, %iterArg_76 = %46, %iterArg_77 = %47, %iterArg_78 = %c_35, %iterArg_79 = %25, %iterArg_80 = %28, %iterArg_81 = %48, %iterArg_82 = %49, %iterArg_83 = %50, %iterArg_84 = %51, %iterArg_85 = %52, %iterArg_86 = %53, %iterArg_87 = %54, %iterArg_88 = %55, %iterArg_89 = %56, %iterArg_90 = %57, %iterArg_91 = %58) : tensor<6x2x2xf32>, tensor<6x2x1xf32>, tensor<6x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<i32>, tensor<2x3xf32>, tensor<2x2xf32>, tensor<6x2x3xf32>, tensor<6x2x2xf32>, tensor<6x2x2xf32>, tensor<6x2x2xf32>, tensor<6x2x2xf32>, tensor<6x2x2xf32>, tensor<6x2x2xf32>, tensor<6x2x2xf32>, tensor<6x2x1xf32>, tensor<6x2x1xf32>, tensor<6x2x1xf32>
    cond {
      %c_92 = stablehlo.constant dense<6> : tensor<i32>
      %137 = stablehlo.compare LT, %iterArg_78, %c_92, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %137 : tensor<i1>
    } do {
      %137 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_78) : (tensor<6x2x2xf32>, tensor<i32>) -> tensor<2x2xf32>
      %138 = func.call @dynamic_index_in_dim_0(%iterArg_62, %iterArg_78) : (tensor<6x2x1xf32>, tensor<i32>) -> tensor<2x1xf32>
      %139 = func.call @dynamic_index_in_dim_1(%iterArg_63, %iterArg_78) : (tensor<6x2xf32>, tensor<i32>) -> tensor<2xf32>
      %140:13 = func.call @closed_call(%iterArg_64, %iterArg_65, %iterArg_66, %iterArg_67, %iterArg_68, %iterArg_69, %iterArg_70, %iterArg_71, %iterArg_72, %iterArg_73, %iterArg_74, %iterArg_75, %iterArg_76, %iterArg_77, %iterArg_79, %iterArg_80, %137, %138, %139) : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x3xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x1xf32>, tensor<2xf32>) -> (tensor<2x3xf32>, tensor<2x2xf32>, tensor<2x3xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>)
      %141 = func.call @dynamic_update_index_in_dim(%iterArg_81, %140#2, %iterArg_78) : (tensor<6x2x3xf32>, tensor<2x3xf32>, tensor<i32>) -> tensor<6x2x3xf32>
      %142 = func.call @dynamic_update_index_in_dim_2(%iterArg_82, %140#3, %iterArg_78) : (tensor<6x2x2xf32>, tensor<2x2xf32>, tensor<i32>) -> tensor<6x2x2xf32>
      %143 = func.call @dynamic_update_index_in_dim_2(%iterArg_83, %140#4, %iterArg_78) : (tensor<6x2x2xf32>, tensor<2x2xf32>, tensor<i32>) -> tensor<6x2x2xf32>
      %144 = func.call @dynamic_update_index_in_dim_2(%iterArg_84, %140#5, %iterArg_78) : (tensor<6x2x2xf32>, tensor<2x2xf32>, tensor<i32>) -> tensor<6x2x2xf32>
      %145 = func.call @dynamic_update_index_in_dim_2(%iterArg_85, %140#6, %iterArg_78) : (tensor<6x2x2xf32>, tensor<2x2xf32>, tensor<i32>) -> tensor<6x2x2xf32>
      %146 = func.call @dynamic_update_index_in_dim_2(%iterArg_86, %140#7, %iterArg_78) : (tensor<6x2x2xf32>, tensor<2x2xf32>, tensor<i32>) -> tensor<6x2x2xf32>
      %147 = func.call @dynamic_update_index_in_dim_2(%iterArg_87, %140#8, %iterArg_78) : (tensor<6x2x2xf32>, tensor<2x2xf32>, tensor<i32>) -> tensor<6x2x2xf32>
      %148 = func.call @dynamic_update_index_in_dim_2(%iterArg_88, %140#9, %iterArg_78) : (tensor<6x2x2xf32>, tensor<2x2xf32>, tensor<i32>) -> tensor<6x2x2xf32>
      %149 = func.call @dynamic_update_index_in_dim_3(%iterArg_89, %140#10, %iterArg_78) : (tensor<6x2x1xf32>, tensor<2x1xf32>, tensor<i32>) -> tensor<6x2x1xf32>
      %150 = func.call @dynamic_update_index_in_dim_3(%iterArg_90, %140#11, %iterArg_78) : (tensor<6x2x1xf32>, tensor<2x1xf32>, tensor<i32>) -> tensor<6x2x1xf32>
      %151 = func.call @dynamic_update_index_in_dim_3(%iterArg_91, %140#12, %iterArg_78) : (tensor<6x2x1xf32>, tensor<2x1xf32>, tensor<i32>) -> tensor<6x2x1xf32>
      %c_92 = stablehlo.constant dense<1> : tensor<i32>
      %152 = stablehlo.add %iterArg_78, %c_92 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_62, %iterArg_63, %iterArg_64, %iterArg_65, %iterArg_66, %iterArg_67, %iterArg_68, %iterArg_69, %iterArg_70, %iterArg_71, %iterArg_72, %iterArg_73, %iterArg_74, %iterArg_75, %iterArg_76, %iterArg_77, %152, %140#0, %140#1, %141, %142, %143, %144, %145, %146, %147, %148, %149, %150, %151 : tensor<6x2x2xf32>, tensor<6x2x1xf32>, tensor<6x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<i32>, tensor<2x3xf32>, tensor<2x2xf32>, tensor<6x2x3xf32>, tensor<6x2x2xf32>, tensor<6x2x2xf32>, tensor<6x2x2xf32>, tensor<6x2x2xf32>, tensor<6x2x2xf32>, tensor<6x2x2xf32>, tensor<6x2x2xf32>, tensor<6x2x1xf32>, tensor<6x2x1xf32>, tensor<6x2x1xf32>
    }
    %60 = stablehlo.slice %59#20 [5:6, 0:2, 0:3] : (tensor<6x2x3xf32>) -> tensor<1x2x3xf32>
    %61 = stablehlo.reshape %60 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
    %62 = stablehlo.slice %59#21 [5:6, 0:2, 0:2] : (tensor<6x2x2xf32>) -> tensor<1x2x2xf32>
    %63 = stablehlo.reshape %62 : (tensor<1x2x2xf32>) -> tensor<2x2xf32>
    %64 = stablehlo.slice %61 [0:2, 0:1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %65 = stablehlo.slice %61 [0:2, 1:3] : (tensor<2x3xf32>) -> tensor<2x2xf32>
    %66 = stablehlo.maximum %65, %63 : tensor<2x2xf32>
    %67 = stablehlo.subtract %65, %63 : tensor<2x2xf32>
    %68 = stablehlo.compare NE, %67, %67, FLOAT : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>
    %69 = stablehlo.add %65, %63 : tensor<2x2xf32>
    %70 = stablehlo.abs %67 : tensor<2x2xf32>
    %71 = stablehlo.negate %70 : tensor<2x2xf32>
    %72 = stablehlo.exponential %71 : tensor<2x2xf32>
    %73 = stablehlo.log_plus_one %72 : tensor<2x2xf32>
    %74 = stablehlo.add %66, %73 : tensor<2x2xf32>
    %75 = stablehlo.select %68, %69, %74 : tensor<2x2xi1>, tensor<2x2xf32>
    %cst_36 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %77 = stablehlo.compare EQ, %65, %76, FLOAT : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %79 = stablehlo.select %77, %78, %65 : tensor<2x2xi1>, tensor<2x2xf32>
    %cst_38 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %81 = stablehlo.compare EQ, %75, %80, FLOAT : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %83 = stablehlo.select %81, %82, %75 : tensor<2x2xi1>, tensor<2x2xf32>
    %84 = stablehlo.subtract %79, %83 : tensor<2x2xf32>
    %85 = stablehlo.exponential %84 : tensor<2x2xf32>
    %cst_40 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %87 = stablehlo.compare EQ, %63, %86, FLOAT : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %89 = stablehlo.select %87, %88, %63 : tensor<2x2xi1>, tensor<2x2xf32>
    %cst_42 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %91 = stablehlo.compare EQ, %75, %90, FLOAT : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %93 = stablehlo.select %91, %92, %75 : tensor<2x2xi1>, tensor<2x2xf32>
    %94 = stablehlo.subtract %89, %93 : tensor<2x2xf32>
    %95 = stablehlo.exponential %94 : tensor<2x2xf32>
    %96 = stablehlo.concatenate %64, %75, dim = 1 : (tensor<2x1xf32>, tensor<2x2xf32>) -> tensor<2x3xf32>
    %c_44 = stablehlo.constant dense<5> : tensor<i32>
    %97 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %98 = "stablehlo.scatter"(%59#20, %97, %96) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      stablehlo.return %arg4 : tensor<f32>
    }) : (tensor<6x2x3xf32>, tensor<1xi32>, tensor<2x3xf32>) -> tensor<6x2x3xf32>
    %99 = call @_one_hot_4(%9) : (tensor<2xi32>) -> tensor<2x3xf32>
    %100 = stablehlo.dot_general %96, %99, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2xf32>
    %101 = stablehlo.negate %100 : tensor<2xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %102 = stablehlo.reduce(%101 init: %cst_45) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %cst_46 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %103 = stablehlo.divide %102, %cst_46 : tensor<f32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %cst_49 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_50 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %106 = stablehlo.divide %cst_49, %cst_50 : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %106, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %108 = stablehlo.negate %107 : tensor<2xf32>
    %109 = stablehlo.dot_general %108, %99, batching_dims = [0] x [0], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<2xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %110 = stablehlo.slice %109 [0:2, 0:1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %111 = stablehlo.slice %109 [0:2, 1:3] : (tensor<2x3xf32>) -> tensor<2x2xf32>
    %112 = stablehlo.multiply %111, %95 : tensor<2x2xf32>
    %113 = stablehlo.multiply %111, %85 : tensor<2x2xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %114 = stablehlo.pad %113, %cst_51, low = [0, 1], high = [0, 0], interior = [0, 0] : (tensor<2x2xf32>, tensor<f32>) -> tensor<2x3xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %115 = stablehlo.pad %110, %cst_52, low = [0, 0], high = [0, 2], interior = [0, 0] : (tensor<2x1xf32>, tensor<f32>) -> tensor<2x3xf32>
    %116 = stablehlo.add %114, %115 : tensor<2x3xf32>
    %117 = stablehlo.broadcast_in_dim %112, dims = [1, 2] : (tensor<2x2xf32>) -> tensor<1x2x2xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %118 = stablehlo.pad %117, %cst_53, low = [5, 0, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<1x2x2xf32>, tensor<f32>) -> tensor<6x2x2xf32>
    %119 = stablehlo.broadcast_in_dim %116, dims = [1, 2] : (tensor<2x3xf32>) -> tensor<1x2x3xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %120 = stablehlo.pad %119, %cst_54, low = [5, 0, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<6x2x3xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<6x2x2xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<6x2x1xf32>
    %c_59 = stablehlo.constant dense<0> : tensor<i32>
    %125:16 = stablehlo.while(%iterArg = %120, %iterArg_62 = %118, %iterArg_63 = %59#22, %iterArg_64 = %59#23, %iterArg_65 = %59#24, %iterArg_66 = %59#25, %iterArg_67 = %59#26, %iterArg_68 = %59#27, %iterArg_69 = %59#28, %iterArg_70 = %59#29, %iterArg_71 = %59#30, %iterArg_72 = %c_59, %iterArg_73 = %121, %iterArg_74 = %122, %iterArg_75 = %123, %iterArg_76 = %124) : tensor<6x2x3xf32>, tensor<6x2x2xf32>, tensor<6x2x2xf32>, tensor<6x2x2xf32>, tensor<6x2x2xf32>, tensor<6x2x2xf32>, tensor<6x2x2xf32>, tensor<6x2x2xf32>, tensor<6x2x1xf32>, tensor<6x2x1xf32>, tensor<6x2x1xf32>, tensor<i32>, tensor<2x3xf32>, tensor<2x2xf32>, tensor<6x2x2xf32>, tensor<6x2x1xf32>
    cond {
      %c_77 = stablehlo.constant dense<6> : tensor<i32>
      %137 = stablehlo.compare LT, %iterArg_72, %c_77, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %137 : tensor<i1>
    } do {
      %c_77 = stablehlo.constant dense<6> : tensor<i32>
      %137 = stablehlo.subtract %c_77, %iterArg_72 : tensor<i32>
      %c_78 = stablehlo.constant dense<1> : tensor<i32>
      %138 = stablehlo.subtract %137, %c_78 : tensor<i32>
      %139 = func.call @dynamic_index_in_dim_5(%iterArg, %138) : (tensor<6x2x3xf32>, tensor<i32>) -> tensor<2x3xf32>
      %140 = func.call @dynamic_index_in_dim(%iterArg_62, %138) : (tensor<6x2x2xf32>, tensor<i32>) -> tensor<2x2xf32>
      %141 = func.call @dynamic_index_in_dim(%iterArg_63, %138) : (tensor<6x2x2xf32>, tensor<i32>) -> tensor<2x2xf32>
      %142 = func.call @dynamic_index_in_dim(%iterArg_64, %138) : (tensor<6x2x2xf32>, tensor<i32>) -> tensor<2x2xf32>
      %143 = func.call @dynamic_index_in_dim(%iterArg_65, %138) : (tensor<6x2x2xf32>, tensor<i32>) -> tensor<2x2xf32>
      %144 = func.call @dynamic_index_in_dim(%iterArg_66, %138) : (tensor<6x2x2xf32>, tensor<i32>) -> tensor<2x2xf32>
      %145 = func.call @dynamic_index_in_dim(%iterArg_67, %138) : (tensor<6x2x2xf32>, tensor<i32>) -> tensor<2x2xf32>
      %146 = func.call @dynamic_index_in_dim(%iterArg_68, %138) : (tensor<6x2x2xf32>, tensor<i32>) -> tensor<2x2xf32>
      %147 = func.call @dynamic_index_in_dim_0(%iterArg_69, %138) : (tensor<6x2x1xf32>, tensor<i32>) -> tensor<2x1xf32>
      %148 = func.call @dynamic_index_in_dim_0(%iterArg_70, %138) : (tensor<6x2x1xf32>, tensor<i32>) -> tensor<2x1xf32>
      %149 = func.call @dynamic_index_in_dim_0(%iterArg_71, %138) : (tensor<6x2x1xf32>, tensor<i32>) -> tensor<2x1xf32>
      %150:4 = func.call @closed_call_6(%iterArg_73, %iterArg_74, %139, %140, %141, %142, %143, %144, %145, %146, %147, %148, %149) : (tensor<2x3xf32>, tensor<2x2xf32>, tensor<2x3xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> (tensor<2x3xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x1xf32>)
      %151 = func.call @dynamic_update_index_in_dim_2(%iterArg_75, %150#2, %138) : (tensor<6x2x2xf32>, tensor<2x2xf32>, tensor<i32>) -> tensor<6x2x2xf32>
      %152 = func.call @dynamic_update_index_in_dim_3(%iterArg_76, %150#3, %138) : (tensor<6x2x1xf32>, tensor<2x1xf32>, tensor<i32>) -> tensor<6x2x1xf32>
      %c_79 = stablehlo.constant dense<1> : tensor<i32>
      %153 = stablehlo.add %iterArg_72, %c_79 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_62, %iterArg_63, %iterArg_64, %iterArg_65, %iterArg_66, %iterArg_67, %iterArg_68, %iterArg_69, %iterArg_70, %iterArg_71, %153, %150#0, %150#1, %151, %152 : tensor<6x2x3xf32>, tensor<6x2x2xf32>, tensor<6x2x2xf32>, tensor<6x2x2xf32>, tensor<6x2x2xf32>, tensor<6x2x2xf32>, tensor<6x2x2xf32>, tensor<6x2x2xf32>, tensor<6x2x1xf32>, tensor<6x2x1xf32>, tensor<6x2x1xf32>, tensor<i32>, tensor<2x3xf32>, tensor<2x2xf32>, tensor<6x2x2xf32>, tensor<6x2x1xf32>
    }
    %126 = stablehlo.transpose %125#14, dims = [1, 0, 2] : (tensor<6x2x2xf32>) -> tensor<2x6x2xf32>
    %127 = stablehlo.dot_general %126, %17, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x2xf32>, tensor<2x2x5xf32>) -> tensor<2x6x5xf32>
    %128 = stablehlo.transpose %125#15, dims = [1, 0, 2] : (tensor<6x2x1xf32>) -> tensor<2x6x1xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %129 = stablehlo.pad %128, %cst_60, low = [0, 0, 0], high = [0, 0, 4], interior = [0, 0, 0] : (tensor<2x6x1xf32>, tensor<f32>) -> tensor<2x6x5xf32>
    %130 = stablehlo.add %127, %129 : tensor<2x6x5xf32>
    %131 = call @log_softmax_7(%5#1, %5#2, %130) : (tensor<2x6x5xf32>, tensor<2x6x1xf32>, tensor<2x6x5xf32>) -> tensor<2x6x5xf32>
    %132 = stablehlo.dot_general %131, %arg1, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x5xf32>, tensor<2x6x4xf32>) -> tensor<5x4xf32>
    %133 = stablehlo.transpose %132, dims = [1, 0] : (tensor<5x4xf32>) -> tensor<4x5xf32>
    %cst_61 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %134 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
    %135 = stablehlo.multiply %134, %133 : tensor<4x5xf32>
    %136 = stablehlo.add %arg0, %135 : tensor<4x5xf32>
    return %136, %103 : tensor<4x5xf32>, tensor<f32>
  }
  func.func private @log_softmax(%arg0: tensor<2x6x5xf32>) -> (tensor<2x6x5xf32>, tensor<2x6x5xf32>, tensor<2x6x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<2x6x5xf32>, tensor<f32>) -> tensor<2x6xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<2x6xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x6x1xf32>) -> tensor<2x6x5xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<2x6x5xf32>
    %6 = stablehlo.exponential %5 : tensor<2x6x5xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<2x6x5xf32>, tensor<f32>) -> tensor<2x6xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
    %9 = stablehlo.log %8 : tensor<2x6x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<2x6x1xf32>) -> tensor<2x6x5xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<2x6x5xf32>
    return %11, %6, %8 : tensor<2x6x5xf32>, tensor<2x6x5xf32>, tensor<2x6x1xf32>
  }
  func.func private @_pad(%arg0: tensor<2x1xf32>, %arg1: tensor<i32>) -> tensor<2x2xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 1], interior = [0, 0] : (tensor<2x1xf32>, tensor<f32>) -> tensor<2x2xf32>
    return %1 : tensor<2x2xf32>
  }
  func.func private @_one_hot(%arg0: tensor<2x2xi32>) -> tensor<2x2x5xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<2x2xi32>) -> tensor<2x2x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x5xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<2x2x1xi32>) -> tensor<2x2x5xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x5xi32>) -> tensor<2x2x5xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<2x2x5xi32>, tensor<2x2x5xi32>) -> tensor<2x2x5xi1>
    %5 = stablehlo.convert %4 : (tensor<2x2x5xi1>) -> tensor<2x2x5xf32>
    return %5 : tensor<2x2x5xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<6x2x2xf32>, %arg1: tensor<i32>) -> tensor<2x2xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 2, 2] : (tensor<6x2x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x2xf32>) -> tensor<2x2xf32>
    return %1 : tensor<2x2xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<6x2x1xf32>, %arg1: tensor<i32>) -> tensor<2x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 2, 1] : (tensor<6x2x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x1xf32>) -> tensor<2x1xf32>
    return %1 : tensor<2x1xf32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<6x2xf32>, %arg1: tensor<i32>) -> tensor<2xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 2] : (tensor<6x2xf32>, tensor<i32>, tensor<i32>) -> tensor<1x2xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2xf32>) -> tensor<2xf32>
    return %1 : tensor<2xf32>
  }
  func.func private @closed_call(%arg0: tensor<2x2xf32>, %arg1: tensor<2x2xf32>, %arg2: tensor<2x2xf32>, %arg3: tensor<2x2xf32>, %arg4: tensor<2x2xf32>, %arg5: tensor<2x2xf32>, %arg6: tensor<2x2xf32>, %arg7: tensor<2x2xf32>, %arg8: tensor<2x2xf32>, %arg9: tensor<2x2xf32>, %arg10: tensor<2x2xf32>, %arg11: tensor<2x2xf32>, %arg12: tensor<2x2xf32>, %arg13: tensor<2x2xf32>, %arg14: tensor<2x3xf32>, %arg15: tensor<2x2xf32>, %arg16: tensor<2x2xf32>, %arg17: tensor<2x1xf32>, %arg18: tensor<2xf32>) -> (tensor<2x3xf32>, tensor<2x2xf32>, tensor<2x3xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) {
    %0 = stablehlo.add %arg15, %arg0 : tensor<2x2xf32>
    %1 = stablehlo.slice %arg14 [0:2, 0:1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %2 = stablehlo.slice %arg14 [0:2, 1:3] : (tensor<2x3xf32>) -> tensor<2x2xf32>
    %3 = stablehlo.maximum %2, %0 : tensor<2x2xf32>
    %4 = stablehlo.subtract %2, %0 : tensor<2x2xf32>
    %5 = stablehlo.compare NE, %4, %4, FLOAT : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>
    %6 = stablehlo.add %2, %0 : tensor<2x2xf32>
    %7 = stablehlo.abs %4 : tensor<2x2xf32>
    %8 = stablehlo.negate %7 : tensor<2x2xf32>
    %9 = stablehlo.exponential %8 : tensor<2x2xf32>
    %10 = stablehlo.log_plus_one %9 : tensor<2x2xf32>
    %11 = stablehlo.add %3, %10 : tensor<2x2xf32>
    %12 = stablehlo.select %5, %6, %11 : tensor<2x2xi1>, tensor<2x2xf32>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %14 = stablehlo.compare EQ, %2, %13, FLOAT : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>
    %15 = stablehlo.select %14, %arg2, %2 : tensor<2x2xi1>, tensor<2x2xf32>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %17 = stablehlo.compare EQ, %12, %16, FLOAT : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>
    %18 = stablehlo.select %17, %arg3, %12 : tensor<2x2xi1>, tensor<2x2xf32>
    %19 = stablehlo.subtract %15, %18 : tensor<2x2xf32>
    %20 = stablehlo.exponential %19 : tensor<2x2xf32>
    %cst_1 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %22 = stablehlo.compare EQ, %0, %21, FLOAT : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>
    %23 = stablehlo.select %22, %arg4, %0 : tensor<2x2xi1>, tensor<2x2xf32>
    %cst_2 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %25 = stablehlo.compare EQ, %12, %24, FLOAT : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>
    %26 = stablehlo.select %25, %arg5, %12 : tensor<2x2xi1>, tensor<2x2xf32>
    %27 = stablehlo.subtract %23, %26 : tensor<2x2xf32>
    %28 = stablehlo.exponential %27 : tensor<2x2xf32>
    %29 = stablehlo.concatenate %1, %12, dim = 1 : (tensor<2x1xf32>, tensor<2x2xf32>) -> tensor<2x3xf32>
    %30 = stablehlo.slice %29 [0:2, 0:2] : (tensor<2x3xf32>) -> tensor<2x2xf32>
    %31 = stablehlo.add %30, %arg16 : tensor<2x2xf32>
    %32 = stablehlo.add %arg15, %arg16 : tensor<2x2xf32>
    %33 = stablehlo.maximum %31, %32 : tensor<2x2xf32>
    %34 = stablehlo.subtract %31, %32 : tensor<2x2xf32>
    %35 = stablehlo.compare NE, %34, %34, FLOAT : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>
    %36 = stablehlo.add %31, %32 : tensor<2x2xf32>
    %37 = stablehlo.abs %34 : tensor<2x2xf32>
    %38 = stablehlo.negate %37 : tensor<2x2xf32>
    %39 = stablehlo.exponential %38 : tensor<2x2xf32>
    %40 = stablehlo.log_plus_one %39 : tensor<2x2xf32>
    %41 = stablehlo.add %33, %40 : tensor<2x2xf32>
    %42 = stablehlo.select %35, %36, %41 : tensor<2x2xi1>, tensor<2x2xf32>
    %cst_3 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %44 = stablehlo.compare EQ, %31, %43, FLOAT : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>
    %45 = stablehlo.select %44, %arg6, %31 : tensor<2x2xi1>, tensor<2x2xf32>
    %cst_4 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %47 = stablehlo.compare EQ, %42, %46, FLOAT : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>
    %48 = stablehlo.select %47, %arg7, %42 : tensor<2x2xi1>, tensor<2x2xf32>
    %49 = stablehlo.subtract %45, %48 : tensor<2x2xf32>
    %50 = stablehlo.exponential %49 : tensor<2x2xf32>
    %cst_5 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %52 = stablehlo.compare EQ, %32, %51, FLOAT : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>
    %53 = stablehlo.select %52, %arg8, %32 : tensor<2x2xi1>, tensor<2x2xf32>
    %cst_6 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %55 = stablehlo.compare EQ, %42, %54, FLOAT : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>
    %56 = stablehlo.select %55, %arg9, %42 : tensor<2x2xi1>, tensor<2x2xf32>
    %57 = stablehlo.subtract %53, %56 : tensor<2x2xf32>
    %58 = stablehlo.exponential %57 : tensor<2x2xf32>
    %59 = stablehlo.broadcast_in_dim %arg17, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x3xf32>
    %60 = stablehlo.add %29, %59 : tensor<2x3xf32>
    %61 = stablehlo.broadcast_in_dim %arg17, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x2xf32>
    %62 = stablehlo.add %arg15, %61 : tensor<2x2xf32>
    %63 = stablehlo.add %62, %arg1 : tensor<2x2xf32>
    %64 = stablehlo.slice %60 [0:2, 0:1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %65 = stablehlo.slice %60 [0:2, 1:3] : (tensor<2x3xf32>) -> tensor<2x2xf32>
    %66 = stablehlo.maximum %65, %63 : tensor<2x2xf32>
    %67 = stablehlo.subtract %65, %63 : tensor<2x2xf32>
    %68 = stablehlo.compare NE, %67, %67, FLOAT : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>
    %69 = stablehlo.add %65, %63 : tensor<2x2xf32>
    %70 = stablehlo.abs %67 : tensor<2x2xf32>
    %71 = stablehlo.negate %70 : tensor<2x2xf32>
    %72 = stablehlo.exponential %71 : tensor<2x2xf32>
    %73 = stablehlo.log_plus_one %72 : tensor<2x2xf32>
    %74 = stablehlo.add %66, %73 : tensor<2x2xf32>
    %75 = stablehlo.select %68, %69, %74 : tensor<2x2xi1>, tensor<2x2xf32>
    %cst_7 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %77 = stablehlo.compare EQ, %65, %76, FLOAT : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>
    %78 = stablehlo.select %77, %arg10, %65 : tensor<2x2xi1>, tensor<2x2xf32>
    %cst_8 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %80 = stablehlo.compare EQ, %75, %79, FLOAT : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>
    %81 = stablehlo.select %80, %arg11, %75 : tensor<2x2xi1>, tensor<2x2xf32>
    %82 = stablehlo.subtract %78, %81 : tensor<2x2xf32>
    %83 = stablehlo.exponential %82 : tensor<2x2xf32>
    %cst_9 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %85 = stablehlo.compare EQ, %63, %84, FLOAT : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>
    %86 = stablehlo.select %85, %arg12, %63 : tensor<2x2xi1>, tensor<2x2xf32>
    %cst_10 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %88 = stablehlo.compare EQ, %75, %87, FLOAT : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>
    %89 = stablehlo.select %88, %arg13, %75 : tensor<2x2xi1>, tensor<2x2xf32>
    %90 = stablehlo.subtract %86, %89 : tensor<2x2xf32>
    %91 = stablehlo.exponential %90 : tensor<2x2xf32>
    %92 = stablehlo.concatenate %64, %75, dim = 1 : (tensor<2x1xf32>, tensor<2x2xf32>) -> tensor<2x3xf32>
    %93 = stablehlo.reshape %arg18 : (tensor<2xf32>) -> tensor<2x1xf32>
    %94 = stablehlo.broadcast_in_dim %93, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x2xf32>
    %95 = stablehlo.multiply %94, %arg15 : tensor<2x2xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x1xf32>
    %97 = stablehlo.subtract %96, %93 : tensor<2x1xf32>
    %98 = stablehlo.broadcast_in_dim %97, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x2xf32>
    %99 = stablehlo.multiply %98, %42 : tensor<2x2xf32>
    %100 = stablehlo.add %95, %99 : tensor<2x2xf32>
    %101 = stablehlo.broadcast_in_dim %93, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x3xf32>
    %102 = stablehlo.multiply %101, %arg14 : tensor<2x3xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x1xf32>
    %104 = stablehlo.subtract %103, %93 : tensor<2x1xf32>
    %105 = stablehlo.broadcast_in_dim %104, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x3xf32>
    %106 = stablehlo.multiply %105, %92 : tensor<2x3xf32>
    %107 = stablehlo.add %102, %106 : tensor<2x3xf32>
    return %107, %100, %107, %100, %20, %28, %50, %58, %83, %91, %93, %97, %104 : tensor<2x3xf32>, tensor<2x2xf32>, tensor<2x3xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<6x2x3xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<i32>) -> tensor<6x2x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<2x3xf32>) -> tensor<1x2x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<6x2x3xf32>, tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x2x3xf32>
    return %1 : tensor<6x2x3xf32>
  }
  func.func private @dynamic_update_index_in_dim_2(%arg0: tensor<6x2x2xf32>, %arg1: tensor<2x2xf32>, %arg2: tensor<i32>) -> tensor<6x2x2xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<2x2xf32>) -> tensor<1x2x2xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<6x2x2xf32>, tensor<1x2x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x2x2xf32>
    return %1 : tensor<6x2x2xf32>
  }
  func.func private @dynamic_update_index_in_dim_3(%arg0: tensor<6x2x1xf32>, %arg1: tensor<2x1xf32>, %arg2: tensor<i32>) -> tensor<6x2x1xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<2x1xf32>) -> tensor<1x2x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<6x2x1xf32>, tensor<1x2x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x2x1xf32>
    return %1 : tensor<6x2x1xf32>
  }
  func.func private @_one_hot_4(%arg0: tensor<2xi32>) -> tensor<2x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %1 = stablehlo.iota dim = 1 : tensor<1x3xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<2x1xi32>) -> tensor<2x3xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x3xi32>) -> tensor<2x3xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %5 = stablehlo.convert %4 : (tensor<2x3xi1>) -> tensor<2x3xf32>
    return %5 : tensor<2x3xf32>
  }
  func.func private @dynamic_index_in_dim_5(%arg0: tensor<6x2x3xf32>, %arg1: tensor<i32>) -> tensor<2x3xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 2, 3] : (tensor<6x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
    return %1 : tensor<2x3xf32>
  }
  func.func private @closed_call_6(%arg0: tensor<2x3xf32>, %arg1: tensor<2x2xf32>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x2xf32>, %arg4: tensor<2x2xf32>, %arg5: tensor<2x2xf32>, %arg6: tensor<2x2xf32>, %arg7: tensor<2x2xf32>, %arg8: tensor<2x2xf32>, %arg9: tensor<2x2xf32>, %arg10: tensor<2x1xf32>, %arg11: tensor<2x1xf32>, %arg12: tensor<2x1xf32>) -> (tensor<2x3xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x1xf32>) {
    %0 = stablehlo.add %arg0, %arg2 : tensor<2x3xf32>
    %1 = stablehlo.add %arg1, %arg3 : tensor<2x2xf32>
    %2 = stablehlo.broadcast_in_dim %arg12, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x3xf32>
    %3 = stablehlo.multiply %2, %0 : tensor<2x3xf32>
    %4 = stablehlo.broadcast_in_dim %arg10, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x3xf32>
    %5 = stablehlo.multiply %4, %0 : tensor<2x3xf32>
    %6 = stablehlo.broadcast_in_dim %arg11, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x2xf32>
    %7 = stablehlo.multiply %6, %1 : tensor<2x2xf32>
    %8 = stablehlo.broadcast_in_dim %arg10, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x2xf32>
    %9 = stablehlo.multiply %8, %1 : tensor<2x2xf32>
    %10 = stablehlo.slice %3 [0:2, 0:1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %11 = stablehlo.slice %3 [0:2, 1:3] : (tensor<2x3xf32>) -> tensor<2x2xf32>
    %12 = stablehlo.multiply %11, %arg9 : tensor<2x2xf32>
    %13 = stablehlo.multiply %11, %arg8 : tensor<2x2xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.pad %13, %cst, low = [0, 1], high = [0, 0], interior = [0, 0] : (tensor<2x2xf32>, tensor<f32>) -> tensor<2x3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.pad %10, %cst_0, low = [0, 0], high = [0, 2], interior = [0, 0] : (tensor<2x1xf32>, tensor<f32>) -> tensor<2x3xf32>
    %16 = stablehlo.add %14, %15 : tensor<2x3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%12 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<2x2xf32>, tensor<f32>) -> tensor<2xf32>
    %18 = stablehlo.reshape %17 : (tensor<2xf32>) -> tensor<2x1xf32>
    %19 = stablehlo.add %9, %12 : tensor<2x2xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%16 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %21 = stablehlo.reshape %20 : (tensor<2xf32>) -> tensor<2x1xf32>
    %22 = stablehlo.add %18, %21 : tensor<2x1xf32>
    %23 = stablehlo.multiply %7, %arg7 : tensor<2x2xf32>
    %24 = stablehlo.multiply %7, %arg6 : tensor<2x2xf32>
    %25 = stablehlo.add %19, %23 : tensor<2x2xf32>
    %26 = stablehlo.add %23, %24 : tensor<2x2xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.pad %24, %cst_3, low = [0, 0], high = [0, 1], interior = [0, 0] : (tensor<2x2xf32>, tensor<f32>) -> tensor<2x3xf32>
    %28 = stablehlo.add %16, %27 : tensor<2x3xf32>
    %29 = stablehlo.slice %28 [0:2, 0:1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %30 = stablehlo.slice %28 [0:2, 1:3] : (tensor<2x3xf32>) -> tensor<2x2xf32>
    %31 = stablehlo.multiply %30, %arg5 : tensor<2x2xf32>
    %32 = stablehlo.add %25, %31 : tensor<2x2xf32>
    %33 = stablehlo.multiply %30, %arg4 : tensor<2x2xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.pad %33, %cst_4, low = [0, 1], high = [0, 0], interior = [0, 0] : (tensor<2x2xf32>, tensor<f32>) -> tensor<2x3xf32>
    %35 = stablehlo.add %5, %34 : tensor<2x3xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.pad %29, %cst_5, low = [0, 0], high = [0, 2], interior = [0, 0] : (tensor<2x1xf32>, tensor<f32>) -> tensor<2x3xf32>
    %37 = stablehlo.add %35, %36 : tensor<2x3xf32>
    return %37, %32, %26, %22 : tensor<2x3xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x1xf32>
  }
  func.func private @log_softmax_7(%arg0: tensor<2x6x5xf32>, %arg1: tensor<2x6x1xf32>, %arg2: tensor<2x6x5xf32>) -> tensor<2x6x5xf32> {
    %0 = stablehlo.negate %arg2 : tensor<2x6x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x6x5xf32>, tensor<f32>) -> tensor<2x6xf32>
    %2 = stablehlo.reshape %1 : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<2x6x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<2x6x1xf32>, tensor<f32>) -> tensor<2x6xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x6xf32>) -> tensor<2x6x5xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<2x6x5xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<2x6x5xf32>
    return %7 : tensor<2x6x5xf32>
  }
  func.func public @main() {
    %c0 = stablehlo.constant dense<"0xC015D63EF49092BF91F1B33E63F454BFE31EAC3F90569E3EE43735BF0191893F835F193FD8DB903ECEC591BE6C89383FFCF13A3F44FC55BF5EE39C3E69AED63E3AA86C3F5331723FD086F5BF24B4043E"> : tensor<4x5xf32>
    %a0 = stablehlo.optimization_barrier %c0 : tensor<4x5xf32>
    %c1 = stablehlo.constant dense<"0x9E66533F946202BFB8F885BC0A93AD3E4DBF7F3E8C210F3EC98E0DC055C2CEBD3CAE69BF02A0283F6A87363FD33BBBBE016BAB3EF8BF00BE1B9D423F265128BE2930D7BEE92740BF9D4587BE890162BF1BFD2E3E9303D6BF347A903FDE0F253F3AFA5EBF58E2F2BED206FB3CE69E39C0091B983EBF74873E2914753E4285FCBFD9BD19BF36CF03BE2F32C0BF85768EBE50BAFE3F339726BF9E44F5BE7F82403F1348E93E983CACBE0D2D2FBD4D3FDA3EF6B54CBE66E7A63E2CCFF73E0E82ACBF"> : tensor<2x6x4xf32>
    %a1 = stablehlo.optimization_barrier %c1 : tensor<2x6x4xf32>
    %c2 = stablehlo.constant dense<[[1, 1], [2, 1]]> : tensor<2x2xi32>
    %a2 = stablehlo.optimization_barrier %c2 : tensor<2x2xi32>
    %s0:2 = call @program(%a0, %a1, %a2) : (tensor<4x5xf32>, tensor<2x6x4xf32>, tensor<2x2xi32>) -> (tensor<4x5xf32>, tensor<f32>)
    %s1:2 = call @program(%s0#0, %a1, %a2) : (tensor<4x5xf32>, tensor<2x6x4xf32>, tensor<2x2xi32>) -> (tensor<4x5xf32>, tensor<f32>)
    %s2:2 = call @program(%s1#0, %a1, %a2) : (tensor<4x5xf32>, tensor<2x6x4xf32>, tensor<2x2xi32>) -> (tensor<4x5xf32>, tensor<f32>)
    check.expect_almost_eq_const %s2#0, dense<"0xA88ED83E313A93BF9353B63EDB794EBF2154A83F3F81973E914C36BFA96E893FB9831A3F741B983EE953A2BE4F743B3F177E383F69C24EBFC80F9E3E2CCEB63E8EFE673FCE596E3FB92EE8BF6371F73D"> : tensor<4x5xf32>, tolerance = 1.813925862e-04
    check.expect_almost_eq_const %s2#1, dense<0x414C6C9B> : tensor<f32>, tolerance = 1.277651501e-03
    return
  }
}
