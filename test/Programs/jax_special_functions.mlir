// Printed by JAX 0.10.2: python test/Programs/print_programs.py with_jax_special_functions
// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

module @with_jax_special_functions {
  func.func public @program(%arg0: tensor<8xf32>) -> (tensor<8xf32> {jax.result_info = "result[0]"}, tensor<8xf32> {jax.result_info = "result[1]"}, tensor<8xf32> {jax.result_info = "result[2]"}, tensor<8xf32> {jax.result_info = "result[3]"}, tensor<8xf32> {jax.result_info = "result[4]"}, tensor<f32> {jax.result_info = "result[5]"}, tensor<8xf32> {jax.result_info = "result[6]"}, tensor<8xf32> {jax.result_info = "result[7]"}) {
    %0 = chlo.lgamma %arg0 : tensor<8xf32> -> tensor<8xf32>
    %1 = chlo.digamma %arg0 : tensor<8xf32> -> tensor<8xf32>
    %2 = chlo.erf %arg0 : tensor<8xf32> -> tensor<8xf32>
    %cst = stablehlo.constant dense<9.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %4 = stablehlo.divide %arg0, %3 : tensor<8xf32>
    %5 = chlo.erf_inv %4 : tensor<8xf32> -> tensor<8xf32>
    %6 = stablehlo.abs %arg0 : tensor<8xf32>
    %cst_0 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_2 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %10 = stablehlo.multiply %7, %6 : tensor<8xf32>
    %11 = stablehlo.subtract %10, %8 : tensor<8xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %15 = stablehlo.multiply %11, %12 : tensor<8xf32>
    %16 = stablehlo.subtract %15, %13 : tensor<8xf32>
    %cst_6 = stablehlo.constant dense<-1.30002498E-8> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %18 = stablehlo.add %16, %17 : tensor<8xf32>
    %19 = stablehlo.multiply %11, %18 : tensor<8xf32>
    %20 = stablehlo.subtract %19, %12 : tensor<8xf32>
    %cst_7 = stablehlo.constant dense<6.04699508E-8> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %22 = stablehlo.add %20, %21 : tensor<8xf32>
    %23 = stablehlo.multiply %11, %22 : tensor<8xf32>
    %24 = stablehlo.subtract %23, %18 : tensor<8xf32>
    %cst_8 = stablehlo.constant dense<-2.67079372E-7> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %26 = stablehlo.add %24, %25 : tensor<8xf32>
    %27 = stablehlo.multiply %11, %26 : tensor<8xf32>
    %28 = stablehlo.subtract %27, %22 : tensor<8xf32>
    %cst_9 = stablehlo.constant dense<1.11738757E-6> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %30 = stablehlo.add %28, %29 : tensor<8xf32>
    %31 = stablehlo.multiply %11, %30 : tensor<8xf32>
    %32 = stablehlo.subtract %31, %26 : tensor<8xf32>
    %cst_10 = stablehlo.constant dense<-4.41673819E-6> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %34 = stablehlo.add %32, %33 : tensor<8xf32>
    %35 = stablehlo.multiply %11, %34 : tensor<8xf32>
    %36 = stablehlo.subtract %35, %30 : tensor<8xf32>
    %cst_11 = stablehlo.constant dense<1.64484482E-5> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %38 = stablehlo.add %36, %37 : tensor<8xf32>
    %39 = stablehlo.multiply %11, %38 : tensor<8xf32>
    %40 = stablehlo.subtract %39, %34 : tensor<8xf32>
    %cst_12 = stablehlo.constant dense<-5.75419508E-5> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %42 = stablehlo.add %40, %41 : tensor<8xf32>
    %43 = stablehlo.multiply %11, %42 : tensor<8xf32>
    %44 = stablehlo.subtract %43, %38 : tensor<8xf32>
    %cst_13 = stablehlo.constant dense<1.88502891E-4> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %46 = stablehlo.add %44, %45 : tensor<8xf32>
    %47 = stablehlo.multiply %11, %46 : tensor<8xf32>
    %48 = stablehlo.subtract %47, %42 : tensor<8xf32>
    %cst_14 = stablehlo.constant dense<-5.76375576E-4> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %50 = stablehlo.add %48, %49 : tensor<8xf32>
    %51 = stablehlo.multiply %11, %50 : tensor<8xf32>
    %52 = stablehlo.subtract %51, %46 : tensor<8xf32>
    %cst_15 = stablehlo.constant dense<0.00163947558> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %54 = stablehlo.add %52, %53 : tensor<8xf32>
    %55 = stablehlo.multiply %11, %54 : tensor<8xf32>
    %56 = stablehlo.subtract %55, %50 : tensor<8xf32>
    %cst_16 = stablehlo.constant dense<-4.324310e-03> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %58 = stablehlo.add %56, %57 : tensor<8xf32>
    %59 = stablehlo.multiply %11, %58 : tensor<8xf32>
    %60 = stablehlo.subtract %59, %54 : tensor<8xf32>
    %cst_17 = stablehlo.constant dense<0.0105464607> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %62 = stablehlo.add %60, %61 : tensor<8xf32>
    %63 = stablehlo.multiply %11, %62 : tensor<8xf32>
    %64 = stablehlo.subtract %63, %58 : tensor<8xf32>
    %cst_18 = stablehlo.constant dense<-0.0237374157> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %66 = stablehlo.add %64, %65 : tensor<8xf32>
    %67 = stablehlo.multiply %11, %66 : tensor<8xf32>
    %68 = stablehlo.subtract %67, %62 : tensor<8xf32>
    %cst_19 = stablehlo.constant dense<0.0493052825> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %70 = stablehlo.add %68, %69 : tensor<8xf32>
    %71 = stablehlo.multiply %11, %70 : tensor<8xf32>
    %72 = stablehlo.subtract %71, %66 : tensor<8xf32>
    %cst_20 = stablehlo.constant dense<-9.490110e-02> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %74 = stablehlo.add %72, %73 : tensor<8xf32>
    %75 = stablehlo.multiply %11, %74 : tensor<8xf32>
    %76 = stablehlo.subtract %75, %70 : tensor<8xf32>
    %cst_21 = stablehlo.constant dense<0.171620905> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %78 = stablehlo.add %76, %77 : tensor<8xf32>
    %79 = stablehlo.multiply %11, %78 : tensor<8xf32>
    %80 = stablehlo.subtract %79, %74 : tensor<8xf32>
    %cst_22 = stablehlo.constant dense<-0.304682672> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %82 = stablehlo.add %80, %81 : tensor<8xf32>
    %83 = stablehlo.multiply %11, %82 : tensor<8xf32>
    %84 = stablehlo.subtract %83, %78 : tensor<8xf32>
    %cst_23 = stablehlo.constant dense<0.676795303> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %86 = stablehlo.add %84, %85 : tensor<8xf32>
    %87 = stablehlo.subtract %86, %78 : tensor<8xf32>
    %cst_24 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %89 = stablehlo.multiply %88, %87 : tensor<8xf32>
    %90 = stablehlo.divide %9, %6 : tensor<8xf32>
    %91 = stablehlo.subtract %90, %8 : tensor<8xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %95 = stablehlo.multiply %91, %92 : tensor<8xf32>
    %96 = stablehlo.subtract %95, %93 : tensor<8xf32>
    %cst_28 = stablehlo.constant dense<3.39623196E-9> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %98 = stablehlo.add %96, %97 : tensor<8xf32>
    %99 = stablehlo.multiply %91, %98 : tensor<8xf32>
    %100 = stablehlo.subtract %99, %92 : tensor<8xf32>
    %cst_29 = stablehlo.constant dense<2.26666899E-8> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %102 = stablehlo.add %100, %101 : tensor<8xf32>
    %103 = stablehlo.multiply %91, %102 : tensor<8xf32>
    %104 = stablehlo.subtract %103, %98 : tensor<8xf32>
    %cst_30 = stablehlo.constant dense<2.04891862E-7> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %106 = stablehlo.add %104, %105 : tensor<8xf32>
    %107 = stablehlo.multiply %91, %106 : tensor<8xf32>
    %108 = stablehlo.subtract %107, %102 : tensor<8xf32>
    %cst_31 = stablehlo.constant dense<2.89137051E-6> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %110 = stablehlo.add %108, %109 : tensor<8xf32>
    %111 = stablehlo.multiply %91, %110 : tensor<8xf32>
    %112 = stablehlo.subtract %111, %106 : tensor<8xf32>
    %cst_32 = stablehlo.constant dense<6.88975852E-5> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %114 = stablehlo.add %112, %113 : tensor<8xf32>
    %115 = stablehlo.multiply %91, %114 : tensor<8xf32>
    %116 = stablehlo.subtract %115, %110 : tensor<8xf32>
    %cst_33 = stablehlo.constant dense<0.00336911646> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %118 = stablehlo.add %116, %117 : tensor<8xf32>
    %119 = stablehlo.multiply %91, %118 : tensor<8xf32>
    %120 = stablehlo.subtract %119, %114 : tensor<8xf32>
    %cst_34 = stablehlo.constant dense<0.804490387> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %122 = stablehlo.add %120, %121 : tensor<8xf32>
    %123 = stablehlo.subtract %122, %114 : tensor<8xf32>
    %cst_35 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %125 = stablehlo.multiply %124, %123 : tensor<8xf32>
    %126 = stablehlo.sqrt %6 : tensor<8xf32>
    %127 = stablehlo.divide %125, %126 : tensor<8xf32>
    %cst_36 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %129 = stablehlo.compare LE, %6, %128, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %130 = stablehlo.select %129, %89, %127 : tensor<8xi1>, tensor<8xf32>
    %cst_37 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %131 = stablehlo.reduce(%arg0 init: %cst_37) applies stablehlo.maximum across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %cst_38 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %132 = stablehlo.maximum %cst_38, %131 : tensor<f32>
    %133 = stablehlo.is_finite %132 : (tensor<f32>) -> tensor<i1>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %134 = stablehlo.select %133, %132, %cst_39 : tensor<i1>, tensor<f32>
    %135 = stablehlo.broadcast_in_dim %134, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %136 = stablehlo.broadcast_in_dim %135, dims = [0] : (tensor<1xf32>) -> tensor<8xf32>
    %137 = stablehlo.subtract %arg0, %136 : tensor<8xf32>
    %138 = stablehlo.exponential %137 : tensor<8xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %139 = stablehlo.reduce(%138 init: %cst_40) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %140 = stablehlo.sign %139 : tensor<f32>
    %141 = stablehlo.abs %139 : tensor<f32>
    %142 = stablehlo.log %141 : tensor<f32>
    %143 = stablehlo.add %142, %134 : tensor<f32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %144 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %145 = stablehlo.compare NE, %arg0, %144, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %146 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %147 = stablehlo.or %145, %146 : tensor<8xi1>
    %148 = stablehlo.log %arg0 : tensor<8xf32>
    %149 = stablehlo.multiply %arg0, %148 : tensor<8xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %150 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %151 = call @_where(%147, %149, %150) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %152 = stablehlo.negate %arg0 : tensor<8xf32>
    %153 = stablehlo.exponential %152 : tensor<8xf32>
    %cst_43 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %154 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %155 = stablehlo.add %154, %153 : tensor<8xf32>
    %cst_44 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %156 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %157 = stablehlo.divide %156, %155 : tensor<8xf32>
    return %0, %1, %2, %5, %130, %143, %151, %157 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<f32>, tensor<8xf32>, tensor<8xf32>
  }
  func.func private @_where(%arg0: tensor<8xi1>, %arg1: tensor<8xf32>, %arg2: tensor<8xf32>) -> tensor<8xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<8xi1>, tensor<8xf32>
    return %0 : tensor<8xf32>
  }
  func.func public @main() {
    %c0 = stablehlo.constant dense<"0xCC8B693E712FF63E58F5D53E0D28213F131D823F678AB23E846B923E934F933F"> : tensor<8xf32>
    %a0 = stablehlo.optimization_barrier %c0 : tensor<8xf32>
    %s0:8 = call @program(%a0) : (tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<f32>, tensor<8xf32>, tensor<8xf32>)
    check.expect_almost_eq_const %s0#0, dense<"0xEC4AB13FFE651C3FBC82403FF066B53E008218BCF83B703F3AB5923FC0908EBD"> : tensor<8xf32>, tolerance = 2.770197868e-05
    check.expect_almost_eq_const %s0#1, dense<"0x766F94C09CEC03C083EA1BC0D6FDB7BF86E50CBFA4E93EC0FEA56BC09ED1B4BE"> : tensor<8xf32>, tolerance = 9.277212143e-05
    check.expect_almost_eq_const %s0#2, dense<"0xCA83813EF9E4003F5314E43E1C6E203F1275593FC795C13E59D2A03E6A79653F"> : tensor<8xf32>, tolerance = 1.792767763e-05
    check.expect_almost_eq_const %s0#3, dense<"0x3002B83C5414423D7BA4283DFD3A7E3D6FAFCD3DB6B30C3D70BFE63CCB17E93D"> : tensor<8xf32>, tolerance = 2.276298255e-06
    check.expect_almost_eq_const %s0#4, dense<"0xAE734E3FF48E273FD1FF2F3F2443163F6E4FEC3E6C2A3A3FB947443F0E38DC3E"> : tensor<8xf32>, tolerance = 1.612905264e-05
    check.expect_almost_eq_const %s0#5, dense<0x402D1106> : tensor<f32>, tolerance = 5.408328056e-05
    check.expect_almost_eq_const %s0#6, dense<"0xF299ACBE4944B4BE1BB0BABEC02A95BE1761883C1418BCBE934BB7BE3998253E"> : tensor<8xf32>, tolerance = 7.347424030e-06
    check.expect_almost_eq_const %s0#7, dense<"0xA0880E3F94311E3FBE5C1A3F6102273F9BFA3B3F1A18163FC42D123FAB79423F"> : tensor<8xf32>, tolerance = 1.519338012e-05
    return
  }
}
