// Heads of queries that share heads of keys.
// Printed by JAX 0.10.2: test/Raise/forms.py
// RUN: trc-opt --split-input-file --phase-simplify --phase-raise %s -o %t
// RUN: FileCheck %s < %t
// RUN: trc-run --split-input-file --target=reference %t
// RUN: %check-host %s
// RUN: %check-cuda %s

// jax.nn.dot_product_attention.
// CHECK-LABEL: func.func @main
// CHECK: trc.attention(
// CHECK: trc.attention_gradient(
func.func @main() {
  %c0 = stablehlo.constant dense<"0x591F26BF6D3CBE3E6EBE9F3E851FCB3F4B724CBE3644C4BF908F41BFC45C6BBFB2E19BBF73E8DE3EF22D25BF8D1AFDBF8869323F9D33E4BD60B3B63E8A84D83D20B4213F8CB91B3DE23B9E3F5897D93E16BDC83E14DAD13E1B73BABF469628BE22C584BE2187543EB1E9ADBFAC2AD13FB9C9D53D740C9BBFCFBCDABFE30490BEBEA7B7BDFDE137BF2DA6BC3D182424BF7A390D3F937B39BF69B21DBD34957A3F3996244074FA80BFF6D3EDBE79FF56BFBEC9483FEBF492BFA6FDF7BE647EF2BCAD8A7ABF411375BFD884F3BE9D6D06C06E05B9BF3479D3BEC6C9173EDE373EBE6811E3BF6675EDBE69664C3F344D0E3F8F46A1BDAC2A63BF6597213FB13414BFEFA995BF145C4DBF6163B93FE076613E3562943F926BF5BE8E2A703F2BFC19BFA43421BE5D201F40DA63443FB44C00BF9BB5ADBDC206A73E46F09A3FA76FFABE8BE3DEBF362D8FBE49137C3C7155E03D4D89A83FCF24A23E541B503F4BF18CBFCB2E5E3F7728064062DD453F0ED2813E14AF1D3E14C1E43FC45B6DBFA289E3BD54A0EB3EDB763E3F71E9DFBE3B599D3EB94B8EBE92B9F63D014307BEBE1F92BF66F6ACBC018D603F838E77BFC1E076BE072F2A3F57F188BF8B053B3E55B287BF923B913F44051440A16C0140E67060BEB17D3D3FA8CDF73DE51CD13DE71CC63FE0DAA8BFE513873F0E9B48BD0F4BB43F1BBA3F3E3B342CBF58E58D3E57683C3F"> : tensor<2x4x4x4xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x4x4x4xf32>
  %c1 = stablehlo.constant dense<"0xEE7C123D27E0F93E818C05BF8E9108C0F267663F22FC323F13BC173ED61A8C3D57A5843FE509EABE6BDF34BF381341BE5634983FEA8CB1BFE38D983F13A623BF2AE58CBFB549A13F506EC6BD146EA6BFDCABB7BE74596E3FE395983FAEACDABE4609D03E40CE363F3E0625BF4AC7B53E6B9202BDE53809BFD0FAFBBE6049893D4D8FF43CF3C310BF7A15DABED6818E3F80F55A3E8B95623F50D5993F5EBE163F34561140204753BFEEF34E3FC4E3A2BE4E8AED3F06A8D93F9823FABF9E0778BF69102A3FBD344A3F798F3C3FD72191BD9905E93E6A2C273FF97A9FBDA27E833F9A9B10C04B40223FD65B84BFE96B753F402C6ABE908763BF1A70BF3E274D69BF"> : tensor<2x4x2x4xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<2x4x2x4xf32>
  %c2 = stablehlo.constant dense<"0x28AB69BF1A9DC8BF39CADABCA75FFE3E84F2823F1C2111BE1F20863FE522933C080EBFBD05D5123F6A79873F7FD0AEBEA69C79BEFDB024BEDC82A93D278166BFB495833F7E02CDBE64C5EC3E2C5253BF27B5B73EE17EC83E8E63D7BE41560140F3F8BD3E6872E33F218A753FD78A29BFFEADC3BEC548DF3E0C907A3DC4974A3D758992BE277CE7BFD1D766BEB4F50DC0225FBE3EECDE39BF8D2537BF2D9160BEB69B8B3EFA4BB7BF2AD2DFBFD97488BFAAAB02C0758377BF0EA2CB3F353E87BF7DC2263FBB91AFBF4726993E26B4A3BE40FE74BD699B113F7ACCE03F1A61473EE8AFFE3DA02E79BFBF55153F63FA7BBE6AFE543F890533BD5CD4DE3F35D0FDBF"> : tensor<2x4x2x4xf32>
  %i2 = stablehlo.optimization_barrier %c2 : tensor<2x4x2x4xf32>
  %r:4 = call @form(%i0, %i1, %i2) : (tensor<2x4x4x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>) -> (tensor<2x4x4x4xf32>, tensor<2x4x4x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>)
  %w0 = stablehlo.constant dense<"0x28AB69BF1A9DC8BF39CADABCA75FFE3E28AB69BF1A9DC8BF39CADABCA75FFE3E84F2823F1C2111BE1F20863FE522933C84F2823F1C2111BE1F20863FE522933C4EB6C4BE50EA3EBEAF552C3F5C9F33BDF6FB01BF2C5B02BF6D74023F1C03A93D52B34C3F509414BEA3AD603F357613BEFA44743E553E1DBEA581E63E5AFE0CBF1EC614BE063A1ABF79C1DE3E8683E4BDF2CF9EBD0F12063EF444523FE6FD8CBE60D73B3BBFCF0FBEF0E9763EC53725BF7822DB3D9C1DD3BDE69D833E3800D0BE707C88BEB58B75BF28526A3ED0BCC83CADA1973EC82F84BE24F5F73E2A84CEBEFD6C023E6DA8793EB0DC06BDAD033D3F20F368BBAA354B3DC41ED33D40E6A5BD758992BE277CE7BFD1D766BEB4F50DC0758992BE277CE7BFD1D766BEB4F50DC0225FBE3EECDE39BF8D2537BF2D9160BE225FBE3EECDE39BF8D2537BF2D9160BE7CDF5FBE79A8E1BFCAB8D1BE520B05C03EFB733E8043BABF35D1D3BF198991BF24DE6CBFABFF5ABFE026063F91552BBF51C1EBBF826872BF192FB33FE4BB7CBF3B397A3E4A7AC3BFF2A7EFBE78A591BF4F959A3E713ABFBFE86909BF9D9582BF40D7C0BF008635BF1C71B23F92E948BF6FBE72BF17190DBFCF48823F044D0CBFF492023F1572B2BFFCDE96BEE7F714BF9796043E3FA9BEBF3508DFBE9C909ABF12AF063D828703BE561B3A3F354374BE19E7F23D5EEB0DBECCF97C3F5D5624BF"> : tensor<2x4x4x4xf32>
  check.expect_almost_eq %r#0, %w0, tolerance = 1.0e-05 : tensor<2x4x4x4xf32>
  %w1 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000029818B3A05C883BA34344EB93C9E073B7173FBBDFC87ED3D3CD5B93CAB7274BED46302BD74426B3E3260EBBD9B999F3D3EA103BC127F6D3D1B9DEDBC131EA13C0FDEF2BC8E87123D00D668B8094D0BBEDDECE03D9A35CABD7179C3BC20DE263E072D483D69DFD3BDE06B9C3C2E099BBCD491A73D8217C6BD889E85BCC03D4DBA8B9F7B3DF87E46BDA81003BDCC2F8BBEF3A7F3BDDDBE9B3D3854313DE09A1B3D9E156CBE904EB93E2C3F0F3E2CEDB9BCA7BCE33C584E0DBD689FB9BB0014F0B9000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000002646D9BD3A84493C15596FBD3AC98A3D2563743CF4ABE2BA6B9B063C541A1CBC9FA9453F7A4EC43E26F7BDBF4A853BBFB05DAF3EBA292E3E778928BF355EA6BE006315BB2F9CA3BEB4A03BBEA403343EC6EABA3DBC52A5BEEA7E02BE6847E53DD3581F3F4C31C23E544F84BF234039BF28163E3F54CED23E20EBA9BFA93749BF6E41203EDA1E1FBEC092E83BF3B082BC9ABFB03E53F9AEBE0092203BF747B83D79266E3DC2D197BDC1F489BE0A0B85BD94A224BD2AA3ACBE03A688BEB81FB3BE"> : tensor<2x4x4x4xf32>
  check.expect_almost_eq %r#1, %w1, tolerance = 1.0e-05 : tensor<2x4x4x4xf32>
  %w2 = stablehlo.constant dense<"0x004097BD70E3D8BD8DC98ABE9CF407BF246C26BCF06495BA72435DBE4D892C3E66F9713D4678EDBC402F443ED6D0773E5C85BF3E26FC2EBDACE09A3D80C090BE3A5B2BBD4D2EBD3DA7D1803DE2F5513E5FA4F5BE7073653C0CEB443E51741A3ED8E1673D63262E3D41D8873C6817AC3D8649ED3DE994F43CD45F54BD5CF215BDA650E93DBFD92E3E88FF3BBD768D753E18CFF2BE5C9D99BF5CE8B4BD788CD5BD17356C3E565E903E0DE9143E3C3437BD836F353F96FE9C3FCA7407BEBDC7DEBEFA5473BE32CDD5BEEAE38DBD2031E83B9C2B5EBE88EB863D6F532A3E5A29A93EE510DBBD54F00FBDF4B9F7BCEC014FBEFAA18FBC23FFBCBD20565E3D0C03563E"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#2, %w2, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w3 = stablehlo.constant dense<"0x33BD07C0865E46C0E861763F92304E3FBF571B403C4CF3BE1E1D294085F5D3BE503511BF2C2009BFD185B03F2D0388BE904ABC3E8AAA6CBE8AD34F3F187181BF321D8C3C44DCF6BE73EDF83E7C3678BEACBF853DB6DACD3D7958153D5639643EFA5B0A3D127586BDA3F69B3D758F68BD7592093D1240973DB4A21A3C4BED2A3E783609BF7C2E73C00ABFA3BF0A5150C060627B3CE29002C0A09C1CBEB042A3BFFCDE0B3F048B10C04CBBBFBF6009F9BF4D651DC0EEB3F6BF7A6B1E404E22FCBF5913133F04FCD6BFE3B12CBF4A91A3BF1E1792BEAA39A4BEEEE8683F4E0407BFF3E9D63CBCF421BE7B0285BD5DCB11BEBC730D3D6F4541BDC8BA8D3E1B6C38BE"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#3, %w3, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  return
}

