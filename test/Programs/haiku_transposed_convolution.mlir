// Printed by JAX 0.10.2: python test/Programs/print_programs.py with_haiku_transposed_convolution
// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

module @with_haiku_transposed_convolution {
  func.func public @program(%arg0: tensor<3xf32>, %arg1: tensor<3x3x2x3xf32>, %arg2: tensor<2xf32>, %arg3: tensor<3x3x2x3xf32>, %arg4: tensor<3xf32>, %arg5: tensor<3x3x2x3xf32>, %arg6: tensor<2xf32>, %arg7: tensor<3x3x2x3xf32>, %arg8: tensor<1x6x6x2xf32>, %arg9: tensor<1x6x6x2xf32>) -> (tensor<3xf32> {jax.result_info = "result[0][0]['conv2_d']['b']"}, tensor<3x3x2x3xf32> {jax.result_info = "result[0][0]['conv2_d']['w']"}, tensor<2xf32> {jax.result_info = "result[0][0]['conv2_d_transpose']['b']"}, tensor<3x3x2x3xf32> {jax.result_info = "result[0][0]['conv2_d_transpose']['w']"}, tensor<3xf32> {jax.result_info = "result[0][1][0].trace['conv2_d']['b']"}, tensor<3x3x2x3xf32> {jax.result_info = "result[0][1][0].trace['conv2_d']['w']"}, tensor<2xf32> {jax.result_info = "result[0][1][0].trace['conv2_d_transpose']['b']"}, tensor<3x3x2x3xf32> {jax.result_info = "result[0][1][0].trace['conv2_d_transpose']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.convolution(%arg8, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x6x6x2xf32>, tensor<3x3x2x3xf32>) -> tensor<1x3x3x3xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [3] : (tensor<3xf32>) -> tensor<1x3x3x3xf32>
    %2 = stablehlo.add %0, %1 : tensor<1x3x3x3xf32>
    %3 = call @relu(%2) : (tensor<1x3x3x3xf32>) -> tensor<1x3x3x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x3x3x3xf32>
    %5 = stablehlo.compare GT, %2, %4, FLOAT : (tensor<1x3x3x3xf32>, tensor<1x3x3x3xf32>) -> tensor<1x3x3x3xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x3x3x3xf32>
    %7 = stablehlo.convolution(%3, %arg3) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 1], [2, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x3x3xf32>, tensor<3x3x2x3xf32>) -> tensor<1x6x6x2xf32>
    %8 = stablehlo.broadcast_in_dim %arg2, dims = [3] : (tensor<2xf32>) -> tensor<1x6x6x2xf32>
    %9 = stablehlo.add %7, %8 : tensor<1x6x6x2xf32>
    %10 = stablehlo.subtract %9, %arg9 : tensor<1x6x6x2xf32>
    %11 = stablehlo.multiply %10, %10 : tensor<1x6x6x2xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1x6x6x2xf32>
    %13 = stablehlo.multiply %12, %10 : tensor<1x6x6x2xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%11 init: %cst_2) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<1x6x6x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<7.200000e+01> : tensor<f32>
    %15 = stablehlo.divide %14, %cst_3 : tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_5 = stablehlo.constant dense<7.200000e+01> : tensor<f32>
    %16 = stablehlo.divide %cst_4, %cst_5 : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<f32>) -> tensor<1x6x6x2xf32>
    %18 = stablehlo.multiply %17, %13 : tensor<1x6x6x2xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%18 init: %cst_6) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x6x6x2xf32>, tensor<f32>) -> tensor<2xf32>
    %20 = stablehlo.convolution(%3, %18) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, f, b], window = {stride = [1, 1], pad = [[2, 1], [2, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x3x3xf32>, tensor<1x6x6x2xf32>) -> tensor<3x3x2x3xf32>
    %21 = stablehlo.reverse %arg3, dims = [0, 1] : tensor<3x3x2x3xf32>
    %22 = stablehlo.convolution(%18, %21) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x6x6x2xf32>, tensor<3x3x2x3xf32>) -> tensor<1x3x3x3xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<1x3x3x3xf32>
    %24 = stablehlo.select %5, %22, %23 : tensor<1x3x3x3xi1>, tensor<1x3x3x3xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.reduce(%24 init: %cst_8) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x3x3x3xf32>, tensor<f32>) -> tensor<3xf32>
    %26 = stablehlo.convolution(%arg8, %24) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x6x6x2xf32>, tensor<1x3x3x3xf32>) -> tensor<3x3x2x3xf32>
    %cst_9 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %28 = stablehlo.multiply %27, %arg4 : tensor<3xf32>
    %29 = stablehlo.add %25, %28 : tensor<3xf32>
    %cst_10 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3x3x2x3xf32>
    %31 = stablehlo.multiply %30, %arg5 : tensor<3x3x2x3xf32>
    %32 = stablehlo.add %26, %31 : tensor<3x3x2x3xf32>
    %cst_11 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %34 = stablehlo.multiply %33, %arg6 : tensor<2xf32>
    %35 = stablehlo.add %19, %34 : tensor<2xf32>
    %cst_12 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x3x2x3xf32>
    %37 = stablehlo.multiply %36, %arg7 : tensor<3x3x2x3xf32>
    %38 = stablehlo.add %20, %37 : tensor<3x3x2x3xf32>
    %cst_13 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %40 = stablehlo.multiply %39, %29 : tensor<3xf32>
    %cst_14 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3x3x2x3xf32>
    %42 = stablehlo.multiply %41, %32 : tensor<3x3x2x3xf32>
    %cst_15 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %44 = stablehlo.multiply %43, %35 : tensor<2xf32>
    %cst_16 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3x3x2x3xf32>
    %46 = stablehlo.multiply %45, %38 : tensor<3x3x2x3xf32>
    %47 = stablehlo.add %arg0, %40 : tensor<3xf32>
    %48 = stablehlo.add %arg1, %42 : tensor<3x3x2x3xf32>
    %49 = stablehlo.add %arg2, %44 : tensor<2xf32>
    %50 = stablehlo.add %arg3, %46 : tensor<3x3x2x3xf32>
    return %47, %48, %49, %50, %29, %32, %35, %38, %15 : tensor<3xf32>, tensor<3x3x2x3xf32>, tensor<2xf32>, tensor<3x3x2x3xf32>, tensor<3xf32>, tensor<3x3x2x3xf32>, tensor<2xf32>, tensor<3x3x2x3xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<1x3x3x3xf32>) -> tensor<1x3x3x3xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x3x3x3xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<1x3x3x3xf32>
    return %1 : tensor<1x3x3x3xf32>
  }
  func.func public @main() {
    %c0 = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000]> : tensor<3xf32>
    %a0 = stablehlo.optimization_barrier %c0 : tensor<3xf32>
    %c1 = stablehlo.constant dense<"0x6B7CE3BE449ACFBE934A3D3D7497A2BDFDDF2DBEB43984BEF40881BE0EBD883D39D691BEAF4CD53E5C992EBDDD815A3E34E190BE0EE82ABE747FABBDA367CB3D8C7485BEC6427FBC99C558BE287ECABE631E79BE222294BDF8D5933E3B13393E1E2782BE6926F9BD7218383E1A87B23E0F1CBCBD3BA0463CDF5F14BEA713BCBEF8CB42BD9669513E69A790BED45423BE890DE2BEB87BB4BE65BED7BD24B7B7BE7388CCBE0930B2BE1E9F7CBDD93F24BEDCACB43D027F55BE0A85C73EB542FF3D8ACD91BCE1032F3E19FE4F3EDFAB7EBEF1D41D3E7E2998BE"> : tensor<3x3x2x3xf32>
    %a1 = stablehlo.optimization_barrier %c1 : tensor<3x3x2x3xf32>
    %c2 = stablehlo.constant dense<[0x00000000, 0x00000000]> : tensor<2xf32>
    %a2 = stablehlo.optimization_barrier %c2 : tensor<2xf32>
    %c3 = stablehlo.constant dense<"0xA84E65BED7B696BD4C124EBE6F12233E391320BE851F823DE3342E3E4D10B8BCB2BD59BEA13B573C44FB98BEB58B3DBEF8413E3E886C16BA33E4493B5D20FE3B468EBDBE065FD23A4BE41B3E77737ABC24ED3A3EB5F2E9BCC8CB72BC82F35F3DA3033E3EF2A971BE6D2D28BE896B4E3D30102D3EC02109BCCC70643C2582BEBBA0BE94BDB1670CBE648B09BEE5EB673E40549EBE7487F2BD8F5BA5BDC73DE1BD65A3693E350799BE7828C2BC253213BE752F703DDE0E1FBCC50A813E459E11BCF1D7713C9744953EED5DED3D87D57EBED610A2BD0D90C43D"> : tensor<3x3x2x3xf32>
    %a3 = stablehlo.optimization_barrier %c3 : tensor<3x3x2x3xf32>
    %c4 = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000]> : tensor<3xf32>
    %a4 = stablehlo.optimization_barrier %c4 : tensor<3xf32>
    %c5 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x3x2x3xf32>
    %a5 = stablehlo.optimization_barrier %c5 : tensor<3x3x2x3xf32>
    %c6 = stablehlo.constant dense<[0x00000000, 0x00000000]> : tensor<2xf32>
    %a6 = stablehlo.optimization_barrier %c6 : tensor<2xf32>
    %c7 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x3x2x3xf32>
    %a7 = stablehlo.optimization_barrier %c7 : tensor<3x3x2x3xf32>
    %c8 = stablehlo.constant dense<"0x5032C23F6DF8693F464C00BFE0CB1DBFECA4B53E42E2873F7AC9F93E247AB0BFE90D2A3F1FD599BEC20CFABEF92DA33E0190B03E647BE63F254D52BF6387333FB20DDD3E6FD3E1BF96E0C93F937856BF2C4358BEEE28CEBFDF6EC9BFCD1DD33DACBC0C3F2B2E8E3F4940323D51E1CB3E637B7ABDA426693F363CAB3F2448A0BC307F6EBF98D3EA3FE046F43E27268DBFDD1E1CBE19D6F03F242F38BED2DDB93E51938C3F03615EBFD1A787BF54118FBF5190B0BFDDBD0CBFC4A2903FFBBECF3F4476863F3CDE95BE7F5024BCE073DFBCEB5D813E1E98CA3EC6752DBE682F83BE1BF7EF3E5253CD3FE4407ABF459BAEBE52DD3CBF7CECECBE3584ABBEFCC0ECBF0C846E3E8BDB3A3F34EB2840453D4C3F544525BE3AEEC3BFA7A8D7BF9B4813BF"> : tensor<1x6x6x2xf32>
    %a8 = stablehlo.optimization_barrier %c8 : tensor<1x6x6x2xf32>
    %c9 = stablehlo.constant dense<"0x5032C23F6DF8693F464C00BFE0CB1DBFECA4B53E42E2873F7AC9F93E247AB0BFE90D2A3F1FD599BEC20CFABEF92DA33E0190B03E647BE63F254D52BF6387333FB20DDD3E6FD3E1BF96E0C93F937856BF2C4358BEEE28CEBFDF6EC9BFCD1DD33DACBC0C3F2B2E8E3F4940323D51E1CB3E637B7ABDA426693F363CAB3F2448A0BC307F6EBF98D3EA3FE046F43E27268DBFDD1E1CBE19D6F03F242F38BED2DDB93E51938C3F03615EBFD1A787BF54118FBF5190B0BFDDBD0CBFC4A2903FFBBECF3F4476863F3CDE95BE7F5024BCE073DFBCEB5D813E1E98CA3EC6752DBE682F83BE1BF7EF3E5253CD3FE4407ABF459BAEBE52DD3CBF7CECECBE3584ABBEFCC0ECBF0C846E3E8BDB3A3F34EB2840453D4C3F544525BE3AEEC3BFA7A8D7BF9B4813BF"> : tensor<1x6x6x2xf32>
    %a9 = stablehlo.optimization_barrier %c9 : tensor<1x6x6x2xf32>
    %s0:9 = call @program(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9) : (tensor<3xf32>, tensor<3x3x2x3xf32>, tensor<2xf32>, tensor<3x3x2x3xf32>, tensor<3xf32>, tensor<3x3x2x3xf32>, tensor<2xf32>, tensor<3x3x2x3xf32>, tensor<1x6x6x2xf32>, tensor<1x6x6x2xf32>) -> (tensor<3xf32>, tensor<3x3x2x3xf32>, tensor<2xf32>, tensor<3x3x2x3xf32>, tensor<3xf32>, tensor<3x3x2x3xf32>, tensor<2xf32>, tensor<3x3x2x3xf32>, tensor<f32>)
    %s1:9 = call @program(%s0#0, %s0#1, %s0#2, %s0#3, %s0#4, %s0#5, %s0#6, %s0#7, %a8, %a9) : (tensor<3xf32>, tensor<3x3x2x3xf32>, tensor<2xf32>, tensor<3x3x2x3xf32>, tensor<3xf32>, tensor<3x3x2x3xf32>, tensor<2xf32>, tensor<3x3x2x3xf32>, tensor<1x6x6x2xf32>, tensor<1x6x6x2xf32>) -> (tensor<3xf32>, tensor<3x3x2x3xf32>, tensor<2xf32>, tensor<3x3x2x3xf32>, tensor<3xf32>, tensor<3x3x2x3xf32>, tensor<2xf32>, tensor<3x3x2x3xf32>, tensor<f32>)
    %s2:9 = call @program(%s1#0, %s1#1, %s1#2, %s1#3, %s1#4, %s1#5, %s1#6, %s1#7, %a8, %a9) : (tensor<3xf32>, tensor<3x3x2x3xf32>, tensor<2xf32>, tensor<3x3x2x3xf32>, tensor<3xf32>, tensor<3x3x2x3xf32>, tensor<2xf32>, tensor<3x3x2x3xf32>, tensor<1x6x6x2xf32>, tensor<1x6x6x2xf32>) -> (tensor<3xf32>, tensor<3x3x2x3xf32>, tensor<2xf32>, tensor<3x3x2x3xf32>, tensor<3xf32>, tensor<3x3x2x3xf32>, tensor<2xf32>, tensor<3x3x2x3xf32>, tensor<f32>)
    check.expect_almost_eq_const %s2#0, dense<[0xBC319A54, 0x00000000, 0xBC062328]> : tensor<3xf32>, tolerance = 1.084001735e-06
    check.expect_almost_eq_const %s2#1, dense<"0xE951E6BE449ACFBE95B43D3D7823BDBDFDDF2DBEC93583BE0F6278BE0EBD883DA25490BE4368D63E5C992EBDB08C613E34E190BE0EE82ABE0248BBBDA367CB3D8C7485BE76590ABDA1DC56BE287ECABE22F47DBE9B8A63BDF8D5933E86913B3E3EDE71BE6926F9BD58E20C3EE4E9B43E0F1CBCBD61551E3BDF5F14BEA713BCBED7B317BD9669513E69A790BE208C11BEC0F1E0BEB87BB4BE0008C8BDF9E5B9BE7388CCBE3E48B3BEE19480BDD93F24BE7586B43D34DF52BE0A85C73E43DAFE3D8ACD91BCE1032F3ED8E1513EDFAB7EBEF1D41D3EB5AE96BE"> : tensor<3x3x2x3xf32>, tolerance = 4.498436749e-05
    check.expect_almost_eq_const %s2#2, dense<[0x3D2C444B, 0x3C8F8BE4]> : tensor<2xf32>, tolerance = 4.205731675e-06
    check.expect_almost_eq_const %s2#3, dense<"0xA84E65BED7B696BD6B8E4DBE6F12233E391320BE2BBE833D4662313E4D10B8BC03B359BEC019863B44FB98BE5E8C3DBE4AA3353E886C16BA5DB4B83B0C46B93C468EBDBECCBC663A4BE41B3E77737ABC8DCA3A3EB5F2E9BCC8CB72BC75D1193D97A12C3EF2A971BE2A880DBE52394C3D30102D3EDD178039FF6D3D3C2582BEBB531C90BD4F541CBE648B09BEFF56723E40549EBE7487F2BD14899BBDC73DE1BD65A3693E83D68EBEF5EFF1BC253213BED210683DC86CFEBBC50A813EBCCA29BCC85FAC3C9744953E9F11F43DBDA57CBED610A2BD9B6FD03D"> : tensor<3x3x2x3xf32>, tolerance = 3.702260852e-05
    check.expect_almost_eq_const %s2#4, dense<[0x3D5068C3, 0x00000000, 0x3D19399D]> : tensor<3xf32>, tolerance = 5.088115856e-06
    check.expect_almost_eq_const %s2#5, dense<"0x0B12D43C00000000FFB39DBAF7ED7C3D00000000C1AF31BC30D436BD0000000059EF64BC64882BBC00000000086607BD000000000000000061A6153D0000000000000000F0D2AD3DCE0E0FBC00000000949CB83CD536A1BD00000000B05B65BC6D31ADBD00000000EDA44C3E9CD4B5BC00000000251E3A3D000000000000000093C751BD000000000000000078E6A5BD5A3B1FBC000000009E521ABD09C89C3C0000000022012C3C4317A33B00000000A695BC39C4793CBC00000000993A803A00000000000000009D7914BC0000000000000000BA8468BC"> : tensor<3x3x2x3xf32>, tolerance = 1.998478919e-05
    check.expect_almost_eq_const %s2#6, dense<[0xBE448B47, 0xBDA24F20]> : tensor<2xf32>, tolerance = 1.919375509e-05
    check.expect_almost_eq_const %s2#7, dense<"0x0000000000000000FAD51CBB0000000000000000DF4279BB44C26FBC00000000B91417B91C49303D00000000C6C210389341243D00000000B2BE48BC827A90BD000000005506663B0000000000000000D5E6BB39000000000000000018F0A43DE83FA33D00000000AD92F8BDEA29133B00000000883025BDD627393C0000000054DF27BCC698953D0000000060D445BD0000000000000000D04BB5BC00000000000000009B79BEBDEDB0DF3C0000000061FB1A3C786619BC00000000ADABE13BF331F0BC00000000F54A7BBC61DE0FBC00000000EAFFE0BC"> : tensor<3x3x2x3xf32>, tolerance = 1.213735119e-05
    check.expect_almost_eq_const %s2#8, dense<0x3F80EAB6> : tensor<f32>, tolerance = 1.007162809e-04
    return
  }
}
