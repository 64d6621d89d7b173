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
  %c0 = stablehlo.constant dense<"0x95B6813E55428E3F756BFD3F3615B93C3BB6E6BFC5D564BFD97B9ABFDB7A00BF7B1EA33DD62300C0F358AF3E5E53C1BF4240983EE53CE0BD4694A0BE999795BDE42E0ABFEECA1CBF9064D7BFFCB4F2BC733AEC3FDD80FD3F5231A93F6AAF343FCD2D2DBF0FACB83F02E665BD9A0E8DBDB91B95BE8556BC3D7DD4DEBEFC95ABBD25D48ABFD950BFBEA3F4114050878EBD6F6374BEAE49083F7947353FFA8F8EBF6F2154BE20146B3F28288A3E0BC3F93D0DEAC63F84822DBFAE76A93D912205BF6CC2BE3F90D6F9BF688E2BBFD57607BFBCDD293FDF341B3FBA95B23FE879C9BF211F403FC72896BE6A662ABF2A210A3F458E6BBF26EC04C0478DBDBEF5B6BFBF591F26BF6D3CBE3E6EBE9F3E851FCB3F4B724CBE3644C4BF908F41BFC45C6BBFB2E19BBF73E8DE3EF22D25BF8D1AFDBF8869323F9D33E4BD60B3B63E8A84D83D20B4213F8CB91B3DE23B9E3F5897D93E16BDC83E14DAD13E1B73BABF469628BE22C584BE2187543EB1E9ADBFAC2AD13FB9C9D53D740C9BBFCFBCDABFE30490BEBEA7B7BDFDE137BF2DA6BC3D182424BF7A390D3F937B39BF69B21DBD34957A3F3996244074FA80BFF6D3EDBE79FF56BFBEC9483FEBF492BFA6FDF7BE647EF2BCAD8A7ABF411375BFD884F3BE9D6D06C06E05B9BF3479D3BEC6C9173EDE373EBE6811E3BF6675EDBE69664C3F344D0E3F8F46A1BDAC2A63BF6597213FB13414BF"> : tensor<2x4x4x4xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x4x4x4xf32>
  %c1 = stablehlo.constant dense<"0xEFA995BF145C4DBF6163B93FE076613E3562943F926BF5BE8E2A703F2BFC19BFA43421BE5D201F40DA63443FB44C00BF9BB5ADBDC206A73E46F09A3FA76FFABE8BE3DEBF362D8FBE49137C3C7155E03D4D89A83FCF24A23E541B503F4BF18CBFCB2E5E3F7728064062DD453F0ED2813E14AF1D3E14C1E43FC45B6DBFA289E3BD54A0EB3EDB763E3F71E9DFBE3B599D3EB94B8EBE92B9F63D014307BEBE1F92BF66F6ACBC018D603F838E77BFC1E076BE072F2A3F57F188BF8B053B3E55B287BF923B913F44051440A16C0140E67060BEB17D3D3FA8CDF73DE51CD13DE71CC63FE0DAA8BFE513873F0E9B48BD0F4BB43F1BBA3F3E3B342CBF58E58D3E57683C3F"> : tensor<2x4x2x4xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<2x4x2x4xf32>
  %c2 = stablehlo.constant dense<"0xEE7C123D27E0F93E818C05BF8E9108C0F267663F22FC323F13BC173ED61A8C3D57A5843FE509EABE6BDF34BF381341BE5634983FEA8CB1BFE38D983F13A623BF2AE58CBFB549A13F506EC6BD146EA6BFDCABB7BE74596E3FE395983FAEACDABE4609D03E40CE363F3E0625BF4AC7B53E6B9202BDE53809BFD0FAFBBE6049893D4D8FF43CF3C310BF7A15DABED6818E3F80F55A3E8B95623F50D5993F5EBE163F34561140204753BFEEF34E3FC4E3A2BE4E8AED3F06A8D93F9823FABF9E0778BF69102A3FBD344A3F798F3C3FD72191BD9905E93E6A2C273FF97A9FBDA27E833F9A9B10C04B40223FD65B84BFE96B753F402C6ABE908763BF1A70BF3E274D69BF"> : tensor<2x4x2x4xf32>
  %i2 = stablehlo.optimization_barrier %c2 : tensor<2x4x2x4xf32>
  %r:4 = call @form(%i0, %i1, %i2) : (tensor<2x4x4x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>) -> (tensor<2x4x4x4xf32>, tensor<2x4x4x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>)
  %w0 = stablehlo.constant dense<"0xEE7C123D27E0F93E818C05BF8E9108C0EE7C123D27E0F93E818C05BF8E9108C0F267663F22FC323F13BC173ED61A8C3DF267663F22FC323F13BC173ED61A8C3D36B5BC3EB3D2313E484A15BFC04FBEBF95D6803FB3A6DBBE3A7733BF064D7CBEE42E8E3FB47352BF90BF683FEC2AE5BEA920873F7338D9BE62CD353F0914A0BE389966BD5BBD053F5136EFBED71FE4BF12D9D13E5E34A23DCB210DBF0CD158BF3AA71A3F6C08D7BD76856F3FE740CABE6FE1C83EC980093F04043B3F2F5570BE4CBF46BED412343FEEE2D7BECC83AEBFA2891A3F8DA7093E7DA222BF13FA91BED978B03EECC77D3D2ECBBF3EF07B28BE7FE21B3F808CD53D24AA283FD7B080BE4D8FF43CF3C310BF7A15DABED6818E3F4D8FF43CF3C310BF7A15DABED6818E3F80F55A3E8B95623F50D5993F5EBE163F80F55A3E8B95623F50D5993F5EBE163FB3CB533F166F28BFA0EC593C0A9C1A3F830EAD3F8C0138BF15C69A3E28A0893E7A22603FAC599B3FC0718FBD385B1FBDAEAF9D3FD600B23FE84C41BF5108C1BEFF058A3F78D0A4BECEF6B73E4F737A3EBEDF593F8AF1A6BE4BFD5D3E440ED03E9961B73F0213B83FF78BA1BFD4CCEFBE8B17933F1C91A03FC90851BF4CDBF1BD3332813FB68AE2BED092873EEC1B543E761A15BF10FBF23D1503B4BE1822193FE8E6B83E54AA953EEDE2CF3D6CE700BE21C6563F608B4F3FEC1FEEBE4225B5BE"> : tensor<2x4x4x4xf32>
  check.expect_almost_eq %r#0, %w0, tolerance = 1.0e-05 : tensor<2x4x4x4xf32>
  %w1 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000A68B3CBEE23219BF3EDFFD3D1F6B063E9C38533C9F9F2B3DB5330EBCA49516BCB077B7BE32996D3E38A2A03D0C93043D55F79EBE3ADE4D3E862E8B3D34BDE53CE640C6BDDF8AB7BE1209CA3D6EE4A03D1CA91FBD05F85CBEEB08C13D5C45413DF6005ABE3AF7943D24D5593DADEF5E3D408AFC3C2887023D086444BC4650FCBC14D1BBBE9E2611BF100E6E3D86D40D3DE11784BC4492093D6118B23C284200BD97CCE63C3E4703BE1EBD203E105733BD69088BBDF8A3DBBC64F0BE3DF01136BB00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000CDAC64BDD8097D3CB9A77BBD704682BDCCDA0BBE50C11A3DB8E819BE66591FBEDCE6853E7213A9BE4CD1B23DA023B93C749D103F7B9A36BFDC1F413EA0F3473D8B5032BE559FCCBD8C4BACBE559DB6BDA303FBBD657EACBDD03B80BE3C1057BD1EA4863E3DC72BBF46DDEC3DD4B229BF5362763EA85921BF8678DB3D9AB823BF0E5C683EB02C91BD9CE0B1BEC099DEBE18630DBFB857BBBC42ED153E8F72193F987FB43CFCF277BC545C4EBC06DF1BBEBABE8F3EC93AC3BEF8261B3DE6FB14BF"> : tensor<2x4x4x4xf32>
  check.expect_almost_eq %r#1, %w1, tolerance = 1.0e-05 : tensor<2x4x4x4xf32>
  %w2 = stablehlo.constant dense<"0xD6376DBD4943D0BED88C56BDDC7E65BE244C883ECE03DBBECAD3CB3D4EA9E03D1A79403EAB21963E447F123E62AF4F3D7A53BEBEECEBD33E6ACD11BEEB86E6BDBE6FC03DCF4702BE742606BE1EF73C3D6DED053E84BDB0BDAE8CC0BC582123BC046365BE118B763ECF29253D3E55023EDCF5CEBC1C1DCD3D35EA873D800E523CC4FEF9BD56A5193E17A7993E2D5A4A3E907C7EBF7C03B83FCA89C93FB459B43DB2C9AB3E26DFC4BE2AF8EDBED00C2EBFD4A2D93FEE6D13C0F8DAC7BF1B22E5BED035B53D206D263E204947BAF7EA753DD2F35DBF70931C3F7615523E7325863E74979ABEB657933D6F69293E2F2FD83E04AB243E983A823E088C5FBED598C73D"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#2, %w2, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w3 = stablehlo.constant dense<"0xAF57BB3E9AA8DE3F0EF905C0572F6FC005A836406982943F9CB4D43FBEB4F0BE5495B73F927D10BE1A74BDBF7D5DA7BF355CCF3F118E32BFBCB0C93F045344BF3CD9F73CA8309D3E961BA8BE146A1FBF1ADC143F5D53693EFDE44C3F1CBAA9BEBA4D273E48AD173E62EF88BEB47680BE8C0E0D3ED16CCE3C184D183ED93185BDAF54D93F00CC04C008EDEFBE495C2B408C85E83F75D04240E6C79A3F306F403FF8D5E03F83DF84BF25C3E63EADDF503FEC9A1D4032B823409191D9BFB85E4CBF5CA4D43E11E135BEE6AB033EA00D633E4EDC0E3F7A340D3FBFD8BBBE0DA52ABE0E3A2CBEB623263B5A6911BEAC44A33E7FC6983E28008A3EFCA47ABD676FFEBD"> : tensor<2x4x2x4xf32>
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
  %c1 = stablehlo.constant dense<"0x05746A3FFEEE21BF4CDBE0BED0099B3F1D450F4084DFFF3F117B813D731B603E6048C43FADD7FEBD04F279BF795CEF3D352DE73E264354BFB4B7D2BFC1E6B7BF93592A3FF72442BF4BBD10BEFCA8593E04801E3F6178ABBEAA57FF3EFEDA63BF9532B9BE0D2083BFC0DD903FA5DDDDBC41433DBF146AB4BECA0C63BE4455333F"> : tensor<2x4x1x4xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<2x4x1x4xf32>
  %c2 = stablehlo.constant dense<"0xCE3DCCBF29C384BF4697C1BE4C1122405FA7743FC740E4BD9B45363F09AD0340915A6FBE889ABBBEF7209B3F9204FD3E7DDC2B3FDD1A02BF4A4CF63FDFD3DA3FF4E1103F9E2D2F3FA4BE01C0F340233F67C446BEE428DE3EA9B52E3FCBBDAEBEB561D8BF0E5ABC3E52CB3DBF330FA9BE28C11ABFD2E2AEBE31CF13C0ECC49B3F"> : tensor<2x4x1x4xf32>
  %i2 = stablehlo.optimization_barrier %c2 : tensor<2x4x1x4xf32>
  %r:4 = call @form(%i0, %i1, %i2) : (tensor<2x4x2x4xf32>, tensor<2x4x1x4xf32>, tensor<2x4x1x4xf32>) -> (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x1x4xf32>, tensor<2x4x1x4xf32>)
  %w0 = stablehlo.constant dense<"0xCE3DCCBF29C384BF4697C1BE4C112240CE3DCCBF29C384BF4697C1BE4C1122404E6A80BF407F52BF0EFDFFBDCB021B40E70091BF09895EBF31B238BEFE8D1C4098590EBFCA580DBF62832E3F90E09F3F1CAE67BF4DFE38BFA875903E79F0E03FC13EAC3ED27C00BF4759C73FDE01C63FBC57713EE61BFCBE5A48AE3FAC5FC83FF4E1103F9E2D2F3FA4BE01C0F340233FF4E1103F9E2D2F3FA4BE01C0F340233F96BF873E37CF153F7C6E74BFAE1F803EDF795B3E7086113FEC1046BFD13D3D3EB44405BF8409E73E52E405BEB26547BEDE1CA8BE2128043FD1AB57BF1099773D54882DBF60D2AE3EC4A41ABF00F2F53BA354F1BE5074BE3EAE5229BF14AA973D"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#0, %w0, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w1 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000095EBC5BE36E044BFF95716BE9C7C943E9EDEB0BEACEF2FBF685A06BE9AB1843ECED80ABEB4E201BE73FCCF3D824F683E8A0A8ABE9AF79DBE1E04113EABB6CD3E581A59BE823814BEAF9739BEC2E7CABE180A58BE6DD815BEA01A3CBEDDD8CBBE0000000000000000000000000000000000000000000000000000000000000000E0237D3C1CBE10BEC2C55ABECF6FBC3E50675F3C707AFFBD851241BEDE4CA63E4CD4C1BD404E60BD105A9D3DC8335C3D8C7303BD5ED4B5BD880F8BBD52F0463EA70542BE621DC0BD4C80273DA4CD493E9A0418BE029E9CBD4848FBBCB1AA5F3E"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#1, %w1, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w2 = stablehlo.constant dense<"0x712C8BBFA6901ABFBE1B07BF1A0F2E3ED2FE6D3E8385E23EA87668BC4C8A8FBE23C1543F0AD8353E4207B73FCDABAA3E8401C33C390385BCE95063BF1E5264BE8768F33EACFCD7BE9F1E39BEF3DDED3DB15EDDBEEC151C3E01641DBE643D7C3E2A4A53BD2D81873E5FE0843E286786BECFED0B3C68229C3BE383993D29BCCCBD"> : tensor<2x4x1x4xf32>
  check.expect_almost_eq %r#2, %w2, tolerance = 1.0e-05 : tensor<2x4x1x4xf32>
  %w3 = stablehlo.constant dense<"0x80277CC0F20F62C0F635E3BECA464D408297D8BED832F4BE1171293E9A3D143F3D3CFABE003F43BF64FD673F7C2DAE3FC1A3B43E551C16BFF9B09B3FD2319D3F536D743F3EC71140B3C54CC08AEBB93F034715BFDA11903F223DB2BF8380FE3D0E6715BFEA05FA3E815C1FBF62FB88BC056511BE1AF8BA3D63461EBEF3872B3C"> : tensor<2x4x1x4xf32>
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
  %c1 = stablehlo.constant dense<"0x05746A3FFEEE21BF4CDBE0BED0099B3F1D450F4084DFFF3F117B813D731B603E6048C43FADD7FEBD04F279BF795CEF3D352DE73E264354BFB4B7D2BFC1E6B7BF93592A3FF72442BF4BBD10BEFCA8593E04801E3F6178ABBEAA57FF3EFEDA63BF9532B9BE0D2083BFC0DD903FA5DDDDBC41433DBF146AB4BECA0C63BE4455333F"> : tensor<2x4x1x4xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<2x4x1x4xf32>
  %c2 = stablehlo.constant dense<"0xCE3DCCBF29C384BF4697C1BE4C1122405FA7743FC740E4BD9B45363F09AD0340915A6FBE889ABBBEF7209B3F9204FD3E7DDC2B3FDD1A02BF4A4CF63FDFD3DA3FF4E1103F9E2D2F3FA4BE01C0F340233F67C446BEE428DE3EA9B52E3FCBBDAEBEB561D8BF0E5ABC3E52CB3DBF330FA9BE28C11ABFD2E2AEBE31CF13C0ECC49B3F"> : tensor<2x4x1x4xf32>
  %i2 = stablehlo.optimization_barrier %c2 : tensor<2x4x1x4xf32>
  %r:4 = call @form(%i0, %i1, %i2) : (tensor<2x4x2x4xf32>, tensor<2x4x1x4xf32>, tensor<2x4x1x4xf32>) -> (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x1x4xf32>, tensor<2x4x1x4xf32>)
  %w0 = stablehlo.constant dense<"0xCE3DCCBF29C384BF4697C1BE4C112240CE3DCCBF29C384BF4697C1BE4C1122404E6A80BF407F52BF0FFDFFBDCB021B40E70091BF09895EBF31B238BEFE8D1C4098590EBFCB580DBF62832E3F90E09F3F1CAE67BF4DFE38BFA875903E79F0E03FC13EAC3ED27C00BF4759C73FDD01C63FBA57713EE51BFCBE5A48AE3FAB5FC83FF4E1103F9E2D2F3FA4BE01C0F340233FF4E1103F9E2D2F3FA4BE01C0F340233F96BF873E37CF153F7C6E74BFAE1F803EDF795B3E7086113FEC1046BFD13D3D3EB44405BF8409E73E52E405BEB26547BEDE1CA8BE2128043FD1AB57BF1099773D54882DBF5ED2AE3EC4A41ABFFBF1F53BA354F1BE5074BE3EAD5229BF12AA973D"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#0, %w0, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w1 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000095EBC5BE36E044BFF95716BE9C7C943E9EDEB0BEACEF2FBF685A06BE9AB1843ECED80ABEB4E201BE73FCCF3D824F683E8A0A8ABE9AF79DBE1E04113EABB6CD3E581A59BE823814BEAF9739BEC2E7CABE180A58BE6DD815BEA01A3CBEDDD8CBBE0000000000000000000000000000000000000000000000000000000000000000E0237D3C1CBE10BEC2C55ABECF6FBC3E50675F3C707AFFBD851241BEDE4CA63E4CD4C1BD404E60BD105A9D3DC8335C3D8C7303BD5ED4B5BD880F8BBD52F0463EA70542BE621DC0BD4C80273DA4CD493E9A0418BE029E9CBD4848FBBCB1AA5F3E"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#1, %w1, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w2 = stablehlo.constant dense<"0x712C8BBFA6901ABFBE1B07BF1A0F2E3ED2FE6D3E8385E23EA87668BC4C8A8FBE23C1543F0AD8353E4207B73FCDABAA3E8401C33C390385BCE95063BF1E5264BE8768F33EACFCD7BE9F1E39BEF3DDED3DB15EDDBEEC151C3E01641DBE643D7C3E2A4A53BD2D81873E5FE0843E286786BECFED0B3C68229C3BE383993D29BCCCBD"> : tensor<2x4x1x4xf32>
  check.expect_almost_eq %r#2, %w2, tolerance = 1.0e-05 : tensor<2x4x1x4xf32>
  %w3 = stablehlo.constant dense<"0x80277CC0F20F62C0F935E3BEC9464D408197D8BED832F4BE1171293E9A3D143F3C3CFABEFF3E43BF65FD673F7B2DAE3FC0A3B43E551C16BFF9B09B3FD2319D3F546D743F3EC71140B3C54CC08AEBB93F034715BFDA11903F223DB2BF8180FE3D0E6715BFE905FA3E815C1FBF64FB88BC056511BE19F8BA3D63461EBEF1872B3C"> : tensor<2x4x1x4xf32>
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
// CHECK: trc.attention(%{{.*}}) mask(%{{.*}}) {
// CHECK: trc.attention_gradient(
func.func @main() {
  %c0 = stablehlo.constant dense<"0x95B6813E55428E3F756BFD3F3615B93C3BB6E6BFC5D564BFD97B9ABFDB7A00BF7B1EA33DD62300C0F358AF3E5E53C1BF4240983EE53CE0BD4694A0BE999795BDE42E0ABFEECA1CBF9064D7BFFCB4F2BC733AEC3FDD80FD3F5231A93F6AAF343FCD2D2DBF0FACB83F02E665BD9A0E8DBDB91B95BE8556BC3D7DD4DEBEFC95ABBD25D48ABFD950BFBEA3F4114050878EBD6F6374BEAE49083F7947353FFA8F8EBF6F2154BE20146B3F28288A3E0BC3F93D0DEAC63F84822DBFAE76A93D912205BF6CC2BE3F90D6F9BF688E2BBFD57607BFBCDD293FDF341B3FBA95B23FE879C9BF211F403FC72896BE6A662ABF2A210A3F458E6BBF26EC04C0478DBDBEF5B6BFBF591F26BF6D3CBE3E6EBE9F3E851FCB3F4B724CBE3644C4BF908F41BFC45C6BBFB2E19BBF73E8DE3EF22D25BF8D1AFDBF8869323F9D33E4BD60B3B63E8A84D83D20B4213F8CB91B3DE23B9E3F5897D93E16BDC83E14DAD13E1B73BABF469628BE22C584BE2187543EB1E9ADBFAC2AD13FB9C9D53D740C9BBFCFBCDABFE30490BEBEA7B7BDFDE137BF2DA6BC3D182424BF7A390D3F937B39BF69B21DBD34957A3F3996244074FA80BFF6D3EDBE79FF56BFBEC9483FEBF492BFA6FDF7BE647EF2BCAD8A7ABF411375BFD884F3BE9D6D06C06E05B9BF3479D3BEC6C9173EDE373EBE6811E3BF6675EDBE69664C3F344D0E3F8F46A1BDAC2A63BF6597213FB13414BF"> : tensor<2x4x4x4xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x4x4x4xf32>
  %c1 = stablehlo.constant dense<"0xEFA995BF145C4DBF6163B93FE076613E3562943F926BF5BE8E2A703F2BFC19BFA43421BE5D201F40DA63443FB44C00BF9BB5ADBDC206A73E46F09A3FA76FFABE8BE3DEBF362D8FBE49137C3C7155E03D4D89A83FCF24A23E541B503F4BF18CBFCB2E5E3F7728064062DD453F0ED2813E14AF1D3E14C1E43FC45B6DBFA289E3BD54A0EB3EDB763E3F71E9DFBE3B599D3EB94B8EBE92B9F63D014307BEBE1F92BF66F6ACBC018D603F838E77BFC1E076BE072F2A3F57F188BF8B053B3E55B287BF923B913F44051440A16C0140E67060BEB17D3D3FA8CDF73DE51CD13DE71CC63FE0DAA8BFE513873F0E9B48BD0F4BB43F1BBA3F3E3B342CBF58E58D3E57683C3F"> : tensor<2x4x2x4xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<2x4x2x4xf32>
  %c2 = stablehlo.constant dense<"0xEE7C123D27E0F93E818C05BF8E9108C0F267663F22FC323F13BC173ED61A8C3D57A5843FE509EABE6BDF34BF381341BE5634983FEA8CB1BFE38D983F13A623BF2AE58CBFB549A13F506EC6BD146EA6BFDCABB7BE74596E3FE395983FAEACDABE4609D03E40CE363F3E0625BF4AC7B53E6B9202BDE53809BFD0FAFBBE6049893D4D8FF43CF3C310BF7A15DABED6818E3F80F55A3E8B95623F50D5993F5EBE163F34561140204753BFEEF34E3FC4E3A2BE4E8AED3F06A8D93F9823FABF9E0778BF69102A3FBD344A3F798F3C3FD72191BD9905E93E6A2C273FF97A9FBDA27E833F9A9B10C04B40223FD65B84BFE96B753F402C6ABE908763BF1A70BF3E274D69BF"> : tensor<2x4x2x4xf32>
  %i2 = stablehlo.optimization_barrier %c2 : tensor<2x4x2x4xf32>
  %c3 = stablehlo.constant dense<[[false, false, true, true], [true, true, true, false]]> : tensor<2x4xi1>
  %i3 = stablehlo.optimization_barrier %c3 : tensor<2x4xi1>
  %r:4 = call @form(%i0, %i1, %i2, %i3) : (tensor<2x4x4x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4xi1>) -> (tensor<2x4x4x4xf32>, tensor<2x4x4x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>)
  %w0 = stablehlo.constant dense<"0x9659C13D3353003FFA1FFCBEE32051BF9659C13D3353003FFA1FFCBEE32051BFC668D93E46FA95BD4A8E023FE34F6EBEC668D93E46FA95BD4A8E023FE34F6EBE9659C13D3353003FFA1FFCBEE32051BF9659C13D3353003FFA1FFCBEE32051BFC668D93E46FA95BD4A8E023FE34F6EBEC668D93E46FA95BD4A8E023FE34F6EBE2AE58CBFB549A13F506EC6BD146EA6BF2AE58CBFB549A13F506EC6BD146EA6BFDCABB7BE74596E3FE395983FAEACDABEDCABB7BE74596E3FE395983FAEACDABED9E016BF1993893F42C490BEED123DBFC845683ECE73473FF55214BF98AE213E2AC937BE7E82013EDF6C893EF6D91FBE30DE96BE23BB243FF9A75C3F3E15A9BE4D8FF43CF3C310BF7A15DABED6818E3F4D8FF43CF3C310BF7A15DABED6818E3F80F55A3E8B95623F50D5993F5EBE163F80F55A3E8B95623F50D5993F5EBE163FB3CB533F166F28BFA0EC593C0A9C1A3F830EAD3F8C0138BF15C69A3E28A0893E7A22603FAC599B3FC0718FBD385B1FBDAEAF9D3FD600B23FE84C41BF5108C1BEFF058A3F78D0A4BECEF6B73E4F737A3EBEDF593F8AF1A6BE4BFD5D3E440ED03E9961B73F0213B83FF78BA1BFD4CCEFBE8B17933F1C91A03FC90851BF4CDBF1BDA482C33F43F01CBF8EF8F03EEB46B43D84949A3FDFC9DCBE0EF6C03ECB7F5A3EFB0D383F2322813FBA8D82BD4C85B33E6553923F8DC1A53FD14234BF259E47BE"> : tensor<2x4x4x4xf32>
  check.expect_almost_eq %r#0, %w0, tolerance = 1.0e-05 : tensor<2x4x4x4xf32>
  %w1 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000078AA2ABFF4661BBFDD3146BE68B816BDD27D903D9391833D5DCCA73CAB357F3B1D1FE23D91FC0EBEE534293E6A89C0BD3676623EA7338FBE1476A93E93D340BE00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000CDAC64BDD8097D3CB9A77BBD704682BDCCDA0BBE50C11A3DB8E819BE66591FBEDCE6853E7213A9BE4CD1B23DA023B93C749D103F7B9A36BFDC1F413EA0F3473D8B5032BE559FCCBD8C4BACBE559DB6BDA303FBBD657EACBDD03B80BE3C1057BD1EA4863E3DC72BBF46DDEC3DD4B229BF5362763EA85921BF8678DB3D9AB823BF14574BBE625A87BD6A82ACBE8A430CBEAC094ABE9C89D2BD7701BEBEEBA0DEBDBA169B3D705A1BBEADE1F43CF1F5DABD2366BE3E94BD25BF8D1A0E3E30BFA7BE"> : tensor<2x4x4x4xf32>
  check.expect_almost_eq %r#1, %w1, tolerance = 1.0e-05 : tensor<2x4x4x4xf32>
  %w2 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000AFC5B93E93DD03BFAEF655BEF6B9BDBDA27BD4BD8085D8BE58D508BEA0416FBEAEC5B9BE92DD033FABF6553EF8B9BD3DA77BD43D8285D83E58D5083EA4416F3E80609A3E6681C13E1FEAB13E5E3C103F52364CBF58C5D73FD8E9AC3F4278273E7624F0BEB21F17BF453FB9BE0E8E36BF6D0CCB3FB7AE18C098B0BCBFB17DE5BEF6872B3E067C593EBFA46A3CCC46193E80E249BF2830333FDD6BFC3D8EC1913E0000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#2, %w2, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w3 = stablehlo.constant dense<"0x1710C13D3E09F63EE40EF2BEE7A13ABF39EFD23EF7D795BD80F0F93EA92A6CBE1710C13D3E09F63EE40EF2BEE7A13ABF39EFD23EF7D795BD80F0F93EA92A6CBE7EDF01C02B2B4340C0706ABF0A4545C06EB31ABFD685044071E54440DDEBB1BF2184D43D5FEFB23FFC5D86BF88A751BF70A9833E6FB0E83D6D4B483F5648C2BE444C0B4068A112C05EF167BEC5812840F997054047165B40BBBF883F5CEB6F3F34BC1F40A685B2BF5270593FE3CA3A3F034930401C753C40887DF2BF214F26BF2FA52A3F815992BEF0FA7F3E02314F3E98D7433F74CD593F44B0E9BE400355BB0000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#3, %w3, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  return
}

