// Printed by JAX 0.10.2: python test/Programs/print_programs.py with_optax_contrastive_loss
// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

module @with_optax_contrastive_loss {
  func.func public @program(%arg0: tensor<6x4xf32>, %arg1: tensor<5x6xf32>, %arg2: tensor<5x6xf32>) -> (tensor<6x4xf32> {jax.result_info = "result[0][0]"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg1, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x6xf32>, tensor<6x4xf32>) -> tensor<5x4xf32>
    %1 = stablehlo.dot_general %arg2, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x6xf32>, tensor<6x4xf32>) -> tensor<5x4xf32>
    %2:2 = call @norm(%0) : (tensor<5x4xf32>) -> (tensor<5x1xf32>, tensor<5x1xf32>)
    %3 = stablehlo.broadcast_in_dim %2#0, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x4xf32>
    %4 = stablehlo.divide %0, %3 : tensor<5x4xf32>
    %5 = stablehlo.multiply %2#0, %2#0 : tensor<5x1xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x1xf32>
    %7 = stablehlo.divide %6, %5 : tensor<5x1xf32>
    %8:2 = call @norm(%1) : (tensor<5x4xf32>) -> (tensor<5x1xf32>, tensor<5x1xf32>)
    %9 = stablehlo.broadcast_in_dim %8#0, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x4xf32>
    %10 = stablehlo.divide %1, %9 : tensor<5x4xf32>
    %11 = stablehlo.multiply %8#0, %8#0 : tensor<5x1xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5x1xf32>
    %13 = stablehlo.divide %12, %11 : tensor<5x1xf32>
    %14 = stablehlo.transpose %10, dims = [1, 0] : (tensor<5x4xf32>) -> tensor<4x5xf32>
    %15 = stablehlo.dot_general %4, %14, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x4xf32>, tensor<4x5xf32>) -> tensor<5x5xf32>
    %cst_1 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
    %17 = stablehlo.divide %15, %16 : tensor<5x5xf32>
    %18 = stablehlo.iota dim = 0 : tensor<5xi32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %20:2 = call @take_along_axis(%17, %19) : (tensor<5x5xf32>, tensor<5x1xi32>) -> (tensor<5x1xf32>, tensor<5x1x1xi32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %21:2 = call @_take(%20#0, %c) : (tensor<5x1xf32>, tensor<i32>) -> (tensor<5xf32>, tensor<1xi32>)
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %22 = stablehlo.reduce(%17 init: %cst_2) applies stablehlo.maximum across dimensions = [1] : (tensor<5x5xf32>, tensor<f32>) -> tensor<5xf32>
    %23 = stablehlo.reshape %22 : (tensor<5xf32>) -> tensor<5x1xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x5xf32>
    %25 = stablehlo.compare EQ, %17, %24, FLOAT : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %26 = stablehlo.convert %25 : (tensor<5x5xi1>) -> tensor<5x5xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.reduce(%26 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<5x5xf32>, tensor<f32>) -> tensor<5xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %29 = stablehlo.maximum %28, %22 : tensor<5xf32>
    %30 = stablehlo.compare EQ, %22, %29, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %33 = stablehlo.select %30, %31, %32 : tensor<5xi1>, tensor<5xf32>
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %35 = stablehlo.compare EQ, %34, %29, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %cst_8 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %38 = stablehlo.select %35, %36, %37 : tensor<5xi1>, tensor<5xf32>
    %39 = stablehlo.divide %33, %38 : tensor<5xf32>
    %40 = stablehlo.is_finite %29 : (tensor<5xf32>) -> tensor<5xi1>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %42 = stablehlo.select %40, %29, %41 : tensor<5xi1>, tensor<5xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %44 = stablehlo.broadcast_in_dim %42, dims = [0] : (tensor<5xf32>) -> tensor<5x1xf32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x5xf32>
    %46 = stablehlo.subtract %17, %45 : tensor<5x5xf32>
    %47 = stablehlo.exponential %46 : tensor<5x5xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.reduce(%47 init: %cst_12) applies stablehlo.add across dimensions = [1] : (tensor<5x5xf32>, tensor<f32>) -> tensor<5xf32>
    %49 = stablehlo.sign %48 : tensor<5xf32>
    %50 = stablehlo.abs %48 : tensor<5xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %52 = stablehlo.compare GE, %48, %51, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %53 = stablehlo.log %50 : tensor<5xf32>
    %54 = stablehlo.add %53, %42 : tensor<5xf32>
    %55 = stablehlo.subtract %54, %21#0 : tensor<5xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.reduce(%55 init: %cst_14) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %cst_15 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %57 = stablehlo.divide %56, %cst_15 : tensor<f32>
    %58 = stablehlo.transpose %17, dims = [1, 0] : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %59 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %60:2 = call @take_along_axis(%58, %59) : (tensor<5x5xf32>, tensor<5x1xi32>) -> (tensor<5x1xf32>, tensor<5x1x1xi32>)
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %61:2 = call @_take(%60#0, %c_16) : (tensor<5x1xf32>, tensor<i32>) -> (tensor<5xf32>, tensor<1xi32>)
    %cst_17 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %62 = stablehlo.reduce(%58 init: %cst_17) applies stablehlo.maximum across dimensions = [1] : (tensor<5x5xf32>, tensor<f32>) -> tensor<5xf32>
    %63 = stablehlo.reshape %62 : (tensor<5xf32>) -> tensor<5x1xf32>
    %64 = stablehlo.broadcast_in_dim %63, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x5xf32>
    %65 = stablehlo.compare EQ, %58, %64, FLOAT : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %66 = stablehlo.convert %65 : (tensor<5x5xi1>) -> tensor<5x5xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.reduce(%66 init: %cst_18) applies stablehlo.add across dimensions = [1] : (tensor<5x5xf32>, tensor<f32>) -> tensor<5xf32>
    %cst_19 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %69 = stablehlo.maximum %68, %62 : tensor<5xf32>
    %70 = stablehlo.compare EQ, %62, %69, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %73 = stablehlo.select %70, %71, %72 : tensor<5xi1>, tensor<5xf32>
    %cst_22 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %75 = stablehlo.compare EQ, %74, %69, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %cst_23 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %78 = stablehlo.select %75, %76, %77 : tensor<5xi1>, tensor<5xf32>
    %79 = stablehlo.divide %73, %78 : tensor<5xf32>
    %80 = stablehlo.is_finite %69 : (tensor<5xf32>) -> tensor<5xi1>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %82 = stablehlo.select %80, %69, %81 : tensor<5xi1>, tensor<5xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %84 = stablehlo.broadcast_in_dim %82, dims = [0] : (tensor<5xf32>) -> tensor<5x1xf32>
    %85 = stablehlo.broadcast_in_dim %84, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x5xf32>
    %86 = stablehlo.subtract %58, %85 : tensor<5x5xf32>
    %87 = stablehlo.exponential %86 : tensor<5x5xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.reduce(%87 init: %cst_27) applies stablehlo.add across dimensions = [1] : (tensor<5x5xf32>, tensor<f32>) -> tensor<5xf32>
    %89 = stablehlo.sign %88 : tensor<5xf32>
    %90 = stablehlo.abs %88 : tensor<5xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %92 = stablehlo.compare GE, %88, %91, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %93 = stablehlo.log %90 : tensor<5xf32>
    %94 = stablehlo.add %93, %82 : tensor<5xf32>
    %95 = stablehlo.subtract %94, %61#0 : tensor<5xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %96 = stablehlo.reduce(%95 init: %cst_29) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %cst_30 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %97 = stablehlo.divide %96, %cst_30 : tensor<f32>
    %98 = stablehlo.add %57, %97 : tensor<f32>
    %cst_31 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_32 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %99 = stablehlo.divide %cst_31, %cst_32 : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %99, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %101 = stablehlo.negate %100 : tensor<5xf32>
    %102 = stablehlo.divide %100, %90 : tensor<5xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %104 = stablehlo.select %92, %103, %102 : tensor<5xi1>, tensor<5xf32>
    %105 = stablehlo.select %92, %102, %103 : tensor<5xi1>, tensor<5xf32>
    %106 = stablehlo.negate %104 : tensor<5xf32>
    %107 = stablehlo.add %105, %106 : tensor<5xf32>
    %108 = stablehlo.broadcast_in_dim %107, dims = [0] : (tensor<5xf32>) -> tensor<5x5xf32>
    %109 = stablehlo.multiply %108, %87 : tensor<5x5xf32>
    %110 = call @_take_0(%61#1, %101) : (tensor<1xi32>, tensor<5xf32>) -> tensor<5x1xf32>
    %111 = call @take_along_axis_1(%60#1, %110) : (tensor<5x1x1xi32>, tensor<5x1xf32>) -> tensor<5x5xf32>
    %112 = stablehlo.add %109, %111 : tensor<5x5xf32>
    %113 = stablehlo.transpose %112, dims = [1, 0] : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %cst_34 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_35 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %114 = stablehlo.divide %cst_34, %cst_35 : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %114, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %116 = stablehlo.negate %115 : tensor<5xf32>
    %117 = stablehlo.divide %115, %50 : tensor<5xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %119 = stablehlo.select %52, %118, %117 : tensor<5xi1>, tensor<5xf32>
    %120 = stablehlo.select %52, %117, %118 : tensor<5xi1>, tensor<5xf32>
    %121 = stablehlo.negate %119 : tensor<5xf32>
    %122 = stablehlo.add %120, %121 : tensor<5xf32>
    %123 = stablehlo.broadcast_in_dim %122, dims = [0] : (tensor<5xf32>) -> tensor<5x5xf32>
    %124 = stablehlo.multiply %123, %47 : tensor<5x5xf32>
    %125 = stablehlo.add %113, %124 : tensor<5x5xf32>
    %126 = call @_take_0(%21#1, %116) : (tensor<1xi32>, tensor<5xf32>) -> tensor<5x1xf32>
    %127 = call @take_along_axis_1(%20#1, %126) : (tensor<5x1x1xi32>, tensor<5x1xf32>) -> tensor<5x5xf32>
    %128 = stablehlo.add %125, %127 : tensor<5x5xf32>
    %cst_37 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
    %130 = stablehlo.divide %128, %129 : tensor<5x5xf32>
    %131 = stablehlo.dot_general %130, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x5xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
    %132 = stablehlo.transpose %131, dims = [1, 0] : (tensor<5x4xf32>) -> tensor<4x5xf32>
    %133 = stablehlo.dot_general %130, %14, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<5x5xf32>, tensor<4x5xf32>) -> tensor<5x4xf32>
    %134 = stablehlo.transpose %132, dims = [1, 0] : (tensor<4x5xf32>) -> tensor<5x4xf32>
    %135 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x4xf32>
    %136 = stablehlo.multiply %134, %135 : tensor<5x4xf32>
    %137 = stablehlo.multiply %136, %1 : tensor<5x4xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %138 = stablehlo.reduce(%137 init: %cst_38) applies stablehlo.add across dimensions = [1] : (tensor<5x4xf32>, tensor<f32>) -> tensor<5xf32>
    %139 = stablehlo.reshape %138 : (tensor<5xf32>) -> tensor<5x1xf32>
    %140 = stablehlo.negate %139 : tensor<5x1xf32>
    %141 = stablehlo.broadcast_in_dim %8#0, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x4xf32>
    %142 = stablehlo.divide %134, %141 : tensor<5x4xf32>
    %143 = call @norm_2(%1, %8#1, %140) : (tensor<5x4xf32>, tensor<5x1xf32>, tensor<5x1xf32>) -> tensor<5x4xf32>
    %144 = stablehlo.add %142, %143 : tensor<5x4xf32>
    %145 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x4xf32>
    %146 = stablehlo.multiply %133, %145 : tensor<5x4xf32>
    %147 = stablehlo.multiply %146, %0 : tensor<5x4xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %148 = stablehlo.reduce(%147 init: %cst_39) applies stablehlo.add across dimensions = [1] : (tensor<5x4xf32>, tensor<f32>) -> tensor<5xf32>
    %149 = stablehlo.reshape %148 : (tensor<5xf32>) -> tensor<5x1xf32>
    %150 = stablehlo.negate %149 : tensor<5x1xf32>
    %151 = stablehlo.broadcast_in_dim %2#0, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x4xf32>
    %152 = stablehlo.divide %133, %151 : tensor<5x4xf32>
    %153 = call @norm_2(%0, %2#1, %150) : (tensor<5x4xf32>, tensor<5x1xf32>, tensor<5x1xf32>) -> tensor<5x4xf32>
    %154 = stablehlo.add %152, %153 : tensor<5x4xf32>
    %155 = stablehlo.dot_general %144, %arg2, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x4xf32>, tensor<5x6xf32>) -> tensor<4x6xf32>
    %156 = stablehlo.transpose %155, dims = [1, 0] : (tensor<4x6xf32>) -> tensor<6x4xf32>
    %157 = stablehlo.dot_general %154, %arg1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x4xf32>, tensor<5x6xf32>) -> tensor<4x6xf32>
    %158 = stablehlo.transpose %157, dims = [1, 0] : (tensor<4x6xf32>) -> tensor<6x4xf32>
    %159 = stablehlo.add %156, %158 : tensor<6x4xf32>
    %cst_40 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %160 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %161 = stablehlo.multiply %160, %159 : tensor<6x4xf32>
    %162 = stablehlo.add %arg0, %161 : tensor<6x4xf32>
    return %162, %98 : tensor<6x4xf32>, tensor<f32>
  }
  func.func private @norm(%arg0: tensor<5x4xf32>) -> (tensor<5x1xf32>, tensor<5x1xf32>) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<5x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<5x4xf32>, tensor<f32>) -> tensor<5xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<5xf32>) -> tensor<5x1xf32>
    %3 = stablehlo.sqrt %2 : tensor<5x1xf32>
    %cst_0 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5x1xf32>
    %5 = stablehlo.divide %4, %3 : tensor<5x1xf32>
    return %3, %5 : tensor<5x1xf32>, tensor<5x1xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<5x5xf32>, %arg1: tensor<5x1xi32>) -> (tensor<5x1xf32>, tensor<5x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x1xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<5x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<5x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<5x1xi1>, tensor<5x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<5x1xi32>) -> tensor<5x1x1xi32>
    %c_1 = stablehlo.constant dense<4> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<5x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<5x1x1xi32>, tensor<5x1x1xi32>) -> tensor<5x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<5x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<5x1x1xi32>, tensor<5x1x1xi32>) -> tensor<5x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<5x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<5x1x1xi1>, tensor<i1>) -> tensor<5x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<5x5xf32>, tensor<5x1x1xi32>) -> tensor<5x1xf32>
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
  func.func private @take_along_axis_1(%arg0: tensor<5x1x1xi32>, %arg1: tensor<5x1xf32>) -> tensor<5x5xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<5x5xf32>, tensor<5x1x1xi32>, tensor<5x1xf32>) -> tensor<5x5xf32>
    return %1 : tensor<5x5xf32>
  }
  func.func private @norm_2(%arg0: tensor<5x4xf32>, %arg1: tensor<5x1xf32>, %arg2: tensor<5x1xf32>) -> tensor<5x4xf32> {
    %0 = stablehlo.multiply %arg2, %arg1 : tensor<5x1xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<5x1xf32>, tensor<f32>) -> tensor<5xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<5xf32>) -> tensor<5x4xf32>
    %3 = stablehlo.multiply %arg0, %2 : tensor<5x4xf32>
    %4 = stablehlo.multiply %2, %arg0 : tensor<5x4xf32>
    %5 = stablehlo.add %3, %4 : tensor<5x4xf32>
    return %5 : tensor<5x4xf32>
  }
  func.func public @main() {
    %c0 = stablehlo.constant dense<"0x01EDCE3E4FF7193E9123133D71AA973F73369BBE43F5083F8452803FAE0F653E379B3DBDCABD9FBEF10CC83D451B143D981E8CBF052859BE0920B53DA2EFCBBE45891C3ECCFCEC3E10EF203E8FFC8FBEB11FA73C40EE8BBED4BD37BF7692033D"> : tensor<6x4xf32>
    %a0 = stablehlo.optimization_barrier %c0 : tensor<6x4xf32>
    %c1 = stablehlo.constant dense<"0xC0175FBF6812F3BF366CB9BE401A393DFEB511BF4C7F81BE9878FD3E276A203E6B9C983F5C2A933E8A1F923FD9B219BFDD004E3FFB9AB43CF6119CBC016664BEAE0669BF8B8F4DBE3B0187BE3C58653FE656A6BE07C3983F12FC533E1424243F52F41C3E84539D3FC464B4BFDBD5CE3E892F343FC164BD3F"> : tensor<5x6xf32>
    %a1 = stablehlo.optimization_barrier %c1 : tensor<5x6xf32>
    %c2 = stablehlo.constant dense<"0xDC68813D4F86DE3FA22B41BFD7ADE33D5E1C86BFA17067BF3615333F75941D3F0787EFBFAC321DBEA4B519BDC2BDDE3ED9930DBFEAC31240DB2E0E3F7A51423E56A6BDBFAAB607C0E5A391BD445D38BC74381EC07AA788BF808F72BFAB04833FF997D7BEE1F3D23F72EEB13FA09FAB3E72751F3F2FD59FBE"> : tensor<5x6xf32>
    %a2 = stablehlo.optimization_barrier %c2 : tensor<5x6xf32>
    %s0:2 = call @program(%a0, %a1, %a2) : (tensor<6x4xf32>, tensor<5x6xf32>, tensor<5x6xf32>) -> (tensor<6x4xf32>, tensor<f32>)
    %s1:2 = call @program(%s0#0, %a1, %a2) : (tensor<6x4xf32>, tensor<5x6xf32>, tensor<5x6xf32>) -> (tensor<6x4xf32>, tensor<f32>)
    %s2:2 = call @program(%s1#0, %a1, %a2) : (tensor<6x4xf32>, tensor<5x6xf32>, tensor<5x6xf32>) -> (tensor<6x4xf32>, tensor<f32>)
    check.expect_almost_eq_const %s2#0, dense<"0xE6C9E03E2321273E4FACC63D424F993FCA3688BE2196103FC837703F0ABD7E3EB228313E3BD8DDBEFF74C4BDE2B05F3E12A786BFBDD387BE0EB3C9BC01A7D0BE8017A83EB6DC033F23758CBCFFF67EBE7B597CBD118235BE629131BF7B4CB8BD"> : tensor<6x4xf32>, tolerance = 1.197731256e-04
    check.expect_almost_eq_const %s2#1, dense<0x41404DF5> : tensor<f32>, tolerance = 1.201903248e-03
    return
  }
}