func.func private @form(%arg0: tensor<2x4x4x4xf32>, %arg1: tensor<2x4x2x4xf32>, %arg2: tensor<2x4x2x4xf32>) -> (tensor<2x4x4x4xf32>, tensor<2x4x4x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>) {
  %0 = stablehlo.reshape %arg0 : (tensor<2x4x4x4xf32>) -> tensor<2x4x2x2x4xf32>
  %1 = stablehlo.dot_general %0, %arg1, batching_dims = [0, 2] x [0, 2], contracting_dims = [4] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x2x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x2x4xf32>
  %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x4x2x4xf32>
  %3 = stablehlo.multiply %1, %2 : tensor<2x2x4x2x4xf32>
  %c = stablehlo.constant dense<true> : tensor<i1>
  %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<2x2x4x4xi1>
  %c_0 = stablehlo.constant dense<true> : tensor<i1>
  %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<4x4xi1>
  %6 = call @tril(%5) : (tensor<4x4xi1>) -> tensor<4x4xi1>
  %7 = stablehlo.broadcast_in_dim %6, dims = [2, 3] : (tensor<4x4xi1>) -> tensor<1x1x4x4xi1>
  %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2, 3] : (tensor<1x1x4x4xi1>) -> tensor<2x2x4x4xi1>
  %9 = stablehlo.and %4, %8 : tensor<2x2x4x4xi1>
  %cst_1 = stablehlo.constant dense<-2.38197633E+38> : tensor<f32>
  %10:2 = call @_where(%9, %3, %cst_1) : (tensor<2x2x4x4xi1>, tensor<2x2x4x2x4xf32>, tensor<f32>) -> (tensor<2x2x2x4x4xf32>, tensor<2x2x2x4x4xi1>)
  %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %11 = stablehlo.reduce(%10#0 init: %cst_2) applies stablehlo.maximum across dimensions = [4] : (tensor<2x2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x2x4xf32>
  %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x2x2x4xf32>
  %13 = stablehlo.maximum %12, %11 : tensor<2x2x2x4xf32>
  %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2, 3] : (tensor<2x2x2x4xf32>) -> tensor<2x2x2x4x1xf32>
  %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2, 3, 4] : (tensor<2x2x2x4x1xf32>) -> tensor<2x2x2x4x4xf32>
  %16 = stablehlo.subtract %10#0, %15 : tensor<2x2x2x4x4xf32>
  %17 = stablehlo.exponential %16 : tensor<2x2x2x4x4xf32>
  %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %18 = stablehlo.reduce(%17 init: %cst_4) applies stablehlo.add across dimensions = [4] : (tensor<2x2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x2x4xf32>
  %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2, 3] : (tensor<2x2x2x4xf32>) -> tensor<2x2x2x4x1xf32>
  %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2, 3, 4] : (tensor<2x2x2x4x1xf32>) -> tensor<2x2x2x4x4xf32>
  %21 = stablehlo.divide %17, %20 : tensor<2x2x2x4x4xf32>
  %22 = stablehlo.multiply %19, %19 : tensor<2x2x2x4x1xf32>
  %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %23 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x2x2x4x1xf32>
  %24 = stablehlo.divide %23, %22 : tensor<2x2x2x4x1xf32>
  %25 = stablehlo.dot_general %arg2, %21, batching_dims = [0, 2] x [1, 2], contracting_dims = [1] x [4], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xf32>, tensor<2x2x2x4x4xf32>) -> tensor<2x2x4x2x4xf32>
  %26 = stablehlo.transpose %25, dims = [3, 0, 4, 1, 2] : (tensor<2x2x4x2x4xf32>) -> tensor<2x2x4x2x4xf32>
  %27 = stablehlo.transpose %26, dims = [1, 2, 3, 0, 4] : (tensor<2x2x4x2x4xf32>) -> tensor<2x4x2x2x4xf32>
  %28 = stablehlo.reshape %27 : (tensor<2x4x2x2x4xf32>) -> tensor<2x4x4x4xf32>
  %29 = stablehlo.sine %28 : tensor<2x4x4x4xf32>
  %30 = stablehlo.reshape %29 : (tensor<2x4x4x4xf32>) -> tensor<2x4x2x2x4xf32>
  %31 = stablehlo.transpose %30, dims = [3, 0, 1, 2, 4] : (tensor<2x4x2x2x4xf32>) -> tensor<2x2x4x2x4xf32>
  %32 = stablehlo.transpose %31, dims = [1, 3, 4, 0, 2] : (tensor<2x2x4x2x4xf32>) -> tensor<2x2x4x2x4xf32>
  %33 = stablehlo.dot_general %32, %arg2, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x2x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x2x4x4xf32>
  %34 = stablehlo.transpose %33, dims = [2, 0, 1, 3, 4] : (tensor<2x2x2x4x4xf32>) -> tensor<2x2x2x4x4xf32>
  %35 = stablehlo.dot_general %32, %21, batching_dims = [0, 1] x [1, 2], contracting_dims = [3, 4] x [0, 3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x2x4xf32>, tensor<2x2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %36 = stablehlo.transpose %35, dims = [0, 3, 1, 2] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  %37 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2, 3, 4] : (tensor<2x2x2x4x1xf32>) -> tensor<2x2x2x4x4xf32>
  %38 = stablehlo.multiply %34, %37 : tensor<2x2x2x4x4xf32>
  %39 = stablehlo.multiply %38, %17 : tensor<2x2x2x4x4xf32>
  %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %40 = stablehlo.reduce(%39 init: %cst_6) applies stablehlo.add across dimensions = [4] : (tensor<2x2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x2x4xf32>
  %41 = stablehlo.reshape %40 : (tensor<2x2x2x4xf32>) -> tensor<2x2x2x4x1xf32>
  %42 = stablehlo.negate %41 : tensor<2x2x2x4x1xf32>
  %43 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2, 3, 4] : (tensor<2x2x2x4x1xf32>) -> tensor<2x2x2x4x4xf32>
  %44 = stablehlo.divide %34, %43 : tensor<2x2x2x4x4xf32>
  %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %45 = stablehlo.reduce(%42 init: %cst_7) applies stablehlo.add across dimensions = [4] : (tensor<2x2x2x4x1xf32>, tensor<f32>) -> tensor<2x2x2x4xf32>
  %46 = stablehlo.broadcast_in_dim %45, dims = [0, 1, 2, 3] : (tensor<2x2x2x4xf32>) -> tensor<2x2x2x4x4xf32>
  %47 = stablehlo.add %44, %46 : tensor<2x2x2x4x4xf32>
  %48 = stablehlo.multiply %47, %17 : tensor<2x2x2x4x4xf32>
  %49 = call @_where_0(%10#1, %48) : (tensor<2x2x2x4x4xi1>, tensor<2x2x2x4x4xf32>) -> tensor<2x2x4x2x4xf32>
  %cst_8 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
  %50 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x2x4x2x4xf32>
  %51 = stablehlo.multiply %49, %50 : tensor<2x2x4x2x4xf32>
  %52 = stablehlo.dot_general %51, %0, batching_dims = [0, 1] x [0, 2], contracting_dims = [2, 3] x [1, 3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x2x4xf32>, tensor<2x4x2x2x4xf32>) -> tensor<2x2x4x4xf32>
  %53 = stablehlo.transpose %52, dims = [0, 2, 1, 3] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  %54 = stablehlo.dot_general %51, %arg1, batching_dims = [0, 1] x [0, 2], contracting_dims = [4] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x2x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x2x4xf32>
  %55 = stablehlo.transpose %54, dims = [0, 2, 1, 3, 4] : (tensor<2x2x4x2x4xf32>) -> tensor<2x4x2x2x4xf32>
  %56 = stablehlo.reshape %55 : (tensor<2x4x2x2x4xf32>) -> tensor<2x4x4x4xf32>
  return %28, %56, %53, %36 : tensor<2x4x4x4xf32>, tensor<2x4x4x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>
}
func.func private @tril(%arg0: tensor<4x4xi1>) -> tensor<4x4xi1> {
  %0 = stablehlo.iota dim = 0 : tensor<4x4xi32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x4xi32>
  %2 = stablehlo.add %0, %1 : tensor<4x4xi32>
  %3 = stablehlo.iota dim = 1 : tensor<4x4xi32>
  %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
  %c_0 = stablehlo.constant dense<false> : tensor<i1>
  %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<4x4xi1>
  %6 = stablehlo.select %4, %arg0, %5 : tensor<4x4xi1>, tensor<4x4xi1>
  return %6 : tensor<4x4xi1>
}
func.func private @_where(%arg0: tensor<2x2x4x4xi1>, %arg1: tensor<2x2x4x2x4xf32>, %arg2: tensor<f32>) -> (tensor<2x2x2x4x4xf32>, tensor<2x2x2x4x4xi1>) {
  %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %1 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2, 3, 4] : (tensor<2x2x4x4xi1>) -> tensor<2x2x2x4x4xi1>
  %2 = stablehlo.broadcast_in_dim %0, dims = [1, 2, 3, 4] : (tensor<2x2x4x4xf32>) -> tensor<2x2x2x4x4xf32>
  %3 = stablehlo.transpose %arg1, dims = [3, 0, 1, 2, 4] : (tensor<2x2x4x2x4xf32>) -> tensor<2x2x2x4x4xf32>
  %4 = stablehlo.select %1, %3, %2 : tensor<2x2x2x4x4xi1>, tensor<2x2x2x4x4xf32>
  return %4, %1 : tensor<2x2x2x4x4xf32>, tensor<2x2x2x4x4xi1>
}
func.func private @_where_0(%arg0: tensor<2x2x2x4x4xi1>, %arg1: tensor<2x2x2x4x4xf32>) -> tensor<2x2x4x2x4xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x2x4x4xf32>
  %1 = stablehlo.select %arg0, %arg1, %0 : tensor<2x2x2x4x4xi1>, tensor<2x2x2x4x4xf32>
  %2 = stablehlo.transpose %1, dims = [1, 2, 3, 0, 4] : (tensor<2x2x2x4x4xf32>) -> tensor<2x2x4x2x4xf32>
  return %2 : tensor<2x2x4x2x4xf32>
}

// -----

// One head of keys.
// CHECK-LABEL: func.func @main
// CHECK: trc.attention(
// CHECK: trc.attention_gradient(
func.func @main() {
  %c0 = stablehlo.constant dense<"0x193DA13A2DF5983ECC5B8CBED4FD63BF9CCAE8BE8CDC7DBF2359763D2C8CAB3F7E02FCBE71D71EBF94CCFA3EE5B9B63E6DE3D73D27336EBF85A1EFBC64FF313F390FACBF9D4CEABE445BF3BF930FA5BFF9BDEBBFBBBB70BEB03BA2BF29E38A3E5B83203ED36A3FBE971221C0C7E709BFEDA846BD8B0EE83D7DDBC3BF149CF4BE3A807ABFF50F4FBF87CB873F98BA4EBF7B3505BD6067623FD76615BFFEC3E4BD063BE23D05A0823DA1CE9CBF69EF9B3DEDEDAD3FD608C6BF81005C3FE26FF43D673724BFD30600407423433F4C8299BFF79B983DEEA1133F1A5041BE35D32E3F3C3A88BDBCD02A3F8221B83F34F82CBF9103503EA736EDBEA752023EFEF597BF"> : tensor<2x4x2x4xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x4x2x4xf32>
  %c1 = stablehlo.constant dense<"0x95B6813E55428E3F756BFD3F3615B93C3BB6E6BFC5D564BFD97B9ABFDB7A00BF7B1EA33DD62300C0F358AF3E5E53C1BF4240983EE53CE0BD4694A0BE999795BDE42E0ABFEECA1CBF9064D7BFFCB4F2BC733AEC3FDD80FD3F5231A93F6AAF343FCD2D2DBF0FACB83F02E665BD9A0E8DBDB91B95BE8556BC3D7DD4DEBEFC95ABBD"> : tensor<2x4x1x4xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<2x4x1x4xf32>
  %c2 = stablehlo.constant dense<"0x25D48ABFD950BFBEA3F4114050878EBD6F6374BEAE49083F7947353FFA8F8EBF6F2154BE20146B3F28288A3E0BC3F93D0DEAC63F84822DBFAE76A93D912205BF6CC2BE3F90D6F9BF688E2BBFD57607BFBCDD293FDF341B3FBA95B23FE879C9BF211F403FC72896BE6A662ABF2A210A3F458E6BBF26EC04C0478DBDBEF5B6BFBF"> : tensor<2x4x1x4xf32>
  %i2 = stablehlo.optimization_barrier %c2 : tensor<2x4x1x4xf32>
  %r:4 = call @form(%i0, %i1, %i2) : (tensor<2x4x2x4xf32>, tensor<2x4x1x4xf32>, tensor<2x4x1x4xf32>) -> (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x1x4xf32>, tensor<2x4x1x4xf32>)
  %w0 = stablehlo.constant dense<"0x25D48ABFD950BFBEA3F4114050878EBD25D48ABFD950BFBEA3F4114050878EBD84B31BBFADD90B3E9C90B23FED5928BFA67D05BFF0006B3E28EC9D3F37C443BF920874BE8DBE143FFFC8273F547E70BF61FE7FBE33A80A3F4DC4343F5CDC82BF1AACF43D583EAD3EABC9073F75934BBFE30B253E04078C3E8E900B3F0E5932BF6CC2BE3F90D6F9BF688E2BBFD57607BF6CC2BE3F90D6F9BF688E2BBFD57607BFC5F3AC3F78BDC2BF442DA5BE577934BFF8E7643F2CC5DBBDDCAE513F2D2BA4BFA7013D3F40FC1D3D1C5A663EA344D2BEA47A5D3FB0A660BE0C519A3E04872DBF0905063F581E5BBDB330123F2DEA7BBF3A6EEB3EA61C99BF1FAE68BED4DD44BF"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#0, %w0, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w1 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000236DA43E3663A03E2EE2FE3EECCAA73DDDB1643ECE135F3E1641B13E7C60693DD7E3F1BD0EE38D3D5863C7BD1255813D32B17FBDB8B6103D963655BD2C0C063DA2085DBE4067DF3BEE3803BE642DBE3CCEF340BEE079D23C3606E6BDFFB6073D000000000000000000000000000000000000000000000000000000000000000088B40EBFE5201BBFEEC033BF33FE2FBEC185C33E388BD43E7448F63E6C21F13D0BDAC23E88E1913D78A24C3E7361EF3D5356AB3E309702BD7FE1C93DE03CD23D222C323FEA096A3E9E84D73E4BC3603E165B6DBE94D110BFC80AF7BE739AB1BD"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#1, %w1, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w2 = stablehlo.constant dense<"0x106584BD7D4B4ABEC19D8F3D7126053EC77F8ABD5AC51B3ED5BB26BF61049DBEBDAD0E3E9027223D9098B83E94C1FA3D2269E7BBE687BF3B65EF613E55065E3D44B01FBE79015D3E5197D7BE1FED2CBE4E977D3DFDFAB63E7EFA673F269C10BE92C28B3D8719FCBE5A4BE0BE41AFD43E3849D33CBE88A5BDA79240BD75AAD7BD"> : tensor<2x4x1x4xf32>
  check.expect_almost_eq %r#2, %w2, tolerance = 1.0e-05 : tensor<2x4x1x4xf32>
  %w3 = stablehlo.constant dense<"0xAC980BC0B8A111BF9D671340DC8A30BF846A6CBF73CFC33F9ABB3940A02945C0C02D083AAC3F543E1DAF973E1BDDC7BE463A803DD408073EAF1D683EE8B298BE41435740A56443C0ABF4A3BFD9770DC0DEEADE3F622C05BF0A5F7C3FB476EFBF6C87533F9A2987BE934A9B3E95D546BF3389483EDBA893BE952BEABAE939A0BE"> : tensor<2x4x1x4xf32>
  check.expect_almost_eq %r#3, %w3, tolerance = 1.0e-05 : tensor<2x4x1x4xf32>
  return
}

