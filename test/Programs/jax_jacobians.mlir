// Printed by JAX 0.10.2: python test/Programs/print_programs.py with_jax_jacobians
// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

module @with_jax_jacobians {
  func.func public @program(%arg0: tensor<4xf32>) -> (tensor<4x4xf32> {jax.result_info = "result[0]"}, tensor<4x4xf32> {jax.result_info = "result[1]"}, tensor<4x4xf32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.iota dim = 0 : tensor<4x4xi32>
    %1 = stablehlo.iota dim = 1 : tensor<4x4xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x4xi32>
    %3 = stablehlo.add %0, %2 : tensor<4x4xi32>
    %4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %5 = stablehlo.convert %4 : (tensor<4x4xi1>) -> tensor<4x4xf32>
    %6 = stablehlo.slice %5 [0:4, 0:4] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = stablehlo.convert %6 : tensor<4x4xf32>
    %8 = stablehlo.tanh %arg0 : tensor<4xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<4x4xf32>
    %11 = stablehlo.multiply %7, %10 : tensor<4x4xf32>
    %12 = stablehlo.add %7, %11 : tensor<4x4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %14 = stablehlo.subtract %13, %8 : tensor<4xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<4x4xf32>
    %17 = stablehlo.multiply %12, %16 : tensor<4x4xf32>
    %18 = stablehlo.multiply %arg0, %arg0 : tensor<4xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %20 = stablehlo.multiply %19, %arg0 : tensor<4xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<4x4xf32>
    %23 = stablehlo.multiply %7, %22 : tensor<4x4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%18 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.reduce(%23 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
    %26 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %27 = stablehlo.multiply %8, %26 : tensor<4xf32>
    %28 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %29 = stablehlo.multiply %17, %28 : tensor<4x4xf32>
    %30 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %31 = stablehlo.broadcast_in_dim %25, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %32 = stablehlo.broadcast_in_dim %30, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<4x4xf32>
    %33 = stablehlo.broadcast_in_dim %31, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x4xf32>
    %34 = stablehlo.multiply %32, %33 : tensor<4x4xf32>
    %35 = stablehlo.add %29, %34 : tensor<4x4xf32>
    %36 = stablehlo.transpose %35, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %37 = stablehlo.slice %36 [0:4, 0:4] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %38 = stablehlo.tanh %arg0 : tensor<4xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %40 = stablehlo.subtract %39, %38 : tensor<4xf32>
    %41 = stablehlo.multiply %arg0, %arg0 : tensor<4xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %43 = stablehlo.multiply %42, %arg0 : tensor<4xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.reduce(%41 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %46 = stablehlo.multiply %38, %45 : tensor<4xf32>
    %47 = stablehlo.iota dim = 0 : tensor<4x4xi32>
    %48 = stablehlo.iota dim = 1 : tensor<4x4xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %49 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<4x4xi32>
    %50 = stablehlo.add %47, %49 : tensor<4x4xi32>
    %51 = stablehlo.compare EQ, %50, %48, SIGNED : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %52 = stablehlo.convert %51 : (tensor<4x4xi1>) -> tensor<4x4xf32>
    %53 = stablehlo.slice %52 [0:4, 0:4] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %54 = stablehlo.convert %53 : tensor<4x4xf32>
    %55 = stablehlo.broadcast_in_dim %38, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<4x4xf32>
    %57 = stablehlo.multiply %56, %54 : tensor<4x4xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.reduce(%57 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
    %59 = stablehlo.broadcast_in_dim %44, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %60 = stablehlo.multiply %54, %59 : tensor<4x4xf32>
    %61 = stablehlo.broadcast_in_dim %58, dims = [0] : (tensor<4xf32>) -> tensor<4x4xf32>
    %62 = stablehlo.broadcast_in_dim %43, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %63 = stablehlo.broadcast_in_dim %62, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<4x4xf32>
    %64 = stablehlo.multiply %61, %63 : tensor<4x4xf32>
    %65 = stablehlo.broadcast_in_dim %40, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<4x4xf32>
    %67 = stablehlo.multiply %60, %66 : tensor<4x4xf32>
    %68 = stablehlo.add %64, %67 : tensor<4x4xf32>
    %69 = stablehlo.broadcast_in_dim %38, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %70 = stablehlo.broadcast_in_dim %69, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<4x4xf32>
    %71 = stablehlo.multiply %67, %70 : tensor<4x4xf32>
    %72 = stablehlo.add %68, %71 : tensor<4x4xf32>
    %73 = stablehlo.slice %72 [0:4, 0:4] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %74 = stablehlo.iota dim = 0 : tensor<4x4xi32>
    %75 = stablehlo.iota dim = 1 : tensor<4x4xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %76 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<4x4xi32>
    %77 = stablehlo.add %74, %76 : tensor<4x4xi32>
    %78 = stablehlo.compare EQ, %77, %75, SIGNED : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %79 = stablehlo.convert %78 : (tensor<4x4xi1>) -> tensor<4x4xf32>
    %80 = stablehlo.slice %79 [0:4, 0:4] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %81 = stablehlo.convert %80 : tensor<4x4xf32>
    %82 = stablehlo.tanh %arg0 : tensor<4xf32>
    %83 = stablehlo.broadcast_in_dim %82, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %84 = stablehlo.broadcast_in_dim %83, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<4x4xf32>
    %85 = stablehlo.multiply %81, %84 : tensor<4x4xf32>
    %86 = stablehlo.add %81, %85 : tensor<4x4xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %88 = stablehlo.subtract %87, %82 : tensor<4xf32>
    %89 = stablehlo.broadcast_in_dim %88, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %90 = stablehlo.broadcast_in_dim %89, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<4x4xf32>
    %91 = stablehlo.multiply %86, %90 : tensor<4x4xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %93 = stablehlo.subtract %92, %82 : tensor<4xf32>
    %94 = stablehlo.negate %91 : tensor<4x4xf32>
    %95 = stablehlo.multiply %arg0, %arg0 : tensor<4xf32>
    %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %97 = stablehlo.multiply %96, %arg0 : tensor<4xf32>
    %98 = stablehlo.broadcast_in_dim %97, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %99 = stablehlo.broadcast_in_dim %98, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<4x4xf32>
    %100 = stablehlo.multiply %81, %99 : tensor<4x4xf32>
    %cst_12 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %102 = stablehlo.multiply %101, %arg0 : tensor<4xf32>
    %cst_13 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %104 = stablehlo.multiply %103, %81 : tensor<4x4xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %105 = stablehlo.reduce(%95 init: %cst_14) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %106 = stablehlo.reduce(%100 init: %cst_15) applies stablehlo.add across dimensions = [1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
    %107 = stablehlo.broadcast_in_dim %105, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %108 = stablehlo.multiply %82, %107 : tensor<4xf32>
    %109 = stablehlo.broadcast_in_dim %105, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %110 = stablehlo.multiply %91, %109 : tensor<4x4xf32>
    %111 = stablehlo.broadcast_in_dim %82, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %112 = stablehlo.broadcast_in_dim %106, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %113 = stablehlo.broadcast_in_dim %111, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<4x4xf32>
    %114 = stablehlo.broadcast_in_dim %112, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x4xf32>
    %115 = stablehlo.multiply %113, %114 : tensor<4x4xf32>
    %116 = stablehlo.add %110, %115 : tensor<4x4xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %117 = stablehlo.reduce(%108 init: %cst_16) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %118 = stablehlo.reduce(%116 init: %cst_17) applies stablehlo.add across dimensions = [1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
    %119 = stablehlo.iota dim = 0 : tensor<1x1xi32>
    %120 = stablehlo.iota dim = 1 : tensor<1x1xi32>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %121 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %122 = stablehlo.add %119, %121 : tensor<1x1xi32>
    %123 = stablehlo.compare EQ, %122, %120, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
    %124 = stablehlo.convert %123 : (tensor<1x1xi1>) -> tensor<1x1xf32>
    %125 = stablehlo.slice %124 [0:1, 0:1] : (tensor<1x1xf32>) -> tensor<1x1xf32>
    %126 = stablehlo.reshape %125 : (tensor<1x1xf32>) -> tensor<1xf32>
    %127 = stablehlo.convert %126 : tensor<1xf32>
    %128 = stablehlo.broadcast_in_dim %127, dims = [0] : (tensor<1xf32>) -> tensor<1x4xf32>
    %129 = stablehlo.broadcast_in_dim %82, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %130 = stablehlo.broadcast_in_dim %91, dims = [0, 2] : (tensor<4x4xf32>) -> tensor<4x1x4xf32>
    %131 = stablehlo.multiply %129, %128 : tensor<1x4xf32>
    %132 = stablehlo.broadcast_in_dim %128, dims = [1, 2] : (tensor<1x4xf32>) -> tensor<1x1x4xf32>
    %133 = stablehlo.broadcast_in_dim %132, dims = [0, 1, 2] : (tensor<1x1x4xf32>) -> tensor<4x1x4xf32>
    %134 = stablehlo.multiply %130, %133 : tensor<4x1x4xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %135 = stablehlo.reduce(%131 init: %cst_19) applies stablehlo.add across dimensions = [1] : (tensor<1x4xf32>, tensor<f32>) -> tensor<1xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %136 = stablehlo.reduce(%134 init: %cst_20) applies stablehlo.add across dimensions = [2] : (tensor<4x1x4xf32>, tensor<f32>) -> tensor<4x1xf32>
    %137 = stablehlo.broadcast_in_dim %105, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %138 = stablehlo.multiply %128, %137 : tensor<1x4xf32>
    %139 = stablehlo.broadcast_in_dim %128, dims = [1, 2] : (tensor<1x4xf32>) -> tensor<1x1x4xf32>
    %140 = stablehlo.broadcast_in_dim %106, dims = [0] : (tensor<4xf32>) -> tensor<4x1x1xf32>
    %141 = stablehlo.broadcast_in_dim %139, dims = [0, 1, 2] : (tensor<1x1x4xf32>) -> tensor<4x1x4xf32>
    %142 = stablehlo.broadcast_in_dim %140, dims = [0, 1, 2] : (tensor<4x1x1xf32>) -> tensor<4x1x4xf32>
    %143 = stablehlo.multiply %141, %142 : tensor<4x1x4xf32>
    %144 = stablehlo.broadcast_in_dim %135, dims = [0] : (tensor<1xf32>) -> tensor<1x4xf32>
    %145 = stablehlo.broadcast_in_dim %136, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x1x4xf32>
    %146 = stablehlo.broadcast_in_dim %102, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %147 = stablehlo.broadcast_in_dim %104, dims = [0, 2] : (tensor<4x4xf32>) -> tensor<4x1x4xf32>
    %148 = stablehlo.multiply %144, %146 : tensor<1x4xf32>
    %149 = stablehlo.broadcast_in_dim %146, dims = [1, 2] : (tensor<1x4xf32>) -> tensor<1x1x4xf32>
    %150 = stablehlo.broadcast_in_dim %149, dims = [0, 1, 2] : (tensor<1x1x4xf32>) -> tensor<4x1x4xf32>
    %151 = stablehlo.multiply %145, %150 : tensor<4x1x4xf32>
    %152 = stablehlo.broadcast_in_dim %144, dims = [1, 2] : (tensor<1x4xf32>) -> tensor<1x1x4xf32>
    %153 = stablehlo.broadcast_in_dim %152, dims = [0, 1, 2] : (tensor<1x1x4xf32>) -> tensor<4x1x4xf32>
    %154 = stablehlo.multiply %153, %147 : tensor<4x1x4xf32>
    %155 = stablehlo.add %151, %154 : tensor<4x1x4xf32>
    %156 = stablehlo.broadcast_in_dim %93, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %157 = stablehlo.broadcast_in_dim %94, dims = [0, 2] : (tensor<4x4xf32>) -> tensor<4x1x4xf32>
    %158 = stablehlo.multiply %138, %156 : tensor<1x4xf32>
    %159 = stablehlo.broadcast_in_dim %156, dims = [1, 2] : (tensor<1x4xf32>) -> tensor<1x1x4xf32>
    %160 = stablehlo.broadcast_in_dim %159, dims = [0, 1, 2] : (tensor<1x1x4xf32>) -> tensor<4x1x4xf32>
    %161 = stablehlo.multiply %143, %160 : tensor<4x1x4xf32>
    %162 = stablehlo.broadcast_in_dim %138, dims = [1, 2] : (tensor<1x4xf32>) -> tensor<1x1x4xf32>
    %163 = stablehlo.broadcast_in_dim %162, dims = [0, 1, 2] : (tensor<1x1x4xf32>) -> tensor<4x1x4xf32>
    %164 = stablehlo.multiply %163, %157 : tensor<4x1x4xf32>
    %165 = stablehlo.add %161, %164 : tensor<4x1x4xf32>
    %166 = stablehlo.add %148, %158 : tensor<1x4xf32>
    %167 = stablehlo.add %155, %165 : tensor<4x1x4xf32>
    %168 = stablehlo.broadcast_in_dim %82, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %169 = stablehlo.broadcast_in_dim %91, dims = [0, 2] : (tensor<4x4xf32>) -> tensor<4x1x4xf32>
    %170 = stablehlo.multiply %158, %168 : tensor<1x4xf32>
    %171 = stablehlo.broadcast_in_dim %168, dims = [1, 2] : (tensor<1x4xf32>) -> tensor<1x1x4xf32>
    %172 = stablehlo.broadcast_in_dim %171, dims = [0, 1, 2] : (tensor<1x1x4xf32>) -> tensor<4x1x4xf32>
    %173 = stablehlo.multiply %165, %172 : tensor<4x1x4xf32>
    %174 = stablehlo.broadcast_in_dim %158, dims = [1, 2] : (tensor<1x4xf32>) -> tensor<1x1x4xf32>
    %175 = stablehlo.broadcast_in_dim %174, dims = [0, 1, 2] : (tensor<1x1x4xf32>) -> tensor<4x1x4xf32>
    %176 = stablehlo.multiply %175, %169 : tensor<4x1x4xf32>
    %177 = stablehlo.add %173, %176 : tensor<4x1x4xf32>
    %178 = stablehlo.add %166, %170 : tensor<1x4xf32>
    %179 = stablehlo.add %167, %177 : tensor<4x1x4xf32>
    %180 = stablehlo.slice %178 [0:1, 0:4] : (tensor<1x4xf32>) -> tensor<1x4xf32>
    %181 = stablehlo.slice %179 [0:4, 0:1, 0:4] : (tensor<4x1x4xf32>) -> tensor<4x1x4xf32>
    %182 = stablehlo.reshape %180 : (tensor<1x4xf32>) -> tensor<4xf32>
    %183 = stablehlo.reshape %181 : (tensor<4x1x4xf32>) -> tensor<4x4xf32>
    %184 = stablehlo.transpose %183, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %185 = stablehlo.slice %184 [0:4, 0:4] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    return %37, %73, %185 : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>
  }
  func.func public @main() {
    %c0 = stablehlo.constant dense<[0x3D93E53D, 0xBF54D946, 0x3EB7E66E, 0x3EDF513D]> : tensor<4xf32>
    %a0 = stablehlo.optimization_barrier %c0 : tensor<4xf32>
    %s0:3 = call @program(%a0) : (tensor<4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>)
    check.expect_almost_eq_const %s0#0, dense<"0x9AAC823F8181F5BD9F1D543D53CA803DD781C9BDDEADD63F3E90FABE782218BF7ECB4B3D2EA612BF7543923FA1DC993E66D2723D8DBB2EBFD0F7963E94F1993F"> : tensor<4x4xf32>, tolerance = 3.354362011e-05
    check.expect_almost_eq_const %s0#1, dense<"0x9BAC823F8181F5BD9F1D543D53CA803DD781C9BDDDADD63F3E90FABE782218BF7ECB4B3D2EA612BF7543923FA1DC993E66D2723D8DBB2EBFD0F7963E95F1993F"> : tensor<4x4xf32>, tolerance = 3.354361773e-05
    check.expect_almost_eq_const %s0#2, dense<"0xADD3DD3EDFD5C9BFCA87573FBDE67C3FDFD5C9BFACBF3FBF20508ABFEF4C6ABFCA87573F20508ABF92E6703FB5DDAE3FBEE67C3FF04C6ABFB4DDAE3FBA43863F"> : tensor<4x4xf32>, tolerance = 3.153678656e-05
    return
  }
}
