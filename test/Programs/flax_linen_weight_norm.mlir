// Printed by JAX 0.10.2: python test/Programs/print_programs.py with_flax_linen_weight_norm
// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

module @with_flax_linen_weight_norm {
  func.func public @program(%arg0: tensor<8xf32>, %arg1: tensor<6x8xf32>, %arg2: tensor<2xf32>, %arg3: tensor<8x2xf32>, %arg4: tensor<2xf32>, %arg5: tensor<8xf32>, %arg6: tensor<6x8xf32>, %arg7: tensor<2xf32>, %arg8: tensor<8x2xf32>, %arg9: tensor<2xf32>, %arg10: tensor<4x6xf32>, %arg11: tensor<4x2xf32>) -> (tensor<8xf32> {jax.result_info = "result[0][0]['layers_0']['bias']"}, tensor<6x8xf32> {jax.result_info = "result[0][0]['layers_0']['kernel']"}, tensor<2xf32> {jax.result_info = "result[0][0]['layers_2']['layer_instance']['bias']"}, tensor<8x2xf32> {jax.result_info = "result[0][0]['layers_2']['layer_instance']['kernel']"}, tensor<2xf32> {jax.result_info = "result[0][0]['layers_2']['layer_instance/kernel/scale']"}, tensor<8xf32> {jax.result_info = "result[0][1][0].trace['layers_0']['bias']"}, tensor<6x8xf32> {jax.result_info = "result[0][1][0].trace['layers_0']['kernel']"}, tensor<2xf32> {jax.result_info = "result[0][1][0].trace['layers_2']['layer_instance']['bias']"}, tensor<8x2xf32> {jax.result_info = "result[0][1][0].trace['layers_2']['layer_instance']['kernel']"}, tensor<2xf32> {jax.result_info = "result[0][1][0].trace['layers_2']['layer_instance/kernel/scale']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg10, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x6xf32>, tensor<6x8xf32>) -> tensor<4x8xf32>
    %1 = stablehlo.reshape %arg0 : (tensor<8xf32>) -> tensor<1x8xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<4x8xf32>
    %3 = stablehlo.add %0, %2 : tensor<4x8xf32>
    %4:3 = call @silu(%3) : (tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>)
    %5 = stablehlo.multiply %arg3, %arg3 : tensor<8x2xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<8x2xf32>, tensor<f32>) -> tensor<2xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %cst_0 = stablehlo.constant dense<9.99999996E-13> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x2xf32>
    %9 = stablehlo.add %7, %8 : tensor<1x2xf32>
    %10 = stablehlo.rsqrt %9 : tensor<1x2xf32>
    %11 = stablehlo.divide %10, %9 : tensor<1x2xf32>
    %cst_1 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1x2xf32>
    %13 = stablehlo.multiply %12, %11 : tensor<1x2xf32>
    %14 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<8x2xf32>
    %15 = stablehlo.multiply %arg3, %14 : tensor<8x2xf32>
    %16 = stablehlo.reshape %arg4 : (tensor<2xf32>) -> tensor<1x2xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<8x2xf32>
    %18 = stablehlo.multiply %15, %17 : tensor<8x2xf32>
    %19 = stablehlo.dot_general %4#0, %18, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x8xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
    %20 = stablehlo.reshape %arg2 : (tensor<2xf32>) -> tensor<1x2xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<4x2xf32>
    %22 = stablehlo.add %19, %21 : tensor<4x2xf32>
    %23 = stablehlo.subtract %22, %arg11 : tensor<4x2xf32>
    %24 = stablehlo.multiply %23, %23 : tensor<4x2xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %26 = stablehlo.multiply %25, %23 : tensor<4x2xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.reduce(%24 init: %cst_3) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %28 = stablehlo.divide %27, %cst_4 : tensor<f32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_6 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %29 = stablehlo.divide %cst_5, %cst_6 : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %31 = stablehlo.multiply %30, %26 : tensor<4x2xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.reduce(%31 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<4x2xf32>, tensor<f32>) -> tensor<2xf32>
    %33 = stablehlo.reshape %32 : (tensor<2xf32>) -> tensor<1x2xf32>
    %34 = stablehlo.reshape %33 : (tensor<1x2xf32>) -> tensor<2xf32>
    %35 = stablehlo.dot_general %31, %4#0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x2xf32>, tensor<4x8xf32>) -> tensor<2x8xf32>
    %36 = stablehlo.transpose %35, dims = [1, 0] : (tensor<2x8xf32>) -> tensor<8x2xf32>
    %37 = stablehlo.dot_general %31, %18, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x2xf32>, tensor<8x2xf32>) -> tensor<4x8xf32>
    %38 = stablehlo.multiply %15, %36 : tensor<8x2xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.reduce(%38 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<8x2xf32>, tensor<f32>) -> tensor<2xf32>
    %40 = stablehlo.reshape %39 : (tensor<2xf32>) -> tensor<1x2xf32>
    %41 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<8x2xf32>
    %42 = stablehlo.multiply %36, %41 : tensor<8x2xf32>
    %43 = stablehlo.reshape %40 : (tensor<1x2xf32>) -> tensor<2xf32>
    %44 = stablehlo.multiply %arg3, %42 : tensor<8x2xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.reduce(%44 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<8x2xf32>, tensor<f32>) -> tensor<2xf32>
    %46 = stablehlo.reshape %45 : (tensor<2xf32>) -> tensor<1x2xf32>
    %47 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<8x2xf32>
    %48 = stablehlo.multiply %42, %47 : tensor<8x2xf32>
    %49 = stablehlo.multiply %46, %13 : tensor<1x2xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.reduce(%49 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<1x2xf32>, tensor<f32>) -> tensor<2xf32>
    %51 = stablehlo.broadcast_in_dim %50, dims = [1] : (tensor<2xf32>) -> tensor<8x2xf32>
    %52 = stablehlo.multiply %arg3, %51 : tensor<8x2xf32>
    %53 = stablehlo.add %48, %52 : tensor<8x2xf32>
    %54 = stablehlo.multiply %51, %arg3 : tensor<8x2xf32>
    %55 = stablehlo.add %53, %54 : tensor<8x2xf32>
    %56 = call @silu_0(%4#1, %4#2, %3, %37) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.reduce(%56 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<4x8xf32>, tensor<f32>) -> tensor<8xf32>
    %58 = stablehlo.reshape %57 : (tensor<8xf32>) -> tensor<1x8xf32>
    %59 = stablehlo.reshape %58 : (tensor<1x8xf32>) -> tensor<8xf32>
    %60 = stablehlo.dot_general %56, %arg10, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x8xf32>, tensor<4x6xf32>) -> tensor<8x6xf32>
    %61 = stablehlo.transpose %60, dims = [1, 0] : (tensor<8x6xf32>) -> tensor<6x8xf32>
    %cst_12 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %63 = stablehlo.multiply %62, %arg5 : tensor<8xf32>
    %64 = stablehlo.add %59, %63 : tensor<8xf32>
    %cst_13 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<6x8xf32>
    %66 = stablehlo.multiply %65, %arg6 : tensor<6x8xf32>
    %67 = stablehlo.add %61, %66 : tensor<6x8xf32>
    %cst_14 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %69 = stablehlo.multiply %68, %arg7 : tensor<2xf32>
    %70 = stablehlo.add %34, %69 : tensor<2xf32>
    %cst_15 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<8x2xf32>
    %72 = stablehlo.multiply %71, %arg8 : tensor<8x2xf32>
    %73 = stablehlo.add %55, %72 : tensor<8x2xf32>
    %cst_16 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %75 = stablehlo.multiply %74, %arg9 : tensor<2xf32>
    %76 = stablehlo.add %43, %75 : tensor<2xf32>
    %cst_17 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %78 = stablehlo.multiply %77, %64 : tensor<8xf32>
    %cst_18 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<6x8xf32>
    %80 = stablehlo.multiply %79, %67 : tensor<6x8xf32>
    %cst_19 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %82 = stablehlo.multiply %81, %70 : tensor<2xf32>
    %cst_20 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<8x2xf32>
    %84 = stablehlo.multiply %83, %73 : tensor<8x2xf32>
    %cst_21 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %86 = stablehlo.multiply %85, %76 : tensor<2xf32>
    %87 = stablehlo.add %arg0, %78 : tensor<8xf32>
    %88 = stablehlo.add %arg1, %80 : tensor<6x8xf32>
    %89 = stablehlo.add %arg2, %82 : tensor<2xf32>
    %90 = stablehlo.add %arg3, %84 : tensor<8x2xf32>
    %91 = stablehlo.add %arg4, %86 : tensor<2xf32>
    return %87, %88, %89, %90, %91, %64, %67, %70, %73, %76, %28 : tensor<8xf32>, tensor<6x8xf32>, tensor<2xf32>, tensor<8x2xf32>, tensor<2xf32>, tensor<8xf32>, tensor<6x8xf32>, tensor<2xf32>, tensor<8x2xf32>, tensor<2xf32>, tensor<f32>
  }
  func.func private @silu(%arg0: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) {
    %0 = stablehlo.negate %arg0 : tensor<4x8xf32>
    %1 = stablehlo.exponential %0 : tensor<4x8xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %3 = stablehlo.add %2, %1 : tensor<4x8xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %5 = stablehlo.divide %4, %3 : tensor<4x8xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %7 = stablehlo.subtract %6, %5 : tensor<4x8xf32>
    %8 = stablehlo.multiply %5, %7 : tensor<4x8xf32>
    %9 = stablehlo.multiply %arg0, %5 : tensor<4x8xf32>
    return %9, %8, %5 : tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>
  }
  func.func private @silu_0(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>, %arg2: tensor<4x8xf32>, %arg3: tensor<4x8xf32>) -> tensor<4x8xf32> {
    %0 = stablehlo.multiply %arg2, %arg3 : tensor<4x8xf32>
    %1 = stablehlo.multiply %arg3, %arg1 : tensor<4x8xf32>
    %2 = stablehlo.multiply %0, %arg0 : tensor<4x8xf32>
    %3 = stablehlo.add %1, %2 : tensor<4x8xf32>
    return %3 : tensor<4x8xf32>
  }
  func.func public @main() {
    %c0 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<8xf32>
    %a0 = stablehlo.optimization_barrier %c0 : tensor<8xf32>
    %c1 = stablehlo.constant dense<"0x9672463FE97B303FA5AE3ABE4860F1BE0FBDF2BDFBDAE9BE5DEB1ABEEC1AC0BE19003E3F2F9EE03D5628A1BEC5D794BE405EDCBE6EF9693DE258D23ED115F9BCB553483F8400D43E652D01BF796A84BD089C6CBD369F303FB8D9073F6FD5ED3DF264043E528121BE9357923EEEC065BE8FA2673F3048EA3E4C168C3D1FF4DBBC03F1013F83500ABFA559993EB9B69E3EBA54C53E37895BBEAF8012BF37438CBE1193F83EE9D02EBE93BABEBE3316AB3EE4429DBE67492D3F8862A0BE41E0D83E"> : tensor<6x8xf32>
    %a1 = stablehlo.optimization_barrier %c1 : tensor<6x8xf32>
    %c2 = stablehlo.constant dense<[0x00000000, 0x00000000]> : tensor<2xf32>
    %a2 = stablehlo.optimization_barrier %c2 : tensor<2xf32>
    %c3 = stablehlo.constant dense<"0x06EC623C3569B4BE3850823D6887853D557CECBE9E05833CF9F6C8BE57EEEBBE2FDCFE3EAB005C3D5928A13EC04B0ABF7AC29A3E92F74E3E0342DF3E649611BF"> : tensor<8x2xf32>
    %a3 = stablehlo.optimization_barrier %c3 : tensor<8x2xf32>
    %c4 = stablehlo.constant dense<[0x3F800000, 0x3F800000]> : tensor<2xf32>
    %a4 = stablehlo.optimization_barrier %c4 : tensor<2xf32>
    %c5 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<8xf32>
    %a5 = stablehlo.optimization_barrier %c5 : tensor<8xf32>
    %c6 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<6x8xf32>
    %a6 = stablehlo.optimization_barrier %c6 : tensor<6x8xf32>
    %c7 = stablehlo.constant dense<[0x00000000, 0x00000000]> : tensor<2xf32>
    %a7 = stablehlo.optimization_barrier %c7 : tensor<2xf32>
    %c8 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<8x2xf32>
    %a8 = stablehlo.optimization_barrier %c8 : tensor<8x2xf32>
    %c9 = stablehlo.constant dense<[0x00000000, 0x00000000]> : tensor<2xf32>
    %a9 = stablehlo.optimization_barrier %c9 : tensor<2xf32>
    %c10 = stablehlo.constant dense<"0x255C25BF13359C3EC7782E40D86430BD586C8A3F3338C83D4B4A173FBDDDD13FB689933E66219D3F3F2FA33F285C7CBF9F6F043EADD44CBF7204373F271139BFC87BA23F95E6263F984D2D3F5BA81A3E7B16A4BF2516A7BF7DC6613F0A76D4BC"> : tensor<4x6xf32>
    %a10 = stablehlo.optimization_barrier %c10 : tensor<4x6xf32>
    %c11 = stablehlo.constant dense<"0x6F948ABF8F1A283F770AC6BEF38AB6BE7B905D3FECFB94BE521513BF555A00BF"> : tensor<4x2xf32>
    %a11 = stablehlo.optimization_barrier %c11 : tensor<4x2xf32>
    %s0:11 = call @program(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11) : (tensor<8xf32>, tensor<6x8xf32>, tensor<2xf32>, tensor<8x2xf32>, tensor<2xf32>, tensor<8xf32>, tensor<6x8xf32>, tensor<2xf32>, tensor<8x2xf32>, tensor<2xf32>, tensor<4x6xf32>, tensor<4x2xf32>) -> (tensor<8xf32>, tensor<6x8xf32>, tensor<2xf32>, tensor<8x2xf32>, tensor<2xf32>, tensor<8xf32>, tensor<6x8xf32>, tensor<2xf32>, tensor<8x2xf32>, tensor<2xf32>, tensor<f32>)
    %s1:11 = call @program(%s0#0, %s0#1, %s0#2, %s0#3, %s0#4, %s0#5, %s0#6, %s0#7, %s0#8, %s0#9, %a10, %a11) : (tensor<8xf32>, tensor<6x8xf32>, tensor<2xf32>, tensor<8x2xf32>, tensor<2xf32>, tensor<8xf32>, tensor<6x8xf32>, tensor<2xf32>, tensor<8x2xf32>, tensor<2xf32>, tensor<4x6xf32>, tensor<4x2xf32>) -> (tensor<8xf32>, tensor<6x8xf32>, tensor<2xf32>, tensor<8x2xf32>, tensor<2xf32>, tensor<8xf32>, tensor<6x8xf32>, tensor<2xf32>, tensor<8x2xf32>, tensor<2xf32>, tensor<f32>)
    %s2:11 = call @program(%s1#0, %s1#1, %s1#2, %s1#3, %s1#4, %s1#5, %s1#6, %s1#7, %s1#8, %s1#9, %a10, %a11) : (tensor<8xf32>, tensor<6x8xf32>, tensor<2xf32>, tensor<8x2xf32>, tensor<2xf32>, tensor<8xf32>, tensor<6x8xf32>, tensor<2xf32>, tensor<8x2xf32>, tensor<2xf32>, tensor<4x6xf32>, tensor<4x2xf32>) -> (tensor<8xf32>, tensor<6x8xf32>, tensor<2xf32>, tensor<8x2xf32>, tensor<2xf32>, tensor<8xf32>, tensor<6x8xf32>, tensor<2xf32>, tensor<8x2xf32>, tensor<2xf32>, tensor<f32>)
    check.expect_almost_eq_const %s2#0, dense<"0x7E7791BD264F37B9DD1018BBFAA467BD699C41BD821940BE77E6BBBCE1D7C9BD"> : tensor<8xf32>, tolerance = 1.875973046e-05
    check.expect_almost_eq_const %s2#1, dense<"0x9C15553F9B662F3FA28C34BEE8B2E5BE758CD0BD618FA9BE053722BEF6F68EBE791E413F9AA9CF3D94B782BE79F86FBE91DC07BF54389ABC5453BE3E81DFBBBD95A90F3F72C0D83E93DB01BF86DB47BE7C7434BEC5622B3EED58023FEB1579BE72A2143E6FD525BEC363A93E0A7E51BEF7FC563FE406EA3E98FA243DF86F5FBDDE89DA3E5A430ABFDF28973E41986D3E597BAB3E0516D4BE8FAB19BF798DC1BE7313E93E18B328BE79D4D2BEEF0C923E905B82BEC5642B3F75F294BE6B1EDB3E"> : tensor<6x8xf32>, tolerance = 8.397974372e-05
    check.expect_almost_eq_const %s2#2, dense<[0xBDFA9000, 0x3E130882]> : tensor<2xf32>, tolerance = 1.435871422e-05
    check.expect_almost_eq_const %s2#3, dense<"0xB2D1F4BE02E5AFBC715F203D822DE83DFEB208BF5E0593BD2895D3BECBCC12BF6A73093F28B4A43DEC369A3DF23AAFBE1F991D3E407CEE3EC182063FFD473DBF"> : tensor<8x2xf32>, tolerance = 7.393797040e-05
    check.expect_almost_eq_const %s2#4, dense<[0x3F4773A3, 0x3F1B31A8]> : tensor<2xf32>, tolerance = 7.791082263e-05
    check.expect_almost_eq_const %s2#5, dense<"0x96E6653E96B2803BD3C8243D499C5A3E41610E3E4895263F27BBB63D6174963E"> : tensor<8xf32>, tolerance = 6.507153511e-05
    check.expect_almost_eq_const %s2#6, dense<"0xA71336BE224C9D3C6E8B8ABC52D6B9BD51C19ABDB061EABE490F243DA214B7BECF03F6BDC99C193DC0A872BE483982BE8F5BC93EC4CE8B3EED1D2C3E332E803ED0DA2E3FB7C81FBDF1E7193D9440043F913CDC3E7162EE3F550C763DB460A23FA10BC7BD3263913C122033BEE2D596BDC5ED833EEA7F9D3ADB76FE3D7952173E29CD863E0C5B2A3B42AC6F3DAB8A9C3E6F700E3E2600303F30EBE23D3E649B3E792D163E8536D9BC900E243E153A583E22F158BE7B4EC33C1C91CBBDAFDC2FBD"> : tensor<6x8xf32>, tolerance = 1.862379193e-04
    check.expect_almost_eq_const %s2#7, dense<[0x3E9E87C6, 0xBEA03761]> : tensor<2xf32>, tolerance = 3.129225075e-05
    check.expect_almost_eq_const %s2#8, dense<"0xFA46E23FD5A987BFC025FD3D25463EBE549F803E0278BA3E468E62BC1BE0BE3EB6A71FBE317230BD890E623F212B41BF824D233F5D8F76BFFF60A6BE33730C3F"> : tensor<8x2xf32>, tolerance = 1.767791033e-04
    check.expect_almost_eq_const %s2#9, dense<[0x3F4AE71B, 0x3FA94436]> : tensor<2xf32>, tolerance = 1.322394133e-04
    check.expect_almost_eq_const %s2#10, dense<0x3EE1F4C4> : tensor<f32>, tolerance = 4.413205385e-05
    return
  }
}
