// Printed by JAX 0.10.2: python test/Programs/print_programs.py with_jax_depthwise_separable
// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

module @with_jax_depthwise_separable {
  func.func public @program(%arg0: tensor<3x3x1x4xf32>, %arg1: tensor<1x1x4x3xf32>, %arg2: tensor<3x3x1x4xf32>, %arg3: tensor<1x1x4x3xf32>, %arg4: tensor<2x6x6x4xf32>, %arg5: tensor<2x6x6x3xf32>) -> (tensor<3x3x1x4xf32> {jax.result_info = "result[0][0]['depth']"}, tensor<1x1x4x3xf32> {jax.result_info = "result[0][0]['point']"}, tensor<3x3x1x4xf32> {jax.result_info = "result[0][1][0].trace['depth']"}, tensor<1x1x4x3xf32> {jax.result_info = "result[0][1][0].trace['point']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.convolution(%arg4, %arg0) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 4 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x6x6x4xf32>, tensor<3x3x1x4xf32>) -> tensor<2x6x6x4xf32>
    %1:3 = call @silu(%0) : (tensor<2x6x6x4xf32>) -> (tensor<2x6x6x4xf32>, tensor<2x6x6x4xf32>, tensor<2x6x6x4xf32>)
    %2 = stablehlo.convolution(%1#0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x6x6x4xf32>, tensor<1x1x4x3xf32>) -> tensor<2x6x6x3xf32>
    %3 = stablehlo.subtract %2, %arg5 : tensor<2x6x6x3xf32>
    %4 = stablehlo.multiply %3, %3 : tensor<2x6x6x3xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x6x6x3xf32>
    %6 = stablehlo.multiply %5, %3 : tensor<2x6x6x3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<2x6x6x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<2.160000e+02> : tensor<f32>
    %8 = stablehlo.divide %7, %cst_1 : tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_3 = stablehlo.constant dense<2.160000e+02> : tensor<f32>
    %9 = stablehlo.divide %cst_2, %cst_3 : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<2x6x6x3xf32>
    %11 = stablehlo.multiply %10, %6 : tensor<2x6x6x3xf32>
    %12 = stablehlo.convolution(%1#0, %11) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x6x6x4xf32>, tensor<2x6x6x3xf32>) -> tensor<1x1x4x3xf32>
    %13 = stablehlo.reverse %arg1, dims = [0, 1] : tensor<1x1x4x3xf32>
    %14 = stablehlo.convolution(%11, %13) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x6x6x3xf32>, tensor<1x1x4x3xf32>) -> tensor<2x6x6x4xf32>
    %15 = call @silu_0(%1#1, %1#2, %0, %14) : (tensor<2x6x6x4xf32>, tensor<2x6x6x4xf32>, tensor<2x6x6x4xf32>, tensor<2x6x6x4xf32>) -> tensor<2x6x6x4xf32>
    %16 = stablehlo.convolution(%arg4, %15) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 4 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x6x6x4xf32>, tensor<2x6x6x4xf32>) -> tensor<3x3x1x4xf32>
    %cst_4 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x3x1x4xf32>
    %18 = stablehlo.multiply %17, %arg2 : tensor<3x3x1x4xf32>
    %19 = stablehlo.add %16, %18 : tensor<3x3x1x4xf32>
    %cst_5 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<1x1x4x3xf32>
    %21 = stablehlo.multiply %20, %arg3 : tensor<1x1x4x3xf32>
    %22 = stablehlo.add %12, %21 : tensor<1x1x4x3xf32>
    %cst_6 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x3x1x4xf32>
    %24 = stablehlo.multiply %23, %19 : tensor<3x3x1x4xf32>
    %cst_7 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<1x1x4x3xf32>
    %26 = stablehlo.multiply %25, %22 : tensor<1x1x4x3xf32>
    %27 = stablehlo.add %arg0, %24 : tensor<3x3x1x4xf32>
    %28 = stablehlo.add %arg1, %26 : tensor<1x1x4x3xf32>
    return %27, %28, %19, %22, %8 : tensor<3x3x1x4xf32>, tensor<1x1x4x3xf32>, tensor<3x3x1x4xf32>, tensor<1x1x4x3xf32>, tensor<f32>
  }
  func.func private @silu(%arg0: tensor<2x6x6x4xf32>) -> (tensor<2x6x6x4xf32>, tensor<2x6x6x4xf32>, tensor<2x6x6x4xf32>) {
    %0 = stablehlo.negate %arg0 : tensor<2x6x6x4xf32>
    %1 = stablehlo.exponential %0 : tensor<2x6x6x4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x6x6x4xf32>
    %3 = stablehlo.add %2, %1 : tensor<2x6x6x4xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x6x6x4xf32>
    %5 = stablehlo.divide %4, %3 : tensor<2x6x6x4xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x6x6x4xf32>
    %7 = stablehlo.subtract %6, %5 : tensor<2x6x6x4xf32>
    %8 = stablehlo.multiply %5, %7 : tensor<2x6x6x4xf32>
    %9 = stablehlo.multiply %arg0, %5 : tensor<2x6x6x4xf32>
    return %9, %8, %5 : tensor<2x6x6x4xf32>, tensor<2x6x6x4xf32>, tensor<2x6x6x4xf32>
  }
  func.func private @silu_0(%arg0: tensor<2x6x6x4xf32>, %arg1: tensor<2x6x6x4xf32>, %arg2: tensor<2x6x6x4xf32>, %arg3: tensor<2x6x6x4xf32>) -> tensor<2x6x6x4xf32> {
    %0 = stablehlo.multiply %arg2, %arg3 : tensor<2x6x6x4xf32>
    %1 = stablehlo.multiply %arg3, %arg1 : tensor<2x6x6x4xf32>
    %2 = stablehlo.multiply %0, %arg0 : tensor<2x6x6x4xf32>
    %3 = stablehlo.add %1, %2 : tensor<2x6x6x4xf32>
    return %3 : tensor<2x6x6x4xf32>
  }
  func.func public @main() {
    %c0 = stablehlo.constant dense<"0xC813463F18FF2F3F9BAEAEBE94275F3FEAE7B4BE8DBBD2BF314E673D06280B3FEBD3C63F0667783DEDC2B13EE0E730BF78A7433F7059B83EC8888DBF762C40BF5A088DBFC09F62BFB813BCBF52E9FFBEC2E41EBFAEF4C4BF797DAA3E6283A83ED80A753E737B863F61CA89BF97219FBF6EF50ABE9D13413D4B7B693EFEF111BFAC60E7BF3DA03C3F3E4817BD0F1016BE"> : tensor<3x3x1x4xf32>
    %a0 = stablehlo.optimization_barrier %c0 : tensor<3x3x1x4xf32>
    %c1 = stablehlo.constant dense<"0x1AF49EBF3A7F42BF8D485D3FA829983C24B5DEBF80B60ABFEDE3EC3F379181BF9D75F13F462376BE605CD4BE6F07AE3C"> : tensor<1x1x4x3xf32>
    %a1 = stablehlo.optimization_barrier %c1 : tensor<1x1x4x3xf32>
    %c2 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x3x1x4xf32>
    %a2 = stablehlo.optimization_barrier %c2 : tensor<3x3x1x4xf32>
    %c3 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<1x1x4x3xf32>
    %a3 = stablehlo.optimization_barrier %c3 : tensor<1x1x4x3xf32>
    %c4 = stablehlo.constant dense<"0x7D45FBBECBBDD13F9C9F783FDCE747BF00520E3FDA60D63EEFC2FFBEB2C7D9BE68497C3E1764533E02530CBF3538FF3E4A4941BF0528F3BF26F65EBFC528E83FE62151BF0177C1BB8EF09BBF6E899A3F9815B2BFD92DF1BF1E2FCBBFA75934BEAED3C63FD9AE9DBF4E8BA8BF602FEB3E95F69DBF21844DBF3D0DD43F0957463F77164CBFA408B6BFF80B61C089BA953FE14B003F801E513F02EE20BF0249863FCEAC98BF27FC8E3F82AB9B3F696652BFAE88C2BE57D4B13FABED2A3FB7B8AC3D7237853F0E5DBF3FC4D6A3BF2C86BEBE3B66C63E207BC33F92B130BFFE9C79BF5CF7963E446329BF5826B43AC6929C3F9110C33EF42354BFBDF01FBFE101A93F7EB20E3E19A0C1BD4550243FC114343F541B9D3F26F181BF783B6C3F464D8C3EE313B4BE37F43EBE1B686ABF8B30AD3DBEBCF33E10FBCABF0D0B073FFD5C703F5E7F8BBF81DCB6BFFE612B40D51E134086D42A3FD07B98BD05B3F2BF44489EBEB99661BF321699BD964BB93F4009C3BE10953DBE0C0C033F9E15A3BF71B8A2BD53A928BD38EA57BFE4FF06BFA7D636BF1C4D53BFAAB881BFF90C09BF7833893E9B2D783CC5C383BF5BE284BE5DCEBD3FFCFEA7BF0B14E23E4B4CCCBFC1D1ACBF3531543FE79FB5BF83D59C3F114A9F3E52EA163F3267F8BFE430253FC84A313F1F6DB7BFC1F18B3F3973B63D9961EE3D742C9A3E1261913ECC7AE13DF9D1F6BD00D4103F85851C4004F1E8BE608A08BE61006A3EFC95C23ECDFC86BE07FC49BF4EF9E13FC8C11ABC3AB80DBE172154BE61E4D93F8AF19F3F62178C3F49A0EBBF864C423F8E93B93E7573B03FBC71D1BEC0A868BE88C9E93EAE37FCBE03CBDCBDCB44D93EF934A63EB60F1B3FB32C47BE2AF14F3E43FD283F60F350BFC0AE6D3F6F41B13F6D8631BF0F29AA3F753653BF8B9C39BFE10962BE33734D3F7F0F633E9495B13C7E21223F52F6AA3E0189C9BFAAE39ABF8E90DC3FF9F6A73EF8F4D1BE2EC3ED3DBAB4773DDC468D3EF25792BF9433ABBFF34E233F1882143F1F44D13E5A76313F6FCCF43FA565F1BE4DB1523E6162313FA14A1B40F6180FBE78ECA13F1EE90540C46944BE70791340658E863F003CE7BF24B96CBFB61D58BF859B2240314E92BFE88154BF6BB7B83EB2AE0B4084E0973FB9C0E63CE3605F3E0BABF3BEC45DB93F7A2A2BBF2976CBBE32E6413ECA0D23BEFE8A69BF2D0742BCD3404ABFCC83C3BD98D375BF08C559BE5BDF57BDB583EDBE49DAAFBEB9B2583FD5D8F03FE244B2BFE2A812C064764ABD2E5A3A3F903B5F3F8D03BB3E1D7E3E3FAAF4F93ED098B9BFE0EE20BE0D5BEDBEEBC718BE09122E3FAEB12C3F1B7B21BE0B908BBF5B8D3E3FF24C623FD74A943F166DA83F547C883F1A4932BEE661B6BFD8C7EA3FE3730F3FD4EE4FBE0550AB3C48FEDD3FA37807C05D9877BF5ED2B93FEEE39EBF5F5483BE1D03573D38813DBE1F58C3BE9BE0CD3F902945BF2A49243F6B6F50BFB16E2B401143E83F6AB132BFE097643F2CBA973F726695BF3DAD49BE831FAF3F243311BE1F7DFFBF923BBCBE5512BCBFCF1F63BD524D82BF2345D8BFFE5A0B3F471AF8BE3FBD99BF6B0367BFC4C8E13F2FDE8D3FC84FB5BE5B320C3FB51E853F"> : tensor<2x6x6x4xf32>
    %a4 = stablehlo.optimization_barrier %c4 : tensor<2x6x6x4xf32>
    %c5 = stablehlo.constant dense<"0xF9F8C03FC99E5B3FAFF6923EE3769D3F37B66ABF297506BFE7C35ABF66A4D33D7E328ABF2555C13EC77E1DBFBA1DBD3E0350F5BFEE1F51BFA88B1D3E3CFCBFBF5617273F03A6333F8C82433FAB80933F175914C000114C3F6D0206C067262BBEF01127C0791B163F6C3DFEBE6D9F8F3D64514CBC2F7DD3BFEB4E1A3FAA46B3BFFA1078BF29BD4CC0E976C73F26DBDABE3893B73F9A39D93F7FAB4C3F3D4CCDBF1B735B3FF207D53F747E2EBF7535B43F86F44DBF6DFB213EF705B43E5E95D73FACA9D23F442697BF82C1643FA721BDBFF7E6903E579C0ABF70BE1F3DB30E873F1FF07EBE69E01CBDE3775C3FE59D1BBF2A9E6F3FAA8AD83F3FE427BF9E8AF6BDDB1404BF16C98C3F88E56D3E560F5D3FA3DB3EBF54AFBF3EB041483FF6B5053F99D5653F2C2032BF054AD73F02F9DF3E41A980BE62B7C0BF86968CBE7DEA0FC070813BBFC9C5713F314BA93FB2F667BE73B7693FCAC483BFE0BA9EBE839D9C3E728CCABF31C5903CC84199BFDF55BABF0272433E75850A3F5B051DBF9CCA85BFE7F674BF2E91E4BD334394BE14C951BF3990713F0866263E1AEE433F7AB92D3F83BE183F61522E3EEB85663FEC6AD63EE941313FBBC5583FD9A854BF065C983F65F672BF7F40D0BE16D53C3F94CC5F3F96D1343FA3191E3FCF67E3BE66BDEF3D9AF8083D1D8BBDBFBBCEFC3DA1501C3F798F7F3E84DEA8BF84C286BFACFCCBBF8A341EC03EF70CBFCF96923F2C7749BFD8A62EBF33F1BABE0C8F15BFE6C2DABF803398BFBE4AF9BFE3477B3FD0555D3FDD0FCF3FA058073F644FC53E3925373F193BD6BF6258D53F537B833FB6472CBF4F121440657558BEC507B9BF7DE02140C0CC3ABFF9E736BF29D7433FEFAC7F3F9EB4253F69117BBF403A353FB631D03EEC7D00C08295173E1C61DFBE0C0CB63E4FD107BCA461F23E3764BB3FA778BFBECD4C81BE2E9D18BF306B4F3FADAD1BBFDE0F1CBFFA302B3E453904BFEC30853EFA20F0BE1877903D1360B7BF2EAB073F3D3D863F2C2A4F3DE2B62E3E35DDC9BE78C4D5BE88AC8ABE4E96ABBD245508C09A851A3F1789B33F26FB3E3F998AA03EEE88A33F6D8C1CBFB01C85BFAA0F52BF1E97033F4DA9A7BF4AA2F03F635B1D3F2309A63F07E190BF2AE088BF25AD7A3E5A95BC3E8D1EBF3F076BBA3E774411BE272419C0A76622C0A205F73EC9A69B3FA538863E48C1C4BFBA9C80BF27B4FBBE"> : tensor<2x6x6x3xf32>
    %a5 = stablehlo.optimization_barrier %c5 : tensor<2x6x6x3xf32>
    %s0:5 = call @program(%a0, %a1, %a2, %a3, %a4, %a5) : (tensor<3x3x1x4xf32>, tensor<1x1x4x3xf32>, tensor<3x3x1x4xf32>, tensor<1x1x4x3xf32>, tensor<2x6x6x4xf32>, tensor<2x6x6x3xf32>) -> (tensor<3x3x1x4xf32>, tensor<1x1x4x3xf32>, tensor<3x3x1x4xf32>, tensor<1x1x4x3xf32>, tensor<f32>)
    %s1:5 = call @program(%s0#0, %s0#1, %s0#2, %s0#3, %a4, %a5) : (tensor<3x3x1x4xf32>, tensor<1x1x4x3xf32>, tensor<3x3x1x4xf32>, tensor<1x1x4x3xf32>, tensor<2x6x6x4xf32>, tensor<2x6x6x3xf32>) -> (tensor<3x3x1x4xf32>, tensor<1x1x4x3xf32>, tensor<3x3x1x4xf32>, tensor<1x1x4x3xf32>, tensor<f32>)
    %s2:5 = call @program(%s1#0, %s1#1, %s1#2, %s1#3, %a4, %a5) : (tensor<3x3x1x4xf32>, tensor<1x1x4x3xf32>, tensor<3x3x1x4xf32>, tensor<1x1x4x3xf32>, tensor<2x6x6x4xf32>, tensor<2x6x6x3xf32>) -> (tensor<3x3x1x4xf32>, tensor<1x1x4x3xf32>, tensor<3x3x1x4xf32>, tensor<1x1x4x3xf32>, tensor<f32>)
    check.expect_almost_eq_const %s2#0, dense<"0x76B8343FECC7303FA47D08BEE05F473F146F04BE0A6E90BF663CB93C4B9F053FBE9BAB3F6ED0B43E85518F3EF1E02FBF4969B13ED05E243FEC36CF3D452140BF854128BF287938BE87E6603D6E4DE3BEA0DAC3BE13E711BF5401263E17498C3E35958E3D36D12B3FB75F2CBD925A98BF223139BEADFA6CBD812DB53D286A0ABFC4299CBFF0B98B3ED7F0E0BDBA2E02BE"> : tensor<3x3x1x4xf32>, tolerance = 1.340690374e-04
    check.expect_almost_eq_const %s2#1, dense<"0x5D7004BFE23E9E3E58B322BC86E123BECCB6863E00CD1CBF918D913F34BAE2BCC2F46F3F752D4ABE415088BD16F6B0BD"> : tensor<1x1x4x3xf32>, tolerance = 1.137132764e-04
    check.expect_almost_eq_const %s2#2, dense<"0xE8F16B3E4E2528BA753E3FBF1D8BAC3E86AD4ABF55B8E5BF30F11B3D21FEAE3D68A04B3FA3AD7DBF0147363E25DE75BC05E5C63FAF2954BF5F4487C08057633C40C6D5BF6A4115C05181B0C0656764BEAC1957BFFDA756C0A4A7293F8A244B3EC31E243F5C72A93FC11869C08FEB53BEEE79373E8222943E5B28023FC9F3E6BD05CC0EC0A8CCCB3F5F3DF53D58B488BD"> : tensor<3x3x1x4xf32>, tolerance = 5.515785694e-04
    check.expect_almost_eq_const %s2#3, dense<"0xB00B49C043D674C05BFB52402695053F4B4EE0C07A2A8DBD6A011E407E3154C091CC53408F4FA0BEB42EA7BFF983C83E"> : tensor<1x1x4x3xf32>, tolerance = 7.009557247e-04
    check.expect_almost_eq_const %s2#4, dense<0x3FEB923D> : tensor<f32>, tolerance = 1.840400338e-04
    return
  }
}