func.func private @form(%arg0: tensor<2x4x4x4xf32>, %arg1: tensor<2x4x2x4xf32>, %arg2: tensor<2x4x2x4xf32>, %arg3: tensor<2x4xi1>) -> (tensor<2x4x4x4xf32>, tensor<2x4x4x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>) {
  %c = stablehlo.constant dense<[[true, false, false, false], [true, true, false, false], [true, true, true, false], [true, true, true, true]]> : tensor<4x4xi1>
  %0 = stablehlo.reshape %arg0 : (tensor<2x4x4x4xf32>) -> tensor<2x4x2x2x4xf32>
  %1 = stablehlo.dot_general %arg1, %0, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [4], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xf32>, tensor<2x4x2x2x4xf32>) -> tensor<2x2x4x4x2xf32>
  %2 = stablehlo.transpose %1, dims = [0, 1, 4, 3, 2] : (tensor<2x2x4x4x2xf32>) -> tensor<2x2x2x4x4xf32>
  %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
  %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x2x4x4xf32>
  %4 = stablehlo.multiply %2, %3 : tensor<2x2x2x4x4xf32>
  %5 = stablehlo.broadcast_in_dim %arg3, dims = [0, 4] : (tensor<2x4xi1>) -> tensor<2x1x1x1x4xi1>
  %6 = stablehlo.broadcast_in_dim %c, dims = [3, 4] : (tensor<4x4xi1>) -> tensor<1x1x1x4x4xi1>
  %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x1x4xi1>) -> tensor<2x1x1x4x4xi1>
  %8 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x4x4xi1>) -> tensor<2x1x1x4x4xi1>
  %9 = stablehlo.and %7, %8 : tensor<2x1x1x4x4xi1>
  %cst_0 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
  %10:2 = call @_where(%9, %4, %cst_0) : (tensor<2x1x1x4x4xi1>, tensor<2x2x2x4x4xf32>, tensor<f32>) -> (tensor<2x2x2x4x4xf32>, tensor<2x2x2x4x4xi1>)
  %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %11 = stablehlo.reduce(%10#0 init: %cst_1) applies stablehlo.maximum across dimensions = [4] : (tensor<2x2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x2x4xf32>
  %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x2x2x4xf32>
  %13 = stablehlo.maximum %12, %11 : tensor<2x2x2x4xf32>
  %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2, 3] : (tensor<2x2x2x4xf32>) -> tensor<2x2x2x4x1xf32>
  %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2, 3, 4] : (tensor<2x2x2x4x1xf32>) -> tensor<2x2x2x4x4xf32>
  %16 = stablehlo.subtract %10#0, %15 : tensor<2x2x2x4x4xf32>
  %17 = stablehlo.exponential %16 : tensor<2x2x2x4x4xf32>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %18 = stablehlo.reduce(%17 init: %cst_3) applies stablehlo.add across dimensions = [4] : (tensor<2x2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x2x4xf32>
  %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2, 3] : (tensor<2x2x2x4xf32>) -> tensor<2x2x2x4x1xf32>
  %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2, 3, 4] : (tensor<2x2x2x4x1xf32>) -> tensor<2x2x2x4x4xf32>
  %21 = stablehlo.divide %17, %20 : tensor<2x2x2x4x4xf32>
  %22 = stablehlo.multiply %19, %19 : tensor<2x2x2x4x1xf32>
  %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %23 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x2x2x4x1xf32>
  %24 = stablehlo.divide %23, %22 : tensor<2x2x2x4x1xf32>
  %25 = stablehlo.dot_general %arg2, %21, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [4], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xf32>, tensor<2x2x2x4x4xf32>) -> tensor<2x2x4x2x4xf32>
  %26 = stablehlo.transpose %25, dims = [0, 4, 1, 3, 2] : (tensor<2x2x4x2x4xf32>) -> tensor<2x4x2x2x4xf32>
  %27 = stablehlo.reshape %26 : (tensor<2x4x2x2x4xf32>) -> tensor<2x4x4x4xf32>
  %28 = stablehlo.sine %27 : tensor<2x4x4x4xf32>
  %29 = stablehlo.reshape %28 : (tensor<2x4x4x4xf32>) -> tensor<2x4x2x2x4xf32>
  %30 = stablehlo.transpose %29, dims = [0, 2, 4, 3, 1] : (tensor<2x4x2x2x4xf32>) -> tensor<2x2x4x2x4xf32>
  %31 = stablehlo.dot_general %30, %arg2, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x2x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x2x4x4xf32>
  %32 = stablehlo.dot_general %30, %21, batching_dims = [0, 1] x [0, 1], contracting_dims = [3, 4] x [2, 3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x2x4xf32>, tensor<2x2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %33 = stablehlo.transpose %32, dims = [0, 3, 1, 2] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  %34 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2, 3, 4] : (tensor<2x2x2x4x1xf32>) -> tensor<2x2x2x4x4xf32>
  %35 = stablehlo.multiply %31, %34 : tensor<2x2x2x4x4xf32>
  %36 = stablehlo.multiply %35, %17 : tensor<2x2x2x4x4xf32>
  %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %37 = stablehlo.reduce(%36 init: %cst_5) applies stablehlo.add across dimensions = [4] : (tensor<2x2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x2x4xf32>
  %38 = stablehlo.reshape %37 : (tensor<2x2x2x4xf32>) -> tensor<2x2x2x4x1xf32>
  %39 = stablehlo.negate %38 : tensor<2x2x2x4x1xf32>
  %40 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2, 3, 4] : (tensor<2x2x2x4x1xf32>) -> tensor<2x2x2x4x4xf32>
  %41 = stablehlo.divide %31, %40 : tensor<2x2x2x4x4xf32>
  %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %42 = stablehlo.reduce(%39 init: %cst_6) applies stablehlo.add across dimensions = [4] : (tensor<2x2x2x4x1xf32>, tensor<f32>) -> tensor<2x2x2x4xf32>
  %43 = stablehlo.broadcast_in_dim %42, dims = [0, 1, 2, 3] : (tensor<2x2x2x4xf32>) -> tensor<2x2x2x4x4xf32>
  %44 = stablehlo.add %41, %43 : tensor<2x2x2x4x4xf32>
  %45 = stablehlo.multiply %44, %17 : tensor<2x2x2x4x4xf32>
  %46 = call @_where_0(%10#1, %45) : (tensor<2x2x2x4x4xi1>, tensor<2x2x2x4x4xf32>) -> tensor<2x2x2x4x4xf32>
  %cst_7 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
  %47 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x2x2x4x4xf32>
  %48 = stablehlo.multiply %46, %47 : tensor<2x2x2x4x4xf32>
  %49 = stablehlo.transpose %48, dims = [0, 1, 4, 3, 2] : (tensor<2x2x2x4x4xf32>) -> tensor<2x2x4x4x2xf32>
  %50 = stablehlo.dot_general %49, %arg1, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4x2xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x2x4xf32>
  %51 = stablehlo.transpose %50, dims = [0, 2, 1, 3, 4] : (tensor<2x2x4x2x4xf32>) -> tensor<2x4x2x2x4xf32>
  %52 = stablehlo.dot_general %49, %0, batching_dims = [0, 1] x [0, 2], contracting_dims = [3, 4] x [1, 3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4x2xf32>, tensor<2x4x2x2x4xf32>) -> tensor<2x2x4x4xf32>
  %53 = stablehlo.transpose %52, dims = [0, 2, 1, 3] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  %54 = stablehlo.reshape %51 : (tensor<2x4x2x2x4xf32>) -> tensor<2x4x4x4xf32>
  return %27, %54, %53, %33 : tensor<2x4x4x4xf32>, tensor<2x4x4x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>
}
func.func private @_where(%arg0: tensor<2x1x1x4x4xi1>, %arg1: tensor<2x2x2x4x4xf32>, %arg2: tensor<f32>) -> (tensor<2x2x2x4x4xf32>, tensor<2x2x2x4x4xi1>) {
  %0 = stablehlo.convert %arg2 : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x4x4xi1>) -> tensor<2x2x2x4x4xi1>
  %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x2x2x4x4xf32>
  %3 = stablehlo.select %1, %arg1, %2 : tensor<2x2x2x4x4xi1>, tensor<2x2x2x4x4xf32>
  return %3, %1 : tensor<2x2x2x4x4xf32>, tensor<2x2x2x4x4xi1>
}
func.func private @_where_0(%arg0: tensor<2x2x2x4x4xi1>, %arg1: tensor<2x2x2x4x4xf32>) -> tensor<2x2x2x4x4xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x2x4x4xf32>
  %1 = stablehlo.select %arg0, %arg1, %0 : tensor<2x2x2x4x4xi1>, tensor<2x2x2x4x4xf32>
  return %1 : tensor<2x2x2x4x4xf32>
}