func.func private @form(%arg0: tensor<2x4x2x4xf32>, %arg1: tensor<2x4x1x4xf32>, %arg2: tensor<2x4x1x4xf32>) -> (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x1x4xf32>, tensor<2x4x1x4xf32>) {
  %0 = stablehlo.reshape %arg0 : (tensor<2x4x2x4xf32>) -> tensor<2x4x1x2x4xf32>
  %1 = stablehlo.dot_general %0, %arg1, batching_dims = [0, 2] x [0, 2], contracting_dims = [4] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x1x2x4xf32>, tensor<2x4x1x4xf32>) -> tensor<2x1x4x2x4xf32>
  %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x1x4x2x4xf32>
  %3 = stablehlo.multiply %1, %2 : tensor<2x1x4x2x4xf32>
  %c = stablehlo.constant dense<true> : tensor<i1>
  %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<2x1x4x4xi1>
  %c_0 = stablehlo.constant dense<true> : tensor<i1>
  %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<4x4xi1>
  %6 = call @tril(%5) : (tensor<4x4xi1>) -> tensor<4x4xi1>
  %7 = stablehlo.broadcast_in_dim %6, dims = [2, 3] : (tensor<4x4xi1>) -> tensor<1x1x4x4xi1>
  %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2, 3] : (tensor<1x1x4x4xi1>) -> tensor<2x1x4x4xi1>
  %9 = stablehlo.and %4, %8 : tensor<2x1x4x4xi1>
  %cst_1 = stablehlo.constant dense<-2.38197633E+38> : tensor<f32>
  %10:2 = call @_where(%9, %3, %cst_1) : (tensor<2x1x4x4xi1>, tensor<2x1x4x2x4xf32>, tensor<f32>) -> (tensor<2x2x1x4x4xf32>, tensor<2x2x1x4x4xi1>)
  %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %11 = stablehlo.reduce(%10#0 init: %cst_2) applies stablehlo.maximum across dimensions = [4] : (tensor<2x2x1x4x4xf32>, tensor<f32>) -> tensor<2x2x1x4xf32>
  %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x2x1x4xf32>
  %13 = stablehlo.maximum %12, %11 : tensor<2x2x1x4xf32>
  %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2, 3] : (tensor<2x2x1x4xf32>) -> tensor<2x2x1x4x1xf32>
  %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2, 3, 4] : (tensor<2x2x1x4x1xf32>) -> tensor<2x2x1x4x4xf32>
  %16 = stablehlo.subtract %10#0, %15 : tensor<2x2x1x4x4xf32>
  %17 = stablehlo.exponential %16 : tensor<2x2x1x4x4xf32>
  %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %18 = stablehlo.reduce(%17 init: %cst_4) applies stablehlo.add across dimensions = [4] : (tensor<2x2x1x4x4xf32>, tensor<f32>) -> tensor<2x2x1x4xf32>
  %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2, 3] : (tensor<2x2x1x4xf32>) -> tensor<2x2x1x4x1xf32>
  %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2, 3, 4] : (tensor<2x2x1x4x1xf32>) -> tensor<2x2x1x4x4xf32>
  %21 = stablehlo.divide %17, %20 : tensor<2x2x1x4x4xf32>
  %22 = stablehlo.multiply %19, %19 : tensor<2x2x1x4x1xf32>
  %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %23 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x2x1x4x1xf32>
  %24 = stablehlo.divide %23, %22 : tensor<2x2x1x4x1xf32>
  %25 = stablehlo.dot_general %arg2, %21, batching_dims = [0, 2] x [1, 2], contracting_dims = [1] x [4], precision = [DEFAULT, DEFAULT] : (tensor<2x4x1x4xf32>, tensor<2x2x1x4x4xf32>) -> tensor<2x1x4x2x4xf32>
  %26 = stablehlo.transpose %25, dims = [3, 0, 4, 1, 2] : (tensor<2x1x4x2x4xf32>) -> tensor<2x2x4x1x4xf32>
  %27 = stablehlo.transpose %26, dims = [1, 2, 3, 0, 4] : (tensor<2x2x4x1x4xf32>) -> tensor<2x4x1x2x4xf32>
  %28 = stablehlo.reshape %27 : (tensor<2x4x1x2x4xf32>) -> tensor<2x4x2x4xf32>
  %29 = stablehlo.sine %28 : tensor<2x4x2x4xf32>
  %30 = stablehlo.reshape %29 : (tensor<2x4x2x4xf32>) -> tensor<2x4x1x2x4xf32>
  %31 = stablehlo.transpose %30, dims = [3, 0, 1, 2, 4] : (tensor<2x4x1x2x4xf32>) -> tensor<2x2x4x1x4xf32>
  %32 = stablehlo.transpose %31, dims = [1, 3, 4, 0, 2] : (tensor<2x2x4x1x4xf32>) -> tensor<2x1x4x2x4xf32>
  %33 = stablehlo.dot_general %32, %arg2, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x1x4x2x4xf32>, tensor<2x4x1x4xf32>) -> tensor<2x1x2x4x4xf32>
  %34 = stablehlo.transpose %33, dims = [2, 0, 1, 3, 4] : (tensor<2x1x2x4x4xf32>) -> tensor<2x2x1x4x4xf32>
  %35 = stablehlo.dot_general %32, %21, batching_dims = [0, 1] x [1, 2], contracting_dims = [3, 4] x [0, 3], precision = [DEFAULT, DEFAULT] : (tensor<2x1x4x2x4xf32>, tensor<2x2x1x4x4xf32>) -> tensor<2x1x4x4xf32>
  %36 = stablehlo.transpose %35, dims = [0, 3, 1, 2] : (tensor<2x1x4x4xf32>) -> tensor<2x4x1x4xf32>
  %37 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2, 3, 4] : (tensor<2x2x1x4x1xf32>) -> tensor<2x2x1x4x4xf32>
  %38 = stablehlo.multiply %34, %37 : tensor<2x2x1x4x4xf32>
  %39 = stablehlo.multiply %38, %17 : tensor<2x2x1x4x4xf32>
  %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %40 = stablehlo.reduce(%39 init: %cst_6) applies stablehlo.add across dimensions = [4] : (tensor<2x2x1x4x4xf32>, tensor<f32>) -> tensor<2x2x1x4xf32>
  %41 = stablehlo.reshape %40 : (tensor<2x2x1x4xf32>) -> tensor<2x2x1x4x1xf32>
  %42 = stablehlo.negate %41 : tensor<2x2x1x4x1xf32>
  %43 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2, 3, 4] : (tensor<2x2x1x4x1xf32>) -> tensor<2x2x1x4x4xf32>
  %44 = stablehlo.divide %34, %43 : tensor<2x2x1x4x4xf32>
  %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %45 = stablehlo.reduce(%42 init: %cst_7) applies stablehlo.add across dimensions = [2, 4] : (tensor<2x2x1x4x1xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %46 = stablehlo.broadcast_in_dim %45, dims = [0, 1, 3] : (tensor<2x2x4xf32>) -> tensor<2x2x1x4xf32>
  %47 = stablehlo.broadcast_in_dim %46, dims = [0, 1, 2, 3] : (tensor<2x2x1x4xf32>) -> tensor<2x2x1x4x4xf32>
  %48 = stablehlo.add %44, %47 : tensor<2x2x1x4x4xf32>
  %49 = stablehlo.multiply %48, %17 : tensor<2x2x1x4x4xf32>
  %50 = call @_where_0(%10#1, %49) : (tensor<2x2x1x4x4xi1>, tensor<2x2x1x4x4xf32>) -> tensor<2x1x4x2x4xf32>
  %cst_8 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
  %51 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x1x4x2x4xf32>
  %52 = stablehlo.multiply %50, %51 : tensor<2x1x4x2x4xf32>
  %53 = stablehlo.dot_general %52, %0, batching_dims = [0, 1] x [0, 2], contracting_dims = [2, 3] x [1, 3], precision = [DEFAULT, DEFAULT] : (tensor<2x1x4x2x4xf32>, tensor<2x4x1x2x4xf32>) -> tensor<2x1x4x4xf32>
  %54 = stablehlo.transpose %53, dims = [0, 2, 1, 3] : (tensor<2x1x4x4xf32>) -> tensor<2x4x1x4xf32>
  %55 = stablehlo.dot_general %52, %arg1, batching_dims = [0, 1] x [0, 2], contracting_dims = [4] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x1x4x2x4xf32>, tensor<2x4x1x4xf32>) -> tensor<2x1x4x2x4xf32>
  %56 = stablehlo.transpose %55, dims = [0, 2, 1, 3, 4] : (tensor<2x1x4x2x4xf32>) -> tensor<2x4x1x2x4xf32>
  %57 = stablehlo.reshape %56 : (tensor<2x4x1x2x4xf32>) -> tensor<2x4x2x4xf32>
  return %28, %57, %54, %36 : tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x1x4xf32>, tensor<2x4x1x4xf32>
}
func.func private @tril(%arg0: tensor<4x4xi1>) -> tensor<4x4xi1> {
  %0 = stablehlo.iota dim = 0 : tensor<4x4xi32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x4xi32>
  %2 = stablehlo.add %0, %1 : tensor<4x4xi32>
  %3 = stablehlo.iota dim = 1 : tensor<4x4xi32>
  %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
  %c_0 = stablehlo.constant dense<false> : tensor<i1>
  %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<4x4xi1>
  %6 = stablehlo.select %4, %arg0, %5 : tensor<4x4xi1>, tensor<4x4xi1>
  return %6 : tensor<4x4xi1>
}
func.func private @_where(%arg0: tensor<2x1x4x4xi1>, %arg1: tensor<2x1x4x2x4xf32>, %arg2: tensor<f32>) -> (tensor<2x2x1x4x4xf32>, tensor<2x2x1x4x4xi1>) {
  %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<2x1x4x4xf32>
  %1 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2, 3, 4] : (tensor<2x1x4x4xi1>) -> tensor<2x2x1x4x4xi1>
  %2 = stablehlo.broadcast_in_dim %0, dims = [1, 2, 3, 4] : (tensor<2x1x4x4xf32>) -> tensor<2x2x1x4x4xf32>
  %3 = stablehlo.transpose %arg1, dims = [3, 0, 1, 2, 4] : (tensor<2x1x4x2x4xf32>) -> tensor<2x2x1x4x4xf32>
  %4 = stablehlo.select %1, %3, %2 : tensor<2x2x1x4x4xi1>, tensor<2x2x1x4x4xf32>
  return %4, %1 : tensor<2x2x1x4x4xf32>, tensor<2x2x1x4x4xi1>
}
func.func private @_where_0(%arg0: tensor<2x2x1x4x4xi1>, %arg1: tensor<2x2x1x4x4xf32>) -> tensor<2x1x4x2x4xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x1x4x4xf32>
  %1 = stablehlo.select %arg0, %arg1, %0 : tensor<2x2x1x4x4xi1>, tensor<2x2x1x4x4xf32>
  %2 = stablehlo.transpose %1, dims = [1, 2, 3, 0, 4] : (tensor<2x2x1x4x4xf32>) -> tensor<2x1x4x2x4xf32>
  return %2 : tensor<2x1x4x2x4xf32>
}

// -----

