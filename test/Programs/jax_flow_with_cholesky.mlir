// Printed by JAX 0.10.2: python test/Programs/print_programs.py with_jax_flow_with_cholesky
// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

module @with_jax_flow_with_cholesky {
  func.func public @program(%arg0: tensor<4x4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<i32>, %arg3: tensor<4x4xf32>, %arg4: tensor<4xf32>, %arg5: tensor<4x4xf32>, %arg6: tensor<4xf32>, %arg7: tensor<8x4xf32>) -> (tensor<4x4xf32> {jax.result_info = "result[0][0]['a']"}, tensor<4xf32> {jax.result_info = "result[0][0]['mean']"}, tensor<i32> {jax.result_info = "result[0][1][0].count"}, tensor<4x4xf32> {jax.result_info = "result[0][1][0].mu['a']"}, tensor<4xf32> {jax.result_info = "result[0][1][0].mu['mean']"}, tensor<4x4xf32> {jax.result_info = "result[0][1][0].nu['a']"}, tensor<4xf32> {jax.result_info = "result[0][1][0].nu['mean']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %2 = stablehlo.iota dim = 0 : tensor<4x4xi32>
    %3 = stablehlo.iota dim = 1 : tensor<4x4xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x4xi32>
    %5 = stablehlo.add %2, %4 : tensor<4x4xi32>
    %6 = stablehlo.compare EQ, %5, %3, SIGNED : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %7 = stablehlo.convert %6 : (tensor<4x4xi1>) -> tensor<4x4xf32>
    %8 = stablehlo.add %1, %7 : tensor<4x4xf32>
    %9:7 = call @cholesky(%8) : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xi1>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xi1>, tensor<4x4xf32>)
    %10 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<8x4xf32>
    %12 = stablehlo.subtract %arg7, %11 : tensor<8x4xf32>
    %13 = stablehlo.transpose %12, dims = [1, 0] : (tensor<8x4xf32>) -> tensor<4x8xf32>
    %14:3 = call @_solve_triangular(%9#0, %13) : (tensor<4x4xf32>, tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x4xi1>, tensor<4x4xf32>)
    %15 = stablehlo.multiply %14#0, %14#0 : tensor<4x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%15 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<4x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %18 = stablehlo.divide %17, %cst_1 : tensor<f32>
    %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %19 = stablehlo.multiply %cst_2, %18 : tensor<f32>
    %20:4 = call @_diag(%9#0) : (tensor<4x4xf32>) -> (tensor<4xf32>, tensor<i32>, tensor<4x4xf32>, tensor<4x2xi32>)
    %21 = stablehlo.log %20#0 : tensor<4xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %23 = stablehlo.add %19, %22 : tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %25 = stablehlo.divide %24, %20#0 : tensor<4xf32>
    %26 = call @_diag_0(%20#1, %20#2, %20#3, %25) : (tensor<i32>, tensor<4x4xf32>, tensor<4x2xi32>, tensor<4xf32>) -> tensor<4x4xf32>
    %cst_5 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.multiply %cst_5, %cst_6 : tensor<f32>
    %cst_7 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %28 = stablehlo.divide %27, %cst_7 : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [1] : (tensor<8xf32>) -> tensor<4x8xf32>
    %31 = stablehlo.multiply %14#0, %30 : tensor<4x8xf32>
    %32 = stablehlo.multiply %30, %14#0 : tensor<4x8xf32>
    %33 = stablehlo.add %31, %32 : tensor<4x8xf32>
    %34:2 = call @_solve_triangular_2(%14#1, %14#2, %9#0, %14#0, %33) : (tensor<4x4xi1>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> (tensor<4x4xf32>, tensor<4x8xf32>)
    %35 = stablehlo.add %26, %34#0 : tensor<4x4xf32>
    %36 = stablehlo.transpose %34#1, dims = [1, 0] : (tensor<4x8xf32>) -> tensor<8x4xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.reduce(%36 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %38 = stablehlo.reshape %37 : (tensor<4xf32>) -> tensor<1x4xf32>
    %39 = stablehlo.negate %38 : tensor<1x4xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.reduce(%39 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %41 = call @cholesky_3(%9#1, %9#2, %9#3, %9#4, %9#5, %9#6, %35) : (tensor<4x4xf32>, tensor<4x4xi1>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xi1>, tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %42 = stablehlo.dot_general %41, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %43 = stablehlo.transpose %42, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %44 = stablehlo.dot_general %41, %0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %45 = stablehlo.transpose %43, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %46 = stablehlo.add %44, %45 : tensor<4x4xf32>
    %cst_10 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %48 = stablehlo.multiply %47, %46 : tensor<4x4xf32>
    %cst_11 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %50 = stablehlo.multiply %49, %arg3 : tensor<4x4xf32>
    %51 = stablehlo.add %48, %50 : tensor<4x4xf32>
    %cst_12 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %53 = stablehlo.multiply %52, %40 : tensor<4xf32>
    %cst_13 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %55 = stablehlo.multiply %54, %arg4 : tensor<4xf32>
    %56 = stablehlo.add %53, %55 : tensor<4xf32>
    %57 = stablehlo.multiply %46, %46 : tensor<4x4xf32>
    %cst_14 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %59 = stablehlo.multiply %58, %57 : tensor<4x4xf32>
    %cst_15 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %61 = stablehlo.multiply %60, %arg5 : tensor<4x4xf32>
    %62 = stablehlo.add %59, %61 : tensor<4x4xf32>
    %63 = stablehlo.multiply %40, %40 : tensor<4xf32>
    %cst_16 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %65 = stablehlo.multiply %64, %63 : tensor<4xf32>
    %cst_17 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %67 = stablehlo.multiply %66, %arg6 : tensor<4xf32>
    %68 = stablehlo.add %65, %67 : tensor<4xf32>
    %c_18 = stablehlo.constant dense<2147483647> : tensor<i32>
    %69 = stablehlo.compare LT, %arg2, %c_18, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_19 = stablehlo.constant dense<1> : tensor<i32>
    %70 = stablehlo.add %arg2, %c_19 : tensor<i32>
    %c_20 = stablehlo.constant dense<2147483647> : tensor<i32>
    %71 = call @_where(%69, %70, %c_20) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %72 = stablehlo.convert %71 : (tensor<i32>) -> tensor<f32>
    %cst_21 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %73 = stablehlo.convert %71 : (tensor<i32>) -> tensor<f32>
    %74 = stablehlo.power %cst_21, %73 : tensor<f32>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %75 = stablehlo.subtract %cst_22, %74 : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %75, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %77 = stablehlo.divide %51, %76 : tensor<4x4xf32>
    %78 = stablehlo.broadcast_in_dim %75, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %79 = stablehlo.divide %56, %78 : tensor<4xf32>
    %80 = stablehlo.convert %71 : (tensor<i32>) -> tensor<f32>
    %cst_23 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %81 = stablehlo.convert %71 : (tensor<i32>) -> tensor<f32>
    %82 = stablehlo.power %cst_23, %81 : tensor<f32>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %83 = stablehlo.subtract %cst_24, %82 : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %83, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %85 = stablehlo.divide %62, %84 : tensor<4x4xf32>
    %86 = stablehlo.broadcast_in_dim %83, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %87 = stablehlo.divide %68, %86 : tensor<4xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %89 = stablehlo.add %85, %88 : tensor<4x4xf32>
    %90 = stablehlo.sqrt %89 : tensor<4x4xf32>
    %cst_26 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %92 = stablehlo.add %90, %91 : tensor<4x4xf32>
    %93 = stablehlo.divide %77, %92 : tensor<4x4xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %95 = stablehlo.add %87, %94 : tensor<4xf32>
    %96 = stablehlo.sqrt %95 : tensor<4xf32>
    %cst_28 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %98 = stablehlo.add %96, %97 : tensor<4xf32>
    %99 = stablehlo.divide %79, %98 : tensor<4xf32>
    %cst_29 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %101 = stablehlo.multiply %100, %93 : tensor<4x4xf32>
    %cst_30 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %103 = stablehlo.multiply %102, %99 : tensor<4xf32>
    %104 = stablehlo.add %arg0, %101 : tensor<4x4xf32>
    %105 = stablehlo.add %arg1, %103 : tensor<4xf32>
    return %104, %105, %71, %51, %56, %62, %68, %23 : tensor<4x4xf32>, tensor<4xf32>, tensor<i32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<f32>
  }
  func.func private @cholesky(%arg0: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xi1>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xi1>, tensor<4x4xf32>) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<4x4xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %3 = stablehlo.divide %1, %2 : tensor<4x4xf32>
    %4:2 = stablehlo.custom_call @lapack_spotrf_ffi(%3) {backend_config = "", mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], []) {i=4, j=4, k=4, l=4}, custom>} : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %6 = stablehlo.compare EQ, %4#1, %5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %10 = stablehlo.select %9, %4#0, %8 : tensor<4x4xi1>, tensor<4x4xf32>
    %11 = stablehlo.iota dim = 0 : tensor<4x4xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4x4xi32>
    %13 = stablehlo.add %11, %12 : tensor<4x4xi32>
    %14 = stablehlo.iota dim = 1 : tensor<4x4xi32>
    %15 = stablehlo.compare GE, %13, %14, SIGNED : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %17 = stablehlo.select %15, %10, %16 : tensor<4x4xi1>, tensor<4x4xf32>
    %18 = stablehlo.iota dim = 0 : tensor<4x4xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %19 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<4x4xi32>
    %20 = stablehlo.add %18, %19 : tensor<4x4xi32>
    %21 = stablehlo.iota dim = 1 : tensor<4x4xi32>
    %22 = stablehlo.compare GE, %20, %21, SIGNED : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %24 = stablehlo.iota dim = 0 : tensor<4x4xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %25 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<4x4xi32>
    %26 = stablehlo.add %24, %25 : tensor<4x4xi32>
    %27 = stablehlo.iota dim = 1 : tensor<4x4xi32>
    %28 = stablehlo.compare EQ, %26, %27, SIGNED : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %29 = stablehlo.convert %28 : (tensor<4x4xi1>) -> tensor<4x4xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %31 = stablehlo.add %30, %29 : tensor<4x4xf32>
    %32 = stablehlo.iota dim = 0 : tensor<4x4xi32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %33 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<4x4xi32>
    %34 = stablehlo.add %32, %33 : tensor<4x4xi32>
    %35 = stablehlo.iota dim = 1 : tensor<4x4xi32>
    %36 = stablehlo.compare GE, %34, %35, SIGNED : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %38 = stablehlo.select %36, %17, %37 : tensor<4x4xi1>, tensor<4x4xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    return %38, %17, %22, %23, %31, %36, %39 : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xi1>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xi1>, tensor<4x4xf32>
  }
  func.func private @_solve_triangular(%arg0: tensor<4x4xf32>, %arg1: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x4xi1>, tensor<4x4xf32>) {
    %0 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %arg1) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=8, m=4, n=8}, custom>} : (tensor<4x4xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = stablehlo.iota dim = 0 : tensor<4x4xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x4xi32>
    %3 = stablehlo.add %1, %2 : tensor<4x4xi32>
    %4 = stablehlo.iota dim = 1 : tensor<4x4xi32>
    %5 = stablehlo.compare GE, %3, %4, SIGNED : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    return %0, %5, %6 : tensor<4x8xf32>, tensor<4x4xi1>, tensor<4x4xf32>
  }
  func.func private @_diag(%arg0: tensor<4x4xf32>) -> (tensor<4xf32>, tensor<i32>, tensor<4x4xf32>, tensor<4x2xi32>) {
    %0:4 = call @diagonal(%arg0) : (tensor<4x4xf32>) -> (tensor<4xf32>, tensor<i32>, tensor<4x4xf32>, tensor<4x2xi32>)
    return %0#0, %0#1, %0#2, %0#3 : tensor<4xf32>, tensor<i32>, tensor<4x4xf32>, tensor<4x2xi32>
  }
  func.func private @diagonal(%arg0: tensor<4x4xf32>) -> (tensor<4xf32>, tensor<i32>, tensor<4x4xf32>, tensor<4x2xi32>) {
    %0 = stablehlo.iota dim = 0 : tensor<4x4xi32>
    %1 = stablehlo.iota dim = 1 : tensor<4x4xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x4xi32>
    %3 = stablehlo.add %0, %2 : tensor<4x4xi32>
    %4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %5 = stablehlo.convert %4 : (tensor<4x4xi1>) -> tensor<4x4xf32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %6 = "stablehlo.case"(%c_0) ({
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_1 : tensor<i32>
    }, {
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_1 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %7:3 = "stablehlo.case"(%6) ({
      %8 = stablehlo.iota dim = 0 : tensor<4xi32>
      %9 = stablehlo.iota dim = 0 : tensor<4xi32>
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      %10 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4xi32>
      %11 = stablehlo.compare LT, %8, %10, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
      %c_2 = stablehlo.constant dense<4> : tensor<i32>
      %12 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4xi32>
      %13 = stablehlo.add %8, %12 : tensor<4xi32>
      %14 = stablehlo.select %11, %13, %8 : tensor<4xi1>, tensor<4xi32>
      %c_3 = stablehlo.constant dense<0> : tensor<i32>
      %15 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<4xi32>
      %16 = stablehlo.compare LT, %9, %15, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
      %c_4 = stablehlo.constant dense<4> : tensor<i32>
      %17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<4xi32>
      %18 = stablehlo.add %9, %17 : tensor<4xi32>
      %19 = stablehlo.select %16, %18, %9 : tensor<4xi1>, tensor<4xi32>
      %20 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
      %21 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
      %22 = stablehlo.concatenate %20, %21, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x2xi32>
      %23 = "stablehlo.gather"(%arg0, %22) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<4x4xf32>, tensor<4x2xi32>) -> tensor<4xf32>
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %24 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
      stablehlo.return %23, %24, %22 : tensor<4xf32>, tensor<4x4xf32>, tensor<4x2xi32>
    }) : (tensor<i32>) -> (tensor<4xf32>, tensor<4x4xf32>, tensor<4x2xi32>)
    return %7#0, %c_0, %7#1, %7#2 : tensor<4xf32>, tensor<i32>, tensor<4x4xf32>, tensor<4x2xi32>
  }
  func.func private @_diag_0(%arg0: tensor<i32>, %arg1: tensor<4x4xf32>, %arg2: tensor<4x2xi32>, %arg3: tensor<4xf32>) -> tensor<4x4xf32> {
    %0 = call @diagonal_1(%arg0, %arg1, %arg2, %arg3) : (tensor<i32>, tensor<4x4xf32>, tensor<4x2xi32>, tensor<4xf32>) -> tensor<4x4xf32>
    return %0 : tensor<4x4xf32>
  }
  func.func private @diagonal_1(%arg0: tensor<i32>, %arg1: tensor<4x4xf32>, %arg2: tensor<4x2xi32>, %arg3: tensor<4xf32>) -> tensor<4x4xf32> {
    %0 = "stablehlo.case"(%arg0) ({
      %c = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c : tensor<i32>
    }, {
      %c = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.case"(%0) ({
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
      %3 = "stablehlo.scatter"(%2, %arg2, %arg3) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
      ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
        %4 = stablehlo.add %arg4, %arg5 : tensor<f32>
        stablehlo.return %4 : tensor<f32>
      }) : (tensor<4x4xf32>, tensor<4x2xi32>, tensor<4xf32>) -> tensor<4x4xf32>
      stablehlo.return %3 : tensor<4x4xf32>
    }) : (tensor<i32>) -> tensor<4x4xf32>
    return %1 : tensor<4x4xf32>
  }
  func.func private @_solve_triangular_2(%arg0: tensor<4x4xi1>, %arg1: tensor<4x4xf32>, %arg2: tensor<4x4xf32>, %arg3: tensor<4x8xf32>, %arg4: tensor<4x8xf32>) -> (tensor<4x4xf32>, tensor<4x8xf32>) {
    %0 = stablehlo.custom_call @lapack_strsm_ffi(%arg2, %arg4) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 84 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=8, m=4, n=8}, custom>} : (tensor<4x4xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = stablehlo.dot_general %arg4, %arg3, contracting_dims = [1] x [1], precision = [HIGHEST, HIGHEST] : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x4xf32>
    %2 = stablehlo.custom_call @lapack_strsm_ffi(%arg2, %1) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 84 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=4, m=4, n=4}, custom>} : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %3 = stablehlo.negate %2 : tensor<4x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %5 = stablehlo.select %arg0, %3, %4 : tensor<4x4xi1>, tensor<4x4xf32>
    return %5, %0 : tensor<4x4xf32>, tensor<4x8xf32>
  }
  func.func private @cholesky_3(%arg0: tensor<4x4xf32>, %arg1: tensor<4x4xi1>, %arg2: tensor<4x4xf32>, %arg3: tensor<4x4xf32>, %arg4: tensor<4x4xi1>, %arg5: tensor<4x4xf32>, %arg6: tensor<4x4xf32>) -> tensor<4x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %1 = stablehlo.select %arg4, %arg6, %0 : tensor<4x4xi1>, tensor<4x4xf32>
    %2 = stablehlo.dot_general %1, %arg0, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %3 = stablehlo.transpose %2, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %4 = stablehlo.divide %3, %arg3 : tensor<4x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %6 = stablehlo.select %arg1, %4, %5 : tensor<4x4xi1>, tensor<4x4xf32>
    %7 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %6) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 84 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=4, m=4, n=4}, custom>} : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %8 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %7) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 82 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=4, m=4, n=4}, custom>} : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %10 = stablehlo.divide %8, %9 : tensor<4x4xf32>
    %11 = stablehlo.transpose %10, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %12 = stablehlo.add %10, %11 : tensor<4x4xf32>
    return %12 : tensor<4x4xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func public @main() {
    %c0 = stablehlo.constant dense<"0xA1C9443E98789EBFE0F7593F523D03C09938CF3EDD27073FDE25193DB8BD873DB2D55BBF6169543F8E8066BF0742E33E2D4B4A3D118B403C2CA5663F382456BF"> : tensor<4x4xf32>
    %a0 = stablehlo.optimization_barrier %c0 : tensor<4x4xf32>
    %c1 = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000, 0x00000000]> : tensor<4xf32>
    %a1 = stablehlo.optimization_barrier %c1 : tensor<4xf32>
    %c2 = stablehlo.constant dense<0> : tensor<i32>
    %a2 = stablehlo.optimization_barrier %c2 : tensor<i32>
    %c3 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x4xf32>
    %a3 = stablehlo.optimization_barrier %c3 : tensor<4x4xf32>
    %c4 = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000, 0x00000000]> : tensor<4xf32>
    %a4 = stablehlo.optimization_barrier %c4 : tensor<4xf32>
    %c5 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x4xf32>
    %a5 = stablehlo.optimization_barrier %c5 : tensor<4x4xf32>
    %c6 = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000, 0x00000000]> : tensor<4xf32>
    %a6 = stablehlo.optimization_barrier %c6 : tensor<4xf32>
    %c7 = stablehlo.constant dense<"0xD6EEB43D7B552C3F84BF0E3FECF2B0BE6B9E8F3EB0A42ABFC737633FE3FE3FBF19F6F5BFCA60B8BFE8CC633EED72D0BF8C69C53E92BDBE3E398DDC3E48B0513EBEECB6BFE5F8F43E6CF31E3FB32F4B3F9CC74540569A2C3FCFA1643F176B883F715452BFC0CCF7BFC41454BF900439BF9DD3913F7A87313F6817563E82BDD8BF"> : tensor<8x4xf32>
    %a7 = stablehlo.optimization_barrier %c7 : tensor<8x4xf32>
    %s0:8 = call @program(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) : (tensor<4x4xf32>, tensor<4xf32>, tensor<i32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<8x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>, tensor<i32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<f32>)
    %s1:8 = call @program(%s0#0, %s0#1, %s0#2, %s0#3, %s0#4, %s0#5, %s0#6, %a7) : (tensor<4x4xf32>, tensor<4xf32>, tensor<i32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<8x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>, tensor<i32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<f32>)
    %s2:8 = call @program(%s1#0, %s1#1, %s1#2, %s1#3, %s1#4, %s1#5, %s1#6, %a7) : (tensor<4x4xf32>, tensor<4xf32>, tensor<i32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<8x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>, tensor<i32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<f32>)
    check.expect_almost_eq_const %s2#0, dense<"0x4084633EB4A19ABF474D523F2A5101C09DDDBF3EAEF2FE3EB755013C649B143D5F2754BF84BB4C3FE3D15EBF37E7D33EE776A23DECE194BCA6F65E3FE17A4EBF"> : tensor<4x4xf32>, tolerance = 2.020578861e-04
    check.expect_almost_eq_const %s2#1, dense<[0x3CF56FD1, 0xBCF5955D, 0x3CF584A6, 0xBCF59115]> : tensor<4xf32>, tolerance = 2.997844853e-06
    check.expect_eq_const %s2#2, dense<3> : tensor<i32>
    check.expect_almost_eq_const %s2#3, dense<"0xAB3428BCA1C536BD2B4D2A3BA4EF8CBC0C20643DC616383CC392E03A9CAEB03DFD2FA4BD6E9DC83C639848BD3956D33CB813B0BCF102993C70741D3DFE04D4BC"> : tensor<4x4xf32>, tolerance = 8.627054095e-06
    check.expect_almost_eq_const %s2#4, dense<[0xBD13F5DE, 0x3C3917AA, 0xBD2067D3, 0x3D6B9B0A]> : tensor<4xf32>, tolerance = 5.752090365e-06
    check.expect_almost_eq_const %s2#5, dense<"0x6C2490363284AA38061095342882493725E70439A4B0AC36430E0B34AA429F39CF6E89395163CD3725FCCC387A29E437128A9F37F278713710AD7C38F7C0E737"> : tensor<4x4xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#6, dense<[0x3860A272, 0x36AF55BE, 0x3883D043, 0x390E10B2]> : tensor<4xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#7, dense<0x40391A02> : tensor<f32>, tolerance = 2.892212391e-04
    return
  }
}