// -----

// Keys and values repeated.
// CHECK-LABEL: func.func @main
// CHECK: trc.attention(
// CHECK: trc.attention_gradient(
func.func @main() {
  %c0 = stablehlo.constant dense<"0x95B6813E55428E3F756BFD3F3615B93C3BB6E6BFC5D564BFD97B9ABFDB7A00BF7B1EA33DD62300C0F358AF3E5E53C1BF4240983EE53CE0BD4694A0BE999795BDE42E0ABFEECA1CBF9064D7BFFCB4F2BC733AEC3FDD80FD3F5231A93F6AAF343FCD2D2DBF0FACB83F02E665BD9A0E8DBDB91B95BE8556BC3D7DD4DEBEFC95ABBD25D48ABFD950BFBEA3F4114050878EBD6F6374BEAE49083F7947353FFA8F8EBF6F2154BE20146B3F28288A3E0BC3F93D0DEAC63F84822DBFAE76A93D912205BF6CC2BE3F90D6F9BF688E2BBFD57607BFBCDD293FDF341B3FBA95B23FE879C9BF211F403FC72896BE6A662ABF2A210A3F458E6BBF26EC04C0478DBDBEF5B6BFBF591F26BF6D3CBE3E6EBE9F3E851FCB3F4B724CBE3644C4BF908F41BFC45C6BBFB2E19BBF73E8DE3EF22D25BF8D1AFDBF8869323F9D33E4BD60B3B63E8A84D83D20B4213F8CB91B3DE23B9E3F5897D93E16BDC83E14DAD13E1B73BABF469628BE22C584BE2187543EB1E9ADBFAC2AD13FB9C9D53D740C9BBFCFBCDABFE30490BEBEA7B7BDFDE137BF2DA6BC3D182424BF7A390D3F937B39BF69B21DBD34957A3F3996244074FA80BFF6D3EDBE79FF56BFBEC9483FEBF492BFA6FDF7BE647EF2BCAD8A7ABF411375BFD884F3BE9D6D06C06E05B9BF3479D3BEC6C9173EDE373EBE6811E3BF6675EDBE69664C3F344D0E3F8F46A1BDAC2A63BF6597213FB13414BF"> : tensor<2x4x4x4xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x4x4x4xf32>
  %c1 = stablehlo.constant dense<"0xEFA995BF145C4DBF6163B93FE076613E3562943F926BF5BE8E2A703F2BFC19BFA43421BE5D201F40DA63443FB44C00BF9BB5ADBDC206A73E46F09A3FA76FFABE8BE3DEBF362D8FBE49137C3C7155E03D4D89A83FCF24A23E541B503F4BF18CBFCB2E5E3F7728064062DD453F0ED2813E14AF1D3E14C1E43FC45B6DBFA289E3BD54A0EB3EDB763E3F71E9DFBE3B599D3EB94B8EBE92B9F63D014307BEBE1F92BF66F6ACBC018D603F838E77BFC1E076BE072F2A3F57F188BF8B053B3E55B287BF923B913F44051440A16C0140E67060BEB17D3D3FA8CDF73DE51CD13DE71CC63FE0DAA8BFE513873F0E9B48BD0F4BB43F1BBA3F3E3B342CBF58E58D3E57683C3F"> : tensor<2x4x2x4xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<2x4x2x4xf32>
  %c2 = stablehlo.constant dense<"0xEE7C123D27E0F93E818C05BF8E9108C0F267663F22FC323F13BC173ED61A8C3D57A5843FE509EABE6BDF34BF381341BE5634983FEA8CB1BFE38D983F13A623BF2AE58CBFB549A13F506EC6BD146EA6BFDCABB7BE74596E3FE395983FAEACDABE4609D03E40CE363F3E0625BF4AC7B53E6B9202BDE53809BFD0FAFBBE6049893D4D8FF43CF3C310BF7A15DABED6818E3F80F55A3E8B95623F50D5993F5EBE163F34561140204753BFEEF34E3FC4E3A2BE4E8AED3F06A8D93F9823FABF9E0778BF69102A3FBD344A3F798F3C3FD72191BD9905E93E6A2C273FF97A9FBDA27E833F9A9B10C04B40223FD65B84BFE96B753F402C6ABE908763BF1A70BF3E274D69BF"> : tensor<2x4x2x4xf32>
  %i2 = stablehlo.optimization_barrier %c2 : tensor<2x4x2x4xf32>
  %r:4 = call @form(%i0, %i1, %i2) : (tensor<2x4x4x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>) -> (tensor<2x4x4x4xf32>, tensor<2x4x4x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>)
  %w0 = stablehlo.constant dense<"0xEE7C123D27E0F93E818C05BF8E9108C0EE7C123D27E0F93E818C05BF8E9108C0F267663F22FC323F13BC173ED61A8C3DF267663F22FC323F13BC173ED61A8C3D36B5BC3EB3D2313E484A15BFC04FBEBF95D6803FB3A6DBBE3A7733BF054D7CBEE42E8E3FB47352BF90BF683FEC2AE5BEA920873F7338D9BE62CD353F0914A0BE339966BD5BBD053F5136EFBED71FE4BF12D9D13E5D34A23DCA210DBF0CD158BF3AA71A3F6C08D7BD76856F3FE740CABE71E1C83EC980093F05043B3F305570BE4CBF46BED512343FEFE2D7BECC83AEBFA2891A3F8BA7093E7DA222BF14FA91BED878B03EECC77D3D2CCBBF3EEE7B28BE7FE21B3F7F8CD53D24AA283FD6B080BE4D8FF43CF3C310BF7A15DABED6818E3F4D8FF43CF3C310BF7A15DABED6818E3F80F55A3E8B95623F50D5993F5EBE163F80F55A3E8B95623F50D5993F5EBE163FB3CB533F166F28BF9AEC593C0A9C1A3F850EAD3F8C0138BF17C69A3E28A0893E7A22603FAC599B3FBD718FBD345B1FBDAEAF9D3FD500B23FE74C41BF5108C1BEFF058A3F79D0A4BECEF6B73E4F737A3EBDDF593F8AF1A6BE4CFD5D3E440ED03E9961B73F0213B83FF78BA1BFD4CCEFBE8B17933F1D91A03FCA0851BF4FDBF1BD3332813FB88AE2BED092873EEC1B543E761A15BF0DFBF23D1703B4BE1822193FE9E6B83E55AA953EEBE2CF3D6CE700BE21C6563F5F8B4F3FEE1FEEBE4325B5BE"> : tensor<2x4x4x4xf32>
  check.expect_almost_eq %r#0, %w0, tolerance = 1.0e-05 : tensor<2x4x4x4xf32>
  %w1 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000A68B3CBEE13219BF3DDFFD3D1E6B063E9C38533C9F9F2B3DB5330EBCA49516BCB077B7BE32996D3E36A2A03D0E93043D54F79EBE38DE4D3E862E8B3D34BDE53CE540C6BDE08AB7BE1009CA3D6FE4A03D1AA91FBD04F85CBEE708C13D5B45413DF7005ABE3AF7943D26D5593DAEEF5E3D328AFC3C2887023D106444BC3C50FCBC14D1BBBE9E2611BF130E6E3D87D40D3DE51784BC4492093D6818B23C284200BD94CCE63C3E4703BE1DBD203E0D5733BD65088BBDF5A3DBBC69F0BE3D661236BB00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000D1AC64BDD2097D3CBBA77BBD724682BDCEDA0BBE4BC11A3DB9E819BE67591FBEDCE6853E7213A9BE4BD1B23D9223B93C759D103F7C9A36BFDD1F413E9BF3473D8B5032BE569FCCBD8D4BACBE559DB6BDA203FBBD627EACBDD03B80BE3C1057BD1EA4863E3CC72BBF45DDEC3DD5B229BF5362763EA85921BF8678DB3D9AB823BF105C683EB52C91BD9CE0B1BEC199DEBE18630DBF9A57BBBC44ED153E8F72193F9B7FB43C01F377BC555C4EBC08DF1BBEBBBE8F3ECB3AC3BEF9261B3DE8FB14BF"> : tensor<2x4x4x4xf32>
  check.expect_almost_eq %r#1, %w1, tolerance = 1.0e-05 : tensor<2x4x4x4xf32>
  %w2 = stablehlo.constant dense<"0xD5376DBD4943D0BECE8C56BDDC7E65BE234C883ECE03DBBEC7D3CB3D4AA9E03D1A79403EAB21963E3D7F123E62AF4F3D7B53BEBEEAEBD33E6ACD11BEF086E6BDBE6FC03DCE4702BE742606BE1CF73C3D6BED053E85BDB0BDB08CC0BC602123BC046365BE118B763ED129253D3D55023EDAF5CEBC1A1DCD3D34EA873D800E523CCAFEF9BD54A5193E18A7993E2C5A4A3E8E7C7EBF7E03B83FCA89C93FBE59B43DB5C9AB3E26DFC4BE2BF8EDBED00C2EBFD4A2D93FEF6D13C0F9DAC7BF1D22E5BECE35B53D1F6D263EF84847BAFAEA753DD3F35DBF70931C3F7615523E7425863E73979ABEBA57933D7069293E322FD83E06AB243E993A823E088C5FBED498C73D"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#2, %w2, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w3 = stablehlo.constant dense<"0xAF57BB3E9BA8DE3F0EF905C0572F6FC005A836406982943F9CB4D43FBEB4F0BE5395B73F947D10BE1874BDBF7D5DA7BF345CCF3F118E32BFBCB0C93F035344BF3CD9F73CA9309D3E961BA8BE146A1FBF19DC143F5D53693EFCE44C3F1ABAA9BEB84D273E48AD173E61EF88BEB57680BE8A0E0D3ED06CCE3C164D183ED73185BDAF54D93F00CC04C00AEDEFBE4A5C2B408B85E83F74D04240E7C79A3F316F403FF8D5E03F84DF84BF27C3E63EADDF503FEC9A1D4034B823409091D9BFB85E4CBF5CA4D43E12E135BEE6AB033EA00D633E4EDC0E3F7B340D3FC1D8BBBE0EA52ABE0C3A2CBE5023263B5C6911BEAC44A33E80C6983E28008A3E00A57ABD686FFEBD"> : tensor<2x4x2x4xf32>
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
