// RUN: %check-reference %s
// RUN: trc-compile --from=specialize %s -o %t.trc && trc-run --threads=2 --no-pin %t.trc
// RUN: %if stand-ins %{ %simt-checked trc-compile --target=cuda --from=specialize %s -o %t.cuda.trc && %simt-checked trc-run --device=cuda %t.cuda.trc %}

// Dropout by a key of jax.random keeps what jax.random.bernoulli(key, 0.7, [2, 3, 70, 8])
// keeps, bit for bit, forward and backward.

// Queries are zero, so each of 8 weights is 1/8, or 1 where it is kept; values
// and keys are unit vectors, so the result is the mask.
func.func @main() {
  %key = stablehlo.constant dense<[3735928559, 305419896]> : tensor<2xui32>
  %query = stablehlo.constant dense<0.0> : tensor<2x70x3x8xf32>
  %s = stablehlo.iota dim = 1 : tensor<2x8x3x8xi32>
  %e = stablehlo.iota dim = 3 : tensor<2x8x3x8xi32>
  %same = stablehlo.compare EQ, %s, %e : (tensor<2x8x3x8xi32>, tensor<2x8x3x8xi32>) -> tensor<2x8x3x8xi1>
  %unit = stablehlo.convert %same : (tensor<2x8x3x8xi1>) -> tensor<2x8x3x8xf32>
  %ones = stablehlo.constant dense<1.0> : tensor<2x70x3x8xf32>
  %out, %lse = trc.attention(%query, %unit, %unit) random(%key)
      {fill = 0.0 : f64, scale = 1.0 : f64, keep_below = 3006477312 : i64, keep_scale = 8.0 : f64}
      : (tensor<2x70x3x8xf32>, tensor<2x8x3x8xf32>, tensor<2x8x3x8xf32>, tensor<2xui32>) -> (tensor<2x70x3x8xf32>, tensor<2x3x70xf32>)
  %dq, %dk, %dv = trc.attention_gradient(%query, %unit, %unit) of(%out, %lse, %ones) random(%key)
      {fill = 0.0 : f64, scale = 1.0 : f64, keep_below = 3006477312 : i64, keep_scale = 8.0 : f64}
      : (tensor<2x70x3x8xf32>, tensor<2x8x3x8xf32>, tensor<2x8x3x8xf32>, tensor<2x70x3x8xf32>, tensor<2x3x70xf32>, tensor<2x70x3x8xf32>, tensor<2xui32>)
      -> (tensor<2x70x3x8xf32>, tensor<2x8x3x8xf32>, tensor<2x8x3x8xf32>)

  // The mask as JAX prints it, simplified.
  %c = stablehlo.constant dense<5> : tensor<2x3x70x8xui32>
  %c_0 = stablehlo.constant dense<4> : tensor<2x3x70x8xui32>
  %c_1 = stablehlo.constant dense<2> : tensor<2x3x70x8xui32>
  %c_2 = stablehlo.constant dense<8> : tensor<2x3x70x8xui32>
  %c_3 = stablehlo.constant dense<24> : tensor<2x3x70x8xui32>
  %c_4 = stablehlo.constant dense<16> : tensor<2x3x70x8xui32>
  %c_5 = stablehlo.constant dense<3> : tensor<2x3x70x8xui32>
  %c_6 = stablehlo.constant dense<29> : tensor<2x3x70x8xui32>
  %c_7 = stablehlo.constant dense<1> : tensor<2x3x70x8xui32>
  %c_8 = stablehlo.constant dense<6> : tensor<2x3x70x8xui32>
  %c_9 = stablehlo.constant dense<26> : tensor<2x3x70x8xui32>
  %c_10 = stablehlo.constant dense<17> : tensor<2x3x70x8xui32>
  %c_11 = stablehlo.constant dense<15> : tensor<2x3x70x8xui32>
  %c_12 = stablehlo.constant dense<19> : tensor<2x3x70x8xui32>
  %c_13 = stablehlo.constant dense<13> : tensor<2x3x70x8xui32>
  %c_14 = stablehlo.constant dense<466688986> : tensor<1xui32>
  %cst = stablehlo.constant dense<0.699999988> : tensor<2x3x70x8xf32>
  %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<2x3x70x8xf32>
  %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<2x3x70x8xf32>
  %c_17 = stablehlo.constant dense<1065353216> : tensor<2x3x70x8xui32>
  %c_18 = stablehlo.constant dense<9> : tensor<2x3x70x8xui32>
  %c_19 = stablehlo.constant dense<32> : tensor<2x3x70x8xui64>
  %c_20 = stablehlo.constant dense<8> : tensor<2x3x70x8xui64>
  %c_21 = stablehlo.constant dense<560> : tensor<2x3x70x8xui64>
  %c_22 = stablehlo.constant dense<1680> : tensor<2x3x70x8xui64>
  %0 = stablehlo.slice %key [0:1] : (tensor<2xui32>) -> tensor<1xui32>
  %1 = stablehlo.reshape %0 : (tensor<1xui32>) -> tensor<ui32>
  %2 = stablehlo.slice %key [1:2] : (tensor<2xui32>) -> tensor<1xui32>
  %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
  %4 = stablehlo.iota dim = 0 : tensor<2x3x70x8xui64>
  %5 = stablehlo.iota dim = 1 : tensor<2x3x70x8xui64>
  %6 = stablehlo.iota dim = 2 : tensor<2x3x70x8xui64>
  %7 = stablehlo.iota dim = 3 : tensor<2x3x70x8xui64>
  %8 = stablehlo.multiply %4, %c_22 : tensor<2x3x70x8xui64>
  %9 = stablehlo.multiply %5, %c_21 : tensor<2x3x70x8xui64>
  %10 = stablehlo.multiply %6, %c_20 : tensor<2x3x70x8xui64>
  %11 = stablehlo.add %8, %9 : tensor<2x3x70x8xui64>
  %12 = stablehlo.add %11, %10 : tensor<2x3x70x8xui64>
  %13 = stablehlo.add %12, %7 : tensor<2x3x70x8xui64>
  %14 = stablehlo.shift_right_logical %13, %c_19 : tensor<2x3x70x8xui64>
  %15 = stablehlo.convert %13 : (tensor<2x3x70x8xui64>) -> tensor<2x3x70x8xui32>
  %16 = stablehlo.convert %14 : (tensor<2x3x70x8xui64>) -> tensor<2x3x70x8xui32>
  %17 = stablehlo.xor %0, %2 : tensor<1xui32>
  %18 = stablehlo.xor %17, %c_14 : tensor<1xui32>
  %19 = stablehlo.reshape %18 : (tensor<1xui32>) -> tensor<ui32>
  %20 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<2x3x70x8xui32>
  %21 = stablehlo.add %16, %20 : tensor<2x3x70x8xui32>
  %22 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<ui32>) -> tensor<2x3x70x8xui32>
  %23 = stablehlo.add %15, %22 : tensor<2x3x70x8xui32>
  %24 = stablehlo.add %21, %23 : tensor<2x3x70x8xui32>
  %25 = stablehlo.shift_left %23, %c_13 : tensor<2x3x70x8xui32>
  %26 = stablehlo.shift_right_logical %23, %c_12 : tensor<2x3x70x8xui32>
  %27 = stablehlo.or %25, %26 : tensor<2x3x70x8xui32>
  %28 = stablehlo.xor %24, %27 : tensor<2x3x70x8xui32>
  %29 = stablehlo.add %24, %28 : tensor<2x3x70x8xui32>
  %30 = stablehlo.shift_left %28, %c_11 : tensor<2x3x70x8xui32>
  %31 = stablehlo.shift_right_logical %28, %c_10 : tensor<2x3x70x8xui32>
  %32 = stablehlo.or %30, %31 : tensor<2x3x70x8xui32>
  %33 = stablehlo.xor %29, %32 : tensor<2x3x70x8xui32>
  %34 = stablehlo.add %29, %33 : tensor<2x3x70x8xui32>
  %35 = stablehlo.shift_left %33, %c_9 : tensor<2x3x70x8xui32>
  %36 = stablehlo.shift_right_logical %33, %c_8 : tensor<2x3x70x8xui32>
  %37 = stablehlo.or %35, %36 : tensor<2x3x70x8xui32>
  %38 = stablehlo.xor %34, %37 : tensor<2x3x70x8xui32>
  %39 = stablehlo.add %34, %38 : tensor<2x3x70x8xui32>
  %40 = stablehlo.shift_left %38, %c_8 : tensor<2x3x70x8xui32>
  %41 = stablehlo.shift_right_logical %38, %c_9 : tensor<2x3x70x8xui32>
  %42 = stablehlo.or %40, %41 : tensor<2x3x70x8xui32>
  %43 = stablehlo.xor %39, %42 : tensor<2x3x70x8xui32>
  %44 = stablehlo.add %39, %22 : tensor<2x3x70x8xui32>
  %45 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<ui32>) -> tensor<2x3x70x8xui32>
  %46 = stablehlo.add %43, %45 : tensor<2x3x70x8xui32>
  %47 = stablehlo.add %46, %c_7 : tensor<2x3x70x8xui32>
  %48 = stablehlo.add %44, %47 : tensor<2x3x70x8xui32>
  %49 = stablehlo.shift_left %47, %c_10 : tensor<2x3x70x8xui32>
  %50 = stablehlo.shift_right_logical %47, %c_11 : tensor<2x3x70x8xui32>
  %51 = stablehlo.or %49, %50 : tensor<2x3x70x8xui32>
  %52 = stablehlo.xor %48, %51 : tensor<2x3x70x8xui32>
  %53 = stablehlo.add %48, %52 : tensor<2x3x70x8xui32>
  %54 = stablehlo.shift_left %52, %c_6 : tensor<2x3x70x8xui32>
  %55 = stablehlo.shift_right_logical %52, %c_5 : tensor<2x3x70x8xui32>
  %56 = stablehlo.or %54, %55 : tensor<2x3x70x8xui32>
  %57 = stablehlo.xor %53, %56 : tensor<2x3x70x8xui32>
  %58 = stablehlo.add %53, %57 : tensor<2x3x70x8xui32>
  %59 = stablehlo.shift_left %57, %c_4 : tensor<2x3x70x8xui32>
  %60 = stablehlo.shift_right_logical %57, %c_4 : tensor<2x3x70x8xui32>
  %61 = stablehlo.or %59, %60 : tensor<2x3x70x8xui32>
  %62 = stablehlo.xor %58, %61 : tensor<2x3x70x8xui32>
  %63 = stablehlo.add %58, %62 : tensor<2x3x70x8xui32>
  %64 = stablehlo.shift_left %62, %c_3 : tensor<2x3x70x8xui32>
  %65 = stablehlo.shift_right_logical %62, %c_2 : tensor<2x3x70x8xui32>
  %66 = stablehlo.or %64, %65 : tensor<2x3x70x8xui32>
  %67 = stablehlo.xor %63, %66 : tensor<2x3x70x8xui32>
  %68 = stablehlo.add %63, %45 : tensor<2x3x70x8xui32>
  %69 = stablehlo.add %67, %20 : tensor<2x3x70x8xui32>
  %70 = stablehlo.add %69, %c_1 : tensor<2x3x70x8xui32>
  %71 = stablehlo.add %68, %70 : tensor<2x3x70x8xui32>
  %72 = stablehlo.shift_left %70, %c_13 : tensor<2x3x70x8xui32>
  %73 = stablehlo.shift_right_logical %70, %c_12 : tensor<2x3x70x8xui32>
  %74 = stablehlo.or %72, %73 : tensor<2x3x70x8xui32>
  %75 = stablehlo.xor %71, %74 : tensor<2x3x70x8xui32>
  %76 = stablehlo.add %71, %75 : tensor<2x3x70x8xui32>
  %77 = stablehlo.shift_left %75, %c_11 : tensor<2x3x70x8xui32>
  %78 = stablehlo.shift_right_logical %75, %c_10 : tensor<2x3x70x8xui32>
  %79 = stablehlo.or %77, %78 : tensor<2x3x70x8xui32>
  %80 = stablehlo.xor %76, %79 : tensor<2x3x70x8xui32>
  %81 = stablehlo.add %76, %80 : tensor<2x3x70x8xui32>
  %82 = stablehlo.shift_left %80, %c_9 : tensor<2x3x70x8xui32>
  %83 = stablehlo.shift_right_logical %80, %c_8 : tensor<2x3x70x8xui32>
  %84 = stablehlo.or %82, %83 : tensor<2x3x70x8xui32>
  %85 = stablehlo.xor %81, %84 : tensor<2x3x70x8xui32>
  %86 = stablehlo.add %81, %85 : tensor<2x3x70x8xui32>
  %87 = stablehlo.shift_left %85, %c_8 : tensor<2x3x70x8xui32>
  %88 = stablehlo.shift_right_logical %85, %c_9 : tensor<2x3x70x8xui32>
  %89 = stablehlo.or %87, %88 : tensor<2x3x70x8xui32>
  %90 = stablehlo.xor %86, %89 : tensor<2x3x70x8xui32>
  %91 = stablehlo.add %86, %20 : tensor<2x3x70x8xui32>
  %92 = stablehlo.add %90, %22 : tensor<2x3x70x8xui32>
  %93 = stablehlo.add %92, %c_5 : tensor<2x3x70x8xui32>
  %94 = stablehlo.add %91, %93 : tensor<2x3x70x8xui32>
  %95 = stablehlo.shift_left %93, %c_10 : tensor<2x3x70x8xui32>
  %96 = stablehlo.shift_right_logical %93, %c_11 : tensor<2x3x70x8xui32>
  %97 = stablehlo.or %95, %96 : tensor<2x3x70x8xui32>
  %98 = stablehlo.xor %94, %97 : tensor<2x3x70x8xui32>
  %99 = stablehlo.add %94, %98 : tensor<2x3x70x8xui32>
  %100 = stablehlo.shift_left %98, %c_6 : tensor<2x3x70x8xui32>
  %101 = stablehlo.shift_right_logical %98, %c_5 : tensor<2x3x70x8xui32>
  %102 = stablehlo.or %100, %101 : tensor<2x3x70x8xui32>
  %103 = stablehlo.xor %99, %102 : tensor<2x3x70x8xui32>
  %104 = stablehlo.add %99, %103 : tensor<2x3x70x8xui32>
  %105 = stablehlo.shift_left %103, %c_4 : tensor<2x3x70x8xui32>
  %106 = stablehlo.shift_right_logical %103, %c_4 : tensor<2x3x70x8xui32>
  %107 = stablehlo.or %105, %106 : tensor<2x3x70x8xui32>
  %108 = stablehlo.xor %104, %107 : tensor<2x3x70x8xui32>
  %109 = stablehlo.add %104, %108 : tensor<2x3x70x8xui32>
  %110 = stablehlo.shift_left %108, %c_3 : tensor<2x3x70x8xui32>
  %111 = stablehlo.shift_right_logical %108, %c_2 : tensor<2x3x70x8xui32>
  %112 = stablehlo.or %110, %111 : tensor<2x3x70x8xui32>
  %113 = stablehlo.xor %109, %112 : tensor<2x3x70x8xui32>
  %114 = stablehlo.add %109, %22 : tensor<2x3x70x8xui32>
  %115 = stablehlo.add %113, %45 : tensor<2x3x70x8xui32>
  %116 = stablehlo.add %115, %c_0 : tensor<2x3x70x8xui32>
  %117 = stablehlo.add %114, %116 : tensor<2x3x70x8xui32>
  %118 = stablehlo.shift_left %116, %c_13 : tensor<2x3x70x8xui32>
  %119 = stablehlo.shift_right_logical %116, %c_12 : tensor<2x3x70x8xui32>
  %120 = stablehlo.or %118, %119 : tensor<2x3x70x8xui32>
  %121 = stablehlo.xor %117, %120 : tensor<2x3x70x8xui32>
  %122 = stablehlo.add %117, %121 : tensor<2x3x70x8xui32>
  %123 = stablehlo.shift_left %121, %c_11 : tensor<2x3x70x8xui32>
  %124 = stablehlo.shift_right_logical %121, %c_10 : tensor<2x3x70x8xui32>
  %125 = stablehlo.or %123, %124 : tensor<2x3x70x8xui32>
  %126 = stablehlo.xor %122, %125 : tensor<2x3x70x8xui32>
  %127 = stablehlo.add %122, %126 : tensor<2x3x70x8xui32>
  %128 = stablehlo.shift_left %126, %c_9 : tensor<2x3x70x8xui32>
  %129 = stablehlo.shift_right_logical %126, %c_8 : tensor<2x3x70x8xui32>
  %130 = stablehlo.or %128, %129 : tensor<2x3x70x8xui32>
  %131 = stablehlo.xor %127, %130 : tensor<2x3x70x8xui32>
  %132 = stablehlo.add %127, %131 : tensor<2x3x70x8xui32>
  %133 = stablehlo.shift_left %131, %c_8 : tensor<2x3x70x8xui32>
  %134 = stablehlo.shift_right_logical %131, %c_9 : tensor<2x3x70x8xui32>
  %135 = stablehlo.or %133, %134 : tensor<2x3x70x8xui32>
  %136 = stablehlo.xor %132, %135 : tensor<2x3x70x8xui32>
  %137 = stablehlo.add %132, %45 : tensor<2x3x70x8xui32>
  %138 = stablehlo.add %136, %20 : tensor<2x3x70x8xui32>
  %139 = stablehlo.add %138, %c : tensor<2x3x70x8xui32>
  %140 = stablehlo.xor %137, %139 : tensor<2x3x70x8xui32>
  %141 = stablehlo.shift_right_logical %140, %c_18 : tensor<2x3x70x8xui32>
  %142 = stablehlo.or %141, %c_17 : tensor<2x3x70x8xui32>
  %143 = stablehlo.bitcast_convert %142 : (tensor<2x3x70x8xui32>) -> tensor<2x3x70x8xf32>
  %144 = stablehlo.subtract %143, %cst_16 : tensor<2x3x70x8xf32>
  %145 = stablehlo.add %144, %cst_15 : tensor<2x3x70x8xf32>
  %146 = stablehlo.maximum %145, %cst_15 : tensor<2x3x70x8xf32>
  %147 = stablehlo.compare  LT, %146, %cst,  FLOAT : (tensor<2x3x70x8xf32>, tensor<2x3x70x8xf32>) -> tensor<2x3x70x8xi1>

  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %kept = stablehlo.convert %147 : (tensor<2x3x70x8xi1>) -> tensor<2x3x70x8xf32>
  %wanted = stablehlo.transpose %kept, dims = [0, 2, 1, 3] : (tensor<2x3x70x8xf32>) -> tensor<2x70x3x8xf32>
  check.expect_eq %out, %wanted : tensor<2x70x3x8xf32>

  // With a gradient of ones: of a value, how many queries keep it.
  %count = stablehlo.reduce(%kept init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x3x70x8xf32>, tensor<f32>) -> tensor<2x3x8xf32>
  %dv_wanted = stablehlo.broadcast_in_dim %count, dims = [0, 2, 1] : (tensor<2x3x8xf32>) -> tensor<2x8x3x8xf32>
  check.expect_eq %dv, %dv_wanted : tensor<2x8x3x8xf32>

  // Of a query, (8 keep - how many keys it keeps) / 8.
  %eight = stablehlo.constant dense<0.125> : tensor<2x70x3x8xf32>
  %sum = stablehlo.reduce(%wanted init: %zero) applies stablehlo.add across dimensions = [3] : (tensor<2x70x3x8xf32>, tensor<f32>) -> tensor<2x70x3xf32>
  %sums = stablehlo.broadcast_in_dim %sum, dims = [0, 1, 2] : (tensor<2x70x3xf32>) -> tensor<2x70x3x8xf32>
  %part = stablehlo.multiply %sums, %eight : tensor<2x70x3x8xf32>
  %dq_wanted = stablehlo.subtract %wanted, %part : tensor<2x70x3x8xf32>
  check.expect_eq %dq, %dq_wanted : tensor<2x70x3x8xf32>
  return
}