// The same by hand.
// CHECK-LABEL: func.func @main
// CHECK: trc.attention(
// CHECK: trc.attention_gradient(
func.func @main() {
  %c0 = stablehlo.constant dense<"0x193DA13A2DF5983ECC5B8CBED4FD63BF9CCAE8BE8CDC7DBF2359763D2C8CAB3F7E02FCBE71D71EBF94CCFA3EE5B9B63E6DE3D73D27336EBF85A1EFBC64FF313F390FACBF9D4CEABE445BF3BF930FA5BFF9BDEBBFBBBB70BEB03BA2BF29E38A3E5B83203ED36A3FBE971221C0C7E709BFEDA846BD8B0EE83D7DDBC3BF149CF4BE3A807ABFF50F4FBF87CB873F98BA4EBF7B3505BD6067623FD76615BFFEC3E4BD063BE23D05A0823DA1CE9CBF69EF9B3DEDEDAD3FD608C6BF81005C3FE26FF43D673724BFD30600407423433F4C8299BFF79B983DEEA1133F1A5041BE35D32E3F3C3A88BDBCD02A3F8221B83F34F82CBF9103503EA736EDBEA752023EFEF597BF"> : tensor<2x4x2x4xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x4x2x4xf32>
  %c1 = stablehlo.constant dense<"0x95B6813E55428E3F756BFD3F3615B93C3BB6E6BFC5D564BFD97B9ABFDB7A00BF7B1EA33DD62300C0F358AF3E5E53C1BF4240983EE53CE0BD4694A0BE999795BDE42E0ABFEECA1CBF9064D7BFFCB4F2BC733AEC3FDD80FD3F5231A93F6AAF343FCD2D2DBF0FACB83F02E665BD9A0E8DBDB91B95BE8556BC3D7DD4DEBEFC95ABBD"> : tensor<2x4x1x4xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<2x4x1x4xf32>
  %c2 = stablehlo.constant dense<"0x25D48ABFD950BFBEA3F4114050878EBD6F6374BEAE49083F7947353FFA8F8EBF6F2154BE20146B3F28288A3E0BC3F93D0DEAC63F84822DBFAE76A93D912205BF6CC2BE3F90D6F9BF688E2BBFD57607BFBCDD293FDF341B3FBA95B23FE879C9BF211F403FC72896BE6A662ABF2A210A3F458E6BBF26EC04C0478DBDBEF5B6BFBF"> : tensor<2x4x1x4xf32>
  %i2 = stablehlo.optimization_barrier %c2 : tensor<2x4x1x4xf32>
  %r:4 = call @form(%i0, %i1, %i2) : (tensor<2x4x2x4xf32>, tensor<2x4x1x4xf32>, tensor<2x4x1x4xf32>) -> (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x1x4xf32>, tensor<2x4x1x4xf32>)
  %w0 = stablehlo.constant dense<"0x25D48ABFD950BFBEA3F4114050878EBD25D48ABFD950BFBEA3F4114050878EBD83B31BBFADD90B3E9C90B23FED5928BFA67D05BFF0006B3E28EC9D3F36C443BF920874BE8DBE143FFFC8273F557E70BF62FE7FBE33A80A3F4EC4343F5BDC82BF1AACF43D583EAD3EABC9073F75934BBFE30B253E03078C3E8F900B3F0F5932BF6CC2BE3F90D6F9BF688E2BBFD57607BF6CC2BE3F90D6F9BF688E2BBFD57607BFC5F3AC3F77BDC2BF442DA5BE577934BFF8E7643F2CC5DBBDDCAE513F2C2BA4BFA7013D3F3DFC1D3D1D5A663EA344D2BEA57A5D3FAFA660BE0C519A3E04872DBF0905063F4C1E5BBDB330123F2DEA7BBF396EEB3EA61C99BF1FAE68BED4DD44BF"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#0, %w0, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w1 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000236DA43E3663A03E2EE2FE3EECCAA73DDAB1643ECF135F3E1841B13E7A60693DD7E3F1BD0EE38D3D5863C7BD1255813D32B17FBDB8B6103D963655BD2C0C063DA2085DBE4067DF3BEE3803BE642DBE3CD0F340BEE079D23C3806E6BD01B7073D000000000000000000000000000000000000000000000000000000000000000088B40EBFE5201BBFEEC033BF33FE2FBEC285C33E388BD43E7448F63E6C21F13D0BDAC23E88E1913D78A24C3E7361EF3D5356AB3E309702BD7FE1C93DE03CD23D222C323FEA096A3E9E84D73E4BC3603E165B6DBE94D110BFC80AF7BE739AB1BD"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#1, %w1, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w2 = stablehlo.constant dense<"0x106584BD7F4B4ABEC19D8F3D7326053EC77F8ABD58C51B3ED6BB26BF61049DBEBDAD0E3E9027223D9198B83E95C1FA3D2269E7BBE687BF3B65EF613E55065E3D44B01FBE7A015D3E5297D7BE1FED2CBE4E977D3DFDFAB63E7EFA673F269C10BE92C28B3D8719FCBE5A4BE0BE41AFD43E3849D33CBE88A5BDA89240BD74AAD7BD"> : tensor<2x4x1x4xf32>
  check.expect_almost_eq %r#2, %w2, tolerance = 1.0e-05 : tensor<2x4x1x4xf32>
  %w3 = stablehlo.constant dense<"0xAC980BC0B8A111BF9D671340DC8A30BF846A6CBF73CFC33F9ABB39409F2945C0852D083AAB3F543E1EAF973E1BDDC7BE463A803DD408073EAF1D683EE9B298BE42435740A46443C0ABF4A3BFD9770DC0DDEADE3F622C05BF095F7C3FB476EFBF6D87533F9A2987BE944A9B3E95D546BF3289483EDAA893BE952BEABAE939A0BE"> : tensor<2x4x1x4xf32>
  check.expect_almost_eq %r#3, %w3, tolerance = 1.0e-05 : tensor<2x4x1x4xf32>
  return
}

func.func private @form(%arg0: tensor<2x4x2x4xf32>, %arg1: tensor<2x4x1x4xf32>, %arg2: tensor<2x4x1x4xf32>) -> (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x1x4xf32>, tensor<2x4x1x4xf32>) {
  %c = stablehlo.constant dense<[[true, false, false, false], [true, true, false, false], [true, true, true, false], [true, true, true, true]]> : tensor<4x4xi1>
  %0 = stablehlo.reshape %arg1 : (tensor<2x4x1x4xf32>) -> tensor<2x4x4xf32>
  %1 = stablehlo.dot_general %0, %arg0, batching_dims = [0] x [0], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x4x4x2xf32>
  %2 = stablehlo.transpose %1, dims = [0, 3, 2, 1] : (tensor<2x4x4x2xf32>) -> tensor<2x2x4x4xf32>
  %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
  %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %4 = stablehlo.multiply %2, %3 : tensor<2x2x4x4xf32>
  %cst_0 = stablehlo.constant dense<-3.40282347E+38> : tensor<f32>
  %5:2 = call @_where(%c, %4, %cst_0) : (tensor<4x4xi1>, tensor<2x2x4x4xf32>, tensor<f32>) -> (tensor<2x2x4x4xf32>, tensor<2x2x4x4xi1>)
  %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %6 = stablehlo.reduce(%5#0 init: %cst_1) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x2x4xf32>
  %8 = stablehlo.maximum %7, %6 : tensor<2x2x4xf32>
  %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
  %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %11 = stablehlo.subtract %5#0, %10 : tensor<2x2x4x4xf32>
  %12 = stablehlo.exponential %11 : tensor<2x2x4x4xf32>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %13 = stablehlo.reduce(%12 init: %cst_3) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
  %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %16 = stablehlo.divide %12, %15 : tensor<2x2x4x4xf32>
  %17 = stablehlo.multiply %14, %14 : tensor<2x2x4x1xf32>
  %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x2x4x1xf32>
  %19 = stablehlo.divide %18, %17 : tensor<2x2x4x1xf32>
  %20 = stablehlo.reshape %arg2 : (tensor<2x4x1x4xf32>) -> tensor<2x4x4xf32>
  %21 = stablehlo.dot_general %20, %16, batching_dims = [0] x [0], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  %22 = stablehlo.transpose %21, dims = [0, 3, 2, 1] : (tensor<2x4x2x4xf32>) -> tensor<2x4x2x4xf32>
  %23 = stablehlo.sine %22 : tensor<2x4x2x4xf32>
  %24 = stablehlo.transpose %23, dims = [0, 3, 2, 1] : (tensor<2x4x2x4xf32>) -> tensor<2x4x2x4xf32>
  %25 = stablehlo.dot_general %24, %20, batching_dims = [0] x [0], contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xf32>, tensor<2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %26 = stablehlo.dot_general %24, %16, batching_dims = [0] x [0], contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x4x4xf32>
  %27 = stablehlo.transpose %26, dims = [0, 2, 1] : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1, 3] : (tensor<2x4x4xf32>) -> tensor<2x4x1x4xf32>
  %29 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %30 = stablehlo.multiply %25, %29 : tensor<2x2x4x4xf32>
  %31 = stablehlo.multiply %30, %12 : tensor<2x2x4x4xf32>
  %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %32 = stablehlo.reduce(%31 init: %cst_5) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %33 = stablehlo.reshape %32 : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
  %34 = stablehlo.negate %33 : tensor<2x2x4x1xf32>
  %35 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %36 = stablehlo.divide %25, %35 : tensor<2x2x4x4xf32>
  %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %37 = stablehlo.reduce(%34 init: %cst_6) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x1xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x4xf32>
  %39 = stablehlo.add %36, %38 : tensor<2x2x4x4xf32>
  %40 = stablehlo.multiply %39, %12 : tensor<2x2x4x4xf32>
  %41 = call @_where_0(%5#1, %40) : (tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %cst_7 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
  %42 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %43 = stablehlo.multiply %41, %42 : tensor<2x2x4x4xf32>
  %44 = stablehlo.transpose %43, dims = [0, 3, 2, 1] : (tensor<2x2x4x4xf32>) -> tensor<2x4x4x2xf32>
  %45 = stablehlo.dot_general %44, %0, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x4x2xf32>, tensor<2x4x4xf32>) -> tensor<2x4x2x4xf32>
  %46 = stablehlo.dot_general %44, %arg0, batching_dims = [0] x [0], contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<2x4x4x2xf32>, tensor<2x4x2x4xf32>) -> tensor<2x4x4xf32>
  %47 = stablehlo.broadcast_in_dim %46, dims = [0, 1, 3] : (tensor<2x4x4xf32>) -> tensor<2x4x1x4xf32>
  return %22, %45, %47, %28 : tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x1x4xf32>, tensor<2x4x1x4xf32>
}
func.func private @_where(%arg0: tensor<4x4xi1>, %arg1: tensor<2x2x4x4xf32>, %arg2: tensor<f32>) -> (tensor<2x2x4x4xf32>, tensor<2x2x4x4xi1>) {
  %0 = stablehlo.convert %arg2 : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<4x4xi1>) -> tensor<2x2x4x4xi1>
  %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %3 = stablehlo.select %1, %arg1, %2 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
  return %3, %1 : tensor<2x2x4x4xf32>, tensor<2x2x4x4xi1>
}
func.func private @_where_0(%arg0: tensor<2x2x4x4xi1>, %arg1: tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %1 = stablehlo.select %arg0, %arg1, %0 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
  return %1 : tensor<2x2x4x4xf32>
}

// -----

