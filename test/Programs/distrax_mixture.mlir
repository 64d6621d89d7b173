// Printed by JAX 0.10.2: python test/Programs/print_programs.py with_distrax_mixture
// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

module @with_distrax_mixture {
  func.func public @program(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<3xf32>, %arg3: tensor<3xf32>, %arg4: tensor<3xf32>, %arg5: tensor<3xf32>, %arg6: tensor<9xf32>) -> (tensor<3xf32> {jax.result_info = "result[0][0]['logits']"}, tensor<3xf32> {jax.result_info = "result[0][0]['mean']"}, tensor<3xf32> {jax.result_info = "result[0][0]['scale']"}, tensor<3xf32> {jax.result_info = "result[0][1][0].trace['logits']"}, tensor<3xf32> {jax.result_info = "result[0][1][0].trace['mean']"}, tensor<3xf32> {jax.result_info = "result[0][1][0].trace['scale']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.exponential %arg2 : tensor<3xf32>
    %1:3 = call @log_softmax(%arg0) : (tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<1xf32>)
    %2:3 = call @log_softmax(%1#0) : (tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<1xf32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<32> : tensor<i32>
    %3 = stablehlo.shift_right_logical %c, %c_0 : tensor<i32>
    %4 = stablehlo.convert %3 : (tensor<i32>) -> tensor<ui32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %c_1 = stablehlo.constant dense<-1> : tensor<i32>
    %6 = stablehlo.and %c, %c_1 : tensor<i32>
    %7 = stablehlo.convert %6 : (tensor<i32>) -> tensor<ui32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %9 = stablehlo.concatenate %5, %8, dim = 0 : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
    %10 = stablehlo.broadcast_in_dim %arg6, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %11 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %12 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<9x1xf32>) -> tensor<9x3xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<9x3xf32>
    %14 = stablehlo.subtract %12, %13 : tensor<9x3xf32>
    %15 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<9x3xf32>
    %17 = stablehlo.divide %14, %16 : tensor<9x3xf32>
    %18 = stablehlo.multiply %15, %15 : tensor<1x3xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x3xf32>
    %20 = stablehlo.divide %19, %18 : tensor<1x3xf32>
    %21 = chlo.square %17 : tensor<9x3xf32> -> tensor<9x3xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<9x3xf32>
    %23 = stablehlo.multiply %22, %17 : tensor<9x3xf32>
    %cst_3 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<9x3xf32>
    %25 = stablehlo.multiply %24, %21 : tensor<9x3xf32>
    %26 = stablehlo.log %0 : tensor<3xf32>
    %cst_4 = stablehlo.constant dense<0.918938517> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %28 = stablehlo.add %27, %26 : tensor<3xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<9x3xf32>
    %31 = stablehlo.subtract %25, %30 : tensor<9x3xf32>
    %32 = stablehlo.broadcast_in_dim %2#0, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<9x3xf32>
    %34 = stablehlo.add %31, %33 : tensor<9x3xf32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %35 = stablehlo.reduce(%34 init: %cst_5) applies stablehlo.maximum across dimensions = [1] : (tensor<9x3xf32>, tensor<f32>) -> tensor<9xf32>
    %36 = stablehlo.reshape %35 : (tensor<9xf32>) -> tensor<9x1xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1] : (tensor<9x1xf32>) -> tensor<9x3xf32>
    %38 = stablehlo.compare EQ, %34, %37, FLOAT : (tensor<9x3xf32>, tensor<9x3xf32>) -> tensor<9x3xi1>
    %39 = stablehlo.convert %38 : (tensor<9x3xi1>) -> tensor<9x3xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.reduce(%39 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<9x3xf32>, tensor<f32>) -> tensor<9xf32>
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %42 = stablehlo.maximum %41, %35 : tensor<9xf32>
    %43 = stablehlo.compare EQ, %35, %42, FLOAT : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %46 = stablehlo.select %43, %44, %45 : tensor<9xi1>, tensor<9xf32>
    %cst_10 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %48 = stablehlo.compare EQ, %47, %42, FLOAT : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
    %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %51 = stablehlo.select %48, %49, %50 : tensor<9xi1>, tensor<9xf32>
    %52 = stablehlo.divide %46, %51 : tensor<9xf32>
    %53 = stablehlo.is_finite %42 : (tensor<9xf32>) -> tensor<9xi1>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %55 = stablehlo.select %53, %42, %54 : tensor<9xi1>, tensor<9xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %57 = stablehlo.broadcast_in_dim %55, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [0, 1] : (tensor<9x1xf32>) -> tensor<9x3xf32>
    %59 = stablehlo.subtract %34, %58 : tensor<9x3xf32>
    %60 = stablehlo.exponential %59 : tensor<9x3xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.reduce(%60 init: %cst_15) applies stablehlo.add across dimensions = [1] : (tensor<9x3xf32>, tensor<f32>) -> tensor<9xf32>
    %62 = stablehlo.sign %61 : tensor<9xf32>
    %63 = stablehlo.abs %61 : tensor<9xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %65 = stablehlo.compare GE, %61, %64, FLOAT : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
    %66 = stablehlo.log %63 : tensor<9xf32>
    %67 = stablehlo.add %66, %55 : tensor<9xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.reduce(%67 init: %cst_17) applies stablehlo.add across dimensions = [0] : (tensor<9xf32>, tensor<f32>) -> tensor<f32>
    %cst_18 = stablehlo.constant dense<9.000000e+00> : tensor<f32>
    %69 = stablehlo.divide %68, %cst_18 : tensor<f32>
    %70 = stablehlo.negate %69 : tensor<f32>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %71 = stablehlo.negate %cst_19 : tensor<f32>
    %cst_20 = stablehlo.constant dense<9.000000e+00> : tensor<f32>
    %72 = stablehlo.divide %71, %cst_20 : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %72, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %74 = stablehlo.divide %73, %63 : tensor<9xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %76 = stablehlo.select %65, %75, %74 : tensor<9xi1>, tensor<9xf32>
    %77 = stablehlo.select %65, %74, %75 : tensor<9xi1>, tensor<9xf32>
    %78 = stablehlo.negate %76 : tensor<9xf32>
    %79 = stablehlo.add %77, %78 : tensor<9xf32>
    %80 = stablehlo.broadcast_in_dim %79, dims = [0] : (tensor<9xf32>) -> tensor<9x3xf32>
    %81 = stablehlo.multiply %80, %60 : tensor<9x3xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %82 = stablehlo.reduce(%81 init: %cst_22) applies stablehlo.add across dimensions = [0] : (tensor<9x3xf32>, tensor<f32>) -> tensor<3xf32>
    %83 = stablehlo.reshape %82 : (tensor<3xf32>) -> tensor<1x3xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %84 = stablehlo.reduce(%83 init: %cst_23) applies stablehlo.add across dimensions = [0] : (tensor<1x3xf32>, tensor<f32>) -> tensor<3xf32>
    %85 = stablehlo.negate %81 : tensor<9x3xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %86 = stablehlo.reduce(%85 init: %cst_24) applies stablehlo.add across dimensions = [0] : (tensor<9x3xf32>, tensor<f32>) -> tensor<3xf32>
    %87 = stablehlo.reshape %86 : (tensor<3xf32>) -> tensor<1x3xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.reduce(%87 init: %cst_25) applies stablehlo.add across dimensions = [0] : (tensor<1x3xf32>, tensor<f32>) -> tensor<3xf32>
    %89 = stablehlo.divide %88, %0 : tensor<3xf32>
    %cst_26 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<9x3xf32>
    %91 = stablehlo.multiply %90, %81 : tensor<9x3xf32>
    %92 = stablehlo.multiply %91, %23 : tensor<9x3xf32>
    %93 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<9x3xf32>
    %94 = stablehlo.multiply %92, %93 : tensor<9x3xf32>
    %95 = stablehlo.multiply %94, %14 : tensor<9x3xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %96 = stablehlo.reduce(%95 init: %cst_27) applies stablehlo.add across dimensions = [0] : (tensor<9x3xf32>, tensor<f32>) -> tensor<3xf32>
    %97 = stablehlo.reshape %96 : (tensor<3xf32>) -> tensor<1x3xf32>
    %98 = stablehlo.negate %97 : tensor<1x3xf32>
    %99 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<9x3xf32>
    %100 = stablehlo.divide %92, %99 : tensor<9x3xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %101 = stablehlo.reduce(%98 init: %cst_28) applies stablehlo.add across dimensions = [0] : (tensor<1x3xf32>, tensor<f32>) -> tensor<3xf32>
    %102 = stablehlo.add %89, %101 : tensor<3xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %103 = stablehlo.reduce(%100 init: %cst_29) applies stablehlo.add across dimensions = [0] : (tensor<9x3xf32>, tensor<f32>) -> tensor<3xf32>
    %104 = stablehlo.reshape %103 : (tensor<3xf32>) -> tensor<1x3xf32>
    %105 = stablehlo.negate %104 : tensor<1x3xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %106 = stablehlo.reduce(%105 init: %cst_30) applies stablehlo.add across dimensions = [0] : (tensor<1x3xf32>, tensor<f32>) -> tensor<3xf32>
    %107 = call @log_softmax_0(%2#1, %2#2, %84) : (tensor<3xf32>, tensor<1xf32>, tensor<3xf32>) -> tensor<3xf32>
    %108 = call @log_softmax_0(%1#1, %1#2, %107) : (tensor<3xf32>, tensor<1xf32>, tensor<3xf32>) -> tensor<3xf32>
    %109 = stablehlo.multiply %102, %0 : tensor<3xf32>
    %cst_31 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %111 = stablehlo.multiply %110, %arg3 : tensor<3xf32>
    %112 = stablehlo.add %108, %111 : tensor<3xf32>
    %cst_32 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %114 = stablehlo.multiply %113, %arg4 : tensor<3xf32>
    %115 = stablehlo.add %106, %114 : tensor<3xf32>
    %cst_33 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %117 = stablehlo.multiply %116, %arg5 : tensor<3xf32>
    %118 = stablehlo.add %109, %117 : tensor<3xf32>
    %cst_34 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %120 = stablehlo.multiply %119, %112 : tensor<3xf32>
    %cst_35 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %122 = stablehlo.multiply %121, %115 : tensor<3xf32>
    %cst_36 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %124 = stablehlo.multiply %123, %118 : tensor<3xf32>
    %125 = stablehlo.add %arg0, %120 : tensor<3xf32>
    %126 = stablehlo.add %arg1, %122 : tensor<3xf32>
    %127 = stablehlo.add %arg2, %124 : tensor<3xf32>
    return %125, %126, %127, %112, %115, %118, %70 : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>
  }
  func.func private @log_softmax(%arg0: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.maximum %cst_0, %0 : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<1xf32>) -> tensor<3xf32>
    %4 = stablehlo.subtract %arg0, %3 : tensor<3xf32>
    %5 = stablehlo.exponential %4 : tensor<3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %8 = stablehlo.log %7 : tensor<1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<1xf32>) -> tensor<3xf32>
    %10 = stablehlo.subtract %4, %9 : tensor<3xf32>
    return %10, %5, %7 : tensor<3xf32>, tensor<3xf32>, tensor<1xf32>
  }
  func.func private @log_softmax_0(%arg0: tensor<3xf32>, %arg1: tensor<1xf32>, %arg2: tensor<3xf32>) -> tensor<3xf32> {
    %0 = stablehlo.negate %arg2 : tensor<3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.reshape %1 : (tensor<f32>) -> tensor<1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<f32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<3xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<3xf32>
    return %7 : tensor<3xf32>
  }
  func.func public @main() {
    %c0 = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000]> : tensor<3xf32>
    %a0 = stablehlo.optimization_barrier %c0 : tensor<3xf32>
    %c1 = stablehlo.constant dense<[0xBE8F7D65, 0x3F0432DC, 0x3F1E0858]> : tensor<3xf32>
    %a1 = stablehlo.optimization_barrier %c1 : tensor<3xf32>
    %c2 = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000]> : tensor<3xf32>
    %a2 = stablehlo.optimization_barrier %c2 : tensor<3xf32>
    %c3 = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000]> : tensor<3xf32>
    %a3 = stablehlo.optimization_barrier %c3 : tensor<3xf32>
    %c4 = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000]> : tensor<3xf32>
    %a4 = stablehlo.optimization_barrier %c4 : tensor<3xf32>
    %c5 = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000]> : tensor<3xf32>
    %a5 = stablehlo.optimization_barrier %c5 : tensor<3xf32>
    %c6 = stablehlo.constant dense<"0x3BC948BF1460C73F6550DF3F1E08303FEC94F23E6F50093F8B33B43E9532E53C3B0A58BF"> : tensor<9xf32>
    %a6 = stablehlo.optimization_barrier %c6 : tensor<9xf32>
    %s0:7 = call @program(%a0, %a1, %a2, %a3, %a4, %a5, %a6) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<9xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>)
    %s1:7 = call @program(%s0#0, %s0#1, %s0#2, %s0#3, %s0#4, %s0#5, %a6) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<9xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>)
    %s2:7 = call @program(%s1#0, %s1#1, %s1#2, %s1#3, %s1#4, %s1#5, %a6) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<9xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>)
    check.expect_almost_eq_const %s2#0, dense<[0xBC85456D, 0x3C023A82, 0x3C085059]> : tensor<3xf32>, tolerance = 1.626845635e-06
    check.expect_almost_eq_const %s2#1, dense<[0xBE695E1D, 0x3F05F181, 0x3F1E16F2]> : tensor<3xf32>, tolerance = 6.175376177e-05
    check.expect_almost_eq_const %s2#2, dense<[0xBD4C56F8, 0xBD82A7A8, 0xBD86A907]> : tensor<3xf32>, tolerance = 6.575208157e-06
    check.expect_almost_eq_const %s2#3, dense<[0x3D9E94AB, 0xBD1AB3EE, 0xBD227568]> : tensor<3xf32>, tolerance = 7.743199915e-06
    check.expect_almost_eq_const %s2#4, dense<[0xBE7F69AD, 0xBD07E9D0, 0xBAFDBE44]> : tensor<3xf32>, tolerance = 2.494265586e-05
    check.expect_almost_eq_const %s2#5, dense<[0x3E74AB0E, 0x3E99E999, 0x3E9EC622]> : tensor<3xf32>, tolerance = 3.101053834e-05
    check.expect_almost_eq_const %s2#6, dense<0x3FA540A6> : tensor<f32>, tolerance = 1.291035414e-04
    return
  }
}
