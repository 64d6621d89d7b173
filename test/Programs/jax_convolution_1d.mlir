// Printed by JAX 0.10.2: python test/Programs/print_programs.py with_jax_convolution_1d
// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

module @with_jax_convolution_1d {
  func.func public @program(%arg0: tensor<3x2x3xf32>, %arg1: tensor<3x2x3xf32>, %arg2: tensor<2x2x10xf32>, %arg3: tensor<2x3x10xf32>) -> (tensor<3x2x3xf32> {jax.result_info = "result[0][0]"}, tensor<3x2x3xf32> {jax.result_info = "result[0][1][0].trace"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.convolution(%arg2, %arg0) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {stride = [1], pad = [[2, 2]], lhs_dilate = [1], rhs_dilate = [2], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x2x10xf32>, tensor<3x2x3xf32>) -> tensor<2x3x10xf32>
    %1 = stablehlo.subtract %0, %arg3 : tensor<2x3x10xf32>
    %2 = stablehlo.multiply %1, %1 : tensor<2x3x10xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3x10xf32>
    %4 = stablehlo.multiply %3, %1 : tensor<2x3x10xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x3x10xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<6.000000e+01> : tensor<f32>
    %6 = stablehlo.divide %5, %cst_1 : tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_3 = stablehlo.constant dense<6.000000e+01> : tensor<f32>
    %7 = stablehlo.divide %cst_2, %cst_3 : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f32>) -> tensor<2x3x10xf32>
    %9 = stablehlo.multiply %8, %4 : tensor<2x3x10xf32>
    %10 = stablehlo.convolution(%arg2, %9) dim_numbers = [f, b, 0]x[i, o, 0]->[f, b, 0], window = {stride = [2], pad = [[2, 2]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x2x10xf32>, tensor<2x3x10xf32>) -> tensor<3x2x3xf32>
    %cst_4 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x2x3xf32>
    %12 = stablehlo.multiply %11, %arg1 : tensor<3x2x3xf32>
    %13 = stablehlo.add %10, %12 : tensor<3x2x3xf32>
    %cst_5 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x2x3xf32>
    %15 = stablehlo.multiply %14, %13 : tensor<3x2x3xf32>
    %16 = stablehlo.add %arg0, %15 : tensor<3x2x3xf32>
    return %16, %13, %6 : tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<f32>
  }
  func.func public @main() {
    %c0 = stablehlo.constant dense<"0xB8A3A4BFB49D38BFDDC726BFEADB7B3E60FC24C0BCEE283D6E8B43BF1D080EC0CFAB0DC0902A3F3F654F8FBFF8B1E23DB93857BE2319A5BF0C5D02BF4DA489BF29A00DBFC05C05C0"> : tensor<3x2x3xf32>
    %a0 = stablehlo.optimization_barrier %c0 : tensor<3x2x3xf32>
    %c1 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x2x3xf32>
    %a1 = stablehlo.optimization_barrier %c1 : tensor<3x2x3xf32>
    %c2 = stablehlo.constant dense<"0xBD80603EB3CA573F96FA51BE12BA9D3F2FB927C0CDB4803F0ADF1FC01FD3473F4F97843F78EFC83D4F97713F9CB991BF01EECCBFB7AC8F3EF1B6C13E6B3775BF7C6D1B3E6783E93F72E925BF03960F3F6C95C03F9E9FA73F0E80DC3E48F6DEBEF2D9004053012FBE94778ABE77480EBF6265A53F45FE11BF61925ABD2B7DA13F2BF32FC0230D2DC05F194DBFD8431DBFC0AB713ED8343CBE19EF183FFF47A4BF"> : tensor<2x2x10xf32>
    %a2 = stablehlo.optimization_barrier %c2 : tensor<2x2x10xf32>
    %c3 = stablehlo.constant dense<"0x1E930EBE284B2DBE7C5C2540CDA6CBBB90083DBFBA84F2BD1BB4FABEA3DEB6BD21EB87BEF41BFE3E721AE4BF36AB0AC0E94ADA3F3B0170BFAA8D1B3FD93504BFDE8098BE3BAD84BFDDC925BF88A2323F1D76BEBF0B4F1240A7CF333F803D46BE6C2F8DBEAF7FB43F91349E3F00ACE7BDE621A33E1A4C4E3F3E1E8CBF7123F0BF901CA73F288950BF933EDDBFDB23BEBEE631CF3EBE688DBD28AB533F3B41083FBEDBDA3EBAD929BD67DAF13FB648453DF3C45ABE3B7039BF364E90BE6C4A8B3E8FA4A63EFAD9B33EFE5434BF7EE0DCBF59F214BF1AC3823F90110CBF92ADBEBE8E3A1E3F7E3384BFFD801A3F5BEB2D3E"> : tensor<2x3x10xf32>
    %a3 = stablehlo.optimization_barrier %c3 : tensor<2x3x10xf32>
    %s0:3 = call @program(%a0, %a1, %a2, %a3) : (tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<2x2x10xf32>, tensor<2x3x10xf32>) -> (tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<f32>)
    %s1:3 = call @program(%s0#0, %s0#1, %a2, %a3) : (tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<2x2x10xf32>, tensor<2x3x10xf32>) -> (tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<f32>)
    %s2:3 = call @program(%s1#0, %s1#1, %a2, %a3) : (tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<2x2x10xf32>, tensor<2x3x10xf32>) -> (tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<f32>)
    check.expect_almost_eq_const %s2#0, dense<"0x248C33BF6D1628BE66CFB4BECF89173E1FCBBEBFAF2A9A3D6B4652BB5D214BBFCFBD91BF45C3D53E17944FBF457717BEF8390D3EFF2154BFB6063ABDE46C01BFCFDF14BFE38584BF"> : tensor<3x2x3xf32>, tolerance = 1.490573764e-04
    check.expect_almost_eq_const %s2#1, dense<"0xFB1A2BC0D70B1EC0835AABBFD4D9CF3EA69F9FC098F644BEAA3D56C0E8B9CAC00B2C9AC05F69BC3F3CEDBABFA2D4903FC148C1BF338A06C0CE1E05C0EA5027C032386E3DB06A9AC0"> : tensor<3x2x3xf32>, tolerance = 6.335193634e-04
    check.expect_almost_eq_const %s2#2, dense<0x40F4D538> : tensor<f32>, tolerance = 7.651027679e-04
    return
  }
}