// By hand, with a padding mask.
// CHECK-LABEL: func.func @main
// CHECK: trc.attention(%{{.*}}) bias(%{{.*}}) {
// CHECK: trc.attention_gradient(
func.func @main() {
  %c0 = stablehlo.constant dense<"0x591F26BF6D3CBE3E6EBE9F3E851FCB3F4B724CBE3644C4BF908F41BFC45C6BBFB2E19BBF73E8DE3EF22D25BF8D1AFDBF8869323F9D33E4BD60B3B63E8A84D83D20B4213F8CB91B3DE23B9E3F5897D93E16BDC83E14DAD13E1B73BABF469628BE22C584BE2187543EB1E9ADBFAC2AD13FB9C9D53D740C9BBFCFBCDABFE30490BEBEA7B7BDFDE137BF2DA6BC3D182424BF7A390D3F937B39BF69B21DBD34957A3F3996244074FA80BFF6D3EDBE79FF56BFBEC9483FEBF492BFA6FDF7BE647EF2BCAD8A7ABF411375BFD884F3BE9D6D06C06E05B9BF3479D3BEC6C9173EDE373EBE6811E3BF6675EDBE69664C3F344D0E3F8F46A1BDAC2A63BF6597213FB13414BFEFA995BF145C4DBF6163B93FE076613E3562943F926BF5BE8E2A703F2BFC19BFA43421BE5D201F40DA63443FB44C00BF9BB5ADBDC206A73E46F09A3FA76FFABE8BE3DEBF362D8FBE49137C3C7155E03D4D89A83FCF24A23E541B503F4BF18CBFCB2E5E3F7728064062DD453F0ED2813E14AF1D3E14C1E43FC45B6DBFA289E3BD54A0EB3EDB763E3F71E9DFBE3B599D3EB94B8EBE92B9F63D014307BEBE1F92BF66F6ACBC018D603F838E77BFC1E076BE072F2A3F57F188BF8B053B3E55B287BF923B913F44051440A16C0140E67060BEB17D3D3FA8CDF73DE51CD13DE71CC63FE0DAA8BFE513873F0E9B48BD0F4BB43F1BBA3F3E3B342CBF58E58D3E57683C3F"> : tensor<2x4x4x4xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x4x4x4xf32>
  %c1 = stablehlo.constant dense<"0xEE7C123D27E0F93E818C05BF8E9108C0F267663F22FC323F13BC173ED61A8C3D57A5843FE509EABE6BDF34BF381341BE5634983FEA8CB1BFE38D983F13A623BF2AE58CBFB549A13F506EC6BD146EA6BFDCABB7BE74596E3FE395983FAEACDABE4609D03E40CE363F3E0625BF4AC7B53E6B9202BDE53809BFD0FAFBBE6049893D4D8FF43CF3C310BF7A15DABED6818E3F80F55A3E8B95623F50D5993F5EBE163F34561140204753BFEEF34E3FC4E3A2BE4E8AED3F06A8D93F9823FABF9E0778BF69102A3FBD344A3F798F3C3FD72191BD9905E93E6A2C273FF97A9FBDA27E833F9A9B10C04B40223FD65B84BFE96B753F402C6ABE908763BF1A70BF3E274D69BF"> : tensor<2x4x2x4xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<2x4x2x4xf32>
  %c2 = stablehlo.constant dense<"0x28AB69BF1A9DC8BF39CADABCA75FFE3E84F2823F1C2111BE1F20863FE522933C080EBFBD05D5123F6A79873F7FD0AEBEA69C79BEFDB024BEDC82A93D278166BFB495833F7E02CDBE64C5EC3E2C5253BF27B5B73EE17EC83E8E63D7BE41560140F3F8BD3E6872E33F218A753FD78A29BFFEADC3BEC548DF3E0C907A3DC4974A3D758992BE277CE7BFD1D766BEB4F50DC0225FBE3EECDE39BF8D2537BF2D9160BEB69B8B3EFA4BB7BF2AD2DFBFD97488BFAAAB02C0758377BF0EA2CB3F353E87BF7DC2263FBB91AFBF4726993E26B4A3BE40FE74BD699B113F7ACCE03F1A61473EE8AFFE3DA02E79BFBF55153F63FA7BBE6AFE543F890533BD5CD4DE3F35D0FDBF"> : tensor<2x4x2x4xf32>
  %i2 = stablehlo.optimization_barrier %c2 : tensor<2x4x2x4xf32>
  %c3 = stablehlo.constant dense<[[false, false, true, true], [true, true, true, false]]> : tensor<2x4xi1>
  %i3 = stablehlo.optimization_barrier %c3 : tensor<2x4xi1>
  %r:4 = call @form(%i0, %i1, %i2, %i3) : (tensor<2x4x4x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4xi1>) -> (tensor<2x4x4x4xf32>, tensor<2x4x4x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>)
  %w0 = stablehlo.constant dense<"0x3625193F0B12833F9691493F5FFD37BF7A023F3F58A6083F0DF12C3F4A6541BF64D8943D924BD13EE43F70BE013CA13F80483D3B0A71D33EEAC641BEAF77893FD9521F3F2DAA713FCEE5443F458639BF249F203FE05C6D3F93EA433FD0D839BF9A8E6BBEDF9ADA3E23B31ABD1995E83E3352A0BE0E29DD3E603C853C1ACB6E3E53C7443F750FEB3E7D94283F28D442BF0CB5FE3E76CFAD3F82115D3F309531BFCE4A6ABE2591DA3E60FD1DBDD443EA3ED6BA6DBE94ABDA3E4A0C15BD27B1E53E0190743FED5823BE0974043FE4B24EBFD75B5F3FD47FEB3DF97B143F796E49BFC8719C3D5C2ED13E6BB872BE7E7FA23F4056A1BB8AAED33E3E933CBEA4CE863FE4772E3E6A73C8BFA057E1BE12EBA4BF007D9A3ECA47B9BFA4F5A2BFA49481BFF3A13DBF0D5C1EBF22182F3FDC6103BFEF399BBD344FE4BEC94E593E5A6E73BEF847E63C0174D3BF6CA055BEC53BCABF6A9BB13EAC73B7BFEA0E92BFDA0F6CBFD8323FBFBFD70FBFA92C473F4B7CFBBED81CD3BF477D48BFA61CB83F8F0B5CBF3B397A3E4A7AC3BFF2A7EFBE78A591BF4F959A3E713ABFBFE86909BF9D9582BF40D7C0BF008635BF1C71B23F92E948BF6FBE72BF17190DBFCF48823F044D0CBF1B2C043F3E51B3BFCA259EBE295C16BF8876053E64AEC9BF44061BBF8417AFBFA99508BD82B80ABEAA98243F5274C0BD5F8D15BEE8F631BEEA7E353F7DF213BE"> : tensor<2x4x4x4xf32>
  check.expect_almost_eq %r#0, %w0, tolerance = 1.0e-05 : tensor<2x4x4x4xf32>
  %w1 = stablehlo.constant dense<"0x105F973EC05ADBBDA80FDCBDE041A63EEDAA223E6AB96BBDCA7B6CBD22AA323E88A5A0BD9A43B43E02F2CE3EC6DCF2BDB20C97BDBD7EA93E1995C23E925AE4BD9B6C933E7CA2D5BDAB52D6BD0DECA13E3923923E26C5D3BDD673D4BD4782A03E0E0498BC5094AA3DC0D3C33D88D0E5BC6ACE35BBF9014C3C0E346A3CF56C89BB0DF8003EF0E33ABD437E3BBDE0A60D3E8D617A3E4C6AB5BD0600B6BD7B80893E047D9ABC905AAD3D2203C73D6D8DE9BCA2CB93BCF2D7A53DF263BE3D2A6FDFBC572365BDF505A63C0E8FA63CF3AB7BBD0BC557BC86569C3B4AD79C3B1DFD6CBC5DA0A0BDCA3DB43E57EBCE3EF4D4F2BDAFE194BDF40FA73E21CABF3E8413E1BDEA6FA1BD6469A1BE7E7869BEDCA3683EDD81903EE19698BE006F933B541012BDB1142A3FB4F2B43E6F7B9CBFFFC32CBFCBB0BF3D2E12643D326022BEB199D9BDA5633EBE52C59DBEEF7B94BECDD3983E7499B33ED0D2BCBE001FD53BAB1C39BD28CC283F29C0B43EDB9F9ABFC3912CBF621E033F41A19F3EFEED59BFB54718BF006315BB2F9CA3BEB4A03BBEA403343EC6EABA3DBC52A5BEEA7E02BE6847E53DD3581F3F4C31C23E544F84BF234039BF28163E3F54CED23E20EBA9BFA93749BF99920A3EDB9F23BEA056F4BBCA3901BCAC2736BDCAD793BEEF5444BEED26413EAA51B53DC02AB2BAE3EE8CBE80B9003B114A193E9C68103D26B6C1BE11108BBD"> : tensor<2x4x4x4xf32>
  check.expect_almost_eq %r#1, %w1, tolerance = 1.0e-05 : tensor<2x4x4x4xf32>
  %w2 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000007FD235BE30B2113E7658253D0602E6BE94FBCCBEB5D9B2BE8659E63D8EC0CFBE87D2353E34B211BE7E5825BD0B02E63E96FBCC3EB2D9B23E7C59E6BD92C0CF3E5A5AEEBEF65841BD6E9E843ED8AD6C3EAF4F9EBE269CE0BFDFC9A1BEB03E343EB2F41F3F70EA703E2C4A083F3D4DCFBECE651C3FD9D21640E0B5DE3D4AAD29BF061E23BE329440BE62994ABFADEC313EE77B9ABE16131ABFCD38543E423BF93E0000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#2, %w2, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w3 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000006AE636408625CE3F68DA20402FBE36C08648A0BD722A993F412700BF46651740B9C613402B482F40C0E72740F6CE24C02C8D44BF6FFC0340BC63DEBE046E3540C85CAC3ECC4E09C00AF96BBF16E701C012C583BF7E628ABFFA63C93FCE6061BFD8805D3FC41B42C04CF703C0A09424C032C625C0CDC5F3BFAE162E4048A4F1BF2EBC4B3F291C32C018D6ACBFEA0B13C0E0DC4BBF51253FBF4700AA3F962B27BF0000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#3, %w3, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  return
}

func.func private @form(%arg0: tensor<2x4x4x4xf32>, %arg1: tensor<2x4x2x4xf32>, %arg2: tensor<2x4x2x4xf32>, %arg3: tensor<2x4xi1>) -> (tensor<2x4x4x4xf32>, tensor<2x4x4x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>) {
  %0 = stablehlo.reshape %arg0 : (tensor<2x4x4x4xf32>) -> tensor<2x4x2x2x4xf32>
  %1 = stablehlo.dot_general %arg1, %0, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [4], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xf32>, tensor<2x4x2x2x4xf32>) -> tensor<2x2x4x4x2xf32>
  %2 = stablehlo.transpose %1, dims = [0, 1, 4, 3, 2] : (tensor<2x2x4x4x2xf32>) -> tensor<2x2x2x4x4xf32>
  %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
  %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x2x4x4xf32>
  %4 = stablehlo.multiply %2, %3 : tensor<2x2x2x4x4xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %cst_1 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
  %5 = call @_where(%arg3, %cst_0, %cst_1) : (tensor<2x4xi1>, tensor<f32>, tensor<f32>) -> tensor<2x4xf32>
  %6 = stablehlo.broadcast_in_dim %5, dims = [0, 4] : (tensor<2x4xf32>) -> tensor<2x1x1x1x4xf32>
  %7 = stablehlo.convert %6 : tensor<2x1x1x1x4xf32>
  %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x1x4xf32>) -> tensor<2x2x2x4x4xf32>
  %9 = stablehlo.add %4, %8 : tensor<2x2x2x4x4xf32>
  %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %10 = stablehlo.reduce(%9 init: %cst_2) applies stablehlo.maximum across dimensions = [4] : (tensor<2x2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x2x4xf32>
  %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x2x2x4xf32>
  %12 = stablehlo.maximum %11, %10 : tensor<2x2x2x4xf32>
  %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2, 3] : (tensor<2x2x2x4xf32>) -> tensor<2x2x2x4x1xf32>
  %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2, 3, 4] : (tensor<2x2x2x4x1xf32>) -> tensor<2x2x2x4x4xf32>
  %15 = stablehlo.subtract %9, %14 : tensor<2x2x2x4x4xf32>
  %16 = stablehlo.exponential %15 : tensor<2x2x2x4x4xf32>
  %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %17 = stablehlo.reduce(%16 init: %cst_4) applies stablehlo.add across dimensions = [4] : (tensor<2x2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x2x4xf32>
  %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2, 3] : (tensor<2x2x2x4xf32>) -> tensor<2x2x2x4x1xf32>
  %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2, 3, 4] : (tensor<2x2x2x4x1xf32>) -> tensor<2x2x2x4x4xf32>
  %20 = stablehlo.divide %16, %19 : tensor<2x2x2x4x4xf32>
  %21 = stablehlo.multiply %18, %18 : tensor<2x2x2x4x1xf32>
  %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %22 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x2x2x4x1xf32>
  %23 = stablehlo.divide %22, %21 : tensor<2x2x2x4x1xf32>
  %24 = stablehlo.dot_general %arg2, %20, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [4], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xf32>, tensor<2x2x2x4x4xf32>) -> tensor<2x2x4x2x4xf32>
  %25 = stablehlo.transpose %24, dims = [0, 4, 1, 3, 2] : (tensor<2x2x4x2x4xf32>) -> tensor<2x4x2x2x4xf32>
  %26 = stablehlo.reshape %25 : (tensor<2x4x2x2x4xf32>) -> tensor<2x4x4x4xf32>
  %27 = stablehlo.sine %26 : tensor<2x4x4x4xf32>
  %28 = stablehlo.reshape %27 : (tensor<2x4x4x4xf32>) -> tensor<2x4x2x2x4xf32>
  %29 = stablehlo.transpose %28, dims = [0, 2, 4, 3, 1] : (tensor<2x4x2x2x4xf32>) -> tensor<2x2x4x2x4xf32>
  %30 = stablehlo.dot_general %29, %arg2, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x2x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x2x4x4xf32>
  %31 = stablehlo.dot_general %29, %20, batching_dims = [0, 1] x [0, 1], contracting_dims = [3, 4] x [2, 3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x2x4xf32>, tensor<2x2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %32 = stablehlo.transpose %31, dims = [0, 3, 1, 2] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  %33 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2, 3, 4] : (tensor<2x2x2x4x1xf32>) -> tensor<2x2x2x4x4xf32>
  %34 = stablehlo.multiply %30, %33 : tensor<2x2x2x4x4xf32>
  %35 = stablehlo.multiply %34, %16 : tensor<2x2x2x4x4xf32>
  %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %36 = stablehlo.reduce(%35 init: %cst_6) applies stablehlo.add across dimensions = [4] : (tensor<2x2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x2x4xf32>
  %37 = stablehlo.reshape %36 : (tensor<2x2x2x4xf32>) -> tensor<2x2x2x4x1xf32>
  %38 = stablehlo.negate %37 : tensor<2x2x2x4x1xf32>
  %39 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2, 3, 4] : (tensor<2x2x2x4x1xf32>) -> tensor<2x2x2x4x4xf32>
  %40 = stablehlo.divide %30, %39 : tensor<2x2x2x4x4xf32>
  %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %41 = stablehlo.reduce(%38 init: %cst_7) applies stablehlo.add across dimensions = [4] : (tensor<2x2x2x4x1xf32>, tensor<f32>) -> tensor<2x2x2x4xf32>
  %42 = stablehlo.broadcast_in_dim %41, dims = [0, 1, 2, 3] : (tensor<2x2x2x4xf32>) -> tensor<2x2x2x4x4xf32>
  %43 = stablehlo.add %40, %42 : tensor<2x2x2x4x4xf32>
  %44 = stablehlo.multiply %43, %16 : tensor<2x2x2x4x4xf32>
  %cst_8 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
  %45 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x2x2x4x4xf32>
  %46 = stablehlo.multiply %44, %45 : tensor<2x2x2x4x4xf32>
  %47 = stablehlo.transpose %46, dims = [0, 1, 4, 3, 2] : (tensor<2x2x2x4x4xf32>) -> tensor<2x2x4x4x2xf32>
  %48 = stablehlo.dot_general %47, %arg1, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4x2xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x2x4xf32>
  %49 = stablehlo.transpose %48, dims = [0, 2, 1, 3, 4] : (tensor<2x2x4x2x4xf32>) -> tensor<2x4x2x2x4xf32>
  %50 = stablehlo.dot_general %47, %0, batching_dims = [0, 1] x [0, 2], contracting_dims = [3, 4] x [1, 3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4x2xf32>, tensor<2x4x2x2x4xf32>) -> tensor<2x2x4x4xf32>
  %51 = stablehlo.transpose %50, dims = [0, 2, 1, 3] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  %52 = stablehlo.reshape %49 : (tensor<2x4x2x2x4xf32>) -> tensor<2x4x4x4xf32>
  return %26, %52, %51, %32 : tensor<2x4x4x4xf32>, tensor<2x4x4x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>
}
func.func private @_where(%arg0: tensor<2x4xi1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<2x4xf32> {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  %2 = stablehlo.select %arg0, %0, %1 : tensor<2x4xi1>, tensor<2x4xf32>
  return %2 : tensor<2x4xf32>
}

// -----

// Keys and values repeated.
// CHECK-LABEL: func.func @main
// CHECK: trc.attention(
// CHECK: trc.attention_gradient(
func.func @main() {
  %c0 = stablehlo.constant dense<"0x591F26BF6D3CBE3E6EBE9F3E851FCB3F4B724CBE3644C4BF908F41BFC45C6BBFB2E19BBF73E8DE3EF22D25BF8D1AFDBF8869323F9D33E4BD60B3B63E8A84D83D20B4213F8CB91B3DE23B9E3F5897D93E16BDC83E14DAD13E1B73BABF469628BE22C584BE2187543EB1E9ADBFAC2AD13FB9C9D53D740C9BBFCFBCDABFE30490BEBEA7B7BDFDE137BF2DA6BC3D182424BF7A390D3F937B39BF69B21DBD34957A3F3996244074FA80BFF6D3EDBE79FF56BFBEC9483FEBF492BFA6FDF7BE647EF2BCAD8A7ABF411375BFD884F3BE9D6D06C06E05B9BF3479D3BEC6C9173EDE373EBE6811E3BF6675EDBE69664C3F344D0E3F8F46A1BDAC2A63BF6597213FB13414BFEFA995BF145C4DBF6163B93FE076613E3562943F926BF5BE8E2A703F2BFC19BFA43421BE5D201F40DA63443FB44C00BF9BB5ADBDC206A73E46F09A3FA76FFABE8BE3DEBF362D8FBE49137C3C7155E03D4D89A83FCF24A23E541B503F4BF18CBFCB2E5E3F7728064062DD453F0ED2813E14AF1D3E14C1E43FC45B6DBFA289E3BD54A0EB3EDB763E3F71E9DFBE3B599D3EB94B8EBE92B9F63D014307BEBE1F92BF66F6ACBC018D603F838E77BFC1E076BE072F2A3F57F188BF8B053B3E55B287BF923B913F44051440A16C0140E67060BEB17D3D3FA8CDF73DE51CD13DE71CC63FE0DAA8BFE513873F0E9B48BD0F4BB43F1BBA3F3E3B342CBF58E58D3E57683C3F"> : tensor<2x4x4x4xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x4x4x4xf32>
  %c1 = stablehlo.constant dense<"0xEE7C123D27E0F93E818C05BF8E9108C0F267663F22FC323F13BC173ED61A8C3D57A5843FE509EABE6BDF34BF381341BE5634983FEA8CB1BFE38D983F13A623BF2AE58CBFB549A13F506EC6BD146EA6BFDCABB7BE74596E3FE395983FAEACDABE4609D03E40CE363F3E0625BF4AC7B53E6B9202BDE53809BFD0FAFBBE6049893D4D8FF43CF3C310BF7A15DABED6818E3F80F55A3E8B95623F50D5993F5EBE163F34561140204753BFEEF34E3FC4E3A2BE4E8AED3F06A8D93F9823FABF9E0778BF69102A3FBD344A3F798F3C3FD72191BD9905E93E6A2C273FF97A9FBDA27E833F9A9B10C04B40223FD65B84BFE96B753F402C6ABE908763BF1A70BF3E274D69BF"> : tensor<2x4x2x4xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<2x4x2x4xf32>
  %c2 = stablehlo.constant dense<"0x28AB69BF1A9DC8BF39CADABCA75FFE3E84F2823F1C2111BE1F20863FE522933C080EBFBD05D5123F6A79873F7FD0AEBEA69C79BEFDB024BEDC82A93D278166BFB495833F7E02CDBE64C5EC3E2C5253BF27B5B73EE17EC83E8E63D7BE41560140F3F8BD3E6872E33F218A753FD78A29BFFEADC3BEC548DF3E0C907A3DC4974A3D758992BE277CE7BFD1D766BEB4F50DC0225FBE3EECDE39BF8D2537BF2D9160BEB69B8B3EFA4BB7BF2AD2DFBFD97488BFAAAB02C0758377BF0EA2CB3F353E87BF7DC2263FBB91AFBF4726993E26B4A3BE40FE74BD699B113F7ACCE03F1A61473EE8AFFE3DA02E79BFBF55153F63FA7BBE6AFE543F890533BD5CD4DE3F35D0FDBF"> : tensor<2x4x2x4xf32>
  %i2 = stablehlo.optimization_barrier %c2 : tensor<2x4x2x4xf32>
  %r:4 = call @form(%i0, %i1, %i2) : (tensor<2x4x4x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>) -> (tensor<2x4x4x4xf32>, tensor<2x4x4x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>)
  %w0 = stablehlo.constant dense<"0x28AB69BF1A9DC8BF39CADABCA75FFE3E28AB69BF1A9DC8BF39CADABCA75FFE3E84F2823F1C2111BE1F20863FE522933C84F2823F1C2111BE1F20863FE522933C4EB6C4BE4FEA3EBEAF552C3F5C9F33BDF6FB01BF2B5B02BF6D74023F1A03A93D51B34C3F509414BEA3AD603F367613BEFA44743E553E1DBEA581E63E5AFE0CBF1EC614BE063A1ABF79C1DE3E8583E4BDEFCF9EBD1112063EF444523FE7FD8CBE4AD73B3BBFCF0FBEF0E9763EC43725BF7922DB3D9C1DD3BDE69D833E3700D0BE707C88BEB68B75BF29526A3ED4BCC83CAEA1973EC72F84BE23F5F73E2A84CEBEFE6C023E6BA8793EB4DC06BDAD033D3FF0F268BBAE354B3DC21ED33D3CE6A5BD758992BE277CE7BFD1D766BEB4F50DC0758992BE277CE7BFD1D766BEB4F50DC0225FBE3EECDE39BF8D2537BF2D9160BE225FBE3EECDE39BF8D2537BF2D9160BE7CDF5FBE79A8E1BFC9B8D1BE520B05C03EFB733E8043BABF35D1D3BF198991BF26DE6CBFACFF5ABFE226063F93552BBF4FC1EBBF826872BF172FB33FE3BB7CBF3C397A3E4A7AC3BFF2A7EFBE79A591BF4F959A3E713ABFBFE86909BF9D9582BF3FD7C0BFFF8535BF1B71B23F91E948BF70BE72BF17190DBFD048823F054D0CBFF492023F1572B2BFFCDE96BEE7F714BF9796043E3EA9BEBF3408DFBE9B909ABF14AF063D828703BE561B3A3F344374BE1BE7F23D5EEB0DBECEF97C3F5E5624BF"> : tensor<2x4x4x4xf32>
  check.expect_almost_eq %r#0, %w0, tolerance = 1.0e-05 : tensor<2x4x4x4xf32>
  %w1 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000025818B3A32C883BAB3324EB99F9E073B6E73FBBDFC87ED3D34D5B93CAD7274BED86302BD75426B3E3460EBBD9C999F3D48A103BC157F6D3D219DEDBC161EA13C0DDEF2BC8D87123D48D968B80A4D0BBEDCECE03D9B35CABD7079C3BC20DE263E052D483D67DFD3BDDF6B9C3C2C099BBCD191A73D7F17C6BD859E85BCD63D4DBA8C9F7B3DFB7E46BDA31003BDC92F8BBEF1A7F3BDDEBE9B3D3554313DDD9A1B3D9C156CBE8F4EB93E2D3F0F3E2BEDB9BCA3BCE33C564E0DBD6A9FB9BBCA13F0B9000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000002A46D9BD8484493C0C596FBD2BC98A3D2563743C16ACE2BA689B063C4B1A1CBCA1A9453F7A4EC43E28F7BDBF4C853BBFB35DAF3EBE292E3E7B8928BF395EA6BE096315BB2F9CA3BEB4A03BBEA403343EB8EABA3DBC52A5BEEC7E02BE6847E53DD9581F3F5931C23E584F84BF274039BF2B163E3F5BCED23E22EBA9BFAC3749BF6F41203EDA1E1FBECD92E83BF1B082BC9DBFB03E53F9AEBEAE92203BF747B83D78266E3DC3D197BDC1F489BE0B0B85BD9BA224BD2DA3ACBE06A688BEB91FB3BE"> : tensor<2x4x4x4xf32>
  check.expect_almost_eq %r#1, %w1, tolerance = 1.0e-05 : tensor<2x4x4x4xf32>
  %w2 = stablehlo.constant dense<"0xFB3F97BD6CE3D8BD8EC98ABE9AF407BF196C26BCC06495BA72435DBE4D892C3E65F9713D4878EDBC3E2F443ED5D0773E5B85BF3E1EFC2EBDB4E09A3D81C090BE3C5B2BBD4D2EBD3DA7D1803DE2F5513E5DA4F5BE6873653C0BEB443E50741A3ED4E1673D62262E3D42D8873C6817AC3D8749ED3DEA94F43CD55F54BD5DF215BDC050E93DC2D92E3E85FF3BBD768D753E1ACFF2BE5E9D99BF58E8B4BD868CD5BD1B356C3E565E903E0DE9143E1B3437BD856F353F99FE9C3FD67407BEC3C7DEBEF85473BE32CDD5BEE9E38DBDB031E83B9D2B5EBE91EB863D6D532A3E5A29A93EE310DBBD54F00FBDF4B9F7BCE9014FBEF6A18FBC24FFBCBD20565E3D0B03563E"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#2, %w2, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w3 = stablehlo.constant dense<"0x34BD07C0865E46C0E861763F92304E3FC0571B403C4CF3BE1E1D294084F5D3BE503511BF2B2009BFD185B03F2D0388BE914ABC3E8AAA6CBE8AD34F3F187181BF3C1D8C3C44DCF6BE73EDF83E7C3678BEADBF853DB5DACD3D7658153D5839643EFC5B0A3D117586BDA2F69B3D758F68BD7692093D1040973DAEA21A3C49ED2A3E783609BF7C2E73C00ABFA3BF085150C0F8617B3CE29002C0969C1CBEB042A3BFFCDE0B3F048B10C04CBBBFBF6009F9BF4E651DC0EEB3F6BF7A6B1E404E22FCBF5A13133F04FCD6BFE3B12CBF4A91A3BF1F1792BEAA39A4BEF0E8683F500407BFF2E9D63CBBF421BE7A0285BD5CCB11BEBF730D3D704541BDC9BA8D3E1E6C38BE"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#3, %w3, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  return
}

func.func private @form(%arg0: tensor<2x4x4x4xf32>, %arg1: tensor<2x4x2x4xf32>, %arg2: tensor<2x4x2x4xf32>) -> (tensor<2x4x4x4xf32>, tensor<2x4x4x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>) {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1, 2, 4] : (tensor<2x4x2x4xf32>) -> tensor<2x4x2x2x4xf32>
  %1 = stablehlo.reshape %0 : (tensor<2x4x2x2x4xf32>) -> tensor<2x4x4x4xf32>
  %2 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1, 2, 4] : (tensor<2x4x2x4xf32>) -> tensor<2x4x2x2x4xf32>
  %3 = stablehlo.reshape %2 : (tensor<2x4x2x2x4xf32>) -> tensor<2x4x4x4xf32>
  %4 = stablehlo.reshape %arg0 : (tensor<2x4x4x4xf32>) -> tensor<2x4x4x1x4xf32>
  %5 = stablehlo.dot_general %4, %1, batching_dims = [0, 2] x [0, 2], contracting_dims = [4] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x4x1x4xf32>, tensor<2x4x4x4xf32>) -> tensor<2x4x4x1x4xf32>
  %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
  %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4x4x1x4xf32>
  %7 = stablehlo.multiply %5, %6 : tensor<2x4x4x1x4xf32>
  %c = stablehlo.constant dense<true> : tensor<i1>
  %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<2x4x4x4xi1>
  %c_0 = stablehlo.constant dense<true> : tensor<i1>
  %9 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<4x4xi1>
  %10 = call @tril(%9) : (tensor<4x4xi1>) -> tensor<4x4xi1>
  %11 = stablehlo.broadcast_in_dim %10, dims = [2, 3] : (tensor<4x4xi1>) -> tensor<1x1x4x4xi1>
  %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2, 3] : (tensor<1x1x4x4xi1>) -> tensor<2x4x4x4xi1>
  %13 = stablehlo.and %8, %12 : tensor<2x4x4x4xi1>
  %cst_1 = stablehlo.constant dense<-2.38197633E+38> : tensor<f32>
  %14:2 = call @_where(%13, %7, %cst_1) : (tensor<2x4x4x4xi1>, tensor<2x4x4x1x4xf32>, tensor<f32>) -> (tensor<1x2x4x4x4xf32>, tensor<1x2x4x4x4xi1>)
  %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %15 = stablehlo.reduce(%14#0 init: %cst_2) applies stablehlo.maximum across dimensions = [4] : (tensor<1x2x4x4x4xf32>, tensor<f32>) -> tensor<1x2x4x4xf32>
  %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %16 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<1x2x4x4xf32>
  %17 = stablehlo.maximum %16, %15 : tensor<1x2x4x4xf32>
  %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2, 3] : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4x1xf32>
  %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2, 3, 4] : (tensor<1x2x4x4x1xf32>) -> tensor<1x2x4x4x4xf32>
  %20 = stablehlo.subtract %14#0, %19 : tensor<1x2x4x4x4xf32>
  %21 = stablehlo.exponential %20 : tensor<1x2x4x4x4xf32>
  %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %22 = stablehlo.reduce(%21 init: %cst_4) applies stablehlo.add across dimensions = [4] : (tensor<1x2x4x4x4xf32>, tensor<f32>) -> tensor<1x2x4x4xf32>
  %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2, 3] : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4x1xf32>
  %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2, 3, 4] : (tensor<1x2x4x4x1xf32>) -> tensor<1x2x4x4x4xf32>
  %25 = stablehlo.divide %21, %24 : tensor<1x2x4x4x4xf32>
  %26 = stablehlo.multiply %23, %23 : tensor<1x2x4x4x1xf32>
  %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %27 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<1x2x4x4x1xf32>
  %28 = stablehlo.divide %27, %26 : tensor<1x2x4x4x1xf32>
  %29 = stablehlo.dot_general %3, %25, batching_dims = [0, 2] x [1, 2], contracting_dims = [1] x [4], precision = [DEFAULT, DEFAULT] : (tensor<2x4x4x4xf32>, tensor<1x2x4x4x4xf32>) -> tensor<2x4x4x1x4xf32>
  %30 = stablehlo.transpose %29, dims = [3, 0, 4, 1, 2] : (tensor<2x4x4x1x4xf32>) -> tensor<1x2x4x4x4xf32>
  %31 = stablehlo.transpose %30, dims = [1, 2, 3, 0, 4] : (tensor<1x2x4x4x4xf32>) -> tensor<2x4x4x1x4xf32>
  %32 = stablehlo.reshape %31 : (tensor<2x4x4x1x4xf32>) -> tensor<2x4x4x4xf32>
  %33 = stablehlo.sine %32 : tensor<2x4x4x4xf32>
  %34 = stablehlo.reshape %33 : (tensor<2x4x4x4xf32>) -> tensor<2x4x4x1x4xf32>
  %35 = stablehlo.transpose %34, dims = [3, 0, 1, 2, 4] : (tensor<2x4x4x1x4xf32>) -> tensor<1x2x4x4x4xf32>
  %36 = stablehlo.transpose %35, dims = [1, 3, 4, 0, 2] : (tensor<1x2x4x4x4xf32>) -> tensor<2x4x4x1x4xf32>
  %37 = stablehlo.dot_general %36, %3, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x4x1x4xf32>, tensor<2x4x4x4xf32>) -> tensor<2x4x1x4x4xf32>
  %38 = stablehlo.transpose %37, dims = [2, 0, 1, 3, 4] : (tensor<2x4x1x4x4xf32>) -> tensor<1x2x4x4x4xf32>
  %39 = stablehlo.dot_general %36, %25, batching_dims = [0, 1] x [1, 2], contracting_dims = [3, 4] x [0, 3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x4x1x4xf32>, tensor<1x2x4x4x4xf32>) -> tensor<2x4x4x4xf32>
  %40 = stablehlo.transpose %39, dims = [0, 3, 1, 2] : (tensor<2x4x4x4xf32>) -> tensor<2x4x4x4xf32>
  %41 = stablehlo.broadcast_in_dim %28, dims = [0, 1, 2, 3, 4] : (tensor<1x2x4x4x1xf32>) -> tensor<1x2x4x4x4xf32>
  %42 = stablehlo.multiply %38, %41 : tensor<1x2x4x4x4xf32>
  %43 = stablehlo.multiply %42, %21 : tensor<1x2x4x4x4xf32>
  %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %44 = stablehlo.reduce(%43 init: %cst_6) applies stablehlo.add across dimensions = [4] : (tensor<1x2x4x4x4xf32>, tensor<f32>) -> tensor<1x2x4x4xf32>
  %45 = stablehlo.reshape %44 : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4x1xf32>
  %46 = stablehlo.negate %45 : tensor<1x2x4x4x1xf32>
  %47 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2, 3, 4] : (tensor<1x2x4x4x1xf32>) -> tensor<1x2x4x4x4xf32>
  %48 = stablehlo.divide %38, %47 : tensor<1x2x4x4x4xf32>
  %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %49 = stablehlo.reduce(%46 init: %cst_7) applies stablehlo.add across dimensions = [0, 4] : (tensor<1x2x4x4x1xf32>, tensor<f32>) -> tensor<2x4x4xf32>
  %50 = stablehlo.broadcast_in_dim %49, dims = [1, 2, 3] : (tensor<2x4x4xf32>) -> tensor<1x2x4x4xf32>
  %51 = stablehlo.broadcast_in_dim %50, dims = [0, 1, 2, 3] : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4x4xf32>
  %52 = stablehlo.add %48, %51 : tensor<1x2x4x4x4xf32>
  %53 = stablehlo.multiply %52, %21 : tensor<1x2x4x4x4xf32>
  %54 = call @_where_0(%14#1, %53) : (tensor<1x2x4x4x4xi1>, tensor<1x2x4x4x4xf32>) -> tensor<2x4x4x1x4xf32>
  %cst_8 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
  %55 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x4x4x1x4xf32>
  %56 = stablehlo.multiply %54, %55 : tensor<2x4x4x1x4xf32>
  %57 = stablehlo.dot_general %56, %4, batching_dims = [0, 1] x [0, 2], contracting_dims = [2, 3] x [1, 3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x4x1x4xf32>, tensor<2x4x4x1x4xf32>) -> tensor<2x4x4x4xf32>
  %58 = stablehlo.transpose %57, dims = [0, 2, 1, 3] : (tensor<2x4x4x4xf32>) -> tensor<2x4x4x4xf32>
  %59 = stablehlo.dot_general %56, %1, batching_dims = [0, 1] x [0, 2], contracting_dims = [4] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x4x1x4xf32>, tensor<2x4x4x4xf32>) -> tensor<2x4x4x1x4xf32>
  %60 = stablehlo.transpose %59, dims = [0, 2, 1, 3, 4] : (tensor<2x4x4x1x4xf32>) -> tensor<2x4x4x1x4xf32>
  %61 = stablehlo.reshape %60 : (tensor<2x4x4x1x4xf32>) -> tensor<2x4x4x4xf32>
  %62 = stablehlo.reshape %40 : (tensor<2x4x4x4xf32>) -> tensor<2x4x2x2x4xf32>
  %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %63 = stablehlo.reduce(%62 init: %cst_9) applies stablehlo.add across dimensions = [3] : (tensor<2x4x2x2x4xf32>, tensor<f32>) -> tensor<2x4x2x4xf32>
  %64 = stablehlo.reshape %58 : (tensor<2x4x4x4xf32>) -> tensor<2x4x2x2x4xf32>
  %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %65 = stablehlo.reduce(%64 init: %cst_10) applies stablehlo.add across dimensions = [3] : (tensor<2x4x2x2x4xf32>, tensor<f32>) -> tensor<2x4x2x4xf32>
  return %32, %61, %65, %63 : tensor<2x4x4x4xf32>, tensor<2x4x4x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>
}
func.func private @tril(%arg0: tensor<4x4xi1>) -> tensor<4x4xi1> {
  %0 = stablehlo.iota dim = 0 : tensor<4x4xi32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x4xi32>
  %2 = stablehlo.add %0, %1 : tensor<4x4xi32>
  %3 = stablehlo.iota dim = 1 : tensor<4x4xi32>
  %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
  %c_0 = stablehlo.constant dense<false> : tensor<i1>
  %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<4x4xi1>
  %6 = stablehlo.select %4, %arg0, %5 : tensor<4x4xi1>, tensor<4x4xi1>
  return %6 : tensor<4x4xi1>
}
func.func private @_where(%arg0: tensor<2x4x4x4xi1>, %arg1: tensor<2x4x4x1x4xf32>, %arg2: tensor<f32>) -> (tensor<1x2x4x4x4xf32>, tensor<1x2x4x4x4xi1>) {
  %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<2x4x4x4xf32>
  %1 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2, 3, 4] : (tensor<2x4x4x4xi1>) -> tensor<1x2x4x4x4xi1>
  %2 = stablehlo.broadcast_in_dim %0, dims = [1, 2, 3, 4] : (tensor<2x4x4x4xf32>) -> tensor<1x2x4x4x4xf32>
  %3 = stablehlo.transpose %arg1, dims = [3, 0, 1, 2, 4] : (tensor<2x4x4x1x4xf32>) -> tensor<1x2x4x4x4xf32>
  %4 = stablehlo.select %1, %3, %2 : tensor<1x2x4x4x4xi1>, tensor<1x2x4x4x4xf32>
  return %4, %1 : tensor<1x2x4x4x4xf32>, tensor<1x2x4x4x4xi1>
}
func.func private @_where_0(%arg0: tensor<1x2x4x4x4xi1>, %arg1: tensor<1x2x4x4x4xf32>) -> tensor<2x4x4x1x4xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x2x4x4x4xf32>
  %1 = stablehlo.select %arg0, %arg1, %0 : tensor<1x2x4x4x4xi1>, tensor<1x2x4x4x4xf32>
  %2 = stablehlo.transpose %1, dims = [1, 2, 3, 0, 4] : (tensor<1x2x4x4x4xf32>) -> tensor<2x4x4x1x4xf32>
  return %2 : tensor<2x4x4x1x4xf32>
}

// -----

// The only head of keys repeated, and its gradients added up.
// CHECK-LABEL: func.func @main
// CHECK: trc.attention(
// CHECK: trc.attention_gradient(
func.func @main() {
  %c0 = stablehlo.constant dense<"0x193DA13A2DF5983ECC5B8CBED4FD63BF9CCAE8BE8CDC7DBF2359763D2C8CAB3F7E02FCBE71D71EBF94CCFA3EE5B9B63E6DE3D73D27336EBF85A1EFBC64FF313F390FACBF9D4CEABE445BF3BF930FA5BFF9BDEBBFBBBB70BEB03BA2BF29E38A3E5B83203ED36A3FBE971221C0C7E709BFEDA846BD8B0EE83D7DDBC3BF149CF4BE3A807ABFF50F4FBF87CB873F98BA4EBF7B3505BD6067623FD76615BFFEC3E4BD063BE23D05A0823DA1CE9CBF69EF9B3DEDEDAD3FD608C6BF81005C3FE26FF43D673724BFD30600407423433F4C8299BFF79B983DEEA1133F1A5041BE35D32E3F3C3A88BDBCD02A3F8221B83F34F82CBF9103503EA736EDBEA752023EFEF597BF"> : tensor<2x4x2x4xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x4x2x4xf32>
  %c1 = stablehlo.constant dense<"0x95B6813E55428E3F756BFD3F3615B93C3BB6E6BFC5D564BFD97B9ABFDB7A00BF7B1EA33DD62300C0F358AF3E5E53C1BF4240983EE53CE0BD4694A0BE999795BDE42E0ABFEECA1CBF9064D7BFFCB4F2BC733AEC3FDD80FD3F5231A93F6AAF343FCD2D2DBF0FACB83F02E665BD9A0E8DBDB91B95BE8556BC3D7DD4DEBEFC95ABBD"> : tensor<2x4x1x4xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<2x4x1x4xf32>
  %c2 = stablehlo.constant dense<"0x25D48ABFD950BFBEA3F4114050878EBD6F6374BEAE49083F7947353FFA8F8EBF6F2154BE20146B3F28288A3E0BC3F93D0DEAC63F84822DBFAE76A93D912205BF6CC2BE3F90D6F9BF688E2BBFD57607BFBCDD293FDF341B3FBA95B23FE879C9BF211F403FC72896BE6A662ABF2A210A3F458E6BBF26EC04C0478DBDBEF5B6BFBF"> : tensor<2x4x1x4xf32>
  %i2 = stablehlo.optimization_barrier %c2 : tensor<2x4x1x4xf32>
  %r:4 = call @form(%i0, %i1, %i2) : (tensor<2x4x2x4xf32>, tensor<2x4x1x4xf32>, tensor<2x4x1x4xf32>) -> (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x1x4xf32>, tensor<2x4x1x4xf32>)
  %w0 = stablehlo.constant dense<"0x25D48ABFD950BFBEA3F4114050878EBD25D48ABFD950BFBEA3F4114050878EBD83B31BBFADD90B3E9C90B23FED5928BFA67D05BFF0006B3E28EC9D3F36C443BF920874BE8DBE143FFFC8273F557E70BF62FE7FBE33A80A3F4EC4343F5BDC82BF23ACF43D573EAD3EABC9073F76934BBFE30B253E03078C3E8F900B3F0F5932BF6CC2BE3F90D6F9BF688E2BBFD57607BF6CC2BE3F90D6F9BF688E2BBFD57607BFC6F3AC3F79BDC2BF452DA5BE577934BFF8E7643F2CC5DBBDDCAE513F2C2BA4BFA7013D3F35FC1D3D195A663EA144D2BEA57A5D3FAFA660BE0D519A3E04872DBF0905063F4C1E5BBDB330123F2DEA7BBF396EEB3EA61C99BF1FAE68BED4DD44BF"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#0, %w0, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w1 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000256DA43E3863A03E32E2FE3EEECAA73DE4B1643ED2135F3E1941B13E8560693DD9E3F1BD0CE38D3D5763C7BD1055813D33B17FBDB5B6103D953655BD2B0C063DA2085DBE4567DF3BEE3803BE662DBE3CCDF340BEE079D23C3506E6BD00B7073D000000000000000000000000000000000000000000000000000000000000000088B40EBFE5201BBFEBC033BF34FE2FBEBE85C33E358BD43E7148F63E6921F13D09DAC23E8DE1913D76A24C3E7261EF3D5356AB3E269702BD7EE1C93DE03CD23D222C323FED096A3EA084D73E4CC3603E175B6DBE93D110BFC80AF7BE729AB1BD"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#1, %w1, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w2 = stablehlo.constant dense<"0x146584BD7F4B4ABEC39D8F3D7326053EC67F8ABD5EC51B3ED6BB26BF63049DBEBCAD0E3E9027223D9098B83E92C1FA3D2269E7BBE487BF3B64EF613E55065E3D42B01FBE76015D3E4C97D7BE1FED2CBE44977D3DFEFAB63E7EFA673F279C10BE90C28B3D8519FCBE5B4BE0BE40AFD43E3849D33CBE88A5BDAA9240BD74AAD7BD"> : tensor<2x4x1x4xf32>
  check.expect_almost_eq %r#2, %w2, tolerance = 1.0e-05 : tensor<2x4x1x4xf32>
  %w3 = stablehlo.constant dense<"0xAC980BC0B8A111BF9D671340DC8A30BF836A6CBF72CFC33F9ABB3940A02945C0302E083AAC3F543E1EAF973E1CDDC7BE483A803DD408073EB11D683EEAB298BE42435740A56443C0ABF4A3BFD9770DC0DEEADE3F622C05BF0A5F7C3FB476EFBF6C87533F9A2987BE924A9B3E94D546BF3289483EDAA893BE802BEABAE939A0BE"> : tensor<2x4x1x4xf32>
  check.expect_almost_eq %r#3, %w3, tolerance = 1.0e-05 : tensor<2x4x1x4xf32>
  return
}

func.func private @form(%arg0: tensor<2x4x2x4xf32>, %arg1: tensor<2x4x1x4xf32>, %arg2: tensor<2x4x1x4xf32>) -> (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x1x4xf32>, tensor<2x4x1x4xf32>) {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1, 2, 4] : (tensor<2x4x1x4xf32>) -> tensor<2x4x1x2x4xf32>
  %1 = stablehlo.reshape %0 : (tensor<2x4x1x2x4xf32>) -> tensor<2x4x2x4xf32>
  %2 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1, 2, 4] : (tensor<2x4x1x4xf32>) -> tensor<2x4x1x2x4xf32>
  %3 = stablehlo.reshape %2 : (tensor<2x4x1x2x4xf32>) -> tensor<2x4x2x4xf32>
  %4 = stablehlo.reshape %arg0 : (tensor<2x4x2x4xf32>) -> tensor<2x4x2x1x4xf32>
  %5 = stablehlo.dot_general %4, %1, batching_dims = [0, 2] x [0, 2], contracting_dims = [4] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x1x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x1x4xf32>
  %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
  %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x4x1x4xf32>
  %7 = stablehlo.multiply %5, %6 : tensor<2x2x4x1x4xf32>
  %c = stablehlo.constant dense<true> : tensor<i1>
  %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<2x2x4x4xi1>
  %c_0 = stablehlo.constant dense<true> : tensor<i1>
  %9 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<4x4xi1>
  %10 = call @tril(%9) : (tensor<4x4xi1>) -> tensor<4x4xi1>
  %11 = stablehlo.broadcast_in_dim %10, dims = [2, 3] : (tensor<4x4xi1>) -> tensor<1x1x4x4xi1>
  %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2, 3] : (tensor<1x1x4x4xi1>) -> tensor<2x2x4x4xi1>
  %13 = stablehlo.and %8, %12 : tensor<2x2x4x4xi1>
  %cst_1 = stablehlo.constant dense<-2.38197633E+38> : tensor<f32>
  %14:2 = call @_where(%13, %7, %cst_1) : (tensor<2x2x4x4xi1>, tensor<2x2x4x1x4xf32>, tensor<f32>) -> (tensor<1x2x2x4x4xf32>, tensor<1x2x2x4x4xi1>)
  %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %15 = stablehlo.reduce(%14#0 init: %cst_2) applies stablehlo.maximum across dimensions = [4] : (tensor<1x2x2x4x4xf32>, tensor<f32>) -> tensor<1x2x2x4xf32>
  %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %16 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<1x2x2x4xf32>
  %17 = stablehlo.maximum %16, %15 : tensor<1x2x2x4xf32>
  %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2, 3] : (tensor<1x2x2x4xf32>) -> tensor<1x2x2x4x1xf32>
  %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2, 3, 4] : (tensor<1x2x2x4x1xf32>) -> tensor<1x2x2x4x4xf32>
  %20 = stablehlo.subtract %14#0, %19 : tensor<1x2x2x4x4xf32>
  %21 = stablehlo.exponential %20 : tensor<1x2x2x4x4xf32>
  %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %22 = stablehlo.reduce(%21 init: %cst_4) applies stablehlo.add across dimensions = [4] : (tensor<1x2x2x4x4xf32>, tensor<f32>) -> tensor<1x2x2x4xf32>
  %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2, 3] : (tensor<1x2x2x4xf32>) -> tensor<1x2x2x4x1xf32>
  %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2, 3, 4] : (tensor<1x2x2x4x1xf32>) -> tensor<1x2x2x4x4xf32>
  %25 = stablehlo.divide %21, %24 : tensor<1x2x2x4x4xf32>
  %26 = stablehlo.multiply %23, %23 : tensor<1x2x2x4x1xf32>
  %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %27 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<1x2x2x4x1xf32>
  %28 = stablehlo.divide %27, %26 : tensor<1x2x2x4x1xf32>
  %29 = stablehlo.dot_general %3, %25, batching_dims = [0, 2] x [1, 2], contracting_dims = [1] x [4], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xf32>, tensor<1x2x2x4x4xf32>) -> tensor<2x2x4x1x4xf32>
  %30 = stablehlo.transpose %29, dims = [3, 0, 4, 1, 2] : (tensor<2x2x4x1x4xf32>) -> tensor<1x2x4x2x4xf32>
  %31 = stablehlo.transpose %30, dims = [1, 2, 3, 0, 4] : (tensor<1x2x4x2x4xf32>) -> tensor<2x4x2x1x4xf32>
  %32 = stablehlo.reshape %31 : (tensor<2x4x2x1x4xf32>) -> tensor<2x4x2x4xf32>
  %33 = stablehlo.sine %32 : tensor<2x4x2x4xf32>
  %34 = stablehlo.reshape %33 : (tensor<2x4x2x4xf32>) -> tensor<2x4x2x1x4xf32>
  %35 = stablehlo.transpose %34, dims = [3, 0, 1, 2, 4] : (tensor<2x4x2x1x4xf32>) -> tensor<1x2x4x2x4xf32>
  %36 = stablehlo.transpose %35, dims = [1, 3, 4, 0, 2] : (tensor<1x2x4x2x4xf32>) -> tensor<2x2x4x1x4xf32>
  %37 = stablehlo.dot_general %36, %3, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x1x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x1x4x4xf32>
  %38 = stablehlo.transpose %37, dims = [2, 0, 1, 3, 4] : (tensor<2x2x1x4x4xf32>) -> tensor<1x2x2x4x4xf32>
  %39 = stablehlo.dot_general %36, %25, batching_dims = [0, 1] x [1, 2], contracting_dims = [3, 4] x [0, 3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x1x4xf32>, tensor<1x2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %40 = stablehlo.transpose %39, dims = [0, 3, 1, 2] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  %41 = stablehlo.broadcast_in_dim %28, dims = [0, 1, 2, 3, 4] : (tensor<1x2x2x4x1xf32>) -> tensor<1x2x2x4x4xf32>
  %42 = stablehlo.multiply %38, %41 : tensor<1x2x2x4x4xf32>
  %43 = stablehlo.multiply %42, %21 : tensor<1x2x2x4x4xf32>
  %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %44 = stablehlo.reduce(%43 init: %cst_6) applies stablehlo.add across dimensions = [4] : (tensor<1x2x2x4x4xf32>, tensor<f32>) -> tensor<1x2x2x4xf32>
  %45 = stablehlo.reshape %44 : (tensor<1x2x2x4xf32>) -> tensor<1x2x2x4x1xf32>
  %46 = stablehlo.negate %45 : tensor<1x2x2x4x1xf32>
  %47 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2, 3, 4] : (tensor<1x2x2x4x1xf32>) -> tensor<1x2x2x4x4xf32>
  %48 = stablehlo.divide %38, %47 : tensor<1x2x2x4x4xf32>
  %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %49 = stablehlo.reduce(%46 init: %cst_7) applies stablehlo.add across dimensions = [0, 4] : (tensor<1x2x2x4x1xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %50 = stablehlo.broadcast_in_dim %49, dims = [1, 2, 3] : (tensor<2x2x4xf32>) -> tensor<1x2x2x4xf32>
  %51 = stablehlo.broadcast_in_dim %50, dims = [0, 1, 2, 3] : (tensor<1x2x2x4xf32>) -> tensor<1x2x2x4x4xf32>
  %52 = stablehlo.add %48, %51 : tensor<1x2x2x4x4xf32>
  %53 = stablehlo.multiply %52, %21 : tensor<1x2x2x4x4xf32>
  %54 = call @_where_0(%14#1, %53) : (tensor<1x2x2x4x4xi1>, tensor<1x2x2x4x4xf32>) -> tensor<2x2x4x1x4xf32>
  %cst_8 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
  %55 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x2x4x1x4xf32>
  %56 = stablehlo.multiply %54, %55 : tensor<2x2x4x1x4xf32>
  %57 = stablehlo.dot_general %56, %4, batching_dims = [0, 1] x [0, 2], contracting_dims = [2, 3] x [1, 3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x1x4xf32>, tensor<2x4x2x1x4xf32>) -> tensor<2x2x4x4xf32>
  %58 = stablehlo.transpose %57, dims = [0, 2, 1, 3] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  %59 = stablehlo.dot_general %56, %1, batching_dims = [0, 1] x [0, 2], contracting_dims = [4] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x1x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x1x4xf32>
  %60 = stablehlo.transpose %59, dims = [0, 2, 1, 3, 4] : (tensor<2x2x4x1x4xf32>) -> tensor<2x4x2x1x4xf32>
  %61 = stablehlo.reshape %60 : (tensor<2x4x2x1x4xf32>) -> tensor<2x4x2x4xf32>
  %62 = stablehlo.reshape %40 : (tensor<2x4x2x4xf32>) -> tensor<2x4x1x2x4xf32>
  %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %63 = stablehlo.reduce(%62 init: %cst_9) applies stablehlo.add across dimensions = [2, 3] : (tensor<2x4x1x2x4xf32>, tensor<f32>) -> tensor<2x4x4xf32>
  %64 = stablehlo.broadcast_in_dim %63, dims = [0, 1, 3] : (tensor<2x4x4xf32>) -> tensor<2x4x1x4xf32>
  %65 = stablehlo.reshape %58 : (tensor<2x4x2x4xf32>) -> tensor<2x4x1x2x4xf32>
  %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %66 = stablehlo.reduce(%65 init: %cst_10) applies stablehlo.add across dimensions = [2, 3] : (tensor<2x4x1x2x4xf32>, tensor<f32>) -> tensor<2x4x4xf32>
  %67 = stablehlo.broadcast_in_dim %66, dims = [0, 1, 3] : (tensor<2x4x4xf32>) -> tensor<2x4x1x4xf32>
  return %32, %61, %67, %64 : tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x1x4xf32>, tensor<2x4x1x4xf32>
}
func.func private @tril(%arg0: tensor<4x4xi1>) -> tensor<4x4xi1> {
  %0 = stablehlo.iota dim = 0 : tensor<4x4xi32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x4xi32>
  %2 = stablehlo.add %0, %1 : tensor<4x4xi32>
  %3 = stablehlo.iota dim = 1 : tensor<4x4xi32>
  %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
  %c_0 = stablehlo.constant dense<false> : tensor<i1>
  %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<4x4xi1>
  %6 = stablehlo.select %4, %arg0, %5 : tensor<4x4xi1>, tensor<4x4xi1>
  return %6 : tensor<4x4xi1>
}
func.func private @_where(%arg0: tensor<2x2x4x4xi1>, %arg1: tensor<2x2x4x1x4xf32>, %arg2: tensor<f32>) -> (tensor<1x2x2x4x4xf32>, tensor<1x2x2x4x4xi1>) {
  %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %1 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2, 3, 4] : (tensor<2x2x4x4xi1>) -> tensor<1x2x2x4x4xi1>
  %2 = stablehlo.broadcast_in_dim %0, dims = [1, 2, 3, 4] : (tensor<2x2x4x4xf32>) -> tensor<1x2x2x4x4xf32>
  %3 = stablehlo.transpose %arg1, dims = [3, 0, 1, 2, 4] : (tensor<2x2x4x1x4xf32>) -> tensor<1x2x2x4x4xf32>
  %4 = stablehlo.select %1, %3, %2 : tensor<1x2x2x4x4xi1>, tensor<1x2x2x4x4xf32>
  return %4, %1 : tensor<1x2x2x4x4xf32>, tensor<1x2x2x4x4xi1>
}
func.func private @_where_0(%arg0: tensor<1x2x2x4x4xi1>, %arg1: tensor<1x2x2x4x4xf32>) -> tensor<2x2x4x1x4xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x2x2x4x4xf32>
  %1 = stablehlo.select %arg0, %arg1, %0 : tensor<1x2x2x4x4xi1>, tensor<1x2x2x4x4xf32>
  %2 = stablehlo.transpose %1, dims = [1, 2, 3, 0, 4] : (tensor<1x2x2x4x4xf32>) -> tensor<2x2x4x1x4xf32>
  return %2 : tensor<2x2x4x1x4xf32>
}
